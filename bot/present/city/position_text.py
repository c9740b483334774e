"""Lines of text about a position of City: who has what, how long the hour lasts, what a district is worth."""

from collections.abc import Sequence

from bot.games.city import events
from bot.games.city.events.cards import CardDrawn
from bot.games.city.view import PlotView
from bot.kit.contract import EventFor
from bot.kit.fields import WORD
from bot.present import clock_text
from bot.present.city.table_view import GAME, CityTableView
from bot.present.panels import turns
from bot.present.panels.lobby import deadline
from bot.tables.model import LIVE

SILENT = (*(events.TurnBegan, events.OrderRolled, events.Counted, events.GameEnded), *(events.BidMade, events.Passed))
"""Events told elsewhere: by the headline, by the final count, and bids by the auction's own message."""


def news(table_view: CityTableView, told: Sequence[EventFor]) -> str:
    """What just happened, one line each, the last few."""
    return turns.news(table_view, told, SILENT)


def purses(table_view: CityTableView) -> str:
    """Everybody's cash in one line; who is out is struck through."""
    each = []
    for seat in table_view.view.seats:
        name = table_view.name(seat.seat)
        if not seat.solvent:
            each.append(f"~~{name}~~")
            continue
        key = "panel-purse-jailed" if seat.jailed else "panel-purse"
        kept = "🃏" * len(seat.cards) + "🛡️" * seat.dodge
        each.append(table_view.say(key, name=name, cash=table_view.cash(seat.cash)) + (f" {kept}" if kept else ""))
    return "-# " + " · ".join(each)


def hour(table_view: CityTableView) -> str:
    """How long the game still lasts (CITY-145, CITY-146); nothing where it ends with the last player."""
    view = table_view.view.hour
    if view.over:
        return "-# " + table_view.say("panel-last-turn")
    if table_view.table.pace != LIVE:
        left = view.rounds_left
        return "" if left is None else "-# " + table_view.say("panel-rounds", rounds=left)
    wait = clock_text.first_wait(table_view, "hour")
    if wait is None:
        return ""
    row = deadline(table_view.table, wait.id)
    key = "panel-hour-short" if row is not None and row.warned else "panel-hour"
    return "-# " + clock_text.ends(table_view, key, wait.id)


def district(table_view: CityTableView, space: int) -> tuple[str, ...]:
    """A district's deed: colour, owner, what stands there, price, rents by blocks with the present one marked."""
    plot, card = table_view.plots[space], table_view.printed(space)
    owner = table_view.say("panel-unowned") if plot.owner is None else table_view.name(plot.owner)
    lines = [
        f"### {table_view.space(space)}",
        table_view.say(
            "panel-deed", group=table_view.say(f"group-{card.group}"), price=table_view.cash(card.price), owner=owner
        ),
        table_view.say(
            "panel-blocks", residential=plot.residential, industrial=plot.industrial, rent=table_view.cash(plot.rent)
        ),
    ]
    if there := standing(table_view, plot):
        lines.append(table_view.say("panel-standing", pieces=there))
    if plot.mortgage:
        lines.append(table_view.say("panel-mortgaged", amount=table_view.cash(plot.mortgage)))
    lines.append(table_view.say("panel-rents", rents=rents(table_view, space)))
    prices = [table_view.cash(price) for price in (card.residential, card.industrial, card.skyscraper)]
    lines.append(
        "-# " + table_view.say("panel-prices", residential=prices[0], industrial=prices[1], skyscraper=prices[2])
    )
    return tuple(lines)


def standing(table_view: CityTableView, plot: PlotView) -> str:
    """What stands on a district besides blocks, in one line; nothing for nothing."""
    landmarks = [name for name in ("station", "stadium", "skyscraper", "tower") if getattr(plot, name)]
    return ", ".join(table_view.words.value(GAME, WORD, piece) for piece in (*landmarks, *plot.specials))


def card(table_view: CityTableView, told: Sequence[EventFor]) -> str:
    """What the card says that was drawn last in this turn, and is still worth reading (CITY-31)."""
    drawn = [each.event.card for each in told if isinstance(each.event, CardDrawn)]
    return "> " + table_view.say(drawn[-1]) if drawn else ""


def rents(table_view: CityTableView, space: int) -> str:
    """The rents for 0 to 8 counting blocks, the present one in bold."""
    plot, card = table_view.plots[space], table_view.printed(space)
    now = plot.counting
    written = [table_view.cash(rent) for rent in card.rents]
    return " · ".join(f"**{rent}**" if blocks == now else rent for blocks, rent in enumerate(written))
