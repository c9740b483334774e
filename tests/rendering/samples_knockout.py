"""Positions of Knockout that the pictures are tested with: slides that really run, on boards laid by hand."""

from functools import cache

from msgspec.structs import replace

from bot.games.knockout import GAME
from bot.games.knockout.actions import Leave, Move, Slide
from bot.games.knockout.view import KnockoutView
from tests.games.knockout.board import OFF, End, Table


def seen(table: Table) -> KnockoutView:
    """What everybody sees."""
    view: KnockoutView = GAME.view(table.s, None)
    return view


def slid(table: Table, *aim: int) -> KnockoutView:
    """The view after a slide without wobble by whoever's turn it is."""
    return seen(table.play(table.asked[0], Slide(*aim)))


@cache
def start() -> KnockoutView:
    """Two players before the first slide."""
    return seen(Table(2))


@cache
def first() -> KnockoutView:
    """Three players after the first slide, which touched nothing."""
    return slid(Table(3), 60, 35, 58)


@cache
def knocked() -> KnockoutView:
    """Three players; a token is knocked off, another one to Jail, a third one aside."""
    table = Table(3).cash(1_850, 12_500, 300, pot=700)
    table.lay({0: (225, 634), 1: (60, 250), 4: (140, 700), 5: (30, 770), 8: (135, 772), 9: (150, 840), 10: "jail"})
    return slid(table, 137, 0, 112)


def full() -> Table:
    """Eight players in four teams; every side has one token in hand, red is next."""
    table = Table(8).cash(1_850, 12_500, 300, 50, pot=1_300)
    table.lay({0: (35, 594), 1: (128, 470), 2: "jail", 4: (60, 330), 5: (150, 560), 6: "out"})
    return table.lay({8: (100, 655), 9: (205, 700), 10: (240, 390), 12: (176, 625), 13: (120, 830), 14: (90, 874)})


@cache
def eight() -> KnockoutView:
    """Eight players; a hard slide into the crowd."""
    return slid(full(), 132, 5, 131)


@cache
def hard() -> KnockoutView:
    """The slowest film: a rack of tokens blown apart."""
    table = Table(8)
    rack = [(135, 500), (118, 530), (152, 530), (101, 560), (135, 560), (169, 560), (84, 590), (118, 590), (152, 590)]
    rack += [(186, 590), (135, 700), (60, 700), (210, 700)]
    numbers = [number for number in range(16) if number not in (3, 7, 11)]
    return slid(table.lay(dict(zip(numbers, rack, strict=True))), 135, 0, 140)


@cache
def off() -> KnockoutView:
    """A slide over the right edge, and the question whether it is tried again."""
    return slid(Table(2, second_chance="paid").cash(400, 200).lay({4: 18}), 200, 80, 110)


@cache
def jail() -> KnockoutView:
    """A slide straight to Jail; its owner may pay."""
    return slid(Table(4).cash(400, 200, 300, 0).lay({4: 27, 8: 22, 12: 29}), 45, 0, 95)


@cache
def railroad() -> KnockoutView:
    """All have slid; a token on the Railroad is asked about."""
    hands: dict[int, End] = dict.fromkeys((*range(4), *range(4, 8), *range(8, 11)), "out")
    return slid(Table(3).lay(hands | {0: 26, 1: 20, 2: 21, 4: 21, 5: 10, 6: 29, 8: 3, 9: 14}), 135, 0, 95)


@cache
def ended() -> KnockoutView:
    """The last slide of a round, after which it was scored and the next one has begun."""
    lay: dict[int, End] = {0: 25, 1: 27, 2: 2, 3: "jail", 4: 29, 5: 14, 6: 4, 7: "out"}
    return slid(Table(3).cash(850, 400, 1_200, pot=600).lay(lay | {8: 17, 9: (225, 560), 10: 29}), 45, 0, 55)


@cache
def example() -> KnockoutView:
    """The rulebook's example with its pot of 400, scored (section 15)."""
    table = Table(3).cash(900, 650, 300, pot=400)
    table.lay({0: 26, 1: 21, 2: 20, 3: 2, 4: 21, 5: 10, 6: 29, 7: "jail", 8: 3, 9: 14, 10: 29})
    return seen(table.slide(OFF).play(0, Move(19)))


@cache
def over() -> KnockoutView:
    """Four rounds have been played; two sides share the first place, one has left."""
    table = Table(4)
    for lay in ({0: 25, 4: 16, 8: 4}, {0: 1, 4: 25, 8: 5}, {0: 6, 8: 22}):
        table.lay({12: "out", **lay}).to_the_end()
    table.play(3, Leave())
    while seen(table).stage != "over":
        table.to_the_end()
    return seen(table)


@cache
def left() -> KnockoutView:
    """A side has resigned; its tokens lie there until the round ends."""
    table = Table(4).cash(250, 0, 300, 900).lay({0: 8, 4: 13, 12: 22, 13: 15})
    return seen(table.play(3, Leave()))


def aiming(lane: int, angle: int, power: int, table: Table) -> KnockoutView:
    """What the slider sees while aiming."""
    view: KnockoutView = GAME.view(table.s, table.asked[0])
    return replace(view, aim=(lane, angle, power))


BOARDS = tuple(make() for make in (start, first, knocked, eight, off, jail, railroad, ended, example, over, left))
FILMS = tuple(make() for make in (first, knocked, eight, hard, off, jail, railroad, ended))
AIMS = (
    aiming(135, 0, 45, Table(2)),
    aiming(60, 35, 96, Table(3).lay({4: (205, 760), 8: (40, 560)})),
    aiming(45, -20, 75, full()),
    aiming(225, 60, 88, Table(3)),
    aiming(20, 0, 1, Table(3)),
)
GOLDEN: dict[str, tuple[str, KnockoutView, str, str]] = {
    "knockout-start-light-fr": ("knockout", start(), "light", "fr"),
    "knockout-knocked-light-en": ("knockout", knocked(), "light", "en"),
    "knockout-eight-dark-en": ("knockout", eight(), "dark", "en"),
    "knockout-off-dark-fr": ("knockout", off(), "dark", "fr"),
    "knockout-jail-light-fr": ("knockout", jail(), "light", "fr"),
    "knockout-railroad-dark-fr": ("knockout", railroad(), "dark", "fr"),
    "knockout-left-light-en": ("knockout", left(), "light", "en"),
    "knockout-slid-ended-dark-en": ("knockout/slid", ended(), "dark", "en"),
    "knockout-aim-light-fr": ("knockout/aim", AIMS[0], "light", "fr"),
    "knockout-aim-blocked-dark-en": ("knockout/aim", AIMS[2], "dark", "en"),
    "knockout-aim-off-light-en": ("knockout/aim", AIMS[3], "light", "en"),
    "knockout-aim-bare-dark-en": ("knockout/aim-bare", AIMS[3], "dark", "en"),
    "knockout-statement-light-en": ("knockout/statement", example(), "light", "en"),
    "knockout-count-dark-en": ("knockout/count", over(), "dark", "en"),
}
