"""What the parts of the table's picture draw with."""

from bot.games.deal.view import DealView, SeatView
from bot.i18n.translator import Translator
from rendering.canvas import Canvas
from rendering.deal.colours import PAPERS
from rendering.players import Players, drawable_name
from rendering.symbols import token
from rendering.theme import Colour, Theme

WIDTH, MARGIN, GAP = 1000, 16, 10
FEW = 5
"""Up to so many players have large tiles."""


class DealDrawContext:
    """Canvas, view, theme, words, and the people with their signs and their names as they can be shown."""

    def __init__(self, canvas: Canvas, view: DealView, theme: Theme, words: Translator, people: Players) -> None:
        self.canvas, self.view, self.theme, self.words, self.people = canvas, view, theme, words, people
        self.paper = PAPERS[theme.key]
        self.names = tuple(drawable_name(people, each.seat, words) for each in view.seats)

    def say(self, key: str, **values: object) -> str:
        """A sentence of Deal's pictures."""
        return self.words.say(f"picture-deal-{key}", **values)

    def cash(self, amount: int) -> str:
        """An amount of Deal's money."""
        return self.words.cash("deal", amount)

    def token(self, seat: int, centre: tuple[int, int], size: int, rim: Colour) -> None:
        """A seat's token."""
        token(self.canvas, self.people.sign(seat), centre, size, rim)


def large(view: DealView) -> bool:
    """Whether so few play that everything is drawn large."""
    return len(view.seats) <= FEW


def placed(view: DealView) -> list[SeatView]:
    """The seats from top to bottom: in the order of turns, at the end by rank."""
    by_seat = {each.seat: each for each in view.seats}
    order = [seat for seat in view.order if seat in by_seat]
    order += [seat for seat in by_seat if seat not in order]
    if view.ranks:
        order.sort(key=lambda seat: view.ranks[seat])
    return [by_seat[seat] for seat in order]


def winner(view: DealView) -> int:
    """The seat that won; the active one while ranks are unknown."""
    return view.ranks.index(min(view.ranks)) if view.ranks else view.active
