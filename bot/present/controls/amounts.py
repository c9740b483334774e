"""Amounts as people type them, and the few useful ones to offer on buttons."""

import re

from bot.i18n.board_names import figures
from bot.i18n.translator import MILLION, Translator, escape, translator_for
from bot.kit.contract import Range, Refusal

LARGEST = 1_000_000_000
"""No purse of any game comes near; a typed number above it is a mistake or a joke."""
SHOWN = 24
"""Characters of a typed text that are repeated in a refusal."""
ROUND_UP_TO_MILLIONS = 100
"""Without a unit, a number below it means millions (nobody bids 20 thousand in words), any other thousands."""

_NUMBER = re.compile(r"(\d[\d.,]*)(k|m)?", re.ASCII)
_FIGURES = r"(\d[\d\s.,'’_\u00a0\u202f]*)"
_WHOLE = re.compile(rf"m\s*{_FIGURES}|[^\w\s-]?\s*{_FIGURES}[^\W\d]{{0,6}}\.?", re.IGNORECASE)
"""A whole sum with its unit, as people write it: `200`, `200 c`, `1 500 fl`, `€200`, `M200`."""
_THOUSANDS = re.compile(r"[0-9]+|[0-9]{1,3}(?:(?P<mark>[\s'’_.,])[0-9]{3})(?:(?P=mark)[0-9]{3})*")
"""A whole number: all its figures together, or in threes with one mark between them."""
_EDGES = " \t\n\u00a0\u202f$€"
_LOOSE = re.compile(r"\d[\s'’_]+(?!\d{3}(?!\d))(?=\d)")
"""A gap between figures that does not part thousands."""
_GAPS = re.compile(r"[\s'’_$€]+")
_UNITS = (("millions", "m"), ("million", "m"), ("mio", "m"), ("mille", "k"), ("thousand", "k"))


def parse_number(text: str) -> int | Refusal:
    """A whole number with or without separators of thousands; what may be a decimal (`20,5`) is refused."""
    if not _THOUSANDS.fullmatch(text.strip(_EDGES)):
        return Refusal("not-a-number", {"text": _shown(text)})
    bare = re.sub(r"\D", "", text)
    return int(bare) if len(bare) <= len(str(LARGEST)) and int(bare) <= LARGEST else Refusal("too-large")


def parse_cash(game_key: str, text: str, lang: str) -> int | Refusal:
    """An amount in the game's smallest unit: City reads `3,5`, `3.5M`, `3500k`, `3 500 k`, `750k` as thousands.

    Games that count in whole units take the unit's sign or a short word for it along, whichever it is.
    """
    if not translator_for(lang).has(f"{game_key}-cash-m"):
        whole = _WHOLE.fullmatch(text.strip())
        return parse_number(text if whole is None else whole[1] or whole[2])
    bare = "" if _LOOSE.search(text) else _GAPS.sub("", text).lower()
    for long, short in _UNITS:
        bare = bare.replace(long, short)
    found = _NUMBER.fullmatch(bare)
    parts = _split(found[1], found[2]) if found else None
    if found is None or parts is None:
        return Refusal("not-an-amount", {"text": _shown(text)})
    if len(parts[0]) + len(parts[1]) > len(str(LARGEST)):
        return Refusal("too-large")
    unit = found[2] or ("m" if parts[1] or int(parts[0] or "0") < ROUND_UP_TO_MILLIONS else "k")
    return _thousands(parts, MILLION if unit == "m" else 1, text)


def read_cash(words_: Translator, game_key: str, text: str) -> int | Refusal:
    """The same on a table's board, whose own unit may be typed too."""
    return parse_cash(game_key, figures(words_, text), words_.lang)


def _split(digits: str, unit: str | None) -> tuple[str, str] | None:
    """The whole part and the decimals of written digits; None where the separators make no sense.

    One separator before exactly three digits parts thousands, unless millions are meant ("3,500M").
    """
    *groups, last = re.split(r"[.,]", digits)
    if not groups:
        return last, ""
    marks = re.findall(r"[.,]", digits)
    grouped = len(last) == len("000") and unit != "m" and len(set(marks)) == 1
    whole = [*groups, last] if grouped else groups
    if any(len(group) != len("000") for group in whole[1:]) or not all(whole):
        return None
    if len(groups) > 1 and not grouped and len(set(marks[:-1])) > 1:
        return None
    return ("".join(whole), "" if grouped else last)


def _thousands(parts: tuple[str, str], unit: int, text: str) -> int | Refusal:
    """Whole thousands out of the written parts; anything finer is refused."""
    whole, decimals = parts
    scaled = int(whole + decimals) * unit
    amount, rest = divmod(scaled, 10 ** len(decimals))
    if rest:
        return Refusal("not-an-amount", {"text": _shown(text)})
    return amount if amount <= LARGEST else Refusal("too-large")


def _shown(text: str) -> str:
    """As much of a typed text as a refusal repeats, without meaning to markdown."""
    bare = " ".join(text.split())
    return escape(bare if len(bare) <= SHOWN else bare[: SHOWN - 1] + "…")


def fit(domain: Range, value: int) -> int:
    """The amount of `domain` nearest to `value` from below, at least its lowest."""
    held = min(max(value, domain.low), domain.high)
    return held - (held - domain.low) % domain.step


def spread(domain: Range) -> tuple[int, ...]:
    """Three useful amounts: the lowest, a quarter of the way and half of it."""
    way = domain.high - domain.low
    return tuple(dict.fromkeys(fit(domain, domain.low + way * part // 4) for part in (0, 1, 2)))


def raised(domain: Range, steps: tuple[int, ...]) -> tuple[int, ...]:
    """The amounts above what leads by `steps`, as far as `domain` holds them; what leads is `low - step`."""
    leads = domain.low - domain.step
    return tuple(leads + step for step in steps if domain.holds(leads + step))
