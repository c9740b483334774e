"""The sentences of a language as they are set: with spaces that must not break a line."""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

_SPACES: dict[str, tuple[tuple[re.Pattern[str], str], ...]] = {
    "fr": (
        (re.compile(r"(?<=\d) (?=[kM]\b)| (?=[;!?](?:\s|$))", re.MULTILINE), "\u202f"),
        (re.compile(r" (?=:(?:\s|$))| (?=»)|(?<=«) ", re.MULTILINE), "\u00a0"),
    )
}
"""Spaces that must not break a line, by language: files have plain ones, as translators type them."""


def typeset(lang: str, text: str) -> str:
    """A language's text with the no-break spaces that its typography asks for."""
    for pattern, space in _SPACES.get(lang, ()):
        text = pattern.sub(space, text)
    return text


@cache
def sentences(folder: Path, lang: str) -> FluentBundle:
    """All sentences of a language, of which each has a folder of its own."""
    bundle = FluentBundle([lang], use_isolating=False)
    for path in sorted((folder / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(typeset(lang, path.read_text(encoding="utf8"))))
    return bundle
