"""Rents that wait to be asked for: a line about each, and in slow pace a message, which calls its owner once."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from bot.kit.contract import Cash, Seat, Space
from bot.present import clock_text, participants
from bot.present.controls.legal_action_controls import Row
from bot.present.panel_context import PanelContext
from bot.present.panel_model import Panel, PictureRequest
from bot.present.panels.lobby import deadline
from bot.tables.model import PAUSED, SLOW

CLAIM = "claim"
GREEN = 0x2E7A3E


class OpenClaim(Protocol):
    """What a view says of a rent that may be asked for."""

    @property
    def number(self) -> int:
        """Its number."""

    @property
    def owner(self) -> Seat:
        """Who may ask for it."""

    @property
    def amount(self) -> Cash:
        """How much."""

    @property
    def space(self) -> Space:
        """Where."""


C = TypeVar("C", bound=OpenClaim)


def called(ctx: PanelContext, claims: Sequence[C]) -> list[C]:
    """The rents with a message of their own, which calls its owner once: those of persons, in slow pace."""
    return [claim for claim in claims if ctx.table.pace == SLOW and participants.people(ctx, (claim.owner,))]


def number(claim: OpenClaim) -> str:
    """The id of a claim's wait."""
    return f"{CLAIM}-{claim.number}"


def line(ctx: PanelContext, claim: OpenClaim, payer: Seat, state: str) -> str:
    """Who may ask whom for how much, where. `state`: `open` tells until when, `last` and `recorded` that it is late."""
    values = {
        "owner": ctx.name(claim.owner),
        "name": ctx.name(payer),
        "amount": ctx.cash(claim.amount),
        "space": ctx.space(claim.space),
    }
    if state != "open":
        return ctx.say(f"panel-claim-{state}", **values)
    if deadline(ctx.table, number(claim)) is None:
        return ctx.say("panel-claim-last", **values)
    return ctx.say("panel-claim-open", **values) + f"\n-# {clock_text.ends(ctx, 'panel-claim-until', number(claim))}"


def panel(
    ctx: PanelContext,
    claim: OpenClaim,
    payer: Seat,
    said: str,
    controls: tuple[Row, ...],
    picture: PictureRequest | None = None,
) -> Panel:
    """One rent: its owner, the time, the buttons."""
    values = {"amount": ctx.cash(claim.amount), "name": ctx.name(payer)}
    lines = (
        "## " + ctx.say("panel-claim-title", space=ctx.space(claim.space)),
        ctx.say("panel-claim-you", mention=participants.mention(ctx, claim.owner), **values),
        said,
    )
    made = () if ctx.table.phase == PAUSED else controls
    return Panel(number(claim), lines, made, picture, ping=participants.people(ctx, (claim.owner,)), accent=GREEN)
