"""Robots for any game: baseline strategies, tree search, the move with its reason."""
