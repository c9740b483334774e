"""The buttons and menus with which the side that is asked answers: aim, Jail, second chance, Chance, Railroad."""

from collections.abc import Callable

from bot.games.kit.model import Action, Offer, OneOf, Space
from bot.games.knockout import actions
from bot.games.knockout.data import CELLS
from bot.present.controls import LABEL, LINE, PLACEHOLDER, Row, cut
from bot.present.knockout.scene import GAME, Scene
from bot.present.panel import GOOD, PLAIN, Button, Choice, Menu

AIM = "aim"
"""The private panel in which a slide is aimed."""


def controls(scene: Scene, offers: list[Offer]) -> tuple[Row, ...]:
    """What answers the question that is open; `offers` are those of whoever may answer it."""
    make = MAKERS.get(scene.awaited.what) if scene.awaited else None
    return () if make is None else make(scene, offers)


def _button(scene: Scene, verb: type[Action], label: str = "", style: str = PLAIN) -> Button:
    shown = label or scene.words.action(GAME, verb)
    return Button(cut(shown, LABEL), scene.plays(verb.__name__), style)


def _aim(scene: Scene, label: str) -> Button:
    """The primary button: it opens the private aiming panel (section 18)."""
    return Button(scene.say(label), scene.opens(AIM), GOOD)


def _slide(scene: Scene, offers: list[Offer]) -> tuple[Row, ...]:
    return ((_aim(scene, "panel-aim"),),)


def _retry(scene: Scene, offers: list[Offer]) -> tuple[Row, ...]:
    """Try again, with the price where it has one, or not (KNOCKOUT-170, KNOCKOUT-173)."""
    cost = scene.awaited.cost if scene.awaited else 0
    label = scene.say("panel-retry-paid", amount=scene.cash(cost)) if cost else scene.say("panel-retry")
    return ((Button(label, scene.opens(AIM), GOOD), _button(scene, actions.Decline)),)


def _jail(scene: Scene, offers: list[Offer]) -> tuple[Row, ...]:
    """Two buttons, visible to all, usable by the owner's side (KNOCKOUT-37, section 18)."""
    cost = scene.cash(scene.awaited.cost if scene.awaited else 0)
    pay = _button(scene, actions.Pay, scene.say("panel-pay", amount=cost), GOOD)
    return ((pay, _button(scene, actions.Stay)),)


def _chance(scene: Scene, offers: list[Offer]) -> tuple[Row, ...]:
    """Slide again, which opens the aiming panel, or leave it (KNOCKOUT-49, KNOCKOUT-52)."""
    return ((_aim(scene, "panel-aim-chance"), _button(scene, actions.LetLie)),)


def _railroad(scene: Scene, offers: list[Offer]) -> tuple[Row, ...]:
    """A menu of the unoccupied properties with what each would bring, and staying (KNOCKOUT-56, KNOCKOUT-59)."""
    offer = next((each for each in offers if each.action is actions.Move), None)
    remain = (_button(scene, actions.Remain),)
    if offer is None or not isinstance(offer.params[0], OneOf):
        return (remain,)
    lines = tuple([_property(scene, int(space)) for space in offer.params[0].options])
    asked = scene.words.field(GAME, actions.Move, "space")
    return (Menu(scene.plays("Move.?"), cut(asked, PLACEHOLDER), lines), remain)


def _property(scene: Scene, space: Space) -> Choice:
    """An unoccupied property: its price, its set, and what it would bring."""
    label = f"{scene.space(space)} · {scene.worth(space)}"
    hint = f"{scene.group(CELLS[space].set)} · {scene.by_rail(space)}"
    return Choice(cut(label, LINE), str(space), cut(hint, LINE))


MAKERS: dict[str, Callable[[Scene, list[Offer]], tuple[Row, ...]]] = {
    "slide": _slide,
    "again": _slide,
    "retry": _retry,
    "jail": _jail,
    "chance": _chance,
    "railroad": _railroad,
}
"""By what is awaited."""
