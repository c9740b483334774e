"""What the table itself says during a game: pause and absent people; and its private panel.

Its matters are `undo`, `pause`, `resume`, `close`, `close.sure`, `voteout.<seat>`, `vote.yes` and `vote.no`.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.translator import Translator, escape
from bot.kit.verbs.turns import Leave
from bot.present.controls.legal_action_controls import CONFIRM, Row, rows
from bot.present.panel_model import BAD, GOOD, Button, Menu, Panel, SelectOption
from bot.present.panels import availability, robot_reasons, votes
from bot.present.panels.lobby import countdown, deadline, host_of, matter, opens
from bot.tables import session
from bot.tables.clock.deadlines import LIMIT_WAIT, PAUSE_WAIT
from bot.tables.model import LAST_TURN, LIVE, PAUSED, PLAYING, Table
from bot.tables.session import ABSENT, AGREED, BY_STAFF, GONE, OUT_AFTER

TABLE_PANEL, SURE = "table", "close"
PAUSES = {ABSENT: "paused-absent", GONE: "paused-gone", BY_STAFF: "paused-staff"}
"""What is said of a pause, by its reason."""


def lines(table: Table, words: Translator) -> tuple[str, ...]:
    """What everybody should know: a pause, the last turn, who is away."""
    said = []
    if table.phase == PAUSED:
        said.append("⏸️ " + words.say(PAUSES.get(table.pause, "paused")))
        if until := countdown(words, deadline(table, PAUSE_WAIT)):
            said.append("-# " + words.say("paused-until", until=until))
    if table.time_up == LAST_TURN and table.phase in (PLAYING, PAUSED):
        said.append("⌛ " + words.say("limit-last"))
    away = [escape(chair.name) for chair in table.chairs if chair.away and chair.person is not None]
    if away:
        said.append("-# " + words.say("away-names", names=words.list(away), count=len(away)))
    return (*said, *_on_leave(table, words))


def _on_leave(table: Table, words: Translator) -> list[str]:
    """Who has announced a leave, and what becomes of their seat; who plays all the same is not on leave here."""
    found = []
    for chair in table.chairs:
        if chair.on_leave is None or chair.on_leave.back:
            continue
        waits = "waits" if chair.on_leave.waits >= chair.on_leave.until else "waited"
        key = f"leave-{waits if chair.robot is None else 'robot'}"
        until = f"<t:{int(chair.on_leave.until)}:R>"
        found.append("-# " + words.say(key, name=escape(chair.name), until=until))
    return found


def private(
    table: Table, seat: int | None, words: Translator, lookups: tuple[Row, ...] = (), ways: Sequence[Button] = ()
) -> Panel:
    """What a person may do about the table: answer a vote, look something up, pause, go on, leave, end the game.

    `ways`: to what else is one's own at the table.
    """
    title = "### " + words.say("button-table").removesuffix("…")
    if seat is None:
        return Panel(TABLE_PANEL, (title, words.say("refusal-stranger")), lookups)
    vote = "" if table.vote is None else "🗳️ " + votes.question(table, table.vote, words)
    until = countdown(words, deadline(table, LIMIT_WAIT))
    limit = until and "-# ⌛ " + words.say("limit-until", until=until)
    said = (title, words.say("table-host", host=host_of(table) or "–"), *lines(table, words), limit, vote)
    found = (*lookups, *rows([*ways, *_buttons(table, seat, words)]), *_missing(table, seat, words))
    return Panel(TABLE_PANEL, said, (*_vote(table, seat, words), *found))


def _buttons(table: Table, seat: int, words: Translator) -> list[Button]:
    """The host pauses, the others ask for a pause; who comes back ends one for absence; anybody asks to end the game.

    Anybody who plays leaves here; leaving, and an end that nobody else could be asked about, are asked once more, and
    red only there.
    """
    game, host = GAMES[table.game], table.chairs[seat].person == table.host
    made = []
    if session.may_ask_undo(table, seat):
        made.append(Button(words.say("button-undo"), matter(table, "undo")))
    if table.phase == PLAYING:
        made.append(Button(words.say("button-pause" if host else "button-break"), matter(table, "pause")))
    if table.phase == PAUSED:
        ask = (host and table.pause != BY_STAFF) or table.pause in (ABSENT, AGREED)
        made.append(Button(words.say("button-resume"), matter(table, "resume"), GOOD, disabled=not ask))
    if table.phase in (PLAYING, PAUSED):
        made += _ending(table, words) if host or seat in session.in_play(game, table) else []
    if table.phase == PLAYING and session.leaving(game, table, seat) is not None:
        made.append(Button(words.action(table.game, Leave), opens(table, CONFIRM, Leave.__name__)))
    if table.pace != LIVE:
        made.append(Button(words.say("button-notices"), availability.press(availability.NOTICE_PANEL, table=table.id)))
    if any(chair.robot for chair in table.chairs):
        made.append(Button(words.say("button-why"), opens(table, robot_reasons.WHY)))
    return made


def _ending(table: Table, words: Translator) -> list[Button]:
    """Asks the people whether to end the game; a host without any is asked once more."""
    if not session.others_to_ask(GAMES[table.game], table):
        return [Button(words.say("button-end"), opens(table, SURE))]
    return [Button(words.say("button-ask-end"), matter(table, "close"))]


def looked_up(table: Table, panel: Panel, words: Translator) -> Panel:
    """A panel that is reached from the table's, with the way back to it; while no game runs, as it is."""
    if table.phase not in (PLAYING, PAUSED):
        return panel
    return replace(panel, rows=(*panel.rows, (Button(words.say("back"), opens(table, TABLE_PANEL)),)))


def sure(table: Table, words: Translator) -> Panel:
    """Asks once more, before a host who plays with robots alone ends the game."""
    end = Button(words.say("button-end-now"), matter(table, "close.sure"), BAD)
    back = Button(words.say("back"), opens(table, TABLE_PANEL))
    return Panel(SURE, ("### " + words.say("vote-end"), words.say("end-sure")), ((end, back),))


def _vote(table: Table, seat: int, words: Translator) -> tuple[Row, ...]:
    """The answers to the open vote, right below its question."""
    return () if table.vote is None else (votes.own_answers(table, table.vote, seat, words),)


def _missing(table: Table, seat: int, words: Translator) -> tuple[Row, ...]:
    """A menu of those about whom a vote may be opened (CITY-156, CITY-212)."""
    if table.vote is not None or table.phase != PLAYING:
        return ()
    missing = tuple(
        SelectOption(chair.name, str(other))
        for other, chair in enumerate(table.chairs)
        if other != seat and chair.person is not None and chair.robot is None and chair.missed >= OUT_AFTER
    )
    return (Menu(matter(table, "voteout.?"), words.say("menu-vote-out"), missing),) if missing else ()


def ended(table: Table, slot: str, words: Translator) -> Panel:
    """A message of a game that was closed without an end."""
    title = "## " + words.say(f"{GAMES[table.game].key}-name")
    return Panel(slot, (title, words.say("end-called-off")), last=True)
