"""Rents that wait to be asked for: a line about each, and in slow pace a message, which calls its owner once."""

from collections.abc import Sequence
from typing import TypeVar

from bot.kit.mechanics.debt import ClaimView
from bot.present import clock_text, participants
from bot.present.controls.legal_action_controls import Row
from bot.present.panel_context import PanelContext
from bot.present.panel_model import Panel, PictureRequest
from bot.present.panels.lobby import deadline
from bot.tables.model import PAUSED, SLOW

CLAIM = "claim"
GREEN = 0x2E7A3E
C = TypeVar("C", bound=ClaimView)


def called(ctx: PanelContext, claims: Sequence[C]) -> list[C]:
    """The rents with a message of their own, which calls its owner once: those of persons, in slow pace."""
    return [claim for claim in claims if ctx.table.pace == SLOW and participants.people(ctx, (claim.owner,))]


def number(claim: ClaimView) -> str:
    """The id of a claim's wait."""
    return f"{CLAIM}-{claim.number}"


def line(ctx: PanelContext, claim: ClaimView, state: str) -> str:
    """Who may ask whom for how much, where. `state`: `open` tells until when, `last` and `recorded` that it is late."""
    values = {
        "owner": ctx.name(claim.owner),
        "name": ctx.name(claim.payer),
        "amount": ctx.cash(claim.amount),
        "space": ctx.space(claim.space),
    }
    if state != "open":
        return ctx.say(f"panel-claim-{state}", **values)
    if deadline(ctx.table, number(claim)) is None:
        return ctx.say("panel-claim-last", **values)
    return f"{ctx.say('panel-claim-open', **values)} · {clock_text.ends(ctx, 'panel-claim-until', number(claim))}"


def panel(
    ctx: PanelContext,
    claim: ClaimView,
    said: str,
    controls: tuple[Row, ...],
    picture: PictureRequest | None = None,
) -> Panel:
    """One rent: its owner, the time, the buttons."""
    values = {"amount": ctx.cash(claim.amount), "name": ctx.name(claim.payer)}
    lines = (
        "## " + ctx.say("panel-claim-title", space=ctx.space(claim.space)),
        ctx.say("panel-claim-you", mention=participants.mention(ctx, claim.owner), **values),
        said,
    )
    made = () if ctx.table.phase == PAUSED else controls
    return Panel(number(claim), lines, made, picture, ping=participants.people(ctx, (claim.owner,)), accent=GREEN)
