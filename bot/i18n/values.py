"""Values as a person reads them: money, places, cards, goods, words, and the variables of a sentence."""

import re
import unicodedata
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

from bot.games import GAMES
from bot.i18n.countable import counted, unnumbered
from bot.i18n.sentences import KEPT, Sentences
from bot.kit.fields import CARD, CASH, DATA, GOODS, MOVE, NUMBER, SEAT, SPACE, WORD

MILLION = 1_000
"""Where money is counted in thousands, so many of them are written as one million."""
FORMS = ("of", "at", "the")
"""Attributes of a space's name: French elides "de" and "à" before it."""

_HYPHEN = re.compile(r"-(?=\d)")
"""What a number below zero is written with, in place of the minus sign."""
_MOVE = re.compile(r"(\d+)-(to|for)-([a-z0-9-]+)", re.ASCII)
_TURNS = re.compile("[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
"""What nobody sees, and what turns the writing around."""
_MARKS = re.compile(r"([\\`*_~|<>\[\]()@:]|^[-+#])")


@lru_cache(maxsize=1024)
def isolated(name: str) -> str:
    """A name on one line that turns no writing around it: one that is written from the right is set apart."""
    plain = _TURNS.sub("", " ".join(name.split()))
    leftwards = any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in plain)
    return f"\u2068{plain}\u2069" if leftwards else plain


@lru_cache(maxsize=1024)
def escape(name: str) -> str:
    """The same without meaning to markdown or mentions."""
    return _MARKS.sub(r"\\\1", isolated(name))


def card_key(game_key: str, card: int) -> str | None:
    """The key of a card's name; None where the game has no words for its cards, or for no card at all."""
    name = GAMES[game_key].card_word
    return f"{game_key}-card-{name(card)}" if name is not None and card > 0 else None


class ValueWords(Sentences):
    """A language's ways of saying the values of fields."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self._sums: OrderedDict[tuple[str, int], str] = OrderedDict()

    def cash(self, game_key: str, amount: int | None) -> str:
        """An amount of money: `3.5M` where a game has sentences for thousands and millions, else its own way.

        None is money that the reader may not see.
        """
        if amount is None:
            return self._format("cash-hidden", {})
        said = self._sums.get((game_key, amount))
        if said is None:
            said = self._cash(game_key, amount)
            said = self._sums[game_key, amount] = _HYPHEN.sub("\u2212", said) if amount < 0 else said
            if len(self._sums) > KEPT:
                self._sums.popitem(last=False)
        return said

    def _cash(self, game_key: str, amount: int) -> str:
        if not self.has(f"{game_key}-cash-m"):
            return self._format(f"{game_key}-cash", {"n": amount})
        if abs(amount) < MILLION:
            return self._format(f"{game_key}-cash-k", {"n": amount})
        millions = amount / MILLION  # no Decimal: Fluent chooses no plural form by one
        return self._format(f"{game_key}-cash-m", {"n": millions})

    def space(self, game_key: str, space: int, form: str = "") -> str:
        """The name of a space; `form` is `of`, `at` or `the` for the name as it stands after that word."""
        key = f"{game_key}-space-{space}"
        name = self._format(key, {})
        if not form:
            return name
        attribute = f"{key}.{form}"
        return self._format(attribute, {}) if self.has(attribute) else self._format(f"space-{form}", {"space": name})

    def space_forms(self, game_key: str, space: int) -> dict[str, str]:
        """All forms in which the name of a space stands in sentences: those of FORMS, and those of this language alone."""
        usual = {form: self.space(game_key, space, form) for form in FORMS}
        return self._attributes(f"{game_key}-space-{space}") | usual

    def card(self, game_key: str, card: int, form: str = "") -> str:
        """The name of a card, with `a` as it stands in a sentence; its number where a game has no names for them."""
        key = card_key(game_key, card)
        if key is None:
            return self.number(card)
        name, word = self._format(key, {}), key.split("-card-")[1]
        within = f"{game_key}-{form}-card"
        if not form or not self.has(within):
            return name
        return self._format(within, {"card": name, "word": word, "family": word.split("-")[0]})

    def _move(self, game_key: str, move: str) -> str:
        """A card that goes to a place, or takes another card's: `45-to-red`, `45-for-12`."""
        found = _MOVE.fullmatch(move)
        if found is None:
            return move
        card, kind, goal = found.groups()
        said = self.card(game_key, int(goal)) if goal.isdecimal() else self.value(game_key, WORD, goal)
        return self._format(f"{game_key}-move-{kind}", {"card": self.card(game_key, int(card)), "goal": said})

    def value(self, game_key: str, kind: str, value: Any, names: Sequence[str] = ()) -> str:
        """A value of a field as a person reads it: money, a space's or card's name, a name, a word, a number.

        A numbered word (`truck-2`) that has no sentence of its own is called as without its number.
        """
        if isinstance(value, (tuple, list)):
            many, single = self._counted(game_key, value) if kind == GOODS else ([], value)
            return self.list([*(self.value(game_key, kind, item, names) for item in single), *many])
        if kind == SEAT and isinstance(value, int):
            return names[value] if 0 <= value < len(names) else self.say("bank")
        if kind == CASH and isinstance(value, int):
            return self.cash(game_key, value)
        if kind in (SPACE, GOODS) and isinstance(value, int):
            return self.space(game_key, value)
        if kind == CARD and isinstance(value, int):
            return self.card(game_key, value)
        if kind == MOVE and isinstance(value, str):
            return self._move(game_key, value)
        if isinstance(value, str):
            keys = [f"{game_key}-value-{word}" for word in (value, unnumbered(value))]
            return next((self._format(key, {}) for key in keys if self.has(key)), value)
        return self.say("none") if value is None else self.number(value)

    def goods(self, game_key: str, goods: Sequence[int | str], cash: int = 0) -> str:
        """What one side of a trade gives, as it stands in a sentence: districts, cards, cash; or nothing."""
        many, single = self._counted(game_key, goods)
        items = [*(self._good(game_key, item) for item in single), *many]
        if cash:
            items.append(self.cash(game_key, cash))
        return self.list(items) if items else self.say("none")

    def _good(self, game_key: str, item: int | str) -> str:
        """A district or a card with its article."""
        if isinstance(item, int):
            return self.space(game_key, item, "the")
        return str(self._forms(game_key, WORD, item).get("the") or self.value(game_key, WORD, item))

    def _counted(self, game_key: str, goods: Iterable[int | str]) -> tuple[Sequence[str], Sequence[int | str]]:
        """Things that are counted, said as so many of each (`<game>-some-<word>`), and the rest one by one."""
        counts, single = counted(goods, lambda word: self.has(f"{game_key}-some-{word}"))
        return [self._format(f"{game_key}-some-{word}", {"n": count}) for word, count in counts.items()], single

    def _values(
        self,
        game_key: str,
        named: Mapping[str, str],
        facts: Mapping[str, Any],
        names: Sequence[str],
        *,
        escaped: bool = True,
    ) -> dict[str, Any]:
        """The variables of a sentence: every fact by its kind; numbers stay numbers, so plurals work.

        Besides `$fact` there are its forms (`$fact-the`), for goods followed by cash both in one (`$fact-all`).
        """
        people = [*map(escape if escaped else isolated, names)]
        values: dict[str, Any] = {}
        for name, fact in facts.items():
            if (kind := named.get(name, NUMBER)) == DATA:
                continue
            if kind == CARD and isinstance(fact, tuple):
                values[name] = self.list(self.card(game_key, card, "a") for card in fact)
            else:
                plain = kind == NUMBER and isinstance(fact, int)
                values[name] = fact if plain else self.value(game_key, kind, fact, people)
            values |= {f"{name}-{form}": said for form, said in self._forms(game_key, kind, fact).items()}
        for (name, goods), (cash, amount) in pairwise(facts.items()):
            if named.get(name) == GOODS and named.get(cash) == CASH:
                values[f"{name}-all"] = self.goods(game_key, goods, amount)
        return values

    def _forms(self, game_key: str, kind: str, fact: Any) -> dict[str, Any]:
        """Other forms of a fact: a space, card or word with its article, the plain number (`n`) or word to choose by.

        Of several cards or words `count` says how many there are.
        """
        if kind == SPACE and isinstance(fact, int):
            return dict(self.space_forms(game_key, fact))
        if kind in (SEAT, CASH) and isinstance(fact, int):
            return {"n": fact}
        if kind == GOODS and isinstance(fact, (int, str)):
            return {"the": self._good(game_key, fact)}
        if kind in (CARD, WORD, SEAT, GOODS) and isinstance(fact, tuple):
            return {"count": len(fact)}
        if kind == CARD and isinstance(fact, int):
            key = card_key(game_key, fact) or ""
            return {"n": fact, "a": self.card(game_key, fact, "a"), "word": key.rpartition("-card-")[2]}
        if kind != WORD or not isinstance(fact, str):
            return {}
        return {"word": fact, **self._attributes(f"{game_key}-value-{fact}")}

    def _attributes(self, key: str) -> dict[str, str]:
        """The attributes of a message, as sentences."""
        message = self._sentences.message(key)
        forms = () if message is None else message.attributes
        return {form: self._format(f"{key}.{form}", {}) for form in forms}
