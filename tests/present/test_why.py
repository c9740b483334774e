"""Why a robot did what it did: its last turn decision by decision, for anybody who asks, in the asker's language."""

import pytest
from msgspec.structs import replace

from bot.games import BUILT_IN, GAMES
from bot.games.city.events import Bought, UnitPressed
from bot.games.deal.events import TurnEnded
from bot.i18n.translator import translator_for
from bot.kit.contract import EventFor
from bot.kit.events.turns import TurnBegan
from bot.kit.robots.move import Reason
from bot.present import registry
from bot.present.panel_model import Menu, Panel
from bot.present.panels import robot_reasons
from bot.present.panels.robot_reasons import Decision, fitting, last_turn
from bot.tables.model import Record, Table
from tests.contract.sentences import whole
from tests.present.robot_games import NAMES, game
from tests.present.scenario_city import buttons, check, started, text
from tests.spoken import WALKED

pytestmark = pytest.mark.uncounted
ROBOT = 1
"""The seat of a robot in City's scenario."""
BUY, PRESS, BEST = Reason("completes", {"space": 39}), Reason("presses"), Reason("best")


def begun(seat: int, turn: int) -> EventFor:
    return EventFor(TurnBegan(seat=seat, turn=turn, round=1))


RECORDS = [
    Record(1, "1", 0.0, ROBOT, "Buy", [EventFor(Bought(seat=ROBOT, space=39, amount=400)), begun(0, 1)], BUY),
    Record(2, "2", 0.0, 0, "Done", [begun(ROBOT, 2)]),
    Record(3, "3", 0.0, ROBOT, "Press", [EventFor(UnitPressed(seat=ROBOT, permit=2))], PRESS),
    Record(4, "4", 0.0, ROBOT, "Done", [begun(0, 3)], BEST),
]


def robots(*seats: int) -> Table:
    """City's table with robots on these seats and people on the others."""
    table = started()
    chairs = tuple(
        replace(
            chair, name=NAMES[seat], robot="normal" if seat in seats else None, person=None if seat in seats else seat
        )
        for seat, chair in enumerate(table.chairs)
    )
    return replace(table, chairs=chairs)


def why(table: Table, records: list[Record], asked: str = "-", lang: str = "en") -> Panel:
    panel = registry.why(table, records, asked, translator_for(lang))
    check(panel)
    return panel


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            ["- Grace gets a permit for 2 blocks.", "-# The permit is free, and I have somewhere to build."],
        ),
        (
            "fr",
            [
                "- Grace obtient un permis pour 2 blocs.",
                "-# Demander un permis ne coûte rien, et j’ai de quoi construire.",
            ],
        ),
    ],
)
def test_the_decisions_of_a_robots_last_turn_are_told_one_by_one(lang: str, said: list[str]) -> None:
    shown = text(why(robots(ROBOT), RECORDS, lang=lang)).replace("\u00a0", " ").replace("\u202f", " ")
    assert all(line in shown for line in said)
    assert translator_for(lang).say("city-action-done") in shown
    assert "400" not in shown, "the turn before is over"


def test_until_a_robot_has_decided_anything_its_turn_before_is_explained() -> None:
    assert [record.seq for record in last_turn(RECORDS[:2], ROBOT)] == [1]
    assert "Diamond Hills completes my set" in text(why(robots(ROBOT), RECORDS[:2]))


def test_what_a_robot_answers_in_the_turns_of_others_is_told_too() -> None:
    answered = Record(5, "5", 0.0, ROBOT, "Pass", [], Reason("dear", {"space": 39}))
    assert [record.seq for record in last_turn([*RECORDS, answered], ROBOT)] == [3, 4, 5]


def test_where_no_turns_are_told_it_is_what_the_robot_did_since_anybody_else() -> None:
    slid = [Record(seq, str(seq), 0.0, seat, "Stay", [], BEST) for seq, seat in enumerate((1, 0, 1, 1, 2), 1)]
    assert [record.seq for record in last_turn(slid, 1)] == [3, 4]
    assert [record.seq for record in last_turn(slid, 2)] == [5]


def test_a_robot_that_has_not_moved_has_nothing_to_say() -> None:
    assert "No robot has moved yet" in text(why(robots(ROBOT), []))
    assert "No robot has moved yet" in text(why(robots(ROBOT), [replace(each, thought=None) for each in RECORDS]))


def test_of_several_robots_one_is_chosen_and_the_last_to_move_comes_first() -> None:
    other = Record(5, "5", 0.0, 2, "Press", [EventFor(UnitPressed(seat=2, permit=3))], PRESS)
    for asked, name in (("-", "Alan"), ("1", "Grace"), ("2", "Alan"), ("0", "Alan"), ("99", "Alan"), ("x", "Alan")):
        panel = why(robots(ROBOT, 2), [*RECORDS, other], asked)
        assert panel.lines[0] == f"### Why? · {name}"
        menu, back = panel.rows
        assert isinstance(back, tuple)
        assert back[0].press == "h|17|table|-"
        assert isinstance(menu, Menu)
        assert menu.press == "h|17|why|?"
        assert [choice.label for choice in menu.choices if choice.chosen] == [name]
    assert len(why(robots(ROBOT), RECORDS).rows) == 1, "the way back alone"


def test_of_very_many_decisions_the_weighty_ones_are_kept_and_the_rest_is_counted() -> None:
    found = [Decision(f"act {at}", "why", weighty=at % 2 == 1) for at in range(30)]
    kept, rest = fitting(found)
    assert (len(kept), rest) == (robot_reasons.ROOM // 2, 30 - robot_reasons.ROOM // 2)
    assert all(each.weighty for each in kept)
    assert kept == sorted(kept, key=found.index)
    long = Decision("x" * 4_000, "y", weighty=True)
    assert fitting([long]) == ([long], 0), "one is told in any case"


def test_what_only_its_seat_may_know_is_not_told() -> None:
    """An act without a public event is named by its verb, and not at all where the verb is secret."""
    table = next(game("deal", 2, 1, 1))[0]
    secret = next(iter(GAMES["deal"].secret_verbs)).__name__
    hidden = EventFor(TurnEnded(seat=0), only=0)
    assert text(why(table, [Record(1, "1", 0.0, 0, f"{secret}.1.2", [hidden], BEST)])).count("\n- ") == 0
    assert "has ended" not in text(why(table, [Record(1, "1", 0.0, 0, "EndTurn", [hidden], BEST)]))


@pytest.mark.parametrize("lang", WALKED)
@pytest.mark.parametrize("key", BUILT_IN)
def test_every_game_tells_its_robots_turns(key: str, lang: str) -> None:
    """Every decision of a robot has its act and its reason in words, without a hole, and the panel fits a phone."""
    words, told = translator_for(lang), 0
    for table, records in game(key, 3, 2, 150, "easy"):
        seat = records[-1].seat
        if records[-1].thought is not None:
            panel = why(replace(table, lang=lang), records[-robot_reasons.RECORDS_READ :], str(seat), lang)
            acts = [line for line in panel.lines if line.startswith("- ")]
            assert len(acts) == len([line for line in panel.lines if line.startswith("-# ") and "…" not in line])
            for line in panel.lines:
                whole(line)
            assert words.reason(key, records[-1].thought, NAMES) in text(panel) or "…" in text(panel)
            told += len(acts)
    assert told > 50


def test_the_tables_panel_asks_only_where_robots_play() -> None:
    asks = [button.press for button in buttons(registry.private(robots(ROBOT), 0, "table", translator_for("en")))]
    assert "h|17|why|-" in asks
    assert "h|17|why|-" not in [
        button.press for button in buttons(registry.private(robots(), 0, "table", translator_for("en")))
    ]
