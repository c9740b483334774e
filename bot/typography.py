"""Spaces that must not break a line, by language: files have plain ones, as translators type them."""

import re

_SPACES: dict[str, tuple[tuple[re.Pattern[str], str], ...]] = {
    "fr": (
        (re.compile(r"(?<=\d) (?=[kM]\b)| (?=[;!?](?:\s|$))", re.MULTILINE), "\u202f"),
        (re.compile(r" (?=[:»](?:\s|$))|(?<=«) ", re.MULTILINE), "\u00a0"),
    )
}


def typeset(lang: str, text: str) -> str:
    """A language's text with the no-break spaces that its typography asks for."""
    for pattern, space in _SPACES.get(lang, ()):
        text = pattern.sub(space, text)
    return text
