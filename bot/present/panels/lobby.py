"""The lobby of every game: who sits, the options, the start; and the table matters its buttons send.

Matters are the action field of a TABLE press: `join`, `leave`, `robot.<kind>`, `unrobot.<seat>`, `token.<n>`,
`swap.<seat>.<seat>`, `start`, `rematch`, and those of `lobby_options.py`. A `?` in one is filled by the menu's value.
"""

from bot.games import GAMES
from bot.i18n.translator import Translator, escape
from bot.kit.rng import fingerprint
from bot.present.control_id import NONE, OPEN, TABLE, ControlId
from bot.present.controls.legal_action_controls import Row
from bot.present.panel_model import GOOD, LABEL, PLAIN, PRIMARY, Button, Menu, Panel, SelectOption, cut
from bot.present.panels import lesson_menu, lobby_options
from bot.tables.lobby import robots, teams, token_count, usual_robot
from bot.tables.model import LOBBY, Deadline, Participant, Table

SLOT = "lobby"
WAIT = "lobby"
OPTIONS, TOKEN, ROBOT_PANEL, SEATS, RULES = "options", "token", "robots", "seats", "rules"
"""What its private panels are called in OPEN presses."""
PANELS = (OPTIONS, TOKEN, ROBOT_PANEL, SEATS)
COLOUR = 0x2F5CC0
DENSE = 4
"""Seats beyond which a line each would be more than a phone shows."""


def names(table: Table) -> tuple[str, ...]:
    """The names by seat, as they are."""
    return tuple(chair.name for chair in table.chairs)


def matter(table: Table, text: str) -> str:
    """A press about a table matter."""
    return str(ControlId(TABLE, table.id, NONE, text))


def opens(table: Table, what: str, text: str = NONE) -> str:
    """A press that opens a private panel."""
    return str(ControlId(OPEN, table.id, what, text))


def countdown(words: Translator, deadline: Deadline | None) -> str:
    """`in 3 minutes (20:41:07)` that counts down by itself; nothing where no clock runs."""
    if deadline is None or deadline.due is None:
        return ""
    at = int(deadline.due)
    return words.say("until", relative=f"<t:{at}:R>", time=f"<t:{at}:T>")


def deadline(table: Table, wait: str) -> Deadline | None:
    """The row of a wait; None when it has none."""
    for row in table.deadlines:
        if row.wait == wait:
            return row
    return None


def panel(table: Table, words: Translator) -> Panel:
    """The lobby while it is open; afterwards its final form."""
    game = words.say(f"{table.game}-name")
    title = "## " + words.say("lobby-title", game=game, pace=words.say(f"pace-{table.pace}"))
    if table.phase != LOBBY:
        return Panel(SLOT, (title, *_final(table, words)), accent=COLOUR, last=True)
    lines = (title, "-# " + words.say(f"{table.game}-blurb"), _seats(table, words), *_state(table, words))
    return Panel(SLOT, lines, _controls(table, words), accent=COLOUR)


def _final(table: Table, words: Translator) -> tuple[str, ...]:
    """What remains of a lobby: who plays, and the fingerprint that seals the dice."""
    if not table.seed:
        return (words.say("lobby-closed"),)
    players = words.list(escape(name) for name in names(table))
    lines = [words.say("lobby-started", players=players), lobby_options.changed(table, words)]
    return (*filter(None, lines), "-# " + words.say("lobby-fingerprint", fingerprint=fingerprint(table.seed)))


def _seats(table: Table, words: Translator) -> str:
    """Who sits on the seats that are taken, and how many there are."""
    most = GAMES[table.game].seats[-1]
    head = "**" + words.say("lobby-seats", taken=len(table.chairs), most=most) + "**"
    return "\n".join([head, *_placed(table, words, dense=len(table.chairs) > DENSE)])


def _placed(table: Table, words: Translator, *, dense: bool = False) -> list[str]:
    """The seats, team by team where there are any (KNOCKOUT-3, KNOCKOUT-5); `dense`: several in a line."""
    seats = [_seat(table, words, seat, chair) for seat, chair in enumerate(table.chairs)]
    together = teams(GAMES[table.game], table)
    if all(len(team) == 1 for team in together):
        return [" · ".join(seats)] if dense else seats
    lines = []
    for number, team in enumerate(together, 1):
        label, members = words.say("lobby-team", number=number), [seats[seat] for seat in team]
        lines += [" · ".join([f"**{label}**", *members])] if dense else ["-# " + label, *members]
    return lines


def _seat(table: Table, words: Translator, seat: int, chair: Participant) -> str:
    token = words.say(f"{table.game}-token-{'none' if chair.token is None else chair.token}")
    note = words.say("robot") if chair.robot else words.say("lobby-host") if chair.person == table.host else ""
    key = "lobby-seat-note" if note else "lobby-seat"
    return words.say(key, n=seat + 1, token=token, name=escape(chair.name), note=note)


def _state(table: Table, words: Translator) -> tuple[str, ...]:
    """The options, whether the game may start, and until when."""
    missing = GAMES[table.game].seats[0] - len(table.chairs)
    ready = words.say("lobby-few", missing=missing) if missing > 0 else words.say("lobby-ready", host=host_of(table))
    until = countdown(words, deadline(table, WAIT))
    due = ("-# " + words.say("lobby-due", until=until),) if until else ()
    return (lobby_options.changed(table, words), ready, *due)


def _controls(table: Table, words: Translator) -> tuple[Row, ...]:
    """Two rows: for everybody, and for the one who sets up."""
    game = GAMES[table.game]
    full, few = len(table.chairs) >= game.seats[-1], len(table.chairs) < game.seats[0]
    first = (
        Button(words.say("button-join"), matter(table, "join"), GOOD, disabled=full),
        Button(words.say("button-leave"), matter(table, "leave")),
        Button(words.say("button-rules"), opens(table, RULES)),
        Button(words.say("button-robot"), matter(table, f"robot.{usual_robot(GAMES[table.game])}"), disabled=full),
        Button(words.say("button-start"), matter(table, "start"), PRIMARY, disabled=few),
    )
    second = (
        Button(words.say(f"{table.game}-button-token"), opens(table, TOKEN)),
        Button(words.say("button-options"), opens(table, OPTIONS)),
        Button(words.say("button-robots"), opens(table, ROBOT_PANEL)),
        Button(words.say("button-learn"), lesson_menu.learns(table.game)),
    )
    seats = Button(words.say("button-seats"), opens(table, SEATS), disabled=len(table.chairs) < game.seats[0])
    return (first, (*second, seats) if teams(game, table) else second)


# ---- private panels


def private(table: Table, seat: int | None, what: str, words: Translator) -> Panel:
    """The panel behind one of the lobby's buttons: options, tokens or robots."""
    makers = {OPTIONS: _options, TOKEN: _tokens, ROBOT_PANEL: _robots, SEATS: _swap}
    if seat is None or table.phase != LOBBY:
        key = "refusal-stranger" if seat is None else "refusal-started"
        return Panel(what, (words.say(key),))
    return makers[what](table, seat, words)


def _options(table: Table, seat: int, words: Translator) -> Panel:
    """The host's menus; the others read how it stands."""
    title = "### " + words.say("button-options").removesuffix("…")
    if table.chairs[seat].person == table.host:
        return Panel(OPTIONS, (title,), lobby_options.menus(table, words))
    listed = lobby_options.listed(table, words)
    return Panel(OPTIONS, (title, listed, words.say("lobby-private", host=host_of(table))))


def _tokens(table: Table, seat: int, words: Translator) -> Panel:
    """The tokens that nobody else has (CITY-204, KNOCKOUT-6)."""
    game = table.game
    taken = {chair.token for other, chair in enumerate(table.chairs) if other != seat}
    mine = table.chairs[seat].token
    choices = tuple(
        SelectOption(
            f"{words.say(f'{game}-token-{n}')} {words.say(f'{game}-token-name-{n}')}", str(n), chosen=n == mine
        )
        for n in range(token_count(GAMES[game]))
        if n not in taken
    )
    asked = words.say(f"{game}-menu-token")
    menus = (Menu(matter(table, "token.?"), asked, choices),) if choices else ()
    return Panel(TOKEN, ("### " + asked, *(() if menus else (words.say(f"{game}-menu-token-none"),))), menus)


def _swap(table: Table, seat: int, words: Translator) -> Panel:
    """The seats as they are; the host chooses two people who change theirs (KNOCKOUT-5, KNOCKOUT-186)."""
    lines = ["### " + words.say("button-seats").removesuffix("…"), "\n".join(_placed(table, words))]
    if table.chairs[seat].person != table.host:
        return Panel(SEATS, (*lines, words.say("lobby-private", host=host_of(table))))
    choices = tuple(SelectOption(f"{n}. {chair.name}", str(n - 1)) for n, chair in enumerate(table.chairs, 1))
    menu = Menu(matter(table, "swap.?.?"), words.say("menu-swap"), choices, low=2, high=2)
    return Panel(SEATS, (*lines, words.say("lobby-swap")), (menu,) if len(choices) > 1 else ())


def host_of(table: Table) -> str:
    """The host's name; empty where the host has no seat."""
    return next((escape(chair.name) for chair in table.chairs if chair.person == table.host), "")


def _robots(table: Table, seat: int, words: Translator) -> Panel:
    """Which robots the host adds or takes away."""
    title = "### " + words.say("button-robots").removesuffix("…")
    if table.chairs[seat].person != table.host:
        return Panel(ROBOT_PANEL, (title, words.say("lobby-private", host=host_of(table))))
    offered = robots(GAMES[table.game])
    kinds = tuple(
        SelectOption(words.say(f"robot-{kind}" if len(offered) > 1 else "robot-only"), kind) for kind in offered
    )
    rows: list[Row] = [Menu(matter(table, "robot.?"), words.say("menu-robot"), kinds)]
    seated = tuple(
        SelectOption(cut(chair.name, LABEL), str(other)) for other, chair in enumerate(table.chairs) if chair.robot
    )
    if seated:
        rows.append(Menu(matter(table, "unrobot.?"), words.say("menu-unrobot"), seated))
    return Panel(ROBOT_PANEL, (title,), tuple(rows))


def rematch(table: Table, words: Translator) -> tuple[Button, ...]:
    """The button below a finished game, once."""
    return () if table.next else (Button(words.say("button-rematch"), matter(table, "rematch"), PLAIN),)
