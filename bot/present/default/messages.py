"""Any game's public messages: one for each turn, one for the end; and the final form of a turn."""

from collections.abc import Collection, Sequence

from bot.games import GAMES
from bot.kit.contract import EventFor, Wait
from bot.kit.events.turns import TurnBegan
from bot.present import participants
from bot.present.controls.legal_action_controls import Row, buttons, rows
from bot.present.default.table_view import DefaultTableView
from bot.present.panel_model import Button, Panel
from bot.present.panel_name import MINE
from bot.present.panels import final_messages, game_over, table_status, turns
from bot.present.table_view import CALM
from bot.tables.model import OVER, PAUSED


def panels(table_view: DefaultTableView, recent: Sequence[EventFor], live: Collection[str]) -> list[Panel]:
    """The messages that should exist now, and the final form of each live one that is over."""
    over = table_view.table.phase == OVER
    made = [end_panel(table_view) if over else turn_panel(table_view, recent)]
    return final_messages.with_past(table_view, made, live, recent, {turns.TURN: past_turns})


def turn_panel(table_view: DefaultTableView, recent: Sequence[EventFor]) -> Panel:
    """Whose turn it is, who is to do what until when, what happened, and the buttons of the person awaited."""
    active, waiting = table_view.active, []
    if table_view.table.phase != PAUSED:
        waiting = [_awaited(table_view, wait) for wait in table_view.decisions]
    said = (
        _title(table_view),
        *waiting,
        *table_status.lines(table_view.table, table_view.words),
        _news(table_view, recent),
    )
    mine = Button(table_view.words.say("button-mine"), table_view.opens(MINE))
    return Panel(
        f"{turns.TURN}-{table_view.turn}",
        said,
        (*_controls(table_view), turns.lasting(table_view, mine)),
        table_view.board(),
        ping=_called(table_view),
        accent=CALM if active is None else participants.colour(table_view, active),
        footer=_numbers(table_view),
    )


def _title(table_view: DefaultTableView) -> str:
    active, turn = table_view.active, table_view.turn
    return (
        "## " + table_view.say("panel-turn-past", turn=turn)
        if active is None
        else turns.title(table_view, turn, active)
    )


def _awaited(table_view: DefaultTableView, wait: Wait) -> str:
    """What a decision asks, until when; persons are mentioned."""
    asked, people = table_view.asked(wait), participants.people(table_view, wait.seats)
    mentions = table_view.words.list(f"<@{person}>" for person in people)
    line = table_view.say("panel-await", mention=mentions, what=asked) if people else asked
    return turns.timed(table_view, line, wait)


def _called(table_view: DefaultTableView) -> tuple[int, ...]:
    """The persons who are awaited."""
    seats = [seat for wait in table_view.decisions for seat in wait.seats]
    return () if table_view.table.phase == PAUSED else tuple(dict.fromkeys(participants.people(table_view, seats)))


def _controls(table_view: DefaultTableView) -> tuple[Row, ...]:
    """The buttons of a person who is awaited alone, and why some are greyed; none where seats hold secrets."""
    if GAMES[table_view.game].secret_verbs:
        return ()
    found = [
        legal_action
        for wait in turns.answerable(table_view, table_view.decisions)
        for legal_action in table_view.may(wait.seats[0])
        if legal_action.wait == wait.id
    ]
    return rows(buttons(table_view.context, found))


def _numbers(table_view: DefaultTableView) -> tuple[str, ...]:
    """A line for each seat that has numbers."""
    lines = [
        "-# " + table_view.say("panel-numbers", name=table_view.name(seat), numbers=said)
        for seat, said in enumerate(table_view.numbers)
        if said
    ]
    return ("\n".join(lines),) if lines else ()


def _news(table_view: DefaultTableView, recent: Sequence[EventFor]) -> str:
    """What happened in this turn; the last of all that happened where the game does not tell when turns begin."""
    told = list(recent)
    if table_view.tells_turns:
        told = turns.told_in(recent, table_view.turn, table_view.turn, TurnBegan)
    return turns.news(table_view, told, (TurnBegan,))


_past: final_messages.FinalForms[DefaultTableView] = turns.finals(
    TurnBegan,
    lambda table_view: table_view.turn,
    lambda table_view, told: turns.news(table_view, told, (TurnBegan,)),
)


def past_turns(table_view: DefaultTableView, slots: Sequence[str], recent: Sequence[EventFor]) -> list[Panel]:
    """Turns that are over: what happened in them where the game tells when they begin, else only their number."""
    return _past(table_view, slots, recent if table_view.tells_turns else ())


def end_panel(table_view: DefaultTableView) -> Panel:
    """Who has won, everybody's rank and numbers, the seed that proves the dice, and a rematch."""
    ranks = game_over.ranks(table_view)
    ranking = [_rank(table_view, seat, ranks[seat]) for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat])]
    winner = game_over.winner(table_view)
    return game_over.panel(table_view, winner, ("\n".join(ranking),), (), table_view.board())


def _rank(table_view: DefaultTableView, seat: int, rank: int) -> str:
    said = table_view.words.say("end-rank", rank=rank, name=table_view.name(seat))
    return " · ".join(filter(None, (said, table_view.numbers[seat])))
