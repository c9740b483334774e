"""Sections 14 and 15: exchanging and building."""

from itertools import product

import pytest

from bot.games.builder import GAME, data
from bot.games.builder.events.chips import ChipsExchanged, FloorBuilt, PenthousePlaced
from bot.games.builder.events.game_over import GameEnded
from bot.games.builder.legal_actions import buildings
from bot.kit.contract import LegalAction, Refusal, Subset
from bot.kit.engine import copy
from tests.games.builder.scenario import BuilderScenario
from tests.games.scenario import options_of


def test_four_for_one_as_often_as_one_can(scenario: type[BuilderScenario]) -> None:
    """BUILDER-102."""
    table = scenario().chips(0, "tttttttt").manage().play("0 Exchange.truck.boat", "0 Exchange.truck.crane")
    assert table.one(ChipsExchanged) == ChipsExchanged(0, ("truck",) * 4, "crane")
    assert table.held(0) == "cb"
    table = scenario().chips(0, "eeee").manage().play("0 Exchange.excavator.truck")
    assert table.held(0) == "t"


def test_what_the_exchange_refuses(scenario: type[BuilderScenario]) -> None:
    """BUILDER-103: the same type, too few of one type, what the bank has not."""
    table = scenario().chips(0, "ttttccc").bank("teee").manage()
    assert table.refused("0 Exchange.truck.truck") == Refusal("same-type")
    assert table.refused("0 Exchange.crane.truck") == Refusal("not-enough-chips")
    assert table.refused("0 Exchange.truck.boat") == Refusal("no-chips-in-bank")


def test_no_exchange_at_any_other_moment(scenario: type[BuilderScenario]) -> None:
    """BUILDER-104."""
    table = scenario().chips(0, "tttt")
    assert table.refused("0 Exchange.truck.boat").code == "wrong-phase"
    assert table.play("0 Roll 1 2").refused("0 Exchange.truck.boat").code == "wrong-phase"


def test_any_number_of_floors(scenario: type[BuilderScenario]) -> None:
    """BUILDER-105, BUILDER-106: on any free foundation, without property or neighbour."""
    table = scenario().chips(0, "tttttttttttt").manage()
    for site in ("a2", "e5", "c6"):
        table.play(f"0 Build.{site}.+")
    table.play("0 Build.c6.+")
    assert table.one(FloorBuilt) == FloorBuilt(0, "c6", 2, ("truck",) * 3)
    assert table.s.blocks[0] == 8


def test_not_on_others_buildings(scenario: type[BuilderScenario]) -> None:
    """BUILDER-107."""
    table = scenario().chips(0, "ttttt").tower(1, "b2", floors=1).manage()
    assert table.refused("0 Build.b2.+") == Refusal("not-your-building")
    table = scenario().chips(1, "ttttt").tower(0, "b2", floors=1).play("0 Roll 3 5", "0 EndTurn", "1 Roll 3 5")
    assert table.refused("1 Build.b2.+") == Refusal("not-your-building")


@pytest.mark.parametrize(("floors", "price"), [(0, "ttttttt"), (1, "ttt"), (2, "ttce"), (3, "tceb")])
def test_each_level_has_its_price(scenario: type[BuilderScenario], floors: int, price: str) -> None:
    """BUILDER-108, section 24: with just these chips, one block goes to the map and the chips to the bank."""
    price = price[:2] if not floors else price
    table = scenario().chips(0, price).manage()
    if floors:
        table.tower(0, "b2", floors=floors)
    before = list(table.s.bank)
    table.play("0 Build.b2.+")
    assert table.one(FloorBuilt).level == floors + 1
    assert (table.held(0), sum(table.s.bank) - sum(before)) == ("", len(price))


@pytest.mark.parametrize(("floors", "chips"), [(0, "t"), (1, "tt"), (2, "ttteeebb"), (3, "ttttcceee")])
def test_too_few_chips_for_a_level(scenario: type[BuilderScenario], floors: int, chips: str) -> None:
    """BUILDER-108: named ones must be there."""
    table = scenario().chips(0, chips).manage()
    if floors:
        table.tower(0, "b2", floors=floors)
    assert table.refused("0 Build.b2.+") == Refusal("not-enough-chips", {"level": floors + 1})


def test_levels_are_built_in_order_and_heights_differ(scenario: type[BuilderScenario]) -> None:
    """BUILDER-108."""
    table = scenario().chips(0, "ttttttttt").tower(0, "b2", floors=1).manage().play("0 Build.b3.+", "0 Build.b2.+")
    assert table.s.floors[5:7] == [2, 1]


def test_the_builder_chooses_where_any_chip_will_do(scenario: type[BuilderScenario]) -> None:
    """BUILDER-109: types may repeat; not more, not fewer, and only what one has."""
    table = scenario().chips(0, "ttcccb").manage()
    for chips in ("+truck-1", "+truck-1+crane-1+boat-1", "+truck-1+excavator-1"):
        assert table.refused(f"0 Build.b2.{chips}") == Refusal("not-these-chips")
    table.play("0 Build.b2.+crane-1+crane-2")
    assert table.held(0) == "ttcb"


@pytest.mark.parametrize(
    ("held", "some"), [("ttt", False), ("tc", False), ("ttc", True), ("tttcce", True), ("tcet", False), ("tcetc", True)]
)
def test_there_is_a_choice_where_chips_differ(scenario: type[BuilderScenario], held: str, some: bool) -> None:
    """BUILDER-109: none where just enough are held, or all that may be spent are alike."""
    table = scenario().chips(0, held).manage()
    if held.startswith("tce"):
        table.tower(0, "b2", floors=2)
    level = [
        legal_action
        for legal_action in table.legal_actions(0, "Build")
        if "b2" in options_of(legal_action) and subset(legal_action).high
    ]
    assert bool(level) is some


@pytest.mark.parametrize(
    ("held", "right", "wrong"),
    [
        ("tc", "+truck-1+crane-1", ("+truck-1", "+truck-1+boat-1", "+truck-1+truck-2", "+truck-1+truck-1")),
        ("ttt", "+truck-1+truck-2", ("+truck-1", "+truck-1+truck-2+truck-3", "+truck-1+crane-1")),
        ("tcet", "+truck-1", ("+crane-1", "+truck-1+truck-2")),
    ],
)
def test_the_only_chips_there_are_may_be_named(
    scenario: type[BuilderScenario], held: str, right: str, wrong: tuple[str, ...]
) -> None:
    """BUILDER-109: as good as naming none; others are refused."""
    table = scenario().chips(0, held).manage()
    if held.startswith("tce"):
        table.tower(0, "b2", floors=2)
    for chips in wrong:
        assert table.refused(f"0 Build.b2.{chips}") == Refusal("not-these-chips")
    unnamed = scenario().chips(0, held).manage()
    unnamed.s = copy(GAME, table.s)
    assert table.play(f"0 Build.b2.{right}").s == unnamed.play("0 Build.b2.+").s


def test_the_penthouse_takes_the_only_chips_by_name_too(scenario: type[BuilderScenario]) -> None:
    """BUILDER-109, BUILDER-113."""
    table = scenario().chips(0, "tceeb").tower(0, "b2").manage()
    assert table.refused("0 Penthouse.b2.+crane-1") == Refusal("not-these-chips")
    table.play("0 Penthouse.b2.+excavator-1")
    assert table.one(PenthousePlaced).chips == ("truck", "crane", "excavator", "excavator", "boat")


def test_the_usual_choice_takes_the_commonest(scenario: type[BuilderScenario]) -> None:
    """BUILDER-109: one at a time, ties in the order of the types, after the named ones are set aside."""
    table = scenario().chips(0, "ttccc").manage().play("0 Build.b2.+")
    assert table.one(FloorBuilt).chips == ("truck", "crane")
    table = scenario().chips(0, "tccebb").tower(0, "b2", floors=3).manage().play("0 Build.b2.+")
    assert table.one(FloorBuilt).chips == ("truck", "crane", "excavator", "boat")


def test_four_floors_at_most(scenario: type[BuilderScenario]) -> None:
    """BUILDER-110."""
    table = scenario().chips(0, "tttcceeebbb").tower(0, "b2").manage()
    assert table.refused("0 Build.b2.+") == Refusal("building-full")


def test_without_blocks_only_the_penthouse(scenario: type[BuilderScenario]) -> None:
    """BUILDER-111."""
    table = scenario().chips(0, "ttcceebb").tower(0, "b2", "b3").tower(0, "b4", floors=3).blocks(0, 0).manage()
    assert table.refused("0 Build.b4.+") == Refusal("no-blocks")
    table.play("0 Penthouse.b2.+")
    assert table.one(PenthousePlaced).site == "b2"


def test_blocks_stay(scenario: type[BuilderScenario]) -> None:
    """BUILDER-112: they are no goods."""
    table = scenario().own(1, 31).tower(0, "b2", floors=1)
    assert table.refused("1 Propose.0.+.5.+block.0") == Refusal("not-tradable")
    assert table.refused("1 Propose.0.+.5.+b2.0") == Refusal("not-tradable")


def test_the_penthouse_needs_an_own_tower_and_its_chips(scenario: type[BuilderScenario]) -> None:
    """BUILDER-113: and ends the game."""
    table = scenario().chips(0, "ttceb").tower(0, "b2").tower(0, "b3", floors=3).tower(1, "b4").manage()
    for site in ("b3", "b4", "a2"):
        assert table.refused(f"0 Penthouse.{site}.+") == Refusal("no-tower")
    table.play("0 Penthouse.b2.+")
    assert table.one(PenthousePlaced) == PenthousePlaced(0, "b2", ("truck", "truck", "crane", "excavator", "boat"))
    assert table.one(GameEnded) == GameEnded("penthouse")
    assert scenario().chips(0, "ttttb").tower(0, "b2").manage().refused("0 Penthouse.b2.+").code == "not-enough-chips"


def test_it_waits_for_rents_within_their_grace(scenario: type[BuilderScenario]) -> None:
    """BUILDER-114, BUILDER-157: a claim against another does not stop it."""
    table = scenario().chips(0, "ttceb").tower(0, "b2").own(2, 15).at(0, 8).play("0 Roll 3 4")
    assert table.refused("0 Penthouse.b2.+") == Refusal("rent-first")
    table.play(f"clock EndGrace.{table.claim()}", "0 Penthouse.b2.+")


def test_only_foundations_are_built_on(scenario: type[BuilderScenario]) -> None:
    """BUILDER-115: neither corners nor the lagoon, and nothing is beside anything across them."""
    table = scenario().chips(0, "tt").manage()
    for site in ("a1", "a6", "c3", "c4", "e1", "f2", "x"):
        assert table.refused(f"0 Build.{site}.+") == Refusal("water")
    near = {word: {data.SITES[other] for other in data.NEIGHBOURS[place]} for word, place in data.SITE.items()}
    assert len(near) == 24
    assert "c2" in near["b2"]
    assert near["c2"] == {"b2", "c1", "d2"}
    assert "b1" not in near["a2"]
    assert all(word in near[other] for word, others in near.items() for other in others)


def test_a_full_map(scenario: type[BuilderScenario]) -> None:
    """BUILDER-106, edge cases: no new buildings; own ones may still rise."""
    table = scenario().chips(0, "ttttt").manage()
    for place in range(24):
        table.tower(place % 3, data.SITES[place], floors=1)
    table.play("0 Build.a2.+")
    assert all("a2" not in str(legal_action.params[0]) for legal_action in table.legal_actions(0, "Build"))


def test_a_tower_with_penthouse_costs_18() -> None:
    """Section 24: 2 trucks, 3 cranes, 3 excavators, 2 boats and 8 of any kind."""
    named = [sum(cost.named[kind] for cost in data.COSTS) for kind in data.KINDS]
    assert (named, sum(cost.free for cost in data.COSTS)) == ([2, 3, 3, 2], 8)


def subset(legal_action: LegalAction) -> Subset:
    """The chips among which is chosen."""
    chips = legal_action.params[1]
    assert isinstance(chips, Subset)
    return chips


def test_every_offer_of_chips_is_what_it_costs(scenario: type[BuilderScenario]) -> None:
    """BUILDER-109: what the offers stand for is what is paid."""
    table = scenario().chips(0, "tttcceebb").tower(0, "b2", floors=2).manage()
    paid = set()
    for legal_action in table.legal_actions(0, "Build"):
        some = subset(legal_action)
        assert some.low == some.high
        chosen = [str(chip) for chip in some.options[: some.low]]
        tried = scenario().chips(0, "tttcceebb").tower(0, "b2", floors=2).manage()
        tried.play(f"0 Build.{options_of(legal_action)[0]}.+{'+'.join(chosen)}")
        built = tried.one(FloorBuilt)
        cost = data.COSTS[built.level]
        named = [chip for kind, chip in enumerate(data.CHIPS) for _ in range(cost.named[kind])]
        usual = {1: ["truck", "truck"], 3: ["truck"]}[built.level]
        free = [item.rpartition("-")[0] for item in chosen] or usual
        assert sorted(built.chips) == sorted([*named, *free])
        paid.add((built.level, bool(chosen)))
    assert paid == {(1, False), (1, True), (3, False), (3, True)}


def test_chips_that_make_no_difference_are_not_counted() -> None:
    """BUILDER-108, BUILDER-109: seven of a type pay for what four of it pay for, in the same ways."""
    for held in product(range(8), repeat=4):
        truck, crane, excavator, boat = (buildings.SPENDABLE[count] for count in held)
        offered = buildings._chips.__wrapped__((truck, crane, excavator, boat))
        assert offered == buildings._chips.__wrapped__(held), held
