"""Saved games of older versions."""

import msgspec

from bot.games.city import GAME
from bot.kit.engine import plain
from bot.kit.upgrade import load
from tests.games.city.scenario import CityScenario


def test_version_1_had_no_kept_cards_and_one_special(scenario: type[CityScenario]) -> None:
    """CITY-98, CITY-100: what stood there stays, and Chance can be drawn."""
    s = scenario(3).own(1, 11, specials=["park"]).at(0, 4).s
    saved = plain(s)
    for plot in saved["plots"]:
        plot["special"] = "".join(plot.pop("specials"))
    for name in ("cards", "dodge", "drawn", "deals"):
        del saved[name]
    assert load(GAME, msgspec.json.encode(saved), 1) == s
