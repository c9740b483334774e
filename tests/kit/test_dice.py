"""Sealed dice against the check values of KNOCKOUT-141; fair faces; repeatable shuffles."""

from collections import Counter

import pytest

from bot.kit.rng import CommittedRng, FastRng, fingerprint
from bot.kit.testing.scripted_rng import ScriptedRng

SEED = bytes(range(32))


def words(digest: bytes) -> int:
    """The sum of the first twelve unsigned 16-bit big-endian numbers."""
    return sum(int.from_bytes(digest[at : at + 2], "big") for at in range(0, 24, 2))


def test_named_draws_give_the_published_sums() -> None:
    """KNOCKOUT-141: n = 1 has the word sums 340788 and 412953, hence Zp and Za; n = 2 too."""
    dice = CommittedRng("knockout", SEED)
    assert words(dice.named("1/power")) == 340788
    assert words(dice.named("1/angle")) == 412953
    z = {
        name: round((words(dice.named(name)) - 393210) / 65535, 6)
        for name in ("1/power", "1/angle", "2/power", "2/angle")
    }
    assert z == {"1/power": -0.799908, "1/angle": 0.301259, "2/power": -2.377111, "2/angle": -1.725368}
    assert dice.drawn == 0, "a draw by its name counts nothing"


def test_named_draws_give_the_published_order() -> None:
    """KNOCKOUT-141: four sides begin in the order 1, 2, 0, 3."""
    dice = CommittedRng("knockout", SEED)
    assert sorted(range(4), key=lambda side: dice.named(f"order/{side}")) == [1, 2, 0, 3]


def test_the_fingerprint_is_the_seeds_sha256() -> None:
    """KNOCKOUT-140, with the value of its document."""
    assert fingerprint(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_draws_depend_on_game_seed_and_number_alone() -> None:
    first = [CommittedRng("city", SEED, drawn).die(6) for drawn in range(40)]
    dice = CommittedRng("city", SEED)
    assert [dice.die(6) for _ in range(40)] == first
    assert dice.drawn == 40
    assert [CommittedRng("deal", SEED, drawn).die(6) for drawn in range(40)] != first
    assert [CommittedRng("city", bytes(32), drawn).die(6) for drawn in range(40)] != first


@pytest.mark.parametrize("dice", [CommittedRng("city", SEED), FastRng(1)], ids=["sealed", "fast"])
def test_faces_are_equally_likely(dice: CommittedRng | FastRng) -> None:
    falls = Counter(dice.die(6) for _ in range(12_000))
    assert set(falls) == {1, 2, 3, 4, 5, 6}
    # Chi square with five degrees of freedom: 20.5 is passed by chance once in a thousand; these seeds are fixed.
    assert sum((count - 2000) ** 2 / 2000 for count in falls.values()) < 20.5


def test_an_unfair_draw_is_drawn_again() -> None:
    class High(CommittedRng):
        """Gives the one number that three sides cannot share out, then an ordinary one."""

        def named(self, label: str) -> bytes:
            return b"\xff" * 32 if label == "1" else bytes(32)

    dice = High("city", SEED)
    assert dice.die(3) == 1
    assert dice.drawn == 2


def test_a_shuffle_keeps_all_and_repeats() -> None:
    def shuffled(dice: CommittedRng | FastRng) -> list[int]:
        items = list(range(20))
        dice.shuffle(items)
        return items

    assert shuffled(CommittedRng("city", SEED)) == shuffled(CommittedRng("city", SEED)) != list(range(20))
    assert sorted(shuffled(FastRng(3))) == list(range(20))
    assert FastRng(3).named("a") == FastRng(3).named("b") != FastRng(4).named("a")


def test_loaded_dice_fall_as_told_then_as_they_like() -> None:
    dice = ScriptedRng([3, 4])
    assert [dice.die(), dice.die()] == [3, 4]
    assert 1 <= dice.die() <= 6
    with pytest.raises(ValueError, match="cannot fall on 7"):
        ScriptedRng([7]).die()
    items = [1, 2, 3]
    dice.shuffle(items)
    assert items == [1, 2, 3]
    assert len(dice.named("x")) == 32
