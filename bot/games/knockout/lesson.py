"""The first game of Knockout: two slides, then each question that a slide may lead to."""

from typing import Any

from bot.games.knockout import actions as verbs
from bot.games.knockout.data import POT, centre
from bot.games.knockout.state import BOARD, CHANCES, HAND, JAILED, OUT, RAILROADS
from bot.kit.lesson import CLOCKS_ALONE, Lesson, Scene, Step

CHANCE, TRACKS, COAST, HARBOUR = 15, 26, 25, 27
"""The spaces of the scenes: Chance, the Railroad, and the two of the dark blue set beside it."""
LEARNERS, ROBOTS = 0, 4
"""The first tokens of both."""
CASH = 500


def _token(status: str, space: int = 0) -> dict[str, Any]:
    """A token, in the middle of a space if it is on the board."""
    x, y = centre(space) if space else (0, 0)
    return {"status": status, "x": x, "y": y, "used": False, "slider": -1 if status == HAND else 0}


def _mine(*tokens: dict[str, Any]) -> dict[str, Any]:
    """The learner slides first, and has these tokens."""
    return {"card": [0, 1], "place": 1, "sides.0.led": True, "sides.1.led": False, "sides.0.tokens": list(tokens)}


_HAND = _token(HAND)
_ENDING = {"sides.1.tokens": [_token(OUT)] * 4, "slides": 8, "place": 0}
"""All tokens were slid."""
LESSON = Lesson(
    options={"second-chance": "free"},
    scenes=(
        Scene(
            changes={
                **_mine(_HAND, _HAND, _HAND, _HAND),
                "pending": {"type": "ToSlide", "token": LEARNERS, "seat": 0, "kind": "regular"},
            },
            robot=("Slide.225.0.60",),
            steps=(Step("Slide.135.0.36", "slide"), Step("Slide.225.0.85", "knock")),
        ),
        Scene(
            changes={
                **_mine(_token(OUT), _HAND, _HAND, _HAND),
                "pending": {"type": "ToRetry", "token": LEARNERS, "seat": 0},
            },
            steps=(Step("Retry.135.0.70", "retry"),),
        ),
        Scene(
            changes={
                **_mine(_token(JAILED), _HAND, _HAND, _HAND),
                "purse": {"cash": [CASH, CASH, POT], "bank": -2 * CASH - POT},
                "pending": {"type": "ToJail", "token": LEARNERS},
            },
            steps=(Step("Pay", "jail"), Step("Slide.135.0.60", "again")),
        ),
        Scene(
            changes={
                **_mine(_token(BOARD, CHANCE), _token(OUT), _token(OUT), _token(OUT)),
                **_ENDING,
                "stage": CHANCES,
                "pending": {"type": "ToChance", "token": LEARNERS, "seat": 0},
            },
            steps=(Step("Slide.45.0.80", "chance"),),
        ),
        Scene(
            changes={
                **_mine(_token(BOARD, TRACKS), _token(BOARD, COAST), _token(OUT), _token(OUT)),
                **_ENDING,
                "stage": RAILROADS,
                "pending": {"type": "ToMove", "token": LEARNERS},
            },
            steps=(Step(f"Move.{HARBOUR}", "railroad"),),
        ),
    ),
    left_out={verbs.Leave: "it stands with the table", verbs.TimeUp: CLOCKS_ALONE},
)
