"""Deal: a card game of sets, rents and thefts."""

from bot.games.deal.game import Deal

GAME = Deal()
