"""A deal being put together, privately: with whom, what for what, what it would change; and answering one."""

from msgspec.structs import replace

from bot.games import GAMES
from bot.games.city import actions, data
from bot.games.city.view import DealView
from bot.games.kit.dice import FastDice
from bot.games.kit.engine import decide, write
from bot.games.kit.model import Action, Amount, Refusal, Seat, Value
from bot.present import trading
from bot.present.amounts import raised
from bot.present.city.deals import answers, changes, contents, state
from bot.present.city.scene import GAME, Scene
from bot.present.composer import choose, controls, lost, refusal, waiting
from bot.present.composition import Composition, fitting, hindrance, open_choice, read
from bot.present.controls import Asker, Question, rows
from bot.present.panel import Button, Panel

COMPOSED = ("Propose", "OfferSettlement")
ANSWERED = (actions.Accept, actions.Refuse, actions.Withdraw)
"""Verbs that stand on a deal's own message and panel."""
ADDED = (100, 1_000, 5_000)
"""Amounts put on top of what is there, in k."""
LABELS = {"give": "deal-add-give", "take": "deal-add-take", "pay": "deal-cash-give", "ask": "deal-cash-take"}
RUNNING = Refusal("auction-running")


def compose(scene: Scene, seat: Seat, text: str) -> Question | None:
    """The next question of a deal that is put together; None when it cannot be any more."""
    offers = scene.may(seat)
    found = fitting(offers, text)
    back = trading.back(scene)
    if not found:
        why = RUNNING if scene.view.auction is not None else hindrance(offers, text)
        stopped = None if why is None else waiting(scene.asker, text, why)
        return None if stopped is None else Question(stopped.lines, (*stopped.rows, (back,)))
    if open_choice(found, text.split(".")[1:]) is not None:
        head = "### " + scene.words.action(GAME, found[0].action)
        return Question((head, scene.say("deal-partner")), (*choose(scene.asker, found, text), (back,)))
    return _composed(scene, seat, read(found[0], text), back)


def _composed(scene: Scene, seat: Seat, made: Composition, back: Button) -> Question:
    """Both sides as they stand, what is left, what changes, and why it cannot be sent yet."""
    asker = _asker(scene, made)
    why = refusal(made, lambda action: _tried(scene, seat, action))
    deal = _deal(scene, seat, made.action)
    said = [
        "### " + scene.say("deal-draft", name=scene.name(deal.partner)),
        scene.say("deal-draft-give", give=scene.words.goods(GAME, deal.give, deal.pay)),
        scene.say("deal-draft-take", take=scene.words.goods(GAME, deal.take, deal.ask)),
        _left(scene, deal),
        _settled(scene, deal),
        *changes(scene, deal),
        lost(asker, made),
        "" if why is None or made.empty else "⚠️ " + scene.words.refusal(GAME, why, scene.names),
    ]
    labels = {field: scene.say(key) for field, key in LABELS.items()}
    return Question(tuple(filter(None, said)), controls(asker, made, why, labels, (back,)))


def _tried(scene: Scene, seat: Seat, action: Action) -> Refusal | None:
    """What the rules say of a deal before it is sent: tried on a copy, which is thrown away."""
    done = decide(GAMES[GAME], scene.table.state, seat, action, FastDice(0))
    return done if isinstance(done, Refusal) else None


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


def _asker(scene: Scene, made: Composition) -> Asker:
    """Advice for the menus and amounts of a deal."""
    return replace(
        scene.asker,
        hint=lambda verb, chosen, value: _hint(scene, value),
        quick=lambda verb, chosen, domain: _amounts(int(chosen[-1]), domain),
    )


def _hint(scene: Scene, value: Value) -> str:
    """A district's group, blocks and rent."""
    plot = scene.plots.get(value) if isinstance(value, int) else None
    if plot is None:
        return ""
    built, rent = plot.residential + plot.industrial, scene.cash(plot.rent)
    return " · ".join(
        [scene.say(f"group-{plot.group}"), scene.say("panel-built", built=built, full=data.FULL, rent=rent)]
    )


def _amounts(now: int, domain: Amount) -> tuple[int, ...]:
    """More than there is now."""
    return raised(replace(domain, low=now + domain.step), ADDED) if domain.low <= now < domain.high else ()


# ---- answering


def shown(scene: Scene, number: str) -> Question | None:
    """An open deal with what this seat may do about it; None when it is over."""
    deal = find(scene, number)
    if deal is None:
        return None
    mine, back = answers(scene, deal), trading.back(scene)
    said = (
        "### " + trading.title(scene, deal),
        *state(scene, deal, trading.awaiting(scene, deal)),
        *contents(scene, deal),
    )
    return Question((*said, *changes(scene, deal)), rows([*mine, back]))


def find(scene: Scene, number: str) -> DealView | None:
    """The open deal of a number as a press writes it."""
    return next((deal for deal in scene.view.deals if str(deal.number) == number), None)


def counter(scene: Scene, seat: Seat, number: str) -> str | Refusal:
    """The text of a counter-offer: the sides swapped, a new deal with a time of its own (CITY-121)."""
    deal = find(scene, number)
    if deal is None:
        return Refusal("too-late")
    if seat != deal.partner:
        return Refusal("not-your-deal")
    return write(actions.Propose(deal.seat, deal.take, deal.ask, deal.give, deal.pay))


def panel(scene: Scene, seat: Seat, what: str) -> Panel | Refusal | None:
    """The private panel `deal.<n>`, `counter.<n>`, `compose.<text>`, or a half-made proposal; None when that is over."""
    name, _, text = what.partition(".")
    if name == trading.COUNTER:
        swapped = counter(scene, seat, text)
        if isinstance(swapped, Refusal):
            return swapped
        text = swapped
    question = shown(scene, text) if name == trading.DEAL else compose(scene, seat, what if name in COMPOSED else text)
    return None if question is None else Panel(trading.MINE, question.lines, question.rows)
