"""Section 4.4: the Speed Die."""

from bot.games.classic.events import (
    BusTaken,
    DieAwoke,
    Jailed,
    MisterMoved,
    MisterStayed,
    Moved,
    Rolled,
    SalaryPaid,
    TripleRolled,
)
from bot.games.classic.events.rents import MachineRolled
from tests.games.classic.scenario import ClassicScenario

BUS, MISTER = 4, 5


def awake(scenario: type[ClassicScenario], seats: int = 3, **options: str) -> ClassicScenario:
    """A table at which the Speed Die of seat 0 is thrown."""
    table = scenario(seats, speed="on", **options)
    table.s.awake[0] = True
    return table


def everything(table: ClassicScenario, seat: int, *but: int) -> ClassicScenario:
    """`seat` owns all properties but some."""
    return table.own(seat, *[p.space for p in table.s.plots if p.space not in but])


def test_without_the_option_there_are_two_dice(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-29: a salary wakes nothing."""
    table = scenario().at(0, 37).play("0 Roll 1 2")
    assert table.none(DieAwoke)
    assert not table.s.awake[0]


def test_six_faces(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-30: 1, 2, 3, Bus, Mr M, Mr M."""
    words = [awake(scenario).at(0, 17).play(f"0 Roll 5 6 {fall}").one(Rolled).speed for fall in range(1, 7)]
    assert words == ["1", "2", "3", "bus", "mister", "mister"]


def test_the_first_salary_wakes_the_die_for_the_next_roll(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-31: an extra roll in the same turn included; each player's own."""
    table = scenario(speed="on").at(0, 36).play("0 Roll 2 2")
    assert table.one(DieAwoke) == DieAwoke(0)
    assert table.play("0 Roll 4 6 1").one(Rolled).speed == "1"
    assert table.s.awake == [True, False, False]


def test_a_number_is_added(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-32."""
    assert awake(scenario).play("0 Roll 4 5 1").one(Moved) == Moved(0, 0, 10)


def test_on_a_double_the_number_is_ignored(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-33: and the extra roll is due; by the option it is added."""
    table = awake(scenario).play("0 Roll 5 5 3")
    assert table.one(Moved) == Moved(0, 0, 10)
    assert table.waits() == ["roll"]
    added = awake(scenario, doubles="add").at(0, 17).play("0 Roll 5 5 3")
    assert added.one(Moved) == Moved(0, 17, 30)
    again = awake(scenario, doubles="add").at(0, 7).play("0 Roll 5 5 3")
    assert again.one(Moved) == Moved(0, 7, 20)
    assert again.waits() == ["roll"]


def test_the_bus_goes_by_one_die_the_other_or_both(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-34: nothing else."""
    for way, steps in (("first", 4), ("second", 6), ("sum", 10)):
        table = awake(scenario).play(f"0 Roll 4 6 {BUS}")
        assert table.waits() == ["bus"]
        assert table.play(f"0 Bus.{way}").one(BusTaken) == BusTaken(0, steps)
        assert table.s.spaces[0] == steps
    assert awake(scenario).play(f"0 Roll 4 6 {BUS}").refused("0 Bus.third").code == "not-a-choice"
    assert awake(scenario).play(f"0 Roll 4 6 {BUS}").default().s.spaces[0] == 10


def test_the_bus_on_a_double(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-35: v or 2v, and the extra roll either way."""
    table = awake(scenario).play(f"0 Roll 5 5 {BUS}")
    assert table.refused("0 Bus.second").code == "not-a-choice"
    assert table.play("0 Bus.sum").waits() == ["roll"]
    assert awake(scenario).own(0, 5).play(f"0 Roll 5 5 {BUS}", "0 Bus.first").waits() == ["roll"]


def test_mister_resolves_the_first_landing_and_then_moves_on(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-36, CLASSIC-37: to the next unowned property, which is bought or auctioned."""
    table = awake(scenario).play(f"0 Roll 1 2 {MISTER}")
    assert table.waits() == ["buy"]
    table.play("0 Buy")
    assert table.one(MisterMoved) == MisterMoved(0, 5)
    assert table.waits() == ["buy"]
    assert table.play("0 Decline").waits() == ["auction"]


def test_mister_goes_to_what_an_auction_left_unsold(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-37: unsold is still unowned, the space just left behind apart."""
    table = awake(scenario).play(f"0 Roll 1 2 {MISTER}", "0 Decline", "clock Hammer")
    assert table.one(MisterMoved) == MisterMoved(0, 5)


def test_mister_stays_on_the_only_unowned_property(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-38: a full lap to the same spot makes no sense."""
    table = everything(awake(scenario), 1, 3).play(f"0 Roll 1 2 {MISTER}", "0 Decline", "clock Hammer")
    assert table.one(MisterStayed) == MisterStayed(0)
    assert table.waits() == ["end"]


def test_with_all_owned_mister_leads_to_a_rent(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-39: the next of another player that is not mortgaged; own and mortgaged ones are skipped."""
    table = everything(awake(scenario), 0, 6, 8).own(1, 6, mortgaged=True).own(2, 8).at(0, 1)
    table.play(f"0 Roll 1 2 {MISTER}")
    assert table.one(MisterMoved) == MisterMoved(0, 8)
    assert (table.s.claims[0].owner, table.s.claims[0].amount) == (2, 6)


def test_with_nothing_to_lead_to_there_is_no_second_move(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-40."""
    table = everything(awake(scenario), 0).at(0, 1).play(f"0 Roll 1 2 {MISTER}")
    assert table.one(MisterStayed) == MisterStayed(0)


def test_the_second_move_pays_a_salary(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-41."""
    table = everything(awake(scenario), 1, 3).at(0, 17).play(f"0 Roll 1 2 {MISTER}")
    assert table.one(MisterMoved) == MisterMoved(0, 3)
    assert table.one(SalaryPaid) == SalaryPaid(0, 200)


def test_mister_on_a_double_then_the_extra_roll(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-42."""
    table = awake(scenario).at(0, 16).play(f"0 Roll 2 2 {MISTER}")
    assert table.one(MisterMoved) == MisterMoved(0, 21)
    assert table.play("0 Buy").waits() == ["roll"]


def test_a_claim_of_the_first_landing_does_not_delay_the_second(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-43."""
    table = awake(scenario).own(1, 3).play(f"0 Roll 1 2 {MISTER}")
    assert table.one(MisterMoved) == MisterMoved(0, 5)
    assert sorted(table.waits()) == ["buy", "claim"]


def test_jail_cancels_what_the_face_still_promised(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-44."""
    table = awake(scenario).at(0, 27).play(f"0 Roll 1 2 {MISTER}")
    assert table.one(Jailed) == Jailed(0, "space")
    assert table.none(MisterMoved)
    assert table.awaited() == (1,)


def test_a_triple_goes_anywhere_else(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-45: forward, with the salary; the space is resolved."""
    table = awake(scenario).at(0, 5).play("0 Roll 2 2 2")
    assert table.one(TripleRolled) == TripleRolled(0, 2)
    assert table.waits() == ["triple"]
    assert table.play("0 Go.4").one(SalaryPaid) == SalaryPaid(0, 200)
    assert table.purses()[0] == 2_500
    default = awake(scenario).at(0, 5).play("0 Roll 2 2 2").default()
    assert default.s.spaces[0] == 11


def test_a_triple_does_not_stay(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-46."""
    assert awake(scenario).at(0, 5).play("0 Roll 2 2 2").refused("0 Go.5").code == "same-space"


def test_a_triple_is_no_double(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-47: no extra roll, and after two doubles no jail."""
    table = awake(scenario).at(0, 16).play("0 Roll 2 2 1")
    table.at(0, 16).play("0 Roll 2 2 1")
    table.at(0, 5).play("0 Roll 3 3 3", "0 Go.20")
    assert table.waits() == ["end"]
    assert not table.s.jailed[0]


def test_the_third_double_goes_to_jail_whatever_the_face(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-48."""
    for face in (3, BUS, MISTER):
        table = awake(scenario).at(0, 16).play("0 Roll 2 2 1")
        table.at(0, 16).play("0 Roll 2 2 1", f"0 Roll 2 2 {face}")
        assert table.one(Jailed) == Jailed(0, "doubles")


def test_no_speed_die_in_jail(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-49: an attempt is two white dice."""
    assert awake(scenario).in_jail(0).play("0 Roll 1 2").one(Rolled).speed == "none"


def test_who_has_paid_rolls_with_the_speed_die(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-50."""
    table = awake(scenario).in_jail(0).play("0 PayFine", "0 Roll 4 6 2")
    assert table.one(Moved) == Moved(0, 10, 22)


def test_a_machine_is_thrown_for_with_the_dice_of_the_payer(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-51: three for who is awake, numbers at face value even on a double, Bus and Mr M 0."""
    table = awake(scenario).own(1, 12).at(0, 4).play("0 Roll 3 4 1 2 2 3")
    assert table.one(MachineRolled) == MachineRolled(0, 12, 2, 2, "3", 7, 4)
    assert table.s.claims[0].amount == 28
    for face in (BUS, MISTER):
        bus = awake(scenario).own(1, 12).at(0, 4).play(f"0 Roll 3 4 1 2 3 {face}")
        assert bus.s.claims[0].amount == 20
    asleep = scenario(speed="on").own(1, 12).at(0, 5).play("0 Roll 3 4 2 3")
    assert asleep.s.claims[0].amount == 20


def test_a_triple_to_space_30_is_jail(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-191."""
    table = awake(scenario).play("0 Roll 1 1 1", "0 Go.30")
    assert table.one(Jailed) == Jailed(0, "space")


def test_a_triple_to_space_10_is_a_visit(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-192."""
    table = awake(scenario).play("0 Roll 1 1 1", "0 Go.10")
    assert (table.s.spaces[0], table.s.jailed[0], table.waits()) == (10, False, ["end"])


def test_mister_starts_from_where_a_card_led(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-193."""
    table = awake(scenario).at(0, 4).pile("leap", "lf2").play(f"0 Roll 1 2 {MISTER}")
    assert table.s.spaces[0] == 24
    assert table.play("0 Buy").one(MisterMoved) == MisterMoved(0, 25)


def test_mister_goes_on_after_a_debt(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-194: if the player survives it."""
    table = awake(scenario).cash(100).own(0, 39).at(0, 1).play(f"0 Roll 1 2 {MISTER}")
    assert table.waits() == ["debt"]
    assert table.play("0 Mortgage.39").one(MisterMoved) == MisterMoved(0, 5)


def test_jail_wakes_nothing(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-195."""
    table = scenario(speed="on").at(0, 26).play("0 Roll 2 2")
    assert table.s.spaces[0] == 10
    assert not table.s.awake[0]
