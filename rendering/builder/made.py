"""What a throw has brought: the dice, the total, and who took which chips."""

from PIL import Image

from bot.games.builder.data import COMMON, KINDS
from bot.games.builder.view import BuilderView, SeatView
from bot.words import Words
from rendering.builder.scene import Scene
from rendering.builder.signs import chip
from rendering.canvas import LEAST, Canvas, Setting, Style, cut, fit
from rendering.people import People
from rendering.ring import Box
from rendering.signs import die
from rendering.theme import Theme, text_on

WIDTH, MARGIN, HEAD, ROW = 900, 20, 190, 104
NAME = Style(40, bold=True)
WHY = (34, 32, 30, 28, 26, LEAST)


def draw(view: BuilderView, theme: Theme, words: Words, people: People) -> Image.Image:
    """The production of the last throw as an RGB image."""
    takers = [each for each in view.seats if any(each.made)]
    canvas = Canvas(Image.new("RGB", (WIDTH, HEAD + max(1, len(takers)) * ROW + MARGIN), theme.ground))
    scene = Scene(canvas, view, theme, words, people)
    one, two = view.dice or (1, 1)
    for number, value in enumerate((one, two)):
        die(canvas, value, (MARGIN + 10 + number * 132, 34), 120, theme)
    canvas.disc((MARGIN + 360, 94), 66, theme.accent)
    total = fit(str(one + two), (120, 120), (84,), bold=True)
    canvas.centred((MARGIN + 294, 28, MARGIN + 426, 158), total, text_on(theme.accent))
    said = why(one + two, takers, words)
    setting = why_setting(said)
    for number, line in enumerate(setting.lines):
        at = MARGIN + 456, 94 - setting.height // 2 + number * setting.style.line
        canvas.text(at, line, setting.style, theme.muted)
    for number, each in enumerate(takers):
        top = HEAD + number * ROW
        _row(scene, (MARGIN, top, WIDTH - MARGIN, top + ROW - 12), each)
    return canvas.image


def why(total: int, takers: list[SeatView], words: Words) -> str:
    """Who takes chips at this total."""
    if total == COMMON:
        return words.say("picture-builder-common")
    return words.say("picture-builder-deeds" if takers else "picture-builder-nothing", total=total)


def why_setting(text: str) -> Setting:
    """The sentence beside the total as it is set."""
    return fit(text, (WIDTH - 2 * MARGIN - 460, 150), WHY)


def _row(scene: Scene, box: Box, each: SeatView) -> None:
    """A player and the chips taken."""
    left, top, right, bottom = box
    canvas, theme, y = scene.canvas, scene.theme, (top + bottom) // 2
    canvas.rounded(box, 14, theme.card)
    scene.token(each.seat, (left + 56, y), 66, theme.card)
    x = right - 46
    for kind in reversed(KINDS):
        for _ in range(each.made[kind]):
            chip(canvas, kind, (x, y), 66, theme.card)
            x -= 62
    canvas.text((left + 108, y - 27), cut(scene.names[each.seat], NAME, x - left - 90), NAME, theme.ink)
