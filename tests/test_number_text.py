"""NUMBER says what Fluent's own says, to the letter."""

import random
from decimal import Decimal
from typing import Any

import babel
import pytest
from fluent.runtime.types import FluentDecimal, FluentFloat, FluentInt, FluentNone, fluent_number

from bot.i18n.catalog import languages
from bot.i18n.number_text import NumberFunction

TONGUES = sorted({*languages(), "pl", "de-CH", "en-IN", "hi", "ar", "pt-PT", "fr-CH", "sv-SE", "he", "bg"})
CHANCE = random.Random(5)
INTEGERS = [0, 1, 9, 12, 999, 1_000, 9_999, 10_000, 123_456, 1_000_000, 10**15, 10**16, -1, -1_234]
INTEGERS += [CHANCE.randrange(10 ** CHANCE.randrange(1, 9)) for _ in range(200)]
FRACTIONS = [0.0, 0.5, 0.001, 0.0005, 1.5, 5.42, 11.0, 15.5, 1_234.5, 1e16, 1e-7, 1e22, 2.0015, -3.25, float("inf")]
FRACTIONS += [CHANCE.randrange(10**7) / 1_000 for _ in range(200)] + [CHANCE.random() * 10_000 for _ in range(50)]
OPTIONS: list[dict[str, Any]] = [
    {},
    {"maximumFractionDigits": FluentInt(3)},
    {"maximumFractionDigits": FluentInt(1)},
    {"minimumFractionDigits": FluentInt(2)},
    {"useGrouping": False},
    {"style": "percent"},
]


@pytest.mark.parametrize("lang", TONGUES)
def test_a_number_has_babel_s_text(lang: str) -> None:
    locale = babel.Locale.parse(lang.replace("-", "_"))
    function = NumberFunction(locale)
    finite = [FluentFloat(each) for each in FRACTIONS if each != float("inf")]
    for options in OPTIONS:
        for number in [*map(FluentInt, INTEGERS), *finite, FluentDecimal(Decimal("1234.5"))]:
            found = function(number, **options)
            assert found == number
            assert found.format(locale) == fluent_number(number, **options).format(locale)


def test_what_is_no_usual_number_is_left_to_fluent() -> None:
    function = NumberFunction(babel.Locale.parse("es"))
    ungrouped = FluentInt(1_234, useGrouping=False)
    assert function(ungrouped) is ungrouped
    assert function(nothing := FluentNone("n")) is nothing
    with pytest.raises(TypeError):
        function("12")
    assert function(FluentFloat(float("inf"))) == float("inf")
