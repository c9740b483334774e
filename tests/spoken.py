"""In which languages something is tried: cheap checks in every language that has a folder (`languages()`), whole games here."""

from bot.i18n.translator import DEFAULT, languages

WALKED = (DEFAULT, "fr")
"""Where whole games are walked, painted, and played over sockets: plain names, and names with articles and elision."""


def by_turns(seed: int) -> tuple[str, str]:
    """Two languages for the walk of that seed, another pair for the next: a further language costs nothing."""
    known = languages()
    return known[seed % len(known)], known[(seed + 1) % len(known)]
