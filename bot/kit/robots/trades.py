"""Trades as robots weigh them, before anybody has proposed them (City, Classic, Builder)."""

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
