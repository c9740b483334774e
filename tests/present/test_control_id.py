"""The text of a control: whatever comes back is read or refused, and what is read is written alike."""

from hypothesis import example, given
from hypothesis import strategies as st

from bot.present.control_id import LONGEST, ControlId, fits, named, parse, written

WAITS = st.text("aroll019-", min_size=1, max_size=24)
ACTIONS = st.text("BidRoll019.+?_-", min_size=1, max_size=70) | st.integers(0, 10**18 - 1).map("~{}".format)
OURS = st.builds(ControlId, st.sampled_from("pfhtd"), st.integers(0, 10**12 - 1), WAITS, ACTIONS)
SEPARATED = st.lists(st.text(max_size=90) | st.sampled_from(["p", "17", "-", "Roll", "Bid.?", "~1"]), max_size=6)


@given(OURS)
def test_what_is_written_is_read_alike(press: ControlId) -> None:
    assert parse(str(press)) == written(str(press)) == press
    assert fits(str(press)) == (len(str(press)) <= LONGEST)
    assert press.filled("\0|").kind == press.kind
    assert ".".join((press.verb, *press.fields)) == press.text


@given(st.text() | SEPARATED.map("|".join))
@example("p|" + "9" * 5_000 + "|-|Roll")
@example("p|٣|-|Roll")
@example("p|1|-|~" + "9" * 5_000)
@example("p|1|-|Roll\n")
def test_anything_else_is_no_press_and_a_log_names_little_of_it(text: str) -> None:
    press = parse(text)
    assert press is None or parse(str(press)) == press
    assert len(named(text)) <= 70
    assert fits(text) == (press is not None and len(text) <= LONGEST)
