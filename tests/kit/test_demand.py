"""Something asked of several seats at once: threads, answers to answers, waits."""

from bot.games.kit import demand
from bot.games.kit.model import Wait


def asked() -> demand.Demand:
    return demand.open_(0, (2, 3, 1), (11, 12, 13))


def test_all_are_asked_at_once_in_the_order_given() -> None:
    waits = demand.waits(asked())
    assert waits == [Wait(f"respond-{n}", (seat,), "respond") for n, seat in ((11, 2), (12, 3), (13, 1))]


def test_an_answer_turns_to_the_other_side_with_a_new_number() -> None:
    d = asked()
    demand.answer(d.threads[1], 7, 14)
    assert (demand.stands(d.threads[1]), demand.awaited(d, d.threads[1])) == (False, 0)
    assert [wait.id for wait in demand.waits(d)] == ["respond-11", "respond-13", "counter-14"]
    demand.answer(d.threads[1], 8, 15)
    assert (demand.stands(d.threads[1]), demand.awaited(d, d.threads[1])) == (True, 3)
    assert [wait.id for wait in demand.waits(d)] == ["respond-11", "respond-15", "respond-13"]
    assert d.threads[1].answers == [7, 8]


def test_threads_close_one_by_one() -> None:
    d = asked()
    demand.close(d.threads[0], "paid")
    assert demand.awaited(d, d.threads[0]) is None
    assert [t.seat for t in demand.open_threads(d)] == [3, 1]
    assert (demand.thread(d, 11), demand.thread(d, 12), demand.thread(d, 99)) == (None, d.threads[1], None)
    for t in d.threads[1:]:
        demand.close(t, "void")
    assert (demand.open_threads(d), demand.waits(d)) == ([], [])


def test_threads_share_nothing() -> None:
    d = asked()
    demand.answer(d.threads[0], 7, 14)
    assert [t.answers for t in d.threads] == [[7], [], []]
