"""Things of which there are several alike: words with a number, counted when they are said."""

import re
from collections.abc import Callable, Iterable

_NUMBERED = re.compile(r"(.+)-\d+", re.ASCII)
"""A word with a number: one of several alike (`truck-2`)."""


def unnumbered(word: str) -> str:
    """`truck-2` -> `truck`."""
    return _NUMBERED.sub(r"\1", word)


def counted(things: Iterable[int | str], countable: Callable[[str], bool]) -> tuple[dict[str, int], list[int | str]]:
    """How many there are of each word that is countable, its number left out; and all other things as they are."""
    counts: dict[str, int] = {}
    single: list[int | str] = []
    for thing in things:
        word = unnumbered(thing) if isinstance(thing, str) else ""
        if word and countable(word):
            counts[word] = counts.get(word, 0) + 1
        else:
            single.append(thing)
    return counts, single
