"""A lesson as it goes: a table that is stored nowhere, a robot that plays along, the scenes one after another."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.kit import engine
from bot.kit.contract import CLOCK, Action, EventFor, LegalAction, Refusal, Seat, Wait
from bot.kit.engine import Accepted
from bot.kit.lesson import FREE, LEARNER, Lesson, Scene, Step
from bot.kit.rng import FastRng, LoadedDice
from bot.kit.robots.baseline import choose
from bot.kit.spec import GameSpec, S
from bot.tables.lobby import ROBOT_NAMES, usual_robot
from bot.tables.model import LIVE, OVER, PLAYING, ChannelRef, Participant, Table
from bot.tables.storage.packed_state import PackedState

FIRST_ID = 10**11
"""Lessons have numbers from here to below twice as many, beyond all tables that are stored."""
SPARE = 2
"""Actions of a scene beyond those proposed, for who does something else."""
FREELY = 8
"""Actions in a lesson without proposals of its own."""
MOST = 60
"""Steps of robots and of time between two actions of the learner."""
PACE = LIVE


class Course(msgspec.Struct, frozen=True):
    """Where somebody is in a lesson. `table`: the scene's; its state is None before the first and after the last.

    `step`: which proposal of the scene comes next, `played` the learner's actions in the scene. `told`: what was told in
    it, `before` what the last action of the scene before had told. `falls`, `script`: what dice and robot still have to
    do. `skipped`: whether a scene was left before its end.
    """

    table: Table
    lesson: Lesson
    scene: int = 0
    step: int = 0
    played: int = 0
    told: tuple[EventFor, ...] = ()
    before: tuple[EventFor, ...] = ()
    falls: tuple[int, ...] = ()
    script: tuple[str, ...] = ()
    skipped: bool = False

    @property
    def over(self) -> bool:
        """Whether all scenes are over."""
        return self.scene >= len(self.lesson.scenes)

    @property
    def state(self) -> Any:
        """The scene's state."""
        return self.table.state


def is_lesson(table: int) -> bool:
    """Whether a table's number is a lesson's."""
    return FIRST_ID <= table < 2 * FIRST_ID


def begun(game: GameSpec[Any], id_: int, place: ChannelRef, learner: Participant, now: float) -> Course:
    """The first scene of a game's lesson, with whoever learns on the first seat and robots on the others."""
    lesson = game.lesson or FREE
    robots = [Participant(name, robot=usual_robot(game), lang=learner.lang) for name in ROBOT_NAMES]
    chairs = [learner, *robots][: max(2, game.seats[0])]
    table = Table(
        id=id_,
        game=game.key,
        place=place,
        host=learner.person or 0,
        lang=learner.lang,
        pace=PACE,
        phase=PLAYING,
        chairs=tuple([replace(chair, token=seat) for seat, chair in enumerate(chairs)]),
        options=engine.default_options(game, PACE, lesson.options),
        version=game.version,
        opened=now,
    )
    return _entered(game, Course(table, lesson), 0)


def begin(game: GameSpec[S], lesson: Lesson, scene: Scene) -> S:
    """The position of a scene. Raises LookupError or ValueError where its changes do not fit the state."""
    options = engine.default_options(game, PACE, lesson.options)
    state = game.setup(max(2, game.seats[0]), options, FastRng(1))
    if not scene.changes:
        return state
    plain = engine.plain(state)
    for path, value in scene.changes.items():
        _put(plain, path.split("."), value)
    try:
        changed: S = msgspec.convert(plain, game.state)
    except msgspec.ValidationError as error:
        raise ValueError(f"No position of {game.key}: {error}.") from error
    return changed


def _put(plain: Any, path: list[str], value: Any) -> None:
    """Put a value into plain data, in the place of one that is there."""
    for part in path[:-1]:
        plain = plain[int(part)] if isinstance(plain, list) else plain[part]
    last: Any = int(path[-1]) if isinstance(plain, list) else path[-1]
    if not isinstance(plain, list) and last not in plain:
        raise KeyError(f"{'.'.join(path)} is no part of the state.")
    plain[last] = value


def _entered(game: GameSpec[Any], course: Course, scene: int) -> Course:
    """The course at the beginning of a scene, as soon as the learner has something to decide."""
    course = replace(course, scene=scene, step=0, played=0, told=(), falls=(), script=())
    if course.over:
        return replace(course, table=replace(course.table, phase=OVER))
    at = course.lesson.scenes[scene]
    table = replace(course.table, packed_state=PackedState(begin(game, course.lesson, at)), phase=PLAYING)
    return _waiting(game, replace(course, table=table, falls=at.dice, script=at.robot))


# ---- what is proposed


def awaited(game: GameSpec[Any], course: Course) -> list[Wait]:
    """The decisions that wait for the learner, of which one at least can be taken."""
    return _answerable(game, course.state, LEARNER)


def _answerable(game: GameSpec[Any], state: Any, seat: Seat) -> list[Wait]:
    """The running decisions that a seat can answer."""
    able = {each.wait for each in _free(game, state, seat)}
    return [wait for wait in game.waits(state) if not wait.held and seat in wait.seats and wait.id in able]


def _free(game: GameSpec[Any], state: Any, seat: Seat) -> list[LegalAction]:
    """What a seat may do and is asked to."""
    found = game.legal_actions(state, seat)
    return [each for each in found if each.blocked is None and each.wait is not None]


def proposed(game: GameSpec[Any], course: Course) -> Action | None:
    """What the scene proposes where that is possible now, else what a robot would do; None where that is anything."""
    step = planned(course)
    action = None if step is None else engine.read(game, step.play)
    if action is not None and engine.refusal_for(game, course.state, LEARNER, action) is None:
        return action  # type: ignore[no-any-return]
    return None if game.robots is None else _thought(game, course.state, LEARNER, course.played)


def on_plan(game: GameSpec[Any], course: Course) -> str:
    """The word of the proposal whose sentence fits now; empty where the learner has gone another way."""
    step = planned(course)
    if step is None or engine.refusal_for(game, course.state, LEARNER, engine.read(game, step.play)) is not None:
        return ""
    return step.word or step.verb


def planned(course: Course) -> Step | None:
    """The proposal that comes next; None where nothing is left of the scene's."""
    steps = course.lesson.scenes[course.scene].steps
    return steps[course.step] if course.step < len(steps) else None


def _thought(game: GameSpec[Any], state: Any, seat: Seat, luck: int) -> Action | None:
    """What a robot would do that thinks for a moment; it proposes nothing of its own accord."""
    quick = game.robots is not None and game.robots.quick_action_value is not None
    kind = "easy" if quick else "normal"
    return choose(kind, game, game.view(state, seat), _free(game, state, seat), FastRng(luck))


# ---- how it goes on


def played(game: GameSpec[Any], course: Course, action: Action, wait: str | None) -> Course | Refusal:
    """The learner does something; then the robot, time and perhaps the next scene."""
    plan, possible, at = planned(course), on_plan(game, course) != "", len(course.told)
    done = _done(game, course, LEARNER, action, wait)
    if isinstance(done, Refusal):
        return done
    course = _waiting(game, replace(done, played=course.played + 1))
    if plan is not None and (type(action).__name__ == plan.verb or (possible and not on_plan(game, course))):
        course = replace(course, step=course.step + 1)
    if not _ended(game, course):
        return course
    return _entered(game, replace(course, before=course.told[at:]), course.scene + 1)


def skipped(game: GameSpec[Any], course: Course) -> Course:
    """The next scene."""
    return _entered(game, replace(course, before=(), skipped=True), course.scene + 1)


def _ended(game: GameSpec[Any], course: Course) -> bool:
    """Whether a scene has shown what it is for, or leads nowhere any more."""
    steps = course.lesson.scenes[course.scene].steps
    if steps and course.step >= len(steps):
        return True
    most = len(steps) + SPARE if steps else FREELY
    return course.played >= most or game.result(course.state) is not None or not awaited(game, course)


def _waiting(game: GameSpec[Any], course: Course) -> Course:
    """The course once robots and time have done what comes before the learner's next decision."""
    for _ in range(MOST):
        found = None if game.result(course.state) is not None else _next(game, course)
        if found is None:
            return course
        seat, action, wait = found
        done = _done(game, course, seat, action, wait)
        if isinstance(done, Refusal):  # a robot's combination that is not to be had: time answers for it
            seat, action = game.default(course.state, next(each for each in _running(game, course) if each.id == wait))
            done = _done(game, course, seat, action, wait)
        if isinstance(done, Refusal):
            return course
        course = done
    return course


def _running(game: GameSpec[Any], course: Course) -> list[Wait]:
    return [wait for wait in game.waits(course.state) if not wait.held]


def _next(game: GameSpec[Any], course: Course) -> tuple[Seat, Action, str | None] | None:
    """What somebody else does now: as the scene says, as a robot would, or what time plays; None: the learner decides."""
    robots = range(1, len(course.table.chairs))
    if course.script:
        action = engine.read(game, course.script[0])
        for seat in robots:
            if engine.refusal_for(game, course.state, seat, action) is None:
                return seat, action, None
    for seat in robots:
        for wait in _answerable(game, course.state, seat):
            thought = _thought(game, course.state, seat, len(course.told))
            if thought is not None:
                return seat, thought, wait.id
    if awaited(game, course):
        return None
    for wait in _running(game, course):
        seat, default = game.default(course.state, wait)
        if seat == CLOCK or seat in wait.seats:
            return seat, default, wait.id
    return None


def _done(game: GameSpec[Any], course: Course, seat: Seat, action: Action, wait: str | None) -> Course | Refusal:
    """An action carried out, with the dice of the scene."""
    dice = LoadedDice(course.falls, len(course.told))
    done = engine.apply_action(game, course.state, seat, action, dice, wait)
    if isinstance(done, Refusal):
        return done
    script = course.script
    if seat not in (LEARNER, CLOCK) and script and engine.write(action) == script[0]:
        script = script[1:]
    table = replace(course.table, packed_state=PackedState(done.state), seq=course.table.seq + 1)
    return replace(course, table=table, told=(*course.told, *_seen(done)), falls=dice.falls, script=script)


def _seen(done: Accepted) -> Sequence[EventFor]:
    """What the learner may read of what was told."""
    return [each for each in done.told if each.only in (None, LEARNER)]
