"""What a gateway may send to its sessions besides events: requests to reconnect, ends of sessions, broken frames."""

from typing import Any

from bot.playground.gateway import INVALID, Gateway

RECONNECT = 7


def ask_reconnect(gateway: Gateway) -> None:
    """Operation 7: asks the bot to connect anew and resume."""
    for connection in gateway._connections:
        connection.op(RECONNECT)


def invalidate(gateway: Gateway, *, resumable: bool = False) -> None:
    """Operation 9: ends the sessions; the bot has to identify anew unless they are `resumable`."""
    for connection in gateway._connections:
        if connection.session is not None and not resumable:
            gateway._sessions.pop(connection.session.id, None)
        connection.op(INVALID, resumable)


def tell(gateway: Gateway, name: str, data: dict[str, Any]) -> None:
    """Sends an event to all sessions, whatever it holds."""
    for session in gateway._sessions.values():
        session.tell(name, data)


def send_raw(gateway: Gateway, frame: bytes) -> None:
    """Sends a frame that is no event in the place of the next one; a resume replays it as it is."""
    for session in gateway._sessions.values():
        session.send(frame)
