"""Answering: paying with one's own table cards, letting a theft happen, Just Say No, and countering one."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.deal.actions import Pay, SayNo, Submit
from bot.games.deal.data import face
from bot.games.deal.view import ThreadView
from bot.kit.contract import Action, Card, Choice, LegalAction, Refusal, Value
from bot.kit.engine import write
from bot.present import clock_text
from bot.present.control_id import COMPOSE, PLAY
from bot.present.controls import draft_panel
from bot.present.controls.draft import Draft, fitting, read
from bot.present.controls.legal_action_controls import Row, rows
from bot.present.deal import pictures, position_text
from bot.present.deal.demand_messages import ANSWER, HAND
from bot.present.deal.preview import Change, falls, tried
from bot.present.deal.table_view import GAME, RED, DealTableView
from bot.present.deal.targeting import number
from bot.present.panel_model import BAD, GOOD, PRIMARY, Button, Menu, Panel


def answer(table_view: DealTableView, text: str = "") -> Panel | None:
    """The looker's open question, or the one of that number; None where there is none."""
    threads = table_view.awaited
    thread = next((each for each in threads if each.number == number(text)), threads[0] if threads else None)
    demand = table_view.view.demand
    if thread is None or demand is None:
        return None
    if thread.asked == thread.target and thread.due:
        return pay(table_view, write(Pay(thread.number, thread.least)))
    title = "### " + position_text.demanded(table_view, demand)
    theft = thread.asked == thread.target
    who = table_view.name(demand.actor if theft else thread.target)
    said = (
        title,
        table_view.say("panel-asks-theft" if theft else "panel-asks-counter", name=who),
        _limit(table_view, thread),
    )
    letting = table_view.say("panel-accept" if theft else "panel-let-stand")
    legal_action = _offer(table_view, thread, Submit)
    made = [Button(letting, _plays(table_view, legal_action, Submit(thread.number)), PRIMARY)] if legal_action else []
    made += _joker(table_view, thread)
    shown = demand.take[0] if theft else thread.nos[-1]
    controls = (*rows(made), *_others(table_view, thread))
    return Panel(HAND, said, controls, pictures.portrait(table_view, shown), accent=RED)


def _offer(table_view: DealTableView, thread: ThreadView, verb: type[Action]) -> LegalAction | None:
    """What answers a thread in that way."""
    for legal_action in table_view.legal_actions:
        if legal_action.action is verb and legal_action.blocked is None and legal_action.wait == thread.wait:
            return legal_action
    return None


def _plays(table_view: DealTableView, legal_action: LegalAction, action: Action) -> str:
    return table_view.context.press(PLAY, legal_action.wait, write(action))


def _limit(table_view: DealTableView, thread: ThreadView) -> str:
    """Until when, and what happens then."""
    kind = "counter" if thread.asked != thread.target else "pay" if thread.due else "theft"
    end = clock_text.ends(table_view, f"panel-limit-{kind}", thread.wait)
    return f"-# {end}" if end else ""


def _joker(table_view: DealTableView, thread: ThreadView) -> list[Button]:
    """Just Say No, only where it is held: this panel is seen by its owner alone."""
    legal_action = _offer(table_view, thread, SayNo)
    if legal_action is None or not isinstance(legal_action.params[1], Choice):
        return []
    label = table_view.say("panel-counter-joker" if thread.asked != thread.target else "panel-joker")
    return [
        Button(
            label, _plays(table_view, legal_action, SayNo(thread.number, int(legal_action.params[1].options[0]))), BAD
        )
    ]


def _others(table_view: DealTableView, thread: ThreadView) -> tuple[Row, ...]:
    """The looker's other open questions, and the way to the hand."""
    others = [each for each in table_view.awaited if each.number != thread.number]
    made = [
        Button(
            table_view.say("panel-other-question", name=table_view.names[each.target]),
            table_view.opens(ANSWER, str(each.number)),
        )
        for each in others
    ]
    return rows([*made, Button(table_view.say("panel-my-hand"), table_view.opens(HAND))])


# ---- paying


def pay(table_view: DealTableView, text: str) -> Panel | None:
    """The payment as composed so far, `Pay.<thread>.+12+15`; None where nothing is owed in that thread."""
    found = fitting(table_view.legal_actions, text)
    demand = table_view.view.demand
    if not found or demand is None:
        return None
    made = read(found[0], text)
    assert isinstance(made.action, Pay)
    thread = next(each for each in table_view.awaited if each.number == made.action.thread)
    change = tried(table_view, made.action)
    why = _why(table_view, made.action, thread, change)
    said = (
        "### " + position_text.demanded(table_view, demand),
        table_view.say("panel-owed", name=table_view.name(demand.actor), due=table_view.cash(thread.due)),
        _running(table_view, made.action.cards, thread, change),
        draft_panel.lost(table_view.context, made),
        "" if why is None else "⚠️ " + table_view.words.refusal(GAME, why, table_view.names),
        _limit(table_view, thread),
    )
    return Panel(HAND, said, _controls(table_view, made, thread, why), accent=RED)


def _why(table_view: DealTableView, action: Pay, thread: ThreadView, change: Change | Refusal) -> Refusal | None:
    """Why it cannot be paid like this, by its sums rather than by its count (DEAL-72, DEAL-73)."""
    if isinstance(change, Change):
        return None
    chosen = sum(face(card).value for card in action.cards)
    facts: dict[str, Value] = {"due": thread.due, "chosen": chosen}
    if change.code not in ("not-a-choice", "cannot-pay"):
        return change
    return Refusal("too-little" if chosen < thread.due or not action.cards else "superfluous", facts)


def _running(table_view: DealTableView, cards: Sequence[Card], thread: ThreadView, change: Change | Refusal) -> str:
    """`due 5M, chosen 6M, lost 1M, breaks no group`."""
    chosen = sum(face(card).value for card in cards)
    over = max(0, chosen - thread.due)
    said = [
        table_view.say(
            "panel-sum", due=table_view.cash(thread.due), chosen=table_view.cash(chosen), lost=table_view.cash(over)
        )
    ]
    if isinstance(change, Change):
        broken = table_view.words.list(map(table_view.hue, change.broken))
        said.append(table_view.say("panel-breaks", colours=broken, count=len(change.broken)))
        if change.fallen:
            said.append("⚠️ " + falls(table_view, change))
    return "\n".join(said)


def _controls(table_view: DealTableView, made: Draft, thread: ThreadView, why: Refusal | None) -> tuple[Row, ...]:
    """The cards to tick; pay; the suggestion again; Just Say No; other questions."""
    context = table_view.context
    labels = {"cards": table_view.say("panel-tick")}
    extra = _joker(table_view, thread)
    least = write(Pay(thread.number, thread.least))
    if set(made.action.cards) != set(thread.least):  # type: ignore[attr-defined]
        extra.insert(0, Button(table_view.say("panel-least"), context.press(COMPOSE, None, least)))
    found = draft_panel.controls(context, made, why, labels, extra)
    paying = Button(table_view.words.action(GAME, Pay), "", GOOD)
    return (*(_named(row, paying) for row in found), *_others(table_view, thread))


def _named(row: Row, paying: Button) -> Row:
    """The button that sends the payment says so."""
    if isinstance(row, Menu):
        return row
    return tuple(
        replace(each, label=paying.label) if each.style == paying.style and each.press.startswith(PLAY) else each
        for each in row
    )
