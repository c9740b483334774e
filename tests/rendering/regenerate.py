"""Write the golden pictures anew, print which changed, and lay them on contact sheets in .artifacts/pictures/."""

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image

sys.path[:0] = [str(Path(__file__).resolve().parents[2])]

from rendering import paint  # noqa: E402 - run as a file, the root has to be found first
from tests.rendering.comparing import ARTIFACTS, GOLDEN, SHARE, changed, opened, share, sheet  # noqa: E402
from tests.rendering.positions import GOLDEN as PICTURES  # noqa: E402
from tests.rendering.positions import NAMES  # noqa: E402


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


if __name__ == "__main__":
    main()
