"""Why a robot of Deal does what it does: one reason, of facts that everybody may read once the action is played.

What a robot keeps in hand, or expects to draw, is never part of a reason (DEAL-135).
"""

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.deal import actions as verbs
from bot.games.deal.data import HOTEL, MONEY
from bot.games.deal.plans import due
from bot.games.deal.robot import find
from bot.games.deal.sight import KIND, SIZE, WORD, Sight, funds, landing, lying, owner, seen, whole
from bot.games.deal.view import DealView
from bot.games.kit.model import Action, Card, Cash, Seat, Value
from bot.games.kit.thought import Reason

NEAR = 1
"""Colours still to go for who is about to win."""


def explain(view: DealView, action: Action) -> Reason | None:
    """The main reason for `action`; None where there is nothing to say."""
    reason = REASONS.get(type(action))
    if reason is None:
        return None
    return reason if isinstance(reason, Reason) else reason(view, seen(view), action)


def veiled(_view: DealView, _action: Action) -> bool:
    """Every choice tells something of the hand it was made from: only what everybody sees is ever a reason (DEAL-135)."""
    return True


def _joining(sight: Sight, word: str) -> Reason:
    """Why one more card of a colour."""
    facts: dict[str, Value] = {"colour": word}
    area = sight.areas[sight.me]
    missing = SIZE[word] - lying(area, word) - 1
    if missing == 0:
        return Reason("wins" if whole(area) + 1 >= sight.goal else "completes", facts)
    if missing < 0:
        return Reason("spares", facts)
    if missing == 1:
        return Reason("nears", facts)
    return Reason("joins" if word in area else "begins", facts)


def _bank(_view: DealView, _sight: Sight, action: verbs.Bank) -> Reason:
    return Reason("saves" if KIND[action.card] == MONEY else "as-money", {"card": action.card})


def _lay(_view: DealView, sight: Sight, action: verbs.Lay) -> Reason:
    return _joining(sight, action.colour)


def _build(_view: DealView, sight: Sight, action: verbs.Build) -> Reason:
    _, word = owner(sight, action.place)
    return Reason("hotel" if WORD[action.card] == HOTEL else "house", {"colour": word})


def _about_to_win(sight: Sight, seat: Seat) -> bool:
    return sight.goal - whole(sight.areas[seat]) <= NEAR


def _take(sight: Sight, card: Card) -> Reason:
    """Why just that property: it completes, it stops somebody, it goes with others."""
    seat, word = owner(sight, card)
    found = _joining(sight, landing(sight.areas[sight.me], card, word))
    if found.code in ("wins", "completes", "nears"):
        return found
    missing = SIZE[word] - lying(sight.areas[seat], word)
    if missing <= 1 or _about_to_win(sight, seat):
        return Reason("hinders", {"seat": seat, "colour": word})
    return found if found.code == "joins" else Reason("takes", {"seat": seat, "card": card})


def _sly(_view: DealView, sight: Sight, action: verbs.Sly) -> Reason:
    return _take(sight, action.target)


def _forced(_view: DealView, sight: Sight, action: verbs.Forced) -> Reason:
    found = _take(sight, action.target)
    return Reason("swaps", {"card": action.own}) if found.code in ("takes", "spares", "begins") else found


def _breaker(_view: DealView, sight: Sight, action: verbs.Breaker) -> Reason:
    seat, word = owner(sight, action.place)
    area = sight.areas[sight.me]
    if whole(area) + 1 >= sight.goal and not (word in area and area[word].sets):
        return Reason("wins", {"colour": word})
    return Reason("stops" if _about_to_win(sight, seat) else "breaks", {"seat": seat, "colour": word})


def _dun(sight: Sight, seats: Sequence[Seat], amount: Cash) -> str:
    """Whether who is charged will have to pay with properties."""
    return "short" if any(funds(sight.banks[seat]) < amount for seat in seats) else "rich"


def _collect(_view: DealView, sight: Sight, action: verbs.Collect) -> Reason:
    return Reason(f"collects-{_dun(sight, (action.opponent,), 5)}", {"seat": action.opponent})


def _charge(_view: DealView, sight: Sight, action: verbs.Charge) -> Reason:
    amount = due(sight, action)
    code = "doubles" if action.doubles else f"charges-{_dun(sight, sight.others, amount)}"
    return Reason(code, {"colour": action.colour, "amount": amount})


def _charge_one(_view: DealView, sight: Sight, action: verbs.ChargeOne) -> Reason:
    amount = due(sight, action)
    code = "doubles" if action.doubles else f"charges-one-{_dun(sight, (action.opponent,), amount)}"
    return Reason(code, {"colour": action.colour, "amount": amount, "seat": action.opponent})


def _exchange(_view: DealView, sight: Sight, action: verbs.Exchange) -> Reason:
    if action.to in SIZE:
        return Reason("frees", {"colour": action.to})
    return Reason("takes-back", {"card": action.wild})


def _rearrange(_view: DealView, sight: Sight, action: verbs.Rearrange) -> Reason:
    goal = action.moves[0].split("-", 2)[2]
    return Reason("moves", {"colour": goal}) if goal in SIZE else Reason("best")


def _pay(_view: DealView, sight: Sight, action: verbs.Pay) -> Reason:
    area, bank = sight.areas[sight.me], sight.banks[sight.me]
    if not action.cards:
        return Reason("pays-nothing")
    if all(card in bank for card in action.cards):
        return Reason("pays-money")
    broken = any(card in one.cards for held in area.values() for one in held.sets for card in action.cards)
    if broken:
        return Reason("pays-set")
    return Reason("pays-cheaply" if len(action.cards) == 1 or funds(bank) else "pays-property")


def _say_no(view: DealView, sight: Sight, action: verbs.SayNo) -> Reason:
    demand, thread = find(view, action.thread)
    if demand.actor == sight.me:
        return Reason("insists", {"seat": thread.target})
    if thread.due:
        return Reason("refuses-debt", {"amount": thread.due})
    return Reason("refuses-set" if len(demand.take) > 1 else "refuses", {"seat": demand.actor})


def _submit(view: DealView, sight: Sight, action: verbs.Submit) -> Reason:
    """The same whatever is in hand."""
    demand, _ = find(view, action.thread)
    return Reason("lets-stand" if demand.actor == sight.me else "lets-happen")


REASONS: dict[type[Action], Reason | Callable[[DealView, Sight, Any], Reason | None]] = {
    verbs.Bank: _bank,
    verbs.Lay: _lay,
    verbs.Build: _build,
    verbs.PassGo: Reason("draws"),
    verbs.Sly: _sly,
    verbs.Forced: _forced,
    verbs.Breaker: _breaker,
    verbs.Collect: _collect,
    verbs.Birthday: Reason("birthday"),
    verbs.Charge: _charge,
    verbs.ChargeOne: _charge_one,
    verbs.Exchange: _exchange,
    verbs.Rearrange: _rearrange,
    verbs.EndTurn: Reason("ends"),
    verbs.GiveBack: Reason("gives-back"),
    verbs.Pay: _pay,
    verbs.SayNo: _say_no,
    verbs.Submit: _submit,
}
