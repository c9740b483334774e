"""Knockout's private panels: aiming by buttons, menus and numbers; who may not; what one may do; the board."""

import pytest
from msgspec.structs import replace

from bot.games.knockout import GAME
from bot.games.knockout.actions import Pay, Retry, Slide
from bot.i18n.translator import translator_for
from bot.kit.contract import Refusal
from bot.kit.engine import read
from bot.present import registry
from bot.present.control_id import COMPOSE, FORM, PLAY, ControlId, parse, written
from bot.present.panel_model import Form, Panel
from bot.tables.model import PAUSED
from tests.present.scenario_city import buttons, menus
from tests.present.scenario_knockout import KnockoutTableScenario, labels, plain, press


def play_text(custom_id: str) -> str:
    found = parse(custom_id)
    assert found is not None
    assert found.kind == PLAY
    return found.text


def aimed(panel: Panel) -> Slide:
    """What "slide" would play."""
    action = read(GAME, play_text(press(panel, "Slide!")))
    assert isinstance(action, Slide)
    return action


# ---- aiming


def test_aiming_begins_with_the_last_aim_and_says_where_it_leads() -> None:
    panel = KnockoutTableScenario().private(0, "aim")
    said = plain(panel).split("\n")
    assert said[:2] == ["### 🎯 Luxury Tax", "-# Nothing happens until you press “Slide!”."]
    assert "<t:1700000090:R>" in said[2]
    assert panel.picture is not None
    assert (panel.picture.key, panel.picture.view.aim) == ("knockout/aim", (135, 0, 45))
    assert aimed(panel) == Slide(135, 0, 45)
    table = KnockoutTableScenario(2).play(0, Slide(45, -25, 15), {0: 4}).slide(11)
    assert aimed(table.private(0, "aim")) == Slide(45, -25, 15)


@pytest.mark.parametrize(
    ("aim", "goal"),
    [
        ("135.0.140", "⚠️ Even a perfect slide takes it off the board."),
        ("45.0.65", "### 🎯 Atlantic Avenue · M250"),
    ],
)
def test_an_aim_leads_to_a_space_or_to_none(aim: str, goal: str) -> None:
    assert plain(KnockoutTableScenario().private(0, f"compose.Slide.{aim}.x")).startswith(goal)


def test_a_table_that_wants_words_first_is_promised_everything_in_words() -> None:
    """KNOCKOUT-155."""
    panel = KnockoutTableScenario(text_first="on").private(0, "aim")
    said = plain(panel)
    assert "Aiming red 1" in said
    assert "Lane **135 mm** from the top · **straight** · power **45**" in said
    assert "A perfect slide stops in row 5, in the middle: **Luxury Tax**." in said
    assert "In practice: row 4: 19% · **row 5: 61%** · row 6: 19%" in said


def test_each_press_moves_the_aim_in_the_same_panel_and_plays_nothing() -> None:
    """KNOCKOUT-24, section 18: lane to another column or by 3 mm, angle by 2 and 0.5 degrees, power by 10 and 1."""
    table = KnockoutTableScenario()
    panel = table.private(0, "compose.Slide.138.0.45.x")
    before = table.s
    steps = [button for button in buttons(panel) if ".b-" in button.press]
    assert [button.label for button in steps] == [*"⇑↑↓⇓«‹›»⇐←→⇒"]
    assert {written(button.press).kind for button in steps} == {COMPOSE}
    moved = [aimed(table.opened(0, button.press)) for button in steps]
    assert [each.lane for each in moved[:4]] == [135, 135, 141, 225]
    assert [each.angle for each in moved[4:8]] == [-20, -5, 5, 20]
    assert [each.power for each in moved[8:]] == [35, 44, 46, 55]
    further = table.opened(0, table_press(table.opened(0, steps[0].press), ".b-a1"))
    assert aimed(further) == Slide(135, -5, 45)
    assert "↗ 0.5°" in labels(further)
    assert table.s is before


@pytest.mark.parametrize(
    ("older", "aim"),
    [
        ("Slide.108.0.45.b-l0", (108, 0, 45)),
        ("Slide.135.0.45.b-reset", (135, 0, 45)),
        ("Slide.45.-25.15.s20n", (135, 0, 65)),
        ("Slide.45.-25.15.r3f", (45, -25, 25)),
    ],
)
def test_controls_of_older_panels_still_answer(older: str, aim: tuple[int, int, int]) -> None:
    assert aimed(KnockoutTableScenario().private(0, f"compose.{older}")) == Slide(*aim)


def table_press(panel: Panel, end: str) -> str:
    return next(button.press for button in buttons(panel) if button.press.endswith(end))


def test_a_range_ends_and_its_buttons_are_greyed() -> None:
    panel = KnockoutTableScenario().private(0, "compose.Slide.20.150.140.b-l0")
    greyed = [button.press.rsplit(".", 1)[-1] for button in buttons(panel) if button.disabled]
    assert greyed == ["b-c0", "b-l0", "b-a2", "b-a3", "b-p2", "b-p3"]
    near = KnockoutTableScenario().private(0, "compose.Slide.22.0.45.b-l0")
    assert aimed(KnockoutTableScenario().opened(0, table_press(near, ".b-l0"))) == Slide(20, 0, 45)


def test_a_menu_aims_at_rows_and_tokens() -> None:
    """Section 18: another row in the same line; straight at a token, to knock it away."""
    table = KnockoutTableScenario().slide(20)
    panel = table.private(1, "compose.Slide.45.-25.15.b-a0")
    (menu,) = menus(panel)
    assert [choice.value for choice in menu.choices] == [*(f"r{row}" for row in range(1, 11)), "t0"]
    assert menu.choices[6].label == "Row 7 · power 65"
    assert menu.choices[6].hint == "Atlantic Avenue · Ventnor Avenue · Marvin Gardens"
    assert [choice.value for choice in menu.choices if choice.chosen] == ["r2"]
    assert aimed(table.opened(1, menu.press, "r3")) == Slide(45, -25, 25)
    hit = table.opened(1, menu.press, "t0")
    assert aimed(hit) == Slide(135, 0, 86)
    assert plain(hit).startswith("### 💥 🔴 red 1 · Ventnor Avenue\n")
    assert [choice.value for choice in menus(hit)[0].choices if choice.chosen] == ["t0"]
    (menu,) = menus(KnockoutTableScenario().private(0, "aim"))
    assert (menu.placeholder, len(menu.choices)) == ("Aim at a row", 10)


def test_what_would_be_touched_is_told_and_nothing_after_it() -> None:
    """KNOCKOUT-155, section 18."""
    table = KnockoutTableScenario(text_first="on").slide(20)
    hit = plain(table.private(1, "compose.Slide.135.0.86.t0"))
    assert "It would first touch 🔴 red 1 (Léa) on **Ventnor Avenue**." in hit
    assert "In practice" not in hit


def test_all_tokens_of_the_fullest_board_stand_in_the_menu() -> None:
    table = KnockoutTableScenario(4).lay(dict.fromkeys(range(1, 16), 20))
    (menu,) = menus(table.private(0, "aim"))
    assert [choice.value for choice in menu.choices[10:]] == [f"t{number}" for number in (*range(4, 16), 1, 2, 3)]


@pytest.mark.parametrize(
    ("forged", "sentence"),
    [
        ("Slide.5.0.45", "The place along GO must be between 20 and 250 mm from the top."),
        ("Slide.135.900.45", "The angle must be between 15 degrees up and 15 degrees down."),
        ("Slide.135.3.45", "The angle goes in steps of half a degree."),
        ("Slide.135.0.999999999", "The power must be between 1 and 140."),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence_and_changes_nothing(forged: str, sentence: str) -> None:
    """KNOCKOUT-24: the allowed range is named; the last valid value stands instead."""
    panel = KnockoutTableScenario().private(0, f"compose.{forged}.x")
    assert plain(panel).startswith(sentence)
    assert aimed(panel) == Slide(135, 0, 45)


@pytest.mark.parametrize("forged", ["Slide", "Slide.a.b.c.d.e.f", "Slide....", "Retry", "Slide.135.0.45.s99", "Pay"])
def test_nonsense_shows_the_panel_as_it_is(forged: str) -> None:
    assert aimed(KnockoutTableScenario().private(0, f"compose.{forged}")) == Slide(135, 0, 45)


def test_numbers_may_be_typed() -> None:
    """Section 18: "exact"; what was typed comes back to the panel, out of range with the range."""
    table = KnockoutTableScenario()
    panel = table.private(0, "compose.Slide.135.-25.45.x")
    middle = [button for button in buttons(panel) if written(button.press).kind == FORM]
    assert [button.label for button in middle] == ["Mid", "↗ 2.5°", "Power 45", "Exact…"]
    form = registry.form(table.table(), 0, written(middle[1].press), translator_for("fr"))
    assert isinstance(form, Form)
    (field,) = form.fields
    assert (field.label, field.value) == ("Angle en degrés, négatif vers le haut", "-2,5")
    assert field.hint == "De -15 à 15, par demi-degrés ; 0 va tout droit".replace(" ;", "\u202f;")
    assert aimed(typed(table, form, "+3,5")) == Slide(135, 35, 45)
    assert aimed(typed(table, form, "\u22124")) == Slide(135, -40, 45)
    over = typed(table, form, "20")
    assert plain(over).startswith("The angle must be between")
    form = registry.form(table.table(), 0, written(middle[2].press), translator_for("en"))
    assert isinstance(form, Form)
    assert aimed(typed(table, form, "80")) == Slide(135, -25, 80)
    found = registry.submitted(table.table(), written(form.press), ["strong"], translator_for("en"))
    assert found == Refusal("not-a-number", {"text": "strong"})


def test_all_numbers_may_be_typed_at_once() -> None:
    """Section 18: "Exact" is a form with three fields; what is out of its range comes back with the range."""
    table = KnockoutTableScenario()
    panel = table.private(0, "compose.Slide.135.-25.45.x")
    form = registry.form(table.table(), 0, written(press(panel, "Exact")), translator_for("en"))
    assert isinstance(form, Form)
    assert [(field.key, field.value) for field in form.fields] == [("lane", "135"), ("angle", "-2.5"), ("power", "45")]
    assert [field.label for field in form.fields][::2] == ["Lane, mm from the top edge", "Power"]
    assert aimed(typed(table, form, "20", "-15", "140")) == Slide(20, -150, 140)
    over = typed(table, form, "251", "3", "80")
    assert plain(over).startswith("The place along GO must be between 20 and 250 mm from the top.")
    assert aimed(over) == Slide(135, 30, 80)
    for said in (["1"], ["1", "2", "3", "4"]):
        assert registry.submitted(table.table(), written(form.press), said, translator_for("en")) == Refusal("forged")
    assert registry.submitted(table.table(), written(form.press), ["1", "2", "hard"], translator_for("en")) == Refusal(
        "not-a-number", {"text": "hard"}
    )


def typed(table: KnockoutTableScenario, form: Form, *said: str) -> Panel:
    found = registry.submitted(table.table(), written(form.press), said, translator_for("en"))
    assert isinstance(found, ControlId)
    assert found.kind == COMPOSE
    return table.private(0, registry.what(found))


def test_a_table_without_the_band_shows_neither_spread_nor_chances() -> None:
    panel = KnockoutTableScenario(aim_band="off", text_first="on").private(0, "aim")
    assert panel.picture is not None
    assert panel.picture.key == "knockout/aim-bare"
    assert "In practice" not in plain(panel)
    assert "A perfect slide stops" in plain(panel)


def test_a_retry_is_aimed_alike_and_names_its_price() -> None:
    """KNOCKOUT-173."""
    table = KnockoutTableScenario(second_chance="paid").cash(100, 0, 0).slide("off")
    panel = table.private(0, "aim")
    assert read(GAME, play_text(press(panel, "Slide! · M100"))) == Retry(135, 0, 45)
    assert written(press(panel, "Slide!")).wait == "retry-2"
    assert "Take a second chance for M100?" in plain(panel)


# ---- who may not


def test_others_read_whose_slide_it_is() -> None:
    """KNOCKOUT-16."""
    assert plain(KnockoutTableScenario().private(1, "aim")).startswith("It's Léa's turn to slide.")
    stranger = plain(KnockoutTableScenario().private(None, "aim"))
    assert stranger == translator_for("en").say("refusal-stranger")


def test_a_partner_reads_that_the_next_slide_is_theirs() -> None:
    """KNOCKOUT-18: but not after the last one of a round, nor where the same partner slides a token once more."""
    table, following = (
        KnockoutTableScenario(6),
        "Léa joue pour votre équipe ; la prochaine fois, ce sera à vous.",
    )
    assert plain(table.private(1, "aim", "fr")).startswith(following)
    last = KnockoutTableScenario(6).lay(dict.fromkeys(range(3), "out")).private(0, "aim", "fr")
    assert plain(last) == "Max joue pour votre équipe."
    retry = KnockoutTableScenario(6, second_chance="free").slide("off").private(1, "aim")
    assert plain(retry) == "Léa, your partner, slides now."
    assert plain(table.private(2, "aim")).startswith("It's Léa's turn to slide.")


def test_the_partner_is_promised_the_next_slide_only_where_it_is_sure() -> None:
    """KNOCKOUT-18: not after the round's last one, for the next round begins with the same player; nor out of Jail."""
    promised = "Your team's next slide is yours."
    table = KnockoutTableScenario(6).cash(500, 500, 500)
    assert promised in plain(table.private(1, "aim"))
    table.slide(1, 1, 1)
    assert promised in plain(table.private(0, "aim"))
    table.slide(28).play(0, Pay())
    assert plain(table.private(0, "aim")).startswith("Max, your partner, slides now.")
    assert promised not in plain(table.private(0, "aim"))
    table.slide(4).lay({2: "out"})
    while table.due != 3:
        table.slide(4)
    assert table.asked == (1,)
    assert promised not in plain(table.private(0, "aim"))


def test_a_partner_is_called_for_who_is_away() -> None:
    """KNOCKOUT-162."""
    table = KnockoutTableScenario(6)
    assert table.shown().ping == (100,)
    table.s.missed[0] = 2
    shown = table.shown("fr")
    assert set(shown.ping) == {100, 101}
    assert "<@100> et <@101>, faites glisser un pion. Il en reste 4 à votre équipe." in plain(shown)
    assert "Sans réponse à temps, Max peut jouer aussi." in plain(shown)
    assert table.private(1, "aim").slot == "aim"


def test_on_chance_the_partner_may_leave_it_but_not_slide() -> None:
    """KNOCKOUT-19."""
    table = KnockoutTableScenario(6).lay(dict.fromkeys((*range(1, 4), *range(4, 12)), "out")).slide(15)
    assert table.what == "chance"
    assert "Team Léa and Max: Léa slides it again, or either partner leaves it there" in plain(table.shown())
    mine = table.private(1)
    assert labels(mine)[0] == "Leave it on Chance"
    assert plain(table.private(1, "aim")).startswith("Léa, your partner, slides now.")
    assert table.private(0, "aim").slot == "aim"


def test_nobody_aims_while_the_table_is_paused() -> None:
    table = replace(KnockoutTableScenario().table(), phase=PAUSED, deadlines=())
    panel = registry.private(table, 0, "aim", translator_for("en"))
    assert plain(panel).startswith("The table is paused.")
    public = registry.panels(table, [], (), translator_for("en"))
    assert labels(public[0]) == ["My moves", "Board", "Table…"]
    assert public[0].ping == ()


def test_an_aim_that_is_too_late_shows_how_the_table_stands() -> None:
    table = KnockoutTableScenario().slide(11)
    panel = table.private(0, "compose.Slide.135.0.45.b-l0")
    assert "It's Max's turn to slide." in plain(panel)
    done = KnockoutTableScenario(2).to_the_end(11).to_the_end(27)
    assert plain(done.private(0, "aim")).startswith(translator_for("en").say("ask-done"))


# ---- what I may do


def test_my_moves_show_cash_tokens_and_the_preset() -> None:
    """KNOCKOUT-193."""
    panel = KnockoutTableScenario().cash(250, 0, 0).lay({0: 20}).private(0)
    said = plain(panel)
    assert "1. 🔴 **Léa** (red) · M250 · 3 in hand · Ventnor Avenue" in said
    assert "You're asked each time a token goes to jail." in said
    assert labels(panel) == ["🎯 Aim", "If a token is in jail…"]
    answers = KnockoutTableScenario().opened(0, press(panel, "If a token"))
    assert [play_text(button.press) for button in buttons(answers)[:2]] == ["Preset.never", "Preset.always"]


def test_the_board_is_for_whoever_asks() -> None:
    """Section 18."""
    panel = KnockoutTableScenario().slide(11, 12).private(None, "board", "fr")
    assert panel.picture is not None
    assert panel.picture.key == "knockout"
    assert "2. 🟡 **Max** (jaune) · 0 M · 3 pions en main · Avenue New York" in plain(panel)


def test_names_of_spaces_come_by_a_press() -> None:
    """Section 18: no board bears them; whoever asks gets them row by row, a spectator too, and comes back."""
    table = KnockoutTableScenario()
    panel = table.opened(0, press(table.private(None, "board"), "Names of the spaces"))
    said = plain(panel).splitlines()
    assert len([line for line in said if " · " in line]) == 10
    assert "-# 7. Atlantic Avenue · Ventnor Avenue · Marvin Gardens" in said
    assert "-# 10. Go to Jail · Free Parking · Go to Jail" in said
    assert table.opened(0, press(panel, "Back")).picture is not None
    assert "Avenue de la Méditerranée" in plain(table.private(None, "board.names", "fr"))
