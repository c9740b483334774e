"""One side of a trade as people type it: "Old Town + taxi + 1.5M"; and what may still be named while they type."""

import re
from collections.abc import Sequence

from bot.i18n.translator import escape
from bot.kit.contract import Domain, LegalAction, Range, Refusal, Subset, Value
from bot.kit.fields import GOODS
from bot.present.controls.amounts import SHOWN, read_cash
from bot.present.controls.draft import beginning, fitting
from bot.present.controls.legal_action_controls import OPEN_FIELD, ControlContext
from bot.present.panel_model import LINE, cut
from bot.present.panels.rules_search import plain

SIDES = {"give": ("give", "pay"), "take": ("take", "ask")}
"""The fields of a proposal that hold what one side gives: things, cash."""
_JOINS = re.compile(r"\s*[+;&]\s*|\s+(?:et|and)\s+", re.IGNORECASE)


def composed(
    context: ControlContext, legal_actions: Sequence[LegalAction], verb: str, typed: dict[str, str]
) -> str | Refusal:
    """The text of a proposal out of what was typed: `partner`, `give`, `take`, each perhaps empty.

    A partner is a seat, or a name. While more than one may be meant, the partner is asked for and then what is wanted
    of that one. The verb alone where nothing can be proposed now.
    """
    named = [each for each in legal_actions if each.action.__name__ == verb and each.params and each.blocked is None]
    if not named:
        return verb
    found = [each for each in named if _is_partner(context, each, typed["partner"])] if typed.get("partner") else named
    if not found:
        return Refusal("unknown-thing", {"text": _shown(typed["partner"])})
    one = len(found) == 1
    parts = dict(zip(found[0].action.__struct_fields__, beginning(found[0].action).split(".")[1:], strict=True))
    parts["partner"] = str(_partner(found[0])) if one else OPEN_FIELD
    for side, (things, cash) in SIDES.items():
        asked = typed.get(side, "") if one or side == "give" else ""
        read = _side(context, _domain(found[0], things), asked)
        if isinstance(read, Refusal):
            return read
        parts[things], parts[cash] = read
    return ".".join([verb, *(parts[field] for field in found[0].action.__struct_fields__)])


def partners(
    context: ControlContext, legal_actions: Sequence[LegalAction], verb: str, typed: str
) -> list[tuple[str, str]]:
    """Name and seat of those with whom a deal may be proposed and whose name holds what is typed."""
    seats = [_partner(each) for each in legal_actions if each.action.__name__ == verb and each.params]
    named = [(context.names[int(seat)], str(seat)) for seat in seats if int(seat) < len(context.names)]
    return [(cut(name, LINE), seat) for name, seat in named if plain(typed.strip()) in plain(name)]


def completions(
    context: ControlContext, legal_actions: Sequence[LegalAction], verb: str, typed: dict[str, str], side: str
) -> list[str]:
    """What is typed for a side, completed by each thing that it may still name."""
    *before, last = _JOINS.split(typed.get(side, ""))
    named = [each for each in legal_actions if each.action.__name__ == verb]
    free = fitting(named, beginning(named[0].action)) if named else []
    found = [each for each in free if _wanted(context, each, typed, side)]
    things = {name for each in found for name in _names(context, _domain(each, SIDES[side][0])).values()}
    here = [plain(each) for each in before]
    made = [
        " + ".join([*before, name]) for name in sorted(things) if plain(last) in plain(name) and plain(name) not in here
    ]
    return [each for each in made if len(each) <= LINE]


def _wanted(context: ControlContext, legal_action: LegalAction, typed: dict[str, str], side: str) -> bool:
    """Whether a legal action counts for suggestions: one's own things with anybody, another's with whom is named."""
    return side == "give" or not typed.get("partner") or _is_partner(context, legal_action, typed["partner"])


def _partner(legal_action: LegalAction) -> Value:
    """The seat that an offer of a proposal is made to."""
    param = _domain(legal_action, "partner")
    return -1 if isinstance(param, Range) else param.options[0]


def _is_partner(context: ControlContext, legal_action: LegalAction, typed: str) -> bool:
    seat = int(_partner(legal_action))
    name = context.names[seat] if 0 <= seat < len(context.names) else ""
    return typed.strip() == str(seat) or plain(typed.strip()) == plain(name)


def _domain(legal_action: LegalAction, field: str) -> Domain:
    return legal_action.params[legal_action.action.__struct_fields__.index(field)]


def _names(context: ControlContext, domain: Domain) -> dict[Value, str]:
    """The things that a field may hold, as they are called."""
    options = domain.options if isinstance(domain, Subset) else ()
    return {option: context.said(GOODS, option) for option in options}


def _side(context: ControlContext, domain: Domain, typed: str) -> tuple[str, str] | Refusal:
    """Things and cash of a side; a name counts once it is clear, an amount as people write it."""
    names = _names(context, domain)
    items: list[str] = []
    cash = 0
    for piece in filter(None, _JOINS.split(typed.strip())):
        known = _meant(names, piece)
        if known is not None:
            items.append(str(known))
            continue
        amount = read_cash(context.words, context.game, piece)
        if isinstance(amount, Refusal):
            return amount if amount.code == "too-large" else Refusal("unknown-thing", {"text": _shown(piece)})
        cash += amount
    return "+" + "+".join(dict.fromkeys(items)), str(cash)


def _meant(names: dict[Value, str], piece: str) -> Value | None:
    """The thing of that name; else the only one whose name holds it."""
    exact = [option for option, name in names.items() if plain(name) == plain(piece)]
    held = [option for option, name in names.items() if plain(piece) in plain(name) and not piece[0].isdigit()]
    found = exact or held
    return found[0] if len(found) == 1 or exact else None


def _shown(text: str) -> str:
    return escape(cut(" ".join(text.split()), SHOWN))
