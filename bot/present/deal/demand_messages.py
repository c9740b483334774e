"""The countdown message of a charge or theft: every target with a tick, a clock or a Joker; and how it ended."""

from collections.abc import Sequence

from bot.games.deal import events
from bot.games.deal.view import DemandView, ThreadView
from bot.kit.contract import Card, EventFor, Seat
from bot.present import clock_text, participants
from bot.present.deal import pictures, position_text
from bot.present.deal.table_view import CALM, GAME, RED, DealTableView
from bot.present.panel_model import PRIMARY, Button, Panel
from bot.present.panels import turns
from bot.tables.model import LIVE, PAUSED

DEMAND, JOKER = "demand", "joker"
ANSWER, HAND = "answer", "hand"
"""The slots, and the private panels behind their buttons."""
OPENING = (events.Charged, events.TheftTried)
ABOUT = (events.SaidNo, events.Cancelled, events.Paid, events.Taken)
TICK, CLOCK, STOPPED, GONE = "✅", "⏳", "🛑", "▫️"


def slot(turn: int, card: Card) -> str:
    """The name of the message: a card is played once in a turn, face up."""
    return f"{DEMAND}-{turn}-{card}"


def demand_panel(table_view: DealTableView, demand: DemandView) -> Panel:
    """The action being answered. It tells nothing about hands: everybody is asked alike (DEAL-132)."""
    table, running = table_view.table, table_view.table.phase != PAUSED
    asked = [thread.asked for thread in demand.threads if thread.asked is not None]
    said = (
        "## " + position_text.demanded(table_view, demand),
        table_view.say("panel-demand-by", name=table_view.name(demand.actor)),
        "\n".join(_thread(table_view, demand, thread) for thread in demand.threads),
        "-# " + table_view.say("panel-demand-zero-theft" if demand.take else "panel-demand-zero-charge"),
        *_absences(table_view),
        _calling(table_view, asked) if running else "",
    )
    last = next((no for thread in reversed(demand.threads) for no in reversed(thread.nos)), demand.cards[0])
    buttons = (
        Button(table_view.say("panel-answer"), table_view.opens(ANSWER), PRIMARY),
        Button(table_view.say("panel-my-hand"), table_view.opens(HAND)),
    )
    return Panel(
        slot(table_view.view.turn, demand.cards[0]),
        said,
        (buttons,) if running and asked else (),
        pictures.portrait(table_view, last),
        ping=() if table.pace == LIVE else participants.people(table_view, asked),
        accent=RED,
    )


def _calling(table_view: DealTableView, asked: Sequence[Seat]) -> str:
    """A slow demand calls those it waits for, by name; its message rings only once, when it is new."""
    if table_view.table.pace == LIVE or not participants.people(table_view, asked):
        return ""
    seats = list(dict.fromkeys(asked))
    return "-# " + table_view.say(
        "panel-demand-calls", names=table_view.words.list(participants.mention(table_view, seat) for seat in seats)
    )


def _absences(table_view: DealTableView) -> tuple[str, ...]:
    said = (clock_text.absence(table_view, wait) for wait in table_view.waits if wait.kind in ("respond", "counter"))
    return tuple(dict.fromkeys(filter(None, said)))


def _thread(table_view: DealTableView, demand: DemandView, thread: ThreadView) -> str:
    """One target: settled, or who is awaited until when, with the Just Say No cards played so far."""
    name = table_view.name(thread.target)
    jokers = f" {STOPPED}" * len(thread.nos)
    if thread.outcome:
        return _settled(table_view, thread, name) + jokers
    key = "panel-thread-asked" if thread.asked == thread.target else "panel-thread-counter"
    said = clock_text.ends(table_view, key, thread.wait, name=name, actor=table_view.name(demand.actor))
    return f"{CLOCK} {said}{jokers}"


def _settled(table_view: DealTableView, thread: ThreadView, name: str) -> str:
    """How a thread ended."""
    icons = {"paid": TICK, "taken": TICK, "cancelled": STOPPED}
    key = f"panel-thread-{thread.outcome}"
    if thread.outcome == "paid":
        key += "" if thread.paid else "-nothing"
    said = table_view.say(key, name=name, cards=table_view.cards(thread.paid), due=table_view.cash(thread.due))
    return f"{icons.get(thread.outcome, GONE)} {said}"


# ---- Just Say No


def joker_panels(table_view: DealTableView, demand: DemandView) -> list[Panel]:
    """In slow pace a Just Say No mentions who may answer it, in a new message: an edited message notifies nobody."""
    if table_view.table.pace == LIVE or table_view.table.phase == PAUSED:
        return []
    return [_joker(table_view, demand, thread) for thread in demand.threads if thread.nos and thread.asked is not None]


def _joker(table_view: DealTableView, demand: DemandView, thread: ThreadView) -> Panel:
    """The card, who is to answer it, until when."""
    asked = demand.actor if thread.asked is None else thread.asked
    player = thread.target if asked == demand.actor else demand.actor
    said = clock_text.ends(
        table_view,
        "panel-joker-played",
        thread.wait,
        name=table_view.name(player),
        asked=participants.mention(table_view, asked),
    )
    return Panel(
        f"{JOKER}-{thread.number}",
        (said,),
        ((Button(table_view.say("panel-answer"), table_view.opens(ANSWER), PRIMARY),),),
        pictures.portrait(table_view, thread.nos[-1]),
        ping=participants.people(table_view, (asked,)),
        accent=RED,
    )


def past_jokers(table_view: DealTableView, slots: Sequence[str], recent: Sequence[EventFor]) -> list[Panel]:
    """Calls that were answered."""
    return [Panel(name, (table_view.say("panel-joker-over"),), accent=CALM, last=True) for name in slots]


# ---- demands that are over


def past_demands(table_view: DealTableView, slots: Sequence[str], recent: Sequence[EventFor]) -> list[Panel]:
    """The final form of demands that are over: what became of each target."""
    return [_past(table_view, name, _events(table_view, name, recent)) for name in slots]


def _events(table_view: DealTableView, name: str, recent: Sequence[EventFor]) -> list[EventFor]:
    """The events of the demand that a slot names, from its opening to the next thing played."""
    _, turn, card = name.split("-")
    told = turns.told_in(recent, int(turn), table_view.view.turn, events.TurnBegan)
    begun = [at for at, each in enumerate(told) if isinstance(each.event, OPENING) and each.event.card == int(card)]
    found: list[EventFor] = []
    for each in told[begun[-1] :] if begun else []:
        if found and isinstance(each.event, OPENING):
            break
        found.append(each)
    return found


def _past(table_view: DealTableView, name: str, told: Sequence[EventFor]) -> Panel:
    """What was asked and how each answered, without picture and controls."""
    first = table_view.words.event(GAME, told[0], table_view.names) if told else table_view.say("panel-demand-over")
    ends = [table_view.words.event(GAME, each, table_view.names) for each in told[1:] if isinstance(each.event, ABOUT)]
    said = (f"**{first}**", "\n".join(f"- {line}" for line in ends))
    return Panel(name, said, accent=CALM, last=True)
