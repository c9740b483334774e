"""How high messages and panels stand on a phone: those of whole games of robots, measured in the playground's page.

What is shown is laid out as for Discord, put into the page's own log in a real browser, and its height read in CSS
pixels, with the line for whoever decides something for the first time. `Heights` sums up; the bars are those of a phone
of 390 x 844, of which 690 are left for messages.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Coroutine, Iterable, Iterator, Sequence
from itertools import cycle, islice
from statistics import median
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec.structs import replace

from bot.cli.playthrough import Step, steps
from bot.games import GAMES
from bot.i18n.board_names import on_board
from bot.i18n.translator import translator_for
from bot.kit.contract import EventFor, Refusal, Seat
from bot.kit.order_choice import available
from bot.present import phone_height, registry
from bot.present.control_id import COMPOSE, OPEN, PLAY, parse
from bot.present.controls.legal_action_controls import is_complete
from bot.present.panel_model import Button, Panel, PictureRequest
from bot.present.panel_name import MINE
from bot.present.panels import availability, blocks, first_hints, lobby, season, server_hours, server_rules, settings
from bot.present.publishing.chat_port import OutgoingMessage
from bot.tables import lobby as tables
from bot.tables.availability.leave import LeaveOfAbsence
from bot.tables.availability.server_hours import ServerHours
from bot.tables.clock import deadlines
from bot.tables.model import LIVE, OVER, PLAYING, SLOW, ChannelRef, Participant, Person, Table
from bot.tables.orders.model import Orders
from bot.tables.ratings.season import Season
from bot.tables.server_rules import FREE, ServerRules
from bot.tables.storage.packed_state import PackedState
from cogs import layout
from rendering import COMMON, paint, painters
from rendering.image import Picture
from rendering.players import Players
from rendering.theme import DARK, THEMES

if TYPE_CHECKING:
    from playwright.async_api import Page

T = TypeVar("T")
NOW = 1_700_000_000.0
SCREEN = 690
"""CSS pixels of a phone's 844 that are left for messages."""
PEOPLE = ("Élodie", "Jean-Baptiste", "Åse", "Hugo", "Charlotte", "Max", "Inès", "Noah", "Zoé", "Théo")
RECENT = 80
"""Events that a table's messages may tell."""
DEPTH = 3
"""Presses that are followed from a seat's first panel."""
BLANK = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"

MEASURE = """async ([messages, me]) => {
  const { Log } = await import("/web/messages.js");
  const { state } = await import("/web/state.js");
  const list = document.querySelector(".messages");
  const log = window.meter ??= new Log({});
  const spring = document.querySelector(".spring");
  return messages.map((message) => {
    const el = document.createElement("article");
    el.dataset.id = message.id;
    log.fill(el, { ...message, author: state.bot, mentions: message.called ? [state.me] : [] });
    list.append(el);
    const box = el.getBoundingClientRect();
    const pictures = [...el.querySelectorAll(".picture")].map((one) => one.getBoundingClientRect().bottom);
    const below = box.bottom - Math.max(box.top, ...pictures);
    el.remove();
    return [box.height, below];
  });
}"""


class Shown(msgspec.Struct, frozen=True):
    """A message of a game: what it is, and what Discord gets of it."""

    game: str
    name: str
    private: bool
    payload: dict[str, Any]
    panel: Panel
    pictures: tuple[tuple[int, int], ...] = ()
    """Width and height of each of its pictures."""

    def estimated(self) -> int:
        """How high the bot takes it to be, as it lays it out."""
        made = phone_height.fitted(self.panel, self.pictures, private=self.private)
        return phone_height.estimate(made, self.pictures, private=self.private)


class Height(float):
    """The height of a message in CSS pixels; `below`: of what stands below its pictures, all of it where there are none."""

    def __new__(cls, high: float, below: float) -> Height:
        """Both as measured."""
        made = super().__new__(cls, high)
        made.below = below
        return made

    below: float


class Heights(msgspec.Struct, frozen=True):
    """Heights of messages in CSS pixels, the largest last."""

    name: str
    found: tuple[float, ...]

    def share(self, most: float = SCREEN) -> float:
        """How many of all are at most so high."""
        return sum(each <= most for each in self.found) / len(self.found)

    def __str__(self) -> str:
        at = self.found[min(len(self.found) - 1, int(len(self.found) * 0.95))]
        middle, largest = median(self.found), self.found[-1]
        return f"{self.name:<24}{len(self.found):>6}{middle:>8.0f}{at:>8.0f}{largest:>8.0f}{self.share():>9.1%}"


HEAD = f"{'heights in CSS pixels':<24}{'':>6}{'median':>8}{'95 %':>8}{'largest':>8}{'<= 690':>9}"


def table(key: str, step: Step, seats: int, lang: str, pace: str = LIVE) -> Table:
    """A table at a position: people on all seats but the last, which a robot has."""
    over = GAMES[key].result(step.state) is not None
    people = [Participant(PEOPLE[seat], person=500 + seat, token=seat) for seat in range(seats - 1)]
    chairs = (*people, Participant("Rosa", robot="normal", token=seats - 1))
    options = {option.key: option.default for option in GAMES[key].options}
    made = Table(
        17,
        key,
        ChannelRef(1, 2),
        500,
        lang,
        pace,
        OVER if over else PLAYING,
        chairs,
        options=options,
        seed=bytes(32),
        seq=100,
        packed_state=PackedState(step.state),
    )
    return made if over else replace(made, deadlines=deadlines.due(GAMES[key], made, NOW))


def game_screens(key: str, seats: int, seed: int, langs: Sequence[str], share: float) -> Iterator[Shown]:
    """The messages and panels at a share of the positions of one game of robots, and at its end, in `langs` in turn.

    Messages of the positions before are shown in their final form.
    """
    luck, told, live, spoken = random.Random(seed), list[EventFor](), set[str](), cycle(langs)
    for step in steps(key, seats, seed, "normal"):
        told = [*told, *step.told][-RECENT:]
        if luck.random() < share or GAMES[key].result(step.state) is not None:
            for screen in position_screens(table(key, step, seats, next(spoken)), told, live, luck):
                if not screen.private:
                    (live.discard if screen.panel.last else live.add)(screen.panel.slot)
                yield screen


def position_screens(
    at: Table, told: Sequence[EventFor], live: Collection[str], luck: random.Random
) -> Iterator[Shown]:
    """Everybody's messages, and the panels of one person, as far as a few presses lead."""
    words = translator_for(at.lang)
    for panel in at_once(first_hints.on_public(Newcomers(), at, registry.panels(at, told, tuple(live), words))):
        yield shown(at.game, panel, private=False)
    if at.phase == PLAYING:
        seats: list[Seat] = [seat for wait in GAMES[at.game].waits(at.state) for seat in wait.seats if seat >= 0]
        people = [seat for seat in seats if at.chairs[seat].person is not None]
        yield from panels_of(at, luck.choice(people or [0]), luck)


def panels_of(at: Table, seat: Seat, luck: random.Random) -> Iterator[Shown]:
    """The first panel of a seat, and of each panel one that a press opens."""
    words, name = translator_for(at.lang), MINE
    for _ in range(DEPTH):
        panel = registry.private(at, seat, name, words)
        panel = at_once(first_hints.on_private(Newcomers(), at, seat, name, panel, words))
        yield shown(at.game, panel, private=True)
        names = list(opened(panel))
        if not names:
            return
        name = luck.choice(names)


class Newcomers:
    """People who decide everything for the first time."""

    async def person(self, id_: int) -> Person:
        """Nothing was seen."""
        return Person(id_)

    def save_person_soon(self, before: Person, after: Person) -> None:
        """Nothing is remembered."""


def at_once(asked: Coroutine[Any, Any, T]) -> T:
    """What a coroutine returns that waits for nothing."""
    try:
        asked.send(None)
    except StopIteration as done:
        answer: T = done.value
        return answer
    raise AssertionError(asked)


def lobby_screens(key: str, seats: int, lang: str) -> Iterator[Shown]:
    """A lobby with people and a robot, and the private panels of its host and of a guest."""
    people = [Participant(PEOPLE[seat], person=500 + seat, token=seat) for seat in range(seats - 1)]
    chairs = (*people, Participant("Rosa", robot="normal"))
    made = tables.opened(ChannelRef(1, 2), chairs[0], GAMES[key], lang, NOW)
    made = tables.paced(replace(made, id=17, chairs=chairs), LIVE, NOW)
    words = translator_for(lang)
    for panel in registry.panels(made, (), (), words):
        yield shown(key, panel, private=False)
    for name in lobby.PANELS:
        for seat in (0, 1):
            yield shown(key, registry.private(made, seat, name, words), private=True)
    yield shown(key, registry.private(tables.paced(made, SLOW, NOW), 0, lobby.OPTIONS, words), private=True)


def settings_screens(lang: str) -> Iterator[Shown]:
    """The settings of a person who manages the server, and those of the server with ten boards."""
    words, said = translator_for(lang), [translator_for(lang).say("settings-saved")]
    boards = [f"Plateau de notre ville {number} (City)" for number in range(10)]
    yield shown("settings", settings.person(Person(500), words, said, staff=True), private=True)
    open_, hours = Season(1, 1, 2, NOW, NOW + 9_000_000), ServerHours("America/Argentina/ComodRivadavia", 1320, 480)
    panel, back = season.added(settings.server({}, boards, words, said), open_, words), settings.ways(words)[0]
    panel = server_rules.added(panel, words)
    yield shown("settings", panel, private=True)
    yield shown("settings", server_hours.panel(hours, words, said, back), private=True)
    yield from availability_screens(lang)
    back = Button(words.say("settings-person"), "h|0|settings|-")
    yield shown("settings", blocks.panel([500 + each for each in range(blocks.MOST)], words, said, back), private=True)
    full = [words.say("blocks-full", most=blocks.MOST)]
    yield shown("settings", blocks.panel([], words, full, back), private=True)
    strict = ServerRules(1, 2, tuple(range(1, 26)), 10, ("city", "deal"), ("slow",), "off")
    for name in server_rules.PANELS:
        for rules in (FREE, strict):
            yield shown("settings", server_rules.panel(name, rules, words, said), private=True)


def availability_screens(lang: str) -> Iterator[Shown]:
    """How one is called, with what is said of an unknown time zone; and being away for longer than tables wait."""
    words, day = translator_for(lang), 86_400.0
    clock = availability.Clock(NOW, "America/Argentina/ComodRivadavia", "guess")
    away = LeaveOfAbsence(NOW - day, NOW + 20 * day, NOW + 6 * day)
    person, back = Person(500, leaves=(away,)), Button(words.say("settings-person"), "h|0|settings|-")
    closed, fault = words.say("notices-closed"), availability.unknown_zone("X" * 60, ("Europe/Paris",) * 3, words)
    made = Table(17, "city", ChannelRef(1, 2), 500, lang, SLOW)
    for panel in (
        availability.notices(person, clock, words, (closed, fault), back),
        availability.notices(Person(500), replace(clock, source="server", usual="1320-480"), words, (), back),
        availability.away(person, clock, words, (words.say("settings-saved"),), back),
        availability.away(Person(500), clock, words, (words.refusal(None, Refusal("leave-day")),), back),
        availability.at_table(made, person, words, (closed,), back),
    ):
        yield shown("settings", panel, private=True)


def order_screens(key: str, lang: str) -> Iterator[Shown]:
    """Standing orders: none, all with large amounts, and all of them stopped."""
    *_, step = islice(steps(key, GAMES[key].seats[0], 1, "normal"), 12)
    at, orders = table(key, step, GAMES[key].seats[0], lang), available(GAMES[key])
    for given in (Orders(), Orders(dict.fromkeys(orders, 1_500)), Orders(stopped=orders)):
        yield shown(key, registry.orders_panel(at, 0, given, translator_for(lang)), private=True)


def opened(panel: Panel) -> Iterator[str]:
    """The panels that the controls of a panel open."""
    for row in panel.rows:
        texts = [each.press for each in row if not each.disabled] if isinstance(row, tuple) else []
        if not isinstance(row, tuple):
            texts = [row.press.replace("?", choice.value, 1) for choice in row.choices]
        for text in texts:
            press = parse(text)
            if press and (press.kind in (OPEN, COMPOSE) or (press.kind == PLAY and not is_complete(press.text))):
                yield registry.what(press)


def shown(key: str, panel: Panel, *, private: bool) -> Shown:
    """A panel as Discord gets it, its pictures as large as they are."""
    orders = [order for order in (panel.picture, *panel.more) if order is not None]
    pictures = [_painted(order) for order in orders]
    first, more = (pictures[0], tuple(pictures[1:])) if panel.picture else (None, tuple(pictures))
    view = layout.view(OutgoingMessage(_short(panel), first, 1, more, private=private))
    made = view.to_components()
    sizes = iter(pictures)
    for part in made[0]["components"]:
        if part["type"] == 12:
            size = next(sizes)
            part["items"][0]["media"] = {"url": BLANK, "width": size.width, "height": size.height}
    flags = 64 if private else 0
    payload = {"id": "1", "flags": flags, "components": made, "content": "", "timestamp": "2026-11-22T20:00:00Z"}
    room = tuple([(each.width, each.height) for each in pictures])
    return Shown(key, panel.slot, private, payload | {"called": bool(panel.ping)}, panel, room)


def _short(panel: Panel) -> Panel:
    """The panel with presses that are too long for Discord kept as drafts are."""

    def fitting(text: str) -> str:
        return text if len(text) <= 100 else f"p|17|-|Draft.{hash(text) % 10**9}"

    rows = tuple(
        tuple([replace(each, press=fitting(each.press)) for each in row])
        if isinstance(row, tuple)
        else replace(row, press=fitting(row.press))
        for row in panel.rows
    )
    return replace(panel, rows=rows)


def _painted(order: PictureRequest) -> Picture:
    """A picture as large as it is, without its bytes: nobody looks at it."""
    if order.key in COMMON:
        return paint(order.key, order.view, order.theme, order.lang, order.names, order.tokens)
    spoken, _, home = order.lang.partition("/")
    words = on_board(translator_for(spoken), getattr(order.view, "board", ""), home)
    people = Players(order.names, order.tokens)
    painter = painters()[order.key]
    image = painter.draw(order.view, THEMES.get(order.theme, DARK), words, people)
    return Picture(b"", painter.alt(order.view, words, people), image.width, image.height)


async def heights(page: Page, screens: Sequence[Shown]) -> list[Height]:
    """The height of each, as the page of this window shows it."""
    found: list[Height] = []
    for at in range(0, len(screens), 50):
        measured = await page.evaluate(MEASURE, [[each.payload for each in screens[at : at + 50]], None])
        found += [Height(*each) for each in measured]
    return found


def summed(screens: Iterable[Shown], found: Iterable[float]) -> list[Heights]:
    """The heights by game, of public messages and of private panels."""
    by: dict[str, list[float]] = {}
    for each, high in zip(screens, found, strict=True):
        by.setdefault(f"{each.game}, {'panels' if each.private else 'messages'}", []).append(high)
    return [Heights(name, tuple(sorted(values))) for name, values in sorted(by.items())]


def labels(panel: Panel) -> list[Button]:
    """All buttons of a panel."""
    return [button for row in panel.rows if isinstance(row, tuple) for button in row]
