"""A seat that cannot pay: what is owed, what can be raised, what is mortgaged first (City, Classic, Builder).

Nothing is ever paid in part (CITY-125, CLASSIC-150). When a seat goes under is the game's to say.
"""

from collections.abc import Mapping

import msgspec

from bot.games.kit.model import Cash, Refusal, Seat, Space


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


def name(debt: Debt) -> str:
    """The id of its wait."""
    return f"debt-{debt.number}"


def short(low: Cash, cash: Cash) -> Refusal:
    """Cash does not reach."""
    return Refusal("not-enough-cash", {"low": low, "cash": cash})


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


def weakens(before: Cash, after: Cash, owed: Cash) -> bool:
    """Whether a trade leaves less to raise than the creditors are about to get (CITY-208, CLASSIC-149).

    `before` and `after` are `raisable` without and with the trade, `owed` all that is due.
    """
    return after < min(before, owed)
