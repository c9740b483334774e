"""What stands on the cards of the classic game: what a card does, with the names and sums of its board."""

from bot.games.classic import data
from bot.games.classic.board import board
from bot.i18n.translator import Translator
from bot.kit.contract import Card

GAME = "classic"


def effect(words: Translator, text: str, card: Card) -> str:
    """What a card does; `text` is the board as a state has it, `words` speak its names. A group's own sentence first."""
    face = board(text).faces[card]
    own = f"{GAME}-card-text-{face.word}"
    if words.has(own):
        return words.say(own)
    values: dict[str, object] = {"salary": words.cash(GAME, data.SALARY), "steps": face.steps}
    values |= {"amount": words.cash(GAME, face.amount), "tower": words.cash(GAME, face.tower)}
    values["family"] = words.value(GAME, "word", face.kind)
    values["deck-of"] = words.say(f"{GAME}-value-{data.LEAP}.of")
    if face.space >= 0:
        values |= {f"space-{form}": said for form, said in words.space_forms(GAME, face.space).items()}
    return words.say(_key(face), **values)


def _key(face: data.Face) -> str:
    """The sentence for a card's kind."""
    kind = face.effect
    if kind == data.TO and face.space == 0:
        return f"{GAME}-effect-to-go"
    return f"{GAME}-effect-{kind}-{face.kind}" if kind == data.NEAREST else f"{GAME}-effect-{kind}"
