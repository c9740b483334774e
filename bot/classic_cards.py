"""What a card of Classic says: its title, and what it asks with the names and amounts of the board it lies on."""

from typing import Any

from bot.games.classic import data
from bot.games.classic.board import board
from bot.games.classic.data import Face
from bot.words import FORMS, Words

GAME = "classic"


def title(words: Words, card: str) -> str:
    """The title of a card by its word (`lf1`, or `card-jail-1` for a jail card among goods); empty for none."""
    if not card:
        return ""
    return words.say(f"{GAME}-value-{card}" if card in data.JAIL_CARDS.values() else f"{GAME}-card-{card}")


def sentence(words: Words, card: str, printed: str) -> str:
    """What a card asks on the board `printed`: a group's own text, else what a card of its kind does; empty for none."""
    own = f"{GAME}-card-text-{card}"
    if not card or words.has(own):
        return words.say(own) if card else ""
    face = next(face for face in board(printed).faces if face.word == card)
    return words.say(f"{GAME}-effect-{_effect(face)}", **_facts(words, face))


def _effect(face: Face) -> str:
    """The kind of a card, as its sentence is called."""
    if face.effect == data.TO and face.space == 0:
        return "to-go"
    return f"{face.effect}-{face.kind}" if face.effect == data.NEAREST else face.effect


def _facts(words: Words, face: Face) -> dict[str, Any]:
    """The variables of its sentence."""
    facts: dict[str, Any] = {
        "amount": words.cash(GAME, face.amount),
        "tower": words.cash(GAME, face.tower),
        "salary": words.cash(GAME, data.SALARY),
        "steps": face.steps,
        "deck_of": words.say(f"{GAME}-value-{data.LEAP}.of"),
    }
    if face.space >= 0:
        facts["space"] = words.space(GAME, face.space)
        facts |= {f"space_{form}": words.space(GAME, face.space, form) for form in FORMS}
    if face.kind:
        facts["family"] = words.value(GAME, "word", face.kind)
    return facts
