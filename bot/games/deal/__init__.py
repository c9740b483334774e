"""Deal: a card game of sets, rents and thefts."""

from bot.games.deal.spec import GAME

__all__ = ["GAME"]
