"""Robots for any game, and play-out in place. A robot gets what a person gets: a view and legal actions, never the state.

`random` plays anything. `easy` follows the game's judgement and often does not, `normal` always follows it, `strong`
looks ahead in worlds that it imagines.
"""

from collections.abc import Callable, Sequence
from itertools import islice, product
from typing import Any

from bot.kit.contract import CLOCK, Action, Choice, Domain, LegalAction, Range, Refused, Rng, Seat, Value, Wait
from bot.kit.engine import Accepted, apply_action
from bot.kit.robots.move import Reason, RobotMove
from bot.kit.robots.search import STRONG, SearchContext, context_for, discard_events, search
from bot.kit.spec import GameSpec, RobotTuning, S

Ahead = SearchContext | None
"""With what a strong robot looks ahead; None for all others."""
Robot = Callable[[GameSpec[Any], Any, list[LegalAction], Rng, Ahead], Action | None]
"""game, view, legal actions, rng, search context -> what it plays; None when it has nothing to decide."""
MOST = 200
"""Actions of one legal action that a robot looks at."""
NEAR = (10, 50)
"""Steps above the low end of an amount that a robot looks at too."""
ACCEPT = "Accept"
"""What every game calls the verb by which somebody accepts a trade."""
TRIES = 8
"""How often a play-out picks again after a combination was refused, before it plays the default."""
ENDLESS = 1_000_000
"""Actions after which a play-out gives up; no game of ours is a tenth as long."""
RANDOM = "random"
"""The kind of robots that plays anything."""
FieldValue = Value | tuple[Value, ...]
UNEXPLAINED, BEST = Reason("whim"), Reason("best")
"""Reasons for which no game is needed: no reason at all, and that nothing better was to be done."""


def choose(
    kind: str, game: GameSpec[Any], view: Any, legal_actions: list[LegalAction], dice: Rng, search_context: Ahead = None
) -> Action | None:
    """What a robot of `kind` plays. `dice` are its own, never the table's. Raises KeyError for an unknown kind.

    Without a `search_context` a strong robot plays as a normal one.
    """
    return KINDS[kind](game, view, legal_actions, dice, search_context)


def think(
    kind: str, game: GameSpec[Any], view: Any, legal_actions: list[LegalAction], dice: Rng, search_context: Ahead = None
) -> RobotMove | None:
    """What a robot of `kind` plays and why; see `choose`.

    Where the choice is veiled, neither the reason nor the time it takes depends on what there was to choose from.
    """
    action = choose(kind, game, view, legal_actions, dice, search_context)
    if action is None:
        return None
    tuning = game.robots
    if kind == RANDOM or tuning is None:
        return RobotMove(action, UNEXPLAINED)
    if tuning.hides_reason is not None and tuning.hides_reason(view, action):
        if search_context is not None and not search_context.found:
            search_context.steady = True  # as if there had been a choice
            search_context.found = search(search_context, [(0, action)], dice)
        return RobotMove(action, _why(tuning, view, action))
    found = ranked_candidates(tuning, view, legal_actions)
    liked = any(candidate == action and worth == found[0][0] for worth, candidate in found)
    if not liked:
        return RobotMove(
            action,
            UNEXPLAINED if search_context is None or not search_context.found else _lookahead_reason(search_context),
        )
    return RobotMove(action, _why(tuning, view, action))


def _why(tuning: RobotTuning[Any], view: Any, action: Action) -> Reason:
    """What the game says for an action."""
    why = tuning.explain(view, action) if tuning.explain is not None else None
    return why or BEST


def _lookahead_reason(search_context: SearchContext) -> Reason:
    """Looking ahead overruled the game's judgement: how often it was tried, and the chance to win in per cent."""
    best = search_context.found[0]
    return Reason("ahead", {"tries": best.tries, "chance": round(best.mean / 100)})


def at_random(
    game: GameSpec[Any], view: Any, legal_actions: list[LegalAction], dice: Rng, search_context: Ahead = None
) -> Action | None:
    """Any legal action that answers a decision, with any values; low amounts more often than high ones."""
    able = _answers(legal_actions)
    return _sampled(able, dice) if able else None


def _answers(legal_actions: list[LegalAction]) -> list[LegalAction]:
    """Those that may be played now to answer a decision."""
    return [each for each in legal_actions if each.blocked is None and each.wait is not None]


def easy(
    game: GameSpec[Any], view: Any, legal_actions: list[LegalAction], dice: Rng, search_context: Ahead = None
) -> Action | None:
    """As a normal robot, with blunders (`blunder_rate`), and judging by `quick_action_value` where there is one.

    No blunder and no quick value accepts a trade that the game's judgement refuses, however often it is asked.
    """
    tuning = game.robots
    if tuning is None or dice.die(tuning.blunder_rate) == 1:
        found = at_random(game, view, legal_actions, dice)
    else:
        found = _pick_best(ranked_candidates(tuning, view, legal_actions, tuning.quick_action_value), dice)
    if type(found).__name__ == ACCEPT and tuning is not None and tuning.action_value(view, found) <= 0:
        return greedy(game, view, legal_actions, dice)
    return found


def greedy(
    game: GameSpec[Any], view: Any, legal_actions: list[LegalAction], dice: Rng, search_context: Ahead = None
) -> Action | None:
    """The action that the game's judgement likes best, equals by lot; at random in a game without judgement."""
    if game.robots is None:
        return at_random(game, view, legal_actions, dice)
    return _pick_best(ranked_candidates(game.robots, view, legal_actions), dice)


def _pick_best(found: list[tuple[int, Action]], dice: Rng) -> Action | None:
    """One of the best, by lot."""
    best = [action for worth, action in found if worth == found[0][0]]
    return best[dice.die(len(best)) - 1] if best else None


def strong(
    game: GameSpec[Any], view: Any, legal_actions: list[LegalAction], dice: Rng, search_context: Ahead = None
) -> Action | None:
    """The action that ends best in imagined continuations, among those that the game's judgement likes."""
    if search_context is None or game.robots is None:
        return greedy(game, view, legal_actions, dice)
    lookahead = search_context.lookahead
    simulate = lookahead.simulate_candidates
    search_context.found = [] if simulate is None else simulate(view, legal_actions, search_context.budget)
    if search_context.found:
        return search_context.found[0].action
    found = shortlist(ranked_candidates(game.robots, view, legal_actions), lookahead.top_k)
    if len(found) < 2:
        return found[0][1] if found else None
    hides = game.robots.hides_reason
    search_context.steady = hides is not None and any(hides(view, action) for _, action in found)
    search_context.found = search(search_context, found, dice)
    return search_context.found[0].action


def ranked_candidates(
    tuning: RobotTuning[Any],
    view: Any,
    legal_actions: list[LegalAction],
    judge: Callable[[Any, Any], int] | None = None,
) -> list[tuple[int, Action]]:
    """All candidates with what the game thinks of them, best first; what nobody awaits only if it is worth playing."""
    judge = judge or tuning.action_value
    found = [
        (worth, action)
        for legal_action in legal_actions
        if legal_action.blocked is None
        for action in sampled_actions(tuning, view, legal_action)
        if (worth := judge(view, action)) > 0 or legal_action.wait is not None
    ]
    return sorted(found, key=lambda judgement: judgement[0], reverse=True)


def shortlist(found: list[tuple[int, Action]], looks: int) -> list[tuple[int, Action]]:
    """The best of each verb first, then the best of what is left; never more than `looks`."""
    first: dict[type[Action], tuple[int, Action]] = {}
    for judgement in found:
        first.setdefault(type(judgement[1]), judgement)
    others = [judgement for judgement in found if first[type(judgement[1])] is not judgement]
    return [*first.values(), *others][:looks]


def sampled_actions(tuning: RobotTuning[Any], view: Any, legal_action: LegalAction) -> list[Any]:
    """The candidates of a legal action: the game's own ideas, or those of its domains."""
    found = None if tuning.candidate_actions is None else tuning.candidate_actions(view, legal_action)
    return candidates(legal_action) if found is None else found


KINDS: dict[str, Robot] = {RANDOM: at_random, "easy": easy, "normal": greedy, STRONG: strong}
"""Kinds of robots by name; every game can seat them."""


def _sampled(able: list[LegalAction], dice: Rng) -> Action:
    """One of the actions that one of these stands for."""
    return sample(able[dice.die(len(able)) - 1] if len(able) > 1 else able[0], dice)


def sample(legal_action: LegalAction, dice: Rng) -> Action:
    """One of the actions that an unblocked legal action stands for."""
    params = legal_action.params
    if not params:
        return legal_action.action()
    if len(params) == 1:
        return legal_action.action(_pick(params[0], dice))
    return legal_action.action(*[_pick(param, dice) for param in params])


def candidates(legal_action: LegalAction) -> list[Action]:
    """The actions of a legal action worth a look: every choice, `MOST` at most.

    Of an amount both ends, three between, and some near the low end, where most bids are made.
    """
    return [
        legal_action.action(*values) for values in islice(product(*map(_sampled_values, legal_action.params)), MOST)
    ]


def _pick(param: Domain, dice: Rng) -> FieldValue:
    """A value of a domain. `isinstance` of a struct takes ten times as long as `type` to say no."""
    if type(param) is Choice:
        return param.options[dice.die(len(param.options)) - 1]
    if type(param) is Range:
        return _amount(param, dice)
    size = param.low + dice.die(param.high - param.low + 1) - 1
    items = list(param.options)
    dice.shuffle(items)
    return tuple(items[:size])


def _amount(param: Range, dice: Rng) -> int:
    """Half of the time the low end, mostly near it, sometimes anywhere."""
    luck = dice.die(8)
    if luck <= 4:
        return param.low
    steps = (param.high - param.low) // param.step
    return param.low + param.step * (dice.die((min(steps, 16) if luck < 8 else steps) + 1) - 1)


def _sampled_values(param: Domain) -> Sequence[FieldValue]:
    """The values of a domain that a greedy robot looks at."""
    if isinstance(param, Choice):
        return param.options
    if isinstance(param, Range):
        steps = (param.high - param.low) // param.step
        looks = {steps * part // 4 for part in range(5)} | {near for near in NEAR if near <= steps}
        return [param.low + param.step * look for look in sorted(looks)]
    return [tuple(param.options[:size]) for size in range(param.low, param.high + 1)]


def play_out(
    game: GameSpec[S], s: S, dice: Rng, kinds: Sequence[str] = (), most: int = ENDLESS, budget: int = 0
) -> int:
    """Play `s` in place to its end, without copies, events or clock; how many actions it took.

    `kinds` are the robots by seat, all random when empty. A wait that only the clock can answer gets its default.
    `budget` is what strong robots may imagine for one move, 0 what they may at a table. Raises RuntimeError after `most` actions.
    """
    awaited, press = game.waits, _by_kinds(game, kinds, budget) if kinds else _by_chance(game)
    for played in range(most):
        waits = awaited(s)
        if not waits:
            return played
        seat = _awaited(waits, dice)
        if seat == CLOCK or not press(s, seat, dice):
            running = next(wait for wait in waits if not wait.held)
            seat, action = game.default(s, running)
            game.play(s, seat, action, dice, discard_events)
    raise RuntimeError(f"A game of {game.key} did not end within {most} actions.")


def _awaited(waits: list[Wait], dice: Rng) -> Seat:
    """One of the seats that are waited for, by lot; CLOCK when no seat is."""
    awaited: Sequence[Seat]
    if len(waits) == 1:
        awaited = () if waits[0].held else waits[0].seats
    else:
        awaited = [seat for wait in waits if not wait.held for seat in wait.seats if seat != CLOCK]
    if len(awaited) > 1:
        return awaited[dice.die(len(awaited)) - 1]
    return awaited[0] if awaited else CLOCK


Press = Callable[[S, Seat, Rng], bool]
"""Lets a seat play; False when it cannot."""


def _by_kinds(game: GameSpec[S], kinds: Sequence[str], budget: int) -> Press[S]:
    """Lets each seat play as the robot that sits there."""
    press_anything = _by_chance(game)

    def press(s: S, seat: Seat, dice: Rng) -> bool:
        if kinds[seat] == RANDOM:
            return press_anything(s, seat, dice)
        return _press(game, s, seat, dice, kinds[seat], budget)

    return press


def _by_chance(game: GameSpec[S]) -> Press[S]:
    """Lets a seat play at random, as `at_random` does. What of the game is needed is read once."""
    legal_actions, cross_checked, play = game.rollout_actions or game.legal_actions, game.cross_checked, game.play
    tries = range(TRIES)

    def press(s: S, seat: Seat, dice: Rng) -> bool:
        able = legal_actions(s, seat)
        for each in able:
            if each.blocked is not None or each.wait is None:
                able = _answers(able)
                break
        if not able:
            return False
        for _ in tries:
            action = sample(able[dice.die(len(able)) - 1] if len(able) > 1 else able[0], dice)
            if type(action) not in cross_checked:
                play(s, seat, action, dice, discard_events)
                return True
            if _played(game, s, seat, action, dice):
                return True
        return False

    return press


def _press(game: GameSpec[S], s: S, seat: Seat, dice: Rng, kind: str, budget: int) -> bool:
    """Let a robot of `kind` play for a seat; False when it cannot."""
    view, search_context = game.view(s, seat), context_for(kind, game, s, seat, budget)
    legal_actions = game.legal_actions(s, seat)
    for _ in range(TRIES):
        action = KINDS[kind](game, view, legal_actions, dice, search_context)
        if action is None:
            return False
        if _played(game, s, seat, action, dice):
            return True
    return False


def _played(game: GameSpec[S], s: S, seat: Seat, action: Action, dice: Rng) -> bool:
    """Play in place; False for what is refused from inside, which has changed nothing.

    A game that does not refuse before it changes anything plays such actions on a copy, whose fields then take the
    place of those of `s`.
    """
    if type(action) not in game.cross_checked:
        game.play(s, seat, action, dice, discard_events)
        return True
    if game.refuses_before_mutating:
        return _dare(game, s, seat, action, dice)
    decided = apply_action(game, s, seat, action, dice)
    if not isinstance(decided, Accepted):
        return False
    for field in game.state.__struct_fields__:
        setattr(s, field, getattr(decided.state, field))
    return True


def _dare(game: GameSpec[S], s: S, seat: Seat, action: Action, dice: Rng) -> bool:
    """Play in place what may be refused; nothing has changed then."""
    try:
        game.play(s, seat, action, dice, discard_events)
    except Refused:
        return False
    return True
