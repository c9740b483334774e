"""Selling buildings back to the Bank (section 4.13), and raising money for an absent debtor (CLASSIC-155)."""

from bot.games.classic import even_building, mortgages, title_deeds
from bot.games.classic.actions import Sell
from bot.games.classic.buildable import Site, built, complete
from bot.games.classic.buildable import levels as levels_of
from bot.games.classic.even_building import Change
from bot.games.classic.state import State, plot
from bot.kit.contract import Cash, Rng, Seat, Tell


def sell(s: State, seat: Seat, action: Sell, _dice: Rng, tell: Tell) -> None:
    """Down to the levels named, for half the price of each (CLASSIC-130, CLASSIC-131)."""
    title_deeds.sell(s, seat, action.group, title_deeds.levels(action.levels), tell)


def allowed(change: Change, shops: int) -> bool:
    """Whether the Bank, with so many shops, has those that take the place of the towers sold (CLASSIC-132, CLASSIC-133)."""
    return change.shops <= shops


# ---- raising money


def raise_money(s: State, seat: Seat, amount: Cash, tell: Tell) -> None:
    """Sell and mortgage the cheapest first until cash covers `amount`; stops where nothing is left (CLASSIC-155).

    First the mortgages of groups without buildings; one level when there are none left; and again.
    """
    while s.purse.cash[seat] < amount:
        if not (_mortgage_one(s, seat, tell) or _sell_one(s, seat, tell)):
            return


def _mortgage_one(s: State, seat: Seat, tell: Tell) -> bool:
    """The lowest mortgage value, of equals the lowest space; whether there was any (CLASSIC-155, step 1)."""
    free = mortgages.possible(s, seat)
    if not free:
        return False
    title_deeds.pledge(s, plot(s, min(free, key=lambda space: (mortgages.value(s, space), space))), tell)
    return True


def _sell_one(s: State, seat: Seat, tell: Tell) -> bool:
    """One level in the built group of the lowest shop price; whether there was any (CLASSIC-155, step 2)."""
    standing = [at for at in complete(s, seat) if built(s, at)]
    if not standing:
        return False
    at = min(standing, key=lambda one: one.price)
    title_deeds.sell(s, seat, at.group, _step_down(s, at).levels, tell)
    return True


def _step_down(s: State, at: Site) -> Change:
    """One level off the highest place, of equals the lowest space; else the most that CLASSIC-133 leaves (CLASSIC-155)."""
    now = levels_of(s, at)
    place = now.index(max(now))
    one = (*now[:place], now[place] - 1, *now[place + 1 :])
    found = [change for change in even_building.falls(now) if allowed(change, s.shops)]
    for change in found:
        if change.levels == one:
            return change
    return max(found, key=lambda change: (sum(change.levels), change.levels[::-1]))
