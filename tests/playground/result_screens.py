"""What is shown of finished games, as high as it gets: five games, long names, deals, the best ten; of a person's data."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.translator import translator_for
from bot.present.panels import privacy, results, season, server_rules, settings
from bot.tables.availability.leave import LeaveOfAbsence
from bot.tables.model import LOBBY, OVER, PLAYING, SLOW, ChannelRef, Participant, Person, Table
from bot.tables.privacy.person_data import PersonData
from bot.tables.privacy.seen import month_of
from bot.tables.ratings.result import SeatResult
from bot.tables.ratings.season import Season
from bot.tables.ratings.standing import Standing
from tests.playground.screens import NOW, PEOPLE, Shown, shown

SEASON = Season(1, 1, 2, NOW, NOW + 30 * 86_400)
DEAL = "Élodie donne Boulevard Saint-Michel, Avenue Mozart et 1,5 M à Jean-Baptiste contre Rue de la Paix et 300 k."
"""A deal as its table told it, whatever its reader's language."""


def standings(count: int = len(PEOPLE)) -> list[Standing]:
    """So many people, the best first."""
    return [Standing(500 + n, PEOPLE[n], n, 1_640 - 71 * n, 40 - 3 * n, 22 - 2 * n) for n in range(count)]


def played(person: int, games: int = 30) -> list[SeatResult]:
    """A person's results in all games by turns, the newest first."""
    n, keys = person - 500, [*GAMES]
    made = []
    for tab in reversed(range(games)):
        place, token = 1 + (tab * (n + 2)) % 4, (tab // 3 + n) % 8
        row = (tab, n, 1, keys[tab % len(keys)], NOW + tab * 86_400, person, PEOPLE[n], None)
        made.append(SeatResult(*row, n, place, token, 27.5, 1.2, 2_400, 5, -900, 9))
    return made


def data_of(count: int) -> PersonData:
    """Somebody with so much of everything."""
    place, chair = ChannelRef(1, 2, 3), Participant(PEOPLE[1], 500)
    phases = (LOBBY, PLAYING, OVER)
    tables = [
        Table(1_000 + 10 * n + m, key, place, 500, "fr", SLOW, phase, (chair,), opened=NOW)
        for n in range(count)
        for m, (phase, key) in enumerate(zip(phases, reversed(GAMES), strict=False))
    ]
    chosen = Person(
        500, "fr", "light", notices="direct", zone="Europe/Paris", leaves=(LeaveOfAbsence(NOW, NOW, NOW),) * 2
    )
    names = ("results", "notices", "openings", "orders", "drafts", "more")
    return PersonData(500, replace(chosen, last_seen=month_of(NOW)), tables, dict.fromkeys(names, [{}] * 400))


def data_screens(lang: str) -> Iterator[Shown]:
    """What is kept about a person: nothing, little, much; the question before all of it is deleted."""
    words = translator_for(lang)
    for data in (PersonData(500, None, [], {}), data_of(1), data_of(9)):
        yield shown("privacy", privacy.panel(data, words), private=True)
    yield shown("privacy", privacy.question(data_of(9), words), private=True)


def screens(lang: str) -> Iterator[Shown]:
    """A page of all games and one of a game, two people, the best ten, and a server where nobody has played."""
    yield from data_screens(lang)
    words, everybody = translator_for(lang), {game: standings() for game in GAMES}
    beside = [one for person in range(501, 510) for one in played(person)]
    page = results.Page(500, PEOPLE[0], played(500), beside, {**everybody})
    deals = (results.Deal(2_400, DEAL), results.Deal(-900, DEAL))
    of_city = results.Page(500, PEOPLE[0], played(500), beside, {**everybody}, "city", deals)
    for panel in (
        results.page(page, words),
        results.page(of_city, words),
        results.versus(page, 501, words),
        results.ranking("city", standings(), 503, words),
        results.ranking("city", (), 503, words),
    ):
        yield shown("results", panel, private=True)
    server = settings.server({}, "Plateau de notre ville (City)", words, [season.line(SEASON, words)])
    ways = (*settings.ways(words), *season.buttons(SEASON, words))
    yield shown("settings", replace(server, rows=(*server.rows[:-1], server_rules.menu(words), ways)), private=True)
    yield shown("results", season.final(SEASON, {**everybody}, words), private=False)
