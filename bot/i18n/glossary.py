"""One word for one thing: the terms of a language, from `glossary.toml` in its folder, and where they are said otherwise."""

import re
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path

import msgspec

FILE = "glossary.toml"
RULES = "rules"
_SPACES = re.compile(r"\s+")
_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)


class GlossaryError(ValueError):
    """Why a `glossary.toml` cannot be used, in one sentence."""


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True, rename={"except_": "except"}):
    """How a concept is called.

    `concept`: its name, the same in every language. `say`: the word for it, for translators. `never`: regular
    expressions of words that do not stand for it, matched as whole words in whatever letters. `except_`: keys of
    messages, or `rules/<game>.md`, that may hold them; `*` stands for anything.
    """

    concept: str
    say: str
    never: tuple[str, ...] = ()
    except_: tuple[str, ...] = ()

    @cached_property
    def _wrong(self) -> re.Pattern[str] | None:
        return re.compile(rf"(?<!\w)(?:{'|'.join(self.never)})(?!\w)", re.IGNORECASE) if self.never else None

    def check(self) -> None:
        """Raise re.error for an expression that cannot be used."""
        for each in self.never:
            re.compile(each)
        _ = self._wrong

    def found(self, key: str, texts: Iterable[str]) -> str:
        """The first word in the texts of a message that is not said for this; empty where there is none."""
        if self._wrong is None or any(fnmatchcase(key, each) for each in self.except_):
            return ""
        matches = (self._wrong.search(_SPACES.sub(" ", text)) for text in texts)
        return next((match[0] for match in matches if match is not None), "")


class Glossary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a language; without a file there are none."""

    terms: tuple[Term, ...] = ()

    def faults(self, key: str, texts: Iterable[str]) -> Iterator[str]:
        """What is said otherwise in the texts of a message, a sentence for each term."""
        said = tuple(texts)
        for term in self.terms:
            if word := term.found(key, said):
                yield f"“{word}”: this is called “{term.say}” ({term.concept})."

    def concepts(self) -> set[str]:
        """The concepts it has a word for."""
        return {term.concept for term in self.terms}


def read(folder: Path) -> Glossary:
    """The glossary of a language's folder; without the file it is empty. Raises GlossaryError, with the line if known."""
    path = folder / FILE
    if not path.is_file():
        return Glossary()
    try:
        text = path.read_text(encoding="utf8")
        found = msgspec.toml.decode(text, type=Glossary)
    except (OSError, ValueError) as error:
        raise GlossaryError(f"{path} cannot be used: {error}.") from error
    seen: set[str] = set()
    for term in found.terms:
        try:
            term.check()
        except re.error as error:
            raise GlossaryError(f"{path}, line {_line(text, term)}, cannot be used: {error}.") from error
        if term.concept in seen:
            raise GlossaryError(f"{path}, line {_line(text, term)}, cannot be used: {term.concept} is there before.")
        seen.add(term.concept)
    return found


def _line(text: str, term: Term) -> int:
    """The line where a concept is named last, counted from 1."""
    named = [
        n for n, line in enumerate(text.splitlines(), 1) if re.match(rf"concept *= *[\"']{term.concept}[\"']", line)
    ]
    return named[-1] if named else 1


def rules_texts(folder: Path) -> Iterator[tuple[str, str]]:
    """Each line of the texts of the rules in a language's folder, as `rules/<game>.md:<line>` and its text.

    Comments are left out: they hold the words that people may search with.
    """
    for path in sorted((folder / RULES).glob("*.md")):
        text = _COMMENT.sub(lambda found: "\n" * found[0].count("\n"), path.read_text(encoding="utf8"))
        for number, line in enumerate(text.splitlines(), 1):
            yield f"{RULES}/{path.name}:{number}", line
