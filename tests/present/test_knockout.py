"""Knockout's public messages: slides and their films, the questions after them, the rounds' bills, the end."""

import re
from hashlib import sha256
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.knockout import GAME
from bot.games.knockout.actions import Leave, Pay, Preset
from bot.games.knockout.events import Slid
from bot.i18n.translator import translator_for
from bot.kit import engine
from bot.kit.contract import LegalAction
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import at_random
from bot.present import registry
from bot.present.control_id import OPEN, PLAY, parse, written
from bot.present.panel_model import GOOD, Menu, Panel, PictureRequest
from rendering import paint
from rendering.image import Picture
from tests.games.knockout.board import OFF, SHORT
from tests.present.scenario_city import buttons, menus
from tests.present.scenario_knockout import NAMES, KnockoutTableScenario, alt, labels, plain, press


def painted(order: PictureRequest | None) -> Picture:
    assert order is not None
    return paint(order.key, order.view, order.theme, order.lang, order.names, order.tokens)


LASTING = ["My moves", "Board", "Table…"]

# ---- whose slide it is


def test_a_turn_says_whose_it_is_until_when_who_is_next_and_mentions_once() -> None:
    panel = KnockoutTableScenario().shown()
    assert panel.slot == "turn-1-0"
    assert panel.ping == (100,)
    said = plain(panel)
    assert "<@100>, slide a token. You have 4 in hand." in said
    assert "<t:1700000090:R>" in said
    assert "round 1 of 3, M500 on Free Parking. Léa has to slide a token." in alt(panel)
    assert "Léa (red): M0, 4 tokens in hand; none on the board." in alt(panel)
    assert "Next: 🟡 Max" in board(KnockoutTableScenario())
    assert labels(panel) == ["🎯 Aim", *LASTING]
    aim = buttons(panel)[0]
    found = parse(aim.press)
    assert found is not None
    assert (found.kind, found.wait, aim.style) == (OPEN, "aim", GOOD)
    assert painted(panel.picture).suffix == "png"


def board(table: KnockoutTableScenario, lang: str = "en") -> str:
    """What the panel of the board says."""
    return plain(table.private(None, "board", lang))


def test_the_opening_message_seals_the_seed() -> None:
    """KNOCKOUT-140: its SHA-256 is shown at the start, the seed itself not before the end."""
    said = plain(KnockoutTableScenario().panels(live=("lobby",))["lobby"])
    assert sha256(bytes(32)).hexdigest() in said
    assert not any(
        bytes(32).hex() in plain(panel)
        for panel in KnockoutTableScenario().slide(11).panels(live=("lobby", "slide-1")).values()
    )


def test_french_speaks_to_the_player() -> None:
    said = plain(KnockoutTableScenario().shown("fr"))
    assert "<@100>, faites glisser un pion. Il vous en reste 4 en main." in said
    assert "Ensuite : 🟡 Max" in board(KnockoutTableScenario(), "fr")


def test_a_robots_slide_has_no_button_that_only_it_could_press() -> None:
    panel = KnockoutTableScenario(robots=(0,)).shown()
    assert panel.ping == ()
    assert labels(panel) == LASTING
    assert "Léa slides" in plain(panel)


def test_a_team_is_named_and_its_slider_called() -> None:
    """KNOCKOUT-18: the words name the side, the slider, and who slides next."""
    table = KnockoutTableScenario(6)
    panel = table.shown()
    assert panel.ping == (100,)
    said = plain(panel)
    assert "🔴 Team Léa and Max: partners take turns sliding." in said
    assert "Léa has to slide a token." in alt(panel)
    assert "Next: 🟡 Ada" in board(table)
    table.slide(11, 12, 10)
    assert table.shown().ping == (101,)
    assert "Your team has 3 in hand." in plain(table.shown())


def test_who_comes_next_when_only_one_side_has_tokens_left() -> None:
    """KNOCKOUT-17: the same side again, until its last token is awaited."""
    table = KnockoutTableScenario(2).lay(dict.fromkeys((4, 5, 6, 7, 0, 1), "out"))
    assert "Next: 🔴 Léa" in board(table)
    table.slide(11)
    assert table.asked == (0,)
    assert "Next:" not in board(table)


# ---- a slide


def test_a_slide_is_told_in_words_with_all_that_it_moved() -> None:
    """KNOCKOUT-155: who slid, where it landed, which tokens moved from where to where, off the board or to Jail."""
    table = KnockoutTableScenario().slide(11, 20).slide(24, knocked={0: OFF, 4: 30})
    panel, told = table.shown(), table.log()
    assert told == [
        "Ada (green) slides and stops on Pennsylvania Avenue.",
        "The red token on Tennessee Avenue is knocked off the board.",
        "The yellow token on Ventnor Avenue is knocked to jail.",
        "A token stays in jail (Max, yellow).",
    ]
    assert plain(panel).splitlines()[:2] == [f"-# {line}" for line in told[-2:]]
    assert written(press(panel, "+2 lines")).wait == "log"
    assert "Token green 1: Pennsylvania Avenue. Token red 1: off the board. Token yellow 1: to jail." in alt(panel)
    said = board(table)
    assert "1. 🔴 **Léa** (red) · M0 · 3 in hand · 1 out" in said
    assert "2. 🟡 **Max** (yellow) · M0 · 3 in hand · 1 in jail" in said
    assert "3. 🟢 **Ada** (green) · M0 · 3 in hand · Pennsylvania Avenue" in said


def test_the_last_slide_of_a_round_tells_all_that_it_moved() -> None:
    """KNOCKOUT-155: its message has no button to the rest."""
    table = KnockoutTableScenario().lay(dict.fromkeys(range(11), "out")).lay({0: 20, 1: 21, 4: 24})
    table.slide(24, knocked={0: OFF, 4: 30, 1: 27})
    assert plain(table.panels()["slide-1"]).splitlines() == [
        "-# **Slide 1 · 🟢 Ada**",
        "-# Ada (green) slides and stops on Pennsylvania Avenue.",
        "-# The red token on Ventnor Avenue is knocked off the board.",
        "-# The red token is knocked from Marvin Gardens to Boardwalk.",
        "-# The yellow token on Pennsylvania Avenue is knocked to jail.",
        "-# A token stays in jail (Max, yellow).",
    ]


def test_every_picture_has_its_text() -> None:
    """KNOCKOUT-155."""
    table = KnockoutTableScenario().slide(11)
    for order in (table.shown().picture, table.private(1, "aim").picture, table.private(None, "board").picture):
        assert len(painted(order).alt) > len("Knockout")


def test_a_slide_is_a_film_in_its_message() -> None:
    """KNOCKOUT-150: an animated GIF in the picture area of the message that tells of the slide and asks what is next."""
    panel = KnockoutTableScenario().play(0, engine.read(GAME, "Slide.135.0.45")).shown()
    assert panel.slot == "slide-1"
    assert panel.picture is not None
    assert panel.picture.key == "knockout/slide"
    film = painted(panel.picture)
    assert film.suffix == "gif"
    assert film.data[:6] == b"GIF89a"
    assert labels(panel)[0] == "🎯 Aim"


def test_tables_without_animation_get_the_still() -> None:
    """KNOCKOUT-156."""
    panel = KnockoutTableScenario(animation="still").slide(11).shown()
    assert panel.picture is not None
    assert panel.picture.key == "knockout/slid"


def test_only_the_newest_slide_moves() -> None:
    """KNOCKOUT-154: when the next result is posted, the older one loses its picture and its buttons."""
    table = KnockoutTableScenario().slide(11).slide(20)
    found = table.panels(live=("turn-1-0", "slide-1"))
    past = found["slide-1"]
    assert past.last
    assert past.rows == ()
    assert past.ping == ()
    assert plain(past) == "-# **Slide 1 · 🔴 Léa** slides and stops on Tennessee Avenue"
    assert [panel.picture.key for panel in found.values() if panel.picture] == ["knockout/slide"]
    begun = found["turn-1-0"]
    assert begun.last
    assert plain(begun) == "-# Round 1 of 3: red goes first (Léa). Order: red, yellow and green"


def picture_key(panel: Panel) -> str:
    """Which kind of picture it shows."""
    assert panel.picture is not None
    return panel.picture.key


def play_at_random(table: KnockoutTableScenario, dice: FastRng) -> None:
    """One step of anybody who may do something."""
    legal_actions = {seat: engine_offers(table, seat) for seat in range(table.seats)}
    seat = next(seat for seat, found in legal_actions.items() if found)
    action = at_random(GAME, GAME.view(table.s, seat), legal_actions[seat], dice)
    assert action is not None
    done = engine.apply_action(GAME, table.s, seat, action, dice)
    assert isinstance(done, engine.Accepted)
    table.s = done.state
    table.every += [told.event for told in done.told]


def engine_offers(table: KnockoutTableScenario, seat: int) -> list[LegalAction]:
    return [
        legal_action for legal_action in GAME.legal_actions(table.s, seat) if legal_action.action not in (Leave, Preset)
    ]


@pytest.mark.parametrize(("seats", "second"), [(2, "off"), (4, "paid"), (7, "free")])
def test_a_slides_picture_is_the_board_of_its_question_and_goes_with_it(seats: int, second: str) -> None:
    """KNOCKOUT-154: the film ends with the board as it is; whatever is asked later in its message, nothing is redrawn."""
    table, dice, live = (
        KnockoutTableScenario(seats, animation="still", second_chance=second),
        FastRng(seats),
        list[str](),
    )
    moving = 0
    while GAME.result(table.s) is None:
        play_at_random(table, dice)
        found = table.panels(live)
        for slot, panel in found.items():
            if slot.startswith("slide-") and panel.last:
                assert (panel.picture, panel.rows) == (None, ()), (seats, slot)
            elif slot.startswith("slide-") and panel.rows and panel.picture is not None:
                now = table.private(None, "board").picture
                assert now is not None
                moving += picture_key(panel) == "knockout/slid"
                assert replace(panel.picture.view, slide=None) == replace(now.view, slide=None), (seats, slot)
        live = [slot for slot, panel in found.items() if not panel.last]
        assert len([slot for slot in live if slot.startswith("slide-")]) <= 1
    assert moving > 8


# ---- questions


def test_jail_asks_the_owners_side() -> None:
    """KNOCKOUT-37: two buttons visible to all; whoever slid it or the partner answers."""
    table = KnockoutTableScenario(6).cash(300, 300, 300).slide(28)
    panel = table.shown()
    assert panel.slot == "slide-1"
    assert panel.ping == (100, 101)
    assert "your red 1 is in jail. Pay M100 into the pot to slide again" in plain(panel)
    assert "🔴 Team Léa and Max: one answer counts for both." in plain(panel)
    assert labels(panel)[:2] == ["Pay M100 and slide", "Stay in jail"]
    assert picture_key(panel) == "knockout/slide"
    pay = written(buttons(panel)[0].press)
    assert (pay.kind, pay.wait, pay.text) == (PLAY, "jail-2", "Pay")
    table.play(1, Pay())
    (again,) = table.panels(live=("slide-1",)).values()
    assert again.slot == "slide-1"
    assert again.ping == (100,)
    assert picture_key(again) == "knockout"
    assert "slide the token that comes out of jail (red 1)" in plain(again)
    assert "-# Max (red) pays M100 to take the token out of jail." in plain(again)


def test_a_second_chance_names_its_price() -> None:
    """KNOCKOUT-170, KNOCKOUT-173."""
    assert labels(KnockoutTableScenario(second_chance="free").slide(OFF).shown())[:2] == [
        "🎯 Try again",
        "No second chance",
    ]
    paid = KnockoutTableScenario(second_chance="paid").cash(100, 0, 0).slide(SHORT).shown()
    assert labels(paid)[:2] == ["🎯 Try again · M100", "No second chance"]
    assert "your red 1 missed everything. Take a second chance for M100?" in plain(paid)


def test_chance_and_railroad_ask_in_the_message_of_their_slide() -> None:
    """KNOCKOUT-49, KNOCKOUT-56: slide again or leave it; a menu of the free properties and what each brings."""
    table = KnockoutTableScenario(2).lay({4: 19, 5: 20}).to_the_end(26, 15, 11)
    panel = table.shown()
    assert labels(panel)[:2] == ["🎯 Slide again", "Leave it on Chance"]
    table.time()
    panel = table.shown()
    assert panel.slot == "slide-6"
    assert "-# Léa (red) leaves the token on Chance." in plain(panel)
    (menu,) = menus(panel)
    assert isinstance(menu, Menu)
    by_value = {choice.value: choice for choice in menu.choices}
    assert "19" not in by_value
    assert "20" not in by_value
    last = by_value["21"]
    assert last.label.replace("\u00a0", " ") == "Marvin Gardens · M250"
    assert last.hint == "yellow · pays M1,750 · whole yellow set"
    assert labels(panel)[0] == "Stay on the Railroad"


# ---- the round's end


def scored(lang: str = "en", **options: Any) -> dict[str, Panel]:
    """The rulebook's worked example, with the pot at 400 before the tax."""
    table = KnockoutTableScenario(3, **options).cash(0, 0, 0, pot=400)
    table.lay({0: 26, 1: 21, 2: 20, 3: 2, 4: 21, 5: 10, 6: 29, 7: "jail", 8: 3, 9: 14, 10: 29})
    table.slide(OFF)
    table.play(0, engine.read(GAME, "Move.19"))
    return table.panels(live=("slide-1",), lang=lang)


def test_the_rounds_bills_have_their_arithmetic() -> None:
    """KNOCKOUT-46, KNOCKOUT-47: a bill for each side in order, then the pot; the next round is asked below."""
    found = scored(text_first="on")
    said = plain(found["round-1"])
    assert said.startswith("### Round 1: the bills\n**1. 🔴 Léa: +M2,500** → M2,500\n")
    assert "- Atlantic Avenue M250 + Ventnor Avenue M250 + Marvin Gardens M250 = **M750**" in said
    assert "- Whole yellow set: **+M1,500**" in said
    assert "- House, Atlantic Avenue pays again: **+M250**" in said
    assert "**2. 🟡 Max: +M450** → M450\n- St. James Place M200" in said
    assert "- Luxury Tax, 1 × M100: **−M100**" in said
    assert "- Free Parking, M500 shared by 2: **+M250**" in said
    assert "Free Parking: M500 − M500 = M0. The bank adds M500." in said
    assert found["round-1"].picture is not None
    assert found["round-1"].picture.key == "knockout/statement"
    assert list(found) == ["round-1", "turn-4-1", "slide-1"]
    assert "-# Round 2 of 3: yellow goes first (Max)." in plain(found["turn-4-1"])
    assert found["slide-1"].last
    assert plain(found["slide-1"]) == "-# **Slide 1 · 🟢 Ada** slides and leaves the board · +1 line"


def test_what_the_picture_of_the_bills_shows_is_not_said_again() -> None:
    found = scored()["round-1"]
    assert plain(found) == "### Round 1: the bills"
    assert "Léa" in alt(found)


def test_a_bill_keeps_the_cash_of_its_round() -> None:
    """KNOCKOUT-47: whatever is paid in the next one."""
    table = KnockoutTableScenario(2, text_first="on").lay({0: 25}).to_the_end()
    before = plain(table.panels(live=("round-1",))["round-1"])
    assert "Léa: +M500** → M500" in before
    table.slide(OFF).slide(28).play(0, Pay())
    assert table.money() == [400, 0]
    assert plain(table.panels(live=("round-1",))["round-1"]) == before


def test_a_question_whose_slides_are_forgotten_says_nothing_wrong() -> None:
    """What was told so long ago that nobody knows it any more is left out, not mixed up with what came since."""
    table = KnockoutTableScenario(6).cash(300, 300, 300).slide(28).play(1, Pay())
    table.slide(11, 12, 28).play(4, Pay())
    found = registry.panels(table.table(), table.history[-1:], ("turn-3-1", "slide-1"), translator_for("en"))
    question, slide = (next(panel for panel in found if panel.slot == slot) for slot in ("turn-3-1", "slide-1"))
    assert question.last
    assert len(question.lines) == 1
    assert slide.last
    assert (plain(slide), slide.picture) == ("-# **Slide 1**", None)


def test_a_first_question_is_not_told_as_a_later_rounds() -> None:
    table = KnockoutTableScenario(2).to_the_end(11).slide(11)
    begun = next(at for at, told in enumerate(table.every) if isinstance(told, Slid)) + 1
    for known, said in ((table.history, "Round 1 of 2:"), (table.history[begun:], "**The game has begun.**")):
        found = registry.panels(table.table(), known, ("turn-1-0", "turn-9-8"), translator_for("en"))
        first, second = (
            plain(next(panel for panel in found if panel.slot == slot)) for slot in ("turn-1-0", "turn-9-8")
        )
        assert first.startswith(f"-# {said}")
        assert second.startswith("-# Round 2 of 2: yellow goes first (Max).")


def test_the_bills_in_french() -> None:
    said = plain(scored("fr", text_first="on")["round-1"])
    assert re.search(r"- Groupe jaune \w+ : \*\*\+1 500 M\*\*", said)
    assert "- Maison, encore une fois l’avenue Atlantique : **+250 M**" in said
    assert "- Parc gratuit, 500 M à partager en 2 : **+250 M**" in said


def test_the_last_slide_of_a_round_stands_before_its_bills() -> None:
    table = KnockoutTableScenario(2).to_the_end(11)
    assert list(table.panels()) == ["slide-8", "round-1", "turn-9-8"]
    assert table.panels()["slide-8"].rows == ()
    assert picture_key(table.panels()["slide-8"]) == "knockout/slide"


def test_the_end_counts_the_rounds_and_offers_a_rematch() -> None:
    """KNOCKOUT-81, KNOCKOUT-140, KNOCKOUT-189."""
    table = KnockoutTableScenario(2).to_the_end(11).to_the_end(27)
    found = table.panels(live=("round-1",))
    assert list(found)[:3] == ["slide-16", "round-2", "end"]
    said = plain(found["end"])
    assert "🏆" in said
    assert said.split("\n")[1] == "With **M500**"
    assert "0" * 64 in said
    assert labels(found["end"]) == ["Rematch", "Board", "History"]
    assert picture_key(found["end"]) == "knockout/count"


def test_a_table_that_wants_words_first_counts_the_rounds_in_words() -> None:
    """KNOCKOUT-155, KNOCKOUT-189."""
    said = plain(KnockoutTableScenario(2, text_first="on").to_the_end(11).to_the_end(27).panels()["end"])
    assert "**1. 🔴 Léa** · M500 = +M0 +M500" in said
    assert "**2. 🟡 Max** · M200 = +M200 +M0" in said


def test_a_team_wins_as_one_and_only_sides_share() -> None:
    """KNOCKOUT-3, KNOCKOUT-82."""
    ended = KnockoutTableScenario(6).to_the_end(11).to_the_end(27).to_the_end()
    assert plain(ended.panels()["end"]).startswith("## 🏆 Léa and Max win!\n")
    assert plain(ended.panels(lang="fr")["end"]).startswith("## 🏆 Victoire : Léa et Max !\n")
    shared = KnockoutTableScenario(4).to_the_end().to_the_end().to_the_end().to_the_end().panels(lang="fr")["end"]
    assert "Victoire partagée : 🔴 Léa · 🟡 Max · 🟢 Ada · 🔵 Blaise !" in plain(shared)
    assert plain(KnockoutTableScenario(2).to_the_end(11).to_the_end(27).panels()["end"]).startswith("## 🏆 Léa wins!\n")


def test_after_a_choice_the_end_leaves_the_last_slide_as_it_is() -> None:
    """KNOCKOUT-154: it does not move again."""
    table = KnockoutTableScenario(2).to_the_end(11).to_the_end(15).time()
    assert list(table.panels()) == ["slide-16", "round-2", "end"]
    table = KnockoutTableScenario(2).to_the_end(11).to_the_end(26, 15)
    assert table.what == "chance"
    table.time()
    assert table.what == "railroad"
    table.time()
    assert list(table.panels()) == ["round-2", "end"]


def test_a_side_that_left_is_listed_last() -> None:
    """KNOCKOUT-182, KNOCKOUT-184: no round is scored for it."""
    table = KnockoutTableScenario(2, text_first="on").slide(11).play(0, Leave())
    found = table.panels(live=("slide-1",))
    assert list(found) == ["slide-1", "end"]
    assert f"**2. 🔴 {NAMES[0]}** · M0 · left the game" in plain(found["end"])


def test_presses_of_the_public_message_answer_the_decision_that_stands() -> None:
    panel = KnockoutTableScenario(second_chance="free").slide(OFF).shown()
    found = parse(press(panel, "No second chance"))
    assert found is not None
    assert (found.kind, found.wait, found.text) == (PLAY, "retry-2", "Decline")
