"""A seat that cannot pay: what is owed, what can be raised, what is mortgaged first (City, Classic, Builder).

Nothing is ever paid in part (CITY-125, CLASSIC-150). When a seat goes under is the game's to say.
"""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from bot.kit.contract import Cash, Refusal, Refused, Seat, Space

WHOLE, HALF, QUARTER = 4, 2, 1
"""Parts of a price, counted in quarters so that no half unit is lost."""


class Debt(msgspec.Struct, tag=True):
    """`seat` owes `amount` to `creditor`, -1 for the bank. `number` counts the game's decisions and names the wait.

    `cause` is the game's word for what is owed (`rent`, `tax`), `space` where it fell due; -1 for nowhere.
    """

    number: int
    seat: Seat
    creditor: Seat
    amount: Cash
    cause: str = ""
    space: Space = -1


class DebtView(msgspec.Struct, frozen=True):
    """What a view shows of a debt; `creditor` None is the bank. `raisable`: what the debtor can raise; None when hidden.

    `cause` and `space` as of a `Debt`, `space` None for nowhere.
    """

    seat: Seat
    creditor: Seat | None
    amount: Cash
    raisable: Cash | None
    cause: str = ""
    space: Space | None = None

    @property
    def hopeless(self) -> bool:
        """Whether the debtor is seen to be unable to raise as much."""
        return self.raisable is not None and self.raisable < self.amount


class ClaimView(msgspec.Struct, frozen=True):
    """What a view shows of a rent that `owner` may still ask of `payer`."""

    number: int
    owner: Seat
    payer: Seat
    amount: Cash
    space: Space


class Bill(msgspec.Struct, frozen=True):
    """What `seat` is to pay `creditor`, -1 for the bank; `cause` and `space` as of the debt that it may become."""

    seat: Seat
    creditor: Seat
    amount: Cash
    cause: str
    space: Space = -1


def owing(stack: Sequence[object]) -> Debt:
    """The debt on top of a stack: one is handled at a time (CITY-126, CITY-168). Refused where there is none."""
    top = stack[-1]
    if not isinstance(top, Debt):
        raise Refused("no-debt")
    return top


def name(debt: Debt) -> str:
    """The id of its wait."""
    return f"debt-{debt.number}"


def short(low: Cash, cash: Cash) -> Refusal:
    """Cash does not reach."""
    return Refusal("not-enough-cash", {"low": low, "cash": cash})


def unpaid(low: Cash, cash: Cash) -> Refusal | None:
    """Why `cash`, none where it is below 0, cannot pay `low`; None where it can."""
    return None if cash >= low else short(low, max(cash, 0))


def raisable(cash: Cash, values: Mapping[Space, Cash]) -> Cash:
    """Cash plus what the unmortgaged properties would bring, by space: more than that cannot be paid.

    Giving up is refused while this covers the debt (CITY-132, CLASSIC-152, BUILDER-129).
    """
    return cash + sum(values.values())


def cheapest_first(values: Mapping[Space, Cash]) -> list[Space]:
    """Spaces in the order in which an absent debtor's are mortgaged: smallest value first, ties by lower index.

    CITY-133; the same order in CLASSIC-155 (its first step) and BUILDER-130.
    """
    return sorted(values, key=lambda space: (values[space], space))


def enough(missing: Cash, values: Mapping[Space, Cash]) -> list[Space] | None:
    """The first of `cheapest_first` that together bring `missing`; None when all together do not."""
    chosen: list[Space] = []
    for space in cheapest_first(values):
        if missing <= 0:
            break
        chosen.append(space)
        missing -= values[space]
    return chosen if missing <= 0 else None


class Means(msgspec.Struct, frozen=True):
    """What a debtor has: `raisable` in money, `estate` what its creditors would get from a bankruptcy, in quarters of it."""

    raisable: Cash
    estate: int


def estate(cash: Cash, deeds: Iterable[tuple[Cash, bool]], built: Cash = 0, kept: Cash = 0) -> int:
    """What a bankruptcy hands over, in quarters of a unit of money.

    Cash; deeds, each by its price and whether it is mortgaged, at half their price, mortgaged ones at half of that;
    `built`, what the buildings cost, at half; `kept`, what chips and kept cards count in the game's own rules.
    CITY-208, CLASSIC-149, BUILDER-168.
    """
    titles = sum([price * (QUARTER if mortgaged else HALF) for price, mortgaged in deeds])
    return WHOLE * (cash + kept) + HALF * built + titles


def strips(before: Means, after: Means, owed: Cash) -> bool:
    """Whether a trade leaves a debt that cannot be paid, and its creditors less (CITY-208, CLASSIC-149, BUILDER-168).

    `before` and `after` are the debtor's means without and with the trade, `owed` all that is due. Less is: less than a
    bankruptcy would have brought before, or less than what is owed where that could have been paid.
    """
    if after.raisable >= owed:
        return False
    return after.estate < max(before.estate, WHOLE * owed if before.raisable >= owed else 0)
