"""Situations of Builder that texts of the rules show."""

from msgspec.structs import replace

from bot.games.builder.view import BuilderView, ScoreView, SiteView
from rendering.pictures import RulePicture
from rendering.samples import sample

BUILT = {"a4": (0, 1), "a5": (0, 3), "b4": (0, 1), "b5": (0, 2), "a2": (1, 3), "a3": (1, 2), "b3": (1, 1), "c2": (1, 2)}
"""Seat and floors by foundation: four together, and three with a fourth corner to corner."""
SCORES = (ScoreView(11, community=5, largest=4), ScoreView(13, largest=3))


def _community() -> BuilderView:
    view: BuilderView = sample("builder")
    seats = tuple(replace(each, score=score) for each, score in zip(view.seats[:2], SCORES, strict=True))
    sites = tuple(SiteView(each.site, *BUILT.get(each.site, (None, 0))) for each in view.sites)
    return replace(view, seats=seats, sites=sites, raised=(), active=0)


RULES = {"community": RulePicture("builder/island", _community, (20, 96, 980, 472))}
