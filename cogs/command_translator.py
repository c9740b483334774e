"""Names and descriptions of slash commands and their parameters, in every language."""

import inspect
from collections.abc import Callable, Coroutine, Iterable
from functools import cache
from itertools import islice
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.i18n.translator import DEFAULT, resolve_locale, translator_for
from bot.i18n.translator import Translator as Sentences

T = TypeVar("T", str, int)
SUGGESTIONS = 25
"""The most that Discord shows."""
GROUP, OWN, KEY, SUBNAME = "group", "own", "key", "subname"
"""In the extras of a command: its group, what becomes of its own name, and the keys of that name and of the one inside."""
SHORT, FORMER, INSIDE = "short", "former", "inside"
"""What becomes of a command's own name: it stays beside the group, for one version only, or there is none."""
CONTEXTS = {
    dms: app_commands.AppCommandContext(guild=True, dm_channel=dms, private_channel=False) for dms in (False, True)
}
"""Where commands are offered: on servers, and some in direct messages with the bot."""
INSTALLS = app_commands.AppInstallationType(guild=True, user=False)
"""For a server only: an app of a person cannot edit what it has posted, so nobody could play."""


def key(name: str) -> app_commands.locale_str:
    """The text of `name` in `commands.ftl`: English as the default, other languages by the translator."""
    return app_commands.locale_str(translator_for(DEFAULT).say(name), key=name)


def choices(prefix: str, values: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Choices of a parameter, each shown as the text of `<prefix><value>`."""
    return [app_commands.Choice(name=key(f"{prefix}{value}"), value=value) for value in values]


def suggestions(found: Iterable[tuple[str, T]]) -> list[app_commands.Choice[T]]:
    """What is suggested while somebody types, the first names and values of `found`."""
    return [app_commands.Choice(name=name, value=value) for name, value in islice(found, SUGGESTIONS)]


def slash_command(
    name: str, *, guild_only: bool = True, group: str = "", own: str = SHORT, inside: str = "", **renamed: str
) -> Callable[[Callable[..., Coroutine[Any, Any, None]]], app_commands.Command[Any, ..., None]]:
    """Make a cog's method a command, named by the texts `command-<name>` and `command-<name>-<parameter>`.

    Each has a `-description` too. `renamed`: parameters that are called otherwise in these keys. `group`: in which group
    it stands, `own` what becomes of its name outside of it (`command_groups.arrange`), `inside` the key of another name.
    """
    extras = {GROUP: group, OWN: own, KEY: f"command-{name}", SUBNAME: inside or f"command-{name}"}

    def decorate(function: Callable[..., Coroutine[Any, Any, None]]) -> app_commands.Command[Any, ..., None]:
        parameters = list(inspect.signature(function).parameters)[2:]  # after self and the interaction
        keys = {each: f"command-{name}-{renamed.get(each, each).replace('_', '-')}" for each in parameters}
        app_commands.rename(**{each: key(text) for each, text in keys.items()})(function)
        app_commands.describe(**{each: key(f"{text}-description") for each, text in keys.items()})(function)
        if guild_only:
            app_commands.guild_only(function)
        app_commands.allowed_contexts(guilds=True, dms=not guild_only, private_channels=False)(function)
        app_commands.allowed_installs(guilds=True, users=False)(function)
        described = key(f"command-{name}-description")
        return app_commands.command(name=key(f"command-{name}"), description=described, extras=extras)(function)

    return decorate


class Translator(app_commands.Translator):
    """Reads the Fluent files; the default language needs no translation."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in the language of `locale`; None where the default is right. Asked 15,000 times at a start."""
        words = _spoken(locale.value)
        if words is None or (name := string.extras.get("key")) is None or not words.has(name):
            return None
        return words.say(name)


@cache
def _spoken(locale: str) -> Sentences | None:
    """The sentences of a language of Discord's that is not the default; None for the default and what is not spoken."""
    lang = resolve_locale(locale)
    return None if lang == DEFAULT else translator_for(lang)
