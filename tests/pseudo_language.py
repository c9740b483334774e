"""A pseudo-language made of English: each message stands in brackets, is 40 % longer, and has accents on its letters.

What stands outside of brackets is no message.
"""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from pathlib import Path

from fluent.syntax import FluentParser, ast, serialize

from bot.i18n import catalog
from bot.i18n.translator import DEFAULT, LOCALES

PSEUDO = "qps-ploc"
BEGIN, END = "¿", "¡"
GROWTH = 0.4
ACCENTS = str.maketrans("aeioucnszyAEIOUCNSZY", "áêïôüçñšžýÁÊÏÔÜÇÑŠŽÝ")
FILLING = "ôrêm ïpsüm dólôr šït ámêt çôñséç "
"""What makes messages longer, as often as it takes."""
MARK = re.compile(r"^(?:-# |#{1,3} |- |[^\w\s{<*_]+ )+")
"""What a line of a message begins with that is no text: marks of its size and weight, an emoji."""
KEPT = re.compile(r"(`[^`]*`|<[^>]*>|\]\([^)]*\)|\\.)")
"""What is not translated within a text: code, mentions, addresses."""
_BRACKET = re.compile(r"(\s*\()([^()]*)\)$")
WORD = re.compile(r"[^\W\d_]{2,}")


def accented(text: str) -> str:
    """A text with accents on its letters, code and mentions untouched."""
    return "".join(part if KEPT.fullmatch(part) else part.translate(ACCENTS) for part in KEPT.split(text))


def filling(length: int) -> str:
    """A text of so many characters that begins with a space."""
    return (" " + FILLING * (length // len(FILLING) + 1))[:length].rstrip() if length > 1 else ""


class _Translation:
    """Of the messages of one file, those that say words: names of commands stay, Discord allows them few letters."""

    def __init__(self, source: str) -> None:
        self.resource = FluentParser(with_spans=False).parse(source)
        self.keys = {each.id.name for each in self.resource.body if isinstance(each, ast.Message)}

    def translated(self) -> str:
        """The file in the pseudo-language."""
        for entry in self.resource.body:
            if isinstance(entry, ast.Message) and f"{entry.id.name}-description" not in self.keys:
                for pattern in (entry.value, *(each.value for each in entry.attributes)):
                    if pattern is not None:
                        self._wrap(pattern)
        return serialize(self.resource)

    def _wrap(self, pattern: ast.Pattern) -> None:
        texts = _texts(pattern)
        if not WORD.search(" ".join(texts)):
            return
        length = max(map(len, texts))
        self._accent(pattern)
        ending = filling(ceil(length * GROWTH) - 2) + END
        first, last = pattern.elements[0], pattern.elements[-1]
        if not isinstance(last, ast.TextElement):
            pattern.elements.append(ast.TextElement(ending))
        elif len(pattern.elements) > 1:
            last.value += ending
        else:
            last.value = _ended(last.value, ending)
        if not isinstance(first, ast.TextElement):
            pattern.elements.insert(0, ast.TextElement(BEGIN))
            return
        begins = mark.end() if (mark := MARK.match(first.value)) else 0
        first.value = first.value[:begins] + BEGIN + first.value[begins:]

    def _accent(self, pattern: ast.Pattern) -> None:
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                element.value = accented(element.value)
            elif isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    self._accent(variant.value)


def _ended(text: str, ending: str) -> str:
    """A text made longer; before a bracket at its end, which closed menus leave out."""
    if (bracket := _BRACKET.search(text)) is None:
        return text + ending
    return f"{text[: bracket.start()]}{ending}{bracket[1]}{BEGIN}{bracket[2]}{END})"


def _texts(pattern: ast.Pattern) -> list[str]:
    """What a message says for each of the variants of its selections, without variables."""
    said = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            said = [text + element.value for text in said]
        elif isinstance(element.expression, ast.SelectExpression):
            inner = [text for variant in element.expression.variants for text in _texts(variant.value)]
            longest = max(inner, key=len)
            said = [text + longest for text in said]
    return said


@contextmanager
def spoken(folder: Path) -> Iterator[str]:
    """The pseudo-language is one of the languages meanwhile; its files are written below `folder`."""
    (folder / PSEUDO).mkdir()
    for path in (LOCALES / DEFAULT).glob("*.ftl"):
        text = _Translation(path.read_text(encoding="utf8")).translated()
        (folder / PSEUDO / path.name).write_text(text, encoding="utf8")
    before = os.environ.get(catalog.EXTRA)
    os.environ[catalog.EXTRA] = str(folder)
    _forget()
    try:
        yield PSEUDO
    finally:
        os.environ.pop(catalog.EXTRA)
        if before is not None:
            os.environ[catalog.EXTRA] = before
        _forget()


def _forget() -> None:
    """The folders are looked for again, and sentences read anew: among them stands what each language is called."""
    for cached in (catalog.folders, catalog.resolve_locale, catalog.sentences):
        cached.cache_clear()


def plain(text: str) -> str:
    """What of a text stands outside of all brackets; where a message was shortened they close with the text."""
    depth, found = 0, []
    for char in text:
        depth = max(0, depth + (char == BEGIN) - (char == END))
        found += [char] if depth == 0 and char != END else []
    return "".join(found)
