"""Deal's private panels: the hand, what a card may do, giving back, standing orders, played cards, help."""

from collections import Counter
from collections.abc import Callable, Sequence

from bot.games.deal import actions
from bot.games.deal.data import DOUBLE, NO, face
from bot.games.kit.model import Card, Offer, OneOf, Seat
from bot.present.controls import ACROSS, CONFIRM, LABEL, LINE, PLACEHOLDER, Row, ask, cut, rows
from bot.present.deal.aiming import AIM, AIMED, HAND, RENT, RENTS, aim, back, confirm, number, rent
from bot.present.deal.answering import answer, pay
from bot.present.deal.demands import ANSWER
from bot.present.deal.hints import effect, hint
from bot.present.deal.moving import SWAP, exchange_controls, offer_of, rearrange, swap
from bot.present.deal.public import DISCARD, PLAYED, REARRANGE
from bot.present.deal.scene import GAME, RED, Scene
from bot.present.panel import BAD, GOOD, PLAIN, PRIMARY, Button, Choice, Menu, Panel
from bot.present.press import COMPOSE, OPEN, PLAY
from bot.tables.model import Table
from bot.words import Words

MINE, ORDERS, HELP, COMPOSING = "mine", "orders", "help", "compose"
PAGES = 4
"""Quick-rule pages (DEAL-3)."""
LATEST = 12
"""Played cards that are listed one by one."""
SWITCHES = ("pay", "accept", "guard")


def private(table: Table, seat: Seat | None, what: str, words: Words) -> Panel:
    """The panel that `what` names: `hand`, `hand.45`, `answer`, `compose.<text>`, or a half-made action text.

    Played cards and help are for everybody, all else for the looker's own seat.
    """
    scene = Scene(table, words, seat)
    name, _, text = what.partition(".")
    if name in OPEN_TO_ALL:
        return OPEN_TO_ALL[name](scene, text)
    if seat is None:
        return Panel(HAND, (words.say("refusal-stranger"),))
    found = PANELS[name](scene, text) if name in PANELS else _half_made(scene, what)
    return mine(scene, words.say("ask-done")) if found is None else found


def mine(scene: Scene, first: str = "") -> Panel:
    """What waits for the looker: a question, too many cards, else the hand."""
    found = answer(scene) or (discard(scene) if scene.view.excess else None) or hand(scene)
    return Panel(
        found.slot, (first, *found.lines) if first else found.lines, found.rows, found.picture, accent=found.accent
    )


def _mine(scene: Scene, text: str) -> Panel:
    return mine(scene)


# ---- the hand


def hand(scene: Scene, text: str = "") -> Panel:
    """The fan, a menu of the cards with what each would do now, and what the chosen one may do."""
    view = scene.view
    chosen = number(text) if number(text) in view.hand else 0
    said = (
        "### " + scene.say("panel-hand", count=len(view.hand)),
        _state(scene),
        scene.say("panel-drawn", cards=scene.cards(view.fresh)) if view.fresh and not chosen else "",
        *(_about(scene, chosen) if chosen else ()),
    )
    found: list[Row] = []
    if view.hand:
        choices = tuple(
            scene.choice(card, hint(scene, card), chosen=card == chosen, new=card in view.fresh) for card in view.hand
        )
        asked = cut(scene.say("panel-choose-card"), PLACEHOLDER)
        found.append(Menu(scene.opens(HAND, "?"), asked, choices[:25]))
    if chosen:
        found += _uses(scene, chosen)
    return Panel(
        HAND, tuple(filter(None, said)), (*found, *exchange_controls(scene), *rows(_always(scene))), scene.fan()
    )


def _state(scene: Scene) -> str:
    """Whose turn it is, what the looker may do, until when."""
    view = scene.view
    if view.ranks:
        return scene.say("panel-over")
    if scene.awaited:
        return "⚠️ " + scene.say("panel-asked-you")
    if view.active != scene.seat:
        return scene.say("panel-not-yours", name=scene.name(view.active))
    if view.demand is not None:
        return scene.say("panel-answers-below")
    if view.stage == "discard":
        return scene.say("panel-too-many", excess=view.excess)
    end = scene.ends("panel-until-play", scene.wait_of("play"))
    said = scene.say("panel-your-turn", plays=view.plays)
    return f"{said}\n-# {end}" if end else said


def _about(scene: Scene, card: Card) -> tuple[str, ...]:
    """The chosen card: its name and effect, and why it cannot be played where it cannot."""
    worth = f" · {scene.cash(face(card).value)}" if face(card).value else ""
    said = [f"**{scene.signed(card)}**{worth}", effect(scene, card)]
    offers = scene.of_card(card)
    if scene.view.active == scene.seat and offers and face(card).word in (NO, DOUBLE):
        said.append("-# " + scene.say(f"panel-keep-{face(card).word}"))
    blocked = [each.blocked for each in offers if each.blocked is not None]
    said += ["-# " + scene.words.refusal(GAME, why, scene.names) for why in blocked]
    return tuple(dict.fromkeys(filter(None, said)))


def _uses(scene: Scene, card: Card) -> list[Row]:
    """Only the legal buttons of a card: bank, lay, play."""
    made: list[Button] = []
    found: list[Row] = []
    for offer in scene.of_card(card):
        if offer.blocked is not None:
            continue
        if offer.action is actions.Lay and len(_words(offer)) > ACROSS:
            found.append(_every_colour(scene, offer, card))
        else:
            made += _buttons(scene, offer, card)
    return [*found, *rows(made)]


def _words(offer: Offer) -> list[str]:
    """The words that the second field may be."""
    param = offer.params[1] if len(offer.params) > 1 else None
    return [str(option) for option in param.options] if isinstance(param, OneOf) else []


def _every_colour(scene: Scene, offer: Offer, card: Card) -> Menu:
    """The ten colours on which a multicolour wild may lie."""
    lines_ = tuple(
        Choice(cut(f"{scene.sign(word)} {scene.hue(word)}", LINE), word, cut(hint(scene, card, word), LINE))
        for word in _words(offer)
    )
    press = scene.asker.press(PLAY, offer.wait, f"Lay.{card}.?")
    return Menu(press, cut(scene.say("panel-lay-where"), PLACEHOLDER), lines_)


def _buttons(scene: Scene, offer: Offer, card: Card) -> list[Button]:
    """What one verb of a card may do, as buttons."""
    verb, press = offer.action, scene.asker.press
    if verb is actions.Bank:
        label = scene.say("panel-to-bank", value=scene.cash(face(card).value))
        return [Button(label, press(PLAY, offer.wait, f"Bank.{card}"))]
    if verb is actions.Lay:
        return [
            Button(
                cut(f"{scene.sign(word)} " + scene.say("panel-lay-on", colour=scene.hue(word)), LABEL),
                press(PLAY, offer.wait, f"Lay.{card}.{word}"),
                GOOD,
            )
            for word in _words(offer)
        ]
    if verb is actions.Build:
        return [_site(scene, offer, card, int(first)) for first in _words(offer)]
    if verb is actions.PassGo:
        return [Button(scene.say("panel-draw-two"), press(PLAY, offer.wait, f"PassGo.{card}"), GOOD)]
    if verb is actions.Birthday:
        return [Button(scene.say("panel-play-card"), press(OPEN, CONFIRM, f"Birthday.{card}"), GOOD)]
    if verb in (*AIMED, *RENTS):
        return [Button(scene.say("panel-play-card"), scene.opens(RENT if verb in RENTS else AIM, str(card)), GOOD)]
    return []


def _site(scene: Scene, offer: Offer, card: Card, first: Card) -> Button:
    """A complete set on which a building may stand, with its rent before and after."""
    group = scene.places[first][1]
    more = 3 if face(card).word == "house" else 4
    label = scene.say(
        "panel-build-on",
        colour=scene.hue(group.colour),
        before=scene.cash(group.rent),
        after=scene.cash(group.rent + more),
    )
    press = scene.asker.press(PLAY, offer.wait, f"Build.{card}.{first}")
    return Button(cut(f"{scene.sign(group.colour)} {label}", LABEL), press, GOOD)


def _always(scene: Scene) -> list[Button]:
    """What is possible whatever card is chosen."""
    made = []
    if scene.awaited:
        made.append(Button(scene.say("panel-answer"), scene.opens(ANSWER), PRIMARY))
    if scene.view.excess:
        made.append(Button(scene.say("panel-discard"), scene.opens(DISCARD), PRIMARY))
    ending = next((each for each in scene.offers if each.action is actions.EndTurn), None)
    if ending is not None:
        label = scene.words.action(GAME, actions.EndTurn)
        made.append(Button(label, scene.asker.press(PLAY, ending.wait, "EndTurn"), PRIMARY))
    if offer_of(scene) is not None:
        made.append(Button(scene.say("panel-rearrange"), scene.opens(REARRANGE)))
    if any(each.action is actions.Order for each in scene.offers):
        made.append(Button(scene.say("panel-orders"), scene.opens(ORDERS)))
    return [*made, Button(scene.say("panel-help"), scene.opens(HELP))]


# ---- giving back the excess


def discard(scene: Scene, text: str = "") -> Panel | None:
    """Exactly the excess, in the order in which it goes under the pile (DEAL-27, DEAL-28). None: nothing to give."""
    offer = next((each for each in scene.offers if each.action is actions.GiveBack), None)
    if offer is None:
        return None
    view = scene.view
    named = dict.fromkeys(number(part) for part in text.partition(".")[2].split("+"))
    cards = [card for card in named if card in view.hand][: view.excess]
    choices = tuple(scene.choice(card, effect(scene, card), chosen=card in cards) for card in view.hand)
    asked = cut(scene.say("panel-give-which", excess=view.excess), PLACEHOLDER)
    menu = Menu(scene.asker.press(COMPOSE, None, "GiveBack.+?"), asked, choices[:25], view.excess, view.excess)
    label = scene.words.action(GAME, actions.GiveBack)
    ready = len(cards) == view.excess
    send = Button(label, scene.asker.press(PLAY, offer.wait, _giving(cards)), GOOD, disabled=not ready)
    end = scene.ends("panel-until-discard", offer.wait or "")
    said = (
        "### " + scene.say("panel-too-many", excess=view.excess),
        end and f"-# {end}",
        "\n".join(f"{at}. {scene.card(card)}" for at, card in enumerate(cards, 1)),
        "-# " + scene.say("panel-give-order") if len(cards) > 1 else "",
    )
    first = [_first(scene, card, cards) for card in cards[1:]]
    return Panel(HAND, tuple(filter(None, said)), (menu, *rows([send, *first, _hand(scene)])), scene.fan(), accent=RED)


def _giving(cards: Sequence[Card]) -> str:
    return "GiveBack.+" + "+".join(map(str, cards))


def _first(scene: Scene, card: Card, cards: Sequence[Card]) -> Button:
    """A chosen card goes to the front: it will be drawn first of them."""
    order = [card, *(each for each in cards if each != card)]
    label = scene.say("panel-give-first", card=scene.card(card))
    return Button(cut(label, LABEL), scene.asker.press(COMPOSE, None, _giving(order)))


def _hand(scene: Scene) -> Button:
    return Button(scene.say("panel-my-hand"), scene.opens(HAND))


# ---- standing orders


def orders(scene: Scene, text: str = "") -> Panel | None:
    """Three switches that only the looker sees (DEAL-128), and leaving for good. None: nothing to switch."""
    if not any(each.action is actions.Order for each in scene.offers):
        return None
    made: list[Row] = []
    said = ["### " + scene.say("panel-orders-title"), scene.say("panel-orders-hint")]
    for order in SWITCHES:
        on = order in scene.view.orders
        said.append(f"- {'🟢' if on else '⚪'} {scene.say(f'panel-order-{order}')}")
        label = scene.say("panel-order-off" if on else "panel-order-on", order=scene.say(f"panel-order-{order}-short"))
        press = scene.asker.press(PLAY, None, f"Order.{order}.{'off' if on else 'on'}")
        made.append((Button(cut(label, LABEL), press, PLAIN if on else GOOD),))
    leave = Button(scene.words.action(GAME, actions.Leave), scene.asker.press(OPEN, CONFIRM, "Leave"), BAD)
    return Panel(HAND, tuple(said), (*made, (_hand(scene), leave)))


# ---- half-made actions


def _half_made(scene: Scene, text: str) -> Panel | None:
    """The next question of an action that was begun by typing."""
    verb, *parts = text.split(".")
    wizard = WIZARDS.get(verb)
    if wizard is not None and (parts[:1] != ["?"] or verb in COMPOSED):
        return wizard(scene, text if verb in COMPOSED else ".".join(parts[:1]))
    question = ask(scene.asker, scene.offers, None, text)
    return None if question is None else Panel(HAND, question.lines, (*question.rows, (back(scene),)))


def _compose(scene: Scene, text: str) -> Panel | None:
    """A payment, a batch or what goes back, as composed so far."""
    maker = COMPOSED.get(text.partition(".")[0])
    return None if maker is None else maker(scene, text)


def _paying(scene: Scene, text: str) -> Panel | None:
    """A payment; one that was begun by typing starts with the suggestion."""
    return answer(scene, "") if "?" in text else pay(scene, text)


COMPOSED: dict[str, Callable[[Scene, str], Panel | None]] = {
    actions.Pay.__name__: _paying,
    actions.GiveBack.__name__: discard,
    actions.Rearrange.__name__: rearrange,
}
WIZARDS: dict[str, Callable[[Scene, str], Panel | None]] = {
    **{verb.__name__: aim for verb in AIMED},
    **{verb.__name__: rent for verb in RENTS},
    **COMPOSED,
}
"""Verbs that are put together in panels of their own."""


# ---- what everybody may look at


def played(scene: Scene, text: str = "") -> Panel:
    """The played cards: the latest one by one, then how many of each."""
    cards = scene.view.discards[::-1]
    counts = Counter(map(scene.card, cards))
    latest = " · ".join(scene.card(card) for card in cards[:LATEST])
    every = " · ".join(f"{name} ×{count}" if count > 1 else name for name, count in sorted(counts.items()))
    said = (
        "### " + scene.say("panel-played-title", count=len(cards)),
        scene.say("panel-played-latest", cards=latest) if cards else scene.words.say("none"),
        "-# " + every if len(cards) > LATEST else "",
    )
    shown = None if not cards else scene.portrait(cards[0])
    return Panel(PLAYED, tuple(filter(None, said)), (), shown)


def help_(scene: Scene, text: str = "") -> Panel:
    """The four quick-rule cards, one page each (DEAL-3)."""
    page = number(text) if 1 <= number(text) <= PAGES else 1
    made = tuple(
        Button(
            cut(scene.say(f"panel-help-title-{at}"), LABEL),
            scene.opens(HELP, str(at)),
            PRIMARY if at == page else PLAIN,
            disabled=at == page,
        )
        for at in range(1, PAGES + 1)
    )
    said = ("### " + scene.say(f"panel-help-title-{page}"), scene.say(f"panel-help-{page}"))
    own = () if scene.seat is None else ((_hand(scene),),)
    return Panel(HELP, said, (made, *own))


OPEN_TO_ALL: dict[str, Callable[[Scene, str], Panel]] = {PLAYED: played, HELP: help_}
PANELS: dict[str, Callable[[Scene, str], Panel | None]] = {
    MINE: _mine,
    HAND: hand,
    ANSWER: answer,
    AIM: aim,
    RENT: rent,
    CONFIRM: confirm,
    SWAP: swap,
    DISCARD: discard,
    ORDERS: orders,
    REARRANGE: lambda scene, text: rearrange(scene),
    COMPOSING: _compose,
}
"""Private panels by name."""
