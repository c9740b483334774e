"""Situations of Knockout that texts of the rules show."""

from msgspec.structs import replace

from bot.games.knockout.view import KnockoutView, SideView, TokenView
from rendering.pictures import RulePicture
from rendering.samples import sample

LYING = {0: (180_000, 780_000, 27), 4: (230_000, 800_000, 27), 5: (220_000, 580_000, 18)}
"""Tokens by number: centre in micrometres, and space. Both on Boardwalk, one alone on Illinois Avenue (KNOCKOUT-63)."""


def _lain(side: SideView) -> SideView:
    tokens = (
        TokenView(each.number, "board", *LYING[each.number])
        if each.number in LYING
        else replace(each, status="out", x=0, y=0, space=0)
        for each in side.tokens
    )
    return replace(side, tokens=tuple(tokens), left=0, cash=0)


def _scoring() -> KnockoutView:
    view: KnockoutView = sample("knockout")
    sides = tuple(_lain(side) for side in view.sides[:2])
    return replace(view, seats=view.seats[:2], sides=sides, card=(0, 1), rounds=2, slide=None, awaited=None)


RULES = {"scoring": RulePicture("knockout", _scoring, (0, 82, 1000, 690))}
