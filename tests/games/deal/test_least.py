"""Section 8.1: the automatic payment, beside an exhaustive search."""

from itertools import combinations

import pytest

from bot.games.deal import sets
from bot.games.deal.actions import Collect, Pay
from bot.games.deal.data import COLOURS, FACES, HOTEL, HOUSE, MONEY, PACK, PROPERTY, WILD, face
from bot.games.deal.payments import least, payable, take_away, worth
from bot.games.deal.state import Holding, loose
from bot.kit.rng import FastRng
from tests.games.deal.scenario import DealScenario, c, cs

BOTH = range(1, 2 * PACK + 1)


def vector(area: dict[str, Holding], bank: list[int], due: int, chosen: tuple[int, ...]) -> tuple[int | list[int], ...]:
    """L1 to L7 of DEAL-79, each counted by itself."""
    after = sets.copied(area)
    _, fallen = take_away(after, [card for card in chosen if card not in bank])
    for word in list(after):
        fallen += sets.settle(after, word)
    properties = [card for card in chosen if face(card).kind in (PROPERTY, WILD)]
    buildings = [card for card in chosen if face(card).word in (HOUSE, HOTEL) and card not in bank]
    advanced = 0
    for card in properties:
        word, held = next((word, held) for word, held in area.items() if card in held.cards)
        group = next((one.cards for one in held.sets if card in one.cards), None) or loose(held)
        advanced += 12 * len(group) // COLOURS[word].size
    lost = sum(map(count, area.values())) - sum(map(count, after.values()))
    waste = worth(chosen) - due
    return lost, len(properties), len(buildings) + len(fallen), advanced, waste, len(chosen), sorted(chosen)


def count(held: Holding) -> int:
    return len(held.sets)


def exhaustive(area: dict[str, Holding], bank: list[int], due: int) -> tuple[int, ...]:
    """The best of all selections without a superfluous card (DEAL-78, DEAL-79)."""
    cards = payable(area, bank)
    if worth(cards) <= due:
        return tuple(sorted(cards))
    every = [chosen for size in range(1, len(cards) + 1) for chosen in combinations(sorted(cards), size)]
    fitting = [one for one in every if due <= worth(one) < due + min(face(card).value for card in one)]
    return min(fitting, key=lambda chosen: vector(area, bank, due, chosen))


def small_table(seed: int) -> tuple[dict[str, Holding], list[int], int]:
    """A random bank and area of few cards, with sets and buildings more often than by chance; and a debt."""
    dice = FastRng(seed)
    cards = list(BOTH if seed % 3 == 0 else range(1, PACK + 1))
    dice.shuffle(cards)
    area: dict[str, Holding] = {}
    bank: list[int] = []
    words = list(COLOURS)
    dice.shuffle(words)
    words = words[: 1 + seed % 3]
    for card in cards:
        shown = face(card)
        fitting = [word for word in words if word in shown.colours]
        if shown.kind in (PROPERTY, WILD) and fitting and sum(len(h.cards) for h in area.values()) < 6 + seed % 3:
            sets.add(area, fitting[dice.die(len(fitting)) - 1], card)
            for word in list(area):
                sets.settle(area, word)
        elif shown.kind == MONEY and len(bank) < seed % 4:
            bank.append(card)
    houses = [card for card in BOTH if face(card).word == HOUSE]
    hotels = [card for card in BOTH if face(card).word == HOTEL]
    for word, held in area.items():
        for one in held.sets:
            if COLOURS[word].built and dice.die(2) == 1:
                one.house = houses.pop()
                one.hotel = hotels.pop() if dice.die(2) == 1 else 0
    return area, bank, dice.die(12)


@pytest.mark.uncounted
@pytest.mark.parametrize("block", range(10))
def test_the_table_over_sums_finds_what_the_exhaustive_search_finds(block: int) -> None:
    """DEAL-78, DEAL-79, DEAL-80: on 400 small tables."""
    for seed in range(40 * block, 40 * block + 40):
        area, bank, due = small_table(seed)
        assert least(area, bank, due) == tuple(sorted(exhaustive(area, bank, due))), (seed, area, bank, due)


def test_the_small_tables_are_worth_looking_at() -> None:
    """The proof above would say little without sets, second sets, buildings and spares."""
    tables = [small_table(seed) for seed in range(400)]
    held = [held for area, _, _ in tables for held in area.values()]
    assert sum(bool(h.sets) for h in held) > 150
    assert sum(len(h.sets) > 1 for h in held) > 5
    assert sum(bool(h.sets) and len(loose(h)) > 0 for h in held) > 40
    assert sum(any(one.hotel for one in h.sets) for h in held) > 15
    assert sum(worth(payable(area, bank)) > due for area, bank, due in tables) > 250


def area_of(**colours: list[str]) -> dict[str, Holding]:
    area: dict[str, Holding] = {}
    for word, codes in colours.items():
        for card in cs(*codes):
            sets.add(area, word.replace("_", "-"), card)
            sets.settle(area, word.replace("_", "-"))
    return area


def test_all_goes_when_the_debt_is_greater() -> None:
    """DEAL-78: multicolour wilds stay."""
    assert least(area_of(red=["RD1", "W-ANY-a"]), list(cs("M1-a")), 5) == cs("M1-a", "RD1")
    assert least({}, [], 5) == ()


def test_money_goes_first_with_least_waste() -> None:
    """DEAL-79: L1 to L5."""
    bank = list(cs("M1-a", "M2-a", "M3-a", "M4-a", "M10"))
    assert least(area_of(red=["RD1"]), bank, 5) == cs("M1-a", "M4-a")
    assert least(area_of(red=["RD1"]), list(cs("M10")), 2) == cs("M10")


def test_loose_properties_go_before_complete_sets() -> None:
    """DEAL-79: L1, then the least advanced (L4)."""
    area = area_of(brown=["BR1", "BR2"], red=["RD1", "RD2"], green=["GR1"])
    assert least(area, [], 2) == cs("GR1")
    assert least(area, [], 4) == cs("GR1")


def test_buildings_go_before_properties_that_break_a_set() -> None:
    """DEAL-79: L2 and L3."""
    area = area_of(brown=["BR1", "BR2"])
    area["brown"].sets[0].house = c("HOUSE-a")
    assert least(area, [], 2) == cs("HOUSE-a")


def test_equal_losses_are_decided_by_serial_numbers() -> None:
    """DEAL-79: L7."""
    assert least({}, list(cs("M1-c", "M1-a", "M1-b")), 2) == cs("M1-a", "M1-b")


def test_a_great_table_is_quick() -> None:
    """DEAL-80: two packs, everything of four colours, and a debt that needs much of it."""
    area = area_of()
    for card in BOTH:
        words = [word for word in ("red", "yellow", "green", "dark-blue") if word in face(card).colours]
        if face(card).kind in (PROPERTY, WILD) and words:
            sets.add(area, words[card % len(words)], card)
            sets.settle(area, words[card % len(words)])
    chosen = least(area, [card for card in BOTH if face(card).kind == MONEY][:20], 60)
    assert worth(chosen) >= 60
    assert min(face(card).value for card in chosen) > worth(chosen) - 60


def test_it_is_played_when_the_time_is_up_and_shown_to_the_payer(scenario: type[DealScenario]) -> None:
    """DEAL-81: a Just Say No is never used; the payment panel suggests the same."""
    from bot.games.deal import GAME

    table = scenario(2).hand(0, "DEBT-a", "M1-a").hand(1, "NO-a").bank(1, "M3-a", "M4-a", "M1-b").area(1, "red", "RD1")
    table.play(0, Collect(c("DEBT-a"), 1))
    demands = {seat: GAME.view(table.s, seat).demand for seat in (None, 0, 1)}
    assert {seat: demand and demand.threads[0].least for seat, demand in demands.items()} == {
        None: (),
        0: (),
        1: cs("M1-b", "M4-a"),
    }
    wait = GAME.waits(table.s)[0]
    assert GAME.default(table.s, wait) == (1, Pay(table.thread(1).number, cs("M1-b", "M4-a")))
    table.default("respond")
    assert (set(table.s.banks[0]), table.s.hands[1]) == (set(cs("M4-a", "M1-b")), [c("NO-a")])


def test_a_holding_by_hand() -> None:
    """The helper of these tests lays cards as the game does."""
    assert area_of(brown=["BR1"]) == {"brown": Holding([c("BR1")])}
    assert len(FACES) == PACK
