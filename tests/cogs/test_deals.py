"""Deals through the bot: put together privately, sent, answered; long ones kept as drafts that are one's own."""

from typing import Any

from bot.games.city import data
from bot.i18n.translator import translator_for
from bot.present.control_id import fits, parse, written
from bot.tables.model import Command, TableChanged
from tests.cogs.table_playthrough import TablePlaythrough, components, controls, said
from tests.cogs.test_wrong_presses import forged, read
from tests.cogs.wire import walk

EN = translator_for("en")
MENU = 3


def give_everything(playthrough: TablePlaythrough) -> None:
    """Lea (seat 0) owns the first eleven districts and two cards, Tom the other eleven and two cards."""
    state = playthrough.table.state
    for at, plot in enumerate(state.plots):
        plot.owner = at // 11
    state.cards[0], state.cards[1] = [17, 19], [18, 20]


def parts(result: Any) -> list[dict[str, Any]]:
    """The controls of a private answer."""
    return [part for part in walk(components(result.response)) if "custom_id" in part]


def presses(result: Any, kind: str) -> list[str]:
    """The free buttons of a kind on a private answer, by custom_id."""
    return [p["custom_id"] for p in parts(result) if p["custom_id"].startswith(f"{kind}|") and not p.get("disabled")]


def labelled(result: Any, label: str) -> str:
    """The custom_id of the button with this label."""
    custom_id: str = next(part["custom_id"] for part in parts(result) if label in part.get("label", ""))
    return custom_id


async def open_composer(playthrough: TablePlaythrough, who: Any) -> Any:
    """My moves, propose a deal; with two at the table the partner is no question."""
    mine = await playthrough.press(who, "mine.-")
    asked = await who.click(mine.response, custom_id=labelled(mine, EN.say("city-action-propose")))
    await playthrough.env.settle()
    return asked


async def chosen(playthrough: TablePlaythrough, who: Any, panel: Any, at: int, *values: str) -> Any:
    """Choose in the menu number `at` of the composing panel."""
    menu = [part for part in parts(panel) if part["type"] == MENU][at]
    result = await who.select(panel.response, list(values), custom_id=menu["custom_id"])
    await playthrough.env.settle()
    return result


async def clicked(playthrough: TablePlaythrough, who: Any, panel: Any, custom_id: str) -> Any:
    result = await who.click(panel.response, custom_id=custom_id)
    await playthrough.env.settle()
    return result


async def long_deal(playthrough: TablePlaythrough) -> Any:
    """Lea's panel with eleven districts and two cards on each side: too long for any custom_id."""
    panel = await open_composer(playthrough, playthrough.lea)
    mine = [*map(str, list(data.DISTRICTS)[:11]), "card-jail-1", "card-taxi"]
    theirs = [*map(str, list(data.DISTRICTS)[11:]), "card-jail-2", "card-tax"]
    panel = await chosen(playthrough, playthrough.lea, panel, 0, *mine)
    return await chosen(playthrough, playthrough.lea, panel, 1, *theirs)


async def test_a_deal_is_composed_sent_countered_and_accepted(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    give_everything(playthrough)
    panel = await open_composer(playthrough, playthrough.lea)
    assert "Your trade with Tom" in read(panel)
    panel = await chosen(playthrough, playthrough.lea, panel, 1, "39")
    form = await clicked(playthrough, playthrough.lea, panel, presses(panel, "f")[0])
    assert form.modal is not None
    panel = await playthrough.lea.submit_modal(form, {"pay": "3.5M"})
    await playthrough.env.settle()
    assert "You give: 3.5M" in read(panel)
    seq = playthrough.table.seq
    assert playthrough.table.state.deals == []
    await clicked(playthrough, playthrough.lea, panel, labelled(panel, EN.say("compose-send")))
    assert playthrough.table.seq == seq + 1
    deal = playthrough.newest()
    assert "Lea proposes a trade to you." in said(deal)
    countering = await playthrough.press(playthrough.tom, f"counter.{playthrough.table.state.deals[0].number}", deal)
    assert countering.ephemeral
    assert "You get: 3.5M" in read(countering)
    more = next(
        part["custom_id"]
        for part in parts(countering)
        if str(part.get("label")).endswith("+1M") and ".4500" in part["custom_id"]
    )
    countering = await clicked(playthrough, playthrough.tom, countering, more)
    await clicked(playthrough, playthrough.tom, countering, labelled(countering, EN.say("compose-send")))
    first, second = playthrough.table.state.deals
    assert (second.seat, second.partner, second.ask) == (1, 0, 4_500)
    await playthrough.press(playthrough.lea, f"Accept.{second.number}")
    assert playthrough.table.state.plots[data.PLACE[39]].owner == 0
    over = next(
        message
        for message in playthrough.public()
        if "4.5M" in said(message) and f"Trade {second.number}" in said(message)
    )
    assert not controls(over), "a deal that is over has no buttons"
    first_message = next(
        message for message in playthrough.public() if said(message).startswith(f"### Trade {first.number}\n")
    )
    gone = f"This trade isn't possible any more: Tom can't give {EN.space('city', 39, 'the')}."
    assert gone in said(first_message), "what it was about has changed hands"
    assert not any(press.text.startswith("Accept") for press in controls(first_message))


async def test_a_deal_that_outlives_turns_stays_below_them_and_calls_once(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    give_everything(playthrough)
    panel = await open_composer(playthrough, playthrough.lea)
    panel = await chosen(playthrough, playthrough.lea, panel, 0, str(next(iter(data.DISTRICTS))))
    panel = await chosen(playthrough, playthrough.lea, panel, 1, "39")
    await clicked(playthrough, playthrough.lea, panel, labelled(panel, EN.say("compose-send")))
    message, before = playthrough.newest(), playthrough.table.state.turns.turn
    assert playthrough.called(message) == [playthrough.tom.id]
    posted = len(playthrough.public())
    while playthrough.table.state.turns.turn < before + 2:
        seat, action = default_of(playthrough)
        answer = await playthrough.app.tables.submit(
            playthrough.table.id, Command(f"x{playthrough.table.seq}", seat, action)
        )
        assert isinstance(answer, TableChanged), answer
        await playthrough.app.publisher.settled()
    assert playthrough.table.state.deals, "it is still open"
    *_, turn, moved = playthrough.public()
    assert len(playthrough.public()) == posted + 2, "the deal's older messages are gone"
    mover = playthrough.table.chairs[playthrough.table.state.turns.active].person
    assert (playthrough.called(turn), playthrough.called(moved)) == ([mover], []), "whoever is to move, nobody again"
    await playthrough.press(
        playthrough.tom, next(each.text for each in controls(moved) if "Accept." in each.text), moved
    )
    assert playthrough.table.state.plots[data.PLACE[39]].owner == 0


def default_of(playthrough: TablePlaythrough) -> tuple[int, Any]:
    """What time would play for the turn: seat and action."""
    game, state = playthrough.app.tables.game(playthrough.table), playthrough.table.state
    wait = next(wait for wait in game.waits(state) if wait.seats[0] >= 0 and wait.kind != "deal")
    seat, action = game.default(state, wait)
    return (wait.seats[0] if seat < 0 else seat), action


async def test_a_deal_too_long_for_a_button_is_kept_as_a_draft(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    give_everything(playthrough)
    panel = await long_deal(playthrough)
    assert all(fits(part["custom_id"]) for part in parts(panel))
    send = parse(labelled(panel, EN.say("compose-send")))
    assert send is not None
    assert send.draft is not None
    assert next(part for part in parts(panel) if part["type"] == MENU)["max_values"] == 13
    panel = await chosen(playthrough, playthrough.lea, panel, 0, *map(str, list(data.DISTRICTS)[:10]))
    form = await clicked(playthrough, playthrough.lea, panel, presses(panel, "f")[1])
    typed = await playthrough.lea.submit_modal(form, {"ask": "much"})
    await playthrough.env.settle()
    assert read(typed).startswith("I can't read “much” as an amount")
    assert typed.response.id != panel.response.id, "what was composed stays as it is"
    await clicked(playthrough, playthrough.lea, panel, labelled(panel, EN.say("compose-send")))
    (deal,) = playthrough.table.state.deals
    assert (len(deal.give), len(deal.take), deal.ask) == (10, 13, 0)
    await playthrough.press(playthrough.tom, f"Accept.{deal.number}")
    assert [plot.owner for plot in playthrough.table.state.plots] == [1] * 10 + [0] * 12


async def test_somebody_elses_draft_is_no_button(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    give_everything(playthrough)
    panel = await long_deal(playthrough)
    send, seq = labelled(panel, EN.say("compose-send")), playthrough.table.seq
    kind = f"d|{playthrough.table.id}|-|"
    for who, custom_id in (
        (playthrough.tom, send),
        (playthrough.zoe, send),
        (playthrough.lea, f"{kind}~999999999"),
        (playthrough.tom, kind + written(send).text),
    ):
        result = await forged(playthrough, who, custom_id)
        await playthrough.env.settle()
        assert result.ephemeral
        assert EN.say("refusal-no-draft") in read(result), custom_id
        assert "Central Quay" not in read(result) or who is not playthrough.zoe
    assert playthrough.table.seq == seq
    mine = await forged(playthrough, playthrough.lea, send)
    await playthrough.env.settle()
    assert playthrough.table.seq == seq + 1, read(mine)


async def test_forged_compositions_change_nothing(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    number, seq = playthrough.table.id, playthrough.table.seq
    for text in ("Propose.1.+1+3.0.+.0", "Propose.0.+.0.+.0", "Fly.+1", "Propose", "Roll", "Propose.?.?.?.?.?", "mine"):
        result = await forged(playthrough, playthrough.lea, f"d|{number}|-|{text}")
        await playthrough.env.settle()
        assert result.ephemeral, text
        assert read(result), text
    stranger = await forged(playthrough, playthrough.zoe, f"d|{number}|-|Propose.?.?.?.?.?")
    assert EN.say("refusal-stranger") in read(stranger)
    assert playthrough.table.seq == seq


async def test_a_deal_by_typing_is_finished_in_its_panel(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    give_everything(playthrough)
    lea, place = playthrough.lea, playthrough.place
    assert [each["name"] for each in await lea.autocomplete(place, "move trade", "with", "")] == ["Tom"]
    first = _name(1)
    assert [each["value"] for each in await lea.autocomplete(place, "move trade", "give", first.upper())] == [first]
    his = await lea.autocomplete(place, "move trade", "take", f"{_name(37)} + {_name(39)[:4]}", **{"with": "1"})
    assert [each["value"] for each in his] == [f"{_name(37)} + {_name(39)}"]
    panel = await lea.slash(place, "move trade", **{"with": "tom", "give": f"{_name(1)} + 1.5M", "take": _name(39)})
    assert panel.ephemeral
    assert f"You give: {_name(1)} and 1.5M" in read(panel).replace("the ", "")
    await clicked(playthrough, lea, panel, labelled(panel, EN.say("compose-send")))
    (deal,) = playthrough.table.state.deals
    assert (deal.give, deal.pay, deal.take) == ((1,), 1_500, (39,))
    nothing = await lea.slash(place, "move trade", **{"with": "Tom", "give": "the moon", "take": _name(37)})
    assert "the moon" in read(nothing)
    draft = await clicked(playthrough, lea, nothing, presses(nothing, "d")[0])
    assert f"You get: {_name(37)}" in read(draft).replace("the ", ""), "back to what could be read, not to all moves"
    alone = await playthrough.tom.slash(place, "move trade")
    assert "Your trade with Lea" in read(alone)


def _name(space: int) -> str:
    return EN.space("city", space)
