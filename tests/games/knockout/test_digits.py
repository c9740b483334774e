"""The same slide on every machine, to the last digit: what outcomes were when `physics 1` was laid down; and clusters."""

from hashlib import sha256
from itertools import combinations

import msgspec
import pytest

from bot.games.knockout.physics import simulate
from tests.games.knockout.clusters import hits
from tests.games.knockout.test_physics import SLIDER, boards, shots

pytestmark = pytest.mark.uncounted


def test_loose_boards_have_the_digits_of_physics_1() -> None:
    """KNOCKOUT-114: a game keeps its physics, so other digits would be another version."""
    digest = sha256()
    for tokens in (3, 8, 15):
        for board, shot in zip(boards(tokens, 100, tokens), shots(tokens, 100), strict=True):
            digest.update(msgspec.json.encode(simulate(board, SLIDER, shot)))
    assert digest.hexdigest() == "09e6bf3494a83d7cb651c6670087d0d243fc4b3ea84037d7157662ea0072f43c"


def test_clusters_have_the_digits_of_physics_1() -> None:
    """KNOCKOUT-113, KNOCKOUT-114: tokens packed together pass many pushes on at the same instant."""
    digest, touches = sha256(), 0
    for board, shot in hits(1, 60):
        outcome = simulate(board, SLIDER, shot)
        digest.update(msgspec.json.encode(outcome))
        touches += len(outcome.touches)
    assert touches > 60 * 20
    assert digest.hexdigest() == "7f6efd2ff0ce03a403d81a093f42571d942df9512e6ae46616bf311233164525"


def test_clusters_lie_apart_afterwards() -> None:
    """KNOCKOUT-110, KNOCKOUT-112: no two overlap at rest but for the last thousandth, however many pushes were passed on."""
    for board, shot in hits(2, 60):
        outcome = simulate(board, SLIDER, shot)
        lie = {one.token: one for one in (*board, *outcome.rest)}
        places = [one for number, one in lie.items() if number not in {left.token for left in outcome.exits}]
        for one, other in combinations(places, 2):
            assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= 31_998**2, (board, shot)
