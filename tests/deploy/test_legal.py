"""What a host publishes has the same blanks and sections in each language, and the threat model names tests that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LEGAL = ROOT / "deploy" / "legal"
BLANK = re.compile(r"\[[^\]a-z(]{3,}[^\]]*\](?!\()")
NAMED = re.compile(r"`(tests/[\w/]+\.py)(?:::(\w+))?`")


def text(name: str) -> str:
    return (LEGAL / name).read_text(encoding="utf8")


@pytest.mark.parametrize("name", ["PRIVACY", "TERMS"])
def test_languages_have_the_same_sections_and_blanks(name: str) -> None:
    english, french = text(f"{name}.md"), text(f"{name}.fr.md")
    assert len(BLANK.findall(english)) == len(BLANK.findall(french)) >= 4
    for mark in ("\n- ", "\n**", "\n1. ", "**"):
        assert english.count(mark) == french.count(mark), mark


def test_every_test_that_the_threat_model_names_is_there() -> None:
    named = NAMED.findall((ROOT / "deploy" / "THREATS.md").read_text(encoding="utf8"))
    assert len(named) > 20
    for file, test in named:
        source = (ROOT / file).read_text(encoding="utf8")
        assert re.search(rf"def {test}\(" if test else r"def test_", source), f"{file}::{test}"


def test_every_link_leads_somewhere() -> None:
    for path in (*LEGAL.glob("*.md"), ROOT / "deploy" / "THREATS.md", ROOT / "SECURITY.md"):
        for target in re.findall(r"\]\(([\w./-]+)\)", path.read_text(encoding="utf8")):
            assert (path.parent / target).exists(), f"{path.name}: {target}"
