"""The message of a decision: whose it is, until when, what the last slide did, its picture, the buttons; its final form.

`slide-<n>` shows slide n and asks what comes first after it. `turn-<w>-<n>` asks with wait w what comes later, after slide n,
or at the beginning of a round.
"""

from collections.abc import Sequence

from bot.games.knockout import events
from bot.games.knockout.view import AwaitedView
from bot.kit.contract import Event, EventFor, Seat
from bot.present import clock_text, participants
from bot.present.controls.legal_action_controls import Row
from bot.present.knockout import pictures, position_text, side_text
from bot.present.knockout.decision_controls import controls
from bot.present.knockout.replay_board import ANSWERS, SCORING, right_after, slides
from bot.present.knockout.table_view import CALM, EDGES, GAME, SLIDING, KnockoutTableView
from bot.present.panel_model import Button, Panel, PictureRequest
from bot.present.panel_name import MINE
from bot.present.panels import table_status, turns
from bot.tables.model import PAUSED

TURN, SLIDE = "turn", "slide"
BOARD = "board"
FILM, STILL = "knockout/slide", "knockout/slid"


def running(table_view: KnockoutTableView, told: Sequence[Event]) -> list[Panel]:
    """The last slide and what is asked now: one message as long as the question is the first since the slide."""
    view = table_view.view
    first = view.slide is not None and view.number <= view.answered + 1
    if table_view.awaited is None:
        return [result(table_view, told)] if first else []
    if not first:
        return [_asking(table_view, told)]
    return (
        [result(table_view, told), _asking(table_view, told)]
        if _scored(table_view, told)
        else [_shown_and_asked(table_view, told)]
    )


def _scored(table_view: KnockoutTableView, told: Sequence[Event]) -> bool:
    """Whether the round of the last slide has been scored since: what comes is another round, or the end."""
    return any(isinstance(event, SCORING) for event in since(told, table_view.view.turn))


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


def film(table_view: KnockoutTableView, told: Sequence[Event], number: int, *, moving: bool) -> PictureRequest | None:
    """Slide `number` as an animation in its message (KNOCKOUT-150); as a still where it shall not move.

    Where the table shows stills (KNOCKOUT-156), and once a newer message stands below it (KNOCKOUT-154). None where
    nobody knows the slide any more.
    """
    at = slides(told).get(number)
    found = told[at] if at is not None else table_view.view.slide
    if not isinstance(found, events.Slid) or found.number != number:
        return None
    shown = right_after(table_view.view, found, told[at + 1 :] if at is not None else ())
    still = not moving or table_view.table.options.get("animation", "gif") == "still"
    return table_view.order(STILL if still else FILM, shown)


# ---- the messages


def result(table_view: KnockoutTableView, told: Sequence[Event]) -> Panel:
    """The last slide of a round: in words and animated; what comes next stands in messages of its own."""
    number = table_view.view.turn
    said = (_slide_title(table_view, told, number), position_text.news(table_view, of_slide(told, number)))
    shown = film(table_view, told, number, moving=True)
    return Panel(f"{SLIDE}-{number}", said, picture=shown, accent=_slide_edge(table_view, told, number))


def _shown_and_asked(table_view: KnockoutTableView, told: Sequence[Event]) -> Panel:
    """The last slide in words and animated, and below it who is to answer (KNOCKOUT-150, KNOCKOUT-155)."""
    number = table_view.view.turn
    news = position_text.news(table_view, of_slide(told, number))
    return _message(table_view, f"{SLIDE}-{number}", news, film(table_view, told, number, moving=True))


def _asking(table_view: KnockoutTableView, told: Sequence[Event]) -> Panel:
    """A question that is not the first since the last slide, or the first one of a round, with the board as it is."""
    number = table_view.view.turn
    later = since(told, number)
    if _scored(table_view, told):
        later = [event for event in later if isinstance(event, events.RoundBegan)]
    elif number:
        later = of_slide(told, number)
    slot = f"{TURN}-{table_view.view.number}-{number}"
    return _message(table_view, slot, position_text.news(table_view, later), pictures.board(table_view))


def _message(table_view: KnockoutTableView, slot: str, news: str, picture: PictureRequest | None) -> Panel:
    """Whose decision it is, until when; what happened; the picture; how it stands; the buttons."""
    table = table_view.table
    waiting = "" if table.phase == PAUSED else _awaited(table_view)
    said = (_title(table_view), waiting, *table_status.lines(table, table_view.words), news)
    pinged = [person for person in participants.people(table_view, _called(table_view)) if f"<@{person}>" in waiting]
    return Panel(
        slot,
        said,
        (*_controls(table_view), lasting(table_view)),
        picture,
        ping=tuple(pinged),
        accent=side_text.edge(table_view),
        footer=(*position_text.standing(table_view), position_text.following(table_view)),
    )


def _title(table_view: KnockoutTableView) -> str:
    """The round, and who is asked: one player for a slide, the side for a choice."""
    view, asked = table_view.view, table_view.awaited
    assert asked is not None
    side = view.sides[asked.side]
    who = table_view.name(asked.slider) if asked.slider >= 0 else side_text.players(table_view, side)
    values = {"round": view.round, "rounds": view.rounds, "sign": side_text.sign(table_view, side), "name": who}
    return "## " + table_view.say("panel-turn", **values)


def _called(table_view: KnockoutTableView) -> tuple[Seat, ...]:
    """Who is mentioned: the slider of a slide, the partner too while the slider is away, all who may make a choice."""
    return table_view.awaited.seats if table_view.awaited else ()


def _awaited(table_view: KnockoutTableView) -> str:
    """Who is to do what, until when; people are spoken to, robots spoken of."""
    asked, wait = table_view.awaited, table_view.wait
    if asked is None or wait is None:
        return ""
    called = _called(table_view)
    if participants.people(table_view, called):
        mention = table_view.words.list(participants.mention(table_view, seat) for seat in called)
        line = table_view.say("panel-await-you", mention=mention, what=told_you(table_view, asked))
    else:
        line = table_view.words.wait(GAME, wait.id, table_view.names, wait.seats)
    return turns.timed(table_view, "\n".join(filter(None, (line, team(table_view, asked)))), wait)


def until(table_view: KnockoutTableView) -> str:
    """The end of the running wait's time."""
    end = (
        clock_text.ends(table_view, "panel-until", table_view.wait.id)
        if table_view.wait and not table_view.wait.held
        else ""
    )
    return f"-# {end}" if end else ""


def told_you(table_view: KnockoutTableView, asked: AwaitedView) -> str:
    """What a person is to do, said to this person."""
    side = table_view.view.sides[asked.side]
    values = {
        "left": side.left,
        "players": len(side.members),
        "amount": table_view.cash(asked.cost),
        "cost": asked.cost,
    }
    return table_view.say(f"panel-you-{asked.what}", token=side_text.named(table_view, asked.token), **values)


def team(table_view: KnockoutTableView, asked: AwaitedView) -> str:
    """Whose team it is, and who may act for a slider who is away (KNOCKOUT-162); nothing for who plays alone."""
    side = table_view.view.sides[asked.side]
    if len(side.members) < 2:
        return ""
    values = {"sign": side_text.sign(table_view, side), "names": side_text.players(table_view, side)}
    others = [seat for seat in asked.seats if seat != asked.slider]
    if asked.what == "chance":
        return "-# " + table_view.say("panel-team-chance", name=table_view.name(asked.slider), **values)
    if asked.what in SLIDING:
        if others:
            return "-# " + table_view.say("panel-team-away", name=table_view.listed(others), **values)
        return "-# " + table_view.say("panel-team", **values)
    return "-# " + table_view.say("panel-team-either", **values)


def _controls(table_view: KnockoutTableView) -> tuple[Row, ...]:
    """The buttons of the person awaited; nothing while a robot is thinking or the table stands still."""
    wait = table_view.wait
    if table_view.table.phase == PAUSED or wait is None or not participants.people(table_view, wait.seats):
        return ()
    return controls(table_view, table_view.may(wait.seats[0]))


def lasting(table_view: KnockoutTableView) -> tuple[Button, ...]:
    """The buttons that every message has, the same for all."""
    own = (
        Button(table_view.words.say("button-mine"), table_view.opens(MINE)),
        Button(table_view.say("panel-board"), table_view.opens(BOARD)),
    )
    return turns.lasting(table_view, *own)


# ---- what is over


def _slide_title(table_view: KnockoutTableView, told: Sequence[Event], number: int) -> str:
    """Which slide it was, and whose."""
    slid = _slid(table_view, told, number)
    if slid is None:
        return "## " + table_view.say("panel-slide-past", number=number)
    side = next(side for side in table_view.view.sides if side.colour == slid.colour)
    return "## " + table_view.say(
        "panel-slide", number=number, sign=side_text.sign(table_view, side), name=table_view.name(slid.seat)
    )


def _slid(table_view: KnockoutTableView, told: Sequence[Event], number: int) -> events.Slid | None:
    at = slides(told).get(number)
    found = table_view.view.slide if at is None else told[at]
    return found if isinstance(found, events.Slid) and found.number == number else None


def _slide_edge(table_view: KnockoutTableView, told: Sequence[Event], number: int) -> int:
    slid = _slid(table_view, told, number)
    return CALM if slid is None else EDGES[slid.colour]


def past_slides(table_view: KnockoutTableView, slots: Sequence[str], recent: Sequence[EventFor]) -> list[Panel]:
    """The final forms of slides."""
    told = plain_events(recent)
    return [_past_slide(table_view, slot, told) for slot in slots]


def _past_slide(table_view: KnockoutTableView, slot: str, told: Sequence[Event]) -> Panel:
    """A slide that is not the newest any more: its words, a still for the animation, no buttons (KNOCKOUT-154)."""
    number = int(slot.removeprefix(f"{SLIDE}-"))
    said = (_slide_title(table_view, told, number), position_text.news(table_view, of_slide(told, number)))
    shown = film(table_view, told, number, moving=False)
    edge = _slide_edge(table_view, told, number)
    return Panel(slot, said, picture=shown, accent=edge, last=True)


def past_turns(table_view: KnockoutTableView, slots: Sequence[str], recent: Sequence[EventFor]) -> list[Panel]:
    """The final forms of questions."""
    told = plain_events(recent)
    return [_past_turn(table_view, slot, told) for slot in slots]


def _past_turn(table_view: KnockoutTableView, slot: str, told: Sequence[Event]) -> Panel:
    """A question that has been answered: what was chosen, or by which slide; without picture and controls."""
    _, wait, number = slot.split("-")
    view, slide = table_view.view, int(number)
    at = slides(told)
    known = not slide or slide in at or slide + 1 in at
    between = told[at.get(slide, 0) : at.get(slide + 1, len(told))] if known else ()
    slid = not slide or (view.answered == int(wait) and view.turn == slide + 1)
    began = next((event for event in between if isinstance(event, events.RoundBegan)), None) if slid else None
    title = table_view.say("panel-turn-past", number=slide) if slide else table_view.say("panel-began")
    if began is not None:
        title = table_view.say("panel-round-past", round=began.round, rounds=began.rounds)
    chosen = [event for event in between if isinstance(event, (*ANSWERS, events.BoughtOut))]
    kept = [began] if began is not None else [] if slid else chosen[-1:]
    then = "-# " + table_view.say("panel-then", number=slide + 1) if slid else ""
    return Panel(slot, ("## " + title, position_text.news(table_view, kept), then), accent=CALM, last=True)


def plain_events(recent: Sequence[EventFor]) -> list[Event]:
    """What was told to all."""
    return [each.event for each in recent if each.only is None]
