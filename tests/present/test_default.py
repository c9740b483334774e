"""The presenter and the picture of games that have none of their own, tried on all games: they can be played with them."""

import pytest

from bot.games import BUILT_IN, GAMES
from bot.i18n.translator import translator_for
from bot.kit.testing.random_games import Walk, positions
from bot.present import default, registry
from bot.present.control_id import PLAY, written
from bot.present.panel_model import Button
from bot.present.panel_name import MINE
from bot.present.panels.own_panel import NOT_NOW
from bot.tables.model import PAUSED
from rendering import default as default_pictures
from rendering.image import ALT_LIMIT
from rendering.players import Players
from rendering.theme import DARK
from tests.contract import ui_crawler
from tests.spoken import WALKED

pytestmark = pytest.mark.uncounted

NAMES = ("Léa", "Max", "Zoé *", "Tom")


@pytest.fixture(params=BUILT_IN)
def key(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that is shown as if it had no presenter."""
    found: str = request.param
    monkeypatch.setitem(registry.PRESENTERS, found, default.PRESENTER)
    return found


@pytest.mark.parametrize("lang", WALKED)
def test_its_controls_fit_discord_and_every_press_reads_back(key: str, lang: str) -> None:
    for seed in range(3):
        slots: tuple[str, ...] = ()
        walk = Walk(GAMES[key].seats[-1] if seed else GAMES[key].seats[0], "slow", seed, 60 * seed)
        for number, position in enumerate(positions(GAMES[key], walk)):
            steps = 1 if number else ui_crawler.COMPOSED
            table = ui_crawler.table(position, lang, walk.pace)
            slots = ui_crawler.Screens(position, table, translator_for(lang), slots, steps).check()


def test_all_that_a_seat_may_do_stands_in_its_panel(key: str) -> None:
    *_, position = positions(GAMES[key], Walk(2, "slow", 4, 40))
    table = ui_crawler.table(position, "en", "slow")
    for seat in range(2):
        panel = registry.private(table, seat, MINE, translator_for("en"))
        made = [each for row in panel.rows if isinstance(row, tuple) for each in row]
        legal_actions = GAMES[key].legal_actions(position.state, seat)
        able = {each.action.__name__ for each in legal_actions if each.blocked is None}
        greyed = {each.action.__name__ for each in legal_actions} - able - {"Leave"}
        shut = [each for each in made if written(each.press).wait == NOT_NOW]
        assert {written(each.press).verb for each in made if each not in shut} == able - {"Leave"}
        assert len(shut) == bool(greyed)
        reasons = registry.private(table, seat, NOT_NOW, translator_for("en")).lines[1:]
        assert len(reasons) >= len(greyed)


def test_a_seat_with_secrets_has_no_buttons_for_everybody_to_see(key: str) -> None:
    *_, position = positions(GAMES[key], Walk(2, "slow", 4, 40))
    (panel, *_) = registry.panels(ui_crawler.table(position, "en", "slow"), (), (), translator_for("en"))
    shown = [each for row in panel.rows if isinstance(row, tuple) for each in row if written(each.press).kind == PLAY]
    assert all(isinstance(each, Button) for each in shown)
    assert bool(shown) <= (not GAMES[key].secret_verbs)


def test_a_paused_table_asks_nobody(key: str) -> None:
    *_, position = positions(GAMES[key], Walk(2, "slow", 4, 40))
    table = ui_crawler.table(position, "en", "slow")
    paused = type(table)(**{name: getattr(table, name) for name in table.__struct_fields__} | {"phase": PAUSED})
    (panel, *_) = registry.panels(paused, (), (), translator_for("en"))
    assert panel.ping == ()
    assert not any("<@" in line for line in panel.lines)


@pytest.mark.parametrize("lang", WALKED)
def test_the_table_is_drawn_and_told_with_everybody(key: str, lang: str) -> None:
    *_, position = positions(GAMES[key], Walk(2, "slow", 4, 40))
    view, words = GAMES[key].view(position.state, None), translator_for(lang)
    painter = default_pictures.pictures(key).painters[key]
    image = painter.draw(view, DARK, words, Players(NAMES[:2]))
    assert image.width == default_pictures.WIDTH
    said = painter.alt(view, words, Players(NAMES[:2]))
    assert len(said) <= ALT_LIMIT
    assert all(name in said for name in NAMES[:2])
