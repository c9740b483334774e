"""The pictures that a table of Knockout asks for, each of a view without what it does not show."""

from msgspec.structs import replace

from bot.present.knockout.replay_board import plain
from bot.present.knockout.table_view import GAME, KnockoutTableView
from bot.present.panel_model import PictureRequest


def board(table_view: KnockoutTableView) -> PictureRequest:
    """The board as it is now."""
    return table_view.order(GAME, plain(table_view.view))


def aim(table_view: KnockoutTableView, aim: tuple[int, int, int]) -> PictureRequest:
    """An aim among the tokens at rest, with the spread of a real hand unless the table plays without."""
    band = table_view.banded
    view = replace(plain(table_view.view), aim=aim, slide=None)
    return table_view.order(f"{GAME}/aim" if band else f"{GAME}/aim-bare", view)


def statement(table_view: KnockoutTableView) -> PictureRequest:
    """The last round's bills."""
    sides = tuple([replace(side, tokens=(), left=0) for side in table_view.view.sides])
    bare = replace(
        plain(table_view.view),
        sides=sides,
        slide=None,
        awaited=None,
        card=(),
        pot=0,
        turn=0,
        round=0,
        rounds=0,
        stage="",
    )
    told = table_view.view.statement
    course = table_view.view.course[: told.round] if told else ()
    return table_view.order(f"{GAME}/statement", replace(bare, statement=told, course=course))


def count(table_view: KnockoutTableView) -> PictureRequest:
    """The final count."""
    view = table_view.view
    return table_view.order(f"{GAME}/count", replace(plain(view), slide=None, course=view.course, ranks=view.ranks))
