"""What happens to the town: stations, landmarks, bonus buildings and hazards."""

from bot.kit.contract import Cash, Event, Seat, Space


class StationPlaced(Event, frozen=True):
    """A station was put on a district's space (CITY-68)."""

    seat: Seat
    space: Space


class TripMade(Event, frozen=True):
    """By train from one station to another (CITY-72)."""

    seat: Seat
    start: Space
    space: Space


class LandmarkBuilt(Event, frozen=True):
    """A `stadium`, `skyscraper` or `tower` was built (CITY-79, CITY-83, CITY-85)."""

    seat: Seat
    space: Space
    piece: str
    amount: Cash


class SpecialPlaced(Event, frozen=True):
    """A bonus building or hazard was placed; the district's rent before and after (CITY-87). Owner -1: nobody."""

    seat: Seat
    owner: Seat
    space: Space
    piece: str
    before: Cash
    after: Cash


class SpecialRemoved(Event, frozen=True):
    """A bonus building or hazard was removed for `amount` (CITY-96), 0 by a card; rent before and after."""

    seat: Seat
    space: Space
    piece: str
    amount: Cash
    before: Cash
    after: Cash


class NothingPlaced(Event, frozen=True):
    """Planning permission without a legal place, or let pass (CITY-93)."""

    seat: Seat
