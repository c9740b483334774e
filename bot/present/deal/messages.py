"""Deal's public messages: one for each turn, one for each charge or theft, one for the end; and their final forms."""

from collections.abc import Collection, Sequence

from bot.games.deal import events
from bot.games.deal.actions import EndTurn
from bot.games.deal.data import WILD, face
from bot.kit.contract import EventFor, Seat
from bot.present import clock_text, participants
from bot.present.control_id import PLAY
from bot.present.controls.legal_action_controls import Row, rows
from bot.present.deal import pictures, position_text
from bot.present.deal.demand_messages import DEMAND, HAND, JOKER, demand_panel, joker_panels, past_demands, past_jokers
from bot.present.deal.table_view import GAME, DealTableView
from bot.present.panel_model import PRIMARY, Button, Panel
from bot.present.panels import final_messages, game_over, table_status, turns
from bot.tables.model import OVER, PAUSED

PLAYED, REARRANGE, DISCARD = "played", "rearrange", "discard"
"""Private panels behind the buttons of a turn."""


def panels(table_view: DealTableView, recent: Sequence[EventFor], live: Collection[str]) -> list[Panel]:
    """The messages that should exist now, and the final form of each live one that is over."""
    over = table_view.table.phase == OVER
    made = [end_panel(table_view)] if over else [turn_panel(table_view, recent)]
    if table_view.view.demand is not None and not over:
        made += [demand_panel(table_view, table_view.view.demand), *joker_panels(table_view, table_view.view.demand)]
    finals: final_messages.Finals[DealTableView] = {
        turns.TURN: turns.finals(events.TurnBegan, lambda table_view: table_view.view.turn, position_text.news),
        JOKER: past_jokers,
        DEMAND: past_demands,
    }
    return final_messages.with_past(table_view, made, live, recent, finals)


# ---- the turn


def turn_panel(table_view: DealTableView, recent: Sequence[EventFor]) -> Panel:
    """Whose turn it is, until when, what was played, and the buttons that are the same for everybody."""
    table, view = table_view.table, table_view.view
    told = turns.told_in(recent, view.turn, view.turn, events.TurnBegan)
    waiting = "" if table.phase == PAUSED else _awaited(table_view, told)
    said = (
        turns.title(table_view, view.turn, view.active),
        waiting,
        *table_status.lines(table, table_view.words),
        position_text.news(table_view, told),
        _plays(table_view),
    )
    return Panel(
        f"{turns.TURN}-{view.turn}",
        said,
        (*_controls(table_view), turns.lasting(table_view, _played(table_view))),
        pictures.board(table_view),
        ping=turns.mentioned(table_view, view.active, (waiting,)),
        accent=participants.colour(table_view, view.active),
        footer=(position_text.holdings(table_view), position_text.piles(table_view)),
    )


def _plays(table_view: DealTableView) -> str:
    """How many cards may still be played."""
    return table_view.say("panel-plays", plays=table_view.view.plays) if table_view.view.stage != "discard" else ""


def _awaited(table_view: DealTableView, told: Sequence[EventFor]) -> str:
    """Who is to do what, until when; the person whose turn it is is mentioned."""
    view = table_view.view
    if view.demand is not None:
        return table_view.say("panel-answers-below")
    kind = "discard" if view.stage == "discard" else "play"
    wait = clock_text.first_wait(table_view, kind)
    if wait is None:
        return ""
    if participants.people(table_view, (view.active,)):
        drawn = next((each.event.drawn for each in told if isinstance(each.event, events.TurnBegan)), -1)
        what = table_view.say(f"panel-you-{kind}", drawn=drawn)
        line = table_view.say("panel-await-you", mention=participants.mention(table_view, view.active), what=what)
    else:
        line = table_view.words.wait(GAME, wait.id, table_view.names, wait.seats)
    end = clock_text.ends(table_view, f"panel-until-{kind}", wait.id)
    return "\n".join(filter(None, (line, end and f"-# {end}", clock_text.absence(table_view, wait))))


def _controls(table_view: DealTableView) -> tuple[Row, ...]:
    """The hand, and how the turn goes on; a robot's turn has only what everybody may press."""
    first = [Button(table_view.say("panel-my-hand"), table_view.opens(HAND), PRIMARY)]
    view = table_view.view
    if table_view.table.phase != PAUSED and view.demand is None and participants.people(table_view, (view.active,)):
        if view.stage == "discard":
            first.append(Button(table_view.say("panel-discard"), table_view.opens(DISCARD)))
        else:
            ending = table_view.context.press(PLAY, table_view.wait_of("play"), "EndTurn")
            first.append(Button(table_view.words.action(GAME, EndTurn), ending))
            if movable(table_view, view.active):
                first.append(Button(table_view.say("panel-rearrange"), table_view.opens(REARRANGE)))
    return rows(first)


def movable(table_view: DealTableView, seat: Seat) -> bool:
    """Whether there is anything to rearrange, as everybody can see (DEAL-26)."""
    groups = table_view.seen(seat).groups
    if any(face(card).kind == WILD for group in groups for card in group.cards):
        return True
    complete = {group.colour for group in groups if group.complete}
    return any(not group.complete and group.colour in complete for group in groups)


# ---- what is over


def end_panel(table_view: DealTableView) -> Panel:
    """Who has won with which groups, the ranking, the seed that proves the shuffles, and a rematch."""
    ranks = table_view.view.ranks
    groups = [_sets(table_view, seat) for seat, rank in enumerate(ranks) if rank == 1]
    ranking = [_rank(table_view, seat) for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat])]
    return game_over.panel(
        table_view,
        game_over.winner(table_view),
        (*groups, "\n".join(ranking)),
        (_played(table_view),),
        pictures.board(table_view),
    )


def _played(table_view: DealTableView) -> Button:
    return Button(table_view.say("panel-played"), table_view.opens(PLAYED))


def _sets(table_view: DealTableView, seat: Seat) -> str:
    """The complete groups of a winner, card by card."""
    made = []
    for group in table_view.seen(seat).groups:
        if group.complete:
            built = [card for card in (group.house, group.hotel) if card]
            made.append(
                "- ⭐ "
                + table_view.say(
                    "panel-won-set", colour=table_view.hue(group.colour), cards=table_view.cards((*group.cards, *built))
                )
            )
    return "\n".join(made)


def _rank(table_view: DealTableView, seat: Seat) -> str:
    """One line for each seat: rank, complete colours, worth of the table cards."""
    seen = table_view.seen(seat)
    name = table_view.words.say("end-rank", rank=table_view.view.ranks[seat], name=table_view.name(seat))
    if not seen.playing:
        return table_view.say("panel-count-out", name=name)
    return table_view.say("panel-count", name=name, sets=seen.colours, total=table_view.cash(worth(table_view, seat)))


def worth(table_view: DealTableView, seat: Seat) -> int:
    """The bank values of all table cards (DEAL-119)."""
    seen = table_view.seen(seat)
    lying = [card for group in seen.groups for card in (*group.cards, group.house, group.hotel) if card]
    return seen.total + sum(face(card).value for card in lying)
