"""The option of second chances (section 14)."""

import pytest

from bot.games.knockout.actions import Decline, Pay
from bot.games.knockout.events import Declined, RetryPaid, Slid
from tests.games.knockout.board import AIM, OFF, SHORT, Table


@pytest.mark.parametrize("end", [OFF, SHORT])
def test_off_or_short_without_a_touch(table: type[Table], end: str) -> None:
    """KNOCKOUT-170: by the same player at once."""
    t = table(2, second_chance="free").slide(end)
    assert (t.what, t.asked, t.due) == ("retry", (0,), 0)
    t.slide(14)
    assert (t.one(Slid).kind, t.space(0), t.asked) == ("second", 14, (1,))


def test_without_the_option_nobody_is_asked(table: type[Table]) -> None:
    assert table(2).slide(OFF).asked == (1,)


def test_not_after_a_touch_and_not_for_knocked_tokens(table: type[Table]) -> None:
    """KNOCKOUT-171."""
    t = table(2, second_chance="free").lay({4: 14})
    t.play(0, AIM, {0: OFF, 4: OFF})
    assert (t.what, t.asked) == ("slide", (1,))
    other = table(2, second_chance="free").lay({4: 14})
    other.play(0, AIM, {0: 14, 4: OFF})
    assert other.what == "slide"


def test_free_once_a_slide(table: type[Table]) -> None:
    """KNOCKOUT-172."""
    t = table(2, second_chance="free").slide(OFF, OFF)
    assert (t.status(0), t.what, t.asked) == ("out", "slide", (1,))


def test_paid_as_often_as_the_side_can(table: type[Table]) -> None:
    """KNOCKOUT-173: 100 into the pot each; below that there is no wait."""
    t = table(2, second_chance="paid").cash(250, 0).slide(OFF)
    for left in (150, 50):
        assert t.what == "retry"
        t.slide(OFF)
        assert (t.one(RetryPaid).amount, t.money()[0]) == (100, left)
    assert (t.what, t.asked, t.pot) == ("slide", (1,), 700)


def test_it_may_be_declined_and_time_declines_it(table: type[Table]) -> None:
    """Section 13."""
    t = table(2, second_chance="free").slide(OFF).play(0, Decline())
    assert (t.one(Declined).colour, t.status(0), t.asked) == ("red", "out", (1,))
    t.slide(OFF).time()
    assert (t.one(Declined).colour, t.asked) == ("yellow", (0,))
    assert t.refused(1, "Retry.135.0.45") == "not-your-slide"
    assert t.refused(0, "Retry.135.0.45") == "no-second-chance"


def test_out_of_jail_and_from_chance_too(table: type[Table]) -> None:
    """KNOCKOUT-174."""
    t = table(2, second_chance="free").cash(500, 0).slide(28).play(0, Pay()).slide(OFF)
    assert (t.what, t.due) == ("retry", 0)
    t.slide(15)
    t.to_the_end()
    assert (t.what, t.due) == ("chance", 0)
    t.slide(OFF)
    assert (t.what, t.due) == ("retry", 0)
    t.slide(15)
    assert t.s.round == 2


def test_a_retry_may_lead_to_jail(table: type[Table]) -> None:
    """KNOCKOUT-34: second chance first, then Jail."""
    t = table(2, second_chance="free").cash(500, 0).slide(OFF).slide(28)
    assert (t.what, t.due) == ("jail", 0)


def test_after_an_automatic_slide_too(table: type[Table]) -> None:
    t = table(2, second_chance="free").time({0: OFF})
    assert (t.what, t.asked) == ("retry", (0,))
