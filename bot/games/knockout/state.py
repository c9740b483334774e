"""All that Knockout knows: sides and their tokens, the reference card, what is awaited; and how things are found."""

import msgspec

from bot.games.knockout import phases
from bot.games.knockout.data import CELLS, COLOURS, FIRST_AIM, PHYSICS, TOKENS, space_at
from bot.games.knockout.events import Slid
from bot.games.knockout.slide_record import Lying
from bot.kit.contract import Cash, Seat, Space
from bot.kit.mechanics.balances import Balances

HAND, BOARD, JAILED, OUT = "hand", "board", "jail", "out"
"""The status of a token (KNOCKOUT-145)."""
SLIDES, CHANCES, RAILROADS, OVER = "slides", "chance", "railroad", "over"
"""The stages of a round (KNOCKOUT-46)."""
REGULAR, BY_JAIL, BY_CHANCE, SECOND, AUTOMATIC = "regular", "jail", "chance", "second", "automatic"
"""The kinds of slides (KNOCKOUT-143)."""
ASK, NEVER, ALWAYS = "ask", "never", "always"
"""What a player has set for the Jail question (KNOCKOUT-193)."""
OFF, FREE, PAID = "off", "free", "paid"
"""Second chances (KNOCKOUT-170)."""
AWAY_AFTER = 2
"""Waits in a row that ran out until the partner may act (KNOCKOUT-162)."""
NOBODY: Seat = -1


class Token(msgspec.Struct, omit_defaults=True):
    """A token: its status, its centre in micrometres while on the board, whether its Chance of this round is used.

    `slider` last slid it (KNOCKOUT-19), `NOBODY` in hand.
    """

    status: str = HAND
    x: int = 0
    y: int = 0
    used: bool = False
    slider: Seat = NOBODY


class Side(msgspec.Struct):
    """A player, or a team of two: `seats` as at the start, `members` still in the game, both in seat order.

    `colour` is a place in `COLOURS`; `led`: it has gone first in a round (KNOCKOUT-183).
    """

    colour: int
    seats: list[Seat]
    members: list[Seat]
    tokens: list[Token]
    led: bool = False


class Bill(msgspec.Struct, frozen=True):
    """What a side collects and pays in step 3, in the order of KNOCKOUT-47; `share` of the pot in step 4."""

    side: int
    spaces: tuple[Space, ...] = ()
    rents: Cash = 0
    sets: tuple[str, ...] = ()
    bonus: Cash = 0
    house_space: Space = 0
    house: Cash = 0
    tax: Cash = 0
    share: Cash = 0

    @property
    def total(self) -> Cash:
        """What the side gains."""
        return self.rents + self.bonus + self.house - self.tax + self.share


class Statement(msgspec.Struct, frozen=True):
    """A round as scored: the bills in card order, where all tokens lay, the pot given out, what stayed and came anew.

    `jailed`: the tokens that were in Jail.
    """

    round: int
    bills: tuple[Bill, ...]
    lying: tuple[Lying, ...]
    pot: Cash
    left: Cash
    filled: Cash
    jailed: tuple[int, ...] = ()


class State(msgspec.Struct):
    """A game of Knockout.

    `sides` by join index (KNOCKOUT-186); their cash, and the pot as the last one, are in `purse`. `card` is the reference
    card: sides, the top one first. `place`: on the card, whose turn it is in this stage. `slides` counts every slide
    (KNOCKOUT-141). `jail`: tokens that have just been sent to Jail and wait to be asked about, in order (KNOCKOUT-41).
    `moved`: tokens that had their Railroad question in this step. `number` names the wait. By seat: `missed` waits in a
    row, `presets`, `aims` used last. `last` is the last slide, `statement` the last round as scored, `ranks` by seat at
    the end, `course` every side's cash after each round. `physics` is the version of the constants (KNOCKOUT-114).
    `answered`: the number of the wait that the last slide has answered.
    """

    sides: list[Side]
    card: list[int]
    purse: Balances
    second: str
    missed: list[int]
    presets: list[str]
    aims: list[tuple[int, int, int]]
    physics: int = PHYSICS
    round: int = 1
    stage: str = SLIDES
    place: int = 0
    slides: int = 0
    number: int = 0
    pending: phases.Pending | None = None
    jail: list[int] = []
    moved: list[int] = []
    announced: bool = False
    last: Slid | None = None
    statement: Statement | None = None
    ranks: list[int] = []
    course: list[list[Cash]] = []
    answered: int = 0


def opening(seats: int, sides: list[Side], purse: Balances, second: str) -> State:
    """A state before the order is drawn."""
    return State(
        sides=sides,
        card=list(range(len(sides))),
        purse=purse,
        second=second,
        missed=[0] * seats,
        presets=[ASK] * seats,
        aims=[FIRST_AIM] * seats,
    )


# ---- tokens by number (KNOCKOUT-104)


def token(s: State, number: int) -> Token:
    """The token of that number."""
    return s.sides[side_of(s, number)].tokens[number % TOKENS]


def side_of(s: State, number: int) -> int:
    """The side to which a token belongs."""
    colour = number // TOKENS
    for index, side in enumerate(s.sides):
        if side.colour == colour:
            return index
    raise ValueError(f"No side has token {number}.")


def numbers(side: Side) -> range:
    """The numbers of a side's tokens."""
    return range(side.colour * TOKENS, (side.colour + 1) * TOKENS)


def space_of(t: Token) -> Space:
    """The space on which a token lies; 0 when it is not on the board."""
    return space_at(t.x, t.y) if t.status == BOARD else 0


def lying(s: State) -> list[Lying]:
    """Every token on the board, by number; those of resigned sides too, which stay as obstacles (KNOCKOUT-181).

    A token in Jail is off the board (KNOCKOUT-36).
    """
    found = [
        Lying(side.colour * TOKENS + place, t.x, t.y)
        for side in s.sides
        for place, t in enumerate(side.tokens)
        if t.status == BOARD
    ]
    return sorted(found, key=lambda one: one.token)


def on(s: State, index: int, kind: str) -> list[int]:
    """The numbers of a side's tokens on spaces of a kind, lowest first."""
    side = s.sides[index]
    return [
        number
        for number, t in zip(numbers(side), side.tokens, strict=True)
        if t.status == BOARD and CELLS[space_at(t.x, t.y)].kind == kind
    ]


# ---- sides


def colour(s: State, index: int) -> str:
    """The word of a side's colour."""
    return COLOURS[s.sides[index].colour]


def members(s: State, index: int) -> tuple[Seat, ...]:
    """The players of a side still in the game; all it had once it has resigned."""
    side = s.sides[index]
    return tuple(side.members or side.seats)


def side_at(s: State, seat: Seat) -> int | None:
    """The side that a player still plays for; None for who has left, and for the clock."""
    for index, side in enumerate(s.sides):
        if seat in side.members:
            return index
    return None


def playing(s: State) -> list[int]:
    """The sides that have not resigned, by join index."""
    return [index for index, side in enumerate(s.sides) if side.members]


def acting(s: State) -> list[int]:
    """The sides on the reference card that have not resigned, top first."""
    return [index for index in s.card if s.sides[index].members]


def away(s: State, seat: Seat) -> bool:
    """Whether a player's last waits ran out, so that the partner may act (KNOCKOUT-162)."""
    return s.missed[seat] >= AWAY_AFTER


def cash(s: State, index: int) -> Cash:
    """A side's cash."""
    return s.purse.cash[index]


def pot(s: State) -> Cash:
    """The cash above Free Parking."""
    return s.purse.cash[-1]
