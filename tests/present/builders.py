"""Positions of Builder for tests of panels."""

from tests.games.builder.conftest import Scene
from tests.present.position import NAMES, NOW, buttons, text
from tests.present.sat import Remembering, labels, press

__all__ = ["NAMES", "NOW", "Sat", "buttons", "labels", "press", "text"]


class Sat(Remembering, Scene):
    """A position of the rules with people on the seats."""

    names = NAMES
