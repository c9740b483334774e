"""Builder's public messages: the turn and its choices, chips, rents, auctions, debts, offers, the end, who is called."""

import pytest
from msgspec.structs import replace

from bot.games.builder import GAME, data, space_choices
from bot.i18n.translator import translator_for
from bot.kit.engine import read
from bot.present import registry
from bot.present.builder.chip_counter import plenty
from bot.present.control_id import COMPOSE, OPEN, PLAY, parse
from bot.present.controls.button_lines import phone_lines
from bot.present.panel_context import RED, SEAT_COLOURS
from bot.present.panel_model import Panel
from bot.tables.model import Vote
from tests.present.scenario_builder import BuilderTableScenario, alt, buttons, labels, press, text
from tests.present.scenario_city import menus
from tests.spoken import WALKED


def plain(panel: Panel) -> str:
    return text(panel).replace("\u00a0", " ").replace("\u202f", " ")


def play_text(custom_id: str) -> str:
    found = parse(custom_id)
    assert found is not None
    return found.text


LASTING = ["My moves", "Board", "Table…"]

# ---- the turn


def test_a_turn_says_whose_it_is_until_when_and_mentions_once() -> None:
    panel = BuilderTableScenario().turn()
    assert panel.slot == "turn-1"
    assert panel.ping == (100,)
    assert plain(panel).splitlines()[0] == "<@100>, roll the dice."
    assert "<t:1700000120:R>" in plain(panel)
    assert labels(panel) == ["Roll the dice", *LASTING]
    assert panel.picture is not None
    assert panel.picture.key == "builder/turn"
    assert panel.accent == SEAT_COLOURS[0]


def test_french_speaks_to_the_player() -> None:
    assert plain(BuilderTableScenario().turn("fr")).startswith("<@100>, lancez les dés.")


def test_everybodys_cash_chips_blocks_and_points_stand_in_the_picture_and_beside_the_island() -> None:
    table = BuilderTableScenario().chips(0, "ttcb").tower(1, "b2", floors=2).holding(1, 1)
    panel = table.turn()
    assert "M900" not in plain(panel)
    shown = alt(panel)
    assert "Léa: M900, 0 points, GO; chips 2 dump trucks, 1 crane and 1 boat; 12 blocks" in shown
    assert "Max: M900 + 1 Get Out of Jail Free card, 3 points, GO; chips none; 10 blocks" in shown
    island = plain(table.private(None, "island")).splitlines()
    assert island[1] == "-# **Léa** M900 · 🚚2 🏗️1 🚜0 🚢1 · 12 blocks · 0 points"
    assert island[2] == "-# **Max** M900 · 🚚0 🏗️0 🚜0 🚢0 · 10 blocks · 3 points 🗝️"


def test_the_board_and_what_is_looked_up_are_one_or_two_presses_away() -> None:
    table = BuilderTableScenario()
    board = table.private(None, "board")
    assert board.picture is not None
    assert board.picture.key == "builder"
    assert labels(table.private(0, "table"))[:2] == ["Island…", "Properties…"]


def test_a_robots_turn_has_no_buttons_that_only_it_could_press() -> None:
    panel = BuilderTableScenario(robots=(0,)).turn()
    assert panel.ping == ()
    assert labels(panel) == LASTING


def test_who_received_what_by_a_throw_stands_in_one_line() -> None:
    """BUILDER-36, BUILDER-37."""
    table = BuilderTableScenario().own(0, 1).own(1, 21).at(0, 27).play("0 Roll 4 6")
    assert "Chips this roll: Léa 2 dump trucks · Max 2 cranes" in table.log()
    assert "Léa takes 2 dump trucks. Max takes 2 cranes." in alt(table.turn())
    six = BuilderTableScenario().at(0, 3).play("0 Roll 2 4")
    line = "-# Le lancer rapporte : Léa 2 camions · Max 2 grues · Ada 2 excavatrices"
    assert line in plain(six.turn("fr")).splitlines()


def test_the_newest_lines_stand_in_the_message_and_all_behind_a_button() -> None:
    table = BuilderTableScenario().own(0, 1).own(1, 21).at(0, 27).play("0 Roll 4 6", "0 Buy")
    panel, told = table.turn(), table.log()
    assert told[0] == "Léa rolls 4 and 6."
    shown = [line.removeprefix("-# ") for line in plain(panel).splitlines() if line.startswith("-# ")][:-1]
    assert shown
    assert shown == told[-len(shown) :]
    found = parse(press(panel, f"+{len(told) - len(shown)} line"))
    assert found is not None
    assert (found.kind, found.wait) == (OPEN, "log")
    assert not any(label.startswith("…") for label in labels(BuilderTableScenario().turn()))


def test_chips_lying_on_spaces_are_told_until_somebody_takes_them() -> None:
    """BUILDER-25."""
    table = BuilderTableScenario().lying(4, "tb").lying(20, "e").at(0, 1)
    assert "Lying on Collect 2 dump trucks: 1 dump truck and 1 boat." in alt(table.turn())
    table.play("0 Roll 1 3")
    assert "Lying on Collect 2 dump trucks" not in alt(table.turn())
    assert "Lying on Collect 2 excavators: 1 excavator." in alt(table.turn())
    assert "Léa picks up 1 dump truck and 1 boat" in plain(table.turn())


def test_a_double_is_told_and_asks_for_another_throw() -> None:
    """BUILDER-31: the extra turn stays in the same message."""
    table = BuilderTableScenario().at(0, 0).play("0 Roll 4 4", "0 EndTurn")
    panel = table.turn()
    assert panel.slot == "turn-1"
    assert "a double gives you another turn. Roll the dice." in plain(panel)
    assert "A double! Léa gets another turn." in plain(panel)


def test_buying_shows_the_price_and_what_is_left_or_how_to_raise_money() -> None:
    """BUILDER-48, BUILDER-49."""
    table = BuilderTableScenario().at(0, 31).play("0 Roll 2 4")
    assert labels(table.turn())[:2] == ["Buy · M100", "Auction it"]
    assert labels(table.cash(200).turn())[0] == "Buy · M100 (leaves M100)"
    poor = BuilderTableScenario().cash(50).at(0, 5).play("0 Roll 1 3")
    panel = poor.turn()
    assert labels(panel)[:3] == ["Buy · M140", "Auction it", "Raise money…"]
    assert buttons(panel)[0].disabled
    assert "That takes M140; you have M50." in plain(panel)


def test_jail_has_three_ways_and_says_which_attempt_it_is() -> None:
    """BUILDER-91 to BUILDER-93."""
    panel = BuilderTableScenario().in_jail(0, 1).turn()
    assert labels(panel)[:3] == ["Pay M50", "Use the card", "Roll (2 of 3)"]
    assert [button.disabled for button in buttons(panel)[:3]] == [False, True, False]
    assert "Léa: M900, 0 points, in jail" in alt(panel)


def test_stealing_is_one_menu_of_everybodys_chips() -> None:
    """BUILDER-82: every line of it is a whole action."""
    table = BuilderTableScenario().at(0, 5).chips(1, "ttc").chips(2, "b").play("0 Roll 1 4")
    panel = table.turn()
    (menu,) = menus(panel)
    assert [(each.label, each.hint) for each in menu.choices] == [
        ("Dump truck · Max", "has 2 dump trucks"),
        ("Crane · Max", "has 1 crane"),
        ("Boat · Ada", "has 1 boat"),
    ]
    chosen = parse(menu.press)
    assert chosen is not None
    assert read(GAME, chosen.filled("1.crane").text) == read(GAME, "Steal.1.crane")
    assert labels(panel)[0] == "No, thanks"


def test_a_delivery_is_four_buttons_and_an_empty_bank_is_grey() -> None:
    table = BuilderTableScenario().pile(17).bank("ttb").at(0, 11).play("0 Roll 1 2")
    panel = table.turn()
    assert labels(panel)[:4] == ["2 dump trucks", "0 cranes", "0 excavators", "1 boat"]
    assert [button.disabled for button in buttons(panel)[:4]] == [False, True, True, False]
    assert "🃏 A ship unloads for you" in plain(panel)
    assert panel.picture is not None
    assert panel.picture.view.card


def test_the_penthouse_has_a_button_of_its_own_once_it_can_be_placed() -> None:
    """BUILDER-113."""
    table = BuilderTableScenario().manage().chips(0, "tcebb").tower(0, "b2")
    assert labels(table.turn())[:3] == ["Place the penthouse…", "Build…", "End turn"]
    assert labels(BuilderTableScenario().manage().chips(0, "ttttc").tower(0, "b2").turn())[:3] == [
        "Build…",
        "Exchange 4 for 1…",
        "End turn",
    ]


def test_a_turn_that_is_over_keeps_what_happened_and_loses_its_buttons() -> None:
    table = BuilderTableScenario().at(0, 0).play("0 Roll 3 5", "0 EndTurn")
    past = table.panels(live=("turn-1",))["turn-1"]
    assert past.last
    assert (past.rows, past.picture) == ((), None)
    assert plain(past) == "-# **Turn 1 · Léa** is just visiting the jail · +2 lines"


def test_the_last_turn_of_a_round_keeps_the_board() -> None:
    table = BuilderTableScenario(2).at(0, 0).play("0 Roll 3 5", "0 EndTurn").at(1, 0).play("1 Roll 3 5", "1 EndTurn")
    found = table.panels(live=("turn-1", "turn-2"))
    assert found["turn-1"].picture is None
    kept = found["turn-2"].picture
    assert kept is not None
    assert kept.key == "builder"


# ---- the six-chip limit


def test_the_surplus_is_chosen_privately() -> None:
    """BUILDER-20."""
    panel = BuilderTableScenario().surplus("ttttcceeb").turn()
    assert "you have 3 chips too many. Leave them here." in plain(panel)
    found = parse(press(panel, "Leave 3 chips…"))
    assert found is not None
    assert (found.kind, found.text) == (COMPOSE, "Drop.?")
    assert "you have one chip too many. Leave it here." in plain(BuilderTableScenario().surplus("ttttcce").turn())


def test_the_choice_set_beforehand_is_the_one_that_time_would_make() -> None:
    for held in ("ttttcceeb", "ttttttttcccb", "tcebbbbbb", "ttcceebb"):
        state = BuilderTableScenario().surplus(held).s
        usual = [data.TYPE[str(item)] for item in space_choices.usual_surplus(state).chips]
        assert plenty(state.chips[0], len(held) - 6) == tuple(usual.count(kind) for kind in data.KINDS)


def test_a_turn_that_would_waste_chips_is_not_ended_without_a_word() -> None:
    """Seven chips and more: the button asks first, by typing too; six do not."""
    from bot.present.registry import confirmation

    table = BuilderTableScenario().manage().chips(0, "ttcceeb")
    found = parse(press(table.turn(), "End turn"))
    assert found is not None
    assert (found.kind, found.wait) == (OPEN, "keeping")
    panel = table.private(0, "keeping")
    assert "must leave one" in plain(panel)
    assert play_text(press(panel, "End turn anyway")) == "EndTurn"
    assert confirmation(table.table(), 0, "EndTurn") == "keeping"
    six = BuilderTableScenario().manage().chips(0, "ttccee")
    assert play_text(press(six.turn(), "End turn")) == "EndTurn"
    assert confirmation(six.table(), 0, "EndTurn") == ""


# ---- rents


def test_a_rent_has_a_green_button_and_a_countdown_of_the_grace() -> None:
    """BUILDER-66, BUILDER-69: it never stops the visitor."""
    panel = BuilderTableScenario().own(1, 9).at(0, 3).play("0 Roll 2 4").turn()
    assert "💰 Max may claim **M50** from Léa (States Avenue) · ⏱️ Time to claim ends <t:" in plain(panel)
    assert "⏱️ Time to claim ends <t:1700000020:R>" in plain(panel)
    assert {"Claim M50", "Waive it"} <= set(labels(panel))
    assert panel.ping == (100,)
    assert play_text(press(panel, "Claim")).startswith("Ask.")


def test_the_next_players_dice_wait_and_say_for_whom() -> None:
    table = BuilderTableScenario().own(2, 9).at(0, 3).play("0 Roll 2 4", "0 EndTurn")
    panel = table.turn()
    assert panel.ping == (101,)
    assert "Ada may still claim rent. You can roll <t:" in plain(panel)
    assert buttons(panel)[0].disabled
    assert "Claim M50" in labels(panel)
    table.default("claim")
    assert not buttons(table.turn())[0].disabled
    assert "until the next roll." in plain(table.turn())


def test_a_roll_that_would_lose_an_own_rent_is_asked_about_once() -> None:
    """BUILDER-70: on the button, in the panel, and by typing."""
    from bot.present.registry import confirmation

    table = BuilderTableScenario().own(1, 9).at(0, 3).play("0 Roll 2 4", "0 EndTurn")
    rolled = parse(press(table.turn(), "Roll"))
    assert rolled is not None
    assert (rolled.kind, rolled.wait) == (OPEN, "losing")
    panel = table.private(1, "losing")
    assert labels(panel) == ["Claim M50 · Léa", "Waive · Léa (M50)", "Roll and lose it", "Back"]
    assert play_text(press(panel, "Roll")) == "Roll"
    assert confirmation(table.table(), 1, "Roll") == "losing"
    table.play(f"1 Ask.{table.s.claims[0].number}")
    again = parse(press(table.turn(), "Roll"))
    assert again is not None
    assert again.kind == PLAY
    assert confirmation(table.table(), 1, "Roll") == ""


def test_in_a_slow_game_each_rent_calls_its_owner_in_a_message_of_its_own() -> None:
    table = BuilderTableScenario(pace="slow").own(1, 9).at(0, 3).play("0 Roll 2 4")
    number = table.s.claims[0].number
    slot = f"claim-{number}"
    panel = table.panels()[slot]
    assert panel.ping == (101,)
    assert "<@101>, Léa owes you M50. Claim it in time!" in plain(panel)
    table.play(f"1 Ask.{number}")
    final = table.panels(live=(slot,))[slot]
    assert final.last
    assert "Léa pays Max M50 rent (States Avenue)" in plain(final)


def test_rents_that_end_out_of_order_each_get_their_own_end() -> None:
    """Two rents of one visitor after a double: the later one is asked for first (BUILDER-68)."""
    table = (
        BuilderTableScenario(pace="slow").own(1, 9).own(2, 15).at(0, 3).play("0 Roll 3 3", "0 EndTurn", "0 Roll 2 4")
    )
    first, second = (claim.number for claim in table.s.claims)
    table.play(f"2 Waive.{second}")
    final = table.panels(live=(f"claim-{first}", f"claim-{second}"))[f"claim-{second}"]
    assert "Ada waives Léa's rent for New York Avenue" in plain(final)
    table.play(f"1 Ask.{first}")
    final = table.panels(live=(f"claim-{first}",))[f"claim-{first}"]
    assert "Léa pays Max M50 rent (States Avenue)" in plain(final)


def test_two_rents_of_one_place_each_get_their_own_end() -> None:
    """BUILDER-68: Boardwalk twice in one turn; one is waived, the other paid, and neither message says what became of both."""
    table = (
        BuilderTableScenario(pace="slow").own(2, 31).pile(8, 12).at(0, 28).play("0 Roll 1 1", "0 EndTurn", "0 Roll 1 2")
    )
    slots = [f"claim-{claim.number}" for claim in table.s.claims]
    first, second = table.s.claims
    table.play(f"2 Waive.{first.number}", f"2 Ask.{second.number}")
    for live in (slots, slots[:1], slots[1:]):
        said = {slot: plain(table.panels(live=live)[slot]) for slot in live}
        for slot, end in zip(slots, ("Ada waives Léa's rent", "Léa pays Ada M200 rent"), strict=True):
            assert slot not in said or end in said[slot], said


# ---- auctions and debts


def test_an_auction_has_a_countdown_and_raises_by_five_twenty_and_fifty() -> None:
    """BUILDER-53: in the turn's message, which goes on after it."""
    table = BuilderTableScenario().at(0, 3).play("0 Roll 2 4", "0 Auction")
    bidding = ["Other…", "Pass", "Raise money…", *LASTING]
    assert labels(table.turn()) == ["M10", "M20", "M50", *bidding]
    table.play("1 Bid.30")
    (panel,) = table.panels().values()
    assert labels(panel) == ["M35", "M50", "M80", *bidding]
    assert "**M30** · Max leads" in plain(panel)
    assert "<t:1700000045:R>" in plain(panel)
    assert panel.ping == ()
    assert panel.picture is not None
    assert panel.picture.key == "builder/auction"
    assert "States Avenue, pink, price M140, rent M50, brings 2 boats at 4" in alt(panel)
    table.play("0 Pass", "2 Pass")
    (panel,) = table.panels().values()
    assert "-# Sold! States Avenue goes to Max for M30." in plain(panel)
    assert "End turn" in labels(panel)


def test_a_slow_auction_calls_those_it_waits_for_and_bids_beyond_all_purses_are_grey() -> None:
    table = (
        BuilderTableScenario(pace="slow", robots=(2,))
        .cash(40, 25, 900)
        .at(0, 3)
        .play("0 Roll 2 4", "0 Auction", "2 Bid.10")
    )
    slot, panel = next((slot, panel) for slot, panel in table.panels().items() if slot.startswith("auction-"))
    assert panel.ping == (100, 101)
    assert [button.disabled for button in buttons(panel)[:3]] == [False, False, True]
    assert "There's an auction in the message below." in plain(table.turn())
    table.play("0 Pass", "1 Pass")
    final = table.panels(live=(slot,))[slot]
    assert final.last
    assert "Sold! States Avenue goes to Ada for M10" in plain(final)
    assert "One bid" in plain(final)


def test_an_auction_leaves_open_rents_and_debts_in_its_message_and_votes_beside_it() -> None:
    """BUILDER-62: a rent that cannot be paid holds the hammer up; bids are taken meanwhile."""
    table = BuilderTableScenario(4).own(3, 31).own(0, 29).cash(50).at(0, 27).play("0 Roll 2 2")
    table.at(0, 0).play("0 EndTurn", "0 Roll 1 2", "0 Auction", "1 Bid.150")
    panel = table.turn()
    assert "💰 Blaise may claim **M200** from Léa (Boardwalk) · ⏱️ Time to claim ends <t:" in plain(panel)
    assert {"Claim M200", "Waive it"} <= set(labels(panel))
    table.play(f"3 Ask.{table.s.claims[0].number}")
    panel = table.turn()
    assert "The auction is on hold" in plain(panel)
    assert not buttons(panel)[0].disabled
    assert "💸 Léa must raise **M200** for Blaise." in plain(panel)
    assert "<@100>, you're in debt." in plain(panel)
    assert "<t:1700000180:R>" in plain(panel)
    assert labels(panel).count("Raise money…") == 1
    away = replace(table.table(), vote=Vote(2, 1))
    slots = [panel.slot for panel in registry.panels(away, table.history, (), translator_for("en"))]
    assert slots == ["turn-1", "vote-1"]


def test_a_debt_is_public_and_its_debtor_raises_money_privately() -> None:
    """BUILDER-128, BUILDER-129."""
    table = BuilderTableScenario().cash(20).own(0, 1).own(1, 31).at(0, 27).play("0 Roll 1 3")
    table.play(f"1 Ask.{table.s.claims[0].number}")
    panel = table.turn()
    assert "Léa owes Max M200" in alt(panel)
    assert labels(panel)[0] == "Raise money…"
    raising = table.private(0, "raise")
    assert "You owe **M200** and are M180 short. You could raise only M50." in plain(raising)
    assert {"Mortgage…", "Propose a trade…", "Declare bankruptcy"} <= set(labels(raising))


def test_a_slow_debt_out_of_turn_calls_the_debtor() -> None:
    table = BuilderTableScenario(pace="slow").cash(20).own(1, 31).at(0, 27).play("0 Roll 1 3", "0 EndTurn")
    table.play(f"1 Ask.{table.s.claims[0].number}")
    slot, panel = next((slot, panel) for slot, panel in table.panels().items() if slot.startswith("debt-"))
    assert panel.ping == (100,)
    assert panel.accent == RED
    table.play("0 GoBankrupt")
    final = table.panels(live=(slot,))[slot]
    assert final.last
    assert "Léa can't pay Max and is bankrupt" in plain(final)
    assert "Léa: bankrupt" in alt(table.turn())
    assert "~~Léa~~" in plain(table.private(None, "island"))


def test_mortgages_received_are_repaid_or_kept() -> None:
    """BUILDER-121."""
    table = BuilderTableScenario().own(0, 1, 3, mortgaged=True).own(1, 5).play("0 Propose.1.+1+3.0.+5.0")
    table.play(f"1 Accept.{table.s.deals[0].number}")
    panel = table.panels()["turn-1"]
    assert labels(panel)[:3] == ["Lift a mortgage…", "Keep the mortgage…", "Keep all mortgages"]


# ---- offers


def test_an_offer_is_public_with_both_sides_and_what_it_changes() -> None:
    """Part C, BUILDER-120, BUILDER-122."""
    table = BuilderTableScenario().own(0, 1).own(1, 3, 5).chips(1, "ttb").play("0 Propose.1.+.100.+3+truck-1+truck-2.0")
    number = table.s.deals[0].number
    slot = f"deal-{number}"
    panel = table.panels()[slot]
    said = plain(panel)
    assert panel.picture is not None
    (deal,) = panel.picture.view.deals
    assert (deal.give, deal.pay, deal.take, deal.ask) == ((), 100, (3, "truck-1", "truck-2"), 0)
    assert "Léa would have both brown properties" in said
    assert "Léa's chips afterwards: 🚚2 🏗️0 🚜0 🚢0" in said
    assert labels(panel) == ["Accept", "Decline", "Counter…", "Withdraw"]
    assert panel.ping == (101,)
    table.play(f"1 Accept.{number}")
    assert "accepted** · Léa to Max: M100 for" in plain(table.panels(live=(slot,))[slot])


@pytest.mark.parametrize(
    ("script", "how"),
    [
        ("1 Accept.{n}", "accepted"),
        ("1 Refuse.{n}", "declined"),
        ("0 Withdraw.{n}", "withdrawn"),
        ("1 Propose.0.+3.0.+1.50", "countered"),
        ("-1 Lapse.{n}", "lapsed"),
    ],
)
def test_an_offer_that_is_over_says_how_and_what_it_was(script: str, how: str) -> None:
    """BUILDER-120."""
    table = BuilderTableScenario().own(0, 1).own(1, 3).play("0 Propose.1.+1.0.+3.0")
    number = table.s.deals[0].number
    table.play(script.format(n=number))
    line = plain(table.panels(live=(f"deal-{number}",))[f"deal-{number}"])
    about = "Léa to Max: Mediterranean Avenue for Baltic Avenue"
    assert line == f"-# **Trade {number} {how}** · {about}"


def test_an_offer_that_was_void_says_what_is_gone() -> None:
    """BUILDER-119."""
    table = BuilderTableScenario().own(0, 1).own(1, 3).play("0 Propose.1.+1.0.+3.0")
    number = table.s.deals[0].number
    table.own(2, 1).play(f"1 Accept.{number}")
    line = plain(table.panels(live=(f"deal-{number}",))[f"deal-{number}"])
    assert line.startswith(f"-# **Trade {number} cancelled, no longer available: ")


def test_an_offer_for_nothing_keeps_what_it_was() -> None:
    """BUILDER-118's option."""
    table = BuilderTableScenario(gifts="on").own(0, 1).play("0 Propose.1.+1.0.+.0")
    number = table.s.deals[0].number
    table.play(f"1 Refuse.{number}")
    assert "for nothing" in plain(table.panels(live=(f"deal-{number}",))[f"deal-{number}"])


def test_a_slow_offer_calls_its_receiver() -> None:
    table = BuilderTableScenario(pace="slow").own(0, 1).own(1, 3).play("0 Propose.1.+1.0.+3.0")
    panel = table.panels()[f"deal-{table.s.deals[0].number}"]
    assert panel.ping == (101,)
    assert "<@101>, Léa proposes a trade to you." in plain(panel)


def test_an_offer_of_which_something_is_gone_says_so_and_cannot_be_accepted() -> None:
    """BUILDER-119."""
    table = BuilderTableScenario().own(0, 1).own(1, 3).play("0 Propose.1.+1.0.+3.0")
    table.own(2, 1)
    panel = table.panels()[f"deal-{table.s.deals[0].number}"]
    assert "Something in this trade is gone" in plain(panel)
    assert buttons(panel)[0].disabled


# ---- the end


def test_the_end_explains_the_count_and_proves_the_dice() -> None:
    """BUILDER-139 to BUILDER-145."""
    table = _won()
    (panel,) = table.panels().values()
    assert panel.slot == "end"
    said = plain(panel).split("\n")
    assert said[:3] == ["## 🏆 Léa wins!", "The penthouse is placed, so the game is over.", "With **21 points**"]
    assert "The game's seed" in said[3]
    assert panel.picture is not None
    assert panel.picture.key == "builder/count"
    assert labels(panel) == ["Rematch", "Board", "History"]


def test_a_table_that_wants_words_first_counts_in_words() -> None:
    """BUILDER-139 to BUILDER-145."""
    table = replace(_won().table(), options={"text-first": "on"})
    (panel,) = registry.panels(table, (), (), translator_for("en"))
    said = plain(panel)
    assert "**1. Léa** · **21** = buildings 16 + sets 2 + Billionaire Builder 3 · M950 in cash" in said
    assert "-# B2 16 · brown 2" in said
    assert "**2. Max** · **11** = buildings 6 + sets 0 + Community Builder 5 · M900 in cash" in said


def _won() -> BuilderTableScenario:
    """A game that the first player has won by the penthouse."""
    table = (
        BuilderTableScenario()
        .manage()
        .chips(0, "tceebb")
        .tower(0, "b2")
        .tower(1, "b3", "b4", floors=2)
        .own(0, 1, 3)
        .cash(950)
    )
    return table.play("0 Penthouse.b2.+")


def test_the_last_one_in_the_game_may_end_it_after_a_question() -> None:
    """BUILDER-150."""
    table = BuilderTableScenario(2).cash(900, 10)
    table.own(0, 31).at(0, 0).play("0 Roll 3 5", "0 EndTurn").at(1, 27).play("1 Roll 1 3")
    table.play(f"0 Ask.{table.s.claims[0].number}", "1 GoBankrupt")
    found = parse(press(table.turn(), "End and count"))
    assert found is not None
    assert (found.kind, found.wait, found.text) == (OPEN, "confirm", "EndAndCount")
    assert "counted without the penthouse" in plain(table.private(0, "confirm.EndAndCount"))


def test_ending_the_turn_invites_only_where_nothing_can_be_built() -> None:
    for chips, expected in (("", (None, "primary")), ("ttttc", ("primary", "plain"))):
        table = BuilderTableScenario().manage()
        found = {button.label: button.style for button in buttons((table.chips(0, chips) if chips else table).turn())}
        assert (found.get("Build…"), found["End turn"]) == expected


def test_an_offers_answers_share_one_line_of_a_phone() -> None:
    table = BuilderTableScenario().own(0, 1).own(1, 3).play("0 Propose.1.+1.0.+3.0")
    slot = f"deal-{table.s.deals[0].number}"
    for lang in WALKED:
        answers = buttons(table.panels(lang=lang)[slot])[:3]
        assert answers[-1].label in ("Counter…", "Négocier…")
        assert phone_lines(answers) == 1
