"""Positions of the classic game that the pictures are tested with: from the first purchase to a board full of towers."""

from msgspec.structs import replace

from bot.games.classic.board import board
from bot.games.classic.data import PLACE, TOWER, Square
from bot.games.classic.view import (
    AuctionView,
    ClaimView,
    ClassicView,
    ContestView,
    CountLine,
    DebtView,
    InheritView,
    OrderView,
    PlotView,
    SeatView,
    TradeView,
    WayView,
)
from bot.kit.boards.custom_board import canonical
from bot.present.panels import board_report

NAMES = ("Amélie", "Jean-Baptiste de la Rochefoucauld", "田中さん", "Zoé 🎲", "Bob", "Maximiliane")
PROPERTIES = board("neutral").deeds
"""The spaces that can be owned."""
OWN = """game = "classic"
title = "Lyon"
money = "€"
[space.39]
name = "Boulevard des Capucines"
price = 450
rents = [60, 210, 620, 1500, 1800, 2222]
"""
"""A group's own board as they wrote it."""


def own_board() -> str:
    """That board as a state holds it."""
    return canonical(board_report.opened(OWN.encode()))


def plots(
    owners: dict[int, int], levels: dict[int, int] | None = None, mortgaged: frozenset[int] = frozenset()
) -> tuple[PlotView, ...]:
    """All properties with their owners, levels and rents."""
    printed, made = board("neutral"), []
    for space in PROPERTIES:
        card = printed.squares[space]
        owner, level = owners.get(space), (levels or {}).get(space, 0)
        family = printed.families[card.group]
        own = sum(owners.get(each) == owner for each in family)
        whole = owner is not None and own == len(family)
        rent = card.rents[level if card.kind == PLACE else own - 1]
        if card.kind == PLACE and whole and not level and not mortgaged & set(family):
            rent *= 2
        made.append(
            PlotView(
                space=space,
                kind=card.kind,
                group=card.group,
                price=card.price,
                rent=0 if owner is None or space in mortgaged else rent,
                mortgage=card.mortgage,
                interest=-(-card.mortgage // 10),
                shop=card.shop,
                owner=owner,
                level=level,
                mortgaged=space in mortgaged,
                monopoly=whole,
            )
        )
    return tuple(made)


def early() -> ClassicView:
    """Three players, four properties, one about to be bought; a rent to be claimed."""
    seats = (
        SeatView(0, 2_440, 2_440, 24, 2_500, properties=1, moved=200, awake=True),
        SeatView(1, 2_140, 2_140, 14, 2_500, properties=2),
        SeatView(2, 2_308, 2_308, 19, 2_508, properties=1),
    )
    owned = plots({6: 0, 14: 1, 15: 1, 19: 2})
    trail = tuple(range(16, 25))
    return ClassicView(
        *(None, "neutral", seats, owned, "buy", 0, 9, 3),
        dice=(3, 5),
        speed=5,
        lot=24,
        trail=trail,
        legs=((16, 17, 18, 19), tuple(range(19, 25))),
        shops=32,
        towers=12,
        leap=12,
        chest=16,
        claims=(ClaimView(1, 2, 0, 16, 19),),
    )


def start() -> ClassicView:
    """Six players on GO before the first throw."""
    seats = tuple(SeatView(seat, 2_500, 2_500, 0, 2_500) for seat in range(6))
    throws = ((0, 3, 4), (1, 6, 2), (2, 1, 1), (3, 5, 3), (4, 2, 2), (5, 6, 1), (1, 2, 4), (3, 6, 5))
    view = ClassicView(None, "edition", seats, plots({}), "roll", 3, 1, 1, throws=throws)
    return replace(view, shops=32, towers=12, leap=16, chest=16)


def crowded() -> ClassicView:
    """Six players, one of them out, every property owned, most of them built upon, some mortgaged."""
    holders = {"brown": 0, "sky": 1, "pink": 2, "orange": 4, "red": 5, "yellow": 0, "green": 1, "blue": 2}
    owners = {space: holders.get(square.group, 4) for space, square in _squares()}
    owners |= {5: 0, 15: 1, 25: 4, 35: 5, 12: 2, 28: 2}
    levels = {1: 4, 3: 5, 6: 2, 8: 3, 9: 3, 11: 1, 13: 1, 14: 2, 16: 5, 18: 5, 19: 5, 21: 4, 23: 4, 24: 4, 37: 5, 39: 4}
    owned = plots(owners, levels, frozenset({26, 27, 35, 32}))
    cash, spaces = (1_337, 25, 12_043, 0, 370, 4), (0, 10, 0, 33, 27, 27)
    seats = tuple(
        SeatView(
            seat=seat,
            cash=cash[seat],
            available=cash[seat],
            space=spaces[seat],
            worth=cash[seat] + sum(each.price for each in owned if each.owner == seat),
            jailed=seat == 1,
            awake=seat != 3,
            solvent=seat != 3,
            properties=sum(each.owner == seat for each in owned),
            cards=("card-jail-1",) if seat == 2 else (),
            moved=(0, -50, 200, 0, 0, -1_275)[seat],
        )
        for seat in range(6)
    )
    return ClassicView(
        *(None, "edition", seats, owned, "end", 2, 104, 19),
        dice=(6, 5),
        speed=2,
        trail=(*range(28, 40), 0, 1),
        legs=((*range(28, 40), 0),),
        shops=3,
        towers=7,
        leap=4,
        chest=1,
        hours=2,
        fresh=(37, 39),
        deals=(TradeView(1, 0, 5, (26,), 100, (24, "card-jail-2"), 0), TradeView(2, 4, 1, (), 500, (6,), 0)),
    )


def _squares() -> list[tuple[int, Square]]:
    return [(space, board("neutral").squares[space]) for space in PROPERTIES]


def auction() -> ClassicView:
    """A property is auctioned: the second leads, two have passed."""
    return replace(early(), stage="auction", auction=AuctionView(24, 3, 245, 1, (0, 1, 2), (0,)), clock=3, claims=())


def shop_lot() -> ClassicView:
    """A shop is auctioned in a shortage."""
    lot = AuctionView(None, 4, 260, 5, (0, 4, 5), (0,), kind="shop")
    return replace(crowded(), stage="auction", auction=lot, clock=1, fresh=())


def debt() -> ClassicView:
    """The active player owes rent that cash does not cover."""
    owed = DebtView(5, 2, 1_500, 1_940, "rent", 37)
    return replace(crowded(), stage="debt", active=5, debt=owed, fresh=(), deals=())


def each_one() -> ClassicView:
    """The active player owes the same to everybody."""
    owed = DebtView(5, None, 200, 1_940, "card", None, (0, 1, 2, 4))
    return replace(crowded(), stage="debt", active=5, debt=owed, fresh=())


def bus() -> ClassicView:
    """The Bus was thrown: three ways."""
    ways = (WayView("first", 3, 22), WayView("second", 5, 24), WayView("sum", 8, 27))
    seats = tuple(replace(each, space=19) if each.seat == 0 else each for each in early().seats)
    return replace(early(), stage="bus", lot=None, seats=seats, speed=4, ways=ways, trail=(19,), legs=(), claims=())


def triple() -> ClassicView:
    """A triple was thrown."""
    return replace(bus(), stage="triple", ways=(), dice=(2, 2), speed=2)


def contest() -> ClassicView:
    """Three shops are left, two want them, one has not answered."""
    orders = (OrderView(5, "red", (5, 5, 5)), OrderView(0, "brown", (5, 5)))
    return replace(crowded(), stage="contest", contest=ContestView("shop", orders, (4, 2)), fresh=())


def inherit() -> ClassicView:
    """A bankrupt's deeds are taken over."""
    return replace(crowded(), stage="inherit", active=1, inherit=InheritView(1, (26, 27)), fresh=(26, 27), deals=())


def card() -> ClassicView:
    """A card has been drawn; many rents may be claimed."""
    claims = tuple(ClaimView(number, number, 0, 26 * number, 20 + number) for number in (1, 2, 4))
    view = replace(crowded(), active=0, drawn=12, card="lf12", fresh=(), claims=claims, legs=((36, 35, 34, 33),))
    return replace(view, trail=(36, 35, 34, 33), board="neutral")


def over() -> ClassicView:
    """The final count."""
    lines = tuple(
        CountLine(seat, 12_043 - 2_000 * rank, 2_140, 1_750 * (rank < 4), 15_933 - 2_000 * rank, rank)
        for rank, seat in enumerate((2, 0, 5, 4, 1, 3), 1)
    )
    return replace(crowded(), stage="over", over=True, count=lines, fresh=(), deals=(), trail=(), legs=())


def packed(stage: str = "roll") -> ClassicView:
    """As much as can be seen: towers and shops on every place, every property owned, six players, open things."""
    owners = {space: number % 6 for number, space in enumerate(PROPERTIES)}
    levels = {
        space: (4, TOWER, 3, 2)[number % 4] for number, (space, square) in enumerate(_squares()) if square.kind == PLACE
    }
    seats = tuple(replace(each, solvent=True, moved=-1_275 if each.seat % 2 else 1_275) for each in crowded().seats)
    claims = tuple(ClaimView(number, number, 0, 1_275, 20 + number) for number in (1, 2, 4))
    view = replace(
        crowded(), seats=seats, plots=plots(owners, levels), claims=claims, stage=stage, fresh=(1, 16, 24, 39)
    )
    if stage == "auction":
        return replace(view, lot=37, auction=AuctionView(37, 3, 1_245, 1, tuple(range(6)), (0, 2, 3, 4)))
    if stage == "debt":
        return replace(view, debt=debt().debt)
    if stage == "over":
        return replace(view, count=over().count)
    return view


def deed() -> ClassicView:
    """A place with two shops."""
    return replace(crowded(), lot=6, stage="end")


def faction() -> ClassicView:
    """A Faction of four."""
    return replace(crowded(), lot=25, plots=plots({5: 4, 15: 4, 25: 4, 35: 0}))


def machine() -> ClassicView:
    """A Machine that nobody owns."""
    return replace(early(), lot=12)


def counted() -> ClassicView:
    """The end, with everybody's worth by turn."""
    course = tuple(
        tuple(
            max(0, 2_500 + turn * (seat - 2) * 60 + (turn * (seat + 3) * 37) % 700) * (seat != 3 or turn < 30)
            for seat in range(6)
        )
        for turn in range(60)
    )
    return replace(over(), course=course, stride=2)


def traded() -> ClassicView:
    """A trade of a mortgaged property, a built one's neighbour, a jail card and cash."""
    deal = TradeView(1, 5, 0, (35, "card-jail-2"), 120, (26, 5, 29), 0)
    return replace(crowded(), deals=(deal,), clock=3)


def claimed() -> ClassicView:
    """A rent of four figures is to be claimed."""
    return replace(crowded(), claims=(ClaimView(1, 2, 5, 1_500, 37),))


def decided() -> ClassicView:
    """Four players, the active one to build after a walk past GO; another is in jail."""
    view = crowded()
    seats = tuple(replace(each, solvent=True) for each in view.seats[:4])
    owners = {each.space: (each.owner or 0) % 4 for each in view.plots}
    levels = {each.space: each.level for each in view.plots}
    return replace(view, seats=seats, plots=plots(owners, levels, frozenset({26})), trail=view.legs[0], deals=())


BOARDS = (start(), early(), bus(), triple(), auction(), crowded(), card(), contest(), debt(), over())
"""Ten positions of the board."""
GOLDEN: dict[str, tuple[str, ClassicView, str, str]] = {
    "classic-start-dark-fr": ("classic", start(), "dark", "fr"),
    "classic-early-light-fr": ("classic", early(), "light", "fr"),
    "classic-bus-light-en": ("classic", replace(bus(), board=own_board()), "light", "en"),
    "classic-triple-dark-fr": ("classic", replace(triple(), board=own_board()), "dark", "fr"),
    "classic-auction-dark-fr": ("classic", auction(), "dark", "fr"),
    "classic-crowded-dark-fr": ("classic", crowded(), "dark", "fr"),
    "classic-contest-light-fr": ("classic", contest(), "light", "fr"),
    "classic-card-dark-en": ("classic", card(), "dark", "en"),
    "classic-debt-light-fr": ("classic", debt(), "light", "fr"),
    "classic-over-light-en": ("classic", over(), "light", "en"),
    "classic-turn-lot-light-fr": ("classic/turn", early(), "light", "fr"),
    "classic-turn-end-dark-fr": ("classic/turn", decided(), "dark", "fr"),
    "classic-turn-bus-dark-en": ("classic/turn", bus(), "dark", "en"),
    "classic-turn-debt-light-fr": ("classic/turn", debt(), "light", "fr"),
    "classic-turn-start-dark-fr": ("classic/turn", start(), "dark", "fr"),
    "classic-turn-card-light-en": ("classic/turn", card(), "light", "en"),
    "classic-deed-light-fr": ("classic/deed", deed(), "light", "fr"),
    "classic-faction-dark-en": ("classic/deed", faction(), "dark", "en"),
    "classic-machine-light-fr": ("classic/deed", machine(), "light", "fr"),
    "classic-lot-dark-fr": ("classic/auction", auction(), "dark", "fr"),
    "classic-shop-light-en": ("classic/auction", shop_lot(), "light", "en"),
    "classic-claim-dark-fr": ("classic/claim", claimed(), "dark", "fr"),
    "classic-trade-light-fr": ("classic/deal", traded(), "light", "fr"),
    "classic-count-dark-fr": ("classic/count", counted(), "dark", "fr"),
    "classic-chart-light-en": ("classic/chart", counted(), "light", "en"),
}
"""Golden pictures by name: key, view, theme, language."""
