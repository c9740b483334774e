"""In which languages something is tried: cheap checks in every language that has a folder (`languages()`), whole games here."""

from bot.i18n.catalog import languages_of
from bot.i18n.translator import DEFAULT

WALKED = (DEFAULT, "fr")
"""Where whole games are walked, painted, and played over sockets: plain names, and names with articles and elision."""


def by_turns(seed: int, game: str) -> tuple[str, str]:
    """Two languages of a game for the walk of that seed, another pair for the next: a further language costs nothing."""
    known = languages_of(game)
    return known[seed % len(known)], known[(seed + 1) % len(known)]
