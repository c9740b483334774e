"""Builder's great moments: a building gets its last floor, a colour is whole. The penthouse ends the game."""

from msgspec.structs import replace

from bot.games.builder.data import FLOORS
from bot.games.builder.events import Bought, FloorBuilt, LotSold
from bot.games.builder.view import BuilderView
from bot.kit.moment import Moments, completed


def _lower(view: BuilderView, built: FloorBuilt) -> BuilderView | None:
    """A floor less; None for a floor on which others may stand."""
    if built.level < FLOORS:
        return None
    sites = [replace(each, floors=each.floors - 1) if each.site == built.site else each for each in view.sites]
    return replace(view, sites=tuple(sites))


MOMENTS: Moments = {
    FloorBuilt: _lower,
    Bought: completed("deeds"),
    LotSold: completed("deeds"),
}
