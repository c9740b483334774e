"""Whoever presses what is not theirs, too late, or forged, reads one private sentence, and nothing happens."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.i18n.translator import translator_for
from bot.present.control_id import ControlId
from tests.cogs.table_playthrough import TablePlaythrough, controls, said
from tests.cogs.wire import texts, walk

pytestmark = pytest.mark.uncounted
EN = translator_for("en")


def read(result: Any) -> str:
    return "\n".join(texts(result.response.components))


async def forged(playthrough: TablePlaythrough, who: Any, custom_id: str) -> Any:
    """Press a control that the message does not have, by showing it first."""
    message = playthrough.newest()
    stored = playthrough.env.backend.get_message(message.channel.id, message.id)
    kept = stored.components
    stored.components = [
        {"type": 1, "id": 90, "components": [{"type": 2, "id": 91, "style": 2, "label": "x", "custom_id": custom_id}]}
    ]
    try:
        return await who.click(message, custom_id=custom_id)
    finally:
        stored.components = kept


async def seq_is_unchanged(playthrough: TablePlaythrough, seq: int) -> None:
    await playthrough.env.settle()
    assert playthrough.table.seq == seq


@pytest.mark.parametrize(
    ("custom_id", "key"),
    [
        ("nonsense", "refusal-forged"),
        ("p|{table}|roll-1|Roll.60", "refusal-forged"),
        ("p|{table}|roll-1|Nothing", "refusal-forged"),
        ("p|999999|roll-1|Roll", "refusal-no-table"),
        ("p|999999999999|roll-1|Roll", "refusal-no-table"),
        ("t|{table}|-|fly", "refusal-forged"),
        ("t|{table}|-|token.99999999999999999999", "refusal-no-lobby"),
        ("t|{table}|-|unrobot.x", "refusal-forged"),
        ("t|{table}|-|option.hour.?", "refusal-forged"),
        ("f|{table}|roll-1|Bid.?", "refusal-not-your-turn"),
        ("f|{table}|roll-1|Nothing.?", None),
        ("p|{table}|roll-1|Build.?.?.?", "ask-done"),
        ("h|{table}|mine|-", "mine-title"),
        ("h|{table}|deed|99999", None),
        ("h|{table}|nothing|x", "ask-done"),
        ("h|0|settings|theme.pink", "refusal-forged"),
        ("h|0|settings|pace.slow", "refusal-forged"),
        ("h|0|settings|lang.?", "refusal-forged"),
        ("h|0|server-settings|theme", "refusal-forged"),
        ("h|{table}|confirm|Roll", "ask-done"),
    ],
)
async def test_forged_presses(playthrough: TablePlaythrough, custom_id: str, key: str | None) -> None:
    await playthrough.start()
    table = playthrough.table
    mover, _ = playthrough.whose_turn()
    result = await forged(playthrough, mover, custom_id.format(table=table.id))
    assert result.ephemeral
    if key is not None:
        assert EN.say(key) in read(result)
    await seq_is_unchanged(playthrough, table.seq)


async def test_a_stranger_and_whoever_is_not_to_move(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    table = playthrough.table
    _, other = playthrough.whose_turn()
    assert EN.say("refusal-stranger") in read(await playthrough.press(playthrough.zoe, "Roll"))
    assert EN.say("refusal-not-your-turn") in read(await playthrough.press(other, "Roll"))
    await seq_is_unchanged(playthrough, table.seq)


async def test_a_past_decision_is_too_late_and_shows_what_is_possible(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    mover, _ = playthrough.whose_turn()
    wait = playthrough.app.tables.game(playthrough.table).waits(playthrough.table.state)[0].id
    await playthrough.press(mover, "Roll")
    seq = playthrough.table.seq
    result = await forged(playthrough, mover, str(ControlId("p", playthrough.table.id, wait, "Roll")))
    assert result.ephemeral
    assert read(result) == EN.say("refusal-too-late")
    (current,) = controls(result.response)
    shown = await mover.click(result.response, custom_id=str(current))
    assert EN.say("mine-title") in read(shown)
    await seq_is_unchanged(playthrough, seq)


async def test_an_absurd_amount_is_refused(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    mover, _ = playthrough.whose_turn()
    seq = playthrough.table.seq
    result = await forged(playthrough, mover, f"p|{playthrough.table.id}|auction-1|Bid.1" + "0" * 30)
    assert result.ephemeral
    await seq_is_unchanged(playthrough, seq)


async def test_a_press_of_another_server_is_not_heard(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    table = playthrough.table
    moved = replace(table, place=replace(table.place, guild=5))
    playthrough.app.tables.executor._tables[table.id] = moved
    mover, _ = playthrough.whose_turn()
    result = await forged(playthrough, mover, f"p|{table.id}|-|Roll")
    assert EN.say("refusal-no-table") in read(result)


async def test_only_the_host_starts_and_sets(playthrough: TablePlaythrough) -> None:
    await playthrough.open()
    await playthrough.press(playthrough.tom, "join")
    result = await playthrough.press(playthrough.tom, "start")
    assert result.ephemeral
    assert "Lea" in read(result)
    options = await playthrough.press(playthrough.lea, "options.-")
    assert options.ephemeral
    menus = [part for row in options.response.components for part in _selects(row)]
    pace = next(menu for menu in menus if "pace" in menu["custom_id"])
    await playthrough.lea.select(options.response, ["slow+0"], custom_id=pace["custom_id"])
    await playthrough.env.settle()
    assert playthrough.table.pace == "slow"


def _selects(part: dict[str, Any]) -> list[dict[str, Any]]:
    found = [part] if part.get("type") == 3 else []
    return found + [inner for each in part.get("components", ()) for inner in _selects(each)]


async def test_an_answer_that_fails_harms_nothing(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    mover, _ = playthrough.whose_turn()
    seq = playthrough.table.seq
    playthrough.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=1)
    message = playthrough.newest()
    roll = next(press for press in controls(message) if press.text == "Roll")
    await mover.click(message, custom_id=str(roll))
    await playthrough.env.settle()
    assert playthrough.table.seq == seq + 1, "the move counts"
    assert "rolls" in "\n".join(texts([c.to_dict() for c in playthrough.newest().components]))


async def test_a_fault_is_logged_and_told_with_a_number(
    playthrough: TablePlaythrough, caplog: pytest.LogCaptureFixture
) -> None:
    await playthrough.start()
    playthrough.app.tables.find = None  # type: ignore[assignment]  # breaks it
    playthrough.app.tables.get = None  # type: ignore[assignment]  # breaks it
    result = await playthrough.lea.click(playthrough.newest(), custom_id=str(_mine(playthrough)))
    await playthrough.env.settle()
    assert result.ephemeral
    number = read(result).split("Error ")[1].rstrip(").")
    assert any(number in line for line in caplog.messages)


def _mine(playthrough: TablePlaythrough) -> ControlId:
    return next(press for press in controls(playthrough.newest()) if press.wait == "mine")


async def test_a_deleted_message_comes_back_with_the_next_move_and_calls_nobody(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    mover, _ = playthrough.whose_turn()
    mine = await playthrough.press(mover, "mine.-")
    gone = playthrough.newest()
    called = playthrough.called(gone)
    await playthrough.lea.delete(gone)
    roll = next(part["custom_id"] for part in walk(mine.response.components) if "|Roll" in part.get("custom_id", ""))
    await mover.click(mine.response, custom_id=roll)
    await playthrough.env.settle()
    assert playthrough.newest().id != gone.id
    assert "rolls" in said(playthrough.newest())
    assert called == [mover.id]
    assert playthrough.called(playthrough.newest()) == []


@pytest.mark.parametrize("text", ["-", "theme.light"])
async def test_a_servers_settings_are_for_its_staff(playthrough: TablePlaythrough, text: str) -> None:
    await playthrough.start()
    refused = await forged(playthrough, playthrough.tom, f"h|0|server-settings|{text}")
    assert EN.say("error-staff-only") in read(refused)
    assert await playthrough.app.store.settings.guild(playthrough.table.place.guild) == {}
