"""The message of a decision: whose it is, until when, what the last slide did, its film, the buttons; and its final form.

`slide-<n>` shows slide n and asks what comes first after it. `turn-<w>-<n>` asks with wait w what comes later, after slide n,
or at the beginning of a round.
"""

from collections.abc import Sequence

from bot.games.kit.model import Event, Seat, Told
from bot.games.knockout import events
from bot.games.knockout.view import AwaitedView
from bot.present import evening, turns
from bot.present.controls import Row
from bot.present.knockout import lines
from bot.present.knockout.choices import controls
from bot.present.knockout.record import ANSWERS, SCORING, right_after, slides
from bot.present.knockout.scene import CALM, EDGES, GAME, SLIDING, Scene
from bot.present.panel import Button, Order, Panel
from bot.tables.model import PAUSED

TURN, SLIDE = "turn", "slide"
MINE, BOARD = "mine", "board"
FILM, STILL = "knockout/slide", "knockout/slid"


def running(scene: Scene, told: Sequence[Event]) -> list[Panel]:
    """The last slide and what is asked now: one message as long as the question is the first since the slide."""
    view = scene.view
    first = view.slide is not None and view.number <= view.answered + 1
    if scene.awaited is None:
        return [result(scene, told)] if first else []
    if not first:
        return [_asking(scene, told)]
    return [result(scene, told), _asking(scene, told)] if _scored(scene, told) else [_shown_and_asked(scene, told)]


def _scored(scene: Scene, told: Sequence[Event]) -> bool:
    """Whether the round of the last slide has been scored since: what comes is another round, or the end."""
    return any(isinstance(event, SCORING) for event in since(told, scene.view.turn))


# ---- what was told of a slide


def since(told: Sequence[Event], number: int) -> Sequence[Event]:
    """What was told from slide `number` on, with it; all for 0, nothing where it is not known any more."""
    at = slides(told).get(number)
    if at is None:
        return told if not number else ()
    return told[at:]


def of_slide(told: Sequence[Event], number: int) -> list[Event]:
    """A slide, all that it moved, and what was decided before the next one."""
    found: list[Event] = []
    for event in since(told, number):
        if isinstance(event, events.Slid) and event.number > number:
            break
        if isinstance(event, (*SCORING, events.RoundBegan, events.Won)):
            break
        found.append(event)
    return found


def film(scene: Scene, told: Sequence[Event], number: int, *, moving: bool) -> Order | None:
    """Slide `number` as a film in the picture area of its message (KNOCKOUT-150); as a still where it shall not move.

    Where the table shows stills (KNOCKOUT-156), and once a newer message stands below it (KNOCKOUT-154). None where
    nobody knows the slide any more.
    """
    at = slides(told).get(number)
    found = told[at] if at is not None else scene.view.slide
    if not isinstance(found, events.Slid) or found.number != number:
        return None
    shown = right_after(scene.view, found, told[at + 1 :] if at is not None else ())
    still = not moving or scene.table.options.get("animation", "gif") == "still"
    return scene.order(STILL if still else FILM, shown)


# ---- the messages


def result(scene: Scene, told: Sequence[Event]) -> Panel:
    """The last slide of a round: in words and as a film; what comes next stands in messages of its own."""
    number = scene.view.turn
    said = (_slide_title(scene, told, number), lines.news(scene, of_slide(told, number)))
    shown = film(scene, told, number, moving=True)
    return Panel(f"{SLIDE}-{number}", tuple(filter(None, said)), picture=shown, accent=_slide_edge(scene, told, number))


def _shown_and_asked(scene: Scene, told: Sequence[Event]) -> Panel:
    """The last slide in words and as a film, and below it whoever is to answer (KNOCKOUT-150, KNOCKOUT-155)."""
    number = scene.view.turn
    news = lines.news(scene, of_slide(told, number))
    return _message(scene, f"{SLIDE}-{number}", news, film(scene, told, number, moving=True))


def _asking(scene: Scene, told: Sequence[Event]) -> Panel:
    """A question that is not the first since the last slide, or the first one of a round, with the board as it is."""
    number = scene.view.turn
    later = since(told, number)
    if _scored(scene, told):
        later = [event for event in later if isinstance(event, events.RoundBegan)]
    elif number:
        later = of_slide(told, number)
    slot = f"{TURN}-{scene.view.number}-{number}"
    return _message(scene, slot, lines.news(scene, later), scene.board())


def _message(scene: Scene, slot: str, news: str, picture: Order | None) -> Panel:
    """Whose decision it is, until when; what happened; the picture; how it stands; the buttons."""
    table = scene.table
    waiting = "" if table.phase == PAUSED else _awaited(scene)
    said = (_title(scene), waiting, *evening.lines(table, scene.words), news)
    pinged = [person for person in scene.people(_called(scene)) if f"<@{person}>" in waiting]
    return Panel(
        slot,
        tuple(filter(None, said)),
        (*_controls(scene), lasting(scene)),
        picture,
        ping=tuple(pinged),
        accent=scene.edge(),
        footer=tuple(filter(None, (*lines.standing(scene), lines.following(scene)))),
    )


def _title(scene: Scene) -> str:
    """The round, and who is asked: one player for a slide, the side for a choice."""
    view, asked = scene.view, scene.awaited
    assert asked is not None
    side = view.sides[asked.side]
    who = scene.name(asked.slider) if asked.slider >= 0 else scene.players(side)
    values = {"round": view.round, "rounds": view.rounds, "sign": scene.sign(side), "name": who}
    return "## " + scene.say("panel-turn", **values)


def _called(scene: Scene) -> tuple[Seat, ...]:
    """Who is mentioned: the slider of a slide, the partner too while the slider is away, all who may make a choice."""
    return scene.awaited.seats if scene.awaited else ()


def _awaited(scene: Scene) -> str:
    """Who is to do what, until when; people are spoken to, robots spoken of."""
    asked, wait = scene.awaited, scene.wait
    if asked is None or wait is None:
        return ""
    called = _called(scene)
    if scene.people(called):
        mention = scene.words.list(scene.mention(seat) for seat in called)
        line = scene.say("panel-await-you", mention=mention, what=told_you(scene, asked))
    else:
        line = scene.words.wait(GAME, wait.id, scene.names, wait.seats)
    return turns.timed(scene, "\n".join(filter(None, (line, team(scene, asked)))), wait)


def until(scene: Scene) -> str:
    """The end of the running wait's time."""
    end = scene.ends("panel-until", scene.wait.id) if scene.wait and not scene.wait.held else ""
    return f"-# {end}" if end else ""


def told_you(scene: Scene, asked: AwaitedView) -> str:
    """What a person is to do, said to this person."""
    side = scene.view.sides[asked.side]
    values = {"left": side.left, "players": len(side.members), "amount": scene.cash(asked.cost), "cost": asked.cost}
    return scene.say(f"panel-you-{asked.what}", token=scene.named(asked.token), **values)


def team(scene: Scene, asked: AwaitedView) -> str:
    """Whose team it is, and who may act for a slider who is away (KNOCKOUT-162); nothing for who plays alone."""
    side = scene.view.sides[asked.side]
    if len(side.members) < 2:
        return ""
    values = {"sign": scene.sign(side), "names": scene.players(side)}
    others = [seat for seat in asked.seats if seat != asked.slider]
    if asked.what == "chance":
        return "-# " + scene.say("panel-team-chance", name=scene.name(asked.slider), **values)
    if asked.what in SLIDING:
        if others:
            return "-# " + scene.say("panel-team-away", name=scene.listed(others), **values)
        return "-# " + scene.say("panel-team", **values)
    return "-# " + scene.say("panel-team-either", **values)


def _controls(scene: Scene) -> tuple[Row, ...]:
    """The buttons of whoever is awaited; nothing while a robot is thinking or the table stands still."""
    wait = scene.wait
    if scene.table.phase == PAUSED or wait is None or not scene.people(wait.seats):
        return ()
    return controls(scene, scene.may(wait.seats[0]))


def lasting(scene: Scene) -> tuple[Button, ...]:
    """The buttons that every message has, the same for all."""
    own = (
        Button(scene.words.say("button-mine"), scene.opens(MINE)),
        Button(scene.say("panel-board"), scene.opens(BOARD)),
    )
    return turns.lasting(scene, *own)


# ---- what is over


def _slide_title(scene: Scene, told: Sequence[Event], number: int) -> str:
    """Which slide it was, and whose."""
    slid = _slid(scene, told, number)
    if slid is None:
        return "## " + scene.say("panel-slide-past", number=number)
    side = next(side for side in scene.view.sides if side.colour == slid.colour)
    return "## " + scene.say("panel-slide", number=number, sign=scene.sign(side), name=scene.name(slid.seat))


def _slid(scene: Scene, told: Sequence[Event], number: int) -> events.Slid | None:
    at = slides(told).get(number)
    found = scene.view.slide if at is None else told[at]
    return found if isinstance(found, events.Slid) and found.number == number else None


def _slide_edge(scene: Scene, told: Sequence[Event], number: int) -> int:
    slid = _slid(scene, told, number)
    return CALM if slid is None else EDGES[slid.colour]


def past_slides(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """The final forms of slides."""
    told = plain_events(recent)
    return [_past_slide(scene, slot, told) for slot in slots]


def _past_slide(scene: Scene, slot: str, told: Sequence[Event]) -> Panel:
    """A slide that is not the newest any more: its words, the still in the film's place, no buttons (KNOCKOUT-154)."""
    number = int(slot.removeprefix(f"{SLIDE}-"))
    said = (_slide_title(scene, told, number), lines.news(scene, of_slide(told, number)))
    shown = film(scene, told, number, moving=False)
    edge = _slide_edge(scene, told, number)
    return Panel(slot, tuple(filter(None, said)), picture=shown, accent=edge, last=True)


def past_turns(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """The final forms of questions."""
    told = plain_events(recent)
    return [_past_turn(scene, slot, told) for slot in slots]


def _past_turn(scene: Scene, slot: str, told: Sequence[Event]) -> Panel:
    """A question that has been answered: what was chosen, or by which slide; without picture and controls."""
    _, wait, number = slot.split("-")
    view, slide = scene.view, int(number)
    at = slides(told)
    known = not slide or slide in at or slide + 1 in at
    between = told[at.get(slide, 0) : at.get(slide + 1, len(told))] if known else ()
    slid = not slide or (view.answered == int(wait) and view.turn == slide + 1)
    began = next((event for event in between if isinstance(event, events.RoundBegan)), None) if slid else None
    title = scene.say("panel-turn-past", number=slide) if slide else scene.say("panel-began")
    if began is not None:
        title = scene.say("panel-round-past", round=began.round, rounds=began.rounds)
    chosen = [event for event in between if isinstance(event, (*ANSWERS, events.BoughtOut))]
    kept = [began] if began is not None else [] if slid else chosen[-1:]
    then = "-# " + scene.say("panel-then", number=slide + 1) if slid else ""
    return Panel(slot, tuple(filter(None, ("## " + title, lines.news(scene, kept), then))), accent=CALM, last=True)


def plain_events(recent: Sequence[Told]) -> list[Event]:
    """What was told to all."""
    return [each.event for each in recent if each.only is None]
