"""Nothing that only a seat may know stands in the log or in the export of a running game."""

import json
import logging
import re

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.games.deal.actions import Bank, Order
from bot.present.control_id import named
from bot.runtime.log import redacted
from bot.tables.model import CLOSED, PLAYING, TableChanged
from bot.tables.storage import history
from tests.bot_harness import BotHarness
from tests.games.scenario import options_of
from tests.tables.test_evening import done
from tests.tables.test_robots import robots_only


async def test_a_mishap_names_the_verb_and_no_card(
    harness: BotHarness, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the action's values nor the words of the mistake, which may name a card in a hand."""
    own = await BotHarness(harness.path.parent / "deal").boot()
    id_ = await own.playing("deal", options={"first": 1})
    table = own.table(id_)
    legal_action = next(each for each in GAMES["deal"].legal_actions(table.state, 0) if each.action is Bank)
    card = options_of(legal_action)[0]
    assert isinstance(card, int)
    marked = 7_000_000 + card

    def broken(*_: object) -> None:
        raise KeyError(marked)

    monkeypatch.setitem(GAMES["deal"].play.__globals__["HANDLERS"], Bank, broken)
    with caplog.at_level(logging.DEBUG, logger="bot"):
        answer = await own.press(id_, 0, Bank(card), key="77")
    assert not isinstance(answer, TableChanged)
    assert answer.code == "mishap"
    lines = "\n".join(logging.Formatter().format(record) for record in caplog.records if record.name.startswith("bot"))
    assert "Bank, 77" in lines
    assert "KeyError" in lines
    assert str(marked) not in lines
    assert f"Bank.{card}" not in lines
    await own.store.kill()


def test_an_error_is_told_by_its_kind_and_its_place() -> None:
    try:
        raise ValueError("card 45")
    except ValueError as error:
        said = logging.Formatter().formatException((type(redacted(error)), redacted(error), error.__traceback__))
    assert "ValueError" in said
    assert "test_secrets" in said
    assert "card 45" not in said.replace('raise ValueError("card 45")', "")


@pytest.mark.parametrize(
    ("custom_id", "said"),
    [
        ("p|17|play-3|Bank.45", "p|17|play-3|Bank"),
        ("h|17|confirm|Sly.45.12", "h|17|confirm|"),
        ("h|17|hand|45", "h|17|hand|"),
        ("d|17|-|GiveBack.+45+46", "d|17|-|GiveBack"),
        ("d|17|-|~482", "d|17|-|"),
        ("t|17|-|option.goal.2", "t|17|-|option"),
        ("anything", "?"),
        ("p", "p|||"),
    ],
)
def test_a_log_names_a_press_without_what_was_chosen(custom_id: str, said: str) -> None:
    assert named(custom_id) == said


async def test_robot_games_leave_nothing_in_the_log_and_no_secret_in_a_running_export(
    harness: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """Cards drawn, given back and standing orders are told to nobody before the end; afterwards the record has all."""
    own = await BotHarness(harness.path.parent / "deal").boot(robots=True)
    with caplog.at_level(logging.DEBUG, logger="bot"):
        id_ = await robots_only(own, "deal", ("easy", "normal", "easy"))
        for _ in range(40):
            if len(await own.store.history.records(id_)) > 60:
                break
            await own.ahead(20_000)
    await own.robots.close()
    records = await own.store.history.records(id_)
    running = history.export(replace(own.table(id_), phase=PLAYING), GAMES["deal"], records)
    assert running["seed"] is None
    text = json.dumps(running)
    assert not re.search(r'"(Drew|Returned|OrderGiven)"', text)
    assert not re.search(r'"(GiveBack|Order)\.', text)
    assert '"only": null' in text
    logged = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("bot"))
    assert not re.search(r"\b[A-Z][A-Za-z]+\.\+?\d", logged), "an action with its cards"
    over = history.export(replace(own.table(id_), phase=CLOSED), GAMES["deal"], records)
    assert '"Drew"' in json.dumps(over)
    assert [each["action"] for each in over["records"]] == [record.action for record in records]
    await own.store.kill()


async def test_a_standing_order_is_exported_by_its_verb_until_the_end(harness: BotHarness) -> None:
    own = await BotHarness(harness.path.parent / "deal").boot()
    id_ = await own.playing("deal")
    done(await own.press(id_, 1, Order("pay", "on")))
    data = history.export(own.table(id_), GAMES["deal"], await own.store.history.records(id_))
    assert [record["action"] for record in data["records"]] == ["Order"]
    assert "pay" not in json.dumps(data["records"])
    await own.store.kill()
