"""Wrong presses over real sockets: each gets a private sentence in the person's language, and nothing harmful happens."""

import asyncio

import pytest

from bot.i18n.translator import translator_for
from tests.moderation import Moderator
from tests.sockets.harness import BotProcess, CityTable, offered

pytestmark = [pytest.mark.sockets, pytest.mark.asyncio(loop_scope="module")]
EN, FR = translator_for("en"), translator_for("fr")
ABSURD = "1" + "0" * 30
SENTENCES = ("refusal-forged", "refusal-no-table", "refusal-not-now", "refusal-too-late", "refusal-not-your-turn")


async def test_two_presses_of_one_button_count_once(bot_process: BotProcess) -> None:
    playthrough = await bot_process.playthrough()
    mover, _, wait = await playthrough.mover()
    before = (await playthrough.table()).seq
    message = playthrough.newest
    done = await asyncio.gather(*(playthrough.press(mover, wait, "Roll", message) for _ in range(2)))
    assert not [each for each in done if each.failed]
    keys = {record.key for record in await playthrough.stored.records()}
    counted = [each for each in done if str(each.id) in keys]
    assert len(counted) == 1, "exactly one of two presses counts"
    assert (await playthrough.table()).seq == before + 1
    refused = next(each for each in done if each not in counted)
    said = FR if mover.locale == "fr" else EN
    assert refused.ephemerals[0].text.startswith(said.say("refusal-too-late"))
    assert not counted[0].ephemerals, "an accepted press says nothing private"


async def test_a_past_decision_is_a_sentence_with_the_way_to_what_is_possible_now(bot_process: BotProcess) -> None:
    playthrough = await bot_process.playthrough()
    mover, other, past = await playthrough.mover()
    await playthrough.counted(playthrough.press(mover, past, "Roll"))
    done = await playthrough.press(mover, past, "Roll")
    said = FR if mover.locale == "fr" else EN
    assert done.ephemerals[0].text == said.say("refusal-too-late")
    (current,) = done.ephemerals[0].controls()
    shown = await playthrough.world.press(mover, done.ephemerals[0], current["custom_id"])
    assert not shown.failed
    assert said.say("mine-title") in done.ephemerals[0].text, "in its place"
    await playthrough.refused(playthrough.press(other, past, "Roll"), "refusal-too-late")


async def test_another_persons_button(bot_process: BotProcess) -> None:
    playthrough = await bot_process.playthrough()
    mover, other, wait = await playthrough.mover()
    await playthrough.refused(playthrough.press(other, wait, "Roll"), "refusal-not-your-turn")
    await playthrough.counted(playthrough.press(mover, wait, "Roll"))
    mover, other, wait = await playthrough.until("buy-")
    for text in ("Buy", "Auction.10"):
        await playthrough.refused(playthrough.press(other, wait, text), "refusal-not-your-turn")


FORGED = {
    "garbage": ("nonsense", "refusal-forged"),
    "an empty address": ("||||", "refusal-forged"),
    "a hundred letters": ("x" * 100, "refusal-forged"),
    "a hundred letters of our own form": ("p|{n}|" + "a" * 24 + "|" + "R" * 66, "refusal-forged"),
    "a table that never was": ("p|4242|{wait}|Roll", "refusal-no-table"),
    "a table beyond all numbers": ("p|999999999999|{wait}|Roll", "refusal-no-table"),
    "SQL in the place of the action": ("p|{n}|{wait}|Roll'; DROP TABLE tables;--", "refusal-forged"),
    "SQL in the place of the table": ("p|1 OR 1=1|{wait}|Roll", "refusal-forged"),
    "an unknown verb": ("p|{n}|{wait}|Win", "refusal-forged"),
    "a verb of Python": ("p|{n}|{wait}|__class__", "refusal-forged"),
    "an unknown matter": ("t|{n}|-|fly", "refusal-forged"),
    "a matter half-made": ("t|{n}|-|token.?", "refusal-forged"),
    "a verb with too many fields": ("p|{n}|{wait}|Roll.6.6", "refusal-forged"),
    "an action that is not offered": ("p|{n}|{wait}|Build.14.residential.1", None),
    "an action of the clock": ("p|{n}|{wait}|EndHour", None),
    "a form for nothing": ("f|{n}|{wait}|Win.?", None),
}


LONG = ["h|{n}|rules|city.?", "h|{n}|deed|?", "h|{n}|confirm|Build.?", "p|{n}|{wait}|Build.?.residential.1"]
LONG += [
    "p|{n}|{wait}|Bid.?",
    "d|{n}|-|Propose.?.?.?",
    "f|{n}|{wait}|Bid.?",
    "t|{n}|-|option.hour.?",
    "t|{n}|-|swap.0.?",
]


@pytest.mark.parametrize("custom_id", LONG)
async def test_a_forged_value_of_5000_digits_is_refused_like_other_bad_input(
    bot_process: BotProcess, kept: dict[str, CityTable], custom_id: str
) -> None:
    playthrough = await shared(bot_process, kept)
    mover, _, wait = await playthrough.mover()
    before, logged = (await playthrough.table()).seq, len(bot_process.bot.log)
    text = custom_id.format(n=playthrough.number, wait=wait)
    done = await bot_process.world.press(mover, playthrough.newest, text, ("9" * 5_000,), forged=True)
    said = FR if mover.locale == "fr" else EN
    assert [each.text for each in done.ephemerals] == [said.say("refusal-forged")]
    assert (await playthrough.table()).seq == before
    assert "ERROR" not in bot_process.bot.log[logged:]


@pytest.fixture(scope="module")
def kept() -> dict[str, CityTable]:
    """The table that all forged presses share: none of them changes it."""
    return {}


async def shared(bot_process: BotProcess, kept: dict[str, CityTable]) -> CityTable:
    if not kept:
        kept["one"] = await bot_process.playthrough()
    return kept["one"]


@pytest.mark.parametrize("what", FORGED)
async def test_a_forged_custom_id(bot_process: BotProcess, kept: dict[str, CityTable], what: str) -> None:
    playthrough = await shared(bot_process, kept)
    mover, other, wait = await playthrough.mover()
    custom_id, key = FORGED[what]
    for person in (mover, other):
        text = await playthrough.refused(
            playthrough.raw(person, custom_id.format(n=playthrough.number, wait=wait)), key or ""
        )
        assert text.strip(), "the person reads something"
    await playthrough.refused(playthrough.raw(playthrough.stranger, custom_id.format(n=playthrough.number, wait=wait)))


async def test_half_made_nonsense_leads_back_to_what_is_possible(
    bot_process: BotProcess, kept: dict[str, CityTable]
) -> None:
    playthrough = await shared(bot_process, kept)
    mover, other, wait = await playthrough.mover()
    for custom_id in (
        f"p|{playthrough.number}|{wait}|Build.?.?.?",
        f"p|{playthrough.number}|-|Build.99.?.more-7",
        f"p|{playthrough.number}|auction-99|Bid.?",
        f"h|{playthrough.number}|confirm|Roll.?",
        f"h|{playthrough.number}|deed|99999",
    ):
        for person, said in ((mover, FR if mover.locale == "fr" else EN), (other, FR if other.locale == "fr" else EN)):
            text = await playthrough.refused(playthrough.raw(person, custom_id))
            possible = ("ask-done", "mine-title", "refusal-forged", "refusal-not-now", "city-panel-deed-which")
            assert any(said.say(key) in text for key in possible) or "deed" in custom_id, (custom_id, text)


async def test_values_that_no_menu_offered(bot_process: BotProcess, kept: dict[str, CityTable]) -> None:
    playthrough = await shared(bot_process, kept)
    mover, _, wait = await playthrough.mover()
    for custom_id in (
        f"p|{playthrough.number}|{wait}|Auction.?",
        f"h|{playthrough.number}|deed|?",
        f"t|{playthrough.number}|-|token.?",
    ):
        for value in ("'; DROP TABLE tables;--", "?" * 100, "\u202e😀", "-1", ABSURD):
            act = playthrough.world.press(mover, playthrough.newest, custom_id, [value], forged=True)
            assert await playthrough.refused(act)


async def test_a_table_of_another_server(bot_process: BotProcess, kept: dict[str, CityTable]) -> None:
    playthrough, other = await shared(bot_process, kept), await bot_process.playthrough()
    mover, _, wait = await other.mover()
    custom_id = f"p|{other.number}|{wait}|Roll"
    before = await other.table()
    act = playthrough.world.press(mover, playthrough.newest, custom_id, forged=True)
    await playthrough.refused(act, "refusal-no-table")
    assert (await other.table()).state == before.state, "the other server's game has changed"


async def test_an_amount_of_ten_to_the_thirty(bot_process: BotProcess) -> None:
    playthrough = await bot_process.playthrough(seats=3)
    await playthrough.until("auction-")
    wait, _ = await playthrough.wait()
    for person in playthrough.people:
        asked = await playthrough.raw(person, f"f|{playthrough.number}|{wait}|Bid.?")
        if asked.modal is None:
            continue
        for text in (ABSURD, f"{ABSURD}M", f"-{ABSURD}", "1e30", "٣٠", "NaN", "∞"):
            asked = await playthrough.raw(person, f"f|{playthrough.number}|{wait}|Bid.?")
            field = asked.modal.inputs()[0]["custom_id"] if asked.modal else ""
            await playthrough.refused(playthrough.world.submit(person, asked, {field: text}))
        await playthrough.refused(playthrough.typed(person, "move bid", amount=ABSURD), "refusal-too-large")
        await playthrough.refused(playthrough.press(person, wait, f"Bid.{ABSURD}"))
        await playthrough.refused(playthrough.typed(person, "move other", action=f"Bid.{ABSURD}"))


async def test_a_person_who_is_not_at_the_table(bot_process: BotProcess, kept: dict[str, CityTable]) -> None:
    playthrough = await shared(bot_process, kept)
    _, _, wait = await playthrough.mover()
    zoe = playthrough.stranger
    await playthrough.refused(playthrough.press(zoe, wait, "Roll"), "refusal-stranger")
    await playthrough.refused(playthrough.raw(zoe, f"h|{playthrough.number}|mine|-"), "refusal-stranger")
    await playthrough.refused(playthrough.raw(zoe, f"f|{playthrough.number}|{wait}|Bid.?"), "refusal-stranger")
    for name, options in (
        ("move roll", {}),
        ("move buy", {}),
        ("move bid", {"amount": "1M"}),
        ("move other", {"action": "Roll"}),
    ):
        await playthrough.refused(playthrough.typed(zoe, name, **options), "refusal-stranger")
    for matter in ("pause", "close", "start", "rematch", "voteout.0", "vote.yes", "leave", "robot.normal", "pace.slow"):
        await playthrough.refused(playthrough.raw(zoe, f"t|{playthrough.number}|-|{matter}"))


async def test_a_lobby_obeys_its_host_alone(bot_process: BotProcess) -> None:
    playthrough = await bot_process.playthrough(start=False)
    lea, ann = playthrough.people
    zoe = playthrough.stranger
    name = {"host": "Léa"}
    await playthrough.refused(playthrough.raw(ann, f"t|{playthrough.number}|-|start"), "refusal-not-host", **name)
    await playthrough.refused(playthrough.raw(zoe, f"t|{playthrough.number}|-|pace.slow"), "refusal-not-host", **name)
    await playthrough.refused(
        playthrough.raw(lea, f"t|{playthrough.number}|-|start"), "refusal-too-few-players", seats=2
    )
    await playthrough.refused(playthrough.raw(lea, f"t|{playthrough.number}|-|join"), "refusal-already-seated")
    await playthrough.refused(playthrough.raw(zoe, f"t|{playthrough.number}|-|leave"))
    await playthrough.refused(playthrough.raw(lea, f"p|{playthrough.number}|roll-1|Roll"))


async def test_a_deleted_message_comes_back_with_the_next_move(bot_process: BotProcess) -> None:
    playthrough = await bot_process.playthrough()
    mover, _, _ = await playthrough.mover()
    gone, pings = playthrough.newest, len(playthrough.world.state.pings)
    Moderator(playthrough.world).delete_message(gone)
    await playthrough.counted(playthrough.typed(mover, "move roll"))
    await playthrough.world.until(lambda: playthrough.newest.id > gone.id)
    following, _, _ = await playthrough.mover()
    ended = following is not mover  # by its dice a roll may end the turn; then the newest message is the next one's
    assert ended or mover.name in playthrough.newest.text, "what was rolled stands in the new message"
    assert len(playthrough.world.state.pings) - pings <= 1, "the message that replaces another calls nobody again"


async def test_a_message_deleted_under_a_press(bot_process: BotProcess) -> None:
    playthrough = await bot_process.playthrough()
    mover, _, wait = await playthrough.mover()
    gone = playthrough.newest
    pressing = asyncio.create_task(playthrough.press(mover, wait, "Roll", gone))
    await asyncio.sleep(0)
    Moderator(playthrough.world).delete_message(gone)
    await pressing
    assert str(pressing.result().id) in {record.key for record in await playthrough.stored.records()}, "the move counts"
    await playthrough.world.until(lambda: offered(playthrough.newest))
    assert playthrough.newest.id != gone.id


async def test_a_missing_permission_is_named_before_a_table_is_opened(bot_process: BotProcess) -> None:
    world = bot_process.world
    lea, ann = world.add_person("Léa", locale="fr"), world.add_person("Ann")
    for permission in ("send_messages_in_threads", "attach_files", "embed_links", "read_message_history"):
        guild = world.add_guild("Sans droits")
        general = next(channel for channel in world.state.channels.values() if channel.guild == guild.id)
        Moderator(world).revoke(permission, general)
        for person, said in ((lea, FR), (ann, EN)):
            done = await world.command(person, general, "play", {"where": "thread"})
            name = said.say(f"permission-{permission}")
            assert done.ephemerals[0].text == said.say("error-permission", permission=name)
        assert not [c for c in world.state.channels.values() if c.parent == general.id], "no thread was made in vain"
        Moderator(world).remove_bot(guild)
