"""What babel knows of languages, without what no sentence needs: plural forms and numbers stay, a megabyte a language goes."""

from collections.abc import Iterator

import babel
from babel import localedata
from babel.core import get_global

NEEDED = frozenset(
    {"locale_id", "plural_form", "ordinal_form", "number_symbols", "default_numbering_system", "numbering_systems"}
    | {"decimal_formats", "percent_formats", "currency_formats", "currency_symbols"}
)
"""What is kept of a language: everything that numbers and their plural forms are made of."""
LETTERS = 2
"""Of languages whose code is longer no usual script and country is kept; babel finds those that it has without."""


def drop_unused(lang: str) -> None:
    """Once the language was loaded: of its data, and of those that babel made it of, keep what is needed."""
    usual = get_global("likely_subtags")
    for tag in [tag for tag in usual if len(tag.partition("_")[0]) > LETTERS]:
        del usual[tag]  # type: ignore[attr-defined]  # a dictionary, which babel calls read-only
    for name in _ancestry(lang):
        data = localedata.load(name)
        for key in data.keys() - NEEDED:
            del data[key]


def _ancestry(lang: str) -> Iterator[str]:
    """The names of a language's data and of those that it inherits from, the common one last."""
    try:
        name = str(babel.Locale.parse(lang.replace("-", "_")))
    except (babel.UnknownLocaleError, ValueError):
        return  # sentences then have the forms of the machine's own language
    while name != "root":
        yield name
        name = get_global("parent_exceptions").get(name) or name.rpartition("_")[0] or "root"
    yield name
