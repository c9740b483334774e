### The analysis of a game that is over.

# A share of a hundred.
# $n: a share, without its sign (34)
percent = { $n }%

# The analysis of a finished game: a button; at most 25 characters.
button-analysis = Analysis

# The analysis of a finished game: a button; at most 25 characters.
button-analysis-cancel = Cancel

# The analysis of a finished game: a button; at most 25 characters.
button-analysis-again = Analyse again

# The analysis of a finished game: the title of a panel; at most 60 characters.
analysis-title = Analysis

# The analysis of a finished game: a line of a panel that one person sees; at most 120 characters.
analysis-working = The strong robot is playing this game out from every turn, hundreds of times.

# The analysis of a finished game: a line of a panel that one person sees; at most 120 characters.
analysis-waiting = Another game is being analysed first.

# The analysis of a finished game: a line of a panel that one person sees; at most 120 characters.
# $bar: a bar of ten squares · $done: how many turns are done (40)
analysis-done = { $bar } { $done }%

# The analysis of a finished game: a line of a panel that one person sees; at most 120 characters.
analysis-cancelled = The analysis was cancelled.

# The analysis of a finished game: a line of a panel that one person sees; at most 120 characters.
analysis-damaged = I can only read the record up to this point. The rest is damaged or was played under older rules.

# The analysis of a finished game: a line of a panel that one person sees; at most 120 characters.
analysis-unread = I can't analyse this record. It's damaged or was played under older rules.

# The analysis of a finished game: a line of a message; at most 90 characters.
analysis-level = No turn changed anybody's chances much.

# The analysis of a finished game: a line of a panel that one person sees; at most 120 characters.
# $number: the number of the point (2) · $turn: the turn's number (6) · $what: what was done (Tom ends the turn) · $name: a person (Anna) ·
# $before: the chance before (34%) · $after: the chance after (93%)
analysis-point = **{ $number } · Turn { $turn }** · { $what } · { $name } **{ $before } → { $after }**

# The analysis of a finished game: a button; at most 25 characters.
analysis-mine = My decisions

# The analysis of a finished game: what a closed menu says; at most 40 characters.
analysis-of = Decisions by…

# The analysis of a finished game: a line of a message; at most 90 characters.
# $name: a person (Anna)
analysis-decisions = { $name }'s decisions

# The analysis of a finished game: a line of a message; at most 90 characters.
# $turn: the turn's number (4) · $what: what was done (Tom · End turn) · $chance: a chance with its sign (43%) ·
# $other: the chance after another move (26%) · $instead: the other move (Pay · Boardwalk)
analysis-best = **Best, turn { $turn }** · { $what } · **{ $chance }** rather than { $other } with “{ $instead }”

# The analysis of a finished game: a line of a message; at most 90 characters.
# $turn: the turn's number (7) · $what: what was done (Anna (red) slides but doesn't get past GO) · $chance: a chance with its sign (23%) ·
# $other: the chance after another move (40%) · $instead: the other move (Pay · Short Line)
analysis-worst = **Most costly, turn { $turn }** · { $what } · **{ $chance }** rather than { $other } with “{ $instead }”

# The analysis of a finished game: a line of a message; at most 90 characters.
analysis-no-best = No decision gained much over the alternatives.

# The analysis of a finished game: a line of a message; at most 90 characters.
analysis-no-worst = No decision cost much. A fine game!

# The analysis of a finished game: a line of a message; at most 90 characters.
# $count: how many, chooses the plural form (13) · $name: a person (Anna)
analysis-count = { $count ->
    [one] I compared one decision with the alternatives, using what { $name } could know.
   *[other] I compared { $count } decisions with the alternatives, using what { $name } could know.
}

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-chances-title = Chances of winning

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
# $turn: the turn of the highest value (15)
picture-chances-turn = turn { $turn }

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $turns: how many turns (15)
picture-chances-alt = Everybody's chances of winning over { $turns } turns.

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $count: how many, chooses the plural form (3) · $turns: numbers of turns, listed (6, 7 and 8)
picture-chances-alt-marks =
    The biggest changes came { $count ->
        [one] in turn
       *[other] in turns
    } { $turns }.

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna) · $first: the chance at the start (69%) · $last: the chance at the end (75%) · $least: the lowest chance (28%) ·
# $most: the highest chance (100%)
picture-chances-alt-seat = { $seat }: from { $first } to { $last }, between { $least } and { $most }.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-analysis-early = You can analyse a game once it's over.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-analysis-busy = Several games are being analysed right now. Please ask again in a few minutes.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-analysis-failed = The analysis didn't work. Please try again later.
