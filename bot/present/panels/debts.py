"""An open debt, as everybody and as the debtor reads it."""

from typing import Protocol

from bot.kit.contract import Cash, Seat
from bot.present.table_view import TableView


class OpenDebt(Protocol):
    """What a view says of an open debt."""

    @property
    def seat(self) -> Seat:
        """Who owes."""

    @property
    def creditor(self) -> Seat | None:
        """To whom; None: the bank."""

    @property
    def amount(self) -> Cash:
        """How much."""

    @property
    def raisable(self) -> Cash | None:
        """The cash that the debtor could have; None where it is hidden."""


def public(table_view: TableView, debt: OpenDebt | None, key: str = "panel-debt") -> str:
    """Who must find how much, for whom; nothing for none."""
    if debt is None:
        return ""
    name, whom = table_view.name(debt.seat), table_view.name(debt.creditor)
    return table_view.say(key, name=name, amount=table_view.cash(debt.amount), whom=whom)


def own(
    table_view: TableView, debt: OpenDebt | None, seat: Seat, cash: Cash | None, key: str = "panel-debt-own"
) -> str:
    """What a seat owes, has, lacks and can raise; nothing where it owes nothing."""
    if debt is None or debt.seat != seat:
        return ""
    return table_view.say(
        key,
        amount=table_view.cash(debt.amount),
        creditor=table_view.name(debt.creditor),
        cash=table_view.cash(cash or 0),
        missing=table_view.cash(max(0, debt.amount - (cash or 0))),
        raisable=table_view.cash(debt.raisable),
    )
