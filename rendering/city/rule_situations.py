"""Situations of City that texts of the rules show."""

from bot.games.city.data import DISTRICTS
from bot.games.city.view import CityView, PlotView, SeatView
from rendering.pictures import RulePicture

SITE, COUNTED = 14, 4
"""The printed example: two residential blocks and four industrial ones, with a power station (CITY-51)."""


def _hazard() -> CityView:
    card = DISTRICTS[SITE]
    plot = PlotView(SITE, card.group, card.price, card.rents[COUNTED], 0, 2, COUNTED, specials=("power-station",))
    return CityView(None, (SeatView(0, 0, 0, 0),), (plot,), "roll", 0, 1, 1, lot=SITE)


RULES = {"hazard": RulePicture("city/deed", _hazard, (20, 1064, 780, 1298))}
