"""The game of the day: the same seed for everybody, one person against robots, once a day."""
