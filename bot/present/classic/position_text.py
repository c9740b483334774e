"""Lines of text about a position of Classic: what happened, who has what, what a property is worth, how long it lasts."""

from collections.abc import Sequence

from bot.games.classic import data, events
from bot.games.classic.events import auctions, money
from bot.games.classic.view import PlotView
from bot.i18n.classic_cards import effect
from bot.kit.contract import EventFor, Space
from bot.present import clock_text
from bot.present.classic.panel_context import ClassicContext
from bot.present.panels import turns

SILENT = (
    *(events.TurnBegan, events.OrderRolled, money.Counted, money.GameEnded),
    *(auctions.BidMade, auctions.Passed, auctions.BuildingBid, auctions.BuildingPassed),
)
"""Events told elsewhere: by the headline, by the final count, and bids by the auction's own message."""


def news(ctx: ClassicContext, told: Sequence[EventFor]) -> list[str]:
    """What happened, one line each."""
    return turns.news(ctx, told, SILENT)


def card(ctx: ClassicContext) -> str:
    """What the card asks that was drawn last in this turn (CLASSIC-58)."""
    return "-# 🃏 " + effect(ctx.words, ctx.view.board, ctx.view.drawn) if ctx.view.drawn else ""


def nearly_over(ctx: ClassicContext) -> str:
    """That the game is in its last hour or turn (CLASSIC-165); how long it lasts before that stands in the picture."""
    if ctx.view.over:
        return "-# " + ctx.say("panel-time-over")
    wait = clock_text.first_wait(ctx, "hour")
    return "-# " + clock_text.ends(ctx, "panel-last-hour", wait.id) if wait is not None and ctx.view.hours == 1 else ""


def property_(ctx: ClassicContext, space: Space) -> tuple[str, ...]:
    """A property's deed: family, owner, what stands there, price, rents with the present one marked, mortgage."""
    plot = ctx.plots[space]
    owner = ctx.say("panel-unowned") if plot.owner is None else ctx.name(plot.owner)
    group = ctx.group(plot.group)
    made = [
        f"### {ctx.space(space)}",
        ctx.say("panel-deed", group=group, price=ctx.cash(plot.price), owner=owner),
        _state(ctx, plot),
        rents(ctx, plot),
    ]
    if plot.shop:
        made.append(ctx.say("panel-shop-price", price=ctx.cash(plot.shop)))
    lift = plot.mortgage + plot.interest
    values = {"mortgage": ctx.cash(plot.mortgage), "lift": ctx.cash(lift), "tenth": ctx.cash(plot.interest)}
    made.append("-# " + ctx.say("panel-mortgage-values", **values))
    return tuple(filter(None, made))


def _state(ctx: ClassicContext, plot: PlotView) -> str:
    """What stands there and what it costs to stop, or that it is mortgaged."""
    if plot.owner is None:
        return ""
    if plot.mortgaged:
        return ctx.say("panel-mortgaged")
    level = ctx.level(plot.level) if plot.kind == data.PLACE else ""
    rent = ctx.say("panel-rent-now", rent=ctx.rent(plot))
    return " · ".join(filter(None, (level, rent)))


def rents(ctx: ClassicContext, plot: PlotView) -> str:
    """All rents of the deed, the present one in bold."""
    printed = ctx.printed(plot.space).rents
    if plot.kind == data.MACHINE:
        return ctx.say("panel-rents-machine", one=printed[0], both=printed[-1])
    said = [ctx.cash(rent) for rent in printed]
    at = _at(ctx, plot)
    if at is not None:
        said[at] = f"**{said[at]}**"
    if plot.kind == data.FACTION:
        return ctx.say("panel-rents-faction", rents=" · ".join(said))
    return ctx.say("panel-rents", bare=said[0], shops=" · ".join(said[1:5]), tower=said[5])


def _at(ctx: ClassicContext, plot: PlotView) -> int | None:
    """Which of the printed rents holds now; None while none is due."""
    if plot.owner is None or plot.mortgaged:
        return None
    if plot.kind == data.PLACE:
        return plot.level
    return len([each for each in ctx.of_group(plot.group) if each.owner == plot.owner]) - 1


def own(ctx: ClassicContext, plots: Sequence[PlotView]) -> str:
    """Some properties by family, one line each family: level and rent, or the mortgage."""
    found: dict[str, list[PlotView]] = {}
    for plot in plots:
        found.setdefault(plot.group, []).append(plot)
    made = []
    for group, mine in found.items():
        whole = "★ " if all(plot.monopoly for plot in mine) else ""
        each = ", ".join(_own(ctx, plot) for plot in mine)
        made.append(f"-# {whole}" + ctx.say("panel-own-group", group=ctx.group(group), properties=each))
    return "\n".join(made)


def _own(ctx: ClassicContext, plot: PlotView) -> str:
    """One property with what stands on it and its rent."""
    if plot.mortgaged:
        return ctx.say("panel-own-mortgaged", space=ctx.space(plot.space), amount=ctx.cash(plot.mortgage))
    key = "panel-own-built" if plot.level else "panel-own-bare"
    values = {"space": ctx.space(plot.space), "rent": ctx.rent(plot), "level": ctx.level(plot.level)}
    return ctx.say(key, **values)
