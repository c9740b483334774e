"""What every game's private panels ask: the next step of a half-made press, and a confirmation."""

from collections.abc import Callable, Collection, Sequence

from bot.games import GAMES
from bot.i18n.translator import kebab
from bot.kit.contract import Action, LegalAction
from bot.kit.engine import read
from bot.kit.fields import CASH, NUMBER, field_kinds
from bot.kit.verbs.turns import Leave
from bot.present.control_id import PLAY
from bot.present.controls.legal_action_controls import CONFIRM, greyed, next_step, question_before
from bot.present.panel_context import PanelContext
from bot.present.panel_model import BAD, GOOD, Button, Panel, PictureRequest
from bot.present.panel_name import MINE
from bot.present.panels import table_status
from bot.present.panels.trades import back

TOLD_AT_ONCE = 6
"""Reasons shown below one's moves."""


def step(
    ctx: PanelContext, text: str, about: Sequence[str] = (), picture: PictureRequest | None = None
) -> Panel | None:
    """The next question of a half-made press, and why some of its answers are greyed; None when it is over."""
    question = next_step(ctx.controls, ctx.legal_actions, None, text)
    if question is None:
        return None
    why = ["-# " + line for line in greyed(ctx.controls, ctx.legal_actions, None, text)[:TOLD_AT_ONCE]]
    return Panel(MINE, (*question.lines, *about, *why), (*question.rows, (back(ctx, before(ctx, text)),)), picture)


def before(ctx: PanelContext, text: str) -> str:
    """A press for the question before this one; empty where there is none. Leaving stands with the table."""
    earlier = question_before(ctx.legal_actions, text)
    if earlier is not None:
        return ctx.controls.press(PLAY, None, earlier)
    return ctx.opens(table_status.TABLE_PANEL) if text == Leave.__name__ else ""


def confirm(
    ctx: PanelContext, text: str, changed: Callable[[], Sequence[str]] = tuple, sure: Collection[str] = ()
) -> Panel | None:
    """The confirmation of a grave action, or of one of `SURE` or `sure` with what is `changed`; None: not legal."""
    legal_action = offered(ctx, text)
    if legal_action is None or legal_action.action.__name__ not in {*sure, *ctx.SURE, *ctx.GRAVE}:
        return None
    said = (ctx.say(f"panel-confirm-{text.lower()}"),) if text in ctx.GRAVE else changed()
    press = ctx.controls.press(PLAY, legal_action.wait, text)
    button = Button(ctx.words.action(ctx.game, legal_action.action), press, BAD if text in ctx.GRAVE else GOOD)
    return Panel(CONFIRM, (f"### {named(ctx, text)}", *said), ((button, back(ctx, before(ctx, text))),))


def offered(ctx: PanelContext, text: str) -> LegalAction | None:
    """The legal action that a whole action text of the looker stands for now."""
    try:
        action = read(GAMES[ctx.game], text)
    except ValueError:
        return None
    free = [each for each in ctx.legal_actions if isinstance(action, each.action) and each.blocked is None]
    return next((each for each in free if each.refusal(action) is None), None)


def in_short(ctx: PanelContext, action: Action, names: Sequence[str]) -> str:
    """An action by its verb and the first two things chosen that have a name: not a bare number, nothing, a yes or a no."""
    own = f"{ctx.game}-action-{kebab(type(action).__name__)}-short"
    if ctx.words.has(own):
        return ctx.words.say(own, **{field: getattr(action, field) for field in action.__struct_fields__})
    kinds, verb = field_kinds(type(action)), ctx.words.action(ctx.game, type(action))
    chosen = [(kind, getattr(action, field)) for field, kind in kinds.items() if kind != NUMBER]
    telling = [(kind, each) for kind, each in chosen if each not in ("yes", "no") and (each or kind != CASH)]
    values = [ctx.words.value(ctx.game, kind, each, names) for kind, each in telling]
    return " · ".join([verb, *[value for value in values if value and not verb.startswith(value)][:2]])


def named(ctx: PanelContext, text: str) -> str:
    """A whole action as a title: the verb and what was chosen, as far as it is something and not what the verb begins with."""
    action: Action = read(GAMES[ctx.game], text)
    verb = ctx.words.action(ctx.game, type(action))
    values = [
        ctx.words.value(ctx.game, kind, getattr(action, field), ctx.names)
        for field, kind in field_kinds(type(action)).items()
    ]
    return " · ".join([verb, *(value for value in values if value and not verb.startswith(value))])
