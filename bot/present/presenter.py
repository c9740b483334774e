"""The contract of a game's presenter: everything that a game may say about its messages, panels and forms."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from bot.i18n.translator import Translator
from bot.kit.contract import Action, EventFor, LegalAction, Refusal, Seat
from bot.kit.moment import Moments
from bot.present.controls import draft_panel
from bot.present.controls.legal_action_controls import ControlContext, rows
from bot.present.panel_context import PanelContext, first_numbers
from bot.present.panel_model import Button, Form, Panel, PictureRequest
from bot.present.panel_name import MINE, PanelName
from bot.present.panels import lobby, own_panel, table_status, turns
from bot.present.panels import orders as order_panel
from bot.present.panels.moments import filmed
from bot.tables.model import Table
from bot.tables.orders.model import Orders

V = TypeVar("V", bound=PanelContext)
Found = Panel | str | None
"""A panel; or the sentence that is said in its place, with the way to `mine`: None for the usual one (`ask-done`)."""
PrivatePanel = Callable[[V, Seat, PanelName], Found]
OwnForm = Callable[[ControlContext, Sequence[LegalAction], str], Form | None]
ReadForm = Callable[[ControlContext, type[Action], str, Sequence[str]], str | Refusal]


class Presenter(msgspec.Struct, Generic[V], frozen=True, kw_only=True):
    """How a game is shown. Pure: the same table gives the same panels.

    `context`: makes the panels' context of a table in a language for one seat, None for everybody.
    `public(ctx, recent, live)`: the messages that should exist now, and the final form of each in `live` that
    is over; `recent`: the events told since the beginning of the oldest of them.
    `mine(ctx, seat)`: the panel of all that a seat may do.
    `half_made`: the next question of an action of which something is still open, or what is composed.
    `private`: the other panels of a seat, by name. `for_anybody`: those that people without a seat may open too.
    `hand`: the panel that `/hand` opens. `animations`: by picture that moves, the still one that shows the same.
    `happened(ctx, recent)`: what happened in the present turn, a line each. `board`: the picture of the whole board.
    `moments`: by event that makes a great moment of which a film of the whole board is shown, what was to be seen before.
    `news(ctx, told)`: what everybody saw happen, a line each, whenever it was. `past_board(ctx, told)`: the board at the
    end of a turn in which that was told; None for `board`. `past_room`: the lines of a phone for which there is room
    below it: two below a board of 1000 x 1300 pixels, one more for every 60 that it is lower.
    `standing(ctx)`: what everybody has now, by seat, as anybody may see it, for the curves of the film of a game; None
    where it is hidden. Without it the first number that the view has of every seat. `amount`: such a number in words.
    `reference`: the buttons with which anybody looks things up.
    `confirmation(ctx, seat, text)`: the panel to show before a whole action that was typed; empty for none.
    `orders(ctx, seat)`: what the game's own rules let a seat order: a line about each, and its switches.
    `form`, `read_form`: the form of an action that is composed, None where the common one does; and how it is read.
    """

    context: Callable[[Table, Translator, Seat | None], V]
    public: Callable[[V, Sequence[EventFor], Collection[str]], list[Panel]]
    mine: Callable[[V, Seat], Panel]
    half_made: PrivatePanel[V]
    happened: Callable[[V, Sequence[EventFor]], Sequence[str]]
    board: Callable[[V], PictureRequest]
    moments: Moments = {}
    news: Callable[[V, Sequence[EventFor]], list[str]] = turns.any_news
    past_board: Callable[[V, Sequence[EventFor]], PictureRequest] | None = None
    past_room: int = 2
    standing: Callable[[V], Sequence[int | None]] = first_numbers
    amount: Callable[[V, int], str] = lambda ctx, number: ctx.words.number(number)
    reference: Callable[[V], Sequence[Button]] = lambda ctx: ()
    private: Mapping[str, PrivatePanel[V]] = {}
    for_anybody: Mapping[str, Callable[[V, PanelName], Panel]] = {}
    hand: str = MINE
    confirmation: Callable[[V, Seat, str], str] = lambda ctx, seat, text: ""
    orders: Callable[[V, Seat], order_panel.Own] = lambda ctx, seat: ((), ())
    form: OwnForm = lambda context, legal_actions, text: None
    read_form: ReadForm = draft_panel.typed
    animations: Mapping[str, str] = {}

    def panels(self, table: Table, recent: Sequence[EventFor], live: Collection[str], words: Translator) -> list[Panel]:
        """The public messages of a table that has begun."""
        ctx = self.context(table, words, None)
        return filmed(ctx, self.public(ctx, recent, live), recent, self.moments, self.board)

    def log(self, table: Table, recent: Sequence[EventFor], words: Translator) -> Panel:
        """All that happened in the present turn."""
        ctx = self.context(table, words, None)
        return turns.log_panel(ctx, self.happened(ctx, recent))

    def lookups(self, table: Table, words: Translator) -> tuple[tuple[Button, ...], ...]:
        """The buttons with which anybody looks things up at a table, in rows; none before the game."""
        if table.state is None:
            return ()
        own = self.reference(self.context(table, words, None))
        rules = Button(words.say("button-rules"), lobby.opens(table, lobby.RULES))
        past = Button(words.say("button-history"), lobby.opens(table, turns.HISTORY))
        return rows([*own, rules, past])

    def orders_panel(self, table: Table, seat: Seat, given: Orders, words: Translator) -> Panel:
        """A seat's standing orders."""
        ctx = self.context(table, words, seat)
        return order_panel.panel(ctx, given, self.orders(ctx, seat))

    def ways(self, table: Table, seat: Seat | None, words: Translator) -> tuple[Button, ...]:
        """The buttons to what is a seat's own at a table."""
        if table.state is None or seat is None:
            return ()
        ctx = self.context(table, words, seat)
        return order_panel.way(ctx, self.orders(ctx, seat))

    def panel(self, table: Table, seat: Seat | None, asked: PanelName, words: Translator) -> Panel:
        """The private panel that is asked for; `seat` None is somebody who does not sit here."""
        ctx = self.context(table, words, seat)
        if asked.name in self.for_anybody:
            panel = self.for_anybody[asked.name](ctx, asked)
            return panel if seat is None or asked.name == turns.BOARD else table_status.looked_up(table, panel, words)
        if asked.name == turns.BOARD:
            return Panel(turns.BOARD, picture=self.board(ctx))
        if seat is None:
            return Panel(self.hand, (words.say("refusal-stranger"),))
        if asked.name == MINE:
            return self.mine(ctx, seat)
        if asked.name == own_panel.NOT_NOW:
            return own_panel.not_now(ctx)
        found = self.private.get(asked.name, self.half_made)(ctx, seat, asked)
        if isinstance(found, Panel):
            return found
        return own_panel.overtaken(words, words.say("ask-done") if found is None else found, ctx.opens(MINE))
