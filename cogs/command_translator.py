"""Names and descriptions of slash commands, in every language of the house."""

from typing import TypedDict

import discord
from discord import app_commands

from bot.i18n.translator import DEFAULT, resolve_locale, translator_for


def key(name: str) -> app_commands.locale_str:
    """The text of `name` in `commands.ftl`: English as the default, other languages by the translator."""
    return app_commands.locale_str(translator_for(DEFAULT).say(name), key=name)


class Named(TypedDict):
    """What a command's decorator takes."""

    name: app_commands.locale_str
    description: app_commands.locale_str


def command(name: str) -> Named:
    """The name and description of a command."""
    return {"name": key(f"command-{name}"), "description": key(f"command-{name}-description")}


class Translator(app_commands.Translator):
    """Reads the Fluent files; the default language needs no translation."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in the language of `locale`; None where the default is right."""
        name = string.extras.get("key")
        lang = resolve_locale(locale.value)
        if name is None or lang == DEFAULT or not translator_for(lang).has(name):
            return None
        return translator_for(lang).say(name)
