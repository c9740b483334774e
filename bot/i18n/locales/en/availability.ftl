### Announced leaves, quiet hours, and how people are called at tables that are not live.

## At the table

table-option-leave = During an announced leave
table-option-leave-wait = the table waits
table-option-leave-robot = a robot plays, as for the absent
leave-waits = 🧳 { $name } is back { $until }. The table waits.
leave-waited = 🧳 { $name } is back { $until }. The table waits no longer.
leave-robot = 🧳 { $name } is back { $until }. A robot plays in the meantime.

## Calling somebody

notice-call = { $seat }: it's your turn.
notice-reminder = { $seat }: it's still your turn.
notice-soon = { $seat }: you're next.
notice-invite = { $seat }: { $host } invites you to this table.
notice-opened = { $seat }: { $host } has opened this table.
notice-waiting = { $seat } waits for one more person, then it can begin.
notice-order = { $seat }: one of your standing orders couldn't be carried out and is withdrawn ({ $order }).
notice-until = Time is up { $until }
notice-paused = { $seat }: paused.
notice-others = { $seat }: waiting for { $names }.
notice-digest = 📋 Your slow games
notices-closed = ✉️ I couldn't send you a direct message, so I mention you in the channel again.
notices-no-list = ✉️ I couldn't send you the list of your slow games by a direct message, so it comes no more.

## Choosing how one is called

button-notices = Notices…
button-away = Away…
button-zone = Time zone…
button-everywhere = Everywhere…
notices-title = 🔔 Notices of slow games
notices-explained = In live games you're called in the channel, unless you switch mentions off.
notices-zone = 🕑 Time zone: **{ $zone }**, where it is { $time } now.
notices-guess = 🕑 Time zone, as I guess: **{ $zone }**, where it is { $time } now.
notices-server = 🕑 Time zone of this server: **{ $zone }**, where it is { $time } now.
notices-table = 🔔 Notices of { $game }, table { $table }
notices-elsewhere = Everywhere else: { $value }.
notices-way = I'm called
notices-here = Here
notices-mention = mention in the channel
notices-direct = direct message
notices-off = not at all
notices-usual = as everywhere
notices-marks = Also…
notices-reminders = One reminder
notices-reminders-hint = When half of the time for your move has passed
notices-soon = Soon my turn
notices-soon-hint = When the person before you is to move
notices-digest = A list every week
notices-digest-hint = All your slow games, on Sundays, by a direct message
notices-quiet = Quiet hours
notices-never = none
notices-as-server = as the server
server-hours = 🕑 Time zone: { $zone }
button-server-hours = Quiet hours…
server-hours-title = Quiet hours of this server
server-hours-explained = They hold for whoever has chosen none in `/quartier notices`.
server-hours-none = 🕑 No time zone is chosen yet.
server-hours-form = Time zone of this server
notices-zone-form = Your time zone
notices-zone-field = Time zone
notices-zone-hint = A city or a name such as Europe/Paris
zone-like = There's no time zone “{ $text }”. Do you mean { $like }?
zone-unknown = There's no time zone “{ $text }”. Name a large city in yours, such as Paris or Montreal.
refusal-quiet-hours = Quiet hours have a beginning and an end, such as 22–8, and last { $hours } hours at most.

## Being away

button-until = Until…
button-am-back = I'm back
button-away-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
away-title = 🧳 Being away
away-no = You're here. How long will you be away?
away-explained = Your slow tables read until when. They wait, or a robot plays, as agreed at the start; nobody calls you.
away-left = { $left ->
    [0] Tables wait { $days } days in { $within } at most; you have none left now.
    [one] Tables wait { $days } days in { $within } at most; you have 1 left.
   *[other] Tables wait { $days } days in { $within } at most; you have { $left } left.
  }
away-yes = You're away. You're back { $until }.
away-waits = -# Tables that wait do so until { $until }: { $days } days in { $within } at most. Then everything goes on as for anybody who misses a move.
away-zone = Time zone: { $zone }, where it is { $time } now. `/quartier notices` changes it.
away-back = Welcome back. What waits for you has its full time again.
away-form = Being away
away-field = Until the end of which day?
away-hint = A day, a date or a count of days
away-example = Sunday, 29/11, 3 days
refusal-leave-day = I don't know that day. Type for example Sunday, 29/11 or 3 days.
refusal-leave-past = That day is over already.
refusal-leave-long = Nobody can be away for more than { $days } days at once.

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
