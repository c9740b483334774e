"""The Discord client: addresses, intents, the cogs, and the commands, sent only when they have changed."""

import asyncio
import contextlib
import hashlib
import logging
import math
import sys
import time
from typing import Any

import discord
import msgspec
import yarl
from discord import app_commands
from discord.asset import Asset
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.ops.metrics import Metrics
from bot.ops.request_budget import RequestBudget
from bot.ops.session_turns import SessionTurns
from bot.present.publishing.chat_port import UndeliveredError
from bot.runtime.log import redacted
from bot.tables.model import ON
from bot.tables.shards import ONLY, ShardRange
from bot.tables.storage.database import StoreError
from cogs import command_groups, errors, gateway, layout
from cogs.admin import Admin
from cogs.availability_commands import AvailabilityCommands
from cogs.command_translator import Translator
from cogs.component_router import ComponentRouter
from cogs.context import (
    InteractionContext,
    Services,
    answer_moving,
    chosen_by,
    context_of,
    served,
    suggest_nothing,
)
from cogs.daily_command import DailyCommand
from cogs.game_commands import GameCommands
from cogs.history_command import AnalysisCommand, HistoryCommand
from cogs.interaction_callback import AnswerSession
from cogs.interaction_response import Interaction, InteractionResponse
from cogs.order_command import OrderCommand
from cogs.press_throttle import Verdict
from cogs.privacy_command import PrivacyCommand
from cogs.result_commands import ResultCommands
from cogs.table_commands import TableCommands
from cogs.table_group import TableGroup
from cogs.trade_command import TradeCommand

LONGEST_WAIT = 30.0
"""Seconds for which a request may wait for Discord's limits before it fails."""
COMMANDS = "commands"
"""Where the fingerprint of the sent commands is kept, in the settings of no guild."""
log = logging.getLogger(__name__)


class Addresses(msgspec.Struct, frozen=True):
    """Discord's addresses; empty: the real one. `rate`: requests a second that may be sent to its API; 0 for any."""

    api: str = ""
    gateway: str = ""
    cdn: str = ""
    rate: int = 0


def point(addresses: Addresses) -> None:
    """Send the library to these addresses; before a client is made."""
    if addresses.api:
        Route.BASE = addresses.api.rstrip("/")
    if addresses.gateway:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(addresses.gateway)
    if addresses.cdn:
        Asset.BASE = addresses.cdn.rstrip("/")


class Tree(app_commands.CommandTree["Client"]):
    """The slash commands; their errors are answered by `cogs/errors.py`."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer the person, even if the command has answered already."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("An autocomplete failed.", exc_info=redacted(error))
            return
        response = interaction.extras.get("reply") or InteractionResponse(interaction, self.client.parts.intake)
        name = interaction.command.qualified_name if interaction.command else "?"
        await errors.answer(InteractionContext(self.client.parts, response), error, f"/{name}")

    async def interaction_check(self, interaction: discord.Interaction["Client"], /) -> bool:
        """Whether it is carried out; while the bot stops, answer that it restarts."""
        parts = self.client.parts
        if not served(parts, interaction):
            await answer_moving(parts, interaction)
            return False
        if parts.intake.open:
            return await self._carried_out(interaction)
        if interaction.type is discord.InteractionType.autocomplete:
            await suggest_nothing(interaction)
            return False
        with contextlib.suppress(UndeliveredError, discord.DiscordException):
            await context_of(parts, interaction).restarting()
        return False

    async def _carried_out(self, interaction: Interaction) -> bool:
        """Whether a command is carried out: one too many of a person is not, nor what needs a server elsewhere; say so."""
        asked = interaction.type is not discord.InteractionType.autocomplete
        verdict = self.client.parts.throttle.take(interaction.user.id) if asked else Verdict.CARRIED
        if verdict is not Verdict.CARRIED:
            with contextlib.suppress(UndeliveredError, discord.DiscordException):
                await context_of(self.client.parts, interaction).throttled(verdict)
            return False
        command = interaction.command
        if interaction.guild_id is not None or not getattr(command, "extras", {}).get(command_groups.SERVER_ONLY):
            return True
        if asked:
            await context_of(self.client.parts, interaction).say("error-server-only")
        else:
            await suggest_nothing(interaction)
        return False

    async def _call(self, interaction: discord.Interaction["Client"]) -> None:
        """Carry out a command; one that cannot be parsed is logged and ignored. A failed autocomplete suggests nothing."""
        try:
            with self.client.parts.intake.carrying:
                await super()._call(interaction)
                if interaction.type is discord.InteractionType.autocomplete and not interaction.response.is_done():
                    await suggest_nothing(interaction)
        except app_commands.AppCommandError:
            raise
        except Exception as error:
            log.error("A command cannot be read: %s.", type(error).__name__)


class Client(commands.AutoShardedBot):
    """The bot. It needs no privileged intent; it mentions nobody unless a message says whom."""

    def __init__(
        self,
        parts: Services,
        addresses: Addresses,
        turns: SessionTurns,
        shards: ShardRange = ONLY,
        *,
        wait: float = 2.0,
        metrics: Metrics,
    ) -> None:
        point(addresses)
        gateway.install()
        self.budget = RequestBudget(addresses.rate)
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot uses no voice
        super().__init__(
            command_prefix=(),
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True, guild_messages=True),  # messages: for deletions
            allowed_mentions=layout.mentions(()),
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=LONGEST_WAIT,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            shard_count=shards.count,
            shard_ids=[*shards.mine],
            shard_connect_timeout=None,
            guild_ready_timeout=wait,
            http_trace=self.budget.limit(metrics.trace()),
        )
        self.parts = parts
        parts.intake.mentionable = self._mentionable
        self.router = ComponentRouter(parts)
        self.metrics = metrics
        self.serves = shards
        self.connected: set[int] = set()
        self.turns = turns
        self.identifying = asyncio.Lock()
        self._syncing: asyncio.Task[None] | None = None
        self.answers = AnswerSession(self.http, metrics)

    async def _mentionable(self, guild: int, person: int) -> bool:
        """Whether a message on a server may mention somebody."""
        calls = self.parts.store.settings.rules(guild).calls
        return calls == ON and (await chosen_by(self.parts, person)).mentions == ON

    def _get_state(self, **options: Any) -> Any:
        """discord.py's hook for the connection state."""
        return gateway.GuardedConnectionState(
            dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options
        )

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Begin the session at its turn, for which it has waited before it connected."""
        await self.turns.take(shard_id or 0)

    async def leave(self) -> None:
        """End the sessions; events sent before are still received. Requests work until `close`."""
        await asyncio.gather(*(each._parent.leave() for each in self.shards.values()))  # type: ignore[attr-defined]  # noqa: SLF001

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """A listener failed: its name and the kind of error, never what it was given."""
        error = sys.exc_info()[1]
        log.error("The listener %s failed.", event_method, exc_info=None if error is None else redacted(error))

    async def setup_hook(self) -> None:
        """Before connecting: the commands are ready, nothing is sent."""
        await self.tree.set_translator(Translator())
        parts = self.parts
        own = (
            HistoryCommand(parts),
            AnalysisCommand(parts),
            ResultCommands(parts),
            OrderCommand(parts),
            AvailabilityCommands(parts),
            PrivacyCommand(parts),
            DailyCommand(parts),
        )
        for cog in (
            TableCommands(parts),
            TableGroup(parts),
            GameCommands(parts, self.router),
            *own,
            TradeCommand(parts),
            Admin(parts),
        ):
            await self.add_cog(cog)
        command_groups.arrange(self.tree)
        if self.serves.count > 1:
            await self._ask_concurrency()

    async def _ask_concurrency(self) -> None:
        """How many sessions may begin at once, of which only those know who have many shards; one if Discord fails."""
        try:
            self.turns.buckets = max(1, (await self.fetch_session_start_limits()).max_concurrency)
        except (discord.DiscordException, OSError, KeyError) as error:
            log.warning("Discord does not say how many sessions may begin at once: %s.", type(error).__name__)

    @property
    def there(self) -> bool:
        """Whether people can reach the bot: every shard of this process is connected."""
        return not self.away

    @property
    def away(self) -> list[int]:
        """The shards of this process whose people cannot reach it."""
        return [shard for shard in self.serves.mine if not self.reaches(shard)]

    def reaches(self, shard: int) -> bool:
        """Whether the people of a shard's servers can reach the bot."""
        return shard in self.connected and not self.is_closed()

    @property
    def acknowledged(self) -> float:
        """Seconds since Discord last acknowledged a heartbeat, of the shard for which it is longest ago."""
        hearts: list[Any] = [getattr(each._parent.ws, "_keep_alive", None) for each in self.shards.values()]  # noqa: SLF001
        if not hearts or None in hearts:
            return math.inf
        return time.perf_counter() - float(min(heart._last_ack for heart in hearts))  # noqa: SLF001 - available nowhere else

    async def on_interaction(self, interaction: Interaction) -> None:
        """Count the interaction, and carry it out unless the tree does."""
        if served(self.parts, interaction):
            self.metrics.heard(interaction.id, interaction.type.value, interaction.extras)
            self.parts.privacy.seen.heard(interaction.user.id)
        await self.router.on_interaction(interaction)

    async def on_shard_connect(self, shard: int) -> None:
        """A shard has a session."""
        self.turns.starts.worked()
        self.metrics.session("new")
        self.connected.add(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """A shard goes on with its session."""
        self.metrics.session("resumed")
        self.connected.add(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """A shard is cut off."""
        self.connected.discard(shard)

    async def on_ready(self) -> None:
        """Everything is known after connecting: sync the commands, which the process of shard 0 does for all."""
        log.info("Connected as %s on %s servers.", self.user, len(self.guilds))
        if 0 in self.serves.mine and (self._syncing is None or self._syncing.done()):
            self._syncing = asyncio.create_task(self._sync_when_served(), name="commands")

    async def close(self) -> None:
        """Disconnect; commands that are still to be sent are not."""
        if self._syncing is not None:
            self._syncing.cancel()
            await asyncio.gather(self._syncing, return_exceptions=True)
        await super().close()
        await self.answers.close()

    async def _sync_when_served(self) -> None:
        """Sync the commands once this process plays the tables of shard 0."""
        await self.parts.store.served.gained(0)
        try:
            await self.sync()
        except (discord.DiscordException, StoreError, OSError):
            log.exception("The commands could not be sent; those sent before stay.")

    async def sync(self) -> bool:
        """Sync the commands if they differ from those synced last to this application. Returns whether it was done."""
        translator = self.tree.translator
        assert translator is not None
        payload = [await each.get_translated_payload(self.tree, translator) for each in self.tree.get_commands()]
        text = msgspec.json.encode([str(self.application_id), payload], order="deterministic")
        print_, store = hashlib.sha256(text).hexdigest(), self.parts.store
        known = (await store.settings.guild(0)).get(COMMANDS)
        if known == print_ and len(await self.tree.fetch_commands()) == len(payload):
            return False
        assert self.application_id is not None
        await self.http.bulk_upsert_global_commands(self.application_id, payload=payload)
        await store.settings.save_guild(0, {COMMANDS: print_})
        log.info("%s commands were sent.", len(payload))
        return True
