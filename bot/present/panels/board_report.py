"""Boards that groups bring along: reading a file, and what is wrong in it in words."""

from typing import Any

from bot.games import GAMES
from bot.i18n.translator import Translator, escape
from bot.kit.boards.board_parser import MOST_BYTES, BadBoardError, Fault, read
from bot.kit.boards.custom_board import LARGEST, BoardOverrides, BoardSchema, canonical, localized

__all__ = ["MOST_BYTES", "BadBoardError", "fault", "frames", "opened", "report"]


def frames() -> dict[str, BoardSchema]:
    """The games whose board may be changed, and what of it."""
    return {key: game.boards for key, game in GAMES.items() if game.boards is not None}


def opened(data: bytes) -> BoardOverrides:
    """The board of a file. Raises BadBoardError."""
    return read(data, frames())


def fault(found: Fault, words: Translator, *, escaped: bool = True) -> str:
    """A fault in one line; `escaped`: without meaning to markdown."""
    facts: dict[str, Any] = {
        name: escape(value) if escaped and isinstance(value, str) else value for name, value in found.facts.items()
    }
    why = words.say(f"board-fault-{found.code}", **facts)
    field = escape(found.field) if escaped else found.field
    return words.say(
        "board-fault" if field else "board-fault-line", line=words.number(found.line), field=field, why=why
    )


def report(data: bytes, words: Translator) -> tuple[bool, list[str]]:
    """Whether a file holds a board; its faults, else what it holds."""
    try:
        own = opened(data)
    except BadBoardError as bad:
        return False, [fault(each, words, escaped=False) for each in bad.faults]
    game = words.say(f"{own.game}-name")
    counts = {"spaces": len(own.spaces), "groups": len(own.groups), "cards": len(own.cards)}
    size = len(canonical(own).encode())
    return True, [
        words.say("board-good", title=localized(own.title, words.lang), game=game, bytes=size, most=LARGEST, **counts)
    ]
