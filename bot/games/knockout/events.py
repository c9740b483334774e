"""What happens in Knockout, told after the fact. `colour` names a side, `seats` its players still in the game."""

from bot.games.knockout.slide_record import Landings, Lies, Outcomes
from bot.kit.contract import Cash, Event, Seat, Space
from bot.kit.events import turns as kit_turns
from bot.kit.fields import union_of

Seats = tuple[Seat, ...]
Words = tuple[str, ...]


# ---- rounds


class RoundBegan(Event, frozen=True):
    """A round begins; `order` are the colours on the reference card, top first; the first are `seats` (KNOCKOUT-12)."""

    round: int
    rounds: int
    order: Words
    colour: str
    seats: Seats


class RoundScored(Event, frozen=True):
    """All sides have collected, the pot is given out (KNOCKOUT-77): what stays in it, and what the Bank put in anew."""

    round: int
    pot: Cash
    filled: Cash


# ---- slides


class Slid(Event, frozen=True):
    """A token was slid: all of it, so that nobody has to simulate it again (KNOCKOUT-143).

    `number` counts every slide of the game from 1. `kind`: `regular`, `jail`, `chance`, `second` (second chance) or
    `automatic`. `space` and `fate` are what became of the slid token: `rests` there, goes to `jail`, is `off` the board or
    `short` of GO, then with space 0.
    `lane`, `angle`, `power` as aimed; `power_luck` and `angle_luck` are Zp and Za in 65,535ths (KNOCKOUT-141);
    `distance` in micrometres, `direction` in millionths of a degree. `before`: all tokens at rest when it began.
    `touched`: how many other tokens it or those it hit have moved.
    """

    number: int
    seat: Seat
    colour: str
    kind: str
    token: int
    space: Space
    fate: str
    lane: int
    angle: int
    power: int
    power_luck: int
    angle_luck: int
    distance: int
    direction: int
    touched: int
    before: Lies
    outcome: Outcomes
    landed: Landings


class Knocked(Event, frozen=True):
    """A token that was not slid has been knocked from `origin` to `space` (KNOCKOUT-27).

    By its `fate` it `rests` there, goes to `jail`, is `off` the board or `short` of GO.
    """

    colour: str
    token: int
    origin: Space
    space: Space
    fate: str


class RetryPaid(Event, frozen=True):
    """A second chance was paid for (KNOCKOUT-173)."""

    seat: Seat
    colour: str
    amount: Cash


class Declined(Event, frozen=True):
    """A second chance was not taken; the token is out."""

    colour: str
    seats: Seats
    token: int


# ---- choices


class BoughtOut(Event, frozen=True):
    """A token in Jail was paid for and is slid again (KNOCKOUT-37)."""

    seat: Seat
    colour: str
    amount: Cash


class Stayed(Event, frozen=True):
    """A token stays in Jail until the end of the round (KNOCKOUT-38)."""

    colour: str
    seats: Seats
    token: int


class LeftLying(Event, frozen=True):
    """A token stays on Chance (KNOCKOUT-52)."""

    colour: str
    seats: Seats
    token: int


class Moved(Event, frozen=True):
    """A token went by Railroad to a property (KNOCKOUT-56)."""

    colour: str
    seats: Seats
    token: int
    space: Space


class Remained(Event, frozen=True):
    """A token stays on the Railroad (KNOCKOUT-59)."""

    colour: str
    seats: Seats
    token: int


# ---- cash


class Collected(Event, frozen=True):
    """A side collects for its properties (KNOCKOUT-63)."""

    colour: str
    seats: Seats
    spaces: tuple[Space, ...]
    amount: Cash


class BonusPaid(Event, frozen=True):
    """The bonus of a whole colour set (KNOCKOUT-65)."""

    colour: str
    seats: Seats
    group: str
    amount: Cash


class HousePaid(Event, frozen=True):
    """A House pays the most valuable property collected once more (KNOCKOUT-68)."""

    colour: str
    seats: Seats
    space: Space
    amount: Cash


class TaxPaid(Event, frozen=True):
    """Luxury Tax for `count` properties goes into the pot (KNOCKOUT-73)."""

    colour: str
    seats: Seats
    count: int
    amount: Cash


class PotTaken(Event, frozen=True):
    """A side's share of the cash on Free Parking; `sharers` were tied for the most tokens there (KNOCKOUT-77)."""

    colour: str
    seats: Seats
    amount: Cash
    sharers: int


class NothingCollected(Event, frozen=True):
    """A side collects nothing in this round."""

    colour: str
    seats: Seats


# ---- people and the end


class PresetChosen(Event, frozen=True):
    """How a player will answer the Jail question: `ask`, `never` or `always` (KNOCKOUT-193)."""

    seat: Seat
    value: str


class LeftGame(kit_turns.LeftGame, frozen=True):
    """A player left; the partner goes on alone (KNOCKOUT-180)."""

    colour: str


class Resigned(Event, frozen=True):
    """The last player of a side left (KNOCKOUT-181)."""

    seat: Seat
    colour: str


class Won(Event, frozen=True):
    """The game is over: the side or the sides with the most cash win (KNOCKOUT-81, KNOCKOUT-82)."""

    colours: Words
    seats: Seats
    amount: Cash
    why: str


Facts = union_of(Event, vars())
