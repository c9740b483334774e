"""A season of a server: the form that asks for its days, the line that tells of it, and its end for everybody."""

from collections.abc import Mapping, Sequence
from datetime import date

from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.translator import Translator
from bot.present.control_id import OPEN, ControlId
from bot.present.panel_context import CALM, THEME
from bot.present.panel_model import Button, Field, Form, Panel, PictureRequest
from bot.present.panels import availability, results
from bot.tables.ratings import standing
from bot.tables.ratings.season import Season
from bot.tables.ratings.standing import Standing

SEASON = "season"
"""Its slot, and its press: `h|0|season|open` asks, `h|0|season|?.?` is the form's own, `h|0|season|cancel` cancels."""
ASK, CANCEL, FILLED = "open", "cancel", "?.?"
BEST = 3
"""So many are shown of each game."""


def form(words: Translator, season: Season | None, today: date) -> Form:
    """Asks for the first and the last day."""
    days = (today, today) if season is None else (season.first, season.last)
    fields = tuple(
        Field(key, words.say(f"season-{key}"), words.say("season-form-hint"), said(words, day))
        for key, day in zip(("first", "last"), days, strict=True)
    )
    return Form(words.say("season-form"), press(FILLED), fields)


def press(text: str) -> str:
    """A press about the season of a server."""
    return str(ControlId(OPEN, 0, SEASON, text))


def said(words: Translator, day: date) -> str:
    """A day as people write it."""
    return words.say("date", year=f"{day.year:04}", month=f"{day.month:02}", day=f"{day.day:02}")


def days(words: Translator, season: Season) -> str:
    """From when to when."""
    return words.say("season-days", first=said(words, season.first), last=said(words, season.last))


def added(panel: Panel, season: Season | None, words: Translator) -> Panel:
    """The panel of a server's settings, whose last row is buttons, with its season."""
    *rows, last = panel.rows
    assert isinstance(last, tuple)
    return replace(panel, lines=(*panel.lines, line(season, words)), rows=(*rows, (*last, *buttons(season, words))))


def line(season: Season | None, words: Translator) -> str:
    """What a server's settings say of its season."""
    value = (
        words.say("season-no")
        if season is None
        else words.say("season-open", days=days(words, season), channel=f"<#{season.channel}>")
    )
    return availability.line(words, words.say("season-name"), value)


def buttons(season: Season | None, words: Translator) -> tuple[Button, ...]:
    """To open a season, to change the one that is open, to cancel it."""
    ask = Button(words.say("season-ask" if season is None else "season-change"), press(ASK))
    return (ask,) if season is None else (ask, Button(words.say("season-cancel"), press(CANCEL)))


def final(season: Season, standings: Mapping[str, Sequence[Standing]], words: Translator) -> Panel:
    """The message at the end: the three best of each game as a picture, or that nobody has finished a game."""
    title = "## " + words.say("season-over", days=days(words, season))
    best = [(game, each[:BEST]) for game in GAMES if (each := standings.get(game, ()))]
    if not best:
        return Panel(SEASON, (title, words.say("ranking-none")), accent=CALM)
    board = standing.Board(tuple((game, standing.lines(each, BEST)) for game, each in best), season.since, season.until)
    everybody = [one for _, each in best for one in each]
    names, tokens = tuple(one.name for one in everybody), tuple(one.token for one in everybody)
    order = PictureRequest(results.PICTURE, board, THEME, words.lang, names, tokens)
    return Panel(SEASON, (title, "-# " + words.say("season-explained")), (), order, accent=CALM)
