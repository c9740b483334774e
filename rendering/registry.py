"""Which pictures there are: each game's own, or the default one where it has none."""

from functools import cache
from typing import Any

from bot.games import GAMES, PACKAGES
from bot.kit.moment import MOMENT
from bot.kit.rule_picture import picture_key
from bot.runtime.game_parts import part_of_game
from rendering import default, moment, rule_pictures, samples
from rendering.pictures import Painter, Pictures


@cache
def pictures_of(game: str) -> Pictures:
    """A game's pictures."""
    return part_of_game(game, PACKAGES.get(game), "rendering", Pictures) or default.pictures(game)


@cache
def painters() -> dict[str, Painter]:
    """All games' pictures by key, the films of their great moments and the pictures of their rules too."""
    found = {key: painter for game in GAMES for key, painter in pictures_of(game).painters.items()}
    moments = {
        f"{game}/{MOMENT}": moment.painter(found[game], pictures_of(game).palette) for game in GAMES if game in found
    }
    rules = {
        picture_key(game, word): rule_pictures.painter(found[picture.painter], picture)
        for game in GAMES
        for word, picture in pictures_of(game).rules.items()
    }
    return found | moments | rules


@cache
def sample(game: str) -> Any:
    """The view of a game under way that nobody plays."""
    own = pictures_of(game).sample
    return samples.sample(game) if own is None else own()
