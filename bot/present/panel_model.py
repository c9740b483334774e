"""What is shown, in no platform's words: panels, controls and forms."""

from typing import Any

import msgspec

PLAIN, PRIMARY, GOOD, BAD = "plain", "primary", "good", "bad"


class Button(msgspec.Struct, frozen=True):
    """A thing to press. `press` is the text it sends back (`bot.present.control_id`).

    At most 100 characters; on private panels longer ones are kept as drafts when they are laid out.
    """

    label: str
    press: str
    style: str = PLAIN
    disabled: bool = False


class SelectOption(msgspec.Struct, frozen=True):
    """One line of a menu."""

    label: str
    value: str
    hint: str = ""
    chosen: bool = False


class Menu(msgspec.Struct, frozen=True):
    """A menu of 1 to 25 choices; the chosen values take the place of the press's first `?`."""

    press: str
    placeholder: str
    choices: tuple[SelectOption, ...]
    low: int = 1
    high: int = 1


class Field(msgspec.Struct, frozen=True):
    """One line of a form to fill in."""

    key: str
    label: str
    hint: str = ""
    placeholder: str = ""
    value: str = ""
    choices: tuple[SelectOption, ...] = ()


class Form(msgspec.Struct, frozen=True):
    """A form (modal) of 1 to 5 fields. `press` is its address; each field's text takes the place of one `?` in turn."""

    title: str
    press: str
    fields: tuple[Field, ...]


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
    """One message. `lines` are markdown; `rows` hold up to five buttons or one menu each.

    `slot` names the message within its table. `ping`: the person ids it mentions, once, when it is new.
    `accent`: a colour 0xRRGGBB of its edge. `last`: this is its final form; controls are gone.
    """

    slot: str
    lines: tuple[str, ...] = ()
    rows: tuple[tuple[Button, ...] | Menu, ...] = ()
    picture: PictureRequest | None = None
    ping: tuple[int, ...] = ()
    accent: int | None = None
    last: bool = False
    footer: tuple[str, ...] = ()
    """Lines below the pictures, above the controls."""
    more: tuple[PictureRequest, ...] = ()
    """Pictures below the first one."""
    spoken: bool = False
    """Whether what its pictures say to those who cannot see them stands in its text, before them."""
