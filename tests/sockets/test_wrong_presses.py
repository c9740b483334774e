"""Wrong presses over real sockets: each gets a private sentence in the person's language, and nothing harmful happens."""

import asyncio

import pytest

from bot.words import words
from tests.sockets.parlour import Evening, Parlour, offered

pytestmark = [pytest.mark.sockets, pytest.mark.asyncio(loop_scope="module")]
EN, FR = words("en"), words("fr")
ABSURD = "1" + "0" * 30
SENTENCES = ("refusal-forged", "refusal-no-table", "refusal-not-now", "refusal-too-late", "refusal-not-your-turn")


async def test_two_presses_of_one_button_count_once(parlour: Parlour) -> None:
    evening = await parlour.evening()
    mover, _, wait = await evening.mover()
    before = (await evening.table()).seq
    message = evening.newest
    done = await asyncio.gather(*(evening.press(mover, wait, "Roll", message) for _ in range(2)))
    assert not [each for each in done if each.failed]
    keys = {record.key for record in await evening.stored.records()}
    counted = [each for each in done if str(each.id) in keys]
    assert len(counted) == 1, "exactly one of two presses counts"
    assert (await evening.table()).seq == before + 1
    refused = next(each for each in done if each not in counted)
    said = FR if mover.locale == "fr" else EN
    assert refused.ephemerals[0].text.startswith(said.say("refusal-too-late"))
    assert not counted[0].ephemerals, "an accepted press says nothing private"


async def test_a_past_decision_shows_what_is_possible_now(parlour: Parlour) -> None:
    evening = await parlour.evening()
    mover, other, past = await evening.mover()
    await evening.counted(evening.press(mover, past, "Roll"))
    text = await evening.refused(evening.press(mover, past, "Roll"), "refusal-too-late")
    assert (FR if mover.locale == "fr" else EN).say("mine-title") in text
    await evening.refused(evening.press(other, past, "Roll"), "refusal-too-late")


async def test_another_persons_button(parlour: Parlour) -> None:
    evening = await parlour.evening()
    mover, other, wait = await evening.mover()
    await evening.refused(evening.press(other, wait, "Roll"), "refusal-not-your-turn")
    await evening.counted(evening.press(mover, wait, "Roll"))
    mover, other, wait = await evening.until("buy-")
    for text in ("Buy", "Auction.10"):
        await evening.refused(evening.press(other, wait, text), "refusal-not-your-turn")


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
    parlour: Parlour, kept: dict[str, Evening], custom_id: str
) -> None:
    evening = await shared(parlour, kept)
    mover, _, wait = await evening.mover()
    before, logged = (await evening.table()).seq, len(parlour.bot.log)
    text = custom_id.format(n=evening.number, wait=wait)
    done = await parlour.world.press(mover, evening.newest, text, ("9" * 5_000,), forged=True)
    said = FR if mover.locale == "fr" else EN
    assert [each.text for each in done.ephemerals] == [said.say("refusal-forged")]
    assert (await evening.table()).seq == before
    assert "ERROR" not in parlour.bot.log[logged:]


@pytest.fixture(scope="module")
def kept() -> dict[str, Evening]:
    """The table that all forged presses share: none of them changes it."""
    return {}


async def shared(parlour: Parlour, kept: dict[str, Evening]) -> Evening:
    if not kept:
        kept["one"] = await parlour.evening()
    return kept["one"]


@pytest.mark.parametrize("what", FORGED)
async def test_a_forged_custom_id(parlour: Parlour, kept: dict[str, Evening], what: str) -> None:
    evening = await shared(parlour, kept)
    mover, other, wait = await evening.mover()
    custom_id, key = FORGED[what]
    for person in (mover, other):
        text = await evening.refused(evening.raw(person, custom_id.format(n=evening.number, wait=wait)), key or "")
        assert text.strip(), "the person reads something"
    await evening.refused(evening.raw(evening.stranger, custom_id.format(n=evening.number, wait=wait)))


async def test_half_made_nonsense_leads_back_to_what_is_possible(parlour: Parlour, kept: dict[str, Evening]) -> None:
    evening = await shared(parlour, kept)
    mover, other, wait = await evening.mover()
    for custom_id in (
        f"p|{evening.number}|{wait}|Build.?.?.?",
        f"p|{evening.number}|-|Build.99.?.more-7",
        f"p|{evening.number}|auction-99|Bid.?",
        f"h|{evening.number}|confirm|Roll.?",
        f"h|{evening.number}|deed|99999",
    ):
        for person, said in ((mover, FR if mover.locale == "fr" else EN), (other, FR if other.locale == "fr" else EN)):
            text = await evening.refused(evening.raw(person, custom_id))
            possible = ("ask-done", "mine-title", "refusal-forged", "refusal-not-now", "city-panel-deed-which")
            assert any(said.say(key) in text for key in possible) or "deed" in custom_id, (custom_id, text)


async def test_values_that_no_menu_offered(parlour: Parlour, kept: dict[str, Evening]) -> None:
    evening = await shared(parlour, kept)
    mover, _, wait = await evening.mover()
    for custom_id in (
        f"p|{evening.number}|{wait}|Auction.?",
        f"h|{evening.number}|deed|?",
        f"t|{evening.number}|-|token.?",
    ):
        for value in ("'; DROP TABLE tables;--", "?" * 100, "\u202e😀", "-1", ABSURD):
            act = evening.world.press(mover, evening.newest, custom_id, [value], forged=True)
            assert await evening.refused(act)


async def test_a_table_of_another_server(parlour: Parlour, kept: dict[str, Evening]) -> None:
    evening, other = await shared(parlour, kept), await parlour.evening()
    mover, _, wait = await other.mover()
    custom_id = f"p|{other.number}|{wait}|Roll"
    before = await other.table()
    act = evening.world.press(mover, evening.newest, custom_id, forged=True)
    await evening.refused(act, "refusal-no-table")
    assert (await other.table()).state == before.state, "the other server's game has changed"


async def test_an_amount_of_ten_to_the_thirty(parlour: Parlour) -> None:
    evening = await parlour.evening(seats=3)
    await evening.until("auction-")
    wait, _ = await evening.wait()
    for person in evening.people:
        asked = await evening.raw(person, f"f|{evening.number}|{wait}|Bid.?")
        if asked.modal is None:
            continue
        for text in (ABSURD, f"{ABSURD}M", f"-{ABSURD}", "1e30", "٣٠", "NaN", "∞"):
            asked = await evening.raw(person, f"f|{evening.number}|{wait}|Bid.?")
            field = asked.modal.inputs()[0]["custom_id"] if asked.modal else ""
            await evening.refused(evening.world.submit(person, asked, {field: text}))
        await evening.refused(evening.typed(person, "bid", amount=ABSURD), "refusal-too-large")
        await evening.refused(evening.press(person, wait, f"Bid.{ABSURD}"))
        await evening.refused(evening.typed(person, "do", action=f"Bid.{ABSURD}"))


async def test_a_person_who_is_not_at_the_table(parlour: Parlour, kept: dict[str, Evening]) -> None:
    evening = await shared(parlour, kept)
    _, _, wait = await evening.mover()
    zoe = evening.stranger
    await evening.refused(evening.press(zoe, wait, "Roll"), "refusal-stranger")
    await evening.refused(evening.raw(zoe, f"h|{evening.number}|mine|-"), "refusal-stranger")
    await evening.refused(evening.raw(zoe, f"f|{evening.number}|{wait}|Bid.?"), "refusal-stranger")
    for name, options in (("roll", {}), ("buy", {}), ("bid", {"amount": "1M"}), ("do", {"action": "Roll"})):
        await evening.refused(evening.typed(zoe, name, **options), "refusal-stranger")
    for matter in ("pause", "close", "start", "rematch", "voteout.0", "vote.yes", "leave", "robot.normal", "pace.slow"):
        await evening.refused(evening.raw(zoe, f"t|{evening.number}|-|{matter}"))


async def test_a_lobby_obeys_its_host_alone(parlour: Parlour) -> None:
    evening = await parlour.evening(start=False)
    lea, ann = evening.people
    zoe = evening.stranger
    name = {"host": "Léa"}
    await evening.refused(evening.raw(ann, f"t|{evening.number}|-|start"), "refusal-not-host", **name)
    await evening.refused(evening.raw(zoe, f"t|{evening.number}|-|pace.slow"), "refusal-not-host", **name)
    await evening.refused(evening.raw(lea, f"t|{evening.number}|-|start"), "refusal-too-few-players", seats=2)
    await evening.refused(evening.raw(lea, f"t|{evening.number}|-|join"), "refusal-already-seated")
    await evening.refused(evening.raw(zoe, f"t|{evening.number}|-|leave"))
    await evening.refused(evening.raw(lea, f"p|{evening.number}|roll-1|Roll"))


async def test_a_deleted_message_comes_back_with_the_next_move(parlour: Parlour) -> None:
    evening = await parlour.evening()
    mover, _, _ = await evening.mover()
    gone, pings = evening.newest, len(evening.world.pings)
    evening.world.delete_message(gone)
    await evening.counted(evening.typed(mover, "roll"))
    await evening.world.until(lambda: evening.newest.id > gone.id)
    await evening.mover()
    assert mover.name in evening.newest.text, "what was rolled stands in the new message"
    assert len(evening.world.pings) - pings <= 1, "the message that replaces another calls nobody again"


async def test_a_message_deleted_under_a_press(parlour: Parlour) -> None:
    evening = await parlour.evening()
    mover, _, wait = await evening.mover()
    gone = evening.newest
    pressing = asyncio.create_task(evening.press(mover, wait, "Roll", gone))
    await asyncio.sleep(0)
    evening.world.delete_message(gone)
    await pressing
    assert str(pressing.result().id) in {record.key for record in await evening.stored.records()}, "the move counts"
    await evening.world.until(lambda: offered(evening.newest))
    assert evening.newest.id != gone.id


async def test_a_missing_permission_is_named_before_a_table_is_opened(parlour: Parlour) -> None:
    world = parlour.world
    lea, ann = world.add_person("Léa", locale="fr"), world.add_person("Ann")
    for permission in ("send_messages_in_threads", "attach_files", "embed_links", "read_message_history"):
        guild = world.add_guild("Sans droits")
        general = next(channel for channel in world.channels.values() if channel.guild == guild.id)
        world.revoke(permission, general)
        for person, said in ((lea, FR), (ann, EN)):
            done = await world.command(person, general, "play", {"place": "thread"})
            name = said.say(f"permission-{permission}")
            assert done.ephemerals[0].text == said.say("error-permission", permission=name)
        assert not [c for c in world.channels.values() if c.parent == general.id], "no thread was made in vain"
        world.remove_bot(guild)
