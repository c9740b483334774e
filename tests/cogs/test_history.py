"""Looking back at games in Discord: by command and by button, privately, for those who may see the table."""

from typing import Any

from msgspec.structs import force_setattr

from bot.i18n.translator import translator_for
from bot.present.control_id import ControlId
from bot.present.panel_name import MINE
from bot.present.panels.turns import HISTORY
from bot.tables.history.history_service import AWAY
from bot.tables.table_actions import CallOff
from tests.cogs.table_playthrough import TablePlaythrough, controls
from tests.cogs.test_wrong_presses import forged, read

EN = translator_for("en")


async def played(playthrough: TablePlaythrough, turns: int = 1, **options: Any) -> None:
    """A game in which some turns are over."""
    await playthrough.open(**options)
    await playthrough.press(playthrough.tom, "join")
    await playthrough.press(playthrough.lea, "start")
    for _ in range(40):
        if playthrough.table.state.turns.turn > turns:
            break
        mover, _ = playthrough.whose_turn()
        verb = next(p.text for p in controls(playthrough.newest()) if p.kind == "p" and "?" not in p.text)
        await playthrough.press(mover, verb)
    assert playthrough.table.state.turns.turn > turns
    await playthrough.env.settle()


def turn(result: Any, number: int, count: int) -> bool:
    """Whether a page shows a turn."""
    return EN.say("history-turn", turn=number, count=count) in read(result)


async def test_the_table_leads_to_the_last_turn_and_that_to_all_others(playthrough: TablePlaythrough) -> None:
    await played(playthrough)
    count = playthrough.table.state.turns.turn
    panel = await playthrough.press(playthrough.lea, "table.-")
    opened = next(press for press in controls(panel.response) if press.wait == HISTORY)
    page = await playthrough.lea.click(panel.response, custom_id=str(opened))
    assert turn(page, count, count)
    back = ControlId("h", playthrough.table.id, HISTORY, "first")
    page = await playthrough.lea.click(page.response, custom_id=str(back))
    assert turn(page, 1, count)
    assert page.response.id == panel.response.id, "in its place"


async def test_the_command_shows_a_turn_to_players_and_to_those_who_see_the_channel(
    playthrough: TablePlaythrough,
) -> None:
    await played(playthrough)
    count = playthrough.table.state.turns.turn
    for person in (playthrough.lea, playthrough.zoe):
        page = await person.slash(playthrough.place, "table history", turn=1)
        assert page.ephemeral
        assert turn(page, 1, count)
    assert turn(await playthrough.tom.slash(playthrough.place, "table history"), count, count)


async def test_who_comes_back_after_hours_reads_once_what_happened_since(playthrough: TablePlaythrough) -> None:
    await played(playthrough, pace="slow")
    _, before = playthrough.whose_turn()
    await playthrough.press(playthrough.whose_turn()[0], "Roll")
    parts, title = playthrough.app.client.parts, EN.say("since-title")
    moves = f"h|{playthrough.table.id}|{MINE}|-"
    assert title not in read(await forged(playthrough, before, moves))
    later = parts.now() + AWAY + 60
    force_setattr(parts, "now", lambda: later)
    page = read(await forged(playthrough, before, moves))
    assert title in page.splitlines()[0]
    assert title not in read(await forged(playthrough, before, moves))


async def test_what_does_not_exist_gets_one_sentence(playthrough: TablePlaythrough) -> None:
    no_table = await playthrough.zoe.slash(playthrough.channel, "table history", table=77)
    assert read(no_table) == EN.say("refusal-no-table")
    assert read(await playthrough.zoe.slash(playthrough.channel, "table history")) == EN.say("refusal-no-table-here")
    await playthrough.open()
    lobby = await playthrough.lea.slash(playthrough.channel, "table history", table=playthrough.table.id)
    assert read(lobby) == EN.say("refusal-not-started")
    await playthrough.press(playthrough.tom, "join")
    await playthrough.press(playthrough.lea, "start")
    number = playthrough.table.id
    for asked in ("history|999", "history|x", "history|-", "history|w.0"):
        page = await forged(playthrough, playthrough.lea, f"h|{number}|{asked}")
        assert read(page) in {EN.say("refusal-no-turn"), EN.say("refusal-forged"), EN.say("refusal-late")}, asked
    assert read(await forged(playthrough, playthrough.zoe, f"h|{number}|history|since")) == EN.say("refusal-stranger")
    assert read(await playthrough.zoe.slash(playthrough.place, "table history", turn=0)) == EN.say("refusal-stranger")
    assert read(await playthrough.lea.slash(playthrough.place, "table history", turn=999)) == EN.say("refusal-no-turn")


async def test_of_another_server_nobody_learns_anything(playthrough: TablePlaythrough) -> None:
    await played(playthrough)
    guild = playthrough.env.create_guild("Elsewhere")
    channel, member = guild.create_text_channel("general"), guild.add_member(playthrough.env.create_user("Eve"))
    await playthrough.env.settle()
    page = await member.slash(channel, "table history", table=playthrough.table.id)
    assert read(page) == EN.say("refusal-no-table")


async def test_completion_offers_the_turns_of_the_game_meant_to_those_who_may_look(
    playthrough: TablePlaythrough,
) -> None:
    await played(playthrough, 2)
    number, count = playthrough.table.id, playthrough.table.state.turns.turn
    offered = {
        typed: [
            each["value"]
            for each in await playthrough.zoe.autocomplete(playthrough.place, "table history", "turn", typed)
        ]
        for typed in ("", "1", "lea", "x")
    }
    assert offered[""] == list(range(count, 0, -1))
    assert offered["1"][0] == 1
    assert 0 < len(offered["lea"]) < count
    assert offered["x"] == []
    since = (await playthrough.lea.autocomplete(playthrough.place, "table history", "turn", ""))[0]
    assert since["name"] == EN.say("since-title")
    page = await playthrough.lea.slash(playthrough.place, "table history", turn=since["value"])
    assert EN.say("since-title") in read(page)
    guild = playthrough.env.create_guild("Elsewhere")
    channel, member = guild.create_text_channel("general"), guild.add_member(playthrough.env.create_user("Eve"))
    await playthrough.env.settle()
    assert await member.autocomplete(channel, "table history", "turn", "", table=number) == []


async def test_completion_offers_ones_own_games_also_those_that_are_over(playthrough: TablePlaythrough) -> None:
    await played(playthrough)
    number = playthrough.table.id
    await playthrough.app.tables.act(number, playthrough.lea.id, CallOff(), staff=True)
    found = await playthrough.lea.autocomplete(playthrough.place, "table history", "table", "city")
    assert [choice["value"] for choice in found] == [number]
    assert await playthrough.zoe.autocomplete(playthrough.place, "table history", "table", "city") == []
    page = await playthrough.lea.slash(playthrough.place, "table history")
    assert turn(page, *(2 * (playthrough.app.tables.get(number).state.turns.turn,)))  # type: ignore[union-attr]
