"""One position of a table of Knockout with what its panels need again and again: view, sides, what is awaited, pictures."""

from collections.abc import Sequence
from typing import ClassVar

from bot.games.knockout import scoring
from bot.games.knockout.data import COLOURS, TOKENS
from bot.games.knockout.state import BOARD
from bot.games.knockout.view import AwaitedView, KnockoutView, SideView, TokenView
from bot.kit.contract import Seat, Space, Value, Wait
from bot.kit.fields import WORD
from bot.present.control_id import PLAY
from bot.present.panel_context import ViewContext
from bot.present.panel_model import BAD, GOOD, PRIMARY

GAME = "knockout"
EDGES = {"red": 0xD2323A, "yellow": 0xFFC61A, "green": 0x12A37F, "blue": 0x3B6FE0}
"""The edge of a message by the side that is awaited, as the pictures have it."""
SLIDING = ("slide", "again", "retry", "chance")
"""What is awaited when a token may be slid."""


class KnockoutContext(ViewContext[KnockoutView], frozen=True, dict=True):
    """A table of Knockout as one pair of eyes sees it; all is public but an aim being set."""

    STYLES: ClassVar = {"Slide": GOOD, "Retry": GOOD, "Pay": GOOD, "Move": PRIMARY, "Leave": BAD}

    def plays(self, text: str) -> str:
        """A press that answers what is awaited."""
        return self.controls.press(PLAY, self.awaited.wait if self.awaited else None, text)

    # ---- what is awaited

    @property
    def awaited(self) -> AwaitedView | None:
        """What the table waits for."""
        return self.view.awaited

    @property
    def wait(self) -> Wait | None:
        """The wait itself: there is never more than one."""
        return next(iter(self.waits), None)

    # ---- sides and tokens

    def side_of(self, seat: Seat) -> SideView:
        """The side for which a player plays, or has played."""
        return self.view.sides[self.view.seats[seat].side]

    def owner(self, number: int) -> SideView:
        """The side to which a token belongs."""
        return next(side for side in self.view.sides if COLOURS.index(side.colour) == number // TOKENS)

    def token(self, number: int) -> TokenView:
        """A token by its number."""
        return self.owner(number).tokens[number % TOKENS]

    def lying(self) -> list[TokenView]:
        """All tokens on the board, by number."""
        found = [each for side in self.view.sides for each in side.tokens if each.status == BOARD]
        return sorted(found, key=lambda each: each.number)

    # ---- spaces

    def group(self, word: str) -> str:
        """A colour set's name."""
        return self.words.value(GAME, WORD, word)

    def hint(self, verb: str, chosen: tuple[str, ...], value: Value) -> str:
        """What a token moved by rail would bring on a property."""
        return self.by_rail(value) if verb == "Move" and isinstance(value, int) else ""

    def by_rail(self, space: Space) -> str:
        """What the token on the Railroad would bring on a property in step 3, and the set that it would complete."""
        if self.awaited is None:
            return ""
        index, here = self.awaited.side, self.awaited.space
        order = [each for each in self.view.card if not self.view.sides[each].resigned]
        where: dict[int, Sequence[Space]] = {
            side.index: [each.space for each in side.tokens if each.status == BOARD] for side in self.view.sides
        }
        rest = list(where[index])
        if here in rest:
            rest.remove(here)
        before = next(bill for bill in scoring.bills(order, where | {index: rest}) if bill.side == index)
        after = next(bill for bill in scoring.bills(order, where | {index: [*rest, space]}) if bill.side == index)
        brings = self.say("panel-rail-brings", amount=self.cash(after.total - before.total))
        new = [group for group in after.sets if group not in before.sets]
        return " · ".join([brings, *(self.say("panel-rail-set", group=self.group(group)) for group in new)])

    @property
    def banded(self) -> bool:
        """Whether aiming shows the spread of a real hand (option `aim-band`)."""
        return self.table.options.get("aim-band", "on") != "off"
