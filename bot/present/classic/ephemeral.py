"""Classic's private panels: what a seat may do, half-made presses, raising money, deeds, and steps asked once more."""

from collections.abc import Callable, Sequence

from bot.games.classic import actions
from bot.games.classic.board import board
from bot.i18n.translator import Translator
from bot.kit.contract import LegalAction, Seat, Space
from bot.present.classic import building, claims, position_text, trade_draft
from bot.present.classic.decision_controls import SIDE
from bot.present.classic.table_view import GAME, GRAVE, SURE, ClassicTableView
from bot.present.classic.turn_message import DEED
from bot.present.controls import property_menus, wizard_steps
from bot.present.controls.decision_buttons import LOSING, RAISE, throw
from bot.present.controls.legal_action_controls import CONFIRM, buttons, is_complete
from bot.present.panel_model import Button, Menu, Panel
from bot.present.panels import debts, own_panel, trades
from bot.present.panels.action_preview import full
from bot.present.panels.claims import CLAIM
from bot.present.panels.trades import COUNTER, DEAL, MINE
from bot.tables.model import Table

COMPOSING = "compose"
DEALING = (DEAL, COUNTER, COMPOSING, *trade_draft.COMPOSED)
"""What names a panel about deals."""
MONEY = (actions.Claim, actions.Sell, actions.Mortgage, actions.Propose, actions.GoBankrupt)
"""What brings money, and giving up where nothing does."""
HALF = 14
"""Properties of one menu of deeds."""
ELSEWHERE = (*trade_draft.ANSWERED, *building.VERBS.values(), actions.Claim)
"""Verbs with buttons of their own."""


def private(table: Table, seat: Seat | None, what: str, words: Translator) -> Panel:
    """The panel that `what` names: `mine`, `deed.14`, `build.red`, `confirm.Leave`, or a half-made action text.

    `seat` is the looker's; a spectator sees deeds only.
    """
    table_view = ClassicTableView(table, words, seat)
    name, _, text = what.partition(".")
    if name == DEED:
        return _deed(table_view, text)
    if seat is None:
        return Panel(MINE, (words.say("refusal-stranger"),))
    found = _named(table_view, seat, what)
    return found if isinstance(found, Panel) else mine(table_view, seat, first=found or words.say("ask-done"))


def _named(table_view: ClassicTableView, seat: Seat, what: str) -> Panel | str | None:
    """The panel of that name, or why there is none any more."""
    name, _, text = what.partition(".")
    if name.startswith(f"{SIDE}-"):
        return _confirm(table_view, seat, f"Go.{text}")
    composed = text if name == COMPOSING else what
    if composed.partition(".")[0] in (*building.PANELS, *building.VERBS):
        return _building(table_view, seat, composed)
    if name in DEALING:
        return trade_draft.panel(table_view, seat, what)
    return PANELS[name](table_view, seat, text) if name in PANELS else _step(table_view, seat, what)


def _building(table_view: ClassicTableView, seat: Seat, what: str) -> Panel | None:
    """A group being built up or sold down; a half-made `Build.red.?` leads there too."""
    name, _, text = what.partition(".")
    parts = [part for part in text.split(".") if part != "?"]
    return building.panel(table_view, seat, ".".join([building.PANELS.get(name, name), *filter(None, parts)]))


# ---- what I may do


def mine(table_view: ClassicTableView, seat: Seat, text: str = "", *, first: str = "") -> Panel:
    """All that this seat may do now, what is greyed and why, its cash and properties."""
    legal_actions = [
        legal_action for legal_action in table_view.may(seat) if legal_action.action not in trade_draft.ANSWERED
    ]
    made = [
        *claims.own(table_view, seat),
        *trades.own(table_view, table_view.view.deals, seat),
        *_verbs(table_view, seat, legal_actions),
    ]
    asked = own_panel.asked(table_view, seat, (CLAIM, DEAL), out=not table_view.view.seats[seat].solvent)
    return own_panel.mine(table_view, first, asked, _about(table_view, seat), legal_actions, made)


def _about(table_view: ClassicTableView, seat: Seat) -> tuple[str, str, str]:
    """A seat's cash, its debt and its properties."""
    return _purse(table_view, seat), _debt(table_view, seat), position_text.own(table_view, table_view.owned(seat))


def _verbs(table_view: ClassicTableView, seat: Seat, legal_actions: Sequence[LegalAction]) -> list[Button]:
    """A button for each verb; building has panels of its own, a dear roll and grave steps are asked once more."""
    made = building.buttons(table_view, legal_actions)
    for button in buttons(
        table_view.context, [legal_action for legal_action in legal_actions if legal_action.action not in ELSEWHERE]
    ):
        if own_panel.verb_of(button) == actions.Roll.__name__:
            legal_action = next(each for each in legal_actions if each.action is actions.Roll)
            made.insert(0, throw(table_view, legal_action, losing=bool(claims.losing(table_view, seat))))
        else:
            made.append(own_panel.asked_again(table_view, button, GRAVE))
    return made


def _purse(table_view: ClassicTableView, seat: Seat) -> str:
    """Cash, what of it is free to spend, net worth, jail cards."""
    own = table_view.view.seats[seat]
    said = [table_view.say("panel-own", cash=table_view.cash(own.cash), worth=table_view.cash(own.worth))]
    if own.available != own.cash:
        said.append(table_view.say("panel-available", amount=table_view.cash(own.available)))
    said += [table_view.words.value(GAME, "word", card) for card in own.cards]
    return " · ".join(said)


def _debt(table_view: ClassicTableView, seat: Seat) -> str:
    """What is owed, what is there, what is missing, what can be raised (CLASSIC-150 to CLASSIC-153)."""
    return debts.own(table_view, table_view.view.debt, seat, table_view.view.seats[seat].cash)


# ---- raising money, and the rent that a roll would lose


def _raise(table_view: ClassicTableView, seat: Seat, text: str = "") -> Panel:
    """All that brings money: selling, mortgaging, deals, rents; giving up (CLASSIC-151, CLASSIC-153)."""
    legal_actions = [legal_action for legal_action in table_view.may(seat) if legal_action.action in MONEY]
    made = [*claims.own(table_view, seat), *_verbs(table_view, seat, legal_actions)]
    return own_panel.raising(table_view, _about(table_view, seat), legal_actions, made)


def _losing(table_view: ClassicTableView, seat: Seat, text: str = "") -> Panel | None:
    """Claim, or roll and lose it: asked once (CLASSIC-82, CLASSIC-182)."""
    lost = [claims.line(table_view, claim) for claim in claims.losing(table_view, seat)]
    return own_panel.losing(table_view, _free_roll(table_view, seat), lost, claims.own(table_view, seat))


def _free_roll(table_view: ClassicTableView, seat: Seat) -> LegalAction | None:
    return next((each for each in table_view.may(seat) if each.action is actions.Roll and each.blocked is None), None)


def asked(table: Table, seat: Seat, text: str) -> str:
    """The panel to show before a whole action that was typed; empty where it is carried out at once."""
    if text != actions.Roll.__name__:
        return f"{CONFIRM}.{text}" if text in GRAVE else ""
    table_view = ClassicTableView(table, Translator(table.lang), seat)
    return LOSING if _free_roll(table_view, seat) and claims.losing(table_view, seat) else ""


# ---- one step of a half-made press


def _step(table_view: ClassicTableView, seat: Seat, text: str) -> Panel | None:
    """The next question of a half-made press, with what it would cost and bring; None when it is over."""
    about = (_purse(table_view, seat), _debt(table_view, seat))
    return wizard_steps.step(table_view, text, about)


def _confirm(table_view: ClassicTableView, seat: Seat, text: str) -> Panel | None:
    """A step that is asked once more, with what it would change; a page of its menu is still a question."""
    if not is_complete(text):
        return _step(table_view, seat, text)
    sure = (*SURE, actions.Go.__name__)
    return wizard_steps.confirm(table_view, text, sure, GRAVE, lambda: _consequence(table_view, text))


def _consequence(table_view: ClassicTableView, text: str) -> tuple[str, ...]:
    """What an action would change: price, cash that remains, each rent before and after; what waits at a space."""
    changed = table_view.change(text)
    if changed is not None:
        return full(table_view, changed)
    verb, _, space = text.partition(".")
    plot = table_view.plots.get(int(space)) if verb == actions.Go.__name__ else None
    return () if plot is None else (table_view.say("panel-there", what=table_view.owner_hint(plot)),)


# ---- deeds


def _deed(table_view: ClassicTableView, text: str) -> Panel:
    """Two menus of all properties, and the deed of the chosen one."""
    space = property_menus.named(text.rpartition(".")[2], table_view.plots)
    spaces = board(table_view.view.board).deeds
    said = ("### " + table_view.say("panel-deeds"),) if space is None else position_text.property_(table_view, space)
    menus = (_menu(table_view, spaces[:HALF], space, "?"), _menu(table_view, spaces[HALF:], space, "more.?"))
    return Panel(DEED, said, menus, None if space is None else table_view.deed(space))


def _menu(table_view: ClassicTableView, spaces: Sequence[Space], chosen: Space | None, text: str) -> Menu:
    """Some properties with their owners."""
    choices = property_menus.choices(table_view, spaces, table_view.space_hint, chosen)
    first, last = table_view.space(spaces[0]), table_view.space(spaces[-1])
    return Menu(table_view.opens(DEED, text), table_view.say("panel-side", first=first, last=last), choices)


PANELS: dict[str, Callable[[ClassicTableView, Seat, str], Panel | None]] = {
    MINE: mine,
    CONFIRM: _confirm,
    RAISE: _raise,
    LOSING: _losing,
}
"""Private panels by name."""
