"""Cards as the lines of a menu, colours on buttons."""

from bot.games.deal.data import face
from bot.kit.contract import Card
from bot.present.deal.panel_context import DealContext
from bot.present.panel_model import SelectOption, fitted


def signed(ctx: DealContext, card: Card) -> str:
    """A card's name as a menu shows it, with the signs of its colours."""
    shown = face(card)
    signs = "".join(map(ctx.sign, shown.colours)) if 0 < len(shown.colours) <= len("ab") else ""
    kind = signs or ctx.say(f"sign-{shown.kind}")
    return f"{kind} {ctx.card(card)}"


def choice(
    ctx: DealContext, card: Card, hint: str = "", *, value: str = "", chosen: bool = False, new: bool = False
) -> SelectOption:
    """A card as a line of a menu."""
    name = signed(ctx, card) + (" · " + ctx.say("panel-new") if new else "")
    return SelectOption(name, value or str(card), hint, chosen=chosen)


def on_colour(ctx: DealContext, colour: str, key: str, **values: object) -> str:
    """A button's label about a colour: its sign and a sentence with its name, which is cut where it is too long."""
    return fitted(lambda name: f"{ctx.sign(colour)} " + ctx.say(key, name=name, **values), ctx.hue(colour))
