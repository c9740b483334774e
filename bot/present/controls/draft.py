"""An action as composed so far, where a field takes several things: a trade, a batch. Its memory is the press.

`Propose.2.+14.500.+3+card-taxi.0` is the action as it stands. In a field of several things `+more-1` names the page
that is shown, and `+16+?` is a menu: 16 was chosen on another page, the menu's values take the place of the `?`.
`500?` is an amount to be typed into a form, 500 so far. A lone `?` is still open.
"""

import re
from collections.abc import Sequence

import msgspec

from bot.kit.contract import Action, Choice, Domain, LegalAction, Range, Refusal, Subset, Value
from bot.present.controls.legal_action_controls import OPEN_FIELD, PAGE, is_open

MOST_ITEMS = 200
"""Things in one field of a text; more is forged."""
_WORD = re.compile(r"[a-z0-9-]{1,40}", re.ASCII)


class Draft(msgspec.Struct, frozen=True):
    """What a text stands for: `parts` are the fields as written, nothing open and no page among them.

    `pages`: the page asked for of each field. `gone`: what was chosen once and is not to be had any more.
    """

    legal_action: LegalAction
    parts: tuple[str, ...]
    pages: tuple[int, ...]
    gone: tuple[Value, ...] = ()

    @property
    def verb(self) -> str:
        """The verb's name."""
        return self.legal_action.action.__name__

    @property
    def text(self) -> str:
        """The action text: whole, to be sent."""
        return ".".join([self.verb, *self.parts])

    @property
    def action(self) -> Action:
        """The action; whether it is legal is another question."""
        return self.legal_action.action(*(value(param, part) for _, param, part in self.fields))

    @property
    def fields(self) -> list[tuple[str, Domain, str]]:
        """Name, domain and text of each field."""
        return list(zip(self.legal_action.action.__struct_fields__, self.legal_action.params, self.parts, strict=True))

    @property
    def empty(self) -> bool:
        """Whether nothing has been put in yet."""
        return all(part == least(param) for _, param, part in self.fields if not isinstance(param, Choice))

    @property
    def cleared(self) -> str:
        """The text with nothing in it but the choices of one."""
        parts = [part if isinstance(param, Choice) else least(param) for _, param, part in self.fields]
        return ".".join([self.verb, *parts])

    def replaced(self, at: int, part: str) -> str:
        """The text with `part` in the place of field `at`; the pages shown of the other fields stay."""
        pages = zip(self.parts, self.pages, strict=True)
        shown = [f"{each}+{PAGE}{page}" if page else each for each, page in pages]
        shown[at] = part
        return ".".join([self.verb, *shown])


def beginning(action: type[Action]) -> str:
    """The text with which composing begins: everything is open."""
    return ".".join([action.__name__, *[OPEN_FIELD] * len(action.__struct_fields__)])


def filled(text: str, values: Sequence[str]) -> str:
    """A menu's text with what was chosen in it, perhaps nothing."""
    return text.replace(OPEN_FIELD, "+".join(values), 1)


def fitting(legal_actions: Sequence[LegalAction], text: str) -> list[LegalAction]:
    """The free legal actions of a text's verb whose choices of one agree with it."""
    verb, *parts = text.split(".")
    return [
        each
        for each in legal_actions
        if each.action.__name__ == verb
        and each.blocked is None
        and len(each.params) == len(parts)
        and all(_agrees(param, part) for param, part in zip(each.params, parts, strict=True))
    ]


def hindrance(legal_actions: Sequence[LegalAction], text: str) -> Refusal | None:
    """Why a text's verb is greyed just now; None when it is free, or not offered at all."""
    verb = text.split(".", maxsplit=1)[0]
    reasons = [each.blocked for each in legal_actions if each.action.__name__ == verb]
    return None if None in reasons else next(iter(reasons), None)


def open_choice(found: Sequence[LegalAction], parts: Sequence[str]) -> int | None:
    """The first choice of one that is open and has more than one answer among the legal actions."""
    for at, part in enumerate(parts):
        if is_open(part) and len(choices(found, at)) > 1:
            return at
    return None


def choice_before(legal_actions: Sequence[LegalAction], text: str) -> str | None:
    """The text with its last choice of one open again, and nothing behind it; None where none had another answer."""
    verb, *parts = text.split(".")
    for at in reversed(range(len(parts))):
        earlier = ".".join([verb, *parts[:at], *[OPEN_FIELD] * (len(parts) - at)])
        if not is_open(parts[at]) and len(choices(fitting(legal_actions, earlier), at)) > 1:
            return earlier
    return None


def choices(found: Sequence[LegalAction], at: int) -> tuple[Value, ...]:
    """What a choice of one may be; nothing for other fields."""
    return tuple(dict.fromkeys(option for each in found for option in each.options(at)))


def read(legal_action: LegalAction, text: str) -> Draft:
    """What a text stands for by one legal action: things that are to be had, the least for what is open."""
    clean: list[str] = []
    pages: list[int] = []
    gone: list[Value] = []
    for param, part in zip(legal_action.params, text.split(".")[1:], strict=True):
        page = 0
        if isinstance(param, Subset):
            said, page, lost = _items(param, part)
            gone += lost
        elif isinstance(param, Choice):
            said = str(param.options[0]) if is_open(part) else part
        else:
            said = _number(param, part)
        clean.append(said)
        pages.append(page)
    return Draft(legal_action, tuple(clean), tuple(pages), tuple(gone))


def value(param: Domain, part: str) -> Value | tuple[Value, ...]:
    """A field's value out of its text."""
    if isinstance(param, Range):
        return int(part)
    by_text = {str(option): option for option in param.options}
    return by_text[part] if isinstance(param, Choice) else tuple(by_text[item] for item in items(part))


def items(part: str) -> tuple[str, ...]:
    """The things named in the text of a field."""
    return tuple(item for item in part.split("+") if item)


def least(param: Range | Subset) -> str:
    """The text of a field with nothing put in."""
    return "+" if isinstance(param, Subset) else str(param.low)


def _agrees(param: Domain, part: str) -> bool:
    return not isinstance(param, Choice) or is_open(part) or part in map(str, param.options)


def _number(param: Range, part: str) -> str:
    """An amount as written; the least where none is."""
    found = re.match(r"-?\d{1,9}(?=\??$)", part, re.ASCII)
    return str(int(found[0])) if found else least(param)


def _items(param: Subset, part: str) -> tuple[str, int, list[Value]]:
    """The things that are to be had, in the order of the legal action; the page; and what is gone."""
    named = [item for item in items(part)[:MOST_ITEMS] if _WORD.fullmatch(item)]
    chosen = dict.fromkeys(item for item in named if not item.startswith(PAGE))
    kept = [str(option) for option in param.options if str(option) in chosen]
    numbers = [int(item.removeprefix(PAGE)) for item in named if re.fullmatch(rf"{PAGE}\d{{1,3}}", item, re.ASCII)]
    page = numbers[0] if numbers and numbers[0] < len(param.options) else 0
    gone: list[Value] = [int(item) if item.isdecimal() else item for item in chosen if item not in kept]
    return "+" + "+".join(kept), page, gone
