"""Where a real hand's slide ends: see `bot.games.knockout.odds`, which the panels say in words."""

from bot.games.knockout.odds import odds

__all__ = ["odds"]
