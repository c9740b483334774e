"""City's great moments: a landmark rises, a colour is whole."""

from msgspec.structs import replace

from bot.games.city.events import Bought, LandmarkBuilt, LotSold
from bot.games.city.view import CityView
from bot.kit.moment import Moments, completed


def _unbuilt(view: CityView, built: LandmarkBuilt) -> CityView:
    """The town without a stadium, skyscraper or tower."""
    plots = [replace(each, **{built.piece: False}) if each.space == built.space else each for each in view.plots]
    return replace(view, plots=tuple(plots))


MOMENTS: Moments = {LandmarkBuilt: _unbuilt, Bought: completed("plots"), LotSold: completed("plots")}
