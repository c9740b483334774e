"""What the last slide did, token by token, beside the launch area."""

from bot.games.knockout.events import Slid
from bot.games.knockout.slides import Landed
from bot.games.knockout.state import JAILED, OUT
from rendering.canvas import Setting, Style, fit
from rendering.knockout import plan
from rendering.knockout.disc import token
from rendering.knockout.scene import Scene
from rendering.knockout.signs import sign
from rendering.ring import Box

BOX: Box = (plan.NAMES, plan.LINE + 2, plan.NAMED[1], plan.BOTTOM)
STEP, MOST = 53, 3
FIRST = 28
ROOM = 240, 58
"""Where the words of a line stand; two rows of them are set closer than usual."""
CLOSE = 26
SIZES = (28, 27, plan.LEAST)


def draw(scene: Scene, slide: Slid) -> None:
    """A line for each token that moved: which, and where to; the slid one first."""
    left, top, _, _ = BOX
    canvas, theme = scene.canvas, scene.theme
    shown = slide.landed[: MOST if len(slide.landed) <= MOST else MOST - 1]
    for place, one in enumerate(shown):
        y = top + FIRST + place * STEP
        token(canvas, one.token, (left + 20, y), 40)
        gone = one.status == OUT
        arrow(scene, (left + 60, y), gone=gone)
        setting = line(scene, slide, one)
        ink = theme.alarm if gone or one.status == JAILED else theme.ink
        _words(scene, (left + 86, y), setting, ink)
    if len(slide.landed) > len(shown):
        more = scene.say("more", count=len(slide.landed) - len(shown))
        canvas.text((left + 86, top + FIRST + len(shown) * STEP - 16), more, Style(plan.LEAST), theme.muted)


def arrow(scene: Scene, at: tuple[int, int], *, gone: bool) -> None:
    """To a space, or off the board."""
    sign(
        scene.canvas,
        "cross" if gone else "to",
        at,
        22 if gone else 28,
        scene.theme.alarm if gone else scene.theme.muted,
    )


def line(scene: Scene, slide: Slid, one: Landed) -> Setting:
    """Where a token came to rest, as it is set."""
    return fit(said(scene, slide, one), ROOM, SIZES)


def said(scene: Scene, slide: Slid, one: Landed) -> str:
    """Where a token came to rest, in words."""
    if one.status == JAILED:
        return scene.say("to-jail")
    if one.status == OUT:
        left = any(one.token == each.token for each in slide.outcome.exits)
        return scene.say("off") if left else scene.say("short")
    return scene.space(one.space)


def _words(scene: Scene, at: tuple[int, int], setting: Setting, ink: tuple[int, int, int]) -> None:
    top = at[1] - (setting.style.line + CLOSE * (len(setting.lines) - 1)) // 2
    for number, text in enumerate(setting.lines):
        scene.canvas.text((at[0], top + number * CLOSE), text, setting.style, ink)
