"""Days as people type and read them, in every language: `Sunday`, `demain`, `3 days`, `29/11`, `2026-11-29`."""

import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import date, timedelta
from functools import lru_cache

from bot.i18n.translator import Translator, languages, translator_for
from bot.present.panels.rules_search import plain

WEEK, MONTHS = 7, 12
UNITS = {"day": 1, "week": 7}
"""How long what can be counted lasts, in days."""
NAMED = {"day-today": 0, "day-tomorrow": 1}
LONGEST, LONGEST_TEXT = 400, 60
"""Days beyond which nobody means what they have typed, and characters that no day needs."""
_PARTS = re.compile(r"\d+|[^\W\d_]+")
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")


def read_day(text: str, today: date) -> date | None:
    """The day that somebody means; of a weekday, and of a day without its year, the next one. None for anything else."""
    if len(text) > LONGEST_TEXT:
        return None
    found, whole = _ISO.fullmatch(text.strip()), plain(text).strip()
    if found:
        return _day(*(int(part) for part in found.groups()))
    if whole in _words()["day"]:
        return today + timedelta(_words()["day"][whole])
    parts = [part for part in _PARTS.findall(plain(text)) if part not in _words()["fillers"]]
    if all(part.isdigit() for part in parts):
        return _in_figures(parts, today)
    return _in_words(parts, today)


def _in_figures(parts: list[str], today: date) -> date | None:
    """Day and month, perhaps with the year."""
    numbers = [int(part) for part in parts]
    if len(numbers) == len(("day", "month")):
        return _next(numbers[0], numbers[1], today)
    if len(numbers) != len(("day", "month", "year")):
        return None
    return _day(numbers[2] + (2000 if numbers[2] < 100 else 0), numbers[1], numbers[0])


def _in_words(parts: list[str], today: date) -> date | None:
    words = _words()
    if len(parts) == 1 and parts[0] in words["day"]:  # behind "until"
        return today + timedelta(words["day"][parts[0]])
    if len(parts) == 1 and parts[0] in words["weekday"]:
        return today + timedelta((words["weekday"][parts[0]] - today.weekday() - 1) % WEEK + 1)
    if len(parts) == len(("3", "days")) and parts[1] in words["unit"]:
        count = int(parts[0]) if parts[0].isdigit() else words["one"].get(parts[0], 0)
        days = min(count, LONGEST) * words["unit"][parts[1]]
        return today + timedelta(days) if count else None
    figures = [int(part) for part in parts if part.isdigit()]
    month = next((words["month"][part] for part in parts if part in words["month"]), 0)
    if not month or len(figures) != len(parts) - 1 or not figures:
        return None
    if len(figures) > 1:
        return _day(figures[1], month, figures[0])
    return _next(figures[0], month, today)


def _next(day: int, month: int, today: date) -> date | None:
    """The next day of that number in that month."""
    found = _day(today.year, month, day)
    return found if found is None or found >= today else _day(today.year + 1, month, day)


def _day(year: int, month: int, day: int) -> date | None:
    with suppress(ValueError, OverflowError):
        return date(year, month, day)
    return None


@lru_cache(maxsize=1)
def _words() -> dict[str, dict[str, int]]:
    """What words mean in all languages, in small letters without accents."""
    found: dict[str, dict[str, int]] = {kind: {} for kind in ("day", "weekday", "month", "unit", "one", "fillers")}
    for words in map(translator_for, languages()):
        found["day"].update({plain(words.say(key)): days for key, days in NAMED.items()})
        found["weekday"].update({plain(words.say(f"weekday-{day}")): day for day in range(WEEK)})
        found["month"].update({plain(words.say(f"month-{month}")): month for month in range(1, MONTHS + 1)})
        for unit, days in UNITS.items():
            found["unit"].update(dict.fromkeys(_several(words, f"date-{unit}s"), days))
        found["one"].update(dict.fromkeys(_several(words, "date-one"), 1))
        found["fillers"].update(dict.fromkeys(_several(words, "date-fillers"), 0))
    return found


def _several(words: Translator, key: str) -> list[str]:
    return plain(words.say(key)).split()


def said(day: date, words: Translator) -> str:
    """A day with its weekday and month by name."""
    return words.say(
        "date-long",
        weekday=words.say(f"weekday-{day.weekday()}"),
        day=str(day.day),
        month=words.say(f"month-{day.month}"),
    )


def suggested(text: str, today: date, words: Translator) -> Iterator[tuple[str, date]]:
    """What somebody may mean who has typed `text`: the day itself, else the days of the next week and two weeks."""
    meant = read_day(text, today)
    if meant is not None:
        yield said(meant, words), meant
        return
    asked = plain(text)
    for days in (*range(1, WEEK + 1), 10, 2 * WEEK):
        day = today + timedelta(days)
        count = words.say("date-in-days", count=days)
        label = f"{said(day, words)} ({words.say('day-tomorrow') if days == 1 else count})"
        if all(part in plain(label) for part in asked.split()):
            yield label, day
