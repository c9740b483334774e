"""What can be made to go wrong between the bot and the local Discord: latency and refused requests."""

import re
from dataclasses import dataclass, field
from random import Random

Range = tuple[float, float]


@dataclass(slots=True)
class Refusal:
    """Answers the next `times` requests that match with a status instead of carrying them out."""

    method: str
    path: re.Pattern[str]
    status: int
    times: int
    code: int = 0
    retry_after: float = 0.1
    lost: bool = False
    via: bool = True


@dataclass(slots=True)
class Faults:
    """Switches for tests. `latency`: seconds from, to, that each request takes, half on its way and half back."""

    random: Random
    latency: Range = (0.0, 0.0)
    refusals: list[Refusal] = field(default_factory=list)

    def refuse(
        self, method: str, path: str, status: int, *, times: int = 1, code: int = 0, via: bool = True
    ) -> Refusal:
        """Refuses the next `times` requests whose path matches the regular expression (429, 500, 403 ...).

        A 429 without `via` comes from the proxy before Discord, not from Discord itself.
        """
        made = Refusal(method, re.compile(path), status, times, code, via=via)
        self.refusals.append(made)
        return made

    def lose_answer(self, method: str, path: str, *, times: int = 1) -> Refusal:
        """Carries the next matching requests out, then answers 500: the bot cannot know whether it was done."""
        made = self.refuse(method, path, 500, times=times)
        made.lost = True
        return made

    def delay(self) -> float:
        """The latency of one request in seconds."""
        return self.random.uniform(*self.latency) if self.latency[1] > 0 else 0.0

    def due(self, method: str, path: str) -> Refusal | None:
        """The refusal that this request meets, counted down; None for none."""
        for refusal in self.refusals:
            if refusal.times > 0 and refusal.method == method and refusal.path.search(path):
                refusal.times -= 1
                return refusal
        return None
