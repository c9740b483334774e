"""What English tells translators: each message has a comment with its place, its variables and the words it chooses by."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.i18n import translation_check
from bot.i18n.catalog import LOCALES
from bot.runtime.default_language import DEFAULT

pytestmark = pytest.mark.uncounted
OWN = re.compile("^#(?!#)", re.MULTILINE)
"""A comment on a message begins so; sections and files have more of that sign."""


class _Needed(Visitor):
    """What a message's comment has to name: its variables, and the words by which it chooses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(f"${node.id.name}")

    def visit_Variant(self, node: ast.Variant) -> None:
        word = node.key.name if isinstance(node.key, ast.Identifier) else "other"
        if word not in translation_check.PLURALS and word != "other":
            self.names.add(word)
        self.generic_visit(node)


LINES, SENTENCE = 4, 20
"""A comment has at most so many lines, and its first one at least so many characters."""


def uncommented(text: str) -> Iterator[str]:
    """What the comments of a Fluent file lack, message by message."""
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ast.Message):
            continue
        told = (entry.comment.content if entry.comment is not None else None) or ""
        needed = _Needed()
        needed.visit(entry)
        lacking = needed.names - {*re.findall(r"\$?[\w-]+", told)}
        if lacking or len(told.split("\n")[0]) < SENTENCE or told.count("\n") >= LINES:
            yield f"{entry.id.name}: {' '.join(sorted(lacking)) or 'where it stands, in a few lines'}"


def test_every_message_of_english_says_where_it_stands_and_what_its_variables_hold() -> None:
    texts = {path.name: path.read_text(encoding="utf8") for path in (LOCALES / DEFAULT).glob("*.ftl")}
    assert {name: lacking for name, text in texts.items() if (lacking := [*uncommented(text)])} == {}


def test_other_languages_have_no_comments_of_their_own_on_messages() -> None:
    """They would not be shown by platforms, which show those of English."""
    for path in (path for path in LOCALES.glob("*/*.ftl") if path.parent.name != DEFAULT):
        text = path.read_text(encoding="utf8")
        body = FluentParser().parse(text).body if OWN.search(text) else []
        assert not [each.id.name for each in body if isinstance(each, ast.Message) and each.comment], path.name


@pytest.mark.parametrize(
    ("comment", "lacking"),
    [
        ("# A line of the turn's message. $seat: a person · $kind: shop or tower", []),
        ("# A line of the turn's message. $seat-n: a number · $kind: shop or tower", ["key: $seat"]),
        ("# A line of the turn's message. $seat: a person · $kind: the kind of thing", ["key: shop tower"]),
        ("# Here. $seat: $kind", ["key: shop tower"]),
        ("# Here\n# $seat $kind shop tower", ["key: where it stands, in a few lines"]),
        ("# A line of the turn's message\n#\n#\n#\n# $seat $kind shop tower", ["key: where it stands, in a few lines"]),
        ("## A section of the file, $seat, $kind, shop, tower", ["key: $kind $seat shop tower"]),
    ],
)
def test_a_comment_that_lacks_something_is_found(comment: str, lacking: list[str]) -> None:
    said = "{ $kind ->\n    [shop] { $seat }\n   *[tower] x { $n ->\n    [0] y\n   *[other] z\n  }\n }"
    told = [*uncommented(f"{comment}\nkey = {said.replace('$n', '$seat')}\n")]
    assert told == lacking
    assert [*uncommented("# A word of its own, at most 20.\nkey = x\n    .a = { $seat }\n")] == ["key: $seat"]
