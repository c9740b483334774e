"""A server's own time zone and quiet hours: chosen by its staff, for whoever has chosen none."""

from bot.i18n.translator import translator_for
from bot.present.panels import availability as panels
from bot.present.panels import server_hours
from bot.tables.availability.server_hours import ServerHours
from bot.tables.availability.time_zones import UTC
from tests.cogs.table_playthrough import TablePlaythrough
from tests.cogs.test_wrong_presses import forged, read

EN = translator_for("en")


async def test_the_staff_choose_hours_which_hold_for_whoever_has_chosen_none(playthrough: TablePlaythrough) -> None:
    app, guild = playthrough.app, playthrough.channel.guild.id
    settings = app.store.settings
    page = await playthrough.lea.slash(playthrough.channel, "server-settings")
    await playthrough.lea.click(page.response, custom_id=server_hours.press("-"))
    assert EN.say("server-hours-none") in read(page)
    await playthrough.lea.select(page.response, ["1320-480"], custom_id=server_hours.press("quiet.?"))
    assert settings.hours(guild) is not None, "the zone of whoever chooses is taken until one is named"
    form = await playthrough.lea.click(page.response, custom_id=server_hours.press("zone"))
    said = await playthrough.lea.submit_modal(form, {"zone": "Pariss"})
    assert EN.say("zone-like", text="Pariss", like="Europe/Paris") in read(said)
    form = await playthrough.lea.click(page.response, custom_id=server_hours.press("zone"))
    await playthrough.lea.submit_modal(form, {"zone": "paris"})
    assert settings.hours(guild) == ServerHours("Europe/Paris", 1320, 480)
    tom = await playthrough.tom.slash(playthrough.channel, "notices")
    assert "This server's time zone: **Europe/Paris**" in read(tom)
    there = await settings.person_at(playthrough.tom.id, guild)
    assert there.quiet is not None
    assert (there.quiet.since, there.quiet.zone) == (1320, "Europe/Paris")
    await playthrough.tom.select(tom.response, ["0-0"], custom_id=panels.press("notices", "quiet.?"))
    assert (await settings.person_at(playthrough.tom.id, guild)).quiet is None, "who wants none has none"
    await playthrough.tom.slash(playthrough.channel, "notices", **{"quiet-hours": panels.AS_SERVER})
    assert (await settings.person_at(playthrough.tom.id, guild)).quiet == there.quiet


async def test_the_same_by_typing_and_what_cannot_be_is_told_in_a_sentence(playthrough: TablePlaythrough) -> None:
    async def typed(**options: str) -> str:
        return read(await playthrough.lea.slash(playthrough.channel, "server-settings", **options))

    settings, guild = playthrough.app.store.settings, playthrough.channel.guild.id
    assert EN.say("settings-saved") in await typed(**{"time-zone": "Tokyo", "quiet-hours": "23-7"})
    assert settings.hours(guild) == ServerHours("Asia/Tokyo", 1380, 420)
    assert EN.say("refusal-quiet-hours", hours=12) in await typed(**{"quiet-hours": "8-22"})
    assert EN.say("zone-unknown", text="qqqq") in await typed(**{"time-zone": "qqqq"})
    assert settings.hours(guild) == ServerHours("Asia/Tokyo", 1380, 420), "nothing of it was changed"
    await typed(**{"quiet-hours": "none"})
    assert settings.hours(guild) == ServerHours("Asia/Tokyo")
    for field, text, value in (("time-zone", "pari", "Europe/Paris"), ("quiet-hours", "22", "1320-420")):
        found = await playthrough.lea.autocomplete(playthrough.channel, "server-settings", field, text)
        assert found[0]["value"] == value
    await settings.save_guild(guild, {"zone": "Nowhere", "quiet": "9999-x"})
    assert settings.hours(guild) is None, "what cannot be read was never chosen"
    await settings.save_guild(guild, {"zone": UTC, "quiet": "9999-1"})
    assert settings.hours(guild) == ServerHours(UTC)


async def test_nobody_else_may(playthrough: TablePlaythrough) -> None:
    await playthrough.open()
    for text in ("zone", "quiet.1320-480", "zone.Paris"):
        answer = await forged(playthrough, playthrough.tom, server_hours.press(text))
        assert read(answer) == EN.say("error-staff-only", permission=EN.say("permission-manage_guild")), text
    assert read(await forged(playthrough, playthrough.lea, server_hours.press("x"))) == EN.say("refusal-forged")
