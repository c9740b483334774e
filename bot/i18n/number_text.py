"""Fluent's NUMBER for numbers as sentences nearly always hold them: babel's text, without its general way to it.

Amounts of money, no two alike, are most of what is said anew at each press. Written against fluent.runtime 0.4.
"""

from functools import cached_property
from typing import Any

import babel
from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber, fluent_number

ALLOWED: tuple[dict[str, Any], ...] = ({}, {"maximumFractionDigits": 3})
"""Options with which the usual pattern stays as it is."""
GROUPING, FRACTION = (3, 3), (0, 3)
"""Digits between separators, and after the decimal sign, at least and at most, in the usual pattern `#,##0.###`."""


class _Int(FluentInt):
    text: str

    def format(self, locale: babel.Locale) -> str:
        return self.text


class _Float(FluentFloat):
    text: str

    def format(self, locale: babel.Locale) -> str:
        return self.text


class NumberFunction:
    """NUMBER of one language; what is not usual is left to Fluent's own."""

    def __init__(self, locale: babel.Locale) -> None:
        self._locale = locale

    def __call__(self, value: Any, **options: Any) -> Any:
        """A number that is selected by as any other, with its text."""
        text = self._text(value) if options in ALLOWED and self._signs is not None else ""
        if not text:
            return fluent_number(value, **options)
        made: Any = (_Int if isinstance(value, int) else _Float)(value)
        made.text = text
        return made

    @cached_property
    def _signs(self) -> tuple[str, str] | None:
        """The language's separator and decimal sign; None where its numbers are of another pattern."""
        pattern: Any = self._locale.decimal_formats.get(None)
        signs: Any = self._locale.number_symbols.get("latn", {})
        usual = pattern.grouping == GROUPING and pattern.frac_prec == FRACTION and pattern.int_prec[0] == 1
        bare = not (pattern.prefix[0] or pattern.suffix[0] or pattern.exp_prec)
        return (signs["group"], signs["decimal"]) if usual and bare and {"group", "decimal"} <= signs.keys() else None

    def _text(self, value: Any) -> str:
        """A number from 0 on that needs no rounding, with the language's signs; empty for any other."""
        usual = isinstance(value, (FluentInt, FluentFloat)) and value >= 0
        if not usual or value.options is not FluentNumber.default_number_format_options:
            return ""
        whole, _, part = (int.__repr__(value) if isinstance(value, int) else float.__repr__(value)).partition(".")
        if len(part) > FRACTION[1] or not (whole + part).isdecimal():
            return ""
        assert self._signs is not None
        group, decimal = self._signs
        grouped = f"{int(whole):,}".replace(",", group)
        return grouped if not part.strip("0") else f"{grouped}{decimal}{part.rstrip('0')}"
