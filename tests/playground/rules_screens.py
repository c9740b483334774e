"""What `/quartier rules` shows: every text of every game, and the answers to what people type."""

from collections.abc import Iterator

from bot.games import GAMES
from bot.i18n.translator import translator_for
from bot.present.panels import rules_search
from tests.playground.screens import Shown, shown
from tests.present.test_rules import QUERIES


def screens(lang: str) -> Iterator[Shown]:
    """Each text as the menu opens it, and the answer to the first query of each title."""
    words = translator_for(lang)
    for game in GAMES:
        for at in range(len(rules_search.texts(game, lang))):
            yield shown(game, rules_search.panel(0, game, str(at), words), private=True)
        for queries in QUERIES.get(game, {}).get(lang, {}).values():
            yield shown(game, rules_search.answer(0, game, queries[0], words), private=True)
