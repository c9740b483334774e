"""What the tests of any game import: its laws, random games, dice that fall as told."""
