"""A drawn Chance card: its sign and its title."""

from functools import partial

from rendering import chance_card
from rendering.shape_data import read

SIGNS: dict[str, str] = read("card_signs.toml")["builder"]
"""The sign of each card, by its word."""
name = partial(chance_card.name, "builder")
"""A card's title; the space's name for none."""
