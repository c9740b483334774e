"""Being away and how one is called, in Discord: by panels, by forms and by typing with suggestions."""

from datetime import date, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.i18n.translator import translator_for
from bot.present.dates import read_day
from bot.present.panels import availability as panels
from bot.tables.availability.leave import current
from bot.tables.model import Person
from cogs.availability_panels import read_hours
from tests.cogs.table_playthrough import TablePlaythrough, controls
from tests.cogs.test_wrong_presses import forged, read

EN, FR = translator_for("en"), translator_for("fr")
TODAY = date(2026, 11, 23)
"""A Monday."""


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("Sunday", "2026-11-29"),
        ("until Sunday", "2026-11-29"),
        ("jusqu'à dimanche", "2026-11-29"),
        ("Monday", "2026-11-30"),
        ("tomorrow", "2026-11-24"),
        ("demain", "2026-11-24"),
        ("aujourd'hui", "2026-11-23"),
        ("3 days", "2026-11-26"),
        ("for 3 days", "2026-11-26"),
        ("dans 3 jours", "2026-11-26"),
        ("une semaine", "2026-11-30"),
        ("2 weeks", "2026-12-07"),
        ("2026-12-01", "2026-12-01"),
        ("1/12", "2026-12-01"),
        ("01.12.2026", "2026-12-01"),
        ("22/11", "2027-11-22"),
        ("30 novembre", "2026-11-30"),
        ("1er décembre", "2026-12-01"),
        ("December 1st", "2026-12-01"),
        ("30 Nov 2026", None),
        ("31 february", None),
        ("0 days", None),
        ("99999999999999999999 days", "2027-12-28"),
        ("2026-02-30", None),
        ("soon", None),
        ("", None),
        ("٣ days", "2026-11-26"),
        ("12/34/56", None),
        ("13 mai 99999999999999999999", None),
        ("9" * 5_000 + " days", None),
    ],
)
def test_days_are_read_as_people_write_them_in_both_languages(typed: str, day: str | None) -> None:
    found = read_day(typed, TODAY)
    assert (found and found.isoformat()) == day


@pytest.mark.parametrize(
    ("typed", "span"),
    [
        ("22-8", (1320, 480)),
        ("22:30 - 7:15", (1350, 435)),
        ("22h30 à 8h", (1350, 480)),
        ("0-8", (0, 480)),
        ("24-8", (0, 480)),
        ("1320-480", (1320, 480)),
        ("none", (1440, 1440)),
        ("0-0", (1440, 1440)),
        ("8-22", None),
        ("22-22", None),
        ("99-8", None),
        ("night", None),
        ("9999-100", None),
    ],
)
def test_quiet_hours_are_read_and_absurd_ones_are_not(typed: str, span: tuple[int, int] | None) -> None:
    assert read_hours(typed, EN) == span


async def chosen(playthrough: TablePlaythrough) -> Person:
    return await playthrough.app.store.settings.person(playthrough.tom.id)


async def pressed(playthrough: TablePlaythrough, shown: Any, text: str, *values: str) -> None:
    """Press a button of a panel, or choose in its menu."""
    press = str(next(each for each in controls(shown.response) if each.text == text))
    if values or "?" in text:
        await playthrough.tom.select(shown.response, list(values), custom_id=press)
    else:
        await playthrough.tom.click(shown.response, custom_id=press)


async def test_notices_are_chosen_in_their_panel(playthrough: TablePlaythrough) -> None:
    shown = await playthrough.tom.slash(playthrough.channel, "quartier notices")
    assert EN.say("notices-title") in read(shown)
    assert "my guess: **America/New_York**" in read(shown)
    await pressed(playthrough, shown, "way.?", "direct")
    await pressed(playthrough, shown, "switches.?", "soon", "digest")
    await pressed(playthrough, shown, "quiet.?", "1320-480")
    person = await chosen(playthrough)
    assert (person.notices, person.reminders, person.soon, person.digest) == ("direct", "off", "on", "on")
    assert (person.mentions, person.way(1)) == ("off", "direct")
    assert person.quiet is not None
    assert (person.quiet.since, person.quiet.until, person.quiet.zone) == (1320, 480, "America/New_York")
    form = await playthrough.tom.click(shown.response, custom_id=panels.press("notices", "zone"))
    said = await playthrough.tom.submit_modal(form, {"zone": "Europe/Pariss"})
    assert EN.say("zone-like", text="Europe/Pariss", like="Europe/Paris") in read(said)
    form = await playthrough.tom.click(shown.response, custom_id=panels.press("notices", "zone"))
    await playthrough.tom.submit_modal(form, {"zone": "paris"})
    assert (await chosen(playthrough)).zone == "Europe/Paris"
    await pressed(playthrough, shown, "switches.?")
    assert (await chosen(playthrough)).soon == "off"
    openings, guild = playthrough.app.store.openings, playthrough.channel.guild.id
    await playthrough.tom.click(shown.response, custom_id="h|0|openings|-")
    await playthrough.tom.select(shown.response, ["city", "deal"], custom_id="h|0|openings|?")
    assert await openings.games(guild, playthrough.tom.id) == {"city", "deal"}
    assert EN.say("openings-on", games="City and Deal") in read(shown)
    await playthrough.tom.select(shown.response, [], custom_id="h|0|openings|?")
    assert await openings.games(guild, playthrough.tom.id) == set()
    former = panels.switched(["soon"], panels.FORMER_SWITCHES)
    assert former == {"reminders": "off", "soon": "on", "digest": "off"}, "older panels know three switches"


async def test_the_same_by_typing_with_suggestions(playthrough: TablePlaythrough) -> None:
    async def suggested(field: str, typed: str) -> list[str]:
        found = await playthrough.tom.autocomplete(playthrough.channel, "quartier notices", field, typed)
        return [str(each["value"]) for each in found]

    assert await suggested("time-zone", "pari") == ["Europe/Paris"]
    assert (await suggested("time-zone", ""))[0] == "America/New_York"
    assert await suggested("quiet-hours", "22") == ["1320-420", "1320-480"]
    await playthrough.tom.slash(
        playthrough.channel, "notices", how="off", **{"quiet-hours": "23-7", "time-zone": "Tokyo", "weekly-list": "on"}
    )
    person = await chosen(playthrough)
    assert (person.notices, person.zone, person.quiet_since, person.digest) == ("off", "Asia/Tokyo", 1380, "on")
    said = await playthrough.tom.slash(playthrough.channel, "quartier notices", **{"quiet-hours": "8-22"})
    assert EN.say("refusal-quiet-hours", hours=12) in read(said)
    said = await playthrough.tom.slash(playthrough.channel, "quartier notices", **{"time-zone": "qqqq"})
    assert EN.say("zone-unknown", text="qqqq") in read(said)
    assert await chosen(playthrough) == person, "nothing of it was changed"


async def test_one_table_has_a_way_of_its_own(playthrough: TablePlaythrough) -> None:
    await playthrough.open(playthrough.lea, pace="slow")
    await playthrough.press(playthrough.tom, "join")
    await playthrough.press(playthrough.lea, "start")
    number = playthrough.table.id
    (found,) = await playthrough.tom.autocomplete(playthrough.channel, "quartier notices", "table", "city")
    assert found["value"] == number
    await playthrough.tom.slash(playthrough.channel, "quartier notices", table=number, how="off")
    assert (await chosen(playthrough)).by_table == {str(number): "off"}
    assert (await chosen(playthrough)).notices == "mention"
    shown = await forged(playthrough, playthrough.tom, panels.press("notices", table=number))
    await pressed(playthrough, shown, "way.?", "usual")
    assert (await chosen(playthrough)).by_table == {}
    said = await playthrough.tom.slash(playthrough.channel, "quartier notices", table=999, how="off")
    assert EN.say("refusal-no-table") in read(said)
    zoe = await forged(playthrough, playthrough.zoe, panels.press("notices", table=number))
    assert EN.say("refusal-no-table") in read(zoe), "who does not sit there learns nothing"


async def test_a_leave_is_announced_and_ended(playthrough: TablePlaythrough) -> None:
    now = playthrough.app.tables.now
    shown = await playthrough.tom.slash(playthrough.channel, "quartier away")
    assert EN.say("away-no") in read(shown)
    await pressed(playthrough, shown, "days.3")
    here = current((await chosen(playthrough)).leaves, now())
    assert here is not None
    back = datetime.fromtimestamp(here.until, ZoneInfo("America/New_York"))
    assert (back.hour, back.minute) == (0, 0), "until the end of a day where they are"
    assert f"<t:{int(here.until)}:F>" in read(shown)
    form = await playthrough.tom.click(shown.response, custom_id=panels.press("away", "until"))
    for typed, key in (("someday", "leave-day"), ("2020-01-01", "leave-past"), ("300 days", "leave-long")):
        said = await playthrough.tom.submit_modal(form, {"until": typed})
        assert EN.say(f"refusal-{key}", days=60) in read(said)
        form = await playthrough.tom.click(shown.response, custom_id=panels.press("away", "until"))
    assert current((await chosen(playthrough)).leaves, now()) == here
    (first, *_) = await playthrough.tom.autocomplete(playthrough.channel, "quartier away", "until", "")
    assert first["value"] == "back"
    said = await playthrough.tom.slash(playthrough.channel, "quartier away", until="back")
    assert EN.say("away-back") in read(said)
    assert current((await chosen(playthrough)).leaves, now()) is None
    found = await playthrough.tom.autocomplete(playthrough.channel, "quartier away", "until", "3 days")
    assert len(found) == 1
    await playthrough.tom.slash(playthrough.channel, "quartier away", until=str(found[0]["value"]))
    assert current((await chosen(playthrough)).leaves, now()) is not None


async def test_old_menus_of_reminders_still_answer_and_forged_presses_do_not(playthrough: TablePlaythrough) -> None:
    await playthrough.open()
    answer = await forged(playthrough, playthrough.tom, "h|0|settings|reminders.direct")
    assert EN.say("notices-title") in read(answer)
    assert (await chosen(playthrough)).notices == "direct"
    for text in ("notices|way.x", "notices|x", "away|days.99", "away|x", "settings|reminders.x"):
        answer = await forged(playthrough, playthrough.tom, f"h|0|{text}")
        assert read(answer) == EN.say("refusal-forged"), text
