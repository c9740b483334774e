"""The last look at a game before it counts: its record is played again from its seed, and its deals are weighed."""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

import msgspec

from bot.kit.contract import Seat
from bot.kit.engine import Accepted
from bot.kit.replay import Played, Sealed, plain, replay
from bot.kit.spec import GameSpec
from bot.kit.undo import UNDO
from bot.tables.model import Record


class DealRange(msgspec.Struct, frozen=True):
    """What the best and the worst deal of a seat were worth to it, and at which steps of the table they were made."""

    best: int
    best_step: int
    worst: int
    worst_step: int

    def including(self, gain: int, step: int) -> "DealRange":
        """The range with one deal more."""
        best = (gain, step) if gain > self.best else (self.best, self.best_step)
        return DealRange(*best, *((gain, step) if gain < self.worst else (self.worst, self.worst_step)))


def deals_of(game: GameSpec[Any], sealed: Sealed, records: Sequence[Record]) -> dict[Seat, DealRange] | None:
    """Everybody's best and worst deal; None where the record is not what seed and rules give."""
    gains: list[list[tuple[Seat, int, int]]] = []
    steps = replay(game, sealed, [Played(record.seat, record.action) for record in records])
    try:
        state = next(steps).state
        for record, step in zip(records, steps, strict=True):
            if step.told != record.told and plain(step) != plain(Accepted(None, record.told)):
                return None
            if record.action == UNDO:
                gains.pop()
            else:
                gains.append([(seat, gain, record.seq) for seat, gain in _gains(game, state, record)])
            state = step.state
    except ValueError:
        return None
    return _ranges(gains)


def _ranges(gains: Iterable[Iterable[tuple[Seat, int, int]]]) -> dict[Seat, DealRange]:
    """The best and the worst of all gains, each with its seat and the step at which it was made."""
    found: dict[Seat, DealRange] = {}
    for seat, gain, step in chain.from_iterable(gains):
        found[seat] = found.get(seat, DealRange(gain, step, gain, step)).including(gain, step)
    return found


def _gains(game: GameSpec[Any], state: Any, record: Record) -> Iterable[tuple[Seat, int]]:
    """What the deals of a step were worth to whom; `state` is that before it."""
    deals = game.deals
    if deals is None:
        return ()
    made = [each.event for each in record.told if isinstance(each.event, deals.made)]
    return [gain for event in made for gain in deals.gains(state, event).items()]
