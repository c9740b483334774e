"""The private panels of games with properties: what a seat may do, raising money, the rents that a roll would lose."""

from collections.abc import Sequence

from bot.kit.contract import LegalAction, Seat
from bot.present.control_id import PLAY, written
from bot.present.controls.legal_action_controls import CONFIRM, reasons, rows
from bot.present.controls.wizard_steps import TOLD_AT_ONCE
from bot.present.panel_model import BAD, Button, Panel, PictureRequest
from bot.present.panel_name import MINE
from bot.present.panels import turns
from bot.present.panels.trades import back
from bot.present.table_view import TableView


def mine(
    table_view: TableView,
    first: str,
    asked: str,
    about: tuple[str, str, str],
    legal_actions: Sequence[LegalAction],
    made: Sequence[Button],
    picture: PictureRequest | None = None,
) -> Panel:
    """All that a seat may do now. `asked`: what is waited for; `about`: its purse, its debt and what it owns."""
    purse, *rest = about
    title = "### " + table_view.words.say("mine-title")
    return Panel(MINE, (first, title, purse, asked, *rest, *why_greyed(table_view, legal_actions)), rows(made), picture)


def asked(table_view: TableView, seat: Seat, late: Sequence[str], *, out: bool, standing: bool = False) -> str:
    """What the table waits for from a seat (see `turns.waiting`). `out`: whether it is out of the game."""
    if out and not any(seat in wait.seats for wait in table_view.waits):
        return table_view.words.say("mine-out")
    return turns.waiting(table_view, seat, late, standing=standing)


def why_greyed(table_view: TableView, legal_actions: Sequence[LegalAction]) -> tuple[str, ...]:
    """Why verbs are greyed, a line each, the first few."""
    return tuple(["-# " + line for line in reasons(table_view.context, legal_actions)[:TOLD_AT_ONCE]])


def raising(
    table_view: TableView, about: tuple[str, str, str], legal_actions: Sequence[LegalAction], made: Sequence[Button]
) -> Panel:
    """All that brings money. `about`: as for `mine`."""
    title = "### " + table_view.say("panel-raise-money").rstrip("…")
    return Panel(MINE, (title, *about, *why_greyed(table_view, legal_actions)), rows([*made, back(table_view)]))


def losing(
    table_view: TableView, roll: LegalAction | None, lost: Sequence[str], made: Sequence[Button]
) -> Panel | None:
    """Ask for the rents, or roll and lose them. `lost`: a line about each; None where nothing would be lost."""
    if roll is None or not lost:
        return None
    rolled = table_view.context.press(PLAY, roll.wait, roll.action.__name__)
    anyway = Button(table_view.say("panel-roll-anyway"), rolled, BAD)
    said = ("### " + table_view.say("panel-losing", count=len(lost)), *lost)
    return Panel(CONFIRM, said, rows([*made, anyway, back(table_view)]))


def asked_again(table_view: TableView, button: Button, grave: Sequence[str]) -> Button:
    """A button of a verb that ends something (`grave`) opens its confirmation instead; others stay as they are."""
    verb = written(button.press).text
    if verb not in grave or button.disabled:
        return button
    return Button(button.label, table_view.opens(CONFIRM, verb), BAD)
