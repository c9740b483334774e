"""A lesson goes on by any legal action, ends in time, and is stored nowhere."""

from typing import Any

import pytest

from bot.games import GAMES
from bot.kit import engine
from bot.kit.contract import Refusal
from bot.kit.lesson import LEARNER, Lesson, Scene, Step
from bot.kit.rng import FastRng, LoadedDice
from bot.kit.robots.baseline import sample
from bot.kit.spec import GameSpec
from bot.tables import lessons
from bot.tables.lessons import FREELY, SPARE, Course
from bot.tables.model import ChannelRef, Participant

KEYS = sorted(GAMES)


def begun(game: GameSpec[Any]) -> Course:
    return lessons.begun(game, lessons.FIRST_ID + 1, ChannelRef(1, 2), Participant("Léa", person=7, lang="fr"), 0.0)


def most(course: Course) -> int:
    """Actions that a lesson takes at most."""
    return sum(len(scene.steps) + SPARE if scene.steps else FREELY for scene in course.lesson.scenes)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whatever_is_pressed_it_goes_on_and_ends(key: str, seed: int) -> None:
    game, dice = GAMES[key], FastRng(seed)
    course = begun(game)
    for _ in range(most(course)):
        if course.over:
            break
        waits = {wait.id for wait in lessons.awaited(game, course)}
        assert waits, "somebody who learns is always asked something"
        able = [
            each for each in game.legal_actions(course.state, LEARNER) if each.blocked is None and each.wait in waits
        ]
        for _ in range(200):
            legal_action = able[dice.die(len(able)) - 1]
            done = lessons.played(game, course, sample(legal_action, dice), legal_action.wait)
            if isinstance(done, Course):
                break
        assert isinstance(done, Course), able
        course = done
    assert course.over


@pytest.mark.parametrize("key", KEYS)
def test_what_is_proposed_is_legal_and_leads_to_the_end(key: str) -> None:
    game = GAMES[key]
    course = begun(game)
    for _ in range(most(course)):
        if course.over:
            break
        action = lessons.proposed(game, course)
        if action is None:
            assert game.robots is None
            return
        done = lessons.played(game, course, action, None)
        assert isinstance(done, Course), action
        course = done
    assert course.over


def test_a_scene_may_be_left_and_an_illegal_action_changes_nothing() -> None:
    game = GAMES["city"]
    course = begun(game)
    assert isinstance(lessons.played(game, course, engine.read(game, "Hammer"), "no-1"), Refusal)
    left = lessons.skipped(game, course)
    assert left.skipped
    assert left.scene == 1


def test_loaded_dice_fall_as_told_then_by_chance() -> None:
    dice = LoadedDice((3, 20, 6), 1)
    assert dice.die() == 3
    assert dice.die() in range(1, 7), "no die of six sides falls on 20"
    assert (dice.die(25), dice.die()) == (20, 6)
    assert dice.falls == ()
    assert dice.die() in range(1, 7)


def test_changes_have_to_fit_the_state() -> None:
    game = GAMES["city"]
    state = lessons.begin(game, Lesson(scenes=()), Scene(changes={"spaces.0": 7, "dice": [1, 2]}))
    assert (state.spaces[0], state.dice) == (7, (1, 2))
    for changes in ({"nothing": 1}, {"purse.nothing": 1}):
        with pytest.raises(KeyError):
            lessons.begin(game, Lesson(scenes=()), Scene(changes=changes))
    with pytest.raises(ValueError, match="No position of city"):
        lessons.begin(game, Lesson(scenes=()), Scene(changes={"spaces.0": "x"}))


def test_a_step_is_named_by_its_verb() -> None:
    assert Step("Build.6.residential.2").verb == "Build"
