"""Trades as robots weigh them, before anybody has proposed them (City, Classic, Builder)."""

from typing import Any

import msgspec

from bot.kit.contract import Cash, Goods, Seat

EVERY = 3
"""A robot proposes in one of so many rounds, once, so that people are not pestered."""


class Terms(msgspec.Struct, frozen=True):
    """`seat` gives `give` and `pay` to `partner` for `take` and `ask`."""

    seat: Seat
    partner: Seat
    give: Goods = ()
    pay: Cash = 0
    take: Goods = ()
    ask: Cash = 0

    @classmethod
    def of(cls, t: Any) -> "Terms":
        """The terms of an open trade, as a state or a view has it."""
        return cls(t.seat, t.partner, t.give, t.pay, t.take, t.ask)


def is_time(view: Any) -> bool:
    """At the start of an own turn, before anything was decided in it, in one of `EVERY` rounds (CITY-116)."""
    own = view.me == view.active and view.stage in ("roll", "jail")
    return own and view.dice is None and view.since == 0 and view.round % EVERY == view.active % EVERY
