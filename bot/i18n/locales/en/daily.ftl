### The game of the day: the same for everybody, one person against robots, once a day.

button-daily = Game of the day
daily-title = Game of the day: { $game }
daily-about = You against { $robots ->
    [one] a robot
   *[other] { $robots } robots
}. Everybody gets the same dice and cards, and one try.
daily-rounds = { $rounds } rounds at most, then the final count.
daily-until = Play it by { $time } ({ $relative }).
daily-running = Your game is in progress.
daily-done = You've played today: **{ $result }**.
daily-unranked = You've played today. This game has no ranking.
daily-next = The next one starts { $relative }.
daily-fingerprint = Fingerprint of the seed (shown tomorrow): `{ $fingerprint }`
daily-table = Today on this server
daily-nobody = Nobody has finished it here yet.
daily-line = { $rank }. { $name } · { $result }
daily-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count }
daily-rest = { $count ->
    [one] and one more
   *[other] and { $count } more
}
daily-before = Yesterday, { $game } · 🏆 { $names } · { $result }
daily-before-nobody = Yesterday, { $game } · nobody finished it here
daily-seed = Yesterday's seed: `{ $seed }`
daily-begin = Start
daily-go-on = Continue
daily-look = See how it ended
daily-round = round { $round } of { $rounds }
daily-back = The game
daily-standings = Today's standings
daily-ended = The game of the day ends after { $rounds } rounds.
refusal-daily-over = That day is over. A new game is waiting.
refusal-daily-gone = This game isn't there any more.
refusal-daily-stranger = This is somebody else's game. Start yours with `/quartier daily`.
