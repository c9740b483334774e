"""Situations of Deal that texts of the rules show."""

from bot.games.deal.data import COLOURS, FACES
from bot.games.deal.view import DealView, GroupView, SeatView
from rendering.pictures import RulePicture

RED, SPARE = ("RD1", "RD2", "RD3"), "W-RDYL"
"""The codes of a complete set, and of what lies beside it."""


def _card(code: str) -> int:
    return next(number for number, each in enumerate(FACES, 1) if each.code.startswith(code))


def _spare() -> DealView:
    size, ladder = COLOURS["red"].size, COLOURS["red"].ladder
    whole = GroupView("red", tuple(map(_card, RED)), complete=True, rent=ladder[size - 1] + 3, house=_card("HOUSE"))
    groups = (whole, GroupView("red", (_card(SPARE),), complete=False, rent=ladder[0]))
    seats = (SeatView(0, 5, (), 0, groups, 1), SeatView(1, 5, (), 0, (), 0))
    return DealView(None, seats, (0, 1), 0, "play", 1, 1, 3, 80)


RULES = {"spare": RulePicture("deal", _spare, (12, 168, 988, 334))}
