"""What step 5 allows: exchanges with the bank, floors, the penthouse (sections 14 and 15)."""

from functools import lru_cache

from bot.games.builder import actions as verbs
from bot.games.builder import build, data
from bot.games.builder.phases import ToManage
from bot.games.builder.state import State
from bot.kit.contract import Choice, LegalAction, Refusal, Seat, Subset

IN_JAIL, NO_BLOCKS, RENT_FIRST = Refusal("in-jail"), Refusal("no-blocks"), Refusal("rent-first")
SHORT = tuple([Refusal("not-enough-chips", {"level": level}) for level in range(len(data.COSTS))])
TYPES = tuple([Choice((chip,)) for chip in data.CHIPS])
USUAL = Subset((), 0, 0)
"""The bot chooses what to spend where any type will do (BUILDER-109)."""


def step(s: State, top: ToManage, seat: Seat) -> list[LegalAction]:
    """End, exchange, build, in any order (BUILDER-17), in jail without building (BUILDER-90); at no other moment is anything exchanged four for one (BUILDER-104)."""
    wait = f"manage-{top.number}"
    found = [LegalAction(verbs.EndTurn, wait)]
    held = s.chips[seat]
    total = sum(held)
    if total >= data.RATE:
        # Four of a type for one of another that the bank has (BUILDER-102, BUILDER-103).
        for kind in [kind for kind in data.KINDS if held[kind] >= data.RATE]:
            wanted = tuple([data.CHIPS[other] for other in data.KINDS if other != kind and s.bank[other]])
            if wanted:
                found.append(LegalAction(verbs.Exchange, wait, (TYPES[kind], Choice(wanted))))
    if s.jailed[seat]:
        found.append(LegalAction(verbs.Build, wait, blocked=IN_JAIL))
        return found
    if total < data.COSTS[1].total:
        found.append(LegalAction(verbs.Build, wait, blocked=SHORT[1]))
        return found
    _floors(s, wait, seat, found)
    return found


def _floors(s: State, wait: str, seat: Seat, found: list[LegalAction]) -> None:
    """Every level for which there is a place and there are chips (BUILDER-105 to BUILDER-111)."""
    places = _places(tuple(s.builders), tuple(s.floors), seat)
    for floors in range(data.FLOORS):
        if places[floors].options:
            _level(s, wait, seat, (floors + 1, places[floors]), found)
    if places[data.FLOORS].options:
        _penthouse(s, wait, seat, places[data.FLOORS], found)


@lru_cache(maxsize=1024)
def _places(builders: tuple[Seat, ...], floors: tuple[int, ...], seat: Seat) -> tuple[Choice, ...]:
    """Where `seat` could build, by the floors that stand there: free foundations first. It stays so between two floors."""
    found: list[list[str]] = [[], [], [], [], []]
    for site, builder in enumerate(builders):
        if builder == seat or builder < 0:
            found[floors[site]].append(data.SITES[site])
    return tuple([Choice(tuple(sites)) for sites in found])


def _level(s: State, wait: str, seat: Seat, where: tuple[int, Choice], found: list[LegalAction]) -> None:
    """The floor of a level on any of its places, with the usual chips or with those chosen (BUILDER-108, BUILDER-109)."""
    level, place = where
    held = s.chips[seat]
    if not s.blocks[seat]:
        found.append(LegalAction(verbs.Build, wait, (place,), NO_BLOCKS))
    elif not build.affordable(level, held):
        found.append(LegalAction(verbs.Build, wait, (place,), SHORT[level]))
    else:
        _with_chips(verbs.Build, wait, (place, level), held, found)


def _penthouse(s: State, wait: str, seat: Seat, place: Choice, found: list[LegalAction]) -> None:
    """On a four-floor building of one's own (BUILDER-113), once no rent may still be asked for (BUILDER-114)."""
    held = s.chips[seat]
    if any(c.visitor == seat and not c.late for c in s.claims):
        found.append(LegalAction(verbs.Penthouse, wait, (place,), RENT_FIRST))
    elif not build.affordable(data.PENTHOUSE, held):
        found.append(LegalAction(verbs.Penthouse, wait, (place,), SHORT[data.PENTHOUSE]))
    else:
        _with_chips(verbs.Penthouse, wait, (place, data.PENTHOUSE), held, found)


def _with_chips(
    verb: type[verbs.Build] | type[verbs.Penthouse],
    wait: str,
    where: tuple[Choice, int],
    held: list[int],
    found: list[LegalAction],
) -> None:
    """One offer for the usual chips and, where there is a choice, one to choose them; else they may be named as well."""
    (place, level), counts = where, (held[0], held[1], held[2], held[3])
    choice = build.choice(level, counts)
    if choice is None:
        found.append(LegalAction(verb, wait, (place, build.forced(level, counts))))
    else:
        found += [LegalAction(verb, wait, (place, USUAL)), LegalAction(verb, wait, (place, choice))]
