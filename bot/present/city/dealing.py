"""A deal being put together, privately: with whom, what for what, what it would change; and answering one."""

from bot.games.city import actions, data
from bot.games.city.view import DealView
from bot.games.kit.model import Action, Refusal, Seat, Value
from bot.present import proposing, trading
from bot.present.city.deals import about, answers, changes
from bot.present.city.scene import Scene
from bot.present.composer import lost
from bot.present.composition import Composition
from bot.present.panel import Panel

COMPOSED = ("Propose", "OfferSettlement")
ANSWERED = (actions.Accept, actions.Refuse, actions.Withdraw)
"""Verbs that stand on a deal's own message and panel."""
ADDED = (100, 1_000, 5_000)
"""Amounts put on top of what is there, in k."""
RUNNING = Refusal("auction-running")


def compose(scene: Scene, seat: Seat, text: str) -> Panel | None:
    """The next question of a deal that is put together; None when it cannot be any more."""
    hindered = RUNNING if scene.view.auction is not None else None
    return proposing.compose(scene, text, lambda made: _composed(scene, seat, made), hindered)


def _composed(scene: Scene, seat: Seat, made: Composition) -> Panel:
    """Both sides as they stand, what is left, what changes, and why it cannot be sent yet."""
    asker = proposing.advised(scene.asker, lambda value: _hint(scene, value), ADDED)
    why = proposing.refusal(scene, made)
    deal = _deal(scene, seat, made.action)
    said = [
        *proposing.sides(scene, deal),
        _left(scene, deal),
        _settled(scene, deal),
        *changes(scene, deal),
        lost(asker, made),
        "" if made.empty else proposing.warning(scene, why),
    ]
    return Panel(trading.MINE, tuple(filter(None, said)), proposing.controls(scene, asker, made, why))


def _deal(scene: Scene, seat: Seat, action: Action) -> DealView:
    """The deal that an action would open."""
    debt = scene.view.debt
    if isinstance(action, actions.Propose):
        return DealView(0, seat, action.partner, action.give, action.pay, action.take, action.ask)
    assert isinstance(action, actions.OfferSettlement)
    creditor = debt.creditor if debt is not None and debt.creditor is not None else seat
    return DealView(0, seat, creditor, action.give, action.pay, action.take, action.ask, settles=True)


def _left(scene: Scene, deal: DealView) -> str:
    """The cash that both would have afterwards, as far as it may be seen (CITY-202)."""
    mine, theirs = scene.view.seats[deal.seat].cash, scene.view.seats[deal.partner].cash
    return scene.say(
        "deal-left",
        mine=scene.cash(None if mine is None else mine - deal.pay + deal.ask),
        name=scene.name(deal.partner),
        theirs=scene.cash(None if theirs is None else theirs + deal.pay - deal.ask),
    )


def _settled(scene: Scene, deal: DealView) -> str:
    debt = scene.view.debt
    return scene.say("deal-settles", amount=scene.cash(debt.amount)) if deal.settles and debt is not None else ""


def _hint(scene: Scene, value: Value) -> str:
    """A district's group, blocks and rent."""
    plot = scene.plots.get(value) if isinstance(value, int) else None
    if plot is None:
        return ""
    built, rent = plot.residential + plot.industrial, scene.cash(plot.rent)
    return " · ".join(
        [scene.say(f"group-{plot.group}"), scene.say("panel-built", built=built, full=data.FULL, rent=rent)]
    )


# ---- answering


def counter(deal: DealView) -> actions.Propose:
    """The sides swapped, a new deal with a time of its own (CITY-121)."""
    return actions.Propose(deal.seat, deal.take, deal.ask, deal.give, deal.pay)


def panel(scene: Scene, seat: Seat, what: str) -> Panel | str:
    """The private panel of a deal, open or put together; else why there is none."""
    return proposing.panel(
        scene,
        what,
        scene.view.deals,
        lambda deal: proposing.shown(scene, deal, about(scene, deal), answers(scene, deal), None),
        lambda text: compose(scene, seat, text),
        counter,
    )
