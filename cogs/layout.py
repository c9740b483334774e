"""Turns panels into Discord's layouts (Components V2), within its limits."""

import io
import logging
from collections.abc import Iterable
from typing import Any

import discord

from bot.present.control_id import named
from bot.present.panel_model import (
    BAD,
    CHANNELS,
    GOOD,
    PEOPLE,
    PLAIN,
    PRIMARY,
    ROLES,
    Button,
    Menu,
    Panel,
    SelectOption,
)
from bot.present.phone_height import fitted
from bot.present.publishing.chat_port import OutgoingMessage, RenderedImage

MAX_COMPONENTS, MAX_TEXT = 40, 4_000
"""Components and characters of text that a message may have, nested ones counted."""
LABEL, ID, LINE, PLACEHOLDER, ALT = 80, 100, 100, 150, 1_024
"""Longest label of a button, custom_id, label or hint of a menu's line, placeholder, alternative text."""
BUTTONS_IN_ROW, CHOICES = 5, 25
IS_LAYOUT = 1 << 15
"""Discord's flag of a message that is nothing but its components."""
ACTION_ROW, BUTTON, SELECT, TEXT, GALLERY, FILE, CONTAINER = 1, 2, 3, 10, 12, 13, 17
"""Discord's types of components."""
KINDS = {PEOPLE: (5, "user"), ROLES: (6, "role"), CHANNELS: (8, "channel")}
"""Discord's types of menus that it fills itself, and what it calls what is chosen there."""
CHANNEL_TYPES = [0, 2, 5]
"""The channels in which a table can be opened: for text, the text of a voice channel, announcements."""
STYLES = {PRIMARY: 1, PLAIN: 2, GOOD: 3, BAD: 4}
"""Discord's styles of buttons."""
Component = dict[str, Any]
"""A component as Discord takes it."""
log = logging.getLogger(__name__)


class Layout:
    """The components of a message, in the place of a view of discord.py.

    That would make an object of each component, and ask the objects for just these dictionaries. As it is finished, the
    library does not keep it, and only the router gets its presses.
    """

    __discord_ui_view__ = True
    timeout = None

    def __init__(self, *components: Component) -> None:
        self._components = [*components]

    def to_components(self) -> list[Component]:
        """What is sent."""
        return self._components

    def has_components_v2(self) -> bool:
        """Whether the message needs Discord's flag for layouts."""
        return True

    def is_finished(self) -> bool:
        """Whether it waits for no press."""
        return True

    def is_dispatchable(self) -> bool:
        """Whether the library is to carry out its presses."""
        return False


def view(sheet: OutgoingMessage) -> Layout:
    """The layout of a message."""
    pictures = _pictures(sheet)
    sizes = [(picture.width, picture.height) for _, picture in pictures]
    panel = fitted(sheet.panel, sizes, private=sheet.private)
    alts = [discord.utils.escape_markdown(picture.alt) for _, picture in pictures] if panel.spoken else []
    parts = [_gallery(called, picture) for called, picture in pictures]
    body = _cut(_body(panel), MAX_TEXT)
    text = "\n".join(filter(None, (_cut("\n".join(alts), MAX_TEXT - len(body) - 1), body)))
    if text:  # below the pictures: a phone opens a message at its end
        parts.append({"type": TEXT, "content": text})
    parts += [{"type": FILE, "file": {"url": f"attachment://{each.name}"}} for each in sheet.files]
    parts += _rows(panel, MAX_COMPONENTS - 1 - len(parts) - len(pictures))
    accent = None if panel.accent is None else panel.accent or 1  # black is taken for none
    return Layout({"type": CONTAINER, "accent_color": accent, "components": parts})


def _gallery(called: str, picture: RenderedImage) -> Component:
    """A picture, by the name of its file."""
    item = {"media": {"url": f"attachment://{called}"}, "description": picture.alt[:ALT]}
    return {"type": GALLERY, "items": [item]}


def new_message(sheet: OutgoingMessage) -> dict[str, Any]:
    """What discord.py's methods take that send a message; only the people in the panel's `ping` are mentioned."""
    return {"view": view(sheet), "files": files(sheet), "allowed_mentions": mentions(sheet.panel.ping)}


def text_message(text: str, ping: Iterable[int] = ()) -> dict[str, Any]:
    """The same for a message that only says something."""
    return new_message(OutgoingMessage(Panel("text", (text,), ping=tuple(ping))))


def edited_message(sheet: OutgoingMessage) -> dict[str, Any]:
    """What discord.py's methods take that edit a message; nothing is said of pictures that it keeps."""
    pictures = discord.utils.MISSING if sheet.kept else files(sheet)
    return {"view": view(sheet), "attachments": pictures, "allowed_mentions": NOBODY}


def uploads(sheet: OutgoingMessage) -> bool:
    """Whether pictures are to be sent with an edit."""
    return not sheet.kept and bool(sheet.picture or sheet.more)


def edit_payload(sheet: OutgoingMessage) -> Component:
    """An edit that uploads nothing, as Discord takes it."""
    kept: Component = {} if sheet.kept else {"attachments": []}
    return kept | {"components": view(sheet).to_components(), "flags": IS_LAYOUT, "allowed_mentions": NO_MENTIONS}


def _pictures(sheet: OutgoingMessage) -> list[tuple[str, RenderedImage]]:
    """The pictures with their file names, which differ for every revision and say nothing.

    Each has a gallery of its own: a phone would cut several in one to little squares.
    """
    pictures = [] if sheet.picture is None else [("board", sheet.picture)]
    pictures += [(f"more-{number}", picture) for number, picture in enumerate(sheet.more, 1)]
    return [(f"{stem}-{sheet.revision}.{picture.suffix}", picture) for stem, picture in pictures]


class Upload(discord.File):
    """A file to send, which is let go of once it is sent."""

    def __init__(self, data: bytes, name: str, description: str | None = None) -> None:
        super().__init__(io.BytesIO(data), name, description=description)

    def close(self) -> None:
        """Do nothing: the library's own makes the buffer refer to itself, and keeps it until garbage is looked for."""


def files(sheet: OutgoingMessage) -> list[discord.File]:
    """The pictures as files to upload, with their alternative texts, and other files; one can be sent once only."""
    pictures = [Upload(picture.data, called, picture.alt[:ALT]) for called, picture in _pictures(sheet)]
    return [*pictures, *(Upload(each.data, each.name) for each in sheet.files)]


def mentions(people: Iterable[int]) -> discord.AllowedMentions:
    """These people may be mentioned, and nobody else; Discord refuses a list that names somebody twice."""
    users = [discord.Object(person) for person in dict.fromkeys(people)]
    return discord.AllowedMentions(everyone=False, roles=False, users=users or False, replied_user=False)


NOBODY = mentions(())
NO_MENTIONS = NOBODY.to_dict()
"""Nobody may be mentioned, as the library takes it and as Discord does."""


def _body(panel: Panel) -> str:
    """The lines, which name everybody to be mentioned."""
    text = "\n".join(panel.lines)
    missing = [f"<@{person}>" for person in panel.ping if f"<@{person}>" not in text]
    return "\n".join(filter(None, (text, " ".join(missing))))


def _cut(text: str, most: int) -> str:
    """The last lines that fit are dropped, with a sign that there was more."""
    if len(text) <= most:
        return text
    log.warning("A text of %s characters was cut to %s.", len(text), most)
    return text[: max(0, most - 1)].rsplit("\n", 1)[0] + "…" if most > 0 else ""


def _rows(panel: Panel, room: int) -> list[Component]:
    """The controls that fit: each row and each of its buttons counts."""
    rows: list[Component] = []
    seen: set[str] = set()
    for controls in panel.rows:
        row = _menu(controls, seen) if isinstance(controls, Menu) else _buttons(controls, seen)
        if not row:
            continue
        room -= 1 + len(row)
        if room < 0:
            log.warning("The panel %s has more controls than a message may have.", panel.slot)
            break
        rows.append({"type": ACTION_ROW, "components": row})
    return rows


def _buttons(buttons: tuple[Button, ...], seen: set[str]) -> list[Component]:
    return [
        {
            "type": BUTTON,
            "style": STYLES[button.style],
            "label": button.label[:LABEL],
            "custom_id": button.press,
            "disabled": button.disabled,
        }
        for button in buttons[:BUTTONS_IN_ROW]
        if _new(button.press, seen)
    ]


def _menu(menu: Menu, seen: set[str]) -> list[Component]:
    """A menu alone in its row; nothing where there is nothing to choose."""
    if not (menu.choices or menu.kind) or not _new(menu.press, seen):
        return []
    if menu.kind:
        return [_filled_by_discord(menu)]
    options = [_option(each) for each in menu.choices[:CHOICES]]
    most = min(menu.high, len(options))
    select = {
        "type": SELECT,
        "custom_id": menu.press,
        "placeholder": menu.placeholder[:PLACEHOLDER],
        "min_values": min(menu.low, most),
        "max_values": most,
        "options": options,
    }
    return [select]


def _filled_by_discord(menu: Menu) -> Component:
    """A menu of the roles, channels or people of the server."""
    kind, called = KINDS[menu.kind]
    marked = [{"id": str(each), "type": called} for each in menu.marked[: menu.high]]
    select: Component = {
        "type": kind,
        "custom_id": menu.press,
        "placeholder": menu.placeholder[:PLACEHOLDER],
        "min_values": menu.low,
        "max_values": menu.high,
    }
    if marked:
        select["default_values"] = marked
    return select | ({"channel_types": CHANNEL_TYPES} if menu.kind == CHANNELS else {})


def _option(choice: SelectOption) -> Component:
    made = {"label": choice.label[:LINE], "value": choice.value, "default": choice.chosen}
    return made | ({"description": choice.hint[:LINE]} if choice.hint else {})


def _new(press: str, seen: set[str]) -> bool:
    """Whether a custom_id may stand in the message: short enough, and not there yet."""
    if press in seen or len(press) > ID:
        log.warning("The control %s is left out: too long, or there twice.", named(press))
        return False
    seen.add(press)
    return True
