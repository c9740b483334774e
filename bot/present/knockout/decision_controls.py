"""The buttons and menus with which the side that is asked answers: aim, Jail, second chance, Chance, Railroad."""

from collections.abc import Callable

from bot.games.knockout import actions
from bot.games.knockout.data import CELLS
from bot.kit.contract import Action, LegalAction, Space
from bot.present.controls.legal_action_controls import Row
from bot.present.knockout import side_text
from bot.present.knockout.panel_context import GAME, KnockoutContext
from bot.present.panel_model import GOOD, PLAIN, Button, Menu, SelectOption

AIM = "aim"
"""The private panel in which a slide is aimed."""


def controls(ctx: KnockoutContext, legal_actions: list[LegalAction]) -> tuple[Row, ...]:
    """What answers the question that is open; `offers` are those of the person who may answer it."""
    make = MAKERS.get(ctx.awaited.what) if ctx.awaited else None
    return () if make is None else make(ctx, legal_actions)


def _button(ctx: KnockoutContext, verb: type[Action], label: str = "", style: str = PLAIN) -> Button:
    shown = label or ctx.words.action(GAME, verb)
    return Button(shown, ctx.plays(verb.__name__), style)


def _aim(ctx: KnockoutContext, label: str) -> Button:
    """The primary button: it opens the private aiming panel (section 18)."""
    return Button(ctx.say(label), ctx.opens(AIM), GOOD)


def _retry(ctx: KnockoutContext, legal_actions: list[LegalAction]) -> tuple[Row, ...]:
    """Try again, with the price where it has one, or not (KNOCKOUT-170, KNOCKOUT-173)."""
    cost = ctx.awaited.cost if ctx.awaited else 0
    label = ctx.say("panel-retry-paid", amount=ctx.cash(cost)) if cost else ctx.say("panel-retry")
    return ((Button(label, ctx.opens(AIM), GOOD), _button(ctx, actions.Decline)),)


def _jail(ctx: KnockoutContext, legal_actions: list[LegalAction]) -> tuple[Row, ...]:
    """Two buttons, visible to all, usable by the owner's side (KNOCKOUT-37, section 18)."""
    cost = ctx.cash(ctx.awaited.cost if ctx.awaited else 0)
    pay = _button(ctx, actions.Pay, ctx.say("panel-pay", amount=cost), GOOD)
    return ((pay, _button(ctx, actions.Stay)),)


def _railroad(ctx: KnockoutContext, legal_actions: list[LegalAction]) -> tuple[Row, ...]:
    """A menu of the unoccupied properties with what each would bring, and staying (KNOCKOUT-56, KNOCKOUT-59)."""
    legal_action = next((each for each in legal_actions if each.action is actions.Move), None)
    remain = (_button(ctx, actions.Remain),)
    if legal_action is None or not legal_action.params:
        return (remain,)
    lines = tuple([_property(ctx, int(space)) for space in legal_action.options(0)])
    asked = ctx.words.field(GAME, actions.Move, "space")
    return (Menu(ctx.plays("Move.?"), asked, lines), remain)


def _property(ctx: KnockoutContext, space: Space) -> SelectOption:
    """An unoccupied property: its price, its set, and what it would bring."""
    label = f"{ctx.space(space)} · {side_text.worth(ctx, space)}"
    hint = f"{ctx.group(CELLS[space].set)} · {ctx.by_rail(space)}"
    return SelectOption(label, str(space), hint)


MAKERS: dict[str, Callable[[KnockoutContext, list[LegalAction]], tuple[Row, ...]]] = {
    "slide": lambda ctx, legal_actions: ((_aim(ctx, "panel-aim"),),),
    "again": lambda ctx, legal_actions: ((_aim(ctx, "panel-aim"),),),
    "retry": _retry,
    "jail": _jail,
    # Slide again, which opens the aiming panel, or leave it (KNOCKOUT-49, KNOCKOUT-52).
    "chance": lambda ctx, legal_actions: ((_aim(ctx, "panel-aim-chance"), _button(ctx, actions.LetLie)),),
    "railroad": _railroad,
}
"""By what is awaited."""
