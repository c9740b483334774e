"""The pictures of texts of the rules: a specimen situation drawn beside what the text says of it."""


def picture_key(game: str, word: str) -> str:
    """The key of the picture that a game's text names by `word`."""
    return f"{game}/rules/{word}"
