"""Law 26, of taking back the last step, judged along a whole walk with sealed dice."""

from typing import Any

import msgspec

from bot.kit.contract import CLOCK, EventFor, Refusal, Seat
from bot.kit.engine import Accepted, apply_action, carry_out, copy, default_options, encode, write
from bot.kit.replay import Played, Sealed, first_difference, replay
from bot.kit.rng import CommittedRng, FastRng
from bot.kit.spec import GameSpec
from bot.kit.testing.random_games import Position, Walk, sealed_step
from bot.kit.undo import UNDO, LastAction, TakenBack, take_back

FORGED = 4
"""Steps that stand and are taken back in a forged record, on each walk."""


def what_is_taken_back_stays_provable(game: GameSpec[Any], walk: Walk) -> set[str]:
    """Law 26: what may be taken back had no chance and showed nothing; a record with it is replayed to the same state.

    Where it may not be, a record that takes it back all the same is found out. Returns the names of the events that
    could be taken back.
    """
    sealed = Sealed(walk.seats, default_options(game, walk.pace), walk.seed.to_bytes(32, "big"))
    dice, luck = CommittedRng(game.key, sealed.seed), FastRng(walk.seed)
    position = Position(game, walk.seats, game.setup(walk.seats, sealed.options, dice), walk.temper, walk.greed)
    moves, named, forged = list[Played](), set[str](), 0
    for _ in range(walk.steps):
        if not game.waits(position.state):
            break
        before = copy(game, position.state)
        made = sealed_step(position, luck, dice)
        if made is None:
            continue
        last = LastAction(*made, before)
        moves.append(_played(last.seat, write(last.action), last.told))
        done = take_back(game, walk.seats, last, last.seat)
        if isinstance(done, Accepted):
            named |= {type(each.event).__name__ for each in last.told}
            _showed_nothing(game, walk.seats, last, done)
            if luck.die(3) == 1:
                position.state = done.state
                moves.append(_played(last.seat, UNDO, done.told))
        elif forged < FORGED:
            forged += 1
            _is_found_out(game, sealed, moves)
    *_, end = replay(game, sealed, moves)
    assert encode(end.state) == encode(position.state)
    assert first_difference(game, sealed, moves) is None
    return named


def _played(seat: Seat, action: str, told: list[EventFor]) -> Played:
    return Played(seat, action, msgspec.to_builtins(told))


def _is_found_out(game: GameSpec[Any], sealed: Sealed, moves: list[Played]) -> None:
    """A record in which the last step is taken back although it stands."""
    last = moves[-1]
    count = len([each for each in last.told if each["only"] is None])
    odd = _played(last.seat, UNDO, [EventFor(TakenBack(last.seat, count))])
    assert first_difference(game, sealed, [*moves, odd]) == len(moves), last


def _showed_nothing(game: GameSpec[Any], seats: int, last: LastAction, done: Accepted) -> None:
    """The same comes of an action with any dice, and in any world that somebody could not tell from this one."""
    assert last.seat != CLOCK
    assert done.state == last.before
    for other in (CLOCK, *range(seats)):
        assert other == last.seat or isinstance(take_back(game, seats, last, other), Refusal)
    here, again = (carry_out(game, last.before, last.seat, last.action, FastRng(seed)) for seed in (1, 2))
    assert here == again, last.action
    assert isinstance(here, Accepted)
    for viewer in (None, *range(seats)):
        world = copy(game, last.before)
        game.redeterminize(world, viewer, FastRng(21))
        there = apply_action(game, world, last.seat, last.action, FastRng(1))
        assert isinstance(there, Accepted), (viewer, last.action)
        assert game.view(there.state, viewer) == game.view(here.state, viewer), (viewer, last.action)
        assert there.told == here.told, (viewer, last.action)
