"""All that Deal knows: hands, banks, property areas, piles, the turn, what is being answered; and how cards are found."""

import msgspec

from bot.games.deal.data import ANCHORS, COLOURS
from bot.kit.contract import Card, Cash, Seat
from bot.kit.mechanics.deck import Deck
from bot.kit.mechanics.reactions import Request
from bot.kit.mechanics.turns import Turns

PLAY, RESPOND, DISCARD, OVER = "play", "respond", "discard", "over"
"""The stages of a game (section 15)."""


class Set(msgspec.Struct):
    """A complete set: its cards by arrival, and the cards of its House and Hotel, 0 for none (DEAL-105)."""

    cards: list[Card]
    house: Card = 0
    hotel: Card = 0


class Holding(msgspec.Struct):
    """All that one player has of a colour: every card by arrival (DEAL-136), and the complete sets as they formed."""

    cards: list[Card]
    sets: list[Set] = []


Area = dict[str, Holding]
"""A property area by colour; colours without a card are left out."""


class Asked(msgspec.Struct):
    """The action being answered. `kind` is the word of its card, `cards` what was played for it (DEAL-12).

    `due` is what each target owes (DEAL-55), `take` the cards a theft is after, `give` the actor's card of a swap.
    """

    kind: str
    cards: list[Card]
    demand: Request
    due: Cash = 0
    colour: str = ""
    take: list[Card] = []
    give: Card = 0
    paid: dict[Seat, list[Card]] = {}


class Rules(msgspec.Struct, frozen=True):
    """The options of section 19 as chosen."""

    discard_buildings: bool = False
    rent_all: bool = False
    exchange: str = "opening"
    doubles: int = 2
    swap_sets: bool = False
    counter_costs: bool = False
    ask_all: bool = False
    goal: int = 3
    discard_excess: bool = False


class State(msgspec.Struct):
    """A game of Deal. Lists without a word are by seat.

    `order` is the turn order (DEAL-7); the places of `turns` are places in it. `number` names the turn's wait, `plays`
    are left; `packs` were shuffled together (DEAL-2). `fresh` was drawn in this turn, `opening` of it in the opening draw and is still in hand (DEAL-52);
    `opened`: nothing but exchanges was played yet. `moved`: a card has left a hand in this turn, `idle` counts turns in
    which none did while both piles were empty (DEAL-119). `knows` says for each card under the pile who put it there and
    knows its place (DEAL-28), -1 for nobody. `orders` are the standing orders that are on (DEAL-128), `obey` the number
    of the moment at which they are carried out, 0 for none. `hours` are left before the last turn (O-13), 0 without
    limit. `out` left in that order; `ranks` is filled when the game is over.
    """

    rules: Rules
    hands: list[list[Card]]
    banks: list[list[Card]]
    areas: list[Area]
    pile: Deck
    order: list[Seat]
    turns: Turns
    playing: list[bool]
    orders: list[list[str]]
    packs: int = 1
    knows: list[Seat] = []
    stage: str = PLAY
    number: int = 0
    decisions: int = 0
    plays: int = 0
    fresh: list[Card] = []
    opening: list[Card] = []
    opened: bool = True
    moved: bool = False
    idle: int = 0
    asked: Asked | None = None
    obey: int = 0
    hours: int = 0
    last_turn: bool = False
    announced: bool = False
    played: Card = 0
    out: list[Seat] = []
    ranks: list[int] = []


def active(s: State) -> Seat:
    """Whose turn it is."""
    return s.order[s.turns.active]


def decision(s: State) -> int:
    """The number of a new decision; numbers never repeat within a game."""
    s.decisions += 1
    return s.decisions


def opponents(s: State, seat: Seat) -> list[Seat]:
    """The others still playing, in turn order from the left of `seat` (DEAL-67, DEAL-123)."""
    place = s.order.index(seat)
    return [other for other in s.order[place + 1 :] + s.order[:place] if s.playing[other]]


def loose(h: Holding) -> list[Card]:
    """The loose group: what lies in no complete set, spare cards of a complete colour too, by arrival (DEAL-39)."""
    if not h.sets:
        return h.cards
    held = {card for one in h.sets for card in one.cards}
    return [card for card in h.cards if card not in held]


def anchor(card: Card) -> bool:
    """A standard property or a two-colour wild: anything but a multicolour wild (section 0.1)."""
    return card in ANCHORS


def anchored(cards: list[Card]) -> bool:
    """Whether one of the cards is an anchor; a group without any is dormant (DEAL-42)."""
    return not ANCHORS.isdisjoint(cards)


def colour_of(area: Area, card: Card) -> str | None:
    """On which colour a card lies; None where it does not."""
    for word, held in area.items():
        if card in held.cards:
            return word
    return None


def set_of(h: Holding, card: Card) -> Set | None:
    """The complete set that holds a card."""
    for one in h.sets:
        if card in one.cards:
            return one
    return None


def complete(area: Area) -> list[str]:
    """The colours with a complete set, in table order; two sets of a colour count once (DEAL-112)."""
    return [word for word in COLOURS if word in area and area[word].sets]
