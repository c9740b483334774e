"""What a field of a half-made action may become: the union of what several legal actions allow."""

from collections.abc import Sequence

from bot.kit.contract import Choice, Domain, LegalAction, Range, Subset, Value

FEW = 4
"""The most values that stand side by side as buttons instead of in a menu."""


def domain_of(found: Sequence[LegalAction], at: int) -> Domain:
    """What field `at` may become: the union over the free legal actions, with the choices of greyed ones greyed."""
    domain = union([each.params[at] for each in found if each.blocked is None])
    if not isinstance(domain, Choice):
        return domain
    reasons = dict(domain.blocked)
    for legal_action in found:
        param = legal_action.params[at]
        if legal_action.blocked is not None and isinstance(param, Choice):
            reasons |= dict.fromkeys(param.options, legal_action.blocked)
    return Choice(domain.options, tuple((value, why) for value, why in reasons.items() if value not in domain.options))


def union(params: Sequence[Domain]) -> Domain:
    """One domain that holds what any of `params` holds; short ranges become choices."""
    first = params[0]
    if isinstance(first, Subset):
        return first
    if isinstance(first, Range) and len(params) == 1 and not _short(first):
        return first
    if all(isinstance(param, Choice) or _short(param) for param in params):
        options = tuple(dict.fromkeys(value for param in params for value in _values(param)))
        greyed = {value: why for param in params if isinstance(param, Choice) for value, why in param.blocked}
        return Choice(options, tuple((value, why) for value, why in greyed.items() if value not in options))
    ranges = [param for param in params if isinstance(param, Range)]
    low, high = min(each.low for each in ranges), max(each.high for each in ranges)
    return Range(low, high, min(each.step for each in ranges))


def _short(param: Domain) -> bool:
    return isinstance(param, Range) and (param.high - param.low) // param.step < FEW + 1


def _values(param: Domain) -> tuple[Value, ...]:
    if isinstance(param, Range):
        return tuple(range(param.low, param.high + 1, param.step))
    return param.options
