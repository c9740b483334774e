"""The first game of City: a turn from the dice to the blocks, then each other decision at a moment of its own."""

from typing import Any

from bot.games.city import actions as verbs
from bot.games.city import card_choices, data
from bot.kit.contract import Card, Cash, Seat, Space
from bot.kit.lesson import CLOCKS_ALONE, LEARNER, ROBOT, Lesson, Scene, Step

Changes = dict[str, Any]
_RARE, _LIKE_ANY = "a card of its own, answered like the others", "an auction like any other"


def _turn(seat: Seat, *stack: Changes) -> Changes:
    """Whose turn it is, and what is pending in it."""
    pending = {"stack": list(stack), "decisions": len(stack)} if stack else {}
    return {"turns.first": LEARNER, "turns.active": seat, "throws": [], **pending}


def _pending(kind: str, number: int, **more: Any) -> Changes:
    return {"type": kind, "number": number, **more}


def _owned(seat: Seat, *spaces: Space) -> Changes:
    return {f"plots.{data.PLACE[space]}.owner": seat for space in spaces}


def _on(space: Space, **what: Any) -> Changes:
    """What stands on a district."""
    return {f"plots.{data.PLACE[space]}.{name}": value for name, value in what.items()}


def _cash(learner: Cash, robot: Cash) -> Changes:
    return {"purse": {"cash": [learner, robot], "bank": -learner - robot}}


def _without(*cards: Card) -> Changes:
    """The pile without cards that lie elsewhere."""
    return {"chance.loose": [card for card in data.CHANCE_CARDS if card not in cards]}


_BUILD = _pending("ToBuild", 1)
LESSON = Lesson(
    options={"mortgages": "on"},
    scenes=(
        Scene(
            changes=_turn(LEARNER),
            dice=(2, 4, 3),
            steps=(Step("Roll"), Step("Buy"), Step("Press"), Step("Build.6.residential.3")),
        ),
        Scene(
            changes={
                **_turn(LEARNER, _BUILD, {"type": "ToTravel"}, {"type": "ToArrive"}, _pending("ToTaxi", 2)),
                **_owned(ROBOT, 14),
                **_on(14, residential=3),
                **_without(data.TAXI_CARD),
                "spaces.0": 14,
                "cards": [[data.TAXI_CARD], []],
            },
            steps=(Step("Taxi.-1", "taxi"),),
        ),
        Scene(
            changes={
                **_turn(
                    LEARNER,
                    _BUILD,
                    _pending("ToPay", 2, seat=LEARNER, creditor=ROBOT, amount=2_400, cause="rent", space=14),
                ),
                **_owned(ROBOT, 14),
                **_on(14, residential=3),
                "spaces.0": 14,
                "dodge": LEARNER,
            },
            steps=(Step("Dodge", "pay"),),
        ),
        Scene(
            changes={
                **_turn(LEARNER, _pending("ToLeaveJail", 1)),
                **_without(data.JAIL_CARDS[0]),
                "spaces.0": data.JAIL,
                "jailed.0": True,
                "cards": [[data.JAIL_CARDS[0]], []],
            },
            steps=(Step("UseJailCard", "jail"),),
        ),
        Scene(
            changes=_turn(ROBOT) | {"spaces.1": 18},
            dice=(2, 4),
            robot=("Roll", "Auction.500", "Pass"),
            steps=(Step("Bid.1000", "auction"),),
        ),
        Scene(
            changes=_turn(LEARNER, _BUILD, _pending("ToChoose", 2)) | {"spaces.0": 12},
            robot=("Pass",),
            steps=(Step("Choose.24.500"),),
        ),
        Scene(
            changes={
                **_turn(LEARNER, _BUILD, _pending("ToPlace", 2, space=5)),
                **_owned(LEARNER, 6),
                **_on(6, residential=3),
                "spaces.0": 5,
            },
            steps=(Step("Place.park.6"),),
        ),
        Scene(
            changes={
                **_turn(LEARNER, _BUILD, _pending("ToTravel", 2)),
                **_owned(LEARNER, 16),
                **_on(16, station=True),
                **_on(39, station=True),
                "spaces.0": 16,
            },
            steps=(Step("Travel.39"),),
        ),
        Scene(
            changes={
                **_turn(LEARNER, _BUILD, _pending("ToPick", 2, card=card_choices.TAKEOVER)),
                **_owned(ROBOT, 39),
                **_on(39, residential=2),
                **_without(card_choices.TAKEOVER),
                "spaces.0": 7,
                "drawn": card_choices.TAKEOVER,
            },
            steps=(Step("Pick.39", "takeover"),),
        ),
        Scene(
            changes={
                **_turn(LEARNER, _pending("ToBuild", 1, permit=0, placed=True)),
                **_owned(LEARNER, 1, 3, 6, 8, 9),
                **_on(8, station=True),
                **_on(1, residential=2),
                **_on(3, mortgage=40),
                **_on(9, specials=["rubbish-dump"]),
                "hour.calling": True,
            },
            steps=(Step("BuildTower.6", "town"),),
        ),
        Scene(
            changes={
                **_turn(
                    LEARNER,
                    _BUILD,
                    _pending("Debt", 2, seat=LEARNER, creditor=ROBOT, amount=3_000, cause="rent", space=39),
                ),
                **_cash(500, 30_000),
                **_owned(LEARNER, 1, 24),
                **_owned(ROBOT, 39),
                **_on(24, residential=3),
                **_on(39, residential=1),
                "spaces.0": 39,
            },
            steps=(Step("Mortgage.24", "debt"),),
        ),
        Scene(
            changes={
                **_turn(LEARNER),
                **_owned(LEARNER, 11, 13),
                **_owned(ROBOT, 14),
            },
            robot=("Propose.0.+14.0.+.1500",),
            steps=(Step("Accept.2", "deal"),),
        ),
        Scene(
            changes={
                **_turn(LEARNER),
                "decisions": 2,
                "hour.called": [ROBOT],
                "hour.calling": True,
                "hour.vote": {"number": 2, "caller": ROBOT, "yes": [ROBOT]},
            },
            steps=(Step("Vote.yes", "vote"),),
        ),
    ),
    left_out={
        verbs.GoBankrupt: "only for who cannot pay any more",
        verbs.Withdraw: "the robot answers at once",
        verbs.Demolish: _RARE,
        verbs.PlaceStation: "an answer of the unit to a permit, placed like a bonus",
        verbs.Leave: "it stands with the table",
        **dict.fromkeys(
            (verbs.Hammer, verbs.Settle, verbs.Lapse, verbs.CloseVote, verbs.OpenCalls, verbs.EndHour), CLOCKS_ALONE
        ),
        **dict.fromkeys(("hour", "hour-more", "calls"), CLOCKS_ALONE),
        **dict.fromkeys(("lot", "auction-overtime", "lot-overtime"), _LIKE_ANY),
    },
)
