"""Mechanics that several games share: auctions, balances, debts, decks, movement, reactions, trades, turns."""
