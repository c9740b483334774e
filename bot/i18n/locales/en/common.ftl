### Words of the house: numbers, tables, lobby, refusals, buttons. Names of games' things stand in each game's file.

number = { $n }
list-comma = {", "}
list = { $first } and { $last }
space-of = of { $space }
space-at = at { $space }
space-the = { $space }
deck-of = a { $deck } card
deck-the = the { $deck } deck
bank = the bank
none = nothing
robot = robot
more = More…
other = Other…
back = Back
yes = Yes
no = No

## The time

until = { $relative } ({ $time })
paused = The clocks are stopped while the table is paused.
clock-stands = ⏸️ The clock is stopped

## The lobby

lobby-title = { $game } · { $pace } pace
lobby-seats = Seats ({ $taken } of { $most })
lobby-few = { $missing ->
    [one] You need one more player, a person or a robot.
   *[other] You need { $missing } more players, people or robots.
  }
lobby-ready = Ready! { $host } can start.
lobby-due = Starts automatically (or closes if too few people have joined) { $until }
lobby-options = Options: { $options }
lobby-options-usual = Options: default
lobby-option = { $name }: { $value }
lobby-host = host
lobby-seat = { $n }. { $token } { $name }
lobby-seat-note = { $n }. { $token } { $name } ({ $note })
lobby-started = The game has started with { $players }.
lobby-closed = This lobby was closed without a game.
lobby-fingerprint = Fingerprint of the game's seed: `{ $fingerprint }`
lobby-private = Only { $host }, the host, sets options and starts.
pace-live = live
pace-slow = slow
pace-brisk = brisk
pace-live-hint = Everybody is here, a game in one evening
pace-brisk-hint = A few minutes per decision, a game in an afternoon
pace-slow-hint = A few moves a day over several days
token-0 = 🔵
token-1 = 🟧
token-2 = 🟢
token-3 = 🌸
token-4 = 🔴
token-5 = ⭐
token-6 = 🟡
token-7 = 🛡️
token-8 = 🟤
token-9 = 🍏
token-none = ▫️
token-name-0 = Blue disc
token-name-1 = Orange square
token-name-2 = Green triangle
token-name-3 = Pink diamond
token-name-4 = Red hexagon
token-name-5 = Light-blue star
token-name-6 = Yellow cross
token-name-7 = Grey shield
token-name-8 = Brown pillow
token-name-9 = Pale-green wedge

## Buttons and menus of the table

button-join = Join
button-leave = Leave
button-robot = Add a robot
button-robots = Robots…
button-options = Options…
button-token = Token…
button-rules = Rules
button-start = Start
button-rematch = Rematch
button-mine = My moves
button-not-now = Not now…
not-now-title = Not possible now
button-board = Board
button-log = { $count ->
    [one] +{ $count } line
   *[other] +{ $count } lines
  }
log-title = All of this turn
log-rest = { $count ->
    [one] … 1 more
   *[other] … { $count } more
}
menu-robot = Which robot joins?
menu-unrobot = Which robot leaves?
menu-pace = Pace
pace-limited = { $pace }, { $limit }
menu-preset = Setup
preset-printed = as printed
preset-short = 20 minutes
preset-evening = an hour
preset-days = two weeks
preset-own = your own
preset-substitute = robots play for anyone away
menu-marks = Variants: none
menu-token = Your token
menu-rules = Read about…
menu-page = More, from { $first }
menu-page-of = More: { $subjects }
form-title = { $action }
form-range = From { $low } to { $high }
form-number-example = for example { $example }

## Private panels

mine-title = Your moves
mine-nothing = There's nothing for you to do right now.
mine-out = You're out; the game goes on without you.
mine-blocked = { $action } · { $why }
ask-done = Too late, the game has moved on.
button-current = Show current
step-title = **{ $action }**
step-chosen = { $field }: **{ $value }**
step-answered = { $field } **{ $value }**

## The end

end-winner = 🏆 { $players } { $count ->
    [one] wins!
   *[other] share the victory!
  }
end-worth = With **{ $amount }**
end-rank = { $rank }. { $name }
end-seed = The game's seed: `{ $seed }`
end-called-off = The game was ended early.
end-time-up = Time was up.
end-ahead = Ahead: { $players }

## Rules

rules-title = Rules of { $game }
rules-found = { $count ->
    [0] Nothing in the rules of { $game } matches “{ $query }”.
    [one] One text matches “{ $query }”.
   *[other] { $count } texts match “{ $query }”.
  }
rules-ids = Rules: { $ids }
rules-start = Choose a topic, or search with `/quartier rules`.

## Help

help-text =
    { "" }**Quartier** plays property games in your channel.
    `/play` opens a table, the others press **Join**, and the host presses **Start**. After that, buttons do everything.
    `/quartier learn` teaches a game in two minutes, in private; `/quartier daily` is today's game, the same for everybody; `/quartier rules` answers questions about the rules.
    Prefer typing? `/move` rolls, buys, bids, builds, proposes trades and shows your hand; `/table orders` makes moves for you.
    `/tables` finds this server's tables; `/table` pauses, leaves or ends one, and looks back with `/table history` and `/table analysis`.
    `/quartier stats` shows your results, `/quartier ranking` the best players, `/quartier settings` your language, colours and blocked people; `/quartier notices` sets how I call you, `/quartier away` tells others you're away, `/privacy` shows what I keep about you, and `/quartier help` shows this again.

## Tables and settings

tables-title = Tables of this server
tables-none = There are no open tables on this server. Open one with `/play`.
button-openings = New tables…
openings-menu = Tell me about new tables of…
openings-on = 🔔 I'll tell you when a table opens here: { $games }.
openings-off = I don't tell you about new tables here.
tables-line = **{ $game }** #{ $table }: { $players } ({ $state })
tables-place = { $line } · { $where }
state-lobby = waiting for players
state-playing = in play
state-paused = paused
state-over = over
state-closed = closed
opened = Your { $game } table is open: { $where }
invite-sent = Invited: { $names }. They get called the way they've chosen.
invite-refused = Couldn't invite { $names }: only people who can see this channel can play.
opened-here = I couldn't open a thread, so your { $game } table is here in the channel: { $where }
settings-server = Settings of this server
settings-person = Your own settings
end-asked = The others are being asked. The vote is in the game.
settings-saved = Saved.
settings-lang = Language
settings-pace = Pace of new tables
settings-place = Tables open
settings-as-discord = same as Discord
settings-as-host = the host's language
settings-as-server = as on the server
settings-private-theme = Private pictures
settings-public-theme = Public pictures
theme-dark = dark
theme-light = light
settings-hints = First-time tips
settings-results = Statistics
settings-line = { $name }: { $value }
thread-name = { $game } · { $host }
thread-name-many = { $game } · { $players }

## Refusals: the rules' kit and the door

refusal-not-your-turn = It isn't your turn yet.
refusal-not-now = You can't do “{ $action }” right now.
    .bare = You can't do that right now.
refusal-too-late = Too late, this decision has already been made.
refusal-repeated = I've already counted this press.
refusal-out-of-range = It must be between { $low } and { $high }.
refusal-bad-step = Only in steps of { $step }, please.
refusal-not-a-choice = You can't choose that right now.
refusal-not-a-number = I can't read “{ $text }” as a number. Write it like 205.
refusal-not-an-amount = I can't read “{ $text }” as an amount. Write it like 3.5M or 750k.
refusal-too-large = That number is much too large.
refusal-too-small = The smallest amount is { $low }.
refusal-paused = The table is paused.
refusal-over = This game is over.
refusal-closed = This table is closed.
refusal-no-table = I can't find that table; `/tables` lists the ones on this server.
refusal-not-playing = The game at this table hasn't started yet.
refusal-started = This game has already started.
refusal-stranger = You're not sitting at this table. Open your own with `/play`.
refusal-forged = This button is out of date. Use the ones on the latest message.
refusal-late = Too late, time was up.

## Refusals: the lobby

refusal-not-host = Only { $host }, the host, can do that.
refusal-table-full = All seats are taken.
refusal-already-seated = You're already sitting at this table.
refusal-not-seated = You're not sitting at this table.
refusal-too-few-players = You need at least { $seats } players.
refusal-season-date = Please write both dates like 2026-12-01.
refusal-season-order = The last day comes before the first.
refusal-season-past = That last day is already over.
refusal-season-long = A season lasts { $days } days at most and starts within { $days } days from now.
refusal-no-player = I can't find one player of that name with finished games. Please choose from the list.
refusal-no-robot = There's no robot in that seat.
refusal-no-such-option = This game has no such option.
refusal-not-over = This game isn't over yet.
refusal-no-lobby = The game has already started, or its lobby is closed.
refusal-token-taken = Somebody else has this token.
refusal-unknown-game = I don't know that game.
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

error-calm = Something went wrong on my side. Nothing has changed, so please try again. (Error { $id })
error-permission = I'm missing a permission in this channel: { $permission }.
error-thread = I can't open a thread, and to play in the channel I'm missing a permission: { $permission }.
error-private-thread = This thread is private. Mention me in it ({ $bot }) so I can write here, then try again.
error-undelivered = Discord didn't let me do that. Please try again in a moment. (Error { $id })
error-pace = { $game } can't be played at this pace; choose another.
error-unknown-action = I don't understand “{ $text }”. Choose from the list while you type.
error-command-elsewhere = That move doesn't exist in { $game }. `/move hand` shows yours.
resumed = The bot was offline. The clocks were stopped meanwhile.

## The table's own options

table-option-substitute = Who plays for anyone away
table-option-substitute-menu = If someone is away
table-option-substitute-off = nobody
table-option-time-limit = Time limit
table-option-time-limit-0 = none
table-option-time-limit-20 = 20 minutes
table-option-time-limit-60 = an hour
table-option-time-limit-20160 = 14 days

## During the game: pause, absent people, votes

button-table = Table…
button-pause = Pause
button-break = Ask for a break
button-resume = Resume
button-ask-end = Ask to end the game
button-end = End for everyone…
button-undo = Undo
button-undo-withdraw = Withdraw the request
button-end-now = End for everyone
end-sure = This ends the game for everyone, right here. The ranking follows at once.
menu-vote-out = Vote to remove…
table-host = { $host } hosts this table.
paused-absent = Everybody is away, so the table is paused. Press any button to go on.
paused-gone = This table's channel is gone, so it's paused.
paused-until = If nobody comes back, the game ends for everyone { $until }
away-names = Away (short time limit): { $names }
limit-until = Time is up { $until }, then comes the final count.
limit-last = Time is up. This is the last turn.
vote-out = Remove { $name } from the game?
vote-pause = Pause the game?
vote-end = End the game for everyone?
vote-undo = Let { $name } take back the last step?
undo-agree = Agree
undo-refuse = Decline
undo-done = Your last step has been taken back.
undo-asked = The others are being asked. The question is in the game.
undone = The step that led here was taken back.
vote-end-settled = Nothing is likely to change any more.
vote-end-standing = If it ended now: { $ranks }
vote-silent = Still to vote: { $names }
vote-cast = Voted: { $names }
vote-until = The vote ends { $until }. No answer counts as no.
vote-until-yes = The vote ends { $until }. No answer counts as yes, because the last decision was missed.
vote-won = { $question } **Yes.**
vote-lost = { $question } **No.**
vote-moot = { $question } The vote is closed.

refusal-not-started = The game hasn't started yet.
refusal-no-such-table = I can't find that table.
refusal-no-such-game = I don't know that game.
refusal-no-game = There's no game at this table yet.
refusal-not-paused = The table isn't paused.
refusal-vote-running = There's already a vote.
refusal-asked-in-vain = The others have just voted to play on. You can ask again { $until }.
refusal-not-asked = This question isn't for you.
refusal-undo-off = This table doesn't allow taking steps back. The host chooses that in the lobby.
refusal-undo-nothing = You can only take back the very last step, before anybody else or the clock has acted.
refusal-undo-thrown = You can't take this step back: chance was involved.
refusal-undo-shown = You can't take this step back: it showed something hidden.
refusal-undo-asked = The others have already been asked about this step.
refusal-undo-robot = A robot declines, because it would lose by that.
refusal-no-vote = No vote is open.
refusal-not-sure = Please confirm that you want to end the game for everyone.
refusal-too-early = { $missed ->
    [one] One move has been missed so far. A vote takes { $needed } in a row.
   *[other] { $missed } moves have been missed so far. A vote takes { $needed } in a row.
  }
refusal-unwritable = I can't save anything right now, so nothing has changed. Everything played so far is safe and the clocks have stopped. Try again in a few minutes.
refusal-uncertain = My database went away while I was saving, so I don't know yet whether this counts. The clocks are stopped. Check the table in a few minutes, and try again only if nothing has changed.
refusal-moving = One moment, I'm taking over this server's tables. If nothing happens in a few seconds, please try again.
refusal-mishap = Something went wrong on my side. Nothing has changed, so please try again. (Error { $id })

refusal-no-table-here = There's no game in this channel. Open a table with `/play`.
refusal-which-table = There are several tables here, and you sit at more than one. Please use their buttons.
error-staff-only = Only people who manage this server can do that.
error-old-command = Discord is showing an old form of this command. Please reload Discord and try again.
error-slow = That took too long. Please press the button again.
error-restarting = I'm restarting. Nothing has changed, so please try again in a moment.
error-unanswered = { $person } Discord didn't let me answer you just now. If your press counted, the game shows it; otherwise please try again.

## Discord's permissions, by their names in Discord

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-manage_threads = Manage Threads
permission-attach_files = Attach Files
permission-embed_links = Embed Links
permission-read_message_history = Read Message History
permission-pin_messages = Pin Messages
permission-manage_guild = Manage Server
permission-administrator = Administrator
cash-hidden = •••
