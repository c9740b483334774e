"""What may be done to the town: stations, trips, landmarks, hazards, planning permission (sections 8 to 10)."""

from collections import Counter
from functools import lru_cache

import msgspec

from bot.games.city import actions as verbs
from bot.games.city import data, landmarks, phases, specials, stations, supply
from bot.games.city.refusals import nearest
from bot.games.city.state import Plot, State
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


def step(s: State, top: phases.ToBuild, seat: Seat, plots: list[Plot], found: list[LegalAction]) -> None:
    """What step C offers besides blocks and mortgages; `plots` are the own districts (CITY-68, CITY-78, CITY-96)."""
    wait = f"build-{top.number}"
    found.append(_station(s, top, wait))
    if plots:
        cash = s.purse.cash[seat]
        _landmarks(s, plots, cash, wait, found)
        _removals(plots, cash, wait, found)


def _station(s: State, top: phases.ToBuild, wait: str) -> LegalAction:
    """One station for a station permit, on any district without one (CITY-68, CITY-69)."""
    if top.permit:
        return LegalAction(verbs.PlaceStation, wait, blocked=NO_STATION if top.permit > 0 else NO_PERMIT)
    if top.placed:
        return LegalAction(verbs.PlaceStation, wait, blocked=SPENT)
    greyed = tuple([HAS_STATION[p.space] for p in s.plots if p.station])
    return LegalAction(verbs.PlaceStation, wait, (Choice(stations.free(s), greyed),))


class Holdings(msgspec.Struct, frozen=True):
    """What follows from owning some districts, a few of them mortgaged.

    `ready`: the groups in which each landmark may be built, by piece; `bare`: all districts greyed, where there is none.
    """

    ready: dict[str, frozenset[str]]
    bare: dict[str, tuple[Choice, Refusal]]


@lru_cache(maxsize=1024)
def _holdings(spaces: tuple[Space, ...], mortgaged: tuple[Space, ...]) -> Holdings:
    """CITY-79, CITY-83, CITY-85: two of a group, a whole one, two whole ones; mortgaged districts count (CITY-171)."""
    groups = Counter(data.DISTRICTS[space].group for space in spaces)
    pairs = frozenset(group for group, count in groups.items() if count >= 2)
    full = frozenset(group for group in pairs if groups[group] == len(data.GROUPS[group]))
    bare = {}
    for piece, _, need, _ in LANDMARKS:
        greyed = tuple([(space, MORTGAGED if space in mortgaged else need) for space in spaces])
        bare[piece] = (Choice((), greyed), nearest(greyed))
    return Holdings({"stadium": pairs, "skyscraper": full, "tower": full if len(full) >= 2 else frozenset()}, bare)


def _landmarks(s: State, plots: list[Plot], cash: Cash, wait: str, found: list[LegalAction]) -> None:
    """Each landmark on the own districts that may take it, others greyed in the order of section 23 (CITY-78)."""
    spaces, mortgaged = tuple([p.space for p in plots]), tuple([p.space for p in plots if p.mortgage])
    holdings = _holdings(spaces, mortgaged)
    for piece, verb, need, stands in LANDMARKS:
        ready = holdings.ready[piece]
        if ready:
            sites = _sites(s, plots, cash, piece, (ready, need, stands))
            found.append(LegalAction(verb, wait, (sites,), None if sites.options else nearest(sites.blocked)))
        else:
            sites, why = holdings.bare[piece]
            found.append(LegalAction(verb, wait, (sites,), why))


def _sites(
    s: State, plots: list[Plot], cash: Cash, piece: str, terms: tuple[frozenset[str], Refusal, Refusal]
) -> Choice:
    """Where a landmark may be built: its group is ready and has none, the box has one, the cash reaches.

    CITY-79, CITY-80, CITY-83, CITY-84, CITY-85; never on a mortgaged district.
    """
    ready, need, stands = terms
    standing = [data.DISTRICTS[p.space].group for p in s.plots if getattr(p, piece)]
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

    return sort_out([(p.space, why_not(p)) for p in plots])


def _removals(plots: list[Plot], cash: Cash, wait: str, found: list[LegalAction]) -> None:
    """Each hazard on an own district, mortgaged or not; too dear ones greyed (CITY-96, CITY-97, CITY-198)."""
    for p in plots:
        for piece in dict.fromkeys(p.specials) if p.specials else ():
            if piece in data.HAZARDS:
                blocked = unpaid(specials.removal(piece), cash)
                found.append(LegalAction(verbs.RemoveHazard, wait, (SITE[p.space], PIECE[piece]), blocked))
