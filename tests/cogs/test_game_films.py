"""The film of a whole game in Discord: one silent message below the end."""

from bot.i18n.translator import translator_for
from bot.present.panels.turns import HISTORY
from bot.present.publishing.chat_port import RenderedImage
from bot.tables.model import Table
from rendering.image import Picture
from tests.cogs.table_playthrough import TablePlaythrough, components, controls
from tests.cogs.test_results import finished
from tests.cogs.test_wrong_presses import read
from tests.cogs.wire import texts, walk

EN = translator_for("en")
TITLE = EN.say("film-title")


async def test_below_its_end_a_game_has_its_film_once(playthrough: TablePlaythrough) -> None:
    number = await finished(playthrough, playthrough.tom)
    await playthrough.app.publisher.settled()
    films = playthrough.app.films()
    themes: list[str] = []

    async def make(table: Table) -> RenderedImage:
        themes.append(playthrough.app.store.settings.theme(table.place.guild))
        return Picture(b"film", "The whole game.", 720, 1200, "mp4")

    films._make = make
    for _ in range(2):
        await films.film(number)
        await playthrough.env.settle()
    message = playthrough.public()[-1]
    assert TITLE in "".join(texts(components(message)))
    assert message.flags.suppress_notifications
    assert message.mentions == []
    (item,) = [item for part in walk(components(message)) if part.get("type") == 12 for item in part["items"]]
    assert item["description"] == "The whole game."
    assert [TITLE in "".join(texts(components(each))) for each in playthrough.public()].count(True) == 1
    assert len(themes) == 1
    page = await playthrough.lea.click(message, custom_id=next(str(p) for p in controls(message) if p.wait == HISTORY))
    link = f"https://discord.com/channels/{playthrough.channel.guild.id}/{playthrough.place.id}/{message.id}"
    assert EN.say("film-link", link=link) in read(page)
    await message.delete()
    page = await playthrough.zoe.slash(playthrough.place, "table history", table=number)
    assert EN.say("film-deleted") in read(page)
    assert link not in read(page)
