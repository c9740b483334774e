"""Forms: what a person types becomes the open fields of a half-made press."""

import re
from collections.abc import Sequence

from bot.kit.contract import Action, Domain, LegalAction, Range, Refusal
from bot.kit.fields import CASH, WORD, field_kinds
from bot.present.control_id import PLAY
from bot.present.controls.amounts import parse_number, read_cash
from bot.present.controls.field_domain import domain_of
from bot.present.controls.legal_action_controls import CHOICES, ControlContext, fill, is_open, matching
from bot.present.panel_model import TITLE, Field, Form, SelectOption, cut


def form(context: ControlContext, legal_actions: Sequence[LegalAction], wait: str | None, text: str) -> Form | None:
    """The form that asks for every open field of a half-made press; None when nothing offered fits it."""
    found = matching(legal_actions, wait, text)
    if not found:
        return None
    action, words, game = found[0].action, context.words, context.game
    fields = []
    for at, (name, part) in enumerate(zip(action.__struct_fields__, text.split(".")[1:], strict=True)):
        if is_open(part):
            domain = domain_of(found, at)
            label = cut(words.field(game, action, name), TITLE)
            fields.append(_field(context, field_kinds(action)[name], name, label, domain))
    title = cut(words.say("form-title", action=words.action(game, action)), TITLE)
    return Form(title, context.press(PLAY, wait or found[0].wait, text), tuple(fields))


def _field(context: ControlContext, kind: str, name: str, label: str, domain: Domain) -> Field:
    """A line of a form: a range to type a number of, or choices."""
    if isinstance(domain, Range):
        low, high = (context.said(kind, end) for end in (domain.low, domain.high))
        hint = context.words.say("form-range", low=low, high=high)
        example = context.words.say("form-number-example", example=context.said(kind, domain.low))
        return Field(name, label, hint, example)
    shown = domain.options[:CHOICES]
    return Field(
        name,
        label,
        choices=tuple(SelectOption(context.said(kind, value), str(value)) for value in shown),
    )


def typed(context: ControlContext, action: type[Action], text: str, values: Sequence[str]) -> str | Refusal:
    """The action text with what was typed into a form; whether it is within range is checked when it is carried out."""
    left = list(values)
    for at, (name, part) in enumerate(zip(action.__struct_fields__, text.split(".")[1:], strict=True)):
        if not is_open(part) or not left:
            continue
        value = left.pop(0)
        read = _read(context, field_kinds(action)[name], value)
        if isinstance(read, Refusal):
            return read
        text = fill(text, at, read)
    return text


def _read(context: ControlContext, kind: str, value: str) -> str | Refusal:
    """What was typed for a field, as it is written in an action text."""
    if kind == WORD:
        return value if re.fullmatch(r"[a-z0-9-]{1,40}", value, re.ASCII) else Refusal("not-a-choice")
    read = read_cash(context.words, context.game, value) if kind == CASH else parse_number(value)
    return read if isinstance(read, Refusal) else str(read)
