"""Who presses without end reads one calm sentence, is answered each time, and reaches no table; others go on."""

from typing import Any

from bot.i18n.translator import translator_for
from cogs.press_throttle import MOST, PressThrottle, Verdict
from tests.bot_harness import ManualClock
from tests.cogs.table_playthrough import TablePlaythrough
from tests.cogs.test_wrong_presses import forged
from tests.cogs.wire import texts

EN = translator_for("en")


def read(result: Any) -> str:
    return "\n".join(texts(result.response.components)) if result.response is not None else ""


def test_a_bucket_for_each_person() -> None:
    clock = ManualClock()
    throttle = PressThrottle(4.0, clock)
    assert {throttle.take(1) for _ in range(24)} == {Verdict.CARRIED}
    assert [throttle.take(1) for _ in range(3)] == [Verdict.FIRST, Verdict.MORE, Verdict.MORE]
    assert throttle.take(2) is Verdict.CARRIED
    clock.at += 0.25
    assert [throttle.take(1) for _ in range(2)] == [Verdict.CARRIED, Verdict.FIRST]
    for person in range(3, MOST + 10):
        throttle.take(person)
    assert throttle.take(1) is Verdict.CARRIED, "long forgotten"
    assert {PressThrottle().take(1) for _ in range(100)} == {Verdict.CARRIED}


async def test_presses_too_many_are_answered_and_reach_no_table(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    clock = ManualClock()
    throttle = playthrough.app.client.parts.throttle
    throttle.__init__(0.5, clock)  # type: ignore[misc]
    lines = [read(await playthrough.press(playthrough.tom, "table.-")) for _ in range(3)]
    assert EN.say("error-throttled") not in "\n".join(lines)
    seq = playthrough.table.seq
    first = await forged(playthrough, playthrough.tom, f"t|{playthrough.table.id}|-|pause")
    assert EN.say("error-throttled") in read(first)
    second = await forged(playthrough, playthrough.tom, f"t|{playthrough.table.id}|-|pause")
    assert (second.acknowledged, EN.say("error-throttled") in read(second)) == (True, False), "answered without a word"
    for command in ("move roll", "quartier help"):
        assert EN.say("error-throttled") in read(await playthrough.tom.slash(playthrough.place, command))
    assert playthrough.table.seq == seq
    assert (await playthrough.press(playthrough.lea, "table.-")).acknowledged, "others are not slowed down"
    clock.at += 10
    await forged(playthrough, playthrough.tom, f"t|{playthrough.table.id}|-|pause")
    assert playthrough.table.seq > seq
