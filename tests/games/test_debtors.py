"""A debtor's trades at random: the creditor's part never shrinks unless the debt can be paid (CITY-208, CLASSIC-149, BUILDER-168)."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.games.builder import data as builder
from bot.games.city import data as city
from bot.games.classic.board import board
from bot.kit.engine import Accepted, apply_action
from bot.kit.mechanics.debt import Debt
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import sample
from tests.games.builder.scenario import BuilderScenario as BuilderScene
from tests.games.city.scenario import CityScenario as CityScene
from tests.games.classic.scenario import ClassicScenario as ClassicScene
from tests.games.scenario import TradingScenario, options_of

DEBTOR, CREDITOR, FRIEND = 0, 1, 2
POSITIONS, TRADES = 60, 12
Reckoned = tuple[int, float]
"""What the debtor could raise, and what a bankruptcy would hand over."""


def in_city(dice: FastRng) -> TradingScenario:
    """Districts with some blocks, some mortgaged; kept cards; a debt in step B."""
    table = CityScene()
    for space in city.DISTRICTS:
        owner = dice.die(5) - 1
        if owner < 3:
            table.own(owner, space, residential=dice.die(4) - 1, industrial=dice.die(2) - 1)
            table.plot(space).mortgage = 200 * (dice.die(3) == 1)
    table.cash(*[10 * dice.die(300) for _ in range(3)]).holding(DEBTOR, 17).holding(FRIEND, 18)
    table.s.stack.append(Debt(900, DEBTOR, CREDITOR, 10 * dice.die(1_500) + table.s.purse.cash[DEBTOR]))
    return table


def reckon_city(table: Any) -> Reckoned:
    """By the printed cards."""
    s = table.s
    raisable, estate = s.purse.cash[DEBTOR], s.purse.cash[DEBTOR] + 500.0 * len(s.cards[DEBTOR])
    for p in s.plots:
        if p.owner == DEBTOR:
            card = city.DISTRICTS[p.space]
            raisable += 0 if p.mortgage else card.rents[p.residential + p.industrial]
            estate += card.price / (4 if p.mortgage else 2)
            estate += (p.residential * card.residential + p.industrial * card.industrial) / 2
    return raisable, estate


def in_classic(dice: FastRng) -> TradingScenario:
    """Properties without buildings, some mortgaged; a jail card; a debt."""
    table = ClassicScene()
    for p in table.s.plots:
        owner = dice.die(5) - 1
        if owner < 3:
            table.own(owner, p.space, mortgaged=dice.die(2) == 1)
    table.cash(*[dice.die(300) for _ in range(3)]).holding(DEBTOR, "card-jail-1")
    return table.owing(DEBTOR, dice.die(900) + table.s.purse.cash[DEBTOR], CREDITOR)


def reckon_classic(table: Any) -> Reckoned:
    """By the printed deeds."""
    s, b = table.s, board(table.s.board)
    raisable, estate = s.purse.cash[DEBTOR], s.purse.cash[DEBTOR] + 50.0 * len(s.cards[DEBTOR])
    for p in s.plots:
        if p.owner == DEBTOR:
            square = b.squares[p.space]
            raisable += 0 if p.mortgaged else square.mortgage
            estate += square.price / (4 if p.mortgaged else 2)
    return raisable, estate


def in_builder(dice: FastRng) -> TradingScenario:
    """Properties, some mortgaged; chips, a kept card; a debt."""
    table = BuilderScene()
    for space in builder.TITLES:
        owner = dice.die(5) - 1
        if owner < 3:
            table.own(owner, space, mortgaged=dice.die(2) == 1)
    for seat in range(3):
        table.chips(seat, "".join("tceb"[dice.die(4) - 1] for _ in range(dice.die(6))))
    table.cash(*[5 * dice.die(60) for _ in range(3)]).holding(DEBTOR, 1)
    table.s.debts.append(Debt(900, DEBTOR, CREDITOR, 5 * dice.die(160) + table.s.purse.cash[DEBTOR]))
    return table


def reckon_builder(table: Any) -> Reckoned:
    """By the printed deeds."""
    s = table.s
    raisable = s.purse.cash[DEBTOR]
    estate = raisable + 25.0 * sum(s.chips[DEBTOR]) + 50.0 * len(s.cards[DEBTOR])
    for d in s.deeds:
        if d.owner == DEBTOR:
            raisable += 0 if d.mortgaged else builder.TITLES[d.space].mortgage
            estate += builder.TITLES[d.space].price / (4 if d.mortgaged else 2)
    return raisable, estate


def traded(table: TradingScenario, dice: FastRng) -> bool | None:
    """A trade at random between debtor and friend: whether it was made; None where nothing could even be offered."""
    game = table.game
    seat, partner = (DEBTOR, FRIEND) if dice.die(2) == 1 else (FRIEND, DEBTOR)
    legal_actions = [
        legal_action for legal_action in table.legal_actions(seat, "Propose") if options_of(legal_action) == (partner,)
    ]
    if not legal_actions:
        return None
    laid = apply_action(game, table.s, seat, sample(legal_actions[0], dice), dice)
    if not isinstance(laid, Accepted):
        return False
    table.s = laid.state
    answers = table.legal_actions(partner, "Accept")
    if not answers:
        return False
    made = apply_action(game, table.s, partner, sample(answers[-1], dice), dice)
    if not isinstance(made, Accepted):
        return False
    table.s = made.state
    return True


@pytest.mark.uncounted
@pytest.mark.parametrize(
    ("make", "reckon"),
    [(in_city, reckon_city), (in_classic, reckon_classic), (in_builder, reckon_builder)],
    ids=["city", "classic", "builder"],
)
def test_no_trade_leaves_the_creditor_less(
    make: Callable[[FastRng], TradingScenario], reckon: Callable[[Any], Reckoned]
) -> None:
    """CITY-208, CLASSIC-149, BUILDER-168: what the creditor is sure of, reckoned anew, before and after each trade."""
    seen = {True: 0, False: 0, None: 0}
    for seed in range(POSITIONS):
        dice = FastRng(seed)
        table = make(dice)
        due: Debt = table.s.debts[0] if make is in_builder else table.s.stack[-1]
        for _ in range(TRADES):
            raisable, estate = reckon(table)
            sure = due.amount if raisable >= due.amount else estate
            outcome = traded(table, dice)
            seen[outcome] += 1
            if due not in (*table.s.stack, *getattr(table.s, "debts", ())):
                break
            raisable, estate = reckon(table)
            assert raisable >= due.amount or estate >= sure, (seed, due.amount, sure, estate)
    assert seen[True] > POSITIONS // 4, seen
    assert seen[False] > POSITIONS, seen
