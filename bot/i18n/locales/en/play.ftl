### Choosing a game.

# Choosing a game: the title of a panel; at most 60 characters.
play-title = What would you like to play?

# Choosing a game: what a closed menu says; at most 40 characters.
play-menu = Choose a game

# Choosing a game: a choice in a menu; at most 100 characters.
# $name: a person (Anna) · $least: the least (2) · $most: the most (6)
play-game = { $name } · { $least } to { $most } players

# City: the game in one line of the menu of games; at most 100 characters.
city-line = Build a town and win 50-second auctions. The richest player after an hour wins.

# Classic: the game in one line of the menu of games; at most 100 characters.
classic-line = Properties, rents and buildings, with the Speed Die. The last player left wins.

# Builder: the game in one line of the menu of games; at most 100 characters.
builder-line = Collect trucks, cranes and boats, and build floor after floor on the island.

# Deal: the game in one line of the menu of games; at most 100 characters.
deal-line = A quick card game: complete three sets, swap and steal. About a quarter of an hour.

# Knockout: the game in one line of the menu of games; at most 100 characters.
knockout-line = Slide your tokens up a long board and knock others off it. Alone or in teams.

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
picture-menu-alt = The games, each with a piece of its picture.

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $game: a game's name (City) · $line: what the game is like, in one sentence
picture-menu-alt-game = { $game }: { $line }

## The table's own options

# The name of an option in the lobby; at most 60 characters.
table-option-undo = Take back a move if everyone agrees

# A value of the lobby's option “Take back a move if everyone agrees”; at most 60 characters.
table-option-undo-off = no

# A value of the lobby's option “Take back a move if everyone agrees”; at most 60 characters.
table-option-undo-on = yes

# The name of an option in the lobby; at most 60 characters.
table-option-text-first = Text first, no animation

# A value of the lobby's option “Text first, no animation”; at most 60 characters.
table-option-text-first-off = no

# A value of the lobby's option “Text first, no animation”; at most 60 characters.
table-option-text-first-on = yes

## Teams, seats and colours in the lobby

# The lobby: a line of the message everybody sees; at most 90 characters.
# $number: a number (2)
lobby-team = Team { $number }

# The lobby: a line of the message everybody sees; at most 90 characters.
lobby-swap = Two players may swap seats. Teams follow the order of the seats.

# The lobby: a button; at most 25 characters.
button-seats = Seats…

# The lobby: what a closed menu says; at most 40 characters.
menu-swap = Which two swap seats?

# The lobby: a button; at most 25 characters.
knockout-button-token = Colour…

# The lobby: what a closed menu says; at most 40 characters.
knockout-menu-token = Your colour

# The lobby: a line of the message everybody sees; at most 90 characters.
knockout-token-0 = 🔴

# The lobby: a line of the message everybody sees; at most 90 characters.
knockout-token-1 = 🟡

# The lobby: a line of the message everybody sees; at most 90 characters.
knockout-token-3 = 🔵

# Knockout: what a token is called, in its menu; at most 25 characters.
knockout-token-name-0 = Red, with a disc

# Knockout: what a token is called, in its menu; at most 25 characters.
knockout-token-name-1 = Yellow, with a square

# Knockout: what a token is called, in its menu; at most 25 characters.
knockout-token-name-2 = Green, with a triangle

# Knockout: what a token is called, in its menu; at most 25 characters.
knockout-token-name-3 = Blue, with a diamond

# The lobby: a line of the message everybody sees; at most 90 characters.
menu-token-none = All tokens are taken.

# The lobby: a line of the message everybody sees; not much longer than English.
knockout-menu-token-none = All colours are taken. A team plays one colour, whichever it picks first.

# Knockout: why something can't be done now; only the person who tried it sees it, at most 150 characters.
knockout-refusal-token-taken = Somebody else has this colour.
