"""Events are picked by their kind as `isinstance` would."""

from bot.games.builder import events as builder
from bot.kit.contract import Event, EventFor
from bot.kit.events.turns import SalaryPaid, TurnBegan
from bot.present.event_kinds import placed, without


class Ended(Event, frozen=True):
    """Another event."""


BEGAN, ENDED = builder.TurnBegan(turn=3, round=1, seat=0, extra=""), Ended()
TOLD = [EventFor(ENDED), EventFor(BEGAN), EventFor(ENDED, 1)]


def test_a_game_s_own_event_is_of_the_kind_of_the_kit_s() -> None:
    assert placed(TOLD, TurnBegan) == [(1, BEGAN)]
    assert without(TOLD, (TurnBegan, SalaryPaid)) == [EventFor(ENDED), EventFor(ENDED, 1)]


def test_nothing_is_of_a_kind_that_was_not_told() -> None:
    assert placed(TOLD, SalaryPaid) == []
    assert without(TOLD, SalaryPaid) == TOLD
    assert without([], Ended) == []
