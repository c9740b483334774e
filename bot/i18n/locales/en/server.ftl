# What a server allows: the panels behind `/quartier-server settings`, and why something is not allowed.

rules-menu = Who may do what…
rules-opening = Opening tables
rules-opening-hint = Who may, in which channels, how many
rules-opening-line = People who manage this server can always open tables. `@everyone` lifts the rule.
rules-openers = May open: everybody
rules-openers-now = Only { $named } may open tables.
rules-channels = Channels: all
rules-channels-now = Tables open only in { $named }.
rules-most-menu = Open tables at once
rules-most = Open tables at once: { $count }
rules-most-host = Open tables: no limit
rules-played = Games and paces
rules-played-hint = Which games and paces this server allows
rules-played-line = Anything not marked can't be opened any more. Open tables go on.
rules-games = Games
rules-paces = Paces
rules-pace-live = Live, in one evening
rules-pace-brisk = Brisk, over an afternoon
rules-pace-slow = Slow, over several days
rules-order = Order and mentions
rules-order-hint = Who may stop any table, and mentions
rules-order-line = People who manage this server can pause, resume, end and move any table with `/table`. One more role can too; `@everyone` takes it away.
rules-keepers = One more role: none
rules-keepers-now = { $named } keeps order too.
rules-calls = Mentions
rules-calls-on = Mentions: allowed
rules-calls-off = Mentions: nobody

refusal-rule-openers = Only { $role } can open tables here. People who manage this server can change that with `/quartier-server settings`.
refusal-rule-channels = Tables can only be opened in { $where }. People who manage this server can change that with `/quartier-server settings`.
refusal-rule-games = This server doesn't allow this game. People who manage it can change that with `/quartier-server settings`.
refusal-rule-paces = This server doesn't allow this pace. People who manage it can change that with `/quartier-server settings`.
refusal-rule-most = This server already has { $count ->
    [one] an open table
   *[other] { $count } open tables
  }, as many as it allows. People who manage it can change that with `/quartier-server settings`.

refusal-rule-order = Only people who keep order here can move a table. People who manage this server choose them with `/quartier-server settings`.
refusal-already-there = The table is already shown there.
refusal-no-place = I can't show a table there. Choose a text channel or a thread I can see.
refusal-which-of-tables = There are several tables in this channel. Please say which one you mean.
error-permission-there = I'm missing a permission there: { $permission }.
error-server-only = That works on a server, not in direct messages.
table-moved = { $line } goes on in { $where }.
command-renamed = `{ $old }` is now called `{ $new }`; the old name disappears in the next version.
error-throttled = Slow down, please! That was more than I can do for one person at once. The table got none of it; go on in a few seconds.

## Being left alone

button-blocks = Blocked people…
blocks-title = People you never sit with
blocks-menu = Blocked: nobody
blocks-line = People you choose here can't sit where you sit, and you can't sit where they sit. Nobody gets called to the other's table.
blocks-private = Only you can see this. Games in progress go on, and nobody is told.
blocks-full = You can block { $most } people. Unblock somebody first.
refusal-no-seat = This table isn't taking anybody else right now.
refusal-blocked-here = Somebody you've blocked sits at this table. `/quartier block` shows who.
notices-mentions = Mentions
notices-mentions-hint = When off, I never mention you, not even in live games
table-left = You've left **{ $game }** #{ $table }.
table-paused = **{ $game }** #{ $table } is paused.
table-resumed = **{ $game }** #{ $table } goes on.
table-ended = **{ $game }** #{ $table } is over.
paused-staff = This server's staff have paused the table. The clocks are stopped.
refusal-paused-by-staff = This server's staff have paused the table, and only they can resume it, with `/table resume`.
