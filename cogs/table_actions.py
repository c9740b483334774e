"""Table actions from buttons, menus and commands: read from a custom_id, carried out for the person who asks."""

from collections.abc import Sequence

import discord

from bot.kit.contract import Refusal
from bot.present.controls.legal_action_controls import OPEN_FIELD
from bot.present.panels import lobby, lobby_options, table_status
from bot.tables import table_actions as actions
from bot.tables.model import Answer, Table
from bot.tables.service import TableService
from bot.tables.session import GONE, NOT_SURE
from cogs import find_table, server_rules
from cogs.context import participant
from cogs.interaction_response import Interaction

PANELS: dict[type[actions.TableAction], str] = {
    actions.SetPace: lobby.OPTIONS,
    actions.SetOption: lobby.OPTIONS,
    actions.UsePreset: lobby.OPTIONS,
    actions.MarkOptions: lobby.OPTIONS,
    actions.ChooseToken: lobby.TOKEN,
    actions.SwapSeats: lobby.SEATS,
    actions.AddRobot: lobby.ROBOT_PANEL,
    actions.RemoveRobot: lobby.ROBOT_PANEL,
}
"""The private panel on which an action is chosen, to show it again; for any other action: the table's."""


def read(text: str, values: Sequence[str] = ()) -> actions.TableAction | None:
    """The action of a custom_id's text, each open field filled with the next chosen value; None for a forged one.

    A value is a whole field, whatever characters it holds. Of marks there may be any number, in one field.
    """
    chosen = iter(["+".join(values)] if text == lobby_options.MARKS else values)
    fields = [next(chosen, None) if field == OPEN_FIELD else field for field in text.split(".")]
    return None if None in fields else actions.parse([field for field in fields if field is not None])


async def run(
    tables: TableService, table: Table, interaction: Interaction, action: actions.TableAction | None
) -> Answer:
    """Carry out an action. Nothing is awaited before the table's lock, so that presses keep their order."""
    if action is None:
        return Refusal("forged")
    if (refusal := server_rules.of_action(tables, table, interaction, action)) is not None:
        return refusal
    if isinstance(action, actions.Join):
        person = participant(interaction)
        action = actions.Join(person.name, person.lang)
    by = interaction.user.id
    return await tables.act(
        table.id, by, action, staff=_as_staff(tables, table, interaction, action), key=str(interaction.id)
    )


def _as_staff(tables: TableService, table: Table, interaction: Interaction, action: actions.TableAction) -> bool:
    """Whether somebody keeps order on the server: whoever plays ends no game by a button, only by the command.

    The host of a game that is paused since its channel is gone does too: nobody could see a vote.
    """
    gone = table.pause == GONE and find_table.is_gone(interaction, table)
    if gone and isinstance(action, actions.CallOff) and table.host == interaction.user.id:
        return True
    pressed = interaction.type is discord.InteractionType.component
    playing = table.seat_of(interaction.user.id) is not None
    keeper = server_rules.keeps_order(tables.store.settings.rules(table.place.guild), interaction)
    return keeper and not (isinstance(action, actions.CallOff) and pressed and playing)


def panel_of(action: actions.TableAction | None, refusal: Refusal | None = None) -> str:
    """The private panel to show after an action; after a refusal that asks whether one is sure, the one that asks."""
    if refusal is not None and refusal.code == NOT_SURE:
        return table_status.SURE
    return PANELS.get(type(action), table_status.TABLE_PANEL) if action else table_status.TABLE_PANEL
