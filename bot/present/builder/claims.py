"""Rents that wait to be asked for: the green button, the countdown of the grace, and what became of them."""

from collections.abc import Sequence

from bot.games.builder import actions
from bot.games.builder import money_events as events
from bot.games.builder.view import ClaimView
from bot.games.kit.model import Event, Seat, Told
from bot.present.builder.scene import CALM, GAME, GREEN, Scene
from bot.present.controls import LABEL, Row, cut, rows
from bot.present.panel import GOOD, Button, Panel
from bot.present.press import PLAY
from bot.tables.model import PAUSED, SLOW

CLAIM = "claim"
MOST = 4
"""Rents with buttons in one message, the oldest first; there is one for each stop, and doubles are few."""


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
    until = "" if claim.late else scene.until(number(claim))
    if not until:
        return scene.say("panel-claim-last", **values)
    return scene.say("panel-claim-open", **values) + f"\n-# {scene.say('panel-claim-until', until=until)}"


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
    """The final form of rents that are over: paid, waived, or not asked for.

    What is told bears no number: the rents that ended last, in the order of the stops, are those of these messages.
    """
    numbered = sorted(slots, key=lambda slot: int(slot.removeprefix(f"{CLAIM}-")))
    last = sorted(_ended(scene, recent), key=lambda each: each[0])[-len(numbered) :] if numbered else []
    known = [(opened, ended) for _, _, opened, ended in sorted(last, key=lambda each: each[1])]
    missing: list[tuple[None, None]] = [(None, None)] * (len(numbered) - len(known))
    return [_past(scene, slot, *each) for slot, each in zip(numbered, [*missing, *known], strict=True)]


def _ended(scene: Scene, recent: Sequence[Told]) -> list[tuple[int, int, events.ClaimOpened, Event]]:
    """Each rent of a person that was opened and is over: when it ended, when it was opened, and both events."""
    found = []
    for at, told in enumerate(recent):
        opened = told.event
        if not isinstance(opened, events.ClaimOpened) or not scene.people((opened.owner,)):
            continue
        later = ((end, each.event) for end, each in enumerate(recent) if end > at and _ends(opened, each.event))
        end, ended = next(later, (0, None))
        if ended is not None:
            found.append((end, at, opened, ended))
    return found


def _ends(opened: events.ClaimOpened, event: Event) -> bool:
    """Whether an event is the end of a rent: the same two, at the same place or for the same sum."""
    if isinstance(event, events.DebtOpened):
        return (event.seat, event.creditor, event.amount) == (opened.seat, opened.owner, opened.amount)
    if not isinstance(event, (events.RentPaid, events.ClaimWaived, events.ClaimLapsed)):
        return False
    return (event.seat, event.owner, event.space) == (opened.seat, opened.owner, opened.space)


def _past(scene: Scene, slot: str, opened: events.ClaimOpened | None, ended: Event | None) -> Panel:
    if opened is None or ended is None:
        said = (f"## {scene.say('panel-claim-past')}", scene.say("panel-claim-over"))
    else:
        title = scene.say("panel-claim-title", space=scene.space(opened.space))
        said = (f"## {title}", scene.words.event(GAME, ended, scene.names))
    return Panel(slot, said, accent=CALM, last=True)
