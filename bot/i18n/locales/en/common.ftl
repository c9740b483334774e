### Words of the house: numbers, tables, lobby, refusals, buttons. Names of games' things stand in each game's file.

# How numbers are written, everywhere.
# $n: any number (100)
number = { $n }

# What stands between the things of a list.
list-comma = {", "}

# How a list ends, in all sentences.
# $first: all but the last, joined (Westlands) · $last: the last one (Brightside)
list = { $first } and { $last }

# A space's name as it stands in sentences, where it has no such form of its own.
# $space: a space of the board (Brightside)
space-of = of { $space }

# A space's name as it stands in sentences, where it has no such form of its own.
# $space: a space of the board (Bayview Dock)
space-at = at { $space }

# A space's name as it stands in sentences, where it has no such form of its own.
# $space: a space of the board (Brightside)
space-the = { $space }

# A deck of cards whose name a group has given, in sentences.
# $deck: a deck of cards (Aventure)
deck-of = a { $deck } card

# A deck of cards whose name a group has given, in sentences.
# $deck: a deck of cards (Aventure)
deck-the = the { $deck } deck

# The bank, as a person in sentences.
bank = the bank

# Instead of an empty list.
none = nothing

# All games: a word, a choice in a menu; at most 100 characters.
robot = robot

# All games: a word, a button; at most 25 characters.
more = More…

# All games: a word, a button; at most 25 characters.
other = Other…

# All games: a word, a button; at most 25 characters.
back = Back

# All games: a word, a button; at most 25 characters.
yes = Yes

# All games: a word, a button; at most 25 characters.
no = No

## The time

# Times and clocks: a line of the message everybody sees; at most 90 characters.
# $relative: how long from now, kept by Discord (in 5 minutes) · $time: the time of day (20:15)
until = { $relative } ({ $time })

# Times and clocks: a line of the message everybody sees; at most 90 characters.
paused = The clocks are stopped while the table is paused.

# Times and clocks: a line of the message everybody sees; at most 90 characters.
clock-stands = ⏸️ The clock is stopped

## The lobby

# The lobby: the title of a panel; at most 60 characters.
# $game: a game's name (City) · $pace: the pace (live)
lobby-title = { $game } · { $pace } pace

# The lobby: a line of the message everybody sees; at most 90 characters.
# $taken: how many are taken (4) · $most: how many seats there are (6)
lobby-seats = Seats ({ $taken } of { $most })

# The lobby: a line of the message everybody sees; at most 90 characters.
# $missing: how many people are missing (1)
lobby-few = { $missing ->
    [one] You need one more player, a person or a robot.
   *[other] You need { $missing } more players, people or robots.
  }

# The lobby: a line of the message everybody sees; at most 90 characters.
# $host: the table's host (Anna)
lobby-ready = Ready! { $host } can start.

# The lobby: a line of the message everybody sees; at most 90 characters.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
lobby-due = Starts automatically (or closes if too few people have joined) { $until }

# The lobby: a line of the message everybody sees; at most 90 characters.
# $options: the options, listed (Board: Old Lille)
lobby-options = Options: { $options }

# The lobby: a line of the message everybody sees; at most 90 characters.
lobby-options-usual = Options: default

# The lobby: a choice in a menu, also the small line below a menu's choice; at most 100 characters.
# $name: what it is called (Board) · $value: what was chosen (a river valley)
lobby-option = { $name }: { $value }

# The lobby: a line of the message everybody sees; at most 90 characters.
lobby-host = host

# The lobby: a line of the message everybody sees; at most 90 characters.
# $n: the seat's number (2) · $token: the sign of a seat (▫️) · $name: a person (Anna)
lobby-seat = { $n }. { $token } { $name }

# The lobby: a line of the message everybody sees; at most 90 characters.
# $n: the seat's number (3) · $token: the sign of a seat (▫️) · $name: a person (Anna) · $note: what is special about the seat (host)
lobby-seat-note = { $n }. { $token } { $name } ({ $note })

# The lobby: a line of the message everybody sees; at most 90 characters.
# $players: people, listed (Anna and Ben)
lobby-started = The game has started with { $players }.

# The lobby: a line of the message everybody sees; at most 90 characters.
lobby-closed = This lobby was closed without a game.

# The lobby: a line of the message everybody sees; at most 90 characters.
# $fingerprint: the seed's fingerprint
lobby-fingerprint = Fingerprint of the game's seed: `{ $fingerprint }`

# The lobby: a line of the message everybody sees; at most 90 characters.
# $host: the table's host (Anna)
lobby-private = Only { $host }, the host, can set options and start.

# How fast a table is played, in titles and menus; at most 25 characters.
pace-live = live

# How fast a table is played, in titles and menus; at most 25 characters.
pace-slow = slow

# How fast a table is played, in titles and menus; at most 25 characters.
pace-brisk = brisk

# What the pace means, below its name in menus; at most 100 characters.
pace-live-hint = Everybody is here; a game takes one evening

# What the pace means, below its name in menus; at most 100 characters.
pace-brisk-hint = A few minutes per decision; a game takes an afternoon

# What the pace means, below its name in menus; at most 100 characters.
pace-slow-hint = A few moves a day over several days

# A seat's sign as an emoji; usually left as it is.
token-0 = 🔵

# A seat's sign as an emoji; usually left as it is.
token-1 = 🟧

# A seat's sign as an emoji; usually left as it is.
token-2 = 🟢

# A seat's sign as an emoji; usually left as it is.
token-3 = 🌸

# A seat's sign as an emoji; usually left as it is.
token-4 = 🔴

# A seat's sign as an emoji; usually left as it is.
token-5 = ⭐

# A seat's sign as an emoji; usually left as it is.
token-6 = 🟡

# A seat's sign as an emoji; usually left as it is.
token-7 = 🛡️

# A seat's sign as an emoji; usually left as it is.
token-8 = 🟤

# A seat's sign as an emoji; usually left as it is.
token-9 = 🍏

# A seat's sign as an emoji; usually left as it is.
token-none = ▫️

# The name of a seat's sign, in its menu; at most 25 characters.
token-name-0 = Blue disc

# The name of a seat's sign, in its menu; at most 25 characters.
token-name-1 = Orange square

# The name of a seat's sign, in its menu; at most 25 characters.
token-name-2 = Green triangle

# The name of a seat's sign, in its menu; at most 25 characters.
token-name-3 = Pink diamond

# The name of a seat's sign, in its menu; at most 25 characters.
token-name-4 = Red hexagon

# The name of a seat's sign, in its menu; at most 25 characters.
token-name-5 = Light-blue star

# The name of a seat's sign, in its menu; at most 25 characters.
token-name-6 = Yellow cross

# The name of a seat's sign, in its menu; at most 25 characters.
token-name-7 = Grey shield

# The name of a seat's sign, in its menu; at most 25 characters.
token-name-8 = Brown pillow

# The name of a seat's sign, in its menu; at most 25 characters.
token-name-9 = Pale-green wedge

## Buttons and menus of the table

# Buttons and menus of the table: a button; at most 25 characters.
button-join = Join

# Buttons and menus of the table: a button; at most 25 characters.
button-leave = Leave

# Buttons and menus of the table: a button; at most 25 characters.
button-robot = Add a robot

# Buttons and menus of the table: a button; at most 25 characters.
button-robots = Robots…

# Buttons and menus of the table: a button; at most 25 characters.
button-options = Options…

# Buttons and menus of the table: a button; at most 25 characters.
button-token = Token…

# Buttons and menus of the table: a button; at most 25 characters.
button-rules = Rules

# Buttons and menus of the table: a button; at most 25 characters.
button-start = Start

# Buttons and menus of the table: a button; at most 25 characters.
button-rematch = Rematch

# Buttons and menus of the table: a button; at most 25 characters.
button-mine = My moves

# Buttons and menus of the table: a button; at most 25 characters.
button-not-now = Not now…

# Buttons and menus of the table: the title of a panel; at most 60 characters.
not-now-title = Not possible right now

# Buttons and menus of the table: a button, also what a closed menu says; at most 25 characters.
button-board = Board

# Buttons and menus of the table: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $count: how many, chooses the plural form (3)
button-log = { $count ->
    [one] +{ $count } line
   *[other] +{ $count } lines
  }

# Buttons and menus of the table: the title of a panel; at most 60 characters.
log-title = This turn in full

# Buttons and menus of the table: a line of the message everybody sees; at most 90 characters.
# $count: how many, chooses the plural form (162)
log-rest = { $count ->
    [one] … 1 more
   *[other] … { $count } more
}

# Buttons and menus of the table: what a closed menu says; at most 40 characters.
menu-robot = Which robot joins?

# Buttons and menus of the table: what a closed menu says; at most 40 characters.
menu-unrobot = Which robot leaves?

# Buttons and menus of the table: what a closed menu says; at most 40 characters.
menu-pace = Pace

# Buttons and menus of the table: a line of the message everybody sees; at most 90 characters.
# $pace: the pace (live) · $limit: the time limit of the game (20 minutes)
pace-limited = { $pace }, { $limit }

# Buttons and menus of the table: a line of the message everybody sees; at most 90 characters.
menu-preset = Setup

# Buttons and menus of the table: a line of the message everybody sees; at most 90 characters.
preset-printed = as printed

# Buttons and menus of the table: a line of the message everybody sees; at most 90 characters.
preset-short = 20 minutes

# Buttons and menus of the table: a line of the message everybody sees; at most 90 characters.
preset-evening = an hour

# Buttons and menus of the table: a line of the message everybody sees; at most 90 characters.
preset-days = two weeks

# Buttons and menus of the table: a line of the message everybody sees; at most 90 characters.
preset-own = your own

# Buttons and menus of the table: a line of a message; at most 90 characters.
preset-substitute = robots play for anyone who's away

# Buttons and menus of the table: what a closed menu says; at most 40 characters.
menu-marks = Variants: none

# Buttons and menus of the table: what a closed menu says; at most 40 characters.
menu-token = Your token

# Buttons and menus of the table: what a closed menu says; at most 40 characters.
menu-rules = Read about…

# Buttons and menus of the table: a button, also a choice in a menu; at most 25 characters.
# $first: the first choice of the next page (Get Out of Jail Free)
menu-page = More, from { $first }

# Buttons and menus of the table: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $subjects: what the next page has (brown, light blue,…)
menu-page-of = More: { $subjects }

# Buttons and menus of the table: the title of a form, also a button; at most 25 characters.
# $action: a move's label (Propose a trade)
form-title = { $action }

# Buttons and menus of the table: the small line below a form's label; at most 100 characters.
# $low: the least allowed, money or a number (0 fl) · $high: the most allowed, money or a number (1,398 fl)
form-range = From { $low } to { $high }

# Buttons and menus of the table: the grey example in an empty field; at most 100 characters.
# $example: an amount or a number (M10)
form-number-example = for example { $example }

## Private panels

# Private panels: the title of a panel; at most 60 characters.
mine-title = Your moves

# Private panels, your moves: what a closed menu says whose buttons have no room on a phone; at most 40 characters.
mine-more = Other moves…

# Private panels: a line of a panel that one person sees; at most 120 characters.
mine-nothing = There's nothing for you to do right now.

# Private panels: a line of a panel that one person sees; at most 120 characters.
mine-out = You're out; the game goes on without you.

# Private panels: a line of a panel that one person sees; at most 120 characters.
# $action: a move's label (Declare bankruptcy) · $why: the reason, a sentence (Get a permit first.)
mine-blocked = { $action } · { $why }

# Private panels: a line of a panel that one person sees; at most 120 characters.
ask-done = Too late, the game has moved on.

# Private panels: a button; at most 25 characters.
button-current = Refresh

# Private panels: the title of a panel; at most 60 characters.
# $action: a move's label (Bid)
step-title = **{ $action }**

# Private panels: a line of a message; at most 90 characters.
# $field: the question or field asked for · $value: what was chosen
step-chosen = { $field }: **{ $value }**

# Private panels: a line of a panel that one person sees; at most 120 characters.
# $field: the question or field asked for (From whom?) · $value: what was chosen (Anna)
step-answered = { $field } **{ $value }**

## The end

# The end: a line of the message everybody sees; at most 90 characters.
# $players: people, listed (Anna and Ben) · $count: how many, chooses the plural form (2)
end-winner = 🏆 { $players } { $count ->
    [one] wins!
   *[other] share the victory!
  }

# The end: a line of the message everybody sees; at most 90 characters.
# $amount: money (29 points)
end-worth = With **{ $amount }**

# The end: a choice in a menu; at most 100 characters.
# $rank: the place in the ranking (2) · $name: a person (Anna)
end-rank = { $rank }. { $name }

# The end: a line of the message everybody sees; at most 90 characters.
# $seed: the seed
end-seed = The game's seed: `{ $seed }`

# The end: a line of the message everybody sees; at most 90 characters.
end-called-off = The game was ended early.

# The end: a line of the message everybody sees; at most 90 characters.
end-time-up = Time ran out.

# The end: a line of the message everybody sees; at most 90 characters.
# $players: people, listed (Anna and Ben)
end-ahead = Ahead: { $players }

## Rules

# Rules: the title of a panel; at most 60 characters.
# $game: a game's name (City)
rules-title = { $game } rules

# Rules: a line of a panel that one person sees; at most 120 characters.
# $count: how many, chooses the plural form (4) · $game: a game's name (City) · $query: what was searched for (1 quantum)
rules-found = { $count ->
    [0] Nothing in the rules of { $game } matches “{ $query }”.
    [one] One result for “{ $query }”.
   *[other] { $count } results for “{ $query }”.
  }

# Rules: a line of a panel that one person sees; at most 120 characters.
# $ids: numbers of rules (BUILDER-151–156)
rules-ids = Rules: { $ids }

# Rules: a line of a panel that one person sees; at most 120 characters.
rules-start = Choose a topic, or search with `/quartier rules`.

## Help

# The answer to `/quartier help`, one paragraph a line; no longer than English. Commands are called as in `commands.ftl`.
help-text =
    { "" }**Quartier** plays property games in your channel.
    `/play` opens a table, the others press **Join**, and the host presses **Start**. After that, buttons do everything.
    `/quartier learn` teaches a game in two minutes, in private; `/quartier daily` is today's game, the same for everybody; `/quartier rules` answers questions about the rules.
    Prefer typing? `/move` rolls, buys, bids, builds, proposes trades and shows your hand; `/table orders` makes moves for you.
    `/tables` finds this server's tables; `/table` pauses, leaves or ends one, and looks back with `/table history` and `/table analysis`.
    `/quartier stats` shows your results, `/quartier ranking` the best players, `/quartier settings` your language, colours and blocked people; `/quartier notices` sets how I ping you, `/quartier away` tells others you're away, `/privacy` shows what I keep about you, and `/quartier help` shows this again.

## Tables and settings

# `/tables`, new tables, settings: the title of a panel; at most 60 characters.
tables-title = Tables on this server

# `/tables`, new tables, settings: a line of a panel that one person sees; at most 120 characters.
tables-none = There are no open tables on this server. Open one with `/play`.

# `/tables`, new tables, settings: a button; at most 25 characters.
button-openings = New tables…

# `/tables`, new tables, settings: what a closed menu says; at most 40 characters.
openings-menu = Tell me about new tables for…

# `/tables`, new tables, settings: a line of a panel that one person sees; at most 120 characters.
# $games: games, listed (Deal)
openings-on = 🔔 I'll tell you when a table opens here: { $games }.

# `/tables`, new tables, settings: a line of a panel that one person sees; at most 120 characters.
openings-off = I won't tell you about new tables here.

# `/tables`, new tables, settings: a line of a panel that one person sees; at most 120 characters.
# $game: a game's name (City) · $table: the table's number (2) · $players: people, listed (Anna and Ben) · $state: what the table is doing (closed)
tables-line = **{ $game }** #{ $table }: { $players } ({ $state })

# `/tables`, new tables, settings: a line of a panel that one person sees; at most 120 characters.
# $line: a table in one line, as `tables-line` says it (**City** #1: Tom (waiting for players)) · $where: a link to the table's channel (#games)
tables-place = { $line } · { $where }

# What a table is doing, in lists of tables; at most 25 characters.
state-lobby = waiting for players

# What a table is doing, in lists of tables; at most 25 characters.
state-playing = in play

# What a table is doing, in lists of tables; at most 25 characters.
state-paused = paused

# What a table is doing, in lists of tables; at most 25 characters.
state-over = over

# What a table is doing, in lists of tables; at most 25 characters.
state-closed = closed

# `/tables`, new tables, settings: a line of a panel that one person sees; at most 120 characters.
# $game: a game's name (City) · $where: a link to the table's channel (#games)
opened = Your { $game } table is open: { $where }

# `/tables`, new tables, settings: a line of a panel that one person sees; at most 120 characters.
# $names: people, listed (Anna and Ben)
invite-sent = Invited: { $names }. They'll get pinged the way they've chosen.

# `/tables`, new tables, settings: a line of a panel that one person sees; at most 120 characters.
# $names: people, listed (Anna and Ben)
invite-refused = Couldn't invite { $names }: only people who can see this channel can play.

# `/tables`, new tables, settings: a line of a panel that one person sees; at most 120 characters.
# $game: a game's name (City) · $where: a link to the table's channel (#games)
opened-here = I couldn't open a thread, so your { $game } table is here in the channel: { $where }

# `/tables`, new tables, settings: a button; at most 25 characters.
settings-server = This server's settings

# `/tables`, new tables, settings: a button; at most 25 characters.
settings-person = Your own settings

# `/tables`, new tables, settings: a line of a panel that one person sees; at most 120 characters.
end-asked = The others are being asked to vote in the game.

# `/tables`, new tables, settings: a line of a panel that one person sees; at most 120 characters.
settings-saved = Saved.

# `/tables`, new tables, settings: what a closed menu says; at most 40 characters.
settings-lang = Language

# `/tables`, new tables, settings: what a closed menu says; at most 40 characters.
settings-pace = Pace of new tables

# `/tables`, new tables, settings: what a closed menu says; at most 40 characters.
settings-place = Tables open

# `/tables`, new tables, settings: a line of a panel that one person sees; at most 120 characters.
settings-as-discord = same as Discord

# `/tables`, new tables, settings: a line of a panel that one person sees; at most 120 characters.
settings-as-host = the host's language

# `/tables`, new tables, settings: a line of a panel that one person sees; at most 120 characters.
settings-as-server = same as server

# `/tables`, new tables, settings: what a closed menu says; at most 40 characters.
settings-private-theme = Private pictures

# `/tables`, new tables, settings: what a closed menu says; at most 40 characters.
settings-public-theme = Public pictures

# The colours of pictures, in settings; at most 25 characters.
theme-dark = dark

# The colours of pictures, in settings; at most 25 characters.
theme-light = light

# `/tables`, new tables, settings: what a closed menu says; at most 40 characters.
settings-hints = First-time tips

# `/tables`, new tables, settings: what a closed menu says; at most 40 characters.
settings-results = Statistics

# `/tables`, new tables, settings: a choice in a menu; at most 100 characters.
# $name: what it is called (Language) · $value: what was chosen (same as Discord)
settings-line = { $name }: { $value }

# The title of a table's thread; at most 100 characters.
# $game: a game's name (City) · $host: the table's host (Anna)
thread-name = { $game } · { $host }

# The title of a table's thread; at most 100 characters.
# $game: a game's name (City) · $players: people, listed (Anna and Ben)
thread-name-many = { $game } · { $players }

## Refusals: the rules' kit and the door

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-not-your-turn = It isn't your turn yet.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters. `.bare`: the same when the facts are not known.
# $action: a move's label (Roll the dice)
refusal-not-now = You can't do “{ $action }” right now.
    .bare = You can't do that right now.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-too-late = Too late, this decision has already been made.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-repeated = I already got that one.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $low: the least allowed, money or a number (-150) · $high: the most allowed, money or a number (150)
refusal-out-of-range = It must be between { $low } and { $high }.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $step: the step that numbers or amounts keep to (10k)
refusal-bad-step = Only in steps of { $step }, please.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-not-a-choice = You can't choose that right now.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $text: what was typed
refusal-not-a-number = I can't read “{ $text }” as a number. Write it like 205.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $text: what was typed (a.b)
refusal-not-an-amount = I can't read “{ $text }” as an amount. Write it like 3.5M or 750k.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-too-large = That number is much too large.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $low: the least amount allowed (10)
refusal-too-small = The smallest amount is { $low }.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-paused = The table is paused.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-over = This game is over.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-closed = This table is closed.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-no-table = I can't find that table; `/tables` lists the ones on this server.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-not-playing = The game at this table hasn't started yet.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-started = This game has already started.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-stranger = You're not sitting at this table. Open your own with `/play`.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-forged = This button is out of date. Use the ones on the latest message.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-late = Too late, time ran out.

## Refusals: the lobby

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $host: the table's host (Anna)
refusal-not-host = Only { $host }, the host, can do that.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-table-full = All seats are taken.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-already-seated = You're already sitting at this table.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-not-seated = You're not sitting at this table.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $seats: how many players (3)
refusal-too-few-players = You need at least { $seats } players.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-season-date = Please write both dates like 2026-12-01.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-season-order = The last day comes before the first.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-season-past = The last day is already in the past.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $days: how many days (3)
refusal-season-long = A season can last { $days } days at most and must start within { $days } days from now.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-no-player = I can't find a player by that name with finished games. Please choose from the list.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-no-robot = There's no robot in that seat.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-no-such-option = This game has no such option.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-not-over = This game isn't over yet.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-no-lobby = The game has already started, or its lobby is closed.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-token-taken = Somebody else has this token.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-unknown-game = I don't know that game.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $limit: whose limit is reached (minute, person or server) · $count: how many, chooses the plural form (3)
refusal-too-many-tables = { $limit ->
    [minute] You've opened { $count ->
        [one] a table
       *[other] { $count } tables
    } within a minute. Please wait a little.
    [person] You already host { $count ->
        [one] an open table
       *[other] { $count } open tables
    }. Finish one first.
   *[server] This server already has { $count ->
        [one] an open table
       *[other] { $count } open tables
    }. Finish one first.
  }

## Errors

# A private answer when something failed; at most 150 characters.
# $id: a code to tell the developers (ca2c9dc0)
error-calm = Something went wrong on my side. Nothing has changed, so please try again. (Error { $id })

# A private answer when something failed; at most 150 characters.
# $permission: a permission's name in Discord (Attach Files)
error-permission = I'm missing a permission in this channel: { $permission }.

# A private answer when something failed; at most 150 characters.
# $permission: a permission's name in Discord (Send Messages)
error-thread = I can't open a thread, and to play in the channel I'm missing a permission: { $permission }.

# A private answer when something failed; at most 150 characters.
# $bot: a mention of the bot (@Quartier)
error-private-thread = This thread is private. Mention me in it ({ $bot }) so I can write here, then try again.

# A private answer when something failed; at most 150 characters.
# $id: a code to tell the developers (40411724)
error-undelivered = Discord didn't let me do that. Please try again in a moment. (Error { $id })

# A private answer when something failed; at most 150 characters.
# $game: a game's name (City)
error-pace = { $game } can't be played at this pace; choose another.

# A private answer when something failed; at most 150 characters.
# $text: what was typed (a.b)
error-unknown-action = I don't understand “{ $text }”. Choose from the list while you type.

# A private answer when something failed; at most 150 characters.
# $game: a game's name (City)
error-command-elsewhere = That move doesn't exist in { $game }. `/move hand` shows yours.

# Errors: a line of the message everybody sees; at most 90 characters.
resumed = The bot was offline. The clocks were stopped meanwhile.

## The table's own options

# The name of an option in the lobby; at most 60 characters.
table-option-substitute = Who plays when someone's away

# The option “Who plays when someone's away” in short, on its closed menu; at most 25 characters.
table-option-substitute-menu = If someone is away

# A value of the lobby's option “Who plays when someone's away”; at most 60 characters.
table-option-substitute-off = nobody

# The name of an option in the lobby; at most 60 characters.
table-option-time-limit = Time limit

# A value of the lobby's option “Time limit”; at most 60 characters.
table-option-time-limit-0 = none

# A value of the lobby's option “Time limit”; at most 60 characters.
table-option-time-limit-20 = 20 minutes

# A value of the lobby's option “Time limit”; at most 60 characters.
table-option-time-limit-60 = an hour

# A value of the lobby's option “Time limit”; at most 60 characters.
table-option-time-limit-20160 = 14 days

## During the game: pause, absent people, votes

# During the game: a button; at most 25 characters.
button-table = Table…

# During the game: a button; at most 25 characters.
button-pause = Pause

# During the game: a button; at most 25 characters.
button-break = Ask for a break

# During the game: a button; at most 25 characters.
button-resume = Resume

# During the game: a button; at most 25 characters.
button-ask-end = Ask to end the game

# During the game: a button; at most 25 characters.
button-end = End for everyone…

# During the game: a button; at most 25 characters.
button-undo = Undo

# During the game: a button; at most 25 characters.
button-undo-withdraw = Withdraw the request

# During the game: a button; at most 25 characters.
button-end-now = End for everyone

# During the game: a line of the message everybody sees; at most 90 characters.
end-sure = This ends the game for everyone, right here, and then shows the ranking.

# During the game: what a closed menu says; at most 40 characters.
menu-vote-out = Vote to remove…

# During the game: a line of the message everybody sees; at most 90 characters.
# $host: the table's host (Anna)
table-host = { $host } hosts this table.

# During the game: a line of the message everybody sees; at most 90 characters.
paused-absent = Everybody is away, so the table is paused. Press any button to go on.

# During the game: a line of the message everybody sees; at most 90 characters.
paused-gone = This table's channel is gone, so the table is paused.

# During the game: a line of the message everybody sees; at most 90 characters.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
paused-until = If nobody comes back, the game ends for everyone { $until }

# During the game: a line of the message everybody sees; at most 90 characters.
# $names: people, listed (Anna and Ben)
away-names = Away (short time limit): { $names }

# During the game: a line of a message; at most 90 characters.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
limit-until = Time is up { $until }, then comes the final count.

# During the game: a line of a message; at most 90 characters.
limit-last = Time is up. This is the last turn.

# A vote that everybody sees; at most 90 characters.
# $name: a person (Anna)
vote-out = Remove { $name } from the game?

# A vote that everybody sees; at most 90 characters.
vote-pause = Pause the game?

# A vote that everybody sees; at most 90 characters.
vote-end = End the game for everyone?

# A vote that everybody sees; at most 90 characters.
# $name: a person (Anna)
vote-undo = Let { $name } take back the last move?

# During the game: a button; at most 25 characters.
undo-agree = Agree

# During the game: a button; at most 25 characters.
undo-refuse = Decline

# During the game: a line of a message; at most 90 characters.
undo-done = Your last move has been taken back.

# During the game: a line of a panel that one person sees; at most 120 characters.
undo-asked = The others are being asked in the game.

# During the game: a line of the message everybody sees; at most 90 characters.
undone = The move that led here was taken back.

# A vote that everybody sees; at most 90 characters.
vote-end-settled = Nothing is likely to change any more.

# A vote that everybody sees; at most 90 characters.
# $ranks: people in order, with what they own (1. Anna · 2. Tom)
vote-end-standing = If it ended now: { $ranks }

# A vote that everybody sees; at most 90 characters.
# $names: people, listed (Anna and Ben)
vote-silent = Still to vote: { $names }

# A vote that everybody sees; at most 90 characters.
# $names: people, listed (Anna and Ben)
vote-cast = Voted: { $names }

# A vote that everybody sees; at most 90 characters.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
vote-until = The vote ends { $until }. Silence counts as no.

# A vote that everybody sees; at most 90 characters.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
vote-until-yes = The vote ends { $until }. Silence counts as yes, because the last decision was missed.

# A vote that everybody sees; at most 90 characters.
# $question: the question voted on (Play another hour?)
vote-won = { $question } **Yes.**

# A vote that everybody sees; at most 90 characters.
# $question: the question voted on (End the game for everyone?)
vote-lost = { $question } **No.**

# A vote that everybody sees; at most 90 characters.
# $question: the question voted on (End the game for everyone?)
vote-moot = { $question } The vote is closed.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-not-started = The game hasn't started yet.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-no-such-table = I can't find that table.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-no-such-game = I don't know that game.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-no-game = There's no game at this table yet.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-not-paused = The table isn't paused.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-vote-running = There's already a vote.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
refusal-asked-in-vain = The others have just voted to play on. You can ask again { $until }.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-not-asked = This question isn't for you.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-undo-off = This table doesn't allow taking moves back. The host chooses that in the lobby.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-undo-nothing = You can only take back the very last move, before anybody else or the clock has acted.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-undo-thrown = You can't take this move back: chance was involved.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-undo-shown = You can't undo this: it revealed something hidden.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-undo-asked = The others have already been asked about this move.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-undo-robot = A robot said no: undoing would cost it something.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-no-vote = There's no vote right now.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-not-sure = Please confirm that you want to end the game for everyone.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $missed: how many moves were missed (2) · $needed: how many it takes
refusal-too-early = { $missed ->
    [one] One move has been missed so far. A vote takes { $needed } in a row.
   *[other] { $missed } moves have been missed so far. A vote takes { $needed } in a row.
  }

# Why something can't be done now; only the person who tried it sees it, not much longer than English.
refusal-unwritable = I can't save anything right now, so nothing has changed. Everything played so far is safe and the clocks have stopped. Try again in a few minutes.

# Why something can't be done now; only the person who tried it sees it, no longer than English.
refusal-uncertain = My database went away while I was saving, so I don't know yet whether this counts. The clocks are stopped. Check the table in a few minutes, and try again only if nothing has changed.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-moving = One moment, I'm taking over this server's tables. If nothing happens in a few seconds, please try again.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $id: a code to tell the developers
refusal-mishap = Something went wrong on my side. Nothing has changed, so please try again. (Error { $id })

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-no-table-here = There's no game in this channel. Open a table with `/play`.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-which-table = There are several tables here, and you sit at more than one. Please use their buttons.

# A private answer when something failed; at most 150 characters.
error-staff-only = Only people who manage this server can do that.

# A private answer when something failed; at most 150 characters.
error-old-command = Discord is showing an old version of this command. Please reload Discord and try again.

# A private answer when something failed; at most 150 characters.
error-slow = That took too long. Please press the button again.

# A private answer when something failed; at most 150 characters.
error-restarting = I'm restarting. Nothing has changed, so please try again in a moment.

# A private answer when something failed; at most 150 characters.
# $person: a mention of the person (@Anna)
error-unanswered = { $person } Discord didn't let me answer you just now. If it went through, you'll see it in the game; otherwise please try again.

## Discord's permissions, by their names in Discord

# The name of a permission exactly as Discord calls it in this language.
permission-view_channel = View Channel

# The name of a permission exactly as Discord calls it in this language.
permission-send_messages = Send Messages

# The name of a permission exactly as Discord calls it in this language.
permission-send_messages_in_threads = Send Messages in Threads

# The name of a permission exactly as Discord calls it in this language.
permission-create_public_threads = Create Public Threads

# The name of a permission exactly as Discord calls it in this language.
permission-manage_threads = Manage Threads

# The name of a permission exactly as Discord calls it in this language.
permission-attach_files = Attach Files

# The name of a permission exactly as Discord calls it in this language.
permission-embed_links = Embed Links

# The name of a permission exactly as Discord calls it in this language.
permission-read_message_history = Read Message History

# The name of a permission exactly as Discord calls it in this language.
permission-pin_messages = Pin Messages

# The name of a permission exactly as Discord calls it in this language.
permission-manage_guild = Manage Server

# The name of a permission exactly as Discord calls it in this language.
permission-administrator = Administrator

# All games: a sum of money, everywhere.
cash-hidden = •••
