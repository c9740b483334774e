"""What a seat may see of Deal: everything on the table, its own hand, and of other hands only how many (section 16)."""

import msgspec

from bot.games.kit.model import Card, Cash, Seat


class GroupView(msgspec.Struct, frozen=True):
    """Cards of one colour in one property area: a complete set, or what is loose of that colour.

    `cards` by arrival; `house` and `hotel` are their cards, 0 for none; `rent` what it would bring now.
    """

    colour: str
    cards: tuple[Card, ...]
    complete: bool
    rent: Cash
    house: Card = 0
    hotel: Card = 0


class SeatView(msgspec.Struct, frozen=True):
    """One player. `cards` is how many are in the hand, `total` the value of the bank, `colours` of complete sets."""

    seat: Seat
    cards: int
    bank: tuple[Card, ...]
    total: Cash
    groups: tuple[GroupView, ...]
    colours: int
    playing: bool = True


class ThreadView(msgspec.Struct, frozen=True):
    """One target's thread: what it owes, whose answer is awaited, and how it ended.

    `asked` is the seat awaited, None once closed; `nos` the Just Say No cards played; `outcome` is empty while open,
    then `paid`, `taken`, `cancelled` or `void`. `paid` are the cards handed over, `due` the amount of a charge. `number`
    is new after each answer; `wait` is the id of the wait while open. `least` is told to the seat that is to pay alone:
    the cards whose loss hurts least (DEAL-79), the suggestion of the payment panel.
    """

    number: int
    target: Seat
    due: Cash = 0
    asked: Seat | None = None
    nos: tuple[Card, ...] = ()
    outcome: str = ""
    paid: tuple[Card, ...] = ()
    wait: str = ""
    least: tuple[Card, ...] = ()


class DemandView(msgspec.Struct, frozen=True):
    """The action being answered: the cards played, its kind by the card's word, what it is about, and its threads.

    `colour` of a rent; `take`: the cards a theft is after; `give`: the actor's card of a swap, 0 for none.
    """

    actor: Seat
    kind: str
    cards: tuple[Card, ...]
    threads: tuple[ThreadView, ...]
    colour: str = ""
    take: tuple[Card, ...] = ()
    give: Card = 0


class DealView(msgspec.Struct, frozen=True):
    """All that `me` (None: a spectator) may see.

    `order` is the turn order, first player first; `stage` is `play`, `respond`, `discard` or `over`; `plays` are left
    in this turn; `pile` is the size of the draw pile, `discards` the open pile, the last one on top; `played` the card
    played last. `hand` is the own hand, `fresh` what was drawn this turn, `excess` how many must go back, `orders` the
    own standing orders that are on. `returned` are the own cards given back that still lie under the pile, the next one
    to be drawn first (DEAL-28). `goal` is the number of colours needed to win. `hours` are left of the limit of the
    whole game, 0 without one; `last_turn`: the limit is reached, this turn is the last (O-13).
    """

    me: Seat | None
    seats: tuple[SeatView, ...]
    order: tuple[Seat, ...]
    active: Seat
    stage: str
    turn: int
    round: int
    plays: int
    pile: int
    goal: int = 3
    discards: tuple[Card, ...] = ()
    played: Card = 0
    demand: DemandView | None = None
    hand: tuple[Card, ...] = ()
    fresh: tuple[Card, ...] = ()
    excess: int = 0
    orders: tuple[str, ...] = ()
    ranks: tuple[int, ...] = ()
    returned: tuple[Card, ...] = ()
    hours: int = 0
    last_turn: bool = False
    packs: int = 1
