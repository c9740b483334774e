"""The game of the day: the panel of the day with its table, and a person's game as one private panel."""

from collections.abc import Container, Sequence

import msgspec
from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.board_names import on_board
from bot.i18n.translator import Translator, escape, translator_for
from bot.kit.contract import EventFor
from bot.kit.events.turns import TurnBegan
from bot.kit.fields import union_members
from bot.kit.moment import MOMENT
from bot.present import private_game, registry
from bot.present.control_id import FORM, NONE, OPEN, PLAY, ControlId
from bot.present.controls.button_lines import flowing, phone_lines
from bot.present.controls.legal_action_controls import Row
from bot.present.panel_model import GOOD, PLAIN, Button, Panel, cut
from bot.present.panel_name import MINE
from bot.present.panels import history, lesson_menu, turns
from bot.present.panels.game_over import END
from bot.tables.daily import daily_game, standing
from bot.tables.daily.daily_game import PERSON, ROUNDS, DailyGame
from bot.tables.daily.day import Day
from bot.tables.daily.standing import TEN, DailyResult
from bot.tables.model import ENDED, Table

DAILY = "daily"
"""What the panel of the day is called in OPEN presses of no table; the text is `begin.<day>`, or `-` for the panel."""
BEGIN = "begin"
GAME = "game"
"""The person's game, in OPEN presses of its own number."""
ROOM, BUTTON = 9, 2
"""Lines of a phone for a message's own words and controls beside what happened, and those of a row of buttons."""
NAME = 14
"""Letters of a name that stand in a line with a result."""


class Overview(msgspec.Struct, frozen=True):
    """What the panel of the day shows: how its games and those of the day before ended on this server, and one's own.

    `before`: None while its seed may not be shown yet, or where nobody looked at that day.
    """

    day: Day
    person: int
    own: DailyGame | None
    results: Sequence[DailyResult]
    before: Day | None = None
    results_before: Sequence[DailyResult] = ()


def opens(text: str = NONE) -> str:
    """A press that opens the panel of the day, or begins its game."""
    return str(ControlId(OPEN, 0, DAILY, text))


def score(table: Table) -> int | None:
    """The person's number in the standing of a game, for the table of the day."""
    presenter = registry.PRESENTERS[table.game]
    found = presenter.standing(presenter.context(table, translator_for(table.lang), None))
    return found[PERSON] if len(found) > PERSON else None


# ---- the day


def overview(shown: Overview, words: Translator) -> Panel:
    """Today's game and how to begin or go on, the table of the day, yesterday's winner and seed."""
    day = shown.day
    if day.game not in GAMES:
        return sentence(words.say("refusal-unknown-game"), words)
    title = "### " + words.say("daily-title", game=words.say(f"{day.game}-name"))
    lines = (title, *_state(shown, words), *_table(shown, words), *_before(shown, words))
    return Panel(DAILY, lines, (_way(shown, words),))


def sentence(said: str, words: Translator) -> Panel:
    """A sentence, and the way to the panel of the day."""
    return Panel(DAILY, (said,), ((Button(words.say("button-daily"), opens()),),))


def _state(shown: Overview, words: Translator) -> Sequence[str]:
    """What the game is, or how one's own ended; until when it may be played, and what seals its dice."""
    day, own = shown.day, shown.own
    until = words.say("daily-until", time=f"<t:{day.ends}:t>", relative=f"<t:{day.ends}:R>")
    sealed = "-# " + words.say("daily-fingerprint", fingerprint=day.fingerprint)
    if own is not None and own.over:
        return _outcome(own, words), "-# " + words.say("daily-next", relative=f"<t:{day.ends}:R>"), sealed
    if own is not None:
        return words.say("daily-running"), "-# " + until, sealed
    about = words.say("daily-about", robots=daily_game.seats(GAMES[day.game]) - 1)
    length = "-# " + words.say("daily-rounds", rounds=ROUNDS) if limited(day.game) else ""
    return about, length, "-# " + until, sealed


def _outcome(own: DailyGame, words: Translator) -> str:
    """How one's own game ended."""
    if own.place is None:
        return words.say("daily-unranked")
    one = DailyResult(own.person, "", own.place, own.score)
    return words.say("daily-done", result=_result(own.table.game, one, words, len(own.table.chairs)))


def _way(shown: Overview, words: Translator) -> tuple[Button, ...]:
    if shown.own is None:
        learn = Button(words.say("button-learn"), lesson_menu.learns(shown.day.game))
        return Button(words.say("daily-begin"), opens(f"{BEGIN}.{shown.day.number}"), GOOD), learn
    over = shown.own.over
    label = words.say("daily-look" if over else "daily-go-on")
    return (Button(label, own_press(shown.own, GAME), PLAIN if over else GOOD),)


def _table(shown: Overview, words: Translator) -> Sequence[str]:
    """The best ten of this server, and where one stands who is not among them."""
    results, game = shown.results, shown.day.game
    if not results:
        return "**" + words.say("daily-table") + "**", words.say("daily-nobody")
    listed = [_line(results, one, game, words) for one in results[:TEN]]
    own = next((one for one in results[TEN:] if one.person == shown.person), None)
    rest = len(results) - len(listed)
    below = _line(results, own, game, words) if own is not None else "-# " + words.say("daily-rest", count=rest)
    return "**" + words.say("daily-table") + "**", "\n".join([*listed, *([below] if rest else [])])


def _line(results: Sequence[DailyResult], one: DailyResult, game: str, words: Translator) -> str:
    """Somebody's rank, name and result."""
    rank, seats = standing.rank(results, one), daily_game.seats(GAMES[game])
    name = escape(cut(one.name, NAME))
    return "-# " + words.say("daily-line", rank=rank, name=name, result=_result(game, one, words, seats))


def _result(game: str, one: DailyResult, words: Translator, seats: int) -> str:
    """The place among the seats and the score."""
    place = words.say("daily-place", place=one.place, count=seats)
    return place if one.score is None else f"{place} · {_amount(game, one.score, words)}"


def _amount(game: str, number: int, words: Translator) -> str:
    """A score in the game's own unit."""
    table = Table(0, game, daily_game.NOWHERE, 0, words.lang, "")
    presenter = registry.PRESENTERS[game]
    said: str = presenter.amount(presenter.context(table, words, None), number)
    return said


def _before(shown: Overview, words: Translator) -> Sequence[str]:
    """Who won yesterday, and the seed of that day."""
    day, results = shown.before, shown.results_before
    if day is None or day.game not in GAMES:
        return ()
    game, first = words.say(f"{day.game}-name"), [one for one in results if one.value == results[0].value]
    if first:
        names = words.list([escape(cut(one.name, NAME)) for one in first[: standing.NAMED]])
        result = _result(day.game, first[0], words, daily_game.seats(GAMES[day.game]))
        won = words.say("daily-before", game=game, names=names, result=result)
    else:
        won = words.say("daily-before-nobody", game=game)
    return "-# " + won, "-# " + words.say("daily-seed", seed=day.seed.hex())


# ---- one's own game


def own_press(own: DailyGame, what: str) -> str:
    """A press of one's own game."""
    return str(ControlId(OPEN, own.table.id, what, NONE))


def limited(game: str) -> bool:
    """Whether a game of the day ends after some rounds: where the game tells of them and can be counted at any time."""
    return GAMES[game].stop is not None and TurnBegan in union_members(GAMES[game].event)


def panel(own: DailyGame, told: Sequence[EventFor], words: Translator, what: str = "") -> Panel:
    """What the person sees: what happened since their last step and what they decide, or a private panel of theirs."""
    if own.over:
        return _end(own, told, words)
    if what == turns.LOG:
        shown = registry.log_of(own.table, PERSON, told, words)
    elif what:
        shown = registry.private(own.table, PERSON, what, words)
    else:
        return _decision(own, told, words)
    back, rows = Button(words.say("daily-back"), own_press(own, GAME)), private_game.kept(shown.rows)
    steps_back = any(each.label == words.say("back") for row in rows if isinstance(row, tuple) for each in row)
    if not steps_back or _beside(rows, back):
        rows = _with_last(rows, (back,))
    return replace(shown, slot=GAME, rows=rows, ping=())


def _decision(own: DailyGame, told: Sequence[EventFor], words: Translator) -> Panel:
    """The message on which the person decides, below what happened."""
    shown, presenter = _message(own, told, words), registry.PRESENTERS[own.table.game]
    spoken = on_board(words, own.table.board, own.table.lang)
    kept, rest = history.weightiest(presenter, own.table, PERSON, told, spoken)
    told_there = {f"-# {line}" for line in presenter.news(presenter.context(own.table, spoken, PERSON), list(told))}
    lines = [line for line in shown.lines if line not in told_there]
    above = [_head(own, words), *(f"-# {line}" for line in kept)]
    if shown.picture is not None and shown.picture.key.endswith(f"/{MOMENT}"):  # a film of the whole board
        above, lines, rest = [], [line for line in lines if not line.startswith("-# ")], rest + len(kept)
    elif _crowded(lines, shown.rows):
        above, rest = [], rest + len(kept)
    rows = private_game.kept(shown.rows)
    log = Button(words.say("button-log", count=rest), own_press(own, turns.LOG))
    if rest and (above or _beside(rows, log)):
        rows = _with_last(rows, (log,))
    return replace(shown, slot=GAME, lines=(*above, *lines), rows=rows, ping=(), last=False)


def _beside(rows: Sequence[Row], button: Button) -> bool:
    """Whether a button takes no line of its own in the last row."""
    last = rows[-1] if rows else ()
    return isinstance(last, tuple) and phone_lines((*last, button)) == phone_lines(last)


def _crowded(lines: Sequence[str], rows: Sequence[Row]) -> bool:
    """Whether a message leaves no room for what happened."""
    buttons = sum(phone_lines(row) if isinstance(row, tuple) else 1 for row in rows)
    return sum(turns.height(line) for each in lines for line in each.split("\n")) + BUTTON * buttons > ROOM


def _with_last(rows: tuple[Row, ...], more: Sequence[Button]) -> tuple[Row, ...]:
    """The rows with further buttons in the last one."""
    *first, last = rows or ((),)
    return (*first, *flowing([*last, *more])) if isinstance(last, tuple) else (*rows, *flowing(more))


def _head(own: DailyGame, words: Translator) -> str:
    """Which game it is, and how far it has come."""
    game = own.table.game
    now = getattr(GAMES[game].view(own.table.state, None), "round", None)
    at = (
        words.say("daily-round", round=now, rounds=ROUNDS)
        if isinstance(now, int) and limited(game) and not own.over
        else ""
    )
    name = words.say("daily-title", game=words.say(f"{game}-name"))
    return f"-# **{' · '.join(filter(None, (name, at)))}**"


def _message(own: DailyGame, told: Sequence[EventFor], words: Translator) -> Panel:
    """The message with what the person decides, else one that calls them; where seats hold secrets their own panel."""
    table = own.table
    if GAMES[table.game].secret_verbs:
        hand = registry.private(table, PERSON, registry.PRESENTERS[table.game].hand, words)
        board = Button(words.say("button-board"), own_press(own, turns.BOARD))
        return replace(hand, rows=_with_last(hand.rows, (board,)))
    asked = {wait.id for wait in daily_game.awaited(GAMES[table.game], table)}
    public = [each for each in registry.panels(table, told, (), words) if not each.last]
    deciding = [each for each in public if any(_decides(row, asked) for row in each.rows)]
    calling = [each for each in public if own.person in each.ping]
    return next(iter([*deciding, *calling]), None) or registry.private(table, PERSON, MINE, words)


def _decides(row: Row, asked: Container[str]) -> bool:
    """Whether a row has what answers one of these decisions."""
    return any(press.kind in (PLAY, FORM) and press.wait in asked for press in private_game.presses(row))


def _end(own: DailyGame, told: Sequence[EventFor], words: Translator) -> Panel:
    """The end as the game shows it; no rematch, and no seed while the day runs."""
    shown = next(each for each in registry.panels(own.table, told, (), words) if each.slot == END)
    after = words.say("daily-ended", rounds=ROUNDS) if own.table.time_up == ENDED else ""
    time_up = words.say("end-time-up")
    lines = [after if line == time_up else line for line in shown.lines]
    day = (Button(words.say("daily-standings"), opens(), GOOD),)
    return replace(shown, slot=GAME, lines=(_head(own, words), *lines), rows=(day,), ping=(), last=False)
