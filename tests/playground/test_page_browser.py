"""The page in the system's Chromium: two windows are two people; everything the bot sends can be read and pressed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.playground import page_languages
from tests.playground.page_harness import harness, picture_of, text, windows

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
WIDTH = 390
PHONE = {"viewport": {"width": WIDTH, "height": 844}, "has_touch": True, "is_mobile": True}


async def text_of(page: Page, selector: str) -> str:
    return await page.locator(selector).last.inner_text()


async def start(page: Page) -> None:
    await page.click(".start")
    await page.wait_for_selector(".container")


async def test_two_windows_share_a_table_and_keep_their_secrets(browser: Browser) -> None:
    async with harness() as (world, bot, address), windows(browser, address, "Tom", "Léa:fr") as (tom, lea):
        await start(tom)
        await lea.wait_for_selector(".container")
        assert await text_of(lea, ".used") == "Tom a utilisé /jouer"
        await lea.click("text=Count")
        for page in (tom, lea):
            await page.wait_for_selector("text=pressed 1")
        await tom.click("text=Rules")
        await tom.wait_for_selector(".ephemeral >> text=only for you")
        assert await lea.locator("text=only for you").count() == 0
        assert "Only you can see this" in await text_of(tom, ".ephemeral")
        await tom.reload()
        await tom.wait_for_selector(".ephemeral >> text=only for you")
        await tom.click("text=Dismiss")
        await tom.wait_for_selector(".ephemeral", state="detached")
        await world.until(lambda: not [one for one in world.state.messages.values() if one.ephemeral])
        assert len(world.state.persons) == 3
        assert bot.presses == 1


async def test_a_press_that_nobody_answers_says_so_to_the_presser(browser: Browser) -> None:
    async with harness() as (world, _, address), windows(browser, address, "Tom", "Léa:fr") as (tom, lea):
        await start(tom)
        await lea.click("text=Silence")
        await lea.wait_for_selector(".busy")
        world.state.interactions[max(world.state.interactions)].created -= 2.9
        await lea.wait_for_selector("text=L’interaction a échoué.")
        assert await lea.locator(".busy").count() == 0
        assert await tom.locator(".failed").count() == 0


async def test_menus_by_keyboard_and_mouse(browser: Browser) -> None:
    async with harness() as (_, bot, address), windows(browser, address, "Tom") as (tom,):
        await start(tom)
        await tom.locator("[data-press=pick]").focus()
        await tom.keyboard.press("Enter")
        await tom.wait_for_selector("[role=listbox] >> text=About 2")
        await tom.keyboard.press("ArrowDown")
        await tom.keyboard.press("Enter")
        await tom.wait_for_selector("text=chosen v2")
        await tom.click("[data-press=many]")
        await tom.click("[role=option] >> text=Line 1")
        await tom.click("[role=option] >> text=Line 3")
        await tom.click("[role=option] >> text=Line 2")
        await tom.click(".menu-foot >> text=Done")
        await tom.wait_for_selector("text=chosen v1 v3")
        assert await tom.locator(".popover").count() == 0
        assert await tom.locator("[data-press=grey]").is_disabled()
        assert len(bot.seen) == 3


async def test_a_form_is_checked_filled_and_sent(browser: Browser) -> None:
    async with harness() as (_, bot, address), windows(browser, address, "Tom") as (tom,):
        await start(tom)
        await tom.click("text=Form")
        form = tom.get_by_role("dialog", name="Another amount")
        await form.wait_for()
        await form.get_by_label("Amount").fill("6")
        await form.get_by_role("button", name="Send").click()
        assert "At least 2 characters" in await form.inner_text()
        await form.get_by_label("Amount").fill("61")
        await form.get_by_label("Low").check()
        await tom.keyboard.press("Enter")
        await tom.wait_for_selector("text=form 61 low")
        await tom.wait_for_selector("dialog", state="detached")
        assert [one["type"] for one in bot.seen] == [2, 3, 5]


async def test_slash_commands_in_the_persons_language_with_help_from_the_bot(browser: Browser) -> None:
    async with harness() as (_, bot, address), windows(browser, address, "Léa:fr") as (lea,):
        await lea.keyboard.press("/")
        await lea.wait_for_selector("[role=option] >> text=Enchérir dans la vente")
        await lea.keyboard.type("ench")
        assert await lea.locator(".suggest [role=option]").count() == 1
        await lea.keyboard.press("Tab")
        await lea.keyboard.type("7")
        await lea.wait_for_selector("[role=option] >> text=70 k")
        await lea.keyboard.press("ArrowDown")
        await lea.keyboard.press("ArrowDown")
        await lea.keyboard.press("Enter")
        await lea.keyboard.press("Enter")
        await lea.wait_for_selector("text=bid 70")
        await lea.keyboard.type("/bid 12")
        await lea.keyboard.press("Enter")
        await lea.wait_for_selector("text=bid 12")
        await lea.keyboard.type("/jouer ")
        await lea.keyboard.type("cit")
        await lea.keyboard.press("Enter")
        await lea.click("text=invite")
        await lea.click("[role=option] >> text=Léa")
        await lea.keyboard.press("Enter")
        await lea.wait_for_selector(".container")
        assert [option["name"] for option in bot.seen[-1]["data"]["options"]] == ["game", "guest"]
        assert bot.seen[-1]["locale"] == "fr"


async def test_a_command_takes_a_file_of_this_computer(browser: Browser, tmp_path: Path) -> None:
    board, huge = tmp_path / "board.toml", tmp_path / "huge.toml"
    board.write_bytes('title = "é"'.encode() + bytes(range(256)))
    huge.write_bytes(b"#" * 300_000)
    async with harness() as (world, bot, address), windows(browser, address, "Léa:fr") as (lea,):
        await lea.keyboard.type("/charger ")
        field = lea.locator("input[type=file]")
        await field.wait_for()
        await lea.locator(".send").click()
        await lea.wait_for_selector("text=fichier")
        assert not bot.seen
        await field.set_input_files(huge)
        await lea.wait_for_selector("text=Ce fichier est trop volumineux")
        await field.set_input_files(board)
        await lea.locator(".send").click()
        await lea.wait_for_selector("text=got board.toml of 268")
        (kept,) = world.state.files.enclosed.values()
        assert kept.data == board.read_bytes()


async def test_a_countdown_ticks_by_itself_and_an_edit_moves_nothing(browser: Browser) -> None:
    async with harness() as (_, _bot, address), windows(browser, address, "Tom") as (tom,):
        await start(tom)
        before = await text_of(tom, ".ticking")
        assert before.startswith("in 4")
        picture = tom.locator(".picture img")
        # A function, not an expression: one that is not true at once is evaluated again, which the page's policy forbids.
        await tom.wait_for_function("() => document.querySelector('.picture img').naturalWidth === 240")
        box = await tom.locator(".picture").bounding_box()
        source = await picture.get_attribute("src")
        assert source is not None
        await tom.locator("[data-press=count]").focus()
        await tom.keyboard.press("Enter")
        await tom.wait_for_selector("text=pressed 1")
        assert (await tom.locator(".picture").bounding_box()) == box
        assert await tom.evaluate("document.activeElement.dataset.press") == "count"
        await tom.wait_for_function(
            "old => document.querySelector('.picture img').src !== old", arg=address[:-1] + source
        )
        again = await text_of(tom, ".ticking")
        await tom.wait_for_function("old => document.querySelector('.ticking').textContent !== old", arg=again)


async def test_a_phone_shows_all_of_it_and_the_picture_enlarges(browser: Browser) -> None:
    async with harness() as (_, _bot, address), windows(browser, address, "Léa:fr", **PHONE) as (lea,):
        await picture_of(lea, "phone-first")
        await lea.tap(".start")
        await lea.wait_for_selector(".container")
        wide = "document.documentElement.scrollWidth <= innerWidth && document.querySelector('.scroll').scrollWidth <= innerWidth"
        assert await lea.evaluate(wide)
        for control in await lea.locator(".button:visible, .menu:visible").all():
            box = await control.bounding_box()
            assert box is not None
            assert box["height"] >= 44
            assert box["x"] + box["width"] <= WIDTH
        await lea.wait_for_timeout(100)
        await picture_of(lea, "phone-table")
        await lea.tap(".picture")
        shown = lea.get_by_role("dialog", name="The board, drawn")
        await shown.wait_for()
        await lea.tap(".lightbox-close")
        await lea.tap("[data-press=many]")
        await lea.wait_for_selector(".popover")
        await picture_of(lea, "phone-menu")


@pytest.mark.parametrize("size", [(900, 1300), (1300, 900)])
async def test_an_enlarged_picture_is_whole(browser: Browser, size: tuple[int, int]) -> None:
    async with harness() as (_, bot, address):
        bot.picture_size = size
        for screen in ({}, PHONE):
            async with windows(browser, address, "Léa:fr", **screen) as (lea,):
                await start(lea)
                await lea.locator(".picture").last.click()
                await lea.wait_for_function("() => document.querySelector('.lightbox img').naturalWidth > 600")
                image = await lea.locator(".lightbox img").bounding_box()
                room = await lea.locator(".lightbox-room").bounding_box()
                assert image is not None
                assert room is not None
                assert image["x"] >= room["x"]
                assert image["y"] >= room["y"]
                assert image["x"] + image["width"] <= room["x"] + room["width"]
                assert image["y"] + image["height"] <= room["y"] + room["height"]
                assert max(image["width"] / room["width"], image["height"] / room["height"]) > 0.8


@pytest.mark.parametrize(("window", "least"), [((1280, 800), 640), ((1920, 1080), 960)])
async def test_a_desktop_shows_a_wide_picture_as_wide_as_there_is_room(
    browser: Browser, window: tuple[int, int], least: int
) -> None:
    async with harness() as (_, bot, address):
        bot.picture_size = (1000, 700)
        screen = {"viewport": {"width": window[0], "height": window[1]}}
        async with windows(browser, address, "Tom", **screen) as (tom,):
            await start(tom)
            await tom.wait_for_function("() => document.querySelector('.picture img').naturalWidth === 1000")
            box = await tom.locator(".picture img").bounding_box()
            assert box is not None
            assert box["width"] >= least
            assert box["height"] <= window[1] - 320


async def test_the_way_to_new_messages_stands_on_one_line(browser: Browser) -> None:
    async with harness() as (world, _bot, address), windows(browser, address, "Léa:fr", **PHONE) as (lea,):
        someone = next(one for one in world.state.persons.values() if not one.bot)
        other, place = world.add_person("Max"), min(world.state.channels)
        for number in range(40):
            world.say(someone, place, f"line {number}")
        await lea.wait_for_selector("text=line 39")
        await lea.evaluate("document.querySelector('.scroll').scrollTop = 0")
        await lea.wait_for_timeout(100)
        world.say(other, place, "something new")
        await lea.wait_for_selector(".new-pill:visible")
        box = await lea.locator(".new-pill").bounding_box()
        assert box is not None
        assert box["height"] < 45
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= WIDTH


async def test_words_typed_after_a_command_are_sent_with_it(browser: Browser) -> None:
    async with harness() as (_, bot, address), windows(browser, address, "Léa:fr") as (lea,):
        for typed in ("/règles quitter la prison", "/règ\tquitter la prison"):
            await lea.keyboard.press("Escape")
            await lea.focus("#composer")
            seen = len(bot.seen)
            for part in typed.split("\t"):
                await lea.keyboard.type(part, delay=2)
                if part != typed.split("\t")[-1]:
                    await lea.keyboard.press("Tab")
            await lea.keyboard.press("Enter")
            await lea.wait_for_selector(f".message:nth-child({seen + 1}) >> text=rules quitter la prison")
            assert bot.seen[-1]["data"]["options"] == [{"name": "question", "type": 3, "value": "quitter la prison"}]
        await lea.keyboard.type("/règles ")
        await lea.keyboard.press("Backspace")
        assert await lea.locator("#composer").is_visible(), "an empty field is left as it was entered"


async def test_a_press_on_what_has_changed_meanwhile_says_nothing(browser: Browser) -> None:
    async with harness() as (world, bot, address), windows(browser, address, "Tom") as (tom,):
        await start(tom)
        message = world.state.messages[max(world.state.messages)]
        message.components = [text("It was pressed already.")]
        for _ in range(3):
            await tom.click("text=Count")
        await tom.wait_for_selector(".busy", state="detached")
        assert await tom.locator(".failed").count() == 0
        assert bot.presses == 0


async def test_being_called_elsewhere_shows_gently_and_leads_there(browser: Browser) -> None:
    async with harness() as (world, _, address):
        other = world.add_channel("elsewhere")
        async with windows(browser, address, "Tom", "Léa:fr") as (tom, lea):
            someone = next(one for one in world.state.persons.values() if one.name == "Léa")
            await tom.click("text=elsewhere")
            await tom.fill("#composer", f"come {someone.mention}!")
            await tom.keyboard.press("Enter")
            await lea.wait_for_selector(".toast >> text=On vous appelle dans elsewhere")
            assert await lea.locator(".ping-count").inner_text() == "1"
            assert (await lea.title()).startswith("(1)")
            await lea.click(".toast >> text=Y aller")
            await lea.wait_for_selector(".calls-me >> text=@Léa")
            assert await lea.locator(".ping-count, .toast").count() == 0
            assert world.visible(someone, other)[-1].mentions == [someone.id]


async def test_the_line_comes_back_by_itself(browser: Browser) -> None:
    async with harness() as (world, bot, address), windows(browser, address, "Tom") as (tom,):
        await bot.pages.close_all()
        await tom.wait_for_selector(".banner:not([hidden])")
        await tom.wait_for_selector(".banner", state="hidden")
        world.say(next(one for one in world.state.persons.values() if not one.bot), min(world.state.channels), "again")
        await tom.wait_for_selector(".message >> text=again")


async def test_a_first_visit_leads_to_a_table_in_three_steps(browser: Browser) -> None:
    async with harness() as (_, bot, address):
        held = await browser.new_context(locale="fr-FR", viewport={"width": 1280, "height": 800})
        page = await held.new_page()
        await page.goto(address)
        await page.fill("#name", "Zoé")
        await page.keyboard.press("Enter")
        await page.wait_for_selector("text=Tapez /jouer")
        await picture_of(page, "desk-first")
        await page.click("button >> text=Commencer une partie")
        await page.wait_for_selector(".container")
        assert bot.seen[0]["data"]["options"] == [{"name": "game", "type": 3, "value": "city"}]
        await page.wait_for_timeout(100)
        await picture_of(page, "desk-table")
        await held.close()


MARKDOWN = [
    ("**a** *b* __c__ ~~d~~ `e`", "strong:a em:b u:c s:d code:e"),
    ("# A\n## B\n### C\n-# d", "h3:A h4:B h5:C p:d"),
    ("- a\n  - b\n- c", "ul:abc li:ab ul:b li:b li:c"),
    ("3. a\n4. b", "ol:ab li:a li:b"),
    ("> q", "blockquote:q p:q"),
    ("```py\nx < 1\n```", "pre:x < 1 code:x < 1"),
    (r"\*a\* 2 * 3 snake_case_x", "p:*a* 2 * 3 snake_case_x"),
    ("[a](https://a.b/c) https://d.e/f.", "a:a a:https://d.e/f"),
    ("[a](javascript:x) <b>b</b>", "p:[a](javascript:x) <b>b</b>"),
    ("***a*** || b ||", "strong:a em:a span: b "),
    ("**a *b* c**", "strong:a b c em:b"),
]


MOMENTS = [
    (30, "en", "in 30 seconds"),
    (30, "fr", "dans 30 secondes"),
    (1, "fr", "dans 1 seconde"),
    (90, "en", "in 1 minute"),
    (7200, "fr", "dans 2 heures"),
    (-5, "en", "5 seconds ago"),
    (-86400 * 3, "fr", "il y a 3 jours"),
]


TREE = """async (source) => {
    const { markdown } = await import('/web/markdown.js');
    const box = document.createElement('div');
    box.append(...markdown(source, { lang: 'en', say: (k) => k }));
    const all = [...box.querySelectorAll('*')].filter((e) => e.tagName !== 'BR');
    const outer = (e) => e.tagName === 'P' && all.length > 1 && e.className !== 'small' && e.parentElement === box;
    return all.filter((e) => !outer(e)).map((e) => `${e.tagName.toLowerCase()}:${e.textContent}`).join(' ');
}"""
MOMENT = """async ([gap, lang]) => {
    const { moment, now } = await import('/web/times.js');
    return moment(now() + gap, 'R', lang);
}"""


async def test_sentences_markdown_and_moments_in_every_language(browser: Browser) -> None:
    async with harness() as (_, _bot, address), windows(browser, address, "Tom") as (tom,):
        words = await tom.evaluate("import('/web/strings.js').then((m) => m.LANGUAGES)")
        assert list(words) == list(page_languages.known())
        for said in words.values():
            for key, text in said["sentences"].items():
                assert text, key
                assert sorted(_holes(text)) == sorted(_holes(words[page_languages.DEFAULT]["sentences"][key])), key
        for source, expected in MARKDOWN:
            assert await tom.evaluate(TREE, source) == expected, source
        for gap, lang, expected in MOMENTS:
            within = -0.3 if gap < 60 else 0.3
            assert await tom.evaluate(MOMENT, [gap + within, lang]) == expected


def _holes(sentence: str) -> list[str]:
    return [part.split("}")[0] for part in sentence.split("{")[1:]]
