"""How sets form, are refilled and dissolve (sections 5 and 12); pure work on one player's area."""

from collections.abc import Iterable

from bot.games.deal.data import COLOURS, EVERY, face
from bot.games.deal.events import BuildingFell, SetBroken, SetCompleted
from bot.games.deal.state import Area, Holding, Set, State, anchor, anchored, loose
from bot.kit.contract import Card, Seat, Tell
from bot.kit.mechanics.deck import discard


def add(area: Area, word: str, card: Card) -> None:
    """A card joins the loose group of a colour; its arrival is now (DEAL-38, DEAL-136)."""
    held = area.get(word)
    if held is None:
        area[word] = Holding([card])
    else:
        held.cards.append(card)


def lift(area: Area, card: Card) -> str:
    """Take a card out of an area, also out of a set, which then has a gap; the colour on which it lay."""
    for word, held in area.items():
        if card in held.cards:
            held.cards.remove(card)
            for one in held.sets:
                if card in one.cards:
                    one.cards.remove(card)
            return word
    raise ValueError(f"Card {card} does not lie there.")


def settle(area: Area, word: str) -> list[Card]:
    """Judge a colour again after cards came or went: refill, form, dissolve (DEAL-38, DEAL-41, DEAL-47).

    Returns the buildings that lost their set, in the order House, Hotel.
    """
    held = area.get(word)
    if held is None:
        return []
    size = COLOURS[word].size
    fallen = _mend(held, size) if held.sets else []
    # The earliest arrived loose cards, as long as there are enough with an anchor (DEAL-37, DEAL-38).
    while len(held.cards) >= size * (len(held.sets) + 1):
        chosen = _with_anchor(loose(held), size, [])
        if chosen is None:
            break
        held.sets = [*held.sets, Set(chosen)]
    if not held.cards:
        del area[word]
    return fallen


def _mend(h: Holding, size: int) -> list[Card]:
    """Repair the sets with gaps one after another, dearest buildings first, then the earliest formed (DEAL-137).

    What is still incomplete dissolves; its cards join the loose group (DEAL-41).
    """
    damaged = [one for one in h.sets if len(one.cards) < size]
    if not damaged:
        return []
    damaged.sort(key=lambda one: sum([face(card).value for card in (one.house, one.hotel) if card]), reverse=True)
    for place, one in enumerate(damaged):
        _refill(h, one, damaged[place + 1 :], size)
    fallen = [card for one in h.sets if len(one.cards) < size for card in (one.house, one.hotel) if card]
    h.sets = [one for one in h.sets if len(one.cards) == size]
    return fallen


def _refill(h: Holding, one: Set, later: list[Set], size: int) -> None:
    """From the loose group, earliest arrival first, then from the damaged sets later in the order (DEAL-41, DEAL-137).

    Where the set would have no anchor, the earliest one left takes the place of the last card.
    """
    pool = [*loose(h), *(card for other in later for card in other.cards)]
    gaps = size - len(one.cards)
    chosen = _with_anchor(pool, gaps, one.cards)
    if chosen is None:
        return
    for other in later:
        other.cards = [card for card in other.cards if card not in chosen]
    one.cards = [card for card in h.cards if card in chosen or card in one.cards]


def _with_anchor(pool: list[Card], count: int, beside: list[Card]) -> list[Card] | None:
    """The first `count` cards, the last exchanged for the earliest anchor if there would be none; None: impossible."""
    if len(pool) < count:
        return None
    chosen = pool[:count]
    if anchored(beside) or anchored(chosen):
        return chosen
    spare = next((card for card in pool[count:] if anchor(card)), None)
    return None if spare is None else [*chosen[:-1], spare]


def copied(area: Area) -> Area:
    """An area that shares nothing with `area`."""
    return {
        word: Holding(list(held.cards), [Set(list(one.cards), one.house, one.hotel) for one in held.sets])
        for word, held in area.items()
    }


def count(area: Area) -> dict[str, int]:
    """How many complete sets there are of each colour that has any."""
    return {word: len(held.sets) for word, held in area.items() if held.sets}


def of_colour(area: Area, word: str) -> int:
    """How many complete sets there are of a colour."""
    held = area.get(word)
    return 0 if held is None else len(held.sets)


def built(area: Area) -> bool:
    """Whether a House stands anywhere; a Hotel never does without one (DEAL-106, DEAL-109)."""
    return any(one.house for held in area.values() for one in held.sets)


def settle_all(s: State, seat: Seat, words: Iterable[str], before: dict[str, int], tell: Tell) -> None:
    """Judge colours of a seat again, bring fallen buildings to its bank and tell what changed since `before`."""
    for word in _in_table_order(words):
        settle_one(s, seat, word, before.get(word, 0), tell)


def settle_one(s: State, seat: Seat, word: str, before: int, tell: Tell) -> None:
    """The same for one colour, of which there were `before` sets."""
    fallen = settle(s.areas[seat], word)
    if fallen:
        fall(s, seat, fallen, tell)
    _tell_change(s.areas[seat], seat, word, before, tell)


def tell_changes(area: Area, seat: Seat, words: Iterable[str], before: dict[str, int], tell: Tell) -> None:
    """Tell for colours that are settled how many sets they won or lost since `before`."""
    for word in _in_table_order(words):
        _tell_change(area, seat, word, before.get(word, 0), tell)


def _in_table_order(words: Iterable[str]) -> Iterable[str]:
    """Each colour once."""
    touched = set(words)
    return sorted(touched, key=EVERY.index) if len(touched) > 1 else touched


def _tell_change(area: Area, seat: Seat, word: str, before: int, tell: Tell) -> None:
    """Tell whether a colour has more or fewer sets than `before`."""
    now = of_colour(area, word)
    if now > before:
        tell(SetCompleted(seat, word))
    elif now < before:
        tell(SetBroken(seat, word))


def fall(s: State, seat: Seat, buildings: list[Card], tell: Tell) -> None:
    """Buildings without their set go to their owner's bank for good, or to the discards (DEAL-108, option O-2)."""
    for card in buildings:
        if s.rules.discard_buildings:
            discard(s.pile, card)
        else:
            s.banks[seat].append(card)
        tell(BuildingFell(seat, card))


def move_in(area: Area, word: str, one: Set) -> None:
    """A stolen set arrives as it lies, a complete set of its new owner (DEAL-89, DEAL-136)."""
    held = area.setdefault(word, Holding([]))
    held.cards += one.cards
    held.sets = [*held.sets, one]


def move_out(area: Area, word: str, one: Set) -> None:
    """A set leaves with its buildings; the loose group stays behind (DEAL-89)."""
    held = area[word]
    held.cards = [card for card in held.cards if card not in one.cards]
    held.sets = [other for other in held.sets if other is not one]
    if not held.cards:
        del area[word]


def standing(area: Area, first: Card) -> tuple[str, Set]:
    """The complete set whose first card it is, with its colour."""
    for word, held in area.items():
        for one in held.sets:
            if one.cards[0] == first:
                return word, one
    raise ValueError(f"No set begins with {first}.")
