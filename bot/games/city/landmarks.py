"""Stadiums, skyscrapers and the tower, bought in step C (section 9)."""

from bot.games.city import data
from bot.games.city.actions import BuildSkyscraper, BuildStadium, BuildTower
from bot.games.city.custom_board import board
from bot.games.city.events.town import LandmarkBuilt
from bot.games.city.state import Plot, State, plot
from bot.kit.contract import Cash, Rng, Seat, Tell
from bot.kit.mechanics.balances import BANK, pay


def price(s: State, p: Plot, piece: str) -> Cash:
    """2M for a stadium (CITY-79), 7M for the tower (CITY-85), as printed for a skyscraper (CITY-83)."""
    if piece == "skyscraper":
        return board(s.board).districts[p.space].skyscraper
    return data.STADIUM if piece == "stadium" else data.TOWER


def _pay(s: State, seat: Seat, p: Plot, piece: str, tell: Tell) -> None:
    """Pay the bank, whatever the permit was (CITY-78)."""
    amount = price(s, p, piece)
    s.fresh.append(p.space)
    pay(s.purse, seat, BANK, amount, tell, LandmarkBuilt(seat, p.space, piece, amount))


def build_stadium(s: State, seat: Seat, action: BuildStadium, _dice: Rng, tell: Tell) -> None:
    """A million more at each GO for whoever owns the district, mortgaged or alone (CITY-79, CITY-81); no rent (CITY-82)."""
    p = plot(s, action.space)
    p.stadium = True
    _pay(s, seat, p, "stadium", tell)


def build_skyscraper(s: State, seat: Seat, action: BuildSkyscraper, _dice: Rng, tell: Tell) -> None:
    """The skyscraper of a colour group, which doubles its rents (CITY-48, CITY-83)."""
    p = plot(s, action.space)
    p.skyscraper = True
    _pay(s, seat, p, "skyscraper", tell)


def build_tower(s: State, seat: Seat, action: BuildTower, _dice: Rng, tell: Tell) -> None:
    """The tower doubles the rent of every district of its owner (CITY-85, CITY-86)."""
    p = plot(s, action.space)
    p.tower = True
    _pay(s, seat, p, "tower", tell)
