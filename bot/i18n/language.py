"""What a language needs beside its sentences, from `language.toml` in its folder: its name, spaces, sounds, articles."""

import re
from collections.abc import Sequence
from decimal import Decimal
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any

import msgspec
from fluent.runtime.types import fluent_number

FILE = "language.toml"
THOUSANDS = 3
"""Digits before the first separator."""


class LanguageFileError(ValueError):
    """Why a `language.toml` cannot be used, in one sentence."""


class TextRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the regular expression `at` finds becomes another text, such as a no-break space."""

    at: str
    becomes: str


class NameRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The forms of a name that the regular expression `fits` matches as a whole, in whatever letters.

    `<word>` in it stands for the pattern of that name. In the forms `{name}` is the whole name, others are groups.
    """

    fits: str
    forms: dict[str, str]


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """All of it may be left out; `name` is the language's own name for itself.

    `name_forms`: how names of boards that people made stand in sentences, the first rule that fits. `square`: the same
    for a space that is no place; it is one where its form `the` holds what `fits` finds. `sounds`: words of a finished
    sentence that change before the next one, such as Spanish "y" before "Inés". `minimum_grouping_digits`: as in CLDR,
    which babel does not read: with 2, numbers below 10,000 have no separator.
    """

    name: str = ""
    spaces: tuple[TextRule, ...] = ()
    sounds: tuple[TextRule, ...] = ()
    minimum_grouping_digits: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    name_patterns: dict[str, str] = {}
    name_forms: tuple[NameRule, ...] = ()
    square: NameRule | None = None

    @cached_property
    def _spaces(self) -> tuple[tuple[re.Pattern[str], str], ...]:
        return _compiled(self.spaces)

    @cached_property
    def _sounds(self) -> tuple[tuple[re.Pattern[str], str], ...]:
        return _compiled(self.sounds)

    @cached_property
    def _rules(self) -> tuple[tuple[re.Pattern[str], dict[str, str]], ...]:
        return tuple((re.compile(self._filled(rule.fits), re.IGNORECASE), rule.forms) for rule in self.name_forms)

    def _filled(self, pattern: str) -> str:
        return re.sub(r"(?<!\?P)<(\w+)>", lambda found: self.name_patterns[found[1]], pattern)

    def check(self) -> None:
        """Raise ValueError or KeyError for an expression or a form that cannot be used."""
        _ = self._spaces, self._sounds
        for pattern, forms in self._rules:
            groups = dict.fromkeys(pattern.groupindex, "")
            for text in forms.values():
                text.format(name="", **groups)
        if self.square is not None:
            re.compile(self.square.fits)
            for text in self.square.forms.values():
                text.format(name="")

    def typeset(self, text: str) -> str:
        """A text with the no-break spaces that the language's typography asks for."""
        for pattern, becomes in self._spaces:
            text = pattern.sub(becomes, text)
        return text

    def finished(self, text: str) -> str:
        """A sentence whose variables are filled in, with the words that change before what now follows them."""
        for pattern, becomes in self._sounds:
            text = pattern.sub(becomes, text)
        return text

    def numbers(self, values: dict[str, Any]) -> dict[str, Any]:
        """The variables of a sentence, with numbers that are too short for a separator marked to have none."""
        if self.minimum_grouping_digits == 1:
            return values
        limit = 10 ** (THOUSANDS + self.minimum_grouping_digits - 1)
        return {name: _ungrouped(value) if _is_below(value, limit) else value for name, value in values.items()}

    def forms(self, name: str) -> dict[str, str]:
        """A name of a place as it stands in sentences, by form; empty where the language has no rule for it."""
        for pattern, forms in self._rules:
            if (found := pattern.fullmatch(name)) is not None:
                return {form: text.format(name=name, **found.groupdict()) for form, text in forms.items()}
        return {}

    def square_forms(self, name: str) -> dict[str, str]:
        """The same for a space that is no place but a square of the board."""
        return {} if self.square is None else {k: v.format(name=name) for k, v in self.square.forms.items()}

    def is_square(self, named: str) -> bool:
        """Whether a space is a square of the board, by its own name in the form `the`."""
        return self.square is not None and re.search(self.square.fits, named) is not None


def _compiled(rules: Sequence[TextRule]) -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(rule.at, re.MULTILINE), rule.becomes) for rule in rules)


def _is_below(value: Any, limit: int) -> bool:
    return isinstance(value, (int, float, Decimal)) and -limit < value < limit


def _ungrouped(value: Any) -> Any:
    return fluent_number(value, useGrouping=False)


def read(folder: Path) -> Language:
    """The language of a folder; without the file nothing is special. Raises LanguageFileError."""
    path = folder / FILE
    if not path.is_file():
        return Language()
    try:
        found = msgspec.toml.decode(path.read_bytes(), type=Language)
        found.check()
    except (OSError, ValueError, KeyError, re.error) as error:
        raise LanguageFileError(f"{path} cannot be used: {error}.") from error
    return found
