"""Something asked of one or several seats at the same time, each on its own thread with answers to answers (City, Deal).

A thread opens with its seat being asked. An answer against it turns to the one who asks, who may answer that, and so
on; only the two take part. An even number of answers lets what was asked stand, an odd number cancels it. What is
asked, what answers it, and what becomes of it is the game's to say.
"""

from collections.abc import Sequence

import msgspec

from bot.kit.contract import Card, Seat, Wait

RESPOND, COUNTER = "respond", "counter"
"""The names of the waits, and of their clocks: the seat asked answers; the one who asks answers an answer."""


class ReactionChain(msgspec.Struct):
    """`number` counts the game's decisions, names the wait, and is new after each answer; `outcome` is empty while open."""

    seat: Seat
    number: int
    answers: list[Card] = []
    outcome: str = ""


class Request(msgspec.Struct):
    """`actor` asks; `threads` in the order in which equal deadlines are carried out."""

    actor: Seat
    threads: list[ReactionChain]


def open_(actor: Seat, seats: Sequence[Seat], numbers: Sequence[int]) -> Request:
    """Ask all `seats` at once."""
    return Request(actor, [ReactionChain(seat, number) for seat, number in zip(seats, numbers, strict=True)])


def stands(t: ReactionChain) -> bool:
    """Whether what was asked stands as the answers are now (DEAL-99)."""
    return len(t.answers) % 2 == 0


def awaited(d: Request, t: ReactionChain) -> Seat | None:
    """Who answers next; None for a closed thread."""
    if t.outcome:
        return None
    return t.seat if stands(t) else d.actor


def name(t: ReactionChain) -> str:
    """The id of its wait."""
    return f"{RESPOND if stands(t) else COUNTER}-{t.number}"


def open_threads(d: Request) -> list[ReactionChain]:
    """The threads still without an outcome."""
    return [t for t in d.threads if not t.outcome]


def waits(d: Request) -> list[Wait]:
    """A wait for each open thread, those of the seats asked first, the actor's last (DEAL-123)."""
    running = open_threads(d)
    asked = [Wait(name(t), (t.seat,), RESPOND) for t in running if stands(t)]
    return asked + [Wait(name(t), (d.actor,), COUNTER) for t in running if not stands(t)]


def thread(d: Request, number: int) -> ReactionChain | None:
    """The open thread of that number; None where there is none."""
    for t in d.threads:
        if t.number == number and not t.outcome:
            return t
    return None


def answer(t: ReactionChain, card: Card, number: int) -> None:
    """Answer what is asked, or the last answer; the other side is asked with a new number (DEAL-98)."""
    t.answers.append(card)
    t.number = number


def close(t: ReactionChain, outcome: str) -> None:
    """End a thread, in the game's own word."""
    t.outcome = outcome
