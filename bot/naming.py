"""The names on a board before those of the Fluent files: a shipped theme's, or those that a group has given."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from bot import french
from bot.games import GAMES
from bot.games.kit.board import USUAL, Frame, Own, amount, own, said, shared
from bot.words import FORMS, Words, words

BOARDS = 48
"""Boards whose words are kept at hand, each language by itself."""
Messages = dict[str, dict[str, str]]
"""Texts by message: the text itself under "", its attributes by name."""


@lru_cache(maxsize=BOARDS)
def named(lang: str, board: str) -> Words:
    """The words of a language with the names of a board; plain ones for a game's only board."""
    plain = words(lang)
    if shared(board):
        return _Own(plain.lang, own(board))
    return plain if board in ("", USUAL) else _Themed(plain.lang, board)


def figures(said_by: Words, text: str) -> str:
    """A typed amount without the unit of a group's own money."""
    unit = said_by.unit if isinstance(said_by, _Own) else ""
    return re.sub(re.escape(unit), "", text, flags=re.IGNORECASE) if unit else text


class _Themed(Words):
    """The names of a shipped theme: `classic-edition-space-3` before `classic-space-3`."""

    def __init__(self, lang: str, theme: str) -> None:
        super().__init__(lang)
        self._theme = theme

    def _message(self, name: str) -> Any:
        game, _, rest = name.partition("-")
        return super()._message(f"{game}-{self._theme}-{rest}") or super()._message(name)


class _Own(Words):
    """The names, cards and money that a group has given."""

    def __init__(self, lang: str, board: Own) -> None:
        super().__init__(lang)
        self._board = board
        self._money = said(board.money, lang).replace(" ", "\u00a0")
        self.unit = self._money.replace("#", "").strip()
        self._given: Messages = {}
        self._given |= self._named()
        self._given |= self._cards()

    def has(self, key: str) -> bool:
        """Whether the board or the language has words for a key."""
        name, _, attribute = key.partition(".")
        given = self._given.get(name)
        return attribute in given if given is not None else super().has(key)

    def _formatted(self, key: str, values: Mapping[str, Any]) -> str:
        name, _, attribute = key.partition(".")
        given = self._given.get(name, {})
        return given[attribute] if attribute in given else super()._formatted(key, values)

    def _attributes(self, key: str) -> dict[str, str]:
        given = self._given.get(key)
        return super()._attributes(key) if given is None else {form: text for form, text in given.items() if form}

    def _cash(self, game_key: str, amount: int) -> str:
        """An amount with the group's unit: where the mark stands for the figures, else behind them."""
        if not self._money or game_key != self._board.game:
            return super()._cash(game_key, amount)
        figures = super()._cash(game_key, amount) if self.has(f"{game_key}-cash-m") else self.number(amount)
        return self._money.replace("#", figures) if "#" in self._money else f"{figures}\u00a0{self._money}"

    # ---- what the board says

    @property
    def _frame(self) -> Frame:
        frame: Frame = GAMES[self._board.game].frame  # type: ignore[attr-defined]
        return frame

    def _named(self) -> Messages:
        """Spaces and groups."""
        found: Messages = {}
        game, lang = self._board.game, self.lang
        for space, given in self._board.spaces.items():
            if name := said(given.name, lang):
                place = "price" in self._frame.spaces[space]
                forms = (french.forms if place else french.on_space)(name) if lang == "fr" else {}
                for form in FORMS:
                    texts = getattr(given, form)
                    forms |= {form: text} if (text := texts.get(lang) or texts.get("")) else {}
                found[f"{game}-space-{space}"] = {"": name} | forms
        for group, each in self._board.groups.items():
            if name := said(each.name, lang):
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
                said(texts, self.lang) or self._filled(key, card.space, sums)
                for texts, key in zip((given.title, given.text), keys, strict=True)
            )
            if title:
                entry = {"": title, "the": self._format("board-card", {"card": title})}
                found |= {
                    f"{self._board.game}-{key}": entry for key in (keys[0], card.kept and f"value-{card.kept}") if key
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
            values |= {f"space-{form}": self.space(game, space, form) for form in FORMS}
        return self._format(whole, values)
