"""What is shown, in no platform's words: panels, controls and forms. Texts that are too long are cut."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

PLAIN, PRIMARY, GOOD, BAD = "plain", "primary", "good", "bad"
LABEL, LINE, PLACEHOLDER, TITLE = 80, 100, 150, 45
"""Longest texts of a button, a menu's line, a menu's placeholder and a form's title or label."""
SHORT = 25
"""The longest label of a button that a phone shows whole, in characters."""


def cut(text: str, most: int) -> str:
    """A text of at most `most` characters."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def fitted(write: Callable[[str], str], name: str) -> str:
    """A button's label with a name in it, the name cut so that the whole is at most SHORT long."""
    beyond = len(write(name)) - SHORT
    return write(name) if beyond <= 0 else write(cut(name, max(2, len(name) - beyond)))


def capital(text: str) -> str:
    """A text that begins with a capital letter, as a control does."""
    return text[:1].upper() + text[1:]


def _cut_fields(struct: msgspec.Struct, most: dict[str, int]) -> None:
    """Cut the texts of a new struct: the longest of each by field."""
    for field, length in most.items():
        text = getattr(struct, field)
        if len(text) > length:
            msgspec.structs.force_setattr(struct, field, cut(text, length))


class Button(msgspec.Struct, frozen=True):
    """A thing to press. `press` is the text it sends back (`bot.present.control_id`).

    At most 100 characters; on private panels longer ones are kept as drafts when they are laid out.
    """

    label: str
    press: str
    style: str = PLAIN
    disabled: bool = False

    def __post_init__(self) -> None:
        if len(self.label) > LABEL:
            msgspec.structs.force_setattr(self, "label", cut(self.label, LABEL))


class SelectOption(msgspec.Struct, frozen=True):
    """One line of a menu."""

    label: str
    value: str
    hint: str = ""
    chosen: bool = False

    def __post_init__(self) -> None:
        _cut_fields(self, {"label": LINE, "hint": LINE})


ROLES, CHANNELS, PEOPLE = "roles", "channels", "people"
"""Kinds of menus that the platform fills itself with what its server has; their values are ids."""


class Menu(msgspec.Struct, frozen=True):
    """A menu of 1 to 25 choices; the chosen values take the place of the press's first `?`.

    One of a `kind` has no choices of its own; `marked`: the ids that are chosen there.
    """

    press: str
    placeholder: str
    choices: tuple[SelectOption, ...] = ()
    low: int = 1
    high: int = 1
    kind: str = ""
    marked: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        _cut_fields(self, {"placeholder": PLACEHOLDER})


class Field(msgspec.Struct, frozen=True):
    """One line of a form to fill in."""

    key: str
    label: str
    hint: str = ""
    placeholder: str = ""
    value: str = ""
    choices: tuple[SelectOption, ...] = ()

    def __post_init__(self) -> None:
        _cut_fields(self, {"label": TITLE, "hint": LINE, "placeholder": LINE})


class Form(msgspec.Struct, frozen=True):
    """A form (modal) of 1 to 5 fields. `press` is its address; each field's text takes the place of one `?` in turn."""

    title: str
    press: str
    fields: tuple[Field, ...]

    def __post_init__(self) -> None:
        _cut_fields(self, {"title": TITLE})


class PictureRequest(msgspec.Struct, frozen=True):
    """An order for a picture: `key` is `<game>` or `<game>/<kind>`. Equal orders give equal bytes.

    `lang`: `fr`, or `fr/en` for sentences in one language with the names of places and cards in another.
    `tokens`: the sign that each seat took (CITY-204); the seat's own for those beyond.
    """

    key: str
    view: Any
    theme: str
    lang: str
    names: tuple[str, ...] = ()
    tokens: tuple[int, ...] = ()


class Panel(msgspec.Struct, frozen=True):
    """One message: pictures, lines below them, controls.

    `lines` are markdown, empty ones are left out; `rows` hold up to five buttons or one menu each.

    `slot` names the message within its table. `ping`: the person ids it mentions, once, when it is new.
    `accent`: a colour 0xRRGGBB of its edge. `last`: this is its final form; controls are gone.
    """

    slot: str
    lines: Sequence[str] = ()
    rows: tuple[tuple[Button, ...] | Menu, ...] = ()
    picture: PictureRequest | None = None
    ping: tuple[int, ...] = ()
    accent: int | None = None
    last: bool = False
    more: tuple[PictureRequest, ...] = ()
    """Pictures below the first one."""
    spoken: bool = False
    """Whether what its pictures say to those who cannot see them stands above its text."""
    below: bool = False
    """Whether it is posted anew, calling nobody, as soon as another message stands below it."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "lines", tuple(filter(None, self.lines)))


def themed(panel: Panel, theme: str) -> Panel:
    """A panel with its pictures in a theme's colours: presenters know nothing of who looks on."""
    if panel.picture is None and not panel.more:
        return panel
    first, *more = [order and msgspec.structs.replace(order, theme=theme) for order in (panel.picture, *panel.more)]
    return msgspec.structs.replace(panel, picture=first, more=tuple(more))
