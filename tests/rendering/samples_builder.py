"""Positions of Builder for pictures, made by hand, and which of them have golden pictures."""

from typing import Any

from msgspec.structs import replace

from bot.games.builder import data
from bot.games.builder.build import affordable
from bot.games.builder.view import (
    AuctionView,
    BuilderView,
    ClaimView,
    CountLine,
    DeedView,
    ScoreView,
    SeatView,
    SiteView,
    TradeView,
)
from bot.kit.mechanics.debt import DebtView

OWNERS = {1: 0, 3: 0, 5: 1, 9: 2, 11: 2, 13: 3, 15: 0, 17: 1, 21: 3, 23: 3, 25: 0, 29: 2}
MORTGAGED = (5, 17)
BUILT = (
    {"a2": 1, "a3": 2, "b3": 4, "b2": 1, "e5": 3},
    {"b5": 3, "b6": 1, "c6": 2, "d1": 1, "e2": 4},
    {"c1": 2, "d2": 4, "d3": 1, "d5": 1, "e3": 2},
    {"a5": 1, "c5": 3, "d6": 2, "e4": 1},
)
TOWERS = {site: (seat, floors) for seat, built in enumerate(BUILT) for site, floors in built.items()}
SCORES = (ScoreView(21, 2, 0, 5, 4), ScoreView(21, 0, 3, 0, 3), ScoreView(18, 3, 0, 0, 3), ScoreView(11, 4, 0, 0, 1))
CHIPS = ((3, 1, 0, 2), (0, 5, 2, 1), (2, 0, 6, 1), (1, 1, 1, 3))
CASH = (340, 1250, 85, 615)
BLOCKS = (4, 5, 2, 5)


def deeds(owners: dict[int, int], mortgaged: tuple[int, ...] = ()) -> tuple[DeedView, ...]:
    """The 16 deeds with their rents."""
    found = []
    for space, title in data.TITLES.items():
        owner = owners.get(space)
        whole = owner is not None and all(owners.get(each) == owner for each in data.GROUPS[title.group])
        rent = 0 if space in mortgaged else title.rent * (2 if whole else 1)
        chip = data.CHIPS[title.chip]
        found.append(
            DeedView(
                space, title.group, title.price, rent, title.number, chip, owner, space in mortgaged, complete=whole
            )
        )
    return tuple(found)


def sites(towers: dict[str, tuple[int, int]], penthouse: str = "") -> tuple[SiteView, ...]:
    """The 24 foundations."""
    bare = SiteView("")
    found = [(word, towers.get(word, (bare.owner, bare.floors))) for word in data.SITES]
    return tuple(SiteView(word, owner, floors, word == penthouse) for word, (owner, floors) in found)


def seats(count: int, **changes: Any) -> tuple[SeatView, ...]:
    """Players in the middle of a game."""
    places = (9, 22, 8, 17)
    return tuple(
        SeatView(seat, CASH[seat], places[seat], CHIPS[seat], data.CHIPS[seat], BLOCKS[seat], SCORES[seat], **changes)
        for seat in range(count)
    )


def start(count: int = 2) -> BuilderView:
    """The first turn: everybody on GO with four chips of the own type."""
    begun = tuple(
        SeatView(seat, 900, 0, tuple(4 * (kind == seat) for kind in range(4)), data.CHIPS[seat], 12, ScoreView())
        for seat in range(count)
    )
    return BuilderView(None, begun, deeds({}), sites({}), "roll", 0, 1, 1, (16, 16, 20, 20), pile=20, stall=15)


def midway() -> BuilderView:
    """Four players in the middle: a throw of 5 has brought chips, a floor stands, chips lie about."""
    players = list(seats(4))
    players[2] = replace(players[2], made=(2, 0, 0, 0), jailed=True, failures=1, cards=("card-jail-1",))
    players[1] = replace(players[1], made=(0, 2, 0, 0))
    players[0] = replace(players[0], moved=-140)
    players[3] = replace(players[3], moved=200)
    return BuilderView(
        me=None,
        seats=tuple(players),
        deeds=deeds(OWNERS, MORTGAGED),
        sites=sites(TOWERS),
        stage="manage",
        active=0,
        turn=43,
        round=11,
        bank=(14, 13, 11, 13),
        lying=((4, (0, 2, 0, 1)), (19, (1, 0, 0, 0))),
        dice=(2, 3),
        trail=(4, 5, 6, 7, 8, 9),
        fresh=(9,),
        raised=("a3",),
        pile=12,
        stall=15,
    )


def quiet(stage: str = "roll", **changes: Any) -> BuilderView:
    """Before a throw: nothing has happened yet."""
    shown = replace(midway(), seats=seats(4), dice=None, trail=(), fresh=(), raised=(), stage=stage)
    return replace(shown, **changes)


def buying(space: int = 19) -> BuilderView:
    """A property may be bought."""
    players = (*seats(4)[:3], replace(seats(4)[3], space=space))
    trail = tuple([(space - 10 + step) % 32 for step in range(11)])
    return quiet("buy", seats=players, lot=space, dice=(6, 4), active=3, trail=trail)


def auction(leader: int | None = 1) -> BuilderView:
    """An auction is running."""
    high = 0 if leader is None else 235
    sale = AuctionView(27, 99, high, leader, high + 5 if high else 10, passed=() if leader is None else (2, 3))
    return quiet("auction", lot=27, auction=sale, clock=3, active=3, fresh=())


def renting(count: int = 1) -> BuilderView:
    """Rents may be asked for."""
    asked = (ClaimView(7, 2, 0, 175, 29), ClaimView(8, 3, 0, 220, 21, late=True))[:count]
    return quiet("roll", claims=asked, waiting=True, active=1)


def indebted(creditor: int | None = 3) -> BuilderView:
    """Somebody cannot pay."""
    return quiet("manage", debt=DebtView(2, creditor, 240, 172, "rent", 23), dice=(5, 1))


def dropping() -> BuilderView:
    """Chips over six are to be left; everybody stands together, and chips lie at the corner."""
    return quiet(
        "drop",
        surplus=3,
        active=2,
        lying=((16, (3, 2, 1, 4)), (6, (1, 2, 3, 4)), (26, (0, 1, 2, 0))),
        seats=tuple(replace(each, space=16 if each.seat else 26) for each in seats(4)),
    )


def drawn(card: str = "card-inspection") -> BuilderView:
    """A Chance card has been drawn."""
    return replace(midway(), card=card, stage="manage")


def six() -> BuilderView:
    """A 6 brings everybody chips."""
    made = tuple(replace(each, made=tuple(2 * (kind == each.seat) for kind in range(4))) for each in seats(4))
    return replace(midway(), seats=made, dice=(3, 3), again=True, doubles=1)


def over() -> BuilderView:
    """The penthouse stands; one player is bankrupt."""
    scores = (ScoreView(27, 2, 0, 5, 4), *SCORES[1:])
    ended = list(seats(4))
    ended[2] = replace(ended[2], status="bankrupt", cash=0, chips=(0, 0, 0, 0))
    ended = [replace(each, score=scores[each.seat]) for each in ended]
    view = quiet("over", seats=tuple(ended), sites=sites(TOWERS, "b3"), raised=("b3",), why="penthouse")
    ranks = {0: 1, 1: 2, 2: 3, 3: 4}
    count = []
    for seat in sorted(ranks, key=ranks.__getitem__):
        built = tuple(
            (each.site, data.WORTH[5 if each.penthouse else each.floors]) for each in view.sites if each.owner == seat
        )
        whole = tuple(
            group
            for group, spaces in data.GROUPS.items()
            if all(next(d.owner for d in view.deeds if d.space == space) == seat for space in spaces)
        )
        count.append(CountLine(seat, scores[seat], ended[seat].cash, ranks[seat], built, whole, ended[seat].status))
    points = tuple(tuple(round(scores[seat].total * turn / 25) for seat in range(4)) for turn in range(1, 25))
    return replace(view, count=tuple(count), course=points, stride=2)


def packed(stage: str = "manage") -> BuilderView:
    """The fullest board: every deed owned, every foundation built upon, chips everywhere, everything has just changed."""
    owners = {space: (number * 3 + number // 4) % 4 for number, space in enumerate(data.TITLES)}
    towers = {site: ((number + number // 6) % 4, number * 5 % 4 + 1) for number, site in enumerate(data.SITES)}
    players = tuple(
        replace(
            each,
            cash=1285 - each.seat * 35,
            chips=(11, 4, 10, 3),
            made=(2, 0, 0, 0) if each.seat % 2 else (0, 2, 0, 0),
            moved=-175 if each.seat % 2 else 240,
            cards=("card-jail-1", "card-jail-2") if each.seat == 1 else (),
            score=ScoreView(44, 5, 3, 5, 4),
            jailed=each.seat == 1,
        )
        for each in seats(4)
    )
    lying = ((2, (1, 2, 3, 4)), (13, (0, 1, 0, 3)), (20, (1, 0, 1, 0)), (30, (0, 2, 0, 0)))
    view = replace(midway(), seats=players, deeds=deeds(owners, (1, 5, 17, 25)), sites=sites(towers), stage=stage)
    return replace(view, lying=lying, trail=tuple(range(9, 22)), fresh=(9, 15), raised=("b3", "e5"), card="")


def looking(site: str = "a4", me: int = 0) -> BuilderView:
    """Somebody chooses where to build."""
    view = replace(midway(), me=me, active=me, site=site, raised=())
    return replace(view, places=tuple([each.site for each in view.sites if _open(view.seats[me], each)]))


def _open(me: SeatView, site: SiteView) -> bool:
    """Whether a player's chips and blocks suffice for the next floor on a foundation."""
    mine = site.owner in (None, me.seat) and site.floors < data.FLOORS
    return mine and me.blocks > 0 and affordable(site.floors + 1, me.chips)


def paying() -> BuilderView:
    """Of two chips of choice one is named."""
    return replace(looking("b1"), paying=(0, 0, 0, 1))


def rich() -> BuilderView:
    """The penthouse could be placed."""
    view = looking("b3")
    seats = (replace(view.seats[0], chips=(3, 1, 2, 2)), *view.seats[1:])
    return replace(view, seats=seats, deeds=deeds({**OWNERS, 27: 0}), places=("b3",))


def traded() -> BuilderView:
    """Three deeds, one of them mortgaged, chips and a card for a deed, chips and cash: one colour whole, one broken."""
    give, take = (1, 15, 25, "truck-1", "truck-2", "truck-3", "boat-1"), (5, "crane-1", "crane-2", "card-jail-1")
    return replace(
        midway(), deeds=deeds({**OWNERS, 7: 0}, (5, 15)), deals=(TradeView(9, 0, 1, give, 0, take, 120),), clock=2
    )


def offered() -> BuilderView:
    """A set that becomes whole for cash alone, in the last seconds."""
    return replace(midway(), deals=(TradeView(4, 3, 0, (13,), 0, (), 250),), clock=0)


BOARDS: dict[str, BuilderView] = {
    "packed": packed(),
    "start": start(),
    "midway": midway(),
    "roll": quiet(),
    "buy": buying(),
    "auction": auction(),
    "claim": renting(),
    "claims": renting(2),
    "debt": indebted(),
    "drop": dropping(),
    "card": drawn(),
    "six": six(),
    "over": over(),
}
NAMES = ("Amélie", "Jean-Baptiste de la Rochefoucauld", "Bob", "Zoé 🎲")
LONG_NAMES = ("Maximiliane von Hohenstein",) * 4

GOLDEN: dict[str, tuple[str, BuilderView, str, str]] = {
    "builder-start-light-fr": ("builder", start(), "light", "fr"),
    "builder-midway-light-fr": ("builder", midway(), "light", "fr"),
    "builder-packed-dark-en": ("builder", packed(), "dark", "en"),
    "builder-buy-dark-fr": ("builder", buying(), "dark", "fr"),
    "builder-auction-light-en": ("builder", auction(), "light", "en"),
    "builder-card-light-fr": ("builder", drawn(), "light", "fr"),
    "builder-over-light-en": ("builder", over(), "light", "en"),
    "builder-turn-roll-dark-fr": ("builder/turn", quiet(), "dark", "fr"),
    "builder-turn-buy-light-fr": ("builder/turn", buying(), "light", "fr"),
    "builder-turn-claims-dark-en": ("builder/turn", renting(2), "dark", "en"),
    "builder-turn-debt-light-en": ("builder/turn", indebted(), "light", "en"),
    "builder-turn-drop-light-fr": ("builder/turn", dropping(), "light", "fr"),
    "builder-turn-packed-dark-en": ("builder/turn", packed(), "dark", "en"),
    "builder-turn-over-dark-fr": ("builder/turn", over(), "dark", "fr"),
    "builder-island-dark-fr": ("builder/island", midway(), "dark", "fr"),
    "builder-site-dark-en": ("builder/site", looking("e2", 1), "dark", "en"),
    "builder-paying-light-fr": ("builder/site", paying(), "light", "fr"),
    "builder-where-dark-fr": ("builder/site", looking(""), "dark", "fr"),
    "builder-penthouse-light-en": ("builder/site", rich(), "light", "en"),
    "builder-mine-light-fr": ("builder/mine", looking(), "light", "fr"),
    "builder-trade-light-fr": ("builder/deal", traded(), "light", "fr"),
    "builder-deed-dark-en": ("builder/deed", buying(3), "dark", "en"),
    "builder-deed-mortgaged-light-fr": ("builder/deed", buying(5), "light", "fr"),
    "builder-lot-light-fr": ("builder/auction", auction(), "light", "fr"),
    "builder-lot-dark-en": ("builder/auction", replace(auction(None), clock=0), "dark", "en"),
    "builder-bonus-light-fr": ("builder/bonus", midway(), "light", "fr"),
    "builder-count-light-fr": ("builder/count", over(), "light", "fr"),
    "builder-chart-dark-fr": ("builder/chart", over(), "dark", "fr"),
}
