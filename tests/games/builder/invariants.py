"""What is true of every position of Builder: the limits of the box, and what the rulings promise."""

from bot.games.builder import data, phases
from bot.games.builder.state import State, interrupted


def hold(s: State) -> None:
    """All of them, on a position in which somebody is awaited or the game is over."""
    chips(s)
    island(s)
    people(s)
    cards(s)
    pending(s)


def chips(s: State) -> None:
    """Of each type 20, and nobody less than none (BUILDER-9)."""
    held = [*s.chips, s.bank, *s.lying.values()]
    for kind in data.KINDS:
        assert sum(counts[kind] for counts in held) == data.STOCK, "BUILDER-9: chips made or lost"
    assert min(min(counts) for counts in held) >= 0, "BUILDER-42: chips that were not there"
    assert all(any(pile) for pile in s.lying.values()), "BUILDER-25: an empty pile"


def island(s: State) -> None:
    """48 blocks, four floors at most, one penthouse on four floors (BUILDER-8, BUILDER-110, BUILDER-113)."""
    assert sum(s.blocks) + sum(s.floors) + s.scrapped == data.BLOCKS * len(s.active), "BUILDER-112: blocks made or lost"
    assert min(s.blocks) >= 0, "BUILDER-111: a block that was not there"
    for floors, builder in zip(s.floors, s.builders, strict=True):
        assert 0 <= floors <= data.FLOORS, "BUILDER-110"
        assert (floors > 0) == (builder >= 0), "BUILDER-107: a building of nobody"
    for seat in range(len(s.active)):
        standing = sum(floors for floors, builder in zip(s.floors, s.builders, strict=True) if builder == seat)
        assert standing + s.blocks[seat] <= data.BLOCKS, "BUILDER-8: more blocks than one has"
    assert s.penthouse < 0 or (s.floors[s.penthouse] == data.FLOORS and s.ranks), "BUILDER-113"


def people(s: State) -> None:
    """Money in notes, never less than none; nothing belongs to who is out (BUILDER-4, BUILDER-133, BUILDER-134)."""
    for seat, cash in enumerate(s.purse.cash):
        assert cash >= 0, "BUILDER-127: paid what was not there"
        assert cash % data.STEP == 0, "BUILDER-4: no notes for that"
        assert not s.jailed[seat] or s.spaces[seat] == data.JAIL, "BUILDER-86: jailed elsewhere"
        if not s.active[seat]:
            assert not cash, "BUILDER-132, BUILDER-133: money of who is out"
            assert not any(s.chips[seat]), "BUILDER-132, BUILDER-133: chips of who is out"
            assert not s.blocks[seat], "BUILDER-134: blocks of who is out"
            assert not s.cards[seat], "BUILDER-132, BUILDER-133: cards of who is out"
    for d in s.deeds:
        assert d.owner is None or s.active[d.owner], "BUILDER-133: owned by who is out"
        assert d.owner is not None or not d.mortgaged, "BUILDER-133: a mortgage of nobody"


def cards(s: State) -> None:
    """The 20 cards, each in one place (BUILDER-98, BUILDER-101)."""
    everywhere = [*s.chance.loose, *s.chance.under, *s.chance.used, *(card for hand in s.cards for card in hand)]
    assert sorted(everywhere) == list(data.CHANCE_CARDS), "BUILDER-101: a card is lost or twice there"
    assert {card for hand in s.cards for card in hand} <= set(data.JAIL_CARDS), "BUILDER-99: kept no card to keep"


def pending(s: State) -> None:
    """What stands open makes sense."""
    if s.ranks:
        still_open = [*s.stack, *s.claims, *s.deals, *s.debts, *s.inherits]
        assert not still_open, "BUILDER-138: something is still open"
        return
    assert s.stack or interrupted(s), "nobody is awaited"
    top = s.stack[-1] if s.stack else None
    if isinstance(top, phases.ToDrop):
        assert sum(s.chips[s.turns.active]) > data.LIMIT, "BUILDER-20: nothing to leave"
    if isinstance(top, phases.Sale) and top.leader is not None:
        assert s.purse.cash[top.leader] >= top.high, "BUILDER-61: a bid that cannot be paid"
        assert top.leader not in top.passed, "BUILDER-57: the leader has passed"
    if isinstance(top, phases.ToCount):
        assert interrupted(s) or any(not c.late for c in s.claims), "BUILDER-164: nothing is waited for"
    for c in s.claims:
        assert s.active[c.owner], "BUILDER-74: a claim of who is out"
        assert s.active[c.visitor], "BUILDER-74: a claim against who is out"
    for due in s.debts:
        assert s.active[due.seat], "BUILDER-135: a debt of who is out"
        assert due.creditor < 0 or s.active[due.creditor], "BUILDER-74: owed to who is out"
    if s.debts:
        assert s.purse.cash[s.debts[0].seat] < s.debts[0].amount, "BUILDER-128: covered and not paid"
    for i in s.inherits:
        assert i.spaces, "BUILDER-121: nothing to answer for"
        assert all(s.deeds[data.PLACE[space]].owner == i.seat for space in i.spaces), "BUILDER-121"
    for t in s.deals:
        assert s.active[t.seat], "BUILDER-135: an offer from who is out"
        assert s.active[t.partner], "BUILDER-135: an offer to who is out"
