"""Of several offers of one verb the refusal is that of the offer the action came nearest to."""

from bot.kit.contract import Action, Choice, LegalAction, Range, Refusal
from bot.kit.engine import check_action


class Put(Action, frozen=True):
    place: int
    kind: str
    count: int


FULL = Refusal("full")
OFFERS = [
    LegalAction(Put, "step-1", (Choice((1,)), Choice(("red",)), Range(1, 3))),
    LegalAction(Put, "step-1", (Choice((1,)), Choice(("blue",)), Range(1, 2))),
    LegalAction(Put, "step-1", (Choice((2,)), Choice(("red",)), Range(1, 1)), blocked=FULL),
]


def test_the_nearest_offer_says_why() -> None:
    assert check_action(OFFERS, Put(1, "blue", 2)) is None
    assert check_action(OFFERS, Put(1, "blue", 3)) == Refusal("out-of-range", {"field": "count", "low": 1, "high": 2})
    assert check_action(OFFERS, Put(1, "green", 1)) == Refusal("not-a-choice", {"field": "kind"})
    assert check_action(OFFERS, Put(3, "red", 1)) == Refusal("not-a-choice", {"field": "place"})


def test_a_blocked_offer_speaks_for_its_own_choices_whatever_the_number() -> None:
    assert check_action(OFFERS, Put(2, "red", 1)) == FULL
    assert check_action(OFFERS, Put(2, "red", 3)) == FULL
    assert check_action(OFFERS, Put(2, "blue", 1)) == Refusal("not-a-choice", {"field": "kind"})


def test_another_decision_is_too_late_only_when_nothing_is_nearer() -> None:
    later = [*OFFERS, LegalAction(Put, "step-2", (Choice((9,)), Choice(("red",)), Range(1, 1)))]
    assert check_action(later, Put(9, "red", 1), "step-2") is None
    assert check_action(later, Put(1, "red", 9), "step-1") == Refusal(
        "out-of-range", {"field": "count", "low": 1, "high": 3}
    )
    assert check_action(OFFERS, Put(1, "red", 1), "step-0") == Refusal("too-late")
