"""A great moment is seen as a film, in the message of its turn, until something else happens."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from bot.kit.contract import EventFor
from bot.kit.moment import MOMENT, Moment, Moments
from bot.present.panel_context import PanelContext
from bot.present.panel_model import Panel, PictureRequest
from bot.present.panels import turns

S = TypeVar("S", bound=PanelContext)


def filmed(
    ctx: S, panels: Sequence[Panel], recent: Sequence[EventFor], moments: Moments, board: Callable[[S], PictureRequest]
) -> list[Panel]:
    """The panels of a table; the turn's with the film of the whole `board` if what everybody heard last was a moment."""
    film = _film(ctx, recent, moments, board)
    return [replace(panel, picture=film) if film and _of_turn(panel) else panel for panel in panels]


def _of_turn(panel: Panel) -> bool:
    return panel.slot.startswith(f"{turns.TURN}-") and not panel.last


def _film(
    ctx: S, recent: Sequence[EventFor], moments: Moments, board: Callable[[S], PictureRequest]
) -> PictureRequest | None:
    """None where nothing moves: after other events, and at a table that wants words first."""
    last = next((told.event for told in reversed(recent) if told.only is None), None)
    if last is None or type(last) not in moments or ctx.words_first:
        return None
    shown = board(ctx)
    before = moments[type(last)](shown.view, last)
    if before is None:
        return None
    return replace(shown, key=f"{ctx.game}/{MOMENT}", view=Moment(before, shown.view))
