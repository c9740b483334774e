"""City: districts, blocks, an auction unit and a game hour."""

from bot.games.city.game import City

GAME = City()
