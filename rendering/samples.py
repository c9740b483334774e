"""Games under way that nobody plays: for pictures of what a game looks like, and to draw something before anybody waits.

Always the same ones, and quickly made: some tens of milliseconds each, for a thread beside the event loop.
"""

from functools import cache
from typing import Any

from msgspec.structs import replace

from bot.cli.playthrough import after
from bot.games import GAMES
from bot.games.knockout.actions import Slide
from bot.kit.contract import Action, Game
from bot.kit.engine import Accepted, apply_action, default_options
from bot.kit.rng import CommittedRng
from bot.tables.model import SLOW

SEATS, SEED = 4, 7
TURNS = {"city": 24, "classic": 30, "builder": 30, "deal": 9}
"""How long a game has been played when it is shown."""
SLIDES = (
    Slide(135, 0, 96),
    Slide(60, 20, 75),
    Slide(210, -30, 84),
    Slide(135, 10, 108),
    Slide(90, 0, 62),
    Slide(180, -5, 90),
    Slide(45, 40, 100),
    Slide(140, -10, 70),
    Slide(120, 5, 112),
)
"""The slides after which Knockout is shown."""


@cache
def sample(game: str) -> Any:
    """The view that everybody has of a game under way."""
    return slid() if game == "knockout" else after(game, SEATS, SEED, TURNS[game], "easy")


@cache
def hand() -> Any:
    """What a player of Deal sees at the beginning: seven cards, none of them marked as new."""
    game = GAMES["deal"]
    state = game.setup(SEATS, default_options(game, SLOW), CommittedRng("deal", SEED.to_bytes(32, "big")))
    return replace(game.view(state, game.waits(state)[0].seats[0]), fresh=())


def slid() -> Any:
    """The view of Knockout after some slides; the last one can be shown as a film."""
    game = GAMES["knockout"]
    dice = CommittedRng("knockout", SEED.to_bytes(32, "big"))
    state = game.setup(SEATS, default_options(game, SLOW), dice)
    for slide in SLIDES:
        state = _after(game, state, slide, dice)
    return game.view(state, None)


def _after(game: Game[Any], state: Any, slide: Slide, dice: CommittedRng) -> Any:
    """After a slide, and after whatever has to be decided before the next one has been left alone."""
    state = _done(game, state, game.waits(state)[0].seats[0], slide, dice)
    while not (wait := game.waits(state)[0]).id.startswith("slide-"):
        state = _done(game, state, *game.default(state, wait), dice)
    return state


def _done(game: Game[Any], state: Any, seat: int, action: Action, dice: CommittedRng) -> Any:
    done = apply_action(game, state, seat, action, dice)
    assert isinstance(done, Accepted)
    return done.state
