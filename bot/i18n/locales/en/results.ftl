### Finished games: everybody's page, two people beside each other, the best ten.

# Statistics, rankings and seasons: the title of a panel; at most 60 characters.
# $name: a person (Anna)
stats-title = Statistics: { $name }

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
stats-none = No finished games here yet. Games that ended early don't count.

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
stats-off = Your games aren't counted. Change that under “Statistics” in `/quartier settings`.

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
# $games: how many games (3) · $won: how many were won (2) · $share: how many of a hundred were won (100)
stats-games = { $games ->
    [one] **{ $games }** game finished here, { $won ->
        [0] no wins yet
       *[other] and won
    }
   *[other] **{ $games }** games finished here, { $won ->
        [0] none won
       *[other] **{ $won }** won ({ $share }%)
    }
}

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
# $token: the sign of a seat (🔵 Blue disc) · $count: how many, chooses the plural form (3)
stats-token = Favourite token: { $token } ({ $count ->
    [one] once
   *[other] { $count } times
})

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
# $count: how many, chooses the plural form (2)
stats-series = { $count ->
    [0] Longest streak: no wins yet
    [one] Longest streak: one win
   *[other] Longest streak: { $count } wins in a row
}

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
# $game: a game's name (City) · $points: the rating (1,138) · $place: the place in the ranking (1) · $count: how many, chooses the plural form (2)
stats-points = **{ $game }** · { $points } points, place { $place } of { $count }

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
# $place: the place in the ranking (2) · $count: how many, chooses the plural form (2)
stats-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} × { $count }

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
# $count: how many, chooses the plural form (3) · $places: places, listed (1st × 1)
stats-places = { $count ->
    [one] { $count } game: { $places }
   *[other] { $count } games: { $places }
}

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
# $amount: money (+1.5M)
stats-best-deal = Best trade: **{ $amount }**

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
# $amount: money (−250k)
stats-worst-deal = Worst trade: **{ $amount }**

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
# $amount: money (1.5M)
stats-gain = +{ $amount }

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
# $amount: money (250k)
stats-loss = −{ $amount }

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
stats-somebody = somebody

# Statistics, rankings and seasons: a choice in a menu; at most 100 characters.
stats-all-games = All games

# Statistics, rankings and seasons: what a closed menu says; at most 40 characters.
stats-menu-game = Which game?

# Statistics, rankings and seasons: what a closed menu says; at most 40 characters.
stats-menu-versus = Compare with…

# Statistics, rankings and seasons: a button; at most 25 characters.
stats-ranking = Top ten

# Statistics, rankings and seasons: a button; at most 25 characters.
stats-own = Your statistics

# Statistics, rankings and seasons: the title of a panel; at most 60 characters.
# $one: the first person (Anna) · $other: the second person (Tom)
versus-title = { $one } and { $other }

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
versus-none = No finished games together here yet.

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
# $count: how many, chooses the plural form (3) · $one: the first person (Anna) · $first: wins of the first person (2) · $other: the second person (Tom) ·
# $second: wins of the second person (0)
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

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
# $count: how many, chooses the plural form (3) · $one: the first person (Anna) · $first: wins of the first person (2) ·
# $second: wins of the second person (0) · $other: the second person (Tom)
versus-game = { $count ->
    [one] { $count } game
   *[other] { $count } games
}: { $one } { $first } – { $second } { $other }

# Statistics, rankings and seasons: a line of a message; at most 90 characters.
# $count: how many, chooses the plural form (3)
versus-together = { $count ->
    [one] { $count } game on the same team
   *[other] { $count } games on the same team
}

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
# $game: a game's name (City) · $when: how long ago, kept by Discord (3 days ago)
versus-last = Last game: { $game }, { $when }

# Statistics, rankings and seasons: the title of a panel; at most 60 characters.
# $game: a game's name (City)
ranking-title = Top ten · { $game }

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
ranking-none = Nobody has finished a game here yet.

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
# $place: the place in the ranking (1) · $count: how many, chooses the plural form (2) · $points: the rating (927)
ranking-own = You: place **{ $place }** of { $count }, { $points } points

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
ranking-explained = Everybody starts at 1,000 points. Beating a stronger player earns more; robots count too.

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
# $game: a game's name (City)
picture-ranking = Top ten · { $game }

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
# $games: games and wins, counted (3) · $won: how many were won (2)
picture-ranking-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won ->
    [0] none won
   *[other] { $won } won
}

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $place: the place in the ranking (2) · $name: a person (Anna) · $points: the rating (1,138) · $games: games and wins, counted (1 game, 1 won)
picture-ranking-alt = { $place }. { $name }: { $points } points, { $games }.

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-season = The end of the season

### Seasons

# How a date is written.
# $year: the year (2026) · $month: the month, two digits (11) · $day: the day, two digits (23)
date = { $year }-{ $month }-{ $day }

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
season-name = Season

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
# $first: the first (2026-11-23) · $last: the last (2026-11-22)
season-days = from { $first } to { $last }

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
season-no = none

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
# $days: from which day to which (from 2026-11-23 to 2026-11-26) · $channel: a channel (#games)
season-open = { $days }, results in { $channel }

# Statistics, rankings and seasons: a button; at most 25 characters.
season-ask = Start a season

# Statistics, rankings and seasons: a button; at most 25 characters.
season-change = Season…

# Statistics, rankings and seasons: a button; at most 25 characters.
season-cancel = Cancel the season

# Statistics, rankings and seasons: the title of a form; at most 45 characters.
season-form = A season

# Statistics, rankings and seasons: the label of a form's field; at most 45 characters.
season-first = First day

# Statistics, rankings and seasons: the label of a form's field; at most 45 characters.
season-last = Last day

# Statistics, rankings and seasons: the small line below a form's label; at most 100 characters.
season-form-hint = Such as 2026-12-01; days end at midnight UTC

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
# $days: from which day to which (from 2026-11-23 to 2026-11-26)
season-opened = A season { $days } is on. When it ends, this channel shows each game's top three.

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
season-cancelled = The season was cancelled.

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
# $days: from which day to which (from 2026-11-23 to 2026-11-22)
season-over = The season { $days } is over

# Statistics, rankings and seasons: a line of a panel that one person sees; at most 120 characters.
season-explained = Points for this season only: everybody started it at 1,000.
