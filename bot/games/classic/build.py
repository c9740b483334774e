"""Building: orders for one group, whole or not at all (section 4.11)."""

from bot.games.classic import even_building, shortage, title_deeds
from bot.games.classic.actions import Build
from bot.games.classic.buildable import Site, plots, site
from bot.games.classic.buildable import levels as levels_of
from bot.games.classic.even_building import Change
from bot.games.classic.events.buildings import Built
from bot.games.classic.shortage import Means
from bot.games.classic.state import State
from bot.kit.contract import Refusal, Rng, Seat, Tell
from bot.kit.mechanics.balances import BANK, pay
from bot.kit.mechanics.debt import unpaid


def build(s: State, seat: Seat, action: Build, _dice: Rng, tell: Tell) -> None:
    """Carried out at once (CLASSIC-119), on or off turn (CLASSIC-120, CLASSIC-202), unless others want it too (CLASSIC-123)."""
    at, change = ordered(s, action.group, action.levels)
    kind = shortage.contested(shortage.means(s, seat), change)
    if kind:
        shortage.open_contest(s, seat, at, change, tell)
    else:
        carry_out(s, seat, at, change, tell)


def ordered(s: State, group: str, word: str) -> tuple[Site, Change]:
    """The order that `group` and `word` stand for, which is one of those offered."""
    at = site(s, group)
    assert at is not None, "the offers name groups"
    return at, next(change for change in even_building.rises(levels_of(s, at)) if change.word == word)


def carry_out(s: State, seat: Seat, at: Site, change: Change, tell: Tell) -> None:
    """Each level costs the group's price (CLASSIC-115); a tower gives its four shops back (CLASSIC-118).

    Buildings stay where they are built (CLASSIC-122).
    """
    title_deeds.rebuild(s, plots(s, at), change.levels)
    amount = at.price * change.steps
    built = Built(seat, at.group, change.word, change.shops, change.towers, amount)
    pay(s.purse, seat, BANK, amount, tell, built)


def why_not(at: Site, change: Change, m: Means) -> Refusal | None:
    """Why an order for even levels is refused: stock (CLASSIC-121), shortage (CLASSIC-124, CLASSIC-129), cash (CLASSIC-119)."""
    missing = shortage.out_of_stock(m, change)
    if missing is not None:
        return missing
    if shortage.contested(m, change):
        if change.shops and change.towers:
            return shortage.TWO_ORDERS
        if m.busy:
            return shortage.LATER
        if (at.group, change.word) in m.unsold:
            return shortage.UNSOLD
    return unpaid(at.price * change.steps, m.cash)
