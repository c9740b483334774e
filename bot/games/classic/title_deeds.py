"""How a deed changes hands, is mortgaged, and how buildings come and go: the one door for each (CLASSIC-5, CLASSIC-122)."""

from collections.abc import Sequence

from bot.games.classic import data
from bot.games.classic.events.buildings import BuildingsSold, Mortgaged
from bot.games.classic.state import Plot, State, group, plan
from bot.kit.contract import Cash, Seat, Tell
from bot.kit.mechanics.balances import BANK, pay


def transfer(s: State, p: Plot, owner: Seat | None) -> None:
    """`p` belongs to `owner` from now on, mortgaged or not; None is the Bank. Buildings are not looked at."""
    b = plan(s)
    kin = b.kin[b.place[p.space]]
    if p.owner is not None:
        s.counts[p.owner][kin] -= 1
    if owner is not None:
        s.counts[owner][kin] += 1
    p.owner = owner
    s.fresh.append(p.space)


def pledge(s: State, p: Plot, tell: Tell) -> None:
    """Mortgage `p` for half its price (CLASSIC-135). Whether it may be is not checked."""
    assert p.owner is not None, "nobody mortgages what nobody owns"
    amount = plan(s).squares[p.space].mortgage
    p.mortgaged = True
    s.fresh.append(p.space)
    pay(s.purse, BANK, p.owner, amount, tell, Mortgaged(p.owner, p.space, amount))


def word(levels: Sequence[int]) -> str:
    """Levels of a group in board order as one word: `3-2-2`."""
    return "-".join(map(str, levels))


def levels(text: str) -> list[int]:
    """The levels that a word stands for. Raises ValueError for no such word."""
    return [int(part) for part in text.split("-")]


def pieces(heights: Sequence[int]) -> tuple[int, int]:
    """How many shops and towers stand at those levels (CLASSIC-117, CLASSIC-118)."""
    towers = heights.count(data.TOWER)
    return sum(heights) - data.TOWER * towers, towers


def rebuild(s: State, places: Sequence[Plot], heights: Sequence[int]) -> None:
    """Put the places at those levels; shops and towers go from and to the Bank (CLASSIC-118, CLASSIC-132)."""
    shops, towers = pieces([p.level for p in places])
    wanted, tall = pieces(heights)
    s.shops += shops - wanted
    s.towers += towers - tall
    for p, height in zip(places, heights, strict=True):
        if p.level != height:
            p.level = height
            s.fresh.append(p.space)


def sell(s: State, seat: Seat, name: str, heights: Sequence[int], tell: Tell) -> Cash:
    """Sell the group's buildings down to those levels, half the price for each step (CLASSIC-130, CLASSIC-131)."""
    places = group(s, name)
    steps = sum([p.level for p in places]) - sum(heights)
    amount = steps * (plan(s).squares[places[0].space].shop // 2)
    rebuild(s, places, heights)
    pay(s.purse, BANK, seat, amount, tell, BuildingsSold(seat, name, word(heights), steps, amount))
    return amount
