"""Law 24, as it is shown: every order of every game has its words in both languages, and all of them fit one panel."""

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.translator import translator_for
from bot.kit.order_choice import available
from bot.kit.standing_orders import AMOUNTS, ROLL
from bot.kit.testing.random_games import Walk, positions
from bot.present import registry
from bot.present.control_id import fits
from bot.present.panel_model import Menu, Panel
from bot.present.panels.orders import ORDERS
from bot.tables.model import Table
from bot.tables.orders.model import Orders
from tests.contract import ui_crawler
from tests.spoken import WALKED

LARGE = 987_650


def begun(key: str, lang: str) -> tuple[ui_crawler.Screens, Table]:
    """A table after a few steps."""
    *_, position = positions(GAMES[key], Walk(GAMES[key].seats[0], "live", 4, 12))
    table = ui_crawler.table(position, lang, "live")
    return ui_crawler.Screens(position, table, translator_for(lang)), table


@pytest.mark.parametrize("lang", WALKED)
@pytest.mark.parametrize("key", sorted(GAMES))
def test_all_orders_of_a_game_are_shown_in_one_panel(key: str, lang: str) -> None:
    screens, table = begun(key, lang)
    orders, words = available(GAMES[key]), translator_for(lang)
    for given in (Orders(), Orders(dict.fromkeys(orders, LARGE)), Orders(stopped=orders)):
        panel = registry.orders_panel(table, 0, given, words)
        screens.fits(panel)
        menus = {row.press.split("|")[-1]: row for row in panel.rows if isinstance(row, Menu)}
        offered = {choice.value for choice in menus["give.?"].choices} if "give.?" in menus else set()
        assert offered == {order for order in orders if order not in given.given or order in AMOUNTS}
        assert all(choice.hint for menu in menus.values() if "give" in menu.press for choice in menu.choices)
        assert ("drop.?" in menus) == bool(given.given)
        for order in AMOUNTS & set(orders):
            asked = registry.order_form(table, 0, order, given, words)
            assert fits(asked.press)
            assert (asked.fields[0].value != "") == (order in given.given)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_what_a_game_without_a_word_about_it_shares_with_others_may_be_ordered(key: str) -> None:
    verbs = {verb for seat in range(2) for verb in _verbs(begun(key, "en")[1], seat)}
    assert (ROLL in available(GAMES[key])) >= ("Roll" in verbs)


def _verbs(table: Table, seat: int) -> set[str]:
    return {offer.action.__name__ for offer in GAMES[table.game].legal_actions(table.state, seat)}


@pytest.mark.parametrize("key", sorted(GAMES))
def test_panels_and_messages_know_nothing_of_orders(key: str) -> None:
    """They are made of the table, which has none; the way to them is there whether any are given or not."""
    _, table = begun(key, "fr")
    words = translator_for("fr")
    assert not [name for name in table.__struct_fields__ if "order" in name]
    ways = [_ways(registry.private(table, seat, "table", words)) for seat in range(2)]
    assert ways[0] == ways[1] == (ways[0] and 1)
    stranger = registry.private(replace(table), None, "table", words)
    assert _ways(stranger) == 0


def _ways(panel: Panel) -> int:
    buttons = [button for row in panel.rows if isinstance(row, tuple) for button in row]
    return sum(f"|{ORDERS}|" in button.press for button in buttons)
