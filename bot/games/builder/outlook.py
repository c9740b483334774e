"""Who will probably win."""


def evaluate(s):
    return [2500] * len(s.active)
