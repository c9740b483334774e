"""Every card of the pack, one by one: what it may do in a hand, and what becomes of it."""

import pytest

from bot.games.deal import GAME
from bot.games.deal import actions as verbs
from bot.games.deal.data import ACTION, FACES, MONEY, NO, PROPERTY, RENT, WILD
from bot.kit.contract import LegalAction
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import sample
from tests.games.deal.scenario import DealScenario, c, cs

EFFECT = {
    "deal-breaker": verbs.Breaker,
    "forced-deal": verbs.Forced,
    "sly-deal": verbs.Sly,
    "debt-collector": verbs.Collect,
    "birthday": verbs.Birthday,
    "house": verbs.Build,
    "hotel": verbs.Build,
    "pass-go": verbs.PassGo,
    "rent": verbs.Charge,
    "rent-any": verbs.ChargeOne,
}
OWN = ("2:RD1", "2:RD2", "2:RD3")


def world(scenario: type[DealScenario], code: str) -> DealScenario:
    """A table on which every effect is possible: all colours owned, sets to break, to take from and to build on."""
    table = scenario(6).hand(0, code, "2:M1-a")
    for word, *codes in (
        *(("brown", "2:BR1"), ("light-blue", "2:LB1"), ("pink", "2:PK1"), ("orange", "2:OR1"), ("yellow", "2:YL1")),
        *(("green", "2:GR1"), ("station", "2:ST1"), ("utility", "2:UT1"), ("dark-blue", "2:DB1")),
    ):
        table.area(0, word, *codes)
    table.area(0, "red", *OWN, house="2:HOUSE-a" if code.startswith("HOTEL") else "")
    table.area(1, "brown", "2:BR2", "2:W-BRLB").area(1, "green", "2:GR2").bank(1, "2:M10").bank(2, "2:M5-a")
    return table


def of_card(table: DealScenario, code: str) -> list[LegalAction]:
    """The offers that begin with this card."""
    found = [o for o in GAME.legal_actions(table.s, 0) if o.blocked is None and o.params and o.params[0].holds(c(code))]
    return [legal_action for legal_action in found if legal_action.action is not verbs.Order]


@pytest.mark.parametrize("code", [face.code for face in FACES])
def test_what_a_card_may_do(scenario: type[DealScenario], code: str) -> None:
    """DEAL-10, DEAL-18, DEAL-33, and the tables of section 17: property is laid, all else may be banked or played."""
    shown = FACES[c(code) - 1]
    found = {legal_action.action for legal_action in of_card(world(scenario, code), code)}
    if shown.kind in (PROPERTY, WILD):
        assert found == {verbs.Lay}
    else:
        assert found == {verbs.Bank} | ({EFFECT[shown.word]} if shown.word in EFFECT else set())
    assert (shown.word in EFFECT) == (
        shown.kind == RENT or (shown.kind == ACTION and shown.word not in (NO, "double-rent"))
    )
    assert shown.kind != MONEY or shown.value in (1, 2, 3, 4, 5, 10)


@pytest.mark.parametrize("code", [face.code for face in FACES])
def test_each_way_to_play_a_card_takes_it_out_of_the_hand_for_a_play(scenario: type[DealScenario], code: str) -> None:
    """DEAL-8, DEAL-12, DEAL-19: afterwards it lies in exactly one zone."""
    table = world(scenario, code)
    for legal_action in of_card(table, code):
        for seed in range(3):
            again = world(scenario, code)
            again.play(0, sample(legal_action, FastRng(seed)))
            assert c(code) not in again.s.hands[0] or legal_action.action is verbs.Exchange
            assert again.s.plays == 2
            while again.s.asked is not None:
                again.default("respond")
            zones = (again.s.banks[0], again.s.pile.used, *(held.cards for held in again.s.areas[0].values()))
            built = again.s.areas[0]["red"].sets[0]
            assert sum(c(code) in zone for zone in zones) + (c(code) in (built.house, built.hotel)) == 1


def test_three_just_say_no_and_two_doubles_in_a_pack() -> None:
    """Section 17.7: more can never meet in one pack."""
    words = [face.word for face in FACES]
    assert (words.count("just-say-no"), words.count("double-rent"), words.count("house"), words.count("hotel")) == (
        3,
        2,
        3,
        2,
    )
    assert cs("NO-c", "DOUBLE-b")
