"""Where a classic game is going: what everybody's cash, deeds and groups will earn, and so who will probably win.

What decides games is a whole group that its owner can build on before the others can (CLASSIC-114): so the cash at
hand counts together with the groups it can be put into, and a part of a group counts as the hope for the whole.
Rents are weighed by how often somebody stops there; who can raise little against high ones is in danger.
"""

import math
from collections.abc import Sequence
from typing import Protocol

import msgspec

from bot.games.classic.board import board
from bot.games.classic.landing_odds import MISTER, Ground, Owners, grounds
from bot.games.classic.state import Owed, State
from bot.kit.contract import Cash, Seat
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.debt import Debt
from bot.kit.mechanics.ranking import final_odds, win_probabilities

LATER, SOON = 5.5, 4.9
"""Turns of each opponent for which rents count as they will be once the cash is built, and as they are now."""
DEED, HOPE = 0.5, 0.6
"""What deeds, and hopes for groups, count beside cash."""
SCALE = 900.0
"""The difference of strength that makes the odds e to 1. These figures were fitted to games of normal robots."""
TURNS = 14.0
"""Turns for which the rents of a group count that is only hoped for."""
KEPT: Cash = 150
"""Cash that is not put into buildings."""
BARE = 0.4
"""What a whole group earns while part of it lies face down, in parts of its doubled bare rents."""
SUNK = 0.5
"""What a level is worth by itself: what the Bank pays for it (CLASSIC-130)."""
FREE, TRADED = 0.45, 0.10
"""The hope to get a missing place: from the Bank against one opponent, and from another owner."""
JAIL_CARD: Cash = 30


class Lot(Protocol):
    """A property as the state and the view have it."""

    @property
    def owner(self) -> Seat | None:
        """Whose it is."""
        ...

    @property
    def level(self) -> int:
        """What stands on it."""
        ...

    @property
    def mortgaged(self) -> bool:
        """Whether it lies face down."""
        ...


class Town(msgspec.Struct, gc=False):
    """A position as an outlook needs it: whose each property is, as in `lots` but for `owners`, and everybody's cash.

    `here` are the seats still playing; `speed` whether the Speed Die is played with.
    """

    text: str
    lots: Sequence[Lot]
    owners: Owners
    cash: list[float]
    here: list[Seat]
    speed: bool


class Strength(msgspec.Struct, gc=False):
    """What a seat has: `wealth` in cash and deeds, `rents` by turn of one opponent, now and once it has built, `hope`."""

    cash: float
    wealth: float
    now: float = 0.0
    rents: float = 0.0
    hope: float = 0.0


class Site(msgspec.Struct, gc=False):
    """A whole group: the levels on it, the height it is thought to reach, the cost of having none of it face down."""

    ground: Ground
    count: int
    height: float
    cost: float


def evaluate(s: State) -> list[int]:
    """Each seat's chance to win, in ten-thousandths; who is out has none (CLASSIC-163)."""
    if s.ranks:
        return final_odds(s.ranks)
    town = standing(s)
    points = totals(town, strengths(town))
    top = max([points[seat] for seat in town.here])
    weights = [0.0] * len(points)
    for seat in town.here:
        weights[seat] = math.exp((points[seat] - top) / SCALE)
    return win_probabilities(weights)


def standing(s: State) -> Town:
    """The state as if what is due now were paid, and the running auction over."""
    cash: list[float] = list(s.purse.cash)
    owners = [p.owner for p in s.plots]
    for one in (*s.stack, *s.due):
        if isinstance(one, (Debt, Owed)):
            cash[one.seat] -= one.amount
            if one.creditor >= 0:
                cash[one.creditor] += one.amount
        elif isinstance(one, Auction) and one.leader is not None:
            cash[one.leader] -= one.high
            if one.lot >= 0:
                owners[board(s.board).place[one.lot]] = one.leader
    for claim in s.claims:
        cash[claim.payer] -= claim.amount
        cash[claim.owner] += claim.amount
    for seat, held in enumerate(s.cards):
        cash[seat] += JAIL_CARD * len(held)
    here = [seat for seat, solvent in enumerate(s.solvent) if solvent]
    return Town(s.board, s.plots, owners, cash, here, s.rules.speed)


def totals(town: Town, found: Sequence[Strength]) -> list[float]:
    """Strength in credits by seat: what is there, and the rents to come less those to be paid."""
    others = len(town.here) - 1
    factor = MISTER if town.speed else 1.0
    tolls = [factor * (LATER * one.rents + SOON * one.now) for one in found]
    paid = sum(tolls)
    return [_own(one) + others * toll - (paid - toll) for one, toll in zip(found, tolls, strict=True)]


def assets(town: Town) -> list[float]:
    """What each seat has by itself, whatever the others have: the measure of a fair trade."""
    factor = 2 * (MISTER if town.speed else 1.0) * (len(town.here) - 1)
    return [_own(one) + factor * (LATER * one.rents + SOON * one.now) for one in strengths(town)]


def _own(one: Strength) -> float:
    """Cash, deeds and hopes."""
    return one.cash + DEED * (one.wealth - one.cash) + HOPE * one.hope


def strengths(town: Town) -> list[Strength]:
    """Everybody's strength."""
    found = [Strength(cash, cash) for cash in town.cash]
    sites: dict[Seat, list[Site]] = {}
    for ground in grounds(town.text):
        _deeds(town, ground, found)
        if not ground.shop:
            _family(town, ground, found)
            continue
        holders = {town.owners[place] for place in ground.places}
        first = town.owners[ground.places[0]]
        if len(holders) == 1:
            if first is not None:
                sites.setdefault(first, []).append(_site(town, ground))
        else:
            _part(town, ground, holders, found)
    for seat, own in sites.items():
        _build(found[seat], own)
    return found


def _deeds(town: Town, ground: Ground, found: list[Strength]) -> None:
    """Deeds at their price, face down at what the Bank has not lent yet; levels at what the Bank pays."""
    b = board(town.text)
    for place in ground.places:
        owner = town.owners[place]
        if owner is None:
            continue
        lot = town.lots[place]
        if lot.mortgaged:
            found[owner].wealth += b.prices[place] - b.mortgages[place] - b.interests[place]
        else:
            found[owner].wealth += b.prices[place] + SUNK * lot.level * ground.shop


def _family(town: Town, ground: Ground, found: list[Strength]) -> None:
    """Factions and Machines: rents by how many one has, in proportion to those face up."""
    held = [town.owners[place] for place in ground.places]
    for owner in {owner for owner in held if owner is not None}:
        count = held.count(owner)
        up = len([place for place in ground.places if town.owners[place] == owner and not town.lots[place].mortgaged])
        rents = ground.earns[count - 1] * up / count
        found[owner].now += rents
        found[owner].rents += rents


def _part(town: Town, ground: Ground, holders: set[Seat | None], found: list[Strength]) -> None:
    """A group that nobody has whole: bare rents, and each holder's hope for all of it."""
    free = FREE * 2 / max(2, len(town.here))
    promise = ground.earns[ground.good] * TURNS - SUNK * ground.good * ground.shop
    held = [town.owners[place] for place in ground.places]
    for owner in holders:
        if owner is None:
            continue
        hope = 1.0
        for index, other in enumerate(held):
            if other is None:
                hope *= free
            elif other != owner:
                hope *= TRADED
            elif not town.lots[ground.places[index]].mortgaged:
                found[owner].now += ground.single[index]
                found[owner].rents += ground.single[index]
        found[owner].hope += hope * max(0.0, promise) * (len(town.here) - 1)


def _site(town: Town, ground: Ground) -> Site:
    """A whole group as it stands."""
    b = board(town.text)
    down = [place for place in ground.places if town.lots[place].mortgaged]
    cost = sum([b.mortgages[place] + b.interests[place] for place in down]) if down else 0
    count = sum([town.lots[place].level for place in ground.places])
    return Site(ground, count, count, cost)


def _build(one: Strength, own: list[Site]) -> None:
    """Put the cash into the groups that earn most for it: first all of them to what is good, then further."""
    for site in own:
        one.now += site.ground.earns[site.count] * (BARE if site.cost else 1.0)
    own.sort(key=_yield, reverse=True)
    purse = one.cash - KEPT
    for full in (False, True):
        for site in own:
            if site.cost > max(0.0, purse):
                continue
            purse, one.wealth, site.cost = purse - site.cost, one.wealth - site.cost / 11, 0.0
            top = len(site.ground.earns) - 1 if full else site.ground.good
            more = min(top - site.height, purse / site.ground.shop)
            if more > 0:
                site.height += more
                purse -= more * site.ground.shop
                one.wealth -= more * site.ground.shop * (1 - SUNK)
    for site in own:
        one.rents += _between(site.ground.earns, site.height) * (BARE if site.cost else 1.0)


def _yield(site: Site) -> float:
    """What a credit brings there, up to what is good."""
    earns, good = site.ground.earns, site.ground.good
    if site.count >= good:
        return (earns[-1] - earns[site.count]) / (site.ground.shop * max(1, len(earns) - 1 - site.count))
    return (earns[good] - earns[site.count]) / (site.ground.shop * (good - site.count) + site.cost)


def _between(earns: Sequence[float], height: float) -> float:
    """The rents at a height between two whole ones, in proportion."""
    whole = int(height)
    if whole >= len(earns) - 1:
        return earns[-1]
    return earns[whole] + (height - whole) * (earns[whole + 1] - earns[whole])
