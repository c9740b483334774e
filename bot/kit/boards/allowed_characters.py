"""What may be written on a board: letters that the pictures can draw and that mean nothing to a chat."""

import re
import unicodedata

LETTERS = (
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ"
    "ĀāĂăĄąĆćĊċČčĎďĐđĒēĖėĘęĚěĞğĠġĢģĦħĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŐőŒœŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚț"
    "ẀẁẂẃẄẅẞỲỳ"
)
"""Letters and figures of the languages that are written in Latin letters."""
MARKS = " '’-‑–.,;:!?¡¿&/+%°·…()\"«»“”„‘‚€$£¥₹¢§"
"""Marks within a text. Missing are those that mean something in a message, and all that nobody sees."""
OPENING = "'’¡¿(\"«“„‘‚€$£¥₹¢…"
"""Marks with which a text may begin; a line that begins with others would be a list or a title."""
_WRITABLE = frozenset(LETTERS + MARKS)
_FIRST = frozenset(LETTERS + OPENING)
_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_LINK = re.compile(r"://|\bwww\.|\bdiscord\.(?:gg|com)", re.IGNORECASE)


def tidy(text: str) -> str:
    """One line, its letters composed, no space too many."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def unwritable(text: str, also: str = "") -> str | None:
    """The first character that may not stand on a board; None where all may."""
    return next((char for char in text if char not in _WRITABLE and char not in also), None)


def begins(text: str) -> bool:
    """Whether a text begins as a name or a sentence does."""
    return text[:1] in _FIRST


def links(text: str) -> bool:
    """Whether a chat would make a link of it."""
    return _LINK.search(text) is not None


def hidden(line: str) -> str | None:
    """The first character of a line of a file that nobody sees or that turns the writing around; tabs are allowed."""
    return next((char for char in line if char != "\t" and unicodedata.category(char) in _HIDDEN), None)


def code(char: str) -> str:
    """A character's name for people who cannot see it: `U+202E`."""
    return f"U+{ord(char):04X}"
