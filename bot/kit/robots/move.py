"""What a robot has made up its mind to do, and why."""

import msgspec

from bot.kit.contract import Action, Value


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Why a robot played what it played: a code and the facts its one sentence needs, all of them public."""

    code: str
    facts: dict[str, Value] = {}


class RobotMove(msgspec.Struct, frozen=True):
    """An action and its reason."""

    action: Action
    reason: Reason
