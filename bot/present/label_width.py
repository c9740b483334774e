"""What a closed menu has room for on a phone, as far as its letters tell."""

from collections.abc import Callable
from unicodedata import category, normalize

from bot.present.panel_model import capital, cut

ROOM = 282
"""Points of a closed menu on a phone 390 wide, beside its arrow."""
WIDTHS = {
    "ilj": 4.4,
    "I'’|.,:;!¡ \u00a0\u202f": 4.9,
    "tfr()-“”«»": 6.2,
    "csvxyzk": 8.7,
    "bdghnpqu0123456789": 10.2,
    "w": 13.1,
    "mMW@%…": 15.7,
}
"""The letters that are narrower or wider than most, in points of letters 16 points high."""
CAPITAL, LETTER, SIGN = 10.9, 9.8, 20.0
LEAST_NAME = 7
"""A name that is cut to fewer characters says nothing."""


def wide(text: str) -> float:
    """How wide a text is about, in points; accents take no room of their own."""
    return sum(map(_wide, normalize("NFKD", text)))


def _wide(char: str) -> float:
    if (kind := category(char)) in ("Mn", "Cf", "Me"):
        return 0.0
    found = next((points for letters, points in WIDTHS.items() if char in letters), None)
    return found or (CAPITAL if kind == "Lu" else SIGN if kind == "So" else LETTER)


def closed_label(write: Callable[[str, str], str], name: str, value: str) -> str:
    """What a closed menu says: a name and its value, put into a sentence by `write`.

    Where a phone has no room for both the name is cut, and the value stands alone where hardly any of it would be left.
    """
    label, left = write(name, value), len(name)
    while wide(label) > ROOM and left > LEAST_NAME:
        left -= 1
        label = write(cut(name, left), value)
    return label if wide(label) <= ROOM else capital(value)


def within(text: str) -> str:
    """A label that ends in a name, as far as a closed menu has room for it."""
    left = len(text)
    while left > LEAST_NAME and wide(cut(text, left)) > ROOM:
        left -= 1
    return cut(text, left)
