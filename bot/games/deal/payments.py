"""Paying with table cards: what may pay, what is refused, how cards change hands, and the least painful way (section 8)."""

from collections.abc import Iterable, Iterator

from bot.games.deal import sets, wild_cards
from bot.games.deal.data import COLOURS, VALUES
from bot.games.deal.events import Paid
from bot.games.deal.state import Area, Asked, Holding, State, anchored, loose
from bot.kit.contract import Card, Cash, Refused, Seat, Tell
from bot.kit.mechanics.reactions import ReactionChain, close

PAID = "paid"
"""How a charge ends that stood."""
_RANKS = tuple([card - 1_000 * value for card, value in enumerate(VALUES)])
"""The dearest card first, then by serial number."""
DEAREST = 10
"""The largest value of a card: no selection without a superfluous card wastes as much (DEAL-80)."""


def payable(area: Area, bank: list[Card]) -> list[Card]:
    """Bank cards, properties, two-colour wilds and buildings, never hand cards or multicolour wilds (DEAL-44, DEAL-68).

    The dearest first, then by serial number.
    """
    return sorted(_lying(area, bank), key=_RANKS.__getitem__)


def _lying(area: Area, bank: list[Card]) -> list[Card]:
    """The same in any order."""
    found = bank + [card for held in area.values() for card in held.cards if VALUES[card]]
    for held in area.values():
        for one in held.sets:
            found += [card for card in (one.house, one.hotel) if card]
    return found


def worth(cards: Iterable[Card]) -> Cash:
    """The sum of the bank values; a property pays its value, never its rent (DEAL-70)."""
    return sum([VALUES[card] for card in cards])


def able(area: Area, bank: list[Card]) -> bool:
    """Whether anything can be taken there (DEAL-65)."""
    return bool(bank) or any(anchored(held.cards) for held in area.values())


def bounds(cards: list[Card], due: Cash) -> tuple[int, int]:
    """The fewest and the most cards of a payment that may be accepted; `cards` are the payable ones, dearest first."""
    values = [VALUES[card] for card in cards]
    if sum(values) <= due:
        return len(values), len(values)
    return _reach(values, due), _reach(values[::-1], due)


def _reach(values: list[Cash], due: Cash) -> int:
    """How many of the first values cover the debt."""
    total = 0
    for count, value in enumerate(values, start=1):
        total += value
        if total >= due:
            return count
    return len(values)


def check(area: Area, bank: list[Card], chosen: Iterable[Card], due: Cash) -> None:
    """Refuse what does not cover the debt though it could, or what could be left out (DEAL-72, DEAL-73, DEAL-74)."""
    values = [VALUES[card] for card in chosen]
    paid = sum(values)
    if paid >= due:
        if paid - min(values) >= due:
            raise Refused("superfluous", due=due, chosen=paid)
        return
    held = _lying(area, bank)
    if len(values) < len(held) or worth(held) > due:
        raise Refused("too-little", due=due, chosen=paid)


def settle(s: State, asked: Asked, t: ReactionChain, cards: Iterable[Card], tell: Tell) -> None:
    """A payment, final once made; no change is given, what is missing is forgiven (DEAL-71, DEAL-74, DEAL-77)."""
    chosen = list(cards)
    close(t, PAID)
    asked.paid[t.seat] = chosen
    paid = worth(chosen)
    tell(Paid(t.seat, asked.demand.actor, tuple(chosen), paid, asked.due, max(0, paid - asked.due)))
    if chosen:
        hand_over(s, t.seat, asked.demand.actor, chosen, tell)


def hand_over(s: State, payer: Seat, payee: Seat, cards: list[Card], tell: Tell) -> None:
    """Bank cards and buildings to the payee's bank, properties to its area; then the payer's sets are judged again.

    DEAL-75, DEAL-76.
    """
    area, bank = s.areas[payer], s.banks[payer]
    before = sets.count(area)
    table = [card for card in cards if card not in bank]
    s.banks[payer] = [card for card in bank if card not in cards]
    moved, fallen = take_away(area, table)
    s.banks[payee] += [card for card in cards if card not in moved]
    sets.fall(s, payer, fallen, tell)
    sets.settle_all(s, payer, moved.values(), before, tell)
    wild_cards.receive(s, payee, moved.items(), tell)


def take_away(area: Area, cards: list[Card]) -> tuple[dict[Card, str], list[Card]]:
    """Take properties and buildings off an area, without judging its sets; the colours of the properties.

    Also the Hotels that lose their House by it (DEAL-109).
    """
    chosen = set(cards)
    fallen = []
    for held in area.values():
        for one in held.sets:
            if one.hotel in chosen:
                one.hotel = 0
            if one.house in chosen:
                one.house = 0
                fallen += [one.hotel] if one.hotel else []
                one.hotel = 0
    lying = {card for held in area.values() for card in held.cards if card in chosen}
    return {card: sets.lift(area, card) for card in cards if card in lying}, fallen


# ---- the least painful payment (8.1)

_MASK = 213
"""Bits for the serial numbers 1 to 212: the smaller number weighs more, as in a comparison of sorted lists."""
_FIELD = 20
"""Bits for each of the other six figures; none of them reaches a million."""
_CARDS, _WASTE, _STAGE, _BUILDINGS, _PROPERTIES, _SETS = (1 << (_MASK + _FIELD * place) for place in range(6))


def least(area: Area, bank: list[Card], due: Cash) -> tuple[Card, ...]:
    """What an absent payer pays (DEAL-78, DEAL-79, DEAL-81): money first, complete sets last.

    A table over sums; the loss of a choice is one number made of L1 to L7, and adds up over bank cards and colours
    (DEAL-80).
    """
    cards = payable(area, bank)
    if worth(cards) <= due:
        return tuple(sorted(cards))
    top = due + DEAREST - 1
    best: dict[Cash, int] = {0: 0}
    for ways in _ways(area, bank, top):
        table = dict(best)
        for paid, loss in best.items():
            for more, further in ways.items():
                if paid + more <= top and (paid + more not in table or loss + further < table[paid + more]):
                    table[paid + more] = loss + further
        best = table
    loss = min(loss + (paid - due) * _WASTE for paid, loss in best.items() if paid >= due)
    mask = -loss % (1 << _MASK)
    return tuple([card for card in sorted(cards) if mask >> (_MASK - card) & 1])


def _ways(area: Area, bank: list[Card], top: Cash) -> Iterator[dict[Cash, int]]:
    """For each bank card, each property of a colour without sets, and each colour with sets: sums and their losses."""
    for card in bank:
        yield {VALUES[card]: _own(card)}
    for word, held in area.items():
        if held.sets:
            yield _of_colour(word, held, top)
            continue
        stage = _PROPERTIES + 12 * len(held.cards) // COLOURS[word].size * _STAGE
        for card in held.cards:
            if VALUES[card]:
                yield {VALUES[card]: _own(card) + stage}


def _own(card: Card) -> int:
    """The loss of a card by itself: one more card (L6), and its serial number (L7)."""
    return _CARDS - (1 << (_MASK - card))


def _of_colour(word: str, held: Holding, top: Cash) -> dict[Cash, int]:
    """For a colour with complete sets: the least loss for each sum, of all choices among its cards and buildings."""
    size = COLOURS[word].size
    spare = loose(held)
    losses = {}
    for card in held.cards:
        if VALUES[card]:
            losses[card] = _own(card) + _PROPERTIES + 12 * (len(spare) if card in spare else size) // size * _STAGE
    for one in held.sets:
        losses |= {card: _own(card) + _BUILDINGS for card in (one.house, one.hotel) if card}
    found: dict[Cash, int] = {}
    free = set(spare)
    for chosen in _choices(list(losses), top):
        paid = worth(chosen)
        loss = sum([losses[card] for card in chosen])
        if not free.issuperset(chosen):
            loss += _breaks(word, held, chosen)
        if paid not in found or loss < found[paid]:
            found[paid] = loss
    return found


def _choices(cards: list[Card], top: Cash) -> Iterator[list[Card]]:
    """Every choice of some of the cards that is worth no more than `top`."""
    stack: list[tuple[int, Cash, list[Card]]] = [(0, 0, [])]
    while stack:
        place, paid, chosen = stack.pop()
        if place == len(cards):
            if chosen:
                yield chosen
            continue
        stack.append((place + 1, paid, chosen))
        more = paid + VALUES[cards[place]]
        if more <= top:
            stack.append((place + 1, more, [*chosen, cards[place]]))


def _breaks(word: str, held: Holding, chosen: list[Card]) -> int:
    """Sets that are lost (L1) and buildings that fall without being paid (L3), refill counted (DEAL-41, DEAL-137)."""
    area = sets.copied({word: held})
    _, fallen = take_away(area, chosen)
    fallen += sets.settle(area, word)
    lost = len(held.sets) - (len(area[word].sets) if word in area else 0)
    return lost * _SETS + len(fallen) * _BUILDINGS
