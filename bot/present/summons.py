"""In slow pace, whoever must decide out of turn is called once, in a message of its own."""

from collections.abc import Mapping, Sequence

from bot.games.kit.model import Event, Seat, Told, Wait
from bot.present.controls import Row
from bot.present.eyes import CALM, RED, Eyes
from bot.present.panel import Panel
from bot.tables.model import SLOW

Ends = Mapping[str, tuple[type[Event], ...]]
"""The decisions that are called for, by the first part of a wait; the events that tell what became of each."""


def called(eyes: Eyes, active: Seat, ends: Ends) -> list[Wait]:
    """The decisions of persons awaited out of turn."""
    if eyes.table.pace != SLOW:
        return []
    waits = [wait for wait in eyes.waits if wait.id.rpartition("-")[0] in ends and active not in wait.seats]
    return [wait for wait in waits if eyes.people(wait.seats)]


def panel(eyes: Eyes, wait: Wait, owed: str, controls: tuple[Row, ...]) -> Panel:
    """What is to be done, until when; `owed`: the open debt."""
    end = eyes.ends("panel-until", wait.id)
    said = (
        eyes.say("panel-called", mention=eyes.mention(wait.seats[0]), what=eyes.told_you(wait.id)),
        owed,
        f"-# {end}" if end else "",
        eyes.absence(wait),
    )
    return Panel(wait.id, tuple(filter(None, said)), controls, ping=eyes.people(wait.seats), accent=RED)


def past(eyes: Eyes, slot: str, recent: Sequence[Told], ends: Ends) -> Panel:
    """The final form: what became of it, if that is still known."""
    told = [each for each in recent if isinstance(each.event, ends[slot.rpartition("-")[0]])]
    said = eyes.words.event(eyes.game, told[-1], eyes.names) if told else eyes.say("panel-summons-over")
    return Panel(slot, (said,), accent=CALM, last=True)
