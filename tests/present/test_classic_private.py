"""Classic's private panels: moves, building and selling step by step, mortgages, deals with mortgaged deeds, deeds."""

from bot.games.classic import GAME
from bot.i18n.translator import translator_for
from bot.kit.engine import check_action, read
from bot.present import registry
from bot.present.control_id import COMPOSE, PLAY, parse, written
from bot.present.controls.legal_action_controls import ControlContext
from bot.present.controls.trade_input import completions, composed
from bot.present.panel_model import Menu, Panel
from tests.present.scenario_city import menus
from tests.present.scenario_classic import NAMES, ClassicTableScenario, buttons, labels, press, text


def plain(panel: Panel) -> str:
    return text(panel).replace("\u00a0", " ").replace("\u202f", " ")


def told(menu: Menu) -> dict[str, str]:
    """What a menu says of each value: its name, and the hint below it."""
    return {
        choice.value: " · ".join(filter(None, (choice.label, choice.hint))).replace("\u00a0", " ")
        for choice in menu.choices
    }


def opened(table: ClassicTableScenario, seat: int, custom_id: str, value: str = "", lang: str = "en") -> Panel:
    """The private panel behind a press; `value` is what was chosen in its menu."""
    found = parse(custom_id)
    assert found is not None
    return table.private(seat, registry.what(found.filled(value) if value else found), lang)


# ---- what I may do


def test_my_moves_show_cash_and_every_verb_and_the_deeds_what_one_has() -> None:
    table = (
        ClassicTableScenario().built(0, "brown", "1-0").own(0, 5).own(0, 12, mortgaged=True).holding(0, "card-jail-1")
    )
    panel = table.private(0)
    said = plain(panel)
    assert "Cash **1,500 fl** · wealth 1,945 fl · Get Out of Jail Free (Adventure)" in said
    deeds = plain(table.private(0, "deed"))
    for line in (
        "★ brown: Shepherds' Lane (1 shop, 10 fl), Quarry Road (8 fl)",
        "Ferries: South Ferry (25 fl)",
        "Mills: Watermill (mortgaged for 75 fl)",
    ):
        assert line in deeds
        assert line not in said
    assert {"Build…", "Sell buildings…", "Mortgage…", "Lift a mortgage…", "Propose a trade…"} <= set(labels(panel))


def test_a_spectator_sees_deeds_only() -> None:
    table = ClassicTableScenario()
    assert translator_for("en").say("refusal-stranger") in plain(table.private(None))
    assert "Fountain Square" in plain(table.private(None, "deed.24"))


# ---- building


def test_building_asks_for_the_group_first_where_there_are_several() -> None:
    table = ClassicTableScenario().built(0, "brown", "0-0").built(0, "sky", "0-0-0")
    panel = table.private(0, "build")
    assert labels(panel) == ["Brown · 50 fl each", "Light blue · 50 fl each", "Back"]
    assert "brown" in plain(opened(table, 0, buttons(panel)[0].press))


def test_building_goes_step_by_step_with_rents_before_and_after() -> None:
    """CLASSIC-116, CLASSIC-119: uneven steps are grey, the price and what is left are said, then it is confirmed."""
    table = ClassicTableScenario().built(0, "brown", "1-1")
    panel = table.private(0, "build")
    plus = [button for button in buttons(panel) if button.label.endswith(" +")]
    minus = [button for button in buttons(panel) if button.label.endswith(" −")]
    assert [button.disabled for button in (*plus, *minus)] == [False, False, True, True]
    assert next(button for button in buttons(panel) if button.label == "Build").disabled
    further = opened(table, 0, plus[1].press)
    assert written(plus[1].press).kind == COMPOSE
    said = plain(further)
    assert "Shepherds' Lane: 1 shop · rent 10 fl" in said
    assert "Quarry Road: 1 shop → **2 shops** · rent 20 fl → 60 fl" in said
    assert "Price 50 fl · leaves you 1,450 fl" in said
    assert "Bank: 30 shops, 12 towers" in said
    assert any(button.label.endswith(" +") and not button.disabled for button in buttons(further))
    built = written(press(further, "Build · "))
    assert (built.kind, built.text) == (PLAY, "Build.brown.1-2")
    assert check_action(GAME.legal_actions(table.s, 0), read(GAME, built.text)) is None


def test_the_menu_offers_the_best_spread_of_each_number_of_levels() -> None:
    panel = ClassicTableScenario().built(0, "brown", "0-0").private(0, "build")
    (menu,) = menus(panel)
    assert [choice.value for choice in menu.choices][:3] == ["0-1", "1-1", "1-2"]
    assert menu.choices[1].hint.replace("\u00a0", " ") == "costs 100 fl · rent 10 fl · 20 fl"
    assert menu.choices[-1].label == "tower, tower"


def test_levels_without_the_cash_are_grey_and_say_why() -> None:
    table = ClassicTableScenario().cash(60).built(0, "brown", "0-0")
    panel = table.private(0, "build.brown.1-1")
    assert next(button for button in buttons(panel) if button.label.startswith("Build")).disabled
    assert "⚠️ That takes 100 fl; you have 60 fl to spend." in plain(panel)


def test_selling_pays_half_and_a_half_made_order_leads_to_the_same_panel() -> None:
    """CLASSIC-130."""
    table = ClassicTableScenario().built(0, "brown", "2-2")
    panel = table.private(0, "sell.brown.1-1")
    assert "You get 50 fl · you'll have 1,550 fl" in plain(panel)
    assert written(press(panel, "Sell · ")).text == "Sell.brown.1-1"
    assert plain(table.private(0, "Build.brown.?")) == plain(table.private(0, "build.brown"))


def test_an_order_that_others_could_want_says_so() -> None:
    table = ClassicTableScenario().built(0, "brown", "0-0").built(1, "sky", "0-0-0").stock(3)
    assert "There aren't enough for everyone" in plain(table.private(0, "build.brown.1-1"))


# ---- mortgages


def test_mortgages_are_a_list_with_their_value_asked_once_more() -> None:
    table = ClassicTableScenario().own(0, 1, 3, 5)
    panel = table.private(0, "Mortgage.?")
    (menu,) = menus(panel)
    assert told(menu)["1"] == "Shepherds' Lane · raises 30 fl · rent 4 fl → 0 fl · and one more rent"
    sure = opened(table, 0, menu.press, "1")
    assert "You get 30 fl · you'll have 1,530 fl" in plain(sure)
    assert written(press(sure, "Mortgage")).text == "Mortgage.1"


def test_inherited_mortgages_are_lifted_for_what_was_lent() -> None:
    """CLASSIC-159."""
    table = ClassicTableScenario().own(1, 1, 5).cash(1_500, 10)
    table.owing(1, 2_000, 0).play("1 GoBankrupt")
    panel = table.turn()
    assert {"Lift a mortgage…", "Done"} <= set(labels(panel))
    lists = opened(table, 0, press(panel, "Lift"))
    assert told(menus(lists)[0])["5"] == "South Ferry · costs 100 fl · rent 0 fl → 25 fl"


# ---- deals


def test_a_deal_asks_which_mortgages_are_lifted_and_what_they_cost() -> None:
    """CLASSIC-147, CLASSIC-148."""
    table = ClassicTableScenario().own(0, 5).own(1, 1, mortgaged=True).own(1, 3)
    panel = table.private(0, "compose.Propose.1.+5.0.+1+3.0.+")
    said = plain(panel)
    assert "Léa pays the bank 3 fl for mortgages: Shepherds' Lane 3 fl (stays mortgaged)" in said
    assert "Léa would have the whole brown set" in said
    lifting = next(menu for menu in menus(panel) if "lift right away" in menu.placeholder)
    lifted = opened(table, 0, lifting.press, "1")
    assert "30 fl for mortgages: Shepherds' Lane 30 fl (lifted)" in plain(lifted)
    assert written(press(lifted, "Send")).text == "Propose.1.+5.0.+1+3.0.+1"
    nothing = table.private(0, "compose.Propose.1.+5.0.+3.0.+1")
    assert not any("lift right away" in menu.placeholder for menu in menus(nothing))
    assert written(press(nothing, "Send")).text == "Propose.1.+5.0.+3.0.+"


def test_the_deals_message_shows_both_sides_and_accepting_asks_about_mortgages() -> None:
    table = ClassicTableScenario().own(0, 1, mortgaged=True).own(1, 5).play("0 Propose.1.+1.100.+5.0.+")
    number = table.s.deals[0].number
    panel = table.panels()[f"deal-{number}"]
    said = plain(panel)
    assert panel.picture is not None
    assert [(deal.give, deal.pay) for deal in panel.picture.view.deals] == [((1,), 100)]
    assert "a tenth of the mortgage (3 fl here), or all of it (30 fl)" in said
    assert "Max: wealth 1,700 fl → " in said
    assert labels(panel) == ["Accept…", "Decline", "Counter…", "Withdraw"]
    asked = opened(table, 1, press(panel, "Accept"))
    assert "You're accepting Léa's trade" in plain(asked)
    assert written(press(asked, "Send")).text == f"Accept.{number}.+"
    kept = opened(table, 1, menus(asked)[0].press, "1")
    assert written(press(kept, "Send")).text == f"Accept.{number}.+1"


def test_without_mortgages_a_deal_is_accepted_at_once_and_its_end_is_told() -> None:
    table = ClassicTableScenario().own(0, 1).own(1, 5).play("0 Propose.1.+1.100.+5.0.+")
    number = table.s.deals[0].number
    slot = f"deal-{number}"
    assert written(press(table.panels()[slot], "Accept")).text == f"Accept.{number}.+"
    table.play(f"1 Accept.{number}.+")
    assert "accepted** · Léa to Max: Shepherds' Lane and 100 fl for the South Ferry" in plain(
        table.panels(live=(slot,))[slot]
    )


def test_a_counter_offer_swaps_the_sides() -> None:
    table = ClassicTableScenario().own(0, 1).own(1, 5).play("0 Propose.1.+1.100.+5.0.+")
    panel = table.private(1, f"counter.{table.s.deals[0].number}")
    assert "You give: the South Ferry" in plain(panel)
    assert "You get: Shepherds' Lane and 100 fl" in plain(panel)


def test_a_deal_is_typed_with_names_and_sums() -> None:
    """`/deal`: what is typed fills the panel, with nothing to be lifted."""
    table = ClassicTableScenario().own(0, 1).own(1, 5)
    context = ControlContext("classic", 17, translator_for("en"), NAMES[:3])
    legal_actions = GAME.legal_actions(table.s, 0)
    typed = {"partner": "Max", "give": "shepherd + 100 fl", "take": "south ferry"}
    text_ = composed(context, legal_actions, "Propose", typed)
    assert text_ == "Propose.1.+1.100.+5.0.?"
    assert "You give: Shepherds' Lane and 100 fl" in plain(table.private(0, f"compose.{text_}"))
    assert completions(context, legal_actions, "Propose", {"take": "so", "partner": ""}, "take") == ["South Ferry"]


# ---- deeds


def test_a_deed_shows_rents_the_present_one_in_bold_and_what_a_mortgage_brings() -> None:
    table = ClassicTableScenario().built(1, "brown", "2-1")
    said = plain(table.private(0, "deed.1"))
    assert "Price 60 fl · brown · Max" in said
    assert "2 shops · rent now **30 fl**" in said
    assert "1 to 4 shops: 10 fl · **30 fl** · 90 fl · 160 fl · tower: 250 fl" in said
    assert "Mortgage 30 fl · lift for 33 fl · fee if traded mortgaged 3 fl" in said
    assert [len(menu.choices) for menu in menus(table.private(0, "deed"))] == [14, 14]
    assert plain(table.private(0, "deed.more.39")).startswith("### Sea Palace")


def test_french_panels_are_french() -> None:
    table = ClassicTableScenario(board="edition").built(0, "brown", "1-1")
    said = plain(table.private(0, "build.brown.1-2", "fr"))
    assert "Forteresse de Masyaf : 1 boutique → **2 boutiques** · loyer 20 c → 60 c" in said
    assert "Prix : 50 c · il vous restera 1 450 c" in said


def test_many_properties_stand_on_pages_of_whole_families_that_say_which() -> None:
    everything = [plot.space for plot in GAME.view(ClassicTableScenario().s, None).plots]
    table = ClassicTableScenario().own(0, *everything)
    panel = table.private(0, "compose.Propose.1.+.0.+.0.+")
    (give, *_) = menus(panel)
    families = {plot.space: plot.group for plot in GAME.view(table.s, None).plots}
    shown = {families[int(choice.value)] for choice in give.choices}
    (turn,) = [button for button in buttons(panel) if "more-1" in button.press]
    (rest, *_) = menus(opened(table, 0, turn.press))
    later = {families[int(choice.value)] for choice in rest.choices}
    assert len(give.choices) + len(rest.choices) == len(everything) > 25
    assert not shown & later
    assert turn.label.startswith("More: ")
