"""A language's sentences: Fluent bundles, numbers, money and lists, events, refusals and the names of things.

Keys are looked up in every `.ftl` file of `bot/i18n/locales/<lang>/`. Names of people come in as they are; in
sentences (events, refusals, waits) they are escaped for markdown, on buttons and in menus they stay plain.
"""

import logging
import re
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from bot.games import GAMES
from bot.i18n.catalog import sentences
from bot.i18n.countable import counted, unnumbered
from bot.kit.contract import Action, Event, EventFor, Refusal
from bot.kit.fields import (
    CARD,
    CASH,
    DATA,
    GOODS,
    MOVE,
    NUMBER,
    SEAT,
    SPACE,
    WORD,
    field_kinds,
    game_fields,
    union_members,
)
from bot.kit.robots.move import Reason

LOCALES = Path(__file__).parent / "locales"
DEFAULT = "en"
MONEY_FACTS = frozenset({"cash", "price", "owed", "raisable", "chosen"})
"""Facts of refusals that are money although no action or event has a field of that name."""
MILLION = 1_000
"""Where money is counted in thousands, so many of them are written as one million."""
FORMS = ("of", "at", "the")
"""Attributes of a space's name: French elides "de" and "à" before it."""

KEPT = 8_192
"""Finished sentences, and sums of money, kept by each language."""

log = logging.getLogger(__name__)
_MOVE = re.compile(r"(\d+)-(to|for)-([a-z0-9-]+)", re.ASCII)
_MARKS = re.compile(r"([\\`*_~|<>\[\]()@:]|^[-+#])")


@cache
def languages() -> Sequence[str]:
    """The languages that have a folder, the default one first."""
    found = sorted(path.name for path in LOCALES.iterdir() if any(path.glob("*.ftl")))
    return sorted(found, key=lambda lang: lang != DEFAULT)


def resolve_locale(locale: str) -> str:
    """The language to use for Discord's `locale` ("fr", "en-GB"); the default one when it is not spoken."""
    lang = locale.split("-", maxsplit=1)[0].lower()
    return lang if lang in languages() else DEFAULT


@lru_cache(maxsize=1024)
def escape(name: str) -> str:
    """A person's name on one line, without meaning to markdown or mentions."""
    return _MARKS.sub(r"\\\1", " ".join(name.split()))


@cache
def kebab(name: str) -> str:
    """`BidMade` -> `bid-made`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def card_key(game_key: str, card: int) -> str | None:
    """The key of a card's name; None where the game has no words for its cards, or for no card at all."""
    name = GAMES[game_key].card_word
    return f"{game_key}-card-{name(card)}" if name is not None and card > 0 else None


class Translator:
    """One language. A missing key is answered by the key itself and logged once.

    `tongue` is the language, followed by that of the names of places and cards where it is another one (`fr/en`).
    """

    def __init__(self, lang: str) -> None:
        self.lang = self.tongue = lang
        self._sentences = sentences(LOCALES, lang)
        self.faults: set[str] = set()
        self._said: OrderedDict[Any, str] = OrderedDict()
        self._sums: OrderedDict[tuple[str, int], str] = OrderedDict()

    def on(self, board: str, home: str = "") -> "Translator":
        """The same language with the names that stand on a board: a shipped theme by its word, a group's by its text.

        Places and cards are called as in `home`, the language that the board is drawn in; this one where it is empty.
        """
        from bot.i18n.board_names import words_for_board  # noqa: PLC0415 - named words are words

        return words_for_board(self.lang, board, resolve_locale(home) if home else self.lang)

    def has(self, key: str) -> bool:
        """Whether this language has a sentence for `key` (`name` or `name.attribute`)."""
        return self._pattern(key) is not None

    def say(self, key: str, **values: Any) -> str:
        """The sentence of `key`; underscores in the names of `values` become hyphens."""
        return self._format(key, {name.replace("_", "-"): value for name, value in values.items()})

    def number(self, value: int | Decimal) -> str:
        """A number with this language's separators."""
        return self._format("number", {"n": value})

    def list(self, items: Iterable[str]) -> str:
        """`a, b and c`."""
        *first, last = list(items) or [""]
        return self._format("list", {"first": ", ".join(first), "last": last}) if first else last

    def cash(self, game_key: str, amount: int | None) -> str:
        """An amount of money: `3.5M` where a game has sentences for thousands and millions, else its own way.

        None is money that the reader may not see.
        """
        if amount is None:
            return self._format("cash-hidden", {})
        said = self._sums.get((game_key, amount))
        if said is None:
            said = self._sums[game_key, amount] = self._cash(game_key, amount)
            if len(self._sums) > KEPT:
                self._sums.popitem(last=False)
        return said

    def _cash(self, game_key: str, amount: int) -> str:
        if not self.has(f"{game_key}-cash-m"):
            return self._format(f"{game_key}-cash", {"n": amount})
        if abs(amount) < MILLION:
            return self._format(f"{game_key}-cash-k", {"n": amount})
        return self._format(f"{game_key}-cash-m", {"n": Decimal(amount) / MILLION})

    def space(self, game_key: str, space: int, form: str = "") -> str:
        """The name of a space; `form` is `of`, `at` or `the` for the name as it stands after that word."""
        key = f"{game_key}-space-{space}"
        name = self._format(key, {})
        if not form:
            return name
        attribute = f"{key}.{form}"
        return self._format(attribute, {}) if self.has(attribute) else self._format(f"space-{form}", {"space": name})

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

    def choice(self, game_key: str, action: type[Action], field: str, value: Any, names: Sequence[str] = ()) -> str:
        """A value of a verb's field as a control offers it, in the field's own way where it has one."""
        own = f"{game_key}-action-{kebab(action.__name__)}-{field}-value"
        return (
            self._format(own, {"value": value})
            if self.has(own)
            else self.value(game_key, field_kinds(action)[field], value, names)
        )

    def event(self, game_key: str, event: Event | EventFor, names: Sequence[str]) -> str:
        """What has happened, in one line."""
        fact = event.event if isinstance(event, EventFor) else event
        struct = type(fact)
        facts = {field: getattr(fact, field) for field in struct.__struct_fields__}
        values = self._values(game_key, field_kinds(struct), facts, names)
        return self._format(f"{game_key}-event-{kebab(struct.__name__)}", values)

    def refusal(self, game_key: str | None, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Why not, with the facts (`.bare` where they do not suffice); a game's own sentence comes before the common one."""
        own = f"{game_key}-refusal-{refusal.code}"
        key = own if game_key and self.has(own) else f"refusal-{refusal.code}"
        facts: dict[str, Any] = dict(refusal.facts)
        if game_key is None:
            return self._fullest(key, facts)
        fields = game_fields(GAMES[game_key])
        asked = fields.get(str(facts.get("field")), CASH if MONEY_FACTS & facts.keys() else NUMBER)
        named = {name: CASH if name in MONEY_FACTS else fields.get(name, NUMBER) for name in facts}
        named |= {name: asked for name in ("low", "high", "step") if name in facts}
        values = self._values(game_key, named, facts, names)
        if "action" in facts:
            values["action"] = self._verb(game_key, str(facts["action"]))
        return self._fullest(key, values)

    def _fullest(self, key: str, values: dict[str, Any]) -> str:
        """The sentence of `key`; its short form (`.bare`) where it has one and these values do not fill it."""
        short = f"{key}.bare"
        if self.has(short) and (not values or self._sentences.format(self._pattern(key), values)[1]):
            return self._format(short, {})
        return self._format(key, values)

    def reason(self, game_key: str, reason: Reason, names: Sequence[str] = ()) -> str:
        """Why a robot did what it did; a game's own sentence comes before the common one."""
        own = f"{game_key}-reason-{reason.code}"
        fields = game_fields(GAMES[game_key])
        named = {name: fields.get(name, NUMBER) for name in reason.facts}
        values = self._values(game_key, named, reason.facts, names)
        return self._format(own if self.has(own) else f"robot-reason-{reason.code}", values)

    def action(self, game_key: str, action: type[Action] | Action, names: Sequence[str] = ()) -> str:
        """The label of a verb, or of a whole action with its fields."""
        struct = action if isinstance(action, type) else type(action)
        facts = {} if isinstance(action, type) else {name: getattr(action, name) for name in struct.__struct_fields__}
        key = f"{game_key}-action-{kebab(struct.__name__)}"
        return self._format(key, self._values(game_key, field_kinds(struct), facts, names, escaped=False))

    def field(self, game_key: str, action: type[Action], field: str) -> str:
        """The question that asks for a field of a verb."""
        return self._format(f"{game_key}-action-{kebab(action.__name__)}-{field}", {})

    def wait(self, game_key: str, wait: str, names: Sequence[str], seats: Sequence[int]) -> str:
        """What the table waits for; `wait` is the decision's id, of which the number does not matter."""
        seat = self.list(escape(names[seat]) for seat in seats if 0 <= seat < len(names))
        return self._format(f"{game_key}-wait-{wait.rsplit('-', 1)[0]}", {"seat": seat, "count": len(seats)})

    def option(self, game_key: str, option: str, value: int | str | None = None) -> str:
        """The name of an option, or of one of its values."""
        key = f"{game_key}-option-{option}"
        if value is None:
            return self._format(key, {})
        own = f"{key}-{value}"
        return self._format(own, {}) if self.has(own) else self.value(game_key, NUMBER, value)

    def _verb(self, game_key: str, name: str) -> str:
        """The label of a verb whose name arrives in small letters."""
        found = [struct for struct in union_members(GAMES[game_key].action) if struct.__name__.lower() == name]
        return self.action(game_key, found[0]) if found else name

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
        people = [escape(name) for name in names] if escaped else names
        values: dict[str, Any] = {}
        for name, fact in facts.items():
            if (kind := named.get(name, NUMBER)) == DATA:
                continue
            plain = kind == NUMBER and isinstance(fact, int)
            values[name] = fact if plain else self._said_of(game_key, kind, fact, people)
            values |= {f"{name}-{form}": said for form, said in self._forms(game_key, kind, fact).items()}
        for (name, goods), (cash, amount) in pairwise(facts.items()):
            if named.get(name) == GOODS and named.get(cash) == CASH:
                values[f"{name}-all"] = self.goods(game_key, goods, amount)
        return values

    def _said_of(self, game_key: str, kind: str, fact: Any, people: Sequence[str]) -> str:
        """A fact within a sentence: several cards with their articles."""
        if kind == CARD and isinstance(fact, tuple):
            return self.list(self.card(game_key, card, "a") for card in fact)
        return self.value(game_key, kind, fact, people)

    def _forms(self, game_key: str, kind: str, fact: Any) -> dict[str, Any]:
        """Other forms of a fact: a space, card or word with its article, the plain number (`n`) or word to choose by.

        Of several cards or words `count` says how many there are.
        """
        if kind == SPACE and isinstance(fact, int):
            return {form: self.space(game_key, fact, form) for form in FORMS}
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
        message = self._message(key)
        forms = () if message is None else message.attributes
        return {form: self._format(f"{key}.{form}", {}) for form in forms}

    def _pattern(self, key: str) -> Any:
        """The pattern of a message or of its attribute; None when there is none."""
        name, _, attribute = key.partition(".")
        message = self._message(name)
        if message is None:
            return None
        return message.attributes.get(attribute) if attribute else message.value

    def _message(self, name: str) -> Any:
        """A message; None where there is none."""
        return self._sentences.message(name)

    def _format(self, key: str, values: Mapping[str, Any]) -> str:
        """The sentence of `key`. The same few are said again and again at every press, so they are kept."""
        asked = (key, *((name, type(value), value) for name, value in values.items()))
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
        text, errors = self._sentences.format(pattern, dict(values))
        if errors:
            self._report(key, f"could not be filled in: {errors[0]}")
        return text

    def _report(self, key: str, what: str) -> None:
        """Log a sentence's fault, once."""
        if key not in self.faults:
            self.faults.add(key)
            log.warning("The sentence %s of %s %s.", key, self.lang, what)


@cache
def translator_for(lang: str) -> Translator:
    """The sentences of `lang`, made once; of the default language where `lang` is not spoken."""
    return Translator(resolve_locale(lang))
