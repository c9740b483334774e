"""Rents that wait to be asked for: the green button, the countdown of the grace, and what became of them."""

from collections.abc import Sequence

from bot.games.builder import actions
from bot.games.builder.events import money as events
from bot.games.builder.view import ClaimView
from bot.kit.contract import EventFor, Seat
from bot.present import clock_text, participants
from bot.present.builder.table_view import CALM, GAME, GREEN, BuilderTableView
from bot.present.control_id import PLAY
from bot.present.controls.legal_action_controls import LABEL, Row, cut, rows
from bot.present.panel_model import GOOD, Button, Panel
from bot.present.panels.lobby import deadline
from bot.tables.model import PAUSED, SLOW

CLAIM = "claim"
MOST = 4
"""Rents with buttons in one message, the oldest first; there is one for each stop, and doubles are few."""

ENDS = (events.RentPaid, events.DebtOpened, events.ClaimWaived, events.ClaimLapsed)
"""What may become of it."""


def number(claim: ClaimView) -> str:
    """The id of a claim's wait."""
    return f"{CLAIM}-{claim.number}"


def buttons(table_view: BuilderTableView, claim: ClaimView) -> list[Button]:
    """Ask for it, the amount and from whom on the button; or waive it (BUILDER-66, BUILDER-71)."""
    wait = None if claim.late else number(claim)
    values = {"amount": table_view.cash(claim.amount), "name": table_view.names[claim.visitor]}
    asked, waived = (f"{verb.__name__}.{claim.number}" for verb in (actions.Ask, actions.Waive))
    return [
        Button(cut(table_view.say("panel-ask", **values), LABEL), table_view.context.press(PLAY, wait, asked), GOOD),
        Button(cut(table_view.say("panel-waive", **values), LABEL), table_view.context.press(PLAY, wait, waived)),
    ]


def own(table_view: BuilderTableView, seat: Seat) -> list[Button]:
    """The buttons of each rent that a seat may ask for, as many as a panel holds."""
    return [button for claim in table_view.claims_of(seat)[:MOST] for button in buttons(table_view, claim)]


def line(table_view: BuilderTableView, claim: ClaimView) -> str:
    """Who may ask whom for how much, where; until when the next roll waits for that, or that it no longer does."""
    values = {
        "owner": table_view.name(claim.owner),
        "name": table_view.name(claim.visitor),
        "amount": table_view.cash(claim.amount),
        "space": table_view.space(claim.space),
    }
    if claim.late or deadline(table_view.table, number(claim)) is None:
        return table_view.say("panel-claim-last", **values)
    return (
        table_view.say("panel-claim-open", **values)
        + f"\n-# {clock_text.ends(table_view, 'panel-claim-until', number(claim))}"
    )


def lines(table_view: BuilderTableView) -> tuple[str, ...]:
    """One for each rent that is still open."""
    return tuple([line(table_view, claim) for claim in table_view.view.claims])


def controls(table_view: BuilderTableView) -> tuple[Row, ...]:
    """The buttons of each rent that is a person's to ask for."""
    if table_view.table.phase == PAUSED:
        return ()
    mine = [claim for claim in table_view.view.claims if participants.people(table_view, (claim.owner,))][:MOST]
    return rows([button for claim in mine for button in buttons(table_view, claim)])


def blocking(table_view: BuilderTableView) -> ClaimView | None:
    """The rent for which the next player's roll waits (BUILDER-69)."""
    view = table_view.view
    if not view.waiting:
        return None
    return next((each for each in view.claims if not each.late and view.active not in (each.visitor, each.owner)), None)


def losing(table_view: BuilderTableView, seat: Seat) -> list[ClaimView]:
    """The own claims that a roll of that seat would give up (BUILDER-70)."""
    return [claim for claim in table_view.view.claims if claim.owner == seat == table_view.view.active != claim.visitor]


# ---- messages of their own, in slow pace


def claim_panels(table_view: BuilderTableView) -> list[Panel]:
    """In slow pace each rent has its own message, which calls its owner once."""
    if table_view.table.pace != SLOW:
        return []
    return [
        _panel(table_view, claim) for claim in table_view.view.claims if participants.people(table_view, (claim.owner,))
    ]


def _panel(table_view: BuilderTableView, claim: ClaimView) -> Panel:
    """One rent: its owner, the time, the buttons."""
    values = {"amount": table_view.cash(claim.amount), "name": table_view.name(claim.visitor)}
    called = table_view.say("panel-claim-you", mention=participants.mention(table_view, claim.owner), **values)
    said = (
        "## " + table_view.say("panel-claim-title", space=table_view.space(claim.space)),
        called,
        line(table_view, claim),
    )
    made = () if table_view.table.phase == PAUSED else rows(buttons(table_view, claim))
    return Panel(number(claim), said, made, ping=participants.people(table_view, (claim.owner,)), accent=GREEN)


def past_claims(table_view: BuilderTableView, slots: Sequence[str], recent: Sequence[EventFor]) -> list[Panel]:
    """The final form of rents that are over: paid, owed, waived, or not asked for."""
    return [_past(table_view, slot, recent) for slot in slots]


def _past(table_view: BuilderTableView, slot: str, recent: Sequence[EventFor]) -> Panel:
    """How one ended, as far as that is still known; two of the same sum at the same place differ by their numbers."""
    claim = int(slot.removeprefix(f"{CLAIM}-"))
    told = [each.event for each in recent if getattr(each.event, "claim", 0) == claim]
    opened = next((event for event in told if isinstance(event, events.ClaimOpened)), None)
    ended = next((event for event in told if isinstance(event, ENDS)), None)
    if opened is None or ended is None:
        said = (f"## {table_view.say('panel-claim-past')}", table_view.say("panel-claim-over"))
    else:
        title = table_view.say("panel-claim-title", space=table_view.space(opened.space))
        said = (f"## {title}", table_view.words.event(GAME, ended, table_view.names))
    return Panel(slot, said, accent=CALM, last=True)
