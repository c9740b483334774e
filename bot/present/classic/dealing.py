"""A deal being put together, privately: with whom, what for what, which mortgages are lifted; and answering one."""

from msgspec.structs import replace

from bot.games import GAMES
from bot.games.classic import actions
from bot.games.classic.view import DealView
from bot.games.kit.dice import FastDice
from bot.games.kit.engine import decide, write
from bot.games.kit.model import Action, Amount, Refusal, Seat, Value
from bot.present import trading
from bot.present.amounts import raised
from bot.present.classic.deals import about, answers, changes, fee, fees, pledged, thing
from bot.present.classic.scene import GAME, Scene
from bot.present.composer import choose, controls, lost, refusal, waiting
from bot.present.composition import Composition, fitting, hindrance, open_choice, read
from bot.present.controls import Asker, Question, rows
from bot.present.panel import Panel

PROPOSE, ACCEPT = actions.Propose.__name__, actions.Accept.__name__
COMPOSED = (PROPOSE, ACCEPT)
ANSWERED = (actions.Accept, actions.Refuse, actions.Withdraw)
"""Verbs that stand on a deal's own message and panel."""
ADDED = (10, 50, 200)
"""Amounts put on top of what is there."""
LABELS = {
    "give": "deal-add-give",
    "take": "deal-add-take",
    "pay": "deal-cash-give",
    "ask": "deal-cash-take",
    "lift": "deal-add-lift",
}


def compose(scene: Scene, seat: Seat, text: str) -> Question | None:
    """The next question of a deal that is put together or accepted; None when it cannot be any more."""
    offers = scene.may(seat)
    found = fitting(offers, text)
    back = trading.back(scene)
    if not found:
        why = hindrance(offers, text)
        stopped = None if why is None else waiting(scene.asker, text, why)
        return None if stopped is None else Question(stopped.lines, (*stopped.rows, (back,)))
    if open_choice(found, text.split(".")[1:]) is not None:
        head = "### " + scene.words.action(GAME, found[0].action)
        return Question((head, scene.say("deal-partner")), (*choose(scene.asker, found, text), (back,)))
    made = read(found[0], text)
    return _accepting(scene, seat, made) if made.verb == ACCEPT else _proposing(scene, seat, _trimmed(scene, made))


def _trimmed(scene: Scene, made: Composition) -> Composition:
    """Only mortgages that would be taken over can be lifted (CLASSIC-148)."""
    action = made.action
    assert isinstance(action, actions.Propose)
    kept = [space for space in action.lift if space in action.take]
    return replace(made, parts=(*made.parts[:-1], "+" + "+".join(map(str, kept))))


def _proposing(scene: Scene, seat: Seat, made: Composition) -> Question:
    """Both sides as they stand, fees, what is left, what changes, and why it cannot be sent yet."""
    asker, action = _asker(scene, made), made.action
    assert isinstance(action, actions.Propose)
    why = refusal(made, lambda each: _tried(scene, seat, each))
    deal = DealView(0, seat, action.partner, action.give, action.pay, action.take, action.ask, action.lift)
    said = [
        "### " + scene.say("deal-draft", name=scene.name(deal.partner)),
        scene.say("deal-draft-give", give=scene.words.goods(GAME, deal.give, deal.pay)),
        scene.say("deal-draft-take", take=scene.words.goods(GAME, deal.take, deal.ask)),
        *fees(scene, seat, deal.take, deal.lift),
        _left(scene, seat, deal),
        *(() if made.empty else changes(scene, deal)),
        lost(asker, made),
        "" if why is None or made.empty else "⚠️ " + scene.words.refusal(GAME, why, scene.names),
    ]
    shown = made if pledged(scene, deal.take) else _without_lift(made)
    labels = {field: scene.say(key) for field, key in LABELS.items()}
    return Question(tuple(filter(None, said)), controls(asker, shown, why, labels, (trading.back(scene),)))


def _without_lift(made: Composition) -> Composition:
    """Nothing mortgaged is taken, so nothing is asked about it."""
    params = (*made.offer.params[:-1], replace(made.offer.params[-1], options=(), high=0))
    return replace(made, offer=replace(made.offer, params=params))


def _accepting(scene: Scene, seat: Seat, made: Composition) -> Question | None:
    """What is received, which mortgages of it are lifted at once, what that costs (CLASSIC-147, CLASSIC-148)."""
    action = made.action
    assert isinstance(action, actions.Accept)
    deal = find(scene, str(action.deal))
    if deal is None:
        return None
    why = refusal(made, lambda each: _tried(scene, seat, each))
    said = [
        "### " + scene.say("deal-accepting", name=scene.name(deal.seat)),
        *trading.contents(scene, deal, lambda item: thing(scene, item)),
        *fees(scene, seat, deal.give, action.lift),
        _left(scene, seat, deal, action.lift),
        *changes(scene, deal, action.lift),
        "" if why is None else "⚠️ " + scene.words.refusal(GAME, why, scene.names),
    ]
    labels = {"lift": scene.say("deal-add-lift")}
    return Question(tuple(filter(None, said)), controls(scene.asker, made, why, labels, (trading.back(scene),)))


def _tried(scene: Scene, seat: Seat, action: Action) -> Refusal | None:
    """What the rules say of a deal before it is sent: tried on a copy, which is thrown away."""
    done = decide(GAMES[GAME], scene.table.state, seat, action, FastDice(0))
    return done if isinstance(done, Refusal) else None


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


def _asker(scene: Scene, made: Composition) -> Asker:
    """Advice for the menus and amounts of a deal."""
    return replace(
        scene.asker,
        hint=lambda verb, chosen, value: _hint(scene, value),
        quick=lambda verb, chosen, domain: _amounts(int(chosen[-1]), domain),
    )


def _hint(scene: Scene, value: Value) -> str:
    """A property's family, and its rent or mortgage."""
    return "" if isinstance(value, str) else thing(scene, value).partition(" · ")[2]


def _amounts(now: int, domain: Amount) -> tuple[int, ...]:
    """More than there is now."""
    return raised(replace(domain, low=now + domain.step), ADDED) if domain.low <= now < domain.high else ()


# ---- answering


def shown(scene: Scene, number: str) -> Question | None:
    """An open deal with what the looker may do about it; None when it is over."""
    deal = find(scene, number)
    if deal is None:
        return None
    said = ("### " + trading.title(scene, deal), *about(scene, deal))
    return Question(said, rows([*answers(scene, deal), trading.back(scene)]))


def find(scene: Scene, number: str) -> DealView | None:
    """The open deal of a number as a press writes it."""
    return next((deal for deal in scene.view.deals if str(deal.number) == number), None)


def counter(scene: Scene, seat: Seat, number: str) -> str | Refusal:
    """The text of a counter-offer: the sides swapped, a new deal with a time of its own (CLASSIC-145)."""
    deal = find(scene, number)
    if deal is None:
        return Refusal("too-late")
    if seat != deal.partner:
        return Refusal("not-your-deal")
    return write(actions.Propose(deal.seat, deal.take, deal.ask, deal.give, deal.pay, ()))


def panel(scene: Scene, seat: Seat, what: str) -> Panel | Refusal | None:
    """The private panel `deal.<n>`, `counter.<n>`, `compose.<text>`, or a half-made proposal; None when that is over."""
    name, _, text = what.partition(".")
    if name == trading.COUNTER:
        swapped = counter(scene, seat, text)
        if isinstance(swapped, Refusal):
            return swapped
        text = swapped
    composed = what if name in COMPOSED else text
    question = shown(scene, text) if name == trading.DEAL else compose(scene, seat, composed)
    return None if question is None else Panel(trading.MINE, question.lines, question.rows)
