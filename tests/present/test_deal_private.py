"""Deal's private panels: the hand, playing at somebody, paying, answering, rearranging, giving back, orders."""

import re

import msgspec
import pytest

from bot.games.deal import actions, sets
from bot.games.deal.data import PACK
from bot.games.deal.state import Holding, State
from bot.i18n.translator import translator_for
from bot.kit.contract import Action, Seat
from bot.kit.engine import check_action, read
from bot.present import registry
from bot.present.control_id import COMPOSE, OPEN, PLAY, ControlId, parse, written
from bot.present.panel_model import PLAIN, PRIMARY, SHORT, Button, Menu, Panel
from bot.tables.lobby import TEXT_FIRST
from bot.tables.model import Table
from tests.games.scenario import options_of
from tests.present.scenario_city import buttons, menus, text
from tests.present.scenario_deal import (
    DEAL,
    after,
    changed,
    game_positions,
    number,
    numbers,
    private,
    started,
    with_cards,
)
from tests.spoken import WALKED

FR = translator_for("fr")
SLY, SWAP, BREAK, DEBT, RENT = map(
    number, ("sly-deal", "forced-deal", "deal-breaker", "debt-collector", "rent-pink-orange")
)
STATION, MATIGNON = number("station-1"), number("red-1")


def scenario() -> Table:
    """Léa plays; Bea has a complete green set, a station and money; Max has a pink property."""
    return with_cards(
        started(3),
        hands=[
            ["sly-deal", "forced-deal", "deal-breaker", "debt-collector", "rent-pink-orange", "double-rent", "house"],
            ["just-say-no", "money-1"],
            ["pass-go"],
        ],
        banks=[["money-3"], ["money-1", "money-2", "money-2"], []],
        areas=[
            [("orange", ["orange-1", "wild-pink-orange"]), ("brown", ["brown-1", "brown-2"]), ("red", ["red-1"])],
            [("green", ["green-1", "green-2", "green-3"]), ("station", ["station-1"])],
            [("pink", ["pink-1"])],
        ],
    )


def pressed(table: Table, seat: Seat, button: Button | ControlId, lang: str = "en") -> Panel:
    """What the router shows for a press of OPEN or COMPOSE."""
    press = written(button.press) if isinstance(button, Button) else button
    assert press.kind in (OPEN, COMPOSE) or "?" in press.text
    return private(table, seat, registry.what(press), lang)


def called(panel: Panel, label: str) -> Button:
    """The button whose label begins so."""
    return next(button for button in buttons(panel) if button.label.startswith(label))


def picked(table: Table, seat: Seat, menu: Menu, *values: object, lang: str = "en") -> Panel:
    """What a menu's choice shows."""
    chosen = [str(value) for value in values]
    assert {*chosen} <= {choice.value for choice in menu.choices}
    assert menu.low <= len(chosen) <= menu.high
    press = written(menu.press)
    text_ = press.text.replace("?", "+".join(chosen), 1)
    return private(table, seat, registry.what(ControlId(press.kind, press.table, press.wait, text_)), lang)


def played(table: Table, seat: Seat, button: Button) -> Action:
    """The action of a button, which must be legal now."""
    press = written(button.press)
    assert press.kind == PLAY
    assert not button.disabled
    action = read(DEAL, press.text)
    assert check_action(DEAL.legal_actions(table.state, seat), action, press.decision) is None
    assert isinstance(action, Action)
    return action


def thread(table: Table, seat: Seat) -> int:
    """The number of a target's thread."""
    state: State = table.state
    assert state.asked is not None
    return next(t.number for t in state.asked.demand.threads if t.seat == seat)


# ---- the hand


def test_the_hand_lists_every_card_with_what_it_would_do() -> None:
    panel = private(scenario(), 0, "hand")
    assert panel.picture is not None
    assert panel.picture.key == "deal/hand"
    (menu,) = menus(panel)
    hints = {choice.label: choice.hint for choice in menu.choices}
    assert len(menu.choices) == 7
    assert hints["⚡ Sly Deal"] == "2 properties can be taken"
    assert hints["⚡ Deal Breaker"] == "One complete set can be taken"
    assert any(hint == "Rent: orange 3M" for hint in hints.values())
    assert "3 plays left" in text(panel)


def test_only_the_legal_buttons_of_a_card_are_there() -> None:
    table = scenario()
    house = private(table, 0, f"hand.{number('house')}")
    assert [button.label for button in buttons(house)][:2] == ["Bank: +3M", "🟫 brown: 2M → 5M"]
    assert played(table, 0, called(house, "🟫")) == actions.Build(number("house"), number("brown-1"))
    double = private(table, 0, f"hand.{number('double-rent')}")
    assert buttons(double)[0].label == "Bank: +1M"
    assert "Choose a rent card" in text(double)
    bare = with_cards(table, hands=[["sly-deal"], [], []])
    nothing = private(bare, 0, f"hand.{SLY}")
    assert "Nobody has a property outside a complete set." in text(nothing)
    assert [button.label for button in buttons(nothing)][:1] == ["Bank: +3M"]


def test_properties_and_wilds_are_laid_at_one_press() -> None:
    table = with_cards(scenario(), hands=[["orange-1", "wild-red-yellow", "wild-any"], [], []])
    property_ = private(table, 0, f"hand.{number('orange-1')}")
    assert played(table, 0, called(property_, "🟧")) == actions.Lay(number("orange-1"), "orange")
    two = private(table, 0, f"hand.{number('wild-red-yellow')}")
    assert [button.label for button in buttons(two)][:2] == ["🟥 Play: red", "🟨 Play: yellow"]
    any_ = private(table, 0, f"hand.{number('wild-any')}")
    colours = menus(any_)[1]
    assert len(colours.choices) == 10
    assert parse(colours.press) == ControlId(PLAY, 17, "play-1", f"Lay.{number('wild-any')}.?")


def test_new_cards_are_marked_and_named_where_words_come_first() -> None:
    table = changed(scenario(), fresh=[SLY])
    panel = private(table, 0, "hand")
    assert "New this turn" not in text(panel)
    words = msgspec.structs.replace(table, options={**table.options, TEXT_FIRST.key: "on"})
    assert "New this turn: Sly Deal" in text(private(words, 0, "hand"))
    assert [choice.label for choice in menus(panel)[0].choices if "NEW" in choice.label] == ["⚡ Sly Deal · NEW"]


def test_others_may_look_at_their_cards_but_not_play_them() -> None:
    panel = private(scenario(), 1, f"hand.{number('just-say-no')}")
    assert "It's Léa's turn." in text(panel)
    assert not [button for button in buttons(panel) if written(button.press).kind == PLAY]


def test_strangers_read_why_and_may_read_what_is_open() -> None:
    assert text(private(scenario(), None, "hand")) == translator_for("en").say("refusal-stranger")
    assert "No card played yet" in text(private(scenario(), None, "played"))
    for page in range(1, 5):
        assert translator_for("en").say(f"deal-panel-help-{page}") in text(private(scenario(), None, f"help.{page}"))


# ---- playing at somebody


def test_a_theft_is_chosen_step_by_step_and_confirmed_in_one_sentence() -> None:
    table = scenario()
    card = private(table, 0, f"hand.{SLY}", "fr")
    whom = pressed(table, 0, called(card, "Jouer"), "fr")
    assert [choice.label for choice in menus(whom)[0].choices] == ["Bea", "Max"]
    which = picked(table, 0, menus(whom)[0], 1)
    assert [choice.value for choice in menus(which)[0].choices] == [str(STATION)]
    panel = private(table, 0, f"confirm.Sly.{SLY}.{STATION}", "fr")
    assert text(panel) == "### Deal Duel\u00a0: prendre Gare Montparnasse à Bea"
    assert played(table, 0, buttons(panel)[0]) == actions.Sly(SLY, STATION)


def test_a_swap_asks_for_both_cards() -> None:
    table = scenario()
    wanted = private(table, 0, f"aim.{SWAP}.1")
    own = picked(table, 0, menus(wanted)[0], STATION)
    assert "You take Reading Railroad from Bea" in text(own)
    assert str(number("brown-1")) not in {choice.value for choice in menus(own)[0].choices}, "it is in a set (DEAL-85)"
    sure = picked(table, 0, menus(own)[0], MATIGNON)
    assert played(table, 0, buttons(sure)[0]) == actions.Forced(SWAP, MATIGNON, STATION)


def test_a_breaker_and_a_debt_lead_to_their_sentences() -> None:
    table = scenario()
    sets = private(table, 0, f"aim.{BREAK}")
    assert "rent 7M".lower() in menus(sets)[0].choices[0].hint.lower()
    sure = picked(table, 0, menus(sets)[0], number("green-1"))
    assert "take the complete green set from Bea" in text(sure)
    assert played(table, 0, buttons(sure)[0]) == actions.Breaker(BREAK, number("green-1"))
    debtors = private(table, 0, f"aim.{DEBT}")
    sure = picked(table, 0, menus(debtors)[0], 2)
    assert text(sure) == "### Debt Collector: 5M from Max"
    assert played(table, 0, buttons(sure)[0]) == actions.Collect(DEBT, 2)


def test_a_rent_shows_its_bill_and_its_doubles() -> None:
    """DEAL-64: a Double costs a play more."""
    table = scenario()
    bill = private(table, 0, f"rent.{RENT}")
    assert "Orange rent: **3M** · costs 1 play" in text(bill)
    twice = pressed(table, 0, called(bill, "×2"))
    assert "**6M** · costs 2 plays" in text(twice)
    assert not [button for button in buttons(twice) if button.label.startswith("×4")]
    assert played(table, 0, called(twice, "Charge everybody 6M")) == actions.Charge(RENT, "orange", 1)


def test_the_multicolour_rent_needs_a_colour_and_somebody() -> None:
    table = with_cards(scenario(), hands=[["rent-any"], [], []])
    card = number("rent-any")
    laid = with_cards(
        table,
        hands=[["rent-any"], [], []],
        areas=[[("orange", ["orange-1"]), ("red", ["red-1", "red-2"])], [("pink", ["pink-1"])], []],
    )
    bill = private(laid, 0, f"rent.{card}")
    assert "Red rent" in text(bill), "the dearest first"
    assert called(bill, "3M: choose who pays").disabled
    one = picked(laid, 0, menus(bill)[-1], 1)
    assert played(laid, 0, called(one, "Charge Bea 3M")) == actions.ChargeOne(card, "red", 0, 1)
    orange = pressed(laid, 0, called(one, "🟧"))
    assert played(laid, 0, called(orange, "Charge Bea 1M")) == actions.ChargeOne(card, "orange", 0, 1)


@pytest.mark.parametrize(
    "what", ["aim.1", "rent.1", "confirm.Sly.1.2", "confirm.EndHour", "swap.1.2", "aim.x", "rent."]
)
def test_what_is_not_possible_any_more_leads_back_to_the_hand(what: str) -> None:
    panel = private(scenario(), 0, what)
    assert text(panel) == translator_for("en").say("ask-done")
    hand = pressed(scenario(), 0, called(panel, "Refresh"))
    assert hand.picture is not None


# ---- paying


def owing() -> Table:
    """Bea and Max owe Léa 3M of rent; Bea has 5M in notes, a station and a set."""
    return after(scenario(), 0, actions.Charge(RENT, "orange", 0))[0]


def test_the_payment_that_hurts_least_is_ticked_and_paid_at_one_press() -> None:
    """DEAL-79: the suggestion; the panel opens from the public button."""
    table = owing()
    panel = private(table, 1, "answer")
    ticked = [choice.label for choice in menus(panel)[0].choices if choice.chosen]
    assert sorted(ticked) == ["1M note", "2M note"]
    assert "Due 3M, chosen 3M, overpaid 0M" in text(panel)
    assert "Breaks no set." in text(panel)
    pay = played(table, 1, called(panel, "Pay"))
    assert isinstance(pay, actions.Pay)
    assert pay.cards == table_least(table)
    table, told = after(table, 1, pay)
    assert [type(each.event).__name__ for each in told][:1] == ["Paid"]


def table_least(table: Table) -> tuple[int, ...]:
    """The suggestion in the order of the offer."""
    view = DEAL.view(table.state, 1)
    least = next(t.least for t in view.demand.threads if t.target == 1)
    legal_action = next(each for each in DEAL.legal_actions(table.state, 1) if each.action is actions.Pay)
    return tuple(card for card in options_of(legal_action, 1) if isinstance(card, int) and card in least)


def test_ticking_other_cards_says_what_is_lost_and_what_breaks() -> None:
    table = owing()
    panel = private(table, 1, "answer")
    breaking = picked(table, 1, menus(panel)[0], number("green-1"))
    assert "Due 3M, chosen 4M, overpaid 1M" in text(breaking)
    assert "Breaks a complete set: green." in text(breaking)
    assert isinstance(played(table, 1, called(breaking, "Pay")), actions.Pay)
    least = pressed(table, 1, called(breaking, "Cheapest payment"))
    assert [c.chosen for c in menus(least)[0].choices] == [c.chosen for c in menus(panel)[0].choices]


def test_too_little_or_too_much_cannot_be_paid_and_says_why() -> None:
    """DEAL-72, DEAL-73."""
    table = owing()
    panel = private(table, 1, "answer")
    little = picked(table, 1, menus(panel)[0], STATION)
    assert "2M is less than 3M" in text(little)
    assert called(little, "Pay").disabled
    nothing = picked(table, 1, menus(panel)[0])
    assert called(nothing, "Pay").disabled
    much = picked(table, 1, menus(panel)[0], number("green-1"), STATION)
    assert "you can leave at least one of these cards out" in text(much).lower()
    assert called(much, "Pay").disabled


def test_a_joker_stands_beside_pay_only_where_it_is_held() -> None:
    """DEAL-100, DEAL-132: whoever is asked is asked alike; what only the owner sees may differ."""
    table = owing()
    held, bare = private(table, 1, "answer"), private(table, 2, "answer")
    say_no = played(table, 1, called(held, "Just Say No"))
    assert say_no == actions.SayNo(thread(table, 1), number("just-say-no"))
    assert not [button for button in buttons(bare) if "Just Say No" in button.label]


def test_a_counter_is_offered_to_the_one_who_asks() -> None:
    table = owing()
    table, _ = after(table, 1, actions.SayNo(thread(table, 1), number("just-say-no")))
    panel = private(table, 0, "answer")
    assert "Bea has played Just Say No against you" in text(panel)
    assert [button.label for button in buttons(panel)] == ["Let it stand", "My hand"]
    assert played(table, 0, buttons(panel)[0]) == actions.Submit(thread(table, 1))
    assert panel.picture is not None
    assert panel.picture.view.played == number("just-say-no")


def test_a_theft_is_accepted_or_stopped() -> None:
    table, _ = after(scenario(), 0, actions.Sly(SLY, STATION))
    panel = private(table, 1, "answer", "fr")
    assert [button.label for button in buttons(panel)] == ["Laisser faire", "Joker\u202f!", "Ma main"]
    assert panel.picture is not None
    assert panel.picture.view.played == STATION
    assert "ensuite, l’action a lieu" in text(panel)
    assert played(table, 1, buttons(panel)[0]) == actions.Submit(thread(table, 1))


def test_whoever_presses_answer_without_being_asked_sees_the_hand() -> None:
    panel = private(owing(), 0, "answer")
    assert text(panel) == translator_for("en").say("ask-done")
    hand = pressed(owing(), 0, called(panel, "Refresh"))
    assert hand.picture is not None
    assert hand.picture.key == "deal/hand"


def test_what_waits_comes_first_in_ones_moves() -> None:
    table = owing()
    assert "You owe Léa **3M**" in text(private(table, 1, "mine"))
    assert "Your hand" in text(private(table, 0, "mine"))


def test_several_cancels_are_countered_one_after_another() -> None:
    """DEAL-104."""
    table = owing()
    table = changed(table, hands=[table.state.hands[0], table.state.hands[1], [number("just-say-no", 1)]])
    for seat in (1, 2):
        if any(t.seat == seat and not t.outcome for t in table.state.asked.demand.threads):
            card = number("just-say-no", seat - 1)
            table, _ = after(table, seat, actions.SayNo(thread(table, seat), card))
    panel = private(table, 0, "answer")
    other = called(panel, "Another question: Max")
    second = pressed(table, 0, other)
    assert "Max has played Just Say No" in text(second)


# ---- rearranging and exchanging


def building() -> Table:
    """Léa has an orange set with a wild and a House, and pink properties."""
    table = with_cards(
        started(2),
        hands=[["house", "money-1"], []],
        areas=[
            [("orange", ["orange-1", "orange-2", "wild-pink-orange"]), ("pink", ["pink-1", "pink-2"])],
            [("red", ["red-1"])],
        ],
    )
    return after(table, 0, actions.Build(number("house"), number("orange-1")))[0]


def test_rearranging_previews_and_asks_once_more_where_a_building_falls() -> None:
    """DEAL-47, DEAL-48."""
    table, wild = building(), number("wild-pink-orange")
    first = private(table, 0, "rearrange")
    assert called(first, "Apply").disabled
    whither = picked(table, 0, menus(first)[0], wild)
    moved = picked(table, 0, menus(whither)[1], f"{wild}-to-pink")
    assert "Completes: pink" in text(moved)
    assert "Breaks a complete set: orange" in text(moved)
    assert "Will go into your bank for good: House" in text(moved)
    assert moved.accent == 0xD6363C
    assert moved.picture is not None
    seen = moved.picture.view.seats[0]
    assert [group.colour for group in seen.groups if group.complete] == ["pink"]
    apply = called(moved, "Apply")
    assert written(apply.press).kind == COMPOSE, "once more first"
    sure = pressed(table, 0, apply)
    assert "This can't be undone" in text(sure)
    done = played(table, 0, called(sure, "Apply anyway"))
    assert done == actions.Rearrange((f"{wild}-to-pink",), "yes")
    assert after(table, 0, done)[1]


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Will go to the played cards for nothing: House"), ("fr", "Maison\u00a0: à la pile centrale")],
)
def test_where_buildings_are_discarded_the_preview_says_so(lang: str, said: str) -> None:
    """DEAL-108, option O-2."""
    table, wild = building(), number("wild-pink-orange")
    table.state.rules = msgspec.structs.replace(table.state.rules, discard_buildings=True)
    panel = private(table, 0, f"compose.Rearrange.+{wild}-to-pink.no", lang)
    assert said in text(panel)
    assert not re.search("bank|banque", text(panel))


def test_a_preview_shows_nothing_but_ones_own_groups() -> None:
    """A turn that would end by itself, or a draw, is not foreseen."""
    table, wild = building(), number("wild-pink-orange")
    before = DEAL.view(table.state, 0)
    panel = private(table, 0, f"compose.Rearrange.+{wild}-to-pink.no")
    assert panel.picture is not None
    seen = panel.picture.view
    assert (seen.hand, seen.pile, seen.active, seen.turn) == (before.hand, before.pile, before.active, before.turn)
    assert seen.seats[1] == before.seats[1]


def test_a_move_is_taken_back_by_another_one_of_the_same_card() -> None:
    table = with_cards(started(2), hands=[["money-1"], []], areas=[[("red", ["red-1", "wild-any"])], []])
    wild = number("wild-any")
    panel = private(table, 0, f"compose.Rearrange.+{wild}-to-pink+{wild}-to-green.no")
    assert text(panel).count("→") == 1
    assert "→ green" in text(panel)
    cleared = pressed(table, 0, called(panel, translator_for("en").say("compose-clear")))
    assert "→" not in text(cleared)


def test_a_drawn_property_may_take_a_wilds_place() -> None:
    """DEAL-50: one line of a menu, then where the wild goes."""
    table = with_cards(
        started(2), hands=[["red-2", "money-1"], []], areas=[[("red", ["red-1", "wild-red-yellow"])], []]
    )
    table = changed(table, opening=[number("red-2")], fresh=[number("red-2")])
    hand = private(table, 0, "hand")
    where = pressed(table, 0, called(hand, "Exchange"))
    assert [button.label for button in buttons(where)][:2] == ["Back to my hand", "🟨 On yellow"]
    wild = number("wild-red-yellow")
    assert played(table, 0, buttons(where)[0]) == actions.Exchange(number("red-2"), wild, "hand")


@pytest.mark.parametrize(("held", "laid", "controls"), [(1, 1, (1, 0)), (1, 5, (0, 1)), (2, 3, (0, 1)), (4, 7, (0, 2))])
def test_every_exchange_of_a_wild_can_be_pressed(held: int, laid: int, controls: tuple[int, int]) -> None:
    """DEAL-50 knows no limit: one exchange is a button, more are lines of menus; each leads on."""
    reds = [number("red-1"), number("red-2"), number("red-3"), number("red-1") + PACK][:held]
    wilds = [card + PACK * pack for pack in (0, 1) for card in numbers(*["wild-any"] * 2, *["wild-red-yellow"] * 2)]
    area = {"red": Holding(wilds[1 : 1 + laid])}
    sets.settle(area, "red")
    table = changed(with_cards(started(6, exchange="turn")), hands=[reds, *[[]] * 5], areas=[area, *[{}] * 5])
    panel = private(table, 0, "hand")
    swaps = [button for button in buttons(panel) if "|swap|" in button.press]
    lists = [menu for menu in menus(panel) if "|swap|" in menu.press]
    assert (len(swaps), len(lists), len({each.press for each in menus(panel)})) == (*controls, 1 + len(lists))
    opened = [pressed(table, 0, button) for button in swaps]
    opened += [picked(table, 0, menu, choice.value) for menu in lists for choice in menu.choices]
    found = [played(table, 0, buttons(where)[0]) for where in opened]
    assert sorted(found, key=str) == sorted(
        (actions.Exchange(card, wild, "hand") for card in reds for wild in wilds[1 : 1 + laid]), key=str
    )


def test_ending_the_turn_invites_only_when_nothing_can_be_played() -> None:
    assert called(private(scenario(), 0, "mine"), "End turn").style == PLAIN
    assert called(private(changed(scenario(), plays=0), 0, "mine"), "End turn").style == PRIMARY


# ---- giving back, orders, leaving


def test_the_excess_is_chosen_exactly_and_put_in_order() -> None:
    """DEAL-27, DEAL-28."""
    table = scenario()
    table = changed(table, hands=[[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], *table.state.hands[1:]])
    table, _ = after(table, 0, actions.EndTurn())
    panel = private(table, 0, "mine")
    (menu,) = menus(panel)
    assert (menu.low, menu.high) == (3, 3)
    assert called(panel, "Give back").disabled
    chosen = picked(table, 0, menu, 7, 2, 9)
    assert played(table, 0, called(chosen, "Give back")) == actions.GiveBack((7, 2, 9))
    other = pressed(table, 0, [button for button in buttons(chosen) if button.label.startswith("First")][1])
    assert played(table, 0, called(other, "Give back")) == actions.GiveBack((9, 7, 2))
    assert [line[:2] for line in text(other).splitlines() if line[1:2] == "."] == ["1.", "2.", "3."]


@pytest.mark.parametrize("lang", WALKED)
def test_buttons_that_put_the_excess_in_order_fit_a_phone(lang: str) -> None:
    """Whatever cards are chosen."""
    for card in range(1, 104):
        table = scenario()
        hand = [card, *(each for each in range(1, 12) if each != card)][:10]
        table = changed(table, hands=[hand, *table.state.hands[1:]])
        table, _ = after(table, 0, actions.EndTurn())
        (menu,) = menus(private(table, 0, "mine", lang))
        assert all(
            len(button.label) <= SHORT for button in buttons(picked(table, 0, menu, hand[1], card, hand[2], lang=lang))
        )


def test_standing_orders_are_three_switches_that_only_their_owner_sees() -> None:
    """DEAL-128."""
    table = scenario()
    panel = private(table, 0, "orders")
    on = played(table, 0, buttons(panel)[0])
    assert on == actions.Order("pay", "on")
    table, told = after(table, 0, on)
    assert [each.only for each in told if type(each.event).__name__ == "OrderGiven"] == [0]
    again = private(table, 0, "orders")
    assert buttons(again)[0].label == "Pay for me: switch off"
    assert text(again).count("🟢") == 1
    assert text(private(table, 1, "orders")).count("🟢") == 0


def test_played_cards_are_listed_the_latest_first() -> None:
    table = changed(
        scenario(), pile=pile_of(scenario(), [number("pass-go", 1), number("pass-go", 2), number("birthday")])
    )
    panel = private(table, None, "played", "fr")
    assert "3 cartes jouées" in text(panel)
    assert "La dernière d’abord\u00a0: C’est mon anniversaire\u202f! · Départ · Départ" in text(panel)


def pile_of(table: Table, used: list[int]) -> object:
    """The pile with these discards."""
    from bot.kit.mechanics.deck import Deck

    pile = table.state.pile
    return Deck([card for card in pile.loose if card not in used], [], used)


# ---- begun by typing


@pytest.mark.parametrize(
    ("text_", "said"),
    [
        (f"Sly.{SLY}.?", "### Sly Deal"),
        ("Sly.?.?", "Sly Deal"),
        (f"Charge.{RENT}.?.?", "Orange rent"),
        ("Rearrange.?.?", "### Rearrange"),
        ("Lay.?.?", translator_for("en").say("ask-done")),
    ],
)
def test_half_made_actions_lead_into_the_same_panels(text_: str, said: str) -> None:
    panel = private(scenario(), 0, text_)
    asked = [*(menu.placeholder for menu in menus(panel)), *(button.label for button in buttons(panel))]
    assert said in "\n".join((text(panel), *asked))


def test_a_payment_begun_by_typing_starts_with_the_suggestion() -> None:
    table = owing()
    panel = private(table, 1, f"Pay.{thread(table, 1)}.?")
    assert "Due 3M, chosen 3M" in text(panel)


@pytest.mark.uncounted
@pytest.mark.parametrize("lang", WALKED)
def test_no_panel_of_a_game_misses_a_sentence(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    for step, (table, _, _) in enumerate(game_positions(started(3), seed=8, most=160)):
        for seat in range(step % 2, 3, 2):
            for what in ("mine", "hand", "answer", "orders", "discard", "rearrange", "played", "help"):
                private(table, seat, what, lang)
            for card in table.state.hands[seat]:
                for name in ("hand", "aim", "rent"):
                    private(table, seat, f"{name}.{card}", lang)
    assert not caplog.records


def test_french_reads_well_by_ear() -> None:
    table = owing()
    due = FR.cash("deal", 3)
    panel = private(table, 1, "answer", "fr")
    assert f"Vous devez **{due}** à Léa. On ne rend pas la monnaie." in text(panel)
    assert "Aucun groupe défait." in text(panel)
    assert called(panel, "Payer").label == "Payer"


def test_ending_a_turn_without_having_played_is_asked_once() -> None:
    table = scenario()
    panel = private(table, 0, "hand")
    sure = pressed(table, 0, called(panel, "End turn"))
    assert "You can still play 3 cards" in text(sure)
    assert played(table, 0, called(sure, "End turn")) == actions.EndTurn()
    assert "Léa's turn" in text(private(table, 1, "confirm.EndTurn"))
    table, _ = after(table, 0, actions.Bank(table.state.hands[0][0]))
    assert played(table, 0, called(private(table, 0, "hand"), "End turn")) == actions.EndTurn()
