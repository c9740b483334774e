"""Section 22: every value of every option plays to its end, with all that the contract asks of the defaults."""

from collections.abc import Iterator

import pytest

from bot.games.city import GAME
from bot.games.city.state import State
from bot.kit.contract import CLOCK, Choice, Refusal
from bot.kit.engine import apply_action, copy, default_options
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import candidates, sample
from tests.games.scenario import play_in_place

LONGEST = 6_000


def values() -> Iterator[dict[str, int | str]]:
    """One changed option at a time, then all of them."""
    changed: dict[str, int | str] = {}
    for option in GAME.options:
        domain = option.domain
        options = domain.options if isinstance(domain, Choice) else (domain.low, domain.low + 1)
        for value in options:
            if value != option.default:
                yield {option.key: value}
                changed[option.key] = value
    changed.pop("end")
    yield changed


def step(state: State, dice: FastRng) -> None:
    """Somebody who is awaited plays at random; now and then the clock, or somebody who calls, proposes or leaves."""
    waits = [wait for wait in GAME.waits(state) if not wait.held]
    seats = [seat for wait in waits for seat in wait.seats if seat != CLOCK]
    if dice.die(60) == 1 or not seats:
        seat, action = GAME.default(state, waits[dice.die(len(waits)) - 1])
    else:
        seat = seats[dice.die(len(seats)) - 1]
        legal_actions = [
            legal_action for legal_action in GAME.legal_actions(state, seat) if legal_action.blocked is None
        ]
        rare = dice.die(50) == 1
        legal_actions = [
            legal_action for legal_action in legal_actions if rare or legal_action.wait is not None
        ] or legal_actions
        verbs = list(dict.fromkeys(legal_action.action for legal_action in legal_actions))
        verb = verbs[dice.die(len(verbs)) - 1]
        legal_actions = [legal_action for legal_action in legal_actions if legal_action.action is verb]
        action = sample(legal_actions[dice.die(len(legal_actions)) - 1], dice)
    if type(action) in GAME.cross_checked and isinstance(apply_action(GAME, state, seat, action, FastRng()), Refusal):
        return
    play_in_place(GAME, state, seat, action, dice)


@pytest.mark.uncounted
@pytest.mark.parametrize("pace", ["slow", "live"])
@pytest.mark.parametrize("options", list(values()), ids=str)
def test_every_option_plays(options: dict[str, int | str], pace: str) -> None:
    for seats in (2, 4, 6):
        dice = FastRng(seats)
        state = GAME.setup(seats, default_options(GAME, pace) | options, dice)
        before = GAME.conserved_totals(state)
        for _ in range(LONGEST):
            if not GAME.waits(state):
                break
            step(state, dice)
            assert GAME.conserved_totals(state) == before
            assert min(state.purse.cash) >= 0
            assert all(p.residential + p.industrial <= 8 for p in state.plots)
        assert GAME.result(state) is not None


@pytest.mark.parametrize("options", [{"mortgages": "on"}, {"limited": "on"}, {"fine": "on"}], ids=str)
def test_every_offer_is_accepted_under_options(options: dict[str, str]) -> None:
    """Law 1 under the options that change offers: each value looked at is played on a copy."""
    dice = FastRng(5)
    state = GAME.setup(3, default_options(GAME, "slow") | options, dice)
    for number in range(600):
        if not GAME.waits(state):
            break
        if number % 20 == 0:
            for seat in (CLOCK, 0, 1, 2):
                for legal_action in GAME.legal_actions(state, seat):
                    if legal_action.blocked is not None or legal_action.action in GAME.cross_checked:
                        continue
                    for action in candidates(legal_action):
                        other = copy(GAME, state)
                        play_in_place(GAME, other, seat, action, FastRng(1))
                        assert min(other.purse.cash) >= 0
        step(state, dice)
