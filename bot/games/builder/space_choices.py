"""What the active player chooses on a space, by a card or in step 5: theft, parking, delivery, swaps (sections 11, 14, 23).

A choice without any legal answer but declining is skipped (BUILDER-167).
"""

from collections.abc import Callable

from bot.games.builder import chips, data, inherited_mortgages, phases
from bot.games.builder.actions import Decline, Drop, Exchange, Park, Pick, Steal, Swap
from bot.games.builder.events import NothingChosen
from bot.games.builder.events.chips import ChipsDropped, ChipsExchanged, ChipStolen
from bot.games.builder.events.trades import DeedsSwapped
from bot.games.builder.state import State, complete, decision, deed, surplus
from bot.kit.contract import Rng, Seat, Space, Tell

Asked = phases.ToSteal | phases.ToPark | phases.ToPick | phases.ToSwap
WHAT: dict[type, str] = {phases.ToSteal: "steal", phases.ToPark: "park", phases.ToPick: "pick", phases.ToSwap: "swap"}


def _asking(phase: type[Asked], possible: Callable[[State, Seat], bool]) -> Callable[[State, Seat, Tell], None]:
    """How a choice is asked for, which is skipped where nothing is `possible`."""

    def ask(s: State, seat: Seat, tell: Tell) -> None:
        if possible(s, seat):
            s.stack.append(phase(decision(s)))
        else:
            tell(NothingChosen(seat, WHAT[phase]))

    return ask


# ---- theft


def victims(s: State, seat: Seat) -> list[Seat]:
    """Other active players who have a chip (BUILDER-82)."""
    return [other for other, here in enumerate(s.active) if here and other != seat and any(s.chips[other])]


ask_steal = _asking(phases.ToSteal, lambda s, seat: bool(victims(s, seat)))
"""Steal 1, and Night raid (BUILDER-82)."""


def steal(s: State, seat: Seat, action: Steal, _dice: Rng, tell: Tell) -> None:
    """One chip of the type named (BUILDER-82)."""
    s.stack.pop()
    counts = chips.counted((action.chip,))
    chips.hand_over(s, action.victim, seat, counts)
    tell(ChipStolen(seat, action.victim, action.chip))


def usual_theft(s: State) -> Steal | Decline:
    """From who has most chips, ties by turn order, the type held most (phase STEAL)."""
    active, seats = s.turns.active, len(s.active)
    found = victims(s, active)
    if not found:
        return Decline()
    victim = max(found, key=lambda other: (sum(s.chips[other]), -((other - active) % seats)))
    held = s.chips[victim]
    return Steal(victim, data.CHIPS[held.index(max(held))])


# ---- Free Parking


def parkings(s: State, seat: Seat) -> list[tuple[int, tuple[str, ...]]]:
    """Types to be had on Free Parking, each with the chips that may be given for it: two, of other types (BUILDER-83)."""
    held = s.chips[seat]
    total = sum(held)
    return [
        (
            kind,
            tuple([word for other in data.KINDS if other != kind for word in data.ITEMS[other][: min(held[other], 2)]]),
        )
        for kind in data.KINDS
        if s.bank[kind] and total - held[kind] >= data.PARKING_RATE
    ]


ask_park = _asking(phases.ToPark, lambda s, seat: bool(parkings(s, seat)))
"""Once for this stop (BUILDER-83); not where the bank has no chip to give for it (BUILDER-84)."""


def park(s: State, seat: Seat, action: Park, _dice: Rng, tell: Tell) -> None:
    """Any two chips for one of a type different from both (BUILDER-83)."""
    s.stack.pop()
    counts = chips.counted(action.chips)
    chips.give_back(s, seat, counts)
    chips.receive(s, seat, data.TYPE[action.wanted], 1)
    tell(ChipsExchanged(seat, chips.words(counts), action.wanted))


# ---- special delivery


ask_pick = _asking(phases.ToPick, lambda s, _seat: any(s.bank))
"""Two chips of a type of one's choice, if the bank has any at all (section 23)."""


def pick(s: State, seat: Seat, action: Pick, _dice: Rng, tell: Tell) -> None:
    """Two of the type named (section 23)."""
    s.stack.pop()
    chips.gift(s, seat, data.TYPE[action.chip], "card", tell)


def usual_type(s: State) -> Pick:
    """The type held least of those that the bank has, ties in their order (phase CHANCE_PICK)."""
    held = s.chips[s.turns.active]
    return Pick(data.CHIPS[min([kind for kind in data.KINDS if s.bank[kind]], key=held.__getitem__)])


# ---- forced trade


def swaps(s: State, seat: Seat) -> tuple[tuple[Space, ...], tuple[Space, ...]]:
    """Own properties and other active players' that belong to no complete set; both empty where there is no pair."""
    own: list[Space] = []
    others: list[Space] = []
    for d in s.deeds:
        if d.owner is not None and not complete(s, d):
            (own if d.owner == seat else others).append(d.space)
    return (tuple(own), tuple(others)) if own and others else ((), ())


ask_swap = _asking(phases.ToSwap, lambda s, seat: bool(swaps(s, seat)[0]))
"""A forced trade, if there is a legal pair (section 23)."""


def swap(s: State, seat: Seat, action: Swap, _dice: Rng, tell: Tell) -> None:
    """Two properties change owners, with their mortgages (section 23)."""
    s.stack.pop()
    own, other = deed(s, action.own), deed(s, action.other)
    partner = other.owner
    assert partner is not None
    own.owner, other.owner = partner, seat
    s.fresh += [own.space, other.space]
    tell(DeedsSwapped(seat, partner, own.space, other.space))
    inherited_mortgages.open_(s, seat, [other.space])
    inherited_mortgages.open_(s, partner, [own.space])


def decline(s: State, seat: Seat, _action: Decline, _dice: Rng, tell: Tell) -> None:
    """Nothing of the kind."""
    tell(NothingChosen(seat, WHAT[type(s.stack.pop())]))


# ---- the bank


def exchange(s: State, seat: Seat, action: Exchange, _dice: Rng, tell: Tell) -> None:
    """Four of one type for one of another, as often as one can, in jail too (BUILDER-17, BUILDER-89, BUILDER-102)."""
    counts = [0, 0, 0, 0]
    counts[data.TYPE[action.chip]] = data.RATE
    chips.give_back(s, seat, counts)
    chips.receive(s, seat, data.TYPE[action.wanted], 1)
    tell(ChipsExchanged(seat, chips.words(counts), action.wanted))


# ---- the six-chip limit (section 3)


def drop(s: State, seat: Seat, action: Drop, _dice: Rng, tell: Tell) -> None:
    """Exactly the surplus stays on the space under the token (BUILDER-20, BUILDER-21), in jail on its corner (BUILDER-97)."""
    counts = chips.counted(action.chips)
    chips.lay(s, seat, counts)
    s.stack.pop()
    tell(ChipsDropped(seat, s.spaces[seat], chips.words(counts)))


def usual_surplus(s: State) -> Drop:
    """One at a time from the type held most; ties in the order boat, excavator, crane, truck (phase LEAVE_EXCESS)."""
    seat = s.turns.active
    left, gone = list(s.chips[seat]), [0, 0, 0, 0]
    for _ in range(surplus(s, seat)):
        kind = max(data.KINDS, key=lambda kind: (left[kind], kind))
        left[kind] -= 1
        gone[kind] += 1
    return Drop(tuple([word for kind in data.KINDS for word in data.ITEMS[kind][: gone[kind]]]))
