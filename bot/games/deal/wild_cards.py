"""Wild property cards: where they are laid unasked, rearranging, and the exchange with a property drawn (section 6)."""

from collections.abc import Iterable

from bot.games.deal import sets
from bot.games.deal.actions import Exchange, Rearrange
from bot.games.deal.data import COLOURS, EVERY, PROPERTIES, PROPERTY, WILDS, face
from bot.games.deal.events import Exchanged, Rearranged
from bot.games.deal.hand import spend
from bot.games.deal.state import Area, Holding, State, anchored, colour_of, loose, set_of
from bot.kit.contract import Card, Refused, Rng, Seat, Tell

HAND = "hand"
"""Where an exchanged wild may go besides a colour (DEAL-50)."""
TO, FOR = "to", "for"
"""The two kinds of move of a batch: a wild to a colour, a set's card for a loose one."""
MOVES: dict[str, dict[Card, list[str]]] = {
    word: {
        card: [f"{card}-{TO}-{other}" for other in face(card).colours if other != word]
        for card in sorted(WILDS)
        if word in face(card).colours
    }
    for word in EVERY
}
"""For each colour the wilds that may lie there, with their moves from there; made once."""


def kind_order(card: Card) -> tuple[int, Card]:
    """Standard properties, two-colour wilds, multicolour wilds; within each by serial number (DEAL-54)."""
    shown = face(card)
    return (0 if shown.kind == PROPERTY else 1 if shown.value else 2), card


def receive(s: State, seat: Seat, arrivals: Iterable[tuple[Card, str]], tell: Tell) -> None:
    """Properties with the colour they showed before come into an area, one after another (DEAL-53, DEAL-54)."""
    area = s.areas[seat]
    for card, shown in sorted(arrivals, key=lambda arrival: kind_order(arrival[0])):
        word = shown if face(card).kind == PROPERTY else placed(area, card, shown)
        before = sets.of_colour(area, word)
        sets.add(area, word, card)
        sets.settle_one(s, seat, word, before, tell)


def placed(area: Area, card: Card, shown: str) -> str:
    """The colour on which a received wild is laid without asking (DEAL-53)."""
    allowed = face(card).colours
    completing = [word for word in allowed if _completes(area.get(word), word, card)]
    if completing:
        return min(completing, key=lambda word: _rank(area, word))
    joining = [word for word in allowed if word in area and loose(area[word])]
    return min(joining, key=lambda word: _rank(area, word)) if joining else shown


def _completes(held: Holding | None, word: str, card: Card) -> bool:
    """Whether the card makes the first complete set of the colour; a multicolour wild needs an anchor there."""
    if held is None or held.sets:
        return False
    return len(held.cards) + 1 >= COLOURS[word].size and anchored([card, *held.cards])


def _rank(area: Area, word: str) -> tuple[int, int, int]:
    """Fewest cards missing after laying it there, then the highest full rent, then table order (DEAL-53)."""
    colour = COLOURS[word]
    missing = max(0, colour.size - len(loose(area[word])) - 1)
    return missing, -colour.ladder[-1], EVERY.index(word)


# ---- rearranging


def movable(area: Area) -> bool:
    """Whether there is anything to rearrange: a wild, or a colour with a complete set and a loose group (DEAL-26)."""
    for word, held in area.items():
        if held.sets and len(held.cards) > COLOURS[word].size * len(held.sets):
            return True
        if not WILDS.isdisjoint(held.cards):
            return True
    return False


def moves(area: Area) -> tuple[list[str], int]:
    """Every single move: a wild to another colour it allows, a set's card for a loose one (DEAL-40, DEAL-45).

    And how many of them one batch can hold: each wild once, as many exchanges as there are loose or set cards.
    """
    found: list[str] = []
    most = 0
    for word, wilds in MOVES.items():
        held = area.get(word)
        if held is None:
            continue
        for card in held.cards:
            if card in wilds:
                found += wilds[card]
                most += 1
        if held.sets:
            laid = COLOURS[word].size * len(held.sets)
            spares = len(held.cards) - laid
            if spares:
                found += [f"{card}-{FOR}-{spare}" for card, spare in exchanges(held)]
                most += min(spares, laid)
    return found, most


def exchanges(h: Holding) -> list[tuple[Card, Card]]:
    """The cards of complete sets and the loose ones of the colour that may take their places (DEAL-40)."""
    if not h.sets:
        return []
    spares = loose(h)
    return [
        (card, spare)
        for one in h.sets
        for card in one.cards
        for spare in spares
        if anchored([spare, *(other for other in one.cards if other != card)])
    ]


def rearrange(s: State, seat: Seat, action: Rearrange, _dice: Rng, tell: Tell) -> None:
    """A batch is judged at its end, free of charge (DEAL-45, DEAL-47), then victory (DEAL-49).

    Nothing moves where it may not (DEAL-46).

    A building is only lost by a batch that says it is meant so (DEAL-48).
    """
    lifted, swaps = _read(action.moves)
    area = s.areas[seat]
    before = sets.count(area)
    if swaps or (action.sure != "yes" and sets.built(area)):
        area = sets.copied(area)  # it may yet be refused
    fallen, touched = _move(area, lifted)
    for card, spare in swaps:
        touched.add(_exchange(area, card, spare))
    if fallen and action.sure != "yes":
        raise Refused("building-falls", buildings=len(fallen))
    s.areas[seat] = area
    tell(Rearranged(seat, (*(card for card, _ in lifted), *(card for card, _ in swaps))))
    sets.fall(s, seat, fallen, tell)
    if swaps:
        sets.settle_all(s, seat, touched, before, tell)
    else:
        sets.tell_changes(area, seat, touched, before, tell)


def _read(batch: Iterable[str]) -> tuple[list[tuple[Card, str]], list[tuple[Card, Card]]]:
    """The wilds to lift with their new colours, and the exchanges. No wild is lifted twice."""
    lifted: dict[Card, str] = {}
    swaps = []
    for move in batch:
        card, kind, goal = move.split("-", 2)
        if kind == FOR:
            swaps.append((int(card), int(goal)))
        elif int(card) in lifted:
            raise Refused("moved-twice")
        else:
            lifted[int(card)] = goal
    return list(lifted.items()), swaps


def _move(area: Area, lifted: list[tuple[Card, str]]) -> tuple[list[Card], set[str]]:
    """Lift all, lay all in the order of the list, then judge; the buildings that fall and the colours touched."""
    touched = {sets.lift(area, card) for card, _ in lifted}
    for card, word in lifted:
        sets.add(area, word, card)
        touched.add(word)
    return [card for word in EVERY if word in touched for card in sets.settle(area, word)], touched


def _exchange(area: Area, card: Card, spare: Card) -> str:
    """A card of a set for a loose one of its colour; refused where the set would have no anchor (DEAL-40)."""
    word = colour_of(area, card)
    if word is None or (card, spare) not in exchanges(area[word]):
        raise Refused("no-exchange")
    one = set_of(area[word], card)
    if one is not None:
        one.cards = [held for held in area[word].cards if held == spare or (held in one.cards and held != card)]
    return word


# ---- the wild exchange


def exchangeable(s: State, seat: Seat) -> list[tuple[Card, Card, str]]:
    """Hand properties and the laid wilds whose places they may take now, with the colour (DEAL-50, DEAL-52, O-4)."""
    when = s.rules.exchange
    if when == "off" or (when == "opening" and not (s.opened and s.opening)):
        return []
    fitting = s.opening if when == "opening" else s.hands[seat]
    area = s.areas[seat]
    found = []
    for card in fitting:
        if card in PROPERTIES and (word := face(card).colours[0]) in area:
            found += [(card, wild, word) for wild in area[word].cards if wild in WILDS]
    return found


def exchange(s: State, seat: Seat, action: Exchange, _dice: Rng, tell: Tell) -> None:
    """The property takes the wild's place, the set stays complete; one play (DEAL-50 to DEAL-52).

    A wild back in hand, the one way from the table to a hand (DEAL-9), is an ordinary hand card (DEAL-51).
    """
    opened = s.opened
    spend(s, seat, action.card)
    s.opened = opened
    area = s.areas[seat]
    word = face(action.card).colours[0]
    before = sets.count(area)
    held = area[word]
    one = set_of(held, action.wild)
    held.cards = [*(card for card in held.cards if card != action.wild), action.card]
    if one is not None:
        one.cards = [*(card for card in one.cards if card != action.wild), action.card]
    tell(Exchanged(seat, action.card, action.wild, action.to))
    if action.to == HAND:
        s.hands[seat].append(action.wild)
        sets.settle_all(s, seat, (word,), before, tell)
        return
    sets.add(area, action.to, action.wild)
    sets.settle_all(s, seat, (word, action.to), before, tell)
