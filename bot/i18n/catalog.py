"""The sentences of each language: where their folders stand, and what is said where a language lacks a sentence."""

import logging
import os
import re
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from threading import RLock
from typing import Any, ClassVar

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from bot.games import GAMES, PACKAGES
from bot.i18n import locale_data
from bot.i18n.language import Language, LanguageFileError, read
from bot.i18n.sharing_compiler import SharingBundle
from bot.runtime.default_language import DEFAULT

LOCALES = Path(__file__).parent / "locales"
log = logging.getLogger(__name__)

EXTRA = "QUARTIER_LOCALES"
"""The setting that names a folder with more languages."""
_ENTRY = re.compile(rb"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?|^\n(?=#)", re.MULTILINE)
"""What is for translators, with the empty line before it: more than all sentences of the default language."""
_NAMED = re.compile(r"[{(,]\s*(-?[A-Za-z][\w-]*)")
_parser = FluentParser(with_spans=False)  # nobody asks where in its file a part of a sentence stands
_GAMES = "|".join(map(re.escape, sorted(GAMES, key=len, reverse=True)))
_GAME_KEY = re.compile(rf"(picture-)?(?:{_GAMES})-(?!(?:{_GAMES})-)(.+)")


@cache
def folders() -> Mapping[str, Path]:
    """The folder of each language, the default one first; those of a host's own folder come after ours."""
    more = os.environ.get(EXTRA, "")
    roots = [LOCALES, *([Path(more)] if more and Path(more).is_dir() else ())]
    found = [path for root in roots for path in sorted(root.iterdir()) if any(path.glob("*.ftl"))]
    return {path.name: path for path in sorted(found, key=lambda path: path.name != DEFAULT)}


def languages() -> Sequence[str]:
    """The languages that have a folder, the default one first."""
    return list(folders())


def languages_of(game: str) -> Sequence[str]:
    """The languages that a game speaks itself: all for those shipped here, those in the `locales` of its own package."""
    if (package := PACKAGES.get(game)) is None:
        return languages()
    return [lang for lang in languages() if lang == DEFAULT or (files(package) / "locales" / lang).is_dir()]


@cache
def language(lang: str) -> Language:
    """What a language needs beside its sentences; nothing, and a line in the log, where its file cannot be used."""
    try:
        return read(folders()[lang])
    except LanguageFileError as error:
        log.warning("%s", error)
        return Language()


@cache
def resolve_locale(locale: str) -> str:
    """The language to use for Discord's `locale` ("fr", "pt-BR"): it, else another region's, else the default one."""
    spoken = {lang.lower(): lang for lang in languages()}
    tag = locale.lower()
    base = tag.split("-", maxsplit=1)[0]
    alike = (lang for lang in spoken if lang.split("-", maxsplit=1)[0] == base)
    return spoken.get(tag) or spoken.get(base) or spoken.get(next(alike, ""), DEFAULT)


@lru_cache(maxsize=8_192)
def shared_key(key: str) -> str:
    """What all games say who have no sentence of their own: `city-event-bid-made` -> `event-bid-made`; else empty."""
    found = _GAME_KEY.fullmatch(key)
    return f"{found[1] or ''}{found[2]}" if found else ""


class SentenceSources:
    """The text of a language's files as bytes, and where each message begins: a third of a megabyte for a language.

    Messages have the same names in all languages, so a name and its number are kept once. Of two with a name the first counts.
    """

    _numbers: ClassVar[dict[str, int]] = {}

    def __init__(self, texts: Iterable[str]) -> None:
        self._text = "\n".join(_COMMENT.sub("", text) for text in texts).encode()
        self._begins = array("i")
        for found in _ENTRY.finditer(self._text):
            number = self._numbers.setdefault(found[1].decode(), len(self._numbers))
            self._begins.extend([-1] * (number + 1 - len(self._begins)))
            if self._begins[number] < 0:
                self._begins[number] = found.start()

    def __contains__(self, name: str) -> bool:
        return self._begin(name) >= 0

    def __iter__(self) -> Iterator[str]:
        return (name for name in self._numbers if name in self)

    def source(self, name: str) -> str:
        """The text of a message, up to the next one; empty where there is none."""
        begin = self._begin(name)
        if begin < 0:
            return ""
        following = _ENTRY.search(self._text, begin + 1)
        return self._text[begin : following.start() if following else None].decode()

    def _begin(self, name: str) -> int:
        number = self._numbers.get(name, -1)
        return self._begins[number] if 0 <= number < len(self._begins) else -1


class MessageCatalog:
    """A language's sentences, each parsed when it is first asked for: all at once they would take a second at the start."""

    def __init__(
        self,
        lang: str,
        texts: Iterable[str],
        given: Callable[[str], str] | None = None,
        default: "MessageCatalog | None" = None,
    ) -> None:
        self._lang = lang
        self._default = default
        self._sources = SentenceSources(texts)
        self._given = given
        self._base: MessageCatalog | None = None
        self._changed: dict[str, bool] = {}
        self._bundle = SharingBundle(lang)
        locale_data.drop_unused(lang)
        self._ready: set[str] = set()
        self._parsing = RLock()  # pictures are painted, and so worded, in threads

    def over(self, given: Callable[[str], str]) -> "MessageCatalog":
        """The same sentences, some with another source: what `given` returns for a name, unless that is empty.

        Sentences that are made of one of those are made of the other source, too; all others are this catalog's own.
        """
        found = MessageCatalog(self._lang, (), given, self._default)
        found._sources, found._base = self._sources, self
        return found

    def owner(self, name: str) -> "MessageCatalog":
        """The catalog that says a message: this one, or the one that it stands over where no source of it is another."""
        if self._base is None:
            return self
        if name not in self._changed:
            self._changed[name] = self._given is not None and any(map(self._given, self._within(name)))
        return self if self._changed[name] else self._base.owner(name)

    def source(self, name: str) -> str:
        """The text of a message in its file, of a game's that of all games where it has none.

        Where the language has neither, that of the default language; empty where none has.
        """
        if own := self._sources.source(name):
            return own
        if shared := self._sources.source(shared_key(name)):
            return name + shared.removeprefix(shared_key(name))
        return "" if self._default is None else self._default.source(name)

    def lacks(self, name: str) -> bool:
        """Whether the language has no message of its own of that name, nor one that all games share."""
        return name not in self._sources and shared_key(name) not in self._sources

    @property
    def names(self) -> Set[str]:
        """The messages of the language's own files."""
        return {*self._sources}

    def lacking(self) -> list[str]:
        """The messages that only the default language has, sorted."""
        return [] if self._default is None else sorted(self._default.names - self.names)

    def message(self, name: str) -> Any:
        """A message; None where there is none."""
        owner = self.owner(name)
        if owner is not self:
            return owner.message(name)
        self._parse(name)
        return self._bundle.get_message(name) if self._bundle.has_message(name) else None

    def format(self, pattern: Any, values: dict[str, Any]) -> tuple[str, list[Exception]]:
        """A pattern of a message that this catalog owns with its variables filled in, and what could not be."""
        spoken = language(self._lang)
        text, errors = self._bundle.format_pattern(pattern, spoken.numbers(values))
        return spoken.finished(str(text)), errors

    def _within(self, name: str) -> Set[str]:
        """A message and all that it is made of."""
        found, left = {name}, [name]
        while left:
            parts = {*_NAMED.findall(self.source(left.pop()))} - found
            found |= parts
            left += parts
        return found

    def _parse(self, name: str) -> None:
        """Make a sentence ready, and those that it is made of."""
        with self._parsing:
            if name in self._ready:
                return
            given = self._given(name) if self._given is not None else ""
            source = given or language(self._lang).typeset(self.source(name))
            if source:
                self._ready.add(name)
                self._bundle.add(_parser.parse(source))
                for named in _NAMED.findall(source):
                    self._parse(named)


def entry(name: str, texts: Mapping[str, str]) -> str:
    """The source of a message that says exactly `texts`: itself under "", its attributes by name."""
    literal = {form: text.replace("\\", "\\\\").replace('"', '\\"') for form, text in texts.items()}
    said = literal.pop("", "")
    return f'{name} = {{"{said}"}}\n' + "".join(f'    .{form} = {{"{text}"}}\n' for form, text in literal.items())


@cache
def sentences(lang: str, packages: tuple[str, ...] = ()) -> MessageCatalog:
    """All sentences of a language, read once: those of its folder, then those in the `locales` of games' own packages.

    What it lacks is said in the default language, and counted once in the log.
    """
    own = (path.read_text(encoding="utf8") for path in sorted(folders()[lang].glob("*.ftl")))
    texts = (*own, *(text for package in packages for text in _texts_of(package, lang)), _names_of_languages())
    if lang == DEFAULT:
        return MessageCatalog(lang, texts)
    found = MessageCatalog(lang, texts, default=sentences(DEFAULT, packages))
    if lacking := found.lacking():
        log.warning("%s lacks %d sentences, which are said in %s: %s ...", lang, len(lacking), DEFAULT, lacking[0])
    return found


def _names_of_languages() -> str:
    """What each language calls itself, as messages."""
    return "\n".join(f"language-{lang} = {language(lang).name or lang}" for lang in languages())


def _texts_of(package: str, lang: str) -> Iterator[str]:
    """The Fluent files of a package in a language. One that cannot be read is left out, and what is no Fluent is told."""
    folder = files(package) / "locales" / lang
    found = folder.iterdir() if folder.is_dir() else ()
    for path in sorted((path for path in found if path.name.endswith(".ftl")), key=lambda path: path.name):
        try:
            text = path.read_text(encoding="utf8")
        except ValueError:
            log.warning("%s of %s is left out: it is no text in UTF-8.", path.name, package)
            continue
        if junk := next((each.content for each in _parser.parse(text).body if isinstance(each, Junk)), ""):
            log.warning("%s of %s: “%s” is no Fluent; the rest is used.", path.name, package, junk.split("\n")[0])
        yield text
