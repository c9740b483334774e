"""Panels that all games share: turns, auctions, trades, lobby, end of a game."""
