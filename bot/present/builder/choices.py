"""The buttons and menus with which the active player answers the decisions of a turn."""

from collections.abc import Callable, Sequence

from bot.games.builder import actions, data
from bot.games.kit.model import Action, Offer, OneOf, Wait
from bot.present.builder.claims import losing
from bot.present.builder.scene import GAME, STYLES, Scene
from bot.present.controls import LABEL, LINE, PLACEHOLDER, Row, cut
from bot.present.panel import BAD, GOOD, PLAIN, PRIMARY, Button, Choice, Menu
from bot.present.press import COMPOSE, PLAY

MINE, DEED, ISLAND = "mine", "deed", "island"
RAISE, LOSING, KEEPING, EXCHANGE, CONFIRM = "raise", "losing", "keeping", "exchange", "confirm"
"""Private panels: raising money; before an own rent is lost; before a turn ends with too many chips; exchanging."""
Offers = dict[type[Action], Offer]


def of_turn(scene: Scene, wait: Wait) -> tuple[Row, ...]:
    """What answers one decision of the turn, for the person awaited."""
    offers: Offers = {}
    for offer in scene.may(wait.seats[0]):
        if offer.wait in (None, wait.id) and (offer.action not in offers or offers[offer.action].blocked is not None):
            offers[offer.action] = offer
    made = MAKERS[wait.id.rpartition("-")[0]](scene, wait, offers)
    return tuple([row for row in (*made, _last(scene, offers)) if row])


def _last(scene: Scene, offers: Offers) -> tuple[Button, ...]:
    """Whoever is the last in the game may end it (BUILDER-150)."""
    if actions.EndAndCount not in offers:
        return ()
    label = scene.words.action(GAME, actions.EndAndCount)
    return (Button(label, scene.opens(CONFIRM, actions.EndAndCount.__name__), BAD),)


def _press(scene: Scene, offer: Offer, text: str = "") -> str:
    return scene.asker.press(PLAY, offer.wait, text or offer.action.__name__)


def _button(scene: Scene, offer: Offer, label: str = "") -> Button:
    """A verb without fields, greyed while it is not possible."""
    verb = offer.action.__name__
    shown = label or scene.words.action(GAME, offer.action)
    return Button(cut(shown, LABEL), _press(scene, offer), STYLES.get(verb, PLAIN), offer.blocked is not None)


def composing(scene: Scene, verb: type[Action], label: str = "", style: str = PRIMARY) -> Button:
    """Opens the panel in which a verb with chips is put together."""
    text = ".".join([verb.__name__, *"?" * len(verb.__struct_fields__)])
    shown = label or scene.words.action(GAME, verb) + "…"
    return Button(cut(shown, LABEL), scene.asker.press(COMPOSE, None, text), style)


def _drop(scene: Scene, wait: Wait, offers: Offers) -> tuple[Row, ...]:
    """What is left behind is chosen privately (BUILDER-20)."""
    return ((composing(scene, actions.Drop, scene.say("panel-drop", count=scene.view.surplus)),),)


def throw(scene: Scene, offer: Offer, seat: int, label: str = "") -> Button:
    """The dice; a roll that would lose an own rent is asked about once (BUILDER-70)."""
    shown = cut(label or scene.words.action(GAME, actions.Roll), LABEL)
    if offer.blocked is None and losing(scene, seat):
        return Button(shown, scene.opens(LOSING), PRIMARY)
    return Button(shown, _press(scene, offer), PRIMARY, offer.blocked is not None)


def _roll(scene: Scene, wait: Wait, offers: Offers) -> tuple[Row, ...]:
    return ((throw(scene, offers[actions.Roll], wait.seats[0]),),)


def _jail(scene: Scene, wait: Wait, offers: Offers) -> tuple[Row, ...]:
    """The three ways out, the attempt shown (BUILDER-91 to BUILDER-93)."""
    seat = wait.seats[0]
    attempt = scene.view.seats[seat].failures + 1
    double = scene.say("panel-try-double", attempt=attempt, most=data.ATTEMPTS)
    made = [_button(scene, offers[verb]) for verb in (actions.PayFine, actions.UseJailCard)]
    return ((*made, throw(scene, offers[actions.Roll], seat, double)),)


def _buy(scene: Scene, wait: Wait, offers: Offers) -> tuple[Row, ...]:
    """Buy with the price and what is left, auction; raising money where the cash is short (BUILDER-48, BUILDER-49)."""
    offer, lot = offers[actions.Buy], scene.view.lot
    price = scene.deeds[lot].price if lot is not None else 0
    left = scene.view.seats[wait.seats[0]].cash - price
    key = "panel-buy" if offer.blocked is None else "panel-buy-short"
    bought = _button(scene, offer, scene.say(key, price=scene.cash(price), left=scene.cash(left)))
    made = [bought, _button(scene, offers[actions.Auction])]
    return ((*made, raising(scene)) if offer.blocked is not None else tuple(made),)


def raising(scene: Scene) -> Button:
    """To all that brings money."""
    return Button(scene.say("panel-raise-money"), scene.opens(RAISE))


def _steal(scene: Scene, wait: Wait, offers: Offers) -> tuple[Row, ...]:
    """One menu of everybody's chips (BUILDER-82)."""
    choices = [
        _prey(scene, victim, str(chip))
        for offer in scene.may(wait.seats[0])
        if offer.action is actions.Steal
        for victim, chips in [(int(_options(offer, 0)[0]), _options(offer, 1))]
        for chip in chips
    ]
    asked = scene.asker.press(PLAY, wait.id, "Steal.?")
    menu = Menu(asked, cut(scene.say("panel-steal"), PLACEHOLDER), tuple(choices))
    return (menu, (_button(scene, offers[actions.Decline]),))


def _options(offer: Offer, at: int) -> Sequence[int | str]:
    param = offer.params[at]
    return param.options if isinstance(param, OneOf) else ()


def _prey(scene: Scene, victim: int, chip: str) -> Choice:
    """One type of one player's chips."""
    held = scene.some(data.TYPE[chip], scene.view.seats[victim].chips[data.TYPE[chip]])
    label = scene.say("panel-prey", chip=scene.chip(chip), name=scene.names[victim])
    return Choice(cut(label, LINE), f"{victim}.{chip}", cut(scene.say("panel-prey-hint", chips=held), LINE))


def _park(scene: Scene, wait: Wait, offers: Offers) -> tuple[Row, ...]:
    """Two chips for one are chosen privately (BUILDER-83)."""
    return ((composing(scene, actions.Park), _button(scene, offers[actions.Decline])),)


def _pick(scene: Scene, wait: Wait, offers: Offers) -> tuple[Row, ...]:
    """A button for each type; greyed where the bank has none (section 23)."""
    offer = offers[actions.Pick]
    able = _options(offer, 0)
    made = [
        Button(
            cut(_delivery(scene, kind), LABEL), _press(scene, offer, f"Pick.{chip}"), PRIMARY, disabled=chip not in able
        )
        for kind, chip in enumerate(data.CHIPS)
    ]
    return (tuple(made),)


def _delivery(scene: Scene, kind: int) -> str:
    """As many chips of a type as a delivery brings, as far as the bank has them."""
    return scene.some(kind, min(data.GIFT, scene.view.bank[kind]))


def _swap(scene: Scene, wait: Wait, offers: Offers) -> tuple[Row, ...]:
    """An own property for another's (section 23)."""
    made = [_button(scene, offers[actions.Decline])]
    if actions.Swap in offers:
        label = scene.words.action(GAME, actions.Swap) + "…"
        made.insert(0, Button(label, _press(scene, offers[actions.Swap], "Swap.?.?"), PRIMARY))
    return (tuple(made),)


def _manage(scene: Scene, wait: Wait, offers: Offers) -> tuple[Row, ...]:
    """Build, the penthouse once it can be placed, exchange, end (BUILDER-17)."""
    made = []
    if _free(offers, actions.Penthouse):
        made.append(composing(scene, actions.Penthouse, style=GOOD))
    if _free(offers, actions.Build):
        made.append(composing(scene, actions.Build))
    if _free(offers, actions.Exchange):
        made.append(Button(scene.words.action(GAME, actions.Exchange) + "…", scene.opens(EXCHANGE), PRIMARY))
    return ((*made, ending(scene, offers[actions.EndTurn], wait.seats[0])),)


def _free(offers: Offers, verb: type[Action]) -> bool:
    return verb in offers and offers[verb].blocked is None


def ending(scene: Scene, offer: Offer, seat: int) -> Button:
    """The end of the turn; with more than six chips it reminds first of what will have to be left."""
    label = scene.words.action(GAME, actions.EndTurn)
    if keeping(scene, seat):
        return Button(label, scene.opens(KEEPING), PRIMARY)
    return Button(label, _press(scene, offer), PRIMARY)


def keeping(scene: Scene, seat: int) -> int:
    """Chips above the six that the next turn of a seat will allow (BUILDER-20)."""
    return max(0, scene.view.seats[seat].held - data.LIMIT)


def _debt(scene: Scene, wait: Wait, offers: Offers) -> tuple[Row, ...]:
    """Mortgages, trades, rents (BUILDER-128)."""
    return ((raising(scene),),)


def _inherit(scene: Scene, wait: Wait, offers: Offers) -> tuple[Row, ...]:
    """Repay some of the mortgages received, or keep them (BUILDER-121)."""
    repay, made = offers[actions.Repay], [_button(scene, offers[actions.KeepAll])]
    if repay.blocked is None and repay.params:
        label = scene.words.action(GAME, actions.Repay) + "…"
        made.insert(0, Button(label, _press(scene, repay, "Repay.?"), PRIMARY))
    if len(_options(offers[actions.Keep], 0)) > 1:
        label = scene.words.action(GAME, actions.Keep) + "…"
        made.insert(-1, Button(label, _press(scene, offers[actions.Keep], "Keep.?")))
    return (tuple(made),)


MAKERS: dict[str, Callable[[Scene, Wait, Offers], tuple[Row, ...]]] = {
    "drop": _drop,
    "roll": _roll,
    "jail": _jail,
    "buy": _buy,
    "steal": _steal,
    "park": _park,
    "pick": _pick,
    "swap": _swap,
    "manage": _manage,
    "debt": _debt,
    "inherit": _inherit,
    "auction": lambda scene, wait, offers: (),
}
"""By the decision's name. Auctions, rents and offers have controls of their own."""
