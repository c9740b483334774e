"""What a closed menu and a heading have room for on a phone."""

import re
from collections.abc import Callable

from bot.present.panel_model import capital, cut
from bot.present.text_width import wide

ROOM, EDGED = 17.75, 17.5
"""A closed menu on a phone 390 wide, beside its arrow, in heights of its letters; in a message with an edge in a colour."""
HEADING_ROOM = 20.0
"""A line of a small heading in such a message, the same."""
_COLON = re.compile(r"\s?[:\uff1a]\s*")
LEAST_NAME = 7
"""A name that is cut to fewer characters says nothing."""


def closed_label(write: Callable[[str, str], str], name: str, value: str) -> str:
    """What a closed menu says: a name and its value, put into a sentence by `write`.

    Where a phone has no room for both the name is cut, and the value stands alone where hardly any of it would be left.
    """
    label, left = write(name, value), len(name)
    while wide(label) > ROOM and left > LEAST_NAME:
        left -= 1
        label = write(cut(name, left), value)
    return label if wide(label) <= ROOM else capital(value)


def closed(text: str) -> str:
    """A whole sentence of a name and its value, as a closed menu says it: where it has no room the name is cut."""
    if wide(text) <= ROOM or (parted := _COLON.search(text)) is None:
        return text
    name, mark, value = text[: parted.start()], parted[0], text[parted.end() :]
    return closed_label(lambda known, said: f"{known}{mark}{said}", name, value)


def within(text: str) -> str:
    """A label that ends in a name, as far as a closed menu has room for it in any message."""
    left = len(text)
    while left > LEAST_NAME and wide(cut(text, left)) > EDGED:
        left -= 1
    return cut(text, left)


def heading(write: Callable[[str], str], name: str) -> str:
    """A small heading with a name in it, which is cut where the whole would take two lines."""
    left = len(name)
    while left > LEAST_NAME and wide(write(cut(name, left)), bold=True) > HEADING_ROOM:
        left -= 1
    return "### " + write(cut(name, left))
