## A person's data

# `/privacy`, panel and export: a line of a panel that one person sees; at most 120 characters.
former-player = Former player

# `/privacy`, panel and export: the title of a panel; at most 60 characters.
privacy-title = What I keep about you

# `/privacy`, panel and export: a line of a panel that one person sees; at most 120 characters.
privacy-none = Nothing at all. Play a game, and it'll show up here.

# `/privacy`, panel and export: a line of a panel that one person sees; at most 120 characters.
# $count: how many, chooses the plural form (1) · $games: games with their tables, listed (City #1)
privacy-running =
    { $count ->
        [one] 🎲 One game in progress: { $games }
       *[other] 🎲 { $count } games in progress: { $games }
    }

# `/privacy`, panel and export: a line of a message; at most 90 characters.
# $count: how many, chooses the plural form (3) · $games: games with their tables, listed
privacy-lobbies =
    { $count ->
        [one] 🪑 A seat in one lobby: { $games }
       *[other] 🪑 Seats in { $count } lobbies: { $games }
    }

# `/privacy`, panel and export: a line of a message; at most 90 characters.
# $count: how many, chooses the plural form (3)
privacy-finished =
    { $count ->
        [one] 🏁 One finished game, with its moves
       *[other] 🏁 { $count } finished games, with their moves
    }

# `/privacy`, panel and export: a line of a message; at most 90 characters.
# $count: how many, chooses the plural form (3)
privacy-results =
    { $count ->
        [one] 🏆 One result, and the rating after it
       *[other] 🏆 { $count } results, and the ratings after them
    }

# `/privacy`, panel and export: a line of a panel that one person sees; at most 120 characters.
# $count: how many, chooses the plural form (0)
privacy-settings =
    { $count ->
        [0] ⚙️ Settings: all default
        [one] ⚙️ Settings: one changed by you
       *[other] ⚙️ Settings: { $count } changed by you
    }

# `/privacy`, panel and export: a line of a message; at most 90 characters.
# $count: how many, chooses the plural form (3)
privacy-notices =
    { $count ->
        [one] 📣 One ping in the last 30 days
       *[other] 📣 { $count } pings in the last 30 days
    }

# `/privacy`, panel and export: a line of a message; at most 90 characters.
# $count: how many, chooses the plural form (3)
privacy-openings =
    { $count ->
        [one] 🔔 News of new tables for one game
       *[other] 🔔 News of new tables for { $count } games
    }

# `/privacy`, panel and export: a line of a message; at most 90 characters.
# $count: how many, chooses the plural form (3)
privacy-orders =
    { $count ->
        [one] 📌 Standing orders at one table
       *[other] 📌 Standing orders at { $count } tables
    }

# `/privacy`, panel and export: a line of a message; at most 90 characters.
# $count: how many, chooses the plural form (3)
privacy-leaves =
    { $count ->
        [one] 🌙 One time you said you'd be away
       *[other] 🌙 { $count } times you said you'd be away
    }

# `/privacy`, panel and export: a line of a message; at most 90 characters.
# $count: how many, chooses the plural form (3)
privacy-drafts =
    { $count ->
        [one] ✏️ One unfinished move
       *[other] ✏️ { $count } unfinished moves
    }

# `/privacy`, panel and export: a line of a message; at most 90 characters.
# $count: how many, chooses the plural form (3)
privacy-other =
    { $count ->
        [one] 🗂️ One other entry
       *[other] 🗂️ { $count } other entries
    }

# `/privacy`, panel and export: a line of a panel that one person sees; at most 120 characters.
# $month: the month (November) · $year: the year (2026)
privacy-seen = 📅 Last here: { $month } { $year }

# `/privacy`, panel and export: a line of a panel that one person sees; at most 120 characters.
privacy-note = -# Plus your Discord ID and your name at tables. I don't read messages; what I've posted stays on Discord.

# `/privacy`, panel and export: a line of a message; at most 90 characters.
# $games: how many games · $count: how many, chooses the plural form (3)
privacy-more = { $games } and { $count } more

# `/privacy`, panel and export: a line of a panel that one person sees; at most 120 characters.
# $game: a game's name (City) · $table: the table's number (1)
privacy-table = { $game } #{ $table }

# `/privacy`, panel and export: a button; at most 25 characters.
button-privacy = My data…

# `/privacy`, panel and export: a button; at most 25 characters.
privacy-export = Export

# `/privacy`, panel and export: a button; at most 25 characters.
privacy-delete = Delete everything…

# `/privacy`, panel and export: a line of a panel that one person sees; at most 120 characters.
privacy-exported = Your data: one file for programs and one to read.

# `/privacy`, panel and export: the title of a panel; at most 60 characters.
# $day: the day (Monday 23 November)
privacy-file-title = What Quartier keeps about you, as of { $day }

# `/privacy`, panel and export: a line of a panel that one person sees; at most 120 characters.
privacy-file-tables = Your tables

# `/privacy`, panel and export: a line of a panel that one person sees; at most 120 characters.
# $game: a game's name (City) · $table: the table's number (1) · $name: a person (Anna) · $state: what the table is doing (in play)
privacy-file-table = { $game } #{ $table }, as { $name }: { $state }

# `/privacy`, panel and export: a line of a panel that one person sees; not much longer than English.
privacy-file-note = The other file has everything in detail, for programs. Other players' hands and the seeds of running games aren't in it.

# `/privacy`, panel and export: a line of a panel that one person sees; at most 120 characters.
privacy-sure = Delete everything?

# `/privacy`, panel and export: a line of a panel that one person sees; at most 120 characters.
# $count: how many, chooses the plural form (1)
privacy-sure-running =
    { $count ->
        [one] 🎲 A robot will take over your seat in one game; the game ends if nobody else plays there.
       *[other] 🎲 Robots will take over your seats in { $count } games; those without other people end.
    }

# `/privacy`, panel and export: a line of a message; at most 90 characters.
# $count: how many, chooses the plural form (3)
privacy-sure-lobbies =
    { $count ->
        [one] 🪑 You'll leave a lobby; somebody else becomes host, or it closes.
       *[other] 🪑 You'll leave { $count } lobbies; others become hosts, or they close.
    }

# `/privacy`, panel and export: a line of a message; at most 90 characters.
# $count: how many, chooses the plural form (3)
privacy-sure-finished =
    { $count ->
        [one] 🏁 One finished game keeps its moves, with “{ former-player }” instead of your name.
       *[other] 🏁 { $count } finished games keep their moves, with “{ former-player }” instead of your name.
    }

# `/privacy`, panel and export: a line of a panel that one person sees; at most 120 characters.
privacy-sure-rest = 🗑️ Settings, results, notifications and everything else will be deleted, on all servers.

# `/privacy`, panel and export: a line of a panel that one person sees; at most 120 characters.
privacy-sure-final = You can't undo this. You can play again at any time.

# `/privacy`, panel and export: a button; at most 25 characters.
privacy-delete-sure = Delete everything

# `/privacy`, panel and export: a button; at most 25 characters.
privacy-back = Back

# `/privacy`, panel and export: a line of a panel that one person sees; at most 120 characters.
privacy-deleted = Done. I don't keep anything about you any more.
