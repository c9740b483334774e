"""Knockout: discs slid up a long board, who knocks whom off, and what the spaces they rest on pay."""

from bot.games.knockout.spec import GAME

__all__ = ["GAME"]
