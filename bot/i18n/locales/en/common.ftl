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
paused = The table is paused; no clock is running.
clock-stands = ⏸️ The clock stands still

## The lobby

lobby-title = { $game } · { $pace } pace
lobby-seats = Seats ({ $taken } of { $most })
lobby-few = { $missing ->
    [one] One more player is needed, a person or a robot.
   *[other] { $missing } more players are needed, people or robots.
  }
lobby-ready = Ready: { $host } may start.
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
lobby-private = Only the host, { $host }, sets options and starts.
pace-live = live
pace-slow = slow
pace-brisk = brisk
pace-live-hint = Everybody is here; a game in one evening
pace-brisk-hint = A few minutes for each decision; a game over an afternoon
pace-slow-hint = A few presses a day over some days
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
token-name-5 = Sky-blue star
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
menu-robot = Which robot shall join?
menu-unrobot = Which robot shall leave?
menu-pace = Pace
pace-limited = { $pace }, { $limit }
menu-preset = Setup
preset-printed = as printed
preset-short = 20 minutes
preset-evening = an hour
preset-days = two weeks
preset-own = your own
preset-substitute = robots play for the absent
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
mine-nothing = Nothing is waiting for you at the moment.
mine-out = You're out: the game goes on without you.
mine-blocked = { $action }: { $why }
ask-done = That's no longer possible: the game has moved on.
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
end-called-off = The game was called off.
end-time-up = Time was up.
end-ahead = Ahead: { $players }

## Rules

rules-title = Rules of { $game }
rules-found = { $count ->
    [0] Nothing in the rules of { $game } speaks of “{ $query }”.
    [one] One text speaks of “{ $query }”.
   *[other] { $count } texts speak of “{ $query }”.
  }
rules-ids = Rules: { $ids }
rules-start = Choose a subject, or search with `/quartier rules`.

## Help

help-text =
    { "" }**Quartier** plays property games in your channel.
    `/play` opens a table, the others press **Join**, and the host presses **Start**. Everything else is done with buttons.
    `/quartier learn` teaches a game in two minutes, in private; `/quartier daily` is today's game, the same for everybody; `/quartier rules` answers from the rules.
    Prefer typing? `/move` rolls, buys, bids, builds, proposes deals and shows your hand; `/table orders` lets moves be made for you.
    `/tables` finds the tables of this server; `/table` pauses, leaves or ends one, and looks back at it with `/table history` and `/table analysis`.
    `/quartier stats` sums your games up, `/quartier ranking` shows the best, `/quartier settings` sets your language, your colours and whom you never want to sit with, `/quartier notices` how you're called, `/quartier away` announces that you're away, `/privacy` shows what I keep about you.

## Tables and settings

tables-title = Tables of this server
tables-none = There are no open tables on this server. Open one with `/play`.
button-openings = New tables…
openings-menu = Tell me when a table opens of…
openings-on = 🔔 You're told when a table opens here: { $games }.
openings-off = You're told of no new tables here.
tables-line = **{ $game }** #{ $table }: { $players } ({ $state })
tables-place = { $line } · { $where }
state-lobby = waiting for players
state-playing = being played
state-paused = paused
state-over = over
state-closed = closed
opened = Your table of { $game } is open: { $where }
invite-sent = Invited: { $names }. Each is called as they have chosen.
invite-refused = No invitation for { $names }: only people who see this channel can play.
opened-here = No thread can be opened here, so your table of { $game } is open in the channel: { $where }
settings-server = Settings of this server
settings-person = Your own settings
end-asked = The others are asked: the vote stands in the game.
settings-saved = Saved.
settings-lang = Language
settings-pace = Pace of tables
settings-place = Place of tables
settings-as-discord = as Discord says
settings-as-host = the host's language
settings-as-server = as on the server
settings-private-theme = Private pictures
settings-public-theme = Public pictures
theme-dark = dark
theme-light = light
settings-hints = First-time explanations
settings-results = Statistics
settings-line = { $name }: { $value }
thread-name = { $game } · { $host }
thread-name-many = { $game } · { $players }

## Refusals: the rules' kit and the door

refusal-not-your-turn = It isn't your turn yet.
refusal-not-now = “{ $action }” isn't possible now.
    .bare = That isn't possible now.
refusal-too-late = Too late: this decision has already been made.
refusal-repeated = This press has already been counted.
refusal-out-of-range = Between { $low } and { $high }, please.
refusal-bad-step = Only in steps of { $step }, please.
refusal-not-a-choice = That isn't among the choices now.
refusal-not-a-number = “{ $text }” isn't a number I understand. Write it like 205.
refusal-not-an-amount = “{ $text }” isn't an amount I understand. Write it like 3.5M or 750k.
refusal-too-large = That number is far too large.
refusal-too-small = The smallest amount is { $low }.
refusal-paused = The table is paused.
refusal-over = This game is over.
refusal-closed = This table is closed.
refusal-no-table = I can't find that table; `/tables` lists the ones on this server.
refusal-not-playing = No game is being played at this table yet.
refusal-started = This game has already started.
refusal-stranger = You're not sitting at this table; `/play` opens one of your own.
refusal-forged = This button is out of date. Use the ones on the latest message.
refusal-late = Too late: time was up.

## Refusals: the lobby

refusal-not-host = Only the host, { $host }, may do that.
refusal-table-full = All seats are taken.
refusal-already-seated = You're already sitting at this table.
refusal-not-seated = You're not sitting at this table.
refusal-too-few-players = At least { $seats } players are needed.
refusal-season-date = Please write both dates like 2026-12-01.
refusal-season-order = The last day comes before the first.
refusal-season-past = The last day is over already.
refusal-season-long = A season lasts { $days } days at most, and begins less than { $days } days from now.
refusal-no-player = Nobody of that name has finished a game here, or several have it: please choose from the list.
refusal-no-robot = No robot sits there.
refusal-no-such-option = This game has no such option.
refusal-not-over = This game isn't over yet.
refusal-no-lobby = The game has already started, or its lobby is closed.
refusal-token-taken = Somebody else has this token.
refusal-unknown-game = I don't know such a game.
refusal-too-many-tables = { $limit ->
    [minute] You've opened { $count ->
        [one] a table
       *[other] { $count } tables
    } within a minute. Wait a little, please.
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

error-calm = Something went wrong on my side. Nothing was changed; please press again. (Error { $id })
error-permission = I'm missing a permission in this channel: { $permission }.
error-thread = No thread can be opened here, and to play in the channel itself I lack a permission: { $permission }.
error-private-thread = This thread is private. Mention me in it ({ $bot }) so that I may write here, then try again.
error-undelivered = Discord didn't let me do that. Please try again in a moment. (Error { $id })
error-pace = { $game } can't be played at this pace; choose another.
error-unknown-action = I don't understand “{ $text }”. Choose from the list while you type.
error-command-elsewhere = There's no such move in { $game }; `/move hand` shows yours.
resumed = The bot was offline; the clocks were stopped meanwhile.

## The table's own options

table-option-substitute = Who plays for the absent
table-option-substitute-menu = For the absent
table-option-substitute-off = nobody
table-option-time-limit = Time limit
table-option-time-limit-0 = none
table-option-time-limit-20 = 20 minutes
table-option-time-limit-60 = an hour
table-option-time-limit-20160 = 14 days

## During the game: pause, absent people, votes

button-table = Table…
button-pause = Pause
button-break = Ask for a pause
button-resume = Resume
button-ask-end = Ask to end the game
button-end = End the game…
button-undo = Undo
button-undo-withdraw = Withdraw the request
button-end-now = End the game
end-sure = It ends here. The ranking follows at once.
menu-vote-out = Vote about the seat of…
table-host = The host of this table is { $host }.
paused-absent = Everybody is away, so the table is paused. Any press goes on.
paused-gone = The channel of this table is gone, so it's paused.
paused-until = If nobody comes back, the game is called off { $until }
away-names = Away (short time limit): { $names }
limit-until = Time is up { $until }, then comes the count.
limit-last = Time is up: this is the last turn.
vote-out = Shall { $name } leave the game?
vote-pause = Pause the game?
vote-end = End the game?
vote-undo = { $name } would like to take back the last step.
undo-agree = Agree
undo-refuse = Refuse
undo-done = Your last step is taken back.
undo-asked = The others are asked: the question stands in the game.
undone = The step that led here was taken back.
vote-end-settled = Nothing is likely to change any more.
vote-end-standing = If it ended now: { $ranks }
vote-silent = Still to vote: { $names }
vote-cast = Voted: { $names }
vote-until = The vote ends { $until }. No answer counts as no.
vote-until-yes = The vote ends { $until }. No answer counts as yes, since the last decision was missed.
vote-won = { $question } **Yes.**
vote-lost = { $question } **No.**
vote-moot = { $question } The vote is closed.

refusal-not-started = The game hasn't started yet.
refusal-no-such-table = I don't know this table (any more).
refusal-no-such-game = I don't know such a game.
refusal-no-game = No game is being played at this table.
refusal-not-paused = The table isn't paused.
refusal-vote-running = A vote is already open.
refusal-asked-in-vain = The people have just decided to go on; you may ask again { $until }.
refusal-not-asked = You're not asked about this.
refusal-undo-off = Steps aren't taken back at this table; the host chooses that in the lobby.
refusal-undo-nothing = No step of yours can be taken back: only the very last one can, before anybody else or the clock has acted.
refusal-undo-thrown = This step can't be taken back: there was chance in it.
refusal-undo-shown = This step can't be taken back: it showed something that was hidden.
refusal-undo-asked = The others have already been asked about this step.
refusal-undo-robot = A robot doesn't agree: it would lose by that.
refusal-no-vote = No vote is open.
refusal-not-sure = To end the game, please confirm.
refusal-too-early = { $missed ->
    [one] Only one move has been missed; a vote takes { $needed } in a row.
   *[other] Only { $missed } moves have been missed; a vote takes { $needed } in a row.
  }
refusal-unwritable = I can't save anything right now, so nothing has changed. Everything played so far is safe and the clocks have stopped. Try again in a few minutes.
refusal-uncertain = My database went away while I was writing this down, so I don't know yet whether it counts. No clock runs; please look at the table in a few minutes, and press again only if nothing has changed.
refusal-moving = One moment: I'm taking over this server's tables. If nothing has changed in a few seconds, please try again.
refusal-mishap = Something went wrong on my side. Nothing was changed; please press again. (Error { $id })

refusal-no-table-here = No game is being played in this channel. `/play` opens a table.
refusal-which-table = Several tables play here, and you sit at more than one. Please use their buttons.
error-staff-only = Only those who manage this server may do that.
error-old-command = Discord still shows an old form of this command. Please reload Discord and try again.
error-slow = That took too long. Please press the button again.
error-restarting = I'm restarting. Nothing was changed; please press again in a moment.
error-unanswered = { $person } Discord didn't let me answer you just now. If your press counted, the game shows it; otherwise please press again.

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
