"""All that City knows: players, plots, what is pending, the hour; and how plots are looked up and valued."""

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from bot.games.city import data, phases
from bot.games.city.custom_board import board
from bot.games.city.data import District
from bot.kit.boards.custom_board import USUAL
from bot.kit.contract import Card, Cash, Seat, Space
from bot.kit.mechanics.balances import Balances
from bot.kit.mechanics.deck import Deck
from bot.kit.mechanics.rejections import Rejection
from bot.kit.mechanics.trade import Trade
from bot.kit.mechanics.turns import Turns


class Plot(msgspec.Struct, omit_defaults=True):
    """A district as it stands. `mortgage` is the recorded amount, 0 when not mortgaged; `waiting`: a bank lot."""

    space: Space
    owner: Seat | None = None
    residential: int = 0
    industrial: int = 0
    mortgage: Cash = 0
    specials: list[str] = []
    station: bool = False
    stadium: bool = False
    skyscraper: bool = False
    tower: bool = False
    waiting: bool = False


class Rules(msgspec.Struct, frozen=True):
    """The options of section 22 as chosen, and the pace."""

    live: bool = False
    clock: bool = True
    hours: int = 1
    weights: tuple[int, int, int, int] = (1, 1, 1, 1)
    limited: bool = False
    mortgages: bool = False
    fine_turn: bool = False
    double_go: bool = False
    overtime: bool = False
    specials: int = 1
    hidden: bool = False


class Vote(msgspec.Struct):
    """A call for a new hour that is open (CITY-211)."""

    number: int
    caller: Seat
    yes: list[Seat]
    no: list[Seat] = []


class Hour(msgspec.Struct):
    """The game hour. `spare` hours follow this one; `last_round` counts in slow pace, 0 otherwise.

    `calling`: live pace, the last quarter of an hour has begun. `called`: who has called in this hour.
    """

    number: int = 1
    spare: int = 0
    last_round: int = 0
    calling: bool = False
    over: bool = False
    called: list[Seat] = []
    vote: Vote | None = None


class State(msgspec.Struct):
    """A game of City. The top of `stack` decides what is awaited; an empty stack is the end of a turn.

    `start` and `steps` are the last move, `before` everybody's cash at the last throw and `fresh` the districts on
    which something changed since, so that a picture can show it; `lots` the bank's queue of districts, `out` who is out in that order,
    `throws` the throws for the first turn; `ranks` is filled when the game is over. `cards` are the kept Chance cards
    by seat (CITY-100), `dodge` who holds Rent Dodge, None while it lies on Free Parking (CITY-4, CITY-104); `drawn` is
    the card drawn last in this turn, 0 for none; `deals` are open; `course` is everybody's wealth at the end of every
    `stride`-th turn, for the chart of the end. `board` is the word of City's own board or a group's canonical text.
    """

    purse: Balances
    turns: Turns
    plots: list[Plot]
    chance: Deck
    spaces: list[Space]
    jailed: list[bool]
    failures: list[int]
    solvent: list[bool]
    rules: Rules
    hour: Hour
    throws: list[tuple[Seat, int, int]]
    stack: list[phases.Pending] = []
    decisions: int = 0
    doubles: int = 0
    again: bool = False
    announced: bool = False
    dice: tuple[int, int] | None = None
    start: Space = 0
    steps: int = 0
    before: list[Cash] = []
    fresh: list[Space] = []
    lots: list[Space] = []
    out: list[Seat] = []
    ranks: list[int] = []
    cards: list[list[Card]] = []
    dodge: Seat | None = None
    drawn: Card = 0
    deals: list[Trade] = []
    course: list[list[Cash]] = []
    stride: int = 1
    board: str = USUAL
    rejections: list[Rejection] = []


class Town(Protocol):
    """All that rents depend on: the districts as they stand, or as they would."""

    plots: list[Plot]
    board: str


def decision(s: State) -> int:
    """The number of a new decision; numbers never repeat within a game."""
    s.decisions += 1
    return s.decisions


def plot(s: State, space: Space) -> Plot:
    """The district on `space`, which must be one."""
    return s.plots[data.PLACE[space]]


def owned(s: State, seat: Seat) -> list[Plot]:
    """The districts of `seat`, in board order."""
    return [p for p in s.plots if p.owner == seat]


def for_sale(s: State) -> tuple[Space, ...]:
    """Districts that nobody owns and no bank auction is promised (CITY-27, CITY-210)."""
    return tuple([p.space for p in s.plots if p.owner is None and not p.waiting])


def hazardous(p: Plot) -> bool:
    """Whether a hazard stands there; bonus buildings and hazards never stand together (CITY-90)."""
    return bool(p.specials) and p.specials[0] in data.HAZARDS


def counting(p: Plot) -> int:
    """Blocks that count for rent: industrial ones only where a hazard stands (CITY-46, CITY-95)."""
    return p.industrial if p.specials and hazardous(p) else p.residential + p.industrial


def value(s: Town, p: Plot) -> Cash:
    """What the district would pay if it were not mortgaged: the table's value, doubled once (CITY-45, CITY-47).

    The skyscraper of a group and the tower double for the owner of the district on which they stand, even a
    mortgaged one (CITY-48, CITY-49, CITY-50, CITY-170); nothing else changes a rent (CITY-52).
    """
    return _value(board(s.board).districts, _tall(s), p)


def doubled(s: Town, p: Plot) -> str:
    """What doubles the district for its owner: `skyscraper`, `tower`, or nothing; both count once (CITY-48, CITY-86)."""
    return _doubled(_tall(s), p)


def _tall(s: Town) -> list[Plot]:
    """The districts on which a skyscraper or the tower stands."""
    return [p for p in s.plots if p.skyscraper or p.tower]


def _value(cards: Mapping[Space, District], tall: list[Plot], p: Plot) -> Cash:
    """The value on its card, doubled by what stands on `tall`."""
    amount = cards[p.space].rents[counting(p)]
    return 2 * amount if tall and _doubled(tall, p) else amount


def _doubled(tall: list[Plot], p: Plot) -> str:
    """Whose pieces they are is all that counts (CITY-49); of both the skyscraper is named."""
    owner = p.owner
    if owner is None:
        return ""
    group = data.GROUPS[data.DISTRICTS[p.space].group]
    found = ""
    for other in tall:
        if other.owner == owner:
            if other.skyscraper and other.space in group:
                return "skyscraper"
            if other.tower:
                found = "tower"
    return found


def rent(s: Town, p: Plot) -> Cash:
    """The rent due now: 0 when mortgaged (CITY-25, CITY-45). Printed example: Docks, 7M (CITY-51)."""
    return 0 if p.mortgage else value(s, p)


def rents(s: Town) -> list[Cash]:
    """The rent due now in each district, in the order of `plots` (CITY-25, CITY-45)."""
    cards, tall = board(s.board).districts, _tall(s)
    return [0 if p.mortgage else _value(cards, tall, p) for p in s.plots]


def mortgage_values(s: Town, seat: Seat) -> dict[Space, Cash]:
    """What the bank would pay for each unmortgaged district of `seat`: its rent now (CITY-129, CITY-184)."""
    cards, tall = board(s.board).districts, _tall(s)
    return {p.space: _value(cards, tall, p) for p in s.plots if p.owner == seat and not p.mortgage}


def wealth(s: State, seat: Seat) -> Cash:
    """Cash plus what others would pay now in every own district (CITY-149)."""
    return fortunes(s)[seat]


def fortunes(s: State) -> list[Cash]:
    """Everybody's wealth by seat, in one look at the board (CITY-149)."""
    found, cards, tall = list(s.purse.cash), board(s.board).districts, _tall(s)
    for p in s.plots:
        if p.owner is not None and not p.mortgage:
            found[p.owner] += _value(cards, tall, p)
    return found


def fortunes_by(s: State, due: Sequence[Cash]) -> list[Cash]:
    """The same by the rent due now in each district."""
    found = list(s.purse.cash)
    for p, amount in zip(s.plots, due, strict=True):
        if p.owner is not None:
            found[p.owner] += amount
    return found
