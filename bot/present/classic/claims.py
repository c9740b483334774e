"""Rents that wait to be asked for: the green button, the countdown of the protected time, "too late" afterwards."""

from collections.abc import Sequence

from bot.games.classic import actions
from bot.games.classic import rent_events as events
from bot.games.classic.view import ClaimView
from bot.games.kit.model import Seat, Told
from bot.present.classic.scene import CALM, GAME, GREEN, Scene
from bot.present.controls import LABEL, Row, cut, rows
from bot.present.panel import GOOD, Button, Panel
from bot.present.press import PLAY
from bot.tables.model import PAUSED, SLOW

CLAIM, LATE = "claim", "late"
MOST = 10
"""Claim buttons of one message, the oldest first."""


def number(claim: ClaimView) -> str:
    """The id of a claim's wait."""
    return f"{CLAIM}-{claim.number}"


def button(scene: Scene, claim: ClaimView) -> Button:
    """Ask for it: the amount, and from whom."""
    wait = number(claim) if claim.guarded else None
    label = scene.say("panel-claim", amount=scene.cash(claim.amount), name=scene.names[claim.payer])
    return Button(cut(label, LABEL), scene.asker.press(PLAY, wait, f"{actions.Claim.__name__}.{claim.number}"), GOOD)


def own(scene: Scene, seat: Seat) -> list[Button]:
    """A button for each rent that a seat may ask for, as many as a panel holds."""
    return [button(scene, claim) for claim in scene.claims_of(seat)][:MOST]


def line(scene: Scene, claim: ClaimView) -> str:
    """Who may ask whom for how much, where; until when that is protected, or that it was asked for."""
    values = {
        "owner": scene.name(claim.owner),
        "name": scene.name(claim.payer),
        "amount": scene.cash(claim.amount),
        "space": scene.space(claim.space),
    }
    if claim.recorded:
        return scene.say("panel-claim-recorded", **values)
    if not claim.guarded or scene.row(number(claim)) is None:
        return scene.say("panel-claim-last", **values)
    return scene.say("panel-claim-open", **values) + f"\n-# {scene.ends('panel-claim-until', number(claim))}"


def lines(scene: Scene) -> tuple[str, ...]:
    """One for each rent that is not paid yet."""
    return tuple([line(scene, claim) for claim in scene.view.claims])


def controls(scene: Scene, told: Sequence[Told]) -> tuple[Row, ...]:
    """A green button for each claim of a person; those that were too late in this turn stay, greyed."""
    if scene.table.phase == PAUSED:
        return ()
    mine = [claim for claim in scene.view.claims if not claim.recorded and scene.people((claim.owner,))]
    made = [button(scene, claim) for claim in mine]
    made += [late(scene, each.event, at) for at, each in enumerate(told) if isinstance(each.event, events.ClaimLapsed)]
    return rows(made[:MOST])


def late(scene: Scene, event: events.ClaimLapsed, at: int) -> Button:
    """A claim that nobody pressed in time."""
    label = scene.say("panel-claim-late", amount=scene.cash(event.amount), name=scene.names[event.seat])
    return Button(cut(label, LABEL), scene.opens(f"{LATE}-{at}"), GOOD, disabled=True)


def blocking(scene: Scene) -> ClaimView | None:
    """The claim for which the next player's dice wait (CLASSIC-80)."""
    return next((claim for claim in scene.view.claims if claim.blocks), None)


def losing(scene: Scene, seat: Seat) -> list[ClaimView]:
    """The own claims that a roll of that seat would lose (CLASSIC-78, CLASSIC-82)."""
    return [claim for claim in scene.view.claims if claim.forfeit and claim.owner == seat]


# ---- messages of their own, in slow pace


def claim_panels(scene: Scene) -> list[Panel]:
    """In slow pace each rent has its own message, which calls its owner once."""
    if scene.table.pace != SLOW:
        return []
    return [_panel(scene, claim) for claim in scene.view.claims if scene.people((claim.owner,))]


def _panel(scene: Scene, claim: ClaimView) -> Panel:
    """One rent: its owner, the time, the button."""
    values = {"amount": scene.cash(claim.amount), "name": scene.name(claim.payer)}
    called = scene.say("panel-claim-you", mention=scene.mention(claim.owner), **values)
    said = ("## " + scene.say("panel-claim-title", space=scene.space(claim.space)), called, line(scene, claim))
    pressed = claim.recorded or scene.table.phase == PAUSED
    made = () if pressed else ((button(scene, claim),),)
    called_once = scene.people((claim.owner,))
    return Panel(number(claim), said, made, scene.claim(claim), ping=called_once, accent=GREEN)


def past_claims(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """The final form of claims that are over: paid, or too late."""
    return [_past(scene, slot, recent) for slot in slots]


def _past(scene: Scene, slot: str, recent: Sequence[Told]) -> Panel:
    opened: events.ClaimOpened | None = None
    ended: events.RentPaid | events.ClaimLapsed | None = None
    for told in recent:
        event = told.event
        if isinstance(event, events.ClaimOpened) and f"{CLAIM}-{event.claim}" == slot:
            opened = event
        elif opened is not None and ended is None and isinstance(event, (events.RentPaid, events.ClaimLapsed)):
            same = (event.owner, event.seat, event.space) == (opened.owner, opened.seat, opened.space)
            ended = event if same else None
    space = "" if opened is None else scene.space(opened.space)
    title = scene.say("panel-claim-title", space=space) if space else scene.say("panel-claim-past")
    said = scene.say("panel-claim-over") if ended is None else scene.words.event(GAME, ended, scene.names)
    made = ((late(scene, ended, 0),),) if isinstance(ended, events.ClaimLapsed) else ()
    return Panel(slot, (f"## {title}", said), made, accent=CALM, last=True)
