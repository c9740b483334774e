"""The lobby of Knockout: teams in view, seats to swap, four colours (KNOCKOUT-3, KNOCKOUT-5, KNOCKOUT-6)."""

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.translator import languages, translator_for
from bot.present import registry
from bot.present.panel_model import Panel
from bot.present.panels import lobby
from bot.tables.lobby import options, token_count
from bot.tables.model import Participant, Table
from tests.present.scenario_city import buttons, check, in_lobby, menus, text

KNOCKOUT = GAMES["knockout"]
PEOPLE = ("Léa", "Max", "Ada", "Zoé", "Tom", "Eve", "Ann", "Bob")


def seated(people: int, *tokens: int) -> Table:
    """A lobby of so many people; the first ones have picked these colours."""
    picked = (*tokens, *[None] * (people - len(tokens)))
    chairs = tuple(Participant(PEOPLE[n], person=100 + n, token=picked[n]) for n in range(people))
    given = {option.key: option.default for option in options(KNOCKOUT)}
    return replace(in_lobby(1, 0), game="knockout", chairs=chairs, options=given)


def public(table: Table, lang: str = "en") -> Panel:
    (panel,) = registry.panels(table, (), (), translator_for(lang))
    check(panel)
    return panel


def private(table: Table, seat: int, what: str, lang: str = "en") -> Panel:
    panel = registry.private(table, seat, what, translator_for(lang))
    check(panel)
    return panel


@pytest.mark.parametrize("lang", languages())
def test_teams_are_in_view_from_five_players_on(lang: str) -> None:
    """KNOCKOUT-3, KNOCKOUT-4: two and two, the last one alone; up to four everybody plays alone."""
    team = translator_for(lang).say("lobby-team", number=1)
    assert team not in text(public(seated(4), lang))
    said = text(public(seated(5), lang))
    heads = [translator_for(lang).say("lobby-team", number=number) for number in (1, 2, 3)]
    order = [heads[0], "Léa", "Max", heads[1], "Ada", "Zoé", heads[2], "Tom"]
    places = [said.index(each, said.index("**")) for each in order]
    assert places == sorted(places)


def test_a_game_without_teams_has_neither_teams_nor_a_swap() -> None:
    panel = public(in_lobby(6, 0))
    assert "Team" not in text(panel)
    assert not [button for button in buttons(panel) if "|seats|" in button.press]


def test_the_host_lets_two_people_change_seats() -> None:
    """KNOCKOUT-5: any two, at any time before the start."""
    table = seated(5)
    assert [button.disabled for button in buttons(public(table)) if "|seats|" in button.press] == [False]
    panel = private(table, 0, lobby.SEATS)
    (menu,) = menus(panel)
    assert menu.press == "t|17|-|swap.?.?"
    assert (menu.low, menu.high) == (2, 2)
    assert [choice.value for choice in menu.choices] == ["0", "1", "2", "3", "4"]
    assert "Team 3" in text(panel)
    other = private(table, 1, lobby.SEATS)
    assert not menus(other)
    assert "Only Léa, the host" in text(other)


def test_who_is_alone_has_nobody_to_change_with() -> None:
    assert [button.disabled for button in buttons(public(seated(1))) if "|seats|" in button.press] == [True]
    assert not menus(private(seated(1), 0, lobby.SEATS))


@pytest.mark.parametrize("lang", languages())
def test_the_four_colours_and_no_other_tokens_are_offered(lang: str) -> None:
    """KNOCKOUT-6: four colours by name, without those that others have."""
    (menu,) = menus(private(seated(5, 2, 0), 0, lobby.TOKEN, lang))
    spoken = translator_for(lang)
    assert [choice.value for choice in menu.choices] == ["1", "2", "3"]
    assert [choice.chosen for choice in menu.choices] == [False, True, False]
    names = [spoken.say(f"knockout-token-name-{n}") for n in range(token_count(KNOCKOUT))]
    colours = [spoken.say(f"knockout-value-{colour}").lower() for colour in ("red", "yellow", "green", "blue")]
    assert all(name.lower().startswith(colour) for name, colour in zip(names, colours, strict=True))
    assert all(name in choice.label for name, choice in zip(names[1:], menu.choices, strict=True))
    assert "🟢 Léa" in text(public(seated(5, 2, 0), lang))


def test_who_comes_when_every_colour_is_taken_reads_so() -> None:
    panel = private(seated(5, 0, 1, 2, 3), 4, lobby.TOKEN)
    assert not menus(panel)
    assert "All colours are taken" in text(panel)


def test_other_games_keep_their_tokens() -> None:
    (menu,) = menus(private(in_lobby(2, 0), 0, lobby.TOKEN))
    assert len(menu.choices) == GAMES["city"].seats[-1]
    assert "Blue disc" in menu.choices[0].label
