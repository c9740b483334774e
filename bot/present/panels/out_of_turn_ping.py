"""In slow pace, a person who must decide out of turn is mentioned once, in a message of its own."""

from collections.abc import Mapping, Sequence

from bot.kit.contract import Event, EventFor, Seat, Wait
from bot.present import clock_text, participants
from bot.present.controls.legal_action_controls import Row
from bot.present.panel_model import Panel
from bot.present.panels import final_messages
from bot.present.table_view import CALM, RED, TableView
from bot.tables.model import SLOW

Ends = Mapping[str, tuple[type[Event], ...]]
"""The decisions that are called for, by the first part of a wait; the events that tell what became of each."""


def called(table_view: TableView, active: Seat, ends: Ends) -> list[Wait]:
    """The decisions of persons awaited out of turn."""
    if table_view.table.pace != SLOW:
        return []
    waits = [wait for wait in table_view.waits if wait.kind in ends and active not in wait.seats]
    return [wait for wait in waits if participants.people(table_view, wait.seats)]


def panel(table_view: TableView, wait: Wait, owed: str, controls: tuple[Row, ...]) -> Panel:
    """What is to be done, until when; `owed`: the open debt."""
    end = clock_text.ends(table_view, "panel-until", wait.id)
    said = (
        table_view.say(
            "panel-called", mention=participants.mention(table_view, wait.seats[0]), what=table_view.told_you(wait)
        ),
        owed,
        f"-# {end}" if end else "",
        clock_text.absence(table_view, wait),
    )
    return Panel(wait.id, said, controls, ping=participants.people(table_view, wait.seats), accent=RED)


def finals(ends: Ends) -> final_messages.FinalForms[TableView]:
    """The final forms: what became of each, if that is still known."""

    def final(table_view: TableView, slot: str, recent: Sequence[EventFor]) -> Panel:
        told = [each for each in recent if isinstance(each.event, ends[slot.rpartition("-")[0]])]
        over = table_view.say("panel-summons-over")
        said = table_view.words.event(table_view.game, told[-1], table_view.names) if told else over
        return Panel(slot, (said,), accent=CALM, last=True)

    return final_messages.each(final)
