"""Time zones by the names of the tz database, as people type them."""

from collections.abc import Sequence
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from unicodedata import normalize
from zoneinfo import available_timezones

import msgspec

USUAL: dict[str, str] = msgspec.toml.decode(Path(__file__).with_name("usual_zones.toml").read_bytes())
"""The zone that is taken, until somebody names theirs, by the language of their Discord client."""
UTC = "UTC"
SIMILAR = 3
"""Names that are suggested for one that is unknown."""

ALIKE = 0.9, 0.75
"""How like names have to be, of 1; those that are less like are suggested where none is more."""


def guess(locale: str) -> str:
    """The zone in which most people live whose client speaks this language."""
    return USUAL.get(locale, UTC)


def find(text: str) -> str | None:
    """The zone that is named, in whatever letters, by its whole name or its city; None for none."""
    return _names().get(_plain(text))


def similar(text: str) -> list[str]:
    """Zones whose names are like what was typed."""
    names = list(_names())
    close = next(
        (found for cutoff in ALIKE if (found := get_close_matches(_plain(text), names, 2 * SIMILAR, cutoff))), []
    )
    return list(dict.fromkeys(_names()[each] for each in close))[:SIMILAR]


def suggestions(text: str, most: int) -> Sequence[str]:
    """Zones whose names contain what was typed, those whose city begins with it first; else similar ones."""
    asked = _plain(text)
    found = [zone for zone in {*_names().values()} if asked in _plain(zone)]
    found.sort(key=lambda zone: (not _plain(zone.rpartition("/")[2]).startswith(asked), "/" not in zone, zone))
    return found[:most] or similar(text)


def _plain(text: str) -> str:
    """What is compared: small letters without accents, words joined by `_`."""
    bare = normalize("NFKD", text).encode("ascii", "ignore").decode()
    return "_".join(bare.casefold().replace("_", " ").replace("-", " ").split())


@lru_cache(maxsize=1)
def _names() -> dict[str, str]:
    """The zones by name and by city; of several cities of one name the shortest zone."""
    real = sorted((zone for zone in available_timezones() if _offered(zone)), key=lambda zone: (len(zone), zone))
    cities = {_plain(zone.rpartition("/")[2]): zone for zone in reversed(real)}
    return cities | {_plain(zone): zone for zone in real}


def _offered(zone: str) -> bool:
    """Places and UTC; not the rows of offsets, and the abbreviations of before."""
    return zone == UTC or ("/" in zone and not zone.startswith(("Etc/", "SystemV/", "posix/", "right/")))
