"""The buttons and menus with which the active player answers the decisions of a turn."""

from collections.abc import Callable, Sequence

from bot.games.classic import actions, data
from bot.games.kit.model import Action, Offer, OneOf, Space, Wait
from bot.present import deeds
from bot.present.classic.claims import losing
from bot.present.classic.scene import GAME, Scene
from bot.present.controls import LABEL, PLACEHOLDER, Row, cut, rows
from bot.present.panel import GOOD, PLAIN, PRIMARY, Button, Menu
from bot.present.press import COMPOSE, PLAY

RAISE, LOSING, BUILD, SIDE = "raise", "losing", "build", "side"
"""Private panels: raising money, the question before a claim is lost, building, and a side of the board by number."""
SIDES = 4
MOST_HOLDERS = 2
"""There are two jail cards."""


def of_turn(scene: Scene, wait: Wait) -> tuple[Row, ...]:
    """What answers one decision of the turn, for the person awaited."""
    make = MAKERS.get(wait.id.rpartition("-")[0])
    if make is None:
        return ()
    offers = {offer.action: offer for offer in scene.may(wait.seats[0]) if offer.wait in (None, wait.id)}
    return make(scene, wait, offers)


Offers = dict[type[Action], Offer]


def _press(scene: Scene, offer: Offer, text: str = "") -> str:
    return scene.asker.press(PLAY, offer.wait, text or offer.action.__name__)


def _button(scene: Scene, offer: Offer, label: str = "", style: str = PLAIN) -> Button:
    """A verb without fields, greyed while it is not possible."""
    shown = label or scene.words.action(GAME, offer.action)
    return Button(cut(shown, LABEL), _press(scene, offer), style, offer.blocked is not None)


def throw(scene: Scene, offer: Offer, seat: int, label: str = "") -> Button:
    """The dice; a roll that would lose an own rent is asked about once (CLASSIC-82)."""
    shown = cut(label or scene.words.action(GAME, actions.Roll), LABEL)
    if offer.blocked is None and losing(scene, seat):
        return Button(shown, scene.opens(LOSING), PRIMARY)
    return Button(shown, _press(scene, offer), PRIMARY, offer.blocked is not None)


def _roll(scene: Scene, wait: Wait, offers: Offers) -> tuple[Row, ...]:
    return ((throw(scene, offers[actions.Roll], wait.seats[0]),),)


def _jail(scene: Scene, wait: Wait, offers: Offers) -> tuple[Row, ...]:
    """The three ways out (CLASSIC-106), and whose card could be bought (CLASSIC-109)."""
    seat = wait.seats[0]
    fine, card = offers[actions.PayFine], offers[actions.UseJailCard]
    made = [_button(scene, fine, scene.say("panel-pay-fine", amount=scene.cash(data.FINE)))]
    made += [_card(scene, card, kept) for kept in scene.view.seats[seat].cards]
    if not scene.view.seats[seat].cards:
        label = scene.words.action(GAME, actions.UseJailCard)
        made.append(Button(cut(label, LABEL), _press(scene, card, "UseJailCard.?"), disabled=True))
    attempt = scene.view.seats[seat].failures + 1
    double = scene.say("panel-try-double", attempt=attempt, most=data.TURNS_IN_JAIL)
    made.append(throw(scene, offers[actions.Roll], seat, double))
    return rows([*made, *_sellers(scene, seat)])


def _card(scene: Scene, offer: Offer, kept: str) -> Button:
    """One kept jail card (CLASSIC-197)."""
    label = scene.say("panel-use-card", card=scene.words.value(GAME, "word", kept))
    return Button(cut(label, LABEL), _press(scene, offer, f"UseJailCard.{kept}"))


def _sellers(scene: Scene, seat: int) -> list[Button]:
    """A deal about each jail card that somebody else has."""
    held = [(other.seat, kept) for other in scene.view.seats if other.seat != seat for kept in other.cards]
    return [
        Button(
            cut(scene.say("panel-buy-card", name=scene.names[other]), LABEL),
            scene.asker.press(COMPOSE, None, f"Propose.{other}.+.0.+{kept}.0.+"),
        )
        for other, kept in held[:MOST_HOLDERS]
    ]


def _bus(scene: Scene, wait: Wait, offers: Offers) -> tuple[Row, ...]:
    """Each way with the space it leads to (CLASSIC-34)."""
    offer = offers[actions.Bus]
    made = [
        Button(
            cut(scene.say("panel-way", steps=way.steps, space=scene.space(way.space)), LABEL),
            _press(scene, offer, f"Bus.{way.way}"),
            PRIMARY,
        )
        for way in scene.view.ways
    ]
    return rows(made)


def _triple(scene: Scene, wait: Wait, offers: Offers) -> tuple[Row, ...]:
    """All other spaces, a menu for each side of the board; the chosen one is asked once more (CLASSIC-45)."""
    domain = offers[actions.Go].params[0]
    free = set(domain.options) if isinstance(domain, OneOf) else set()
    size = data.TRACK.size // SIDES
    return tuple([_side(scene, side, range(side * size, (side + 1) * size), free) for side in range(SIDES)])


def _side(scene: Scene, side: int, spaces: Sequence[Space], free: set[int | str]) -> Menu:
    """One side of the board, owner and price beside each name."""
    choices = deeds.choices(scene, [space for space in spaces if space in free], scene.space_hint)
    first, last = scene.space(spaces[0]), scene.space(spaces[-1])
    return Menu(
        scene.opens(f"{SIDE}-{side}", "?"), cut(scene.say("panel-side", first=first, last=last), PLACEHOLDER), choices
    )


def _choose_card(scene: Scene, wait: Wait, offers: Offers) -> tuple[Row, ...]:
    """Pay, or draw another card (CLASSIC-218)."""
    return ((_button(scene, offers[actions.Pay]), _button(scene, offers[actions.Draw])),)


def _buy(scene: Scene, wait: Wait, offers: Offers) -> tuple[Row, ...]:
    """Buy with the price and what is left, auction; raising money where the cash is short (CLASSIC-53)."""
    offer, lot = offers[actions.Buy], scene.view.lot
    price = scene.plots[lot].price if lot is not None else 0
    left = scene.view.seats[wait.seats[0]].available - price
    key = "panel-buy" if offer.blocked is None else "panel-buy-short"
    bought = _button(scene, offer, scene.say(key, price=scene.cash(price), left=scene.cash(left)), GOOD)
    made = [bought, _button(scene, offers[actions.Decline])]
    if offer.blocked is not None:
        made.append(raising(scene))
    return (tuple(made),)


def raising(scene: Scene) -> Button:
    """To all that brings money."""
    return Button(scene.say("panel-raise-money"), scene.opens(RAISE))


def _end(scene: Scene, wait: Wait, offers: Offers) -> tuple[Row, ...]:
    """Hand over the dice; build first, where that is possible (CLASSIC-20, CLASSIC-22)."""
    made = [_button(scene, offers[actions.EndTurn], style=PRIMARY)]
    build = offers.get(actions.Build)
    if build is not None and build.blocked is None:
        made.append(Button(scene.words.action(GAME, actions.Build) + "…", scene.opens(BUILD)))
    return (tuple(made),)


def _debt(scene: Scene, wait: Wait, offers: Offers) -> tuple[Row, ...]:
    """Raising the money is nobody else's business (CLASSIC-151)."""
    return ((raising(scene),),)


def _inherit(scene: Scene, wait: Wait, offers: Offers) -> tuple[Row, ...]:
    """The mortgages that may be lifted, or none (CLASSIC-159)."""
    made = [_button(scene, offers[actions.Done])]
    lift = offers.get(actions.Lift)
    if lift is not None and lift.blocked is None:
        label = scene.words.action(GAME, actions.Lift) + "…"
        made.insert(0, Button(label, scene.asker.press(PLAY, lift.wait, "Lift.?"), PRIMARY))
    return (tuple(made),)


MAKERS: dict[str, Callable[[Scene, Wait, Offers], tuple[Row, ...]]] = {
    "roll": _roll,
    "jail": _jail,
    "bus": _bus,
    "triple": _triple,
    "card": _choose_card,
    "buy": _buy,
    "end": _end,
    "debt": _debt,
    "inherit": _inherit,
}
"""By the decision's name. Auctions, shortages, claims and deals have controls of their own."""
