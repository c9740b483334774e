"""Sides, their tokens and what spaces pay, in words and signs."""

from bot.games.knockout.data import CELLS, TOKENS
from bot.games.knockout.view import SideView
from bot.kit.contract import Space
from bot.kit.fields import WORD
from bot.present.knockout.table_view import CALM, EDGES, GAME, KnockoutTableView


def colour_of(table_view: KnockoutTableView, side: SideView) -> str:
    """A side's colour in a word."""
    return table_view.words.value(GAME, WORD, side.colour)


def players(table_view: KnockoutTableView, side: SideView, *, escaped: bool = True) -> str:
    """The names of a side's players; of all it began with when nobody is left."""
    seats = side.members or side.seats
    return table_view.listed(seats) if escaped else table_view.words.list(table_view.names[seat] for seat in seats)


def sign(table_view: KnockoutTableView, side: SideView) -> str:
    """A side's coloured disc."""
    return table_view.say(f"panel-sign-{side.colour}")


def named(table_view: KnockoutTableView, number: int) -> str:
    """A token in words: its colour and its number among its side's four."""
    return table_view.say(
        "panel-token", colour=colour_of(table_view, table_view.owner(number)), number=number % TOKENS + 1
    )


def edge(table_view: KnockoutTableView) -> int:
    """The colour of a message: of the side that is awaited."""
    return EDGES[table_view.view.sides[table_view.awaited.side].colour] if table_view.awaited else CALM


def worth(table_view: KnockoutTableView, space: Space) -> str:
    """What a space pays, or nothing."""
    pays = CELLS[space].pays
    return table_view.cash(pays) if pays else ""
