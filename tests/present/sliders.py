"""Positions of Knockout for tests of panels: the rules' own boards at a table of people and robots."""

from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from bot.games.kit.model import Seat, Told
from bot.games.knockout import GAME
from bot.present import presenters
from bot.present.panel import Panel
from bot.present.press import parse
from bot.tables import deadlines
from bot.tables.kept import Kept
from bot.tables.model import OVER, PLAYING, Chair, Place, Table
from bot.words import words
from tests.games.knockout.board import Table as Board
from tests.present.position import NOW, buttons, text

NAMES = ("Léa", "Max", "Ada", "Blaise", "Grace", "Alan", "Edsger", "Barbara")


class Sat(Board):
    """A board of the rules, with people (ids 100, 101 and so on) on all seats but those of `robots`."""

    def __init__(self, seats: int = 3, pace: str = "live", robots: Collection[Seat] = (), **options: Any) -> None:
        self.pace, self.robots = pace, robots
        self.chosen = {key.replace("_", "-"): value for key, value in options.items()}
        super().__init__(seats, pace, **{k: v for k, v in options.items() if k == "second_chance"})

    def table(self) -> Table:
        """The table as it stands, with fresh clocks."""
        over = GAME.result(self.s) is not None
        made = Table(
            id=17,
            game="knockout",
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
                    for seat in range(self.seats)
                ]
            ),
            options={option.key: option.default for option in GAME.options} | self.chosen,
            seed=bytes(32),
            kept=Kept(self.s),
        )
        return made if over else replace(made, deadlines=deadlines.due(GAME, made, NOW))

    @property
    def history(self) -> list[Told]:
        """All that was told."""
        return [Told(event) for event in self.every]

    def panels(self, live: Collection[str] = (), lang: str = "en") -> dict[str, Panel]:
        """The public messages by slot."""
        found = presenters.panels(self.table(), self.history, live, words(lang))
        return {panel.slot: panel for panel in found}

    def shown(self, lang: str = "en") -> Panel:
        """The message of what is awaited."""
        return next(panel for panel in self.panels(lang=lang).values() if panel.rows)

    def private(self, seat: Seat | None, what: str = "mine", lang: str = "en") -> Panel:
        """A private panel."""
        return presenters.private(self.table(), seat, what, words(lang))

    def opened(self, seat: Seat | None, custom_id: str, value: str = "", lang: str = "en") -> Panel:
        """The private panel behind a press; `value` is what was chosen in its menu."""
        found = parse(custom_id)
        assert found is not None
        return self.private(seat, presenters.what(found.filled(value) if value else found), lang)


def plain(panel: Panel) -> str:
    """All that a panel says, no-break spaces made plain."""
    return text(panel).replace("\u00a0", " ").replace("\u202f", " ")


def labels(panel: Panel) -> list[str]:
    """What the buttons say."""
    return [button.label.replace("\u00a0", " ").replace("\u202f", " ") for button in buttons(panel)]


def press(panel: Panel, begins: str) -> str:
    """The press of the first button whose label begins so."""
    return next(button.press for button in buttons(panel) if button.label.replace("\u202f", " ").startswith(begins))
