"""Old saved games walk up to today's version of the state, one version at a time.

Structs with `omit_defaults` leave out what is as it begins: an upgrade reads such a field with its default, and writes it
out before that default may change.
"""

from typing import Any

import msgspec

from bot.kit.spec import GameSpec, S


def load(game: GameSpec[S], text: str | bytes, version: int) -> S:
    """The state saved as JSON by `version` of the game. Raises ValueError when no way leads from there to today."""
    if version == game.version:
        return _typed(game, text)
    if version > game.version:
        raise ValueError(f"A game of {game.key} saved by version {version} is newer than version {game.version}.")
    plain: dict[str, Any] = msgspec.json.decode(text)
    for older in range(version, game.version):
        if older not in game.upgrades:
            raise ValueError(f"No upgrade leads on from version {older} of {game.key}.")
        plain = game.upgrades[older](plain)
    return _typed(game, msgspec.json.encode(plain))


def _typed(game: GameSpec[S], text: str | bytes) -> S:
    """The state that `text` stands for."""
    try:
        state: S = msgspec.json.decode(text, type=game.state)
    except msgspec.DecodeError as error:
        raise ValueError(f"Not a state of {game.key}: {error}.") from error
    return state
