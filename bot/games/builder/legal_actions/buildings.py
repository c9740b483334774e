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
OTHERS = tuple([Choice(tuple([other for other in data.CHIPS if other != chip])) for chip in data.CHIPS])
"""By type all others."""
USUAL = Subset((), 0, 0)
"""The bot chooses what to spend where any type will do (BUILDER-109)."""
SPENDABLE = tuple([min(count, 4) for count in range(data.STOCK + 1)])
"""How many of so many chips of a type can make a difference to what a level costs: one named, three of any type."""


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
            wanted = OTHERS[kind]
            if 0 in s.bank:
                wanted = Choice(tuple([chip for chip in wanted.options if s.bank[data.TYPE[str(chip)]]]))
            if wanted.options:
                found.append(LegalAction(verbs.Exchange, wait, (TYPES[kind], wanted)))
    none = IN_JAIL if s.jailed[seat] else SHORT[1] if total < data.COSTS[1].total else None
    if none is None:
        _levels(s, seat, found, greyed=greyed)
    elif greyed:
        found.append(LegalAction(verbs.Build, wait, blocked=none))
    return found


def _levels(s: State, seat: Seat, found: list[LegalAction], *, greyed: bool) -> None:
    """Every level for which there is a place, the penthouse last (BUILDER-105 to BUILDER-111, BUILDER-113).

    What is short is named last: blocks and an open rent go before chips (BUILDER-108).
    """
    wait, (truck, crane, excavator, boat) = found[0].wait, s.chips[seat]
    chips = _chips((SPENDABLE[truck], SPENDABLE[crane], SPENDABLE[excavator], SPENDABLE[boat]))
    for level, sites in enumerate(_places(s, seat), start=1):
        if not sites or not (chips[level] or greyed):
            continue
        verb = verbs.Penthouse if level == data.PENTHOUSE else verbs.Build
        why = _why_not(s, seat, level) or (None if chips[level] else SHORT[level])
        place = Choice(tuple(sites))
        if why is None:
            found += [LegalAction(verb, wait, (place, spent)) for spent in chips[level]]
        elif greyed:
            found.append(LegalAction(verb, wait, (place,), why))


def _places(s: State, seat: Seat) -> list[list[str]]:
    """Where `seat` could build, by the floors that stand there: free foundations first."""
    found: list[list[str]] = [[], [], [], [], []]
    free, sites = found[0], data.SITES
    for place, builder in enumerate(s.builders):
        if builder < 0:
            free.append(sites[place])
        elif builder == seat:
            found[s.floors[place]].append(sites[place])
    return found


def _why_not(s: State, seat: Seat, level: int) -> Refusal | None:
    """Why no floor of that level can be built anywhere, whatever the chips: blocks, an open rent (BUILDER-114)."""
    if level < data.PENTHOUSE:
        return None if s.blocks[seat] else NO_BLOCKS
    return RENT_FIRST if any(c.visitor == seat and not c.late for c in s.claims) else None


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
