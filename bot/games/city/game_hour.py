"""The game hour and the vote for a new one (section 16)."""

from bot.games.city import data
from bot.games.city.actions import CallHour, CloseVote, EndHour, OpenCalls, Vote
from bot.games.city.events import (
    CallsOpened,
    HourBegan,
    HourCalled,
    HourEnded,
    HourRefused,
    HourRenewed,
    RoundsLeft,
    Voted,
)
from bot.games.city.state import Hour, Rules, State, decision
from bot.games.city.state import Vote as Call
from bot.kit.contract import Refused, Rng, Seat, Tell


def begin(rules: Rules) -> Hour:
    """Sixty minutes live, fifteen rounds slow, as often as the table chose (CITY-144, CITY-145, CITY-194)."""
    if not rules.clock:
        return Hour()
    rounds = 0 if rules.live else data.ROUNDS_AN_HOUR * rules.hours
    return Hour(spare=rules.hours - 1 if rules.live else 0, last_round=rounds)


def callable_now(s: State) -> bool:
    """Whether a new hour may be called for: the last 15 minutes, or the last three rounds (CITY-147, CITY-211)."""
    hour = s.hour
    if hour.over or hour.vote is not None or not s.rules.clock:
        return False
    return hour.calling or hour.last_round - data.CALLING_ROUNDS < s.turns.round <= hour.last_round


def announce(s: State, tell: Tell) -> None:
    """Slow pace: the rounds left, this one included, as a round begins (CITY-146)."""
    left = s.hour.last_round - s.turns.round + 1
    if s.hour.last_round and left in data.ANNOUNCED_ROUNDS:
        tell(RoundsLeft(left))


def call(s: State, seat: Seat, _action: CallHour, _dice: Rng, tell: Tell) -> None:
    """The call is the caller's yes (CITY-147, CITY-211)."""
    s.hour.called.append(seat)
    s.hour.vote = Call(decision(s), seat, [seat])
    tell(HourCalled(seat))


def vote(s: State, seat: Seat, action: Vote, _dice: Rng, tell: Tell) -> None:
    """An answer (CITY-211)."""
    if s.hour.vote is None:
        raise Refused("not-now")
    (s.hour.vote.yes if action.answer == "yes" else s.hour.vote.no).append(seat)
    tell(Voted(seat, action.answer))
    _decide(s, s.hour.vote, tell)


def forget(s: State, seat: Seat, tell: Tell) -> None:
    """Who is out has no voice."""
    if s.hour.vote is not None:
        s.hour.vote.yes = [other for other in s.hour.vote.yes if other != seat]
        s.hour.vote.no = [other for other in s.hour.vote.no if other != seat]
        _decide(s, s.hour.vote, tell)


def _decide(s: State, call: Call, tell: Tell) -> None:
    """More than half of the solvent players agree, or cannot any more (CITY-147, CITY-211)."""
    solvent = sum(s.solvent)
    if 2 * len(call.yes) > solvent:
        _renew(s, tell)
    elif 2 * (solvent - len(call.no)) <= solvent:
        _refuse(s, tell)


def _renew(s: State, tell: Tell) -> None:
    """A full hour from now; what was left of the old one is not added (CITY-147)."""
    hour = s.hour
    last = s.turns.round + data.ROUNDS_AN_HOUR if hour.last_round else 0
    s.hour = Hour(hour.number + 1, last_round=last)
    tell(HourRenewed(s.hour.number))


def _refuse(s: State, tell: Tell) -> None:
    """The vote has failed."""
    s.hour.vote = None
    tell(HourRefused())


def close_vote(s: State, _seat: Seat, _action: CloseVote, _dice: Rng, tell: Tell) -> None:
    """Missing votes count as no (CITY-211)."""
    _refuse(s, tell)


def open_calls(s: State, _seat: Seat, _action: OpenCalls, _dice: Rng, tell: Tell) -> None:
    """Live pace: the last 15 minutes have begun (CITY-147)."""
    s.hour.calling = True
    tell(CallsOpened())


def end_hour(s: State, _seat: Seat, _action: EndHour, _dice: Rng, tell: Tell) -> None:
    """Live pace: the next of several hours begins (CITY-194), or the clock is out (CITY-148)."""
    if s.hour.spare:
        s.hour = Hour(s.hour.number + 1, s.hour.spare - 1)
        tell(HourBegan(s.hour.number))
    else:
        run_out(s, tell)


def run_out(s: State, tell: Tell) -> None:
    """Zero: the turn in progress is the last, and an open vote fails (CITY-148, CITY-187, CITY-188, CITY-211)."""
    s.hour.over = True
    if s.hour.vote is not None:
        _refuse(s, tell)
    tell(HourEnded())
