"""Deal's public messages: one for each turn, one for each charge or theft, one for the end; and their final forms."""

from collections.abc import Collection, Sequence

from bot.games.deal import events
from bot.games.deal.actions import EndTurn
from bot.games.deal.data import WILD, face
from bot.games.kit.model import Seat, Told
from bot.present import ending, evening, messages, turns
from bot.present.controls import Row, rows
from bot.present.deal import lines
from bot.present.deal.demands import DEMAND, HAND, JOKER, demand_panel, joker_panels, past_demands, past_jokers
from bot.present.deal.scene import GAME, Scene
from bot.present.panel import PRIMARY, Button, Panel
from bot.present.press import PLAY
from bot.tables.model import OVER, PAUSED, Table
from bot.words import Words

PLAYED, REARRANGE, DISCARD = "played", "rearrange", "discard"
"""Private panels behind the buttons of a turn."""


def panels(table: Table, recent: Sequence[Told], live: Collection[str], words: Words) -> list[Panel]:
    """The messages that should exist now, and the final form of each live one that is over."""
    scene = Scene(table, words)
    made = [end_panel(scene)] if table.phase == OVER else [turn_panel(scene, recent)]
    if scene.view.demand is not None and table.phase != OVER:
        made += [demand_panel(scene, scene.view.demand), *joker_panels(scene, scene.view.demand)]
    finals: messages.Finals[Scene] = {turns.TURN: past_turns, JOKER: past_jokers, DEMAND: past_demands}
    return messages.with_past(scene, made, live, recent, finals)


# ---- the turn


def turn_panel(scene: Scene, recent: Sequence[Told]) -> Panel:
    """Whose turn it is, until when, what was played, and the buttons that are the same for everybody."""
    table, view = scene.table, scene.view
    told = turns.told_in(recent, view.turn, view.turn, events.TurnBegan)
    waiting = "" if table.phase == PAUSED else _awaited(scene, told)
    said = (
        turns.title(scene, view.turn, view.active),
        waiting,
        *evening.lines(table, scene.words),
        lines.news(scene, told),
        _plays(scene),
    )
    return Panel(
        f"{turns.TURN}-{view.turn}",
        tuple(filter(None, said)),
        (*_controls(scene), turns.lasting(scene, _played(scene))),
        scene.board(),
        ping=turns.mentioned(scene, view.active, (waiting,)),
        accent=scene.colour(view.active),
        footer=(lines.holdings(scene), lines.piles(scene)),
    )


def _plays(scene: Scene) -> str:
    """How many cards may still be played."""
    return scene.say("panel-plays", plays=scene.view.plays) if scene.view.stage != "discard" else ""


def _awaited(scene: Scene, told: Sequence[Told]) -> str:
    """Who is to do what, until when; the person whose turn it is is mentioned."""
    view = scene.view
    if view.demand is not None:
        return scene.say("panel-answers-below")
    kind = "discard" if view.stage == "discard" else "play"
    wait = next((wait for wait in scene.waits if wait.id.startswith(f"{kind}-")), None)
    if wait is None:
        return ""
    if scene.people((view.active,)):
        drawn = next((each.event.drawn for each in told if isinstance(each.event, events.TurnBegan)), -1)
        what = scene.say(f"panel-you-{kind}", drawn=drawn)
        line = scene.say("panel-await-you", mention=scene.mention(view.active), what=what)
    else:
        line = scene.words.wait(GAME, wait.id, scene.names, wait.seats)
    end = scene.ends(f"panel-until-{kind}", wait.id)
    return "\n".join(filter(None, (line, end and f"-# {end}", scene.absence(wait))))


def _controls(scene: Scene) -> tuple[Row, ...]:
    """The hand, and how the turn goes on; a robot's turn has only what everybody may press."""
    first = [Button(scene.say("panel-my-hand"), scene.opens(HAND), PRIMARY)]
    view = scene.view
    if scene.table.phase != PAUSED and view.demand is None and scene.people((view.active,)):
        if view.stage == "discard":
            first.append(Button(scene.say("panel-discard"), scene.opens(DISCARD)))
        else:
            ending = scene.asker.press(PLAY, scene.wait_of("play"), "EndTurn")
            first.append(Button(scene.words.action(GAME, EndTurn), ending))
            if movable(scene, view.active):
                first.append(Button(scene.say("panel-rearrange"), scene.opens(REARRANGE)))
    return rows(first)


def movable(scene: Scene, seat: Seat) -> bool:
    """Whether there is anything to rearrange, as everybody can see (DEAL-26)."""
    groups = scene.seen(seat).groups
    if any(face(card).kind == WILD for group in groups for card in group.cards):
        return True
    complete = {group.colour for group in groups if group.complete}
    return any(not group.complete and group.colour in complete for group in groups)


# ---- what is over


def past_turns(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """Turns that are over: their events, without picture and controls."""
    return turns.past(scene, slots, recent, scene.view.turn, events.TurnBegan, lambda told: lines.news(scene, told))


def end_panel(scene: Scene) -> Panel:
    """Who has won with which groups, the ranking, the seed that proves the shuffles, and a rematch."""
    ranks = scene.view.ranks
    groups = [_sets(scene, seat) for seat, rank in enumerate(ranks) if rank == 1]
    ranking = [_rank(scene, seat) for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat])]
    return ending.panel(
        scene, ending.winner(scene, ranks), (*groups, "\n".join(ranking)), (_played(scene),), scene.board()
    )


def _played(scene: Scene) -> Button:
    return Button(scene.say("panel-played"), scene.opens(PLAYED))


def _sets(scene: Scene, seat: Seat) -> str:
    """The complete groups of a winner, card by card."""
    made = []
    for group in scene.seen(seat).groups:
        if group.complete:
            built = [card for card in (group.house, group.hotel) if card]
            made.append(
                "- ⭐ "
                + scene.say("panel-won-set", colour=scene.hue(group.colour), cards=scene.cards((*group.cards, *built)))
            )
    return "\n".join(made)


def _rank(scene: Scene, seat: Seat) -> str:
    """One line for each seat: rank, complete colours, worth of the table cards."""
    seen = scene.seen(seat)
    name = scene.words.say("end-rank", rank=scene.view.ranks[seat], name=scene.name(seat))
    if not seen.playing:
        return scene.say("panel-count-out", name=name)
    return scene.say("panel-count", name=name, sets=seen.colours, total=scene.cash(worth(scene, seat)))


def worth(scene: Scene, seat: Seat) -> int:
    """The bank values of all table cards (DEAL-119)."""
    seen = scene.seen(seat)
    lying = [card for group in seen.groups for card in (*group.cards, group.house, group.hotel) if card]
    return seen.total + sum(face(card).value for card in lying)
