"""Deal at a simulated Discord: hands opened privately, cards played, a rent paid, moves by typing."""

from itertools import product
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.deal import actions
from bot.games.deal.card_words import card_word
from bot.games.deal.data import MONEY, face
from bot.i18n.translator import translator_for
from bot.kit.contract import Choice
from bot.kit.engine import write
from bot.tables.storage.packed_state import PackedState
from tests.cogs.table_playthrough import TablePlaythrough, controls, said
from tests.cogs.wire import texts, walk

pytestmark = pytest.mark.uncounted

EN = translator_for("en")
DEAL = GAMES["deal"]


def read(result: Any) -> str:
    """What a private answer says."""
    return "\n".join(texts(result.response.components))


def seat_of(playthrough: TablePlaythrough, who: Any) -> int:
    """Where somebody sits."""
    seat = playthrough.table.seat_of(who.id)
    assert seat is not None
    return seat


async def begin(playthrough: TablePlaythrough) -> tuple[Any, Any]:
    """Lea and Tom at a table of Deal; who plays, and the other."""
    await playthrough.open(game="deal")
    await playthrough.press(playthrough.tom, "join")
    await playthrough.press(playthrough.lea, "start")
    return playthrough.whose_turn()


async def test_everybody_opens_their_own_hand_from_one_button(playthrough: TablePlaythrough) -> None:
    mover, other = await begin(playthrough)
    for who in (mover, other):
        panel = await playthrough.press(who, "mine.-")
        assert panel.ephemeral
        held = playthrough.table.state.hands[seat_of(playthrough, who)]
        menu = next(part for part in walk(panel.response.components) if part.get("type") == 3)
        assert [int(option["value"]) for option in menu["options"]] == held
    assert "It's your turn" in read(await playthrough.press(mover, "mine.-"))
    stranger = await playthrough.press(playthrough.zoe, "mine.-")
    assert EN.say("refusal-stranger") in read(stranger)


async def test_no_public_message_names_a_card_in_a_hand(playthrough: TablePlaythrough) -> None:
    """Texts and addresses, at every step of some turns."""
    await begin(playthrough)
    for _ in range(12):
        table = playthrough.table
        hidden = {EN.card("deal", card) for hand in table.state.hands for card in hand if face(card).kind == "property"}
        shown = "\n".join(said(message) for message in playthrough.public())
        assert not [name for name in hidden if name in shown]
        mover, _ = playthrough.whose_turn()
        seat = seat_of(playthrough, mover)
        legal_action = next(
            (each for each in DEAL.legal_actions(table.state, seat) if each.action in (actions.Bank, actions.Lay)), None
        )
        text = "EndTurn" if legal_action is None else write(next(_all(legal_action)))
        await mover.slash(playthrough.place, "move other", action=text)
        await playthrough.env.settle()
        if playthrough.table.state.asked is not None or playthrough.table.state.stage == "discard":
            break


def _all(legal_action: Any) -> Any:
    """The actions of an offer."""
    ways = (param.options if isinstance(param, Choice) else () for param in legal_action.params)
    return (legal_action.action(*values) for values in product(*ways))


async def test_cards_are_banked_by_pressing_and_the_hand_is_shown_again(playthrough: TablePlaythrough) -> None:
    mover, _ = await begin(playthrough)
    seat = seat_of(playthrough, mover)
    held = playthrough.table.state.hands[seat]
    card = next(each for each in held if face(each).kind not in ("property", "wild"))
    panel = (await playthrough.press(mover, "mine.-")).response
    menu = next(part["custom_id"] for part in walk(panel.components) if part.get("type") == 3)
    chosen = await mover.select(panel, [str(card)], custom_id=menu)
    await playthrough.env.settle()
    uses = [part.get("custom_id", "") for part in walk(chosen.response.components)]
    bank = next(use for use in uses if use.endswith(f"|Bank.{card}"))
    done = await mover.click(chosen.response, custom_id=bank)
    await playthrough.env.settle()
    assert playthrough.table.state.banks[seat] == [card]
    assert "into the bank" in read(done)
    assert EN.card("deal", card, "a") in said(playthrough.newest())


async def test_hand_and_do_by_typing(playthrough: TablePlaythrough) -> None:
    mover, other = await begin(playthrough)
    panel = await mover.slash(playthrough.place, "move hand")
    assert panel.ephemeral
    assert "Your hand" in read(panel)
    looked = await other.slash(playthrough.place, "move hand")
    assert f"It's {mover.name}'s turn" in read(looked)
    offered = await mover.autocomplete(playthrough.place, "move other", "action", "end")
    assert "EndTurn" in [choice["value"] for choice in offered]
    nothing = await other.autocomplete(playthrough.place, "move other", "action", "")
    assert {choice["value"].split(".")[0] for choice in nothing} == {"Order", "Leave"}
    stranger = await playthrough.zoe.slash(playthrough.place, "move hand")
    assert EN.say("refusal-stranger") in read(stranger)
    nowhere = await mover.slash(playthrough.channel, "move hand")
    assert EN.say("refusal-no-table-here") in read(nowhere)


async def test_hand_at_a_table_without_cards_shows_what_one_may_do(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    mover, _ = playthrough.whose_turn()
    panel = await mover.slash(playthrough.place, "move hand")
    assert EN.say("mine-title") in read(panel)


async def test_a_pace_that_a_game_has_not_is_refused_in_words(playthrough: TablePlaythrough) -> None:
    refused = await playthrough.lea.slash(playthrough.channel, "play", game="city", pace="brisk")
    assert EN.say("error-pace", game="City") in read(refused)
    await playthrough.open(game="deal", pace="brisk")
    assert playthrough.table.pace == "brisk"


async def test_a_debt_is_answered_and_paid_from_the_public_message(playthrough: TablePlaythrough) -> None:
    """The button is everybody's; only who is asked finds the payment behind it."""
    mover, other = await begin(playthrough)
    await _owe(playthrough, mover, other)
    demand = playthrough.newest()
    assert {press.wait for press in controls(demand)} == {"answer", "mine", "board", "table"}
    nobody = await playthrough.press(mover, "answer.-", demand)
    assert EN.say("ask-done") in read(nobody)
    asked = await playthrough.press(other, "answer.-", demand)
    assert "You owe" in read(asked)
    pay = next(
        part["custom_id"]
        for part in walk(asked.response.components)
        if "|Pay." in part.get("custom_id", "") and part["custom_id"].startswith("p|")
    )
    done = await other.click(asked.response, custom_id=pay)
    await playthrough.env.settle()
    assert "pays" in read(done)
    assert playthrough.table.state.asked is None
    assert not [press for press in controls(demand_again(playthrough, demand)) if press.wait == "answer"]


def demand_again(playthrough: TablePlaythrough, message: Any) -> Any:
    """The same message as it is now."""
    return next(each for each in playthrough.public() if each.id == message.id)


async def _owe(playthrough: TablePlaythrough, mover: Any, other: Any) -> None:
    """The mover plays a birthday at the other, who has notes in the bank: cards laid by hand, told by a press."""
    from msgspec.structs import replace

    table = playthrough.table
    state = table.state
    birthday = next(card for card in range(1, 107) if card_word(card) == "birthday")
    notes = [card for card in range(1, 107) if face(card).kind == MONEY][:2]
    for hand in state.hands:
        hand[:] = [card for card in hand if card not in (birthday, *notes)]
    for pile in (state.pile.loose, state.pile.under, state.pile.used):
        pile[:] = [card for card in pile if card not in (birthday, *notes)]
    state.hands[seat_of(playthrough, mover)].append(birthday)
    state.banks[seat_of(playthrough, other)] += notes
    playthrough.app.tables.executor._tables[table.id] = replace(table, packed_state=PackedState(state))
    await mover.slash(playthrough.place, "move other", action=f"Birthday.{birthday}")
    await playthrough.env.settle()
