"""What every game's private panels ask: the next step of a half-made press, and a step that is asked once more."""

from collections.abc import Callable, Collection, Sequence

from bot.fields import kinds
from bot.games import GAMES
from bot.games.kit.engine import read
from bot.games.kit.model import Action, Offer
from bot.present.controls import CONFIRM, ask, greyed
from bot.present.eyes import Eyes
from bot.present.panel import BAD, GOOD, Button, Order, Panel
from bot.present.press import PLAY
from bot.present.trading import MINE, back

TOLD_AT_ONCE = 6
"""Reasons shown below one's moves."""


def step(eyes: Eyes, text: str, about: Sequence[str] = (), picture: Order | None = None) -> Panel | None:
    """The next question of a half-made press, and why some of its answers are greyed; None when it is over."""
    question = ask(eyes.asker, eyes.offers, None, text)
    if question is None:
        return None
    why = ["-# " + line for line in greyed(eyes.asker, eyes.offers, None, text)[:TOLD_AT_ONCE]]
    return Panel(MINE, (*question.lines, *about, *why), (*question.rows, (back(eyes),)), picture)


def confirm(
    eyes: Eyes, text: str, sure: Collection[str], grave: Collection[str], changed: Callable[[], Sequence[str]]
) -> Panel | None:
    """A whole action asked once more: a grave verb, or one of `sure` with what is `changed`; None: not offered now."""
    offer = offered(eyes, text)
    if offer is None or offer.action.__name__ not in {*sure, *grave}:
        return None
    said = (eyes.say(f"panel-confirm-{text.lower()}"),) if text in grave else changed()
    press = eyes.asker.press(PLAY, offer.wait, text)
    button = Button(eyes.words.action(eyes.game, offer.action), press, BAD if text in grave else GOOD)
    return Panel(CONFIRM, (f"### {named(eyes, text)}", *said), ((button, back(eyes)),))


def offered(eyes: Eyes, text: str) -> Offer | None:
    """The offer that a whole action text of the looker answers now."""
    try:
        action = read(GAMES[eyes.game], text)
    except ValueError:
        return None
    free = [each for each in eyes.offers if isinstance(action, each.action) and each.blocked is None]
    return next((each for each in free if each.refusal(action) is None), None)


def named(eyes: Eyes, text: str) -> str:
    """A whole action as a title: the verb and what was chosen."""
    action: Action = read(GAMES[eyes.game], text)
    values = [
        eyes.words.value(eyes.game, kind, getattr(action, field), eyes.names)
        for field, kind in kinds(type(action)).items()
    ]
    return " · ".join([eyes.words.action(eyes.game, type(action)), *values])
