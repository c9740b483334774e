"""Turns panels into Discord's layouts (Components V2), within its limits."""

import io
import logging
from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from bot.present.control_id import named
from bot.present.panel_model import BAD, GOOD, PRIMARY, Button, Menu, Panel, SelectOption
from bot.present.publishing.chat_port import OutgoingMessage, RenderedImage

MAX_COMPONENTS, MAX_TEXT = 40, 4_000
"""Components and characters of text that a message may have, nested ones counted."""
LABEL, ID, LINE, PLACEHOLDER, ALT = 80, 100, 100, 150, 1_024
"""Longest label of a button, custom_id, label or hint of a menu's line, placeholder, alternative text."""
BUTTONS_IN_ROW, CHOICES = 5, 25
STYLES = {PRIMARY: discord.ButtonStyle.primary, GOOD: discord.ButtonStyle.success, BAD: discord.ButtonStyle.danger}
log = logging.getLogger(__name__)


def view(sheet: OutgoingMessage) -> ui.LayoutView:
    """The layout of a message. It is stopped, so that discord.py does not keep it and only the router gets its presses."""
    panel = sheet.panel
    parts: list[ui.Item[Any]] = []
    pictures = _pictures(sheet)
    alts = [discord.utils.escape_markdown(picture.alt) for _, picture in pictures] if panel.spoken else []
    for called, picture in pictures:
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{called}", description=picture.alt[:ALT])
        parts.append(gallery)
    body = _cut(_body(panel), MAX_TEXT)
    text = "\n".join(filter(None, (_cut("\n".join(alts), MAX_TEXT - len(body) - 1), body)))
    if text:  # below the pictures: a phone opens a message at its end
        parts.append(ui.TextDisplay(text))
    parts += _rows(panel, MAX_COMPONENTS - 1 - len(parts) - len(pictures))
    accent = None if panel.accent is None else discord.Colour(panel.accent or 1)  # 2.7.1 takes black for none
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.Container(*parts, accent_colour=accent))
    layout.stop()
    return layout


def new_message(sheet: OutgoingMessage) -> dict[str, Any]:
    """What discord.py's methods take that send a message; only the people in the panel's `ping` are mentioned."""
    return {"view": view(sheet), "files": files(sheet), "allowed_mentions": mentions(sheet.panel.ping)}


def text_message(text: str, ping: Iterable[int] = ()) -> dict[str, Any]:
    """The same for a message that only says something."""
    return new_message(OutgoingMessage(Panel("text", (text,), ping=tuple(ping))))


def edited_message(sheet: OutgoingMessage) -> dict[str, Any]:
    """What discord.py's methods take that edit a message; nothing is said of pictures that it keeps."""
    pictures = discord.utils.MISSING if sheet.kept else files(sheet)
    return {"view": view(sheet), "attachments": pictures, "allowed_mentions": mentions(())}


def _pictures(sheet: OutgoingMessage) -> list[tuple[str, RenderedImage]]:
    """The pictures with their file names, which differ for every revision and say nothing.

    Each has a gallery of its own: a phone would cut several in one to little squares.
    """
    pictures = [] if sheet.picture is None else [("board", sheet.picture)]
    pictures += [(f"more-{number}", picture) for number, picture in enumerate(sheet.more, 1)]
    return [(f"{stem}-{sheet.revision}.{picture.suffix}", picture) for stem, picture in pictures]


def files(sheet: OutgoingMessage) -> list[discord.File]:
    """The pictures as files to upload, with their alternative texts; a file can be sent once only."""
    return [
        discord.File(io.BytesIO(picture.data), called, description=picture.alt[:ALT])
        for called, picture in _pictures(sheet)
    ]


def mentions(people: Iterable[int]) -> discord.AllowedMentions:
    """These people may be mentioned, and nobody else; Discord refuses a list that names somebody twice."""
    users = [discord.Object(person) for person in dict.fromkeys(people)]
    return discord.AllowedMentions(everyone=False, roles=False, users=users or False, replied_user=False)


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


def _rows(panel: Panel, room: int) -> list[ui.Item[Any]]:
    """The controls that fit: each row and each of its buttons counts."""
    rows: list[ui.Item[Any]] = []
    seen: set[str] = set()
    for controls in panel.rows:
        row = _menu(controls, seen) if isinstance(controls, Menu) else _buttons(controls, seen)
        if row is None:
            continue
        room -= 1 + len(row.children)
        if room < 0:
            log.warning("The panel %s has more controls than a message may have.", panel.slot)
            break
        rows.append(row)
    return rows


def _buttons(buttons: tuple[Button, ...], seen: set[str]) -> ui.ActionRow[Any] | None:
    row: ui.ActionRow[Any] = ui.ActionRow()
    for button in buttons[:BUTTONS_IN_ROW]:
        if _new(button.press, seen):
            style = STYLES.get(button.style, discord.ButtonStyle.secondary)
            row.add_item(
                ui.Button(label=button.label[:LABEL], custom_id=button.press, style=style, disabled=button.disabled)
            )
    return row if row.children else None


def _menu(menu: Menu, seen: set[str]) -> ui.ActionRow[Any] | None:
    if not menu.choices or not _new(menu.press, seen):
        return None
    options = select_options(menu.choices)
    most = min(menu.high, len(options))
    select: ui.Select[Any] = ui.Select(
        custom_id=menu.press,
        placeholder=menu.placeholder[:PLACEHOLDER],
        min_values=min(menu.low, most),
        max_values=most,
        options=options,
    )
    return ui.ActionRow(select)


def select_options(choices: Sequence[SelectOption]) -> list[discord.SelectOption]:
    """The choices of a menu, as many as it may have."""
    return [
        discord.SelectOption(
            label=each.label[:LINE], value=each.value, description=each.hint[:LINE] or None, default=each.chosen
        )
        for each in choices[:CHOICES]
    ]


def _new(press: str, seen: set[str]) -> bool:
    """Whether a custom_id may stand in the message: short enough, and not there yet."""
    if press in seen or len(press) > ID:
        log.warning("The control %s is left out: too long, or there twice.", named(press))
        return False
    seen.add(press)
    return True
