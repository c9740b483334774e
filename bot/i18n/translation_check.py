"""What a translation lacks or does otherwise than the default language, message by message, for `words check`."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

import msgspec
from babel import Locale
from babel.plural import PluralRule
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.i18n import glossary
from bot.i18n.catalog import folders, shared_key
from bot.i18n.language import LanguageFileError, read
from bot.runtime.default_language import DEFAULT

LABEL = 25
"""Characters on a button."""
PLURALS = frozenset({"zero", "one", "two", "few", "many"})
FORM = re.compile(r"-[a-z]+$")
_LABELS = re.compile(r"button-|[a-z]+-button-")
_WORDS = re.compile(r"[^\W\d_]{3,}")
UNTRANSLATED = 4
"""Words that a message has in common with the default language, all of them, before it counts as not translated."""


class Fault(msgspec.Struct, frozen=True, order=True):
    """What is wrong with a message: a kind of KINDS, its key and one sentence.

    The key is a file's name for `unreadable`, and file and line for a term in the rules.
    """

    kind: str
    key: str
    told: str


KINDS = "unreadable", "missing", "unused", "twice", "variables", "plural", "untranslated", "long", "term"


class _Reader(Visitor):
    """Collects variables, the messages referred to, the texts, and the variants of selections by number."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.numbers: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []
        self.literals: list[str] = []
        self.plurals: list[set[str]] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named by the library
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the library
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - named by the library
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802 - named by the library
        self.literals.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - named by the library
        keys = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
        if plural := bool(keys & PLURALS):
            self.plurals.append(keys)
        if plural or any(isinstance(each.key, ast.NumberLiteral) for each in node.variants):
            self._counts(node.selector)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - named by the library
        for given in node.arguments.positional:
            self._counts(given)
        self.generic_visit(node)

    def _counts(self, node: Any) -> None:
        if isinstance(node, ast.VariableReference):
            self.numbers.add(node.id.name)


class Message(msgspec.Struct, frozen=True):
    """What a message of a file is made of; `numbers`: the variables by whose number it chooses, or that it counts.

    `text`: all its words, `pieces`: the same between its variables, and what it quotes.
    """

    variables: frozenset[str]
    numbers: frozenset[str]
    messages: frozenset[str]
    text: str
    pieces: tuple[str, ...]
    plurals: tuple[frozenset[str], ...]


def messages(lang: str) -> tuple[Mapping[str, Message], list[Fault]]:
    """The messages of a language's folder by key, and the lines and keys that cannot be used."""
    found: dict[str, Message] = {}
    faults = []
    for path in sorted(folders()[lang].glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf8")).body:
            if isinstance(entry, ast.Junk):
                line = (entry.content or "").strip()
                faults.append(Fault("unreadable", path.name, f"“{line:.60}” is no Fluent."))
            elif isinstance(entry, ast.Message):
                if entry.value is None:
                    faults.append(Fault("unreadable", path.name, f"{entry.id.name} says nothing itself."))
                if entry.id.name in found:
                    faults.append(Fault("twice", entry.id.name, f"It stands in {path.name} and before."))
                found[entry.id.name] = _message(entry)
    return found, faults


def _message(entry: Any) -> Message:
    reader = _Reader()
    reader.visit(entry)
    return Message(
        frozenset(reader.variables),
        frozenset(reader.numbers),
        frozenset(reader.messages),
        "".join(reader.texts),
        (*reader.texts, *reader.literals),
        tuple(frozenset(keys) for keys in reader.plurals),
    )


def check(lang: str) -> list[Fault]:
    """All faults of a language, by kind and key."""
    own, faults = messages(lang)
    whole, _ = messages(DEFAULT)
    faults += _file(lang)
    faults += [Fault("missing", key, "It is said in the default language.") for key in whole.keys() - own.keys()]
    faults += [Fault("unused", key, "No sentence of the default language has this key.") for key in own.keys() - whole]
    for key in own.keys() & whole.keys():
        faults += _compared(lang, key, own, whole)
    faults += _terms(lang, own)
    return sorted(faults, key=lambda fault: (KINDS.index(fault.kind), fault.key))


def _file(lang: str) -> Iterator[Fault]:
    try:
        read(folders()[lang])
    except LanguageFileError as error:
        yield Fault("unreadable", "language.toml", str(error))


def _terms(lang: str, own: Mapping[str, Message]) -> Iterator[Fault]:
    """Where messages and texts of the rules call something otherwise than the language's glossary."""
    folder = folders()[lang]
    try:
        known = glossary.read(folder)
    except glossary.GlossaryError as error:
        yield Fault("unreadable", glossary.FILE, str(error))
        return
    texts = [(key, said.pieces) for key, said in own.items()]
    texts += [(key, (line,)) for key, line in glossary.rules_texts(folder)]
    for key, pieces in texts:
        yield from (Fault("term", key, told) for told in known.faults(key, pieces))


def _compared(lang: str, key: str, own: Mapping[str, Message], whole: Mapping[str, Message]) -> Iterator[Fault]:
    said, meant = own[key], whole[key]
    if odd := _plain(variables(key, own)) ^ _plain(variables(key, whole)):
        yield Fault("variables", key, f"Other variables than in the default language: {', '.join(sorted(odd))}.")
    for name in sorted(name for name in said.numbers if name.endswith("-word")):
        yield Fault("variables", key, f"It chooses by a number, but ${name} is a word.")
    if lang == DEFAULT:
        return
    for keys in said.plurals:
        if lacking := plural_forms(lang) - keys - {"other"}:
            yield Fault("plural", key, f"It chooses by a number, without the form {', '.join(sorted(lacking))}.")
        if idle := keys & PLURALS - _plural_rule(lang).tags:
            yield Fault("plural", key, f"No number of this language has the form {', '.join(sorted(idle))}.")
    if said.text == meant.text and len(_WORDS.findall(said.text)) >= UNTRANSLATED:
        yield Fault("untranslated", key, "It says what the default language says.")
    if _LABELS.match(key) and not said.variables and len(said.text) > LABEL:
        yield Fault("long", key, f"A button has {LABEL} characters, this {len(said.text)}.")


def variables(key: str, known: Mapping[str, Message]) -> frozenset[str]:
    """The variables of a message and of those that it is made of."""
    message = known.get(key) or known.get(shared_key(key))
    if message is None:
        return frozenset()
    return message.variables.union(*(variables(each, known) for each in message.messages))


def _plain(found: Iterable[str]) -> set[str]:
    """Forms of a name count as the name itself; who is counted for a plural may differ."""
    return {name if name == "word" else FORM.sub("", name) for name in found} - {"count", "n"}


@cache
def plural_forms(lang: str) -> set[str]:
    """The plural forms of a language for whole numbers below 1,000, as Unicode's data have them."""
    return {_plural_rule(lang)(number) for number in range(1_000)}


def _plural_rule(lang: str) -> PluralRule:
    return Locale.parse(lang.replace("-", "_")).plural_form
