"""The greedy robot plays to win, and games of robots end within their hour."""

import pytest

from bot.games.city import GAME
from bot.games.city.robot import appraise
from bot.games.kit.dice import FastDice
from bot.games.kit.engine import read, settings
from bot.games.kit.robots import play_out


@pytest.mark.uncounted
def test_greedy_robots_beat_random_ones():
    """Two against two: a greedy one wins nearly always."""
    wins = 0
    for seed in range(20):
        dice = FastDice(seed)
        game = GAME.setup(4, settings(GAME, "slow"), dice)
        play_out(GAME, game, dice, ("normal", "random", "normal", "random"))
        wins += 1 in (GAME.result(game)[0], GAME.result(game)[2])
    assert wins >= 17


@pytest.mark.uncounted
def test_robots_end_their_games_within_the_hour():
    """Fifteen rounds, whoever plays."""
    for seed in range(40):
        dice = FastDice(seed)
        game = GAME.setup(2 + seed % 5, settings(GAME, "slow"), dice)
        play_out(GAME, game, dice, ["random", "normal"][seed % 2 : seed % 2 + 1] * (2 + seed % 5))
        assert game.turns.round <= game.hour.last_round
        assert GAME.result(game) is not None


def liking(table, seat, text):
    return appraise(GAME.view(table.s, seat), read(GAME, text))


def test_what_it_likes(scene):
    """Buying above auctioning, blocks that pay above none, passing above overpaying, never leaving."""
    table = scene().own(0, 14).play("0 Roll 6 5")
    assert liking(table, 0, "Buy") > liking(table, 0, "Auction.10")
    table.play("0 Buy", "0 Press 3")
    assert liking(table, 0, "Build.14.residential.3") > liking(table, 0, "Done") == 0
    assert liking(table, 0, "Leave") < 0
    table = scene().play("0 Roll 6 5", "0 Auction.500")
    assert liking(table, 1, "Bid.600") > liking(table, 1, "Pass") > liking(table, 1, "Bid.20000")


def test_what_it_avoids(scene):
    """More mortgages than needed; jail late in the game; all cash in blocks; pressing without a site."""
    table = scene().own(1, 39, residential=1).own(0, 11, residential=4).own(0, 14, residential=4).own(0, 13)
    table.cash(100).at(0, 32).play("0 Roll 3 4")
    likings = [liking(table, 0, line) for line in ("Mortgage.11", "Mortgage.14", "Mortgage.13", "GoBankrupt")]
    assert likings == sorted(likings, reverse=True)
    assert liking(scene(mortgages="on").own(0, 11).play("0 Roll 3 4"), 0, "Mortgage.11") < 0
    assert liking(scene().play("0 Roll 3 4"), 0, "Press") < 0
    table = scene().in_jail(0)
    assert liking(table, 0, "PayFine") > liking(table, 0, "Roll")
    for p in table.s.plots:
        p.owner = 1
    assert liking(table, 0, "PayFine") < liking(table, 0, "Roll")
    table = scene().own(0, 39).cash(3_000).play("0 Roll 3 4", "0 Press 3")
    assert liking(table, 0, "Build.39.residential.1") < liking(table, 0, "Done")
