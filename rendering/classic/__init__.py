"""Pictures of the classic game: the ring round a bay, deeds, auctions, rents and cards."""

from rendering.classic import board, cards

PICTURES = {
    "classic": (board.draw, lambda view, words, people: "x"),
    "classic/card": (cards.draw, lambda view, words, people: "x"),
}
"""What can be painted: the picture and the sentences that stand for it."""
