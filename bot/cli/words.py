"""The commands for translators: what a language lacks, and what a sentence looks like with awkward values."""

import re
from collections import Counter

from bot.i18n import glossary
from bot.i18n.catalog import folders
from bot.i18n.translation_check import KINDS, check, messages
from bot.i18n.translator import translator_for
from bot.runtime.default_language import DEFAULT

SHOWN = 20
"""Faults of a kind that are told one by one, unless all are asked for."""
AWKWARD: tuple[tuple[str, int], ...] = (
    ("Léa", 0),
    ("Maximilienne-Alexandra d’Ö", 1),
    ("محمد", 2),
    ("_*`x`*_", 5),
    ("李", 1_234_567),
)
"""Five sets of values: a name or word, and a number."""


def report(lang: str, *, every: bool = False) -> tuple[bool, str]:
    """Whether a language is whole, and its faults in lines, at most SHOWN of each kind unless `every`."""
    faults = check(lang)
    counts = Counter(fault.kind for fault in faults)
    lines = []
    for kind in KINDS:
        of_kind = [fault for fault in faults if fault.kind == kind]
        shown = of_kind if every else of_kind[:SHOWN]
        lines += [f"{kind}: {fault.key}: {fault.told}" for fault in shown]
        if len(shown) < len(of_kind):
            lines.append(f"{kind}: and {len(of_kind) - len(shown):,} more (--all tells them).")
    whole = ", ".join(f"{counts[kind]:,} {kind}" for kind in KINDS if counts[kind])
    return not faults, "\n".join([*lines, f"{lang}: {whole or 'nothing is missing or wrong'}."]) + "\n"


def preview(key: str, lang: str) -> str | None:
    """A sentence with each of five sets of values, and its terms, in lines; None where no language has it."""
    found = next((each for each in (messages(lang)[0], messages(DEFAULT)[0]) if key in each), None)
    if found is None:
        return None
    words, names, numbers = translator_for(lang), sorted(found[key].variables), found[key].numbers
    said = [words.say(key, **{each: n if each in numbers else text for each in names}) for text, n in AWKWARD]
    told = f"{key} ({', '.join(f'${name}' for name in names) or 'no variables'})"
    return "\n".join([told, *(f"  {line}" for line in dict.fromkeys(said)), *_terms(key, lang)]) + "\n"


def _terms(key: str, lang: str) -> list[str]:
    """The words of the default language's glossary that a sentence holds, with those of `lang`."""
    said = " ".join(messages(DEFAULT)[0][key].pieces).lower() if key in messages(DEFAULT)[0] else ""
    own = {term.concept: term for term in glossary.read(folders()[lang]).terms}
    meant = (term for term in glossary.read(folders()[DEFAULT]).terms if term.concept in own)
    return [
        f"  term: {term.say} = {own[term.concept].say}"
        for term in meant
        if re.search(rf"\b{re.escape(term.say.lower())}", said)
    ]
