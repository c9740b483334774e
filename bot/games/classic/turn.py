"""The turn: order, rolling, doubles, whose turn comes next, and the order of all that goes on by itself (section 4.2)."""

from collections.abc import Callable
from typing import Any

from bot.games.classic import (
    auctions,
    bankruptcy,
    claims,
    data,
    debts,
    final_count,
    inherited_mortgages,
    jail,
    movement,
    payments,
    phases,
    spaces,
    speed_die,
)
from bot.games.classic.actions import EndTurn, Roll
from bot.games.classic.events import Rolled, TurnBegan
from bot.games.classic.state import Owed, State, decision, fortunes
from bot.kit.contract import Rng, Seat, Tell
from bot.kit.mechanics import turns, wealth_history
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.debt import Debt


def roll(s: State, seat: Seat, _action: Roll, dice: Rng, tell: Tell) -> None:
    """The dice are thrown once, when the button is pressed or the time is up (CLASSIC-13, CLASSIC-19).

    Claims of earlier turns lapse (CLASSIC-78). In jail it is an attempt (CLASSIC-110).
    """
    s.stack.pop()
    if s.claims:
        claims.roll_over(s, tell)
    s.before, s.fresh, s.legs = list(s.purse.cash), [], []
    s.dice = one, two = dice.die(), dice.die()
    jailed = s.jailed[seat]
    s.speed = 0 if jailed else speed_die.throw(s, seat, dice)
    tell(Rolled(seat, one, two, data.SPEED[s.speed]))
    if jailed:
        jail.attempt(s, seat, tell)
    else:
        speed_die.start(s, seat, tell)


def end_turn(s: State, _seat: Seat, _action: EndTurn, _dice: Rng, _tell: Tell) -> None:
    """Hand over the dice (CLASSIC-20)."""
    s.stack.pop()
    s.ending = True


def go_on(s: State, dice: Rng, tell: Tell) -> None:
    """Carry out what needs nobody, until somebody is awaited or the game is over (section 5)."""
    while not s.ranks:
        top = s.stack[-1] if s.stack else None
        kind = type(top)
        if kind in PHASES:
            if not PHASES[kind](s, top, tell):
                return
        elif s.claims and claims.collect_next(s, tell):
            continue
        elif s.due:
            _fall_due(s, tell)
        elif kind in STEPS:
            s.stack.pop()
            STEPS[kind](s, top, dice, tell)
        elif s.over and kind in BETWEEN:
            final_count.run_out(s, tell)
        elif top is None:
            _turn_over(s, tell)
            return  # nothing but a decision follows
        else:
            return


def _fall_due(s: State, tell: Tell) -> None:
    """What has waited longest for the end of a phase (CLASSIC-217)."""
    due = s.due.pop(0)
    if isinstance(due, Owed):
        payments.fall_due(s, due, tell)
    else:
        s.stack.append(due)


def _move(s: State, top: phases.ToMove, _dice: Rng, tell: Tell) -> None:
    """As many spaces as were thrown."""
    s.stack.append(phases.ToArrive())
    movement.advance(s, top.steps, tell)


STEPS: dict[type, Callable[[State, Any, Rng, Tell], None]] = {
    phases.ToMove: _move,
    phases.ToArrive: spaces.resolve,
    phases.ToMeet: lambda s, _top, _dice, tell: speed_die.meet(s, tell),
}
"""Steps of a turn that need nobody."""
BETWEEN = frozenset({type(None), phases.ToRoll, phases.ToLeaveJail, phases.ToEnd})
"""The moments at which a game whose time is up ends (CLASSIC-165)."""


def _lots(s: State, top: phases.Lots, tell: Tell) -> bool:
    """The next lot of a bankrupt's, in board order; then the pot is shared (CLASSIC-160, CLASSIC-161)."""
    if top.spaces:
        auctions.start(s, top.spaces.pop(0), tell)
    else:
        s.stack.pop()
        bankruptcy.share_out(s, top, tell)
    return True


PHASES: dict[type, Callable[[State, Any, Tell], bool]] = {
    Auction: auctions.closes,
    # A phase that waits for somebody.
    phases.Contest: lambda _s, _top, _tell: False,
    Debt: debts.pay_off,
    # Deeds received from a bankrupt (CLASSIC-159).
    phases.ToInherit: lambda s, top, tell: not inherited_mortgages.opens(s, top, tell),
    phases.Lots: _lots,
}
"""What is done about a phase on top of the stack; False while it waits for somebody (CLASSIC-23)."""


def _turn_over(s: State, tell: Tell) -> None:
    """Nothing is left: the next player, an extra roll (CLASSIC-16), or the end of the turn to be declared (CLASSIC-20).

    Each of them waits for somebody.
    """
    if s.ending:
        wealth_history.note(s, fortunes)
        turns.pass_on(s.turns, s.solvent)
        _begin(s, tell)
    elif s.again:
        s.again = False
        s.stack.append(phases.ToRoll(decision(s)))
    else:
        s.stack.append(phases.ToEnd(decision(s)))


def _begin(s: State, tell: Tell) -> None:
    """A new turn: roll, or the choice of the jailed (CLASSIC-106)."""
    seat = s.turns.active
    s.doubles, s.again, s.ending, s.drawn = 0, False, False, 0
    s.dice, s.speed = None, 0
    s.unsold = []
    s.stack.append(phases.ToLeaveJail(decision(s)) if s.jailed[seat] else phases.ToRoll(decision(s)))
    tell(TurnBegan(seat, s.turns.turn, s.turns.round))
