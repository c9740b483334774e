"""Rents that wait to be asked for: a line about each, and in slow pace a message, which calls its owner once."""

from typing import Protocol

from bot.kit.contract import Cash, Seat, Space
from bot.present import clock_text, participants
from bot.present.controls.legal_action_controls import Row
from bot.present.panel_model import Panel, PictureRequest
from bot.present.panels.lobby import deadline
from bot.present.table_view import TableView
from bot.tables.model import PAUSED

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


def number(claim: OpenClaim) -> str:
    """The id of a claim's wait."""
    return f"{CLAIM}-{claim.number}"


def line(table_view: TableView, claim: OpenClaim, payer: Seat, state: str) -> str:
    """Who may ask whom for how much, where. `state`: `open` tells until when, `last` and `recorded` that it is late."""
    values = {
        "owner": table_view.name(claim.owner),
        "name": table_view.name(payer),
        "amount": table_view.cash(claim.amount),
        "space": table_view.space(claim.space),
    }
    if state != "open":
        return table_view.say(f"panel-claim-{state}", **values)
    if deadline(table_view.table, number(claim)) is None:
        return table_view.say("panel-claim-last", **values)
    return (
        table_view.say("panel-claim-open", **values)
        + f"\n-# {clock_text.ends(table_view, 'panel-claim-until', number(claim))}"
    )


def panel(
    table_view: TableView,
    claim: OpenClaim,
    payer: Seat,
    said: str,
    controls: tuple[Row, ...],
    picture: PictureRequest | None = None,
) -> Panel:
    """One rent: its owner, the time, the buttons."""
    values = {"amount": table_view.cash(claim.amount), "name": table_view.name(payer)}
    lines = (
        "## " + table_view.say("panel-claim-title", space=table_view.space(claim.space)),
        table_view.say("panel-claim-you", mention=participants.mention(table_view, claim.owner), **values),
        said,
    )
    made = () if table_view.table.phase == PAUSED else controls
    return Panel(
        number(claim), lines, made, picture, ping=participants.people(table_view, (claim.owner,)), accent=GREEN
    )
