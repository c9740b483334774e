"""The turn: order, rolling, doubles, whose turn comes next (sections 1 and 2)."""

from bot.games.city import auctions, finish, hour, jail, land
from bot.games.city.actions import Roll
from bot.games.city.events import OrderRolled, Rolled, TurnBegan
from bot.games.city.state import State, ToBuild, ToLeaveJail, ToMove, ToRoll, decision
from bot.games.kit import turns
from bot.games.kit.model import Dice, Seat, Tell


def throw_for_first(seats: int, dice: Dice) -> list[tuple[Seat, int, int]]:
    """Two dice each; those who tie for the highest total throw again, until one is ahead (CITY-9)."""
    throws: list[tuple[Seat, int, int]] = []
    tied = list(range(seats))
    while len(tied) > 1:
        latest = [(seat, dice.die(), dice.die()) for seat in tied]
        best = max(first + second for _, first, second in latest)
        tied = [seat for seat, first, second in latest if first + second == best]
        throws += latest
    return throws


def first(throws: list[tuple[Seat, int, int]]) -> Seat:
    """Who threw best in the last throw (CITY-9)."""
    last: dict[Seat, int] = {}
    for seat, one, two in throws:
        if seat in last:
            last.clear()
        last[seat] = one + two
    return max(last, key=last.__getitem__)


def announce(s: State, tell: Tell) -> None:
    """Tell the throws of the setup, which had nobody to tell them to."""
    s.announced = True
    for seat, one, two in s.throws:
        tell(OrderRolled(seat, one, two))
    tell(TurnBegan(s.turns.active, 1, 1))


def roll(s: State, seat: Seat, _action: Roll, dice: Dice, tell: Tell) -> None:
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
    s.stack.append(ToBuild(decision(s)))
    land.advance(s, one + two, tell)


def go_on(s: State, tell: Tell) -> None:
    """Carry out what needs nobody, until somebody is awaited or the game is over."""
    while not s.ranks:
        if not s.stack:
            _turn_over(s, tell)
        elif isinstance(s.stack[-1], ToMove):
            steps = s.stack[-1].steps
            s.stack.pop()
            land.advance(s, steps, tell)
        else:
            return


def _turn_over(s: State, tell: Tell) -> None:
    """Waiting bank lots first (CITY-143, CITY-188); no new turn once the clock is out (CITY-148); else CITY-15."""
    if s.lots:
        auctions.open_lot(s, tell)
        return
    if s.hour.last_round and s.turns.round >= s.hour.last_round and turns.fresh(s.turns, s.solvent):
        hour.run_out(s, tell)
    if s.hour.over:
        finish.end(s, tell)
        return
    begins_round = turns.pass_on(s.turns, s.solvent)
    _begin(s, tell)
    if begins_round:
        hour.announce(s, tell)


def _begin(s: State, tell: Tell) -> None:
    """A new turn: roll, or the choice of the jailed (CITY-109)."""
    seat = s.turns.active
    s.doubles, s.again, s.dice = 0, False, None
    s.stack.append(ToLeaveJail(decision(s)) if s.jailed[seat] else ToRoll(decision(s)))
    tell(TurnBegan(seat, s.turns.turn, s.turns.round))
