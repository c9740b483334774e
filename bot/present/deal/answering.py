"""Answering: paying with one's own table cards, letting a theft happen, Just Say No, and countering one."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.deal.actions import Pay, SayNo, Submit
from bot.games.deal.data import face
from bot.games.deal.view import ThreadView
from bot.games.kit.engine import write
from bot.games.kit.model import Action, Card, Offer, OneOf, Refusal, Value
from bot.present import composer
from bot.present.composition import Composition, fitting, read
from bot.present.controls import LABEL, Row, cut, rows
from bot.present.deal import lines
from bot.present.deal.aiming import number
from bot.present.deal.demands import ANSWER, HAND
from bot.present.deal.scene import GAME, RED, Scene
from bot.present.deal.trial import Change, falls, tried
from bot.present.panel import BAD, GOOD, PRIMARY, Button, Menu, Panel
from bot.present.press import COMPOSE, PLAY


def answer(scene: Scene, text: str = "") -> Panel | None:
    """The looker's open question, or the one of that number; None where there is none."""
    threads = scene.awaited
    thread = next((each for each in threads if each.number == number(text)), threads[0] if threads else None)
    demand = scene.view.demand
    if thread is None or demand is None:
        return None
    if thread.asked == thread.target and thread.due:
        return pay(scene, write(Pay(thread.number, thread.least)))
    title = "### " + lines.demanded(scene, demand)
    theft = thread.asked == thread.target
    who = scene.name(demand.actor if theft else thread.target)
    said = (title, scene.say("panel-asks-theft" if theft else "panel-asks-counter", name=who), _limit(scene, thread))
    letting = scene.say("panel-accept" if theft else "panel-let-stand")
    offer = _offer(scene, thread, Submit)
    made = [Button(letting, _plays(scene, offer, Submit(thread.number)), PRIMARY)] if offer else []
    made += _joker(scene, thread)
    shown = demand.take[0] if theft else thread.nos[-1]
    controls = (*rows(made), *_others(scene, thread))
    return Panel(HAND, tuple(filter(None, said)), controls, scene.portrait(shown), accent=RED)


def _offer(scene: Scene, thread: ThreadView, verb: type[Action]) -> Offer | None:
    """What answers a thread in that way."""
    for offer in scene.offers:
        if offer.action is verb and offer.blocked is None and offer.wait == thread.wait:
            return offer
    return None


def _plays(scene: Scene, offer: Offer, action: Action) -> str:
    return scene.asker.press(PLAY, offer.wait, write(action))


def _limit(scene: Scene, thread: ThreadView) -> str:
    """Until when, and what happens then."""
    kind = "counter" if thread.asked != thread.target else "pay" if thread.due else "theft"
    end = scene.ends(f"panel-limit-{kind}", thread.wait)
    return f"-# {end}" if end else ""


def _joker(scene: Scene, thread: ThreadView) -> list[Button]:
    """Just Say No, only where it is held: this panel is seen by its owner alone."""
    offer = _offer(scene, thread, SayNo)
    if offer is None or not isinstance(offer.params[1], OneOf):
        return []
    label = scene.say("panel-counter-joker" if thread.asked != thread.target else "panel-joker")
    return [Button(label, _plays(scene, offer, SayNo(thread.number, int(offer.params[1].options[0]))), BAD)]


def _others(scene: Scene, thread: ThreadView) -> tuple[Row, ...]:
    """The looker's other open questions, and the way to the hand."""
    others = [each for each in scene.awaited if each.number != thread.number]
    made = [
        Button(
            cut(scene.say("panel-other-question", name=scene.names[each.target]), LABEL),
            scene.opens(ANSWER, str(each.number)),
        )
        for each in others
    ]
    return rows([*made, Button(scene.say("panel-my-hand"), scene.opens(HAND))])


# ---- paying


def pay(scene: Scene, text: str) -> Panel | None:
    """The payment as composed so far, `Pay.<thread>.+12+15`; None where nothing is owed in that thread."""
    found = fitting(scene.offers, text)
    demand = scene.view.demand
    if not found or demand is None:
        return None
    made = read(found[0], text)
    assert isinstance(made.action, Pay)
    thread = next(each for each in scene.awaited if each.number == made.action.thread)
    change = tried(scene, made.action)
    why = _why(scene, made.action, thread, change)
    said = (
        "### " + lines.demanded(scene, demand),
        scene.say("panel-owed", name=scene.name(demand.actor), due=scene.cash(thread.due)),
        _running(scene, made.action.cards, thread, change),
        composer.lost(scene.asker, made),
        "" if why is None else "⚠️ " + scene.words.refusal(GAME, why, scene.names),
        _limit(scene, thread),
    )
    return Panel(HAND, tuple(filter(None, said)), _controls(scene, made, thread, why), accent=RED)


def _why(scene: Scene, action: Pay, thread: ThreadView, change: Change | Refusal) -> Refusal | None:
    """Why it cannot be paid like this, by its sums rather than by its count (DEAL-72, DEAL-73)."""
    if isinstance(change, Change):
        return None
    chosen = sum(face(card).value for card in action.cards)
    facts: dict[str, Value] = {"due": thread.due, "chosen": chosen}
    if change.code not in ("not-a-choice", "cannot-pay"):
        return change
    return Refusal("too-little" if chosen < thread.due or not action.cards else "superfluous", facts)


def _running(scene: Scene, cards: Sequence[Card], thread: ThreadView, change: Change | Refusal) -> str:
    """`due 5M, chosen 6M, lost 1M, breaks no group`."""
    chosen = sum(face(card).value for card in cards)
    over = max(0, chosen - thread.due)
    said = [scene.say("panel-sum", due=scene.cash(thread.due), chosen=scene.cash(chosen), lost=scene.cash(over))]
    if isinstance(change, Change):
        broken = scene.words.list(map(scene.hue, change.broken))
        said.append(scene.say("panel-breaks", colours=broken, count=len(change.broken)))
        if change.fallen:
            said.append("⚠️ " + falls(scene, change))
    return "\n".join(said)


def _controls(scene: Scene, made: Composition, thread: ThreadView, why: Refusal | None) -> tuple[Row, ...]:
    """The cards to tick; pay; the suggestion again; Just Say No; other questions."""
    asker = scene.asker
    labels = {"cards": scene.say("panel-tick")}
    extra = _joker(scene, thread)
    least = write(Pay(thread.number, thread.least))
    if set(made.action.cards) != set(thread.least):  # type: ignore[attr-defined]
        extra.insert(0, Button(scene.say("panel-least"), asker.press(COMPOSE, None, least)))
    found = composer.controls(asker, made, why, labels, extra)
    paying = Button(scene.words.action(GAME, Pay), "", GOOD)
    return (*(_named(row, paying) for row in found), *_others(scene, thread))


def _named(row: Row, paying: Button) -> Row:
    """The button that sends the payment says so."""
    if isinstance(row, Menu):
        return row
    return tuple(
        replace(each, label=paying.label) if each.style == paying.style and each.press.startswith(PLAY) else each
        for each in row
    )
