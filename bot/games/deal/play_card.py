"""Banking, laying property, building (sections 4, 5 and 12)."""

from bot.games.deal import sets
from bot.games.deal.actions import Bank, Build, Lay
from bot.games.deal.data import COLOURS, HOUSE, face
from bot.games.deal.events import Banked, Built, Laid
from bot.games.deal.hand import spend
from bot.games.deal.rents import set_rent
from bot.games.deal.state import Area, Set, State
from bot.kit.contract import Card, Refusal, Rng, Seat, Tell, Value

NO_BUILDINGS, HAS_HOUSE, HAS_HOTEL = Refusal("no-buildings-there"), Refusal("has-house"), Refusal("has-hotel")
NEEDS_HOUSE = Refusal("needs-house")


def bank(s: State, seat: Seat, action: Bank, _dice: Rng, tell: Tell) -> None:
    """A money or action card becomes money of its value for the rest of the game (DEAL-10, DEAL-11, DEAL-31)."""
    spend(s, seat, action.card)
    s.banks[seat].append(action.card)
    tell(Banked(seat, action.card))


def lay(s: State, seat: Seat, action: Lay, _dice: Rng, tell: Tell) -> None:
    """A property or wild face up on a colour, any number of colours (DEAL-33, DEAL-34, DEAL-36)."""
    spend(s, seat, action.card)
    before = sets.of_colour(s.areas[seat], action.colour)
    sets.add(s.areas[seat], action.colour, action.card)
    tell(Laid(seat, action.card, action.colour))
    sets.settle_one(s, seat, action.colour, before, tell)


def places(area: Area, word: str) -> tuple[list[Card], list[tuple[Value, Refusal]]]:
    """The complete sets, by their first cards, on which a House or Hotel may stand, and why not on others (DEAL-106)."""
    free: list[Card] = []
    greyed: list[tuple[Value, Refusal]] = []
    for colour, held in area.items():
        for one in held.sets:
            why = _no_place(COLOURS[colour].built, one, word)
            if why is None:
                free.append(one.cards[0])
            else:
                greyed.append((one.cards[0], why))
    return free, greyed


def _no_place(built: bool, one: Set, word: str) -> Refusal | None:
    if not built:
        return NO_BUILDINGS
    if word == HOUSE:
        return HAS_HOUSE if one.house else None
    if one.hotel:
        return HAS_HOTEL
    return None if one.house else NEEDS_HOUSE


def build(s: State, seat: Seat, action: Build, _dice: Rng, tell: Tell) -> None:
    """A House, then a Hotel, on a complete set; they stay there (DEAL-105, DEAL-107, DEAL-110)."""
    spend(s, seat, action.card)
    word, one = sets.standing(s.areas[seat], action.place)
    if face(action.card).word == HOUSE:
        one.house = action.card
    else:
        one.hotel = action.card
    tell(Built(seat, action.card, word, set_rent(word, one)))
