"""Tables: lobby, the one door, clock, store, robots."""
