"""Positions of the rules at a table of people and robots, for tests of panels."""

from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from bot.i18n.translator import translator_for
from bot.kit.contract import EventFor, Seat, Value
from bot.kit.spec import GameSpec
from bot.present import registry
from bot.present.panel_model import Panel
from bot.tables.clock import deadlines
from bot.tables.model import OVER, PLAYING, ChannelRef, Participant, Table
from bot.tables.storage.packed_state import PackedState
from rendering import painters
from rendering.players import Players
from tests.games.scenario import TradingScenario
from tests.present.scenario_city import NOW, buttons


class TableScenario:
    """People (ids 100, 101 and so on) on all seats but those of `robots`; to be mixed with a position of the rules.

    `history` is what has been told to all since the beginning.
    """

    game: ClassVar[GameSpec[Any]]
    names: ClassVar[Sequence[str]]
    s: Any
    seated: int
    pace: str
    robots: Collection[Seat]
    chosen: dict[str, Value]
    history: list[EventFor]

    def table(self) -> Table:
        """The table as it stands, with fresh clocks."""
        over = self.game.result(self.s) is not None
        made = Table(
            id=17,
            game=self.game.key,
            place=ChannelRef(1, 2),
            host=100,
            lang="en",
            pace=self.pace,
            phase=OVER if over else PLAYING,
            chairs=tuple([self._chair(seat) for seat in range(self.seated)]),
            options={option.key: option.default for option in self.game.options} | self.chosen,
            seed=bytes(32),
            packed_state=PackedState(self.s),
        )
        return made if over else replace(made, deadlines=deadlines.due(self.game, made, NOW))

    def _chair(self, seat: Seat) -> Participant:
        if seat in self.robots:
            return Participant(self.names[seat], robot="normal")
        return Participant(self.names[seat], person=100 + seat, token=seat)

    def panels(self, live: Collection[str] = (), lang: str = "en") -> dict[str, Panel]:
        """The public messages by slot."""
        found = registry.panels(replace(self.table(), lang=lang), self.history, live, translator_for(lang))
        return {panel.slot: panel for panel in found}

    def turn(self, lang: str = "en") -> Panel:
        """The message of the turn."""
        return self.panels(lang=lang)[f"turn-{self.s.turns.turn}"]

    def log(self, lang: str = "en") -> list[str]:
        """All that happened in the turn, as the panel behind the button "+n lines" tells it."""
        panel = registry.log(replace(self.table(), lang=lang), self.history, translator_for(lang))
        return [plain(line).removeprefix("- ") for line in panel.lines[1:]]

    def private(self, seat: Seat | None, what: str = "mine", lang: str = "en") -> Panel:
        """A private panel."""
        return registry.private(replace(self.table(), lang=lang), seat, what, translator_for(lang))


class ScriptedTableScenario(TableScenario, TradingScenario):
    """The same for positions that are played line by line: what was told is remembered."""

    def __init__(self, seats: int = 3, pace: str = "live", robots: Collection[Seat] = (), **options: Any) -> None:
        super().__init__(seats, pace, **options)
        self.seated, self.pace, self.robots, self.chosen = seats, pace, robots, {}
        self.history = []

    def play(self, *lines: str) -> Self:
        """Play lines, and remember what was told."""
        for line in lines:
            super().play(line)
            self.history += [EventFor(event) for event in self.told]
        return self


def plain(said: str) -> str:
    """With no-break spaces made plain."""
    return said.replace("\u00a0", " ").replace("\u202f", " ")


def alt(panel: Panel) -> str:
    """What the panel's picture says to those who cannot see it."""
    order = panel.picture
    assert order is not None
    words = translator_for(order.lang)
    return plain(painters()[order.key].alt(order.view, words, Players(order.names, order.tokens)))


def labels(panel: Panel) -> list[str]:
    """What the buttons say."""
    return [plain(button.label) for button in buttons(panel)]


def press(panel: Panel, begins: str) -> str:
    """The press of the first button whose label begins so."""
    return next(button.press for button in buttons(panel) if plain(button.label).startswith(begins))
