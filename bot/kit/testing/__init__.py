"""What the tests of any game import: its laws, random games, scenarios, dice that fall as told."""
