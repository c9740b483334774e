"""The people of a picture: names as pictures can show them, and the sign that each of them took."""

import unicodedata
from functools import lru_cache

import msgspec

from bot.i18n.translator import Translator
from bot.i18n.values import isolated
from rendering.canvas import drawable
from rendering.seat_symbols import letter

LONGEST = 64
"""The most characters of a name that are looked at: nothing longer fits anywhere."""
LONGEST_TOLD = 24
"""The most characters of a name in an alternative text."""


class Players(msgspec.Struct, frozen=True):
    """Names and signs by seat; who took no sign has the seat's own (CITY-204)."""

    names: tuple[str, ...] = ()
    tokens: tuple[int, ...] = ()

    def sign(self, seat: int) -> int:
        """The number of a seat's sign: its shape, colour, pattern and letter."""
        return self.tokens[seat] if 0 <= seat < len(self.tokens) else seat

    def name(self, seat: int) -> str:
        """A seat's name as it came, on one line; empty for none."""
        return " ".join(self.names[seat][:LONGEST].split()) if 0 <= seat < len(self.names) else ""


@lru_cache(1024)
def drawable_name(people: Players, seat: int, words: Translator) -> str:
    """A person's name on one line; the sign's letter stands for one that the face cannot show for the most part."""
    plain = " ".join(unicodedata.normalize("NFKC", people.name(seat)).split())
    kept = "".join(char for char in plain if drawable(char)).strip()
    spoken = sum(char.isalnum() for char in plain)
    if not kept or sum(char.isalnum() for char in kept) * 2 < spoken or not any(char.isalnum() for char in kept):
        return words.say("picture-seat", letter=letter(people.sign(seat)))
    return " ".join(kept.split())


def spoken_name(people: Players, seat: int, words: Translator) -> str:
    """A name on one line and not too long, as it is said; the sign's letter for none."""
    name = people.name(seat)
    if not name:
        return words.say("picture-seat", letter=letter(people.sign(seat)))
    return isolated(name if len(name) <= LONGEST_TOLD else name[: LONGEST_TOLD - 1] + "…")
