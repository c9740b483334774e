"""What pictures of the board games say to those who cannot see them: the sentences that several games share."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Self

from bot.i18n.translator import Translator
from bot.kit.contract import Seat
from rendering.game_words import GameWords
from rendering.image import fit_alt_text, shortened
from rendering.players import Players, spoken_name


class AltText(GameWords):
    """A view, words and people, and the sentences about them."""

    @classmethod
    def told(cls, tell: Callable[[Self], str]) -> Callable[[Any, Translator, Players], str]:
        """A painter's sentences by a function that is given a view, words and people in one."""
        return lambda view, words, people: tell(cls(view, words, people))

    def alt(self, key: str, **facts: object) -> str:
        """A sentence that only alternative texts say."""
        return self.say(f"alt-{key}", **facts)

    def group(self, group: str) -> str:
        """The name of a group of properties."""
        return self.say("group", group=group)

    def person(self, seat: Seat | None) -> str:
        """A name on one line and not too long; the seat's letter for none, the bank for nobody."""
        return self.words.say("bank") if seat is None else spoken_name(self.people, seat, self.words)

    def persons(self, seats: Iterable[Seat]) -> str:
        """Several names."""
        return self.words.list(map(self.person, seats))

    def dice(self) -> Iterator[str]:
        """The white dice, if they were thrown."""
        if self.view.dice is not None:
            yield self.alt("dice", first=self.view.dice[0], second=self.view.dice[1])

    def bids(self, auction: Any, **facts: object) -> Iterator[str]:
        """The leading bid, and who has passed."""
        if auction is None or auction.leader is None:
            yield self.alt("no-bid", **facts)
        else:
            yield self.alt("bid", amount=self.cash(auction.high), leader=self.person(auction.leader), **facts)
        if auction is not None and auction.passed:
            yield self.alt("passed", names=self.persons(auction.passed))

    def debt(self, debt: Any, **facts: object) -> str:
        """Who owes how much to whom."""
        facts = {"whom": self.person(debt.creditor)} | facts
        return self.alt("debt", seat=self.person(debt.seat), amount=self.cash(debt.amount), **facts)

    def open_trades(self) -> Iterator[str]:
        """Who trades with whom just now."""
        if self.view.deals:
            pairs = (f"{self.person(each.seat)} – {self.person(each.partner)}" for each in self.view.deals)
            yield self.alt("deals", pairs=", ".join(pairs))

    def trade(self, effects: Callable[[Any], Iterable[Any]], *, unchanged: bool = False) -> str:
        """The first open trade: who gives what, what it does to each side's rents and groups.

        `effects` of a trade: per side `seat`, rents `before` and `after`, groups `completed` and `broken`. Rents that
        stay the same are told only if `unchanged`.
        """
        if not self.view.deals:
            return self.alt("no-deal")
        deal, goods = self.view.deals[0], self.words.goods
        give, take = goods(self.game, deal.give, deal.pay), goods(self.game, deal.take, deal.ask)
        said = [self.alt("deal", seat=self.person(deal.seat), partner=self.person(deal.partner), give=give, take=take)]
        for side in effects(deal):
            seat = self.person(side.seat)
            if unchanged or side.before != side.after:
                said.append(self.alt("rents", seat=seat, before=self.cash(side.before), after=self.cash(side.after)))
            for key, groups in (("whole", side.completed), ("broken", side.broken)):
                said += [self.alt(key, seat=seat, group=self.group(group)) for group in groups]
        return shortened([*said, self.alt("clock", left=self.view.clock)])

    def courses(self) -> str:
        """The chart: from what to what each player's worth went, and the most it ever was."""
        view = self.view
        said = [self.alt("chart", turns=len(view.course) * view.stride)]
        for each in view.seats:
            course = [amounts[each.seat] for amounts in view.course if each.seat < len(amounts)]
            if course:
                most = max(course)
                amounts = {"first": self.cash(course[0]), "last": self.cash(course[-1]), "most": self.cash(most)}
                turn = (course.index(most) + 1) * view.stride
                said.append(self.alt("course", seat=self.person(each.seat), turn=turn, **amounts))
        return shortened(said)

    def detailed(self, now: Iterable[str], seat: Callable[[Any, int], str], details: Iterable[int]) -> str:
        """What goes on, then each player in the fullest of some details that is within the limit."""
        first = list(now)
        seats = self.view.seats
        return fit_alt_text(" ".join([*first, *(seat(each, detail) for each in seats)]) for detail in details)
