"""Rents that wait to be asked for: the green button, the countdown of the protected time, "too late" afterwards."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.classic import actions
from bot.games.classic.events import rents as events
from bot.games.classic.view import ClaimView
from bot.kit.contract import EventFor, Seat
from bot.present import participants
from bot.present.classic import pictures
from bot.present.classic.panel_context import GAME, ClassicContext
from bot.present.control_id import PLAY
from bot.present.controls.legal_action_controls import Row, rows
from bot.present.panel_model import GOOD, Button, Panel
from bot.present.panels import claims, turns
from bot.tables.model import PAUSED

LATE = "late"
MOST = 10
"""Claim buttons of one message, the oldest first."""


def button(ctx: ClassicContext, claim: ClaimView) -> Button:
    """Ask for it: the amount, and from whom."""
    wait = claims.number(claim) if claim.guarded else None
    label = ctx.short("panel-claim", ctx.names[claim.payer], amount=ctx.cash(claim.amount))
    return Button(label, ctx.controls.press(PLAY, wait, f"{actions.Claim.__name__}.{claim.number}"), GOOD)


def _short(ctx: ClassicContext, claim: ClaimView, *, alone: bool) -> Button:
    """The same with the amount alone, where that tells it from the others, else with the space; its line says from whom."""
    amount = ctx.cash(claim.amount)
    label = ctx.say("panel-claim-amount", amount=amount)
    if not alone:
        label = ctx.short("panel-claim", ctx.space(claim.space), amount=amount)
    return replace(button(ctx, claim), label=label)


def own(ctx: ClassicContext, seat: Seat) -> list[Button]:
    """A button for each rent that a seat may ask for, as many as a panel holds."""
    return [button(ctx, claim) for claim in ctx.claims_of(seat)][:MOST]


def line(ctx: ClassicContext, claim: ClaimView) -> str:
    """Who may ask whom for how much, where; until when that is protected, or that it was asked for."""
    state = "recorded" if claim.recorded else "open" if claim.guarded else "last"
    return claims.line(ctx, claim, state)


def lines(ctx: ClassicContext) -> list[str]:
    """A line in small letters about each rent."""
    return ["-# " + line(ctx, claim) for claim in ctx.view.claims]


def controls(ctx: ClassicContext, told: Sequence[EventFor]) -> tuple[Row, ...]:
    """A green button for each claim of a person; those that were too late in this turn stay, greyed."""
    if ctx.table.phase == PAUSED:
        return ()
    mine = [claim for claim in ctx.view.claims if not claim.recorded and participants.people(ctx, (claim.owner,))]
    amounts = Counter(claim.amount for claim in mine)
    made = [_short(ctx, claim, alone=amounts[claim.amount] == 1) for claim in mine]
    made += [late(ctx, each.event, at) for at, each in enumerate(told) if isinstance(each.event, events.ClaimLapsed)]
    return rows(made[:MOST])


def late(ctx: ClassicContext, event: events.ClaimLapsed, at: int) -> Button:
    """A claim that nobody pressed in time."""
    label = ctx.short("panel-claim-late", ctx.names[event.seat], amount=ctx.cash(event.amount))
    return Button(label, ctx.opens(f"{LATE}-{at}"), GOOD, disabled=True)


def blocking(ctx: ClassicContext) -> ClaimView | None:
    """The claim for which the next player's dice wait (CLASSIC-80)."""
    return next((claim for claim in ctx.view.claims if claim.blocks), None)


def losing(ctx: ClassicContext, seat: Seat) -> list[ClaimView]:
    """The own claims that a roll of that seat would lose (CLASSIC-78, CLASSIC-82)."""
    return [claim for claim in ctx.view.claims if claim.forfeit and claim.owner == seat]


# ---- messages of their own, in slow pace


def claim_panels(ctx: ClassicContext) -> list[Panel]:
    """In slow pace each rent has its own message."""
    return [_panel(ctx, claim) for claim in claims.called(ctx, ctx.view.claims)]


def _panel(ctx: ClassicContext, claim: ClaimView) -> Panel:
    made = () if claim.recorded else ((button(ctx, claim),),)
    said = line(ctx, claim)
    return claims.panel(ctx, claim, said, made, pictures.claim(ctx, claim))


def past_claim(ctx: ClassicContext, slot: str, recent: Sequence[EventFor]) -> Panel:
    """The final form of a claim that is over: paid, or too late."""
    opened: events.ClaimOpened | None = None
    ended: events.RentPaid | events.ClaimLapsed | None = None
    for told in recent:
        event = told.event
        if isinstance(event, events.ClaimOpened) and f"{claims.CLAIM}-{event.claim}" == slot:
            opened = event
        elif opened is not None and ended is None and isinstance(event, (events.RentPaid, events.ClaimLapsed)):
            same = (event.owner, event.seat, event.space) == (opened.owner, opened.seat, opened.space)
            ended = event if same else None
    space = "" if opened is None else ctx.space(opened.space)
    title = ctx.say("panel-claim-title", space=space) if space else ctx.say("panel-claim-past")
    said = ctx.say("panel-claim-over") if ended is None else ctx.words.event(GAME, ended, ctx.names)
    made = ((late(ctx, ended, 0),),) if isinstance(ended, events.ClaimLapsed) else ()
    return replace(turns.past(ctx, slot, title, [said]), rows=made)
