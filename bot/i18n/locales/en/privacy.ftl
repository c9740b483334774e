## A person's data

former-player = Former player
privacy-title = What I keep about you
privacy-none = Nothing at all. Play a game, and it shows here.
privacy-running =
    { $count ->
        [one] 🎲 One game under way: { $games }
       *[other] 🎲 { $count } games under way: { $games }
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
        [0] ⚙️ Settings: all as usual
        [one] ⚙️ Settings: one of your choice
       *[other] ⚙️ Settings: { $count } of your choice
    }
privacy-notices =
    { $count ->
        [one] 📣 One call of the last 30 days
       *[other] 📣 { $count } calls of the last 30 days
    }
privacy-openings =
    { $count ->
        [one] 🔔 New tables of one game that you want to hear of
       *[other] 🔔 New tables of { $count } games that you want to hear of
    }
privacy-orders =
    { $count ->
        [one] 📌 Orders at one table
       *[other] 📌 Orders at { $count } tables
    }
privacy-leaves =
    { $count ->
        [one] 🌙 One announced absence
       *[other] 🌙 { $count } announced absences
    }
privacy-drafts =
    { $count ->
        [one] ✏️ One move half put together
       *[other] ✏️ { $count } moves half put together
    }
privacy-other =
    { $count ->
        [one] 🗂️ One other entry
       *[other] 🗂️ { $count } other entries
    }
privacy-seen = 📅 Last here: { $month } { $year }
privacy-note = -# Your Discord number, your name at tables, and this. I read no messages; what I've posted stays with Discord.
privacy-more = { $games } and { $count } more
privacy-table = { $game } #{ $table }
button-privacy = My data…
privacy-export = Export
privacy-delete = Delete everything…
privacy-exported = Your data, as a file for programs and as one to read.
privacy-file-title = What Quartier keeps about you, as of { $day }
privacy-file-tables = Your tables
privacy-file-table = { $game } #{ $table }, as { $name }: { $state }
privacy-file-note = The other file has everything in detail, for programs. Hands of others and seeds of running games aren't in it.
privacy-sure = Delete everything?
privacy-sure-running =
    { $count ->
        [one] 🎲 A robot plays on for you in one game; it ends if no other person plays there.
       *[other] 🎲 Robots play on for you in { $count } games; those without other people end.
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
privacy-sure-rest = 🗑️ Settings, results, calls and all the rest go, on all servers.
privacy-sure-final = Nobody can bring it back. You may play again at any time.
privacy-delete-sure = Delete everything
privacy-back = Back
privacy-deleted = Done. Nothing is kept about you any more.
