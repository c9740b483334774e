"""An offer being put together, privately: with whom, what for what, what it would change; and answering one."""

from msgspec.structs import replace

from bot.games import GAMES
from bot.games.builder import actions, data
from bot.games.builder.view import DealView
from bot.games.kit.dice import FastDice
from bot.games.kit.engine import decide, write
from bot.games.kit.model import Action, Amount, Refusal, Seat, Value
from bot.present import trading
from bot.present.amounts import raised
from bot.present.builder.deals import about, answers, changes
from bot.present.builder.scene import GAME, Scene
from bot.present.composer import choose, controls, lost, refusal, waiting
from bot.present.composition import Composition, fitting, hindrance, open_choice, read
from bot.present.controls import Asker, Question, rows
from bot.present.panel import Button, Panel
from bot.present.trading import back

PROPOSE = "Propose"
ANSWERED = (actions.Accept, actions.Refuse, actions.Withdraw)
"""Verbs that stand on an offer's own message and panel."""
ADDED = (10, 50, 200)
"""Amounts put on top of what is there."""
LABELS = {"give": "deal-add-give", "take": "deal-add-take", "pay": "deal-cash-give", "ask": "deal-cash-take"}


def compose(scene: Scene, seat: Seat, text: str) -> Question | None:
    """The next question of an offer that is put together; None when it cannot be any more."""
    offers = scene.may(seat)
    found = fitting(offers, text)
    if not found:
        why = hindrance(offers, text)
        stopped = None if why is None else waiting(scene.asker, text, why)
        return None if stopped is None else Question(stopped.lines, (*stopped.rows, (back(scene),)))
    if open_choice(found, text.split(".")[1:]) is not None:
        head = "### " + scene.words.action(GAME, actions.Propose)
        return Question((head, scene.say("deal-partner")), (*choose(scene.asker, found, text), (back(scene),)))
    return _composed(scene, seat, read(found[0], text))


def _composed(scene: Scene, seat: Seat, made: Composition) -> Question:
    """Both sides as they stand, what is left, what changes, and why it cannot be sent yet."""
    asker = _asker(scene, made)
    why = refusal(made, lambda action: _tried(scene, seat, action))
    action = made.action
    assert isinstance(action, actions.Propose)
    deal = DealView(0, seat, action.partner, action.give, action.pay, action.take, action.ask)
    said = [
        "### " + scene.say("deal-draft", name=scene.name(deal.partner)),
        scene.say("deal-draft-give", give=scene.words.goods(GAME, deal.give, deal.pay)),
        scene.say("deal-draft-take", take=scene.words.goods(GAME, deal.take, deal.ask)),
        _left(scene, deal),
        *changes(scene, deal),
        lost(asker, made),
        "" if why is None or made.empty else "⚠️ " + scene.words.refusal(GAME, why, scene.names),
    ]
    labels = {field: scene.say(key) for field, key in LABELS.items()}
    return Question(tuple(filter(None, said)), controls(asker, made, why, labels, (back(scene),)))


def _tried(scene: Scene, seat: Seat, action: Action) -> Refusal | None:
    """What the rules say of an offer before it is sent: tried on a copy, which is thrown away."""
    done = decide(GAMES[GAME], scene.table.state, seat, action, FastDice(0))
    return done if isinstance(done, Refusal) else None


def _left(scene: Scene, deal: DealView) -> str:
    """The cash that both would have afterwards."""
    mine = scene.view.seats[deal.seat].cash - deal.pay + deal.ask
    theirs = scene.view.seats[deal.partner].cash + deal.pay - deal.ask
    return scene.say("deal-left", mine=scene.cash(mine), name=scene.name(deal.partner), theirs=scene.cash(theirs))


def _asker(scene: Scene, made: Composition) -> Asker:
    """Advice for the menus and amounts of an offer."""
    return replace(
        scene.asker,
        hint=lambda verb, chosen, value: _hint(scene, value),
        quick=lambda verb, chosen, domain: _amounts(int(chosen[-1]), domain),
    )


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


def _amounts(now: int, domain: Amount) -> tuple[int, ...]:
    """More than there is now."""
    return raised(replace(domain, low=now + domain.step), ADDED) if domain.low <= now < domain.high else ()


# ---- answering


def shown(scene: Scene, number: str) -> Question | None:
    """An open offer with what the looker may do about it; None when it is over."""
    deal = find(scene, number)
    if deal is None:
        return None
    said = ("### " + trading.title(scene, deal), *about(scene, deal))
    return Question(said, rows([*answers(scene, deal), back(scene)]))


def find(scene: Scene, number: str) -> DealView | None:
    """The open offer of a number as a press writes it."""
    return next((deal for deal in scene.view.deals if str(deal.number) == number), None)


def counter(scene: Scene, seat: Seat, number: str) -> str | Refusal:
    """The text of a counter-offer: the sides swapped; once sent it replaces the offer (BUILDER-120)."""
    deal = find(scene, number)
    if deal is None:
        return Refusal("too-late")
    if seat != deal.partner:
        return Refusal("not-your-deal")
    return write(actions.Propose(deal.seat, deal.take, deal.ask, deal.give, deal.pay))


def own(scene: Scene, seat: Seat) -> list[Button]:
    """A button for each open offer of a seat; those that wait for its answer stand out."""
    return trading.own(scene, scene.view.deals, seat)


def panel(scene: Scene, seat: Seat, what: str) -> Panel | Refusal | None:
    """The private panel `deal.<n>`, `counter.<n>`, or a proposal as composed so far; None when that is over."""
    name, _, text = what.partition(".")
    if name == trading.COUNTER:
        swapped = counter(scene, seat, text)
        if isinstance(swapped, Refusal):
            return swapped
        what = swapped
    question = shown(scene, text) if name == trading.DEAL else compose(scene, seat, what)
    return None if question is None else Panel("mine", question.lines, question.rows)
