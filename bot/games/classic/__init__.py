"""Classic: the classic property game with the Speed Die."""

from bot.games.classic.game import Classic

GAME = Classic()
