"""Which presenter shows which table: the lobby's, a game's, and what all games have in common.

A press is answered in three ways: whole PLAY presses go through the executor; half-made ones, OPEN and COMPOSE presses
show `private`; FORM presses show `form`, whose text comes back to `submitted`.
"""

from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import replace

from bot.games import GAMES, PACKAGES
from bot.i18n.board_names import on_board
from bot.i18n.translator import Translator, translator_for
from bot.kit.contract import EventFor, LegalAction, Refusal, Seat
from bot.kit.engine import read
from bot.kit.fields import union_members
from bot.present import default
from bot.present.control_id import COMPOSE, NONE, OPEN, PLAY, ControlId
from bot.present.controls import draft_panel, form_parsing
from bot.present.controls.legal_action_controls import ControlContext, is_complete
from bot.present.panel_model import Form, Panel, PictureRequest
from bot.present.panel_name import MINE, PanelName
from bot.present.panels import analysis, history, lobby, orders, robot_reasons, rules_search, table_status, turns, votes
from bot.present.presenter import Presenter
from bot.runtime.game_parts import part_of_game
from bot.tables.analysis.model import Analysis
from bot.tables.history.history_service import PastTurn, SinceThen
from bot.tables.lobby import TEXT_FIRST
from bot.tables.model import CLOSED, LOBBY, PAUSED, PLAYING, Record, Table
from bot.tables.orders.model import Orders

PRESENTERS: dict[str, Presenter[Any]] = {
    key: part_of_game(key, PACKAGES.get(key), "bot.present", Presenter) or default.PRESENTER for key in GAMES
}
"""By game: its own presenter, or the default one where it has none."""


def panels(table: Table, recent: Sequence[EventFor], live: Collection[str], words: Translator) -> list[Panel]:
    """The public messages of a table that should exist now, and the final form of each in `live` that is over."""
    return [
        _told_first(table, panel) for panel in _panels(table, recent, live, on_board(words, table.board, table.lang))
    ]


def _panels(table: Table, recent: Sequence[EventFor], live: Collection[str], words: Translator) -> list[Panel]:
    first = [lobby.panel(table, words)] if table.phase == LOBBY or lobby.SLOT in live else []
    if table.phase == LOBBY:
        return first
    others = [slot for slot in live if slot != lobby.SLOT and not votes.own(slot)]
    asked = votes.of_table(table, live, words, recent)
    if table.phase == CLOSED or table.state is None:
        return [*first, *(table_status.ended(table, slot, words) for slot in others), *asked]
    return [*first, *PRESENTERS[table.game].panels(table, recent, others, words), *asked]


def _told_first(table: Table, panel: Panel) -> Panel:
    """A panel of a table that wants words first: what its pictures show is said, and stills stand for films."""
    if table.options.get(TEXT_FIRST.key) != "on" or not (panel.picture or panel.more):
        return panel
    stills = PRESENTERS[table.game].animations

    def still(order: PictureRequest) -> PictureRequest:
        return replace(order, key=stills.get(order.key, order.key))

    return replace(
        panel, spoken=True, picture=panel.picture and still(panel.picture), more=tuple(map(still, panel.more))
    )


def what(press: ControlId) -> str:
    """What `private` is to show for an OPEN press, a COMPOSE press or a half-made PLAY press."""
    return str(PanelName.of(press))


def private(table: Table, seat: Seat | None, named: str, words: Translator) -> Panel:
    """The private panel that `named` asks for (see `what`); `seat` None is somebody who does not sit here."""
    asked, spoken = PanelName.parse(named), on_board(words, table.board, table.lang)
    return _told_first(table, _private(table, seat, asked, spoken))


def _private(table: Table, seat: Seat | None, asked: PanelName, words: Translator) -> Panel:
    if asked.name == lobby.RULES:
        return rules_search.panel(table.id, table.game, asked.last, words)
    if asked.name in lobby.PANELS:
        return lobby.private(table, seat, asked.name, words)
    if asked.name == table_status.TABLE_PANEL:
        presenter = PRESENTERS[table.game]
        return table_status.private(
            table, seat, words, presenter.lookups(table, words), presenter.ways(table, seat, words)
        )
    if asked.name == table_status.SURE:
        return _sure(table, seat, words)
    if table.state is None:
        return Panel(asked.name, (words.say("refusal-not-started"),))
    if asked.name == orders.ORDERS and seat is not None:
        return PRESENTERS[table.game].orders_panel(table, seat, Orders(), words)
    return PRESENTERS[table.game].panel(table, seat, asked, words)


def _sure(table: Table, seat: Seat | None, words: Translator) -> Panel:
    """What asks a host who plays alone once more; for anybody else the table's panel."""
    able = seat is not None and table.chairs[seat].person == table.host and table.phase in (PLAYING, PAUSED)
    return table_status.sure(table, words) if able else table_status.private(table, seat, words)


def why(table: Table, records: Sequence[Record], asked: str, words: Translator) -> Panel:
    """Why the robot on the seat that is `asked` did what it did; `records`: the last ones."""
    if table.state is None:
        return Panel(robot_reasons.WHY, (words.say("refusal-not-started"),))
    panel = robot_reasons.panel(table, records, asked, on_board(words, table.board, table.lang))
    return table_status.looked_up(table, panel, words)


def again(press: ControlId) -> str:
    """What opens the panel of a press that was refused: what was composed, else all moves."""
    if any(field.startswith("+") for field in press.fields):
        return str(replace(press, kind=COMPOSE, wait=NONE))
    return str(ControlId(OPEN, press.table, MINE, NONE))


def log(table: Table, recent: Sequence[EventFor], words: Translator) -> Panel:
    """All that happened in the present turn, of which its message tells the last; `recent`: the last events."""
    if table.state is None:
        return Panel(turns.LOG, (words.say("refusal-not-started"),))
    return PRESENTERS[table.game].log(table, recent, on_board(words, table.board, table.lang))


def log_of(table: Table, seat: Seat, told: Sequence[EventFor], words: Translator) -> Panel:
    """All that a seat was told since its last own step, also to it alone; the newest where it is very much."""
    presenter = PRESENTERS[table.game]
    ctx = presenter.context(table, on_board(words, table.board, table.lang), seat)
    return history.since_step(ctx, history.lines(presenter, ctx, told))


def history_panel(
    table: Table, seat: Seat | None, past: PastTurn, asked: history.AskedTurn, words: Translator
) -> Panel:
    """A turn of the past."""
    spoken = on_board(words, table.board, table.lang)
    return _told_first(table, history.panel(PRESENTERS[table.game], table, seat, past, asked, spoken))


def analysed(table: Table, seat: Seat | None, found: Analysis, words: Translator, shown: Seat | None = None) -> Panel:
    """The analysis of a game that is over; `shown`: the seat whose decisions are asked for."""
    spoken = on_board(words, table.board, table.lang)
    return _told_first(table, analysis.panel(PRESENTERS[table.game], table, seat, found, spoken, shown))


def since(table: Table, seat: Seat, found: SinceThen, words: Translator) -> Panel:
    """All that happened since a seat's last own step."""
    return history.since(PRESENTERS[table.game], table, seat, found, on_board(words, table.board, table.lang))


def digest(table: Table, seat: Seat, found: SinceThen, words: Translator) -> str:
    """The same in a few lines."""
    return history.digest(PRESENTERS[table.game], table, seat, found, on_board(words, table.board, table.lang))


def orders_panel(table: Table, seat: Seat, given: Orders, words: Translator) -> Panel:
    """A seat's standing orders, which no table knows."""
    return PRESENTERS[table.game].orders_panel(table, seat, given, on_board(words, table.board, table.lang))


def order_form(table: Table, seat: Seat, order: str, given: Orders, words: Translator) -> Form:
    """The form that asks for the amount of an order."""
    ctx = PRESENTERS[table.game].context(table, on_board(words, table.board, table.lang), seat)
    return orders.form(ctx, order, given)


def order_notice(table: Table, seat: Seat, order: str, words: Translator) -> str:
    """That an order of a seat was stopped."""
    return orders.notice(PRESENTERS[table.game].context(table, words, seat), order)


def confirmation(table: Table, seat: Seat | None, text: str) -> str:
    """The panel that asks once more before a typed action is carried out; empty where nothing is to be asked."""
    if seat is None or table.phase != PLAYING:
        return ""
    presenter = PRESENTERS[table.game]
    return presenter.confirmation(presenter.context(table, translator_for(table.lang), seat), seat, text)


def form(table: Table, seat: Seat | None, press: ControlId, words: Translator) -> Form | Refusal:
    """The form behind a FORM press; a refusal when nothing offered fits it any more."""
    if seat is None or table.phase != PLAYING:
        return Refusal("not-seated" if seat is None else "not-now")
    legal_actions = GAMES[table.game].legal_actions(table.state, seat)
    if not any(each.action.__name__ == press.verb for each in legal_actions):
        return Refusal("not-your-turn")
    context = _asker(table, words)
    made = (
        PRESENTERS[table.game].form(context, legal_actions, press.text)
        or draft_panel.form(context, legal_actions, press.text)
        or form_parsing.form(context, legal_actions, press.decision, press.text)
    )
    return _why_not(legal_actions, press) if made is None else made


def _why_not(legal_actions: Sequence[LegalAction], press: ControlId) -> Refusal:
    """Why a verb that is shown cannot be used now: the reason it is greyed with, or that its decision is past."""
    reasons = (
        each.blocked for each in legal_actions if each.action.__name__ == press.verb and each.wait == press.decision
    )
    return next((reason for reason in reasons if reason is not None), Refusal("too-late"))


def submitted(table: Table, press: ControlId, values: Sequence[str], words: Translator) -> ControlId | Refusal:
    """The press that a filled form stands for; a refusal for what cannot be read."""
    action = next((each for each in union_members(GAMES[table.game].action) if each.__name__ == press.verb), None)
    if action is None or len(press.fields) != len(action.__struct_fields__):
        return Refusal("forged")
    typed = PRESENTERS[table.game].read_form if press.kind == COMPOSE else form_parsing.typed
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
