"""The private panels of games with properties: what a seat may do, raising money, the rents that a roll would lose."""

from collections.abc import Sequence

from bot.i18n.translator import Translator
from bot.kit.contract import LegalAction, Seat
from bot.present.control_id import COMPOSE, OPEN, PLAY, ControlId, written
from bot.present.controls.button_lines import fewest_lines, flowing, phone_lines
from bot.present.controls.legal_action_controls import CONFIRM, Row, is_complete, reasons, rows
from bot.present.panel_context import PanelContext
from bot.present.panel_model import BAD, PLAIN, Button, Menu, Panel, PictureRequest, SelectOption
from bot.present.panel_name import MINE, PanelName
from bot.present.panels import turns
from bot.present.panels.trades import back

ROWS, FEWEST = 5, 2
"""Lines of a phone that the buttons of one's own panel may take without a picture, and buttons that make a menu."""
NOT_NOW = "not-now"
"""The private panel of what is not possible now."""
OVERTAKEN = "overtaken"
"""The slot of the sentence that stands for a panel which time has overtaken."""


def mine(
    ctx: PanelContext,
    said: Sequence[str],
    legal_actions: Sequence[LegalAction],
    made: Sequence[Button],
    picture: PictureRequest | None = None,
    most: int = ROWS,
) -> Panel:
    """All that a seat may do now; `said`: what it has and owes, and what is waited for.

    What is not possible now stands behind one button, with the reasons. Where a phone would need more than `most` lines
    for the buttons, those that only open a panel and invite to nothing stand in a menu.
    """
    able = [button for button in made if not button.disabled]
    if reasons(ctx.controls, legal_actions):
        able.append(Button(ctx.words.say("button-not-now"), ctx.opens(NOT_NOW)))
    return Panel(MINE, ("### " + ctx.words.say("mine-title"), *said), _folded(ctx, able, most), picture)


def _folded(ctx: PanelContext, able: Sequence[Button], most: int) -> tuple[Row, ...]:
    """Rows of buttons, of which a menu holds some where they would take more than so many lines of a phone."""
    folded = [button for button in able if button.style == PLAIN and _opens(written(button.press))]
    if phone_lines(able) <= most or len(folded) < FEWEST:
        return flowing(able)
    choices = [SelectOption(button.label, str(PanelName.of(written(button.press)))) for button in folded]
    menu = Menu(ctx.opens(MINE, "?"), ctx.words.say("mine-more"), tuple(choices))
    return (*fewest_lines([button for button in able if button not in folded]), menu)


def _opens(press: ControlId) -> bool:
    """Whether a press shows a panel, and does nothing else."""
    return press.kind in (OPEN, COMPOSE) or (press.kind == PLAY and not is_complete(press.text))


def not_now(ctx: PanelContext) -> Panel:
    """What the looker cannot do now, and why."""
    lines = [f"- {line}" for line in reasons(ctx.controls, ctx.legal_actions)]
    return Panel(NOT_NOW, ("### " + ctx.words.say("not-now-title"), *lines), ((back(ctx, ctx.opens(MINE)),),))


def overtaken(words: Translator, said: str, current: str) -> Panel:
    """Why something is not possible any more, in a sentence, and the way to the `current` panel."""
    return Panel(OVERTAKEN, (said,), ((Button(words.say("button-current"), current),),))


def asked(ctx: PanelContext, seat: Seat, late: Sequence[str], *, out: bool, standing: bool = False) -> str:
    """What the table waits for from a seat (see `turns.waiting`). `out`: whether it is out of the game."""
    if out and not any(seat in wait.seats for wait in ctx.waits):
        return ctx.words.say("mine-out")
    return turns.waiting(ctx, seat, late, standing=standing)


def raising(ctx: PanelContext, about: Sequence[str], made: Sequence[Button]) -> Panel:
    """All that brings money now; `about`: what the seat has and owes. One's moves say what is not possible, and why."""
    able = [button for button in made if not button.disabled]
    title = "### " + ctx.say("panel-raise-money").rstrip("…")
    return Panel(MINE, (title, *about), flowing([*able, back(ctx, ctx.opens(MINE))]))


def losing(ctx: PanelContext, roll: LegalAction | None, lost: Sequence[str], made: Sequence[Button]) -> Panel | None:
    """Ask for the rents, or roll and lose them. `lost`: a line about each; None where nothing would be lost."""
    if roll is None or not lost:
        return None
    rolled = ctx.controls.press(PLAY, roll.wait, roll.action.__name__)
    anyway = Button(ctx.say("panel-roll-anyway"), rolled, BAD)
    said = ("### " + ctx.say("panel-losing", count=len(lost)), *lost)
    return Panel(CONFIRM, said, rows([*made, anyway, back(ctx)]))


def asked_again(ctx: PanelContext, button: Button) -> Button:
    """A button of a verb that ends something opens its confirmation instead, which is red; others stay as they are."""
    verb = written(button.press).text
    if verb not in ctx.GRAVE or button.disabled:
        return button
    return Button(button.label, ctx.opens(CONFIRM, verb))
