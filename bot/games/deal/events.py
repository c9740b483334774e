"""What happens in Deal, told after the fact; what only one seat may know is told to it alone."""

from bot.games.deal.actions import Cards
from bot.kit.contract import Card, Cash, Event, Seat
from bot.kit.events import turns as kit_turns
from bot.kit.fields import union_of


class TurnBegan(kit_turns.TurnBegan, frozen=True):
    """A turn begins; the player has drawn `drawn` cards (DEAL-14, DEAL-15)."""

    drawn: int


class Drew(Event, frozen=True):
    """Told to the drawer alone: which cards."""

    seat: Seat
    cards: Cards


class Banked(Event, frozen=True):
    """A card went into the bank (DEAL-31)."""

    seat: Seat
    card: Card


class Laid(Event, frozen=True):
    """A property or wild was laid on a colour (DEAL-33)."""

    seat: Seat
    card: Card
    colour: str


class SetCompleted(Event, frozen=True):
    """A set is complete (DEAL-38)."""

    seat: Seat
    colour: str


class SetBroken(Event, frozen=True):
    """A set is no longer complete (DEAL-41)."""

    seat: Seat
    colour: str


class Built(Event, frozen=True):
    """A House or Hotel stands on a set, which now brings `rent` (DEAL-105)."""

    seat: Seat
    card: Card
    colour: str
    rent: Cash


class BuildingFell(Event, frozen=True):
    """A building lost its set and went to its owner's bank, or, by option, to the discards (DEAL-108)."""

    seat: Seat
    card: Card


class WentOn(Event, frozen=True):
    """Pass Go: two more cards (DEAL-92)."""

    seat: Seat
    card: Card
    drawn: int


class Charged(Event, frozen=True):
    """A charge is made: rent, debt or birthday; each target owes `amount` (DEAL-55). `doubles` 0 to 2."""

    seat: Seat
    card: Card
    targets: tuple[Seat, ...]
    amount: Cash
    colour: str = ""
    doubles: int = 0


class TheftTried(Event, frozen=True):
    """Sly Deal, Forced Deal or Deal Breaker: `seat` is after `cards` of `target`, giving `own` (0: nothing)."""

    seat: Seat
    card: Card
    target: Seat
    cards: Cards
    own: Card = 0


class SaidNo(Event, frozen=True):
    """A Just Say No was played in the thread of `target` (DEAL-95, DEAL-98)."""

    seat: Seat
    card: Card
    target: Seat


class Paid(Event, frozen=True):
    """A charge was paid with `cards`, worth `amount` for `due`; the rest of a too great debt is forgiven (DEAL-74).

    `lost` is what was paid above the debt, as no change is given (DEAL-71).
    """

    seat: Seat
    payee: Seat
    cards: Cards
    amount: Cash
    due: Cash
    lost: Cash = 0


class Cancelled(Event, frozen=True):
    """The action is cancelled for `target` (DEAL-99)."""

    seat: Seat
    target: Seat


class Taken(Event, frozen=True):
    """Cards changed hands by a theft (DEAL-82, DEAL-88); `own` was given in return, 0 for nothing (DEAL-87)."""

    seat: Seat
    target: Seat
    cards: Cards
    own: Card = 0


class Exchanged(Event, frozen=True):
    """A property took the place of a wild, which went to `to`, `hand` or a colour (DEAL-50)."""

    seat: Seat
    card: Card
    wild: Card
    to: str


class Rearranged(Event, frozen=True):
    """Wilds were moved: `cards` in their order (DEAL-47)."""

    seat: Seat
    cards: Cards


class GaveBack(Event, frozen=True):
    """So many cards went under the pile, or, by option, to the discards (DEAL-27)."""

    seat: Seat
    count: int


class Returned(Event, frozen=True):
    """Told to the owner alone: which cards went back, in their order (DEAL-28)."""

    seat: Seat
    cards: Cards


class TurnEnded(Event, frozen=True):
    """The active player ended the turn."""

    seat: Seat


class PileShuffled(Event, frozen=True):
    """The discards became the draw pile (DEAL-117)."""

    count: int


class LeftGame(kit_turns.LeftGame, frozen=True):
    """A player left; all their cards went under the pile (DEAL-126)."""

    cards: int


class OrderGiven(Event, frozen=True):
    """Told to the owner alone: a standing order was switched (DEAL-128)."""

    seat: Seat
    order: str
    value: str


class HourEnded(Event, frozen=True):
    """An hour of the limit of the whole game is over; with 0 `left` this turn is the last (O-13)."""

    left: int


class Won(Event, frozen=True):
    """The game is won by complete sets of these colours (DEAL-111), or by being the last (DEAL-127)."""

    seat: Seat
    colours: tuple[str, ...] = ()


class Stopped(Event, frozen=True):
    """Nobody could play on, or the time was up: ranked by colours, then by value (DEAL-119)."""

    why: str


Facts = union_of(Event, vars())
