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


def step(s: State, top: ToManage, seat: Seat, *, greyed: bool = True) -> list[LegalAction]:
    """End, exchange, build, in any order (BUILDER-17), in jail without building (BUILDER-90); at no other moment is anything exchanged four for one (BUILDER-104).

    Without `greyed` only what is possible.
    """
    wait = f"manage-{top.number}"
    found = [LegalAction(verbs.EndTurn, wait)]
    held = s.chips[seat]
    total = sum(held)
    if total >= data.RATE:
        # Four of a type for one of another that the bank has (BUILDER-102, BUILDER-103).
        for kind in data.KINDS:
            if held[kind] < data.RATE:
                continue
            wanted = tuple([data.CHIPS[other] for other in data.KINDS if other != kind and s.bank[other]])
            if wanted:
                found.append(LegalAction(verbs.Exchange, wait, (TYPES[kind], Choice(wanted))))
    none = IN_JAIL if s.jailed[seat] else SHORT[1] if total < data.COSTS[1].total else None
    if none is None:
        _levels(s, seat, found, greyed=greyed)
    elif greyed:
        found.append(LegalAction(verbs.Build, wait, blocked=none))
    return found


def _levels(s: State, seat: Seat, found: list[LegalAction], *, greyed: bool) -> None:
    """Every level for which there is a place, the penthouse last (BUILDER-105 to BUILDER-111, BUILDER-113)."""
    wait, held = found[0].wait, s.chips[seat]
    chips = _chips((held[0], held[1], held[2], held[3]))
    for level, sites in enumerate(_places(s, seat), start=1):
        if not sites or not (chips[level] or greyed):
            continue
        verb = verbs.Penthouse if level == data.PENTHOUSE else verbs.Build
        why = _why_not(s, seat, level)
        place = Choice(tuple(sites))
        if why is None:
            found += [LegalAction(verb, wait, (place, spent)) for spent in chips[level]]
        elif greyed:
            found.append(LegalAction(verb, wait, (place,), why))


def _places(s: State, seat: Seat) -> list[list[str]]:
    """Where `seat` could build, by the floors that stand there: free foundations first."""
    found: list[list[str]] = [[], [], [], [], []]
    for site, builder, floors in zip(data.SITES, s.builders, s.floors, strict=True):
        if builder == seat or builder < 0:
            found[floors].append(site)
    return found


def _why_not(s: State, seat: Seat, level: int) -> Refusal | None:
    """Why no floor of that level can be built anywhere: blocks, an open rent (BUILDER-114), chips (BUILDER-108)."""
    if level == data.PENTHOUSE:
        if any(c.visitor == seat and not c.late for c in s.claims):
            return RENT_FIRST
    elif not s.blocks[seat]:
        return NO_BLOCKS
    return None if build.affordable(level, s.chips[seat]) else SHORT[level]


@lru_cache(maxsize=4096)
def _chips(held: build.Counts) -> tuple[tuple[Subset, ...], ...]:
    """By level what may be spent on it: the usual chips and, where there is a choice, those to choose from.

    Else the only ones may be named (BUILDER-109). Nothing where the chips do not suffice.
    """
    return tuple([_spent(level, held) if build.affordable(level, held) else () for level in range(len(data.COSTS))])


def _spent(level: int, held: build.Counts) -> tuple[Subset, ...]:
    """The same for one level for which the chips suffice."""
    choice = build.choice(level, held)
    return (build.forced(level, held),) if choice is None else (USUAL, choice)
