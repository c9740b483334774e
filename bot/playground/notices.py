"""What Discord itself writes into channels: a thread was begun, renamed, somebody was added."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground import channels, payloads
from bot.playground.model import ADDED, RENAMED, STARTER, THREAD_CREATED, Change, Channel, Message

if TYPE_CHECKING:
    from bot.playground.server import FakeDiscord


def begun(world: FakeDiscord, thread: Channel) -> None:
    """In the channel: somebody has begun a thread. Forums, private threads and threads under a message have none."""
    parent = world.channels[thread.parent or 0]
    write(
        world,
        Message(
            world.make_id(), parent.id, thread.owner, world.now(), thread.name, kind=THREAD_CREATED, refers_to=thread.id
        ),
    )


def started(world: FakeDiscord, thread: Channel, under: Message) -> None:
    """In the thread: the message under which it was begun."""
    made = Message(world.make_id(), thread.id, thread.owner, world.now(), kind=STARTER)
    made.reference, made.refers_to = under.id, under.channel
    write(world, made)


def renamed(world: FakeDiscord, thread: Channel, by: int) -> None:
    """In the thread: it has another name."""
    write(world, Message(world.make_id(), thread.id, by, world.now(), thread.name, kind=RENAMED))


def added(world: FakeDiscord, thread: Channel, person: int) -> None:
    """In the thread: the bot has added somebody."""
    write(world, Message(world.make_id(), thread.id, world.bot.id, world.now(), kind=ADDED, mentions=[person]))


def write(world: FakeDiscord, made: Message) -> None:
    """Puts a message into its channel and tells of it; it is neither checked nor does it call anybody."""
    place = world.channels[made.channel]
    world.messages[made.id] = made
    place.messages.append(made.id)
    data = payloads.event_of_message(world, made)
    seen, told = channels.viewers(world, place), channels.open_to_bot(world, place)
    world.emit(Change("MESSAGE_CREATE", data, place.id, place.guild, seen, told))
