"""Lines of text about a position of Classic: what happened, who has what, what a property is worth, how long it lasts."""

from collections.abc import Sequence

from bot.games.classic import data, events
from bot.games.classic.events import auctions, money
from bot.games.classic.view import PlotView
from bot.i18n.classic_cards import effect
from bot.kit.contract import EventFor, Space
from bot.present import clock_text
from bot.present.classic.table_view import ClassicTableView
from bot.present.panels import turns

SILENT = (
    *(events.TurnBegan, events.OrderRolled, money.Counted, money.GameEnded),
    *(auctions.BidMade, auctions.Passed, auctions.BuildingBid, auctions.BuildingPassed),
)
"""Events told elsewhere: by the headline, by the final count, and bids by the auction's own message."""


def news(table_view: ClassicTableView, told: Sequence[EventFor]) -> str:
    """What just happened, one line each, the last few."""
    return turns.news(table_view, told, SILENT)


def card(table_view: ClassicTableView) -> str:
    """What the card asks that was drawn last in this turn (CLASSIC-58)."""
    return (
        "> " + effect(table_view.words, table_view.view.board, table_view.view.drawn) if table_view.view.drawn else ""
    )


def purses(table_view: ClassicTableView) -> str:
    """Everybody's cash in one line; who is out is struck through, kept jail cards are counted."""
    each = []
    for seat in table_view.view.seats:
        name = table_view.name(seat.seat)
        if not seat.solvent:
            each.append(f"~~{name}~~")
            continue
        key = "panel-purse-jailed" if seat.jailed else "panel-purse"
        kept = "🗝️" * len(seat.cards)
        each.append(table_view.say(key, name=name, cash=table_view.cash(seat.cash)) + (f" {kept}" if kept else ""))
    return "-# " + " · ".join(each)


def stock(table_view: ClassicTableView) -> str:
    """The Bank's buildings, and how long the game still lasts (CLASSIC-5, CLASSIC-165)."""
    view = table_view.view
    said = [table_view.say("panel-stock", shops=view.shops, towers=view.towers)]
    wait = clock_text.first_wait(table_view, "hour")
    if view.over:
        said.append(table_view.say("panel-time-over"))
    elif wait is not None and view.hours == 1:
        said.append(clock_text.ends(table_view, "panel-last-hour", wait.id))
    elif wait is not None and view.hours is not None:
        said.append(table_view.say("panel-hours", hours=view.hours))
    return "-# " + " · ".join(said)


def property_(table_view: ClassicTableView, space: Space) -> tuple[str, ...]:
    """A property's deed: family, owner, what stands there, price, rents with the present one marked, mortgage."""
    plot = table_view.plots[space]
    owner = table_view.say("panel-unowned") if plot.owner is None else table_view.name(plot.owner)
    group = table_view.group(plot.group)
    made = [
        f"### {table_view.space(space)}",
        table_view.say("panel-deed", group=group, price=table_view.cash(plot.price), owner=owner),
        _state(table_view, plot),
        rents(table_view, plot),
    ]
    if plot.shop:
        made.append(table_view.say("panel-shop-price", price=table_view.cash(plot.shop)))
    lift = plot.mortgage + plot.interest
    values = {
        "mortgage": table_view.cash(plot.mortgage),
        "lift": table_view.cash(lift),
        "tenth": table_view.cash(plot.interest),
    }
    made.append("-# " + table_view.say("panel-mortgage-values", **values))
    return tuple(filter(None, made))


def _state(table_view: ClassicTableView, plot: PlotView) -> str:
    """What stands there and what it costs to stop, or that it is mortgaged."""
    if plot.owner is None:
        return ""
    if plot.mortgaged:
        return table_view.say("panel-mortgaged")
    level = table_view.level(plot.level) if plot.kind == data.PLACE else ""
    rent = table_view.say("panel-rent-now", rent=table_view.rent(plot))
    return " · ".join(filter(None, (level, rent)))


def rents(table_view: ClassicTableView, plot: PlotView) -> str:
    """All rents of the deed, the present one in bold."""
    printed = table_view.printed(plot.space).rents
    if plot.kind == data.MACHINE:
        return table_view.say("panel-rents-machine", one=printed[0], both=printed[-1])
    said = [table_view.cash(rent) for rent in printed]
    at = _at(table_view, plot)
    if at is not None:
        said[at] = f"**{said[at]}**"
    if plot.kind == data.FACTION:
        return table_view.say("panel-rents-faction", rents=" · ".join(said))
    return table_view.say("panel-rents", bare=said[0], shops=" · ".join(said[1:5]), tower=said[5])


def _at(table_view: ClassicTableView, plot: PlotView) -> int | None:
    """Which of the printed rents holds now; None while none is due."""
    if plot.owner is None or plot.mortgaged:
        return None
    if plot.kind == data.PLACE:
        return plot.level
    return len([each for each in table_view.of_group(plot.group) if each.owner == plot.owner]) - 1


def own(table_view: ClassicTableView, plots: Sequence[PlotView]) -> str:
    """Some properties by family, one line each family: level and rent, or the mortgage."""
    found: dict[str, list[PlotView]] = {}
    for plot in plots:
        found.setdefault(plot.group, []).append(plot)
    made = []
    for group, mine in found.items():
        whole = "★ " if all(plot.monopoly for plot in mine) else ""
        each = ", ".join(_own(table_view, plot) for plot in mine)
        made.append(f"-# {whole}" + table_view.say("panel-own-group", group=table_view.group(group), properties=each))
    return "\n".join(made)


def _own(table_view: ClassicTableView, plot: PlotView) -> str:
    """One property with what stands on it and its rent."""
    if plot.mortgaged:
        return table_view.say(
            "panel-own-mortgaged", space=table_view.space(plot.space), amount=table_view.cash(plot.mortgage)
        )
    key = "panel-own-built" if plot.level else "panel-own-bare"
    values = {
        "space": table_view.space(plot.space),
        "rent": table_view.rent(plot),
        "level": table_view.level(plot.level),
    }
    return table_view.say(key, **values)
