"""What the Speed Die makes of a throw: numbers, the Bus, Mr M, triples (section 4.4)."""

from bisect import bisect_right

from bot.games.classic import data, jail, movement, phases
from bot.games.classic.actions import Bus, Go
from bot.games.classic.events import BusTaken, MisterMoved, MisterStayed, SpaceChosen, TripleRolled
from bot.games.classic.state import State, decision, plan
from bot.kit.contract import Rng, Seat, Space, Tell


def throw(s: State, seat: Seat, dice: Rng) -> int:
    """The face thrown with the white dice, 0 while the die is asleep or not played with.

    CLASSIC-29, CLASSIC-30, CLASSIC-31, CLASSIC-50.
    """
    return dice.die() if s.awake[seat] else 0


def start(s: State, seat: Seat, tell: Tell) -> None:
    """What the throw leads to, in the order of section 5: triple, third double, Bus, move."""
    assert s.dice is not None, "the dice lie on the table"
    (one, two), face = s.dice, s.speed
    double = one == two
    if double and face == one and face <= data.NUMBERS:
        s.stack.append(phases.ToTriple(decision(s)))
        tell(TripleRolled(seat, face))
        return
    s.again = double
    s.doubles += double
    if double and s.doubles == data.TURNS_IN_JAIL:
        jail.send(s, seat, "doubles", tell)
        return
    _move(s, one + two)


def _move(s: State, white: int) -> None:
    """The Bus asks; Mr M moves twice; a number is added, on a double only by the option.

    CLASSIC-32, CLASSIC-33, CLASSIC-34, CLASSIC-36, CLASSIC-42.
    """
    face = s.speed
    if face == data.BUS:
        s.stack.append(phases.ToBus(decision(s)))
    elif face in data.MISTER:
        s.stack += [phases.ToMeet(), phases.ToMove(white)]
    elif s.again and not s.rules.add:
        s.stack.append(phases.ToMove(white))
    else:
        s.stack.append(phases.ToMove(white + face))


def ways(s: State) -> dict[str, int]:
    """How far the Bus goes: by either white die or both; on a double there is nothing between (CLASSIC-34, CLASSIC-35)."""
    assert s.dice is not None, "the Bus was thrown"
    first, second = s.dice
    between = {} if first == second else {data.SECOND: second}
    return {data.FIRST: first, **between, data.SUM: first + second}


def bus(s: State, seat: Seat, action: Bus, _dice: Rng, tell: Tell) -> None:
    """The Bus goes as chosen (CLASSIC-34); an extra roll is due after a double whatever is chosen (CLASSIC-35)."""
    s.stack.pop()
    steps = ways(s)[action.way]
    tell(BusTaken(seat, steps))
    s.stack.append(phases.ToMove(steps))


def go(s: State, seat: Seat, action: Go, _dice: Rng, tell: Tell) -> None:
    """Forward to any other space, which is resolved (CLASSIC-45, CLASSIC-46, CLASSIC-191, CLASSIC-192).

    A triple is no double: no extra roll, and no jail after two doubles (CLASSIC-47).
    """
    s.stack.pop()
    s.again = False
    tell(SpaceChosen(seat, action.space))
    movement.forward(s, action.space, tell)


def meet(s: State, tell: Tell) -> None:
    """Mr M leads on from where the first landing ended (CLASSIC-37, CLASSIC-41, CLASSIC-193, CLASSIC-194).

    An unclaimed rent does not delay it (CLASSIC-43).
    """
    seat = s.turns.active
    space = _target(s, seat)
    if space is None:
        tell(MisterStayed(seat))
        return
    tell(MisterMoved(seat, space))
    movement.forward(s, space, tell)


def _target(s: State, seat: Seat) -> Space | None:
    """The next unowned property, of the 39 other spaces (CLASSIC-38).

    With all owned, the next one of another player that is not mortgaged (CLASSIC-39); None for no such (CLASSIC-40).
    """
    here = s.spaces[seat]
    start = bisect_right(plan(s).deeds, here)
    ahead = s.plots[start:] + s.plots[:start]  # what is `here` comes last
    for p in ahead:
        if p.owner is None:
            return None if p.space == here else p.space
    for p in ahead:
        if p.owner != seat and not p.mortgaged:
            return None if p.space == here else p.space
    return None
