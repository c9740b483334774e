"""A sixth language as its maker would leave it half done, and what it looks like everywhere.

Run as a process of its own with `QUARTIER_LOCALES` set, since settings, choices of commands and options of the command
line ask for the languages when they are made. Prints JSON.
"""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from bot.cli.parser import LANGUAGES
from bot.games import GAMES
from bot.i18n import translation_check
from bot.i18n.board_names import on_board
from bot.i18n.translator import languages, translator_for
from bot.kit.boards.board_parser import read
from bot.kit.boards.custom_board import canonical
from bot.playground import page_languages
from bot.present.panel_model import Menu
from bot.present.panels import settings
from bot.tables.model import Person
from cogs import admin
from cogs.command_translator import Translator, key
from rendering import paint, samples

TOY = "hr"
"""A language of Discord's that has plural forms of its own (one, few, other) and is not shipped."""
FILES = {
    "toy.ftl": """
settings-lang = Jezik
button-leave = Gumb koji je uistinu predugačak za gumb
list-comma = {"; "}
list = { $first } i { $last }
number = { NUMBER($n) }
city-name = Grad
city-line = Trgujte četvrtima!
city-space-1 = Vijećnica
    .dat = Vijećnici
button-away-days = { $count ->
    [one] { $count } dan
    [few] { $count } dana
   *[other] { $count } dana !
}
away-left = { $left ->
    [one] Još { $left } od { $days } u { $within }
   *[other] Još { $left } od { $days } u { $within }
}
command-play = igraj
command-play-description = Otvori stol
lobby-private = Samo { $nobody } bira.
""",
    "playground.ftl": "playground-enter = Uđi !\n",
    "language.toml": """
name = "Hrvatski"
[[spaces]]
at = " (?=!)"
becomes = "\\u202F"
[[name_forms]]
fits = "(?P<stem>.+)a"
forms = { of = "{stem}e", the = "{name}" }
""",
    "glossary.toml": "[[terms]]\nconcept = 'game'\nsay = 'igra'\nnever = ['četvrtima']\n",
}
BOARD = b'game = "city"\ntitle = "Moj grad"\n[space.1]\nname = "Ilica"\n'


def write(folder: Path) -> None:
    """The files of the language."""
    (folder / TOY).mkdir()
    for name, text in FILES.items():
        (folder / TOY / name).write_text(text, encoding="utf8")


async def _translated(name: str) -> str | None:
    where: Any = app_commands.TranslationContextLocation.other
    return await Translator().translate(key(name), discord.Locale(TOY), app_commands.TranslationContext(where, None))


def _own_board() -> str:
    """A space of a board that a group made, in a sentence's form."""
    frames = {key: game.boards for key, game in GAMES.items() if game.boards is not None}
    return on_board(translator_for(TOY), canonical(read(BOARD, frames))).space("city", 1, "of")


def look() -> dict[str, Any]:
    """What it looks like."""
    words = translator_for(TOY)
    menus = [row for row in settings.person(Person(500, TOY), words, (), staff=False).rows if isinstance(row, Menu)]
    page = page_languages.known()[TOY]
    picture = paint("city", samples.sample("city"), "dark", TOY)
    menu = paint("menu", None, "dark", TOY)
    return {
        "languages": list(languages()),
        "options": list(LANGUAGES),
        "choices": [choice.value for choice in admin.LANGUAGES],
        "setting": [choice.label for menu in menus for choice in menu.choices if choice.value == TOY],
        "commands": [asyncio.run(_translated(name)) for name in ("command-play", "command-tables")],
        "days": [words.say("button-away-days", count=count) for count in (1, 3, 5)],
        "list": words.list(["a", "b", "c"]),
        "lacking": words.say("deal-name"),
        "own board": _own_board(),
        "page": [page.name, page.sentences["enter"], page.sentences["send"]],
        "pictures": [menu.alt, picture.alt],
        "faults": [[fault.kind, fault.key] for fault in translation_check.check(TOY) if fault.kind != "missing"],
    }


if __name__ == "__main__":
    json.dump(look(), sys.stdout)
