"""Where sentences are 40 % longer, every text of every picture still has its room; and that a text without room is found."""

from pathlib import Path

import pytest

from rendering import canvas, paint
from rendering.canvas import LEAST, Canvas, Style
from rendering.index_canvas import blank
from rendering.theme import DARK
from tests import pseudo_language
from tests.rendering.overflow import watched
from tests.rendering.regenerate import PICTURES
from tests.rendering.samples_deal import NAMES

pytestmark = pytest.mark.uncounted


def test_a_longer_language_has_room_in_every_picture(tmp_path: Path) -> None:
    """One picture of each kind, and all in the light theme."""
    seen = set()
    with pseudo_language.spoken(tmp_path) as lang, watched() as watch:
        for key, view, theme, _ in PICTURES.values():
            if theme == "light" or key not in seen:
                seen.add(key)
                paint(key, view, theme, lang, NAMES)
    assert len(seen) > 20
    assert watch.found == []


def drawn(ground: Canvas, *texts: tuple[int, int, str]) -> list[str]:
    with watched() as watch:
        for x, y, text in texts:
            ground.text((x, y), text, Style(LEAST), DARK.ink)
    return [each.why.split(" ")[0] for each in watch.found]


def test_what_has_no_room_is_found() -> None:
    assert drawn(blank((300, 90), None, DARK), (10, 10, "Short"), (10, 50, "Below")) == []
    assert drawn(blank((120, 90), None, DARK), (10, 10, "A text over the edge")) == ["over"]
    assert drawn(blank((300, 90), None, DARK), (10, 10, "One text"), (60, 12, "Another")) == ["over"]
    with watched() as watch:
        canvas.fit("Nowhere", (10, 10), (LEAST,))
    assert [each.text for each in watch.found] == ["Nowhere"]
