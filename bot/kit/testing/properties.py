"""The laws that every game keeps, each as a function that raises AssertionError where a position breaks it."""

import re
from collections.abc import Sequence
from itertools import chain, product
from typing import Any

import msgspec

from bot.kit.contract import CLOCK, Action, Choice, Domain, EventFor, LegalAction, Range, Refusal, Seat, Subset, Wait
from bot.kit.engine import Accepted, apply_action, check_action, copy, default_options, encode, read, stopped, write
from bot.kit.replay import Played, Sealed, first_difference, replay
from bot.kit.rng import CommittedRng, FastRng
from bot.kit.robots.baseline import sample
from bot.kit.robots.search import discard_events
from bot.kit.spec import GameSpec
from bot.kit.testing.orders import orders_act_as_presses
from bot.kit.testing.quick_offers import quick_offers_are_offers
from bot.kit.testing.random_games import Position, Walk, begin, positions, sealed_step, step
from bot.kit.upgrade import load

WAIT = re.compile(r"[a-z]+-[0-9a-z-]+")
WORD = re.compile(r"[a-z0-9-]+")
SAMPLES = 3
"""Actions tried of each offer, besides its ends."""
FEW = 4
"""Offers tried of those that combine fields and answer no decision: there may be one for each pair of seats."""
TRIES = 300
"""Choices tried of a combining offer before it counts as one that nobody can use."""
ENDLESS = 60_000
"""Defaults after which a game that nobody plays counts as endless."""


def ends(param: Domain) -> Sequence[Any]:
    """The outermost values of a domain: every option, both ends of an amount, smallest and largest choice of some."""
    if isinstance(param, Choice):
        return param.options
    if isinstance(param, Range):
        return (param.low, param.high) if param.high > param.low else (param.low,)
    sizes = sorted({param.low, param.high})
    return [tuple(param.options[:size]) for size in sizes]


def extremes(legal_action: LegalAction) -> list[Action]:
    """The actions at the ends of an offer's domains."""
    return [legal_action.action(*values) for values in product(*map(ends, legal_action.params))]


def samples(legal_action: LegalAction, dice: FastRng) -> list[Action]:
    """Some actions of an offer: a few at its ends, a few between."""
    outer = extremes(legal_action)
    dice.shuffle(outer)
    return outer[:SAMPLES] + [sample(legal_action, dice) for _ in range(SAMPLES)]


def some(p: Position, dice: FastRng) -> list[tuple[Seat, LegalAction]]:
    """The unblocked offers; of those that combine fields at any time (a trade with anybody) a few by lot."""
    every = p.offered()
    cross_checked = [one for one in every if one[1].wait is None and one[1].action in p.game.cross_checked]
    if len(cross_checked) <= FEW:
        return every
    dice.shuffle(cross_checked)
    return [
        *(one for one in every if one[1].wait is not None or one[1].action not in p.game.cross_checked),
        *cross_checked[:FEW],
    ]


def every_offer_is_accepted(p: Position) -> None:
    """Law 1: what is offered is legal, whatever values of its domains; combining verbs have an accepted choice."""
    dice = FastRng(1)
    for seat, legal_action in some(p, dice):
        if legal_action.action in p.game.cross_checked:
            some_choice_is_accepted(p, seat, legal_action, dice)
            continue
        tried = samples(legal_action, dice) if legal_action.params else [legal_action.action()]
        answers = [p.decided(seat, legal_action, action, dice) for action in tried]
        refused = [(write(a), d) for a, d in zip(tried, answers, strict=True) if isinstance(d, Refusal)]
        assert not refused, (seat, legal_action, refused)


def some_choice_is_accepted(p: Position, seat: Seat, legal_action: LegalAction, dice: FastRng) -> None:
    """Law 1 for a verb that combines its fields: of many choices, at the ends first, one at least is accepted."""
    tried = chain(extremes(legal_action)[::-1], (sample(legal_action, dice) for _ in range(TRIES)))
    answers = (p.decided(seat, legal_action, action, dice) for action in tried)
    assert any(isinstance(one, Accepted) for one in answers), (seat, legal_action)


def offers_are_well_formed(p: Position) -> None:
    """Law 1, the list itself: no empty domain, values of the notation, a wait that stands, a domain per field."""
    waits = {wait.id: wait for wait in p.game.waits(p.state)}
    for seat in p.everybody:
        for legal_action in p.game.legal_actions(p.state, seat):
            if legal_action.blocked is not None:
                continue
            assert len(legal_action.params) == len(legal_action.action.__struct_fields__), legal_action
            wait = legal_action.wait
            assert wait is None or (wait in waits and not waits[wait].held), (seat, legal_action)
            for param in legal_action.params:
                _well_formed(param)


def _well_formed(param: Domain) -> None:
    """No empty domain; only integers and words."""
    if isinstance(param, Range):
        assert param.low <= param.high, param
        assert param.step >= 1, param
        return
    assert param.options or (isinstance(param, Subset) and param.high == 0), param
    assert len(set(param.options)) == len(param.options), param
    assert all(isinstance(value, int) or WORD.fullmatch(value) for value in param.options), param
    if isinstance(param, Choice):
        assert not {value for value, _ in param.blocked} & set(param.options), param
    else:
        assert 0 <= param.low <= param.high <= len(param.options), param


def somebody_is_awaited(p: Position) -> None:
    """Law 2: unless finished, something is awaited, and whoever is awaited can act."""
    waits = p.game.waits(p.state)
    if p.game.result(p.state) is not None:
        return
    running = [wait for wait in waits if not wait.held]
    assert running, "Nobody is awaited and the game is not over."
    assert len({wait.id for wait in waits}) == len(waits), waits
    for wait in waits:
        assert WAIT.fullmatch(wait.id), wait
        assert len(wait.id) <= 24, wait
        assert wait.clock in p.game.clocks, wait
        assert wait.seats, wait
        assert len(set(wait.seats)) == len(wait.seats), wait
        assert set(wait.seats) <= set(p.everybody), wait
    for wait in running:
        for seat in wait.seats:
            assert _can_answer(p, seat, wait), (seat, wait)


def _can_answer(p: Position, seat: Seat, wait: Wait) -> bool:
    """Whether an unblocked offer of the seat answers the wait."""
    return any(
        legal_action.blocked is None and legal_action.wait == wait.id
        for legal_action in p.game.legal_actions(p.state, seat)
    )


def every_default_is_accepted(p: Position) -> None:
    """Law 3: what time plays is legal for the seat it plays for, and answers the wait."""
    for wait in p.game.waits(p.state):
        if wait.held:
            continue
        seat, action = p.game.default(p.state, wait)
        assert seat == CLOCK or seat in wait.seats, (wait, seat)
        refusal = check_action(
            [legal_action for legal_action in p.game.legal_actions(p.state, seat) if legal_action.wait == wait.id],
            action,
            wait.id,
        )
        assert refusal is None, (wait, seat, action, refusal)
        assert isinstance(apply_action(p.game, p.state, seat, action, FastRng(3), wait.id), Accepted), (wait, action)


def defaults_end_the_game(game: GameSpec[Any], p: Position, pace: str) -> int:
    """Law 4: with everybody away the clocks alone bring the game to its end; how many defaults it took."""
    now, due = 0.0, dict[str, float]()
    left: dict[str, float] = {}
    dice = FastRng(4)
    for played in range(ENDLESS):
        waits = game.waits(p.state)
        if not waits:
            return played
        keep_time(game, waits, pace, now, (due, left))
        wait = min((wait for wait in waits if not wait.held), key=lambda wait: due[wait.id])
        now = due[wait.id]
        seat, action = game.default(p.state, wait)
        game.play(p.state, seat, action, dice, discard_events)
    raise AssertionError(f"Nobody plays, and after {ENDLESS} defaults the game goes on.")


def keep_time(
    game: GameSpec[Any], waits: list[Wait], pace: str, now: float, rows: tuple[dict[str, float], dict[str, float]]
) -> None:
    """Deadlines as the table keeps them: new waits get their time, held ones keep what was left."""
    due, left = rows
    standing = {wait.id for wait in waits}
    for gone in [wait for wait in (*due, *left) if wait not in standing]:
        due.pop(gone, None)
        left.pop(gone, None)
    for wait in waits:
        full = float(game.clocks[wait.clock].seconds[pace])
        if wait.held:
            if wait.id not in left:
                left[wait.id] = due.pop(wait.id, now + full) - now
        elif wait.id not in due:
            due[wait.id] = now + left.pop(wait.id, full)


def everything_is_storable(p: Position) -> None:
    """Law 5: the state survives JSON and msgpack, every action its notation."""
    again = load(p.game, encode(p.state), p.game.version)
    assert again == p.state
    assert copy(p.game, p.state) == p.state
    dice = FastRng(5)
    for seat, legal_action in some(p, dice):
        for action in samples(legal_action, dice):
            text = write(action)
            assert read(p.game, text) == action, (seat, text)
            assert re.fullmatch(r"[A-Za-z0-9.+-]+", text), text
            assert legal_action.action in p.game.cross_checked or len(text) <= 70, text
    for seat in p.everybody:
        assert p.game.legal_actions(again, seat) == p.game.legal_actions(p.state, seat), seat
    assert p.game.waits(again) == p.game.waits(p.state)


def decide_touches_nothing(p: Position) -> None:
    """Law 6: deciding leaves the given state alone, and what comes back shares nothing mutable with it."""
    before = encode(p.state)
    dice = FastRng(6)
    for seat, legal_action in some(p, dice):
        done = apply_action(p.game, p.state, seat, sample(legal_action, dice), dice, legal_action.wait)
        if isinstance(done, Accepted):
            _on(p, done.state, dice)
        assert encode(p.state) == before, (seat, legal_action)


def _on(p: Position, state: Any, dice: FastRng) -> None:
    """A few steps further on the same objects."""
    further = Position(p.game, p.seats, state, p.temper)
    for _ in range(4):
        if p.game.waits(further.state):
            step(further, dice)


def unseen_cards_change_nothing_seen(p: Position) -> None:
    """Law 8: redealing what a seat cannot see changes neither its view, nor its offers, nor the waits."""
    for viewer in (None, *range(p.seats)):
        world = copy(p.game, p.state)
        p.game.redeterminize(world, viewer, FastRng(8))
        assert p.game.view(world, viewer) == p.game.view(p.state, viewer), viewer
        assert p.game.waits(world) == p.game.waits(p.state), viewer
        assert p.game.conserved_totals(world) == p.game.conserved_totals(p.state), viewer
        if viewer is not None:
            assert p.game.legal_actions(world, viewer) == p.game.legal_actions(p.state, viewer), viewer


WORLDS = 3
"""In so many other worlds the actions of a position are carried out."""
Twice = tuple[Seat, Action, Accepted | Refusal, Accepted | Refusal]
"""An action of a seat, decided in this world and in another."""


def worlds_apart_look_alike(p: Position) -> None:
    """Laws 9 and 10 on the same pairs of worlds, which take long to make."""
    for viewer in (None, *range(p.seats)):
        pairs = _two_worlds(p, viewer)
        if viewer is not None:
            _same_waits(p, pairs)
        _same_news(pairs)


def silence_tells_nothing(p: Position) -> None:
    """Law 9: the same action in two worlds that the actor cannot tell apart leads to the same waits."""
    for viewer in range(p.seats):
        _same_waits(p, _two_worlds(p, viewer))


def _same_waits(p: Position, pairs: list[Twice]) -> None:
    """Law 9 for one viewer."""
    for seat, action, here, there in pairs:
        if isinstance(here, Accepted) and isinstance(there, Accepted):
            assert p.game.waits(here.state) == p.game.waits(there.state), (seat, write(action))
        else:
            assert here == there, (seat, write(action))


def public_events_carry_no_secret(p: Position) -> None:
    """Law 10: what everybody is told is the same in all worlds that a spectator, or the actor, cannot tell apart."""
    for viewer in (None, *range(p.seats)):
        _same_news(_two_worlds(p, viewer))


def _same_news(pairs: list[Twice]) -> None:
    """Law 10 for one viewer."""
    for seat, action, here, there in pairs:
        if isinstance(here, Accepted) and isinstance(there, Accepted):
            assert _public(here.told) == _public(there.told), (seat, write(action))


def _two_worlds(p: Position, viewer: Seat | None) -> list[Twice]:
    """Actions carried out here and in worlds that the viewer cannot tell from here: each offer in one of them."""
    found: list[Twice] = []
    for number in range(WORLDS):
        world = copy(p.game, p.state)
        p.game.redeterminize(world, viewer, FastRng(number))
        if world != p.state:
            found += _alike(p, world, viewer, number)
    return found


def _alike(p: Position, world: Any, viewer: Seat | None, number: int) -> list[Twice]:
    """The viewer's actions (anybody's for a spectator) that fall to `world`, done here and there by the same dice."""
    found: list[Twice] = []
    for seat in range(p.seats) if viewer is None else (viewer,):
        for legal_action in p.game.legal_actions(p.state, seat)[number::WORLDS]:
            if legal_action.blocked is None:
                action = sample(legal_action, FastRng(number))
                here, there = (
                    apply_action(p.game, s, seat, action, FastRng(9), legal_action.wait) for s in (p.state, world)
                )
                found.append((seat, action, here, there))
    return found


def _public(told: list[EventFor]) -> list[Any]:
    """The events for everybody."""
    return [one.event for one in told if one.only is None]


def result_means_over(p: Position) -> None:
    """Law 11: a result if and only if nothing is awaited; then nobody has anything left to do."""
    result = p.game.result(p.state)
    assert (result is None) == bool(p.game.waits(p.state)), result
    if result is not None:
        assert len(result) == p.seats
        assert min(result) == 1
        assert not p.offered()


def a_game_called_off_is_over(p: Position) -> None:
    """Law 20: a game may be stopped at any moment: it has ranks, those told from what all see, and nothing is lost."""
    if p.game.stop is None or p.game.result(p.state) is not None:
        return
    before, over = encode(p.state), Position(p.game, p.seats, stopped(p.game, p.state), p.temper)
    assert encode(p.state) == before
    assert p.game.result(over.state) is not None
    result_means_over(over)
    sums_are_kept(over, p.game.conserved_totals(p.state))
    if p.game.standing_is_public(p.state):
        p.game.redeterminize(world := copy(p.game, p.state), None, FastRng(8))
        assert p.game.result(stopped(p.game, world)) == p.game.result(over.state)
    assert load(p.game, encode(over.state), p.game.version) == over.state
    assert all(p.game.view(over.state, seat) is not None for seat in (None, *range(p.seats)))


def sums_are_kept(p: Position, before: dict[str, int]) -> None:
    """Law 12: what must be conserved is."""
    assert p.game.conserved_totals(p.state) == before


POSITION_LAWS = (
    every_offer_is_accepted,
    quick_offers_are_offers,
    offers_are_well_formed,
    somebody_is_awaited,
    every_default_is_accepted,
    everything_is_storable,
    decide_touches_nothing,
    unseen_cards_change_nothing_seen,
    worlds_apart_look_alike,
    result_means_over,
    a_game_called_off_is_over,
    orders_act_as_presses,
)
"""Laws 1, 2, 3, 5, 6, 8, 9, 10, 11, 20, 24, judged position by position."""


def clocks_end_the_game(game: GameSpec[Any], walk: Walk) -> None:
    """Law 4: a game comes to its end when nobody plays any more after a walk."""
    *_, position = positions(game, walk)
    defaults_end_the_game(game, position, walk.pace)
    assert game.result(position.state) is not None


def sums_are_kept_to_the_end(game: GameSpec[Any], walk: Walk) -> None:
    """Law 4, and laws 11 and 12 at every step of a whole game."""
    position, dice = begin(game, walk)
    before = game.conserved_totals(position.state)
    for _ in range(ENDLESS):
        if not game.waits(position.state):
            break
        assert game.result(position.state) is None
        step(position, dice)
        sums_are_kept(position, before)
    assert game.result(position.state) is not None, walk


def same_seed_and_choices_give_the_same_game(game: GameSpec[Any], walk: Walk) -> None:
    """Law 7: the record and the seed make the game again, draw by draw and event by event."""
    sealed = Sealed(walk.seats, default_options(game, walk.pace), walk.seed.to_bytes(32, "big"))
    dice, luck = CommittedRng(game.key, sealed.seed), FastRng(walk.seed)
    position = Position(game, walk.seats, game.setup(walk.seats, sealed.options, dice))
    moves = []
    for _ in range(walk.steps):
        if not game.waits(position.state):
            break
        made = sealed_step(position, luck, dice)
        if made is not None:
            moves.append(Played(made[0], write(made[1]), msgspec.to_builtins(made[2])))
    *_, last = replay(game, sealed, moves)
    assert encode(last.state) == encode(position.state)
    assert first_difference(game, sealed, moves) is None
