"""Where a game of City is going: what everybody will probably own in the end, and so who will probably win.

Final wealth counts the rents of that day (CITY-149), so a district is worth what can still be built on it. Blocks come
by the unit, some 1.5 a cycle, and that is what there is too little of: they belong where they add most. What decides
games is doubling (CITY-48), which needs whole groups: each district is also worth its part of the hope for its group.
"""

import math
from operator import attrgetter

import msgspec

from bot.games.city import data, phases
from bot.games.city.custom_board import board
from bot.games.city.state import Plot, State, hazardous
from bot.kit.contract import Cash, Seat
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.debt import Debt
from bot.kit.mechanics.ranking import final_odds, win_probabilities

# Fitted to 3,000 games of two normal robots: the values with which `evaluate` foretells their winners best.
CYCLES = 1.15
"""Cycles a turn, doubles counted, jail taken off."""
BLOCKS = 1.35
"""Blocks that a press brings to where they count; the unit gives 1.5 (CITY-55)."""
VISITS = 0.014
"""How often a token stops on a given district in a round and its rent is really paid."""
LAPS = 0.17
"""How often a token goes over GO in a round."""
HARM = 0.13
"""Hazards a seat places in a round."""
LIVE_ROUNDS = 15
"""Rounds that a live hour is taken to have: nobody at the table knows better."""
FEWEST = 2
"""Rounds left at least where no round is the last."""
SPREAD, DRIFT = 1_800.0, 4_160.0
"""How far wealth may still change: now, and for each square root of a round, in k."""
TRADES = 0.06
"""The hope for a district that somebody else owns."""
SOON = 0.46
"""What is left of a doubling that is still to be built."""
KEPT_CARD = 1_200
"""What a kept card saves, in k."""
_INDEX = {group: tuple(data.PLACE[space] for space in spaces) for group, spaces in data.GROUPS.items()}


class Site(msgspec.Struct, gc=False):
    """An own district: the blocks that count, the room for more, how often its rent counts, what a block gains."""

    card: data.District
    counted: int
    room: int
    factor: float
    gain: float = 0.0
    bare: int = -1
    """Blocks that would count under a hazard; -1 where none can come."""


def evaluate(s: State) -> list[int]:
    """Each seat's chance to win, in ten-thousandths; who is out has none (CITY-150)."""
    if s.ranks:
        return final_odds(s.ranks)
    rounds = rounds_left(s)
    wealth = forecast(s, rounds)
    spread = SPREAD + DRIFT * math.sqrt(rounds)
    top = max([wealth[seat] for seat, here in enumerate(s.solvent) if here])
    weights = [math.exp((wealth[seat] - top) / spread) if here else 0.0 for seat, here in enumerate(s.solvent)]
    return win_probabilities(weights)


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
    here = [seat for seat, solvent in enumerate(s.solvent) if solvent]
    purses, owners = _settled(s)
    hopes = _hopes(s, owners, rounds, len(here))
    wealth, tolls = [0.0] * len(s.solvent), [0.0] * len(s.solvent)
    for seat in here:
        sites, extra = _sites(s, owners, seat, rounds, hopes)
        purse = purses[seat] + extra + _income(s, owners, seat, rounds)
        wealth[seat], tolls[seat] = _plan(sites, purse, _presses(s, seat, rounds), rounds)
    visits = VISITS * rounds
    for seat in here:
        for other in here:
            if other != seat:
                toll = min(visits * tolls[other], max(0.0, 0.7 * wealth[seat] / len(here)))
                wealth[seat] -= toll
                wealth[other] += toll
    return wealth


def _settled(s: State) -> tuple[list[Cash], list[Seat | None]]:
    """Cash and owners as if what is due now were paid, and the running auction over."""
    purses = list(s.purse.cash)
    owners = [p.owner for p in s.plots]
    for top in s.stack:
        if isinstance(top, (Debt, phases.ToPay)):
            purses[top.seat] -= top.amount
            if top.creditor >= 0:
                purses[top.creditor] += top.amount
        elif isinstance(top, Auction) and top.leader is not None:
            purses[top.leader] -= top.high
            owners[data.PLACE[top.lot]] = top.leader
    return purses, owners


def _presses(s: State, seat: Seat, rounds: float) -> float:
    """Blocks that the unit will probably still give."""
    full = s.hour.last_round - s.turns.round if s.hour.last_round and not s.hour.over else rounds - 1.0
    turns = BLOCKS * CYCLES * max(0.0, full)
    if seat == s.turns.active:
        at_hand = [BLOCKS if top.permit < 0 else float(top.left) for top in s.stack if isinstance(top, phases.ToBuild)]
        return turns + (at_hand[0] if at_hand else BLOCKS)
    seats = len(s.solvent)
    comes = (seat - s.turns.first) % seats > (s.turns.active - s.turns.first) % seats
    return turns + (BLOCKS * CYCLES if comes and rounds > 0 else 0.0)


def _income(s: State, owners: list[Seat | None], seat: Seat, rounds: float) -> float:
    """Salaries and stadiums less the industrial tax, until the end; and what kept cards save."""
    stadiums = industry = 0
    for owner, p in zip(owners, s.plots, strict=True):
        if owner == seat:
            stadiums += p.stadium
            industry += p.industrial > 0
    income = LAPS * (data.SALARY + data.STADIUM_INCOME * stadiums)
    if industry:
        income -= 2 * VISITS * data.INDUSTRIAL_TAX
    kept = len(s.cards[seat]) + 3 * (s.dodge == seat) if s.cards else 0
    return income * rounds + (KEPT_CARD * kept if rounds else 0)


def _hopes(s: State, owners: list[Seat | None], rounds: float, here: int) -> dict[str, list[float]]:
    """By group and seat: the chance that the group will be wholly that seat's."""
    free = (1.0 - math.exp(-VISITS * rounds * here)) / here
    hopes = {}
    for group, places in _INDEX.items():
        held = [owners[place] for place in places]
        hopes[group] = found = [0.0] * len(s.solvent)
        for seat in {owner for owner in held if owner is not None}:
            hope = 1.0
            for owner in held:
                if owner is None:
                    hope *= free
                elif owner != seat:
                    hope *= TRADES
            found[seat] = hope
    return hopes


def _sites(
    s: State, owners: list[Seat | None], seat: Seat, rounds: float, hopes: dict[str, list[float]]
) -> tuple[list[Site], float]:
    """The districts of a seat, and what must still be paid for them: hazards, skyscrapers, mortgages."""
    mine = [place for place, owner in enumerate(owners) if owner == seat]
    tower = any(s.plots[place].tower for place in mine)
    cards = board(s.board).districts
    high = {data.DISTRICTS[s.plots[place].space].group for place in mine if s.plots[place].skyscraper}
    sites: list[Site] = []
    cost = 0.0
    for place in mine:
        p = s.plots[place]
        card = cards[p.space]
        hope = hopes[card.group][seat] if rounds >= 0.5 else 0.0
        factor = 2.0 if tower or card.group in high else 1.0 + SOON * hope
        if hope == 1.0 and factor < 2.0 and place == _INDEX[card.group][0]:
            cost += card.skyscraper
        counted, removal = _clean(p, rounds)
        now = card.rents[counted] * factor
        cost += removal + min(p.mortgage, now)
        bare = -1 if p.specials and not (removal and hazardous(p)) else p.industrial
        room = data.FULL - p.residential - p.industrial
        site = Site(card, counted, room, factor, 0.0, bare)
        if room:
            site.gain = (card.rents[min(data.FULL, counted + room)] * factor - now) / room - card.residential
        sites.append(site)
    return sites, -cost


def _clean(p: Plot, rounds: float) -> tuple[int, Cash]:
    """Blocks that will count, and what it costs to have hazards removed for it if there is time (CITY-96)."""
    if not hazardous(p):
        return p.residential + p.industrial, 0
    if rounds < 0.5 or not p.residential:
        return p.industrial, 0
    return p.residential + p.industrial, data.REMOVAL * sum([data.HAZARD_BLOCKS[piece] for piece in p.specials])


def _plan(sites: list[Site], purse: float, blocks: float, rounds: float) -> tuple[float, float]:
    """Final wealth with the best use of these blocks and this cash, and the sum of its rents half way to the end."""
    wealth, tolls, most = purse, 0.0, 0.0
    weight = 1.0 + VISITS * rounds / 2
    sites.sort(key=attrgetter("gain"), reverse=True)
    for site in sites:
        rents, counted = site.card.rents, site.counted
        now: float = rents[counted]
        level = now
        count = min(float(site.room), blocks, max(0.0, purse / site.card.residential))
        if count > 0:
            level = _level(rents, counted + count)
            spent = count * site.card.residential
            if (level - now) * site.factor * weight > spent:
                wealth -= spent
                purse -= spent
                blocks -= count
            else:
                level = now
        wealth += level * site.factor
        tolls += (now + level) * site.factor / 2
        if site.bare >= 0:
            most = max(most, (level - rents[site.bare]) * site.factor)
    return wealth - HARM * (most if rounds > 0 else 0.0) - HARM * rounds * min(most, 1_700.0), tolls


def _level(rents: tuple[Cash, ...], blocks: float) -> float:
    """The rent by the card, between two numbers of blocks in proportion."""
    whole = int(blocks)
    level: float = rents[whole]
    return level if whole >= data.FULL else level + (blocks - whole) * (rents[whole + 1] - level)
