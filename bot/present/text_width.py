"""How wide a text is and how many lines it takes, by a table of the widths of DejaVu Sans.

The playground's page is set in it where it has no other font; it is wider than most, so what fits with it fits in Discord.
"""

import re
from functools import lru_cache
from unicodedata import category, east_asian_width, normalize

_REGULAR = {
    200: "\u202f",
    275: "'",
    278: "ijlı",
    284: "ł",
    295: "IJ",
    318: " ,.·’‘\u00a0",
    337: "/:;\\|",
    352: "f",
    361: "-",
    390: "()[]",
    392: "t",
    400: "‹›",
    401: "!¡",
    411: "r",
    460: '"',
    471: "º",
    500: "*_`–°",
    518: "“”",
    521: "s",
    525: "z",
    531: "?¿",
    550: "c",
    557: "L",
    575: "F",
    579: "k",
    590: "•",
    592: "vxy",
    603: "P",
    611: "TY",
    612: "o«»ø",
    613: "a",
    615: "e",
    630: "ß",
    632: "E",
    634: "hnu",
    635: "Sbdgpqđ",
    636: "$0123456789{}€",
    656: "K",
    684: "AV",
    685: "XZ",
    686: "B",
    695: "R",
    698: "C",
    732: "U",
    748: "N",
    752: "H",
    770: "D",
    775: "G",
    780: "&",
    787: "OQ",
    818: "w",
    838: "#+<=>^~−×→←↑↓⇐⇒⇑⇓↗↘⚪",
    863: "M",
    896: "★",
    950: "%",
    974: "m",
    982: "æ",
    989: "W",
    1000: "@…—",
    1023: "œ",
}
_BOLD = {
    200: "\u202f",
    306: "'",
    343: "ijlı",
    348: " \u00a0",
    365: "/\\|",
    371: "ł",
    372: "IJ",
    380: ",.·’‘",
    400: ":;",
    412: "‹›",
    415: "-",
    435: "f",
    456: "!¡",
    457: "()[]",
    478: "t",
    493: "r",
    500: "_`–°",
    521: '"',
    523: "*",
    564: "º",
    580: "?¿",
    582: "z",
    593: "c",
    595: "s",
    637: "L",
    639: "•",
    645: "x",
    646: "«»",
    652: "vy",
    657: "“”",
    665: "k",
    675: "a",
    678: "e",
    682: "T",
    683: "EF",
    687: "oø",
    696: "$0123456789€",
    712: "hnu{}",
    716: "bdgpqđ",
    719: "ß",
    720: "S",
    724: "Y",
    725: "Z",
    733: "P",
    734: "C",
    762: "B",
    770: "R",
    771: "X",
    774: "AV",
    775: "K",
    812: "U",
    821: "G",
    830: "D",
    837: "HN",
    838: "#+<=>^~−×→←↑↓⇐⇒⇑⇓↗↘⚪",
    850: "OQ",
    872: "&",
    896: "★",
    924: "w",
    995: "M",
    1000: "@…—",
    1002: "%",
    1042: "m",
    1048: "æ",
    1094: "œ",
    1103: "W",
}
"""Thousandths of a letter's height: those that are so wide."""
_CAPITAL, _LETTER, _WIDE, _SIGN = 0.77, 0.64, 1.0, 1.0
"""Of letters that are in no table; of those of the East, and of pictures, which are as wide as high or wider."""
_CODE, _CODE_EDGE = 0.53, 0.63
"""A letter of code, and the edge around a piece of it."""
_SHOWN = re.compile(r"<t:\d+:(\w)>|<@!?&?\d+>|<#\d+>|<a?:\w+:\d+>|\[([^]]+)\]\([^)]*\)|\\(\W)|<t:\d+>|~~|\|\||__")
"""What a chat shows as something else."""
_TIMES = {"R": "in 59 minutes", "t": "22:14", "T": "22:14:50", "d": "22/11/2026", "D": "22 September 2026"}
_DATE = "22 September 2026 22:14"
"""What a time stands as about, by its form, and in all other forms."""
_NAMED = "@Somebody"
_PARTS = re.compile(r"`([^`]+)`|\*\*|(?<!\w)[*_]|[*_](?!\w)| |[^-–\s*_`]+[-–]?(?!\d)|.", re.DOTALL)
"""Code, where bold letters begin or end, slanted ones, spaces, and words up to a place where a line may break."""


class _Widths(dict[str, float]):
    """Widths by character, in heights of a letter; also of those that are in no table."""

    def __init__(self, table: dict[int, str]) -> None:
        super().__init__({char: wide / 1000 for wide, chars in table.items() for char in chars})

    def __missing__(self, char: str) -> float:
        return _other(self is BOLD, char)


REGULAR, BOLD = _Widths(_REGULAR), _Widths(_BOLD)


@lru_cache(1024)
def _other(bold: bool, char: str) -> float:
    """An accent takes no room of its own."""
    if (kind := category(char)) in ("Mn", "Cf", "Me"):
        return 0.0
    if (base := normalize("NFKD", char)) != char:
        return wide(base, bold=bold)
    if kind == "So":
        return _SIGN
    return _WIDE if east_asian_width(char) in "WF" else _CAPITAL if kind == "Lu" else _LETTER


def wide(text: str, *, bold: bool = False) -> float:
    """How wide a text without markdown is, in heights of its letters."""
    return sum(map((BOLD if bold else REGULAR).__getitem__, text))


def lines(text: str, room: float, *, bold: bool = False) -> int:
    """How many lines a line of markdown takes where a line has so much room, in heights of its letters."""
    count, used, gap, word, strong = 1, 0.0, 0.0, 0.0, bold
    for found in _PARTS.finditer(_SHOWN.sub(_shown, text) + " "):
        part = found[0]
        if part == "**":
            strong = bold or not strong
        elif part not in ("*", "_"):
            if part != " ":
                word += _CODE * len(found[1]) + _CODE_EDGE if found[1] else wide(part, bold=strong)
            if part == " " or part[-1] == "-":
                if used and used + gap + word > room:
                    count, used, gap = count + 1, 0.0, 0.0
                used += gap + word
                while used > room:
                    count, used = count + 1, used - room
                word, gap = 0.0, (BOLD if strong else REGULAR)[" "] if part == " " else 0.0
    return count


def _shown(mark: re.Match[str]) -> str:
    """What stands in a chat for a time, a mention, a link or a sign with a backslash before it."""
    text = mark[0]
    if text.startswith("<t:"):
        return _TIMES.get(mark[1], _DATE).replace(" ", "\u00a0")
    if text.startswith("<"):
        return _NAMED if text[1] in "@#" else "\u2b50"
    return mark[2] or (mark[3] if text.startswith("\\") else "")
