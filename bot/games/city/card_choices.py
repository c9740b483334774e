"""Chance cards that ask for a choice (phase CARD): legal targets, what is done, what an absent player gets."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from bot.games.city import auctions, build, data, phases, specials, stations
from bot.games.city.actions import Choose, Demolish, Pick, Place, PlaceStation, RemoveHazard, Skip
from bot.games.city.custom_board import board
from bot.games.city.events import BlocksBuilt
from bot.games.city.events.cards import CardVoid, DistrictInherited, DistrictReturned, DistrictTaken
from bot.games.city.state import Plot, State, for_sale, owned, plot, rent, value
from bot.kit.contract import CLOCK, Action, Card, Cash, Refusal, Rng, Seat, Space, Tell
from bot.kit.mechanics import deck
from bot.kit.mechanics.balances import BANK, pay

AUCTION, INHERITANCE, FREE_BUILD, REPOSSESSED, NEW_LINE, TAKEOVER, EARTHQUAKE = 7, 8, 9, 10, 11, 12, 13
PRISON, SEWAGE, CLEAN_UP, GRANT = 15, 16, 21, 22
HAZARD_OF: dict[Card, str] = {PRISON: "prison", SEWAGE: "sewage-plant"}
"""The hazard that C15 and C16 place."""
OWNED, OWN, NOBODYS = (Refusal("wrong-owner", {"case": case}) for case in ("owned", "own", "nobodys"))
"""Why a card cannot take a district: it is somebody's (C08); it is one's own, or nobody's (C12)."""
COMPLETE, NOT_FOR_SALE = Refusal("group-complete"), Refusal("not-for-sale")


# ---- legal targets


def buildable(s: State, seat: Seat) -> list[Plot]:
    """Own unmortgaged districts with room, while the box has a residential block (C09, CITY-197)."""
    if not build.stock(s, data.RESIDENTIAL):
        return []
    return [p for p in owned(s, seat) if not p.mortgage and build.free(p)]


def why_not_inherited(p: Plot) -> Refusal | None:
    """Why C08 cannot bring a district: somebody's, or waiting for the bank's auction (CITY-210)."""
    return NOT_FOR_SALE if p.waiting else None if p.owner is None else OWNED


def why_not_taken(s: State, seat: Seat, p: Plot) -> Refusal | None:
    """Why C12 cannot take a district: not another player's, or of a group that its owner has whole (CITY-182)."""
    if p.owner is None or p.owner == seat:
        return OWN if p.owner == seat else NOBODYS
    group = data.GROUPS[data.DISTRICTS[p.space].group]
    return COMPLETE if all(plot(s, space).owner == p.owner for space in group) else None


def bonuses(s: State) -> list[Plot]:
    """Districts on which bonus buildings stand, whoever owns them (C13)."""
    return [p for p in s.plots if p.specials and p.specials[0] in data.BONUSES]


def hazards(s: State, seat: Seat) -> list[tuple[Plot, str]]:
    """Hazards on own districts (C20)."""
    return [(p, piece) for p in owned(s, seat) for piece in dict.fromkeys(p.specials) if piece in data.HAZARDS]


def grants(s: State, seat: Seat) -> list[str]:
    """Bonus buildings that can be put on an own district, in the order of C21."""
    return [piece for piece in data.GRANTS if specials.possible(s, seat, piece, own=True)]


def _shaken(s: State, seat: Seat) -> bool:
    """C13: a bonus building to remove, or else a hazard to place."""
    return bool(bonuses(s)) or any(specials.possible(s, seat, piece) for piece in data.HAZARD_BLOCKS)


# ---- what is done


def _carried_out(s: State) -> Card:
    """The card asked about has its answer and goes under the pile (CITY-99)."""
    top = s.stack.pop()
    assert isinstance(top, phases.ToPick)
    deck.bury(s.chance, top.card)
    return top.card


def choose(s: State, seat: Seat, action: Choose, _dice: Rng, tell: Tell) -> None:
    """C07: any unowned district is auctioned as on an auction space (CITY-27, CITY-35)."""
    _carried_out(s)
    auctions.start(s, action.space, seat, action.opening, tell)


def pick(s: State, seat: Seat, action: Pick, _dice: Rng, tell: Tell) -> None:
    """The district that the card is about."""
    card = _carried_out(s)
    s.fresh.append(action.space)
    PICKS[card](s, seat, plot(s, action.space), tell)


def _inherit(s: State, seat: Seat, p: Plot, tell: Tell) -> None:
    """C08: an unowned district for 500k."""
    amount = board(s.board).sum(INHERITANCE)
    pay(s.purse, seat, BANK, amount, tell, DistrictInherited(seat, p.space, amount))
    p.owner = seat


def _build(s: State, seat: Seat, p: Plot, tell: Tell) -> None:
    """C09: one residential block for nothing."""
    before = value(s, p)
    p.residential += 1
    tell(BlocksBuilt(seat, p.space, data.RESIDENTIAL, 1, 0, before, value(s, p)))


def _return(s: State, seat: Seat, p: Plot, tell: Tell) -> None:
    """C10: back to the bank for 1M; what was bought goes back to the box, station and special stay (CITY-65)."""
    p.owner, p.mortgage, p.residential, p.industrial = None, 0, 0, 0
    p.stadium = p.skyscraper = p.tower = False
    amount = board(s.board).sum(REPOSSESSED)
    pay(s.purse, BANK, seat, amount, tell, DistrictReturned(seat, p.space, amount))


def _take(_s: State, seat: Seat, p: Plot, tell: Tell) -> None:
    """C12: another player's district for nothing, with all that stands on it and its mortgage (CITY-182)."""
    owner = BANK if p.owner is None else p.owner
    p.owner = seat
    tell(DistrictTaken(seat, owner, p.space))


PICKS: dict[Card, Callable[[State, Seat, Plot, Tell], None]] = {
    INHERITANCE: _inherit,
    FREE_BUILD: _build,
    REPOSSESSED: _return,
    TAKEOVER: _take,
}


def place_station(s: State, seat: Seat, action: PlaceStation, _dice: Rng, tell: Tell) -> None:
    """C11: a station on any district without one (CITY-69)."""
    _carried_out(s)
    stations.place(s, seat, action.space, tell)


def take_away(s: State, seat: Seat, action: Demolish | RemoveHazard, _dice: Rng, tell: Tell) -> None:
    """C13: a bonus building anywhere goes back to the box. C20: a hazard on an own district, for nothing."""
    _carried_out(s)
    specials.take_away(s, seat, action.piece, action.space, 0, tell)


def place(s: State, seat: Seat, action: Place, _dice: Rng, tell: Tell) -> None:
    """C13 without bonus buildings, C15, C16, C21: put the piece there."""
    _carried_out(s)
    specials.place(s, seat, action.piece, action.space, tell)


def skip(s: State, _seat: Seat, _action: Skip, _dice: Rng, tell: Tell) -> None:
    """Where the card says "may", or time is up and nobody shall be attacked: nothing (section 18)."""
    card = _carried_out(s)
    tell(CardVoid(s.turns.active, data.CARDS[card]))


# ---- what an absent player gets


def _skip(_s: State, seat: Seat) -> tuple[Seat, Action]:
    """C07, C08, C11, C12."""
    return seat, Skip()


def _no_attack(_s: State, _seat: Seat) -> tuple[Seat, Action]:
    """C15, C16: nothing, which only time may choose."""
    return CLOCK, Skip()


def _dearest(s: State, seat: Seat) -> tuple[Seat, Action]:
    """C09: the eligible district with the highest price, ties by higher index."""
    return seat, Pick(max(buildable(s, seat), key=partial(_price, s)).space)


def _price(s: State, p: Plot) -> tuple[Cash, Space]:
    """By price, then by place."""
    return board(s.board).districts[p.space].price, p.space


def _poorest(s: State, seat: Seat) -> tuple[Seat, Action]:
    """C10: the own district with the lowest rent, ties by lower index."""
    return seat, Pick(min(owned(s, seat), key=lambda p: (rent(s, p), p.space)).space)


def _shake(s: State, seat: Seat) -> tuple[Seat, Action]:
    """C13: the bonus building on the dearest district, ties by higher index; with none nothing."""
    able = bonuses(s)
    if not able:
        return seat, Skip()
    p = max(able, key=partial(_price, s))
    return seat, Demolish(p.space, p.specials[0])


def _worst(s: State, seat: Seat) -> tuple[Seat, Action]:
    """C20: the hazard with the highest value, ties by lower index."""
    p, piece = max(hazards(s, seat), key=lambda found: (data.HAZARD_BLOCKS[found[1]], -found[0].space))
    return seat, RemoveHazard(p.space, piece)


def _granted(s: State, seat: Seat) -> tuple[Seat, Action]:
    """C21: the first type in stock, on the eligible district with the highest rent, ties by higher index."""
    piece = grants(s, seat)[0]
    able = [plot(s, space) for space in specials.targets(s, seat, piece, own=True)]
    return seat, Place(piece, max(able, key=lambda p: (rent(s, p), p.space)).space)


class Choice(NamedTuple):
    """`possible`: whether there is a legal target; `absent`: what is played when the time is up."""

    possible: Callable[[State, Seat], bool]
    absent: Callable[[State, Seat], tuple[Seat, Action]]


CHOICES: dict[Card, Choice] = {
    AUCTION: Choice(lambda s, _seat: bool(for_sale(s)), _skip),
    INHERITANCE: Choice(lambda s, _seat: bool(for_sale(s)), _skip),
    FREE_BUILD: Choice(lambda s, seat: bool(buildable(s, seat)), _dearest),
    REPOSSESSED: Choice(lambda s, seat: bool(owned(s, seat)), _poorest),
    NEW_LINE: Choice(lambda s, _seat: bool(stations.free(s)), _skip),
    TAKEOVER: Choice(lambda s, seat: any(why_not_taken(s, seat, p) is None for p in s.plots), _skip),
    EARTHQUAKE: Choice(_shaken, _shake),
    PRISON: Choice(lambda s, seat: specials.possible(s, seat, "prison"), _no_attack),
    SEWAGE: Choice(lambda s, seat: specials.possible(s, seat, "sewage-plant"), _no_attack),
    CLEAN_UP: Choice(lambda s, seat: bool(hazards(s, seat)), _worst),
    GRANT: Choice(lambda s, seat: bool(grants(s, seat)), _granted),
}
"""By number: C07 to C13, C15, C16, C20, C21. Waiting bank lots are nobody's to take (CITY-210)."""


def absent(s: State) -> tuple[Seat, Action]:
    """What the card on top gets when its time is up (section 20.5)."""
    top = s.stack[-1]
    assert isinstance(top, phases.ToPick)
    return CHOICES[top.card].absent(s, s.turns.active)
