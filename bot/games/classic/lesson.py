"""The first game of Classic: a turn from the dice to its end, then each other decision at a moment of its own."""

from collections.abc import Mapping
from typing import Any

from bot.games.classic import actions as verbs
from bot.games.classic import data
from bot.games.classic.board import board
from bot.kit.contract import Seat, Space
from bot.kit.lesson import CLOCKS_ALONE, LEARNER, ROBOT, Lesson, Scene, Step

Changes = dict[str, Any]
_BOARD = board("neutral")
_DECK = data.HERITAGE
"""The deck in which a card leaves a choice."""
_KEPT = next(card for card in _BOARD.leap[_DECK] if _BOARD.faces[card].effect == data.KEEP)
_CHOICE = next(card for card in _BOARD.chest[_DECK] if _BOARD.faces[card].effect == data.CHOICE)


def _turn(seat: Seat, *stack: Changes) -> Changes:
    """Whose turn it is, and what is pending in it: the first roll if nothing else."""
    pending = {"stack": list(stack), "decisions": len(stack)} if stack else {}
    return {"turns.first": LEARNER, "turns.active": seat, "throws": [], **pending}


def _pending(kind: str, number: int = 1, **more: Any) -> Changes:
    return {"type": kind, "number": number, **more}


def _deeds(learner: Mapping[Space, int], robot: Mapping[Space, int], *mortgaged: Space) -> Changes:
    """Who owns what, by space with the level on it; the Bank has the shops that stand nowhere."""
    owners = dict.fromkeys(learner, LEARNER) | dict.fromkeys(robot, ROBOT)
    levels = {**learner, **robot}
    return {
        "plots": [
            {"space": at, "owner": owners.get(at), "level": levels.get(at, 0), "mortgaged": at in mortgaged}
            for at in _BOARD.deeds
        ],
        "counts": [
            [sum(owners.get(at) == seat for at in spaces) for spaces in _BOARD.families.values()]
            for seat in (LEARNER, ROBOT)
        ],
        "shops": data.SHOPS - sum(levels.values()),
    }


def _group(name: str, level: int = 0) -> dict[Space, int]:
    return dict.fromkeys(_BOARD.groups[name], level)


_CROWDED = {**_group("pink", 4), **_group("orange", 4), **_group("red", 2)}
"""So many shops that two are left."""
LESSON = Lesson(
    options={"deck": _DECK},
    scenes=(
        Scene(changes=_turn(LEARNER), dice=(2, 4), steps=(Step("Roll"), Step("Buy"), Step("EndTurn"))),
        Scene(
            changes={**_turn(ROBOT), **_deeds({8: 0, 9: 0}, {}), "spaces.1": 3},
            dice=(2, 4),
            robot=("Roll", "EndTurn"),
            steps=(Step("Claim.2"),),
        ),
        Scene(
            changes={**_turn(ROBOT), "spaces.1": 12},
            dice=(2, 4),
            robot=("Roll", "Decline", "Bid.40", "Pass"),
            steps=(Step("Bid.90", "auction"),),
        ),
        Scene(
            changes={
                **_turn(LEARNER, _pending("ToBus")),
                **_deeds({18: 0, 16: 0}, {}),
                "spaces.0": 14,
                "awake.0": True,
                "dice": [2, 3],
                "speed": data.BUS,
            },
            steps=(Step("Bus.sum"),),
        ),
        Scene(
            changes={
                **_turn(LEARNER, _pending("ToTriple")),
                **_deeds({37: 0}, {}),
                "spaces.0": 15,
                "awake.0": True,
                "dice": [2, 2],
                "speed": 2,
            },
            steps=(Step("Go.39"),),
        ),
        Scene(
            changes={
                **_turn(LEARNER, _pending("ToLeaveJail")),
                "leap.loose": [card for card in _BOARD.leap[_DECK] if card != _KEPT],
                "spaces.0": _BOARD.jail,
                "jailed.0": True,
                "cards": [[data.JAIL_CARDS[data.LEAP]], []],
            },
            steps=(Step(f"UseJailCard.{data.JAIL_CARDS[data.LEAP]}", "jail"),),
        ),
        Scene(
            changes={
                **_turn(LEARNER, _pending("ToEnd"), _pending("ToChooseCard", 2, card=_CHOICE, deck=data.CHEST)),
                "chest.loose": [card for card in _BOARD.chest[_DECK] if card != _CHOICE],
                "drawn": _CHOICE,
                "spaces.0": 2,
            },
            steps=(Step("Pay", "card"),),
        ),
        Scene(
            changes={
                **_turn(LEARNER, _pending("ToEnd")),
                **_deeds({5: 0, **_group("sky")}, _group("pink"), 5),
                "spaces.0": 20,
            },
            steps=(Step("Build.sky.1-1-1"), Step("Lift.5")),
        ),
        Scene(
            changes={
                **_turn(ROBOT, _pending("ToEnd")),
                **_deeds(_group("sky"), _CROWDED),
                "spaces.1": 20,
            },
            robot=("Build.red.3-2-3",),
            steps=(Step("Enter.sky.0-1-1", "contest"),),
        ),
        Scene(
            changes={
                **_turn(
                    LEARNER,
                    _pending("ToEnd"),
                    _pending("Debt", 2, seat=LEARNER, creditor=ROBOT, amount=150, cause=data.RENT, space=13),
                ),
                **_deeds({5: 0, **_group("sky", 1)}, _group("pink", 1)),
                "purse": {"cash": [80, 2_000], "bank": -2_080},
                "spaces.0": 13,
            },
            steps=(Step("Mortgage.5", "debt"),),
        ),
        Scene(
            changes={
                **_turn(LEARNER, _pending("ToEnd"), _pending("ToInherit", 2, seat=LEARNER, spaces=[14])),
                **_deeds({11: 0, 13: 0, 14: 0}, _group("orange"), 14),
                "spaces.0": 13,
            },
            steps=(Step("Lift.14", "inherit"),),
        ),
        Scene(
            changes={**_turn(LEARNER), **_deeds({6: 0, 8: 0}, {9: 0})},
            robot=("Propose.0.+9.0.+.150.+",),
            steps=(Step("Accept.2.+", "deal"),),
        ),
    ),
    left_out={
        verbs.GoBankrupt: "only for who cannot pay any more",
        verbs.Withdraw: "the robot answers at once",
        verbs.Leave: "it stands with the table",
        **dict.fromkeys(
            (verbs.Hammer, verbs.Settle, verbs.Lapse, verbs.Unblock, verbs.CloseContest, verbs.EndHour), CLOCKS_ALONE
        ),
        **dict.fromkeys(("hour", "hour-more"), CLOCKS_ALONE),
        "lots": "an auction like any other",
    },
)
