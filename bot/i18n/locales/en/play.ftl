# Choosing a game.

play-title = What would you like to play?
play-menu = Choose a game
play-game = { $name } · { $least } to { $most } players
city-line = Build a town and win fifty-second auctions: whoever is richest after the hour wins.
classic-line = Properties, rents and houses, with the Speed Die: whoever is left at the end wins.
builder-line = Collect trucks, cranes and boats, and build floor upon floor on the island.
deal-line = A game of cards: complete three colour sets, swap and steal. A quarter of an hour.
knockout-line = Slide your tokens up a long board and knock the others off it. Alone or in teams.
picture-menu-alt = The games, each with a piece of its own picture.
picture-menu-alt-game = { $game }: { $line }

## The table's own options

table-option-undo = Take back a step if all agree
table-option-undo-off = no
table-option-undo-on = yes
table-option-text-first = Text first, no animation
table-option-text-first-off = no
table-option-text-first-on = yes

## Teams, seats and colours in the lobby

lobby-team = Team { $number }
lobby-swap = Two people may change seats: teams follow the order of the seats.
button-seats = Seats…
menu-swap = Which two change seats?
knockout-button-token = Colour…
knockout-menu-token = Your colour
knockout-token-0 = 🔴
knockout-token-1 = 🟡
knockout-token-3 = 🔵
knockout-token-name-0 = Red, with a disc
knockout-token-name-1 = Yellow, with a square
knockout-token-name-2 = Green, with a triangle
knockout-token-name-3 = Blue, with a diamond
menu-token-none = Every token is taken.
knockout-menu-token-none = Every colour is taken. A team plays with one colour: its first pick counts.
knockout-refusal-token-taken = Somebody else has this colour.
