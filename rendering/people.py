"""People's names as pictures can show them: any Unicode comes in, what the shipped face lacks is left out."""

import unicodedata

from bot.words import Words
from rendering.canvas import drawable
from rendering.signs import letter

LONGEST = 64
"""Nothing longer fits anywhere, and cutting takes time."""


def shown_name(names: tuple[str, ...], seat: int, words: Words) -> str:
    """A person's name on one line; the seat's letter stands for one that the face cannot show for the most part."""
    name = names[seat] if 0 <= seat < len(names) else ""
    plain = " ".join(unicodedata.normalize("NFKC", name[:LONGEST]).split())
    kept = "".join(char for char in plain if drawable(char)).strip()
    spoken = sum(char.isalnum() for char in plain)
    if not kept or sum(char.isalnum() for char in kept) * 2 < spoken or not any(char.isalnum() for char in kept):
        return words.say("picture-seat", letter=letter(seat))
    return " ".join(kept.split())
