"""What Discord denies the bot at one table: it is not tried again until the table is shown anew."""

import enum


class Call(enum.Enum):
    """What the bot does itself, without a press."""

    POST = enum.auto()
    EDIT = enum.auto()


class DeniedCalls:
    """The calls that were denied, and the permission that is missing; empty when all is well."""

    def __init__(self) -> None:
        self.permission = ""
        self._calls: set[Call] = set()

    def __contains__(self, call: Call) -> bool:
        return call in self._calls

    @property
    def none(self) -> bool:
        """Whether nothing is denied, as far as is known."""
        return not (self._calls or self.permission)

    def add(self, call: Call) -> None:
        """A call was denied."""
        self._calls.add(call)

    def missing(self, permission: str) -> bool:
        """A permission is missing; whether that is news."""
        known, self.permission = self.permission, permission
        return known != permission

    def retry(self) -> None:
        """The permission may be back: try everything again."""
        self._calls.clear()

    def succeeded(self) -> None:
        """Everything that was tried has worked."""
        if not self._calls:
            self.permission = ""
