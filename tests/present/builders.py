"""Positions of Builder for tests of panels."""

from collections.abc import Collection
from typing import Any

from bot.games.kit.model import Seat, Told
from tests.games.builder.conftest import Scene
from tests.present.position import NAMES, NOW, buttons, text
from tests.present.sat import AtTable, labels, press

__all__ = ["NAMES", "NOW", "Sat", "buttons", "labels", "press", "text"]


class Sat(AtTable, Scene):
    """A position of the rules with people on the seats."""

    names = NAMES

    def __init__(self, seats: int = 3, pace: str = "live", robots: Collection[Seat] = (), **options: Any) -> None:
        super().__init__(seats, pace, **options)
        self.seated, self.pace, self.robots, self.chosen = seats, pace, robots, {}
        self.history: list[Told] = []

    def play(self, *lines: str) -> "Sat":
        """Play lines, and remember what was told."""
        for line in lines:
            super().play(line)
            self.history += [Told(event) for event in self.told]
        return self
