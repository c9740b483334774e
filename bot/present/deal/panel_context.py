"""One position of a table of Deal with what its panels need again and again: views, cards, colours, plays of a card."""

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from bot.games.deal.data import COLOURS, PROPERTY, WILD, face
from bot.games.deal.view import DealView, GroupView, SeatView, ThreadView
from bot.kit.contract import Card, Cash, LegalAction, Seat, Value
from bot.present.panel_context import ViewContext
from bot.present.panel_model import BAD, GOOD, PRIMARY
from bot.present.panel_name import MINE

GAME = "deal"
NOTHING = DealView(None, (), (), 0, "", 0, 0, 0, 0)
"""A view of no game, for the picture of a single card."""


class DealContext(ViewContext[DealView], frozen=True, dict=True):
    """A table of Deal as one pair of eyes sees it; `view` is what everybody may see without a seat."""

    STYLES: ClassVar = {MINE: PRIMARY, "Pay": GOOD, "Submit": PRIMARY, "Leave": BAD}

    def seen(self, seat: Seat) -> SeatView:
        """One player's table cards and how many are in the hand."""
        return self.view.seats[seat]

    def hint(self, verb: str, chosen: tuple[str, ...], value: Value) -> str:
        """Where a table card lies and what it is worth, where one is given away."""
        return self.lying(value) if verb in ("Pay", "GiveBack") and isinstance(value, int) else ""

    def subject(self, value: Value) -> str:
        """The colour under which a table card lies; the bank's word for one of a bank."""
        if not isinstance(value, int):
            return ""
        return self.hue(self.places[value][1].colour) if value in self.places else self.say("subject-bank")

    # ---- cards and colours

    def card(self, card: Card) -> str:
        """A card's name."""
        return self.words.card(GAME, card)

    def cards(self, cards: Sequence[Card]) -> str:
        """Names of several cards; nothing for none."""
        return self.words.list(map(self.card, cards)) if cards else self.words.say("none")

    def hue(self, word: str) -> str:
        """A colour's name as it stands in a sentence."""
        return self.say(f"value-{word}")

    def group(self, word: str) -> str:
        """A colour's set in a sentence: `orange set`."""
        return self.say("group-name", colour=self.hue(word), colour_word=word)

    def rent(self, word: str) -> str:
        """A colour's rent in a sentence: `orange rent`."""
        return self.say("rent-name", colour=self.hue(word), colour_word=word)

    def sign(self, word: str) -> str:
        """A colour's sign before a name in a menu."""
        return self.say(f"sign-{word}")

    @cached_property
    def places(self) -> dict[Card, tuple[Seat, GroupView]]:
        """Where each property, wild and attached building lies."""
        found = {}
        for seat in self.view.seats:
            for group in seat.groups:
                for card in (*group.cards, group.house, group.hotel):
                    if card:
                        found[card] = seat.seat, group
        return found

    def progress(self, group: GroupView) -> str:
        """`orange 2/3`, with a star where it is complete."""
        size = COLOURS[group.colour].size
        key = "panel-group-complete" if group.complete else "panel-group"
        return self.say(key, colour=self.hue(group.colour), cards=len(group.cards), size=size)

    def lying(self, card: Card) -> str:
        """A table card's worth and where it lies."""
        value = self.cash(face(card).value)
        if card not in self.places:
            return self.say("panel-in-bank", value=value)
        return self.say("panel-in-group", value=value, group=self.progress(self.places[card][1]))

    # ---- the turn

    @property
    def awaited(self) -> list[ThreadView]:
        """The threads in which the looker is asked."""
        demand = self.view.demand
        return [] if demand is None else [t for t in demand.threads if t.asked is not None and t.asked == self.seat]

    def wait_of(self, kind: str) -> str:
        """The id of the wait of that kind; empty where there is none."""
        return next((wait.id for wait in self.waits if wait.kind == kind), "")

    def of_card(self, card: Card) -> list[LegalAction]:
        """The offers that play a hand card."""
        return [
            each
            for each in self.legal_actions
            if each.action.__struct_fields__[:1] == ("card",) and each.params and card in each.options(0)
        ]


def best_rent(ctx: DealContext, word: str) -> Cash:
    """The highest rent of the looker's groups of a colour (DEAL-62)."""
    assert ctx.seat is not None
    return max((group.rent for group in ctx.seen(ctx.seat).groups if group.colour == word), default=0)


def property_like(card: Card) -> bool:
    """Whether a card lies in groups, not in banks."""
    return face(card).kind in (PROPERTY, WILD)
