"""Legal actions become controls, for every game: buttons, menus, and half-made presses asked field by field.

A press with `?` is half-made: `Build.?.?.?` asks for the first field, `Build.14.?.?` for the second. What was chosen so far
stands in the press itself. `more-2` in the place of a `?` shows the second page of a long menu.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, TypeGuard

import msgspec

from bot.i18n.translator import Translator, kebab
from bot.kit.contract import Action, Choice, Domain, LegalAction, Range, Subset, Value
from bot.kit.fields import field_kinds
from bot.present.control_id import COMPOSE, FORM, NONE, OPEN, PLAY, ControlId
from bot.present.controls.amounts import spread
from bot.present.controls.field_domain import FEW, domain_of
from bot.present.panel_model import PLAIN, PRIMARY, SHORT, Button, Menu, SelectOption, capital, fitted

Row = tuple[Button, ...] | Menu
ACROSS = 5
"""Buttons in a row."""
PHONE = 3
"""Buttons that stand side by side on a phone."""
CHOICES = 25
"""Lines of a menu."""
OPEN_FIELD, PAGE = "?", "more-"
CONFIRM = "confirm"
"""The private panel that asks for confirmation."""


class ControlContext(msgspec.Struct, frozen=True):
    """What controls need to know: the game's key, the table, the language, the people, and the presenter's advice.

    `hint(verb, chosen, value)` says what a value means (its price, its rent); `quick(verb, chosen, domain)` names
    the amounts worth a button; `chosen` are the fields before, as written in the press. `styles`: colour by verb;
    `sure`: verbs that ask for confirmation, with what they would change, before the last choice is played.
    `subject(value)`: under what a value stands where a menu has pages (its colour, where it lies); empty for nothing.
    """

    game: str
    table: int
    words: Translator
    names: tuple[str, ...] = ()
    hint: Callable[[str, tuple[str, ...], Value], str] = lambda verb, chosen, value: ""
    quick: Callable[[str, tuple[str, ...], Range], tuple[int, ...]] = lambda verb, chosen, domain: spread(domain)
    styles: dict[str, str] = {}
    sure: frozenset[str] = frozenset()
    subject: Callable[[Value], str] = lambda value: ""

    def press(self, kind: str, wait: str | None, text: str) -> str:
        """A custom_id."""
        return str(ControlId(kind, self.table, wait or NONE, text))

    def said(self, kind: str, value: Any) -> str:
        """A value of a field of that kind as a person reads it."""
        return self.words.value(self.game, kind, value, self.names)


class Question(msgspec.Struct, frozen=True):
    """What a half-made press asks next: what was chosen so far, and the rows that ask."""

    lines: tuple[str, ...]
    rows: tuple[Row, ...]


# ---- a seat's verbs


def buttons(context: ControlContext, legal_actions: Sequence[LegalAction], style: str = PLAIN) -> tuple[Button, ...]:
    """One button for each verb, in the order of the legal actions; verbs with fields open their first question."""
    made: dict[tuple[str, str | None], Button] = {}
    for legal_action in legal_actions:
        verb = legal_action.action.__name__
        known = made.get((verb, legal_action.wait))
        if known is not None and not (known.disabled and legal_action.blocked is None):
            continue
        label = context.words.action(context.game, legal_action.action)
        # A verb with several things in a field is put together in a panel of its own (`draft_panel`).
        composed = any(isinstance(param, Subset) for param in legal_action.params)
        text = ".".join([verb, *[OPEN_FIELD] * len(legal_action.action.__struct_fields__)])
        made[verb, legal_action.wait] = Button(
            label + ("…" if legal_action.params else ""),
            context.press(COMPOSE if composed else PLAY, legal_action.wait, text),
            context.styles.get(verb, style),
            disabled=legal_action.blocked is not None,
        )
    return tuple(made.values())


def reasons(context: ControlContext, legal_actions: Sequence[LegalAction]) -> tuple[str, ...]:
    """A line for each verb that is greyed: which and why."""
    free = {each.action for each in legal_actions if each.blocked is None}
    lines = {
        context.words.say(
            "mine-blocked",
            action=context.words.action(context.game, each.action),
            why=context.words.refusal(context.game, each.blocked, context.names),
        ): None
        for each in legal_actions
        if each.blocked is not None and each.action not in free
    }
    return tuple(lines)


def rows(made: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    """Buttons in rows of five."""
    return tuple(tuple(made[at : at + ACROSS]) for at in range(0, len(made), ACROSS))


# ---- half-made presses


def is_complete(text: str) -> bool:
    """Whether an action text has no open field."""
    return not any(is_open(part) for part in text.split("."))


def is_open(part: str) -> bool:
    """Whether a part of an action text is still asked for."""
    return part == OPEN_FIELD or part.startswith(PAGE)


def value_of(domain: Domain, part: str) -> Any:
    """The value of `domain` that `part` of a press stands for; None when it holds no such value."""
    if isinstance(domain, Range):
        number = int(part) if re.fullmatch(r"-?\d{1,12}", part, re.ASCII) else None
        return number if number is not None and domain.holds(number) else None
    by_text = {str(option): option for option in domain.options}
    if isinstance(domain, Choice):
        return by_text.get(part)
    items = [by_text.get(item) for item in part[1:].split("+") if item]
    return items if part.startswith("+") and domain.holds(items) else None


def matching(legal_actions: Sequence[LegalAction], wait: str | None, text: str) -> list[LegalAction]:
    """The legal actions that a half-made press may still become; greyed ones with domains last."""
    verb, *parts = text.split(".")
    found = [
        each
        for each in legal_actions
        if each.action.__name__ == verb
        and (wait is None or each.wait in (None, wait))
        and len(parts) == len(each.params)
        and all(
            is_open(part) or value_of(param, part) is not None for part, param in zip(parts, each.params, strict=True)
        )
    ]
    free = [each for each in found if each.blocked is None]
    return [*free, *(each for each in found if each.blocked is not None)] if free else []


def next_step(
    context: ControlContext, legal_actions: Sequence[LegalAction], wait: str | None, text: str
) -> Question | None:
    """The next question of a half-made press; None when nothing offered fits it any more."""
    found = matching(legal_actions, wait, text)
    if not found:
        return None
    at, page = _place(text)
    domain = domain_of(found, at)
    parts = text.split(".")[1:]
    if _answers_itself(domain) and at + 1 < len(parts):
        return next_step(context, legal_actions, wait, fill(text, at, str(domain.options[0])))
    step = _Step(context, found[0], fill(text, at, OPEN_FIELD), at, page)
    return Question((*_chosen(step), *_asked(step, domain)), _asking(step, domain))


def question_before(legal_actions: Sequence[LegalAction], text: str) -> str | None:
    """The half-made text with its last answer taken back, and those that gave themselves; None for the first question."""
    verb, *parts = text.split(".")
    answered = next((at for at, part in enumerate(parts) if is_open(part)), len(parts))
    for at in reversed(range(answered)):
        earlier = ".".join([verb, *parts[:at], *[OPEN_FIELD] * (len(parts) - at)])
        found = matching(legal_actions, None, earlier)
        if found and not _answers_itself(domain_of(found, at)):
            return earlier
    return None


def _answers_itself(domain: Domain) -> TypeGuard[Choice]:
    """Whether there is nothing to choose."""
    return isinstance(domain, Choice) and len(domain.options) == 1 and not domain.blocked


class _Step(msgspec.Struct, frozen=True):
    """One question of a wizard: the legal action that names the verb, the press so far, the field asked for, the page."""

    context: ControlContext
    legal_action: LegalAction
    text: str
    at: int
    page: int

    @property
    def verb(self) -> str:
        return self.legal_action.action.__name__

    @property
    def field(self) -> str:
        return self.legal_action.action.__struct_fields__[self.at]

    @property
    def chosen(self) -> tuple[str, ...]:
        return tuple(self.text.split(".")[1 : 1 + self.at])

    def press(self, part: str, kind: str = PLAY) -> str:
        text = fill(self.text, self.at, part)
        if kind == PLAY and self.verb in self.context.sure and self.at + 1 == len(self.legal_action.params):
            return self.context.press(OPEN, CONFIRM, text)
        return self.context.press(kind, self.legal_action.wait, text)

    def label(self, value: Value) -> str:
        """A value as a control says it, which begins with a capital letter."""
        return capital(value_label(self.context, self.legal_action.action, self.field, value))

    def hint(self, value: Value) -> str:
        return self.context.hint(self.verb, self.chosen, value)

    def line(self, value: Value) -> SelectOption:
        return SelectOption(self.label(value), str(value), self.hint(value))


def value_label(context: ControlContext, action: type[Action], field: str, value: Value) -> str:
    """A value of a verb's field as a control offers it, in the field's own way where it has one."""
    words, own = context.words, f"{context.game}-action-{kebab(action.__name__)}-{field}-value"
    if words.has(own):
        return words.say(own, value=value)
    return words.value(context.game, field_kinds(action)[field], value, context.names)


def _place(text: str) -> tuple[int, int]:
    """Which field is open first, and which page of its menu is asked for."""
    for at, part in enumerate(text.split(".")[1:]):
        if is_open(part):
            number = part.removeprefix(PAGE)
            return at, int(number) if re.fullmatch(r"\d{1,3}", number, re.ASCII) else 0
    raise ValueError(f"Nothing is open in {text[:80]!r}.")


def fill(text: str, at: int, part: str) -> str:
    """The action text with `part` in the place of field `at`."""
    parts = text.split(".")
    parts[at + 1] = part
    return ".".join(parts)


def _chosen(step: _Step) -> tuple[str, ...]:
    """The verb, then a line for each field already chosen."""
    words, game, action = step.context.words, step.context.game, step.legal_action.action
    lines = [words.say("step-title", action=words.action(game, action))]
    for field, part, param in zip(action.__struct_fields__, step.chosen, step.legal_action.params, strict=False):
        value = value_label(step.context, action, field, value_of(param, part))
        lines.append(chosen_line(words, words.field(game, action, field), value))
    return tuple(lines)


def _asked(step: _Step, domain: Domain) -> tuple[str, ...]:
    """The question, where buttons answer it: a menu has it on it."""
    if not isinstance(domain, Range):
        return ()
    return (step.context.words.field(step.context.game, step.legal_action.action, step.field),)


def chosen_line(words: Translator, asked: str, value: str) -> str:
    """What was chosen, after what was asked: a question keeps its mark and gets no colon."""
    return words.say("step-answered" if asked.endswith("?") else "step-chosen", field=asked, value=value)


def _asking(step: _Step, domain: Domain) -> tuple[Row, ...]:
    """The rows that ask for one field."""
    if isinstance(domain, Range):
        return _amounts(step, domain)
    if isinstance(domain, Choice) and _fits_buttons(step, domain):
        return rows(_few(step, domain))
    return (_menu(step, domain),) if domain.options else ()


def _fits_buttons(step: _Step, domain: Choice) -> bool:
    """Whether the values fit on buttons, with what they mean."""
    return side_by_side([_written(step, value) for value in (*domain.options, *(value for value, _ in domain.blocked))])


def side_by_side(labels: Sequence[str]) -> bool:
    """Whether values stand as buttons: few, short, and told apart; else they are a menu."""
    return len(set(labels)) == len(labels) <= FEW and all(len(label) <= SHORT for label in labels)


def _written(step: _Step, value: Value) -> str:
    """A value with what it means."""
    return " · ".join(filter(None, (step.label(value), step.hint(value))))


def _few(step: _Step, domain: Choice) -> list[Button]:
    """Few values side by side, greyed ones last."""
    values = (*domain.options, *(value for value, _ in domain.blocked))
    return [
        Button(_written(step, value), step.press(str(value)), PRIMARY, disabled=value not in domain.options)
        for value in values
    ]


def _menu(step: _Step, domain: Choice | Subset) -> Menu:
    """A menu, in pages where it is longer than a menu may be."""
    options = domain.options if isinstance(domain, Choice) else domain.options[:CHOICES]
    choices = one_page(step.context, options, step.page, step.line)
    asked = step.context.words.field(step.context.game, step.legal_action.action, step.field)
    low, high = (domain.low, min(domain.high, len(choices))) if isinstance(domain, Subset) else (1, 1)
    return Menu(step.press(OPEN_FIELD), asked, choices, low, high)


def pages(
    options: Sequence[Value], subject: Callable[[Value], str], room: int = CHOICES
) -> tuple[tuple[Value, ...], ...]:
    """Options in pages of at most `room`; those of one subject stand together, on one page where they fit."""
    alike: dict[str, list[Value]] = {}
    for option in options:
        alike.setdefault(subject(option), []).append(option)
    found: list[list[Value]] = [[]]
    for group in alike.values():
        if len(found[-1]) + len(group) > room and len(group) <= room:
            found.append([])
        for option in group:
            if len(found[-1]) == room:
                found.append([])
            found[-1].append(option)
    return tuple(tuple(page) for page in found if page)


def page_label(context: ControlContext, page: Sequence[Value], named: Callable[[Value], str]) -> str:
    """What leads to a page: its subjects; the first of its options where they have none."""
    subjects = list(dict.fromkeys(filter(None, map(context.subject, page))))
    if not subjects:
        return fitted(lambda first: context.words.say("menu-page", first=first), named(page[0]))
    return fitted(lambda about: context.words.say("menu-page-of", subjects=about), ", ".join(subjects))


def one_page(
    context: ControlContext, options: Sequence[Value], page: int, line: Callable[[Value], SelectOption]
) -> tuple[SelectOption, ...]:
    """The lines of a menu; a page of them where they are many, the last of which leads to the next."""
    if len(options) <= CHOICES:
        return tuple([line(option) for option in options])
    every = pages(options, context.subject, CHOICES - 1)
    at = page if page < len(every) else 0
    after = (at + 1) % len(every)
    label = page_label(context, every[after], lambda option: line(option).label)
    return (*[line(option) for option in every[at]], SelectOption(label, f"{PAGE}{after}"))


def _amounts(step: _Step, domain: Range) -> tuple[Row, ...]:
    """Useful amounts, and a form for any other."""
    words = step.context.words
    quick = step.context.quick(step.verb, step.chosen, domain)[: ACROSS - 1]
    made = [Button(step.label(amount), step.press(str(amount)), PRIMARY) for amount in quick]
    return rows([*made, Button(words.say("other"), step.press(OPEN_FIELD, FORM))])


def greyed(
    context: ControlContext, legal_actions: Sequence[LegalAction], wait: str | None, text: str
) -> tuple[str, ...]:
    """A line for each reason why values of the next field are shown greyed, with those values."""
    found = matching(legal_actions, wait, text)
    if not found:
        return ()
    at, _ = _place(text)
    domain = domain_of(found, at)
    if not isinstance(domain, Choice):
        return ()
    step = _Step(context, found[0], text, at, 0)
    alike: dict[str, list[str]] = {}
    for value, why in domain.blocked:
        alike.setdefault(context.words.refusal(context.game, why, context.names), []).append(step.label(value))
    say, listed = context.words.say, context.words.list
    return tuple(say("mine-blocked", action=listed(values), why=why) for why, values in alike.items())
