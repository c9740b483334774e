"""Why a robot of Deal does what it does: one reason, of facts that everybody may read once the action is played.

What a robot keeps in hand, or expects to draw, is never part of a reason (DEAL-135).
"""

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.deal import actions as verbs
from bot.games.deal.data import HOTEL, MONEY
from bot.games.deal.robot.action_values import find
from bot.games.deal.robot.features import KIND, SIZE, WORD, Sight, funds, landing, lying, owner, seen, whole
from bot.games.deal.robot.turn_value import due
from bot.games.deal.view import DealView
from bot.kit.contract import Action, Card, Cash, Seat, Value
from bot.kit.robots.move import Reason, because

NEAR = 1
"""Colours still to go for who is about to win."""


def explain(view: DealView, action: Action) -> Reason | None:
    """The main reason for `action`; None where there is nothing to say."""
    return because(REASONS, action, view, seen(view))


def veiled(_view: DealView, _action: Action) -> bool:
    """Every choice tells something of the hand it was made from: only what everybody sees is ever a reason (DEAL-135)."""
    return True


def _joining(features: Sight, word: str) -> Reason:
    """Why one more card of a colour."""
    facts: dict[str, Value] = {"colour": word}
    area = features.areas[features.me]
    missing = SIZE[word] - lying(area, word) - 1
    if missing == 0:
        return Reason("wins" if whole(area) + 1 >= features.goal else "completes", facts)
    if missing < 0:
        return Reason("spares", facts)
    if missing == 1:
        return Reason("nears", facts)
    return Reason("joins" if word in area else "begins", facts)


def _build(_view: DealView, features: Sight, action: verbs.Build) -> Reason:
    _, word = owner(features, action.place)
    return Reason("hotel" if WORD[action.card] == HOTEL else "house", {"colour": word})


def _about_to_win(features: Sight, seat: Seat) -> bool:
    return features.goal - whole(features.areas[seat]) <= NEAR


def _take(features: Sight, card: Card) -> Reason:
    """Why just that property: it completes, it stops somebody, it goes with others."""
    seat, word = owner(features, card)
    found = _joining(features, landing(features.areas[features.me], card, word))
    if found.code in ("wins", "completes", "nears"):
        return found
    missing = SIZE[word] - lying(features.areas[seat], word)
    if missing <= 1 or _about_to_win(features, seat):
        return Reason("hinders", {"seat": seat, "colour": word})
    return found if found.code == "joins" else Reason("takes", {"seat": seat, "card": card})


def _forced(_view: DealView, features: Sight, action: verbs.Forced) -> Reason:
    found = _take(features, action.target)
    return Reason("swaps", {"card": action.own}) if found.code in ("takes", "spares", "begins") else found


def _breaker(_view: DealView, features: Sight, action: verbs.Breaker) -> Reason:
    seat, word = owner(features, action.place)
    area = features.areas[features.me]
    if whole(area) + 1 >= features.goal and not (word in area and area[word].sets):
        return Reason("wins", {"colour": word})
    return Reason("stops" if _about_to_win(features, seat) else "breaks", {"seat": seat, "colour": word})


def _dun(features: Sight, seats: Sequence[Seat], amount: Cash) -> str:
    """Whether who is charged will have to pay with properties."""
    return "short" if any(funds(features.banks[seat]) < amount for seat in seats) else "rich"


def _charge(_view: DealView, features: Sight, action: verbs.Charge | verbs.ChargeOne) -> Reason:
    amount = due(features, action)
    one = (action.opponent,) if isinstance(action, verbs.ChargeOne) else ()
    code = f"charges-{'one-' if one else ''}{_dun(features, one or features.others, amount)}"
    facts: dict[str, Value] = {"colour": action.colour, "amount": amount, **({"seat": one[0]} if one else {})}
    return Reason("doubles" if action.doubles else code, facts)


def _exchange(_view: DealView, features: Sight, action: verbs.Exchange) -> Reason:
    if action.to in SIZE:
        return Reason("frees", {"colour": action.to})
    return Reason("takes-back", {"card": action.wild})


def _rearrange(_view: DealView, features: Sight, action: verbs.Rearrange) -> Reason:
    goal = action.moves[0].split("-", 2)[2]
    return Reason("moves", {"colour": goal}) if goal in SIZE else Reason("best")


def _pay(_view: DealView, features: Sight, action: verbs.Pay) -> Reason:
    area, bank = features.areas[features.me], features.banks[features.me]
    if not action.cards:
        return Reason("pays-nothing")
    if all(card in bank for card in action.cards):
        return Reason("pays-money")
    broken = any(card in one.cards for held in area.values() for one in held.sets for card in action.cards)
    if broken:
        return Reason("pays-set")
    return Reason("pays-cheaply" if len(action.cards) == 1 or funds(bank) else "pays-property")


def _say_no(view: DealView, features: Sight, action: verbs.SayNo) -> Reason:
    demand, thread = find(view, action.thread)
    if demand.actor == features.me:
        return Reason("insists", {"seat": thread.target})
    if thread.due:
        return Reason("refuses-debt", {"amount": thread.due})
    return Reason("refuses-set" if len(demand.take) > 1 else "refuses", {"seat": demand.actor})


def _submit(view: DealView, features: Sight, action: verbs.Submit) -> Reason:
    """The same whatever is in hand."""
    demand, _ = find(view, action.thread)
    return Reason("lets-stand" if demand.actor == features.me else "lets-happen")


REASONS: dict[type[Action], Reason | Callable[[DealView, Sight, Any], Reason | None]] = {
    verbs.Bank: lambda view, features, action: Reason(
        "saves" if KIND[action.card] == MONEY else "as-money", {"card": action.card}
    ),
    verbs.Lay: lambda view, features, action: _joining(features, action.colour),
    verbs.Build: _build,
    verbs.PassGo: Reason("draws"),
    verbs.Sly: lambda view, features, action: _take(features, action.target),
    verbs.Forced: _forced,
    verbs.Breaker: _breaker,
    verbs.Collect: lambda view, features, action: Reason(
        f"collects-{_dun(features, (action.opponent,), 5)}", {"seat": action.opponent}
    ),
    verbs.Birthday: Reason("birthday"),
    verbs.Charge: _charge,
    verbs.ChargeOne: _charge,
    verbs.Exchange: _exchange,
    verbs.Rearrange: _rearrange,
    verbs.EndTurn: Reason("ends"),
    verbs.GiveBack: Reason("gives-back"),
    verbs.Pay: _pay,
    verbs.SayNo: _say_no,
    verbs.Submit: _submit,
}
