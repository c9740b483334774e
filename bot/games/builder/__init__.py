"""Builder: chips from the dice, floors on the island, and one penthouse that ends it."""

from bot.games.builder.spec import GAME

__all__ = ["GAME"]
