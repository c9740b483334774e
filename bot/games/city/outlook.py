"""Where a game of City is going: what everybody will probably own in the end, and so who will probably win.

Final wealth counts the rents of that day (CITY-149), so a district is worth what can still be built on it. Blocks come
by the unit, some 1.5 a cycle, and that is what there is too little of: they belong where they add most. What decides
games is doubling (CITY-48), which needs whole groups: each district is also worth its part of the hope for its group.
"""

import math

from bot.games.city import data
from bot.games.city.state import Plot, State, hazardous
from bot.games.kit.model import Cash, Seat

CYCLES = 1.15
"""Cycles a turn, doubles counted, jail taken off."""
VISITS = 0.027 * CYCLES
"""How often a token stops on a given district in a round."""
INCOME = 420
"""Salary a round."""
LIVE_ROUNDS = 15
"""Rounds that a live hour is taken to have: nobody at the table knows better."""
FEWEST = 2
"""Rounds left at least where no round is the last."""
CERTAIN = 10_000
"""A sure victory, in ten-thousandths."""
SPREAD, DRIFT = 2_500.0, 2_600.0
"""How far wealth may still change: now, and for each square root of a round, in k."""
TRADES = 0.04
"""The hope for a district that somebody else owns."""
_INDEX = {group: tuple(data.PLACE[space] for space in spaces) for group, spaces in data.GROUPS.items()}
_CARDS = tuple(data.DISTRICTS.values())


def evaluate(s: State) -> list[int]:
    """Each seat's chance to win, in ten-thousandths; who is out has none (CITY-150)."""
    if s.ranks:
        winners = s.ranks.count(1)
        return [CERTAIN // winners if rank == 1 else 0 for rank in s.ranks]
    rounds = rounds_left(s)
    wealth = forecast(s, rounds)
    spread = SPREAD + DRIFT * math.sqrt(rounds)
    top = max([wealth[seat] for seat, here in enumerate(s.solvent) if here])
    weights = [math.exp((wealth[seat] - top) / spread) if here else 0.0 for seat, here in enumerate(s.solvent)]
    total = sum(weights)
    return [round(CERTAIN * weight / total) for weight in weights]


def rounds_left(s: State) -> float:
    """Rounds still to come, the present one by what is left of it."""
    if s.hour.over:
        return 0.0
    if s.hour.last_round:
        gone = ((s.turns.active - s.turns.first) % len(s.solvent)) / len(s.solvent)
        return max(0.0, s.hour.last_round - s.turns.round + 1 - gone)
    if not s.rules.clock:
        return LIVE_ROUNDS
    return max(FEWEST, LIVE_ROUNDS * (1 + s.hour.spare) - s.turns.round)


def forecast(s: State, rounds: float) -> list[float]:
    """Everybody's probable final wealth in k, if all fill their districts as well as their blocks and cash allow."""
    seats = len(s.solvent)
    here = sum(s.solvent)
    visits = VISITS * rounds
    wealth = [0.0] * seats
    tolls = [0.0] * seats
    hopes = _hopes(s, rounds, here)
    for seat in range(seats):
        if s.solvent[seat]:
            wealth[seat], tolls[seat] = _plan(s, seat, rounds, hopes)
    for seat in range(seats):
        for other in range(seats):
            if other != seat and s.solvent[seat] and s.solvent[other]:
                toll = min(visits * tolls[other], max(0.0, 0.7 * wealth[seat] / here))
                wealth[seat] -= toll
                wealth[other] += toll
    return wealth


def _hopes(s: State, rounds: float, here: int) -> dict[str, list[float]]:
    """By group and seat: the chance that the group will be wholly that seat's and its rents doubled."""
    sold = 1.0 - math.exp(-VISITS * rounds * here)
    free = sold / here
    hopes = {}
    seats = range(len(s.solvent))
    for group, places in _INDEX.items():
        owners = [s.plots[place].owner for place in places]
        hopes[group] = found = [0.0] * len(s.solvent)
        for seat in seats:
            if seat in owners:
                hope = 1.0
                for owner in owners:
                    if owner is None:
                        hope *= free
                    elif owner != seat:
                        hope *= TRADES
                found[seat] = hope
    return hopes


def _plan(s: State, seat: Seat, rounds: float, hopes: dict[str, list[float]]) -> tuple[float, float]:
    """Final wealth of one seat, tolls aside, and the sum of its rents half way to the end."""
    blocks = 1.5 * CYCLES * rounds
    purse = s.purse.cash[seat] + INCOME * rounds
    wealth = float(purse)
    tower = any(p.tower and p.owner == seat for p in s.plots)
    sites: list[tuple[float, float, int, float, tuple[Cash, ...], int]] = []
    tolls = 0.0
    for place, p in enumerate(s.plots):
        if p.owner != seat:
            continue
        card = _CARDS[place]
        counted, cost = _clean(p, rounds)
        wealth -= cost
        factor = 2.0 if tower else _factor(s, seat, card, hopes[card.group][seat], rounds)
        if factor > 1.99 and not tower:
            pass
        rents = card.rents
        now = rents[counted] * factor
        wealth += now - min(p.mortgage, now) if p.mortgage else now
        tolls += 0.0 if p.mortgage else now
        room = data.FULL - p.residential - p.industrial
        if room:
            price = card.residential
            full = rents[min(data.FULL, counted + room)]
            gain = (full * factor - now) / room - price
            sites.append((gain, factor, room, price, rents, counted))
    sites.sort(reverse=True)
    for _, factor, room, price, rents, counted in sites:
        count = min(room, blocks, max(0.0, purse / price))
        whole = int(count)
        part = count - whole
        level = rents[counted + whole]
        if part and counted + whole < data.FULL:
            level = level + part * (rents[counted + whole + 1] - level)
        more = (level - rents[counted]) * factor
        cost = count * price
        worth = more * (1.0 + VISITS * rounds / 2)
        if worth > cost:
            wealth += more - cost
            tolls += more / 2
            purse -= cost
            blocks -= count
    return wealth, tolls


def _clean(p: Plot, rounds: float) -> tuple[int, Cash]:
    """Blocks that will count, and what it costs to have a hazard removed for it if there is time (CITY-96)."""
    if not hazardous(p):
        return p.residential + p.industrial, 0
    if rounds < 1 or not p.residential:
        return p.industrial, 0
    return p.residential + p.industrial, data.REMOVAL * data.HAZARD_BLOCKS[p.specials[0]]


def _factor(s: State, seat: Seat, card: data.District, hope: float, rounds: float) -> float:
    """How often the rents of a group will count: twice with a skyscraper, which hope may bring (CITY-48, CITY-83)."""
    if any(s.plots[place].skyscraper and s.plots[place].owner == seat for place in _INDEX[card.group]):
        return 2.0
    return 1.0 + DOUBLING * hope if rounds >= 1 else 1.0


DOUBLING = 0.8
"""What is left of the doubled rents after the skyscraper is paid."""
