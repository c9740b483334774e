"""The turn: order, rolling, doubles, whose turn comes next (sections 1 and 2)."""

from collections.abc import Callable
from typing import Any

from bot.games.city import auctions, chance, game_hour, game_over, jail, phases, spaces, stations
from bot.games.city.actions import Roll
from bot.games.city.events import Rolled, TurnBegan
from bot.games.city.state import State, decision, fortunes
from bot.kit.contract import Rng, Seat, Tell
from bot.kit.mechanics import turns, wealth_history
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.balances import BANK


def roll(s: State, seat: Seat, _action: Roll, dice: Rng, tell: Tell) -> None:
    """Step A (CITY-10); a double brings another cycle (CITY-11), the third one jail (CITY-12)."""
    s.stack.pop()
    s.before, s.fresh = list(s.purse.cash), []
    one, two = dice.die(), dice.die()
    s.dice = (one, two)
    tell(Rolled(seat, one, two))
    if s.jailed[seat]:
        jail.roll(s, seat, one, two, tell)
        return
    s.again = one == two
    s.doubles += s.again
    if s.doubles == 3:
        s.again = False
        jail.send(s, seat, "doubles", tell)
        return
    s.stack += [phases.ToBuild(decision(s)), phases.ToTravel(), phases.ToMove(one + two)]


def go_on(s: State, dice: Rng, tell: Tell) -> None:
    """Carry out what needs nobody, until somebody is awaited or the game is over."""
    while not s.ranks:
        if s.stack:
            top = s.stack[-1]
            goes_on = PHASES.get(type(top))
            if goes_on is None or not goes_on(s, top, dice, tell):
                return
        else:
            _turn_over(s, tell)


def _move(s: State, top: phases.ToMove, _dice: Rng, tell: Tell) -> bool:
    """The move of the throw."""
    s.stack.pop()
    spaces.move(s, top.steps, tell)
    return True


def _arrive(s: State, _top: phases.ToArrive, dice: Rng, tell: Tell) -> bool:
    """What the space reached asks for."""
    s.stack.pop()
    spaces.resolve(s, dice, tell)
    return True


PHASES: dict[type, Callable[[State, Any, Rng, Tell], bool]] = {
    phases.ToMove: _move,
    phases.ToArrive: _arrive,
    Auction: lambda s, top, _dice, tell: auctions.closes(s, top, tell),
    # A trip or a card may turn out to leave no choice, and goes.
    phases.ToTravel: lambda s, top, _dice, _tell: not stations.boards(s, top),
    phases.ToPick: lambda s, top, _dice, tell: not chance.asks(s, top, tell),
}
"""What goes on by itself on top of the stack; False while it waits for somebody, as all else does."""


def _turn_over(s: State, tell: Tell) -> None:
    """Waiting bank lots first (CITY-143, CITY-188); no new turn once the clock is out (CITY-148); else CITY-15."""
    if s.lots:
        auctions.start(s, s.lots.pop(0), BANK, 0, tell)  # with a bank opening (CITY-136)
        return
    wealth_history.note(s, fortunes)
    if s.hour.last_round and s.turns.round >= s.hour.last_round and turns.fresh(s.turns, s.solvent):
        game_hour.run_out(s, tell)
    if s.hour.over:
        game_over.end(s, tell)
        return
    begins_round = turns.pass_on(s.turns, s.solvent)
    _begin(s, tell)
    if begins_round:
        game_hour.announce(s, tell)


def _begin(s: State, tell: Tell) -> None:
    """A new turn: roll, or the choice of the jailed (CITY-109)."""
    seat = s.turns.active
    s.doubles, s.again, s.dice, s.drawn = 0, False, None, 0
    s.stack.append(phases.ToLeaveJail(decision(s)) if s.jailed[seat] else phases.ToRoll(decision(s)))
    tell(TurnBegan(seat, s.turns.turn, s.turns.round))
