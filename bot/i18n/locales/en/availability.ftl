### Announced leaves, quiet hours, and how people are called at tables that are not live.

## At the table

table-option-leave = While someone is away
table-option-leave-wait = the table waits
table-option-leave-robot = a robot plays, as if they missed a move
leave-waits = 🧳 { $name } is back { $until }. The table is waiting.
leave-waited = 🧳 { $name } is back { $until }. The table isn't waiting any longer.
leave-robot = 🧳 { $name } is back { $until }. A robot is playing meanwhile.

## Calling somebody

notice-call = { $seat }: it's your turn.
notice-reminder = { $seat }: it's still your turn.
notice-soon = { $seat }: you're next.
notice-invite = { $seat }: { $host } invites you to this table.
notice-opened = { $seat }: { $host } has opened this table.
notice-waiting = { $seat } needs one more player to start.
notice-order = { $seat }: one of your standing orders couldn't be carried out and is withdrawn ({ $order }).
notice-until = Time is up { $until }
notice-paused = { $seat }: paused.
notice-others = { $seat }: waiting for { $names }.
notice-digest = 📋 Your slow games
notices-closed = ✉️ I couldn't send you a direct message, so I'll mention you in the channel again.
notices-no-list = ✉️ I couldn't send you the list of your slow games, so I've stopped it.

## Choosing how one is called

button-notices = Notices…
button-away = Away…
button-zone = Time zone…
button-everywhere = Everywhere…
notices-title = 🔔 Notices of slow games
notices-explained = In live games I call you in the channel, unless you switch mentions off.
notices-zone = 🕑 Time zone: **{ $zone }** (now { $time })
notices-guess = 🕑 Time zone, my guess: **{ $zone }** (now { $time })
notices-server = 🕑 This server's time zone: **{ $zone }** (now { $time })
notices-table = 🔔 Notices of { $game }, table { $table }
notices-elsewhere = Everywhere else: { $value }.
notices-way = Calls
notices-here = Here
notices-mention = mention in the channel
notices-direct = direct message
notices-off = not at all
notices-usual = same as elsewhere
notices-marks = Also…
notices-reminders = One reminder
notices-reminders-hint = When half your time for a move is over
notices-soon = My turn soon
notices-soon-hint = When the player before you is up
notices-digest = Weekly list
notices-digest-hint = All your slow games, Sundays by direct message
notices-quiet = Quiet hours
notices-never = none
notices-as-server = same as the server
server-hours = 🕑 Time zone: { $zone }
button-server-hours = Quiet hours…
server-hours-title = This server's quiet hours
server-hours-explained = They apply to everyone who hasn't set any in `/quartier notices`.
server-hours-none = 🕑 No time zone has been set yet.
server-hours-form = This server's time zone
notices-zone-form = Your time zone
notices-zone-field = Time zone
notices-zone-hint = A city or a name such as Europe/Paris
zone-like = I can't find the time zone “{ $text }”. Do you mean { $like }?
zone-unknown = I can't find the time zone “{ $text }”. Name a big city in yours, such as Paris or Montreal.
refusal-quiet-hours = Quiet hours need a start and an end, such as 22–8, and last { $hours } hours at most.

## Being away

button-until = Until…
button-am-back = I'm back
button-away-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
away-title = 🧳 Being away
away-no = You're here. How long will you be away?
away-explained = Your slow tables show until when. They wait, or a robot plays, as agreed at the start. Nobody calls you.
away-left = { $left ->
    [0] Tables wait at most { $days } days in { $within }. You have none left right now.
    [one] Tables wait at most { $days } days in { $within }. You have 1 left.
   *[other] Tables wait at most { $days } days in { $within }. You have { $left } left.
  }
away-yes = You're away. You'll be back { $until }.
away-waits = -# Tables wait until { $until }, at most { $days } days in { $within }. After that you just miss your moves.
away-zone = Time zone: { $zone } (now { $time }). Change it with `/quartier notices`.
away-back = Welcome back! You have the full time for everything that's waiting.
away-form = Being away
away-field = Until the end of which day?
away-hint = A day, a date or a number of days
away-example = Sunday, 29/11, 3 days
refusal-leave-day = I don't understand that day. Write it like Sunday, 29/11 or 3 days.
refusal-leave-past = That day is already over.
refusal-leave-long = You can be away for { $days } days at most.

## Days

date-long = { $weekday } { $day } { $month }
date-in-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
day-today = today
day-tomorrow = tomorrow
date-days = day days d
date-weeks = week weeks w
date-one = a an one
date-fillers = until till to in for the on next of th st nd rd
weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
