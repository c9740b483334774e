"""Lines of text about a position of City: who has what, how long the hour lasts, what a district is worth."""

from collections.abc import Sequence

from bot.fields import WORD
from bot.games.city import events
from bot.games.city.card_events import CardDrawn
from bot.games.city.view import PlotView
from bot.games.kit.model import Told
from bot.present import turns
from bot.present.city.scene import GAME, Scene
from bot.tables.model import LIVE

SILENT = (
    *(events.TurnBegan, events.OrderRolled, events.Counted, events.GameEnded),
    *(events.BidMade, events.Passed),
)
"""Events told elsewhere: by the headline, by the final count, and bids by the auction's own message."""


def news(scene: Scene, told: Sequence[Told]) -> str:
    """What just happened, one line each, the last few."""
    return turns.news(scene, told, SILENT)


def purses(scene: Scene) -> str:
    """Everybody's cash in one line; who is out is struck through."""
    each = []
    for seat in scene.view.seats:
        name = scene.name(seat.seat)
        if not seat.solvent:
            each.append(f"~~{name}~~")
            continue
        key = "panel-purse-jailed" if seat.jailed else "panel-purse"
        kept = "🃏" * len(seat.cards) + "🛡️" * seat.dodge
        each.append(scene.say(key, name=name, cash=scene.cash(seat.cash)) + (f" {kept}" if kept else ""))
    return "-# " + " · ".join(each)


def hour(scene: Scene) -> str:
    """How long the game still lasts (CITY-145, CITY-146); nothing where it ends with the last player."""
    view = scene.view.hour
    if view.over:
        return "-# " + scene.say("panel-last-turn")
    if scene.table.pace != LIVE:
        left = view.rounds_left
        return "" if left is None else "-# " + scene.say("panel-rounds", rounds=left)
    wait = next((wait for wait in scene.waits if wait.id.startswith("hour-")), None)
    if wait is None:
        return ""
    row = scene.row(wait.id)
    key = "panel-hour-short" if row is not None and row.warned else "panel-hour"
    return "-# " + scene.ends(key, wait.id)


def district(scene: Scene, space: int) -> tuple[str, ...]:
    """A district's deed: colour, owner, what stands there, price, rents by blocks with the present one marked."""
    plot, card = scene.plots[space], scene.printed(space)
    owner = scene.say("panel-unowned") if plot.owner is None else scene.name(plot.owner)
    lines = [
        f"### {scene.space(space)}",
        scene.say("panel-deed", group=scene.say(f"group-{card.group}"), price=scene.cash(card.price), owner=owner),
        scene.say("panel-blocks", residential=plot.residential, industrial=plot.industrial, rent=scene.cash(plot.rent)),
    ]
    if there := standing(scene, plot):
        lines.append(scene.say("panel-standing", pieces=there))
    if plot.mortgage:
        lines.append(scene.say("panel-mortgaged", amount=scene.cash(plot.mortgage)))
    lines.append(scene.say("panel-rents", rents=rents(scene, space)))
    prices = [scene.cash(price) for price in (card.residential, card.industrial, card.skyscraper)]
    lines.append("-# " + scene.say("panel-prices", residential=prices[0], industrial=prices[1], skyscraper=prices[2]))
    return tuple(lines)


def standing(scene: Scene, plot: PlotView) -> str:
    """What stands on a district besides blocks, in one line; nothing for nothing."""
    landmarks = [name for name in ("station", "stadium", "skyscraper", "tower") if getattr(plot, name)]
    return ", ".join(scene.words.value(GAME, WORD, piece) for piece in (*landmarks, *plot.specials))


def card(scene: Scene, told: Sequence[Told]) -> str:
    """What the card says that was drawn last in this turn, and is still worth reading (CITY-31)."""
    drawn = [each.event.card for each in told if isinstance(each.event, CardDrawn)]
    return "> " + scene.say(drawn[-1]) if drawn else ""


def rents(scene: Scene, space: int) -> str:
    """The rents for 0 to 8 counting blocks, the present one in bold."""
    plot, card = scene.plots[space], scene.printed(space)
    now = plot.counting
    written = [scene.cash(rent) for rent in card.rents]
    return " · ".join(f"**{rent}**" if blocks == now else rent for blocks, rent in enumerate(written))
