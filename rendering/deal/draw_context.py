"""What the parts of the table's picture draw with."""

from bot.games.deal.view import DealView, SeatView
from rendering.deal.colours import PAPERS, Paper
from rendering.draw_context import DrawContext

WIDTH, MARGIN, GAP = 1000, 16, 8


class DealDrawContext(DrawContext):
    """A drawing of Deal's table, with what cards are made of."""

    game = "deal"
    view: DealView

    @property
    def paper(self) -> Paper:
        """What cards are made of in this theme."""
        return PAPERS[self.theme.key]


def placed(view: DealView) -> list[SeatView]:
    """The seats from top to bottom: in the order of turns, at the end by rank."""
    by_seat = {each.seat: each for each in view.seats}
    order = [seat for seat in view.order if seat in by_seat]
    order += [seat for seat in by_seat if seat not in order]
    if view.ranks:
        order.sort(key=lambda seat: view.ranks[seat])
    return [by_seat[seat] for seat in order]


def lead(view: DealView) -> SeatView:
    """Whoever is to play; at the end the winner."""
    over = view.stage == "over" and view.ranks
    seat = view.ranks.index(min(view.ranks)) if over else view.active
    return next(each for each in view.seats if each.seat == seat)
