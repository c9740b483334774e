### What a server allows: the panels behind `/quartier-server settings`, and why something is not allowed.

# `/quartier-server settings`: what a closed menu says; at most 40 characters.
rules-menu = Who may do what…

# `/quartier-server settings`: a choice in a menu; at most 100 characters.
rules-opening = Opening tables

# `/quartier-server settings`: the small line below a menu's choice; at most 100 characters.
rules-opening-hint = Who can open tables, where, and how many

# `/quartier-server settings`: a line of a panel that one person sees; at most 120 characters.
rules-opening-line = People who manage this server can always open tables. Choose `@everyone` so everybody can.

# `/quartier-server settings`: what a closed menu says; at most 40 characters.
rules-openers = Who can open: everybody

# `/quartier-server settings`: a line of a panel that one person sees; at most 120 characters.
# $named: roles or channels, as mentions
rules-openers-now = Only { $named } may open tables.

# `/quartier-server settings`: what a closed menu says; at most 40 characters.
rules-channels = Channels: all

# `/quartier-server settings`: a line of a panel that one person sees; at most 120 characters.
# $named: roles or channels, as mentions (#games)
rules-channels-now = Tables open only in { $named }.

# `/quartier-server settings`: what a closed menu says; at most 40 characters.
rules-most-menu = Open tables at once

# `/quartier-server settings`: a choice in a menu; at most 100 characters.
# $count: how many, chooses the plural form (2)
rules-most = Open tables at once: { $count }

# `/quartier-server settings`: a choice in a menu; at most 100 characters.
rules-most-host = Open tables: no limit

# `/quartier-server settings`: a choice in a menu; at most 100 characters.
rules-played = Games and paces

# `/quartier-server settings`: the small line below a menu's choice; at most 100 characters.
rules-played-hint = Which games and paces this server allows

# `/quartier-server settings`: a line of a panel that one person sees; at most 120 characters.
rules-played-line = Anything not ticked can't be opened any more. Open tables go on.

# `/quartier-server settings`: what a closed menu says; at most 40 characters.
rules-games = Games

# `/quartier-server settings`: what a closed menu says; at most 40 characters.
rules-paces = Paces

# `/quartier-server settings`: a choice in a menu; at most 100 characters.
rules-pace-live = Live, in one evening

# `/quartier-server settings`: a choice in a menu; at most 100 characters.
rules-pace-brisk = Brisk, over an afternoon

# `/quartier-server settings`: a choice in a menu; at most 100 characters.
rules-pace-slow = Slow, over several days

# `/quartier-server settings`: a choice in a menu; at most 100 characters.
rules-order = Moderation and mentions

# `/quartier-server settings`: the small line below a menu's choice; at most 100 characters.
rules-order-hint = Who may stop any table, and mentions

# `/quartier-server settings`: a line of a panel that one person sees; no longer than English.
rules-order-line = People who manage this server can pause, resume, end and move any table with `/table`. Pick one more role for this; `@everyone` clears it.

# `/quartier-server settings`: what a closed menu says; at most 40 characters.
rules-keepers = One more role: none

# `/quartier-server settings`: a line of a panel that one person sees; at most 120 characters.
# $named: roles or channels, as mentions
rules-keepers-now = { $named } can do that too.

# `/quartier-server settings`: what a closed menu says, also a choice in a menu; at most 40 characters.
rules-calls = Mentions

# `/quartier-server settings`: a choice in a menu; at most 100 characters.
rules-calls-on = Mentions: allowed

# `/quartier-server settings`: a choice in a menu; at most 100 characters.
rules-calls-off = Mentions: off

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $role: a role of the server
refusal-rule-openers = Only { $role } can open tables here. People who manage this server can change that with `/quartier-server settings`.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $where: a link to the table's channel (#games)
refusal-rule-channels = Tables can only be opened in { $where }. People who manage this server can change that with `/quartier-server settings`.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-rule-games = This server doesn't allow this game. People who manage it can change that with `/quartier-server settings`.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-rule-paces = This server doesn't allow this pace. People who manage it can change that with `/quartier-server settings`.

# Why something can't be done now; only the person who tried it sees it, not much longer than English.
# $count: how many, chooses the plural form (2)
refusal-rule-most = This server already has { $count ->
    [one] an open table
   *[other] { $count } open tables
  }, as many as it allows. People who manage it can change that with `/quartier-server settings`.

# Why something can't be done now; only the person who tried it sees it, not much longer than English.
refusal-rule-order = Only moderators can move a table here. People who manage this server choose them with `/quartier-server settings`.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-already-there = The table is already shown there.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-no-place = I can't show a table there. Choose a text channel or a thread I can see.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-which-of-tables = There are several tables in this channel. Please say which one you mean.

# A private answer when something failed; at most 150 characters.
# $permission: a permission's name in Discord (Send Messages)
error-permission-there = I'm missing a permission there: { $permission }.

# A private answer when something failed; at most 150 characters.
error-server-only = That only works on a server, not in direct messages.

# `/quartier-server settings`: a line of a panel that one person sees; at most 120 characters.
# $line: a table in one line, as `tables-line` says it (**City** #1: Anna and Tom (in play)) · $where: a link to the table's channel (#games)
table-moved = { $line } continues in { $where }.

# A choice; at most 100 characters.
# $old: the old command (/settings) · $new: the new command (/quartier settings)
command-renamed = `{ $old }` is now called `{ $new }`; the old name disappears in the next version.

# A private answer when something failed; at most 150 characters.
error-throttled = Slow down, please! That was more than I can handle from one person at once. None of it counted; try again in a few seconds.

## Being left alone

# `/quartier block`: a button; at most 25 characters.
button-blocks = Blocked people…

# `/quartier block`: the title of a panel; at most 60 characters.
blocks-title = People you've blocked

# `/quartier block`: what a closed menu says; at most 40 characters.
blocks-menu = Blocked: nobody

# `/quartier block`: a line of a panel that one person sees; no longer than English.
blocks-line = People you choose here can't join your tables, and you can't join theirs. Neither of you is told about the other's tables.

# `/quartier block`: a line of a panel that one person sees; at most 120 characters.
blocks-private = Only you can see this. Games in progress go on, and nobody is told.

# `/quartier block`: a line of a panel that one person sees; at most 120 characters.
# $most: the most (25)
blocks-full = You can block { $most } people. Unblock somebody first.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-no-seat = This table isn't taking anybody else right now.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-blocked-here = Somebody you've blocked sits at this table. `/quartier block` shows who.

# `/quartier block`: a choice in a menu, also what a closed menu says; at most 40 characters.
notices-mentions = Mentions

# `/quartier block`: the small line below a menu's choice; at most 100 characters.
notices-mentions-hint = When off, I never mention you, not even in live games

# `/quartier block`: a line of a panel that one person sees; at most 120 characters.
# $game: a game's name (City) · $table: the table's number (1)
table-left = You've left **{ $game }** #{ $table }.

# `/quartier block`: a line of a panel that one person sees; at most 120 characters.
# $game: a game's name (City) · $table: the table's number (1)
table-paused = **{ $game }** #{ $table } is paused.

# `/quartier block`: a line of a panel that one person sees; at most 120 characters.
# $game: a game's name (City) · $table: the table's number (1)
table-resumed = **{ $game }** #{ $table } continues.

# `/quartier block`: a line of a panel that one person sees; at most 120 characters.
# $game: a game's name (City) · $table: the table's number (1)
table-ended = **{ $game }** #{ $table } is over.

# `/quartier block`: a line of the message everybody sees; at most 90 characters.
paused-staff = This server's staff have paused the table. The clocks are stopped.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-paused-by-staff = This server's staff have paused the table, and only they can resume it, with `/table resume`.
