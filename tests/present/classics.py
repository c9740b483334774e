"""Positions of Classic for tests of panels: the rules' own scenes at a table of people and robots."""

from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from bot.games.classic import GAME
from bot.games.kit.model import Seat, Told
from bot.present import presenters
from bot.present.panel import Panel
from bot.tables import deadlines
from bot.tables.kept import Kept
from bot.tables.model import OVER, PLAYING, Chair, Place, Table
from bot.words import words
from tests.games.classic.conftest import Scene as Rules
from tests.present.position import NAMES, NOW, buttons, text

__all__ = ["NAMES", "NOW", "Sat", "buttons", "labels", "press", "text"]


class Sat(Rules):
    """A position of the rules, with people (ids 100, 101 and so on) on all seats but those of `robots`.

    `history` is what has been told to all since the beginning.
    """

    def __init__(self, seats: int = 3, pace: str = "live", robots: Collection[Seat] = (), **options: Any) -> None:
        super().__init__(seats, pace, **options)
        self.pace, self.robots = pace, robots
        self.history: list[Told] = []

    def play(self, *lines: str) -> "Sat":
        """Play lines, and remember what was told."""
        for line in lines:
            super().play(line)
            self.history += [Told(event) for event in self.told]
        return self

    def table(self) -> Table:
        """The table as it stands, with fresh clocks."""
        over = GAME.result(self.s) is not None
        seats = range(len(self.s.solvent))
        made = Table(
            id=17,
            game="classic",
            place=Place(1, 2),
            host=100,
            lang="en",
            pace=self.pace,
            phase=OVER if over else PLAYING,
            chairs=tuple(
                [
                    Chair(NAMES[seat], robot="normal")
                    if seat in self.robots
                    else Chair(NAMES[seat], person=100 + seat, token=seat)
                    for seat in seats
                ]
            ),
            options={option.key: option.default for option in GAME.options},
            seed=bytes(32),
            kept=Kept(self.s),
        )
        return made if over else replace(made, deadlines=deadlines.due(GAME, made, NOW))

    def panels(self, live: Collection[str] = (), lang: str = "en") -> dict[str, Panel]:
        """The public messages by slot."""
        found = presenters.panels(self.table(), self.history, live, words(lang))
        return {panel.slot: panel for panel in found}

    def turn(self, lang: str = "en") -> Panel:
        """The message of the turn."""
        return self.panels(lang=lang)[f"turn-{self.s.turns.turn}"]

    def private(self, seat: Seat | None, what: str = "mine", lang: str = "en") -> Panel:
        """A private panel."""
        return presenters.private(self.table(), seat, what, words(lang))


def labels(panel: Panel) -> list[str]:
    """What the buttons say, no-break spaces made plain."""
    return [button.label.replace("\u00a0", " ").replace("\u202f", " ") for button in buttons(panel)]


def press(panel: Panel, begins: str) -> str:
    """The press of the button whose label begins so."""
    return next(button.press for button in buttons(panel) if button.label.startswith(begins))
