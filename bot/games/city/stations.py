"""Stations, which belong to nobody, and trips between them (section 8)."""

from bot.games.city import data, movement, phases, supply
from bot.games.city.actions import PlaceStation, Travel
from bot.games.city.events.town import StationPlaced, TripMade
from bot.games.city.state import State, decision, plot
from bot.kit.contract import Rng, Seat, Space, Tell


def free(s: State) -> tuple[Space, ...]:
    """Where a station may be put: any district without one, whoever owns it, while pieces last.

    CITY-68, CITY-69; also districts that wait for a bank auction (CITY-210).
    """
    return tuple([p.space for p in s.plots if not p.station]) if supply.left(s, "station") else ()


def place(s: State, seat: Seat, space: Space, tell: Tell) -> None:
    """It stands on the track for the whole game, is nobody's, and takes no one anywhere now (CITY-71, CITY-173)."""
    plot(s, space).station = True
    s.fresh.append(space)
    tell(StationPlaced(seat, space))


def place_by_permit(s: State, seat: Seat, action: PlaceStation, _dice: Rng, tell: Tell) -> None:
    """The one station of a station permit, free of charge (CITY-68)."""
    step = s.stack[-1]
    assert isinstance(step, phases.ToBuild)
    step.placed = True
    place(s, seat, action.space, tell)


def destinations(s: State) -> tuple[Space, ...]:
    """Where the active player may go by train: nowhere without a station here, or with no other (CITY-174).

    Nothing asks who owns the districts or whether they are mortgaged (CITY-71).
    """
    here = s.spaces[s.turns.active]
    if data.PLACE[here] < 0 or not plot(s, here).station:
        return ()
    return tuple([p.space for p in s.plots if p.station and p.space != here])


def boards(s: State, top: phases.ToTravel) -> bool:
    """Whether there is a trip to decide about, once the space reached has been resolved; if not, the question goes.

    It is asked after a landing of this cycle only, whatever caused it, and never in jail (CITY-72, CITY-73, CITY-74).
    """
    if not destinations(s):
        s.stack.pop()
        return False
    top.number = top.number or decision(s)
    return True


def travel(s: State, seat: Seat, action: Travel, _dice: Rng, tell: Tell) -> None:
    """Forward along the track, over GO if it lies between, and the destination is resolved in full (CITY-75, CITY-76).

    Nothing on the way counts (CITY-175). It was the one trip of this cycle (CITY-77).
    """
    s.stack.pop()
    step, start = s.stack[-1], s.spaces[seat]
    assert isinstance(step, phases.ToBuild)
    step.travelled = True
    tell(TripMade(seat, start, action.space))
    movement.forward(s, action.space, tell)
