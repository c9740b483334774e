"""What each seat may do now: the one list of legality (section 13)."""

from bot.games.knockout import actions as verbs
from bot.games.knockout import phases, railroad, turn
from bot.games.knockout.data import ANGLE_STEP, ANGLES, LANES, POWERS, PROPERTIES
from bot.games.knockout.state import ALWAYS, ASK, NEVER, State, side_at
from bot.kit.contract import CLOCK, Choice, Domain, LegalAction, Range, Refusal, Seat

AIM: tuple[Domain, ...] = (Range(*LANES), Range(*ANGLES, ANGLE_STEP), Range(*POWERS))
"""Lane, angle and power (KNOCKOUT-24)."""
LEAVE = LegalAction(verbs.Leave, None)
PRESETS = {
    value: LegalAction(
        verbs.Preset, None, (Choice(tuple([other for other in (ASK, NEVER, ALWAYS) if other != value])),)
    )
    for value in (ASK, NEVER, ALWAYS)
}
"""What a player may set for the Jail question, by what is set (KNOCKOUT-193)."""
OCCUPIED = Refusal("occupied")


def legal_actions(s: State, seat: Seat) -> list[LegalAction]:
    """All that `seat` may do; nothing for who has left, nor for anybody when the game is over."""
    found = decisions(s, seat)
    if s.ranks or seat == CLOCK or side_at(s, seat) is None:
        return found
    found.append(PRESETS[s.presets[seat]])
    found.append(LEAVE)
    return found


def decisions(s: State, seat: Seat) -> list[LegalAction]:
    """Of all that, what answers the decision awaited: only who may answer it is offered anything (KNOCKOUT-16)."""
    asked = s.pending
    if asked is None:
        return []
    wait = f"{turn.name(asked)}-{s.number}"
    if seat == CLOCK:
        return [LegalAction(verbs.TimeUp, wait)]
    if seat not in turn.answering(s, asked):
        return []
    if isinstance(asked, phases.ToJail):
        return [LegalAction(verbs.Pay, wait), LegalAction(verbs.Stay, wait)]
    if isinstance(asked, phases.ToMove):
        return [LegalAction(verbs.Move, wait, (targets(s),)), LegalAction(verbs.Remain, wait)]
    if isinstance(asked, phases.ToRetry):
        return [LegalAction(verbs.Retry, wait, AIM), LegalAction(verbs.Decline, wait)]
    if isinstance(asked, phases.ToChance):
        leave = LegalAction(verbs.LetLie, wait)
        return [LegalAction(verbs.Slide, wait, AIM), leave] if seat in turn.sliders(s, asked) else [leave]
    return [LegalAction(verbs.Slide, wait, AIM)]


def targets(s: State) -> Choice:
    """Where the Railroad leads: any unoccupied property (KNOCKOUT-56, KNOCKOUT-57)."""
    free = railroad.unoccupied(s)
    return Choice(tuple(free), tuple([(space, OCCUPIED) for space in PROPERTIES if space not in free]))
