"""The buttons and menus with which the side that is asked answers: aim, Jail, second chance, Chance, Railroad."""

from collections.abc import Callable

from bot.games.knockout import actions
from bot.games.knockout.data import CELLS
from bot.kit.contract import Action, Choice, LegalAction, Space
from bot.present.controls.legal_action_controls import Row
from bot.present.knockout import side_text
from bot.present.knockout.table_view import GAME, KnockoutTableView
from bot.present.panel_model import GOOD, PLAIN, Button, Menu, SelectOption

AIM = "aim"
"""The private panel in which a slide is aimed."""


def controls(table_view: KnockoutTableView, legal_actions: list[LegalAction]) -> tuple[Row, ...]:
    """What answers the question that is open; `offers` are those of the person who may answer it."""
    make = MAKERS.get(table_view.awaited.what) if table_view.awaited else None
    return () if make is None else make(table_view, legal_actions)


def _button(table_view: KnockoutTableView, verb: type[Action], label: str = "", style: str = PLAIN) -> Button:
    shown = label or table_view.words.action(GAME, verb)
    return Button(shown, table_view.plays(verb.__name__), style)


def _aim(table_view: KnockoutTableView, label: str) -> Button:
    """The primary button: it opens the private aiming panel (section 18)."""
    return Button(table_view.say(label), table_view.opens(AIM), GOOD)


def _slide(table_view: KnockoutTableView, legal_actions: list[LegalAction]) -> tuple[Row, ...]:
    return ((_aim(table_view, "panel-aim"),),)


def _retry(table_view: KnockoutTableView, legal_actions: list[LegalAction]) -> tuple[Row, ...]:
    """Try again, with the price where it has one, or not (KNOCKOUT-170, KNOCKOUT-173)."""
    cost = table_view.awaited.cost if table_view.awaited else 0
    label = table_view.say("panel-retry-paid", amount=table_view.cash(cost)) if cost else table_view.say("panel-retry")
    return ((Button(label, table_view.opens(AIM), GOOD), _button(table_view, actions.Decline)),)


def _jail(table_view: KnockoutTableView, legal_actions: list[LegalAction]) -> tuple[Row, ...]:
    """Two buttons, visible to all, usable by the owner's side (KNOCKOUT-37, section 18)."""
    cost = table_view.cash(table_view.awaited.cost if table_view.awaited else 0)
    pay = _button(table_view, actions.Pay, table_view.say("panel-pay", amount=cost), GOOD)
    return ((pay, _button(table_view, actions.Stay)),)


def _chance(table_view: KnockoutTableView, legal_actions: list[LegalAction]) -> tuple[Row, ...]:
    """Slide again, which opens the aiming panel, or leave it (KNOCKOUT-49, KNOCKOUT-52)."""
    return ((_aim(table_view, "panel-aim-chance"), _button(table_view, actions.LetLie)),)


def _railroad(table_view: KnockoutTableView, legal_actions: list[LegalAction]) -> tuple[Row, ...]:
    """A menu of the unoccupied properties with what each would bring, and staying (KNOCKOUT-56, KNOCKOUT-59)."""
    legal_action = next((each for each in legal_actions if each.action is actions.Move), None)
    remain = (_button(table_view, actions.Remain),)
    if legal_action is None or not isinstance(legal_action.params[0], Choice):
        return (remain,)
    lines = tuple([_property(table_view, int(space)) for space in legal_action.params[0].options])
    asked = table_view.words.field(GAME, actions.Move, "space")
    return (Menu(table_view.plays("Move.?"), asked, lines), remain)


def _property(table_view: KnockoutTableView, space: Space) -> SelectOption:
    """An unoccupied property: its price, its set, and what it would bring."""
    label = f"{table_view.space(space)} · {side_text.worth(table_view, space)}"
    hint = f"{table_view.group(CELLS[space].set)} · {table_view.by_rail(space)}"
    return SelectOption(label, str(space), hint)


MAKERS: dict[str, Callable[[KnockoutTableView, list[LegalAction]], tuple[Row, ...]]] = {
    "slide": _slide,
    "again": _slide,
    "retry": _retry,
    "jail": _jail,
    "chance": _chance,
    "railroad": _railroad,
}
"""By what is awaited."""
