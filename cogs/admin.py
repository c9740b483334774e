"""Settings: a person's own, and those of a server for who manages it."""

from typing import Any

import msgspec
from discord import app_commands
from discord.ext import commands

from bot.present.panel import Panel
from bot.tables.model import LIVE, SLOW
from bot.words import Words, languages
from cogs.answer import Interaction
from cogs.parts import ANSWER, Guest, Parts, guest_of, staff
from cogs.play import CHANNEL, THREAD
from cogs.translate import command, key

REMINDERS = ("on", "direct", "off")
LANGUAGES = [app_commands.Choice(name=key(f"language-{lang}"), value=lang) for lang in languages()]


class Admin(commands.Cog):
    """The command that sets what is kept beyond a table."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts

    @app_commands.command(**command("settings"))
    @app_commands.guild_only()
    @app_commands.rename(
        language=key("command-settings-language"),
        reminders=key("command-settings-reminders"),
        server_language=key("command-settings-server-language"),
        pace=key("command-settings-pace"),
        place=key("command-settings-place"),
    )
    @app_commands.describe(
        language=key("command-settings-language-description"),
        reminders=key("command-settings-reminders-description"),
        server_language=key("command-settings-server-language-description"),
        pace=key("command-settings-pace-description"),
        place=key("command-settings-place-description"),
    )
    @app_commands.choices(
        language=LANGUAGES,
        server_language=LANGUAGES,
        reminders=[
            app_commands.Choice(name=key(f"command-settings-reminders-{each}"), value=each) for each in REMINDERS
        ],
        pace=[app_commands.Choice(name=key(f"pace-{each}"), value=each) for each in (LIVE, SLOW)],
        place=[app_commands.Choice(name=key(f"command-play-place-{each}"), value=each) for each in (THREAD, CHANNEL)],
    )
    async def settings(
        self,
        interaction: Interaction,
        language: str | None = None,
        reminders: str | None = None,
        server_language: str | None = None,
        pace: str | None = None,
        place: str | None = None,
    ) -> None:
        """Change what is named, and show how everything stands."""
        guest = guest_of(self.parts, interaction)
        wanted = {"lang": server_language, "pace": pace, "place": place}
        server = {name: value for name, value in wanted.items() if value is not None}
        if server and not staff(interaction):
            await guest.lack("manage_guild", "error-staff-only")
            return
        await self._own(guest, language, reminders)
        chosen = await self._server(interaction.guild_id or 0, server)
        await guest.show(await self._panel(guest, chosen, saved=bool(server or language or reminders)))

    async def _own(self, guest: Guest, language: str | None, reminders: str | None) -> None:
        """What a person chooses for themselves."""
        store = self.parts.tables.store
        person = await store.person(guest.person)
        wanted = msgspec.structs.replace(person, lang=language or person.lang, reminders=reminders or person.reminders)
        if wanted != person:
            await store.save_person(wanted)

    async def _server(self, guild: int, changed: dict[str, str]) -> dict[str, Any]:
        """What a server has chosen."""
        store = self.parts.tables.store
        chosen = await store.guild(guild) | changed
        if changed:
            await store.save_guild(guild, chosen)
        return chosen

    async def _panel(self, guest: Guest, chosen: dict[str, Any], *, saved: bool) -> Panel:
        spoken = await guest.words()
        person = await self.parts.tables.store.person(guest.person)
        own = (
            _line(spoken, "settings-lang", f"language-{spoken.lang}"),
            _line(spoken, "settings-reminders", f"command-settings-reminders-{person.reminders}"),
        )
        server = (
            _line(spoken, "settings-lang", f"language-{chosen['lang']}" if "lang" in chosen else "settings-as-host"),
            _line(spoken, "settings-pace", f"pace-{chosen.get('pace', LIVE)}"),
            _line(spoken, "settings-place", f"command-play-place-{chosen.get('place', THREAD)}"),
        )
        first = (spoken.say("settings-saved"),) if saved else ()
        titles = ["### " + spoken.say(f"settings-{whose}") for whose in ("person", "server")]
        return Panel(ANSWER, (*first, titles[0], *own, titles[1], *server))


def _line(spoken: Words, name: str, value: str) -> str:
    return spoken.say("settings-line", name=spoken.say(name), value=spoken.say(value))


async def setup(bot: commands.Bot) -> None:
    """Load the command."""
    await bot.add_cog(Admin(bot.parts))  # type: ignore[attr-defined]
