"""The sentences of a language as they are set: with spaces that must not break a line."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from threading import RLock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_SPACES: dict[str, tuple[tuple[re.Pattern[str], str], ...]] = {
    "fr": (
        (re.compile(r"(?<=\d) (?=[kM]\b)| (?=[;!?](?:\s|$))", re.MULTILINE), "\u202f"),
        (re.compile(r" (?=:(?:\s|$))| (?=»)|(?<=«) ", re.MULTILINE), "\u00a0"),
    )
}
"""Spaces that must not break a line, by language: files have plain ones, as translators type them."""
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_NAMED = re.compile(r"-?[A-Za-z][\w-]*")


def typeset(lang: str, text: str) -> str:
    """A language's text with the no-break spaces that its typography asks for."""
    for pattern, space in _SPACES.get(lang, ()):
        text = pattern.sub(space, text)
    return text


class Sentences:
    """A language's sentences, each parsed when it is first asked for: all at once they would take a second at the start."""

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        self._lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._waiting: dict[str, str] = {}
        self._parsing = RLock()  # pictures are painted, and so worded, in threads
        for text in texts:
            entries = list(_ENTRY.finditer(text))
            ends = [*(entry.start() for entry in entries[1:]), len(text)]
            for entry, end in zip(entries, ends, strict=True):
                self._waiting.setdefault(entry[1], text[entry.start() : end])

    def message(self, name: str) -> Any:
        """A message; None where there is none."""
        self._parse(name)
        return self._bundle.get_message(name) if self._bundle.has_message(name) else None

    def format(self, pattern: Any, values: dict[str, Any]) -> tuple[str, list[Exception]]:
        """A pattern with its variables filled in, and what could not be."""
        text, errors = self._bundle.format_pattern(pattern, values)
        return str(text), errors

    def _parse(self, name: str) -> None:
        """Make a sentence ready, and those that it is made of."""
        with self._parsing:
            source = self._waiting.pop(name, None)
            if source is not None:
                self._bundle.add_resource(FluentResource(typeset(self._lang, source)))
                for named in _NAMED.findall(source):
                    self._parse(named)


@cache
def sentences(folder: Path, lang: str) -> Sentences:
    """All sentences of a language, of which each has a folder of its own."""
    return Sentences(lang, (path.read_text(encoding="utf8") for path in sorted((folder / lang).glob("*.ftl"))))
