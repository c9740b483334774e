"""Situations of the classic game that texts of the rules show."""

from msgspec.structs import replace

from bot.games.classic.view import ClassicView
from rendering.pictures import RulePicture
from rendering.samples import sample

PLACE, RENT = 16, 70
"""An orange place, and its rent with one shop."""


def _rent() -> ClassicView:
    view: ClassicView = sample("classic")
    plots = (replace(each, owner=0, level=1, rent=RENT) if each.space == PLACE else each for each in view.plots)
    return replace(view, seats=view.seats[:3], plots=tuple(plots), lot=PLACE)


RULES = {"rent": RulePicture("classic/deed", _rent, (20, 288, 780, 760))}
