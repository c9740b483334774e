"""Rearranging one's own groups in one batch, and laying a property in the place of a wild."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.deal.actions import Exchange, Rearrange
from bot.games.deal.data import face
from bot.games.kit.model import Card, Offer, OneOf, Refusal, Some
from bot.present.controls import ACROSS, LABEL, LINE, PLACEHOLDER, Row, cut, rows
from bot.present.deal.aiming import HAND, OTHER, back, menus, number
from bot.present.deal.scene import GAME, RED, Scene
from bot.present.deal.trial import Change, falls, tried
from bot.present.panel import BAD, GOOD, Button, Choice, Menu, Panel
from bot.present.press import COMPOSE, PLAY

NO, YES = "no", "yes"
SWAP = "swap"


def offer_of(scene: Scene) -> Offer | None:
    """The offer to rearrange; None where there is none."""
    return next((each for each in scene.offers if each.action is Rearrange and each.blocked is None), None)


def rearrange(scene: Scene, text: str = "Rearrange.+.no") -> Panel | None:
    """`Rearrange.+45-to-red.no`, with a fourth part the card picked. None: there is nothing to rearrange."""
    offer = offer_of(scene)
    if offer is None or not isinstance(offer.params[0], Some):
        return None
    _, listed, sure, *picked = (*text.replace(OTHER, "").split("."), NO, NO)[: 4 if text.count(".") > len("ab") else 3]
    possible = tuple(map(str, offer.params[0].options))
    moves = _kept(listed, possible)
    card = number(picked[0]) if picked else -1
    change = tried(scene, Rearrange(moves, YES)) if moves else None
    fallen = change.fallen if isinstance(change, Change) else ()
    said = (
        "### " + scene.say("panel-rearrange-title"),
        scene.say("panel-rearrange-hint"),
        "\n".join("- " + scene.words.value(GAME, "move", move) for move in moves),
        *_preview(scene, change),
        "**" + scene.say("panel-sure-fall", cards=scene.cards(fallen)) + "**" if fallen and sure == YES else "",
    )
    controls = (*_picking(scene, moves, possible, card), _last(scene, offer, moves, (change, sure == YES)))
    picture = None
    if isinstance(change, Change) and scene.seat is not None:
        seats = tuple(change.after if each.seat == scene.seat else each for each in scene.view.seats)
        picture = scene.order(GAME, replace(scene.view, seats=seats))
    return Panel(HAND, tuple(filter(None, said)), controls, picture, accent=RED if fallen else None)


def _kept(listed: str, possible: Sequence[str]) -> tuple[str, ...]:
    """The moves of a text that are possible, for each card the last one named."""
    named = {move.partition("-")[0]: move for move in listed.split("+") if move in possible}
    return tuple(named.values())


def _text(moves: Sequence[str], sure: str = NO) -> str:
    return f"Rearrange.+{'+'.join(moves)}.{sure}"


def _preview(scene: Scene, change: Change | Refusal | None) -> tuple[str, ...]:
    """The groups as they will be, sets won and lost, buildings that fall."""
    if change is None:
        return ()
    if isinstance(change, Refusal):
        return ("⚠️ " + scene.words.refusal(GAME, change, scene.names),)
    groups = " · ".join(scene.progress(group) for group in change.after.groups)
    said = [scene.say("panel-then", groups=groups)]
    if change.made:
        said.append("⭐ " + scene.say("panel-completes", colours=scene.words.list(map(scene.hue, change.made))))
    if change.broken:
        said.append(
            scene.say("panel-breaks", colours=scene.words.list(map(scene.hue, change.broken)), count=len(change.broken))
        )
    if change.fallen:
        said.append("🔴 " + falls(scene, change))
    return tuple(said)


def _picking(scene: Scene, moves: Sequence[str], possible: Sequence[str], card: Card) -> list[Row]:
    """A menu of the cards that can be moved, and for the picked one where it goes."""
    cards = list(dict.fromkeys(int(move.partition("-")[0]) for move in possible))
    choices = [scene.choice(each, scene.lying(each), chosen=each == card) for each in cards]
    found = menus(scene, scene.asker.press(COMPOSE, None, f"{_text(moves)}.?"), "panel-which-wild", choices)
    goals = [move for move in possible if move.startswith(f"{card}-")]
    if not goals:
        return found
    others = [move for move in moves if not move.startswith(f"{card}-")]
    press = scene.asker.press(COMPOSE, None, _text([*others, "?"]))
    lines = tuple(Choice(cut(_goal(scene, move), LINE), move, chosen=move in moves) for move in goals)[:25]
    return [*found, Menu(press, cut(scene.say("panel-whither", card=scene.card(card)), PLACEHOLDER), lines)]


def _goal(scene: Scene, move: str) -> str:
    """Where a move leads, as its menu says it."""
    _, kind, goal = move.split("-", 2)
    if kind == "for":
        return scene.say("panel-in-place-of", card=scene.card(int(goal)))
    return f"{scene.sign(goal)} {scene.hue(goal)}"


def _last(
    scene: Scene, offer: Offer, moves: Sequence[str], tried_: tuple[Change | Refusal | None, bool]
) -> tuple[Button, ...]:
    """Apply all at once; where a building would fall, asked once more first (DEAL-48)."""
    change, sure = tried_
    asker = scene.asker
    ready = isinstance(change, Change)
    if isinstance(change, Change) and change.fallen and not sure:
        apply = Button(scene.say("panel-apply"), asker.press(COMPOSE, None, _text(moves, YES)), BAD)
    else:
        label = scene.say("panel-apply-sure" if ready and sure else "panel-apply")
        text = _text(moves, YES if sure else NO)
        apply = Button(label, asker.press(PLAY, offer.wait, text), BAD if sure else GOOD, disabled=not ready)
    made = [apply]
    if moves:
        made.append(Button(scene.words.say("compose-clear"), asker.press(COMPOSE, None, _text(()))))
    return (*made, back(scene))


# ---- a property in the place of a wild


def exchanges(scene: Scene) -> list[tuple[Card, Card]]:
    """The hand properties and the wilds whose places they may take now (DEAL-50)."""
    found = []
    for offer in scene.offers:
        if offer.action is Exchange and offer.blocked is None:
            card, wild = (param.options[0] for param in offer.params[:2] if isinstance(param, OneOf))
            found.append((int(card), int(wild)))
    return found


def exchange_controls(scene: Scene) -> list[Row]:
    """Every exchange that is possible: a button for each of a few, else menus (DEAL-50 knows no limit)."""
    made = [(f"{card}.{wild}", _offered(scene, card, wild)) for card, wild in exchanges(scene)]
    if len(made) <= ACROSS:
        return list(rows([Button(cut(label, LABEL), scene.opens(SWAP, text)) for text, label in made]))
    choices = [Choice(cut(label, LINE), text) for text, label in made]
    return menus(scene, scene.opens(SWAP, "?"), "panel-swap-which", choices)


def _offered(scene: Scene, card: Card, wild: Card) -> str:
    word = face(card).colours[0]
    return scene.say("panel-swap-wild", wild=scene.card(wild), colour=scene.hue(word), card=scene.card(card))


def swap(scene: Scene, text: str) -> Panel | None:
    """`12.45`: what becomes of the wild whose place the property takes. None: not possible any more."""
    card, wild = (*map(number, text.replace(OTHER, "").split(".")), -1)[:2]
    offers = [
        each for each in scene.offers if each.action is Exchange and each.refusal(Exchange(card, wild, "hand")) is None
    ]
    if not offers:
        return None
    param = offers[0].params[2]
    goals = list(map(str, param.options)) if isinstance(param, OneOf) else []
    made = [
        Button(cut(_to(scene, goal), LABEL), scene.asker.press(PLAY, offers[0].wait, f"Exchange.{card}.{wild}.{goal}"))
        for goal in goals
    ]
    title = "### " + scene.say("panel-swap-title", card=scene.card(card), wild=scene.card(wild))
    said = (title, scene.say("panel-swap-hint", colour=scene.hue(face(card).colours[0])))
    return Panel(HAND, said, rows([*made, back(scene, card)]), scene.portrait(card))


def _to(scene: Scene, goal: str) -> str:
    """Where the wild goes."""
    if goal == "hand":
        return scene.say("panel-to-hand")
    return f"{scene.sign(goal)} " + scene.say("panel-to-colour", colour=scene.hue(goal))
