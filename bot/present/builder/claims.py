"""Rents that wait to be asked for: the green button, the countdown of the grace, and what became of them."""

from collections.abc import Sequence

from bot.games.builder import actions
from bot.games.builder import money_events as events
from bot.games.builder.view import ClaimView
from bot.games.kit.model import Seat, Told
from bot.present.builder.scene import CALM, GAME, GREEN, Scene
from bot.present.controls import LABEL, Row, cut, rows
from bot.present.panel import GOOD, Button, Panel
from bot.present.press import PLAY
from bot.tables.model import PAUSED, SLOW

CLAIM = "claim"
MOST = 4
"""Rents with buttons in one message, the oldest first; there is one for each stop, and doubles are few."""

ENDS = (events.RentPaid, events.DebtOpened, events.ClaimWaived, events.ClaimLapsed)
"""What may become of it."""


def number(claim: ClaimView) -> str:
    """The id of a claim's wait."""
    return f"{CLAIM}-{claim.number}"


def buttons(scene: Scene, claim: ClaimView) -> list[Button]:
    """Ask for it, the amount and from whom on the button; or waive it (BUILDER-66, BUILDER-71)."""
    wait = None if claim.late else number(claim)
    values = {"amount": scene.cash(claim.amount), "name": scene.names[claim.visitor]}
    asked, waived = (f"{verb.__name__}.{claim.number}" for verb in (actions.Ask, actions.Waive))
    return [
        Button(cut(scene.say("panel-ask", **values), LABEL), scene.asker.press(PLAY, wait, asked), GOOD),
        Button(cut(scene.say("panel-waive", **values), LABEL), scene.asker.press(PLAY, wait, waived)),
    ]


def own(scene: Scene, seat: Seat) -> list[Button]:
    """The buttons of each rent that a seat may ask for, as many as a panel holds."""
    return [button for claim in scene.claims_of(seat)[:MOST] for button in buttons(scene, claim)]


def line(scene: Scene, claim: ClaimView) -> str:
    """Who may ask whom for how much, where; until when the next roll waits for that, or that it no longer does."""
    values = {
        "owner": scene.name(claim.owner),
        "name": scene.name(claim.visitor),
        "amount": scene.cash(claim.amount),
        "space": scene.space(claim.space),
    }
    if claim.late or scene.row(number(claim)) is None:
        return scene.say("panel-claim-last", **values)
    return scene.say("panel-claim-open", **values) + f"\n-# {scene.ends('panel-claim-until', number(claim))}"


def lines(scene: Scene) -> tuple[str, ...]:
    """One for each rent that is still open."""
    return tuple([line(scene, claim) for claim in scene.view.claims])


def controls(scene: Scene) -> tuple[Row, ...]:
    """The buttons of each rent that is a person's to ask for."""
    if scene.table.phase == PAUSED:
        return ()
    mine = [claim for claim in scene.view.claims if scene.people((claim.owner,))][:MOST]
    return rows([button for claim in mine for button in buttons(scene, claim)])


def blocking(scene: Scene) -> ClaimView | None:
    """The rent for which the next player's roll waits (BUILDER-69)."""
    view = scene.view
    if not view.waiting:
        return None
    return next((each for each in view.claims if not each.late and view.active not in (each.visitor, each.owner)), None)


def losing(scene: Scene, seat: Seat) -> list[ClaimView]:
    """The own claims that a roll of that seat would give up (BUILDER-70)."""
    return [claim for claim in scene.view.claims if claim.owner == seat == scene.view.active != claim.visitor]


# ---- messages of their own, in slow pace


def claim_panels(scene: Scene) -> list[Panel]:
    """In slow pace each rent has its own message, which calls its owner once."""
    if scene.table.pace != SLOW:
        return []
    return [_panel(scene, claim) for claim in scene.view.claims if scene.people((claim.owner,))]


def _panel(scene: Scene, claim: ClaimView) -> Panel:
    """One rent: its owner, the time, the buttons."""
    values = {"amount": scene.cash(claim.amount), "name": scene.name(claim.visitor)}
    called = scene.say("panel-claim-you", mention=scene.mention(claim.owner), **values)
    said = ("## " + scene.say("panel-claim-title", space=scene.space(claim.space)), called, line(scene, claim))
    made = () if scene.table.phase == PAUSED else rows(buttons(scene, claim))
    return Panel(number(claim), said, made, ping=scene.people((claim.owner,)), accent=GREEN)


def past_claims(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """The final form of rents that are over: paid, owed, waived, or not asked for."""
    return [_past(scene, slot, recent) for slot in slots]


def _past(scene: Scene, slot: str, recent: Sequence[Told]) -> Panel:
    """How one ended, as far as that is still known; two of the same sum at the same place differ by their numbers."""
    claim = int(slot.removeprefix(f"{CLAIM}-"))
    told = [each.event for each in recent if getattr(each.event, "claim", 0) == claim]
    opened = next((event for event in told if isinstance(event, events.ClaimOpened)), None)
    ended = next((event for event in told if isinstance(event, ENDS)), None)
    if opened is None or ended is None:
        said = (f"## {scene.say('panel-claim-past')}", scene.say("panel-claim-over"))
    else:
        title = scene.say("panel-claim-title", space=scene.space(opened.space))
        said = (f"## {title}", scene.words.event(GAME, ended, scene.names))
    return Panel(slot, said, accent=CALM, last=True)
