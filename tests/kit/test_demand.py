"""Something asked of several seats at once: threads, answers to answers, waits."""

from bot.kit.contract import Wait
from bot.kit.mechanics import reactions


def asked() -> reactions.Request:
    return reactions.open_(0, (2, 3, 1), (11, 12, 13))


def test_all_are_asked_at_once_in_the_order_given() -> None:
    waits = reactions.waits(asked())
    assert waits == [Wait(f"respond-{n}", (seat,), "respond") for n, seat in ((11, 2), (12, 3), (13, 1))]


def test_an_answer_turns_to_the_other_side_with_a_new_number() -> None:
    d = asked()
    reactions.answer(d.threads[1], 7, 14)
    assert (reactions.stands(d.threads[1]), reactions.awaited(d, d.threads[1])) == (False, 0)
    assert [wait.id for wait in reactions.waits(d)] == ["respond-11", "respond-13", "counter-14"]
    reactions.answer(d.threads[1], 8, 15)
    assert (reactions.stands(d.threads[1]), reactions.awaited(d, d.threads[1])) == (True, 3)
    assert [wait.id for wait in reactions.waits(d)] == ["respond-11", "respond-15", "respond-13"]
    assert d.threads[1].answers == [7, 8]


def test_threads_close_one_by_one() -> None:
    d = asked()
    reactions.close(d.threads[0], "paid")
    assert reactions.awaited(d, d.threads[0]) is None
    assert [t.seat for t in reactions.open_threads(d)] == [3, 1]
    assert (reactions.thread(d, 11), reactions.thread(d, 12), reactions.thread(d, 99)) == (None, d.threads[1], None)
    for t in d.threads[1:]:
        reactions.close(t, "void")
    assert (reactions.open_threads(d), reactions.waits(d)) == ([], [])


def test_threads_share_nothing() -> None:
    d = asked()
    reactions.answer(d.threads[0], 7, 14)
    assert [t.answers for t in d.threads] == [[7], [], []]
