"""Deal's public messages: one for each turn, one for each charge or theft, one for the end; and their final forms."""

from collections.abc import Callable, Collection, Sequence
from functools import partial

from bot.games.deal import events
from bot.games.deal.data import face
from bot.kit.contract import EventFor, Seat
from bot.present import clock_text, participants
from bot.present.controls.legal_action_controls import Row
from bot.present.deal import pictures, position_text
from bot.present.deal.demand_messages import DEMAND, JOKER, demand_panel, joker_panels, past_demand, past_joker
from bot.present.deal.panel_context import GAME, DealContext
from bot.present.deal.targeting import ending
from bot.present.panel_model import PRIMARY, Button, Panel
from bot.present.panels import final_messages, game_over, turns
from bot.tables.model import OVER, PAUSED

PLAYED, REARRANGE, DISCARD = "played", "rearrange", "discard"
"""Private panels behind the buttons of a turn."""
FOREMOST = (events.SetCompleted, events.Taken, events.Exchanged, events.Paid)
"""What matters most of a turn that is over."""
happened: Callable[[DealContext, Sequence[EventFor]], list[str]] = turns.happened(
    lambda ctx: ctx.view.turn, position_text.news
)
"""All that happened in the present turn."""


def panels(ctx: DealContext, recent: Sequence[EventFor], live: Collection[str]) -> list[Panel]:
    """The messages that should exist now, and the final form of each live one that is over."""
    over = ctx.table.phase == OVER
    demand = ctx.view.demand
    steps = [] if demand is None else [demand_panel(ctx, demand), *joker_panels(ctx, demand)]
    turn = partial(turn_panel, ctx, recent)
    made = [end_panel(ctx)] if over else turns.with_steps(ctx, ctx.view.turn, turn, steps)
    finals: final_messages.Finals[DealContext] = {
        turns.TURN: turns.finals(lambda ctx: ctx.view.turn, position_text.news, foremost=FOREMOST),
        JOKER: final_messages.each(past_joker),
        DEMAND: final_messages.each(past_demand),
    }
    return final_messages.with_past(ctx, made, live, recent, finals)


# ---- the turn


def turn_panel(ctx: DealContext, recent: Sequence[EventFor]) -> Panel:
    """Whose turn it is, until when, what was played, and the buttons that are the same for everybody."""
    table, view = ctx.table, ctx.view
    told = turns.told_in(recent, view.turn, view.turn)
    waiting = "" if table.phase == PAUSED else _awaited(ctx, told)
    people = participants.people(ctx, (view.active,))
    notes = (
        ctx.say("panel-plays", plays=view.plays) if ctx.words_first and view.stage != "discard" and not people else "",
        "-# " + ctx.say("panel-last-turn") if view.last_turn else "",
    )
    text = turns.TurnText(position_text.news(ctx, told), (waiting,), notes)
    return turns.panel(ctx, view.turn, view.active, text, _controls(ctx), pictures.board(ctx))


def reference(ctx: DealContext) -> tuple[Button, ...]:
    """To the cards that were played."""
    return (_played(ctx),)


def _awaited(ctx: DealContext, told: Sequence[EventFor]) -> str:
    """Who is to do what, until when; the person whose turn it is is mentioned."""
    view = ctx.view
    if view.demand is not None:
        return ctx.say("panel-answers-below")
    kind = "discard" if view.stage == "discard" else "play"
    wait = clock_text.first_wait(ctx, kind)
    if wait is None:
        return ""
    if participants.people(ctx, (view.active,)):
        drawn = next((each.event.drawn for each in told if isinstance(each.event, events.TurnBegan)), -1)
        what = ctx.say(f"panel-you-{kind}", drawn=drawn, plays=view.plays)
        line = ctx.say("panel-await-you", mention=participants.mention(ctx, view.active), what=what)
    else:
        line = ctx.words.wait(GAME, wait.id, ctx.names, wait.seats)
    end = clock_text.ends(ctx, f"panel-until-{kind}", wait.id)
    return "\n".join(filter(None, (line, end and f"-# {end}", clock_text.absence(ctx, wait))))


def _controls(ctx: DealContext) -> tuple[Row, ...]:
    """How the turn goes on; the hand is what everybody's moves are (`turns.lasting`)."""
    view = ctx.view
    if ctx.table.phase == PAUSED or view.demand is not None or not participants.people(ctx, (view.active,)):
        return ()
    if view.stage == "discard":
        return ((Button(ctx.say("panel-discard"), ctx.opens(DISCARD), PRIMARY),),)
    return ((ending(ctx, ctx.wait_of("play")),),)


# ---- what is over


def end_panel(ctx: DealContext) -> Panel:
    """Who has won with which groups, the ranking, the seed that proves the shuffles, and a rematch."""
    ranks = ctx.view.ranks
    best = [seat for seat, rank in enumerate(ranks) if rank == 1]
    ranking = [_rank(ctx, seat) for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat])]
    counted = (*(_sets(ctx, seat) for seat in best), *ranking)
    return game_over.panel(ctx, game_over.winner(ctx), _colours(ctx, best), counted, (pictures.board(ctx),))


def _colours(ctx: DealContext, best: Sequence[Seat]) -> list[str]:
    """The colours that the first have complete, a line for each."""
    found = [[ctx.hue(group.colour) for group in ctx.seen(seat).groups if group.complete] for seat in best]
    return ["⭐ " + ctx.words.list(hues) for hues in found if hues]


def _played(ctx: DealContext) -> Button:
    return Button(ctx.say("panel-played"), ctx.opens(PLAYED))


def _sets(ctx: DealContext, seat: Seat) -> str:
    """The complete groups of a winner, card by card."""
    made = []
    for group in ctx.seen(seat).groups:
        if group.complete:
            built = [card for card in (group.house, group.hotel) if card]
            made.append(
                "- ⭐ "
                + ctx.say("panel-won-set", colour=ctx.hue(group.colour), cards=ctx.cards((*group.cards, *built)))
            )
    return "\n".join(made)


def _rank(ctx: DealContext, seat: Seat) -> str:
    """One line for each seat: rank, complete colours, worth of the table cards."""
    seen = ctx.seen(seat)
    name = ctx.words.say("end-rank", rank=ctx.view.ranks[seat], name=ctx.name(seat))
    if not seen.playing:
        return ctx.say("panel-count-out", name=name)
    return ctx.say("panel-count", name=name, sets=seen.colours, total=ctx.cash(worth(ctx, seat)))


def worth(ctx: DealContext, seat: Seat) -> int:
    """The bank values of all table cards (DEAL-119)."""
    seen = ctx.seen(seat)
    lying = [card for group in seen.groups for card in (*group.cards, group.house, group.hotel) if card]
    return seen.total + sum(face(card).value for card in lying)
