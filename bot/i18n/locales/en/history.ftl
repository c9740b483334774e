### Looking back at a game, turn by turn.

# Looking back at a game: a button; at most 25 characters.
button-history = History

# Looking back at a game: a line of a panel that one person sees; at most 120 characters.
# $turn: the turn's number (2) · $count: how many, chooses the plural form (85)
history-turn = Turn { $turn } of { $count }

# Looking back at a game: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $turn: the turn's number (2)
history-one = Turn { $turn }

# Looking back at a game: a line of a message; at most 90 characters.
# $first: the first turn · $last: the last turn
history-many = Turns { $first } to { $last }

# Looking back at a game: the small line below a menu's choice; at most 100 characters.
# $round: the round (2)
history-round = round { $round }

# Looking back at a game: a line of a message; at most 90 characters.
# $first: the first turn · $last: the last turn
history-rounds = rounds { $first } to { $last }

# Looking back at a game: a button; at most 25 characters.
history-first = |◀

# Looking back at a game: a button; at most 25 characters.
history-back = ◀

# Looking back at a game: a button; at most 25 characters.
history-forward = ▶

# Looking back at a game: a button; at most 25 characters.
history-last = ▶|

# Looking back at a game: what a closed menu says; at most 40 characters.
history-jump = Go to a turn…

# Looking back at a game: a choice in a menu; at most 100 characters.
history-all = All turns…

# Looking back at a game: a line of a panel that one person sees; at most 120 characters.
history-nothing = Nothing to show.

# Looking back at a game: a line of a message; at most 90 characters.
history-damaged = Part of this record can't be read. Everything else is here.

# Looking back at a game: a line of a message; at most 90 characters.
history-no-picture = This turn was played under older rules, so it has no picture.

# Looking back at a game: the title of a panel; at most 60 characters.
since-title = Since your last move

# Looking back at a game: a line of a message; at most 90 characters.
since-nothing = Nothing has happened since then.

# Looking back at a game: a line of a message; at most 90 characters.
# $count: how many, chooses the plural form (173)
since-more = … { $count } more in Table… > History

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-no-turn = This game has no turn with that number.

### The film of a whole game.

# Looking back at a game: the title of a panel; at most 60 characters.
film-title = 🎞️ The whole game as a film

# Looking back at a game: a line of a panel that one person sees; at most 120 characters.
# $link: a link (https://discord.com/channels/1/2/3)
film-link = 🎞️ [The whole game as a film]({ $link })

# Looking back at a game: a line of a panel that one person sees; at most 120 characters.
film-deleted = The message with the film of this game was deleted.

# Looking back at a game: a line of a message; at most 90 characters.
film-opening = The opening

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seconds: seconds · $end: how it ended
picture-film-alt = The whole game as a film of { $seconds } seconds. { $end }
