"""A person's data: what is kept, its export, its deletion, and for how long games are kept."""
