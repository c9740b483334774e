"""Games of robots as a table keeps them: the table after each step, and the records of all steps with their reasons."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games import GAMES
from bot.kit.contract import CLOCK, Seat
from bot.kit.engine import Accepted, apply_action, default_options, write
from bot.kit.rng import CommittedRng, FastRng
from bot.kit.robots.baseline import think
from bot.tables.model import LIVE, OVER, PLAYING, ChannelRef, Participant, Record, Table
from bot.tables.storage.packed_state import PackedState

NAMES = ("Ada", "Grace", "Alan", "Edsger")


def game(key: str, seats: int, seed: int, most: int, kind: str = "normal") -> Iterator[tuple[Table, list[Record]]]:
    """The table and all its records after each of at most so many steps."""
    rules, dice, luck = GAMES[key], CommittedRng(key, seed.to_bytes(32, "big")), FastRng(seed)
    state, records = rules.setup(seats, default_options(rules, LIVE), dice), list[Record]()
    chairs = tuple(Participant(name, robot=kind) for name in NAMES[:seats])
    at = Table(17, key, ChannelRef(1, 2), 500, "en", LIVE, PLAYING, chairs, seed=bytes(32))
    for seq in range(1, most + 1):
        waits = [wait for wait in rules.waits(state) if not wait.held]
        if not waits:
            return
        seat: Seat = next((seat for wait in waits for seat in wait.seats if seat != CLOCK), CLOCK)
        legal_actions = rules.legal_actions(state, seat)
        thought = None if seat == CLOCK else think(kind, rules, rules.view(state, seat), legal_actions, luck)
        done = None if thought is None else apply_action(rules, state, seat, thought.action, dice)
        if thought is None or not isinstance(done, Accepted):
            thought, (seat, action) = None, rules.default(state, waits[0])
            done = apply_action(rules, state, seat, action, dice)
        else:
            action = thought.action
        assert isinstance(done, Accepted)
        state = done.state
        reason = None if thought is None else thought.reason
        records.append(Record(seq, str(seq), 0.0, seat, write(action), done.told, reason))
        over = rules.result(state) is not None
        yield replace(at, seq=seq, phase=OVER if over else PLAYING, packed_state=PackedState(state)), records
