"""A table set to "text first": its messages say in words what their pictures show, and nothing moves (KNOCKOUT-155)."""

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.translator import languages, translator_for
from bot.present import registry
from bot.present.city.panel_context import CityContext
from bot.present.panel_model import Panel, PictureRequest
from bot.present.publishing.chat_port import OutgoingMessage
from bot.present.publishing.picture_queue import ANIMATED
from bot.tables.lobby import TEXT_FIRST, options
from bot.tables.model import Table
from cogs import layout
from tests.cogs.components import components_of
from tests.cogs.wire import texts
from tests.present.fake_chat import Picture
from tests.present.scenario_city import started
from tests.present.scenario_deal import started as started_deal

FILM, STILL = next(iter(ANIMATED.items()))


def first(table: Table) -> Table:
    return replace(table, options={**table.options, TEXT_FIRST.key: "on"})


def test_every_game_has_the_option_and_it_is_off() -> None:
    for game in GAMES.values():
        assert TEXT_FIRST in options(game)
    assert TEXT_FIRST.default == "off"


@pytest.mark.parametrize("lang", languages())
def test_the_option_has_its_words(lang: str) -> None:
    for key in ("", "-on", "-off"):
        assert translator_for(lang).has(f"table-option-{TEXT_FIRST.key}{key}")


def test_only_panels_with_pictures_of_such_a_table_are_spoken() -> None:
    table = started(2, 2)
    usual = registry.panels(table, (), (), translator_for("fr"))
    spoken = registry.panels(first(table), (), (), translator_for("fr"))
    assert [panel.spoken for panel in usual] == [False] * len(usual)
    assert [panel.spoken for panel in spoken] == [panel.picture is not None for panel in spoken]
    assert any(panel.spoken for panel in spoken)


def test_a_private_hand_is_spoken_too() -> None:
    table = started_deal(2)
    assert registry.private(first(table), 0, "hand", translator_for("fr")).spoken
    assert not registry.private(table, 0, "hand", translator_for("fr")).spoken


def test_a_still_stands_for_a_film(monkeypatch: pytest.MonkeyPatch) -> None:
    film = PictureRequest(FILM, None, "dark", "fr")

    def panels(ctx: CityContext, recent: object, live: object) -> list[Panel]:
        return [Panel("turn-1", ("slid",), picture=film, more=(film,))]

    shown = replace(registry.PRESENTERS["city"], public=panels, animations=ANIMATED)
    monkeypatch.setitem(registry.PRESENTERS, "city", shown)
    table = started(2, 2)
    (panel,) = registry.panels(first(table), (), (), translator_for("fr"))
    assert [panel.picture, *panel.more] == [replace(film, key=STILL)] * 2
    (usual,) = registry.panels(table, (), (), translator_for("fr"))
    assert usual.picture == film


async def test_what_pictures_say_stands_before_the_question() -> None:
    shown = Panel("turn-1", ("Léa joue.",), picture=PictureRequest("city", None, "dark", "fr"))
    sheet = OutgoingMessage(replace(shown, spoken=True), Picture(alt="Le *plateau*"), 0, (Picture(alt="la carte"),))
    assert texts(components_of(layout.view(sheet))) == ["Le \\*plateau\\*\nla carte\nLéa joue."]
    assert texts(components_of(layout.view(OutgoingMessage(shown, sheet.picture)))) == ["Léa joue."]


async def test_long_words_leave_room() -> None:
    shown = Panel("turn-1", ("x" * 3_500,), picture=PictureRequest("city", None, "dark", "fr"), spoken=True)
    (said,) = texts(components_of(layout.view(OutgoingMessage(shown, Picture(alt="y" * 1_000)))))
    assert len(said) <= layout.MAX_TEXT
