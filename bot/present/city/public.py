"""City's public messages: one for each turn, one for each auction, one for the end; and their final forms."""

from collections.abc import Collection, Sequence

from bot.games import GAMES
from bot.games.city import actions, events
from bot.games.kit.model import CLOCK, Offer, Told, Wait
from bot.present import ending, evening, messages, turns
from bot.present.city import lines
from bot.present.city.auction import auction_panel, past_auctions
from bot.present.city.deals import deal_panel, past_deals
from bot.present.city.scene import GAME, GRAVE, Scene
from bot.present.controls import LABEL, Row, buttons, cut, reasons, rows
from bot.present.panel import Button, Panel
from bot.present.trading import DEAL
from bot.tables.model import OVER, Table
from bot.words import Words

AUCTION = "auction"
MINE, DEED = "mine", "deed"
GREYED = (actions.Buy, actions.PayFine)
"""Verbs that the public message shows greyed, with the reason; the others are explained privately."""


def panels(table: Table, recent: Sequence[Told], live: Collection[str], words: Words) -> list[Panel]:
    """The messages that should exist now, and the final form of each live one that is over."""
    scene = Scene(table, words)
    made = [end_panel(scene)] if table.phase == OVER else [turn_panel(scene, recent)]
    if scene.view.auction is not None and table.phase != OVER:
        made.append(auction_panel(scene))
    if table.phase != OVER:
        made += [deal_panel(scene, deal) for deal in scene.view.deals]
    finals: messages.Finals[Scene] = {turns.TURN: past_turns, AUCTION: past_auctions, DEAL: past_deals}
    return messages.with_past(scene, made, live, recent, finals)


# ---- the turn


def turn_panel(scene: Scene, recent: Sequence[Told]) -> Panel:
    """Whose turn it is, until when, what just happened, and the buttons of whoever is awaited."""
    view = scene.view
    waiting = [awaited(scene, wait) for wait in public_waits(scene)]
    told = turns.told_in(recent, view.turn, view.turn, events.TurnBegan)
    said = (
        turns.title(scene, view.turn, view.active),
        *waiting,
        *evening.lines(scene.table, scene.words),
        lines.news(scene, told),
        lines.card(scene, told),
        *_why_greyed(scene),
    )
    mine = Button(scene.words.say("button-mine"), scene.opens(MINE))
    deeds = Button(scene.say("panel-deeds"), scene.opens(DEED))
    return Panel(
        f"{turns.TURN}-{view.turn}",
        tuple(filter(None, said)),
        (*controls(scene), *_vote(scene), turns.lasting(scene, mine, deeds)),
        scene.board(),
        ping=turns.mentioned(scene, view.active, waiting),
        accent=scene.colour(view.active),
        footer=tuple(filter(None, (lines.purses(scene), lines.hour(scene)))),
    )


def public_waits(scene: Scene) -> list[Wait]:
    """The decisions of people that the turn's message tells; the game hour has its own line, deals have messages."""
    return [wait for wait in scene.waits if CLOCK not in wait.seats and not wait.id.startswith(f"{DEAL}-")]


def awaited(scene: Scene, wait: Wait) -> str:
    """Who is to do what, until when; the person to move is mentioned."""
    if wait.id.startswith(f"{AUCTION}-"):
        return scene.say("panel-auction-below", space=scene.space(scene.view.lot or 0))
    return turns.awaited(scene, wait, spoken_to=len(wait.seats) == 1)


def controls(scene: Scene) -> tuple[Row, ...]:
    """The buttons of the one seat that is awaited; in an auction and in a pause there are none."""
    return rows(_labelled(scene, buttons(scene.asker, decision(scene))))


def decision(scene: Scene) -> list[Offer]:
    """What the awaited person may answer to the decision of the turn; nothing while a robot is thinking.

    Greyed is only what everybody should understand.
    """
    for wait in public_waits(scene):
        if len(wait.seats) == 1 and scene.people(wait.seats) and not wait.id.startswith((AUCTION, "vote")):
            return [offer for offer in scene.may(wait.seats[0]) if offer.wait == wait.id and _shown(offer)]
    return []


def _shown(offer: Offer) -> bool:
    return offer.action.__name__ not in GRAVE and (offer.blocked is None or offer.action in GREYED)


def _labelled(scene: Scene, made: Sequence[Button]) -> list[Button]:
    """The price stands on the button that buys."""
    lot = scene.view.lot
    price = "" if lot is None else f" · {scene.cash(scene.plots[lot].price)}"
    bought = scene.words.action(GAME, actions.Buy)
    return [
        Button(cut(bought + price, LABEL), button.press, button.style, button.disabled)
        if button.label == bought
        else button
        for button in made
    ]


def _why_greyed(scene: Scene) -> tuple[str, ...]:
    """Why a button of the message is greyed."""
    return tuple("-# " + line for line in reasons(scene.asker, decision(scene)))


def _vote(scene: Scene) -> tuple[Row, ...]:
    """Yes and no for everybody who has not answered the call for a new hour (CITY-211)."""
    for wait in scene.waits:
        if wait.id.startswith("vote-") and wait.seats:
            return (
                tuple(
                    Button(
                        scene.say("panel-vote", answer=scene.words.say(answer)),
                        scene.asker.press("p", wait.id, f"Vote.{answer}"),
                    )
                    for answer in ("yes", "no")
                ),
            )
    return ()


# ---- what is over


def past_turns(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """Turns that are over: their events, without picture and controls."""
    return turns.past(scene, slots, recent, scene.view.turn, events.TurnBegan, lambda told: lines.news(scene, told))


# ---- the end


def end_panel(scene: Scene) -> Panel:
    """Who has won, the count explained, the seed that proves the dice, and a rematch."""
    deeds = Button(scene.say("panel-deeds"), scene.opens(DEED))
    ranks = GAMES[GAME].result(scene.table.state) or []
    return ending.panel(scene, ending.winner(scene, ranks), _count(scene), (deeds,), scene.board(), scene.end())


def _count(scene: Scene) -> tuple[str, ...]:
    """One line for each seat: rank, total, cash and the districts with their rents (CITY-149 to CITY-151)."""
    solvent = {seat.seat: seat.solvent for seat in scene.view.seats}
    made = []
    for line in scene.view.count:
        name = scene.words.say("end-rank", rank=line.rank, name=scene.name(line.seat))
        if not solvent[line.seat]:
            made.append(scene.say("panel-count-out", name=name))
            continue
        rents = sum(rent for _, rent in line.districts)
        sums = scene.say(
            "panel-count", name=name, total=scene.cash(line.total), cash=scene.cash(line.cash), rents=scene.cash(rents)
        )
        each = " · ".join(f"{scene.space(space)} {scene.cash(rent)}" for space, rent in line.districts if rent)
        made.append(sums + (f"\n-# {each}" if each else ""))
    return tuple(made)
