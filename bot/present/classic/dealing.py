"""A deal being put together, privately: with whom, what for what, which mortgages are lifted; and answering one."""

from msgspec.structs import replace

from bot.games.classic import actions
from bot.games.classic.view import DealView
from bot.games.kit.model import Seat, Value
from bot.present import proposing, trading
from bot.present.classic.deals import about, answers, changes, contents, fee, fees, pledged, thing
from bot.present.classic.scene import Scene
from bot.present.composer import lost
from bot.present.composition import Composition
from bot.present.panel import Panel

PROPOSE, ACCEPT = actions.Propose.__name__, actions.Accept.__name__
COMPOSED = (PROPOSE, ACCEPT)
ANSWERED = (actions.Accept, actions.Refuse, actions.Withdraw)
"""Verbs that stand on a deal's own message and panel."""
ADDED = (10, 50, 200)
"""Amounts put on top of what is there."""


def compose(scene: Scene, seat: Seat, text: str) -> Panel | None:
    """The next question of a deal that is put together or accepted; None when it cannot be any more."""
    return proposing.compose(
        scene,
        text,
        lambda made: (
            _accepting(scene, seat, made) if made.verb == ACCEPT else _proposing(scene, seat, _trimmed(scene, made))
        ),
    )


def _trimmed(scene: Scene, made: Composition) -> Composition:
    """Only mortgages that would be taken over can be lifted (CLASSIC-148)."""
    action = made.action
    assert isinstance(action, actions.Propose)
    kept = [space for space in action.lift if space in action.take]
    return replace(made, parts=(*made.parts[:-1], "+" + "+".join(map(str, kept))))


def _proposing(scene: Scene, seat: Seat, made: Composition) -> Panel:
    """Both sides as they stand, fees, what is left, what changes, and why it cannot be sent yet."""
    asker = proposing.advised(scene.asker, lambda value: _hint(scene, value), ADDED)
    action, why = made.action, proposing.refusal(scene, made)
    assert isinstance(action, actions.Propose)
    deal = DealView(0, seat, action.partner, action.give, action.pay, action.take, action.ask, action.lift)
    said = [
        *proposing.sides(scene, deal),
        *fees(scene, seat, deal.take, deal.lift),
        _left(scene, seat, deal),
        *(() if made.empty else changes(scene, deal)),
        lost(asker, made),
        "" if made.empty else proposing.warning(scene, why),
    ]
    shown = made if pledged(scene, deal.take) else _without_lift(made)
    return Panel(trading.MINE, tuple(filter(None, said)), proposing.controls(scene, asker, shown, why))


def _without_lift(made: Composition) -> Composition:
    """Nothing mortgaged is taken, so nothing is asked about it."""
    params = (*made.offer.params[:-1], replace(made.offer.params[-1], options=(), high=0))
    return replace(made, offer=replace(made.offer, params=params))


def _accepting(scene: Scene, seat: Seat, made: Composition) -> Panel | None:
    """What is received, which mortgages of it are lifted at once, what that costs (CLASSIC-147, CLASSIC-148)."""
    action = made.action
    assert isinstance(action, actions.Accept)
    deal = next((deal for deal in scene.view.deals if deal.number == action.deal), None)
    if deal is None:
        return None
    why = proposing.refusal(scene, made)
    said = [
        "### " + scene.say("deal-accepting", name=scene.name(deal.seat)),
        *contents(scene, deal),
        *fees(scene, seat, deal.give, action.lift),
        _left(scene, seat, deal, action.lift),
        *changes(scene, deal, action.lift),
        proposing.warning(scene, why),
    ]
    return Panel(trading.MINE, tuple(filter(None, said)), proposing.controls(scene, scene.asker, made, why))


def _left(scene: Scene, seat: Seat, deal: DealView, accepted: tuple[Value, ...] = ()) -> str:
    """The cash that both would have afterwards, the looker first; the partner's fees as far as they are known."""
    seats = scene.view.seats
    mine = seats[deal.seat].cash - deal.pay + deal.ask
    mine -= sum(fee(plot, deal.lift) for plot in pledged(scene, deal.take))
    theirs = seats[deal.partner].cash + deal.pay - deal.ask
    theirs -= sum(fee(plot, accepted) for plot in pledged(scene, deal.give))
    other = deal.partner
    if seat == deal.partner:
        mine, theirs, other = theirs, mine, deal.seat
    return scene.say("deal-left", mine=scene.cash(mine), name=scene.name(other), theirs=scene.cash(theirs))


def _hint(scene: Scene, value: Value) -> str:
    """A property's family, and its rent or mortgage."""
    return "" if isinstance(value, str) else thing(scene, value).partition(" · ")[2]


# ---- answering


def counter(deal: DealView) -> actions.Propose:
    """The sides swapped, a new deal with a time of its own (CLASSIC-145)."""
    return actions.Propose(deal.seat, deal.take, deal.ask, deal.give, deal.pay, ())


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
