"""Classic: the classic property game with the Speed Die."""

from bot.games.classic.spec import GAME

__all__ = ["GAME"]
