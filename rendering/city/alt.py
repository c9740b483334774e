"""What City's pictures say to those who cannot see them: everything needed to play, within the limit."""

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from bot.games.city.data import DISTRICTS, PERMISSIONS
from bot.games.city.trade_preview import effects
from bot.games.city.view import CityView, CountLine, PlotView, SeatView
from bot.kit.fields import WORD
from rendering.city import chance
from rendering.city import turn as close
from rendering.city.card import standing
from rendering.city.center_card import lit
from rendering.city.deed import arithmetic, blocks, card_of, lot_of
from rendering.close_alt import CloseAltText
from rendering.image import fit_alt_text, shortened

PIECES, RENTS, BLOCKS, NAMED, COUNTED = range(5)
"""How much is said of each district, from all to the least; the first that fits is taken."""


class CityAltText(CloseAltText):
    """The sentences of City."""

    game = "city"
    view: CityView
    listed = "districts"

    def counted(self, line: CountLine, *, rents: bool) -> str:
        """A player's line of the count."""
        each = [f"{self.space(space)} {self.cash(rent)}" for space, rent in line.districts]
        shown = each if rents and each else [self.cash(line.total - line.cash)]
        sums = {"total": self.cash(line.total), "cash": self.cash(line.cash), "rents": ", ".join(shown)}
        return self.alt("count", rank=line.rank, seat=self.person(line.seat), **sums)

    def stands(self, lot: PlotView) -> str:
        """What stands on a district."""
        names = self.pieces(lot)
        return self.alt("stands", blocks=blocks(lot, self.words), pieces=self.words.list(names), count=len(names))

    def pieces(self, lot: PlotView) -> list[str]:
        """The names of what stands on a district besides blocks."""
        return [self.words.value("city", WORD, kind) for kind in standing(lot)]

    def now(self) -> Iterator[str]:
        """What the table waits for."""
        view = self.view
        if view.stage == "over":
            yield self.alt("over")
            for line in sorted(view.count, key=lambda each: each.rank):
                yield self.alt("rank", rank=line.rank, seat=self.person(line.seat), total=self.cash(line.total))
            return
        yield self.alt("turn", seat=self.person(view.active), stage=view.stage, round=view.round)
        yield from self.dice()
        if view.lot is not None and view.lot in DISTRICTS:
            yield self.lot(lot_of(view))
        if view.auction is not None:
            yield from self.bids(view.auction)
        if view.stage == "build" and view.unit.permit >= 0:
            yield self.alt("permit", permit=view.unit.permit, left=view.unit.left)
        if view.debt is not None:
            yield self.debt(view.debt)
        yield from self.bill()
        yield from self.choice()
        yield from self.open_trades()
        yield from (self.alt("dodge", seat=self.person(each.seat)) for each in view.seats if each.dodge)
        if view.hour.rounds_left is not None:
            yield self.say("rounds-left", count=view.hour.rounds_left) + "."

    def bill(self) -> Iterator[str]:
        """A payment with its sum."""
        view, bill = self.view, self.view.bill
        if bill is not None:
            yield self.debt(bill)
            plot = next((each for each in view.plots if each.space == bill.space), None)
            if plot is not None:
                paid = replace(plot, rent=bill.amount, mortgage=0)
                yield arithmetic(paid, self.words, view.plots, view.board) + "."

    def choice(self) -> Iterator[str]:
        """A permission, where train and taxi go, a card."""
        view, here = self.view, self.view.seats[self.view.active].space
        if view.stage == "permission" and here in PERMISSIONS:
            pieces = self.words.list(self.words.value("city", WORD, kind) for kind in PERMISSIONS[here])
            yield self.alt("permission", pieces=pieces)
        elif view.stage in ("trip", "taxi"):
            yield self.alt("ways", spaces=self.words.list(map(self.space, lit(view))))
        elif view.card:
            yield self.alt("card", card=chance.name(view.card, self.words))

    def lot(self, lot: PlotView) -> str:
        """The district in question."""
        return self.alt(
            "lot-free" if lot.owner is None else "lot",
            space=self.space(lot.space),
            group=self.group(lot.group),
            price=self.cash(lot.price),
            rent=self.cash(lot.rent),
            owner="" if lot.owner is None else self.person(lot.owner),
            blocks=lot.residential + lot.industrial,
        )

    def seat(self, each: SeatView, detail: int) -> str:
        """A player: cash, place, districts."""
        return self.owner(each, None if detail == COUNTED else partial(self.district, detail=detail))

    def district(self, plot: PlotView, detail: int) -> str:
        """A district within a list: name, blocks of both kinds, rent."""
        name = self.space(plot.space)
        if detail == NAMED:
            return name
        if plot.residential or plot.industrial:
            name += f" {plot.residential}+{plot.industrial}"
        if detail == PIECES:
            name += "".join(f", {piece}" for piece in self.pieces(plot))
        if plot.mortgage:
            return f"{name} {self.alt('mortgaged')}"
        return f"{name} {self.cash(plot.rent)}" if detail <= RENTS else name


def board(t: CityAltText) -> str:
    """The board in sentences: what is awaited, then each player and their properties."""
    return t.detailed(t.now(), t.seat, (PIECES, RENTS, BLOCKS, NAMED, COUNTED))


def turn(t: CityAltText) -> str:
    """The close view in sentences: what is awaited, the spaces shown, then each player and their groups."""
    return t.close(t.now(), close.shown(t.view))


def auction(t: CityAltText) -> str:
    """The auction in sentences."""
    lot, auction = lot_of(t.view), t.view.auction
    bids = t.bids(auction) if auction is not None else ()
    return shortened([t.lot(lot), t.stands(lot), *bids, t.alt("clock", left=t.view.clock)])


def deed(t: CityAltText) -> str:
    """A deed in sentences."""
    view, lot, printed = t.view, lot_of(t.view), card_of(t.view)
    ladder = ", ".join(f"{count}: {t.cash(amount)}" for count, amount in enumerate(printed.rents))
    prices = {kind: t.cash(getattr(printed, kind)) for kind in ("residential", "industrial", "skyscraper")}
    rent = arithmetic(lot, t.words, view.plots, view.board) + "."
    return shortened([t.lot(lot), t.alt("ladder", ladder=ladder), t.alt("prices", **prices), t.stands(lot), rent])


def deal(t: CityAltText) -> str:
    """An open deal in sentences: who gives what, what becomes of the rents and groups."""
    traded = {item for each in t.view.deals[:1] for item in (*each.give, *each.take)}
    said = t.trade(lambda deal: effects(t.view, deal), unchanged=True)
    stands = [f"{t.space(plot.space)}, {t.stands(plot)}" for plot in t.view.plots if plot.space in traded]
    return fit_alt_text((" ".join([said, *stands]), said))


def card(t: CityAltText) -> str:
    """A Chance card: its title and its sentence."""
    card = t.view.card
    return shortened([t.alt("card", card=chance.name(card, t.words)), chance.sentence(card, t.words)])


def count(t: CityAltText) -> str:
    """The final count: rank, total, cash and each rent; without the rents where they are too many."""
    lines = sorted(t.view.count, key=lambda each: each.rank)
    return fit_alt_text(
        " ".join([t.alt("over"), *(t.counted(line, rents=rents) for line in lines)]) for rents in (True, False)
    )
