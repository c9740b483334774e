"""The countdown message of a charge or theft: every target with a tick, a clock or a Joker; and how it ended."""

from collections.abc import Sequence

from bot.games.deal import events
from bot.games.deal.view import DemandView, ThreadView
from bot.kit.contract import Card, EventFor, Seat
from bot.present import clock_text, participants
from bot.present.deal import pictures, position_text
from bot.present.deal.panel_context import GAME, DealContext
from bot.present.panel_context import RED
from bot.present.panel_model import PRIMARY, Button, Panel
from bot.present.panels import turns
from bot.present.panels.lobby import deadline
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


def demand_panel(ctx: DealContext, demand: DemandView) -> Panel:
    """The action being answered. It tells nothing about hands: everybody is asked alike (DEAL-132)."""
    table, running = ctx.table, ctx.table.phase != PAUSED
    asked = [thread.asked for thread in demand.threads if thread.asked is not None]
    said = (
        "## " + position_text.demanded(ctx, demand),
        ctx.say("panel-demand-by", name=ctx.name(demand.actor)),
        "\n".join(_threads(ctx, demand)),
        "-# " + ctx.say("panel-demand-zero-theft" if demand.take else "panel-demand-zero-charge"),
        *_absences(ctx),
        _calling(ctx, asked) if running else "",
    )
    last = next((no for thread in reversed(demand.threads) for no in reversed(thread.nos)), demand.cards[0])
    buttons = (Button(ctx.say("panel-answer"), ctx.opens(ANSWER), PRIMARY),)
    return Panel(
        slot(ctx.view.turn, demand.cards[0]),
        said,
        (buttons,) if running and asked else (),
        pictures.portrait(ctx, last),
        ping=() if table.pace == LIVE else participants.people(ctx, asked),
        accent=RED,
    )


def _calling(ctx: DealContext, asked: Sequence[Seat]) -> str:
    """A slow demand calls those it waits for, by name; its message rings only once, when it is new."""
    if ctx.table.pace == LIVE or not participants.people(ctx, asked):
        return ""
    seats = list(dict.fromkeys(asked))
    return "-# " + ctx.say(
        "panel-demand-calls", names=ctx.words.list(participants.mention(ctx, seat) for seat in seats)
    )


def _absences(ctx: DealContext) -> tuple[str, ...]:
    said = (clock_text.absence(ctx, wait) for wait in ctx.waits if wait.kind in ("respond", "counter"))
    return tuple(dict.fromkeys(filter(None, said)))


def _threads(ctx: DealContext, demand: DemandView) -> list[str]:
    """A line for all targets of whom the same is to be said: who is awaited until when, and in small letters how it ended."""
    alike: dict[tuple[object, ...], list[ThreadView]] = {}
    for thread in demand.threads:
        alike.setdefault(_state(ctx, thread), []).append(thread)
    waiting = [threads for threads in alike.values() if not threads[0].outcome]
    over = [threads for threads in alike.values() if threads[0].outcome]
    return [*(_awaited(ctx, demand, each) for each in waiting), *("-# " + _settled(ctx, each) for each in over)]


def _state(ctx: DealContext, thread: ThreadView) -> tuple[object, ...]:
    """What is said of a target, its name apart; a Just Say No is told by itself."""
    row = None if thread.outcome else deadline(ctx.table, thread.wait)
    return thread.outcome, thread.paid, thread.number if thread.nos else 0, row and row.due


def _named(ctx: DealContext, threads: Sequence[ThreadView]) -> dict[str, object]:
    return {"name": ctx.listed([each.target for each in threads]), "count": len(threads)}


def _awaited(ctx: DealContext, demand: DemandView, threads: Sequence[ThreadView]) -> str:
    """Who is awaited until when, with the Just Say No cards played so far."""
    thread = threads[0]
    key = "panel-thread-asked" if thread.asked == thread.target else "panel-thread-counter"
    said = clock_text.ends(ctx, key, thread.wait, actor=ctx.name(demand.actor), **_named(ctx, threads))
    return f"{CLOCK} {said}{_jokers(thread)}"


def _settled(ctx: DealContext, threads: Sequence[ThreadView]) -> str:
    """How threads ended."""
    icons, thread = {"paid": TICK, "taken": TICK, "cancelled": STOPPED}, threads[0]
    key = f"panel-thread-{thread.outcome}"
    if thread.outcome == "paid":
        key += "" if thread.paid else "-nothing"
    said = ctx.say(key, cards=ctx.cards(thread.paid), due=ctx.cash(thread.due), **_named(ctx, threads))
    return f"{icons.get(thread.outcome, GONE)} {said}{_jokers(thread)}"


def _jokers(thread: ThreadView) -> str:
    return f" {STOPPED}" * len(thread.nos)


# ---- Just Say No


def joker_panels(ctx: DealContext, demand: DemandView) -> list[Panel]:
    """In slow pace a Just Say No mentions who may answer it, in a new message: an edited message notifies nobody."""
    if ctx.table.pace == LIVE or ctx.table.phase == PAUSED:
        return []
    return [_joker(ctx, demand, thread) for thread in demand.threads if thread.nos and thread.asked is not None]


def _joker(ctx: DealContext, demand: DemandView, thread: ThreadView) -> Panel:
    """The card, who is to answer it, until when."""
    asked = demand.actor if thread.asked is None else thread.asked
    player = thread.target if asked == demand.actor else demand.actor
    said = clock_text.ends(
        ctx, "panel-joker-played", thread.wait, name=ctx.name(player), asked=participants.mention(ctx, asked)
    )
    return Panel(
        f"{JOKER}-{thread.number}",
        (said,),
        ((Button(ctx.say("panel-answer"), ctx.opens(ANSWER), PRIMARY),),),
        pictures.portrait(ctx, thread.nos[-1]),
        ping=participants.people(ctx, (asked,)),
        accent=RED,
    )


def past_joker(ctx: DealContext, slot: str, recent: Sequence[EventFor]) -> Panel:
    """A call that was answered."""
    return turns.past(ctx, slot, "", [ctx.say("panel-joker-over")])


# ---- demands that are over


def _events(ctx: DealContext, name: str, recent: Sequence[EventFor]) -> list[EventFor]:
    """The events of the demand that a slot names, from its opening to the next thing played."""
    _, turn, card = name.split("-")
    told = turns.told_in(recent, int(turn), ctx.view.turn)
    begun = [at for at, each in enumerate(told) if isinstance(each.event, OPENING) and each.event.card == int(card)]
    found: list[EventFor] = []
    for each in told[begun[-1] :] if begun else []:
        if found and isinstance(each.event, OPENING):
            break
        found.append(each)
    return found


def past_demand(ctx: DealContext, name: str, recent: Sequence[EventFor]) -> Panel:
    """The final form of a demand that is over: what was asked and how each target answered."""
    told = _events(ctx, name, recent)
    first = ctx.words.event(GAME, told[0], ctx.names) if told else ctx.say("panel-demand-over")
    ends = [ctx.words.event(GAME, each, ctx.names) for each in told[1:] if isinstance(each.event, ABOUT)]
    return turns.past(ctx, name, "", [first, *ends])
