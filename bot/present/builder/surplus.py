"""The private panels about chips: what is left above six, two for one on Free Parking, four for one with the bank."""

from bot.games.builder import actions, data
from bot.games.kit.model import Offer, OneOf, Refusal, Seat, Some
from bot.present.builder import picking
from bot.present.builder.choices import MINE
from bot.present.builder.scene import GAME, Scene
from bot.present.controls import LABEL, cut
from bot.present.panel import GOOD, PRIMARY, Button, Panel
from bot.present.press import COMPOSE, PLAY
from bot.present.trading import back


def have(scene: Scene, seat: Seat) -> str:
    """The chips that a seat holds."""
    own = scene.view.seats[seat]
    return scene.say("panel-have", chips=scene.pile(own.chips), count=own.held)


# ---- the six-chip limit


def drop(scene: Scene, seat: Seat, text: str) -> Panel | None:
    """Which chips are left on the space; the usual choice is set already (BUILDER-20, BUILDER-21); None when none are due."""
    offer = next((each for each in scene.may(seat) if each.action is actions.Drop), None)
    if offer is None or not isinstance(offer.params[0], Some):
        return None
    domain, wait = offer.params[0], offer.wait
    usual = picking.Picked(
        picking.plenty(scene.view.seats[seat].chips, domain.low), picking.most_of(domain), domain.low
    )
    chosen = picking.picked(text, usual.most, domain.low, usual.counts)
    left = [count - gone for count, gone in zip(scene.view.seats[seat].chips, chosen.counts, strict=True)]
    said = (
        "### " + scene.say("panel-drop-title", count=domain.low),
        scene.say("panel-drop-where", space=scene.space(scene.view.seats[seat].space, "at")),
        have(scene, seat),
        scene.say("panel-remains", chips=scene.pile(left)),
        *([] if chosen.right else ["⚠️ " + scene.words.refusal(GAME, _short(domain.low))]),
    )
    sure = Button(
        cut(scene.say("panel-drop-sure", count=chosen.total, wanted=domain.low), LABEL),
        scene.asker.press(PLAY, wait, f"Drop.{chosen.goods}"),
        GOOD,
        disabled=not chosen.right,
    )
    last = [sure]
    if chosen.counts != usual.counts:
        last.append(Button(scene.say("panel-usual"), scene.asker.press(COMPOSE, None, f"Drop.{usual.word}-u")))
    made = picking.rows(scene, chosen, lambda counts: f"Drop.{counts}")
    return Panel(MINE, said, (*made, (*last, back(scene))), scene.mine(seat))


def _short(count: int) -> Refusal:
    return Refusal("surplus-exactly", {"count": count})


# ---- Free Parking


def park(scene: Scene, seat: Seat, text: str) -> Panel | None:
    """Two chips to give, then one of another type to take (BUILDER-83, BUILDER-84); None when it is over."""
    offers = [each for each in scene.may(seat) if each.action is actions.Park]
    if not offers:
        return None
    held = scene.view.seats[seat].chips
    most = tuple([min(count, data.PARKING_RATE) for count in held])
    chosen = picking.picked(text.partition(".")[0], most, data.PARKING_RATE, picking.plenty(held, data.PARKING_RATE))
    said = (
        "### " + scene.words.action(GAME, actions.Park),
        have(scene, seat),
        scene.say("panel-park-give", chips=scene.spoken(chosen.counts)),
        scene.words.field(GAME, actions.Park, "wanted"),
    )
    wanted = tuple([_taken(scene, offers, chosen, kind) for kind in data.KINDS])
    made = picking.rows(scene, chosen, lambda counts: f"Park.{counts}.?")
    return Panel(MINE, said, (*made, wanted, (back(scene),)))


def _taken(scene: Scene, offers: list[Offer], chosen: picking.Picked, kind: int) -> Button:
    """One type to take: greyed where it is given, where the bank has none, or before two are chosen."""
    chip = data.CHIPS[kind]
    able = any(isinstance(each.params[1], OneOf) and chip in each.params[1].options for each in offers)
    label = scene.say("panel-park-take", chip=scene.chip(chip))
    press = scene.asker.press(PLAY, offers[0].wait, f"Park.{chosen.goods}.{chip}")
    free = able and chosen.right and not chosen.counts[kind]
    return Button(cut(label, LABEL), press, PRIMARY, disabled=not free)


# ---- four for one


def exchange(scene: Scene, seat: Seat) -> Panel | None:
    """A button for each exchange that the bank makes now (BUILDER-102, BUILDER-103); None when there is none."""
    offers = [each for each in scene.may(seat) if each.action is actions.Exchange and each.blocked is None]
    if not offers:
        return None
    made = [tuple(_exchanges(scene, offer)) for offer in offers]
    stock = scene.say("panel-bank", chips=scene.pile(scene.view.bank))
    said = ("### " + scene.words.action(GAME, actions.Exchange), have(scene, seat), "-# " + stock)
    return Panel(MINE, said, (*made, (back(scene),)), scene.mine(seat))


def _exchanges(scene: Scene, offer: Offer) -> list[Button]:
    """What four of a type may become."""
    given, wanted = offer.params
    if not isinstance(given, OneOf) or not isinstance(wanted, OneOf):
        return []
    chip = str(given.options[0])
    four = scene.some(data.TYPE[chip], data.RATE)
    return [
        Button(
            cut(scene.say("panel-exchange", four=four, one=scene.some(data.TYPE[str(one)], 1)), LABEL),
            scene.asker.press(PLAY, offer.wait, f"Exchange.{chip}.{one}"),
            PRIMARY,
        )
        for one in wanted.options
    ]
