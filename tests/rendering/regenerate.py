"""Write the golden pictures anew, print which changed, and lay them on contact sheets in .artifacts/pictures/."""

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image

sys.path[:0] = [str(Path(__file__).resolve().parents[2])]

from bot.games.deal.data import FACES  # noqa: E402 - run as a file, the root has to be found first
from bot.i18n.translator import translator_for  # noqa: E402
from rendering import paint  # noqa: E402
from rendering.deal.card_face import face_image  # noqa: E402
from rendering.theme import THEMES  # noqa: E402
from tests.rendering.golden_compare import ARTIFACTS, GOLDEN, SHARE, changed, opened, share, sheet  # noqa: E402
from tests.rendering.samples_builder import BOARDS as SHORES  # noqa: E402
from tests.rendering.samples_builder import GOLDEN as ISLANDS  # noqa: E402
from tests.rendering.samples_city import GOLDEN as TOWNS  # noqa: E402
from tests.rendering.samples_city import TEN  # noqa: E402
from tests.rendering.samples_classic import BOARDS as CLASSIC_BOARDS  # noqa: E402
from tests.rendering.samples_classic import GOLDEN as CLASSICS  # noqa: E402
from tests.rendering.samples_deal import GOLDEN as DEALS  # noqa: E402
from tests.rendering.samples_deal import HANDS, NAMES, TABLES  # noqa: E402
from tests.rendering.samples_knockout import AIMS, BOARDS, FILMS  # noqa: E402
from tests.rendering.samples_knockout import GOLDEN as LANES  # noqa: E402
from tests.spoken import WALKED  # noqa: E402

PICTURES = TOWNS | DEALS | CLASSICS | ISLANDS | LANES


def main() -> None:
    """Paint each golden picture; a file is written only when it differs beyond the tolerance."""
    GOLDEN.mkdir(exist_ok=True)
    thumbs, phones = [], []
    for name, (key, view, theme, lang) in PICTURES.items():
        data = paint(key, view, theme, lang, NAMES).data
        actual = opened(data)
        path = GOLDEN / f"{name}.png"
        old = opened(path.read_bytes()) if path.exists() else None
        if old is None or old.size != actual.size or share(changed(actual, old)) > SHARE:
            Image.open(BytesIO(data)).save(path, optimize=True)
            print(f"{'new' if old is None else 'changed'}: {path.relative_to(GOLDEN.parents[2])}")
        thumbs.append(actual.resize((actual.width // 2, actual.height // 2), Image.Resampling.LANCZOS))
        phones.append(actual.resize((400, round(actual.height * 400 / actual.width)), Image.Resampling.LANCZOS))
    for stale in set(GOLDEN.glob("*.png")) - {GOLDEN / f"{name}.png" for name in PICTURES}:
        print(f"gone: {stale.relative_to(GOLDEN.parents[2])}")
        stale.unlink()
    print(f"contact sheets: {sheet(ARTIFACTS / 'contact.png', thumbs)} {sheet(ARTIFACTS / 'phone.png', phones)}")
    for theme in THEMES:
        for lang in WALKED:
            ten(theme, lang)
            classic(theme, lang)
            deals(theme, lang)
            islands(theme, lang)
            lanes(theme, lang)


def ten(theme: str, lang: str) -> None:
    """The board in ten positions, at full size and as a phone shows it."""
    boards = [opened(paint("city", view, theme, lang, NAMES).data) for view in TEN]
    small = [each.resize((400, round(each.height * 400 / each.width)), Image.Resampling.LANCZOS) for each in boards]
    for name, pictures in (("full", boards), ("phone", small)):
        print(f"ten positions: {sheet(ARTIFACTS / f'ten-{name}-{theme}-{lang}.png', pictures, across=5)}")


def classic(theme: str, lang: str) -> None:
    """The classic board in ten positions as a phone shows it."""
    boards = [opened(paint("classic", view, theme, lang, NAMES).data) for view in CLASSIC_BOARDS]
    small = [each.resize((400, round(each.height * 400 / each.width)), Image.Resampling.LANCZOS) for each in boards]
    print(f"classic: {sheet(ARTIFACTS / f'classic-phone-{theme}-{lang}.png', small, across=5)}")


def deals(theme: str, lang: str) -> None:
    """Tables and hands of Deal as a phone shows them, and every face."""
    pictures = [opened(paint("deal", view, theme, lang, NAMES).data) for view in TABLES]
    pictures += [opened(paint("deal/hand", view, theme, lang, NAMES).data) for view in HANDS]
    small = [each.resize((400, round(each.height * 400 / each.width)), Image.Resampling.LANCZOS) for each in pictures]
    print(f"deal: {sheet(ARTIFACTS / f'deal-phone-{theme}-{lang}.png', small, across=6)}")
    faces = [
        face_image(each, 186, THEMES[theme], translator_for(lang))
        for each in {each.code[:6]: each for each in FACES}.values()
    ]
    print(f"faces: {sheet(ARTIFACTS / f'deal-faces-{theme}-{lang}.png', faces, across=10)}")


def islands(theme: str, lang: str) -> None:
    """The boards of Builder as a phone shows them."""
    boards = [opened(paint("builder", view, theme, lang, NAMES).data) for view in SHORES.values()]
    small = [each.resize((400, round(each.height * 400 / each.width)), Image.Resampling.LANCZOS) for each in boards]
    print(f"builder: {sheet(ARTIFACTS / f'builder-phone-{theme}-{lang}.png', small, across=5)}")


def lanes(theme: str, lang: str) -> None:
    """Boards and aims of Knockout as a phone shows them, and of every film some pictures."""
    pictures = [opened(paint("knockout", view, theme, lang, NAMES).data) for view in BOARDS]
    pictures += [opened(paint("knockout/aim", view, theme, lang, NAMES).data) for view in AIMS]
    small = [each.resize((400, round(each.height * 400 / each.width)), Image.Resampling.LANCZOS) for each in pictures]
    print(f"knockout: {sheet(ARTIFACTS / f'knockout-phone-{theme}-{lang}.png', small, across=8)}")
    strips = []
    for view in FILMS:
        with Image.open(BytesIO(paint("knockout/slide", view, theme, lang, NAMES).data)) as film:
            last = film.n_frames - 1  # type: ignore[attr-defined]  # a GIF
            for number in (0, *(last * part // 7 for part in range(1, 7)), last):
                film.seek(number)
                strips.append(film.convert("RGB").resize((400, 276)))
    print(f"films: {sheet(ARTIFACTS / f'knockout-films-{theme}-{lang}.png', strips, across=4)}")


if __name__ == "__main__":
    main()
