"""Cards as the lines of a menu."""

from bot.games.deal.data import face
from bot.kit.contract import Card
from bot.present.deal.table_view import DealTableView
from bot.present.panel_model import SelectOption


def signed(table_view: DealTableView, card: Card) -> str:
    """A card's name as a menu shows it, with the signs of its colours."""
    shown = face(card)
    signs = "".join(map(table_view.sign, shown.colours)) if 0 < len(shown.colours) <= len("ab") else ""
    kind = signs or table_view.say(f"sign-{shown.kind}")
    return f"{kind} {table_view.card(card)}"


def choice(
    table_view: DealTableView, card: Card, hint: str = "", *, value: str = "", chosen: bool = False, new: bool = False
) -> SelectOption:
    """A card as a line of a menu."""
    name = signed(table_view, card) + (" · " + table_view.say("panel-new") if new else "")
    return SelectOption(name, value or str(card), hint, chosen=chosen)
