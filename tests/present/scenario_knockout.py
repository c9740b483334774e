"""Positions of Knockout for tests of panels."""

from collections.abc import Collection
from typing import Any

from bot.games.knockout import GAME
from bot.kit.contract import EventFor, Seat
from bot.present import registry
from bot.present.control_id import parse
from bot.present.panel_model import Panel
from tests.games.knockout.board import Table as Board
from tests.present import table_scenario
from tests.present.scenario_city import text
from tests.present.table_scenario import TableScenario, alt, labels, press

__all__ = ["NAMES", "KnockoutTableScenario", "alt", "labels", "plain", "press"]
NAMES = ("Léa", "Max", "Ada", "Blaise", "Grace", "Alan", "Edsger", "Barbara")


class KnockoutTableScenario(TableScenario, Board):
    """A board of the rules with people on the seats."""

    game = GAME
    names = NAMES

    def __init__(self, seats: int = 3, pace: str = "live", robots: Collection[Seat] = (), **options: Any) -> None:
        self.seated, self.pace, self.robots = seats, pace, robots
        self.chosen = {key.replace("_", "-"): value for key, value in options.items()}
        super().__init__(seats, pace, **{k: v for k, v in options.items() if k == "second_chance"})

    @property
    def history(self) -> list[EventFor]:  # type: ignore[override]  # what the base stores is derived here
        """All that was told."""
        return [EventFor(event) for event in self.every]

    def shown(self, lang: str = "en") -> Panel:
        """The message of what is awaited."""
        return next(panel for panel in self.panels(lang=lang).values() if panel.rows)

    def opened(self, seat: Seat | None, custom_id: str, value: str = "", lang: str = "en") -> Panel:
        """The private panel behind a press; `value` is what was chosen in its menu."""
        found = parse(custom_id)
        assert found is not None
        return self.private(seat, registry.what(found.filled(value) if value else found), lang)


def plain(panel: Panel) -> str:
    """All that a panel says, no-break spaces made plain."""
    return table_scenario.plain(text(panel))
