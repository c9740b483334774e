"""Slash commands for moves: the same legal actions as the buttons, submitted by the same router."""

from collections.abc import Iterator
from itertools import product
from math import prod

import discord
from discord import app_commands
from discord.ext import commands

from bot.games import GAMES
from bot.i18n.board_names import on_board
from bot.i18n.translator import DEFAULT, Translator, resolve_locale, translator_for
from bot.kit.contract import Choice, LegalAction, Range, Refusal, Value
from bot.kit.engine import read
from bot.kit.fields import field_kinds, union_members
from bot.present import registry
from bot.present.control_id import NONE, PLAY, ControlId
from bot.present.controls.amounts import read_cash
from bot.present.controls.form_parsing import typed
from bot.present.controls.legal_action_controls import OPEN_FIELD, ControlContext, is_complete, is_open, matching
from bot.present.panel_model import cut
from bot.present.panels import lobby
from bot.present.panels.rules_search import plain
from bot.tables.model import Table
from cogs import find_table, history_panels
from cogs.command_translator import FORMER, slash_command, suggestions
from cogs.component_router import ComponentRouter
from cogs.context import InteractionContext, Services, context_of
from cogs.interaction_response import Interaction

LINE, SHORT = 100, 12
"""Characters of a suggestion; values of a range that are suggested one by one."""
MANY = 60
"""Actions of one legal action that are suggested one by one."""
BUILD = "Build"
"""The verb of every game in which seats build."""


class GameCommands(commands.Cog):
    """Commands for the table in whose channel they are typed."""

    def __init__(self, parts: Services, presses: ComponentRouter) -> None:
        self.parts = parts
        self.presses = presses

    @slash_command("roll", group="move", own=FORMER)
    async def roll(self, interaction: Interaction) -> None:
        """Roll the dice."""
        await self._move(interaction, "Roll")

    @slash_command("buy", group="move", own=FORMER)
    async def buy(self, interaction: Interaction) -> None:
        """Buy what was reached."""
        await self._move(interaction, "Buy")

    @slash_command("bid", group="move", own=FORMER)
    async def bid(self, interaction: Interaction, amount: app_commands.Range[str, 1, 60]) -> None:
        """Bid in the running auction; the amount as people write it."""
        await self._move(interaction, "Bid.?", amount)

    @slash_command("build", group="move", own=FORMER)
    async def build(
        self,
        interaction: Interaction,
        district: app_commands.Range[str, 1, 40] | None = None,
        kind: app_commands.Range[str, 1, 40] | None = None,
        count: app_commands.Range[int, 1, 9] | None = None,
    ) -> None:
        """Build; missing values are asked for. Games with fewer fields take the first ones."""
        said = [OPEN_FIELD if value is None else str(value) for value in (district, kind, count)]
        table = find_table.table_in_channel(self.parts.tables, interaction)
        fields = len(said) if isinstance(table, Refusal) else _fields_of(self.parts, table, BUILD) or len(said)
        await self._move(interaction, ".".join([BUILD, *said[:fields]]))

    @build.autocomplete("district")
    async def _districts(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Districts or groups where the person may build now."""
        found = self._values(interaction, BUILD, ())
        return suggestions((name, str(value)) for name, value in found if plain(current) in plain(name))

    @build.autocomplete("kind")
    async def _kinds(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Kinds of blocks, or levels of a group, that may be built now."""
        where = getattr(interaction.namespace, translator_for(DEFAULT).say("command-build-district"), None)
        found = self._values(interaction, BUILD, (str(where) if where else OPEN_FIELD,))
        return suggestions((name, str(value)) for name, value in found)

    @slash_command("hand", group="move", own=FORMER)
    async def hand(self, interaction: Interaction) -> None:
        """Look at one's own cards, or at all that one may do."""
        ctx = context_of(self.parts, interaction)
        table = find_table.table_in_channel(self.parts.tables, interaction)
        if isinstance(table, Refusal):
            await ctx.refuse(None, table)
            return
        what = registry.PRESENTERS[table.game].hand
        await ctx.show_private(table, what, await history_panels.digest(ctx, table))

    @slash_command("do", group="move", own=FORMER, inside="command-move-other")
    async def do(
        self,
        interaction: Interaction,
        action: app_commands.Range[str, 1, 100],
        value: app_commands.Range[str, 1, 60] | None = None,
    ) -> None:
        """Any legal action, by autocomplete."""
        await self._move(interaction, action, value)

    @do.autocomplete("action")
    async def _actions(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The person's legal actions whose names contain every word typed."""
        table = find_table.table_in_channel(self.parts.tables, interaction)
        if isinstance(table, Refusal):
            return []
        spoken = translator_for(resolve_locale(interaction.locale.value))
        legal_actions = find_table.legal_actions(self.parts.tables, table, interaction.user.id)
        named, asked = ((label(table, text, spoken), text) for text in texts(legal_actions)), plain(current).split()
        return suggestions(
            (name, text) for name, text in named if all(word in plain(name) or word in text.lower() for word in asked)
        )

    # ---- underneath

    async def _move(self, interaction: Interaction, text: str, value: str | None = None) -> None:
        """Carry out an action text, complete or with open fields, at the table in this channel."""
        ctx = context_of(self.parts, interaction)
        table = find_table.table_in_channel(self.parts.tables, interaction)
        if isinstance(table, Refusal):
            await ctx.refuse(None, table)
            return
        if not known_verb(self.parts, table, text):
            await self._say_unknown(ctx, table, interaction.command, text)
            return
        filled = text if value is None else self._filled(table, text, value, ctx)
        if isinstance(filled, Refusal):
            await ctx.refuse(table, filled)
        elif question := registry.confirmation(table, table.seat_of(ctx.person), filled) if is_complete(filled) else "":
            await ctx.show_private(table, question)
        elif is_complete(filled):
            await self.presses.submit(ctx, table, ControlId(PLAY, table.id, NONE, filled))
        else:
            await self._ask(ctx, table, filled)

    async def _say_unknown(self, ctx: InteractionContext, table: Table, command: object, text: str) -> None:
        """Say that the table's game has no such move: by its command, or with what was written where it was free text."""
        if getattr(command, "callback", None) is self.do.callback:
            await ctx.say("error-unknown-action", text=cut(discord.utils.escape_markdown(text), 40))
        else:
            await ctx.say_no_such_move(table)

    async def _ask(self, ctx: InteractionContext, table: Table, text: str) -> None:
        """Ask for what is missing, or say why it cannot be."""
        legal_actions = find_table.legal_actions(self.parts.tables, table, ctx.person)
        if not matching(legal_actions, None, text):
            code = "not-now" if legal_actions else "not-your-turn"
            await ctx.refuse(table, Refusal(code, {"action": text.split(".", maxsplit=1)[0].lower()}))
            return
        await ctx.show_private(table, text)

    def _filled(self, table: Table, text: str, value: str, ctx: InteractionContext) -> str | Refusal:
        """The action text with a typed value in the place of its last open field."""
        spoken = on_board(translator_for(ctx.guess), table.board, table.lang)
        verb, *parts = text.split(".")
        action = find_table.verb_of(self.parts.tables, table, verb)
        last = max((at for at, part in enumerate(parts) if is_open(part)), default=None)
        if last is None or action is None:
            return text
        if sum(map(is_open, parts)) == 1:
            return typed(ControlContext(table.game, table.id, spoken, lobby.names(table)), action, text, [value])
        read_ = read_cash(spoken, table.game, value)
        if isinstance(read_, Refusal):
            return read_
        parts[last] = str(read_)
        return ".".join([verb, *parts])

    def _values(self, interaction: Interaction, verb: str, before: tuple[str, ...]) -> list[tuple[str, Value]]:
        """The values that the field after `before` may take for this person, by name."""
        table = find_table.table_in_channel(self.parts.tables, interaction)
        if isinstance(table, Refusal):
            return []
        at, fields = len(before), _fields_of(self.parts, table, verb)
        if at >= fields:
            return []
        text = ".".join([verb, *before, *[OPEN_FIELD] * (fields - at)])
        spoken = on_board(translator_for(resolve_locale(interaction.locale.value)), table.board, table.lang)
        found: dict[Value, str] = {}
        for legal_action in matching(
            find_table.legal_actions(self.parts.tables, table, interaction.user.id), None, text
        ):
            kind = list(field_kinds(legal_action.action).values())[at]
            param = legal_action.params[at]
            for value in param.options if isinstance(param, Choice) else ():
                found[value] = cut(spoken.value(table.game, kind, value, lobby.names(table)), LINE)
        return [(name, value) for value, name in found.items()]


def _fields_of(parts: Services, table: Table, verb: str) -> int:
    """How many fields a verb has in the table's game; 0 where there is no such verb."""
    action = find_table.verb_of(parts.tables, table, verb)
    return 0 if action is None else len(action.__struct_fields__)


def known_verb(parts: Services, table: Table, text: str) -> bool:
    """Whether a text is an action of the table's game, complete or with open fields."""
    verb, *fields = text.split(".")
    action = find_table.verb_of(parts.tables, table, verb)
    if action is None or len(action.__struct_fields__) != len(fields):
        return False
    try:
        if is_complete(text):
            read(parts.tables.game(table), text)
    except ValueError:
        return False
    return True


def texts(legal_actions: list[LegalAction]) -> Iterator[str]:
    """The actions of legal actions, written; long ranges stay open."""
    seen: set[str] = set()
    for legal_action in legal_actions:
        if legal_action.blocked is not None:
            continue
        for values in product(*_fields(legal_action)):
            text = ".".join([legal_action.action.__name__, *values])
            if text not in seen:
                seen.add(text)
                yield text


def _fields(legal_action: LegalAction) -> list[list[str]]:
    """The values of each field; the last ones stay open where there are too many together."""
    fields = [_written(param) for param in legal_action.params]
    for at in reversed(range(len(fields))):
        if prod(map(len, fields)) <= MANY:
            break
        fields[at] = [OPEN_FIELD]
    return fields


def _written(param: object) -> list[str]:
    if isinstance(param, Choice):
        return [str(value) for value in param.options]
    if isinstance(param, Range) and (param.high - param.low) // param.step < SHORT:
        return [str(value) for value in range(param.low, param.high + 1, param.step)]
    return [OPEN_FIELD]


def label(table: Table, text: str, spoken: Translator) -> str:
    """An action text in words: the verb, then its values."""
    verb, *parts = text.split(".")
    struct = next(each for each in union_members(GAMES[table.game].action) if each.__name__ == verb)
    named, spoken = field_kinds(struct), on_board(spoken, table.board, table.lang)
    said = [
        spoken.value(table.game, kind, int(part) if part.lstrip("-").isdigit() else part, lobby.names(table))
        for kind, part in zip(named.values(), parts, strict=True)
        if not is_open(part)
    ]
    open_ = "…" if any(map(is_open, parts)) else ""
    return cut(" · ".join([spoken.action(table.game, struct) + open_, *said]), LINE)
