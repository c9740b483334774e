"""Positions of Builder for tests of panels."""

from tests.games.builder.scenario import BuilderScenario
from tests.present.scenario_city import NAMES, NOW, buttons, text
from tests.present.table_scenario import ScriptedTableScenario, alt, labels, press

__all__ = ["NAMES", "NOW", "BuilderTableScenario", "alt", "buttons", "labels", "press", "text"]


class BuilderTableScenario(ScriptedTableScenario, BuilderScenario):
    """A position of the rules with people on the seats."""

    names = NAMES
