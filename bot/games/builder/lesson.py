"""The first game of Builder: a turn from the dice to a floor, then each other decision at a moment of its own."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.builder import actions as verbs
from bot.games.builder import data
from bot.kit.contract import Seat, Space
from bot.kit.lesson import CLOCKS_ALONE, LEARNER, ROBOT, Lesson, Scene, Step

Changes = dict[str, Any]
_DELIVERY = data.CARDS.index("card-delivery")
_ROBOTS = (1, 2, 1, 0)
"""Chips of the robot by type."""


def _turn(seat: Seat, *stack: Changes) -> Changes:
    """Whose turn it is, and what is pending in it: the first roll if nothing else."""
    pending = {"stack": list(stack), "decisions": len(stack)} if stack else {}
    return {"turns.first": LEARNER, "turns.active": seat, "throws": [], **pending}


def _pending(kind: str, number: int = 1, **more: Any) -> Changes:
    return {"type": kind, "number": number, **more}


def _choice(kind: str) -> Changes:
    """A turn of the learner in which a space asks something; building comes after it."""
    return _turn(LEARNER, _pending("ToManage"), _pending(kind, 2))


def _chips(learner: Sequence[int], robot: Sequence[int] = _ROBOTS) -> Changes:
    """Who holds how many chips of each type; the bank has the others."""
    held = [learner, robot]
    return {
        "chips": [list(counts) for counts in held],
        "bank": [data.STOCK - sum(counts) for counts in zip(*held, strict=True)],
    }


def _owned(seat: Seat, *spaces: Space) -> Changes:
    return {f"deeds.{data.PLACE[space]}.owner": seat for space in spaces}


def _mortgaged(space: Space) -> Changes:
    return {f"deeds.{data.PLACE[space]}.mortgaged": True}


def _floors(buildings: Mapping[str, tuple[Seat, int]]) -> Changes:
    """Who has built how high, by foundation."""
    found: Changes = {}
    left = [data.BLOCKS, data.BLOCKS]
    for site, (seat, floors) in buildings.items():
        left[seat] -= floors
        found |= {f"builders.{data.SITE[site]}": seat, f"floors.{data.SITE[site]}": floors}
    return found | {"blocks": left}


LESSON = Lesson(
    scenes=(
        Scene(
            changes=_turn(LEARNER),
            dice=(1, 2),
            steps=(Step("Roll"), Step("Buy"), Step("Build.b3.+")),
        ),
        Scene(
            changes={
                **_turn(LEARNER, _pending("ToRoll"), _pending("ToDrop", 2)),
                **_chips((5, 1, 1, 1)),
                "spaces.0": 6,
            },
            steps=(Step("Drop.+truck-1+truck-2"),),
        ),
        Scene(
            changes={**_turn(ROBOT), "spaces.1": 12},
            dice=(1, 2),
            robot=("Roll", "Auction", "Bid.50", "Pass"),
            steps=(Step("Bid.100"),),
        ),
        Scene(
            changes={**_turn(ROBOT), **_owned(LEARNER, 9, 11), "spaces.1": 6},
            dice=(2, 1),
            robot=("Roll", "EndTurn"),
            steps=(Step("Ask.3"),),
        ),
        Scene(
            changes={**_choice("ToSteal"), **_chips((4, 0, 1, 0)), "spaces.0": 10},
            steps=(Step("Steal.1.crane"),),
        ),
        Scene(
            changes={**_choice("ToPark"), **_chips((3, 1, 1, 0)), "spaces.0": 16},
            steps=(Step("Park.+truck-1+truck-2.boat"),),
        ),
        Scene(
            changes={
                **_choice("ToPick"),
                **_chips((2, 1, 1, 0)),
                "chance.loose": [card for card in data.CHANCE_CARDS if card != _DELIVERY],
                "chance.under": [_DELIVERY],
                "drawn": _DELIVERY,
                "spaces.0": 14,
            },
            steps=(Step("Pick.boat"),),
        ),
        Scene(
            changes={
                **_choice("ToSwap"),
                **_owned(LEARNER, 5, 17),
                **_owned(ROBOT, 9, 19),
                "spaces.0": 14,
            },
            steps=(Step("Swap.5.19"),),
        ),
        Scene(
            changes={
                **_turn(LEARNER, _pending("ToLeaveJail")),
                "chance.loose": [card for card in data.CHANCE_CARDS if card != data.JAIL_CARDS[0]],
                "spaces.0": data.JAIL,
                "jailed.0": True,
                "cards": [[data.JAIL_CARDS[0]], []],
            },
            steps=(Step("UseJailCard", "jail"),),
        ),
        Scene(
            changes={
                **_turn(LEARNER, _pending("ToManage")),
                **_owned(LEARNER, 1, 9),
                **_owned(ROBOT, 27),
                "debts": [
                    {
                        "type": "Debt",
                        "number": 2,
                        "seat": LEARNER,
                        "creditor": ROBOT,
                        "amount": 150,
                        "cause": data.RENT,
                        "space": 27,
                    }
                ],
                "decisions": 2,
                "purse": {"cash": [100, 900], "bank": -1_000},
                "spaces.0": 27,
            },
            steps=(Step("Mortgage.9", "debt"),),
        ),
        Scene(
            changes={**_turn(LEARNER), **_owned(LEARNER, 13), **_owned(ROBOT, 15), **_mortgaged(15)},
            robot=("Propose.0.+15.0.+.120",),
            steps=(Step("Accept.2", "deal"), Step("Repay.15")),
        ),
        Scene(
            changes={
                **_turn(LEARNER, _pending("ToManage")),
                **_chips((6, 1, 2, 0)),
                **_floors({"b3": (LEARNER, 4), "b2": (LEARNER, 2), "d4": (ROBOT, 3)}),
                "spaces.0": 20,
            },
            steps=(Step("Exchange.truck.boat"), Step("Penthouse.b3.+")),
        ),
    ),
    left_out={
        verbs.GoBankrupt: "only for who cannot pay any more",
        verbs.EndAndCount: "only for who alone is left",
        verbs.Withdraw: "the robot answers at once",
        verbs.Leave: "it stands with the table",
        **dict.fromkeys((verbs.Hammer, verbs.Settle, verbs.Lapse, verbs.EndGrace), CLOCKS_ALONE),
        **dict.fromkeys(("grace-short", "grace-long", "grace-longest"), "the same rent with more or less time"),
    },
)
