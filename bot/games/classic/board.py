"""A board of the classic game: what its 40 spaces and its cards are. All numbers are looked up through it (section 7)."""

from functools import lru_cache

import msgspec

from bot.games.classic import board_schema, data
from bot.games.classic.data import Face, Square
from bot.kit.boards.custom_board import BoardOverrides, own
from bot.kit.contract import Card, Cash, Space


class Plan(msgspec.Struct, frozen=True):
    """A board as it is printed.

    `squares`: the 40 spaces in order. `faces`: the cards, by number from 1. `leap` and `chest`: the cards of each
    deck by the value of the option `deck`.
    """

    squares: tuple[Square, ...]
    faces: tuple[Face, ...]
    leap: dict[str, tuple[Card, ...]]
    chest: dict[str, tuple[Card, ...]]


class Board(Plan, frozen=True):
    """A plan with what is read off it again and again.

    `deeds`: the spaces that can be owned, in board order; `place`: their index there by space, -1 elsewhere.
    `groups`: the spaces of each colour group; `families`: those of Factions and Machines too. `kin` is the index of
    a property's family by its place, `mates` the places of all properties of its family, `prices`, `mortgages`
    and `interests` what they cost, what the Bank lends, and a tenth of that rounded up (CLASSIC-139), by place. `jail` is the space of the jail.
    """

    deeds: tuple[Space, ...]
    place: tuple[int, ...]
    groups: dict[str, tuple[Space, ...]]
    families: dict[str, tuple[Space, ...]]
    kin: tuple[int, ...]
    mates: tuple[tuple[int, ...], ...]
    prices: tuple[Cash, ...]
    mortgages: tuple[Cash, ...]
    interests: tuple[Cash, ...]
    jail: Space


def changed(found: BoardOverrides) -> Plan:
    """The neutral board with what a group has changed."""
    return Plan(
        tuple([board_schema.square(space, printed, found) for space, printed in enumerate(data.SQUARES)]),
        tuple([board_schema.face(printed, found) for printed in data.FACES]),
        board_schema.decks("lf", data.LEAP_CARDS, found),
        board_schema.decks("tc", data.CHEST_CARDS, found),
    )


def read_off(plan: Plan) -> Board:
    """The board of a plan."""
    deeds = tuple([space for space, square in enumerate(plan.squares) if square.price and square.group])
    families: dict[str, list[Space]] = {}
    for space in deeds:
        families.setdefault(plan.squares[space].group, []).append(space)
    order = list(families)
    place = {space: index for index, space in enumerate(deeds)}
    cards = [plan.squares[space] for space in deeds]
    return Board(
        squares=plan.squares,
        faces=plan.faces,
        leap=plan.leap,
        chest=plan.chest,
        deeds=deeds,
        place=tuple([place.get(space, -1) for space in range(len(plan.squares))]),
        groups={key: tuple(spaces) for key, spaces in families.items() if plan.squares[spaces[0]].kind == data.PLACE},
        families={key: tuple(spaces) for key, spaces in families.items()},
        kin=tuple([order.index(card.group) for card in cards]),
        mates=tuple([tuple([place[space] for space in families[card.group]]) for card in cards]),
        prices=tuple([card.price for card in cards]),
        mortgages=tuple([card.mortgage for card in cards]),
        interests=tuple([-(-card.mortgage // 10) for card in cards]),
        jail=next(space for space, square in enumerate(plan.squares) if square.kind == data.JAIL),
    )


SHIPPED: dict[str, Board] = {
    key: read_off(Plan(data.SQUARES, data.FACES, data.LEAP_CARDS, data.CHEST_CARDS)) for key in ("neutral", "edition")
}
"""The boards that come with the game: the same numbers under two sets of names."""


@lru_cache(maxsize=256)
def board(text: str) -> Board:
    """The board that a state's `board` names: a shipped one by its key, a loaded one by its whole text.

    Raises ValueError for a text that is neither; what a loaded board may hold is checked where it is read (`frame`).
    """
    return SHIPPED.get(text) or read_off(changed(own(text)))
