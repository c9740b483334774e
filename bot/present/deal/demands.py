"""The countdown message of a charge or theft: every target with a tick, a clock or a Joker; and how it ended."""

from collections.abc import Sequence

from bot.games.deal import events
from bot.games.deal.view import DemandView, ThreadView
from bot.games.kit.model import Card, Seat, Told
from bot.present import turns
from bot.present.deal import lines
from bot.present.deal.scene import CALM, GAME, RED, Scene
from bot.present.panel import PRIMARY, Button, Panel
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


def demand_panel(scene: Scene, demand: DemandView) -> Panel:
    """The action being answered. It says nothing that a hand could tell: whoever is asked is asked alike (DEAL-132)."""
    table, running = scene.table, scene.table.phase != PAUSED
    asked = [thread.asked for thread in demand.threads if thread.asked is not None]
    said = (
        "## " + lines.demanded(scene, demand),
        scene.say("panel-demand-by", name=scene.name(demand.actor)),
        "\n".join(_thread(scene, demand, thread) for thread in demand.threads),
        "-# " + scene.say("panel-demand-zero-theft" if demand.take else "panel-demand-zero-charge"),
        *_absences(scene),
        _calling(scene, asked) if running else "",
    )
    last = next((no for thread in reversed(demand.threads) for no in reversed(thread.nos)), demand.cards[0])
    buttons = (
        Button(scene.say("panel-answer"), scene.opens(ANSWER), PRIMARY),
        Button(scene.say("panel-my-hand"), scene.opens(HAND)),
    )
    return Panel(
        slot(scene.view.turn, demand.cards[0]),
        tuple(filter(None, said)),
        (buttons,) if running and asked else (),
        scene.portrait(last),
        ping=() if table.pace == LIVE else scene.people(asked),
        accent=RED,
    )


def _calling(scene: Scene, asked: Sequence[Seat]) -> str:
    """A slow demand calls those it waits for, by name; its message rings only once, when it is new."""
    if scene.table.pace == LIVE or not scene.people(asked):
        return ""
    seats = list(dict.fromkeys(asked))
    return "-# " + scene.say("panel-demand-calls", names=scene.words.list(map(scene.mention, seats)))


def _absences(scene: Scene) -> tuple[str, ...]:
    said = (scene.absence(wait) for wait in scene.waits if wait.id.startswith(("respond-", "counter-")))
    return tuple(dict.fromkeys(filter(None, said)))


def _thread(scene: Scene, demand: DemandView, thread: ThreadView) -> str:
    """One target: settled, or who is awaited until when, with the Just Say No cards played so far."""
    name = scene.name(thread.target)
    jokers = f" {STOPPED}" * len(thread.nos)
    if thread.outcome:
        return _settled(scene, thread, name) + jokers
    key = "panel-thread-asked" if thread.asked == thread.target else "panel-thread-counter"
    said = scene.ends(key, thread.wait, name=name, actor=scene.name(demand.actor))
    return f"{CLOCK} {said}{jokers}"


def _settled(scene: Scene, thread: ThreadView, name: str) -> str:
    """How a thread ended."""
    icons = {"paid": TICK, "taken": TICK, "cancelled": STOPPED}
    key = f"panel-thread-{thread.outcome}"
    if thread.outcome == "paid":
        key += "" if thread.paid else "-nothing"
    said = scene.say(key, name=name, cards=scene.cards(thread.paid), due=scene.cash(thread.due))
    return f"{icons.get(thread.outcome, GONE)} {said}"


# ---- Just Say No


def joker_panels(scene: Scene, demand: DemandView) -> list[Panel]:
    """Where nobody sits waiting, a Just Say No calls whoever may answer it: an edited message calls nobody."""
    if scene.table.pace == LIVE or scene.table.phase == PAUSED:
        return []
    return [_joker(scene, demand, thread) for thread in demand.threads if thread.nos and thread.asked is not None]


def _joker(scene: Scene, demand: DemandView, thread: ThreadView) -> Panel:
    """The card, who is to answer it, until when."""
    asked = demand.actor if thread.asked is None else thread.asked
    player = thread.target if asked == demand.actor else demand.actor
    said = scene.ends("panel-joker-played", thread.wait, name=scene.name(player), asked=scene.mention(asked))
    return Panel(
        f"{JOKER}-{thread.number}",
        (said,),
        ((Button(scene.say("panel-answer"), scene.opens(ANSWER), PRIMARY),),),
        scene.portrait(thread.nos[-1]),
        ping=scene.people((asked,)),
        accent=RED,
    )


def past_jokers(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """Calls that were answered."""
    return [Panel(name, (scene.say("panel-joker-over"),), accent=CALM, last=True) for name in slots]


# ---- demands that are over


def past_demands(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """The final form of demands that are over: what became of each target."""
    return [_past(scene, name, _events(scene, name, recent)) for name in slots]


def _events(scene: Scene, name: str, recent: Sequence[Told]) -> list[Told]:
    """The events of the demand that a slot names, from its opening to the next thing played."""
    _, turn, card = name.split("-")
    told = turns.told_in(recent, int(turn), scene.view.turn, events.TurnBegan)
    begun = [at for at, each in enumerate(told) if isinstance(each.event, OPENING) and each.event.card == int(card)]
    found: list[Told] = []
    for each in told[begun[-1] :] if begun else []:
        if found and isinstance(each.event, OPENING):
            break
        found.append(each)
    return found


def _past(scene: Scene, name: str, told: Sequence[Told]) -> Panel:
    """What was asked and how each answered, without picture and controls."""
    first = scene.words.event(GAME, told[0], scene.names) if told else scene.say("panel-demand-over")
    ends = [scene.words.event(GAME, each, scene.names) for each in told[1:] if isinstance(each.event, ABOUT)]
    said = (f"**{first}**", "\n".join(f"- {line}" for line in ends))
    return Panel(name, tuple(filter(None, said)), accent=CALM, last=True)
