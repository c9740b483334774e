"""What a group may change of the classic board, and the spaces, cards and decks of a board that is changed."""

from msgspec.structs import replace

from bot.games.classic import data
from bot.games.classic.data import Face, Square
from bot.kit.boards.custom_board import (
    AmountSpec,
    BoardOverrides,
    BoardSchema,
    CardSchema,
    Fields,
    Ladder,
    Pile,
    Sums,
    amount,
    copies,
    ladder,
)
from bot.kit.contract import Card, Cash, Space

DEAREST, HIGHEST = 2_000, 10_000
"""What may be asked at most: as a price, a mortgage, a tax or by a card; and as a rent. All begin with 1,500."""
CHEAPEST: Cash = 10
"""The least price: of half of it there is still a tenth."""
MOST_COPIES = 4
FEWEST_CARDS, MOST_CARDS = 8, 40


# ---- the board as changed


def square(space: Space, square: Square, own: BoardOverrides) -> Square:
    """A space with what is changed; a mortgage brings half the price where nothing else is said (table 7.2)."""
    sums, group = own.sums(space), own.groups.get(square.group)
    shared: Sums = {} if group is None else group.sums
    if square.kind == data.TAX:
        return replace(square, price=amount(sums, "tax", square.price))
    price = amount(sums, "price", square.price)
    lent = square.mortgage if price == square.price else price // 2
    return replace(
        square,
        price=price,
        rents=ladder(shared if square.kind == data.FACTION else sums, "rents", square.rents),
        shop=amount(shared, "shop", square.shop),
        mortgage=amount(sums, "mortgage", lent),
    )


def face(face: Face, own: BoardOverrides) -> Face:
    """A card with its amounts."""
    sums = own.card(face.word).sums
    return replace(face, amount=amount(sums, "amount", face.amount), tower=amount(sums, "tower", face.tower))


def decks(kind: str, usual: dict[str, tuple[Card, ...]], own: BoardOverrides) -> dict[str, tuple[Card, ...]]:
    """Each card as often as the group wants it, in the order of the tables."""
    found = {}
    for deck, cards in usual.items():
        wanted = copies(own, _pile(kind, cards))
        numbers = [number for number, face in enumerate(data.FACES) if face.word in wanted]
        found[deck] = tuple([number for number in numbers for _ in range(wanted[data.FACES[number].word])])
    return found


# ---- what may be changed


def _pile(kind: str, cards: tuple[Card, ...]) -> dict[str, int]:
    """All cards of a kind, with how often each is in a deck."""
    return {face.word: cards.count(number) for number, face in enumerate(data.FACES) if face.word.startswith(kind)}


def _fields(square: Square) -> Fields:
    """What may be changed of a space besides its name."""
    if square.kind == data.TAX:
        return {"tax": AmountSpec(1, DEAREST, usual=square.price)}
    if not square.group:
        return {}
    fields: dict[str, AmountSpec | Ladder] = {
        "price": AmountSpec(CHEAPEST, DEAREST, usual=square.price),
        "mortgage": AmountSpec(1, DEAREST, usual=square.mortgage),
    }
    if square.kind == data.PLACE:
        fields["rents"] = Ladder(1, HIGHEST, usual=square.rents)
    return fields


def _groups() -> dict[str, Fields]:
    """What may be changed of a group besides its name: the price of shops and towers, the rents of Factions."""
    found: dict[str, Fields] = {}
    for square in data.SQUARES:
        if square.kind == data.PLACE:
            found[square.group] = {"shop": AmountSpec(1, DEAREST, usual=square.shop)}
        elif square.group:
            found[square.group] = (
                {"rents": Ladder(1, HIGHEST, usual=square.rents)} if square.kind == data.FACTION else {}
            )
    return found


def _card(face: Face) -> CardSchema:
    """What may be changed of a card."""
    sums = {
        field: AmountSpec(1, DEAREST, usual=usual) for field in ("amount", "tower") if (usual := getattr(face, field))
    }
    most = 1 if face.effect == data.KEEP else MOST_COPIES
    kept = {"lf9": data.JAIL_CARDS[data.LEAP], "tc5": data.JAIL_CARDS[data.CHEST]}.get(face.word, "")
    return CardSchema(most, sums, face.space if face.space >= 0 else None, kept)


FRAME = BoardSchema(
    game="classic",
    spaces=tuple([_fields(square) for square in data.SQUARES]),
    groups=_groups(),
    cards={face.word: _card(face) for face in data.FACES if face.word},
    piles=tuple(
        [
            Pile(_pile(kind, cards), FEWEST_CARDS, MOST_CARDS)
            for kind, decks in (("lf", data.LEAP_CARDS), ("tc", data.CHEST_CARDS))
            for cards in decks.values()
        ]
    ),
    below=(("mortgage", "price"),),
    title_key="card-{}",
    text_key="card-text-{}",
    group_key="value-{}",
)
"""What a group may change; cards that are kept are named in trades, so there is one of each at most."""
