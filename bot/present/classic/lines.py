"""Lines of text about a position of Classic: what happened, who has what, what a property is worth, how long it lasts."""

from collections.abc import Sequence

from bot.games.classic import data, events, lot_events, money_events
from bot.games.classic.view import PlotView
from bot.games.kit.model import Space, Told
from bot.present import turns
from bot.present.classic.scene import Scene
from bot.printed import effect

SILENT = (
    *(events.TurnBegan, events.OrderRolled, money_events.Counted, money_events.GameEnded),
    *(lot_events.BidMade, lot_events.Passed, lot_events.BuildingBid, lot_events.BuildingPassed),
)
"""Events told elsewhere: by the headline, by the final count, and bids by the auction's own message."""


def news(scene: Scene, told: Sequence[Told]) -> str:
    """What just happened, one line each, the last few."""
    return turns.news(scene, told, SILENT)


def card(scene: Scene) -> str:
    """What the card asks that was drawn last in this turn (CLASSIC-58)."""
    return "> " + effect(scene.words, scene.view.board, scene.view.drawn) if scene.view.drawn else ""


def purses(scene: Scene) -> str:
    """Everybody's cash in one line; who is out is struck through, kept jail cards are counted."""
    each = []
    for seat in scene.view.seats:
        name = scene.name(seat.seat)
        if not seat.solvent:
            each.append(f"~~{name}~~")
            continue
        key = "panel-purse-jailed" if seat.jailed else "panel-purse"
        kept = "🗝️" * len(seat.cards)
        each.append(scene.say(key, name=name, cash=scene.cash(seat.cash)) + (f" {kept}" if kept else ""))
    return "-# " + " · ".join(each)


def stock(scene: Scene) -> str:
    """The Bank's buildings, and how long the game still lasts (CLASSIC-5, CLASSIC-165)."""
    view = scene.view
    said = [scene.say("panel-stock", shops=view.shops, towers=view.towers)]
    wait = next((wait for wait in scene.waits if wait.id.startswith("hour-")), None)
    if view.over:
        said.append(scene.say("panel-time-over"))
    elif wait is not None and view.hours == 1:
        said.append(scene.ends("panel-last-hour", wait.id))
    elif wait is not None and view.hours is not None:
        said.append(scene.say("panel-hours", hours=view.hours))
    return "-# " + " · ".join(said)


def property_(scene: Scene, space: Space) -> tuple[str, ...]:
    """A property's deed: family, owner, what stands there, price, rents with the present one marked, mortgage."""
    plot = scene.plots[space]
    owner = scene.say("panel-unowned") if plot.owner is None else scene.name(plot.owner)
    group = scene.group(plot.group)
    made = [
        f"### {scene.space(space)}",
        scene.say("panel-deed", group=group, price=scene.cash(plot.price), owner=owner),
        _state(scene, plot),
        rents(scene, plot),
    ]
    if plot.shop:
        made.append(scene.say("panel-shop-price", price=scene.cash(plot.shop)))
    lift = plot.mortgage + plot.interest
    values = {"mortgage": scene.cash(plot.mortgage), "lift": scene.cash(lift), "tenth": scene.cash(plot.interest)}
    made.append("-# " + scene.say("panel-mortgage-values", **values))
    return tuple(filter(None, made))


def _state(scene: Scene, plot: PlotView) -> str:
    """What stands there and what it costs to stop, or that it is mortgaged."""
    if plot.owner is None:
        return ""
    if plot.mortgaged:
        return scene.say("panel-mortgaged")
    level = scene.level(plot.level) if plot.kind == data.PLACE else ""
    rent = scene.say("panel-rent-now", rent=scene.rent(plot))
    return " · ".join(filter(None, (level, rent)))


def rents(scene: Scene, plot: PlotView) -> str:
    """All rents of the deed, the present one in bold."""
    printed = scene.printed(plot.space).rents
    if plot.kind == data.MACHINE:
        return scene.say("panel-rents-machine", one=printed[0], both=printed[-1])
    said = [scene.cash(rent) for rent in printed]
    at = _at(scene, plot)
    if at is not None:
        said[at] = f"**{said[at]}**"
    if plot.kind == data.FACTION:
        return scene.say("panel-rents-faction", rents=" · ".join(said))
    return scene.say("panel-rents", bare=said[0], shops=" · ".join(said[1:5]), tower=said[5])


def _at(scene: Scene, plot: PlotView) -> int | None:
    """Which of the printed rents holds now; None while none is due."""
    if plot.owner is None or plot.mortgaged:
        return None
    if plot.kind == data.PLACE:
        return plot.level
    return len([each for each in scene.of_group(plot.group) if each.owner == plot.owner]) - 1


def own(scene: Scene, plots: Sequence[PlotView]) -> str:
    """Some properties by family, one line each family: level and rent, or the mortgage."""
    found: dict[str, list[PlotView]] = {}
    for plot in plots:
        found.setdefault(plot.group, []).append(plot)
    made = []
    for group, mine in found.items():
        whole = "★ " if all(plot.monopoly for plot in mine) else ""
        each = ", ".join(_own(scene, plot) for plot in mine)
        made.append(f"-# {whole}" + scene.say("panel-own-group", group=scene.group(group), properties=each))
    return "\n".join(made)


def _own(scene: Scene, plot: PlotView) -> str:
    """One property with what stands on it and its rent."""
    if plot.mortgaged:
        return scene.say("panel-own-mortgaged", space=scene.space(plot.space), amount=scene.cash(plot.mortgage))
    key = "panel-own-built" if plot.level else "panel-own-bare"
    values = {"space": scene.space(plot.space), "rent": scene.rent(plot), "level": scene.level(plot.level)}
    return scene.say(key, **values)
