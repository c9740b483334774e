"""Seeded mutations of texts, JSON values and bytes: what somebody sends who wants to do harm."""

import json
import random
import re
from collections.abc import Sequence
from typing import Any

DIGITS = "9" * 5_000
NUMBERS: tuple[str, ...] = (
    "0",
    "-1",
    "1",
    "00",
    "+1",
    "2147483648",
    "9007199254740993",
    "9223372036854775808",
    "9" * 12,
    "9" * 18,
)
NUMBERS += ("1" + "0" * 30, DIGITS, "1e308", "1e999", "-0", "NaN", "inf", "0x10", "1_000", "٣٠", "½", "1.5")
TEXTS: tuple[str, ...] = (
    "",
    "?",
    "??",
    "?" * 100,
    "|",
    "||||",
    ".",
    "...",
    "+",
    "+1+2",
    "~",
    "~1",
    "~" + "9" * 18,
    "-",
    "_",
    " ",
    "\n",
)
TEXTS += ("\0", "a\0b", "\u202e😀", "\u2066x\u2069", "\ufeff", "\u200b", "é" * 70, "ﷺ", "👨‍👩‍👧‍👦", "\ud83d", "ı", "ß")
TEXTS += ("__class__", "None", "null", "true", "'; DROP TABLE tables;--", "../../etc/passwd", "{}", "[]", "%s%n", "{0}")
TEXTS += ("@everyone", "<@1>", "**", "```", "[a](http://b)", "x" * 4_000, "$(id)", "Bid.", "Roll", "-.-", "p|1|-|Roll")
ODD: tuple[Any, ...] = (None, True, False, 0, -1, 1, 2**31, 2**53, 2**63, -(2**64), 10**30, 1.5, 1e308, "", "x", "0")
ODD += ([], {}, [[]], [None], {"": None}, {"id": None}, "9" * 5_000, "\0", "\u202e", [0] * 50, "playing", "over")
PARTS = re.compile(r"([|.+])")
LONGEST_TEXT, DEEPEST = 6_000, 40


def text(chance: random.Random, original: str, others: Sequence[str] = ("",)) -> str:
    """One to three changes of a text; `others` give parts of theirs. Any length, any characters."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        original = chance.choice(_TEXT_CHANGES)(chance, original, chance.choice(others))
    return original


def _cut(chance: random.Random, original: str, other: str) -> str:
    return original[: chance.randrange(len(original) + 1)]


def _behind(chance: random.Random, original: str, other: str) -> str:
    return original[chance.randrange(len(original) + 1) :]


def _inserted(chance: random.Random, original: str, other: str) -> str:
    at = chance.randrange(len(original) + 1)
    return original[:at] + chance.choice((*TEXTS, *NUMBERS)) + original[at:]


def _whole(chance: random.Random, original: str, other: str) -> str:
    return chance.choice((*TEXTS, *NUMBERS, other, original * 2))


def _character(chance: random.Random, original: str, other: str) -> str:
    at = chance.randrange(len(original) + 1)
    return original[:at] + chr(chance.choice((chance.randrange(128), chance.randrange(0xD800)))) + original[at + 1 :]


def _part(chance: random.Random, original: str, other: str) -> str:
    """One part between separators becomes something else: nothing, itself twice, a part of another, a number."""
    parts, foreign = PARTS.split(original), PARTS.split(other)
    at = chance.randrange(0, len(parts), 2)
    part = parts[at]
    parts[at] = chance.choice(
        ("", part * 2, chance.choice(foreign[::2]), chance.choice(NUMBERS), chance.choice(TEXTS), f"{part}.{part}")
    )
    return "".join(parts)


def _same_part(chance: random.Random, original: str, other: str) -> str:
    """The part in the same place of another text: another table, decision or action."""
    parts, foreign = original.split("|"), other.split("|")
    at = chance.randrange(min(len(parts), len(foreign)))
    parts[at] = foreign[at]
    return "|".join(parts)


def _swapped(chance: random.Random, original: str, other: str) -> str:
    parts = PARTS.split(original)
    one, two = (chance.randrange(0, len(parts), 2) for _ in range(2))
    parts[one], parts[two] = parts[two], parts[one]
    return "".join(parts)


def _numeral(chance: random.Random, original: str, other: str) -> str:
    """A number becomes another one, near or extreme."""
    found = list(re.finditer(r"\d+", original))
    if not found:
        return original + chance.choice(NUMBERS)
    at = chance.choice(found)
    near = str(int(at[0][:18]) + chance.choice((-1, 1, 10, 100)))
    return original[: at.start()] + chance.choice((near, near, chance.choice(NUMBERS))) + original[at.end() :]


_TEXT_CHANGES = (_cut, _behind, _inserted, _whole, _character, _part, _part, _same_part, _same_part, _swapped, _numeral)


def value(chance: random.Random, original: Any, others: Sequence[Any] = ODD) -> Any:
    """A copy of a JSON value with one to three places changed."""
    copy = json.loads(json.dumps(original))
    for _ in range(chance.choice((1, 1, 2, 3))):
        copy = _changed(chance, copy, others)
    return copy


def _changed(chance: random.Random, found: Any, others: Sequence[Any], depth: int = 0) -> Any:
    inner = list(found) if isinstance(found, dict) else range(len(found)) if isinstance(found, list) else ()
    if not inner or depth > DEEPEST or chance.random() < 0.12:
        return _replaced(chance, found, others)
    key = chance.choice(inner)
    if chance.random() < 0.12:
        return _removed(chance, found, key)
    found[key] = _changed(chance, found[key], others, depth + 1)
    return found


def _removed(chance: random.Random, found: Any, key: Any) -> Any:
    """One entry goes, comes twice, or gets another name."""
    entry = found[key]
    if isinstance(found, list):
        found.insert(key, entry) if chance.random() < 0.5 else found.pop(key)
    else:
        del found[key]
        if chance.random() < 0.3:
            found[text(chance, key)] = entry
    return found


def _replaced(chance: random.Random, found: Any, others: Sequence[Any]) -> Any:
    if isinstance(found, str) and chance.random() < 0.6:
        return text(chance, found)
    if isinstance(found, int) and not isinstance(found, bool) and chance.random() < 0.5:
        return found + chance.choice((-1, 1, 2, 10, -found, -2 * found, 10**6, 2**40))
    if isinstance(found, list) and found and chance.random() < 0.3:
        return chance.sample(found, len(found))
    other = chance.choice((chance.choice(others), chance.choice(ODD)))
    return json.loads(json.dumps(other))


def data(chance: random.Random, original: bytes) -> bytes:
    """Bytes flipped, cut, doubled or put in."""
    found = bytearray(original)
    for _ in range(chance.choice((1, 1, 2, 4))):
        at = chance.randrange(len(found) + 1)
        match chance.randrange(4):
            case 0 if at < len(found):
                found[at] ^= 1 << chance.randrange(8)
            case 1:
                del found[at : at + chance.choice((1, 1, 8, 200))]
            case 2:
                found[at:at] = found[at : at + chance.choice((1, 30, 300))]
            case _:
                found[at:at] = chance.choice((*TEXTS, *NUMBERS)).encode("utf8", "surrogatepass")
    return bytes(found)
