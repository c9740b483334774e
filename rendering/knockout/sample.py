"""A game of Knockout under way that nobody plays."""

from typing import Any

from bot.games.knockout import GAME
from bot.games.knockout.actions import Slide
from bot.kit.contract import Action
from bot.kit.engine import Accepted, apply_action, default_options
from bot.kit.rng import CommittedRng
from bot.tables.model import SLOW
from rendering.samples import SEATS, SEED

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
"""The slides after which the game is shown."""


def slid() -> Any:
    """The view that everybody has after some slides; the last one can be shown as a film."""
    dice = CommittedRng(GAME.key, SEED.to_bytes(32, "big"))
    state = GAME.setup(SEATS, default_options(GAME, SLOW), dice)
    for slide in SLIDES:
        state = _after(state, slide, dice)
    return GAME.view(state, None)


def _after(state: Any, slide: Slide, dice: CommittedRng) -> Any:
    """After a slide, and after whatever has to be decided before the next one has been left alone."""
    state = _done(state, GAME.waits(state)[0].seats[0], slide, dice)
    while not (wait := GAME.waits(state)[0]).id.startswith("slide-"):
        state = _done(state, *GAME.default(state, wait), dice)
    return state


def _done(state: Any, seat: int, action: Action, dice: CommittedRng) -> Any:
    done = apply_action(GAME, state, seat, action, dice)
    assert isinstance(done, Accepted)
    return done.state
