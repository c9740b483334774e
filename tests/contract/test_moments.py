"""Great moments: films of the whole board, in the turn's message, as long as nothing newer has happened."""

from collections.abc import Iterator
from functools import cache

import pytest

from bot.cli.playthrough import steps
from bot.games import GAMES
from bot.i18n.translator import translator_for
from bot.kit.contract import Event, EventFor
from bot.kit.events.auctions import LotSold
from bot.kit.events.turns import Bought
from bot.kit.moment import MOMENT, Moment
from bot.kit.testing.random_games import Position
from bot.present import registry
from bot.present.panel_model import Panel, PictureRequest
from bot.present.panels.turns import TURN
from bot.tables.lobby import TEXT_FIRST
from bot.tables.model import SLOW, Table
from rendering import paint
from tests.contract import ui_crawler

pytestmark = pytest.mark.uncounted
FILMED = [key for key in sorted(GAMES) if registry.PRESENTERS[key].moments]
EN = translator_for("en")
SEATS = 4
SEEDS = 12
"""Games that may be played until each kind of moment has come."""


def heard(key: str, seed: int) -> Iterator[tuple[Table, list[EventFor], Event]]:
    """The tables of a game of normal robots after each step that was told, what was told so far, the last event."""
    recent: list[EventFor] = []
    for step in steps(key, SEATS, seed, "normal"):
        recent = [*recent[-200:], *(told for told in step.told if told.only is None)]
        if step.told and recent:
            position = Position(GAMES[key], SEATS, step.state, 1, greed=False)
            yield ui_crawler.table(position, "en", SLOW), recent, recent[-1].event


@cache
def moment(key: str, kind: type[Event]) -> tuple[Table, list[EventFor]]:
    """The first table at which an event of a kind is a great moment; a lot makes it as a purchase does."""
    if kind is LotSold:
        table, recent = moment(key, Bought)
        told = recent[-1].event
        assert isinstance(told, Bought)
        return table, [*recent[:-1], EventFor(LotSold(seat=told.seat, space=told.space, amount=told.amount))]
    for seed in range(SEEDS):
        for table, recent, last in heard(key, seed):
            if type(last) is kind and film(table, recent) is not None:
                return table, recent
    raise AssertionError(f"{kind.__name__} never makes a great moment")


def film(table: Table, recent: list[EventFor]) -> PictureRequest | None:
    turn = turns(registry.panels(table, recent, (), EN))
    return next((panel.picture for panel in turn if panel.picture and panel.picture.key.endswith(f"/{MOMENT}")), None)


def turns(panels: list[Panel]) -> list[Panel]:
    return [panel for panel in panels if panel.slot.startswith(TURN)]


KINDS = [(key, kind) for key in FILMED for kind in registry.PRESENTERS[key].moments]


@pytest.mark.parametrize(("key", "kind"), KINDS, ids=[f"{key}-{kind.__name__}" for key, kind in KINDS])
def test_every_kind_of_moment_comes_and_is_filmed(key: str, kind: type[Event]) -> None:
    table, recent = moment(key, kind)
    order = film(table, recent)
    assert order is not None
    assert isinstance(order.view, Moment)
    assert order.view.before != order.view.after
    shown = paint(order.key, order.view, "dark", "fr", order.names, order.tokens)
    assert shown.suffix == "gif", "what came about is seen on the board"
    assert len(shown.data) <= 500_000


@pytest.mark.parametrize("key", FILMED)
def test_what_happens_next_ends_it_and_words_first_never_begins_it(key: str) -> None:
    kind = next(iter(registry.PRESENTERS[key].moments))
    table, recent = moment(key, kind)
    earlier = [told for told in recent if type(told.event) not in registry.PRESENTERS[key].moments]
    assert film(table, [*recent, earlier[-1]]) is None
    quiet = Table(
        **{name: getattr(table, name) for name in table.__struct_fields__} | {"options": {TEXT_FIRST.key: "on"}}
    )
    assert film(quiet, recent) is None
