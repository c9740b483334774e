"""City's public messages: one for each turn, one for each auction, one for the end; and their final forms."""

from collections.abc import Collection, Sequence

from bot.games import GAMES
from bot.games.city import actions, events
from bot.games.kit.dice import fingerprint
from bot.games.kit.model import CLOCK, Offer, Seat, Told, Wait
from bot.present import evening
from bot.present.city import lines
from bot.present.city.auction import auction_panel, past_auctions
from bot.present.city.deals import deal_panel, past_deals
from bot.present.city.scene import CALM, GAME, GRAVE, Scene
from bot.present.controls import LABEL, Row, buttons, cut, reasons, rows
from bot.present.lobby import RULES, opens, rematch
from bot.present.panel import Button, Panel
from bot.present.trading import DEAL
from bot.tables.model import OVER, PAUSED, Table
from bot.words import Words

TURN, AUCTION, END = "turn", "auction", "end"
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
    current = {panel.slot for panel in made}
    past = [slot for slot in live if slot not in current]
    made += [past_turn(scene, slot, recent) for slot in sorted(past) if slot.startswith(f"{TURN}-")]
    made += past_auctions(scene, [slot for slot in past if slot.startswith(f"{AUCTION}-")], recent)
    return made + past_deals(scene, [slot for slot in sorted(past) if slot.startswith(f"{DEAL}-")], recent)


# ---- the turn


def turn_panel(scene: Scene, recent: Sequence[Told]) -> Panel:
    """Whose turn it is, until when, what just happened, and the buttons of whoever is awaited."""
    table, view = scene.table, scene.view
    waiting = () if table.phase == PAUSED else tuple(awaited(scene, wait) for wait in public_waits(scene))
    vote = _vote(scene)
    said = [_title(scene, view.turn, view.active), *waiting, *evening.lines(table, scene.words)]
    now = of_turn(recent, view.turn, view.turn)
    told = lines.news(scene, now)
    return Panel(
        f"{TURN}-{view.turn}",
        tuple(filter(None, (*said, "\n".join(told), lines.card(scene, now), *_why_greyed(scene)))),
        (*controls(scene), *vote, lasting(scene)),
        scene.board(),
        ping=tuple(
            person for person in scene.people((view.active,)) if any(f"<@{person}>" in line for line in waiting)
        ),
        accent=scene.colour(view.active),
        footer=tuple(filter(None, (lines.purses(scene), lines.hour(scene)))),
    )


def _title(scene: Scene, turn: int, seat: Seat) -> str:
    return "## " + scene.say("panel-turn", turn=turn, name=scene.name(seat))


def public_waits(scene: Scene) -> list[Wait]:
    """The decisions of people that the turn's message tells; the game hour has its own line, deals have messages."""
    return [wait for wait in scene.waits if CLOCK not in wait.seats and not wait.id.startswith(f"{DEAL}-")]


def awaited(scene: Scene, wait: Wait) -> str:
    """Who is to do what, until when; the person to move is mentioned."""
    if wait.id.startswith(f"{AUCTION}-"):
        return scene.say("panel-auction-below", space=scene.space(scene.view.lot or 0))
    if len(wait.seats) != 1:
        return timed(scene, scene.words.wait(GAME, wait.id, scene.names, wait.seats), wait)
    return to_move(scene, wait)


def to_move(scene: Scene, wait: Wait) -> str:
    """What one seat is to do: a person is spoken to and mentioned, a robot is spoken of; and until when."""
    seat = wait.seats[0]
    if not scene.people((seat,)):
        return timed(scene, scene.words.wait(GAME, wait.id, scene.names, wait.seats), wait)
    what = scene.told_you(wait.id)
    return timed(scene, scene.say("panel-await-you", mention=scene.mention(seat), what=what), wait)


def timed(scene: Scene, line: str, wait: Wait) -> str:
    """A line with the end of its time below it."""
    until = scene.until(wait.id)
    end = "-# " + scene.say("panel-until", until=until) if until else ""
    return "\n".join(filter(None, (line, end, scene.absence(wait))))


def controls(scene: Scene) -> tuple[Row, ...]:
    """The buttons of the one seat that is awaited; in an auction and in a pause there are none."""
    return rows(_labelled(scene, buttons(scene.asker, decision(scene))))


def decision(scene: Scene) -> list[Offer]:
    """What the awaited person may answer to the decision of the turn; nothing while a robot is thinking.

    Greyed is only what everybody should understand.
    """
    for wait in public_waits(scene):
        if (
            len(wait.seats) == 1
            and scene.people(wait.seats)
            and not wait.id.startswith((AUCTION, "vote"))
            and scene.table.phase != PAUSED
        ):
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
        if wait.id.startswith("vote-") and wait.seats and scene.table.phase != PAUSED:
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


def lasting(scene: Scene) -> tuple[Button, ...]:
    """The buttons that every turn has, the same for all."""
    table, words = scene.table, scene.words
    return (
        Button(words.say("button-mine"), opens(table, MINE)),
        Button(scene.say("panel-deeds"), opens(table, DEED)),
        Button(words.say("button-rules"), opens(table, RULES)),
        Button(words.say("button-table"), opens(table, evening.TABLE_PANEL)),
    )


# ---- what is over


def of_turn(recent: Sequence[Told], turn: int, now: int) -> list[Told]:
    """The events of one turn; what was told before the first known beginning belongs to the turn before that."""
    begun = [told.event.turn for told in recent if isinstance(told.event, events.TurnBegan)]
    at = begun[0] - 1 if begun else now
    found: list[Told] = []
    for told in recent:
        if isinstance(told.event, events.TurnBegan):
            at = told.event.turn
        if at == turn:
            found.append(told)
    return found


def past_turn(scene: Scene, slot: str, recent: Sequence[Told]) -> Panel:
    """A turn that is over: its events, without picture and controls."""
    turn = int(slot.removeprefix(f"{TURN}-"))
    told = of_turn(recent, turn, scene.view.turn)
    began = next((each.event for each in told if isinstance(each.event, events.TurnBegan)), None)
    title = "## " + scene.say("panel-turn-past", turn=turn) if began is None else _title(scene, turn, began.seat)
    return Panel(slot, tuple(filter(None, (title, "\n".join(lines.news(scene, told))))), accent=CALM, last=True)


# ---- the end


def end_panel(scene: Scene) -> Panel:
    """Who has won, the count explained, the seed that proves the dice, and a rematch."""
    table, words = scene.table, scene.words
    ranks = GAMES[GAME].result(table.state) or []
    best = [scene.name(seat) for seat, rank in enumerate(ranks) if rank == 1]
    title = words.say("end-winner", players=words.list(best), count=len(best)) if ranks else words.say("end-called-off")
    proof = [words.say("end-seed", seed=table.seed.hex())]
    proof.append(words.say("end-fingerprint", fingerprint=fingerprint(table.seed)))
    return Panel(
        END,
        (f"## {title}", *_count(scene)),
        ((*rematch(table, words), Button(scene.say("panel-deeds"), opens(table, DEED))),),
        scene.board(),
        accent=CALM,
        footer=("-# " + "\n-# ".join(proof),),
        more=scene.end(),
    )


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
