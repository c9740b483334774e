"""The past of a table: its turns, what was told in each, and the position at its end."""
