"""A language's sentences about games: events, refusals, actions, waits, reasons.

Names of people come in as they are; in sentences (events, refusals, waits) they are escaped for markdown, on buttons
and in menus they stay plain.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from bot.games import GAMES
from bot.i18n.catalog import LOCALES, languages, resolve_locale
from bot.i18n.values import FORMS, MILLION, ValueWords, escape
from bot.kit.contract import Action, Event, EventFor, Refusal
from bot.kit.fields import CASH, NUMBER, field_kinds, game_fields, union_members
from bot.kit.robots.move import Reason
from bot.runtime.default_language import DEFAULT

__all__ = [
    "DEFAULT",
    "FORMS",
    "LOCALES",
    "MILLION",
    "Translator",
    "escape",
    "kebab",
    "languages",
    "resolve_locale",
    "translator_for",
]

MONEY_FACTS = frozenset({"cash", "price", "owed", "raisable", "chosen"})
"""Facts of refusals that are money although no action or event has a field of that name."""


@cache
def kebab(name: str) -> str:
    """`BidMade` -> `bid-made`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Translator(ValueWords):
    """One language, as the sentences of games have it."""

    def event(self, game_key: str, event: Event | EventFor, names: Sequence[str]) -> str:
        """What has happened, in one line."""
        fact = event.event if isinstance(event, EventFor) else event
        struct = type(fact)
        facts = {field: getattr(fact, field) for field in struct.__struct_fields__}
        values = self._values(game_key, field_kinds(struct), facts, names)
        return self._format(f"{game_key}-event-{kebab(struct.__name__)}", values)

    def refusal(self, game_key: str | None, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Why not, with the facts; the sentence's short form (`.bare`) where they do not suffice."""
        facts: dict[str, Any] = dict(refusal.facts)
        if game_key is None:
            return self._fullest(f"refusal-{refusal.code}", facts)
        fields = game_fields(GAMES[game_key])
        asked = fields.get(str(facts.get("field")), CASH if MONEY_FACTS & facts.keys() else NUMBER)
        named = {name: CASH if name in MONEY_FACTS else fields.get(name, NUMBER) for name in facts}
        named |= {name: asked for name in ("low", "high", "step") if name in facts}
        values = self._values(game_key, named, facts, names)
        if "action" in facts:
            # The name of the verb arrives in small letters.
            verbs = {verb.__name__.lower(): verb for verb in union_members(GAMES[game_key].action)}
            name = str(facts["action"])
            values["action"] = self.action(game_key, verbs[name]) if name in verbs else name
        return self._fullest(f"{game_key}-refusal-{refusal.code}", values)

    def _fullest(self, key: str, values: dict[str, Any]) -> str:
        """The sentence of `key`; its short form (`.bare`) where it has one and these values do not fill it."""
        short = f"{key}.bare"
        if self.has(short) and (not values or self._spoken(key, self._pattern(key), values)[1]):
            return self._format(short, {})
        return self._format(key, values)

    def reason(self, game_key: str, reason: Reason, names: Sequence[str] = ()) -> str:
        """Why a robot did what it did."""
        fields = game_fields(GAMES[game_key])
        named = {name: fields.get(name, NUMBER) for name in reason.facts}
        values = self._values(game_key, named, reason.facts, names)
        return self._format(f"{game_key}-reason-{reason.code}", values)

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


@cache
def translator_for(lang: str) -> Translator:
    """The sentences of `lang`, made once; of the default language where `lang` is not spoken."""
    return Translator(resolve_locale(lang))
