"""The pictures that a table of Deal asks for."""

from msgspec.structs import replace

from bot.kit.contract import Card
from bot.present.deal.table_view import GAME, NOTHING, DealTableView
from bot.present.panel_model import PictureRequest


def board(table_view: DealTableView) -> PictureRequest:
    """The table as it is now."""
    return table_view.order(GAME, table_view.view)


def fan(table_view: DealTableView) -> PictureRequest:
    """The looker's hand."""
    return table_view.order(f"{GAME}/hand", table_view.view)


def portrait(table_view: DealTableView, card: Card) -> PictureRequest:
    """One card, large."""
    return PictureRequest(
        f"{GAME}/card", replace(NOTHING, played=card), board(table_view).theme, table_view.words.tongue
    )
