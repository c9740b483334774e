"""Lines of text about a position of City: who has what, how long the hour lasts, what a district is worth."""

from collections.abc import Sequence

from bot.games.city import events
from bot.games.city.events.cards import CardDrawn
from bot.kit.contract import EventFor
from bot.kit.fields import WORD
from bot.present import clock_text
from bot.present.city.panel_context import GAME, CityContext
from bot.present.panels import turns
from bot.present.panels.lobby import deadline
from bot.tables.model import LIVE

SILENT = (*(events.TurnBegan, events.OrderRolled, events.Counted, events.GameEnded), *(events.BidMade, events.Passed))
"""Events told elsewhere: by the headline, by the final count, and bids by the auction's own message."""


def news(ctx: CityContext, told: Sequence[EventFor]) -> str:
    """What just happened, one line each, the last few."""
    return turns.news(ctx, told, SILENT)


def purses(ctx: CityContext) -> str:
    """Everybody's cash in one line; who is out is struck through."""
    each = []
    for seat in ctx.view.seats:
        name = ctx.name(seat.seat)
        if not seat.solvent:
            each.append(f"~~{name}~~")
            continue
        key = "panel-purse-jailed" if seat.jailed else "panel-purse"
        kept = "🃏" * len(seat.cards) + "🛡️" * seat.dodge
        each.append(ctx.say(key, name=name, cash=ctx.cash(seat.cash)) + (f" {kept}" if kept else ""))
    return "-# " + " · ".join(each)


def hour(ctx: CityContext) -> str:
    """How long the game still lasts (CITY-145, CITY-146); nothing where it ends with the last player."""
    view = ctx.view.hour
    if view.over:
        return "-# " + ctx.say("panel-last-turn")
    if ctx.table.pace != LIVE:
        left = view.rounds_left
        return "" if left is None else "-# " + ctx.say("panel-rounds", rounds=left)
    wait = clock_text.first_wait(ctx, "hour")
    if wait is None:
        return ""
    row = deadline(ctx.table, wait.id)
    key = "panel-hour-short" if row is not None and row.warned else "panel-hour"
    return "-# " + clock_text.ends(ctx, key, wait.id)


def district(ctx: CityContext, space: int) -> tuple[str, ...]:
    """A district's deed: colour, owner, what stands there, price, rents by blocks with the present one marked."""
    plot, card = ctx.plots[space], ctx.printed(space)
    owner = ctx.say("panel-unowned") if plot.owner is None else ctx.name(plot.owner)
    lines = [
        f"### {ctx.space(space)}",
        ctx.say("panel-deed", group=ctx.say(f"group-{card.group}"), price=ctx.cash(card.price), owner=owner),
        ctx.say("panel-blocks", residential=plot.residential, industrial=plot.industrial, rent=ctx.cash(plot.rent)),
    ]
    if there := [ctx.words.value(GAME, WORD, piece) for piece in plot.pieces]:
        lines.append(ctx.say("panel-standing", pieces=", ".join(there)))
    if plot.mortgage:
        lines.append(ctx.say("panel-mortgaged", amount=ctx.cash(plot.mortgage)))
    lines.append(ctx.say("panel-rents", rents=rents(ctx, space)))
    prices = [ctx.cash(price) for price in (card.residential, card.industrial, card.skyscraper)]
    lines.append("-# " + ctx.say("panel-prices", residential=prices[0], industrial=prices[1], skyscraper=prices[2]))
    return tuple(lines)


def card(ctx: CityContext, told: Sequence[EventFor]) -> str:
    """What the card says that was drawn last in this turn, and is still worth reading (CITY-31)."""
    drawn = [each.event.card for each in told if isinstance(each.event, CardDrawn)]
    return "> " + ctx.say(drawn[-1]) if drawn else ""


def rents(ctx: CityContext, space: int) -> str:
    """The rents for 0 to 8 counting blocks, the present one in bold."""
    plot, card = ctx.plots[space], ctx.printed(space)
    now = plot.counting
    written = [ctx.cash(rent) for rent in card.rents]
    return " · ".join(f"**{rent}**" if blocks == now else rent for blocks, rent in enumerate(written))
