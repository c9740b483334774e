"""The checker: seven rules that Discord's API description lacks, and the description itself where it is at hand."""

from typing import Any

import pytest

from bot.playground import payload_validator, payloads
from bot.playground.kinds import ANNOUNCEMENT, FORUM, LAYOUT, STAGE, VOICE
from bot.playground.kinds import TEXT as TEXT_CHANNEL
from bot.playground.model import ProblemError
from bot.playground.payload_validator import Body, PayloadValidator, faults_of, faults_of_modal
from bot.playground.server import FakeDiscord
from tests.api_description import SPEC, validators
from tests.moderation import add_thread

TEXT = {"type": 10, "content": "x"}


def button(custom_id: str) -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": "x", "custom_id": custom_id}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def body(*components: dict[str, Any], content: str = "", flags: int = LAYOUT, files: tuple[str, ...] = ()) -> Body:
    return Body(content, [], list(components), flags, frozenset(files))


PICTURE = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}
ROWS = [row(*(button(f"{line}.{n}") for n in range(5))) for line in range(6)]


@pytest.mark.parametrize(
    ("faulty", "sound"),
    [
        (body(*[TEXT] * 41), body(*[TEXT] * 40)),
        (
            body({"type": 17, "components": [*ROWS, *[TEXT] * 4]}),
            body({"type": 17, "components": [*ROWS, *[TEXT] * 3]}),
        ),
        (body(*[TEXT | {"content": "x" * 2001}] * 2), body(*[TEXT | {"content": "x" * 2000}] * 2)),
        (body(row(button("a"), button("a"))), body(row(button("a"), button("b")))),
        (body(TEXT, content="x"), body(TEXT)),
        (body(TEXT, flags=0), body(row(button("a")), content="x", flags=0)),
        (body(PICTURE), body(PICTURE, files=("board.png",))),
        (body(content="x" * 2001, flags=0), body(content="x" * 2000, flags=0)),
    ],
)
def test_messages(faulty: Body, sound: Body) -> None:
    assert len(list(faults_of(faulty))) == 1
    assert list(faults_of(sound)) == []


def test_embeds_do_not_go_with_a_layout() -> None:
    assert list(faults_of(Body("", [{"title": "x"}], [TEXT], LAYOUT, frozenset())))


def test_a_modal_has_one_to_five_questions() -> None:
    fields = [{"type": 18, "label": "x", "component": {"type": 4, "custom_id": str(n)}} for n in range(6)]
    assert list(faults_of_modal(fields))
    assert list(faults_of_modal([]))
    assert list(faults_of_modal([fields[0], fields[0]]))
    assert not list(faults_of_modal(fields[:5]))


def test_a_fault_is_noted_and_refused() -> None:
    validator = PayloadValidator()
    with pytest.raises(ProblemError) as refused:
        validator.message(payload_validator.SEND, {}, body(TEXT, content="x"))
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert [(one.shape, one.where) for one in validator.violations] == [(payload_validator.SEND, "content")]


@pytest.fixture(scope="module")
def checker() -> PayloadValidator:
    if not SPEC.exists():
        pytest.skip(f"no API description at {SPEC}")
    return PayloadValidator(validators())


@pytest.mark.parametrize(
    "components",
    [
        [row({**button("a"), "label": "x" * 81})],
        [row(button("x" * 101))],
        [row(*(button(str(n)) for n in range(6)))],
        [row({"type": 3, "custom_id": "m", "options": [{"label": str(n), "value": str(n)} for n in range(26)]})],
        [{"type": 10, "content": ""}],
        [{"type": 99}],
        [{"type": 9, "components": [TEXT]}],
        [{**TEXT, "contend": "misspelt"}],
    ],
)
def test_the_description_finds(checker: PayloadValidator, components: list[object]) -> None:
    violations = checker.violations = []
    checker.shape(payload_validator.SEND, {"flags": LAYOUT, "components": components})
    assert violations
    checker.shape(payload_validator.SEND, {"flags": LAYOUT, "components": [row(button("a")), TEXT, PICTURE]})
    assert len(violations) == 1


def test_what_the_server_itself_says_is_as_described(checker: PayloadValidator) -> None:
    violations = checker.violations = []
    world = FakeDiscord()
    lea = world.add_person("Léa")
    said = world.say(lea, world.channels_of(lea)[0], f"hello {lea.mention}")
    checker.shape(payload_validator.MESSAGE, payloads.message(world.state, said))
    assert violations == []


def test_channels_threads_and_what_is_written_about_them_are_as_described(checker: PayloadValidator) -> None:
    violations = checker.violations = []
    world = FakeDiscord()
    lea = world.add_person("Léa")
    for kind in (TEXT_CHANNEL, ANNOUNCEMENT, VOICE, STAGE, FORUM):
        place = world.add_channel("place", kind=kind)
        checker.shape(payload_validator.CHANNEL, payloads.channel(world.state, place))
        if kind not in {VOICE, STAGE}:
            thread = add_thread(world, lea, place, "inside")
            checker.shape(payload_validator.THREAD_ITSELF, payloads.channel(world.state, thread))
            for message in (*world.visible(lea, place), *world.visible(lea, thread)):
                checker.shape(payload_validator.MESSAGE, payloads.message(world.state, message))
    assert violations == []
