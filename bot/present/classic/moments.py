"""Classic's great moments: a tower rises, a colour is whole."""

from msgspec.structs import replace

from bot.games.classic.data import TOWER
from bot.games.classic.events import Bought, Built, LotSold
from bot.games.classic.view import ClassicView
from bot.kit.moment import Moments, completed


def _untopped(view: ClassicView, built: Built) -> ClassicView | None:
    """The colour's towers as shops; None when no tower was built."""
    if not built.towers:
        return None
    rising = [each.space for each in view.plots if each.group == built.group and each.level == TOWER]
    plots = [replace(each, level=TOWER - 1) if each.space in rising else each for each in view.plots]
    return replace(view, plots=tuple(plots))


MOMENTS: Moments = {Built: _untopped, Bought: completed("plots"), LotSold: completed("plots")}
