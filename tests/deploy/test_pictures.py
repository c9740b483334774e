"""README's pictures are there, small, and drawn by the recipe; the page's icon is the emblem."""

import importlib.util
import re
from pathlib import Path

from PIL import Image

from rendering import emblem

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "deploy" / "pictures.py"
spec = importlib.util.spec_from_file_location("pictures", SOURCE)
assert spec is not None
assert spec.loader is not None
pictures = importlib.util.module_from_spec(spec)
spec.loader.exec_module(pictures)


def test_readme_shows_a_picture_of_every_game_and_all_are_there() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf8")
    shown = set(re.findall(r'(?:src|srcset)="([^"]+)"', readme))
    made = {f"deploy/pictures/{path.name}" for path in pictures.PICTURES.iterdir()}
    assert shown == made - {"deploy/pictures/avatar.png"}
    assert {Path(path).stem for path in shown} >= {each.key.partition("/")[0] for each in pictures.SHOWN}
    assert all(alt for alt in re.findall(r"<img [^>]*alt=\"([^\"]*)\"", readme))
    assert readme.count("<img ") == readme.count('alt="')


def test_they_are_small_and_one_moves() -> None:
    files = list(pictures.PICTURES.iterdir())
    assert sum(path.stat().st_size for path in files) <= pictures.ALL
    moving = [path.name for path in files if getattr(Image.open(path), "n_frames", 1) > 1]
    assert moving == ["knockout.gif"]


def test_the_recipe_draws_a_game_as_it_says() -> None:
    name, data = pictures.painted(next(each for each in pictures.SHOWN if each.key == "deal"))
    assert name == "deal.png"
    assert data.startswith(b"\x89PNG")


def test_the_icon_of_the_page_is_the_emblem() -> None:
    assert pictures.ICON.read_text(encoding="utf8") == emblem.svg(), "run `make pictures`"
