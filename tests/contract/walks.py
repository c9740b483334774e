"""Walks into games as hypothesis draws and shortens them."""

import os
from typing import Any

import hypothesis
from hypothesis import HealthCheck
from hypothesis import strategies as st

from bot.kit.spec import GameSpec
from bot.kit.testing.random_games import TEMPERS, Walk

EXAMPLES = {"few": 15, "many": 4000}.get(os.environ.get("QUARTIER_EXAMPLES", ""), 40)
LAW = hypothesis.settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=EXAMPLES < 4000,
    database=None,
    suppress_health_check=list(HealthCheck),
)
"""The same examples at every run, so that a red build is red again at home; `QUARTIER_EXAMPLES=many` takes new ones."""
PACES = ("slow", "live")


def walks(game: GameSpec[Any], most: int = 700) -> st.SearchStrategy[Walk]:
    """Walks into `game`; smaller means shorter, fewer seats."""
    return st.builds(
        Walk,
        st.sampled_from(list(game.seats)),
        st.sampled_from(PACES),
        st.integers(0, 2**20),
        st.integers(0, most),
        st.sampled_from(TEMPERS),
        st.booleans(),
    )
