"""What a player chooses, carried out: slides and second chances, Jail, Chance, Railroad, presets (sections 3, 4, 6, 7)."""

from bot.games.knockout import actions as verbs
from bot.games.knockout import events, phases, railroad, resolve_slide, turn
from bot.games.knockout.aim_preview import Aim
from bot.games.knockout.data import FEE, centre
from bot.games.knockout.state import AUTOMATIC, BY_CHANCE, PAID, SECOND, State, colour, members, side_of, token
from bot.kit.contract import Action, Refused, Rng, Seat, Tell


def slide(s: State, seat: Seat, action: verbs.Slide, dice: Rng, tell: Tell) -> None:
    """Exactly one token, once and for all (KNOCKOUT-23, KNOCKOUT-25).

    A token on Chance is taken back to GO for it, which uses its Chance up (KNOCKOUT-49, KNOCKOUT-51, KNOCKOUT-55).
    """
    asked, aim = s.pending, (action.lane, action.angle, action.power)
    s.aims[seat] = aim
    if isinstance(asked, phases.ToChance):
        token(s, asked.token).used = True
        _shoot(s, (asked.token, seat, BY_CHANCE, aim), dice, tell)
    elif isinstance(asked, phases.ToSlide):
        _shoot(s, (asked.token, seat, asked.kind, aim), dice, tell)


def retry(s: State, seat: Seat, action: verbs.Retry, dice: Rng, tell: Tell) -> None:
    """The same token once more, for 100 where that is the option (KNOCKOUT-170, KNOCKOUT-173)."""
    asked, aim = s.pending, (action.lane, action.angle, action.power)
    if not isinstance(asked, phases.ToRetry):
        return
    s.aims[seat] = aim
    index = side_of(s, asked.token)
    if s.second == PAID:
        turn.to_pot(s, index, tell, events.RetryPaid(seat, colour(s, index), FEE))
    _shoot(s, (asked.token, seat, SECOND, aim), dice, tell)


def _shoot(s: State, shot: tuple[int, Seat, str, Aim], dice: Rng, tell: Tell) -> None:
    """Slide, then ask about a second chance if there is one."""
    s.pending = None
    told = resolve_slide.slide(s, shot, dice, tell)
    again = resolve_slide.second_chance(s, told, shot[2])
    if again is not None:
        turn.ask(s, again)


def decline(s: State, _seat: Seat, _action: Action, _dice: Rng, tell: Tell) -> None:
    """No second chance: the token is out."""
    _closed(s, events.Declined, tell)


def pay(s: State, seat: Seat, _action: Action, _dice: Rng, tell: Tell) -> None:
    """Buy a token out of Jail (KNOCKOUT-37); as often as it lands there and the side can pay (KNOCKOUT-43)."""
    asked, s.pending = s.pending, None
    if isinstance(asked, phases.ToJail):
        turn.buy_out(s, asked.token, seat, tell)


def stay(s: State, _seat: Seat, _action: Action, _dice: Rng, tell: Tell) -> None:
    """Leave it in Jail; there is no later payment (KNOCKOUT-38)."""
    _closed(s, events.Stayed, tell)


def let_lie(s: State, _seat: Seat, _action: Action, _dice: Rng, tell: Tell) -> None:
    """Leave it on Chance, where it does nothing and is not asked about again (KNOCKOUT-52)."""
    if s.pending is not None:
        token(s, s.pending.token).used = True
    _closed(s, events.LeftLying, tell)


def move(s: State, _seat: Seat, action: verbs.Move, _dice: Rng, tell: Tell) -> None:
    """Put it down on the middle of the property; nothing is knocked (KNOCKOUT-61)."""
    asked, s.pending = s.pending, None
    if not isinstance(asked, phases.ToMove):
        return
    t = token(s, asked.token)
    t.x, t.y = centre(action.space)
    s.moved.append(asked.token)
    index = side_of(s, asked.token)
    tell(events.Moved(colour(s, index), members(s, index), asked.token, action.space))


def remain(s: State, _seat: Seat, _action: Action, _dice: Rng, tell: Tell) -> None:
    """It stays on the Railroad and does nothing (KNOCKOUT-59)."""
    if s.pending is not None:
        s.moved.append(s.pending.token)
    _closed(s, events.Remained, tell)


Closing = type[events.Stayed] | type[events.LeftLying] | type[events.Remained] | type[events.Declined]


def _closed(s: State, event: Closing, tell: Tell) -> None:
    """The question is answered with no."""
    asked, s.pending = s.pending, None
    if asked is not None:
        index = side_of(s, asked.token)
        tell(event(colour(s, index), members(s, index), asked.token))


def preset(s: State, seat: Seat, action: verbs.Preset, _dice: Rng, tell: Tell) -> None:
    """Counts for choices that are not open yet (KNOCKOUT-193)."""
    s.presets[seat] = action.value
    tell(events.PresetChosen(seat, action.value))


# ---- time


def time_up(s: State, seat: Seat, _action: Action, dice: Rng, tell: Tell) -> None:
    """What happens when a wait runs out (section 13).

    An automatic slide (KNOCKOUT-160), the best move by Railroad (KNOCKOUT-161), otherwise no. A slide counts against
    its slider, anything else against all of the side (KNOCKOUT-190).
    """
    asked = s.pending
    if asked is None:
        raise Refused("too-late")
    for seat in (
        turn.answering(s, asked)[:1]
        if isinstance(asked, (phases.ToSlide, phases.ToRetry))
        else members(s, side_of(s, asked.token))
    ):
        s.missed[seat] += 1
    if isinstance(asked, phases.ToSlide):
        aim = resolve_slide.automatic(asked.token, asked.kind)
        _shoot(s, (asked.token, asked.seat, AUTOMATIC, aim), dice, tell)
    elif isinstance(asked, phases.ToMove):
        move(s, seat, verbs.Move(railroad.best(s, asked.token)), dice, tell)
    elif isinstance(asked, phases.ToJail):
        _closed(s, events.Stayed, tell)
    elif isinstance(asked, phases.ToChance):
        let_lie(s, asked.seat, verbs.LetLie(), dice, tell)
    else:
        _closed(s, events.Declined, tell)
