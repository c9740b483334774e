"""The board that is played on: City's own, or a group's with its prices, rents and Chance cards."""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from bot.games.city import data
from bot.games.city.data import District
from bot.kit.boards.custom_board import (
    AmountSpec,
    BoardOverrides,
    BoardSchema,
    CardSchema,
    Fields,
    Ladder,
    Pile,
    amount,
    copies,
    ladder,
    own,
)
from bot.kit.contract import Card, Cash, Space

DEAREST, HIGHEST = 10_000, 20_000
"""What may be asked at most: for a district, a block, a landmark or by a card; and as a rent that nothing doubles."""
MOST_COPIES = 4
FEWEST_CARDS, MOST_CARDS = 10, 60
"""Cards of a Chance pile: five may be out of it at once, and the others are drawn again and again."""
WORD = "card-"
"""How the word of every Chance card begins; files leave it out."""


class Board(msgspec.Struct, frozen=True):
    """What is printed: the district cards in board order, the Chance pile, the amounts of its cards by their word."""

    districts: Mapping[Space, District]
    chance: tuple[Card, ...]
    sums: Mapping[str, Mapping[str, Cash]]

    def sum(self, card: Card, field: str = "amount") -> Cash:
        """An amount of a Chance card."""
        return self.sums[data.CARDS[card]][field]


@lru_cache(maxsize=256)
def board(text: str) -> Board:
    """The board that a state's `board` names: City's own by its word, a group's by its canonical text."""
    changed = own(text)
    return Board(
        {space: _district(card, changed) for space, card in data.DISTRICTS.items()},
        _chance(changed),
        {word: _amounts(word, changed) for word in data.CARD_SUMS},
    )


def _district(card: District, changed: BoardOverrides) -> District:
    """A district card; what blocks and the skyscraper cost belongs to its group."""
    sums, group = changed.sums(card.space), changed.groups.get(card.group)
    costs = {} if group is None else group.sums
    return District(
        card.space,
        card.group,
        amount(sums, "price", card.price),
        ladder(sums, "rents", card.rents),
        *(amount(costs, field, usual) for field, usual in zip(COSTS, data.BUILDING[card.group], strict=True)),
    )


def _chance(changed: BoardOverrides) -> tuple[Card, ...]:
    """The Chance pile, each card as often as the group wants it."""
    wanted = copies(changed, FRAME.piles[0].usual)
    return tuple([card for card in data.CHANCE_CARDS for _ in range(wanted[_word(card)])])


def _amounts(word: str, changed: BoardOverrides) -> dict[str, Cash]:
    sums = changed.card(word.removeprefix(WORD)).sums
    return {field: amount(sums, field, usual) for field, usual in data.CARD_SUMS[word].items()}


# ---- what a group may change

COSTS = ("residential", "industrial", "skyscraper")


def _cost(usual: Cash) -> AmountSpec:
    """An amount within its bounds, in the smallest notes (CITY-35)."""
    return AmountSpec(data.STEP, DEAREST, data.STEP, usual)


def _word(card: Card) -> str:
    """How a file calls a card."""
    return data.CARDS[card].removeprefix(WORD)


def _fields(space: Space) -> Fields:
    """What may be changed of a space besides its name."""
    card = data.DISTRICTS.get(space)
    if card is None:
        return {}
    return {"price": _cost(card.price), "rents": Ladder(data.STEP, HIGHEST, data.STEP, card.rents)}


FRAME = BoardSchema(
    game="city",
    spaces=tuple([_fields(space) for space in range(len(data.SPACES))]),
    groups={
        group: {field: _cost(usual) for field, usual in zip(COSTS, costs, strict=True)}
        for group, costs in data.BUILDING.items()
    },
    cards={
        _word(card): CardSchema(
            1 if card in data.KEPT else MOST_COPIES,
            {field: _cost(usual) for field, usual in data.CARD_SUMS.get(data.CARDS[card], {}).items()},
            {"to-24": 24, "to-39": 39}.get(_word(card)),
        )
        for card in data.CHANCE_CARDS
    },
    piles=(Pile({_word(card): 1 for card in data.CHANCE_CARDS}, FEWEST_CARDS, MOST_CARDS),),
    below=(("rents", "price"),),
)
"""What a group may change of City's board; cards that are kept are named in deals, so there is one of each at most."""
