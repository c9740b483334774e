"""What the table itself says during a game: pause, absent people, the vote about a seat; and its private panel.

Its matters are `pause`, `resume`, `close`, `leave`, `voteout.<seat>`, `vote.yes` and `vote.no`.
"""

from bot.games import GAMES
from bot.i18n.translator import Translator, escape
from bot.present.controls.legal_action_controls import Row, rows
from bot.present.panel_model import BAD, GOOD, Button, Menu, Panel, SelectOption
from bot.present.panels.lobby import countdown, deadline, host_of, matter, names, opens
from bot.tables.model import PAUSED, PLAYING, Table
from bot.tables.session import ABSENT, AGREED, OUT_AFTER, PAUSE_VOTE

TABLE_PANEL, WHY = "table", "why"
PAUSE_WAIT = "pause"


def lines(table: Table, words: Translator) -> tuple[str, ...]:
    """What everybody should know: a pause, who is away, an open vote."""
    said = []
    if table.phase == PAUSED:
        said.append("⏸️ " + words.say("paused-absent" if table.pause == ABSENT else "paused"))
        if until := countdown(words, deadline(table, PAUSE_WAIT)):
            said.append("-# " + words.say("paused-until", until=until))
    away = [escape(chair.name) for chair in table.chairs if chair.away and chair.person is not None]
    if away:
        said.append("-# " + words.say("away-names", names=words.list(away), count=len(away)))
    if table.vote is not None:
        until = countdown(words, deadline(table, f"out-{table.vote.number}"))
        if table.vote.seat == PAUSE_VOTE:
            said.append("🗳️ " + words.say("vote-break", until=until).rstrip())
        else:
            name = escape(table.chairs[table.vote.seat].name)
            said.append("🗳️ " + words.say("vote-out", name=name, until=until).rstrip())
    return tuple(said)


def private(table: Table, seat: int | None, words: Translator) -> Panel:
    """What a person may do about the table: pause, go on, vote, leave, call off."""
    title = "### " + words.say("button-table").removesuffix("…")
    if seat is None:
        return Panel(TABLE_PANEL, (title, words.say("refusal-stranger")))
    said = (title, words.say("table-host", host=host_of(table) or "–"), *lines(table, words))
    return Panel(TABLE_PANEL, said, (*rows(_buttons(table, seat, words)), *_votes(table, seat, words)))


def _buttons(table: Table, seat: int, words: Translator) -> list[Button]:
    """The host pauses and calls off, the others ask for a pause; who comes back ends one for absence or by vote."""
    host = table.chairs[seat].person == table.host
    made = []
    if table.phase == PLAYING:
        made.append(Button(words.say("button-pause" if host else "button-break"), matter(table, "pause")))
    if table.phase == PAUSED:
        ask = host or table.pause in (ABSENT, AGREED)
        made.append(Button(words.say("button-resume"), matter(table, "resume"), GOOD, disabled=not ask))
    if table.phase in (PLAYING, PAUSED):
        made.append(Button(words.say("button-call-off"), matter(table, "close"), BAD, disabled=not host))
    if any(chair.robot for chair in table.chairs):
        made.append(Button(words.say("button-why"), opens(table, WHY)))
    return made


def why(table: Table, words: Translator) -> Panel:
    """Why each robot did what it did last, one sentence each, for anybody who asks."""
    said = [
        words.say("why-line", name=escape(chair.name), reason=words.reason(table.game, chair.thought, names(table)))
        for chair in table.chairs
        if chair.robot is not None and chair.thought is not None
    ]
    return Panel(WHY, ("### " + words.say("why-title"), *(said or [words.say("why-nothing")])))


def _votes(table: Table, seat: int, words: Translator) -> tuple[Row, ...]:
    """The open vote, or a menu of those about whom one may be opened (CITY-156, CITY-212)."""
    if table.phase != PLAYING:
        return ()
    if table.vote is not None:
        answers = ((words.say("yes"), "vote.yes"), (words.say("no"), "vote.no"))
        return (tuple(Button(label, matter(table, text)) for label, text in answers),)
    missing = tuple(
        SelectOption(chair.name, str(other))
        for other, chair in enumerate(table.chairs)
        if other != seat and chair.person is not None and chair.robot is None and chair.missed >= OUT_AFTER
    )
    return (Menu(matter(table, "voteout.?"), words.say("menu-vote-out"), missing),) if missing else ()


def ended(table: Table, slot: str, words: Translator) -> Panel:
    """A message of a game that was called off."""
    title = "## " + words.say(f"{GAMES[table.game].key}-name")
    return Panel(slot, (title, words.say("end-called-off")), last=True)
