"""What the classic game's pictures say to those who cannot see them: everything needed to play, within the limit."""

from collections.abc import Iterator
from functools import partial

from bot.games.classic import data
from bot.games.classic.view import ClassicView, PlotView, SeatView
from bot.kit.fields import WORD
from rendering.classic import cards, deed
from rendering.classic import turn as close
from rendering.classic.draw_context import GAME
from rendering.classic.trade import sides
from rendering.close_alt import CloseAltText
from rendering.image import shortened

RENTS, LEVELS, NAMED, COUNTED = range(4)
"""How much is said of each property, from all to the least; the first that fits is taken."""


class ClassicAltText(CloseAltText):
    """The sentences of the classic game."""

    game = GAME
    view: ClassicView
    listed = "properties"

    def now(self) -> Iterator[str]:
        """What the table waits for, the dice, and what is at stake."""
        view = self.view
        stage = "again" if view.stage == "roll" and view.again else view.stage
        yield self.alt("turn", seat=self.person(view.active), stage=stage, round=view.round)
        yield from self.dice()
        if view.speed:
            yield self.alt("speed", face=data.SPEED[view.speed])
        if view.ways:
            yield self.alt("ways", spaces=self.words.list(self.space(way.space) for way in view.ways))
        yield from self.stake()
        yield from self.claims()
        yield from self.open_trades()
        if view.card:
            yield self.alt("card", card=cards.title(view.card, self.words))
        yield self.alt("stock", shops=view.shops, towers=view.towers)

    def stake(self) -> Iterator[str]:
        """A debt, an auction, a shortage, or the property in question."""
        view, debt, contest = self.view, self.view.debt, self.view.contest
        if debt is not None:
            facts = {"raisable": self.cash(debt.raisable)}
            if debt.shares:
                facts["whom"] = self.alt("each", names=self.persons(debt.shares))
            yield self.debt(debt, **facts)
        elif view.auction is not None:
            yield from self.auction()
        elif contest is not None:
            names = self.persons(order.seat for order in contest.orders)
            left = view.towers if contest.kind == data.TOWER_KIND else view.shops
            yield self.alt("contest", kind=contest.kind, left=left, names=names)
        elif view.lot is not None:
            yield self.lot(deed.lot_of(view))

    def auction(self) -> Iterator[str]:
        """The lot, the leading bid, who has passed."""
        running = self.view.auction
        if running is None or running.lot is not None:
            yield self.lot(deed.lot_of(self.view))
        else:
            yield self.say("lot", kind=running.kind) + "."
        yield from self.bids(running)

    def claims(self) -> Iterator[str]:
        """The rents that may be claimed."""
        for each in self.view.claims:
            names = {"owner": self.person(each.owner), "payer": self.person(each.payer)}
            yield self.alt("claim", amount=self.cash(each.amount), space=self.space(each.space), **names)

    def lot(self, lot: PlotView) -> str:
        """The property in question."""
        return self.alt(
            "lot",
            space=self.space(lot.space),
            group=self.group(lot.group),
            price=self.cash(lot.price),
            rent=self.say("times", times=lot.rent) if lot.kind == data.MACHINE else self.cash(lot.rent),
            owner="none" if lot.owner is None else self.person(lot.owner),
        )

    def seat(self, each: SeatView, detail: int) -> str:
        """A player: cash, place, properties."""
        return self.owner(each, None if detail == COUNTED else partial(self.owned, detail=detail))

    def group(self, group: str) -> str:
        """The name of a family."""
        return self.words.value(GAME, WORD, group)

    def owned(self, plot: PlotView, detail: int) -> str:
        """A property within a list: name, buildings, rent."""
        name = self.space(plot.space)
        if detail == NAMED:
            return name
        if plot.mortgaged:
            return f"{name} {self.alt('mortgaged')}"
        built = f" {self.alt('shops', level=plot.level)}" if plot.level else ""
        times = "×" if plot.kind == data.MACHINE else ""
        return name + built + (f" {times}{self.words.number(plot.rent)}" if detail == RENTS else "")


def board(t: ClassicAltText) -> str:
    """The board in sentences: what is awaited, then each player and their properties."""
    if t.view.stage == "over":
        return count(t)
    return t.detailed(t.now(), t.seat, (RENTS, LEVELS, NAMED, COUNTED))


def turn(t: ClassicAltText) -> str:
    """The close view in sentences: what is awaited, the spaces shown, then each player and their groups."""
    if t.view.stage == "over":
        return count(t)
    return t.close(t.now(), close.shown(t.view))


def auction(t: ClassicAltText) -> str:
    """The auction in sentences."""
    return shortened([*t.auction(), t.alt("clock", left=t.view.clock)])


def deed_(t: ClassicAltText) -> str:
    """A deed in sentences."""
    words, lot, square = t.words, deed.lot_of(t.view), deed.square_of(t.view)
    times = "×" if lot.kind == data.MACHINE else ""
    steps = deed.steps(lot, square)
    ladder = ", ".join(f"{deed.label(lot, each, words)} {times}{words.number(each.amount)}" for each in steps)
    said = [t.lot(lot), t.alt("ladder", ladder=ladder)]
    if lot.shop:
        said.append(t.alt("prices", shop=t.cash(lot.shop)))
    said.append(t.alt("mortgage", mortgage=t.cash(lot.mortgage), lift=t.cash(lot.mortgage + lot.interest)))
    return shortened([*said, deed.arithmetic(lot, square, words) + "."])


def claim(t: ClassicAltText) -> str:
    """The rents that may be claimed."""
    return shortened(t.claims()) or t.words.say("none")


def trade(t: ClassicAltText) -> str:
    """An open trade in sentences."""
    return t.trade(lambda deal: sides(t.view, deal))


def count(t: ClassicAltText) -> str:
    """The final count: rank, total and what it is made of."""
    said = [t.alt("over")]
    for line in sorted(t.view.count, key=lambda each: each.rank):
        sums = {key: t.cash(getattr(line, key)) for key in ("total", "cash", "properties", "buildings")}
        said.append(t.alt("count", rank=line.rank, seat=t.person(line.seat), **sums))
    return shortened(said)
