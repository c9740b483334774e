"""What may be done to the town: stations, trips, landmarks, hazards, planning permission (sections 8 to 10)."""

from bot.games.city import actions as verbs
from bot.games.city import data, landmarks, pieces, specials, stations
from bot.games.city.refusals import Greyed, nearest, short
from bot.games.city.state import Plot, State, ToBuild, ToPlace, ToTravel, plot
from bot.games.kit.model import Action, Cash, Offer, OneOf, Refusal, Seat, Space

EXISTS, SOLD_OUT, MORTGAGED = Refusal("station-exists"), Refusal("out-of-stock"), Refusal("mortgaged")
NO_PERMIT, SPENT = Refusal("no-permit"), Refusal("permit-exceeded")
LANDMARKS: tuple[tuple[str, type[Action], Refusal, Refusal], ...] = (
    ("stadium", verbs.BuildStadium, Refusal("need-two-of-group"), Refusal("group-has-stadium")),
    ("skyscraper", verbs.BuildSkyscraper, Refusal("need-full-group"), Refusal("group-has-skyscraper")),
    ("tower", verbs.BuildTower, Refusal("need-two-groups"), SOLD_OUT),
)
"""Each landmark: its verb, and the refusals where districts of the group are missing or one stands already."""
PIECE: dict[str, OneOf] = {piece: OneOf((piece,)) for pair in data.PERMISSIONS.values() for piece in pair}
SITE: dict[Space, OneOf] = {space: OneOf((space,)) for space in data.DISTRICTS}
HAS_STATION: dict[Space, tuple[Space, Refusal]] = {space: (space, EXISTS) for space in data.DISTRICTS}


def trip(s: State, top: ToTravel, seat: Seat) -> list[Offer]:
    """By train to another station, or not (CITY-72)."""
    if seat != s.turns.active:
        return []
    wait = f"travel-{top.number}"
    return [Offer(verbs.Travel, wait, (OneOf(stations.destinations(s)),)), Offer(verbs.Stay, wait)]


def permission(s: State, top: ToPlace, seat: Seat) -> list[Offer]:
    """The bonus building and the hazard of the space, each with its districts (CITY-87, CITY-92)."""
    if seat != s.turns.active:
        return []
    wait = f"place-{top.number}"
    hazard, bonus = data.PERMISSIONS[top.space]
    return [placing(s, seat, bonus, wait), placing(s, seat, hazard, wait)]


def placing(s: State, seat: Seat, piece: str, wait: str, *, own: bool = False) -> Offer:
    """`piece` on the districts where `seat` may put it, others greyed (CITY-89 to CITY-92); `own`: on own ones only."""
    sites = specials.sites(s, seat, piece, own=own)
    if not sites.options:
        return Offer(verbs.Place, wait, (PIECE[piece], sites), nearest(sites.blocked))
    if not pieces.left(s, piece):
        return Offer(verbs.Place, wait, (PIECE[piece],), SOLD_OUT)
    return Offer(verbs.Place, wait, (PIECE[piece], sites))


def unplaced(top: ToPlace) -> Offer:
    """The clock's: nothing is placed for who is absent."""
    return Offer(verbs.Skip, f"place-{top.number}")


def step(s: State, top: ToBuild, seat: Seat, plots: list[Plot], found: list[Offer]) -> None:
    """What step C offers besides blocks and mortgages; `plots` are the own districts (CITY-68, CITY-78, CITY-96)."""
    wait = f"build-{top.number}"
    found.append(_station(s, top, wait))
    if plots:
        cash = s.purse.cash[seat]
        _landmarks(s, plots, cash, wait, found)
        _removals(plots, cash, wait, found)


def _station(s: State, top: ToBuild, wait: str) -> Offer:
    """One station for a station permit, on any district without one (CITY-68, CITY-69)."""
    if top.permit:
        return Offer(verbs.PlaceStation, wait, blocked=NO_PERMIT)
    if top.placed:
        return Offer(verbs.PlaceStation, wait, blocked=SPENT)
    greyed = tuple([HAS_STATION[p.space] for p in s.plots if p.station])
    return Offer(verbs.PlaceStation, wait, (OneOf(stations.free(s), greyed),))


def _landmarks(s: State, plots: list[Plot], cash: Cash, wait: str, found: list[Offer]) -> None:
    """Each landmark on the own districts that may take it, others greyed in the order of section 23 (CITY-78)."""
    counts: dict[str, int] = {}
    for p in plots:
        group = data.DISTRICTS[p.space].group
        counts[group] = counts.get(group, 0) + 1
    pairs = {group for group, count in counts.items() if count >= 2}
    full = {group for group in pairs if counts[group] == len(data.GROUPS[group])}
    ready = {"stadium": pairs, "skyscraper": full, "tower": full if len(full) >= 2 else set[str]()}
    for piece, verb, need, stands in LANDMARKS:
        able: list[Space] = []
        greyed: Greyed = []
        left = pieces.left(s, piece) if ready[piece] else 0
        for p in plots:
            why = _why_not(s, p, cash, piece, (ready[piece], need, stands, left))
            if why is None:
                able.append(p.space)
            else:
                greyed.append((p.space, why))
        sites = OneOf(tuple(able), tuple(greyed))
        found.append(Offer(verb, wait, (sites,), None if able else nearest(sites.blocked)))


def _why_not(
    s: State, p: Plot, cash: Cash, piece: str, terms: tuple[set[str], Refusal, Refusal, int]
) -> Refusal | None:
    """Why no such landmark may be built there, or None (CITY-79, CITY-80, CITY-83, CITY-84, CITY-85, CITY-171)."""
    ready, need, stands, left = terms
    if p.mortgage:
        return MORTGAGED
    group = data.DISTRICTS[p.space].group
    if group not in ready:
        return need
    if piece != "tower" and any(getattr(plot(s, space), piece) for space in data.GROUPS[group]):
        return stands
    if not left:
        return SOLD_OUT
    price = landmarks.price(p, piece)
    return None if cash >= price else short(price, cash)


def _removals(plots: list[Plot], cash: Cash, wait: str, found: list[Offer]) -> None:
    """Each hazard on an own district, mortgaged or not; too dear ones greyed (CITY-96, CITY-97, CITY-198)."""
    for p in plots:
        for piece in dict.fromkeys(p.specials) if p.specials else ():
            if piece in data.HAZARDS:
                price = specials.removal(piece)
                blocked = None if cash >= price else short(price, cash)
                found.append(Offer(verbs.RemoveHazard, wait, (SITE[p.space], PIECE[piece]), blocked))
