"""The last message of every game: who has won, what the game says of it, the seed that proves the dice, a rematch."""

from collections.abc import Iterable, Sequence

from bot.games.kit.dice import fingerprint
from bot.present.controls import rows
from bot.present.eyes import CALM, Eyes
from bot.present.lobby import rematch
from bot.present.panel import Button, Order, Panel

END = "end"


def panel(
    eyes: Eyes,
    ranks: Sequence[int],
    said: Iterable[str],
    own: Sequence[Button],
    board: Order,
    more: Sequence[Order] = (),
) -> Panel:
    """The end; `ranks` by seat, none for a game called off; `own`: the game's buttons after the rematch."""
    table, words = eyes.table, eyes.words
    best = [eyes.name(seat) for seat, rank in enumerate(ranks) if rank == 1]
    title = words.say("end-winner", players=words.list(best), count=len(best)) if ranks else words.say("end-called-off")
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
