"""Classic's public messages: the turn and its choices, claims, auctions, shortages, debts, the end, both boards."""

import re

import pytest
from msgspec.structs import replace

from bot.games.classic import GAME
from bot.games.classic.actions import Propose
from bot.i18n.translator import translator_for
from bot.kit.engine import read
from bot.present import registry
from bot.present.control_id import COMPOSE, OPEN, PLAY, parse, written
from bot.present.panel_context import RED, SEAT_COLOURS
from bot.present.panel_model import Menu, Panel
from bot.tables.model import PAUSED
from rendering import paint
from tests.present.scenario_city import menus
from tests.present.scenario_classic import NAMES, ClassicTableScenario, buttons, labels, press, text


def plain(panel: Panel) -> str:
    return text(panel).replace("\u00a0", " ").replace("\u202f", " ")


def alt(panel: Panel) -> str:
    """What its picture says to those who cannot see it."""
    order = panel.picture
    assert order is not None
    said = paint(order.key, order.view, order.theme, order.lang, order.names).alt
    return said.replace("\u00a0", " ").replace("\u202f", " ")


def play_text(custom_id: str) -> str:
    found = parse(custom_id)
    assert found is not None
    return found.text


# ---- the turn


def test_a_turn_says_whose_it_is_until_when_and_mentions_once() -> None:
    panel = ClassicTableScenario().turn()
    assert panel.slot == "turn-1"
    assert panel.ping == (100,)
    (said,) = panel.lines
    assert said.startswith("<@100>, roll the dice.\n")
    assert "<t:1700000120:R>" in said
    assert labels(panel) == ["Roll the dice", "My moves", "Board", "Table…"]
    assert panel.accent == SEAT_COLOURS[0]


def test_the_picture_of_a_turn_tells_whose_it_is_and_what_everybody_has() -> None:
    """The close view in the message, the whole board behind its button, deeds behind that of the table."""
    table = ClassicTableScenario()
    for key, panel in (("classic/turn", table.turn()), ("classic", table.private(1, "board"))):
        assert panel.picture is not None
        assert panel.picture.key == key
        said = alt(panel)
        assert "Léa has to roll the dice" in said
        assert [name for name in NAMES[:3] if f"{name}: 1,500 fl" not in said] == []
        assert "32 shops and 12 towers" in said
    assert labels(table.private(1, "table"))[:2] == ["Properties…", "Rules"]


def test_a_turn_tells_its_newest_lines_and_the_others_behind_a_button() -> None:
    table = ClassicTableScenario().at(0, 2).play("0 Roll 1 2", "0 Decline", "1 Bid.40", "0 Pass", "2 Pass")
    panel = table.turn()
    assert panel.lines[1] == "-# Sold! South Ferry goes to Max for 40\u00a0fl."
    found = written(press(panel, "+3 lines"))
    assert (found.kind, found.wait) == (OPEN, "log")
    log = registry.log(table.table(), table.history, translator_for("en"))
    assert len(log.lines) == 1 + 2 + 3
    assert "- Léa rolls 1 and 2." in log.lines


def test_french_speaks_to_the_player() -> None:
    assert "<@100>, lancez les dés." in plain(ClassicTableScenario().turn("fr"))


def test_the_edition_has_its_own_names_and_money() -> None:
    panel = ClassicTableScenario(board="edition").at(0, 2).play("0 Roll 1 2").turn("fr")
    assert "acheter les Voleurs" in plain(panel)
    assert "Acheter · 200 c" in labels(panel)


def test_a_robots_turn_has_no_buttons_that_only_it_could_press() -> None:
    panel = ClassicTableScenario(robots=(0,)).turn()
    assert panel.ping == ()
    assert labels(panel) == ["My moves", "Board", "Table…"]


def test_buying_shows_the_price_and_what_is_left_or_how_to_raise_money() -> None:
    table = ClassicTableScenario().at(0, 2).play("0 Roll 1 2")
    assert labels(table.turn())[:2] == ["Buy · 200 fl", "Auction it"]
    poor = ClassicTableScenario().cash(150).at(0, 2).play("0 Roll 1 2")
    panel = poor.turn()
    assert labels(panel)[:3] == ["Buy · 200 fl", "Auction it", "Raise money…"]
    assert buttons(panel)[0].disabled
    assert "That takes 200 fl; you have 150 fl to spend." in plain(panel)


def test_each_way_of_the_bus_says_where_it_leads() -> None:
    """CLASSIC-34, section 10."""
    table = ClassicTableScenario(speed="on")
    table.s.awake[0] = True
    table.at(0, 10).play("0 Roll 5 2 4")
    assert labels(table.turn())[:3] == ["5 → West Ferry", "2 → Watermill", "7 → Strongbox"]


def test_a_triple_asks_by_four_menus_and_once_more() -> None:
    """CLASSIC-45."""
    table = ClassicTableScenario(speed="on")
    table.s.awake[0] = True
    table.at(0, 10).own(1, 24).play("0 Roll 2 2 2")
    panel = table.turn()
    sides = menus(panel)
    assert len(sides) == 4
    assert sum(len(side.choices) for side in sides) == 39
    chosen = next(each for each in sides[2].choices if each.value == "24")
    assert (chosen.label, chosen.hint.replace("\u00a0", " ")) == ("Fountain Square", "Max · rent 20 fl")
    asked = written(sides[2].press).filled("24")
    sure = table.private(0, f"{asked.wait}.{asked.text}")
    assert play_text(buttons(sure)[0].press) == "Go.24"


def test_jail_has_three_ways_and_says_which_attempt_it_is() -> None:
    """CLASSIC-106, CLASSIC-109."""
    table = ClassicTableScenario().in_jail(0, 1).holding(0, "card-jail-1").holding(1, "card-jail-2")
    panel = table.turn()
    assert labels(panel)[:4] == ["Pay 50 fl", "Roll (2 of 3)", "Get Out of Jail Free", "My moves"]
    legal_action = written(press(table.private(0), "Buy a card"))
    assert legal_action.kind == COMPOSE
    assert read(GAME, legal_action.text) == Propose(1, (), 0, ("card-jail-2",), 0, ())


def test_a_drawn_card_is_shown_with_what_it_asks() -> None:
    table = ClassicTableScenario().at(0, 4).pile("leap", "lf13").play("0 Roll 1 2")
    panel = table.turn()
    assert "🃏 Pay the bank 15 fl." in plain(panel)
    assert "Too fast through town" in plain(panel)
    assert panel.picture is not None
    assert (panel.picture.view.drawn, panel.more) == (13, ())


# ---- claims


def test_a_rent_has_a_green_button_and_a_protected_countdown() -> None:
    """CLASSIC-75, CLASSIC-80."""
    table = ClassicTableScenario().own(1, 5).at(0, 2).play("0 Roll 1 2")
    panel = table.turn()
    assert "💰 Max may claim **25 fl** from Léa (South Ferry) · ⏱️ Time to claim ends <t:" in plain(panel)
    assert "<t:1700000030:R>" in plain(panel)
    assert "Claim 25 fl" in labels(panel)
    assert panel.ping == (100,)
    assert play_text(press(panel, "Claim")).startswith("Claim.")


def test_the_next_players_dice_wait_and_say_for_whom() -> None:
    """CLASSIC-80: the next player is mentioned, and the roll is grey."""
    table = ClassicTableScenario().own(2, 5).at(0, 2).play("0 Roll 1 2", "0 EndTurn")
    panel = table.turn()
    assert panel.ping == (101,)
    assert "Ada may still claim rent. You can roll <t:" in plain(panel)
    assert buttons(panel)[0].disabled
    assert "Claim 25 fl" in labels(panel)


def test_afterwards_the_button_is_grey_and_says_too_late() -> None:
    """CLASSIC-78."""
    table = ClassicTableScenario().own(2, 5).at(0, 2).play("0 Roll 1 2", "0 EndTurn")
    table.s.claims[0].guarded = False
    table.at(1, 9).play("1 Roll 5 6")
    late = next(button for button in buttons(table.turn()) if "too late" in button.label)
    assert late.disabled
    assert late.label.replace("\u00a0", " ") == "25 fl · Léa: too late"


def test_a_roll_that_would_lose_an_own_rent_is_asked_about_once() -> None:
    """CLASSIC-82, CLASSIC-182: on the button, in the panel, and by typing."""
    from bot.present import registry as presenters

    table = ClassicTableScenario().own(1, 5).at(0, 2).play("0 Roll 1 2", "0 EndTurn")
    rolled = written(press(table.turn(), "Roll"))
    assert (rolled.kind, rolled.wait) == (OPEN, "losing")
    asked = table.private(1, "losing")
    assert labels(asked) == ["Claim 25 fl · Léa", "Roll and lose it", "Back"]
    assert written(press(asked, "Roll")).kind == PLAY
    assert presenters.confirmation(table.table(), 1, "Roll") == "losing"
    table.play(f"1 Claim.{table.s.claims[0].number}")
    assert written(press(table.turn(), "Roll")).kind == PLAY
    assert presenters.confirmation(table.table(), 1, "Roll") == ""


def test_in_a_slow_game_each_rent_calls_its_owner_in_a_message_of_its_own() -> None:
    table = ClassicTableScenario(pace="slow").own(1, 5).at(0, 2).play("0 Roll 1 2")
    slot = f"claim-{table.s.claims[0].number}"
    panel = table.panels()[slot]
    assert panel.ping == (101,)
    assert "<@101>, Léa owes you 25 fl. Claim it in time!" in plain(panel)
    table.play(f"1 Claim.{table.s.claims[0].number}")
    final = table.panels(live=(slot,))[slot]
    assert final.last
    assert "Léa pays Max 25 fl rent for the South Ferry" in plain(final)
    lost = ClassicTableScenario(pace="slow").own(1, 5).at(0, 2).play("0 Roll 1 2", "0 EndTurn")
    slot = f"claim-{lost.s.claims[0].number}"
    lost.at(1, 9).play("1 Roll 5 6")
    final = lost.panels(live=(slot,))[slot]
    assert "too late" in labels(final)[0]
    assert buttons(final)[0].disabled


# ---- auctions, shortages, debts


BIDS = ["41 fl", "50 fl", "90 fl", "Other…", "Pass", "Raise money…"]


def test_a_live_auction_takes_the_turns_message_until_it_is_over() -> None:
    table = ClassicTableScenario().at(0, 2).play("0 Roll 1 2", "0 Decline", "1 Bid.40")
    ((slot, panel),) = table.panels().items()
    assert slot == "turn-1"
    assert [label.replace("\u00a0", " ") for label in labels(panel)] == [*BIDS, "My moves", "Board", "Table…"]
    assert "**40 fl** · Max leads" in plain(panel)
    assert "<t:1700000040:R>" in plain(panel)
    assert panel.picture is not None
    assert panel.picture.key == "classic/auction"
    assert panel.ping == ()
    after = table.play("0 Pass", "2 Pass").panels(live=(slot,))
    assert list(after) == ["turn-1"]
    assert "Sold! South Ferry goes to Max for 40 fl." in plain(after[slot])
    assert "End turn" in labels(after[slot])


def test_a_slow_auction_calls_in_a_message_of_its_own() -> None:
    table = ClassicTableScenario(pace="slow").at(0, 2).play("0 Roll 1 2", "0 Decline", "1 Bid.40")
    slot, panel = next((slot, panel) for slot, panel in table.panels().items() if slot.startswith("auction-"))
    assert [label.replace("\u00a0", " ") for label in labels(panel)] == BIDS
    assert panel.ping == (100, 102)
    assert "There's an auction in the message below." in plain(table.turn())
    table.play("0 Pass", "2 Pass")
    final = table.panels(live=(slot,))[slot]
    assert final.last
    assert "Sold! South Ferry goes to Max for 40 fl · " in plain(final)


def test_a_shortage_may_be_joined_and_then_buildings_are_auctioned() -> None:
    """CLASSIC-123 to CLASSIC-128."""
    table = short("live").play("0 Build.brown.1-1")
    ((slot, panel),) = table.panels().items()
    assert slot == "turn-1"
    assert panel.lines[0] == "## Only 3 shops left"
    assert labels(panel) == ["Order too…", "Order nothing", "My moves", "Board", "Table…"]
    joined = table.private(1, "enter")
    assert "light blue" in plain(joined)
    ((slot, panel),) = table.play("1 Enter.sky.1-1-1").panels().items()
    assert (slot, panel.lines[0]) == ("turn-1", "Auction: a shop")


def test_a_slow_shortage_and_its_auction_have_messages_of_their_own() -> None:
    table = short("slow").play("0 Build.brown.1-1")
    slot, panel = next((slot, panel) for slot, panel in table.panels().items() if slot.startswith("contest-"))
    assert labels(panel) == ["Order too…", "Order nothing"]
    assert panel.ping == (101,)
    table.play("1 Enter.sky.1-1-1")
    assert any(name.startswith("auction-") for name in table.panels())
    assert table.panels(live=(slot,))[slot].last


@pytest.mark.parametrize("lines", [("0 Build.brown.1-1",), ("0 Build.brown.1-1", "1 Enter.sky.1-1-1")])
def test_a_rent_may_be_claimed_while_a_shortage_stands_in_the_turns_message(lines: tuple[str, ...]) -> None:
    """CLASSIC-75: its protected time runs on; when the table pauses, the message says so."""
    table = short("live").own(1, 5).at(0, 2).play("0 Roll 1 2", *lines)
    panel = table.turn()
    assert "💰 Max may claim **25 fl** from Léa (South Ferry) · ⏱️ Time to claim ends <t:" in plain(panel)
    assert play_text(press(panel, "Claim 25")) == f"Claim.{table.s.claims[0].number}"
    stopped = replace(table.table(), phase=PAUSED, deadlines=())
    (paused,) = registry.panels(stopped, table.history, (), translator_for("en"))
    assert "⏸️" in plain(paused)
    assert not [label for label in labels(paused) if label.startswith(("Claim", "Order"))]


def short(pace: str) -> ClassicTableScenario:
    """Three shops are left, and two groups are ready for more."""
    return ClassicTableScenario(4, pace).built(0, "brown", "0-0").built(1, "sky", "0-0-0").stock(3)


def test_a_lot_that_is_dropped_ends_its_message_with_the_reason() -> None:
    """CLASSIC-127, CLASSIC-219: the other one has left, and nobody bids any more; what was won before stays told."""
    table = short("slow").play("0 Build.brown.1-1", "1 Enter.sky.1-1-1", "0 Bid.5")
    slot = next(name for name in table.panels() if name.startswith("auction-"))
    table.play("1 Leave")
    final = table.panels(live=(slot,))[slot]
    assert final.last
    assert "Only Léa still wants shops, so the list price applies" in plain(final)
    assert "Sold!" not in plain(final)
    assert "Léa n’a plus de concurrence" in plain(table.panels(live=(slot,), lang="fr")[slot])


def test_an_auction_that_nobody_could_raise_says_so() -> None:
    """CLASSIC-92: its own message ends with the price, the turn's news have the reason."""
    table = ClassicTableScenario(pace="slow").at(0, 2).cash(1_500, 40, 40).play("0 Roll 1 2", "0 Decline", "1 Bid.40")
    slot = next(name for name in table.panels() if name.startswith("auction-"))
    table.play("0 Bid.41")
    final = table.panels(live=(slot,))[slot]
    assert final.last
    assert plain(final).endswith(" · Sold! South Ferry goes to Léa for 41 fl · +1 line")
    assert "Nobody can bid 42 fl or more, so the bidding is over." in plain(table.turn())


def test_a_debt_is_public_in_the_picture_and_private_in_a_panel() -> None:
    table = ClassicTableScenario().own(0, 1, 3).cash(10).owing(0, 100)
    panel = table.turn()
    assert "Léa owes the bank 100 fl" in alt(panel)
    assert "Raise money…" in labels(panel)
    own = table.private(0, "raise")
    assert "You owe **100 fl** and are 90 fl short. You could raise only 70 fl." in plain(own)
    assert "Mortgage…" in labels(own)
    assert not next(button for button in buttons(own) if button.label == "Declare bankruptcy").disabled


def test_a_debt_out_of_turn_calls_in_a_slow_game() -> None:
    table = ClassicTableScenario(pace="slow").cash(1_500, 10).own(1, 1).owing(1, 100)
    panels = table.panels()
    (called,) = [panel for slot, panel in panels.items() if slot.startswith("debt-")]
    assert called.ping == (101,)
    assert called.accent == RED
    assert not any(
        slot.startswith("debt-") for slot in ClassicTableScenario().own(1, 1).cash(9, 9).owing(1, 100).panels()
    )


def test_the_end_names_the_winner_and_explains_the_count() -> None:
    table = ClassicTableScenario(2).play("0 Leave")
    (panel,) = table.panels().values()
    assert panel.lines[0] == "## 🏆 Max wins!" or NAMES[1] in panel.lines[0]
    assert "Rematch" in labels(panel)
    assert re.fullmatch(r"With \*\*.*\d.*\*\*", panel.lines[1])


def test_past_turns_keep_their_news_without_controls() -> None:
    table = ClassicTableScenario().at(0, 7).play("0 Roll 1 2", "0 EndTurn")
    final = table.panels(live=("turn-1", "turn-2"))["turn-1"]
    assert final.last
    assert not final.rows
    assert plain(final) == "-# **Turn 1 · Léa** is just visiting the jail · +2 lines"
    assert final.picture is None


def test_the_last_turn_of_a_round_keeps_the_whole_board() -> None:
    table = ClassicTableScenario(2).at(0, 7).at(1, 7).play("0 Roll 1 2", "0 EndTurn")
    assert table.panels(live=("turn-1",))["turn-1"].picture is None
    final = table.play("1 Roll 1 2", "1 EndTurn").panels(live=("turn-2",))["turn-2"]
    assert final.picture is not None
    assert (final.picture.key, final.last) == ("classic", True)


def test_no_message_has_more_than_one_menu_with_the_same_address() -> None:
    table = ClassicTableScenario(speed="on")
    table.s.awake[0] = True
    table.play("0 Roll 1 1 1")
    presses = [row.press for row in table.turn().rows if isinstance(row, Menu)]
    assert len(set(presses)) == len(presses) == 4


def test_the_lobby_offers_limits_from_an_hour_to_a_week() -> None:
    """CLASSIC-165: a menu holds 25 of the 169 values."""
    from msgspec.structs import replace

    from bot.i18n.translator import translator_for
    from bot.present import registry as presenters
    from bot.tables.model import LOBBY

    lobby = replace(ClassicTableScenario().table(), phase=LOBBY, packed_state=None, deadlines=())
    limits = next(
        [choice.value for choice in menu.choices]
        for menu in menus(presenters.private(lobby, 0, "options", translator_for("en")))
        if "Time limit" in menu.placeholder
    )
    assert limits == [*map(str, range(11)), *map(str, range(12, 169, 12))]
