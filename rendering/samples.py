"""Games under way that nobody plays: for pictures of what a game looks like, and to draw something before anybody waits.

Always the same ones, and quickly made: some tens of milliseconds each, for a thread beside the event loop.
"""

from functools import cache
from typing import Any

from bot.cli.playthrough import after
from bot.games import GAMES
from bot.kit.contract import Action
from bot.kit.engine import Accepted, apply_action, default_options
from bot.kit.rng import CommittedRng
from bot.kit.spec import GameSpec
from bot.tables.model import RANDOM, ROBOTS, SLOW

SEATS, SEED = 4, 7


@cache
def sample(game: str) -> Any:
    """The view that everybody has of a game under way."""
    spec = GAMES[game]
    if spec.sample.actions:
        return _view(spec)
    return after(game, _seats(spec), SEED, spec.sample.turns, RANDOM if spec.robots is None else ROBOTS[0])


def _seats(game: GameSpec[Any]) -> int:
    """Four, or as near to it as the game has."""
    return min(max(SEATS, game.seats[0]), game.seats[-1])


def _view(game: GameSpec[Any]) -> Any:
    """After the sample's actions; after each, whatever is asked gets its default until the verb is offered again."""
    dice = CommittedRng(game.key, SEED.to_bytes(32, "big"))
    state = game.setup(_seats(game), default_options(game, SLOW), dice)
    for action in game.sample.actions:
        state = _done(game, state, game.waits(state)[0].seats[0], action, dice)
        while not _offers(game, state, type(action)):
            state = _done(game, state, *game.default(state, game.waits(state)[0]), dice)
    return game.view(state, None)


def _offers(game: GameSpec[Any], state: Any, verb: type[Action]) -> bool:
    """Whether the seat awaited first may play a verb."""
    return any(each.action is verb for each in game.legal_actions(state, game.waits(state)[0].seats[0]))


def _done(game: GameSpec[Any], state: Any, seat: int, action: Action, dice: CommittedRng) -> Any:
    done = apply_action(game, state, seat, action, dice)
    assert isinstance(done, Accepted)
    return done.state
