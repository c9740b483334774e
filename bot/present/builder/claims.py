"""Rents that wait to be asked for: the green button, the countdown of the grace, and what became of them."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.builder import actions
from bot.games.builder.events import money as events
from bot.games.builder.view import ClaimView
from bot.kit.contract import EventFor, Seat
from bot.present import participants
from bot.present.builder.panel_context import GAME, BuilderContext
from bot.present.control_id import PLAY
from bot.present.controls.legal_action_controls import Row, rows
from bot.present.panel_model import GOOD, Button, Panel
from bot.present.panels import claims, turns
from bot.tables.model import PAUSED

MOST = 4
"""Rents with buttons in one message, the oldest first; there is one for each stop, and doubles are few."""

ENDS = (events.RentPaid, events.DebtOpened, events.ClaimWaived, events.ClaimLapsed)
"""What may become of it."""


def buttons(ctx: BuilderContext, claim: ClaimView) -> list[Button]:
    """Ask for it, the amount and from whom on the button; or waive it (BUILDER-66, BUILDER-71)."""
    wait = None if claim.late else claims.number(claim)
    payer, amount = ctx.names[claim.payer], ctx.cash(claim.amount)
    asked, waived = (f"{verb.__name__}.{claim.number}" for verb in (actions.Ask, actions.Waive))
    return [
        Button(ctx.short("panel-ask", payer, amount=amount), ctx.controls.press(PLAY, wait, asked), GOOD),
        Button(ctx.short("panel-waive", payer, amount=amount), ctx.controls.press(PLAY, wait, waived)),
    ]


def _only(ctx: BuilderContext, claim: ClaimView) -> list[Button]:
    """The same of the only rent: the line about it says from whom."""
    ask, waive = buttons(ctx, claim)
    label = ctx.say("panel-ask-amount", amount=ctx.cash(claim.amount))
    return [replace(ask, label=label), replace(waive, label=ctx.say("panel-waive-it"))]


def own(ctx: BuilderContext, seat: Seat) -> list[Button]:
    """The buttons of each rent that a seat may ask for, as many as a panel holds."""
    return [button for claim in ctx.claims_of(seat)[:MOST] for button in buttons(ctx, claim)]


def line(ctx: BuilderContext, claim: ClaimView) -> str:
    """Who may ask whom for how much, where; until when the next roll waits for that, or that it no longer does."""
    return claims.line(ctx, claim, "last" if claim.late else "open")


def controls(ctx: BuilderContext) -> tuple[Row, ...]:
    """The buttons of each rent that is a person's to ask for."""
    if ctx.table.phase == PAUSED:
        return ()
    mine = [claim for claim in ctx.view.claims if participants.people(ctx, (claim.owner,))][:MOST]
    make = _only if len(mine) == 1 else buttons
    return rows([button for claim in mine for button in make(ctx, claim)])


def blocking(ctx: BuilderContext) -> ClaimView | None:
    """The rent for which the next player's roll waits (BUILDER-69)."""
    view = ctx.view
    if not view.waiting:
        return None
    return next((each for each in view.claims if not each.late and view.active not in (each.payer, each.owner)), None)


def losing(ctx: BuilderContext, seat: Seat) -> list[ClaimView]:
    """The own claims that a roll of that seat would give up (BUILDER-70)."""
    return [claim for claim in ctx.view.claims if claim.owner == seat == ctx.view.active != claim.payer]


# ---- messages of their own, in slow pace


def claim_panels(ctx: BuilderContext) -> list[Panel]:
    """In slow pace each rent has its own message."""
    return [
        claims.panel(ctx, claim, line(ctx, claim), rows(buttons(ctx, claim)))
        for claim in claims.called(ctx, ctx.view.claims)
    ]


def past_claim(ctx: BuilderContext, slot: str, recent: Sequence[EventFor]) -> Panel:
    """The final form of a rent that is over, as far as its end is still known.

    Two of the same sum at the same place differ by their numbers.
    """
    claim = int(slot.removeprefix(f"{claims.CLAIM}-"))
    told = [each.event for each in recent if getattr(each.event, "claim", 0) == claim]
    opened = next((event for event in told if isinstance(event, events.ClaimOpened)), None)
    ended = next((event for event in told if isinstance(event, ENDS)), None)
    if opened is None or ended is None:
        return turns.past(ctx, slot, ctx.say("panel-claim-past"), [ctx.say("panel-claim-over")])
    title = ctx.say("panel-claim-title", space=ctx.space(opened.space))
    return turns.past(ctx, slot, title, [ctx.words.event(GAME, ended, ctx.names)])
