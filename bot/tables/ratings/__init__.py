"""How games ended, and what that says of everybody's strength."""
