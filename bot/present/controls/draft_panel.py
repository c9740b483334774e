"""The private panel in which an action is composed: menus of several things, amounts, "send". Any game's.

Every control but "send" is a COMPOSE press with the text as it will then be; "send" is an ordinary press with the whole.
"""

from collections.abc import Callable, Mapping, Sequence

from bot.kit.contract import Action, LegalAction, Range, Refusal, Subset
from bot.kit.fields import CASH, field_kinds
from bot.present.control_id import COMPOSE, FORM, PLAY
from bot.present.controls.amounts import parse_number, read_cash
from bot.present.controls.button_lines import NARROW, phone_lines
from bot.present.controls.draft import Draft, choices, fitting, items, open_choice, read, value
from bot.present.controls.legal_action_controls import (
    OPEN_FIELD,
    PAGE,
    ControlContext,
    Question,
    Row,
    chosen_line,
    one_page,
    page_label,
    pages,
    rows,
    side_by_side,
)
from bot.present.panel_model import (
    GOOD,
    LINE,
    PLACEHOLDER,
    PLAIN,
    PRIMARY,
    TITLE,
    Button,
    Field,
    Form,
    Menu,
    SelectOption,
    capital,
    cut,
    fitted,
)

Judge = Callable[[Action], Refusal | None]
"""Why an action would be refused from inside, as far as that can be known before it is sent."""
NUMBERS = "①②③④⑤⑥"
"""What amounts are called on buttons where their questions are all that is known."""


def _nothing(action: Action) -> Refusal | None:
    return None


def panel(
    context: ControlContext, legal_actions: Sequence[LegalAction], text: str, judge: Judge = _nothing
) -> Question | None:
    """The next question of a composed action in the words of any game; None when nothing offered fits it any more."""
    found = fitting(legal_actions, text)
    if not found:
        return None
    title = context.words.say("step-title", action=context.words.action(context.game, found[0].action))
    if open_choice(found, text.split(".")[1:]) is not None:
        return Question((title,), choose(context, found, text))
    made = read(found[0], text)
    why = refusal(made, judge)
    numbers = dict(zip([field for field, param, _ in made.fields if isinstance(param, Range)], NUMBERS, strict=False))
    said = [title, *_said(context, made, numbers), lost(context, made)]
    said += [] if why is None else ["-# " + context.words.refusal(context.game, why, context.names)]
    return Question(tuple(filter(None, said)), controls(context, made, why, numbers))


def refusal(made: Draft, judge: Judge = _nothing) -> Refusal | None:
    """Why it cannot be sent as it stands: its own fields first, then what the rules say of the whole."""
    return made.legal_action.refusal(made.action) or judge(made.action)


def lost(context: ControlContext, made: Draft) -> str:
    """A line about what was chosen and is not to be had any more."""
    named = context.words.list(str(context.said("goods", each)) for each in made.gone)
    return context.words.say("compose-gone", things=named) if made.gone else ""


def waiting(context: ControlContext, text: str, why: Refusal) -> Question:
    """A verb that cannot be used just now: why, and a button to try again with what was composed."""
    again = Button(context.words.say("compose-again"), context.press(COMPOSE, None, text), PRIMARY)
    return Question((context.words.refusal(context.game, why, context.names),), ((again,),))


def _said(context: ControlContext, made: Draft, numbers: Mapping[str, str]) -> list[str]:
    """A line for each field, with its number if it has one."""
    words, game, action = context.words, context.game, made.legal_action.action
    lines = []
    for field, param, part in made.fields:
        now = value(param, part)
        said = context.said(field_kinds(action)[field], now) if now != () else words.say("none")
        asked = " ".join(filter(None, (numbers.get(field), words.field(game, action, field))))
        lines.append(chosen_line(words, asked, said))
    return lines


# ---- a choice of one


def choose(context: ControlContext, found: Sequence[LegalAction], text: str) -> tuple[Row, ...]:
    """The rows that ask for the first open choice of one: with whom, say."""
    verb, *parts = text.split(".")
    at = open_choice(found, parts)
    if at is None:
        return ()
    action = found[0].action
    field = action.__struct_fields__[at]
    # A menu fills the first `?`, so what stands open before this field gets its one answer.
    before = read(found[0], text).parts[:at]

    def press(part: str) -> str:
        return context.press(COMPOSE, None, ".".join([verb, *before, part, *parts[at + 1 :]]))

    kind = field_kinds(action)[field]
    options = choices(found, at)
    labels = {option: capital(context.said(kind, option)) for option in options}
    if side_by_side(list(labels.values())):
        return rows([Button(labels[option], press(str(option)), PRIMARY) for option in options])
    number = parts[at].removeprefix(PAGE)
    page = int(number) if number.isdecimal() and len(number) <= len("999") else 0
    asked = cut(context.words.field(context.game, action, field), PLACEHOLDER)
    lines = one_page(context, options, page, lambda option: SelectOption(labels[option], str(option)))
    return (Menu(press(OPEN_FIELD), asked, lines),)


# ---- several things, amounts, sending


def controls(
    context: ControlContext,
    made: Draft,
    why: Refusal | None,
    labels: Mapping[str, str] | None = None,
    extra: Sequence[Button] = (),
) -> tuple[Row, ...]:
    """Menus and amounts field by field, then "send" (greyed while it would be refused), "clear" and `extra`.

    `labels`: what a field is called, where its question is too long for a button.
    """
    named = labels or {}
    found: list[Row] = []
    for at, (field, param, _) in enumerate(made.fields):
        label = named.get(field) or context.words.field(context.game, made.legal_action.action, field)
        if isinstance(param, Subset) and param.options:
            found += _several(context, made, at, label)
        elif isinstance(param, Range) and param.high > param.low:
            found.append(_amounts(context, made, at, label))
    last = [
        Button(
            context.words.say("compose-send"),
            context.press(PLAY, made.legal_action.wait, made.text),
            GOOD,
            why is not None,
        )
    ]
    if not made.empty:
        last.append(Button(context.words.say("compose-clear"), context.press(COMPOSE, None, made.cleared)))
    return _once((*found, *rows([*last, *extra])))


def _several(context: ControlContext, made: Draft, at: int, label: str) -> list[Row]:
    """The menu of a field's page, what is chosen marked and kept on the other pages; a button for the next page."""
    field, param, part = made.fields[at]
    assert isinstance(param, Subset)
    every = pages(param.options, context.subject)
    page = made.pages[at] if made.pages[at] < len(every) else 0
    shown = every[page]
    chosen = set(items(part))
    elsewhere = [item for item in items(part) if item not in set(map(str, shown))]
    held = "".join(f"+{item}" for item in [*elsewhere, *([f"{PAGE}{page}"] if page else []), OPEN_FIELD])
    kind = field_kinds(made.legal_action.action)[field]
    before = made.parts[:at]
    lines = tuple(
        SelectOption(
            capital(context.said(kind, option)),
            str(option),
            context.hint(made.verb, before, option),
            chosen=str(option) in chosen,
        )
        for option in shown
    )
    most = min(len(lines), max(1, param.high - len(elsewhere)))
    press = context.press(COMPOSE, None, made.replaced(at, held))
    found: list[Row] = [Menu(press, label, lines, 0, most)]
    if len(every) > 1:
        found.append((_next_page(context, made, at, (page + 1) % len(every)),))
    return found


def _next_page(context: ControlContext, made: Draft, at: int, page: int) -> Button:
    """A button for a page of a field."""
    field, param, part = made.fields[at]
    assert isinstance(param, Subset)
    kind = field_kinds(made.legal_action.action)[field]
    turned = f"{part.removesuffix('+')}+{PAGE}{page}"
    label = page_label(
        context, pages(param.options, context.subject)[page], lambda option: capital(context.said(kind, option))
    )
    return Button(label, context.press(COMPOSE, None, made.replaced(at, turned)))


def _amounts(context: ControlContext, made: Draft, at: int, label: str) -> tuple[Button, ...]:
    """What the amount is, with a form for any other; beside it, as far as a phone's line goes, useful ones and none."""
    field, param, part = made.fields[at]
    assert isinstance(param, Range)
    now, kind = int(part), field_kinds(made.legal_action.action)[field]

    def said(amount: int) -> str:
        return context.said(kind, amount)

    def press(to: str, how: str = COMPOSE) -> str:
        return context.press(how, None, made.replaced(at, to))

    name = label.rstrip(" ?…\u202f\u00a0")
    shown = fitted(lambda named: context.words.say("compose-amount", field=named, amount=said(now)), name)
    found = [Button(shown, press(f"{now}{OPEN_FIELD}", FORM), PRIMARY if now > param.low else PLAIN)]
    useful = [amount for amount in context.quick(made.verb, made.parts[: at + 1], param) if amount != param.low]
    for amount in (*useful, param.low):
        step = Button(_of(name, f"+{said(amount - now)}" if amount > now else said(amount)), press(str(amount)))
        if amount != now and step not in found and phone_lines((*found, step), NARROW) == 1:
            found.append(step)
    return tuple(found)


def _of(field: str, amount: str) -> str:
    """An amount with what it is for: several fields of one action may have the same."""
    return fitted(lambda name: f"{name} {amount}", field)


def _once(found: Sequence[Row]) -> tuple[Row, ...]:
    """No press twice: what two buttons would do alike, the first one does."""
    seen: set[str] = set()
    kept: list[Row] = []
    for row in found:
        if isinstance(row, Menu):
            kept.append(row)
            continue
        new = tuple(button for button in row if button.press not in seen)
        seen |= {button.press for button in new}
        kept += [new] if new else []
    return tuple(kept)


# ---- the form of an amount


def form(context: ControlContext, legal_actions: Sequence[LegalAction], text: str) -> Form | None:
    """The form for the amount that is to be typed; None when nothing offered fits any more."""
    found = fitting(legal_actions, text)
    at = _typing(text)
    if not found or at is None or not isinstance(found[0].params[at], Range):
        return None
    made = read(found[0], text)
    field, param, part = made.fields[at]
    assert isinstance(param, Range)
    words, kind = context.words, field_kinds(made.legal_action.action)[field]
    low, high, now = (words.value(context.game, kind, end, context.names) for end in (param.low, param.high, int(part)))
    label = cut(words.field(context.game, made.legal_action.action, field), TITLE)
    hint = cut(words.say("form-range", low=low, high=high), LINE)
    title = cut(words.say("form-title", action=words.action(context.game, made.legal_action.action)), TITLE)
    shown = Field(field, label, hint, value="" if int(part) == param.low else now)
    return Form(title, context.press(COMPOSE, None, made.replaced(at, f"{part}{OPEN_FIELD}")), (shown,))


def typed(context: ControlContext, action: type[Action], text: str, values: Sequence[str]) -> str | Refusal:
    """The text with the amount that was typed into its form."""
    at = _typing(text)
    parts = text.split(".")
    if at is None or at >= len(action.__struct_fields__) or len(values) != 1:
        return Refusal("forged")
    kind = list(field_kinds(action).values())[at]
    amount = read_cash(context.words, context.game, values[0]) if kind == CASH else parse_number(values[0])
    if isinstance(amount, Refusal):
        return amount
    parts[at + 1] = str(amount)
    return ".".join(parts)


def _typing(text: str) -> int | None:
    """The field that a form asks for: the first amount with a `?` behind it."""
    parts = text.split(".")[1:]
    return next((at for at, part in enumerate(parts) if part[:-1].isdecimal() and part.endswith(OPEN_FIELD)), None)
