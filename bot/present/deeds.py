"""Menus of properties, as every board has them: who owns each, and which one is looked at."""

from collections.abc import Callable, Container, Sequence

from bot.games.kit.model import Space
from bot.present.controls import LINE, cut
from bot.present.eyes import Eyes
from bot.present.panel import Choice


def choices(
    eyes: Eyes, spaces: Sequence[Space], hint: Callable[[Space], str], chosen: Space | None = None
) -> tuple[Choice, ...]:
    """A line for each; `hint` says more about it."""
    return tuple(
        [
            Choice(cut(eyes.space(each), LINE), str(each), cut(hint(each), LINE), chosen=each == chosen)
            for each in spaces
        ]
    )


def named(text: str, known: Container[Space]) -> Space | None:
    """The property that a press names; None for none."""
    return int(text) if text.isascii() and text.isdigit() and int(text) in known else None
