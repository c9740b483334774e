"""The laws hold over the toy game, and each catches the mistake planted for it."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import pytest
from hypothesis import given

from bot.kit.contract import CLOCK, Action, Choice, Clock, LegalAction, Refused, Rng, Seat, Tell, Wait
from bot.kit.mechanics import balances, deck
from bot.kit.testing import properties
from bot.kit.testing.random_games import Position, Walk, begin, positions, step
from tests.contract.walks import LAW, PACES, walks
from tests.kit import toy_game
from tests.spec_of import spec_of

pytestmark = pytest.mark.uncounted

POSITION_LAWS = (
    properties.every_offer_is_accepted,
    properties.offers_are_well_formed,
    properties.somebody_is_awaited,
    properties.every_default_is_accepted,
    properties.everything_is_storable,
    properties.decide_touches_nothing,
    properties.unseen_cards_change_nothing_seen,
    properties.silence_tells_nothing,
    properties.public_events_carry_no_secret,
    properties.result_means_over,
)


@pytest.mark.parametrize("law", POSITION_LAWS, ids=lambda law: law.__name__)
@LAW
@given(walk=walks(spec_of(toy_game.Toy()), most=80))
def test_the_toy_keeps_the_law(law: Callable[[Position], None], walk: Walk) -> None:
    for position in positions(spec_of(toy_game.Toy()), walk):
        law(position)


def judged(game: toy_game.Toy, law: Callable[[Position], None]) -> None:
    """The law over enough of the game to meet a planted mistake."""
    for seed in range(12):
        for steps in range(0, 60, 4):
            for position in positions(spec_of(game), Walk(2 + seed % 3, "live", seed, steps)):
                law(position)


class NoWindow(toy_game.Toy):
    """Pays at once where the victim holds no guard: the silence tells what is in a hand."""

    def demand(self, s: toy_game.ToyState, demand: toy_game.Demand, dice: Rng, tell: Tell) -> None:
        if toy_game.GUARD in s.hands[demand.victim]:
            s.pending = demand
        else:
            self.give(s, demand, tell)
            self.next(s, dice, tell)


class Unstoppable(toy_game.Toy):
    """Goes on when its people call it off."""

    def stop(self, s: toy_game.ToyState, tell: Tell) -> None:
        s.number += 1


class OpenHands(toy_game.Toy):
    """Tells everybody what was drawn."""

    def drew(self, event: toy_game.Drew, tell: Tell) -> None:
        tell(event)


class Peeking(toy_game.Toy):
    """Shows the next seat's cards."""

    def view(self, s: toy_game.ToyState, seat: Seat | None) -> toy_game.ToyView:
        return super().view(s, None if seat is None else (seat + 1) % len(s.hands))


class Deaf(toy_game.Toy):
    """Plays for a sleeper what is not offered."""

    def default(self, s: toy_game.ToyState, wait: Wait) -> tuple[Seat, Any]:
        seat, action = super().default(s, wait)
        return (seat, toy_game.Guard()) if isinstance(action, toy_game.Give) else (seat, action)


class Greedy(toy_game.Toy):
    """Offers to rob oneself, which the rules do not carry out."""

    def legal_actions(self, s: toy_game.ToyState, seat: Seat) -> list[LegalAction]:
        extra = [LegalAction(toy_game.Bid, None, (Choice((1000,)),))] if seat == s.turns.active else []
        return super().legal_actions(s, seat) + extra

    def play(self, s: toy_game.ToyState, seat: Seat, action: Any, dice: Rng, tell: Tell) -> None:
        if action == toy_game.Bid(1000):
            raise Refused("never")
        super().play(s, seat, action, dice, tell)


class Vain(Greedy):
    """The same, and says that its fields depend on one another: some choice must be possible all the same."""

    cross_checked: ClassVar[frozenset[type[Action]]] = frozenset({toy_game.Bid})


class Nobody(toy_game.Toy):
    """Waits for a seat that can do nothing."""

    def waits(self, s: toy_game.ToyState) -> list[Wait]:
        found = super().waits(s)
        return [*found, Wait("nap-1", (0,), "turn")] if found else []


class Empty(toy_game.Toy):
    """Offers a choice of nothing."""

    def legal_actions(self, s: toy_game.ToyState, seat: Seat) -> list[LegalAction]:
        return [*super().legal_actions(s, seat), LegalAction(toy_game.Rob, None, (Choice(()),))]


class Forgetful(toy_game.Toy):
    """Keeps something outside the state that storage knows."""

    memory: ClassVar[dict[int, int]] = {}

    def legal_actions(self, s: toy_game.ToyState, seat: Seat) -> list[LegalAction]:
        seen = self.memory.setdefault(id(s), len(self.memory))
        return super().legal_actions(s, seat)[: 1 + seen % 2]


class Restless(toy_game.Toy):
    """Still waits when the game is over."""

    def waits(self, s: toy_game.ToyState) -> list[Wait]:
        return super().waits(s) or [Wait("turn-99", (CLOCK,), "turn")]


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (NoWindow(), properties.silence_tells_nothing),
        (OpenHands(), properties.public_events_carry_no_secret),
        (Peeking(), properties.unseen_cards_change_nothing_seen),
        (Deaf(), properties.every_default_is_accepted),
        (Greedy(), properties.every_offer_is_accepted),
        (Vain(), properties.every_offer_is_accepted),
        (Nobody(), properties.somebody_is_awaited),
        (Empty(), properties.offers_are_well_formed),
        (Forgetful(), properties.everything_is_storable),
        (Restless(), properties.result_means_over),
        (Unstoppable(), properties.a_game_called_off_is_over),
    ],
    ids=lambda thing: type(thing).__name__ if isinstance(thing, toy_game.Toy) else "",
)
def test_a_planted_mistake_is_caught(game: toy_game.Toy, law: Callable[[Position], None]) -> None:
    with pytest.raises((AssertionError, IndexError)):
        judged(game, law)


def test_the_skipped_window_passes_the_other_laws_of_secrecy() -> None:
    """Why law 9 is needed: laws 1 to 8 and 11 do not see the leak (design 7.3)."""
    for law in POSITION_LAWS:
        if law not in {properties.silence_tells_nothing, properties.public_events_carry_no_secret}:
            judged(NoWindow(), law)


def test_a_state_changed_by_deciding_is_caught() -> None:
    class Leaking(toy_game.Toy):
        """Reaches from the copy back to the state it was offered for."""

        seen: ClassVar[list[toy_game.ToyState]] = []

        def legal_actions(self, s: toy_game.ToyState, seat: Seat) -> list[LegalAction]:
            self.seen[:] = [s]
            return super().legal_actions(s, seat)

        def play(self, s: toy_game.ToyState, seat: Seat, action: Any, dice: Rng, tell: Tell) -> None:
            self.seen[0].number += 1
            super().play(s, seat, action, dice, tell)

    with pytest.raises(AssertionError):
        judged(Leaking(), properties.decide_touches_nothing)


def test_created_money_is_caught() -> None:
    class Minting(toy_game.Toy):
        def give(self, s: toy_game.ToyState, demand: toy_game.Demand, tell: Tell) -> None:
            super().give(s, demand, tell)
            s.purse.cash[demand.seat] += 1

    position, dice = begin(spec_of(Minting()), Walk(3, "live", 5, 0))
    before = position.game.conserved_totals(position.state)
    properties.sums_are_kept(position, before)
    while position.game.waits(position.state):
        step(position, dice)
    with pytest.raises(AssertionError):
        properties.sums_are_kept(position, before)


@pytest.mark.parametrize("pace", PACES)
def test_the_toy_ends_when_nobody_plays(pace: str) -> None:
    for seats in toy_game.Toy.seats:
        position, _ = begin(spec_of(toy_game.Toy()), Walk(seats, pace, 1, 0))
        assert properties.defaults_end_the_game(position.game, position, pace) == 24, "twelve sales, twelve hammers"


def test_held_waits_keep_what_was_left() -> None:
    """Law 4 keeps time as the table does: a turn held during an auction goes on with the rest."""
    due: dict[str, float] = {}
    left: dict[str, float] = {}

    class Timed(toy_game.Toy):
        clocks: ClassVar[Mapping[str, Clock]] = {"turn": Clock({"live": 60}), "auction": Clock({"live": 40})}

    def at(now: float, *waits: Wait) -> None:
        properties.keep_time(spec_of(Timed()), list(waits), "live", now, (due, left))

    at(0, Wait("turn-1", (0,), "turn"))
    at(10, Wait("turn-1", (0,), "turn", held=True), Wait("auction-1", (0, 1), "auction"))
    assert (due, left) == ({"auction-1": 50}, {"turn-1": 50})
    at(50, Wait("turn-1", (0,), "turn"))
    assert (due, left) == ({"turn-1": 100}, {})


def test_nothing_is_hidden_in_a_pile() -> None:
    """A deck has no order before it is drawn from, so there is nothing that a redeal would have to change."""
    assert deck.Deck([1, 2, 3]).loose == [1, 2, 3]
    assert balances.total(balances.purse(3, 100)) == 0
