# Choosing a game.

play-title = What would you like to play?
play-menu = Choose a game
play-game = { $name } · { $least } to { $most } players
city-line = Build a town and win fifty-second auctions. The richest player after an hour wins.
classic-line = Properties, rents and buildings, with the Speed Die. The last player left wins.
builder-line = Collect trucks, cranes and boats, and build floor after floor on the island.
deal-line = A quick card game: complete three sets, swap and steal. About a quarter of an hour.
knockout-line = Slide your tokens up a long board and knock others off it. Alone or in teams.
picture-menu-alt = The games, each with a piece of its picture.
picture-menu-alt-game = { $game }: { $line }

## The table's own options

table-option-undo = Take back a step if everyone agrees
table-option-undo-off = no
table-option-undo-on = yes
table-option-text-first = Text first, no animation
table-option-text-first-off = no
table-option-text-first-on = yes

## Teams, seats and colours in the lobby

lobby-team = Team { $number }
lobby-swap = Two players may swap seats. Teams follow the order of the seats.
button-seats = Seats…
menu-swap = Which two swap seats?
knockout-button-token = Colour…
knockout-menu-token = Your colour
knockout-token-0 = 🔴
knockout-token-1 = 🟡
knockout-token-3 = 🔵
knockout-token-name-0 = Red, with a disc
knockout-token-name-1 = Yellow, with a square
knockout-token-name-2 = Green, with a triangle
knockout-token-name-3 = Blue, with a diamond
menu-token-none = All tokens are taken.
knockout-menu-token-none = All colours are taken. A team plays one colour, whichever it picks first.
knockout-refusal-token-taken = Somebody else has this colour.
