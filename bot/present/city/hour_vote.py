"""The message of the vote for a new hour: everybody still playing has a voice (CITY-147, CITY-211)."""

from collections.abc import Sequence

from bot.games.city import actions, events
from bot.kit.contract import EventFor
from bot.present.city.panel_context import GAME, CityContext
from bot.present.control_id import PLAY
from bot.present.panel_model import Panel
from bot.present.panels import votes
from bot.present.panels.lobby import deadline
from bot.tables.model import PAUSED

CALL = "call"
"""The first part of its slot; `vote` is the table's."""


def panels(ctx: CityContext) -> list[Panel]:
    """The vote that is open, if one is."""
    hour = ctx.view.hour
    if hour.caller is None:
        return []
    wait, voted = f"vote-{hour.vote}", [*hour.yes, *hour.no]
    yes, no = (ctx.controls.press(PLAY, wait, f"Vote.{answer}") for answer in ("yes", "no"))
    ballot = votes.Ballot(
        slot=f"{CALL}-{hour.vote}",
        question=_question(ctx),
        silent=[seat.seat for seat in ctx.view.seats if seat.solvent and seat.seat not in voted],
        voted=voted,
        due=deadline(ctx.table, wait),
        presses=None if ctx.table.phase == PAUSED else (yes, no),
    )
    return [votes.panel(ctx.table, ctx.words, ballot)]


def past(ctx: CityContext, slot: str, recent: Sequence[EventFor]) -> Panel:
    """What became of a vote: the last that was told, for only one is open at a time."""
    ends = [each.event for each in recent if isinstance(each.event, (events.HourRenewed, events.HourRefused))]
    won = isinstance(ends[-1], events.HourRenewed) if ends else None
    return votes.final(ctx.words, slot, _question(ctx), won)


def _question(ctx: CityContext) -> str:
    return ctx.words.field(GAME, actions.Vote, "answer")
