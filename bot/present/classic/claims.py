"""Rents that wait to be asked for: the green button, the countdown of the protected time, "too late" afterwards."""

from collections.abc import Sequence

from bot.games.classic import actions
from bot.games.classic.events import rents as events
from bot.games.classic.view import ClaimView
from bot.kit.contract import EventFor, Seat
from bot.present import clock_text, participants
from bot.present.classic import pictures
from bot.present.classic.table_view import CALM, GAME, GREEN, ClassicTableView
from bot.present.control_id import PLAY
from bot.present.controls.legal_action_controls import LABEL, Row, cut, rows
from bot.present.panel_model import GOOD, Button, Panel
from bot.present.panels.lobby import deadline
from bot.tables.model import PAUSED, SLOW

CLAIM, LATE = "claim", "late"
MOST = 10
"""Claim buttons of one message, the oldest first."""


def number(claim: ClaimView) -> str:
    """The id of a claim's wait."""
    return f"{CLAIM}-{claim.number}"


def button(table_view: ClassicTableView, claim: ClaimView) -> Button:
    """Ask for it: the amount, and from whom."""
    wait = number(claim) if claim.guarded else None
    label = table_view.say("panel-claim", amount=table_view.cash(claim.amount), name=table_view.names[claim.payer])
    return Button(
        cut(label, LABEL), table_view.context.press(PLAY, wait, f"{actions.Claim.__name__}.{claim.number}"), GOOD
    )


def own(table_view: ClassicTableView, seat: Seat) -> list[Button]:
    """A button for each rent that a seat may ask for, as many as a panel holds."""
    return [button(table_view, claim) for claim in table_view.claims_of(seat)][:MOST]


def line(table_view: ClassicTableView, claim: ClaimView) -> str:
    """Who may ask whom for how much, where; until when that is protected, or that it was asked for."""
    values = {
        "owner": table_view.name(claim.owner),
        "name": table_view.name(claim.payer),
        "amount": table_view.cash(claim.amount),
        "space": table_view.space(claim.space),
    }
    if claim.recorded:
        return table_view.say("panel-claim-recorded", **values)
    if not claim.guarded or deadline(table_view.table, number(claim)) is None:
        return table_view.say("panel-claim-last", **values)
    return (
        table_view.say("panel-claim-open", **values)
        + f"\n-# {clock_text.ends(table_view, 'panel-claim-until', number(claim))}"
    )


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
    return Button(cut(label, LABEL), table_view.opens(f"{LATE}-{at}"), GOOD, disabled=True)


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
    """One rent: its owner, the time, the button."""
    values = {"amount": table_view.cash(claim.amount), "name": table_view.name(claim.payer)}
    called = table_view.say("panel-claim-you", mention=participants.mention(table_view, claim.owner), **values)
    said = (
        "## " + table_view.say("panel-claim-title", space=table_view.space(claim.space)),
        called,
        line(table_view, claim),
    )
    pressed = claim.recorded or table_view.table.phase == PAUSED
    made = () if pressed else ((button(table_view, claim),),)
    called_once = participants.people(table_view, (claim.owner,))
    return Panel(number(claim), said, made, pictures.claim(table_view, claim), ping=called_once, accent=GREEN)


def past_claims(table_view: ClassicTableView, slots: Sequence[str], recent: Sequence[EventFor]) -> list[Panel]:
    """The final form of claims that are over: paid, or too late."""
    return [_past(table_view, slot, recent) for slot in slots]


def _past(table_view: ClassicTableView, slot: str, recent: Sequence[EventFor]) -> Panel:
    opened: events.ClaimOpened | None = None
    ended: events.RentPaid | events.ClaimLapsed | None = None
    for told in recent:
        event = told.event
        if isinstance(event, events.ClaimOpened) and f"{CLAIM}-{event.claim}" == slot:
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
