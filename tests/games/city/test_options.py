"""Section 22: every value of every option plays to its end, with all that the contract asks of the defaults."""

from collections.abc import Iterator

import pytest

from bot.games.city import GAME
from bot.games.kit.dice import FastDice
from bot.games.kit.engine import copy, decide, settings
from bot.games.kit.model import CLOCK, OneOf, Refusal
from bot.games.kit.robots import candidates, sample

LONGEST = 6_000


def values() -> Iterator[dict[str, int | str]]:
    """One changed option at a time, then all of them."""
    changed: dict[str, int | str] = {}
    for option in GAME.options:
        domain = option.domain
        options = domain.options if isinstance(domain, OneOf) else (domain.low, domain.low + 1)
        for value in options:
            if value != option.default:
                yield {option.key: value}
                changed[option.key] = value
    changed.pop("end")
    yield changed


def step(state, dice) -> None:
    """Somebody who is awaited plays at random; now and then the clock, or somebody who calls, proposes or leaves."""
    waits = [wait for wait in GAME.waits(state) if not wait.held]
    seats = [seat for wait in waits for seat in wait.seats if seat != CLOCK]
    if dice.die(60) == 1 or not seats:
        seat, action = GAME.default(state, waits[dice.die(len(waits)) - 1])
    else:
        seat = seats[dice.die(len(seats)) - 1]
        offers = [offer for offer in GAME.offers(state, seat) if offer.blocked is None]
        rare = dice.die(50) == 1
        offers = [offer for offer in offers if rare or offer.wait is not None] or offers
        verbs = list(dict.fromkeys(offer.action for offer in offers))
        verb = verbs[dice.die(len(verbs)) - 1]
        offers = [offer for offer in offers if offer.action is verb]
        action = sample(offers[dice.die(len(offers)) - 1], dice)
    if type(action) in GAME.combining and isinstance(decide(GAME, state, seat, action, FastDice()), Refusal):
        return
    GAME.play(state, seat, action, dice, lambda event, only=None: None)


@pytest.mark.parametrize("pace", ["slow", "live"])
@pytest.mark.parametrize("options", list(values()), ids=str)
def test_every_option_plays(options, pace):
    for seats in (2, 4, 6):
        dice = FastDice(seats)
        state = GAME.setup(seats, settings(GAME, pace) | options, dice)
        before = GAME.conserved(state)
        for _ in range(LONGEST):
            if not GAME.waits(state):
                break
            step(state, dice)
            assert GAME.conserved(state) == before
            assert min(state.purse.cash) >= 0
            assert all(p.residential + p.industrial <= 8 for p in state.plots)
        assert GAME.result(state) is not None


@pytest.mark.parametrize("options", [{"mortgages": "on"}, {"limited": "on"}, {"fine": "on"}], ids=str)
def test_every_offer_is_accepted_under_options(options):
    """Law 1 under the options that change offers: each value looked at is played on a copy."""
    dice = FastDice(5)
    state = GAME.setup(3, settings(GAME, "slow") | options, dice)
    for number in range(600):
        if not GAME.waits(state):
            break
        if number % 20 == 0:
            for seat in (CLOCK, 0, 1, 2):
                for offer in GAME.offers(state, seat):
                    if offer.blocked is not None or offer.action in GAME.combining:
                        continue
                    for action in candidates(offer):
                        other = copy(GAME, state)
                        GAME.play(other, seat, action, FastDice(1), lambda event, only=None: None)
                        assert min(other.purse.cash) >= 0
        step(state, dice)
