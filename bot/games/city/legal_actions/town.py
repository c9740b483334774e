"""What may be done to the town: stations, trips, landmarks, hazards, planning permission (sections 8 to 10)."""

from functools import lru_cache
from operator import attrgetter

from bot.games.city import actions as verbs
from bot.games.city import data, landmarks, phases, specials, stations, supply
from bot.games.city.refusals import nearest
from bot.games.city.state import Plot, State, hazardous
from bot.kit.contract import Action, Cash, Choice, LegalAction, Refusal, Seat, Space
from bot.kit.mechanics.choices import sort_out
from bot.kit.mechanics.debt import unpaid

EXISTS, SOLD_OUT, MORTGAGED = Refusal("station-exists"), Refusal("out-of-stock"), Refusal("mortgaged")
NO_PERMIT, SPENT = Refusal("no-permit"), Refusal("permit-exceeded")
NO_STATION = Refusal("no-permit", {"case": "blocks"})
"""The unit has answered, with blocks."""
LANDMARKS: tuple[tuple[str, type[Action], Refusal, Refusal], ...] = (
    ("stadium", verbs.BuildStadium, Refusal("need-two-of-group"), Refusal("group-has-stadium")),
    ("skyscraper", verbs.BuildSkyscraper, Refusal("need-full-group"), Refusal("group-has-skyscraper")),
    ("tower", verbs.BuildTower, Refusal("need-two-groups"), SOLD_OUT),
)
"""Each landmark: its verb, and the refusals where districts of the group are missing or one stands already."""
PIECE: dict[str, Choice] = {piece: Choice((piece,)) for pair in data.PERMISSIONS.values() for piece in pair}
SITE: dict[Space, Choice] = {space: Choice((space,)) for space in data.DISTRICTS}
HAS_STATION: dict[Space, tuple[Space, Refusal]] = {space: (space, EXISTS) for space in data.DISTRICTS}


def trip(s: State, top: phases.ToTravel, seat: Seat) -> list[LegalAction]:
    """By train to another station, or not (CITY-72)."""
    wait = f"travel-{top.number}"
    return [LegalAction(verbs.Travel, wait, (Choice(stations.destinations(s)),)), LegalAction(verbs.Stay, wait)]


def permission(s: State, top: phases.ToPlace, seat: Seat) -> list[LegalAction]:
    """The bonus building and the hazard of the space, each with its districts (CITY-87, CITY-92)."""
    wait = f"place-{top.number}"
    hazard, bonus = data.PERMISSIONS[top.space]
    return [placing(s, seat, bonus, wait), placing(s, seat, hazard, wait)]


def placing(s: State, seat: Seat, piece: str, wait: str, *, own: bool = False) -> LegalAction:
    """`piece` on the districts where `seat` may put it, others greyed (CITY-89 to CITY-92); `own`: on own ones only."""
    sites = specials.sites(s, seat, piece, own=own)
    if not sites.options:
        return LegalAction(verbs.Place, wait, (PIECE[piece], sites), nearest(sites.blocked))
    if not supply.left(s, piece):
        return LegalAction(verbs.Place, wait, (PIECE[piece],), SOLD_OUT)
    return LegalAction(verbs.Place, wait, (PIECE[piece], sites))


def step(
    s: State, top: phases.ToBuild, seat: Seat, plots: list[Plot], found: list[LegalAction], *, greyed: bool
) -> None:
    """What step C offers besides blocks and mortgages; `plots` are the own districts (CITY-68, CITY-78, CITY-96)."""
    wait = found[0].wait
    if greyed or not (top.permit or top.placed):
        found.append(_station(s, top, wait))
    if plots:
        cash = s.purse.cash[seat]
        _landmarks(s, plots, cash, found, greyed=greyed)
        _removals(plots, cash, wait, found)


def _station(s: State, top: phases.ToBuild, wait: str | None) -> LegalAction:
    """One station for a station permit, on any district without one (CITY-68, CITY-69)."""
    if top.permit:
        return LegalAction(verbs.PlaceStation, wait, blocked=NO_STATION if top.permit > 0 else NO_PERMIT)
    if top.placed:
        return LegalAction(verbs.PlaceStation, wait, blocked=SPENT)
    greyed = tuple([HAS_STATION[p.space] for p in s.plots if p.station])
    return LegalAction(verbs.PlaceStation, wait, (Choice(stations.free(s), greyed),))


@lru_cache(maxsize=4096)
def _ready(spaces: tuple[Space, ...]) -> dict[str, frozenset[str]]:
    """The groups in which each landmark may be built by whoever owns these districts, by piece.

    CITY-79, CITY-83, CITY-85: two of a group, a whole one, two whole ones; mortgaged districts count (CITY-171).
    """
    groups = [data.DISTRICTS[space].group for space in spaces]
    pairs = frozenset([group for group in groups if groups.count(group) >= 2])
    full = frozenset([group for group in pairs if groups.count(group) == len(data.GROUPS[group])])
    return {"stadium": pairs, "skyscraper": full, "tower": full if len(full) >= 2 else frozenset()}


def _landmarks(s: State, plots: list[Plot], cash: Cash, found: list[LegalAction], *, greyed: bool) -> None:
    """Each landmark on the own districts that may take it, others greyed in the order of section 23 (CITY-78)."""
    if len(plots) < 2 and not greyed:
        return  # each takes two districts at least
    wait = found[0].wait
    ready = _ready(tuple([p.space for p in plots]))
    for piece, verb, need, stands in LANDMARKS:
        if not ready[piece] and not greyed:
            continue
        sites = sort_out(_sites(s, plots, cash, piece, (ready[piece], need, stands)))
        if sites.options:
            found.append(LegalAction(verb, wait, (sites,)))
        elif greyed:
            found.append(LegalAction(verb, wait, (sites,), nearest(sites.blocked)))


def _sites(
    s: State, plots: list[Plot], cash: Cash, piece: str, terms: tuple[frozenset[str], Refusal, Refusal]
) -> list[tuple[Space, Refusal | None]]:
    """Why a landmark cannot be built on each own district, or None: its group is ready and has none, the box has one.

    The cash reaches, and the district is not mortgaged (CITY-79, CITY-80, CITY-83, CITY-84, CITY-85).
    """
    ready, need, stands = terms
    if not ready:
        return [(p.space, MORTGAGED if p.mortgage else need) for p in plots]
    standing = [data.DISTRICTS[p.space].group for p in filter(attrgetter(piece), s.plots)]
    left = data.STOCK[piece] - len(standing)

    def why_not(p: Plot) -> Refusal | None:
        group = data.DISTRICTS[p.space].group
        if p.mortgage:
            return MORTGAGED
        if group not in ready:
            return need
        if group in standing:
            return stands
        return unpaid(landmarks.price(s, p, piece), cash) if left else SOLD_OUT

    return [(p.space, why_not(p)) for p in plots]


def _removals(plots: list[Plot], cash: Cash, wait: str | None, found: list[LegalAction]) -> None:
    """Each hazard on an own district, mortgaged or not; too dear ones greyed (CITY-96, CITY-97, CITY-198)."""
    for p in plots:
        if p.specials and hazardous(p):
            for piece in dict.fromkeys(p.specials):
                blocked = unpaid(specials.removal(piece), cash)
                found.append(LegalAction(verbs.RemoveHazard, wait, (SITE[p.space], PIECE[piece]), blocked))
