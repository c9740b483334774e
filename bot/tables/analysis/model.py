"""What an analysis has found, as plain data. Chances are ten-thousandths of a victory."""

from collections.abc import Sequence

import msgspec

from bot.kit.contract import Seat


class TurningPoint(msgspec.Struct, frozen=True):
    """The step of a turn with which the chance of `seat` changed most, and what everybody was told by it, as stored."""

    turn: int
    seat: Seat
    before: int
    after: int
    actor: Seat
    action: str
    told: str


class Decision(msgspec.Struct, frozen=True):
    """What a seat chose in a turn, and the best thing it might have chosen instead: its chance after either.

    Actions in their notation. `told`: what everybody was told by it, as stored. Both may tell of what only the seat knew.
    """

    turn: int
    action: str
    instead: str
    chance: int
    other: int
    told: str

    @property
    def gain(self) -> int:
        """What the choice brought; below zero what it cost."""
        return self.chance - self.other


class Choices(msgspec.Struct, frozen=True):
    """The best and the most expensive decision of a seat; None where none stood out. `count`: how many were looked at."""

    count: int = 0
    best: Decision | None = None
    worst: Decision | None = None


class Analysis(msgspec.Struct, frozen=True):
    """`course`: everybody's chance by seat at the beginning, then at the end of each turn numbered in `turns`.

    `points`: the turning points in their order. `choices`: by seat. `whole`: whether all of the record could be read.
    """

    turns: Sequence[int]
    course: Sequence[Sequence[int]]
    points: Sequence[TurningPoint]
    choices: Sequence[Choices]
    whole: bool = True


CHANCES = "chances"
"""The picture of the curves of chances, the same for all games."""


class ChanceLine(msgspec.Struct, frozen=True):
    """The chances of a seat, from the beginning on."""

    seat: Seat
    chances: Sequence[int]


class ChanceChart(msgspec.Struct, frozen=True):
    """What is drawn of an analysis: a line for each seat, by `turns`; `marks` are the turns of the turning points."""

    seats: Sequence[ChanceLine]
    turns: Sequence[int]
    marks: Sequence[int] = ()

    @classmethod
    def of(cls, found: Analysis) -> "ChanceChart":
        """The chart of an analysis."""
        lines = [ChanceLine(seat, [each[seat] for each in found.course]) for seat in range(len(found.choices))]
        return cls(lines, found.turns, [each.turn for each in found.points])
