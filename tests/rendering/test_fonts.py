"""Names in other scripts: a word stands in a face that has all its letters, words from the right need a shaping library."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import features

from bot.i18n.translator import DEFAULT, translator_for
from rendering import fonts
from rendering.canvas import LEAST, Style, drawable, text_mask, width
from rendering.fonts import Run, runs
from rendering.players import Players, drawable_name, spoken_name

ARABIC = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
"""A face with Arabic letters that many machines have."""
VIETNAMESE = "Nguyễn Thị Hương Đặng Ơi Ưu"


@pytest.fixture
def faces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of a host's own."""
    monkeypatch.setenv(fonts.EXTRA, str(tmp_path))
    yield tmp_path
    _forget()


def _forget() -> None:
    for cached in (fonts._files, fonts.font, fonts.has, fonts.runs, drawable, width, drawable_name):
        cached.cache_clear()


@pytest.mark.parametrize(
    "name", ["Владимир Щёголев", "Їжак Ґудзь", "Ελένη Παπαδοπούλου", "Ἀθῆναι", VIETNAMESE, "Łukasz Žižka Ğül"]
)
def test_names_of_other_alphabets_are_drawn_whole(name: str) -> None:
    assert drawable_name(Players((name,)), 0, translator_for(DEFAULT)) == name
    assert "".join(run.text for run in runs(name)) == name
    mask = text_mask(name, Style(LEAST))
    box = mask.getbbox()
    assert box is not None
    assert box[2] > mask.width - LEAST // 2, "the last letter too"


def test_a_word_is_never_set_in_two_faces() -> None:
    assert runs("Anna and Ben") == (Run("Anna and Ben", 0),)
    assert runs("Thị Hương 12 M") == (Run("Thị Hương ", 1), Run("12 M", 0))
    assert runs("Rue Владимир Иванов 7") == (Run("Rue ", 0), Run("Владимир Иванов ", 1), Run("7", 0))
    assert width("Rue Владимир", Style(LEAST)) > width("Rue ", Style(LEAST))


def test_what_no_face_has_is_not_drawn() -> None:
    assert not drawable("田")
    assert not drawable("م")
    assert drawable_name(Players(("田中さん",)), 0, translator_for(DEFAULT)).isascii()


@pytest.mark.skipif(
    not ARABIC.is_file() or not features.check("raqm"), reason="no face with Arabic letters, or no raqm"
)
def test_a_hosts_own_faces_are_tried_after_ours_and_figures_are_not_turned(faces: Path) -> None:
    (faces / "Own.ttf").write_bytes(ARABIC.read_bytes())
    _forget()
    assert drawable("م")
    assert runs("محمد علي · 12 M") == (Run("محمد علي ", 2), Run("· 12 M", 0))
    assert drawable_name(Players(("محمد علي",)), 0, translator_for(DEFAULT)) == "محمد علي"
    whole, name = text_mask("محمد · 12", Style(LEAST)), text_mask("محمد ", Style(LEAST))
    figures = text_mask("· 12", Style(LEAST))
    right = whole.crop((name.width, 0, whole.width, whole.height))
    assert right.tobytes() == figures.tobytes(), "what follows the name stands at its right, as it is"
    assert runs("Anna") == (Run("Anna", 0),)


def test_names_from_the_right_are_set_apart_in_alternative_texts() -> None:
    words = translator_for(DEFAULT)
    assert spoken_name(Players(("محمد",)), 0, words) == "\u2068محمد\u2069"
    assert spoken_name(Players(("Владимир",)), 0, words) == "Владимир"
