"""One side of a trade as people type it: "Old Town + taxi + 1.5M"; and what may still be named while they type."""

import re
from collections.abc import Sequence

from bot.fields import GOODS
from bot.games.kit.model import Amount, Offer, Param, Refusal, Some, Value
from bot.present.amounts import SHOWN, read_cash
from bot.present.composition import beginning, fitting
from bot.present.controls import LINE, OPEN_FIELD, Asker, cut
from bot.present.rules import plain
from bot.words import escape

SIDES = {"give": ("give", "pay"), "take": ("take", "ask")}
"""The fields of a proposal that hold what one side gives: things, cash."""
_JOINS = re.compile(r"\s*[+;&]\s*|\s+(?:et|and)\s+", re.IGNORECASE)


def composed(asker: Asker, offers: Sequence[Offer], verb: str, typed: dict[str, str]) -> str | Refusal:
    """The text of a proposal out of what was typed: `partner`, `give`, `take`, each perhaps empty.

    A partner is a seat, or a name. While more than one may be meant, the partner is asked for and then what is wanted
    of that one. The verb alone where nothing can be proposed now.
    """
    named = [offer for offer in offers if offer.action.__name__ == verb and offer.params and offer.blocked is None]
    if not named:
        return verb
    found = [offer for offer in named if _is_partner(asker, offer, typed["partner"])] if typed.get("partner") else named
    if not found:
        return Refusal("unknown-thing", {"text": _shown(typed["partner"])})
    one = len(found) == 1
    parts = dict(zip(found[0].action.__struct_fields__, beginning(found[0].action).split(".")[1:], strict=True))
    parts["partner"] = str(_partner(found[0])) if one else OPEN_FIELD
    for side, (things, cash) in SIDES.items():
        asked = typed.get(side, "") if one or side == "give" else ""
        read = _side(asker, _domain(found[0], things), asked)
        if isinstance(read, Refusal):
            return read
        parts[things], parts[cash] = read
    return ".".join([verb, *(parts[field] for field in found[0].action.__struct_fields__)])


def partners(asker: Asker, offers: Sequence[Offer], verb: str, typed: str) -> list[tuple[str, str]]:
    """Name and seat of those with whom a deal may be proposed and whose name holds what is typed."""
    seats = [_partner(offer) for offer in offers if offer.action.__name__ == verb and offer.params]
    named = [(asker.names[int(seat)], str(seat)) for seat in seats if int(seat) < len(asker.names)]
    return [(cut(name, LINE), seat) for name, seat in named if plain(typed.strip()) in plain(name)]


def completions(asker: Asker, offers: Sequence[Offer], verb: str, typed: dict[str, str], side: str) -> list[str]:
    """What is typed for a side, completed by each thing that it may still name."""
    *before, last = _JOINS.split(typed.get(side, ""))
    named = [offer for offer in offers if offer.action.__name__ == verb]
    free = fitting(named, beginning(named[0].action)) if named else []
    found = [offer for offer in free if _wanted(asker, offer, typed, side)]
    things = {name for offer in found for name in _names(asker, _domain(offer, SIDES[side][0])).values()}
    here = [plain(each) for each in before]
    made = [
        " + ".join([*before, name]) for name in sorted(things) if plain(last) in plain(name) and plain(name) not in here
    ]
    return [each for each in made if len(each) <= LINE]


def _wanted(asker: Asker, offer: Offer, typed: dict[str, str], side: str) -> bool:
    """Whether an offer counts for suggestions: one's own things with anybody, another's with whom is named."""
    return side == "give" or not typed.get("partner") or _is_partner(asker, offer, typed["partner"])


def _partner(offer: Offer) -> Value:
    """The seat that an offer of a proposal is made to."""
    param = _domain(offer, "partner")
    return -1 if isinstance(param, Amount) else param.options[0]


def _is_partner(asker: Asker, offer: Offer, typed: str) -> bool:
    seat = int(_partner(offer))
    name = asker.names[seat] if 0 <= seat < len(asker.names) else ""
    return typed.strip() == str(seat) or plain(typed.strip()) == plain(name)


def _domain(offer: Offer, field: str) -> Param:
    return offer.params[offer.action.__struct_fields__.index(field)]


def _names(asker: Asker, domain: Param) -> dict[Value, str]:
    """The things that a field may hold, as they are called."""
    options = domain.options if isinstance(domain, Some) else ()
    return {option: asker.words.value(asker.game, GOODS, option, asker.names) for option in options}


def _side(asker: Asker, domain: Param, typed: str) -> tuple[str, str] | Refusal:
    """Things and cash of a side; a name counts once it is clear, an amount as people write it."""
    names = _names(asker, domain)
    items: list[str] = []
    cash = 0
    for piece in filter(None, _JOINS.split(typed.strip())):
        known = _meant(names, piece)
        if known is not None:
            items.append(str(known))
            continue
        amount = read_cash(asker.words, asker.game, piece)
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
