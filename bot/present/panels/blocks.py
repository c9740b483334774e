"""Whom one never wants to sit with: a private panel behind one's own settings. Its press is `h|0|blocks|people.?`."""

from collections.abc import Sequence

from bot.i18n.translator import Translator
from bot.present.control_id import NONE, OPEN, ControlId
from bot.present.panel_model import PEOPLE, Button, Menu, Panel

BLOCKS = "blocks"
"""What the panel is called in OPEN presses."""
CHOSEN = "people.?"
MOST = 25
"""People that may be chosen: as many as Discord's menu holds."""


def opens() -> str:
    """A press that opens the panel."""
    return str(ControlId(OPEN, 0, BLOCKS, NONE))


def panel(blocked: Sequence[int], words: Translator, said: Sequence[str], back: Button) -> Panel:
    """Those who are blocked, as a menu in which others are chosen and these let go of."""
    menu = Menu(
        str(ControlId(OPEN, 0, BLOCKS, CHOSEN)),
        words.say("blocks-menu"),
        low=0,
        high=MOST,
        kind=PEOPLE,
        marked=tuple(blocked[:MOST]),
    )
    lines = (*said, "### " + words.say("blocks-title"), words.say("blocks-line"), "-# " + words.say("blocks-private"))
    return Panel(BLOCKS, lines, (menu, (back,)))
