"""Whoever types instead of pressing, in French or in English: the same moves, the same records, the same refusals."""

import pytest

from bot.games.city.actions import Buy
from bot.playground.model import Person
from bot.words import words
from tests.sockets.parlour import Evening, Parlour

pytestmark = [pytest.mark.sockets, pytest.mark.asyncio(loop_scope="module")]
SAID = {"fr": words("fr"), "en-GB": words("en")}


def name(person: Person, command: str) -> str:
    """A command or option as the person's client shows it."""
    return SAID[person.locale].say(f"command-{command}")


async def type_(evening: Evening, person: Person, command: str, **options: object) -> str:
    """Type a command in the person's own language; it counts, and what was done is read privately."""
    typed = {name(person, f"{command}-{option}"): value for option, value in options.items()}
    done = await evening.counted(evening.world.command(person, evening.channel, name(person, command), typed))
    assert [message.ephemeral for message in done.made] == [True]
    return done.made[0].text


async def action(evening: Evening) -> str:
    """The last action in the records."""
    return (await evening.stored.records())[-1].action


async def test_roll_and_buy_typed_are_the_buttons(parlour: Parlour) -> None:
    evening, locales = await parlour.evening(), set()
    for _ in range(60):
        mover, wait, _ = await evening.least()
        kind = wait.split("-")[0]
        if kind in {"roll", "buy"} - {done for done, locale in locales if locale == mover.locale}:
            text = await type_(evening, mover, kind)
            assert await action(evening) == kind.capitalize()
            assert mover.name in text, "what was done is told"
            locales.add((kind, mover.locale))
        else:
            await evening.step()
        if len(locales) == 4:
            return
    raise AssertionError(f"only {locales} came up")


async def test_bids_typed_and_pressed_are_one_auction(parlour: Parlour) -> None:
    evening = await parlour.evening(seats=3)
    await evening.until("auction-")
    lea, ann, _ = evening.people
    bids = ((lea, "0,5M"), (ann, "0.6M"), (lea, "700k"), (ann, "800"))
    high, refused = 0, 0
    for person, amount in bids:
        auction = (await evening.table()).state.stack[-1]
        if auction.leader == evening.people.index(person):
            refused += 1
            continue
        typed = {name(person, "bid-amount"): amount}
        done = await evening.world.command(person, evening.channel, name(person, "bid"), typed)
        assert not done.failed
        auction = (await evening.table()).state.stack[-1]
        assert auction.high > high, (amount, [message.text for message in done.made])
        assert auction.leader == evening.people.index(person)
        high = auction.high
    assert refused <= 1
    money = SAID["fr"].cash("city", high)
    await evening.world.until(lambda: any(money in m.text for m in evening.world.visible(lea, evening.channel)), 8.0)


async def test_anything_offered_is_typed_with_suggestions_in_the_persons_language(parlour: Parlour) -> None:
    evening = await parlour.evening()
    mover, _, _ = await evening.until("buy-")
    command, option = name(mover, "do"), name(mover, "do-action")
    said = SAID[mover.locale]
    asked = await evening.world.autocomplete(mover, evening.channel, command, {option: ""}, option)
    found = {choice["value"]: choice["name"] for choice in asked.choices or []}
    assert found["Buy"] == said.action("city", Buy)
    assert "Auction.?" in found
    searched = await evening.world.autocomplete(
        mover, evening.channel, command, {option: found["Buy"][:4].upper()}, option
    )
    assert "Buy" in [choice["value"] for choice in searched.choices or []], "capitals and accents do not matter"
    nothing = await evening.world.autocomplete(
        evening.stranger,
        evening.channel,
        name(evening.stranger, "do"),
        {name(evening.stranger, "do-action"): ""},
        name(evening.stranger, "do-action"),
    )
    assert nothing.choices == []
    await type_(evening, mover, "do", action="Auction.?", value="10k")
    assert await action(evening) == "Auction.10"


async def test_what_cannot_be_done_is_refused_alike(parlour: Parlour) -> None:
    evening = await parlour.evening()
    mover, other, wait = await evening.mover()
    pressed = await evening.refused(evening.press(other, "-", "Roll"))
    typed = await evening.refused(evening.world.command(other, evening.channel, name(other, "roll"), {}))
    assert typed == pressed
    for person in (mover, other):
        said = SAID[person.locale]
        build = await evening.refused(evening.world.command(person, evening.channel, name(person, "build"), {}))
        assert build
        await evening.refused(
            evening.typed(person, "do", action="Win.everything"), "error-unknown-action", text="Win.everything"
        )
        absurd = await evening.refused(evening.typed(person, "do", action="@everyone <@&1> Win"))
        assert said.say("error-unknown-action", text="§").split("§")[0] in absurd
        await evening.refused(evening.typed(person, "buy"))
        await evening.refused(evening.typed(person, "bid", amount="2M"))
    assert wait == (await evening.wait())[0]


async def test_rules_settings_help_and_tables_answer_privately_in_both_languages(parlour: Parlour) -> None:
    evening = await parlour.evening()
    for person in evening.people:
        said = SAID[person.locale]
        await evening.refused(evening.typed(person, "help"), "help-text")
        text = await evening.refused(evening.typed(person, "rules", question="CITY-35"))
        assert "CITY-35" in text
        word = said.say("city-value-residential")[:6]
        assert await evening.refused(evening.typed(person, "rules", question=word))
        text = await evening.refused(evening.typed(person, "settings"))
        assert said.say("settings-person") in text
        await evening.refused(evening.typed(person, "settings", pace="slow"), "error-staff-only")
        text = await evening.refused(evening.typed(person, "table"))
        assert "Léa" in text
    ann = evening.people[1]
    changed = await evening.refused(evening.typed(ann, "settings", language="fr"))
    assert changed.startswith(words("fr").say("settings-saved")), "the chosen language counts from now on"
    assert (await evening.world.command(ann, evening.channel, "help")).made[0].text == words("fr").say("help-text")


async def test_commands_away_from_any_table(parlour: Parlour) -> None:
    evening = await parlour.evening()
    lea = evening.people[0]
    for command, options in (("roll", {}), ("buy", {}), ("bid", {"amount": "1M"}), ("do", {"action": "Roll"})):
        act = evening.world.command(lea, evening.general, command, options)
        await evening.refused(act, "refusal-no-table-here")
    direct = evening.world.direct(lea)
    assert (await evening.world.command(lea, direct, "help")).made[0].text == words("fr").say("help-text")
    assert (await evening.world.command(lea, direct, "rules", {"question": "CITY-35"})).made
