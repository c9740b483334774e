"""City's public messages: one for each turn, one for each auction, one for the end; and their final forms."""

from collections.abc import Collection, Sequence

from bot.games.city import actions, events
from bot.games.city.view import CountLine
from bot.kit.contract import CLOCK, EventFor, LegalAction, Wait
from bot.present import participants
from bot.present.city import pictures, position_text
from bot.present.city.auction_message import auction_panel, past_auctions
from bot.present.city.table_view import GAME, GRAVE, CityTableView
from bot.present.city.trade_messages import DEALS, ENDS
from bot.present.control_id import PLAY
from bot.present.controls.legal_action_controls import Row, buttons, reasons, rows
from bot.present.panel_model import Button, Panel
from bot.present.panel_name import MINE
from bot.present.panels import final_messages, game_over, table_status, turns
from bot.present.panels.trades import DEAL, finals
from bot.tables.model import OVER

AUCTION = "auction"
DEED = "deed"
GREYED = (actions.Buy, actions.PayFine)
"""Verbs that the public message shows greyed, with the reason; the others are explained privately."""

PAST: final_messages.Finals[CityTableView] = {
    turns.TURN: turns.finals(events.TurnBegan, lambda table_view: table_view.view.turn, position_text.news),
    AUCTION: past_auctions,
    DEAL: finals(ENDS),
}
"""The final forms by the first part of a message's name."""


def panels(table_view: CityTableView, recent: Sequence[EventFor], live: Collection[str]) -> list[Panel]:
    """The messages that should exist now, and the final form of each live one that is over."""
    over = table_view.table.phase == OVER
    made = [end_panel(table_view)] if over else [turn_panel(table_view, recent)]
    if table_view.view.auction is not None and not over:
        made.append(auction_panel(table_view))
    if not over:
        made += [DEALS.public(table_view, deal) for deal in table_view.view.deals]
    return final_messages.with_past(table_view, made, live, recent, PAST)


# ---- the turn


def turn_panel(table_view: CityTableView, recent: Sequence[EventFor]) -> Panel:
    """Whose turn it is, until when, what just happened, and the buttons of the person awaited."""
    view = table_view.view
    waiting = [awaited(table_view, wait) for wait in public_waits(table_view)]
    told = turns.told_in(recent, view.turn, view.turn, events.TurnBegan)
    said = (
        turns.title(table_view, view.turn, view.active),
        *waiting,
        *table_status.lines(table_view.table, table_view.words),
        position_text.news(table_view, told),
        position_text.card(table_view, told),
        *_why_greyed(table_view),
    )
    mine = Button(table_view.words.say("button-mine"), table_view.opens(MINE))
    deeds = Button(table_view.say("panel-deeds"), table_view.opens(DEED))
    return Panel(
        f"{turns.TURN}-{view.turn}",
        said,
        (*controls(table_view), *_vote(table_view), turns.lasting(table_view, mine, deeds)),
        pictures.board(table_view),
        ping=turns.mentioned(table_view, view.active, waiting),
        accent=participants.colour(table_view, view.active),
        footer=(position_text.purses(table_view), position_text.hour(table_view)),
    )


def public_waits(table_view: CityTableView) -> list[Wait]:
    """The decisions of people that the turn's message tells; the game hour has its own line, deals have messages."""
    return [wait for wait in table_view.waits if CLOCK not in wait.seats and wait.kind != DEAL]


def awaited(table_view: CityTableView, wait: Wait) -> str:
    """Who is to do what, until when; the person to move is mentioned."""
    if wait.kind == AUCTION:
        return table_view.say("panel-auction-below", space=table_view.space(table_view.view.lot or 0))
    return turns.awaited(table_view, wait, spoken_to=len(wait.seats) == 1)


def controls(table_view: CityTableView) -> tuple[Row, ...]:
    """The buttons of the one seat that is awaited; in an auction and in a pause there are none."""
    return rows(_labelled(table_view, buttons(table_view.context, decision(table_view))))


def decision(table_view: CityTableView) -> list[LegalAction]:
    """What the awaited person may answer to the decision of the turn; nothing while a robot is thinking.

    Greyed is only what everybody should understand.
    """
    for wait in public_waits(table_view):
        if len(wait.seats) == 1 and participants.people(table_view, wait.seats) and wait.kind not in (AUCTION, "vote"):
            return [
                legal_action
                for legal_action in table_view.may(wait.seats[0])
                if legal_action.wait == wait.id and _shown(legal_action)
            ]
    return []


def _shown(legal_action: LegalAction) -> bool:
    return legal_action.action.__name__ not in GRAVE and (legal_action.blocked is None or legal_action.action in GREYED)


def _labelled(table_view: CityTableView, made: Sequence[Button]) -> list[Button]:
    """The price stands on the button that buys."""
    lot = table_view.view.lot
    price = "" if lot is None else f" · {table_view.cash(table_view.plots[lot].price)}"
    bought = table_view.words.action(GAME, actions.Buy)
    return [
        Button(bought + price, button.press, button.style, button.disabled) if button.label == bought else button
        for button in made
    ]


def _why_greyed(table_view: CityTableView) -> tuple[str, ...]:
    """Why a button of the message is greyed."""
    return tuple("-# " + line for line in reasons(table_view.context, decision(table_view)))


def _vote(table_view: CityTableView) -> tuple[Row, ...]:
    """Yes and no for everybody who has not answered the call for a new hour (CITY-211)."""
    for wait in table_view.waits:
        if wait.kind == "vote" and wait.seats:
            return (
                tuple(
                    Button(
                        table_view.say("panel-vote", answer=table_view.words.say(answer)),
                        table_view.context.press(PLAY, wait.id, f"Vote.{answer}"),
                    )
                    for answer in ("yes", "no")
                ),
            )
    return ()


# ---- the end


def end_panel(table_view: CityTableView) -> Panel:
    """Who has won, the count explained, the seed that proves the dice, and a rematch."""
    deeds = Button(table_view.say("panel-deeds"), table_view.opens(DEED))
    return game_over.panel(
        table_view,
        game_over.winner(table_view),
        _count(table_view),
        (deeds,),
        pictures.board(table_view),
        pictures.end(table_view),
    )


def _count(table_view: CityTableView) -> tuple[str, ...]:
    """One line for each seat: rank, total, cash and the districts with their rents (CITY-149 to CITY-151)."""
    out = [seat.seat for seat in table_view.view.seats if not seat.solvent]
    return game_over.count(table_view, table_view.view.count, out, lambda line, name: _sums(table_view, line, name))


def _sums(table_view: CityTableView, line: CountLine, name: str) -> str:
    values = {
        "total": table_view.cash(line.total),
        "cash": table_view.cash(line.cash),
        "rents": table_view.cash(sum(rent for _, rent in line.districts)),
    }
    each = " · ".join(f"{table_view.space(space)} {table_view.cash(rent)}" for space, rent in line.districts if rent)
    return table_view.say("panel-count", name=name, **values) + (f"\n-# {each}" if each else "")
