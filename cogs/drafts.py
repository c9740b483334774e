"""Presses too long for a custom_id: stored as drafts when a private panel is shown, loaded when pressed.

A draft belongs to one person at one table; it is stored, and deleted with its table.
"""

from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec.structs import replace

from bot.kit.contract import Refusal
from bot.present.control_id import ControlId, fits, written
from bot.present.controls.legal_action_controls import Row
from bot.present.panel_model import Form, Menu, Panel


class DraftRepository(Protocol):
    """Where drafts are kept: in the database, or in memory for a table that is stored nowhere."""

    async def save(self, id_: int, person: int, texts: Sequence[str], at: float) -> list[int]:
        """Save drafts of a person at a table; returns their numbers."""

    async def text(self, number: int, id_: int, person: int) -> str | None:
        """The text of a draft if it is this person's at this table, else None."""


async def store_drafts(repository: DraftRepository, person: int, panel: Panel, at: float) -> Panel:
    """The panel with the number of a draft instead of each press that is too long; `at` is now."""
    long = [press for press in _presses(panel.rows) if not fits(press)]
    if not long:
        return panel
    short = await _short(repository, person, long, at)
    return replace(panel, rows=tuple(_row(row, short) for row in panel.rows))


async def store_form_draft(repository: DraftRepository, person: int, form: Form, at: float) -> Form:
    """The form with the number of a draft instead of a press that is too long."""
    if fits(form.press):
        return form
    return replace(form, press=(await _short(repository, person, [form.press], at))[form.press])


async def find_draft(repository: DraftRepository, person: int, press: ControlId) -> ControlId | Refusal:
    """The press with the text of its draft; a refusal where the draft is gone or somebody else's."""
    if press.draft is None:
        return press
    text = await repository.text(press.draft, press.table, person)
    return Refusal("no-draft") if text is None else replace(press, text=text)


async def _short(repository: DraftRepository, person: int, long: Sequence[str], at: float) -> dict[str, str]:
    """The custom_id that stands for each press. Presses with one text share a draft."""
    presses = [written(custom_id) for custom_id in long]
    texts = list(dict.fromkeys(press.text for press in presses))
    numbers = dict(zip(texts, await repository.save(presses[0].table, person, texts, at), strict=True))
    shortened = [str(replace(press, text=f"~{numbers[press.text]}")) for press in presses]
    return dict(zip(long, shortened, strict=True))


def _presses(rows: Iterable[Row]) -> list[str]:
    return [press for row in rows for press in ([row.press] if isinstance(row, Menu) else [each.press for each in row])]


def _row(row: Row, short: dict[str, str]) -> Row:
    if isinstance(row, Menu):
        return replace(row, press=short.get(row.press, row.press))
    return tuple(replace(button, press=short.get(button.press, button.press)) for button in row)
