"""The processes in which games are judged: below everything else in priority, with bounded memory, for one game each."""

import os
import resource
from collections.abc import Callable
from multiprocessing.connection import Connection

import msgspec

from bot.games import GAMES
from bot.kit.replay import Sealed
from bot.kit.robots.settled import settled
from bot.runtime.background_process import result_of
from bot.tables.analysis.game_analysis import analyse
from bot.tables.analysis.model import Analysis
from bot.tables.model import StoredStep
from bot.tables.robots.worker import follow_parent

NICE = 10
"""By how much its priority is lower than the bot's."""
MEMORY = 1_000_000_000
"""Bytes of addresses that it may use."""
YES, NO = b"yes", b"no"


class AnalysisRequest(msgspec.Struct, frozen=True):
    """What the process needs: a registered game, what it was made of, its record; `effort` as `analyse` has it."""

    game: str
    sealed: Sealed
    steps: list[StoredStep]
    effort: float = 1.0


async def analyse_in_process(request: AnalysisRequest, progress: Callable[[int], None]) -> Analysis:
    """Make an analysis, telling in hundredths how far it is. Cancelled, its process ends at once. Raises ProcessError."""
    made = await result_of(_work, msgspec.msgpack.encode(request), progress)
    return msgspec.msgpack.decode(made, type=Analysis)


class SettledRequest(msgspec.Struct, frozen=True):
    """What the process needs to judge whether a position of a registered game is as good as decided; `luck` seeds it."""

    game: str
    state: bytes
    luck: int


async def settled_in_process(request: SettledRequest) -> bool:
    """Whether all imagined continuations keep everybody's rank. Raises ProcessError."""
    return await result_of(_judge, msgspec.msgpack.encode(request)) == YES


def _judge(packed: bytes, far: Connection) -> None:
    """In the process: judge a position."""
    _yield_to_all()
    request = msgspec.msgpack.decode(packed, type=SettledRequest)
    far.send_bytes(YES if settled(GAMES[request.game], request.state, request.luck) else NO)


def _yield_to_all() -> None:
    follow_parent()
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _work(packed: bytes, far: Connection) -> None:
    """In the process: make the analysis."""
    _yield_to_all()
    request = msgspec.msgpack.decode(packed, type=AnalysisRequest)
    told = -1

    def tell(done: int) -> None:
        nonlocal told
        if done > told:
            told = done
            far.send_bytes(bytes((done,)))

    found = analyse(GAMES[request.game], request.sealed, request.steps, tell, request.effort)
    far.send_bytes(msgspec.msgpack.encode(found))
