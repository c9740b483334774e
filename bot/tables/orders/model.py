"""What somebody lets be done in their name at a table."""

import msgspec

from bot.kit.contract import Cash


class Orders(msgspec.Struct, frozen=True):
    """The orders `given`, with their amounts (0 for those without), and those that were `stopped`: they could not be done."""

    given: dict[str, Cash] = {}
    stopped: tuple[str, ...] = ()

    def having(self, order: str, amount: Cash) -> "Orders":
        """With one more, or another amount of one."""
        return Orders({**self.given, order: amount}, _without(self.stopped, order))

    def lacking(self, order: str) -> "Orders":
        """With one withdrawn, or no longer told to be stopped."""
        return Orders(
            {one: amount for one, amount in self.given.items() if one != order}, _without(self.stopped, order)
        )

    def stopping(self, order: str) -> "Orders":
        """With one withdrawn because it could not be carried out."""
        left = self.lacking(order)
        return Orders(left.given, (*left.stopped, order))

    def __repr__(self) -> str:
        """Without what only its owner may know, for logs."""
        return "Orders(…)"


def _without(orders: tuple[str, ...], order: str) -> tuple[str, ...]:
    return tuple(one for one in orders if one != order)
