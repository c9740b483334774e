"""What the parts of the table's picture draw with."""

from PIL import Image

from bot.games.deal.view import DealView, SeatView
from rendering.cache import kept
from rendering.canvas import quarters_mask
from rendering.deal.colours import PAPERS, Paper, felt
from rendering.draw_context import DrawContext, Point

WIDTH, MARGIN, GAP = 1000, 16, 8


class DealDrawContext(DrawContext):
    """A drawing of Deal's table, with what cards are made of."""

    game = "deal"
    view: DealView

    @property
    def paper(self) -> Paper:
        """What cards are made of in this theme."""
        return PAPERS[self.theme.key]

    def cloth(self, size: Point, round_: int) -> None:
        """A canvas that is all cloth but for its round corners."""
        canvas, (wide, high) = self.blank(size, felt(self.theme)), size
        for mask, (x, y) in zip(outside(round_), ((0, 0), (1, 0), (0, 1), (1, 1)), strict=True):
            canvas.stamp(mask, (x * (wide - round_), y * (high - round_)), self.theme.ground)


@kept
def outside(round_: int) -> tuple[Image.Image, ...]:
    """What round corners leave free, of each of the four."""
    return tuple(mask.point([255 - value for value in range(256)]) for mask in quarters_mask(round_))


def placed(view: DealView) -> list[SeatView]:
    """The seats from top to bottom: in the order of turns, at the end by rank."""
    by_seat = {each.seat: each for each in view.seats}
    order = [seat for seat in view.order if seat in by_seat]
    order += [seat for seat in by_seat if seat not in order]
    if view.ranks:
        order.sort(key=lambda seat: view.ranks[seat])
    return [by_seat[seat] for seat in order]


def moving(view: DealView, each: SeatView) -> bool:
    """Whether it is for a player to play or to give back cards; not while answers of others are awaited."""
    return view.stage in ("play", "discard") and not view.stopped and each.seat == view.active


def lead(view: DealView) -> SeatView:
    """Whoever is to play; at the end the winner."""
    over = view.stage == "over" and view.ranks
    seat = view.ranks.index(min(view.ranks)) if over else view.active
    return next(each for each in view.seats if each.seat == seat)
