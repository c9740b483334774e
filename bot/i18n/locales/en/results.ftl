### Finished games: everybody's page, two people beside each other, the best ten.

stats-title = Statistics: { $name }
stats-none = No finished games here yet. Games that ended early don't count.
stats-off = Your games aren't counted. Change that under “Statistics” in `/quartier settings`.
stats-games = { $games ->
    [one] **{ $games }** game finished here, { $won ->
        [0] not won yet
       *[other] and won
    }
   *[other] **{ $games }** games finished here, { $won ->
        [0] none won
       *[other] **{ $won }** won ({ $share }%)
    }
}
stats-token = Favourite token: { $token } ({ $count ->
    [one] once
   *[other] { $count } times
})
stats-series = { $count ->
    [0] Longest streak: no wins yet
    [one] Longest streak: one win
   *[other] Longest streak: { $count } wins in a row
}
stats-points = **{ $game }** · { $points } points, place { $place } of { $count }
stats-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} × { $count }
stats-places = { $count ->
    [one] { $count } game: { $places }
   *[other] { $count } games: { $places }
}
stats-best-deal = Best trade: **{ $amount }**
stats-worst-deal = Worst trade: **{ $amount }**
stats-gain = +{ $amount }
stats-loss = −{ $amount }
stats-somebody = somebody
stats-all-games = All games
stats-menu-game = Which game?
stats-menu-versus = Compare with…
stats-ranking = The best ten
stats-own = Your statistics

versus-title = { $one } and { $other }
versus-none = No finished games together here yet.
versus-score = { $count ->
    [one] **{ $count }** game against each other
   *[other] **{ $count }** games against each other
}, { $one } ahead { $first ->
    [one] once
   *[other] { $first } times
}, { $other } { $second ->
    [one] once
   *[other] { $second } times
}
versus-game = { $count ->
    [one] { $count } game
   *[other] { $count } games
}: { $one } { $first } – { $second } { $other }
versus-together = { $count ->
    [one] { $count } game on the same team
   *[other] { $count } games on the same team
}
versus-last = Last game: { $game }, { $when }

ranking-title = The best ten · { $game }
ranking-none = Nobody has finished a game here yet.
ranking-own = You: place **{ $place }** of { $count }, { $points } points
ranking-explained = Everybody starts at 1,000 points. Beating a stronger player earns more; robots count too.

picture-ranking = The best ten · { $game }
picture-ranking-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won ->
    [0] none won
   *[other] { $won } won
}
picture-ranking-alt = { $place }. { $name }: { $points } points, { $games }.
picture-season = The end of the season

### Seasons

date = { $year }-{ $month }-{ $day }
season-name = Season
season-days = from { $first } to { $last }
season-no = none
season-open = { $days }, result in { $channel }
season-ask = Start a season
season-change = Season…
season-cancel = Cancel the season
season-form = A season
season-first = First day
season-last = Last day
season-form-hint = Such as 2026-12-01; days end at midnight UTC
season-opened = A season { $days } is on. When it ends, this channel shows each game's top three.
season-cancelled = The season was cancelled.
season-over = The season { $days } is over
season-explained = Points for this season only: everybody started it at 1,000.
