"""Where the commands stand: few names of their own, the others inside of groups, since names like `roll` and `help` are taken.

A cog's command is a command of its own; `arrange` copies it into its group. Its former name stays for one version.
"""

import copy
from typing import Any

import discord
from discord import app_commands

from bot.i18n.translator import Translator
from cogs.command_translator import CONTEXTS, FORMER, GROUP, INSIDE, INSTALLS, KEY, OWN, SUBNAME, key
from cogs.interaction_response import Interaction

NOW = "now"
"""In the extras of a command whose name is a former one: the keys of the words of that name, and of the new one."""
SERVER_ONLY = "server-only"
"""In the extras of a command inside of a group: whether it needs a server, which Discord only asks of whole groups."""
EVERYWHERE = frozenset({"quartier"})
"""The groups that are offered in direct messages too."""
STAFF = frozenset({"server"})
"""The groups that are offered to those alone who manage the server, unless it decides otherwise."""
Command = app_commands.Command[Any, ..., None]


def arrange(tree: app_commands.CommandTree[Any]) -> None:
    """Put the commands of all cogs into their groups."""
    groups: dict[str, app_commands.Group] = {}
    for command in tree.get_commands():
        if not isinstance(command, app_commands.Command) or not command.extras.get(GROUP):
            continue
        name = command.extras[GROUP]
        group = groups.setdefault(name, _group(name))
        group.add_command(_inside(command))
        if command.extras[OWN] == INSIDE:
            tree.remove_command(command.name)
        elif command.extras[OWN] == FORMER:
            command.extras[NOW] = (command.extras[KEY],), (f"command-{name}", command.extras[SUBNAME])
    for group in groups.values():
        tree.add_command(group)


def _group(name: str) -> app_commands.Group:
    dms = name in EVERYWHERE
    return app_commands.Group(
        name=key(f"command-{name}"),
        description=key(f"command-{name}-description"),
        guild_only=not dms,
        allowed_contexts=CONTEXTS[dms],
        allowed_installs=INSTALLS,
        default_permissions=discord.Permissions(manage_guild=True) if name in STAFF else None,
    )


def _inside(command: Command) -> Command:
    """A copy with its name inside of the group."""
    made, name = copy.copy(command), key(command.extras[SUBNAME])
    made.name, made._locale_name = name.message, name  # noqa: SLF001 - a copy has no other way to a translated name
    made.extras = {SERVER_ONLY: command.guild_only}
    return made


def renamed(interaction: Interaction, words: Translator) -> str:
    """What is said of a command that was typed by its former name; empty otherwise."""
    command = interaction.command if interaction.type is discord.InteractionType.application_command else None
    if command is None or NOW not in command.extras:
        return ""
    old, new = ("/" + " ".join(map(words.say, keys)) for keys in command.extras[NOW])
    return "-# " + words.say("command-renamed", old=old, new=new)
