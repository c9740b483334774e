"""The turn: order, rolling, doubles, whose turn comes next (sections 1 and 2)."""

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
        top = s.stack[-1] if s.stack else None
        if top is None:
            _turn_over(s, tell)
        elif isinstance(top, phases.ToMove):
            s.stack.pop()
            spaces.move(s, top.steps, tell)
        elif isinstance(top, phases.ToArrive):
            s.stack.pop()
            spaces.resolve(s, dice, tell)
        elif isinstance(top, Auction):
            if not auctions.closes(s, top, tell):
                return
        elif _decides(s, top, tell):
            return


def _decides(s: State, top: phases.Pending, tell: Tell) -> bool:
    """Whether there is something to decide: a trip or a card may turn out to leave no choice, and goes."""
    if isinstance(top, phases.ToTravel):
        return stations.boards(s, top)
    return not isinstance(top, phases.ToPick) or chance.asks(s, top, tell)


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
