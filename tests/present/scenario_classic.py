"""Positions of Classic for tests of panels."""

from tests.games.classic.scenario import ClassicScenario
from tests.present.scenario_city import NAMES, NOW, buttons, text
from tests.present.table_scenario import ScriptedTableScenario, labels, press

__all__ = ["NAMES", "NOW", "ClassicTableScenario", "buttons", "labels", "press", "text"]


class ClassicTableScenario(ScriptedTableScenario, ClassicScenario):
    """A position of the rules with people on the seats."""

    names = NAMES
