### The game of the day: the same for everybody, one person against robots, once a day.

# The game of the day: a button; at most 25 characters.
button-daily = Game of the day

# The game of the day: the title of a panel; at most 60 characters.
# $game: the game's name (Builder)
daily-title = Game of the day: { $game }

# The game of the day: a line of a panel that one person sees; at most 120 characters.
# $robots: how many robots (3)
daily-about = You against { $robots ->
    [one] a robot
   *[other] { $robots } robots
}. Everybody gets the same dice and cards, and one try.

# The game of the day: a line of a panel that one person sees; at most 120 characters.
# $rounds: how many rounds (12)
daily-rounds = Up to { $rounds } rounds, then the final count.

# The game of the day: a line of a panel that one person sees; at most 120 characters.
# $time: the time of day (20:15) · $relative: how long from now, kept by Discord (in 5 minutes)
daily-until = Play it by { $time } ({ $relative }).

# The game of the day: a line of a panel that one person sees; at most 120 characters.
daily-running = Your game is in progress.

# The game of the day: a line of a panel that one person sees; at most 120 characters.
# $result: how it ended (3rd of 4 · 21.27M)
daily-done = You've played today: **{ $result }**.

# The game of the day: a line of a message; at most 90 characters.
daily-unranked = You've played today. This game has no ranking.

# The game of the day: a line of a panel that one person sees; at most 120 characters.
# $relative: how long from now, kept by Discord (in 5 minutes)
daily-next = The next one starts { $relative }.

# The game of the day: a line of a panel that one person sees; at most 120 characters.
# $fingerprint: the seed's fingerprint
daily-fingerprint = Seed fingerprint (the seed is shown tomorrow): `{ $fingerprint }`

# The game of the day: a line of a panel that one person sees; at most 120 characters.
daily-table = Today on this server

# The game of the day: a line of a panel that one person sees; at most 120 characters.
daily-nobody = Nobody has finished it here yet.

# The game of the day: a line of a panel that one person sees; at most 120 characters.
# $rank: the place in the ranking (1) · $name: a person (Anna) · $result: how it ended (3rd of 4 · 21.27M)
daily-line = { $rank }. { $name } · { $result }

# The game of the day: a line of a panel that one person sees; at most 120 characters.
# $place: the place, 1 is first (3) · $count: how many, chooses the plural form (4)
daily-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count }

# The game of the day: a line of a panel that one person sees; at most 120 characters.
# $count: how many, chooses the plural form (0)
daily-rest = { $count ->
    [one] and one more
   *[other] and { $count } more
}

# The game of the day: a line of a message; at most 90 characters.
# $game: the game's name · $names: people, listed (Anna and Ben) · $result: how it ended
daily-before = Yesterday, { $game } · 🏆 { $names } · { $result }

# The game of the day: a line of a panel that one person sees; at most 120 characters.
# $game: the game's name (City)
daily-before-nobody = Yesterday, { $game } · nobody finished it here

# The game of the day: a line of a panel that one person sees; at most 120 characters.
# $seed: the seed
daily-seed = Yesterday's seed: `{ $seed }`

# The game of the day: a button; at most 25 characters.
daily-begin = Start

# The game of the day: a button; at most 25 characters.
daily-go-on = Continue

# The game of the day: a button; at most 25 characters.
daily-look = See how it ended

# The game of the day: a line of a panel that one person sees; at most 120 characters.
# $round: the round (2) · $rounds: how many rounds (12)
daily-round = round { $round } of { $rounds }

# The game of the day: a button; at most 25 characters.
daily-back = The game

# The game of the day: a button; at most 25 characters.
daily-standings = Today's standings

# The game of the day: a line of a panel that one person sees; at most 120 characters.
# $rounds: how many rounds (12)
daily-ended = The game of the day ends after { $rounds } rounds.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-daily-over = That day is over. A new game is waiting.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-daily-gone = This game isn't there any more.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-daily-stranger = This is somebody else's game. Start yours with `/quartier daily`.
