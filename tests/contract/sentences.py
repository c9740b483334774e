"""Laws 17 to 19: what is said has no holes, calls places and cards as the table does, and knows when clocks stand."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache

from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.board_names import is_name, on_board
from bot.i18n.catalog import language, shared_key
from bot.i18n.translator import DEFAULT, LOCALES, Translator, languages, translator_for
from bot.kit.contract import Refusal, Seat
from bot.kit.engine import check_action
from bot.kit.fields import union_members
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import sample
from bot.present import registry
from bot.present.control_id import ControlId
from bot.present.panel_model import Form, Menu, Panel, PictureRequest
from bot.present.panel_name import MINE
from bot.present.panels.lobby import names
from bot.tables.model import PAUSED, Table
from cogs.context import sentence
from cogs.game_commands import label, texts
from rendering import painters
from rendering.players import Players
from tests.contract.ui_crawler import Screens

HOLE = re.compile(
    r"[{}$]|\b(?:None|True|False|frozenset|Refusal|Reason)\b|\bobject at 0x|[a-z]+\(\w+=|\['|\('|\b[a-z]+(?:-[a-z]+)*-\d+\b"
)
"""What no sentence has: places for variables, Python's own words, words with a number that are no one's name."""
KEY = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")
GENERIC, SAID_AGAIN = frozenset({"Rent", "Auction", "Jail"}), "-value-card-back"
"""Names that are words of other sentences, too, and the end of the key of one that the card itself says again.

So are the names of the same places and cards in other languages.
"""
SUGGESTED, TRIED = 12, 4
"""Typed actions looked at, and actions that others tried, at each position."""


@cache
def entries(lang: str) -> dict[str, str]:
    """The sources of all sentences of a language, by key."""
    entry = re.compile(r"^([a-z][\w-]*) *=((?:.*\n)(?:[ \t].*\n|\n(?=[ \t]))*)", re.MULTILINE)
    files = (path.read_text(encoding="utf8") for path in sorted((LOCALES / lang).glob("*.ftl")))
    return {key: source for text in files for key, source in entry.findall(text)}


@cache
def called(game: str, lang: str, board: str) -> frozenset[str]:
    """The names of places and cards of a game in a language."""
    said = on_board(translator_for(lang), board)
    return frozenset(said.say(key) for key in entries(lang) if key.startswith(f"{game}-") and is_name(key))


@cache
def generic(game: str, lang: str, board: str) -> frozenset[str]:
    """The names of a game in a language that are words of other sentences, too."""
    said, plain = (on_board(translator_for(each), board) for each in (lang, DEFAULT))
    keys = (key for key in entries(DEFAULT) if key.startswith(f"{game}-") and is_name(key))
    return frozenset(said.say(key) for key in keys if plain.say(key) in GENERIC or key.endswith(SAID_AGAIN))


@cache
def foreign(game: str, lang: str, home: str, board: str) -> re.Pattern[str]:
    """The names that `lang` has for what is called otherwise on a board drawn in `home`."""
    others = called(game, lang, board) - called(game, home, board) - generic(game, lang, board)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(others))) or '(?!)'})(?!\w)")


@cache
def ours(game: str, lang: str, board: str) -> re.Pattern[str]:
    """The names of places and cards as a board has them, the longest first."""
    return re.compile("|".join(map(re.escape, sorted(called(game, lang, board), key=len, reverse=True))))


def whole(text: str) -> None:
    """Law 17: no name of a variable, no key, nothing of Python's in a sentence."""
    assert not HOLE.search(text), text
    keys = {key for found in KEY.finditer(text) for key in (found[0], shared_key(found[0]))}
    assert not any(keys & entries(lang).keys() for lang in languages()), text


def at_home(text: str, table: Table, lang: str) -> None:
    """Law 18: places and cards are called as on the table's board, whatever the reader's language."""
    rest = ours(table.game, table.lang, table.board).sub("_", text)
    found = foreign(table.game, lang, table.lang, table.board).findall(rest)
    assert not found, (found, text)


def literal(lang: str, home: str) -> Iterator[tuple[str, str]]:
    """Sentences in which a name stands that `home` has another one for: key and text. A reference belongs there."""
    for name, source in entries(lang).items():
        parts = name.removeprefix("picture-").split("-")
        if parts[0] not in GAMES or is_name(name):
            continue
        said = re.sub(r"\{ [a-z-]+-\d*[\w.-]* \}", "", language(lang).typeset(source))
        for board in ("", "edition") if parts[0] == "classic" else ("",):
            if foreign(parts[0], lang, home, board).search(said):
                yield name, source


def on_panel(panel: Panel) -> Iterator[str]:
    """All texts of a message, those on its controls too."""
    yield from panel.lines
    for row in panel.rows:
        if isinstance(row, Menu):
            yield row.placeholder
            yield from (text for choice in row.choices for text in (choice.label, choice.hint))
        else:
            yield from (button.label for button in row)


def on_form(form: Form) -> Iterator[str]:
    """All texts of a form."""
    yield form.title
    for each in form.fields:
        yield from (each.label, each.hint, each.placeholder, *(choice.label for choice in each.choices))


def on_picture(order: PictureRequest) -> str:
    """What a picture says to those who cannot see it."""
    lang, _, home = order.lang.partition("/")
    spoken = on_board(translator_for(lang), getattr(order.view, "board", ""), home)
    return painters()[order.key].alt(order.view, spoken, Players(order.names, order.tokens))


@dataclass
class Reader(Screens):
    """Somebody who reads all that a position shows: the public messages in the table's language, all else in `words`'."""

    told: list[str] = field(default_factory=list)

    @property
    def spoken(self) -> Translator:
        """The reader's words at this table."""
        return on_board(self.words, self.shown.board, self.shown.lang)

    def fits(self, panel: Panel) -> None:
        """Whether it fits is another law; here it is read."""
        self.told += on_panel(panel)
        self.told += [on_picture(order) for order in filter(None, (panel.picture, *panel.more))]

    def public(self) -> list[str]:
        """The texts of the public messages."""
        panels = registry.panels(self.shown, self.position.told, self.slots, translator_for(self.shown.lang))
        self.slots = tuple(panel.slot for panel in panels if not panel.last)
        return [text for panel in panels for text in self._read(panel)]

    def _read(self, panel: Panel) -> Iterator[str]:
        yield from on_panel(panel)
        yield from (on_picture(order) for order in filter(None, (panel.picture, *panel.more)))

    def private(self) -> list[str]:
        """The texts of every seat's panels, of those they lead to, and of the forms."""
        self.told = []
        for seat in range(self.position.seats):
            panel = registry.private(self.shown, seat, MINE, self.words)
            self.fits(panel)
            self.follow(panel, seat)
        return self.told

    def first(self) -> list[str]:
        """The texts of every seat's first panel."""
        panels = (registry.private(self.shown, seat, MINE, self.words) for seat in range(self.position.seats))
        return [text for panel in panels for text in self._read(panel)]

    def fill(self, press: ControlId, seat: Seat | None) -> None:
        """A form is read, and the answers to what cannot be."""
        form = registry.form(self.shown, self.whose(press) if seat is None else seat, press, self.words)
        self.told += [self.refused(form)] if isinstance(form, Refusal) else on_form(form)

    def refused(self, refusal: Refusal) -> str:
        """A refusal as whoever pressed reads it."""
        return sentence(self.shown, refusal, self.words)

    def refusals(self, dice: FastRng) -> list[str]:
        """Why greyed offers are greyed, and why others may not do what one may."""
        offered = {seat: self.legal_actions(seat) for seat in range(self.position.seats)}
        found = [
            each.blocked for legal_actions in offered.values() for each in legal_actions if each.blocked is not None
        ]
        found += [why for legal_actions in offered.values() for each in legal_actions for why in _blocked(each.params)]
        free = [each for legal_actions in offered.values() for each in legal_actions if each.blocked is None]
        dice.shuffle(free)
        for legal_action in free[:TRIED]:
            action = sample(legal_action, dice)
            found += [
                why for seat in offered if (why := check_action(offered[seat], action, legal_action.wait)) is not None
            ]
        verbs = union_members(self.position.game.action)
        found += [Refusal("not-your-turn", {"action": verbs[0].__name__.lower()}), Refusal("not-host")]
        return list(dict.fromkeys(map(self.refused, found)))

    def news(self) -> list[str]:
        """What has happened, in one's own language."""
        return [self.spoken.event(self.shown.game, each, names(self.shown)) for each in self.position.told]

    def suggestions(self) -> list[str]:
        """Actions as they are suggested while one types."""
        found: list[str] = []
        for seat in range(self.position.seats):
            for text, _ in zip(texts(self.legal_actions(seat)), range(SUGGESTED), strict=False):
                found.append(label(self.shown, text, self.words))
        return found

    def reasons(self, dice: FastRng) -> list[str]:
        """Why a robot would do what may be done."""
        game, state = self.position.game, self.position.state
        explain = None if game.robots is None else game.robots.explain
        said: list[str] = []
        if explain is None:
            return said
        for seat in range(self.position.seats):
            free = [each for each in self.legal_actions(seat) if each.blocked is None and each.wait is not None]
            for legal_action in free[:TRIED]:
                reason = explain(game.view(state, seat), sample(legal_action, dice))
                said += [] if reason is None else [self.spoken.reason(game.key, reason, names(self.shown))]
        return said


def _blocked(params: Iterable[object]) -> Iterator[Refusal]:
    """The refusals of greyed values."""
    for param in params:
        yield from (why for _, why in getattr(param, "blocked", ()))


def standing(table: Table, *, paused: bool) -> Table:
    """The same table with all clocks standing: paused, or everything held."""
    still = tuple(replace(row, due=None, left=60.0) for row in table.deadlines)
    return replace(table, deadlines=still, phase=PAUSED if paused else table.phase, pause="asked" if paused else "")


def still(text: str, lang: str) -> None:
    """Law 19: where no clock runs, no sentence ends in the middle, and none is put into another."""
    said = translator_for(lang).say("paused")
    for line in text.split("\n"):
        assert "<t:" not in line, line
        assert said not in line or line.removeprefix("⏸️ ") == said, line
        assert line == line.rstrip(), repr(line)
        assert "  " not in line.strip(), repr(line)
        assert not re.search(r" [,.]|[,;:] ?$|[,;] [;,]", line) or line.endswith(":"), repr(line)
