"""Bonus buildings, hazards and the planning permission that brings them (section 10)."""

from bot.games.city import data, phases, supply
from bot.games.city.actions import Place, RemoveHazard, Skip
from bot.games.city.custom_board import board
from bot.games.city.events.town import NothingPlaced, SpecialPlaced, SpecialRemoved
from bot.games.city.state import Plot, State, decision, hazardous, plot, rent
from bot.kit.contract import CLOCK, Action, Cash, Choice, Refusal, Rng, Seat, Space, Tell
from bot.kit.mechanics.balances import BANK, pay
from bot.kit.mechanics.choices import sort_out

OWN_HAZARD, THEIR_BONUS, NOT_OWN = (
    Refusal("wrong-owner", {"case": case}) for case in ("own-hazard", "their-bonus", "not-own")
)
"""Why a district belongs to the wrong side: for a hazard, for a bonus building, for one of an own district only."""
PROTECTED = Refusal("protected")
HAZARD_PRESENT, EXISTS = Refusal("hazard-present"), Refusal("special-exists")


def why_not(s: State, seat: Seat, piece: str, p: Plot, *, own: bool = False) -> Refusal | None:
    """Why `seat` may not put `piece` there, or None.

    No hazard on an own district, no bonus building on another's (CITY-87, CITY-89); `own`: on own districts only.
    One sort keeps the other away, whatever the types (CITY-90), and there is room for one (CITY-91) or up to three of
    a sort (CITY-198). A mortgage is no obstacle (CITY-94), nor is a stadium (CITY-82).
    """
    hazard = piece in data.HAZARDS
    if hazard and p.owner == seat:
        return OWN_HAZARD
    if not hazard and p.owner != seat and (own or p.owner is not None):
        return NOT_OWN if own else THEIR_BONUS
    if p.specials and hazardous(p) != hazard:
        return PROTECTED if hazard else HAZARD_PRESENT
    return EXISTS if len(p.specials) >= s.rules.specials else None


def sites(s: State, seat: Seat, piece: str, *, own: bool = False) -> Choice:
    """Where `seat` may put `piece`, other districts greyed with their reason; the stock is not asked here."""
    return sort_out([(p.space, why_not(s, seat, piece, p, own=own)) for p in s.plots])


def possible(s: State, seat: Seat, piece: str, *, own: bool = False) -> bool:
    """Whether there is anywhere to put `piece` now (CITY-92)."""
    return supply.left(s, piece) > 0 and any(why_not(s, seat, piece, p, own=own) is None for p in s.plots)


def targets(s: State, seat: Seat, piece: str, *, own: bool = False) -> tuple[Space, ...]:
    """Where `seat` may put `piece` now: nowhere when the box has none left (CITY-92)."""
    if not supply.left(s, piece):
        return ()
    return tuple([p.space for p in s.plots if why_not(s, seat, piece, p, own=own) is None])


def place(s: State, seat: Seat, piece: str, space: Space, tell: Tell) -> None:
    """Put it there, free of charge; it works for and against whoever owns the district (CITY-88, CITY-172)."""
    p = plot(s, space)
    before = rent(s, p)
    p.specials.append(piece)
    s.fresh.append(space)
    tell(SpecialPlaced(seat, BANK if p.owner is None else p.owner, space, piece, before, rent(s, p)))


def take_away(s: State, seat: Seat, piece: str, space: Space, price: Cash, tell: Tell) -> None:
    """The piece goes back to the box; `seat` pays the bank `price` for it (CITY-96), 0 when a card does it."""
    p = plot(s, space)
    before = rent(s, p)
    p.specials.remove(piece)
    s.fresh.append(space)
    pay(s.purse, seat, BANK, price, tell, SpecialRemoved(seat, space, piece, price, before, rent(s, p)))


def permission(s: State, seat: Seat, _dice: Rng, tell: Tell) -> None:
    """One of the space's pair must be placed (CITY-29, CITY-87), unless neither can be (CITY-93)."""
    space = s.spaces[seat]
    if any(possible(s, seat, piece) for piece in data.PERMISSIONS[space]):
        s.stack.append(phases.ToPlace(decision(s), space))
    else:
        tell(NothingPlaced(seat))


def place_by_permission(s: State, seat: Seat, action: Place, _dice: Rng, tell: Tell) -> None:
    """The bonus building or the hazard of the space (CITY-87); step C is untouched (CITY-88)."""
    s.stack.pop()
    place(s, seat, action.piece, action.space, tell)


def let_pass(s: State, _seat: Seat, _action: Skip, _dice: Rng, tell: Tell) -> None:
    """The time is up and only hazards could be placed: nothing is (section 18)."""
    s.stack.pop()
    tell(NothingPlaced(s.turns.active))


def absent(s: State) -> tuple[Seat, Action]:
    """What is placed for who lets the time pass: nobody is attacked (section 18).

    The bonus building on the own district with the highest rent, of equals the last; else on the cheapest unowned
    one, of equals the first; else nothing.
    """
    top, seat = s.stack[-1], s.turns.active
    assert isinstance(top, phases.ToPlace)
    bonus = data.PERMISSIONS[top.space][1]
    able = [plot(s, space) for space in targets(s, seat, bonus)]
    own = [p for p in able if p.owner == seat]
    if own:
        return seat, Place(bonus, max(own, key=lambda p: (rent(s, p), p.space)).space)
    if able:
        cards = board(s.board).districts
        return seat, Place(bonus, min(able, key=lambda p: (cards[p.space].price, p.space)).space)
    return CLOCK, Skip()


def removal(piece: str) -> Cash:
    """What taking a hazard away costs: 500k times its worth in blocks (CITY-96)."""
    return data.REMOVAL * data.HAZARD_BLOCKS[piece]


def remove_hazard(s: State, seat: Seat, action: RemoveHazard, _dice: Rng, tell: Tell) -> None:
    """In step C, from an own district, mortgaged or not (CITY-96, CITY-97); each piece is paid for (CITY-198)."""
    take_away(s, seat, action.piece, action.space, removal(action.piece), tell)
