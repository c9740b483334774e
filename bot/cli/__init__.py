"""The commands of `python -m bot` beside `run`."""
