"""Tables: lobby, executor, clock, store, robots."""
