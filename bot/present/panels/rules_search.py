"""The short texts of the rules: found by number, by word, or by subject, in the reader's language."""

import math
import re
import unicodedata
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import accumulate

import msgspec

from bot.games import PACKAGES
from bot.i18n.catalog import language
from bot.i18n.translator import DEFAULT, LOCALES, Translator, resolve_locale
from bot.kit.rule_picture import picture_key
from bot.present.control_id import OPEN, ControlId
from bot.present.controls.legal_action_controls import CHOICES
from bot.present.panel_context import THEME
from bot.present.panel_model import Menu, Panel, PictureRequest, SelectOption, cut

RULES = "rules"
SHOWN_LETTERS = 600
"""Letters of the texts of one answer, which fit a phone with their titles; the first text is always shown."""
LONGEST_QUERY = 60
TELLING = 4
"""Letters of a word that tells something by itself, as "jail" does and "how" does not."""
SIMILAR = 0.8
"""How alike a misspelt word and a word of the texts are, at least (`difflib.SequenceMatcher.ratio`)."""
_RULES = r"[A-Z]+-\d+(?:–\d+)?"
_HEAD = re.compile(rf"## (.+?) \(({_RULES}(?:, {_RULES})*)\)")
_UNSHOWN = re.compile(r"<!-- (?:picture: (?P<picture>[a-z-]+)|(?P<searched>.+?)) -->\n")
_ID = re.compile(r"(?:([a-z]+)[- ]?)?(\d{1,3})", re.IGNORECASE | re.ASCII)


class Text(msgspec.Struct, frozen=True):
    """One subject: its title, the ids of the rules behind it, what it says, and other words that it is found by.

    `numbers`: the ids as they are shown, "CITY-35–38, CITY-40". `searched`: words and phrases that are not shown.
    `picture`: the word of the situation drawn beside it, "" without one.
    """

    title: str
    numbers: str
    body: str
    searched: str = ""
    picture: str = ""

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the rules, each by itself."""
        found: list[str] = []
        for part in self.numbers.split(", "):
            prefix, _, numbers = part.partition("-")
            first, _, last = numbers.partition("–")
            found += [f"{prefix}-{number}" for number in range(int(first), int(last or first) + 1)]
        return tuple(found)


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
        unshown = {key: value for each in _UNSHOWN.finditer(body) for key, value in each.groupdict().items() if value}
        found.append(Text(match[1], match[2], _UNSHOWN.sub("", body).strip(), **unshown))
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
    return _ranked(every, words) or _ranked(every, _corrected(every, words)) if words else []


def _ranked(every: tuple[Text, ...], words: list[str]) -> list[Text]:
    """The texts that hold the words, the heaviest first, without those of less than half its weight."""
    parts = [(plain(text.title), plain(text.searched), plain(text.body)) for text in every]
    weights = {word: _telling(word, parts) for word in words}
    weighed = [(_weight(part, weights), text) for part, text in zip(parts, every, strict=True)]
    best = max((weight for weight, _ in weighed), default=0.0)
    ranked = sorted(weighed, key=lambda each: -each[0])
    return [text for weight, text in ranked if weight > 0 and weight * 2 >= best]


def _telling(word: str, parts: list[tuple[str, str, str]]) -> float:
    """How much a word tells: more the fewer texts hold it (inverse document frequency); 0 where none does."""
    holding = sum(1 for part in parts if any(_times(word, field) for field in part))
    return math.log(1 + len(parts) / holding) if holding else 0.0


def _weight(part: tuple[str, str, str], weights: dict[str, float]) -> float:
    """What a text (title, words to be found by, body) weighs; 0 unless it holds a telling word, or all of them.

    A word weighs most in the title, then among the words that stand there for it, and a little more said twice.
    """
    title, searched, body = part
    held = {
        word: 4 * min(_times(word, title), 1) + 3 * min(_times(word, searched), 1) + min(_times(word, body), 2) / 2
        for word in weights
    }
    phrase = _phrase(title, searched, " ".join(weights))
    telling = all(held.values()) or any(held[word] and len(word) >= TELLING for word in held)
    return sum(weights[word] * held[word] for word in held) + phrase if telling or phrase else 0.0


def _phrase(title: str, searched: str, query: str) -> int:
    """What a text weighs more for its title, or a phrase it is found by: most as the query, less as a part of it."""
    named = [" ".join(re.findall(r"\w+", phrase)) for phrase in (title, *searched.split(",")) if phrase]
    if query in named:
        return 100
    return 50 if any(" " in phrase and f" {phrase} " in f" {query} " for phrase in named) else 0


def _corrected(every: tuple[Text, ...], words: list[str]) -> list[str]:
    """The words as they are spelt in the texts where one is much like them, the last one as it goes on there.

    Other words are left out.
    """
    said = plain(" ".join(f"{text.title} {text.searched} {text.body}" for text in every))
    known = sorted({word for word in re.split(r"\W+", said) if len(word) >= TELLING})
    begun = [each for each in known if words and len(words[-1]) > 1 and each.startswith(words[-1])][:1]
    whole = words[:-1] if begun else words
    return [*(match for word in whole for match in _alike(word, known)), *begun]


def _alike(word: str, known: list[str]) -> list[str]:
    return get_close_matches(word, known, 1, SIMILAR) if len(word) >= TELLING else []


def _times(word: str, text: str) -> int:
    """How often a word of `text` begins with `word`, or with its singular; short words stand by themselves."""
    stem = word[:-1] if len(word) > len("dés") and word.endswith(("s", "x")) else word
    end = "" if len(stem) >= TELLING else r"s?\b"
    return len(re.findall(rf"\b{re.escape(stem)}{end}", text))


def answer(table: int, game: str, query: str, words: Translator) -> Panel:
    """What the rules say about `query`, for `/rules`."""
    found = search(game, words.lang, query)
    shown = cut(re.sub(r"[*_`~|<>@]", "", " ".join(query.split())), LONGEST_QUERY)
    head = words.say("rules-found", count=len(found), query=shown, game=words.say(f"{game}-name"))
    lines = (f"-# {head}", *(_written(text, words) for text in _first(found)))
    return Panel(RULES, lines, _menus(table, game, words, 0), _picture(game, found[0], words) if found else None)


def _first(found: list[Text]) -> list[Text]:
    """The first text, alone if it has a picture, and as many of the next as a phone shows with it."""
    letters = accumulate(len(text.body) for text in found)
    return [
        text
        for at, (text, so_far) in enumerate(zip(found, letters, strict=True))
        if at == 0 or (so_far <= SHOWN_LETTERS and not found[0].picture)
    ]


def panel(table: int, game: str, named: str, words: Translator) -> Panel:
    """The subjects to choose from; `named` is the number of a chosen one, `more-<page>` a page, or empty."""
    every = texts(game, words.lang)
    page = int(named.removeprefix("more-")) if re.fullmatch(r"more-\d{1,2}", named, re.ASCII) else 0
    chosen = int(named) if named.isascii() and named.isdigit() and int(named) < len(every) else None
    title = words.say("rules-title", game=words.say(f"{game}-name"))
    if chosen is None:
        return Panel(RULES, (f"### {title}", words.say("rules-start")), _menus(table, game, words, page))
    menus = _menus(table, game, words, chosen // _page_size(every))
    return Panel(RULES, (_written(every[chosen], words),), menus, _picture(game, every[chosen], words))


def _picture(game: str, text: Text, words: Translator) -> PictureRequest | None:
    """The situation that a text shows."""
    return PictureRequest(picture_key(game, text.picture), None, THEME, words.lang) if text.picture else None


def _written(text: Text, words: Translator) -> str:
    ids = words.say("rules-ids", ids=text.numbers)
    return f"### {text.title}\n{text.body}\n-# {ids}"


def _menus(table: int, game: str, words: Translator, page: int) -> tuple[Menu, ...]:
    """One menu of subjects, in pages."""
    every = texts(game, words.lang)
    size = _page_size(every)
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


def _page_size(every: tuple[Text, ...]) -> int:
    """Subjects of a page: all of them if they fit, else with room for the next page's choice."""
    return CHOICES if len(every) <= CHOICES else CHOICES - 1
