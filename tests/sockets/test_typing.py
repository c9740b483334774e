"""Whoever types instead of pressing, in French or in English: the same moves, the same records, the same refusals."""

import pytest

from bot.games.city.actions import Buy
from bot.i18n.translator import translator_for
from bot.playground.model import Person
from tests.sockets.actors import unshrunk
from tests.sockets.harness import BotProcess, CityTable

pytestmark = [pytest.mark.sockets, pytest.mark.asyncio(loop_scope="module")]
SAID = {"fr": translator_for("fr"), "en-GB": translator_for("en")}


INSIDE = {"do": "command-move-other", "deal": "command-move-trade"}
MOVES = ("roll", "buy", "bid", "build", "deal", "hand", "do")


def name(person: Person, command: str) -> str:
    """A command or option as the person's client shows it; a move stands in its group."""
    said = SAID[person.locale].say(INSIDE.get(command, f"command-{command}"))
    return f"{SAID[person.locale].say('command-move')} {said}" if command in MOVES else said


async def type_(playthrough: CityTable, person: Person, command: str, **options: object) -> str:
    """Type a command in the person's own language; it counts, and what was done is read privately."""
    typed = {name(person, f"{command}-{option}"): value for option, value in options.items()}
    done = await playthrough.counted(
        playthrough.world.command(person, playthrough.channel, name(person, command), typed)
    )
    assert [message.ephemeral for message in done.made] == [True]
    return done.made[0].text


async def action(playthrough: CityTable) -> str:
    """The last action in the records."""
    return (await playthrough.stored.records())[-1].action


async def test_roll_and_buy_typed_are_the_buttons(bot_process: BotProcess) -> None:
    playthrough = await bot_process.playthrough()
    locales: set[tuple[str, str]] = set()
    for _ in range(60):
        mover, wait, _ = await playthrough.least()
        kind = wait.split("-")[0]
        if kind in {"roll", "buy"} - {done for done, locale in locales if locale == mover.locale}:
            text = await type_(playthrough, mover, kind)
            assert await action(playthrough) == kind.capitalize()
            assert mover.name in text, "what was done is told"
            locales.add((kind, mover.locale))
        else:
            await playthrough.step()
        if len(locales) == 4:
            return
    raise AssertionError(f"only {locales} came up")


async def test_bids_typed_and_pressed_are_one_auction(bot_process: BotProcess) -> None:
    playthrough = await bot_process.playthrough(seats=3)
    await playthrough.until("auction-")
    lea, ann, _ = playthrough.people
    bids = ((lea, "0,5M"), (ann, "0.6M"), (lea, "700k"), (ann, "800"))
    high, refused = 0, 0
    for person, amount in bids:
        auction = (await playthrough.table()).state.stack[-1]
        if auction.leader == playthrough.people.index(person):
            refused += 1
            continue
        typed = {name(person, "bid-amount"): amount}
        done = await playthrough.world.command(person, playthrough.channel, name(person, "bid"), typed)
        assert not done.failed
        auction = (await playthrough.table()).state.stack[-1]
        assert auction.high > high, (amount, [message.text for message in done.made])
        assert auction.leader == playthrough.people.index(person)
        high = auction.high
    assert refused <= 1
    money = SAID["fr"].cash("city", high)
    await playthrough.world.until(
        lambda: any(money in m.text for m in playthrough.world.visible(lea, playthrough.channel)), 8.0
    )


async def test_anything_offered_is_typed_with_suggestions_in_the_persons_language(bot_process: BotProcess) -> None:
    playthrough = await bot_process.playthrough()
    mover, _, _ = await playthrough.until("buy-")
    command, option = name(mover, "do"), name(mover, "do-action")
    said = SAID[mover.locale]
    asked = await playthrough.world.autocomplete(mover, playthrough.channel, command, {option: ""}, option)
    found = {choice["value"]: choice["name"] for choice in asked.choices or []}
    assert found["Buy"] == said.action("city", Buy)
    assert "Auction.?" in found
    searched = await playthrough.world.autocomplete(
        mover, playthrough.channel, command, {option: found["Buy"][:4].upper()}, option
    )
    assert "Buy" in [choice["value"] for choice in searched.choices or []], "capitals and accents do not matter"
    nothing = await playthrough.world.autocomplete(
        playthrough.stranger,
        playthrough.channel,
        name(playthrough.stranger, "do"),
        {name(playthrough.stranger, "do-action"): ""},
        name(playthrough.stranger, "do-action"),
    )
    assert nothing.choices == []
    await type_(playthrough, mover, "do", action="Auction.?", value="10k")
    assert await action(playthrough) == "Auction.10"


async def test_what_cannot_be_done_is_refused_alike(bot_process: BotProcess) -> None:
    playthrough = await bot_process.playthrough()
    mover, other, wait = await playthrough.mover()
    pressed = await playthrough.refused(playthrough.press(other, "-", "Roll"))
    typed = await playthrough.refused(playthrough.world.command(other, playthrough.channel, name(other, "roll"), {}))
    assert typed == pressed
    for person in (mover, other):
        said = SAID[person.locale]
        build = await playthrough.refused(
            playthrough.world.command(person, playthrough.channel, name(person, "build"), {})
        )
        assert build
        await playthrough.refused(
            playthrough.typed(person, "move other", action="Win.everything"),
            "error-unknown-action",
            text="Win.everything",
        )
        absurd = await playthrough.refused(playthrough.typed(person, "move other", action="@everyone <@&1> Win"))
        assert said.say("error-unknown-action", text="§").split("§")[0] in absurd
        await playthrough.refused(playthrough.typed(person, "move buy"))
        await playthrough.refused(playthrough.typed(person, "move bid", amount="2M"))
    assert wait == (await playthrough.wait())[0]


async def test_rules_settings_help_and_tables_answer_privately_in_both_languages(bot_process: BotProcess) -> None:
    playthrough = await bot_process.playthrough()
    for person in playthrough.people:
        said = SAID[person.locale]
        await playthrough.refused(playthrough.typed(person, "quartier help"), "help-text")
        text = await playthrough.refused(playthrough.typed(person, "quartier rules", question="CITY-35"))
        assert "CITY-35" in text
        word = said.say("city-value-residential")[:6]
        assert await playthrough.refused(playthrough.typed(person, "quartier rules", question=word))
        text = await playthrough.refused(playthrough.typed(person, "quartier settings"))
        assert said.say("settings-person") in text
        text = await playthrough.refused(playthrough.typed(person, "tables"))
        assert "Léa" in text
    ann = playthrough.people[1]
    changed = await playthrough.refused(playthrough.typed(ann, "quartier settings", language="fr"))
    assert unshrunk(changed).startswith(translator_for("fr").say("settings-saved")), (
        "the chosen language counts from now on"
    )
    shown = (await playthrough.world.command(ann, playthrough.channel, "quartier help")).made[0]
    assert unshrunk(shown.text) == translator_for("fr").say("help-text")


async def test_commands_away_from_any_table(bot_process: BotProcess) -> None:
    playthrough = await bot_process.playthrough()
    lea = playthrough.people[0]
    for command, options in (
        ("move roll", {}),
        ("move buy", {}),
        ("move bid", {"amount": "1M"}),
        ("move other", {"action": "Roll"}),
    ):
        act = playthrough.world.command(lea, playthrough.general, command, options)
        await playthrough.refused(act, "refusal-no-table-here")
    direct = playthrough.world.direct(lea)
    shown = (await playthrough.world.command(lea, direct, "quartier help")).made[0]
    assert unshrunk(shown.text) == translator_for("fr").say("help-text")
    assert (await playthrough.world.command(lea, direct, "quartier rules", {"question": "CITY-35"})).made
