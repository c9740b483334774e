"""Answering: paying with one's own table cards, letting a theft happen, Just Say No, and countering one."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.deal.actions import Pay, SayNo, Submit
from bot.games.deal.data import face
from bot.games.deal.view import ThreadView
from bot.kit.contract import Action, Card, LegalAction, Refusal, Value
from bot.kit.engine import write
from bot.present import clock_text
from bot.present.control_id import COMPOSE, PLAY
from bot.present.controls import draft_panel
from bot.present.controls.draft import Draft, fitting, read
from bot.present.controls.legal_action_controls import Row, rows
from bot.present.deal import pictures, position_text
from bot.present.deal.demand_messages import ANSWER, HAND
from bot.present.deal.panel_context import GAME, DealContext
from bot.present.deal.preview import Change, falls, tried
from bot.present.deal.targeting import number
from bot.present.panel_context import RED
from bot.present.panel_model import GOOD, PRIMARY, Button, Menu, Panel


def answer(ctx: DealContext, text: str = "") -> Panel | None:
    """The looker's open question, or the one of that number; None where there is none."""
    threads = ctx.awaited
    thread = next((each for each in threads if each.number == number(text)), threads[0] if threads else None)
    demand = ctx.view.demand
    if thread is None or demand is None:
        return None
    if thread.asked == thread.target and thread.due:
        return pay(ctx, write(Pay(thread.number, thread.least)))
    title = "### " + position_text.demanded(ctx, demand)
    theft = thread.asked == thread.target
    who = ctx.name(demand.actor if theft else thread.target)
    said = (title, ctx.say("panel-asks-theft" if theft else "panel-asks-counter", name=who), _limit(ctx, thread))
    letting = ctx.say("panel-accept" if theft else "panel-let-stand")
    legal_action = _offer(ctx, thread, Submit)
    made = [Button(letting, _plays(ctx, legal_action, Submit(thread.number)), PRIMARY)] if legal_action else []
    made += _joker(ctx, thread)
    shown = demand.take[0] if theft else thread.nos[-1]
    controls = (*rows(made), *_others(ctx, thread))
    return Panel(HAND, said, controls, pictures.portrait(ctx, shown), accent=RED)


def _offer(ctx: DealContext, thread: ThreadView, verb: type[Action]) -> LegalAction | None:
    """What answers a thread in that way."""
    for legal_action in ctx.legal_actions:
        if legal_action.action is verb and legal_action.blocked is None and legal_action.wait == thread.wait:
            return legal_action
    return None


def _plays(ctx: DealContext, legal_action: LegalAction, action: Action) -> str:
    return ctx.controls.press(PLAY, legal_action.wait, write(action))


def _limit(ctx: DealContext, thread: ThreadView) -> str:
    """Until when, and what happens then."""
    kind = "counter" if thread.asked != thread.target else "pay" if thread.due else "theft"
    end = clock_text.ends(ctx, f"panel-limit-{kind}", thread.wait)
    return f"-# {end}" if end else ""


def _joker(ctx: DealContext, thread: ThreadView) -> list[Button]:
    """Just Say No, only where it is held: this panel is seen by its owner alone."""
    legal_action = _offer(ctx, thread, SayNo)
    if legal_action is None:
        return []
    label = ctx.say("panel-counter-joker" if thread.asked != thread.target else "panel-joker")
    return [Button(label, _plays(ctx, legal_action, SayNo(thread.number, int(legal_action.options(1)[0]))))]


def _others(ctx: DealContext, thread: ThreadView) -> tuple[Row, ...]:
    """The looker's other open questions, and the way to the hand."""
    others = [each for each in ctx.awaited if each.number != thread.number]
    made = [
        Button(ctx.short("panel-other-question", ctx.names[each.target]), ctx.opens(ANSWER, str(each.number)))
        for each in others
    ]
    return rows([*made, Button(ctx.say("panel-my-hand"), ctx.opens(HAND))])


# ---- paying


def pay(ctx: DealContext, text: str) -> Panel | None:
    """The payment as composed so far, `Pay.<thread>.+12+15`; None where nothing is owed in that thread."""
    found = fitting(ctx.legal_actions, text)
    demand = ctx.view.demand
    if not found or demand is None:
        return None
    made = read(found[0], text)
    assert isinstance(made.action, Pay)
    thread = next(each for each in ctx.awaited if each.number == made.action.thread)
    change = tried(ctx, made.action)
    why = _why(ctx, made.action, thread, change)
    said = (
        "### " + position_text.demanded(ctx, demand),
        ctx.say("panel-owed", name=ctx.name(demand.actor), due=ctx.cash(thread.due)),
        _running(ctx, made.action.cards, thread, change),
        draft_panel.lost(ctx.controls, made),
        "" if why is None else "⚠️ " + ctx.words.refusal(GAME, why, ctx.names),
        _limit(ctx, thread),
    )
    return Panel(HAND, said, _controls(ctx, made, thread, why), accent=RED)


def _why(ctx: DealContext, action: Pay, thread: ThreadView, change: Change | Refusal) -> Refusal | None:
    """Why it cannot be paid like this, by its sums rather than by its count (DEAL-72, DEAL-73)."""
    if isinstance(change, Change):
        return None
    chosen = sum(face(card).value for card in action.cards)
    facts: dict[str, Value] = {"due": thread.due, "chosen": chosen}
    if change.code not in ("not-a-choice", "cannot-pay"):
        return change
    return Refusal("too-little" if chosen < thread.due or not action.cards else "superfluous", facts)


def _running(ctx: DealContext, cards: Sequence[Card], thread: ThreadView, change: Change | Refusal) -> str:
    """`due 5M, chosen 6M, lost 1M, breaks no group`."""
    chosen = sum(face(card).value for card in cards)
    over = max(0, chosen - thread.due)
    said = [ctx.say("panel-sum", due=ctx.cash(thread.due), chosen=ctx.cash(chosen), lost=ctx.cash(over))]
    if isinstance(change, Change):
        broken = ctx.words.list(map(ctx.hue, change.broken))
        said.append(ctx.say("panel-breaks", colours=broken, count=len(change.broken)))
        if change.fallen:
            said.append("⚠️ " + falls(ctx, change))
    return "\n".join(said)


def _controls(ctx: DealContext, made: Draft, thread: ThreadView, why: Refusal | None) -> tuple[Row, ...]:
    """The cards to tick; pay; the suggestion again; Just Say No; other questions."""
    context = ctx.controls
    labels = {"cards": ctx.say("panel-tick")}
    extra = _joker(ctx, thread)
    least = write(Pay(thread.number, thread.least))
    if set(made.action.cards) != set(thread.least):  # type: ignore[attr-defined]
        extra.insert(0, Button(ctx.say("panel-least"), context.press(COMPOSE, None, least)))
    found = draft_panel.controls(context, made, why, labels, extra)
    paying = Button(ctx.words.action(GAME, Pay), "", GOOD)
    return (*(_named(row, paying) for row in found), *_others(ctx, thread))


def _named(row: Row, paying: Button) -> Row:
    """The button that sends the payment says so."""
    if isinstance(row, Menu):
        return row
    return tuple(
        replace(each, label=paying.label) if each.style == paying.style and each.press.startswith(PLAY) else each
        for each in row
    )
