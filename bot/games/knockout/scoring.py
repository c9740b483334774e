"""What a position pays: properties, sets, Houses, Luxury Tax, Free Parking (section 8). Nothing here changes anything."""

from collections.abc import Mapping, Sequence

from bot.games.knockout.data import BONUS, CELLS, HOUSE, NOTE, PARKING, PROPERTY, SETS, TAX, TAXED
from bot.games.knockout.state import Bill
from bot.kit.contract import Cash, Space

Lie = Mapping[int, Sequence[Space]]
"""The spaces on which the tokens of each side lie, one for each token on the board."""


def bills(order: Sequence[int], lie: Lie) -> list[Bill]:
    """Step 3, side after side in the order of the card (KNOCKOUT-47).

    The highest one on a property collects for it, the others nothing, and one side once, however many of its tokens lie
    there (KNOCKOUT-63, KNOCKOUT-64).
    """
    taken: set[Space] = set()
    made = []
    for side in order:
        bill = _bill(side, lie[side], taken)
        taken.update(bill.spaces)
        made.append(bill)
    return made


def _bill(side: int, spaces: Sequence[Space], taken: set[Space]) -> Bill:
    """A side's step 3 when the properties `taken` have been collected by sides above it.

    A House pays once, however many tokens lie on Houses (KNOCKOUT-69). The tax counts different properties and nothing
    else, once for however many tokens (KNOCKOUT-73, KNOCKOUT-74, KNOCKOUT-75).
    """
    own = tuple(sorted({space for space in spaces if CELLS[space].kind == PROPERTY and space not in taken}))
    sets = complete(own)
    kinds = {CELLS[space].kind for space in spaces}
    best = dearest(own) if HOUSE in kinds else 0
    return Bill(
        side=side,
        spaces=own,
        rents=sum([CELLS[space].pays for space in own]),
        sets=sets,
        bonus=sum([BONUS[group] for group in sets]),
        house_space=best,
        house=CELLS[best].pays,
        tax=TAXED * len(own) if TAX in kinds else 0,
    )


def complete(collected: Sequence[Space]) -> tuple[str, ...]:
    """The sets of which every property was collected by the side itself (KNOCKOUT-65, KNOCKOUT-66, KNOCKOUT-67)."""
    if len(collected) < 2:
        return ()
    own = set(collected)
    return tuple([group for group, streets in SETS.items() if own.issuperset(streets)])


def dearest(collected: Sequence[Space]) -> Space:
    """The property that a House pays once more: the most valuable, the lowest number of equals; 0 without any.

    Its printed value and never a bonus (KNOCKOUT-68, KNOCKOUT-70), taken without asking (KNOCKOUT-71); without a property
    collected there is nothing to repeat (KNOCKOUT-72).
    """
    return max(collected, key=lambda space: (CELLS[space].pays, -space), default=0)


def shares(order: Sequence[int], lie: Lie, pot: Cash) -> tuple[list[int], Cash]:
    """The sides with the most tokens on Free Parking, in card order, and what each takes of the pot.

    Tied sides share, rounded down to the smallest note; without a token there nobody takes anything (KNOCKOUT-77,
    KNOCKOUT-78, KNOCKOUT-79).
    """
    counts = {side: sum([CELLS[space].kind == PARKING for space in lie[side]]) for side in order}
    most = max(counts.values(), default=0)
    if most == 0:
        return [], 0
    first = [side for side in order if counts[side] == most]
    return first, pot // len(first) // NOTE * NOTE


def gain(order: Sequence[int], lie: Lie, side: int) -> Cash:
    """What `side` gains in step 3 as things lie."""
    return next(bill.total for bill in bills(order, lie) if bill.side == side)
