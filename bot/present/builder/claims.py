"""Rents that wait to be asked for: the green button, the countdown of the grace, and what became of them."""

from collections.abc import Sequence

from bot.games.builder import actions
from bot.games.builder.events import money as events
from bot.games.builder.view import ClaimView
from bot.kit.contract import EventFor, Seat
from bot.present import participants
from bot.present.builder.table_view import CALM, GAME, BuilderTableView
from bot.present.control_id import PLAY
from bot.present.controls.legal_action_controls import Row, rows
from bot.present.panel_model import GOOD, Button, Panel
from bot.present.panels import claims
from bot.tables.model import PAUSED, SLOW

MOST = 4
"""Rents with buttons in one message, the oldest first; there is one for each stop, and doubles are few."""

ENDS = (events.RentPaid, events.DebtOpened, events.ClaimWaived, events.ClaimLapsed)
"""What may become of it."""


def buttons(table_view: BuilderTableView, claim: ClaimView) -> list[Button]:
    """Ask for it, the amount and from whom on the button; or waive it (BUILDER-66, BUILDER-71)."""
    wait = None if claim.late else claims.number(claim)
    values = {"amount": table_view.cash(claim.amount), "name": table_view.names[claim.visitor]}
    asked, waived = (f"{verb.__name__}.{claim.number}" for verb in (actions.Ask, actions.Waive))
    return [
        Button(table_view.say("panel-ask", **values), table_view.context.press(PLAY, wait, asked), GOOD),
        Button(table_view.say("panel-waive", **values), table_view.context.press(PLAY, wait, waived)),
    ]


def own(table_view: BuilderTableView, seat: Seat) -> list[Button]:
    """The buttons of each rent that a seat may ask for, as many as a panel holds."""
    return [button for claim in table_view.claims_of(seat)[:MOST] for button in buttons(table_view, claim)]


def line(table_view: BuilderTableView, claim: ClaimView) -> str:
    """Who may ask whom for how much, where; until when the next roll waits for that, or that it no longer does."""
    return claims.line(table_view, claim, claim.visitor, "last" if claim.late else "open")


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
    made, said = rows(buttons(table_view, claim)), line(table_view, claim)
    return claims.panel(table_view, claim, claim.visitor, said, made)


def past_claim(table_view: BuilderTableView, slot: str, recent: Sequence[EventFor]) -> Panel:
    """The final form of a rent that is over, as far as its end is still known.

    Two of the same sum at the same place differ by their numbers.
    """
    claim = int(slot.removeprefix(f"{claims.CLAIM}-"))
    told = [each.event for each in recent if getattr(each.event, "claim", 0) == claim]
    opened = next((event for event in told if isinstance(event, events.ClaimOpened)), None)
    ended = next((event for event in told if isinstance(event, ENDS)), None)
    if opened is None or ended is None:
        said = (f"## {table_view.say('panel-claim-past')}", table_view.say("panel-claim-over"))
    else:
        title = table_view.say("panel-claim-title", space=table_view.space(opened.space))
        said = (f"## {title}", table_view.words.event(GAME, ended, table_view.names))
    return Panel(slot, said, accent=CALM, last=True)
