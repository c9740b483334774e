"""Deal at a simulated Discord: hands opened privately, cards played, a rent paid, moves by typing."""

from typing import Any

import pytest

from bot.games import GAMES
from bot.games.deal import actions
from bot.games.deal.data import MONEY, face
from bot.games.deal.naming import card_word
from bot.games.kit.engine import write
from bot.tables.kept import Kept
from bot.words import words
from tests.cogs.evening import Evening, controls, said
from tests.cogs.wire import texts, walk

EN = words("en")
DEAL = GAMES["deal"]


def read(result: Any) -> str:
    """What a private answer says."""
    return "\n".join(texts(result.response.components))


def seat_of(evening: Evening, who: Any) -> int:
    """Where somebody sits."""
    seat = evening.table.seat_of(who.id)
    assert seat is not None
    return seat


async def begin(evening: Evening) -> tuple[Any, Any]:
    """Lea and Tom at a table of Deal; who plays, and the other."""
    await evening.open(game="deal")
    await evening.press(evening.tom, "join")
    await evening.press(evening.lea, "start")
    return evening.whose_turn()


async def test_everybody_opens_their_own_hand_from_one_button(evening: Evening) -> None:
    mover, other = await begin(evening)
    for who in (mover, other):
        panel = await evening.press(who, "hand.-")
        assert panel.ephemeral
        held = evening.table.state.hands[seat_of(evening, who)]
        menu = next(part for part in walk(panel.response.components) if part.get("type") == 3)
        assert [int(option["value"]) for option in menu["options"]] == held
    assert "It is your turn" in read(await evening.press(mover, "hand.-"))
    stranger = await evening.press(evening.zoe, "hand.-")
    assert EN.say("refusal-stranger") in read(stranger)


@pytest.mark.uncounted
async def test_no_public_message_names_a_card_in_a_hand(evening: Evening) -> None:
    """Texts and addresses, at every step of some turns."""
    await begin(evening)
    for _ in range(12):
        table = evening.table
        hidden = {EN.card("deal", card) for hand in table.state.hands for card in hand if face(card).kind == "property"}
        shown = "\n".join(said(message) for message in evening.public())
        assert not [name for name in hidden if name in shown]
        mover, _ = evening.whose_turn()
        seat = seat_of(evening, mover)
        offer = next(
            (each for each in DEAL.offers(table.state, seat) if each.action in (actions.Bank, actions.Lay)),
            None,
        )
        text = "EndTurn" if offer is None else write(next(_all(offer)))
        await mover.slash(evening.place, "do", action=text)
        await evening.env.settle()
        if evening.table.state.asked is not None or evening.table.state.stage == "discard":
            break


def _all(offer: Any) -> Any:
    """The actions of an offer."""
    from bot.present.deal.scene import actions as every

    return every(offer)


async def test_cards_are_banked_by_pressing_and_the_hand_is_shown_again(evening: Evening) -> None:
    mover, _ = await begin(evening)
    seat = seat_of(evening, mover)
    held = evening.table.state.hands[seat]
    card = next(each for each in held if face(each).kind not in ("property", "wild"))
    panel = (await evening.press(mover, "hand.-")).response
    menu = next(part["custom_id"] for part in walk(panel.components) if part.get("type") == 3)
    chosen = await mover.select(panel, [str(card)], custom_id=menu)
    await evening.env.settle()
    uses = [part.get("custom_id", "") for part in walk(chosen.response.components)]
    bank = next(use for use in uses if use.endswith(f"|Bank.{card}"))
    done = await mover.click(chosen.response, custom_id=bank)
    await evening.env.settle()
    assert evening.table.state.banks[seat] == [card]
    assert "into the bank" in read(done)
    assert EN.card("deal", card, "a") in said(evening.newest())


async def test_hand_and_do_by_typing(evening: Evening) -> None:
    mover, other = await begin(evening)
    panel = await mover.slash(evening.place, "hand")
    assert panel.ephemeral
    assert "Your hand" in read(panel)
    looked = await other.slash(evening.place, "hand")
    assert f"{mover.name} is playing" in read(looked)
    offered = await mover.autocomplete(evening.place, "do", "action", "end")
    assert "EndTurn" in [choice["value"] for choice in offered]
    nothing = await other.autocomplete(evening.place, "do", "action", "")
    assert {choice["value"].split(".")[0] for choice in nothing} == {"Order", "Leave"}
    stranger = await evening.zoe.slash(evening.place, "hand")
    assert EN.say("refusal-stranger") in read(stranger)
    nowhere = await mover.slash(evening.channel, "hand")
    assert EN.say("refusal-no-table-here") in read(nowhere)


async def test_hand_at_a_table_without_cards_shows_what_one_may_do(evening: Evening) -> None:
    await evening.start()
    mover, _ = evening.whose_turn()
    panel = await mover.slash(evening.place, "hand")
    assert EN.say("mine-title") in read(panel)


async def test_a_pace_that_a_game_has_not_is_refused_in_words(evening: Evening) -> None:
    refused = await evening.lea.slash(evening.channel, "play", game="city", pace="brisk")
    assert EN.say("error-pace", game="City") in read(refused)
    await evening.open(game="deal", pace="brisk")
    assert evening.table.pace == "brisk"


async def test_a_debt_is_answered_and_paid_from_the_public_message(evening: Evening) -> None:
    """The button is everybody's; only who is asked finds the payment behind it."""
    mover, other = await begin(evening)
    await _owe(evening, mover, other)
    demand = evening.newest()
    assert {press.wait for press in controls(demand)} == {"answer", "hand"}
    nobody = await evening.press(mover, "answer.-", demand)
    assert EN.say("ask-done") in read(nobody)
    asked = await evening.press(other, "answer.-", demand)
    assert "You owe" in read(asked)
    pay = next(
        part["custom_id"]
        for part in walk(asked.response.components)
        if "|Pay." in part.get("custom_id", "") and part["custom_id"].startswith("p|")
    )
    done = await other.click(asked.response, custom_id=pay)
    await evening.env.settle()
    assert "pays" in read(done)
    assert evening.table.state.asked is None
    assert not [press for press in controls(demand_again(evening, demand)) if press.wait == "answer"]


def demand_again(evening: Evening, message: Any) -> Any:
    """The same message as it is now."""
    return next(each for each in evening.public() if each.id == message.id)


async def _owe(evening: Evening, mover: Any, other: Any) -> None:
    """The mover plays a birthday at the other, who has notes in the bank: cards laid by hand, told by a press."""
    from msgspec.structs import replace

    table = evening.table
    state = table.state
    birthday = next(card for card in range(1, 107) if card_word(card) == "birthday")
    notes = [card for card in range(1, 107) if face(card).kind == MONEY][:2]
    for hand in state.hands:
        hand[:] = [card for card in hand if card not in (birthday, *notes)]
    for pile in (state.pile.loose, state.pile.under, state.pile.used):
        pile[:] = [card for card in pile if card not in (birthday, *notes)]
    state.hands[seat_of(evening, mover)].append(birthday)
    state.banks[seat_of(evening, other)] += notes
    evening.app.tables._door._tables[table.id] = replace(table, kept=Kept(state))
    await mover.slash(evening.place, "do", action=f"Birthday.{birthday}")
    await evening.env.settle()
