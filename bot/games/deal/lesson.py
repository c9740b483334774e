"""The first game of Deal: three plays, then what each kind of card does, and the answers to what others play."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from bot.games.deal import actions as verbs
from bot.games.deal import data
from bot.games.deal.state import PLAY
from bot.kit.contract import Card, Seat
from bot.kit.lesson import CLOCKS_ALONE, LEARNER, ROBOT, Lesson, Scene, Step

Changes = dict[str, Any]
_CARD: dict[str, Card] = {face.code: number for number, face in enumerate(data.FACES, 1)}


class _Side(msgspec.Struct, frozen=True, kw_only=True):
    """What one of the two has, by the codes of the cards: hand and bank in a line, the property area by colour."""

    hand: str = ""
    bank: str = ""
    area: Mapping[str, str] = {}


def _cards(codes: str) -> list[Card]:
    """The serial numbers of cards."""
    return [_CARD[code] for code in codes.split()]


def _holding(colour: str, codes: str) -> Changes:
    """What lies on a colour: a set as soon as there are enough cards for it."""
    cards, size = _cards(codes), data.COLOURS[colour].size
    return {"cards": cards, "sets": [{"cards": cards[:size]}] if len(cards) >= size else []}


def _dealt(learner: _Side, robot: _Side, *, turn: Seat = LEARNER, drawn: str = "") -> Changes:
    """A turn of one of them; all other cards lie in the pile. `drawn`: properties that came as the turn began."""
    sides = (learner, robot)
    held = set(_all(sides))
    return {
        "hands": [_cards(side.hand) for side in sides],
        "banks": [_cards(side.bank) for side in sides],
        "areas": [{colour: _holding(colour, codes) for colour, codes in side.area.items()} for side in sides],
        "pile": {"loose": [card for card in _CARD.values() if card not in held]},
        "order": [LEARNER, ROBOT],
        "turns.first": LEARNER,
        "turns.active": turn,
        "stage": PLAY,
        "fresh": _cards(drawn),
        "opening": _cards(drawn),
    }


def _all(sides: Iterable[_Side]) -> list[Card]:
    return [card for side in sides for codes in (side.hand, side.bank, *side.area.values()) for card in _cards(codes)]


def _step(verb: str, *fields: object, word: str = "") -> Step:
    """A proposal with its cards by their codes; other fields as they are."""
    return Step(".".join([verb, *(str(_CARD.get(str(field), field)) for field in fields)]), word)


def _some(codes: str) -> str:
    """Several cards as one field of a proposal."""
    return "".join([f"+{card}" for card in _cards(codes)])


_MONEY = _Side(hand="M1-b GO-b OR1", bank="M5-b M4-a M3-a M2-b M1-a")
_QUIET = _Side(hand="M1-a GO-b", bank="M5-b M2-b")
_ENDS = ("EndTurn",)
"""What the robot does where the learner's turn is over."""
LESSON = Lesson(
    scenes=(
        Scene(
            changes=_dealt(_Side(hand="DB1 M5-a GO-a RD1 BDAY-a M2-a"), _Side(hand="M1-a M1-b YL1 OR1 GO-b")),
            robot=_ENDS,
            steps=(
                _step("Lay", "DB1", "dark-blue"),
                _step("Bank", "M5-a"),
                _step("PassGo", "GO-a"),
            ),
        ),
        Scene(
            changes=_dealt(_Side(hand="R-RDYL-a DOUBLE-a R-ANY-a DEBT-a BDAY-a", area={"red": "RD1 RD2"}), _MONEY),
            robot=_ENDS,
            steps=(_step("Charge", "R-RDYL-a", "red", 1), _step("Collect", "DEBT-a", ROBOT)),
        ),
        Scene(
            changes=_dealt(
                _Side(hand="SLY-a DBREAK-a FORCED-a NO-a M1-c", area={"green": "GR1 GR2", "brown": "BR1"}),
                _Side(hand="NO-b M1-a GO-b", area={"green": "GR3", "dark-blue": "DB1 DB2"}),
            ),
            robot=("Submit.2", f"SayNo.5.{_CARD['NO-b']}"),
            steps=(
                _step("Sly", "SLY-a", "GR3"),
                _step("Breaker", "DBREAK-a", "DB1"),
                _step("SayNo", 6, "NO-a", word="counter"),
            ),
        ),
        Scene(
            changes=_dealt(
                _Side(
                    hand="HOUSE-a M1-c GO-a", area={"orange": "OR1 OR2 OR3", "red": "RD1 RD2", "yellow": "YL1 W-RDYL-a"}
                ),
                _QUIET,
            ),
            steps=(
                _step("Build", "HOUSE-a", "OR1"),
                Step(f"Rearrange.+{_CARD['W-RDYL-a']}-to-red.no"),
            ),
        ),
        Scene(
            changes=_dealt(
                _Side(hand="RD3 M1-c GO-a", area={"red": "RD1 RD2 W-RDYL-a", "yellow": "YL1 YL2"}),
                _QUIET,
                drawn="RD3",
            ),
            steps=(_step("Exchange", "RD3", "W-RDYL-a", "yellow"),),
        ),
        Scene(
            changes=_dealt(
                _Side(hand="GO-a M4-a", bank="M1-c M2-a M5-a", area={"brown": "BR1"}),
                _Side(hand="R-DBGR-a M1-a GO-b", area={"dark-blue": "DB1"}),
                turn=ROBOT,
            ),
            robot=(f"Charge.{_CARD['R-DBGR-a']}.dark-blue.0", *_ENDS),
            steps=(Step(f"Pay.2.{_some('M1-c M2-a')}"),),
        ),
        Scene(
            changes=_dealt(
                _Side(hand="NO-a M4-a", bank="M2-a", area={"orange": "OR1 OR2 OR3"}),
                _Side(hand="DBREAK-b M1-a GO-b", area={"dark-blue": "DB1"}),
                turn=ROBOT,
            ),
            robot=(f"Breaker.{_CARD['DBREAK-b']}.{_CARD['OR1']}", *_ENDS),
            steps=(_step("SayNo", "2", "NO-a"),),
        ),
        Scene(
            changes=_dealt(
                _Side(hand="M1-a M4-a NO-a GO-a RD1 RD2 R-RDYL-a HOUSE-a", area={"brown": "BR1"}),
                _Side(hand="M1-b GO-b"),
            )
            | {"plays": 0},
            robot=_ENDS,
            steps=(Step("EndTurn"), Step(f"GiveBack.{_some('M1-a')}")),
        ),
    ),
    left_out={
        verbs.Leave: "it stands with the table",
        **dict.fromkeys((verbs.Obey, verbs.EndHour, "orders", "hour"), CLOCKS_ALONE),
    },
)
