"""An offer being put together, privately: with whom, what for what, what it would change; and answering one."""

from bot.games.builder import actions, data
from bot.games.builder.view import DealView
from bot.games.kit.model import Seat, Value
from bot.present import proposing, trading
from bot.present.builder.deals import about, answers, changes
from bot.present.builder.scene import Scene
from bot.present.composer import lost
from bot.present.composition import Composition
from bot.present.panel import Panel

PROPOSE = "Propose"
ANSWERED = (actions.Accept, actions.Refuse, actions.Withdraw)
"""Verbs that stand on an offer's own message and panel."""
ADDED = (10, 50, 200)
"""Amounts put on top of what is there."""


def compose(scene: Scene, seat: Seat, text: str) -> Panel | None:
    """The next question of an offer that is put together; None when it cannot be any more."""
    return proposing.compose(scene, text, lambda made: _composed(scene, seat, made))


def _composed(scene: Scene, seat: Seat, made: Composition) -> Panel:
    """Both sides as they stand, in words and as a picture, what is left, what changes, and why it cannot be sent yet."""
    asker = proposing.advised(scene.asker, lambda value: _hint(scene, value), ADDED)
    why = proposing.refusal(scene, made)
    action = made.action
    assert isinstance(action, actions.Propose)
    deal = DealView(0, seat, action.partner, action.give, action.pay, action.take, action.ask)
    said = [
        *proposing.sides(scene, deal),
        _left(scene, deal),
        *changes(scene, deal),
        lost(asker, made),
        "" if made.empty else proposing.warning(scene, why),
    ]
    shown = None if made.empty else scene.deal(deal)
    return Panel(trading.MINE, tuple(filter(None, said)), proposing.controls(scene, asker, made, why), shown)


def _left(scene: Scene, deal: DealView) -> str:
    """The cash that both would have afterwards."""
    mine = scene.view.seats[deal.seat].cash - deal.pay + deal.ask
    theirs = scene.view.seats[deal.partner].cash + deal.pay - deal.ask
    return scene.say("deal-left", mine=scene.cash(mine), name=scene.name(deal.partner), theirs=scene.cash(theirs))


def _hint(scene: Scene, value: Value) -> str:
    """A property's colour, rent and chips; which of several alike a chip is."""
    if isinstance(value, int):
        deed = scene.deeds.get(value)
        if deed is None:
            return ""
        owned = scene.say("panel-mortgaged-short") + " · " if deed.mortgaged else ""
        return owned + scene.deed_hint(deed)
    number = value.rpartition("-")[2]
    return scene.say("deal-chip", number=int(number)) if value in data.TYPE and number.isdecimal() else ""


# ---- answering


def counter(deal: DealView) -> actions.Propose:
    """The sides swapped; once sent it replaces the offer (BUILDER-120)."""
    return actions.Propose(deal.seat, deal.take, deal.ask, deal.give, deal.pay)


def panel(scene: Scene, seat: Seat, what: str) -> Panel | str:
    """The private panel of a deal, open or put together; else why there is none."""
    return proposing.panel(
        scene,
        what,
        scene.view.deals,
        lambda deal: proposing.shown(
            scene, deal, about(scene, deal), answers(scene, deal), scene.deal(deal, trading.awaiting(scene, deal))
        ),
        lambda text: compose(scene, seat, text),
        counter,
    )
