"""Stadiums, skyscrapers and the tower, bought in step C (section 9)."""

from bot.games.city import data
from bot.games.city.actions import BuildSkyscraper, BuildStadium, BuildTower
from bot.games.city.custom_board import board
from bot.games.city.events.town import LandmarkBuilt
from bot.games.city.state import Plot, State, plot
from bot.kit.contract import Cash, Handler, Rng, Seat, Tell
from bot.kit.mechanics.balances import BANK, pay

Landmark = BuildStadium | BuildSkyscraper | BuildTower


def price(s: State, p: Plot, piece: str) -> Cash:
    """2M for a stadium (CITY-79), 7M for the tower (CITY-85), as printed for a skyscraper (CITY-83)."""
    if piece == "skyscraper":
        return board(s.board).districts[p.space].skyscraper
    return data.STADIUM if piece == "stadium" else data.TOWER


def _building(piece: str) -> Handler[State]:
    """The rule of the verb that builds it: paid to the bank, whatever the permit was (CITY-78)."""

    def build(s: State, seat: Seat, action: Landmark, _dice: Rng, tell: Tell) -> None:
        p = plot(s, action.space)
        setattr(p, piece, True)
        amount = price(s, p, piece)
        s.fresh.append(p.space)
        pay(s.purse, seat, BANK, amount, tell, LandmarkBuilt(seat, p.space, piece, amount))

    return build


build_stadium = _building("stadium")
"""A million more at each GO for whoever owns the district, mortgaged or alone (CITY-79, CITY-81); no rent (CITY-82)."""
build_skyscraper = _building("skyscraper")
"""The skyscraper of a colour group, which doubles its rents (CITY-48, CITY-83)."""
build_tower = _building("tower")
"""The tower doubles the rent of every district of its owner (CITY-85, CITY-86)."""
