"""The lobby and the table's own panel: who sits, options, tokens, robots; pause, absence, votes (CITY-204, CITY-205)."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.translator import languages, translator_for
from bot.kit.boards.custom_board import BOARD, canonical, localized
from bot.kit.contract import Choice, Option, Range
from bot.kit.rng import fingerprint
from bot.present import registry
from bot.present.control_id import TABLE, parse, written
from bot.present.panel_model import Button, Menu, Panel
from bot.present.panels import board_report, lobby, table_status
from bot.tables.lobby import TIME_LIMIT, Transition, mark_options, options, presets_of, use_preset
from bot.tables.model import CLOSED, PAUSED, SLOW, BoardInfo, Deadline, Table, Vote
from tests.present.scenario_city import CITY, buttons, check, in_lobby, menus, started, text
from tests.tables.toy_game import TOY


def public(table: Table, lang: str = "en") -> Panel:
    (panel,) = registry.panels(table, (), (), translator_for(lang))
    check(panel)
    return panel


def private(table: Table, seat: int | None, what: str, lang: str = "en") -> Panel:
    panel = registry.private(table, seat, what, translator_for(lang))
    check(panel)
    return panel


@pytest.mark.parametrize("lang", languages())
def test_the_lobby_says_who_sits_what_is_played_and_until_when(lang: str) -> None:
    panel = public(in_lobby(), lang)
    assert panel.slot == "lobby"
    said = text(panel)
    assert translator_for(lang).say("city-blurb") in said
    assert all(name in said for name in ("Léa", "Max", "Ada", "Blaise"))
    assert "<t:1700000600:R>" in said
    assert panel.ping == ()


def test_the_lobbys_buttons_send_table_matters() -> None:
    sent = [button.press for button in buttons(public(in_lobby()))]
    assert sent == [
        "t|17|-|join", "t|17|-|leave", "h|17|rules|-", "t|17|-|robot.normal", "t|17|-|start",
        "h|17|token|-", "h|17|options|-", "h|17|robots|-", "h|0|learn|city",
    ]  # fmt: skip


def test_start_is_greyed_until_enough_have_joined() -> None:
    alone = public(in_lobby(people=1, machines=0))
    assert next(button for button in buttons(alone) if button.press.endswith("start")).disabled
    assert "You need one more player" in text(alone)
    enough = public(in_lobby(people=1, machines=1))
    assert not next(button for button in buttons(enough) if button.press.endswith("start")).disabled


def test_join_is_greyed_at_a_full_table() -> None:
    full = public(in_lobby(people=6, machines=0))
    assert [button.disabled for button in buttons(full)][:5] == [True, False, False, True, False]


def test_the_lobby_lists_only_the_options_that_were_changed() -> None:
    assert "Options: default" in text(public(in_lobby()))
    changed = text(public(in_lobby(hours=2)))
    assert "Options: Game hours: 2" in changed
    assert "Limited blocks" not in changed
    said = text(private(in_lobby(hours=2), 1, "options"))
    assert said.count("\n- ") == 1
    assert said.count(" · ") == len(options(CITY)) - 3, "the others are told in small letters, leaves at slower paces"


def test_only_the_host_gets_the_menus_of_the_options() -> None:
    table = in_lobby()
    assert menus(private(table, 0, "options"))
    assert private(table, 1, "options").rows == ()
    assert "Léa" in text(private(table, 1, "options"))


def offered(panel: Panel) -> Iterator[str]:
    """Every matter that a panel's menus can send."""
    for menu in menus(panel):
        for choice in menu.choices:
            press = parse(menu.press)
            assert press is not None
            assert press.kind == TABLE
            yield press.filled(choice.value).text


@pytest.mark.parametrize("key", GAMES)
def test_every_value_of_every_option_can_be_chosen_in_two_presses(key: str) -> None:
    usual = {each.key: each.default for each in options(GAMES[key])}
    table = replace(in_lobby(), game=key, pace="slow", options=usual)
    panel = private(table, 0, "options")
    sent = set(offered(panel))
    assert {"pace.live+0", "pace.slow+0", "preset.printed"} <= sent
    assert {"pace.live+20", "pace.live+60", "pace.slow+20160"} <= sent
    for option in options(GAMES[key]):
        if option is TIME_LIMIT:
            continue
        values = _values(option)
        marked = f"marks.{option.key}" in sent
        assert marked == (len(values) == 2 and option.key != BOARD), option.key
        if not marked and 1 < len(values) <= 25:
            assert {f"option.{option.key}.{value}" for value in values} <= sent
    assert all(1 < len(menu.choices) <= 25 for menu in menus(panel))
    assert len(sent) == sum(len(menu.choices) for menu in menus(panel))


def _values(option: Option) -> list[object]:
    """Those of four at the table."""
    if isinstance(option.domain, Range):
        return list(range(option.domain.low, 5 if option.key == "first" else option.domain.high + 1))
    assert isinstance(option.domain, Choice)
    return list(option.domain.options)


def on_closed_menus(table: Table, lang: str = "en") -> list[str]:
    """What the menus of the options say before they are opened."""
    return [
        ", ".join(choice.label for choice in menu.choices if choice.chosen) or menu.placeholder
        for menu in menus(private(table, 0, "options", lang))
    ]


def test_each_value_can_be_read_on_the_closed_menus() -> None:
    assert on_closed_menus(in_lobby()) == [
        "Setup: as printed", "Pace: live", "Game hours: 1",
        "Permit odds: equal chances", "Max bonuses or hazards: 1",
        "If someone is away: nobody", "Variants: none",
    ]  # fmt: skip
    unit = menus(private(in_lobby(), 0, "options"))[3]
    assert unit.choices[0].hint == "Permit odds (1, 2, 3 blocks, station): equal chances"
    changed = on_closed_menus(in_lobby(hours=3, mortgages="on", hidden="on"))
    assert changed[0] == "Setup: your own"
    assert changed[2] == "Game hours: 3"
    assert changed[-1] == "Mortgaging without a debt, Hidden cash: players see only their own"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", GAMES)
def test_presets_say_what_they_set_and_how_they_stand(key: str, lang: str) -> None:
    game = GAMES[key]
    table = replace(in_lobby(), game=key, options={each.key: each.default for each in options(game)})
    found = presets_of(game)
    assert [each.key for each in found][:2] == ["printed", "short"]
    for each in found:
        used = use_preset(game, table, each.key, 0.0)
        assert isinstance(used, Transition)
        assert used.table.pace == each.pace
        first = menus(private(used.table, 0, "options", lang))[0]
        (standing,) = [choice for choice in first.choices if choice.chosen]
        assert standing.value == each.key
        assert not standing.hint.endswith("…")
        again = mark_options(game, used.table, "text-first")
        assert isinstance(again, Transition)


def test_tokens_of_others_are_not_offered() -> None:
    table = in_lobby()
    chairs = (table.chairs[0], replace(table.chairs[1], token=3), *table.chairs[2:])
    panel = private(replace(table, chairs=chairs), 0, "token")
    assert [choice.value for choice in menus(panel)[0].choices] == ["0", "1", "2", "4", "5"]


def test_robots_are_added_and_removed() -> None:
    sent = set(offered(private(in_lobby(), 0, "robots")))
    assert sent == {"robot.easy", "robot.normal", "robot.strong", "unrobot.2", "unrobot.3"}
    assert len(menus(private(in_lobby(machines=0), 0, "robots"))) == 1


def test_a_game_without_judgement_has_one_kind_of_robot(monkeypatch: pytest.MonkeyPatch) -> None:
    """It promises no strengths: its only robot is called just that."""
    monkeypatch.setitem(GAMES, TOY.key, TOY)
    table = replace(in_lobby(machines=0), game=TOY.key)
    (menu,) = menus(lobby.private(table, 0, "robots", translator_for("fr")))
    assert [(choice.label, written(menu.press.replace("?", choice.value)).text) for choice in menu.choices] == [
        ("Robot", "robot.random")
    ]


def test_strangers_read_that_they_do_not_sit_here() -> None:
    assert private(in_lobby(), None, "options").lines == (translator_for("en").say("refusal-stranger"),)
    assert private(in_lobby(), None, "mine").lines == ("The game hasn't started yet.",)
    assert private(started(), 0, "options").lines == ("This game has already started.",)


def test_the_final_lobby_names_players_and_seals_the_dice() -> None:
    table = started()
    panel = lobby.panel(table, translator_for("en"))
    check(panel)
    assert panel.last
    assert panel.rows == ()
    assert fingerprint(table.seed) in text(panel)
    assert table.seed.hex() not in text(panel)
    assert "Léa, Max, Ada and Blaise" in text(panel)


def test_a_lobby_closed_without_a_game_says_so() -> None:
    table = replace(in_lobby(), phase=CLOSED, deadlines=())
    (panel,) = registry.panels(table, (), {"lobby"}, translator_for("en"))
    check(panel)
    assert panel.last
    assert "closed without a game" in text(panel)
    assert registry.panels(table, (), (), translator_for("en")) == []


def test_names_in_the_lobby_cannot_speak_markdown() -> None:
    table = in_lobby()
    chairs = (replace(table.chairs[0], name="**<@1>**\n# x"), *table.chairs[1:])
    assert r"\*\*\<\@1\>\*\* # x" in text(public(replace(table, chairs=chairs)))


# ---- during the game


def about_table(table: Table, seat: int) -> list[Button]:
    """The buttons of the table's panel about the table, without those that only look something up."""
    found = buttons(private(table, seat, "table"))
    return [
        button
        for button in found
        if button.press.startswith("t|") or button.press[5:].startswith(("confirm", "close", "why"))
    ]


def test_the_hosts_panel_pauses_and_asks_for_the_end() -> None:
    table = started()
    assert [(button.press, button.disabled) for button in about_table(table, 0)] == [
        ("t|17|-|pause", False), ("t|17|-|close", False), ("h|17|confirm|Leave", False), ("h|17|why|-", False),
    ]  # fmt: skip
    guest = [(button.label, button.disabled) for button in about_table(table, 1)]
    assert guest == [
        ("Ask for a break", False), ("Ask to end the game", False), ("Leave the game", False), ("Why?", False),
    ]  # fmt: skip
    assert not any(button.press.startswith("t|") for button in buttons(private(table, None, "table")))


def test_a_host_who_plays_with_robots_is_asked_once_more_before_the_end() -> None:
    table = started(1, 2)
    ending = about_table(table, 0)[1]
    assert (ending.label, ending.press) == ("End for everyone…", "h|17|close|-")
    assert {button.style for button in about_table(table, 0)} == {"plain"}, "red is what ends it, not what asks"
    sure = private(table, 0, "close")
    assert [button.press for button in buttons(sure)] == ["t|17|-|close.sure", "h|17|table|-"]
    assert buttons(sure)[0].style == "bad"
    assert sure.lines[0] == "### End the game for everyone?"
    assert private(replace(table, host=1), 0, "close").slot == "table", "whoever is not the host is not asked"


def test_anybody_may_look_things_up() -> None:
    stranger = private(started(), None, "table")
    assert [button.label for button in buttons(stranger)] == ["Districts…", "Rules", "History"]


def test_a_pause_is_ended_by_the_host_or_after_absence_by_anybody() -> None:
    table = replace(started(), phase=PAUSED, pause="asked", deadlines=())
    assert [button.disabled for button in about_table(table, 1)] == [True, False, False]
    assert [button.disabled for button in about_table(table, 0)] == [False, False, False]
    absent = replace(table, pause="absent", deadlines=(Deadline("pause", 0, 1_700_001_800.0),))
    assert not about_table(absent, 1)[0].disabled
    said = table_status.lines(absent, translator_for("en"))
    assert "Everybody is away" in said[0]
    assert "<t:1700001800:R>" in said[1]


def test_who_is_away_is_named() -> None:
    table = started()
    chairs = (table.chairs[0], replace(table.chairs[1], away=True), *table.chairs[2:])
    said = "\n".join(table_status.lines(replace(table, chairs=chairs), translator_for("fr")))
    assert "Max" in said
    assert said.startswith("-# N’est pas là,")


def test_a_vote_is_offered_about_who_missed_five_and_then_answered() -> None:
    table = started()
    missed = (table.chairs[0], replace(table.chairs[1], missed=5, away=True), *table.chairs[2:])
    table = replace(table, chairs=missed)
    (menu,) = menus(private(table, 0, "table"))
    assert menu.press == "t|17|-|voteout.?"
    assert [choice.value for choice in menu.choices] == ["1"]
    assert menus(private(table, 1, "table")) == []
    open_ = replace(table, vote=Vote(1, 4), deadlines=(*table.deadlines, Deadline("out-4", 0, 1_700_000_180.0)))
    assert [button.press for button in about_table(open_, 0)][:2] == [
        "t|17|-|vote.yes",
        "t|17|-|vote.no",
    ]
    assert not any("vote" in line.lower() for line in table_status.lines(open_, translator_for("en")))


def test_a_clock_that_stands_still_has_no_countdown() -> None:
    assert lobby.countdown(translator_for("en"), Deadline("roll-1", 0, None, 12.0)) == ""
    assert lobby.countdown(translator_for("en"), None) == ""
    assert "<t:90:R>" in lobby.countdown(translator_for("en"), Deadline("roll-1", 0, 90.0))


def test_a_slow_lobby_says_its_pace() -> None:
    assert "partie au long cours" in public(in_lobby(pace=SLOW), "fr").lines[0]
    assert not any(isinstance(row, Menu) for row in public(in_lobby()).rows)


# ---- boards


@pytest.mark.parametrize("lang", languages())
def test_the_boards_of_the_server_stand_beside_the_games_own(lang: str) -> None:
    shelf = (BoardInfo(3, "city", {"fr": "Lille", "en": "Old Lille"}), BoardInfo(4, "city", {"": "Lyon (nord)"}))
    table = replace(in_lobby(), available_boards=shelf)
    menu = next(menu for menu in menus(private(table, 0, "options", lang)) if "option.board" in menu.press)
    _, *names = [choice.label.rpartition(":")[2].strip() for choice in menu.choices]
    assert names == [localized(shelf[0].title, lang), "Lyon (nord)"]
    assert [choice.value for choice in menu.choices] == ["usual", "own-3", "own-4"]
    assert [choice.chosen for choice in menu.choices] == [True, False, False]


@pytest.mark.parametrize("lang", languages())
def test_a_board_that_is_chosen_is_told_by_its_title(lang: str) -> None:
    own = canonical(board_report.opened(b'game = "city"\ntitle.fr = "Lille"\ntitle.en = "Old Lille"\n'))
    table = replace(in_lobby(), loaded=own, options={**in_lobby().options, "board": "own-3"})
    name = localized({"fr": "Lille", "en": "Old Lille"}, lang)
    assert translator_for(lang).say(
        "lobby-option", name=translator_for(lang).say("city-option-board"), value=name
    ) in text(public(table, lang))
    assert name in text(private(table, 1, "options", lang))


def test_an_open_votes_answers_stand_above_all_other_buttons() -> None:
    table = replace(started(), vote=Vote(1, 4), deadlines=(Deadline("out-4", 0, 1_700_000_180.0),))
    found = [button.press for button in buttons(private(table, 0, "table"))]
    assert found[:2] == ["t|17|-|vote.yes", "t|17|-|vote.no"]
