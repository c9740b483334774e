"""How text and signs read where they really stand: the ground below each letter is looked at just before it is inked.

Run as a file it lists what is weak on all golden pictures.
"""

import functools
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import msgspec
from PIL import Image

sys.path[:0] = [str(Path(__file__).resolve().parents[2])]

from bot.i18n.translator import Translator, translator_for  # noqa: E402 - run as a file, the root has to be found first
from rendering import painters  # noqa: E402
from rendering.cache import Cache  # noqa: E402
from rendering.canvas import Canvas  # noqa: E402
from rendering.players import Players  # noqa: E402
from rendering.theme import THEMES, Colour, Theme, contrast  # noqa: E402

LETTERS = {"Canvas._line", "upwards", "name", "block", "figure"}
SIGNS = {"SymbolSet.draw"}
"""The functions that stamp text, and those that stamp signs."""
LEAST = {"text": 4.5, "sign": 3.0}
"""The contrast that is asked for (WCAG 2, 1.4.3 and 1.4.11)."""
MASKS = {"rendering.canvas", "rendering.text_fit", "rendering.seat_symbols", "rendering.registry"}
"""Modules that keep no pictures."""
WHOLE = [0] * 128 + [255] * 128
BARE = 0, 0, 0, 0
PART = 0.2
"""A colour below at least so much of the ink counts as its ground: an edge that crosses less of a letter hides nothing."""
MOST = 256
"""More colours than this have only reduced photographs, which the boards have none of."""


class Ink(msgspec.Struct, frozen=True):
    """Something written: what kind, which text or sign, in which colour, on which worst ground, by which code."""

    kind: str
    said: str
    colour: Colour
    ground: Colour
    place: str
    at: tuple[int, int]

    @property
    def ratio(self) -> float:
        """The contrast."""
        return contrast(self.colour, self.ground)

    @property
    def weak(self) -> bool:
        """Whether it reads worse than it should."""
        return self.ratio < LEAST[self.kind]

    def __str__(self) -> str:
        ink, ground = bytes(self.colour).hex(), bytes(self.ground).hex()
        return f"{self.kind} {self.said!r} {ink} on {ground}: {self.ratio:.1f} by {self.place}"


@contextmanager
def inked() -> Iterator[list[Ink]]:
    """Every text and sign that is drawn meanwhile."""
    found: list[Ink] = []
    stamp = Canvas.stamp

    def looked_at(canvas: Canvas, mask: Image.Image, at: tuple[int, int], colour: Colour) -> None:
        frame = sys._getframe(1)
        name = frame.f_code.co_qualname
        if name in LETTERS | SIGNS:
            kind, said = ("text", _text(frame)) if name in LETTERS else ("sign", frame.f_locals["word"])
            grounds = sorted(_under(canvas, mask, at), key=lambda each: contrast(each, colour))
            found.extend(Ink(kind, said, colour, ground, _caller(frame), at) for ground in grounds[:1])
            if len(found) > 1 and _rimmed(*found[-2:]):
                found[-2:] = [max(found[-2:], key=lambda each: each.ratio)]
        stamp(canvas, mask, at, colour)

    Canvas.stamp = looked_at  # type: ignore[assignment, method-assign]
    try:
        yield found
    finally:
        Canvas.stamp = stamp  # type: ignore[method-assign]


def _rimmed(one: Ink, other: Ink) -> bool:
    """Whether a sign stands on a larger one of its own shape, its rim: either of them makes it seen."""
    apart = max(abs(one.at[0] - other.at[0]), abs(one.at[1] - other.at[1]))
    return one.kind == other.kind == "sign" and one.said == other.said and apart < 8


def _under(canvas: Canvas, mask: Image.Image, at: tuple[int, int]) -> list[Colour]:
    """The colours below a mask."""
    x, y = at[0] - canvas._x, at[1] - canvas._y
    under = Image.new("RGBA", mask.size)
    under.paste(canvas.image.crop((x, y, x + mask.width, y + mask.height)).convert("RGBA"), (0, 0), mask.point(WHOLE))
    counted = [(count, each) for count, each in under.getcolors(MOST) or () if each != BARE]
    total = sum(count for count, _ in counted)
    return [(each[0], each[1], each[2]) for count, each in counted if count >= PART * total]  # type: ignore[index]  # RGBA


def _text(frame: FrameType) -> str:
    """What a frame of one of the functions that set text sets."""
    said = frame.f_locals.get("text", frame.f_locals.get("line", ""))
    return said if isinstance(said, str) else "text"


def _caller(frame: FrameType) -> str:
    """Whose code had it drawn: the first caller that is not a shared tool for text and signs."""
    tools = {"canvas.py", "text_fit.py", "seat_symbols.py"}
    while frame.f_back is not None and Path(frame.f_code.co_filename).name in tools:
        frame = frame.f_back
    path = Path(frame.f_code.co_filename)
    return f"{path.parent.name}/{path.name} {frame.f_code.co_name}"


def on(key: str, view: object, theme: Theme, words: Translator, people: Players) -> list[Ink]:
    """What is inked on a picture that is drawn anew. The colour of lines stands for what is not there: nobody reads it."""
    with inked() as found:
        painters()[key].draw(view, theme, words, people)
    return [each for each in found if each.colour != theme.line]


def forget() -> None:
    """Empty what modules keep of pictures, so that everything is inked again; masks and measures stay."""
    for name, module in [*sys.modules.items()]:
        if name.startswith("rendering.") and name not in MASKS:
            for each in vars(module).values():
                if isinstance(each, Cache):
                    each.clear()
                elif isinstance(getattr(each, "cache", None), Cache) and each.__module__.startswith("rendering."):
                    each.cache.clear()
                elif isinstance(each, functools._lru_cache_wrapper) and each.__module__.startswith("rendering."):
                    each.cache_clear()


def main() -> None:
    """What is weak on the golden pictures, and on how many of them."""
    from tests.rendering.samples_deal import NAMES
    from tests.rendering.test_golden import PICTURES

    weak = Counter[str]()
    for key, view, theme, lang in PICTURES.values():
        weak.update(
            {str(each) for each in on(key, view, THEMES[theme], translator_for(lang), Players(NAMES)) if each.weak}
        )
    for line, count in sorted(weak.items()):
        print(count, line)


if __name__ == "__main__":
    main()
