"""Offers become controls, for every game: buttons, menus, and half-made presses asked field by field.

A press with `?` is half-made: `Build.?.?.?` asks for the first field, `Build.14.?.?` for the second. The wizard's
memory is the press itself. `more-2` in the place of a `?` shows the second page of a long menu.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bot.games.kit.model import Amount, Offer, OneOf, Param, Some, Value
from bot.present.amounts import spread
from bot.present.panel import PLAIN, PRIMARY, Button, Choice, Menu
from bot.present.press import COMPOSE, FORM, NONE, OPEN, PLAY, Press
from bot.words import Words

Row = tuple[Button, ...] | Menu
ACROSS = 5
"""Buttons in a row."""
CHOICES = 25
"""Lines of a menu."""
FEW = 4
"""Up to so many values stand side by side as buttons instead of in a menu."""
LABEL, LINE, PLACEHOLDER, TITLE = 80, 100, 150, 45
"""Longest texts of a button, a menu's line, a menu's placeholder and a form's title or label."""
OPEN_FIELD, PAGE = "?", "more-"
CONFIRM = "confirm"
"""The private panel that asks once more."""


def _no_hint(verb: str, chosen: tuple[str, ...], value: Value) -> str:
    return ""


def _spread(verb: str, chosen: tuple[str, ...], domain: Amount) -> tuple[int, ...]:
    return spread(domain)


class Asker(msgspec.Struct, frozen=True):
    """What controls need to know: the game's key, the table, the language, the people, and the presenter's advice.

    `hint(verb, chosen, value)` says what a value means (its price, its rent); `quick(verb, chosen, domain)` names
    the amounts worth a button; `chosen` are the fields before, as written in the press. `styles`: colour by verb;
    `sure`: verbs that are asked once more, with what they would change, before the last choice is played.
    """

    game: str
    table: int
    words: Words
    names: tuple[str, ...] = ()
    hint: Callable[[str, tuple[str, ...], Value], str] = _no_hint
    quick: Callable[[str, tuple[str, ...], Amount], tuple[int, ...]] = _spread
    styles: dict[str, str] = {}
    sure: frozenset[str] = frozenset()

    def press(self, kind: str, wait: str | None, text: str) -> str:
        """A custom_id."""
        return str(Press(kind, self.table, wait or NONE, text))


class Question(msgspec.Struct, frozen=True):
    """What a half-made press asks next: what was chosen so far, and the rows that ask."""

    lines: tuple[str, ...]
    rows: tuple[Row, ...]


# ---- a seat's verbs


def buttons(asker: Asker, offers: Sequence[Offer], style: str = PLAIN) -> tuple[Button, ...]:
    """One button for each verb, in the order of the offers; verbs with fields open their first question."""
    made: dict[tuple[str, str | None], Button] = {}
    for offer in offers:
        verb = offer.action.__name__
        known = made.get((verb, offer.wait))
        if known is not None and not (known.disabled and offer.blocked is None):
            continue
        label = asker.words.action(asker.game, offer.action)
        text = ".".join([verb, *[OPEN_FIELD] * len(offer.action.__struct_fields__)])
        made[verb, offer.wait] = Button(
            cut(label + ("…" if offer.params else ""), LABEL),
            asker.press(COMPOSE if _composed(offer) else PLAY, offer.wait, text),
            asker.styles.get(verb, style),
            disabled=offer.blocked is not None,
        )
    return tuple(made.values())


def _composed(offer: Offer) -> bool:
    """Whether a verb is put together in a panel of its own (`bot.present.composer`)."""
    return any(isinstance(param, Some) for param in offer.params)


def reasons(asker: Asker, offers: Sequence[Offer]) -> tuple[str, ...]:
    """A line for each verb that is greyed: which and why."""
    free = {offer.action for offer in offers if offer.blocked is None}
    lines = {
        asker.words.say(
            "mine-blocked",
            action=asker.words.action(asker.game, offer.action),
            why=asker.words.refusal(asker.game, offer.blocked, asker.names),
        ): None
        for offer in offers
        if offer.blocked is not None and offer.action not in free
    }
    return tuple(lines)


def rows(made: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    """Buttons in rows of five."""
    return tuple(tuple(made[at : at + ACROSS]) for at in range(0, len(made), ACROSS))


def cut(text: str, most: int) -> str:
    """A text of at most `most` characters."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


# ---- half-made presses


def whole(text: str) -> bool:
    """Whether an action text has no open field."""
    return not any(is_open(part) for part in text.split("."))


def is_open(part: str) -> bool:
    """Whether a part of an action text is still asked for."""
    return part == OPEN_FIELD or part.startswith(PAGE)


def value_of(domain: Param, part: str) -> Any:
    """The value of `domain` that `part` of a press stands for; None when it holds no such value."""
    if isinstance(domain, Amount):
        number = int(part) if re.fullmatch(r"-?\d{1,12}", part, re.ASCII) else None
        return number if number is not None and domain.holds(number) else None
    by_text = {str(option): option for option in domain.options}
    if isinstance(domain, OneOf):
        return by_text.get(part)
    items = [by_text.get(item) for item in part[1:].split("+") if item]
    return items if part.startswith("+") and domain.holds(items) else None


def matching(offers: Sequence[Offer], wait: str | None, text: str) -> list[Offer]:
    """The offers that a half-made press may still become; greyed ones with domains last."""
    verb, *parts = text.split(".")
    found = [
        offer
        for offer in offers
        if offer.action.__name__ == verb
        and (wait is None or offer.wait in (None, wait))
        and len(parts) == len(offer.params)
        and all(_fits(part, param) for part, param in zip(parts, offer.params, strict=True))
    ]
    free = [offer for offer in found if offer.blocked is None]
    return [*free, *(offer for offer in found if offer.blocked is not None)] if free else []


def _fits(part: str, param: Param) -> bool:
    return is_open(part) or value_of(param, part) is not None


def ask(asker: Asker, offers: Sequence[Offer], wait: str | None, text: str) -> Question | None:
    """The next question of a half-made press; None when nothing offered fits it any more."""
    found = matching(offers, wait, text)
    if not found:
        return None
    at, page = _place(text)
    domain = domain_of(found, at)
    parts = text.split(".")[1:]
    if isinstance(domain, OneOf) and len(domain.options) == 1 and not domain.blocked and at + 1 < len(parts):
        return ask(asker, offers, wait, fill(text, at, str(domain.options[0])))
    step = _Step(asker, found[0], fill(text, at, OPEN_FIELD), at, page)
    return Question(_chosen(step), _asking(step, domain))


class _Step(msgspec.Struct, frozen=True):
    """One question of a wizard: the offer that names the verb, the press so far, the field asked for, the page."""

    asker: Asker
    offer: Offer
    text: str
    at: int
    page: int

    @property
    def verb(self) -> str:
        return self.offer.action.__name__

    @property
    def field(self) -> str:
        return self.offer.action.__struct_fields__[self.at]

    @property
    def chosen(self) -> tuple[str, ...]:
        return tuple(self.text.split(".")[1 : 1 + self.at])

    def press(self, part: str, kind: str = PLAY) -> str:
        text = fill(self.text, self.at, part)
        if kind == PLAY and self.verb in self.asker.sure and self.at + 1 == len(self.offer.params):
            return self.asker.press(OPEN, CONFIRM, text)
        return self.asker.press(kind, self.offer.wait, text)

    def label(self, value: Value) -> str:
        """A value as a control says it, which begins with a capital letter."""
        said = self.asker.words.choice(self.asker.game, self.offer.action, self.field, value, self.asker.names)
        return said[:1].upper() + said[1:]

    def hint(self, value: Value) -> str:
        return self.asker.hint(self.verb, self.chosen, value)


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


def domain_of(found: Sequence[Offer], at: int) -> Param:
    """What field `at` may become: the union over the free offers, with the choices of greyed ones greyed."""
    domain = union([offer.params[at] for offer in found if offer.blocked is None])
    if not isinstance(domain, OneOf):
        return domain
    reasons = dict(domain.blocked)
    for offer in found:
        param = offer.params[at]
        if offer.blocked is not None and isinstance(param, OneOf):
            reasons |= dict.fromkeys(param.options, offer.blocked)
    return OneOf(domain.options, tuple((value, why) for value, why in reasons.items() if value not in domain.options))


def union(params: Sequence[Param]) -> Param:
    """One domain that holds what any of `params` holds; short ranges become choices."""
    first = params[0]
    if isinstance(first, Some):
        return first
    if isinstance(first, Amount) and len(params) == 1 and not _short(first):
        return first
    if all(isinstance(param, OneOf) or _short(param) for param in params):
        options = tuple(dict.fromkeys(value for param in params for value in _values(param)))
        greyed = {value: why for param in params if isinstance(param, OneOf) for value, why in param.blocked}
        return OneOf(options, tuple((value, why) for value, why in greyed.items() if value not in options))
    ranges = [param for param in params if isinstance(param, Amount)]
    low, high = min(each.low for each in ranges), max(each.high for each in ranges)
    return Amount(low, high, min(each.step for each in ranges))


def _short(param: Param) -> bool:
    return isinstance(param, Amount) and (param.high - param.low) // param.step < FEW + 1


def _values(param: Param) -> tuple[Value, ...]:
    if isinstance(param, Amount):
        return tuple(range(param.low, param.high + 1, param.step))
    return param.options


def _chosen(step: _Step) -> tuple[str, ...]:
    """The verb, then a line for each field already chosen."""
    words, game, action = step.asker.words, step.asker.game, step.offer.action
    lines = [words.say("step-title", action=words.action(game, action))]
    for field, part, param in zip(action.__struct_fields__, step.chosen, step.offer.params, strict=False):
        value = words.choice(game, action, field, value_of(param, part), step.asker.names)
        lines.append(words.say("step-chosen", field=words.field(game, action, field), value=value))
    return tuple(lines)


def _asking(step: _Step, domain: Param) -> tuple[Row, ...]:
    """The rows that ask for one field."""
    if isinstance(domain, Amount):
        return _amounts(step, domain)
    greyed = domain.blocked if isinstance(domain, OneOf) else ()
    if isinstance(domain, OneOf) and len(domain.options) + len(greyed) <= FEW:
        return rows(_few(step, domain))
    return (_menu(step, domain),)


def _few(step: _Step, domain: OneOf) -> list[Button]:
    """Few values side by side, greyed ones last."""
    made = []
    for value in (*domain.options, *(value for value, _ in domain.blocked)):
        hint = step.hint(value)
        label = step.label(value) + (f" · {hint}" if hint else "")
        made.append(Button(cut(label, LABEL), step.press(str(value)), PRIMARY, disabled=value not in domain.options))
    return made


def _menu(step: _Step, domain: OneOf | Some) -> Menu:
    """A menu, in pages where it is longer than a menu may be."""
    options = domain.options
    pages = len(options) > CHOICES and isinstance(domain, OneOf)
    start = step.page * (CHOICES - 1) if pages and step.page * (CHOICES - 1) < len(options) else 0
    shown = options[start : start + CHOICES - 1] if pages else options[:CHOICES]
    choices = [Choice(cut(step.label(value), LINE), str(value), cut(step.hint(value), LINE)) for value in shown]
    if pages:
        rest = options[start + CHOICES - 1 :]
        after = step.page + 1 if rest else 0
        first = step.label(rest[0] if rest else options[0])
        choices.append(Choice(cut(step.asker.words.say("menu-page", first=first), LINE), f"{PAGE}{after}"))
    asked = step.asker.words.field(step.asker.game, step.offer.action, step.field)
    low, high = (domain.low, min(domain.high, len(choices))) if isinstance(domain, Some) else (1, 1)
    return Menu(step.press(OPEN_FIELD), cut(asked, PLACEHOLDER), tuple(choices), low, high)


def _amounts(step: _Step, domain: Amount) -> tuple[Row, ...]:
    """Useful amounts, and a form for any other."""
    words = step.asker.words
    quick = step.asker.quick(step.verb, step.chosen, domain)[: ACROSS - 1]
    made = [Button(cut(step.label(amount), LABEL), step.press(str(amount)), PRIMARY) for amount in quick]
    return rows([*made, Button(words.say("other"), step.press(OPEN_FIELD, FORM))])


def greyed(asker: Asker, offers: Sequence[Offer], wait: str | None, text: str) -> tuple[str, ...]:
    """A line for each reason why values of the next field are shown greyed, with those values."""
    found = matching(offers, wait, text)
    if not found:
        return ()
    at, _ = _place(text)
    domain = domain_of(found, at)
    if not isinstance(domain, OneOf):
        return ()
    step = _Step(asker, found[0], text, at, 0)
    alike: dict[str, list[str]] = {}
    for value, why in domain.blocked:
        alike.setdefault(asker.words.refusal(asker.game, why, asker.names), []).append(step.label(value))
    say, listed = asker.words.say, asker.words.list
    return tuple(say("mine-blocked", action=listed(values), why=why) for why, values in alike.items())
