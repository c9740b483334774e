"""A table of any game: its view, whose turn it is, and the view's numbers in words."""

from functools import cached_property
from typing import Any

from bot.games import GAMES
from bot.i18n import view_numbers
from bot.kit.contract import CLOCK, Seat, Wait
from bot.kit.events.turns import TurnBegan
from bot.kit.fields import union_members
from bot.kit.verbs.turns import Leave
from bot.present.panel_context import ViewContext
from bot.present.panel_model import PictureRequest


class DefaultContext(ViewContext[Any], frozen=True, dict=True):
    """A table of any game as one pair of eyes sees it."""

    ENDING = GRAVE = (Leave.__name__,)

    @property
    def decisions(self) -> list[Wait]:
        """The decisions that wait for somebody, not only for a clock."""
        return [wait for wait in self.waits if any(seat != CLOCK for seat in wait.seats)]

    @property
    def active(self) -> Seat | None:
        """Whose turn it is: as the view says, else whoever is awaited first."""
        named = view_numbers.active_seat(self.view)
        return next((wait.seats[0] for wait in self.decisions), None) if named is None else named

    @property
    def turn(self) -> int:
        """The number of the turn: as the view says, else that of the decision awaited first."""
        known = getattr(self.view, "turn", None)
        if isinstance(known, int):
            return known
        number = self.decisions[0].id.rpartition("-")[2] if self.decisions else ""
        return int(number) if number.isdecimal() else 0

    @property
    def tells_turns(self) -> bool:
        """Whether the game tells when a turn begins (`TurnBegan`)."""
        return TurnBegan in union_members(GAMES[self.game].event)

    @cached_property
    def numbers(self) -> list[str]:
        """Each seat's public numbers in one line, empty for none."""
        said = view_numbers.of_seats(self.words, self.game, self.view, len(self.names))
        return [view_numbers.line(self.words, each) for each in said]

    def asked(self, wait: Wait) -> str:
        """What a decision asks, of whom."""
        return self.words.wait(self.game, wait.id, self.names, wait.seats)

    def board(self) -> PictureRequest:
        """The table as it is now."""
        return self.order(self.game, self.view)
