"""The contract as one typed object: what a game may say is declared, and nothing else can be said."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.kit.spec import AbsencePolicy, GameSpec, LobbySpec, Lookahead, RobotTuning, Sample
from tests.kit.toy_game import Toy
from tests.spec_of import spec_of

TOY = spec_of(Toy())


@pytest.mark.parametrize(
    ("part", "right"),
    [
        (RobotTuning, {"action_value": lambda view, action: 0}),
        (Lookahead, {"evaluate": lambda s: [], "rollout_policy": lambda s, rng: (0, None)}),
        (AbsencePolicy, {}),
        (LobbySpec, {}),
        (Sample, {}),
    ],
    ids=lambda each: each.__name__ if isinstance(each, type) else "",
)
def test_a_misspelt_hook_is_refused(part: Any, right: dict[str, Any]) -> None:
    assert part(**right)
    with pytest.raises(TypeError, match="misspelt"):
        part(**right, misspelt=None)


def test_a_misspelt_hook_of_a_game_is_refused() -> None:
    declared = {name: getattr(TOY, name) for name in GameSpec.__struct_fields__}
    assert GameSpec(**declared).key == "toy"
    with pytest.raises(TypeError, match="rollout_action"):
        GameSpec(**declared, rollout_action=TOY.legal_actions)  # type: ignore[call-arg]  # which is refused
    del declared["waits"]
    with pytest.raises(TypeError, match="waits"):
        GameSpec(**declared)


def test_a_game_cannot_be_changed_by_accident() -> None:
    with pytest.raises(AttributeError):
        TOY.key = "other"  # type: ignore[misc]  # which is refused
    with pytest.raises(AttributeError):
        TOY.evaluate = None  # type: ignore[attr-defined]  # no such field
    assert replace(TOY, key="other").key == "other"


@pytest.mark.parametrize("key", GAMES)
def test_every_field_of_a_game_is_an_attribute_of_its_own(key: str) -> None:
    """Games are told apart by identity, and may be keys of a dict although they hold some."""
    game = GAMES[key]
    assert {game: 1}[game] == 1
    assert game != replace(game)
