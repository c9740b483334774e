## A person's data

former-player = Former player
privacy-title = What I keep about you
privacy-none = Nothing at all. Play a game, and it'll show up here.
privacy-running =
    { $count ->
        [one] 🎲 One game in progress: { $games }
       *[other] 🎲 { $count } games in progress: { $games }
    }
privacy-lobbies =
    { $count ->
        [one] 🪑 A seat in one lobby: { $games }
       *[other] 🪑 Seats in { $count } lobbies: { $games }
    }
privacy-finished =
    { $count ->
        [one] 🏁 One finished game, with its moves
       *[other] 🏁 { $count } finished games, with their moves
    }
privacy-results =
    { $count ->
        [one] 🏆 One result, and the rating after it
       *[other] 🏆 { $count } results, and the ratings after them
    }
privacy-settings =
    { $count ->
        [0] ⚙️ Settings: all default
        [one] ⚙️ Settings: one changed by you
       *[other] ⚙️ Settings: { $count } changed by you
    }
privacy-notices =
    { $count ->
        [one] 📣 One call in the last 30 days
       *[other] 📣 { $count } calls in the last 30 days
    }
privacy-openings =
    { $count ->
        [one] 🔔 News of new tables for one game
       *[other] 🔔 News of new tables for { $count } games
    }
privacy-orders =
    { $count ->
        [one] 📌 Standing orders at one table
       *[other] 📌 Standing orders at { $count } tables
    }
privacy-leaves =
    { $count ->
        [one] 🌙 One time you said you'd be away
       *[other] 🌙 { $count } times you said you'd be away
    }
privacy-drafts =
    { $count ->
        [one] ✏️ One unfinished move
       *[other] ✏️ { $count } unfinished moves
    }
privacy-other =
    { $count ->
        [one] 🗂️ One other entry
       *[other] 🗂️ { $count } other entries
    }
privacy-seen = 📅 Last here: { $month } { $year }
privacy-note = -# Your Discord ID, your name at tables, and this. I don't read messages; what I've posted stays on Discord.
privacy-more = { $games } and { $count } more
privacy-table = { $game } #{ $table }
button-privacy = My data…
privacy-export = Export
privacy-delete = Delete everything…
privacy-exported = Your data: one file for programs and one to read.
privacy-file-title = What Quartier keeps about you, as of { $day }
privacy-file-tables = Your tables
privacy-file-table = { $game } #{ $table }, as { $name }: { $state }
privacy-file-note = The other file has everything in detail, for programs. Other players' hands and the seeds of running games aren't in it.
privacy-sure = Delete everything?
privacy-sure-running =
    { $count ->
        [one] 🎲 A robot takes over your seat in one game; it ends if nobody else plays there.
       *[other] 🎲 Robots take over your seats in { $count } games; those without other people end.
    }
privacy-sure-lobbies =
    { $count ->
        [one] 🪑 You leave a lobby; another person becomes host, or it closes.
       *[other] 🪑 You leave { $count } lobbies; others become hosts, or they close.
    }
privacy-sure-finished =
    { $count ->
        [one] 🏁 One finished game keeps its moves, with “{ former-player }” instead of your name.
       *[other] 🏁 { $count } finished games keep their moves, with “{ former-player }” instead of your name.
    }
privacy-sure-rest = 🗑️ Settings, results, calls and everything else go, on all servers.
privacy-sure-final = You can't undo this. You can play again at any time.
privacy-delete-sure = Delete everything
privacy-back = Back
privacy-deleted = Done. I don't keep anything about you any more.
