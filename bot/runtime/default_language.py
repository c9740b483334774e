"""The language that is whole: what another one lacks is said in it."""

DEFAULT = "en"
"""The name of its folder."""
