"""Mechanics shared by games. The kit knows no game and nothing outside itself."""
