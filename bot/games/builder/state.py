"""All that Builder knows: players, deeds, chips, the island, what is pending; and how these are looked up."""

import msgspec

from bot.games.builder import data, phases
from bot.kit.contract import Card, Cash, Seat, Space
from bot.kit.mechanics.balances import Balances
from bot.kit.mechanics.debt import Debt
from bot.kit.mechanics.deck import Deck
from bot.kit.mechanics.rejections import Rejection
from bot.kit.mechanics.trade import Trade
from bot.kit.mechanics.turns import Turns


class Deed(msgspec.Struct, omit_defaults=True):
    """A property as it stands."""

    space: Space
    owner: Seat | None = None
    mortgaged: bool = False


class Claim(msgspec.Struct):
    """`owner` may ask `visitor` for `amount`, fixed at the stop on `space` (BUILDER-63, BUILDER-64).

    `number` counts the game's decisions. `late`: the grace is over, so the next player's roll closes it (BUILDER-69).
    """

    number: int
    owner: Seat
    visitor: Seat
    space: Space
    amount: Cash
    late: bool = False


class Inherit(msgspec.Struct):
    """`seat` has received mortgaged properties and answers for each: repay or keep (BUILDER-121, BUILDER-132)."""

    number: int
    seat: Seat
    spaces: list[Space]


class Rules(msgspec.Struct, frozen=True):
    """The options of part F as chosen. `rounds` and `stall` are 0 for no limit; `grace` is a word of the option."""

    auto: bool = False
    grace: str = "usual"
    rounds: int = 0
    stall: int = 15
    gifts: bool = False


class State(msgspec.Struct):
    """A game of Builder. The top of `stack` decides what the turn waits for; an empty stack is the end of a turn.

    By seat: `types` the own chip type, which goes with the token (BUILDER-6), `chips` by type, `blocks` left, `cards`
    kept, `active` who is neither bankrupt nor gone; `left` has who is gone, in that order. `floors` and `builders` by
    foundation (-1: nobody), `penthouse` the foundation under it, -1 while it is not placed. `lying`: chips on spaces.
    `debts` are paid in their order; `inherits`, `claims` and `deals` stand beside the turn. `start` and `steps` are the
    last move, `before` everybody's cash at the last throw, `fresh` the spaces and `raised` the foundation on which
    something changed since, so that a picture can show it. `built`: a block was placed in this round, `idle` rounds
    without one lie behind (BUILDER-163). `scrapped` blocks of bankrupt players have left the game (BUILDER-134).
    `ranks` is filled when the game is over, which ended for the reason `ended`. `made` is what the last throw brought to
    each seat, by type; `course` is everybody's points at the end of every `stride`-th turn, for the chart of the end.
    `purses` is no longer written: it is kept so that tables of earlier releases stay as they were stored.
    """

    purse: Balances
    turns: Turns
    deeds: list[Deed]
    chance: Deck
    types: list[int]
    chips: list[list[int]]
    bank: list[int]
    blocks: list[int]
    spaces: list[Space]
    jailed: list[bool]
    failures: list[int]
    active: list[bool]
    cards: list[list[Card]]
    floors: list[int]
    builders: list[Seat]
    rules: Rules
    throws: list[tuple[Seat, int, int]]
    stack: list[phases.Pending] = []
    debts: list[Debt] = []
    inherits: list[Inherit] = []
    claims: list[Claim] = []
    deals: list[Trade] = []
    lying: dict[Space, list[int]] = {}
    left: list[Seat] = []
    penthouse: int = -1
    decisions: int = 0
    doubles: int = 0
    again: bool = False
    announced: bool = False
    dice: tuple[int, int] | None = None
    start: Space = 0
    steps: int = 0
    before: list[Cash] = []
    made: list[list[int]] = []
    fresh: list[Space] = []
    raised: list[int] = []
    drawn: Card = 0
    built: bool = False
    idle: int = 0
    scrapped: int = 0
    ranks: list[int] = []
    ended: str = ""
    course: list[list[int]] = []
    purses: list[list[Cash]] = []
    stride: int = 1
    rejections: list[Rejection] = []


def decision(s: State) -> int:
    """The number of a new decision; numbers never repeat within a game."""
    s.decisions += 1
    return s.decisions


def deed(s: State, space: Space) -> Deed:
    """The property on `space`, which must be one."""
    return s.deeds[data.PLACE[space]]


def owned(s: State, seat: Seat) -> list[Deed]:
    """The properties of `seat`, in board order."""
    return [d for d in s.deeds if d.owner == seat]


def complete(s: State, d: Deed) -> bool:
    """Whether its owner has both properties of the colour, mortgaged or not (BUILDER-76)."""
    return d.owner is not None and s.deeds[data.PARTNER[data.PLACE[d.space]]].owner == d.owner


def rent(s: State, d: Deed) -> Cash:
    """The rent due now: doubled by a complete set, 0 when mortgaged (BUILDER-64, BUILDER-65, BUILDER-77)."""
    if d.mortgaged:
        return 0
    printed = data.TITLES[d.space].rent
    return 2 * printed if complete(s, d) else printed


def mortgage_values(s: State, seat: Seat) -> dict[Space, Cash]:
    """What the bank would pay for each unmortgaged property of `seat` (BUILDER-123)."""
    return {d.space: data.TITLES[d.space].mortgage for d in s.deeds if d.owner == seat and not d.mortgaged}


def debtor(s: State) -> Seat | None:
    """Who is raising funds: the first debt goes before all others (BUILDER-128, BUILDER-136)."""
    return s.debts[0].seat if s.debts else None


def reserved(s: State, seat: Seat) -> Cash:
    """Cash that a standing bid holds back from trades and repayments (BUILDER-56)."""
    top = s.stack[-1] if s.stack else None
    return top.high if isinstance(top, phases.Sale) and top.leader == seat else 0


def surplus(s: State, seat: Seat) -> int:
    """Chips over six that `seat` owes a choice about: the active player's alone, at the start of a turn (BUILDER-20)."""
    top = s.stack[-1] if s.stack else None
    return sum(s.chips[seat]) - data.LIMIT if isinstance(top, phases.ToDrop) and seat == s.turns.active else 0


def solo(s: State) -> Seat | None:
    """The last active player, where at least one other is bankrupt and has not left (BUILDER-150)."""
    if all(s.active) or sum(s.active) != 1 or len(s.left) == len(s.active) - 1:
        return None
    return s.active.index(True)


def forbidden(s: State) -> bool:
    """Whether the next player's roll still waits for an owner to ask for rent (BUILDER-69, BUILDER-70).

    The visitor's own further rolls close nothing (BUILDER-68), nor need an owner wait for himself.
    """
    active = s.turns.active
    return any(not c.late and active not in (c.visitor, c.owner) for c in s.claims)


def interrupted(s: State) -> bool:
    """Whether a debt, or an answer about a mortgage received, goes before the turn (BUILDER-158)."""
    return bool(s.debts or s.inherits)
