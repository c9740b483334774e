"""City: districts, blocks, an auction unit and a game hour."""

from bot.games.city.spec import GAME

__all__ = ["GAME"]
