"""Lines of text about a position of City: who has what, how long the hour lasts, what a district is worth."""

from collections.abc import Sequence

from bot.games.city import events
from bot.games.city.events.cards import CardDrawn
from bot.kit.contract import EventFor
from bot.kit.fields import WORD
from bot.present import clock_text
from bot.present.city.panel_context import GAME, CityContext
from bot.present.event_kinds import placed, without
from bot.present.panels import turns
from bot.present.panels.lobby import deadline

BIDS = events.BidMade, events.Passed
SILENT = events.TurnBegan, events.OrderRolled, events.Counted, events.GameEnded, *BIDS
"""Events told elsewhere: by the headline, by the final count, and bids by the auction's own message."""


def news(ctx: CityContext, told: Sequence[EventFor]) -> list[str]:
    """What happened, one line each."""
    return turns.news(ctx, told, SILENT)


def hour(ctx: CityContext, *, always: bool = False) -> str:
    """That the game is nearly over (CITY-145, CITY-146), or `always` when it ends; rounds stand in the picture."""
    if ctx.view.hour.over:
        return "-# " + ctx.say("panel-last-turn")
    wait = clock_text.first_wait(ctx, "hour")
    row = deadline(ctx.table, wait.id) if wait else None
    return (
        "-# " + clock_text.ends(ctx, "panel-hour-short", row.wait) if row is not None and (always or row.warned) else ""
    )


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


def told_now(ctx: CityContext, recent: Sequence[EventFor]) -> list[EventFor]:
    """What the turn's message may tell of what happened in the present turn."""
    turn, few = ctx.view.turn, without(recent, BIDS)  # bids first: they may be nearly all
    return without(turns.told_in(few, turn, turn), SILENT)


def card(ctx: CityContext, told: Sequence[EventFor]) -> str:
    """What the card says that was drawn last in this turn, and is still worth reading (CITY-31)."""
    drawn = placed(told, CardDrawn)
    return "-# 🃏 " + ctx.say(drawn[-1][1].card) if drawn else ""


def rents(ctx: CityContext, space: int) -> str:
    """The rents for 0 to 8 counting blocks, the present one in bold."""
    plot, card = ctx.plots[space], ctx.printed(space)
    now = plot.counting
    written = [ctx.cash(rent) for rent in card.rents]
    return " · ".join(f"**{rent}**" if blocks == now else rent for blocks, rent in enumerate(written))
