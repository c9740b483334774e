"""Small pictures of the scenes' world: what a card that was drawn is about, the Bank's shops and towers."""

from PIL import Image

from bot.games.classic import data
from rendering.scenery import picture
from rendering.shape_data import Part, drawing, read
from rendering.theme import LIGHT, Theme

CARD = 120
"""How wide they are written, in pixels."""
CARDS = {word: drawing(lines) for word, lines in read("vignettes.toml")["cards"].items()}
"""By what a card does."""
ABOUT = {
    data.COLLECT: "collect",
    data.PAY: "pay",
    data.CHOICE: "pay",
    data.PAY_EACH: "each",
    data.FROM_EACH: "each",
    data.REPAIRS: "repairs",
    data.TO_JAIL: "jail",
    data.KEEP: "key",
}
"""What a card is about by its effect; all others send somebody somewhere."""
NAMED = {"lf21": "potholes", "tc14": "chimneys"}
"""What is repaired besides roofs, by the word of the card."""


def of_card(card: str, side: int) -> Image.Image:
    """The picture of a card, by its word; `side` pixels wide and high. A card is printed: it is the same at night."""
    face = next((each for each in data.FACES if each.word == card), None)
    about = "key" if face is None else NAMED.get(card) or ABOUT.get(face.effect, "go")
    return picture(CARDS[about], (side, side), side / CARD, LIGHT.card, LIGHT)


def of_stock(kind: str, count: int, size: tuple[int, int], theme: Theme) -> Image.Image:
    """So many shops or towers of the Bank's on a meadow, at most twelve."""
    (wide, high), shown = size, min(count, 12)
    foot, step = high - 16, wide / max(8, shown)
    left = (wide - shown * step) / 2
    meadow = Part("hill", "meadow", (high, 0, foot - 10, wide / 2, foot - 18, wide, foot - 8))
    house, tower = (step * 0.4, step * 0.34, step * 0.36), (step * 0.42, step * 0.58)
    standing = [
        Part("tower", "wall", (left + (number + 0.5) * step, foot, *tower))
        if kind == data.TOWER_KIND
        else Part("house", "tile", (left + (number + 0.12) * step, foot, *house))
        for number in range(shown)
    ]
    return picture((meadow, *standing), size, 1, theme.town, theme)
