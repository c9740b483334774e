"""A season in Discord: opened by the staff, by form or by command, cancelled, and shown at its end."""

from datetime import timedelta

from bot.i18n.translator import translator_for
from bot.present.panels import season
from cogs.season_panels import _today
from tests.cogs.table_playthrough import TablePlaythrough, components
from tests.cogs.test_results import finished
from tests.cogs.test_wrong_presses import forged, read
from tests.cogs.wire import texts, walk

EN, FR = translator_for("en"), translator_for("fr")


async def test_the_staff_open_change_and_cancel_a_season(playthrough: TablePlaythrough) -> None:
    app, guild = playthrough.app, playthrough.channel.guild.id
    today = _today(app.tables.now())
    later = season.said(FR, today + timedelta(days=3))
    page = await playthrough.lea.slash(playthrough.channel, "quartier-server settings")
    assert EN.say("season-no") in read(page)
    form = await playthrough.lea.click(page.response, custom_id=season.press(season.ASK))
    assert form.modal is not None
    said = await playthrough.lea.submit_modal(form, {"first": season.said(EN, today), "last": later})
    found = await app.store.seasons.open(guild)
    assert found is not None
    assert (found.channel, (found.last - found.first).days) == (playthrough.channel.id, 3)
    assert EN.say("season-opened", days=season.days(EN, found)) in read(said)
    for first, last, key in (("x", "y", "date"), (later, season.said(EN, today), "order")):
        said = await playthrough.lea.slash(
            playthrough.channel, "server-settings", **{"season-first": first, "season-last": last}
        )
        assert EN.say(f"refusal-season-{key}") in read(said)
    assert await app.store.seasons.open(guild) == found
    await playthrough.lea.click(said.response, custom_id=season.press(season.CANCEL))
    assert await app.store.seasons.open(guild) is None


async def test_nobody_else_may_and_days_are_suggested(playthrough: TablePlaythrough) -> None:
    await playthrough.open()
    for text in (season.ASK, season.CANCEL, season.FILLED):
        answer = await forged(playthrough, playthrough.tom, season.press(text))
        assert read(answer) == EN.say("error-staff-only", permission=EN.say("permission-manage_guild")), text
    assert read(await forged(playthrough, playthrough.lea, season.press("x"))) == EN.say("refusal-forged")
    for field in ("season-first", "season-last"):
        found = await playthrough.lea.autocomplete(playthrough.channel, "quartier-server settings", field, "")
        days = [each["value"] for each in found]
        assert len(days) == 6
        assert days == sorted(days)


async def test_at_its_end_the_three_best_stand_in_the_channel_once(playthrough: TablePlaythrough) -> None:
    app, guild = playthrough.app, playthrough.channel.guild.id
    await finished(playthrough, playthrough.tom)
    now = app.tables.now()
    await app.store.seasons.begin(guild, playthrough.channel.id, now - 1_000, now + 1)
    seasons = app.seasons()
    seasons._now = lambda: now + 2
    for _ in range(2):
        await seasons.look()
        await playthrough.env.settle()
    (message,) = [each for each in playthrough.channel.history() if EN.say("season-explained") in "".join(told(each))]
    (picture,) = [item for part in walk(components(message)) if part.get("type") == 12 for item in part["items"]]
    assert picture["description"].index("1. Lea") < picture["description"].index("2. Tom")


def told(message: object) -> list[str]:
    """What a message says."""
    return texts(components(message))
