"""The register: the only place that names all games."""

from typing import Any

from bot.games.builder import GAME as BUILDER
from bot.games.city import GAME as CITY
from bot.games.classic import GAME as CLASSIC
from bot.games.deal import GAME as DEAL
from bot.games.knockout import GAME as KNOCKOUT
from bot.kit.contract import Game

GAMES: dict[str, Game[Any]] = {game.key: game for game in (CITY, CLASSIC, BUILDER, DEAL, KNOCKOUT)}
