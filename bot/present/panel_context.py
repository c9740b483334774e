"""A table as one pair of eyes sees it, in one language: what every game's panels need again and again."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from bot.games import GAMES
from bot.i18n import view_numbers
from bot.i18n.translator import Translator, escape
from bot.kit.contract import Action, Cash, LegalAction, Range, Seat, Value, Wait
from bot.kit.verbs.turns import Leave
from bot.present.control_id import NONE
from bot.present.controls.amounts import raised, spread
from bot.present.controls.legal_action_controls import ControlContext
from bot.present.panel_model import PictureRequest, fitted
from bot.present.panel_name import MINE
from bot.present.panels.lobby import names, opens
from bot.tables.lobby import TEXT_FIRST
from bot.tables.model import DARK, PLAYING, Table

THEME = DARK
"""The theme in which pictures are ordered; who shows them puts in another (`panel_model.themed`)."""
SEAT_COLOURS = (0x0072B2, 0xE69F00, 0x00A078, 0xD883B4, 0xD55E00, 0x56B4E9, 0xF0E442, 0x4A4E57, 0x6B2414, 0xA8F0A8)
"""The edge of a message by the sign of whose turn it is, as the pictures have them."""
RED, CALM = 0xD6363C, 0x2F5CC0
"""The edge of a message in its last moments, and of one that is nobody's."""
W = TypeVar("W")


class SeatContext(msgspec.Struct, frozen=True, dict=True):
    """A table, what it waits for and what the looker may do; `seat` is whose eyes look on, None for everybody's."""

    table: Table
    words: Translator
    seat: Seat | None = None
    ENDING: ClassVar[tuple[str, ...]] = ()
    """Verbs that end something, the gravest last."""
    GRAVE: ClassVar[tuple[str, ...]] = ("GoBankrupt", "Leave")
    """Verbs that are asked once more before they are done."""
    SURE: ClassVar[frozenset[str]] = frozenset()
    """Verbs whose choice is asked once more, with what it would change."""
    CERTAIN: ClassVar[frozenset[type[Action]]] = frozenset()
    """Verbs without chance: what they change is the same whenever they are tried."""
    STYLES: ClassVar[dict[str, str]] = {}
    """Colours of buttons by verb, and by the panel that they open."""
    RAISES: ClassVar[tuple[Cash, ...]] = ()
    """Quick bids above the leading one."""

    @property
    def game(self) -> str:
        """The game's key."""
        return self.table.game

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Names by seat, as they are."""
        return names(self.table)

    @cached_property
    def tokens(self) -> tuple[int, ...]:
        """The sign that each seat took, its own for none."""
        return tuple(seat if chair.token is None else chair.token for seat, chair in enumerate(self.table.chairs))

    @property
    def words_first(self) -> bool:
        """Whether the table wants said in words what its pictures show (`text-first`)."""
        return self.table.options.get(TEXT_FIRST.key) == "on"

    @cached_property
    def waits(self) -> list[Wait]:
        """What the table waits for."""
        return GAMES[self.game].waits(self.table.state) if self.table.phase == PLAYING else []

    @cached_property
    def legal_actions(self) -> list[LegalAction]:
        """What the looker may do now."""
        return [] if self.seat is None else self.may(self.seat)

    def unsorted(self, seat: Seat) -> list[LegalAction]:
        """What a seat may do now, in the order of the rules."""
        return GAMES[self.game].legal_actions(self.table.state, seat) if self.table.phase == PLAYING else []

    def may(self, seat: Seat) -> list[LegalAction]:
        """The same; what ends something comes last, out of a hasty thumb's way."""
        last = {verb: at for at, verb in enumerate(self.ENDING)}
        return sorted(self.unsorted(seat), key=lambda legal_action: last.get(legal_action.action.__name__, -1))

    def moves(self, seat: Seat) -> list[LegalAction]:
        """The same without leaving, which the table's panel offers (`table_status`)."""
        return [each for each in self.may(seat) if each.action is not Leave]

    def free(self, seat: Seat, *verbs: type[Action]) -> LegalAction | None:
        """The first of a seat's legal actions of one of these verbs that is not blocked."""
        return next((each for each in self.may(seat) if each.action in verbs and each.blocked is None), None)


class PanelContext(SeatContext, frozen=True, dict=True):
    """The same in one language: sentences, names, pictures and what controls need to know."""

    @property
    def controls(self) -> ControlContext:
        """What the controls need to know."""
        advice = (self.hint, self.quick, self.STYLES, self.SURE, self.subject)
        return ControlContext(self.game, self.table.id, self.words, self.names, *advice)

    def hint(self, verb: str, chosen: tuple[str, ...], value: Value) -> str:
        """What a value in a menu means; `chosen`: the fields before it."""
        return ""

    def subject(self, value: Value) -> str:
        """Under what a value stands in a menu of several pages: its colour, where it lies; empty for nothing."""
        return ""

    def quick(self, verb: str, chosen: tuple[str, ...], domain: Range) -> tuple[int, ...]:
        """Amounts worth a button: raises in an auction."""
        return raised(domain, self.RAISES) if verb == "Bid" else spread(domain)

    @property
    def home(self) -> str:
        """The panel in which the looker's actions stand."""
        return MINE

    def opens(self, what: str, text: str = NONE) -> str:
        """A press that opens a private panel."""
        return opens(self.table, what, text)

    def told_you(self, wait: Wait) -> str:
        """What a person is to do about a decision, said to this person."""
        return self.say(f"panel-you-{wait.kind}")

    def say(self, key: str, **values: object) -> str:
        """A sentence of the game's panels."""
        return self.words.say(f"{self.game}-{key}", **values)

    def short(self, key: str, name: str, **values: object) -> str:
        """A button's label of the game's panels with a name in it, which is cut where the whole would be too long."""
        return fitted(lambda named: self.say(key, name=named, **values), name)

    def name(self, seat: Seat | None) -> str:
        """A seat's name for a sentence; the bank for none."""
        return self.words.say("bank") if seat is None or seat < 0 else escape(self.names[seat])

    def space(self, space: int, form: str = "") -> str:
        """A space's name."""
        return self.words.space(self.game, space, form)

    def listed(self, seats: Sequence[Seat]) -> str:
        """Several names."""
        return self.words.list(self.name(seat) for seat in seats)

    def cash(self, amount: int | None) -> str:
        """Money; None where the looker may not see it."""
        return self.words.cash(self.game, amount)

    def order(self, key: str, view: Any) -> PictureRequest:
        """A picture of a view."""
        return PictureRequest(key, view, THEME, self.words.tongue, self.names, self.tokens)


class ViewContext(PanelContext, Generic[W], frozen=True, dict=True):
    """A table of a game whose views are of one type."""

    @cached_property
    def view(self) -> W:
        """What the looker may see; what everybody may see where nobody looks."""
        seen: W = GAMES[self.game].view(self.table.state, self.seat)
        return seen


def first_numbers(ctx: PanelContext) -> list[int]:
    """The first number that everybody's view has of each seat; empty where it has none."""
    return view_numbers.first(GAMES[ctx.game].view(ctx.table.state, None), len(ctx.names))
