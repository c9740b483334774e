"""What a seat may see of Deal: everything on the table, its own hand, and of other hands only how many (section 16)."""

import msgspec

from bot.games.deal.data import EVERY
from bot.games.deal.hand import excess
from bot.games.deal.payments import least, worth
from bot.games.deal.rents import loose_rent, set_rent
from bot.games.deal.state import DISCARD, Asked, Holding, State, active, complete, loose
from bot.kit.contract import Card, Cash, Seat
from bot.kit.mechanics import reactions
from bot.kit.mechanics.deck import left
from bot.kit.mechanics.reactions import ReactionChain

NOBODY: Seat = -2
"""In the place of a spectator's seat."""


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
    stopped: bool = False
    """No matter of the rules: who shows the view of a game that was called off writes it there."""


def view(s: State, seat: Seat | None) -> DealView:
    """What `seat` may see; a spectator sees what lies on the table (DEAL-32, DEAL-129, DEAL-135)."""
    mine = seat if seat is not None else NOBODY
    return DealView(
        me=seat,
        seats=tuple([_seat(s, other) for other in range(len(s.playing))]),
        order=tuple(s.order),
        active=active(s),
        stage=s.stage,
        turn=s.turns.turn,
        round=s.turns.round,
        plays=s.plays,
        pile=left(s.pile),
        goal=s.rules.goal,
        discards=tuple(s.pile.used),
        played=s.played,
        demand=None if s.asked is None else _demand(s, s.asked, mine),
        hand=tuple(s.hands[mine]) if mine >= 0 else (),
        fresh=tuple(s.fresh) if mine == active(s) else (),
        excess=excess(s, mine) if s.stage == DISCARD and mine == active(s) else 0,
        orders=tuple(s.orders[mine]) if mine >= 0 else (),
        ranks=tuple(s.ranks),
        returned=tuple([card for card, knower in zip(s.pile.under, s.knows, strict=True) if knower == mine >= 0]),
        hours=s.hours,
        last_turn=s.last_turn,
        packs=s.packs,
    )


def _seat(s: State, seat: Seat) -> SeatView:
    bank, area = s.banks[seat], s.areas[seat]
    groups = tuple([group for word in EVERY if word in area for group in _groups(word, area[word])])
    return SeatView(seat, len(s.hands[seat]), tuple(bank), worth(bank), groups, len(complete(area)), s.playing[seat])


def _groups(word: str, held: Holding) -> list[GroupView]:
    """The complete sets of a colour as they formed, then what is loose."""
    found = [
        GroupView(word, tuple(one.cards), complete=True, rent=set_rent(word, one), house=one.house, hotel=one.hotel)
        for one in held.sets
    ]
    spare = loose(held)
    if spare:
        found.append(GroupView(word, tuple(spare), complete=False, rent=loose_rent(word, spare)))
    return found


def _demand(s: State, asked: Asked, mine: Seat) -> DemandView:
    """The action being answered, as everybody sees it; the suggested payment for who is asked for it."""
    threads = tuple([_thread(s, asked, t, mine) for t in asked.demand.threads])
    return DemandView(
        asked.demand.actor, asked.kind, tuple(asked.cards), threads, asked.colour, tuple(asked.take), asked.give
    )


def _thread(s: State, asked: Asked, t: ReactionChain, mine: Seat) -> ThreadView:
    """A thread; its wait while it is open."""
    awaited = reactions.awaited(asked.demand, t)
    paying = awaited == mine == t.seat and asked.due > 0
    return ThreadView(
        number=t.number,
        target=t.seat,
        due=asked.due,
        asked=awaited,
        nos=tuple(t.answers),
        outcome=t.outcome,
        paid=tuple(asked.paid.get(t.seat, ())),
        wait="" if t.outcome else reactions.name(t),
        least=least(s.areas[mine], s.banks[mine], asked.due) if paying else (),
    )
