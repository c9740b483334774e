"""Knockout's public messages: slides with what is asked after each, the rounds' bills, the end; and final forms.

`slide-<n>` shows slide n and asks what comes first after it. `turn-<w>-<n>` asks with wait w what comes later, after slide n,
or at the beginning of a round.
"""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from bot.games.knockout import events
from bot.games.knockout.view import AwaitedView
from bot.kit.contract import Event, EventFor
from bot.kit.fields import WORD
from bot.present import clock_text, participants
from bot.present.controls.legal_action_controls import Row
from bot.present.knockout import pictures, position_text, side_text
from bot.present.knockout.decision_controls import controls
from bot.present.knockout.game_over import end_panel, statement_panel
from bot.present.knockout.panel_context import EDGES, GAME, SLIDING, KnockoutContext
from bot.present.knockout.position_text import SCORING
from bot.present.panel_context import CALM
from bot.present.panel_model import Panel, PictureRequest
from bot.present.panels import final_messages, turns
from bot.tables.model import OVER, PAUSED

TURN, SLIDE = "turn", "slide"
BOARD = "board"


def running(ctx: KnockoutContext, told: Sequence[Event]) -> list[Panel]:
    """The last slide and what is asked now: one message as long as the question is the first since the slide."""
    view = ctx.view
    first = view.slide is not None and view.number <= view.answered + 1
    if ctx.awaited is None:
        return [result(ctx, told, view.turn)] if first else []
    if view.turn and not _scored(ctx, told):
        return [_after_slide(ctx, told, moving=first)]
    return [result(ctx, told, view.turn), _asking(ctx, told)] if first else [_asking(ctx, told)]


def _scored(ctx: KnockoutContext, told: Sequence[Event]) -> bool:
    """Whether the round of the last slide has been scored since: what comes is another round, or the end."""
    return any(isinstance(event, SCORING) for event in since(told, ctx.view.turn))


# ---- what was told of a slide


def slides(told: Sequence[Event]) -> dict[int, int]:
    """Where each slide stands in what was told, by its number."""
    return {event.number: at for at, event in enumerate(told) if isinstance(event, events.Slid)}


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


def _slid(ctx: KnockoutContext, told: Sequence[Event], number: int) -> events.Slid | None:
    """Slide `number`; None where nobody knows it any more."""
    at = slides(told).get(number)
    found = ctx.view.slide if at is None else told[at]
    return found if isinstance(found, events.Slid) and found.number == number else None


# ---- the messages


def result(ctx: KnockoutContext, told: Sequence[Event], number: int) -> Panel:
    """A slide in words and animated, as the last one of a round; what comes next stands in messages of its own.

    It has no button to more, so it tells all that was moved (KNOCKOUT-155).
    """
    title, edge = _headed(ctx, _slid(ctx, told, number), number)
    said = [f"-# {line}" for line in (f"**{title}**", *position_text.news(ctx, of_slide(told, number)))]
    return Panel(f"{SLIDE}-{number}", said, picture=pictures.film(ctx, scored=True), accent=edge)


def _past(ctx: KnockoutContext, told: Sequence[Event], number: int) -> Panel:
    """A slide in words, as it stays once a newer message stands below it (KNOCKOUT-154)."""
    slid = _slid(ctx, told, number)
    title, edge = _headed(ctx, slid, number)
    who = "" if slid is None else f"{ctx.name(slid.seat)} ({ctx.words.value(GAME, WORD, slid.colour)})"
    said = position_text.news(ctx, of_slide(told, number))
    made = turns.past(ctx, f"{SLIDE}-{number}", title, said, who=who)
    return replace(made, accent=edge)


def _headed(ctx: KnockoutContext, slid: events.Slid | None, number: int) -> tuple[str, int]:
    """Which slide it was and whose, and the colour of its message; None for one that nobody knows any more."""
    if slid is None:
        return ctx.say("panel-slide-past", number=number), CALM
    side = next(side for side in ctx.view.sides if side.colour == slid.colour)
    title = ctx.say("panel-slide", number=slid.number, sign=side_text.sign(ctx, side), name=ctx.name(slid.seat))
    return title, EDGES[slid.colour]


def _after_slide(ctx: KnockoutContext, told: Sequence[Event], *, moving: bool) -> Panel:
    """The last slide, and who is to answer after it (KNOCKOUT-150, KNOCKOUT-155).

    `moving`: nothing was asked since; later questions have the board as it is for the animation.
    """
    number = ctx.view.turn
    picture = pictures.film(ctx, scored=False) if moving else None
    return _message(ctx, f"{SLIDE}-{number}", of_slide(told, number), picture or pictures.board(ctx))


def _asking(ctx: KnockoutContext, told: Sequence[Event]) -> Panel:
    """The first question of a round, with the board as it is."""
    number = ctx.view.turn
    later = [event for event in since(told, number) if isinstance(event, events.RoundBegan)]
    return _message(ctx, f"{TURN}-{ctx.view.number}-{number}", later, pictures.board(ctx))


def _message(ctx: KnockoutContext, slot: str, told: Sequence[Event], picture: PictureRequest) -> Panel:
    """What happened, whose decision it is until when, the buttons."""
    waiting = "" if ctx.table.phase == PAUSED else _awaited(ctx)
    asked = ctx.awaited
    text = turns.TurnText(position_text.news(ctx, told), (waiting,))
    made = turns.panel(ctx, 0, None, text, _controls(ctx), picture)
    ping = turns.mentioned(ctx, asked.seats if asked else (), (waiting,))
    return replace(made, slot=slot, ping=ping, accent=side_text.edge(ctx))


def happened(ctx: KnockoutContext, recent: Sequence[EventFor]) -> list[str]:
    """All that happened since the last slide, with it."""
    return position_text.news(ctx, of_slide(plain_events(recent), ctx.view.turn))


def _awaited(ctx: KnockoutContext) -> str:
    """Who is to do what, until when; people are spoken to, robots spoken of."""
    asked, wait = ctx.awaited, ctx.wait
    if asked is None or wait is None:
        return ""
    if participants.people(ctx, asked.seats):
        # The slider of a slide, the partner too while the slider is away, all who may make a choice.
        mention = ctx.words.list(participants.mention(ctx, seat) for seat in asked.seats)
        line = ctx.say("panel-await-you", mention=mention, what=told_you(ctx, asked))
    else:
        line = ctx.words.wait(GAME, wait.id, ctx.names, wait.seats)
    return turns.timed(ctx, "\n".join(filter(None, (line, team(ctx, asked)))), wait)


def until(ctx: KnockoutContext) -> str:
    """The end of the running wait's time."""
    end = clock_text.ends(ctx, "panel-until", ctx.wait.id) if ctx.wait and not ctx.wait.held else ""
    return f"-# {end}" if end else ""


def told_you(ctx: KnockoutContext, asked: AwaitedView) -> str:
    """What a person is to do, said to this person."""
    side = ctx.view.sides[asked.side]
    values = {"left": side.left, "players": len(side.members), "amount": ctx.cash(asked.cost), "cost": asked.cost}
    return ctx.say(f"panel-you-{asked.what}", token=side_text.named(ctx, asked.token), **values)


def team(ctx: KnockoutContext, asked: AwaitedView) -> str:
    """Whose team it is, and who may act for a slider who is away (KNOCKOUT-162); nothing for who plays alone."""
    side = ctx.view.sides[asked.side]
    if len(side.members) < 2:
        return ""
    values = {"sign": side_text.sign(ctx, side), "names": side_text.players(ctx, side)}
    others = [seat for seat in asked.seats if seat != asked.slider]
    if asked.what == "chance":
        return "-# " + ctx.say("panel-team-chance", name=ctx.name(asked.slider), **values)
    if asked.what in SLIDING:
        if others:
            return "-# " + ctx.say("panel-team-away", name=ctx.listed(others), **values)
        return "-# " + ctx.say("panel-team", **values)
    return "-# " + ctx.say("panel-team-either", **values)


def _controls(ctx: KnockoutContext) -> tuple[Row, ...]:
    """The buttons of the person awaited; nothing while a robot is thinking or the table stands still."""
    wait = ctx.wait
    if ctx.table.phase == PAUSED or wait is None or not participants.people(ctx, wait.seats):
        return ()
    return controls(ctx, ctx.may(wait.seats[0]))


# ---- what is over


def _past_slide(ctx: KnockoutContext, slot: str, recent: Sequence[EventFor]) -> Panel:
    return _past(ctx, plain_events(recent), int(slot.removeprefix(f"{SLIDE}-")))


def _past_turn(ctx: KnockoutContext, slot: str, recent: Sequence[EventFor]) -> Panel:
    """The first question of a round that has been answered."""
    number, told = int(slot.split("-")[2]), plain_events(recent)
    began = _began(told, number)
    title = ctx.say("panel-turn-past", number=number) if number else ctx.say("panel-began")
    if began is None:
        return turns.past(ctx, slot, title, ())
    return turns.past(ctx, slot, "", [ctx.words.event(GAME, began, ctx.names)])  # which names the round


def _began(told: Sequence[Event], number: int) -> events.RoundBegan | None:
    """The round that began between slide `number` and the next one, as far as that is known."""
    for event in since(told, number):
        if isinstance(event, events.RoundBegan):
            return event
        if isinstance(event, events.Slid) and event.number > number:
            break
    return None


def past_board(ctx: KnockoutContext, told: Sequence[EventFor]) -> PictureRequest:
    """A slide as those see it who look back, before its round was scored."""
    return pictures.still(ctx, scored=any(isinstance(event, SCORING) for event in plain_events(told)))


def plain_events(recent: Sequence[EventFor]) -> list[Event]:
    """What was told to all."""
    return [each.event for each in recent if each.only is None]


# ---- all messages


def panels(ctx: KnockoutContext, recent: Sequence[EventFor], live: Collection[str]) -> list[Panel]:
    """The messages that should exist now, and the final form of each live one that is over (KNOCKOUT-154)."""
    over = ctx.table.phase == OVER
    made = running(ctx, plain_events(recent))
    bills = statement_panel(ctx)
    if bills is not None:
        # After the slide that ended their round, before the next round's first question.
        questions = (at for at, panel in enumerate(made) if panel.slot.startswith(f"{TURN}-"))
        made.insert(len(made) if over else next(questions, 0), bills)
    if over:
        made.append(end_panel(ctx))
    finals = {SLIDE: final_messages.each(_past_slide), TURN: final_messages.each(_past_turn)}
    return final_messages.with_past(ctx, made, live, recent, finals)
