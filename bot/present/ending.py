"""The last message of every game: who has won, what the game says of it, the seed that proves the dice, a rematch."""

from collections.abc import Iterable, Sequence

from bot.games.kit.dice import fingerprint
from bot.present.controls import rows
from bot.present.eyes import CALM, Eyes
from bot.present.lobby import rematch
from bot.present.panel import Button, Order, Panel

END = "end"


def winner(eyes: Eyes, ranks: Sequence[int]) -> str:
    """Who has won, by seat; nobody where the game was called off."""
    best = [eyes.name(seat) for seat, rank in enumerate(ranks) if rank == 1]
    return eyes.words.say("end-winner", players=eyes.words.list(best), count=len(best)) if ranks else called_off(eyes)


def called_off(eyes: Eyes) -> str:
    """What stands there instead of a winner."""
    return eyes.words.say("end-called-off")


def panel(
    eyes: Eyes,
    title: str,
    said: Iterable[str],
    own: Sequence[Button],
    board: Order,
    more: Sequence[Order] = (),
) -> Panel:
    """The end; `title`: who has won; `own`: the game's buttons after the rematch."""
    table, words = eyes.table, eyes.words
    proof = [words.say("end-seed", seed=table.seed.hex())]
    proof.append(words.say("end-fingerprint", fingerprint=fingerprint(table.seed)))
    return Panel(
        END,
        tuple(filter(None, (f"## {title}", *said))),
        rows([*rematch(table, words), *own]),
        board,
        accent=CALM,
        footer=("-# " + "\n-# ".join(proof),),
        more=tuple(more),
    )
