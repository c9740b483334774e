# What a server allows: the panels behind `/quartier-server settings`, and why something is not allowed.

rules-menu = Who may do what…
rules-opening = Opening tables
rules-opening-hint = Who may, in which channels, how many at once
rules-opening-line = Whoever manages this server needs no role to open a table. `@everyone` lifts the rule.
rules-openers = Who may open: everybody
rules-openers-now = Only { $named } may open tables.
rules-channels = Channels: all
rules-channels-now = Tables open only in { $named }.
rules-most-menu = Open tables at once
rules-most = Open tables at once: { $count }
rules-most-host = Open tables at once: any number
rules-played = Games and paces
rules-played-hint = What is played on this server
rules-played-line = What isn't marked can't be opened any more. Tables that are open go on.
rules-games = Games
rules-paces = Paces
rules-pace-live = Live, in one evening
rules-pace-brisk = Brisk, over some hours
rules-pace-slow = Slow, over some days
rules-order = Order and mentions
rules-order-hint = Who may stop any table, whether tables mention people
rules-order-line = Whoever manages this server may pause, resume, end and move any table with `/table`. One more role may do that, too; `@everyone` takes it away.
rules-keepers = One more role: none
rules-keepers-now = { $named } keeps order, too.
rules-calls = Mentions
rules-calls-on = Mentions: whom a table waits for
rules-calls-off = Mentions: nobody

refusal-rule-openers = Only { $role } may open tables here; whoever manages this server can change that with `/quartier-server settings`.
refusal-rule-channels = Tables can be opened only in { $where }; whoever manages this server can change that with `/quartier-server settings`.
refusal-rule-games = This game isn't played on this server; whoever manages it can change that with `/quartier-server settings`.
refusal-rule-paces = Nothing is played at this pace on this server; whoever manages it can change that with `/quartier-server settings`.
refusal-rule-most = This server has { $count ->
    [one] an open table
   *[other] { $count } open tables
  } already, as many as it allows; whoever manages it can change that with `/quartier-server settings`.

refusal-rule-order = Only whoever keeps order here may move a table; whoever manages this server can change who does, with `/quartier-server settings`.
refusal-already-there = The table is shown there already.
refusal-no-place = No table can be shown there. Choose a text channel or a thread that I can see.
refusal-which-of-tables = Several tables stand in this channel; please say which one you mean.
error-permission-there = I'm missing a permission there: { $permission }.
error-server-only = That works on a server, not in direct messages.
table-moved = { $line } goes on in { $where }.
command-renamed = `{ $old }` is called `{ $new }` now; the old name goes with the next version.
error-throttled = Slowly, please: that was more than I carry out for one person at once. Nothing of it reached the table; go on in a few seconds.

## Being left alone

button-blocks = Blocked people…
blocks-title = People you never sit with
blocks-menu = Blocked: nobody
blocks-line = Whoever is chosen here gets no seat where you sit, and you get none where they sit. Nobody calls either of you to a table of the other.
blocks-private = Only you see this. Games that have begun go on, and nobody is told.
blocks-full = You can block { $most } people; let go of somebody first.
refusal-no-seat = This table takes nobody else at the moment.
refusal-blocked-here = Somebody whom you've blocked sits at this table; `/quartier block` shows whom.
notices-mentions = Mentions
notices-mentions-hint = Off, no message of mine mentions you, not even in live games
table-left = You've left **{ $game }** #{ $table }.
table-paused = **{ $game }** #{ $table } is paused.
table-resumed = **{ $game }** #{ $table } goes on.
table-ended = **{ $game }** #{ $table } is over.
paused-staff = Whoever keeps order on this server has paused the table; no clock is running.
refusal-paused-by-staff = Whoever keeps order on this server has paused the table, and only they can resume it, with `/table resume`.
