"""Typed amounts and quick ones."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n.translator import languages, translator_for
from bot.kit.contract import Range, Refusal
from bot.present.controls.amounts import LARGEST, fit, parse_cash, parse_number, raised, spread

pytestmark = pytest.mark.uncounted

READ = {
    "3,5": 3_500, "3.5": 3_500, "3.5M": 3_500, "3,5 M": 3_500, "3500k": 3_500, "3 500 k": 3_500, "750k": 750,
    "750": 750, "3500": 3_500, "3,500": 3_500, "3.500": 3_500, "3,500M": 3_500, "0.5": 500, "12": 12_000, "1": 1_000,
    "1,340k": 1_340, "1.340,5": 1_340_500, "1,340.5": 1_340_500, "12 millions": 12_000, "500 mille": 500,
    "3\u202f500\u00a0k": 3_500, "  10k ": 10, "1'340k": 1_340, "0.02": 20, "1.75m": 1_750, "500 K": 500, "100": 100,
    "1 million": 1_000, "2.5 mio": 2_500,
}  # fmt: skip


@pytest.mark.parametrize(("typed", "amount"), READ.items())
@pytest.mark.parametrize("lang", languages())
def test_amounts_are_read_as_people_write_them(typed: str, amount: int, lang: str) -> None:
    assert parse_cash("city", typed, lang) == amount


NONSENSE = ("", " ", "abc", "10^30", "-5", "1e9", "3.5.1", "1,2,3", ",5", "M", "k", "3MM", "٣", "²", "3.5005", "nan",
            "1.5k", "0x10", "1,34.5", "½", "Infinity", "\u0661\u0662", "20 5 k", "2 0", "1 2345")  # fmt: skip


@pytest.mark.parametrize("typed", NONSENSE)
def test_nonsense_is_refused_with_the_text(typed: str) -> None:
    refusal = parse_cash("city", typed, "fr")
    assert isinstance(refusal, Refusal)
    assert refusal.code == "not-an-amount"
    assert "M" in translator_for("fr").refusal("city", refusal)


@pytest.mark.parametrize("typed", ["1" + "0" * 30, "9" * 5_000, "10" * 20 + "M", "5000000M", "0.1" + "0" * 30])
def test_amounts_beyond_the_world_are_refused(typed: str) -> None:
    assert parse_cash("city", typed, "en") == Refusal("too-large")


def test_markdown_in_nonsense_is_not_repeated() -> None:
    refusal = parse_cash("city", "**<@123> boo** and a very long story about it", "en")
    assert isinstance(refusal, Refusal)
    assert "<@123>" not in str(refusal.facts["text"])
    assert len(str(refusal.facts["text"])) < 60


@given(st.integers(0, 99_999))
def test_what_words_write_is_read_back(notes: int) -> None:
    for lang in languages():
        written = translator_for(lang).cash("city", notes * 10)
        assert parse_cash("city", written, lang) == notes * 10, written


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(typed: str) -> None:
    read = parse_cash("city", typed, "en")
    assert isinstance(read, Refusal) or 0 <= read <= LARGEST


def test_numbers_are_read_with_separators() -> None:
    assert [parse_number(text) for text in ("12", "1 340", "1,340", "1.340")] == [12, 1_340, 1_340, 1_340]
    assert [parse_number(text) for text in ("1\u202f340\u00a0", "1'340", "1,340,000")] == [1_340, 1_340, 1_340_000]
    for text in ("20,5", "20.5", "20 5", "1,34", "1,3405", "1.340,000", ",5", "5,"):
        assert parse_number(text) == Refusal("not-a-number", {"text": text}), text
    assert parse_number("twelve") == Refusal("not-a-number", {"text": "twelve"})
    assert parse_number("9" * 40) == Refusal("too-large")


@pytest.mark.parametrize("lang", languages())
def test_money_that_is_counted_in_whole_units_is_read_back_as_it_is_written(lang: str) -> None:
    """BUILDER-4: `M1,340` in English, `1 340 M` in French."""
    for amount in (5, 50, 1_340):
        assert parse_cash("builder", translator_for(lang).cash("builder", amount), lang) == amount
    assert parse_cash("builder", "m 25", lang) == 25
    for wrong in ("M", "M5M", "MM 5", "x5", "20,5", "M20.5", "20,5 M"):
        assert isinstance(parse_cash("builder", wrong, lang), Refusal)


@given(st.integers(0, 500), st.integers(0, 5_000), st.sampled_from((1, 7, 10)))
def test_quick_amounts_are_legal(low: int, way: int, step: int) -> None:
    domain = Range(low, low + way - way % step, step)
    assert all(domain.holds(amount) for amount in spread(domain))
    assert domain.holds(fit(domain, low + way // 3))
    assert all(domain.holds(amount) for amount in raised(domain, (1, 10, 100)))


def test_raises_count_from_what_leads() -> None:
    assert raised(Range(510, 1_200, 10), (10, 100, 500, 1_000)) == (510, 600, 1_000)
