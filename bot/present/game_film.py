"""The film of a whole game: which positions it shows, each how long, and what is said of them; as everybody sees them."""

import re
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from typing import Any

import msgspec

from bot.i18n.translator import Translator
from bot.kit.contract import Event, EventFor, Seat
from bot.kit.events.debts import WentBankrupt
from bot.kit.events.turns import LeftGame
from bot.kit.film import FILM, Film, Shot
from bot.kit.moment import MOMENT, Moment
from bot.present.panel_context import PanelContext
from bot.present.panel_model import PictureRequest
from bot.present.panels import game_over, history
from bot.present.presenter import Presenter
from bot.tables.history.game_history import GameHistory
from bot.tables.history.history_service import PastTurn
from bot.tables.history.turn_log import Turn
from bot.tables.model import Table

FEWEST = 3
"""Turns of a game that has a film, and pictures of a film."""
LEAST, MOST, MOST_GREAT = 12, 40, 12
"""Rounds of a game of which the film shows rounds; pictures of turns or rounds in a film, and great moments."""
SHORTEST, LONGEST, USUAL, STEP = 20_000, 45_000, 800, 100
"""Milliseconds of a film, and of an ordinary picture where both bounds allow it; every time is a multiple of the last."""
OPENING, GREAT, END = 1.5, 2.5, 5.0
"""How many times as long as any other the opening, a great moment and the end are."""
OUT: tuple[type[Event], ...] = (WentBankrupt, LeftGame)
"""Events that are great moments of every game."""


class _Scene(msgspec.Struct, frozen=True):
    """A position: `board` is its picture, `before` what a great moment was preceded by. `weight`: see OPENING."""

    board: PictureRequest
    title: str
    seat: Seat | None
    standing: tuple[int, ...]
    said: str = ""
    before: Any = None
    weight: float = 1.0


def request(presenter: Presenter[Any], table: Table, past: GameHistory, words: Translator) -> PictureRequest | None:
    """The film of a game that is over; None of one that was too short, or whose record cannot be replayed.

    All its views are nobody's: hands stay hidden as they were.
    """
    found = _Scenes(presenter, table, past, words).found() if len(past.turns) >= FEWEST else []
    if len(found) < FEWEST:
        return None
    times = lasting([scene.weight for scene in found])
    shots = [_shot(table.game, scene, lasts) for scene, lasts in zip(found, times, strict=True)]
    ctx: PanelContext = presenter.context(table, words, None)
    return ctx.order(f"{table.game}/{FILM}", Film(tuple(shots), table.board))


def regular(turns: Sequence[Turn]) -> set[int]:
    """The turns after which a film shows the board: all; of many the last ones of rounds; of too many evenly chosen ones."""
    shown = [turn.number for turn in turns]
    ends = [turn.number for turn, after in pairwise(turns) if after.round != turn.round] + shown[-1:]
    if len(shown) > MOST and len(ends) >= LEAST:
        shown = ends
    count = min(len(shown), MOST)
    return {shown[len(shown) * number // count - 1] for number in range(1, count + 1)}


def lasting(weights: Sequence[float]) -> list[int]:
    """Milliseconds of each picture."""
    whole = sum(weights)
    time = min(max(whole * USUAL, SHORTEST), LONGEST)
    ends = [0, *(round(weight * time / whole / STEP) * STEP for weight in accumulate(weights))]
    return [end - begin for begin, end in pairwise(ends)]


class _Scenes:
    """The positions of one table."""

    def __init__(self, presenter: Presenter[Any], table: Table, past: GameHistory, words: Translator) -> None:
        self._presenter = presenter
        self._table = table
        self._past = past
        self._words = words

    def found(self) -> list[_Scene]:
        """The opening, the turns that are shown, the end."""
        wanted = regular(self._past.turns)
        scenes = {turn.number: scene for turn, scene in self._of_turns(wanted)}
        great = [number for number, scene in scenes.items() if scene.weight == GREAT]
        step = max(1, -(-len(great) // MOST_GREAT))
        for number in {*great} - {*great[::step]}:
            if number in wanted:
                scenes[number] = msgspec.structs.replace(scenes[number], said="", before=None, weight=1.0)
            else:
                del scenes[number]
        return [*self._opening(), *scenes.values()]

    def _opening(self) -> Iterator[_Scene]:
        opening = PastTurn(self._past.turns[0], (), self._past.position(0), self._past.turns, damaged=False)
        ctx = history.then(self._presenter, self._table, None, opening, self._words)
        if ctx is not None:
            board, title = self._presenter.board(ctx), self._words.say("film-opening")
            yield _Scene(board, title, None, self._standing(ctx), weight=OPENING)

    def _of_turns(self, wanted: set[int]) -> Iterator[tuple[Turn, _Scene]]:
        """The turns wanted, and those with great moments."""
        kinds: tuple[type[Event], ...] = (*self._presenter.moments, *OUT)
        for turn in self._past.turns:
            told = [each for each in self._past.told(turn) if each.only is None]
            if turn.number in wanted or any(isinstance(each.event, kinds) for each in told):
                scene = self._scene(turn, told)
                if scene is not None and (turn.number in wanted or scene.weight == GREAT):
                    yield turn, scene

    def _scene(self, turn: Turn, told: Sequence[EventFor]) -> _Scene | None:
        """The position at the end of a turn; None where it is not known."""
        turns, last = self._past.turns, turn.number == len(self._past.turns)
        state = self._table.state if last else self._past.at_end(turn)
        ctx = history.then(
            self._presenter, self._table, None, PastTurn(turn, told, state, turns, damaged=False), self._words
        )
        if ctx is None:
            return None
        board, title = history.board(self._presenter, ctx, told), history.numbered(ctx, turn, len(turns))
        scene = _Scene(board, title, turn.seat, self._standing(ctx))
        if last:
            said = self._words.say("end-called-off") if self._table.called_off else game_over.winner(ctx)
            return msgspec.structs.replace(scene, said=_plain(said), weight=END)
        for each in reversed(told):
            great, before = self._great(board.view, each.event)
            if great:
                said = _plain(self._words.event(ctx.game, each, ctx.names))
                return msgspec.structs.replace(scene, said=said, before=before, weight=GREAT)
        return scene

    def _great(self, view: Any, event: Event) -> tuple[bool, Any]:
        """Whether an event was a great moment, and what was to be seen before it where the game says that."""
        change = self._presenter.moments.get(type(event))
        before = None if change is None else change(view, event)
        return before is not None or isinstance(event, OUT), before

    def _standing(self, ctx: PanelContext) -> tuple[int, ...]:
        """What everybody has; nothing where that is hidden of anybody."""
        found = self._presenter.standing(ctx)
        return tuple([each for each in found if each is not None]) if None not in found else ()


def _shot(game: str, scene: _Scene, lasts: int) -> Shot:
    key, view = scene.board.key, scene.board.view
    if scene.before is not None:
        key, view = f"{game}/{MOMENT}", Moment(scene.before, view)
    return Shot(key, view, scene.title, scene.seat, scene.said, lasts, scene.standing)


def _plain(said: str) -> str:
    """A sentence without markdown, as pictures show it."""
    return re.sub(r"\\(.)", r"\1", said.replace("**", ""))
