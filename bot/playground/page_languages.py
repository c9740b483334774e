"""The page's own sentences, in each language that has a folder: the messages `playground-*` of its Fluent files.

The page fills in the variables itself, so it gets each sentence with `{name}` in their places. Read as data, since
nothing here imports the bot.
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from bot.playground.model import Json
from bot.playground.payloads import CONSTANT

LOCALES = Path(__file__).parents[1] / "i18n" / "locales"
EXTRA = "QUARTIER_LOCALES"
"""The setting that names a folder with more languages."""
DEFAULT = "en"
"""The language in which a sentence is said that another one lacks."""
FILE, ABOUT = "playground.ftl", "language.toml"
PREFIX = "playground-"
_KEY = re.compile(rf"^{PREFIX}([\w-]+) *=", re.MULTILINE)
_VARIABLE = re.compile(r"\$([\w-]+)")


class PageLanguage(msgspec.Struct, frozen=True):
    """What a language calls itself, Discord's name for it, and its sentences by their keys without `playground-`."""

    name: str
    locale: str
    sentences: dict[str, str]


class _Spaces(msgspec.Struct):
    at: str
    becomes: str


class _About(msgspec.Struct):
    """What the page needs of a `language.toml`."""

    name: str = ""
    spaces: list[_Spaces] = []


def known() -> Mapping[str, PageLanguage]:
    """The languages of the page by the names of their folders, the default one first."""
    more = os.environ.get(EXTRA, "")
    return _known((LOCALES, *([Path(more)] if more and Path(more).is_dir() else ())))


def resolve(locale: str) -> str:
    """The page's language for Discord's `locale`: it, else another region's, else the default one."""
    spoken = {lang.lower(): lang for lang in known()}
    tag, base = locale.lower(), _base(locale)
    return spoken.get(tag) or next((lang for each, lang in spoken.items() if _base(each) == base), DEFAULT)


def listed() -> Json:
    """All languages as the page gets them."""
    return {"default": DEFAULT, "known": msgspec.to_builtins(known())}


@cache
def _known(roots: tuple[Path, ...]) -> Mapping[str, PageLanguage]:
    found = {path.name: path for root in roots for path in sorted(root.iterdir()) if any(path.glob("*.ftl"))}
    whole = _sentences(found[DEFAULT], _about(found[DEFAULT]))
    made = {DEFAULT: PageLanguage(_about(found[DEFAULT]).name, _locale(DEFAULT), whole)}
    for lang, folder in found.items():
        about = _about(folder)
        if lang != DEFAULT:
            made[lang] = PageLanguage(about.name or lang, _locale(lang), whole | _sentences(folder, about))
    return made


def _about(folder: Path) -> _About:
    """What a folder says about its language; nothing where that cannot be read, which the bot tells."""
    try:
        found = msgspec.toml.decode((folder / ABOUT).read_bytes(), type=_About)
        for space in found.spaces:
            re.compile(space.at)
    except (OSError, msgspec.DecodeError, re.error):
        return _About()
    return found


def _sentences(folder: Path, about: _About) -> dict[str, str]:
    """The page's sentences of a folder, by key."""
    path = folder / FILE
    source = path.read_text(encoding="utf8") if path.is_file() else ""
    for space in about.spaces:
        source = re.sub(space.at, space.becomes, source, flags=re.MULTILINE)
    bundle = FluentBundle([DEFAULT], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    places = {name: f"{{{name}}}" for name in _VARIABLE.findall(source)}
    found = {}
    for key in _KEY.findall(source):
        if bundle.has_message(f"{PREFIX}{key}") and (said := bundle.get_message(f"{PREFIX}{key}").value) is not None:
            found[key] = str(bundle.format_pattern(said, places)[0])
    return found


def _locale(lang: str) -> str:
    """Discord's name of a language: its own, else the first of its regions, else the folder's."""
    return next((each for each in CONSTANT["locales"] if each == lang or _base(each) == lang), lang)


def _base(tag: str) -> str:
    return tag.lower().partition("-")[0]
