"""Turns forms into Discord's modals, and raw interaction data into values."""

from typing import Any

import discord
from discord import ui

from bot.present.panel_model import Field, Form
from cogs.layout import CHOICES, LINE

TITLE, LABEL, HINT, PLACEHOLDER, TYPED, FIELDS = 45, 45, 100, 100, 60, 5


def modal(form: Form) -> ui.Modal:
    """The modal of a form, stopped: the router gets its answer by the custom_id, also after a restart."""
    made = ui.Modal(title=form.title[:TITLE], custom_id=form.press, timeout=None)
    for field in form.fields[:FIELDS]:
        made.add_item(
            ui.Label(text=field.label[:LABEL], description=field.hint[:HINT] or None, component=_component(field))
        )
    made.stop()
    return made


def _component(field: Field) -> ui.Item[Any]:
    if field.choices:
        options = [
            discord.SelectOption(
                label=each.label[:LINE], value=each.value, description=each.hint[:LINE] or None, default=each.chosen
            )
            for each in field.choices[:CHOICES]
        ]
        return ui.Select(custom_id=field.key, options=options, placeholder=field.placeholder[:PLACEHOLDER] or None)
    return ui.TextInput(
        custom_id=field.key,
        placeholder=field.placeholder[:PLACEHOLDER] or None,
        default=field.value or None,
        max_length=TYPED,
    )


def values(data: Any) -> list[str]:
    """What was chosen or filled in, in the order of the fields, from an interaction's raw data; empty where it is damaged."""
    if not isinstance(data, dict):
        return []
    if "components" not in data:
        return [str(value) for value in _listed(data.get("values"))]
    return [_value(part) for part in _listed(data["components"])]


def _value(part: Any) -> str:
    """What stands in one field of a form, which lies in a label or in a row."""
    inner = (
        part.get("component") or next(iter(_listed(part.get("components"))), None) if isinstance(part, dict) else None
    )
    if not isinstance(inner, dict):
        return ""
    chosen = inner.get("values")
    return str(inner.get("value") or "") if chosen is None else "+".join(map(str, _listed(chosen)))


def _listed(found: Any) -> list[Any]:
    return found if isinstance(found, list) else []


def overlong(data: Any) -> bool:
    """Whether a value is longer than any control or field of ours can give: it is forged."""
    return any(len(each) > (HINT if chose(data) else CHOICES * (HINT + 1)) for each in values(data))


def chose(data: Any) -> bool:
    """Whether an interaction is a choice in a menu, perhaps of nothing."""
    return isinstance(data, dict) and "values" in data
