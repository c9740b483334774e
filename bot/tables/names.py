"""Names of people as a table keeps them: nothing in them is hidden, and no two at a table look alike."""

import unicodedata
from collections.abc import Iterable

LONGEST = 32
"""Characters of a name; Discord allows as many."""
MOST_MARKS = 2
"""Marks on one letter; more would run over the lines around it."""
RESERVED = ("Quartier",)
"""Names that would be taken for the bot's."""
JOINER, EMOJI_STYLE = "\u200d", "\ufe0f"
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that show nothing, although Unicode counts them as letters, marks or symbols."""
_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_MARKS = frozenset({"Mn", "Me"})
_LIKE = str.maketrans(
    {
        **dict(zip("АВЕЗКМНОРСТУХЅІЈаеорсухіјѕԁһԛԝьгпт", "ABE3KMHOPCTYXSIJaeopcyxijsdhqwbrnm", strict=True)),
        **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγικνορτυωϲ", "ABEZHIKMNOPTYXabyiknopTuwc", strict=True)),
        **dict(zip("0Oo1Il|!ı", "ooolllll" + "l", strict=True)),
    }
)
"""Letters that are easily taken for each other, each as one of them."""
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def tidy(name: str, *others: str) -> str:
    """A name on one line with only what can be seen; of one that shows nothing, the first of `others` that does."""
    shown = _visible(unicodedata.normalize("NFC", name))
    shown = " ".join(shown.split())[:LONGEST].strip(f" {JOINER}")
    if any(unicodedata.category(each)[0] in "LNSP" for each in shown):
        return shown
    return tidy(*others) if others else "?"


def _visible(name: str) -> str:
    """Without what is hidden, turns the writing around, or piles up; a joiner stays where it joins something."""
    kept: list[str] = []
    marks = 0
    for at, char in enumerate(name):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in _MARKS and char != EMOJI_STYLE else 0
        if char == JOINER and kept and at + 1 < len(name):
            joins = unicodedata.category(kept[-1]) in ("So", "Sk", "Mn", "Lo") and name[at + 1] != JOINER
            kept += [char] if joins else []
        elif char in _BLANK or kind in _HIDDEN or marks > MOST_MARKS:
            kept += [" "] if kind in ("Cc", "Zl", "Zp") or char in _BLANK else []
        elif kind in _MARKS and not kept:
            continue
        else:
            kept.append(char)
    return "".join(kept)


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, with a number behind it where it could be taken for one of a table's others, or for the bot's."""
    known = {skeleton(each) for each in (*taken, *RESERVED)}
    number, found = 1, name
    while skeleton(found) in known:
        number += 1
        found = f"{name} ({number})"
    return found


def skeleton(name: str) -> str:
    """The same for names that look alike: accents, capitals, spaces, marks and letters of other alphabets count nothing."""
    plain = unicodedata.normalize("NFKD", name)
    plain = "".join(char for char in plain if unicodedata.category(char) not in _MARKS)
    plain = plain.translate(_LIKE).casefold().translate(_LIKE)
    for pair, like in _PAIRS:
        plain = plain.replace(pair, like)
    return "".join(char for char in plain if char.isalnum()) or " ".join(name.split())
