"""The lobby: participants, options, and the start of the game. Pure functions from one table to the next."""

from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.kit.boards.custom_board import BOARD, own
from bot.kit.contract import Choice, EventFor, Option, Range, Refusal, Refused, Seat, Value
from bot.kit.engine import TOKENS, default_options
from bot.kit.rng import CommittedRng
from bot.kit.spec import GameSpec
from bot.tables import names, presets
from bot.tables import table_actions as actions
from bot.tables.clock import deadlines
from bot.tables.model import (
    BRISK,
    CLOSED,
    LIVE,
    LOBBY,
    ON,
    PLAYING,
    RANDOM,
    ROBOTS,
    SLOW,
    BoardInfo,
    ChannelRef,
    Deadline,
    Participant,
    Record,
    Table,
)
from bot.tables.storage.packed_state import PackedState

SUBSTITUTE, OFF = "substitute", "off"
"""The table's own option: the kind of robot that takes an absent person's seat, or `off`."""
LEAVE, WAIT, ROBOT = "leave", "wait", "robot"
"""The table's own option: whether it waits for somebody on an announced leave, or a robot plays (`leave_robot`)."""
TEXT_FIRST = Option("text-first", "off", Choice(("off", "on")))
"""The table's own option: whether pictures are described in text before them, without animations."""
UNDO = "undo"
"""The table's own option: whether a step may be taken back by agreement; unless chosen otherwise where time is long."""
TIME_LIMIT = Option(presets.TIME_LIMIT, 0, Choice((0, presets.TWENTY, presets.HOUR, presets.FORTNIGHT)))
"""The table's own option: after so many minutes of play the turn that runs is the last; 0 for never."""
ROBOT_NAMES = ("Ada", "Blaise", "Grace", "Alan", "Hedy", "Claude", "Sophie", "Konrad")
"""Names for robots, taken in turn."""


class Transition(msgspec.Struct, frozen=True):
    """A step of a table: the new table, the events told, the record if a command was carried out.

    `answer` is returned instead of the new table to the person who asked, although the step is committed.
    """

    table: Table
    told: tuple[EventFor, ...] = ()
    record: Record | None = None
    answer: Refusal | None = None


def opened(place: ChannelRef, host: Participant, game: GameSpec[Any], lang: str, now: float) -> Table:
    """A new lobby with its host on the first seat (CITY-205), slow unless the host chooses otherwise."""
    return Table(
        id=0,
        game=game.key,
        place=place,
        host=host.person or 0,
        lang=lang,
        pace=SLOW,
        chairs=(replace(host, name=names.distinct(host.name, ())),),
        options={option.key: option.default for option in options(game, SLOW)},
        version=game.version,
        opened=now,
        seq=1,
    )


def options(game: GameSpec[Any], pace: str = LIVE) -> tuple[Option, ...]:
    """The options a host may set: the game's, then the table's own. What is usual may depend on the pace."""
    substitute = Option(SUBSTITUTE, OFF, Choice((OFF, *robots(game))))
    on_leave = Option(LEAVE, WAIT, Choice((WAIT, ROBOT)))
    undo = Option(UNDO, usual_undo(pace), Choice((OFF, ON)))
    timed = () if game.stop is None else (TIME_LIMIT,)
    shown = (option for option in game.options if not option.hidden)
    return (*shown, *timed, substitute, on_leave, undo, TEXT_FIRST)


def usual_undo(pace: str) -> str:
    """Whether steps may be taken back where nobody has chosen."""
    return OFF if pace == LIVE else ON


def undo_allowed(table: Table) -> bool:
    """Whether steps may be taken back by agreement at a table."""
    return table.options.get(UNDO, usual_undo(table.pace)) == ON


def robots(game: GameSpec[Any]) -> tuple[str, ...]:
    """The kinds of robots that a game really has: one that plays at random without a tuning, two without lookahead."""
    if game.robots is None:
        return (RANDOM,)
    return ROBOTS if game.robots.lookahead is not None else ROBOTS[:2]


def usual_robot(game: GameSpec[Any]) -> str:
    """The kind that sits down when nobody says which."""
    return RANDOM if game.robots is None else ROBOTS[1]


def leave_robot(game: GameSpec[Any], table: Table) -> str | None:
    """The kind that plays for somebody on leave: that for the absent, else the usual one; None where the table waits."""
    return None if table.options.get(LEAVE, WAIT) == WAIT else absent_robot(game, table)


def absent_robot(game: GameSpec[Any], table: Table) -> str:
    """The kind that plays for the absent, else the usual one."""
    substitute = str(table.options.get(SUBSTITUTE, OFF))
    return usual_robot(game) if substitute == OFF else substitute


def paces(game: GameSpec[Any]) -> tuple[str, ...]:
    """The paces for which a game has times (CITY-195, option O-11 of Deal)."""
    return tuple(pace for pace in (LIVE, BRISK, SLOW) if any(pace in clock.seconds for clock in game.clocks.values()))


def paced(table: Table, pace: str, now: float) -> Table:
    """The lobby at another pace, with what is usual there; its deadline restarts (KNOCKOUT-192)."""
    row = deadlines.own_deadline(deadlines.LOBBY_WAIT, pace, now)
    undo = {} if pace == table.pace else {UNDO: usual_undo(pace)}
    return replace(table, pace=pace, options={**table.options, **undo}, deadlines=(row,))


def handle(
    game: GameSpec[Any], table: Table, person: int, action: actions.LobbyAction, now: float
) -> Transition | Refusal:
    """Carry out a person's action in the lobby; only the host may set options and robots (CITY-8, CITY-205)."""
    if table.phase != LOBBY:
        return Refusal("no-lobby")
    if isinstance(action, actions.HostAction) and person != table.host:
        return Refusal("not-host")
    match action:
        case actions.Join(name, lang):
            called = names.distinct(name, (chair.name for chair in table.chairs))
            return join(game, table, Participant(called, person=person, lang=lang))
        case actions.ChooseToken(token):
            return choose_token(game, table, person, token)
        case actions.AddRobot(kind):
            return add_robot(game, table, kind)
        case actions.RemoveRobot(seat):
            return remove_robot(table, seat)
        case actions.SwapSeats(one, other):
            return swap(table, one, other)
        case _:
            return _settled(game, table, action, now)


def _settled(game: GameSpec[Any], table: Table, action: actions.Setup, now: float) -> Transition | Refusal:
    """The pace and the options."""
    match action:
        case actions.SetPace(chosen):
            return _set_pace(game, table, chosen, now)
        case actions.SetOption(key, value):
            return set_option(game, table, key, value)
        case actions.UsePreset(key):
            return use_preset(game, table, key, now)
        case actions.MarkOptions(keys):
            return mark_options(game, table, keys)


def _set_pace(game: GameSpec[Any], table: Table, chosen: str, now: float) -> Transition | Refusal:
    """Choose the pace, and the limit of time that goes with it."""
    pace, _, limit = chosen.partition("+")
    limited = TIME_LIMIT in options(game)
    if pace not in paces(game) or (limit or "0") not in map(str, presets.LIMITS[pace] if limited else (0,)):
        return _not_a_choice("pace")
    changed = {TIME_LIMIT.key: int(limit or 0)} if limited else {}
    return Transition(paced(replace(table, options={**table.options, **changed}), pace, now))


def join(game: GameSpec[Any], table: Table, chair: Participant) -> Transition | Refusal:
    """Join. One seat a person, and no more than the game has (CITY-1, KNOCKOUT-188)."""
    if chair.person is not None and table.seat_of(chair.person) is not None:
        return Refusal("already-seated")
    if len(table.chairs) >= game.seats[-1]:
        return Refusal("table-full", {"seats": game.seats[-1]})
    return Transition(replace(table, chairs=(*table.chairs, chair)))


def leave(table: Table, person: int) -> Transition | Refusal:
    """Leave. The first who joined becomes host after the host (CITY-205, DEAL-133, BUILDER-160); the last closes the table."""
    if (seat := table.seat_of(person)) is None:
        return Refusal("not-seated")
    chairs = table.chairs[:seat] + table.chairs[seat + 1 :]
    people = [chair.person for chair in chairs if chair.person is not None]
    if not people:
        return Transition(closed(replace(table, chairs=chairs)))
    host = table.host if table.host in people else people[0]
    return Transition(replace(table, chairs=chairs, host=host))


def add_robot(game: GameSpec[Any], table: Table, kind: str) -> Transition | Refusal:
    """Seat a robot of a kind, with the first free name."""
    if kind not in robots(game):
        return _not_a_choice("robot")
    taken = {chair.name for chair in table.chairs}
    name = next((name for name in ROBOT_NAMES if name not in taken), f"{ROBOT_NAMES[0]} {len(taken) + 1}")
    return join(game, table, Participant(name, robot=kind, lang=table.lang))


def remove_robot(table: Table, seat: Seat) -> Transition | Refusal:
    """Take a robot away."""
    if not 0 <= seat < len(table.chairs) or table.chairs[seat].robot is None:
        return Refusal("no-robot")
    return Transition(replace(table, chairs=table.chairs[:seat] + table.chairs[seat + 1 :]))


def set_option(game: GameSpec[Any], table: Table, key: str, value: Value) -> Transition | Refusal:
    """Choose a value of an option, also given as text."""
    option = next((option for option in options(game) if option.key == key), None)
    if option is None:
        return Refusal("no-such-option")
    value = _value(option, value)
    if not option.domain.holds(value):
        if isinstance(option.domain, Range):
            return Refusal("out-of-range", {"field": key, "low": option.domain.low, "high": option.domain.high})
        return _not_a_choice(key)
    loaded = "" if key == BOARD else table.loaded
    return Transition(replace(table, options={**table.options, key: value}, loaded=loaded))


def presets_of(game: GameSpec[Any]) -> tuple[presets.Preset, ...]:
    """The presets that a lobby offers; a robot without judgement is nobody's substitute."""
    substitute = {} if game.robots is None else {SUBSTITUTE: usual_robot(game)}
    return presets.presets(game, options(game), paces(game), substitute)


def use_preset(game: GameSpec[Any], table: Table, key: str, now: float) -> Transition | Refusal:
    """Choose the pace and the options of a preset; which board and how pictures are told stay as they are."""
    preset = next((each for each in presets_of(game) if each.key == key), None)
    if preset is None:
        return _not_a_choice("preset")
    return Transition(paced(replace(table, options={**table.options, **preset.options}), preset.pace, now))


def mark_options(game: GameSpec[Any], table: Table, keys: str) -> Transition | Refusal:
    """Choose for all options of two values; `keys` of those that get their other value, joined by `+`."""
    wanted = [key for key in keys.split("+") if key]
    values = presets.marked(options(game, table.pace), wanted)
    if not values.keys() >= set(wanted):
        return Refusal("no-such-option")
    return Transition(replace(table, options={**table.options, **values}))


def _value(option: Option, value: Value) -> Value:
    """A value that stands as text for one of the option's; any other comes back as it is."""
    if isinstance(option.domain, Range):
        with suppress(ValueError):
            return int(value)
        return value
    return next((each for each in option.domain.options if str(each) == value), value)


def set_board(table: Table, person: int, value: str, text: str | None) -> Transition | Refusal:
    """The host chooses a board of the server, whose text stays as it is now; None for one that was deleted."""
    if (refusal := _only_host(table, person)) is not None:
        return refusal
    if text is None or own(text).game != table.game:
        return Refusal("no-such-board")
    return Transition(replace(table, options={**table.options, BOARD: value}, loaded=text))


def with_boards(table: Table, boards: tuple[BoardInfo, ...]) -> Table:
    """A lobby with the boards of its server that fit its game."""
    return replace(table, available_boards=tuple([each for each in boards if each.game == table.game]))


def choose_token(game: GameSpec[Any], table: Table, person: int, token: int) -> Transition | Refusal:
    """Take a token that nobody else has (CITY-204, CLASSIC-2). Tokens are numbered from 0."""
    if (seat := table.seat_of(person)) is None:
        return Refusal("not-seated")
    if not 0 <= token < token_count(game):
        return _not_a_choice("token")
    if any(chair.token == token for other, chair in enumerate(table.chairs) if other != seat):
        return Refusal("token-taken")
    return Transition(table.with_chair(seat, replace(table.chairs[seat], token=token)))


def token_count(game: GameSpec[Any]) -> int:
    """How many tokens there are to choose from: one for each possible seat, or as many as the game has (KNOCKOUT-6)."""
    count = game.lobby.token_count
    return game.seats[-1] if count is None else count


def teams(game: GameSpec[Any], table: Table) -> list[list[Seat]]:
    """The seats that play together as the table stands; none in a game without teams (KNOCKOUT-5)."""
    split = game.lobby.teams
    return [] if split is None else [list(team) for team in split(len(table.chairs))]


def swap(table: Table, one: Seat, other: Seat) -> Transition | Refusal:
    """Let two players change seats (KNOCKOUT-5, KNOCKOUT-186)."""
    seats = range(len(table.chairs))
    if one not in seats or other not in seats or one == other:
        return _not_a_choice("seat")
    chairs = list(table.chairs)
    chairs[one], chairs[other] = chairs[other], chairs[one]
    return Transition(replace(table, chairs=tuple(chairs)))


def start(game: GameSpec[Any], table: Table, person: int | None, seed: bytes, now: float) -> Transition | Refusal:
    """The host starts, or time does (`person` None): tokens, sealed dice, the game's own setup (CITY-1, CITY-204)."""
    refusal = _only_lobby(table) if person is None else _only_host(table, person)
    if refusal is not None:
        return refusal
    if len(table.chairs) < game.seats[0]:
        return Refusal("too-few-players", {"seats": game.seats[0]})
    chairs = _with_tokens(table.chairs, game.seats[-1])
    picked = game.lobby.options_from_tokens  # they follow from the tokens that people have chosen (KNOCKOUT-187)
    chosen = {**table.options, **({} if picked is None else picked([chair.token for chair in table.chairs]))}
    if game.lobby.wants_tokens:
        chosen[TOKENS] = "-".join(str(chair.token) for chair in chairs)  # by seat (BUILDER-5, BUILDER-6)
    dice = CommittedRng(game.key, seed)
    try:
        shared = {BOARD: table.loaded} if table.loaded else {}
        state = game.setup(len(chairs), default_options(game, table.pace, chosen | shared), dice)
    except Refused as unfit:
        return unfit.refusal
    begun = replace(
        table,
        phase=PLAYING,
        chairs=chairs,
        options=chosen,
        seed=seed,
        drawn=dice.drawn,
        packed_state=PackedState(state),
        version=game.version,
        deadlines=(),
        loaded="",
        available_boards=(),
    )
    return Transition(replace(begun, deadlines=(*deadlines.due(game, begun, now), *_time_limit(begun, now))))


def _time_limit(table: Table, now: float) -> tuple[Deadline, ...]:
    """The row of the table's own time, if it has any."""
    minutes = int(table.options.get(TIME_LIMIT.key, 0))
    return (Deadline(deadlines.LIMIT_WAIT, 0, now + 60 * minutes),) if minutes else ()


def _with_tokens(chairs: tuple[Participant, ...], most: int) -> tuple[Participant, ...]:
    """Give participants without a token the first free one."""
    free = [token for token in range(most) if token not in {chair.token for chair in chairs}]
    return tuple(chair if chair.token is not None else replace(chair, token=free.pop(0)) for chair in chairs)


def time_up(game: GameSpec[Any], table: Table, seed: bytes, now: float) -> Transition | Refusal:
    """The lobby's deadline has expired: start if enough have joined, else close."""
    step = start(game, table, None, seed, now)
    return Transition(closed(table)) if isinstance(step, Refusal) else step


def closed(table: Table) -> Table:
    """The table closed, without deadlines and votes."""
    return replace(table, phase=CLOSED, deadlines=(), vote=None, pause="")


def _not_a_choice(field: str) -> Refusal:
    return Refusal("not-a-choice", {"field": field})


def _only_lobby(table: Table) -> Refusal | None:
    return None if table.phase == LOBBY else Refusal("no-lobby")


def _only_host(table: Table, person: int) -> Refusal | None:
    return _only_lobby(table) or (None if person == table.host else Refusal("not-host"))
