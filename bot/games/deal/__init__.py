"""Deal: a card game of sets, rents and thefts."""

from bot.games.deal.spec import Deal

GAME = Deal()
