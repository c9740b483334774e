"""Of several offers of one verb the refusal is that of the offer the action came nearest to."""

from bot.games.kit.engine import judge
from bot.games.kit.model import Action, Amount, Offer, OneOf, Refusal


class Put(Action, frozen=True):
    place: int
    kind: str
    count: int


FULL = Refusal("full")
OFFERS = [
    Offer(Put, "step-1", (OneOf((1,)), OneOf(("red",)), Amount(1, 3))),
    Offer(Put, "step-1", (OneOf((1,)), OneOf(("blue",)), Amount(1, 2))),
    Offer(Put, "step-1", (OneOf((2,)), OneOf(("red",)), Amount(1, 1)), blocked=FULL),
]


def test_the_nearest_offer_says_why():
    assert judge(OFFERS, Put(1, "blue", 2)) is None
    assert judge(OFFERS, Put(1, "blue", 3)) == Refusal("out-of-range", {"field": "count", "low": 1, "high": 2})
    assert judge(OFFERS, Put(1, "green", 1)) == Refusal("not-a-choice", {"field": "kind"})
    assert judge(OFFERS, Put(3, "red", 1)) == Refusal("not-a-choice", {"field": "place"})


def test_a_blocked_offer_speaks_for_its_own_choices_whatever_the_number():
    assert judge(OFFERS, Put(2, "red", 1)) == FULL
    assert judge(OFFERS, Put(2, "red", 3)) == FULL
    assert judge(OFFERS, Put(2, "blue", 1)) == Refusal("not-a-choice", {"field": "kind"})


def test_another_decision_is_too_late_only_when_nothing_is_nearer():
    later = [*OFFERS, Offer(Put, "step-2", (OneOf((9,)), OneOf(("red",)), Amount(1, 1)))]
    assert judge(later, Put(9, "red", 1), "step-2") is None
    assert judge(later, Put(1, "red", 9), "step-1") == Refusal("out-of-range", {"field": "count", "low": 1, "high": 3})
    assert judge(OFFERS, Put(1, "red", 1), "step-0") == Refusal("too-late")
