"""The short texts of the rules: found by number, by word, or by subject, in the reader's language."""

import re
import unicodedata
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from bot.games import PACKAGES
from bot.i18n.catalog import language
from bot.i18n.translator import DEFAULT, LOCALES, Translator, resolve_locale
from bot.present.control_id import OPEN, ControlId
from bot.present.controls.legal_action_controls import CHOICES
from bot.present.panel_model import Menu, Panel, SelectOption, cut

RULES = "rules"
SHOWN = 5
"""Texts of one answer; more do not fit on a phone."""
LONGEST_QUERY = 60
TELLING = 4
"""Letters of a word that tells something by itself, as "jail" does and "how" does not."""
_HEAD = re.compile(r"## (.+?) \(([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\)")
_ID = re.compile(r"(?:([a-z]+)[- ]?)?(\d{1,3})", re.IGNORECASE | re.ASCII)


class Text(msgspec.Struct, frozen=True):
    """One subject: its title, the ids of the rules behind it, and what it says."""

    title: str
    ids: tuple[str, ...]
    body: str


def path_of(game: str, lang: str) -> Traversable | None:
    """The file of a game's texts in a language; None where it has none."""
    locales = files(PACKAGES[game]) / "locales" if game in PACKAGES else LOCALES
    path = locales / lang / RULES / f"{game}.md"
    return path if path.is_file() else None


@cache
def texts(game: str, lang: str) -> tuple[Text, ...]:
    """The texts of a game in their order; those of the default language where `lang` has none, none where no text is."""
    found: list[Text] = []
    for block in _source(game, resolve_locale(lang)).split("\n## ")[1:]:
        head, _, body = f"## {block}".partition("\n")
        match = _HEAD.fullmatch(head.strip())
        if match is None:
            raise ValueError(f"Not the head of a rule text of {game}: {head!r}.")
        found.append(Text(match[1], tuple(match[2].split(", ")), body.strip()))
    return tuple(found)


def _source(game: str, lang: str) -> str:
    """The file in `lang`, else in the default language, with the spaces that its typography asks for; "" without one."""
    found = ((each, path_of(game, each)) for each in (lang, DEFAULT))
    return next(
        (language(each).typeset(path.read_text(encoding="utf8")) for each, path in found if path is not None), ""
    )


def plain(text: str) -> str:
    """Small letters without accents and with typed apostrophes, so that "encheres" finds "Enchères"."""
    split = unicodedata.normalize("NFKD", text.casefold().replace("\u2019", "'"))
    return "".join(char for char in split if not unicodedata.combining(char))


def search(game: str, lang: str, query: str) -> list[Text]:
    """The texts about a number (`35`, `CITY-35`) or about words, the most telling first."""
    every = texts(game, lang)
    number = _ID.fullmatch(query.strip())
    if number is not None:
        id_ = f"{(number[1] or game).upper()}-{int(number[2])}"
        return [text for text in every if id_ in text.ids]
    words = [word for word in re.split(r"\W+", plain(query[:LONGEST_QUERY])) if word]
    weighed = [(*_weight(text, words), -at, text) for at, text in enumerate(every)]
    best = max((matched for matched, *_ in weighed), default=0)
    ranked = sorted(weighed, key=lambda each: each[:3], reverse=True)
    return [text for matched, _, _, text in ranked if matched and matched == best]


def _weight(text: Text, words: list[str]) -> tuple[int, int]:
    """How many of the words a text holds, short ones counting only among all; and how often, most in its title."""
    title, body = plain(text.title), plain(text.body)
    counts = {word: 5 * _times(word, title) + _times(word, body) for word in words}
    if words and all(counts.values()):
        return len(counts), sum(counts.values())
    telling = [count for word, count in counts.items() if count and len(word) >= TELLING]
    return len(telling), sum(telling)


def _times(word: str, text: str) -> int:
    """How often a word of `text` begins with `word`, or with its singular."""
    stem = word[:-1] if len(word) > len("dés") and word.endswith(("s", "x")) else word
    return len(re.findall(rf"\b{re.escape(stem)}", text))


def answer(table: int, game: str, query: str, words: Translator) -> Panel:
    """What the rules say about `query`, for `/rules`."""
    found = search(game, words.lang, query)
    shown = cut(re.sub(r"[*_`~|<>@]", "", " ".join(query.split())), LONGEST_QUERY)
    head = words.say("rules-found", count=len(found), query=shown, game=words.say(f"{game}-name"))
    lines = (f"-# {head}", *(_written(text, words) for text in found[:SHOWN]))
    return Panel(RULES, lines, _menus(table, game, words, 0))


def panel(table: int, game: str, named: str, words: Translator) -> Panel:
    """The subjects to choose from; `named` is the number of a chosen one, `more-<page>` a page, or empty."""
    every = texts(game, words.lang)
    page = int(named.removeprefix("more-")) if re.fullmatch(r"more-\d{1,2}", named, re.ASCII) else 0
    chosen = int(named) if named.isascii() and named.isdigit() and int(named) < len(every) else None
    title = words.say("rules-title", game=words.say(f"{game}-name"))
    if chosen is None:
        return Panel(RULES, (f"### {title}", words.say("rules-start")), _menus(table, game, words, page))
    return Panel(RULES, (_written(every[chosen], words),), _menus(table, game, words, chosen // (CHOICES - 1)))


def _written(text: Text, words: Translator) -> str:
    ids = words.say("rules-ids", ids=", ".join(text.ids))
    return f"### {text.title}\n{text.body}\n-# {ids}"


def _menus(table: int, game: str, words: Translator, page: int) -> tuple[Menu, ...]:
    """One menu of subjects, in pages."""
    every = texts(game, words.lang)
    size = CHOICES - 1
    page = page if page * size < len(every) else 0
    start = page * size
    choices = [SelectOption(text.title, str(at)) for at, text in enumerate(every)][start : start + size]
    after = page + 1 if start + size < len(every) else 0
    if len(every) > size:
        first = every[after * size].title
        choices.append(SelectOption(words.say("menu-page", first=first), f"more-{after}"))
    address = str(ControlId(OPEN, table, RULES, f"{game}.?"))
    menu = Menu(address, words.say("menu-rules"), tuple(choices))
    return (menu,) if choices else ()
