"""The names on a board before those of the Fluent files: a shipped theme's, or those that a group has given."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from bot.games import GAMES
from bot.i18n.catalog import entry, language, resolve_locale
from bot.i18n.translator import FORMS, Translator, translator_for
from bot.kit.boards.custom_board import USUAL, BoardSchema, amount, is_shared, localized, own

BOARDS = 48
"""Boards whose words are kept at hand, each language by itself."""
Messages = dict[str, dict[str, str]]
"""Texts by message: the text itself under "", its attributes by name."""


_NAME = re.compile(
    r"(?!knockout-space-0$)[a-z]+-(?:edition-)?(?:space-\d+|value-(?:card-.+|leap|chest|faction|machine))"
    r"|classic-(?:edition-)?card-.+|deal-(?:card|face-title)-.+"
)
"""The keys of the names of places and cards: all that is called as on the table's own board, whoever reads it."""
_DECK = re.compile(r"[a-z]+-(?:edition-)?value-(?:leap|chest)")


def is_name(key: str) -> bool:
    """Whether a key is that of a place's or a card's name."""
    return _NAME.fullmatch(key) is not None


def on_board(words: Translator, board: str, home: str = "") -> Translator:
    """The same language with the names that stand on a board: a shipped theme's by its word, a group's by its text.

    Places and cards are called as in `home`, the language that the board is drawn in; this one's where it is empty.
    """
    return words_for_board(words.lang, board, resolve_locale(home) if home else words.lang)


@lru_cache(maxsize=BOARDS)
def words_for_board(lang: str, board: str, home: str) -> Translator:
    """The words of `lang` with the names of a board that is drawn in the language `home`; plain ones where both are usual."""
    plain = translator_for(lang)
    if is_shared(board):
        return _CustomBoardWords(plain.lang, home, board)
    theme = "" if board == USUAL else board
    return _Named(plain.lang, home, theme) if theme or home != plain.lang else plain


def figures(said_by: Translator, text: str) -> str:
    """A typed amount without the unit of a group's own money."""
    unit = said_by.unit if isinstance(said_by, _CustomBoardWords) else ""
    return re.sub(re.escape(unit), "", text, flags=re.IGNORECASE) if unit else text


class _Named(Translator):
    """The names of a shipped theme (`classic-edition-space-3` for `classic-space-3`), as the language `home` has them."""

    def __init__(self, lang: str, home: str, board: str) -> None:
        super().__init__(lang)
        self.tongue = lang if home == lang else f"{lang}/{home}"
        self._theme = board
        self._mine: Translator | None = None if home == lang else words_for_board(lang, board, lang)
        self._home: Translator | None = None if home == lang else words_for_board(home, board, home)
        self._sentences = self._sentences.over(self._source)

    def names(self, key: str) -> bool:
        """Whether a key is that of a name on this board."""
        return is_name(key)

    def _source(self, key: str) -> str:
        """The source of a message that is another one on this board; empty for all others."""
        mine, home = self._mine, self._home
        if mine is None or home is None or not (home.names(key) if isinstance(home, _Named) else is_name(key)):
            return self._here(key)
        name = home.say(key) if home.has(key) else ""
        if not name or name == mine.say(key):
            return self._here(key)
        return entry(key, {"": name} | self._forms_of(key, name, mine))

    def _here(self, key: str) -> str:
        """The same in this language: `classic-edition-space-3` is the source of `classic-space-3`."""
        game, _, rest = key.partition("-")
        themed = f"{game}-{self._theme}-{rest}"
        source = self._sentences.source(themed)
        return f"{key}{source.removeprefix(themed)}" if source else ""

    def _forms_of(self, key: str, name: str, mine: Translator) -> dict[str, str]:
        """A name of another language within this one's sentences; `mine`: this language as it names things itself."""
        if _DECK.fullmatch(key):
            return {form: self.say(f"deck-{form}", deck=name) for form in ("of", "the")}
        if "-space-" not in key:
            return {"the": self.say("board-card", card=name)}
        game, *_, number = key.split("-")
        by_rule = language(self.lang)
        square = by_rule.is_square(mine.space(game, int(number), "the"))
        forms = by_rule.square_forms(name) if square else by_rule.forms(name)
        return {form: self.say(f"space-{form}", space=name) for form in FORMS} | forms


class _CustomBoardWords(_Named):
    """The names, cards and money that a group has given."""

    def __init__(self, lang: str, home: str, board: str) -> None:
        self._board = own(board)
        self._given: Messages = {}
        super().__init__(lang, home, board)
        self._money = localized(self._board.money, lang).replace(" ", "\u00a0")
        self.unit = self._money.replace("#", "").strip()
        self._given |= self._named()
        self._given |= self._cards()

    def names(self, key: str) -> bool:
        """Groups that have been given a name are called by it everywhere, too."""
        groups = (f"{self._board.game}-{self._frame.group_key.format(group)}" for group in self._board.groups)
        return is_name(key) or (key in self._given and key in groups)

    def _here(self, key: str) -> str:
        return entry(key, self._given[key]) if key in self._given else ""

    def _cash(self, game_key: str, amount: int) -> str:
        """An amount with the group's unit: where the mark stands for the figures, else behind them."""
        if not self._money or game_key != self._board.game:
            return super()._cash(game_key, amount)
        figures = super()._cash(game_key, amount) if self.has(f"{game_key}-cash-m") else self.number(amount)
        return self._money.replace("#", figures) if "#" in self._money else f"{figures}\u00a0{self._money}"

    # ---- what the board says

    @property
    def _frame(self) -> BoardSchema:
        frame = GAMES[self._board.game].boards
        assert frame is not None
        return frame

    def _named(self) -> Messages:
        """Spaces and groups."""
        found: Messages = {}
        game, lang = self._board.game, self.lang
        for space, given in self._board.spaces.items():
            if name := localized(given.name, lang):
                place = "price" in self._frame.spaces[space]
                forms = dict((language(lang).forms if place else language(lang).square_forms)(name))
                for form in FORMS:
                    texts = getattr(given, form)
                    forms |= {form: text} if (text := texts.get(lang) or texts.get("")) else {}
                found[f"{game}-space-{space}"] = {"": name} | forms
        for group, each in self._board.groups.items():
            if name := localized(each.name, lang):
                found[f"{game}-{self._frame.group_key.format(group)}"] = {"": name}
        return found

    def _cards(self) -> Messages:
        """Titles and texts: the group's, else the game's own with this board's names and amounts filled in."""
        found: Messages = {}
        for word, card in self._frame.cards.items():
            given = self._board.card(word)
            keys = self._frame.title_key.format(word), self._frame.text_key.format(word)
            sums = {field: amount(given.sums, field, each.usual) for field, each in card.sums.items()}
            title, text = (
                localized(texts, self.lang) or self._filled(key, card.space, sums)
                for texts, key in zip((given.title, given.text), keys, strict=True)
            )
            if title:
                texts = {"": title, "the": self._format("board-card", {"card": title})}
                found |= {
                    f"{self._board.game}-{key}": texts for key in (keys[0], card.kept and f"value-{card.kept}") if key
                }
            if text:
                found[f"{self._board.game}-{keys[1]}"] = {"": text}
        return found

    def _filled(self, key: str, space: int | None, sums: Mapping[str, int]) -> str:
        """The game's own sentence where it has one for boards that are changed; empty where it has none."""
        game = self._board.game
        whole = f"{game}-own-{key}"
        if not super().has(whole):
            return ""
        values: dict[str, Any] = {field: self.cash(game, each) for field, each in sums.items()}
        if space is not None:
            values["space"] = self.space(game, space)
            values |= {f"space-{form}": said for form, said in self.space_forms(game, space).items()}
        return self._format(whole, values)
