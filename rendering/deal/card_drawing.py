"""What the parts of a card's face draw with: its canvas, and lengths in hundredths of its width."""

from PIL import Image

from bot.games.deal.data import Face
from bot.i18n.translator import Translator
from rendering.board_ring import Box
from rendering.canvas import LEAST, rounded_mask
from rendering.deal.colours import PAPERS, felt
from rendering.index_canvas import blank
from rendering.theme import Theme

TALL = 1.46
"""The height of a card in widths."""
READ = 160
"""From this width on every text on a card is large enough to be read."""


def corners(wide: int) -> Image.Image:
    """The mask of a card: its round corners."""
    return rounded_mask((wide, round(wide * TALL)), radius(wide))


def radius(wide: int) -> int:
    """How round a card's corners are."""
    return max(3, round(wide * 0.07))


class CardDrawing:
    """A face being drawn: `u(n)` is n hundredths of its width in pixels.

    `high`: the height of one that is shorter than cards are, where there is less room; it tells all but for its lower value.
    """

    def __init__(self, wide: int, face: Face, theme: Theme, words: Translator, dull: bool, high: int = 0) -> None:
        self.wide, self.high = wide, high or round(wide * TALL)
        self.face, self.theme, self.words = face, theme, words
        self.paper = PAPERS[theme.key]
        self.stock = self.paper.dull if dull else self.paper.stock
        self.edge = max(1, wide // 90)
        self.canvas = blank((self.wide, self.high), felt(theme), theme)
        self.whole = not high

    @property
    def readable(self) -> bool:
        """Whether text on it is large enough; smaller cards show their value, colours and art alone."""
        return self.wide >= READ

    @property
    def foot(self) -> float:
        """The lower edge in hundredths of the width."""
        return 100 * self.high / self.wide

    def u(self, hundredths: float) -> int:
        """Pixels of so many hundredths of the width."""
        return round(self.wide * hundredths / 100)

    def box(self, left: float, top: float, right: float, bottom: float) -> Box:
        """A box in hundredths of the width."""
        return self.u(left), self.u(top), self.u(right), self.u(bottom)

    def sizes(self, most: float, least: float) -> tuple[int, ...]:
        """Sizes of text from `most` to `least` hundredths, none below what can be read."""
        low = max(LEAST, self.u(least)) if self.wide >= READ else max(8, self.u(least))
        return tuple(range(max(low, self.u(most)), low - 1, -1))
