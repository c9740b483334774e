"""Sentences by key, numbers and lists. Keys are looked up in every `.ftl` file of `bot/i18n/locales/<lang>/`, then in the games' own packages."""

import logging
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any

from bot.games import PACKAGES
from bot.i18n.catalog import sentences, shared_key

KEPT = 2_048
"""Finished sentences, and sums of money, kept by each language: about 600 bytes each."""
SHARED = ("action-", "event-", "panel-", "wait-")
"""What the sentences that all games share begin with."""
PICTURE = "picture-"
"""What those of pictures begin with, before the game's key if they are a game's."""

log = logging.getLogger(__name__)


def _said_by(game_key: str, name: str) -> str:
    """The name under which a game asks for a message, its own one or one that all share; empty where it does not."""
    if name.startswith((f"{game_key}-", f"{PICTURE}{game_key}-")):
        return name
    if name.startswith(PICTURE) and not shared_key(name):
        return f"{PICTURE}{game_key}-{name.removeprefix(PICTURE)}"
    return f"{game_key}-{name}" if name.startswith(SHARED) else ""


class Sentences:
    """One language. A missing key is answered by the key itself and logged once.

    `tongue` is the language, followed by that of the names of places and cards where it is another one (`fr/en`).
    """

    def __init__(self, lang: str) -> None:
        self.lang = self.tongue = lang
        self._sentences = sentences(lang, tuple(PACKAGES.values()))
        self.faults: set[str] = set()
        self._said: OrderedDict[Any, str] = OrderedDict()

    def has(self, key: str) -> bool:
        """Whether there is a sentence for `key` (`name` or `name.attribute`), in the default language if not in this one."""
        return self._pattern(key) is not None

    def owns(self, key: str) -> bool:
        """The same without what is said in the default language in its place."""
        return self.has(key) and not self._sentences.lacks(key.partition(".")[0])

    def say(self, key: str, **values: Any) -> str:
        """The sentence of `key`; underscores in the names of `values` become hyphens."""
        return self._format(key, values)

    def prepare(self, game_key: str) -> Iterator[None]:
        """Parse what a game says, one sentence at each step, before somebody waits for it."""
        for name in self._sentences.names:
            if said := _said_by(game_key, name):
                self._sentences.message(said)
                yield

    def number(self, value: int | Decimal) -> str:
        """A number with this language's separators."""
        return self._format("number", {"n": value})

    def list(self, items: Iterable[str]) -> str:
        """`a, b and c`."""
        *first, last = list(items) or [""]
        return (
            self._format("list", {"first": self._format("list-comma", {}).join(first), "last": last}) if first else last
        )

    def _pattern(self, key: str) -> Any:
        """The pattern of a message or of its attribute; None when there is none."""
        name, _, attribute = key.partition(".")
        message = self._sentences.message(name)
        if message is None:
            return None
        return message.attributes.get(attribute) if attribute else message.value

    def _format(self, key: str, values: Mapping[str, Any]) -> str:
        """The sentence of `key`. The same few are said again and again at every press, so they are kept."""
        asked = (key, *values, *values.values(), *map(type, values.values())) if values else key
        said = self._said.get(asked)
        if said is None:
            said = self._said[asked] = self._formatted(key, values)
            if len(self._said) > KEPT:
                self._said.popitem(last=False)
        return said

    def _formatted(self, key: str, values: Mapping[str, Any]) -> str:
        pattern = self._pattern(key)
        if pattern is None:
            self._report(key, "is missing")
            return key
        if self._sentences.lacks(key.partition(".")[0]):
            self.faults.add(key)  # said in the default language, which the catalog has counted
        named = {name.replace("_", "-"): value for name, value in values.items()}
        text, errors = self._spoken(key, pattern, named)
        if errors:
            self._report(key, f"could not be filled in: {errors[0]}")
        return text

    def _spoken(self, key: str, pattern: Any, values: dict[str, Any]) -> tuple[str, Sequence[Exception]]:
        """The pattern of `key` with its variables filled in, and what could not be."""
        return self._sentences.owner(key.partition(".")[0]).format(pattern, values)

    def _report(self, key: str, what: str) -> None:
        """Log a sentence's fault, once."""
        if key not in self.faults:
            self.faults.add(key)
            log.warning("The sentence %s of %s %s.", key, self.lang, what)
