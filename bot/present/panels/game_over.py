"""The last message of every game: who has won, what the game says of it, the seed that proves the dice, a rematch."""

from collections.abc import Iterable, Sequence

from bot.kit.rng import fingerprint
from bot.present.controls.legal_action_controls import rows
from bot.present.panel_model import Button, Panel, PictureRequest
from bot.present.panels.lobby import rematch
from bot.present.table_view import CALM, TableView

END = "end"


def winner(table_view: TableView, ranks: Sequence[int]) -> str:
    """Who has won, by seat; nobody where the game was called off."""
    best = [table_view.name(seat) for seat, rank in enumerate(ranks) if rank == 1]
    return (
        table_view.words.say("end-winner", players=table_view.words.list(best), count=len(best))
        if ranks
        else called_off(table_view)
    )


def called_off(table_view: TableView) -> str:
    """What stands there instead of a winner."""
    return table_view.words.say("end-called-off")


def panel(
    table_view: TableView,
    title: str,
    said: Iterable[str],
    own: Sequence[Button],
    board: PictureRequest,
    more: Sequence[PictureRequest] = (),
) -> Panel:
    """The end; `title`: who has won; `own`: the game's buttons after the rematch."""
    table, words = table_view.table, table_view.words
    proof = [words.say("end-seed", seed=table.seed.hex())]
    proof.append(words.say("end-fingerprint", fingerprint=fingerprint(table.seed)))
    return Panel(
        END,
        (f"## {title}", *said),
        rows([*rematch(table, words), *own]),
        board,
        accent=CALM,
        footer=("-# " + "\n-# ".join(proof),),
        more=tuple(more),
    )
