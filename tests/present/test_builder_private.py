"""Builder's private panels: moves, chips by plus and minus, building, exchanging, mortgages, offers, deeds, the island."""

import pytest

from bot.games.builder import GAME
from bot.i18n.translator import languages, translator_for
from bot.kit.engine import check_action, read
from bot.present import registry
from bot.present.control_id import COMPOSE, PLAY, ControlId, fits, parse, written
from bot.present.controls.legal_action_controls import ControlContext
from bot.present.controls.trade_input import completions, composed
from bot.present.panel_model import Panel
from bot.present.registry import confirmation
from tests.present.scenario_builder import NAMES, BuilderTableScenario, alt, buttons, labels, press, text
from tests.present.scenario_city import menus


def plain(panel: Panel) -> str:
    return text(panel).replace("\u00a0", " ").replace("\u202f", " ")


def found(custom_id: str) -> ControlId:
    """A press, however long: long ones are kept as drafts."""
    return parse(custom_id) or written(custom_id)


def opened(table: BuilderTableScenario, seat: int, custom_id: str, value: str = "", lang: str = "en") -> Panel:
    """The private panel behind a press; `value` is what was chosen in its menu."""
    made = found(custom_id)
    return table.private(seat, registry.what(made.filled(value) if value else made), lang)


def legal(table: BuilderTableScenario, seat: int, custom_id: str) -> bool:
    made = found(custom_id)
    return (
        made.kind == PLAY
        and check_action(GAME.legal_actions(table.s, seat), read(GAME, made.text), made.decision) is None
    )


# ---- what I may do


def test_my_moves_show_what_i_have_and_every_verb() -> None:
    table = BuilderTableScenario().manage().own(0, 1, 3).own(0, 5, mortgaged=True).chips(0, "ttttb").holding(0, 1)
    panel = table.private(0)
    said = alt(panel)
    assert "Léa: M900 + 1 Get Out of Jail Free card, 2 points, GO; chips 4 dump trucks and 1 boat; 12 blocks" in said
    assert "Mediterranean Avenue (M20), Baltic Avenue (M40), Vermont Avenue (mortgaged)" in said
    assert "Mediterranean Avenue brings 2 dump trucks at 10." in said
    assert "M900" not in plain(panel)
    verbs = {"Build…", "Exchange 4 for 1…", "Mortgage…", "Lift a mortgage…", "Propose a trade…", "End turn"}
    assert verbs <= set(labels(panel))
    assert not any(button.disabled for button in buttons(panel))
    assert panel.picture is not None
    assert panel.picture.key == "builder/mine"


def test_what_a_phone_has_no_room_for_stands_in_a_menu_that_opens_the_same_panels() -> None:
    table = BuilderTableScenario().manage().own(0, 1, 3).own(0, 5, mortgaged=True).chips(0, "ttttb").holding(0, 1)
    panel = table.private(0, lang="fr")
    (menu,) = menus(panel)
    folded = ["Échanger 4 → 1…", "Hypothéquer…", "Lever une hypothèque…", "Proposer un échange…"]
    assert menu.placeholder == "Autres actions…"
    assert [choice.label for choice in menu.choices] == folded
    assert labels(panel) == ["Bâtir…", "Finir le tour"]
    shown = [opened(table, 0, menu.press, choice.value, "fr") for choice in menu.choices]
    assert shown[1] == table.private(0, "Mortgage.?", "fr")
    assert len({text(each) for each in (*shown, panel)}) == len(folded) + 1
    assert menus(table.private(0)) == [], "three lines of a phone in English"


def test_raising_money_says_what_one_has_and_the_deeds_what_each_brings() -> None:
    table = BuilderTableScenario().manage().own(0, 1, 3).own(0, 5, mortgaged=True).chips(0, "ttttb").holding(0, 1)
    said = plain(table.private(0, "raise"))
    assert "**Léa** M900 · 🚚4 🏗️0 🚜0 🚢1 · 12 blocks · 2 points 🗝️" in said
    said = plain(table.private(0, "deed"))
    assert "★ brown: Mediterranean Avenue (rent M20; on 10: 2 dump trucks)" in said
    assert "light blue: Vermont Avenue (mortgaged)" in said


def test_a_spectator_sees_deeds_and_the_island_only() -> None:
    table = BuilderTableScenario()
    assert translator_for("en").say("refusal-stranger") in plain(table.private(None))
    assert "States Avenue" in plain(table.private(None, "deed.9"))
    assert "The bank: 🚚20" in plain(table.private(None, "island"))


def test_leaving_is_asked_once_more_by_typing_too() -> None:
    assert confirmation(BuilderTableScenario().table(), 0, "Leave") == "confirm.Leave"


# ---- the six-chip limit


def test_leaving_chips_begins_with_the_usual_choice_and_waits_for_the_right_number() -> None:
    """BUILDER-20, BUILDER-21."""
    table = BuilderTableScenario().surplus("ttttttcccceeebb")
    panel = table.private(0, "compose.Drop.?")
    assert "They stay at GO for the next player who passes." in plain(panel)
    assert "Left after this: 🚚2 🏗️2 🚜1 🚢1" in plain(panel)
    sure = next(button for button in buttons(panel) if button.label == "Leave 9 of 9")
    assert legal(table, 0, sure.press)
    assert all(button.disabled for button in buttons(panel) if button.label.startswith("+ "))
    less = opened(table, 0, buttons(panel)[0].press)
    assert "⚠️ Leave exactly 9 chips" in plain(less)
    sure = next(button for button in buttons(less) if button.label == "Leave 8 of 9")
    assert sure.disabled
    more = opened(table, 0, [button for button in buttons(less) if button.label.startswith("+ ")][3].press)
    assert "Left after this: 🚚3 🏗️2 🚜1 🚢0" in plain(more)
    assert legal(table, 0, press(more, "Leave 9 of 9"))
    assert plain(opened(table, 0, press(more, "Usual choice"))) == plain(panel)


def test_few_choices_of_chips_stand_in_one_menu() -> None:
    """BUILDER-20: the usual choice is marked, and any other is as many."""
    table = BuilderTableScenario().surplus("ttttcceeb")
    panel = table.private(0, "compose.Drop.?")
    (menu,) = menus(panel)
    assert [choice.value for choice in menu.choices if choice.chosen] == ["2-0-1-0"]
    assert len(menu.choices) == 14
    assert "2 dump trucks and 1 boat" in [choice.label for choice in menu.choices]
    for choice in menu.choices:
        assert legal(table, 0, press(opened(table, 0, menu.press, choice.value), "Leave 3 of 3")), choice


@pytest.mark.parametrize("held", ["ttttcceeb", "ttttttt", "ttccee", "tttccceeebbb", "ccccccccb", "tttttttttttccceeebb"])
@pytest.mark.parametrize("lang", languages())
def test_the_choice_that_is_set_is_the_clocks_and_one_tap_away(held: str, lang: str) -> None:
    """Phase LEAVE_EXCESS: whoever only confirms loses neither more nor other chips than by waiting."""
    table = BuilderTableScenario().surplus(f"{held}t")
    button = buttons(table.turn(lang))[0]
    panel = opened(table, 0, button.press, lang=lang)
    sure = next(each for each in buttons(panel) if found(each.press).kind == PLAY)
    wait = next(wait for wait in GAME.waits(table.s) if wait.id.startswith("drop"))
    assert not sure.disabled
    assert read(GAME, found(sure.press).text) == GAME.default(table.s, wait)[1]
    assert legal(table, 0, sure.press)


def test_a_large_surplus_is_more_than_a_press_holds_and_still_one_press() -> None:
    table = BuilderTableScenario().surplus("tttttttttttccceeebb")
    panel = table.private(0, "compose.Drop.?")
    sure = press(panel, "Leave 13 of 13")
    assert not fits(sure)
    assert legal(table, 0, sure)


def test_nonsense_in_a_press_is_the_usual_choice() -> None:
    table = BuilderTableScenario().surplus("ttttcceeb")
    for wrong in ("9-9-9-9", "x", "0-0-0-2", "+boat-7+boat-8", "1-1-1-1"):
        assert plain(table.private(0, f"compose.Drop.{wrong}")) == plain(table.private(0, "compose.Drop.?"))
    assert "Too late" in plain(BuilderTableScenario().private(0, "compose.Drop.?"))


# ---- Free Parking and exchanges


def test_free_parking_asks_for_two_chips_and_one() -> None:
    """BUILDER-83: what is given cannot be taken."""
    table = BuilderTableScenario().at(0, 14).chips(0, "ttcb").play("0 Roll 1 1")
    panel = table.private(0, "compose.Park.?.?")
    assert "You give: 1 dump truck and 1 boat" in plain(panel)
    takes = {button.label: button for button in buttons(panel) if button.label.startswith("Take")}
    assert [name for name, button in takes.items() if not button.disabled] == ["Take: Crane", "Take: Excavator"]
    assert legal(table, 0, takes["Take: Excavator"].press)
    one = table.private(0, "compose.Park.1-0-0-0.?")
    assert all(button.disabled for button in buttons(one) if button.label.startswith("Take"))


def test_the_bank_exchanges_four_of_a_type() -> None:
    """BUILDER-102, BUILDER-103: a line for each."""
    table = BuilderTableScenario().manage().chips(0, "ttttccccb")
    panel = table.private(0, "exchange")
    (menu,) = menus(panel)
    assert [line.label for line in menu.choices][:3] == ["4 🚚 → 1 crane", "4 🚚 → 1 excavator", "4 🚚 → 1 boat"]
    asked = found(menu.press)
    assert all(legal(table, 0, str(asked.filled(line.value))) for line in menu.choices)
    assert plain(table.private(0, "Exchange.?.?")) == plain(panel)
    assert "Too late" in plain(BuilderTableScenario().private(0, "exchange"))


# ---- building


def test_building_lists_only_legal_places_own_ones_first() -> None:
    """BUILDER-106, BUILDER-107: with the floor, what it would score and what it costs."""
    table = BuilderTableScenario().manage().chips(0, "ttcceeb").tower(0, "b2", floors=2).tower(0, "c2").tower(1, "b3")
    panel = table.private(0, "compose.Build.?.?")
    (menu,) = menus(panel)
    assert menu.choices[0].label == "B2 · floor 3"
    assert menu.choices[0].hint == "points 18 → 21 · 1 dump truck, 1 crane, 1 excavator and 1 more of any type"
    places = [choice.value for choice in menu.choices]
    assert len(places) == 22
    assert not {"c2", "b3"} & {*places}
    assert "-# ✅ floor 3: 🚚🏗️🚜 + 1 of any type · 6 points" in plain(panel)
    assert panel.picture is not None
    assert (panel.picture.key, panel.picture.view.me) == ("builder/site", 0)
    assert [*panel.picture.view.places] == places
    chosen = opened(table, 0, menu.press, "a3")
    assert plain(chosen).splitlines()[0] == "### A3 · floor 1"
    assert chosen.picture is not None
    assert (chosen.picture.view.site, {*chosen.picture.view.places}) == ("a3", {*places})


def test_a_floor_says_what_it_costs_what_remains_and_what_it_scores() -> None:
    """BUILDER-108, BUILDER-109, BUILDER-142."""
    table = BuilderTableScenario().manage().chips(0, "ttcceeb").tower(0, "b2", floors=1)
    panel = table.private(0, "Build.b3.?")
    said = plain(panel)
    assert "You pay: 1 dump truck and 1 crane" in said
    for each in ("1 dump truck, 1 crane, 2 excavators and 1 boat", "points would go from 1 to 7", "Community Builder"):
        assert each in alt(panel), alt(panel)
    assert found(press(panel, "Build")).text == "Build.b3.+"
    assert legal(table, 0, press(panel, "Build"))


def test_the_chips_of_choice_are_chosen_by_name() -> None:
    table = BuilderTableScenario().manage().chips(0, "ttcceeb")
    panel = table.private(0, "compose.Build.b3.0-0-2-0")
    assert "You pay: 2 excavators" in plain(panel)
    assert found(press(panel, "Build")).text == "Build.b3.+excavator-1+excavator-2"
    assert legal(table, 0, press(panel, "Build"))
    assert panel.picture is not None
    assert (panel.picture.key, panel.picture.view.paying) == ("builder/site", (0, 0, 2, 0))
    usual = table.private(0, "compose.Build.b3.?").picture
    assert usual is not None
    assert usual.view.paying == ()
    less = table.private(0, "compose.Build.b3.0-0-1-0")
    assert "Choose 2 more chips of any type." in plain(less)
    assert next(button for button in buttons(less) if button.label.startswith("Build")).disabled
    (menu,) = menus(less)
    assert found(menu.press).kind == COMPOSE
    assert len(menu.choices) == 9
    assert legal(table, 0, press(opened(table, 0, menu.press, "1-0-0-1"), "Build"))


def test_one_chip_of_choice_is_a_row_of_buttons() -> None:
    table = BuilderTableScenario().manage().chips(0, "ttcceeb").tower(0, "b2", floors=2)
    panel = table.private(0, "Build.b2.?")
    assert labels(panel)[:4] == ["Dump truck", "Crane", "Excavator", "Boat"]
    assert "Your choice: 1 dump truck" in plain(panel)
    boat = opened(table, 0, press(panel, "Boat"))
    assert "Your choice: 1 boat" in plain(boat)
    assert boat.picture is not None
    assert boat.picture.view.paying == (0, 0, 0, 1)
    assert found(press(boat, "Build")).text == "Build.b2.+boat-1"
    assert legal(table, 0, press(boat, "Build"))


def test_the_penthouse_warns_that_it_ends_the_game_and_shows_everybodys_points() -> None:
    """BUILDER-113: by typing too."""
    table = BuilderTableScenario().manage().chips(0, "tcebb").tower(0, "b2").tower(1, "d3", floors=3)
    panel = table.private(0, "compose.Penthouse.?.?")
    said = plain(panel)
    assert "This ends the game at once. Points: Léa 16 · Max 6 · Ada 0" in said
    assert legal(table, 0, press(panel, "Place the penthouse"))
    assert plain(table.private(0, confirmation(table.table(), 0, "Penthouse.b2.+"))) == said
    several = BuilderTableScenario().manage().chips(0, "tcebb").tower(0, "b2", "d5")
    (menu,) = menus(several.private(0, "Penthouse.?.?"))
    assert [choice.label for choice in menu.choices] == ["B2 · penthouse", "D5 · penthouse"]


def test_where_nothing_can_be_built_the_panel_says_how_the_table_stands() -> None:
    assert "Too late" in plain(BuilderTableScenario().private(0, "compose.Build.?.?"))
    jailed = BuilderTableScenario().in_jail(0).manage().chips(0, "ttcc")
    panel = jailed.private(0)
    assert "Build…" not in labels(panel)
    reasons = opened(jailed, 0, press(panel, "Not now"))
    assert "- Build · You can't build in jail." in plain(reasons)
    assert labels(opened(jailed, 0, press(reasons, "Back"))) == labels(panel)


# ---- mortgages, swaps


def test_mortgages_are_a_list_asked_once_more_with_what_they_change() -> None:
    """BUILDER-123, BUILDER-125."""
    table = BuilderTableScenario().own(0, 1, 3, 5)
    panel = table.private(0, "Mortgage.?")
    (menu,) = menus(panel)
    assert [choice.label for choice in menu.choices] == ["Mediterranean Avenue", "Baltic Avenue", "Vermont Avenue"]
    assert menu.choices[0].hint.replace("\u00a0", " ") == "raises M30 · brown"
    sure = opened(table, 0, menu.press, "1")
    assert "You get M30 · you'll have M930" in plain(sure)
    assert "Mediterranean Avenue: rent M20 → M0" in plain(sure)
    assert found(press(sure, "Mortgage")).text == "Mortgage.1"
    lifted = BuilderTableScenario().own(0, 1, mortgaged=True)
    assert "Price M35 · leaves you M865" in plain(lifted.private(0, "confirm.Repay.1"))


def test_a_forced_trade_is_asked_once_more_with_both_properties() -> None:
    table = BuilderTableScenario().pile(3).own(0, 1, 5).own(1, 3, 7).at(0, 11).play("0 Roll 1 2")
    asked_ = opened(table, 0, press(table.turn(), "Swap"))
    (own,) = menus(asked_)
    (other,) = menus(opened(table, 0, own.press, "1"))
    assert {choice.value for choice in other.choices} == {"3", "7"}
    sure = opened(table, 0, other.press, "7")
    said = plain(sure)
    assert "You give: Mediterranean Avenue" in said
    assert "You get: Connecticut Avenue" in said
    assert "Léa would have both light blue properties" in said
    assert found(press(sure, "Swap")).text == "Swap.1.7"


# ---- offers


def test_an_offer_is_put_together_out_of_deeds_chips_and_cash() -> None:
    """BUILDER-117."""
    table = BuilderTableScenario().own(0, 1).own(1, 5).chips(0, "cc").chips(1, "ttb")
    start = found(press(table.private(0), "Propose a trade"))
    assert start.kind == COMPOSE
    partners = opened(table, 0, str(start))
    assert "Who with?" in plain(partners)
    panel = table.private(0, "compose.Propose.1.+1.10.+5+truck-2+boat-1.0")
    said = plain(panel)
    assert "You give: Mediterranean Avenue and M10" in said
    assert "You get: Vermont Avenue, 1 dump truck and 1 boat" in said
    assert "Cash after this: you M890, Max M910" in said
    give, take = menus(panel)
    assert [choice.label for choice in give.choices] == ["Mediterranean Avenue", "Crane", "Crane"]
    assert [choice.hint for choice in take.choices[1:]] == ["no. 1", "no. 2", "no. 1"]
    assert legal(table, 0, press(panel, "Send"))


def test_an_empty_side_and_locked_money_are_told_before_sending() -> None:
    """BUILDER-118, BUILDER-56."""
    table = BuilderTableScenario().own(0, 1).own(1, 5)
    empty = table.private(0, "compose.Propose.1.+1.0.+.0")
    assert "⚠️ " in plain(empty)
    assert next(button for button in buttons(empty) if button.label == "Send").disabled


def test_a_counter_offer_swaps_the_sides() -> None:
    """BUILDER-120: only its receiver makes one."""
    table = BuilderTableScenario().own(0, 1).own(1, 5).play("0 Propose.1.+1.100.+5.0")
    number = table.s.deals[0].number
    panel = table.private(1, f"counter.{number}")
    assert "You give: Vermont Avenue" in plain(panel)
    assert "You get: Mediterranean Avenue and M100" in plain(panel)
    assert "This trade wasn't proposed to you." in plain(table.private(0, f"counter.{number}"))
    assert labels(table.private(1, f"deal.{number}")) == ["Accept", "Decline", "Counter…", "Back"]
    assert labels(table.private(0, f"deal.{number}")) == ["Withdraw", "Back"]
    shown = table.private(1, f"deal.{number}").picture
    assert shown is not None
    assert shown == table.panels()[f"deal-{number}"].picture


def test_a_deal_is_typed_with_names_chips_and_sums() -> None:
    """`/deal`: what is typed fills the panel."""
    table = BuilderTableScenario().own(0, 1).own(1, 5)
    context = ControlContext("builder", 17, translator_for("en"), NAMES[:3])
    legal_actions = GAME.legal_actions(table.s, 0)
    text_ = composed(
        context, legal_actions, "Propose", {"partner": "Max", "give": "mediterranean + 100", "take": "vermont"}
    )
    assert text_ == "Propose.1.+1.100.+5.0"
    assert "You give: Mediterranean Avenue and M100" in plain(table.private(0, f"compose.{text_}"))
    assert completions(context, legal_actions, "Propose", {"take": "ver", "partner": ""}, "take") == ["Vermont Avenue"]


# ---- deeds and the island


def test_a_deed_says_what_it_costs_brings_and_counts() -> None:
    table = BuilderTableScenario().own(1, 5)
    panel = table.private(0, "deed.5")
    said = plain(panel)
    assert "Price M100 · light blue · Max" in said
    assert "Rent M30, with the whole set M60" in said
    assert "On a roll of 5, no matter who rolls: 2 cranes" in said
    assert "Mortgage M50 · lift for M55" in said
    (menu,) = menus(panel)
    assert len(menu.choices) == 16
    assert menu.choices[2].hint == "Max · light blue · rent M30 · on 5: 2 cranes"
    assert panel.picture is not None
    assert panel.picture.key == "builder/deed"


def test_the_island_is_shown_large_with_the_bonus_cards() -> None:
    panel = BuilderTableScenario().private(0, "island")
    assert panel.picture is not None
    assert panel.picture.key == "builder/island"
    assert [order.key for order in panel.more] == ["builder/bonus"]
