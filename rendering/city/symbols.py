"""The signs of City: those of spaces, a crane, a gavel, a factory, a train; a taxi, a shield, a card."""

from rendering.seat_symbols import COMMON, SymbolSet, shapes

SYMBOLS = SymbolSet(COMMON | shapes("city"), {"chance": "?", "parking": "P"})
sign = SYMBOLS.draw
