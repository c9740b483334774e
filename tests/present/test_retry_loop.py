"""The loop that runs until nothing is new, and backs off."""

import asyncio
from collections.abc import Sequence

from bot.present.publishing.retry_loop import Outcome, RetryLoop

PAUSES = (0.001, 0.002, 0.003)


class Cycles:
    """A loop whose cycles end as told, the last way again and again."""

    def __init__(self, outcomes: Sequence[Outcome], pauses: Sequence[float] = PAUSES) -> None:
        self.outcomes = list(outcomes)
        self.ran = 0
        self.running = asyncio.Event()
        self.go_on = asyncio.Event()
        self.go_on.set()
        self.loop = RetryLoop("test", self._cycle, pauses)

    async def _cycle(self) -> Outcome:
        self.ran += 1
        self.running.set()
        await self.go_on.wait()
        return self.outcomes.pop(0) if len(self.outcomes) > 1 else self.outcomes[0]

    async def finish(self) -> None:
        async with asyncio.timeout(15.0):
            while not self.loop.idle:  # noqa: ASYNC110 - the loop calls nobody
                await asyncio.sleep(0.001)


async def test_many_calls_before_it_starts_are_one_cycle() -> None:
    cycles = Cycles([Outcome.DONE])
    assert cycles.loop.idle
    for _ in range(5):
        cycles.loop.wake()
    assert not cycles.loop.idle
    await cycles.finish()
    assert cycles.ran == 1
    assert cycles.loop.task is None, "a finished task would keep its frame"


async def test_what_is_new_during_a_cycle_is_one_more_cycle() -> None:
    cycles = Cycles([Outcome.DONE])
    cycles.go_on.clear()
    cycles.loop.wake()
    await cycles.running.wait()
    for _ in range(5):
        cycles.loop.wake()
    cycles.go_on.set()
    await cycles.finish()
    assert cycles.ran == 2


async def test_failures_are_tried_again_until_the_pauses_are_used_up() -> None:
    cycles = Cycles([Outcome.RETRY])
    cycles.loop.wake()
    await cycles.finish()
    assert cycles.ran == 1 + len(PAUSES)
    cycles.loop.wake()
    await cycles.finish()
    assert cycles.ran == 2 * (1 + len(PAUSES)), "the next call begins anew"


async def test_a_success_gives_all_pauses_back() -> None:
    retry = [Outcome.RETRY] * len(PAUSES)
    cycles = Cycles([*retry, Outcome.DONE, *retry, Outcome.DONE])
    cycles.loop.wake()
    await cycles.finish()
    cycles.loop.wake()
    await cycles.finish()
    assert cycles.ran == 2 * (1 + len(PAUSES))


async def test_what_must_not_be_given_up_is_tried_for_as_long_as_it_takes() -> None:
    cycles = Cycles([*[Outcome.RETRY_FOREVER] * 20, Outcome.DONE])
    cycles.loop.wake()
    await cycles.finish()
    assert cycles.ran == 21


async def test_the_pauses_grow() -> None:
    cycles = Cycles([Outcome.RETRY], (0.01, 0.05))
    began = asyncio.get_running_loop().time()
    cycles.loop.wake()
    await cycles.finish()
    assert asyncio.get_running_loop().time() - began >= 0.06


async def test_a_later_cycle_is_not_idle_and_the_first_time_that_was_asked_for_stays() -> None:
    cycles = Cycles([Outcome.DONE])
    cycles.loop.wake_in(0.01)
    cycles.loop.wake_in(60.0)
    assert not cycles.loop.idle
    await cycles.finish()
    assert cycles.ran == 1


async def test_discarded_calls_run_no_cycle_after_the_one_that_is_running() -> None:
    cycles = Cycles([Outcome.DONE])
    cycles.go_on.clear()
    cycles.loop.wake()
    await cycles.running.wait()
    cycles.loop.wake()
    assert cycles.loop.pending
    cycles.loop.discard()
    cycles.go_on.set()
    await cycles.finish()
    assert cycles.ran == 1


async def test_a_cancelled_loop_runs_nothing_later() -> None:
    cycles = Cycles([Outcome.DONE])
    cycles.loop.wake_in(0.001)
    cycles.loop.cancel()
    await asyncio.sleep(0.01)
    assert cycles.ran == 0
    assert cycles.loop.idle
