"""Law 27: a lesson meets every verb and every decision of its game in a few presses, says a sentence at each, and is true to the rules."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.translator import kebab, translator_for
from bot.kit import engine
from bot.kit.fields import union_members
from bot.kit.lesson import CLOCKS_ALONE, FREE, LEARNER
from bot.kit.moment import MOMENT
from bot.kit.rng import FastRng
from bot.present import lessons as panels
from bot.present.control_id import PLAY, TABLE, written
from bot.present.panel_model import GOOD, Button
from bot.tables import lessons
from bot.tables.lessons import PACE, Course
from bot.tables.model import ChannelRef, Participant
from tests.contract.sentences import entries
from tests.spoken import WALKED

pytestmark = pytest.mark.uncounted

KEYS = sorted(GAMES)
TAUGHT = sorted(key for key, game in GAMES.items() if game.lesson is not None)
PRESSES, LONGEST = 16, 130
"""Presses of a lesson, seven seconds each; characters of a sentence."""


def walk(key: str, lang: str = "fr") -> Iterator[Course]:
    """A lesson in which everything proposed is done."""
    game = GAMES[key]
    learner = Participant("Léa", person=7, lang=lang)
    course = lessons.begun(game, lessons.FIRST_ID + 1, ChannelRef(1, 2), learner, 0.0)
    for _ in range(40):
        yield course
        if course.over:
            return
        action = lessons.proposed(game, course)
        if action is None:
            return
        done = lessons.played(game, course, action, None)
        assert isinstance(done, Course), (engine.write(action), done)
        course = done
    raise AssertionError("It never ends.")


@pytest.mark.parametrize("key", TAUGHT)
def test_every_verb_and_decision_is_met_or_left_out_with_a_reason(key: str) -> None:
    """A decision of a person is met where a proposal answers it, a verb where it may be used.

    What is said to be the clock's alone is never asked of whoever learns.
    """
    game, verbs, decided, asked = GAMES[key], set[Any](), set[Any](), set[Any]()
    for course in walk(key):
        if course.over:
            continue
        free = [each for each in game.legal_actions(course.state, LEARNER) if each.blocked is None]
        verbs |= {each.action for each in free}
        clocks = {wait.id: wait.clock for wait in game.waits(course.state) if LEARNER in wait.seats}
        asked |= set(clocks.values())
        action = lessons.proposed(game, course)
        answered = [each.wait for each in free if each.action is type(action) and each.refusal(action) is None]
        decided |= {clocks[wait] for wait in answered if wait in clocks}
    left_out = (game.lesson or FREE).left_out
    every = {*union_members(game.action), *game.clocks}
    assert every - verbs - decided <= left_out.keys() <= every - decided, "neither met nor left out, or both"
    assert all(left_out.values())
    assert not {what for what, why in left_out.items() if why == CLOCKS_ALONE} & (verbs | asked)


@pytest.mark.parametrize("key", TAUGHT)
def test_following_the_proposals_the_plan_is_kept_in_few_presses(key: str) -> None:
    game = GAMES[key]
    courses = [course for course in walk(key) if not course.over]
    assert [(course.scene, course.step) for course in courses if not lessons.on_plan(game, course)] == []
    assert len(courses) == sum(len(scene.steps) for scene in (game.lesson or FREE).scenes) <= PRESSES


@pytest.mark.parametrize("lang", WALKED)
@pytest.mark.parametrize("key", TAUGHT)
def test_each_step_has_a_sentence_of_its_own(key: str, lang: str) -> None:
    prefix, game = f"{key}-lesson-", GAMES[key]
    said = {
        name: text
        for name, text in ((n, translator_for(lang).say(n)) for n in entries(lang))
        if name.startswith(prefix)
    }
    steps = {prefix + kebab(step.word or step.verb) for scene in (game.lesson or FREE).scenes for step in scene.steps}
    assert steps <= said.keys()
    assert {name: len(text) for name, text in said.items() if len(text) > LONGEST or "\n" in text} == {}


@pytest.mark.parametrize("key", TAUGHT)
def test_nothing_is_created_or_lost_in_a_position(key: str) -> None:
    game = GAMES[key]
    lesson = game.lesson or FREE
    fresh = game.setup(max(2, game.seats[0]), engine.default_options(game, PACE, lesson.options), FastRng(1))
    for at, scene in enumerate(lesson.scenes):
        assert game.conserved_totals(lessons.begin(game, lesson, scene)) == game.conserved_totals(fresh), at


@pytest.mark.parametrize("lang", WALKED)
@pytest.mark.parametrize("key", KEYS)
def test_each_panel_shows_the_proposal_and_speaks(key: str, lang: str) -> None:
    game = GAMES[key]
    for course in walk(key, lang):
        panel = panels.panel(course, translator_for(lang))
        if course.over:
            continue
        action = lessons.proposed(game, course)
        direct = [each for row in panel.rows if isinstance(row, tuple) for each in row if _plays(each)]
        if action is not None:
            whole = [each for each in direct if written(each.press).text == engine.write(action)]
            assert whole
            if not whole[0].label.startswith(panels.BULB):
                assert [
                    each for row in panel.rows if isinstance(row, tuple) for each in row if each.style == GOOD
                ] == whole
        assert [line for line in panel.lines if line.startswith(f"**{panels.BULB}")], "a sentence"
        assert not any(written(each.press).kind == TABLE for each in direct)


def _plays(button: Button) -> bool:
    return written(button.press).kind == PLAY


def test_whoever_goes_another_way_reads_what_holds_at_every_table() -> None:
    """The words of City's own auction are about the district of its scene."""
    game, words = GAMES["city"], translator_for("en")
    course = next(each for each in walk("city") if lessons.on_plan(game, each) == "Buy")
    other = lessons.played(game, course, engine.read(game, "Auction.10"), None)
    assert isinstance(other, Course)
    assert [wait.kind for wait in lessons.awaited(game, other)] == ["auction"]
    assert f"**{panels.BULB} {words.say('city-first-auction')}**" in panels.panel(other, words).lines


def test_a_great_moment_leaves_room_for_the_lesson() -> None:
    """Whoever builds something else than what is proposed sees no film of the whole board above the sentence."""
    game = GAMES["city"]
    course = next(each for each in walk("city") if not each.over and lessons.on_plan(game, each) == "town")
    built = lessons.played(game, course, engine.read(game, "BuildSkyscraper.6"), None)
    assert isinstance(built, Course)
    assert built.scene == course.scene
    picture = panels.panel(built, translator_for("en")).picture
    assert picture is not None
    assert not picture.key.endswith(MOMENT)


@pytest.mark.parametrize("lang", WALKED)
def test_only_a_lesson_with_a_plan_claims_to_have_shown_the_decisions(lang: str) -> None:
    words, own = translator_for(lang), list(walk("city", lang))[-1]
    generic = replace(own, lesson=FREE, scene=len(FREE.scenes))
    assert words.say("lesson-over") in panels.panel(own, words).lines
    assert words.say("lesson-over-free") in panels.panel(generic, words).lines
