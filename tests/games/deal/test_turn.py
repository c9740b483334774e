"""Sections 2, 3, 4 and 10: zones, the turn, banking, Pass Go."""

import pytest

from bot.games.deal.actions import Bank, Birthday, EndTurn, GiveBack, Lay, PassGo, Rearrange, SayNo, Sly
from bot.games.deal.data import FACES, MONEY, PROPERTY, WILD
from bot.games.deal.events import Banked, Drew, GaveBack, Returned, TurnBegan, TurnEnded, WentOn
from tests.games.deal.scenario import DealScenario, c, cs

SEVEN = ("M1-a", "M1-b", "M1-c", "M1-d", "M1-e", "M1-f", "M2-a")


def test_a_turn_begins_with_two_cards(scenario: type[DealScenario]) -> None:
    """DEAL-14: drawn without a press, and told to the drawer alone."""
    table = scenario().hand(1, "M1-a").pile("RD1", "RD2")
    table.play(0, EndTurn())
    assert table.s.hands[1] == list(cs("M1-a", "RD1", "RD2"))
    assert table.one(TurnBegan) == TurnBegan(1, 2, 1, 2)
    assert (Drew(1, cs("RD1", "RD2")), 1) in table.whispers
    assert table.none(Drew)


def test_an_empty_hand_draws_five_instead(scenario: type[DealScenario]) -> None:
    """DEAL-15: five, not two and five."""
    table = scenario().pile("RD1", "RD2", "RD3", "M1-a", "M1-b", "M1-c", "M1-d")
    assert table.play(0, EndTurn()).one(TurnBegan).drawn == 5
    assert table.s.hands[1] == list(cs("RD1", "RD2", "RD3", "M1-a", "M1-b"))


def test_a_hand_emptied_by_just_say_no_draws_five_too(scenario: type[DealScenario]) -> None:
    """DEAL-16: the hand at the start of the turn decides."""
    table = scenario(2).hand(0, "SLY-a", "M1-a").hand(1, "NO-a").area(1, "red", "RD1")
    table.play(0, Sly(c("SLY-a"), c("RD1"))).no(1, "NO-a").submit(0)
    assert table.play(0, EndTurn()).one(TurnBegan).drawn == 5


def test_three_plays_in_any_mix_and_no_fourth(scenario: type[DealScenario]) -> None:
    """DEAL-18."""
    table = scenario().hand(0, "M1-a", "RD1", "GO-a", "M2-a", "M2-b")
    table.play(0, Bank(c("M1-a"))).play(0, Lay(c("RD1"), "red")).play(0, PassGo(c("GO-a")))
    assert (table.one(TurnEnded).seat, table.s.turns.active) == (0, 1)
    table = scenario().hand(0, "M1-a", "M1-b", "M1-c", "M1-d").area(0, "red", "W-RDYL-a")
    for code in ("M1-a", "M1-b", "M1-c"):
        table.play(0, Bank(c(code)))
    assert table.refused(0, Bank(c("M1-d"))) == "no-plays-left"
    assert table.legal_actions(0, Bank) == []


def test_nobody_has_to_play(scenario: type[DealScenario]) -> None:
    """DEAL-18: none at all is a turn."""
    table = scenario().hand(0, "M1-a").play(0, EndTurn())
    assert (table.one(TurnEnded).seat, table.s.hands[0]) == (0, [c("M1-a")])


def test_a_card_drawn_in_this_turn_may_be_played_in_it(scenario: type[DealScenario]) -> None:
    """DEAL-20, also by Pass Go."""
    table = scenario().hand(0, "GO-a").pile("RD1", "M1-a").play(0, PassGo(c("GO-a"))).play(0, Lay(c("RD1"), "red"))
    assert table.lies(0, "RD1") == "red"


def test_plays_are_not_given_back_when_nothing_comes_of_it(scenario: type[DealScenario]) -> None:
    """DEAL-21."""
    table = scenario(2).hand(0, "BDAY-a", "M1-a").play(0, Birthday(c("BDAY-a")))
    assert (table.s.plays, table.s.banks) == (2, [[], []])


def test_an_illegal_play_moves_nothing(scenario: type[DealScenario]) -> None:
    """DEAL-22."""
    table = scenario().hand(0, "RD1", "M1-a")
    before = table.s
    assert table.refused(0, Lay(c("RD1"), "blue")) == "no-place"
    assert table.s is before
    assert table.s.plays == 3


def test_while_answers_are_open_the_active_player_waits(scenario: type[DealScenario]) -> None:
    """DEAL-23."""
    table = scenario(2).hand(0, "SLY-a", "M1-a").area(1, "red", "RD1").area(0, "red", "W-RDYL-a")
    table.play(0, Sly(c("SLY-a"), c("RD1")))
    assert table.waits() == ["respond", "(play)"]
    for action in (Bank(c("M1-a")), EndTurn(), Rearrange((f"{c('W-RDYL-a')}-to-yellow",), "no")):
        assert table.refused(0, action) == "answers-open"


def test_an_empty_hand_draws_nothing_within_a_turn(scenario: type[DealScenario]) -> None:
    """DEAL-24: it only ends the turn (DEAL-26)."""
    table = scenario().hand(0, "M1-a").area(0, "red", "W-RDYL-a").play(0, Bank(c("M1-a")))
    assert (table.s.hands[0], table.waits(), table.s.turns.active) == ([], ["play"], 0)


def test_a_hand_may_exceed_seven_within_a_turn(scenario: type[DealScenario]) -> None:
    """DEAL-25, DEAL-29: nothing can be given back meanwhile."""
    table = scenario().hand(0, *SEVEN, "GO-a").play(0, PassGo(c("GO-a")))
    assert len(table.s.hands[0]) == 9
    assert table.refused(0, GiveBack(cs("M1-a", "M1-b"))) == "nothing-to-give-back"


@pytest.mark.parametrize("last", ["M1-a", "RD1"])
def test_the_turn_ends_by_itself_when_nothing_is_left_to_do(scenario: type[DealScenario], last: str) -> None:
    """DEAL-26: an empty hand, or no plays left."""
    table = scenario().hand(0, last)
    table.play(0, Bank(c(last)) if last == "M1-a" else Lay(c(last), "red"))
    assert (table.one(TurnEnded).seat, table.s.turns.active) == (0, 1)


def test_with_a_wild_on_the_table_the_turn_does_not_end_by_itself(scenario: type[DealScenario]) -> None:
    """DEAL-26: it might be moved."""
    table = scenario().hand(0, "M1-a").area(0, "red", "W-RDYL-a").play(0, Bank(c("M1-a")))
    assert (table.none(TurnEnded), table.s.turns.active) == (True, 0)


def test_with_a_spare_beside_a_set_the_turn_does_not_end_by_itself(scenario: type[DealScenario]) -> None:
    """DEAL-26: they might change places."""
    table = scenario(6).hand(0, "M1-a").area(0, "brown", "BR1", "BR2", "2:BR1").play(0, Bank(c("M1-a")))
    assert table.none(TurnEnded)


def test_with_cards_above_the_limit_the_turn_does_not_end_by_itself(scenario: type[DealScenario]) -> None:
    """DEAL-26: first they must be given back, and that is pressed."""
    table = scenario().hand(0, *SEVEN, "M2-b", "M3-a", "M3-b", "M3-c")
    for code in ("M3-a", "M3-b", "M3-c"):
        table.play(0, Bank(c(code)))
    assert table.waits() == ["play"]
    assert table.play(0, EndTurn()).waits() == ["discard"]


def test_exactly_the_excess_goes_under_the_pile_in_the_order_chosen(scenario: type[DealScenario]) -> None:
    """DEAL-27, DEAL-28: its owner alone knows which; the first placed is drawn first of them."""
    table = scenario().hand(0, *SEVEN, "RD1", "RD2").hand(1, "YL1").pile("M5-a", "M5-b")
    table.play(0, EndTurn())
    assert table.refused(0, GiveBack(cs("RD1"))) == "give-back-exactly"
    assert table.refused(0, GiveBack(cs("RD1", "RD2", "M1-a"))) == "give-back-exactly"
    table.play(0, GiveBack(cs("RD2", "RD1")))
    assert table.one(GaveBack) == GaveBack(0, 2)
    assert (Returned(0, cs("RD2", "RD1")), 0) in table.whispers
    assert table.s.hands[1] == list(cs("YL1", "M5-a", "M5-b"))
    assert table.s.pile.under == list(cs("RD2", "RD1"))
    table.play(1, EndTurn())
    assert table.s.hands[2][:2] == list(cs("RD2", "RD1"))


def test_table_cards_do_not_count_for_the_limit(scenario: type[DealScenario]) -> None:
    """DEAL-27."""
    table = scenario().hand(0, *SEVEN).bank(0, "M5-a").area(0, "red", "RD1", "RD2").play(0, EndTurn())
    assert table.s.turns.active == 1


def test_giving_back_without_excess_is_refused(scenario: type[DealScenario]) -> None:
    """DEAL-29."""
    assert scenario().hand(0, "M1-a").refused(0, GiveBack(cs("M1-a"))) == "nothing-to-give-back"


def test_the_turn_passes_to_the_next_seat(scenario: type[DealScenario]) -> None:
    """DEAL-30, DEAL-7."""
    table = scenario(3)
    for seat in (0, 1, 2):
        assert table.s.turns.active == seat
        table.play(seat, EndTurn())
    assert (table.s.turns.active, table.s.turns.round) == (0, 2)


def test_excess_is_discarded_by_option(scenario: type[DealScenario]) -> None:
    """O-12."""
    table = scenario(excess="discard").hand(0, *SEVEN, "RD1").play(0, EndTurn()).play(0, GiveBack(cs("RD1")))
    assert (table.s.pile.used, table.s.pile.under) == ([c("RD1")], [])


# ---- zones and banking


def test_cards_on_the_table_never_go_to_a_hand(scenario: type[DealScenario]) -> None:
    """DEAL-9, DEAL-90: no verb takes one there but the wild exchange."""
    table = scenario(2).hand(0, "SLY-a").area(1, "red", "RD1").play(0, Sly(c("SLY-a"), c("RD1"))).submit(1)
    assert table.lies(0, "RD1") == "red"
    assert c("RD1") not in table.s.hands[0]


@pytest.mark.parametrize("code", [face.code for face in FACES if face.kind in (PROPERTY, WILD)])
def test_properties_cannot_be_banked(scenario: type[DealScenario], code: str) -> None:
    """DEAL-10, DEAL-44."""
    assert scenario().hand(0, code).refused(0, Bank(c(code))) in ("cannot-be-banked", "not-now")
    table = scenario().hand(0, code, "M1-a")
    assert table.refused(0, Bank(c(code))) == "cannot-be-banked"


@pytest.mark.parametrize("code", [face.code for face in FACES if face.kind not in (PROPERTY, WILD)])
def test_money_and_action_cards_can_be_banked(scenario: type[DealScenario], code: str) -> None:
    """DEAL-10, DEAL-31, DEAL-32: for one play, adding the printed value, to be seen by all."""
    table = scenario().hand(0, code, "RD1").bank(0, "M1-a" if code != "M1-a" else "M1-b")
    before = table.worth(0)
    table.play(0, Bank(c(code)))
    assert (table.one(Banked), table.s.plays) == (Banked(0, c(code)), 2)
    assert table.worth(0) == before + FACES[c(code) - 1].value


def test_a_banked_action_card_is_money_for_ever(scenario: type[DealScenario]) -> None:
    """DEAL-11, DEAL-97: neither its owner nor who receives it can play it."""
    table = scenario(2).hand(0, "BDAY-a", "M1-a").hand(1, "M1-b").bank(1, "NO-a")
    table.play(0, Birthday(c("BDAY-a")))
    thread = table.thread(1)
    assert table.refused(1, SayNo(thread.number, c("NO-a"))) in ("not-in-hand", "not-now")
    table.pay(1, "NO-a")
    assert (table.s.banks, table.legal_actions(0, SayNo)) == ([[c("NO-a")], []], [])


def test_a_played_action_is_discarded_when_it_is_resolved(scenario: type[DealScenario]) -> None:
    """DEAL-8, DEAL-12: until then it is part of the pending action."""
    table = scenario(2).hand(0, "SLY-a", "M1-a").area(1, "red", "RD1").play(0, Sly(c("SLY-a"), c("RD1")))
    assert (table.s.pile.used, table.demand().cards) == ([], [c("SLY-a")])
    assert table.submit(1).s.pile.used == [c("SLY-a")]


def test_money_in_the_pack_is_57() -> None:
    """Section 17.6."""
    assert sum(face.value for face in FACES if face.kind == MONEY) == 57


# ---- Pass Go


def test_pass_go_draws_two_as_often_as_it_is_played(scenario: type[DealScenario]) -> None:
    """DEAL-92."""
    table = scenario().hand(0, "GO-a", "GO-b", "GO-c").play(0, PassGo(c("GO-a"))).play(0, PassGo(c("GO-b")))
    assert (table.one(WentOn), len(table.s.hands[0]), table.s.plays) == (WentOn(0, c("GO-b"), 2), 5, 1)


def test_pass_go_as_the_last_card_draws_two(scenario: type[DealScenario]) -> None:
    """DEAL-93."""
    assert len(scenario().hand(0, "GO-a").play(0, PassGo(c("GO-a"))).s.hands[0]) == 2


def test_pass_go_is_never_drawn_by_its_own_effect(scenario: type[DealScenario]) -> None:
    """DEAL-94: it reaches the discards after its draw, also when they are shuffled for it."""
    table = scenario(2).hand(0, "GO-a").area(0, "red", "W-RDYL-a").pile(discards=False)
    table.play(0, PassGo(c("GO-a")))
    assert (table.s.hands[0], table.s.pile.used, table.one(WentOn).drawn) == ([], [c("GO-a")], 0)
