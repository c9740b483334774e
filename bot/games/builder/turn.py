"""The turn: who begins, rolling, doubles, whose turn comes next (sections 1, 2 and 4)."""

from collections.abc import Callable
from typing import Any

from bot.games.builder import (
    auctions,
    claims,
    data,
    debts,
    game_over,
    inherited_mortgages,
    jail,
    phases,
    production,
    scoring,
    spaces,
)
from bot.games.builder.actions import Roll
from bot.games.builder.events import Freed, Rolled, StayedInJail, TurnBegan
from bot.games.builder.events.money import FinePaid
from bot.games.builder.state import State, decision
from bot.kit.contract import Rng, Seat, Tell
from bot.kit.mechanics import turns, wealth_history
from bot.kit.mechanics.balances import BANK
from bot.kit.mechanics.debt import Bill


def begin(s: State) -> None:
    """The steps before the move: the six-chip limit, then the roll or the choice in jail (BUILDER-14, BUILDER-97).

    The limit is checked at the start of extra turns and of turns in jail too (BUILDER-22), on GO as elsewhere, where
    only the first player of all can have no surplus (BUILDER-161); and at no other moment (BUILDER-23).
    """
    seat = s.turns.active
    s.again, s.dice, s.drawn = False, None, 0
    s.stack.append(phases.ToLeaveJail(decision(s)) if s.jailed[seat] else phases.ToRoll(decision(s)))
    if sum(s.chips[seat]) > data.LIMIT:
        s.stack.append(phases.ToDrop(decision(s)))


def roll(s: State, seat: Seat, _action: Roll, dice: Rng, tell: Tell) -> None:
    """Step 2 (BUILDER-30): rents of the player before lapse (BUILDER-67), then production (BUILDER-38), then the move.

    A third double in a row brings chips too, but jail instead of the move (BUILDER-32, BUILDER-33).
    """
    s.stack.pop()
    if s.claims:
        claims.close_before(s, seat, tell)
    s.before, s.fresh, s.raised = list(s.purse.cash), [], []
    one, two = dice.die(), dice.die()
    s.dice = (one, two)
    tell(Rolled(seat, one, two))
    production.produce(s, one + two, tell)
    if s.jailed[seat]:
        _in_jail(s, seat, dice, tell)
        return
    s.again = one == two
    s.doubles += s.again
    if s.doubles == 3:
        jail.send(s, seat, "doubles", tell)
        return
    s.stack.append(phases.ToManage(decision(s)))
    spaces.go(s, seat, dice, tell)


def _in_jail(s: State, seat: Seat, dice: Rng, tell: Tell) -> None:
    """A double frees, moves, and ends the turn without step 5 (BUILDER-93); it is no double that counts (BUILDER-34).

    After the first and the second failure of a stay step 5 is left, without building (BUILDER-94, BUILDER-96). The
    third one is paid for, then comes a fresh roll of a normal turn (BUILDER-95).
    """
    assert s.dice is not None
    if s.dice[0] == s.dice[1]:
        s.jailed[seat] = False
        tell(Freed(seat))
        spaces.go(s, seat, dice, tell)
        return
    s.failures[seat] += 1
    tell(StayedInJail(seat, s.failures[seat]))
    if s.failures[seat] < data.ATTEMPTS:
        s.stack.append(phases.ToManage(decision(s)))
        return
    s.jailed[seat] = False
    s.stack.append(phases.ToRoll(decision(s)))
    debts.charge(s, Bill(seat, BANK, data.FINE, data.FINE_DUE, data.JAIL), tell, FinePaid(seat, data.FINE))


def go_on(s: State, tell: Tell) -> None:
    """Carry out what needs nobody, until somebody is awaited or the game is over (BUILDER-159)."""
    if s.debts:
        debts.pay_due(s, tell)
    if s.inherits:
        inherited_mortgages.tidy(s)
    if s.stack and type(s.stack[-1]) is phases.Sale:
        auctions.review(s, s.stack[-1], tell)
    while not (s.ranks or s.debts or s.inherits):  # an interruption goes before the turn (BUILDER-158)
        if s.stack:
            top = s.stack[-1]
            goes_on = PHASES.get(type(top))
            if goes_on is None or not goes_on(s, top, tell):
                return
        else:
            _turn_over(s, tell)


def _count(s: State, top: phases.ToCount, tell: Tell) -> bool:
    """The count, once no rent is waited for (BUILDER-164)."""
    if any(not c.late for c in s.claims):
        return False
    game_over.end(s, top.why, tell)
    return True


PHASES: dict[type, Callable[[State, Any, Tell], bool]] = {phases.Sale: auctions.closes, phases.ToCount: _count}
"""What goes on by itself on top of the stack; False while it waits for somebody, as all else does."""


def _turn_over(s: State, tell: Tell) -> None:
    """The count if the game cannot go on; else the turn that a double earned (BUILDER-31), or the next (BUILDER-18).

    Without the penthouse a count waits until no rent is waited for (BUILDER-164).
    """
    if not game_over.could_still(s):
        s.stack.append(phases.ToCount("stuck"))
        return
    seat = s.turns.active
    if s.again and s.active[seat]:
        begin(s)
        tell(TurnBegan(seat, s.turns.turn, s.turns.round, "yes"))
        return
    why = _round_over(s) if turns.fresh(s.turns, s.active) else ""
    if why:
        s.stack.append(phases.ToCount(why))
        return
    wealth_history.note(s, scoring.totals)
    turns.pass_on(s.turns, s.active)
    s.doubles = 0
    begin(s)
    tell(TurnBegan(s.turns.active, s.turns.turn, s.turns.round, "no"))


def _round_over(s: State) -> str:
    """Why a whole round that is over ends the game: too many without a block (BUILDER-163), or the last (part F)."""
    s.idle = 0 if s.built else s.idle + 1
    s.built = False
    if s.rules.stall and s.idle >= s.rules.stall:
        return "stalled"
    return "rounds" if s.rules.rounds and s.turns.round >= s.rules.rounds else ""
