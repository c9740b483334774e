"""A first game that teaches, as data: positions, dice that fall as told, and what is proposed in each.

Whoever learns sits on the first seat and a robot on the second. Any legal action goes on: the sentences follow the
decisions that are met (`<game>-lesson-<word>`), the proposals lead through all of them.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.kit.contract import Action, Seat, Value

LEARNER: Seat = 0
ROBOT: Seat = 1
CLOCKS_ALONE = "nobody decides it: time does"
"""Why a verb of the clock, or a wait for it alone, is left out."""


class Step(msgspec.Struct, frozen=True):
    """What is proposed: an action in the notation of `engine`, and the word of its sentence (empty: its verb)."""

    play: str
    word: str = ""

    @property
    def verb(self) -> str:
        """The name of the proposal's verb."""
        return self.play.partition(".")[0]


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A position and what is proposed in it; without `steps` a new game that is played freely.

    `changes`: how it differs from a new game, by place in its plain state (`purse.cash.0`). `dice`: how they fall first.
    `robot`: what the robot does as soon as it may, in this order; afterwards it plays as robots do.
    """

    steps: tuple[Step, ...] = ()
    changes: Mapping[str, Any] = {}
    dice: tuple[int, ...] = ()
    robot: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """The scenes one after another, with the options of the games in them.

    `left_out`: the verbs, and the kinds of decisions (keys of the game's `clocks`), that no scene is for, with the
    reason; `CLOCKS_ALONE` for what never waits for a person.
    """

    scenes: tuple[Scene, ...]
    options: Mapping[str, Value] = {}
    left_out: Mapping[type[Action] | str, str] = {}


FREE = Lesson(scenes=(Scene(),))
"""The lesson of a game that has none of its own."""
