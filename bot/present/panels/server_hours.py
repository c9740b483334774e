"""The panel of a server's own time zone and quiet hours, and the form that asks for the zone.

Its presses are `h|0|server-hours|-`, `quiet.?`, `zone`, and `zone.?`, the form's own.
"""

from collections.abc import Sequence

from bot.i18n.translator import Translator
from bot.present.control_id import NONE, OPEN, ControlId
from bot.present.panel_model import Button, Field, Form, Menu, Panel
from bot.present.panels.availability import NEVER, QUIET, ZONE, spans
from bot.tables.availability.server_hours import ServerHours

SERVER_HOURS = "server-hours"
"""What its presses are called in OPEN presses."""


def press(text: str) -> str:
    """A press about the hours of a server."""
    return str(ControlId(OPEN, 0, SERVER_HOURS, text))


def panel(hours: ServerHours | None, words: Translator, said: Sequence[str], back: Button) -> Panel:
    """For whom they are, in which zone, and a menu of quiet hours."""
    known = words.say("server-hours-none") if hours is None else words.say("server-hours", zone=hours.zone)
    now = NEVER if hours is None else hours.quiet or NEVER
    menu = Menu(press(f"{QUIET}.?"), words.say("notices-quiet"), spans((), now, words))
    lines = (*said, "### " + words.say("server-hours-title"), words.say("server-hours-explained"), "-# " + known)
    return Panel(SERVER_HOURS, lines, (menu, (Button(words.say("button-zone"), press(ZONE)), back)))


def way(words: Translator) -> Button:
    """The button that leads to the panel."""
    return Button(words.say("button-server-hours"), press(NONE))


def form(zone: str, words: Translator) -> Form:
    """Asks for the zone."""
    field = Field(ZONE, words.say("notices-zone-field"), words.say("notices-zone-hint"), zone)
    return Form(words.say("server-hours-form"), press(f"{ZONE}.?"), (field,))
