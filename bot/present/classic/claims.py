"""Rents that wait to be asked for: the green button, the countdown of the protected time, "too late" afterwards."""

from collections.abc import Sequence

from bot.games.classic import actions
from bot.games.classic.events import rents as events
from bot.games.classic.view import ClaimView
from bot.kit.contract import EventFor, Seat
from bot.present import participants
from bot.present.classic import pictures
from bot.present.classic.table_view import CALM, GAME, ClassicTableView
from bot.present.control_id import PLAY
from bot.present.controls.legal_action_controls import Row, rows
from bot.present.panel_model import GOOD, Button, Panel
from bot.present.panels import claims
from bot.tables.model import PAUSED, SLOW

LATE = "late"
MOST = 10
"""Claim buttons of one message, the oldest first."""


def button(table_view: ClassicTableView, claim: ClaimView) -> Button:
    """Ask for it: the amount, and from whom."""
    wait = claims.number(claim) if claim.guarded else None
    label = table_view.say("panel-claim", amount=table_view.cash(claim.amount), name=table_view.names[claim.payer])
    return Button(label, table_view.context.press(PLAY, wait, f"{actions.Claim.__name__}.{claim.number}"), GOOD)


def own(table_view: ClassicTableView, seat: Seat) -> list[Button]:
    """A button for each rent that a seat may ask for, as many as a panel holds."""
    return [button(table_view, claim) for claim in table_view.claims_of(seat)][:MOST]


def line(table_view: ClassicTableView, claim: ClaimView) -> str:
    """Who may ask whom for how much, where; until when that is protected, or that it was asked for."""
    state = "recorded" if claim.recorded else "open" if claim.guarded else "last"
    return claims.line(table_view, claim, claim.payer, state)


def lines(table_view: ClassicTableView) -> tuple[str, ...]:
    """One for each rent that is not paid yet."""
    return tuple([line(table_view, claim) for claim in table_view.view.claims])


def controls(table_view: ClassicTableView, told: Sequence[EventFor]) -> tuple[Row, ...]:
    """A green button for each claim of a person; those that were too late in this turn stay, greyed."""
    if table_view.table.phase == PAUSED:
        return ()
    mine = [
        claim
        for claim in table_view.view.claims
        if not claim.recorded and participants.people(table_view, (claim.owner,))
    ]
    made = [button(table_view, claim) for claim in mine]
    made += [
        late(table_view, each.event, at) for at, each in enumerate(told) if isinstance(each.event, events.ClaimLapsed)
    ]
    return rows(made[:MOST])


def late(table_view: ClassicTableView, event: events.ClaimLapsed, at: int) -> Button:
    """A claim that nobody pressed in time."""
    label = table_view.say("panel-claim-late", amount=table_view.cash(event.amount), name=table_view.names[event.seat])
    return Button(label, table_view.opens(f"{LATE}-{at}"), GOOD, disabled=True)


def blocking(table_view: ClassicTableView) -> ClaimView | None:
    """The claim for which the next player's dice wait (CLASSIC-80)."""
    return next((claim for claim in table_view.view.claims if claim.blocks), None)


def losing(table_view: ClassicTableView, seat: Seat) -> list[ClaimView]:
    """The own claims that a roll of that seat would lose (CLASSIC-78, CLASSIC-82)."""
    return [claim for claim in table_view.view.claims if claim.forfeit and claim.owner == seat]


# ---- messages of their own, in slow pace


def claim_panels(table_view: ClassicTableView) -> list[Panel]:
    """In slow pace each rent has its own message, which calls its owner once."""
    if table_view.table.pace != SLOW:
        return []
    return [
        _panel(table_view, claim) for claim in table_view.view.claims if participants.people(table_view, (claim.owner,))
    ]


def _panel(table_view: ClassicTableView, claim: ClaimView) -> Panel:
    made = () if claim.recorded else ((button(table_view, claim),),)
    said = line(table_view, claim)
    return claims.panel(table_view, claim, claim.payer, said, made, pictures.claim(table_view, claim))


def past_claim(table_view: ClassicTableView, slot: str, recent: Sequence[EventFor]) -> Panel:
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
    space = "" if opened is None else table_view.space(opened.space)
    title = table_view.say("panel-claim-title", space=space) if space else table_view.say("panel-claim-past")
    said = (
        table_view.say("panel-claim-over") if ended is None else table_view.words.event(GAME, ended, table_view.names)
    )
    made = ((late(table_view, ended, 0),),) if isinstance(ended, events.ClaimLapsed) else ()
    return Panel(slot, (f"## {title}", said), made, accent=CALM, last=True)
