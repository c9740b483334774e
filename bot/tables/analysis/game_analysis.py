"""Analyses the record of a game: its positions are played again from the seed, and judged by `Forecast`.

Nothing is drawn by lot but from fixed seeds, and budgets are counted in imagined actions: the same record gives the same
analysis. A tenth of a budget is for tests.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from bot.kit.contract import Seat
from bot.kit.engine import read, write
from bot.kit.replay import Sealed
from bot.kit.robots.forecast import Forecast, alternatives
from bot.kit.spec import GameSpec
from bot.tables.analysis.compared import Compared, outstanding
from bot.tables.analysis.model import Analysis, Choices, Decision, TurningPoint
from bot.tables.commands import BY_ITSELF
from bot.tables.history.game_history import GameHistory
from bot.tables.history.turn_log import told_of
from bot.tables.model import StoredStep

MOST_POINTS = 160
"""Turns whose chances are reckoned; of more every second one, then every third."""
COURSE, TURNING, SCREENING, CLOSE = 60.0, 3.0, 60.0, 1.5
"""Budgets in thoughts of a strong robot: of the course, of each turning point, of all decisions, of each looked at closely."""
MOST_FOR_ONE = 0.5
"""The most thoughts for a single position of the course or at first sight of a decision."""
TURNING_POINTS = 3
LEAST_CHANGE = 100
"""Ten-thousandths of a victory that a turning point or a decision that stands out changes at least."""
LUCK = 7_919
"""The seeds of all that is imagined are made with this."""
Progress = Callable[[int], None]
"""Told in hundredths how much is done."""


def analyse(
    game: GameSpec[Any],
    sealed: Sealed,
    steps: Sequence[StoredStep],
    progress: Progress = lambda done: None,
    effort: float = 1.0,
) -> Analysis:
    """The analysis of a record, as far as today's rules give what it tells. `effort`: part of the usual budgets."""
    return _Analyst(game, sealed, steps, progress, effort).analysis()


class _Analyst:
    """One analysis under way. `saved`: the position after each number of steps."""

    def __init__(
        self, game: GameSpec[Any], sealed: Sealed, steps: Sequence[StoredStep], progress: Progress, effort: float
    ) -> None:
        self._game, self._seats, self._effort = game, sealed.seats, effort
        self._forecast = Forecast(game, sealed.seats)
        self._history = GameHistory(game, sealed)
        for step in steps:
            self._history.append(step)
        self._saved = [msgspec.msgpack.encode(state) for state in self._history.positions()]
        self._progress = progress

    def analysis(self) -> Analysis:
        """All of it."""
        ends = list(self._ends())
        course = self._course([count for _, count in ends])
        points = self._turning_points(ends, course)
        choices = self._choices()
        whole = len(self._saved) == len(self._history.steps) + 1 and not self._history.damaged
        return Analysis([turn for turn, _ in ends], course, points, choices, whole)

    # ---- the course

    def _ends(self) -> Iterator[tuple[int, int]]:
        """The turns whose ends are looked at, with how many steps were carried out then; 0 is the beginning."""
        last, turns = len(self._saved) - 1, self._history.turns
        counts = [each.carried for each in turns[1:]] + [len(self._history.steps)]
        known = [(number, count) for number, count in enumerate(counts, 1) if count <= last]
        stride = -(-len(known) // MOST_POINTS) or 1
        if last >= 0:
            yield 0, 0
        for at, each in enumerate(known, 1):
            if at % stride == 0 or at == len(known):
                yield each

    def _course(self, counts: Sequence[int]) -> list[list[int]]:
        share = min(MOST_FOR_ONE, COURSE / max(1, len(counts))) * self._effort
        found = []
        for at, count in enumerate(counts):
            found.append(self._chances(count, share))
            self._progress(40 * (at + 1) // len(counts))
        return found

    def _chances(self, count: int, thoughts: float) -> list[int]:
        """Everybody's chance after so many steps."""
        return self._forecast.chances(self._saved[count], thoughts, LUCK + count)

    # ---- turning points

    def _turning_points(self, ends: Sequence[tuple[int, int]], course: Sequence[Sequence[int]]) -> list[TurningPoint]:
        changes = [(_change(course[at - 1], course[at])[0], at) for at in range(1, len(ends))]
        chosen = sorted(changes, reverse=True)[:TURNING_POINTS]
        found = [self._turning_point(ends[at - 1][1], ends[at][1]) for _, at in chosen]
        return sorted([each for each in found if each is not None], key=lambda each: each.turn)

    def _turning_point(self, begin: int, last: int) -> TurningPoint | None:
        """The step between two positions with which most was changed."""
        share = min(MOST_FOR_ONE, TURNING / max(1, last - begin)) * self._effort
        chances = [self._chances(count, share) for count in range(begin, last + 1)]
        steps = self._history.steps[begin:last]
        changes = [_change(chances[at], chances[at + 1], step.seat) for at, step in enumerate(steps)]
        if not changes or max(changes)[0] < LEAST_CHANGE:
            return None
        at = max(range(len(steps)), key=lambda at: changes[at])
        step, seat = steps[at], changes[at][1]
        return TurningPoint(
            self._turn_of(begin + at),
            seat,
            chances[at][seat],
            chances[at + 1][seat],
            step.seat,
            self._open(step),
            self._told(step),
        )

    def _turn_of(self, step: int) -> int:
        """The number of the turn in which a step was made."""
        return max([each.number for each in self._history.turns if each.carried <= step], default=1)

    def _told(self, step: StoredStep) -> str:
        """What a step told everybody."""
        told = [each for each in told_of(self._game, step.told) or () if each.only is None]
        return msgspec.json.encode(told).decode()

    def _open(self, step: StoredStep) -> str:
        """The action of a step, unless only its seat may know it."""
        action = read(self._game, step.action)
        return "" if type(action) in self._game.secret_verbs else step.action

    # ---- decisions

    def _choices(self) -> list[Choices]:
        """What the decisions of each seat were worth: all at first sight, then closely those that seem to stand out."""
        looked = self._screened()
        chosen = [found for seat in range(self._seats) for found in outstanding(looked, seat)]
        for at, found in enumerate(chosen):
            self._weigh(found, CLOSE * self._effort, LUCK * 3)
            self._progress(80 + 19 * (at + 1) // len(chosen))
        return [self._of_seat(seat, looked, chosen) for seat in range(self._seats)]

    def _screened(self) -> list[Compared]:
        steps = list(enumerate(self._history.steps[: len(self._saved) - 1]))
        asked = [found for at, step in steps if (found := self._asked(at, step)) is not None]
        share = min(MOST_FOR_ONE, SCREENING / max(1, len(asked))) * self._effort
        for at, found in enumerate(asked):
            self._weigh(found, share, LUCK * 2)
            self._progress(45 + 35 * (at + 1) // len(asked))
        return [each for each in asked if each.instead is not None]

    def _asked(self, at: int, step: StoredStep) -> Compared | None:
        """The decision that a person took with a step; None where there was none to take."""
        if step.seat < 0 or step.key.startswith(BY_ITSELF):
            return None
        action = read(self._game, step.action)
        state = msgspec.msgpack.decode(self._saved[at], type=self._game.state)
        others = alternatives(self._game, state, step.seat, action)
        return Compared(at, step.seat, [action, *others]) if others else None

    def _weigh(self, found: Compared, thoughts: float, luck: int) -> None:
        values = self._forecast.compare(self._saved[found.step], found.seat, found.actions, thoughts, luck + found.step)
        found.judge(values)

    def _of_seat(self, seat: Seat, looked: Sequence[Compared], chosen: Sequence[Compared]) -> Choices:
        count = len([each for each in looked if each.seat == seat])
        sure = sorted([each for each in chosen if each.seat == seat and each.sure], key=lambda each: each.gain)
        best = self._decision(sure[-1]) if sure and sure[-1].gain >= LEAST_CHANGE else None
        worst = self._decision(sure[0]) if sure and sure[0].gain <= -LEAST_CHANGE else None
        return Choices(count, best, worst)

    def _decision(self, found: Compared) -> Decision:
        step = self._history.steps[found.step]
        instead = "" if found.instead is None else write(found.instead)
        chance = found.chance
        return Decision(
            self._turn_of(found.step), step.action, instead, chance, chance - round(found.gain), self._told(step)
        )


def _change(before: Sequence[int], after: Sequence[int], actor: Seat = -1) -> tuple[int, Seat]:
    """By how much a chance changed most, and whose, that of who acted before others'."""
    changes = [
        (abs(new - old), seat == actor, -seat) for seat, (old, new) in enumerate(zip(before, after, strict=True))
    ]
    most, _, seat = max(changes)
    return most, -seat
