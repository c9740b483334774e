"""All that the classic game knows: players, properties, what is pending, claims; and how to look it up."""

import msgspec

from bot.games.classic import data, phases
from bot.games.classic.board import SHIPPED, Board, board
from bot.kit.contract import Card, Cash, Seat, Space
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.balances import Balances
from bot.kit.mechanics.deck import Deck
from bot.kit.mechanics.rejections import Rejection
from bot.kit.mechanics.trade import Trade
from bot.kit.mechanics.turns import Turns


class Plot(msgspec.Struct, omit_defaults=True):
    """A property as it stands. `level`: 0 bare, 1 to 4 shops, 5 a tower."""

    space: Space
    owner: Seat | None = None
    level: int = 0
    mortgaged: bool = False


# ---- what is pending: decisions have a number, steps that go on by themselves have none


class Owed(msgspec.Struct, tag=True):
    """A payment that falls due once no phase is open; `card` is the card it comes from."""

    seat: Seat
    creditor: Seat
    amount: Cash
    cause: str
    card: Card = 0


Due = Owed | phases.Lots
"""What waits for the end of a phase, in the order of falling due (CLASSIC-217)."""


class Claim(msgspec.Struct):
    """`owner` may ask `payer` for `amount` (CLASSIC-75). `turn` is the turn of the landing.

    `guarded`: the protected time runs (CLASSIC-80). `recorded`: asked for, collected after the phase (CLASSIC-83).
    """

    number: int
    owner: Seat
    payer: Seat
    amount: Cash
    space: Space
    turn: int
    guarded: bool = True
    recorded: bool = False


class Rules(msgspec.Struct, frozen=True):
    """The options of section 9 as chosen."""

    speed: bool = True
    add: bool = False
    auto: bool = False
    limited: bool = False


class State(msgspec.Struct):
    """A classic game. The top of `stack` decides what is awaited; `due` waits for the end of a phase.

    `board` is the key of a shipped board or the text of a loaded one. `plots` are the properties in board order,
    `counts` how many of each family a seat owns (by the order of `Board.families`); both change in `deeds` alone.
    `shops` and `towers` are the Bank's. `cards` are the kept jail cards by seat. `ending`: nothing follows in this
    turn. `dice` and `speed` are the last throw, `legs` the moves since then (start and steps, backward when negative),
    `before` everybody's cash then and `fresh` the properties on which something changed since. `shares` are the
    creditors of a debt to each. `hours` are left of the limit, `over` when it is reached. `out` is who is out in that
    order; `ranks` is filled when the game is over. `course` is everybody's net worth at the end of every `stride`-th
    turn, for the chart of the end. `throws` are those for the first turn. `unsold` are this turn's orders for buildings
    for which nobody bid (CLASSIC-129).
    """

    purse: Balances
    turns: Turns
    plots: list[Plot]
    leap: Deck
    chest: Deck
    spaces: list[Space]
    jailed: list[bool]
    failures: list[int]
    awake: list[bool]
    solvent: list[bool]
    cards: list[list[str]]
    counts: list[list[int]]
    rules: Rules
    throws: list[tuple[Seat, int, int]]
    board: str = "neutral"
    shops: int = data.SHOPS
    towers: int = data.TOWERS
    stack: list[phases.Pending] = []
    due: list[Due] = []
    claims: list[Claim] = []
    deals: list[Trade] = []
    decisions: int = 0
    doubles: int = 0
    again: bool = False
    ending: bool = False
    announced: bool = False
    dice: tuple[int, int] | None = None
    speed: int = 0
    drawn: Card = 0
    legs: list[tuple[Space, int]] = []
    before: list[Cash] = []
    fresh: list[Space] = []
    shares: list[Seat] = []
    hours: int = 0
    over: bool = False
    out: list[Seat] = []
    ranks: list[int] = []
    course: list[list[Cash]] = []
    stride: int = 1
    unsold: list[phases.Order] = []
    rejections: list[Rejection] = []


def decision(s: State) -> int:
    """A number for a new decision; it never comes again in this game."""
    s.decisions += 1
    return s.decisions


def plan(s: State) -> Board:
    """The board of the game; a shipped one is at hand."""
    return SHIPPED.get(s.board) or board(s.board)


def plot(s: State, space: Space) -> Plot:
    """The property of that space. Its existence is not checked."""
    return s.plots[plan(s).place[space]]


def owned(s: State, seat: Seat) -> list[Plot]:
    """The properties of `seat` in board order."""
    return [p for p in s.plots if p.owner == seat]


def group(s: State, name: str) -> list[Plot]:
    """The places of a colour group, in board order."""
    b = plan(s)
    return [s.plots[b.place[space]] for space in b.groups[name]]


def busy(s: State) -> bool:
    """Whether a phase is open: no dice, and nothing else may open (CLASSIC-23, CLASSIC-217)."""
    return bool(s.stack) and type(s.stack[-1]) in phases.PHASES


def recorded(s: State, seat: Seat) -> Cash:
    """What is recorded against `seat` and not collected yet (CLASSIC-83)."""
    total = 0
    for claim in s.claims:
        if claim.recorded and claim.payer == seat:
            total += claim.amount
    return total


def available(s: State, seat: Seat) -> Cash:
    """Cash less the own best bid and what is recorded: what a voluntary payment may take (section 3)."""
    cash = s.purse.cash[seat]
    if s.claims:
        cash -= recorded(s, seat)
    top = s.stack[-1] if s.stack else None
    if type(top) is Auction and top.leader == seat:
        cash -= top.high
    return cash


def raisable(s: State, seat: Seat) -> Cash:
    """Cash, half the price of each level, and the mortgages of what is unmortgaged (section 3)."""
    b = plan(s)
    total = s.purse.cash[seat]
    for index, p in enumerate(s.plots):
        if p.owner == seat and not p.mortgaged:
            total += b.mortgages[index]
            if p.level:
                total += p.level * (b.squares[p.space].shop // 2)
    return total


def fortunes(s: State) -> list[Cash]:
    """Everybody's net worth by seat, in one look at the board (CLASSIC-166)."""
    b = plan(s)
    found = list(s.purse.cash)
    for p, price in zip(s.plots, b.prices, strict=True):
        owner = p.owner
        if owner is None:
            continue
        if p.mortgaged:
            found[owner] += price // 2
        else:
            found[owner] += price + p.level * b.squares[p.space].shop if p.level else price
    return found
