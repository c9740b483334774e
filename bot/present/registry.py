"""Which presenter shows which table: the lobby's, a game's, and what all games have in common.

A press is answered in three ways: whole PLAY presses go through the door; half-made ones, OPEN and COMPOSE presses
show `private`; FORM presses show `form`, whose text comes back to `submitted`.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.board_names import on_board
from bot.i18n.translator import Translator
from bot.kit.contract import EventFor, LegalAction, Refusal, Seat
from bot.kit.engine import read
from bot.kit.fields import union_members
from bot.present import builder, city, classic, deal, knockout
from bot.present.control_id import COMPOSE, NONE, OPEN, PLAY, ControlId
from bot.present.controls import draft_panel, form_parsing
from bot.present.controls.legal_action_controls import ControlContext, is_complete
from bot.present.panel_model import Form, Panel, PictureRequest
from bot.present.panels import lobby, rules_search, table_status
from bot.present.publishing.picture_queue import FILMS
from bot.tables.lobby import TEXT_FIRST
from bot.tables.model import CLOSED, LOBBY, PLAYING, Table

Panels = Callable[[Table, Sequence[EventFor], Collection[str], Translator], list[Panel]]
Private = Callable[[Table, Seat | None, str, Translator], Panel]

PRESENTERS: dict[str, tuple[Panels, Private]] = {
    "builder": (builder.panels, builder.private),
    "city": (city.panels, city.private),
    "classic": (classic.panels, classic.private),
    "deal": (deal.panels, deal.private),
    "knockout": (knockout.panels, knockout.private),
}
"""By game: its public messages and its private panels."""
MINE = "mine"
HANDS = {"deal": "hand"}
"""What the panel of one's cards is called, by game; where there is none, all that one may do is shown."""
ASKED: dict[str, Callable[[Table, Seat, str], str]] = {"builder": builder.asked, "classic": classic.asked}
"""By game: the private panel to show before a whole action that was typed, where it is dear; empty for most."""
TYPING = {"knockout": (knockout.form, knockout.typed)}
"""By game: its own forms of what is being composed, and how what was typed into them is read; None for other texts."""
COMPOSING = "compose"
"""What the composing panel is called: `compose.<text>`."""


def panels(table: Table, recent: Sequence[EventFor], live: Collection[str], words: Translator) -> list[Panel]:
    """The public messages of a table that should exist now, and the final form of each in `live` that is over."""
    return [
        _told_first(table, panel) for panel in _panels(table, recent, live, on_board(words, table.board, table.lang))
    ]


def _panels(table: Table, recent: Sequence[EventFor], live: Collection[str], words: Translator) -> list[Panel]:
    first = [lobby.panel(table, words)] if table.phase == LOBBY or lobby.SLOT in live else []
    if table.phase == LOBBY:
        return first
    others = [slot for slot in live if slot != lobby.SLOT]
    if table.phase == CLOSED or table.state is None:
        return first + [table_status.ended(table, slot, words) for slot in others]
    return first + PRESENTERS[table.game][0](table, recent, others, words)


def _told_first(table: Table, panel: Panel) -> Panel:
    """A panel of a table that wants words first: what its pictures show is said, and stills stand for films."""
    if table.options.get(TEXT_FIRST.key) != "on" or not (panel.picture or panel.more):
        return panel
    stills = tuple(map(_still, panel.more))
    return replace(panel, spoken=True, picture=panel.picture and _still(panel.picture), more=stills)


def _still(order: PictureRequest) -> PictureRequest:
    return replace(order, key=FILMS.get(order.key, order.key))


def what(press: ControlId) -> str:
    """What `private` is to show for an OPEN press, a COMPOSE press or a half-made PLAY press."""
    if press.kind == COMPOSE:
        return f"{COMPOSING}.{press.text}"
    if press.kind == OPEN:
        return press.wait if press.text == NONE else f"{press.wait}.{press.text}"
    return press.text


def private(table: Table, seat: Seat | None, named: str, words: Translator) -> Panel:
    """The private panel that `named` asks for (see `what`); `seat` None is somebody who does not sit here."""
    return _told_first(table, _private(table, seat, named, on_board(words, table.board, table.lang)))


def _private(table: Table, seat: Seat | None, named: str, words: Translator) -> Panel:
    name, _, text = named.partition(".")
    if name == lobby.RULES:
        return rules_search.panel(table.id, table.game, text.rpartition(".")[2], words)
    if name in lobby.PANELS:
        return lobby.private(table, seat, name, words)
    if name == table_status.TABLE_PANEL:
        return table_status.private(table, seat, words)
    if name == table_status.WHY:
        return table_status.why(table, words)
    if table.state is None:
        return Panel(name, (words.say("refusal-not-started"),))
    return PRESENTERS[table.game][1](table, seat, named, words)


def asked(table: Table, seat: Seat | None, text: str) -> str:
    """The panel that asks once more before a typed action is carried out; empty where nothing is to be asked."""
    ask = ASKED.get(table.game)
    return "" if ask is None or seat is None or table.phase != PLAYING else ask(table, seat, text)


def form(table: Table, seat: Seat | None, press: ControlId, words: Translator) -> Form | Refusal:
    """The form behind a FORM press; a refusal when nothing offered fits it any more."""
    if seat is None or table.phase != PLAYING:
        return Refusal("not-seated" if seat is None else "not-now")
    legal_actions = GAMES[table.game].legal_actions(table.state, seat)
    if not offers_verb(legal_actions, press.text):
        return Refusal("not-your-turn")
    context = _asker(table, words)
    own = TYPING[table.game][0](context, legal_actions, press.text) if table.game in TYPING else None
    made = (
        own
        or draft_panel.form(context, legal_actions, press.text)
        or form_parsing.form(context, legal_actions, press.decision, press.text)
    )
    return _why_not(legal_actions, press) if made is None else made


def _why_not(legal_actions: Sequence[LegalAction], press: ControlId) -> Refusal:
    """Why a verb that is shown cannot be used now: the reason it is greyed with, or that its decision is past."""
    verb = press.text.split(".", maxsplit=1)[0]
    reasons = (
        legal_action.blocked
        for legal_action in legal_actions
        if legal_action.action.__name__ == verb and legal_action.wait == press.decision
    )
    return next((reason for reason in reasons if reason is not None), Refusal("too-late"))


def offers_verb(legal_actions: Sequence[LegalAction], text: str) -> bool:
    """Whether the verb of an action text is among the offers at all."""
    return any(legal_action.action.__name__ == text.split(".", maxsplit=1)[0] for legal_action in legal_actions)


def submitted(table: Table, press: ControlId, values: Sequence[str], words: Translator) -> ControlId | Refusal:
    """The press that a filled form stands for; a refusal for what cannot be read."""
    verb = press.text.split(".")[0]
    action = next((each for each in union_members(GAMES[table.game].action) if each.__name__ == verb), None)
    if action is None or len(press.text.split(".")) != len(action.__struct_fields__) + 1:
        return Refusal("forged")
    composed = TYPING[table.game][1] if table.game in TYPING else draft_panel.typed
    typed = composed if press.kind == COMPOSE else form_parsing.typed
    text = typed(_asker(table, words), action, press.text, values)
    kind = COMPOSE if press.kind == COMPOSE else PLAY
    return text if isinstance(text, Refusal) else ControlId(kind, press.table, press.wait, text)


def action_of(table: Table, press: ControlId) -> Any:
    """The whole action of a PLAY press; a refusal for a forged one, None for a half-made one."""
    if not is_complete(press.text):
        return None
    try:
        return read(GAMES[table.game], press.text)
    except ValueError:
        return Refusal("forged")


def _asker(table: Table, words: Translator) -> ControlContext:
    return ControlContext(table.game, table.id, on_board(words, table.board, table.lang), lobby.names(table))
