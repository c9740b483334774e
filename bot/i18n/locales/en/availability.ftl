### Announced leaves, quiet hours, and how people are called at tables that are not live.

## At the table

# The name of an option in the lobby; at most 60 characters.
table-option-leave = While someone is away

# A value of the lobby's option “While someone is away”; at most 60 characters.
table-option-leave-wait = the table waits

# A value of the lobby's option “While someone is away”; at most 60 characters.
table-option-leave-robot = a robot plays, as if they missed a move

# Somebody away, at their table: a line of a message; at most 90 characters.
# $name: a person (Anna) · $until: when, which Discord keeps counting (in 5 minutes (20:15))
leave-waits = 🧳 { $name } will be back { $until }. The table is waiting.

# Somebody away, at their table: a line of a message; at most 90 characters.
# $name: a person (Anna) · $until: when, which Discord keeps counting (in 5 minutes (20:15))
leave-waited = 🧳 { $name } will be back { $until }. The table is no longer waiting.

# Somebody away, at their table: a line of a message; at most 90 characters.
# $name: a person (Anna) · $until: when, which Discord keeps counting (in 5 minutes (20:15))
leave-robot = 🧳 { $name } will be back { $until }. A robot is playing meanwhile.

## Calling somebody

# A call to somebody, in the channel or a direct message: a line of a panel that one person sees; at most 120 characters.
# $seat: a mention of the person; in a direct message the game and its place (@Anna)
notice-call = { $seat }: it's your turn.

# A call to somebody, in the channel or a direct message: a line of a panel that one person sees; at most 120 characters.
# $seat: a mention of the person; in a direct message the game and its place (@Anna)
notice-reminder = { $seat }: it's still your turn.

# A call to somebody, in the channel or a direct message: a line of a panel that one person sees; at most 120 characters.
# $seat: a mention of the person; in a direct message the game and its place (@Anna)
notice-soon = { $seat }: you're next.

# A call to somebody, in the channel or a direct message: a line of a panel that one person sees; at most 120 characters.
# $seat: a mention of the person; in a direct message the game and its place (@Anna) · $host: the table's host (Anna)
notice-invite = { $seat }: { $host } invites you to this table.

# A call to somebody, in the channel or a direct message: a line of a panel that one person sees; at most 120 characters.
# $seat: a mention of the person; in a direct message the game and its place (@Anna) · $host: the table's host (Anna)
notice-opened = { $seat }: { $host } has opened this table.

# A call to somebody, in the channel or a direct message: a line of a message; at most 90 characters.
# $seat: a mention of the person; in a direct message the game and its place (@Anna)
notice-waiting = { $seat } needs one more player to start.

# A call to somebody, in the channel or a direct message: a line of a panel that one person sees; at most 120 characters.
# $seat: a mention of the person; in a direct message the game and its place (@Anna) · $order: a standing order (Roll for me)
notice-order = { $seat }: one of your standing orders couldn't be carried out and has been withdrawn ({ $order }).

# A call to somebody, in the channel or a direct message: a line of a panel that one person sees; at most 120 characters.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
notice-until = Time is up { $until }

# A call to somebody, in the channel or a direct message: a line of a message; at most 90 characters.
# $seat: a mention of the person; in a direct message the game and its place (@Anna)
notice-paused = { $seat }: paused.

# A call to somebody, in the channel or a direct message: a line of a panel that one person sees; at most 120 characters.
# $seat: a mention of the person; in a direct message the game and its place (@Anna) · $names: people, listed (Anna and Ben)
notice-others = { $seat }: waiting for { $names }.

# A call to somebody, in the channel or a direct message: a line of a panel that one person sees; at most 120 characters.
notice-digest = 📋 Your slow games

# A call to somebody, in the channel or a direct message: a line of a message; at most 90 characters.
notices-closed = ✉️ I couldn't send you a direct message, so I'll mention you in the channel again.

# A call to somebody, in the channel or a direct message: a line of a message; at most 90 characters.
notices-no-list = ✉️ I couldn't send you the list of your slow games, so I've stopped it.

## Choosing how one is called

# `/quartier notices`: a button; at most 25 characters.
button-notices = Notices…

# `/quartier notices`: a button; at most 25 characters.
button-away = Away…

# `/quartier notices`: a button; at most 25 characters.
button-zone = Time zone…

# `/quartier notices`: a button; at most 25 characters.
button-everywhere = Everywhere…

# `/quartier notices`: the title of a panel; at most 60 characters.
notices-title = 🔔 Notices for slow games

# `/quartier notices`: a line of a panel that one person sees; at most 120 characters.
notices-explained = In live games I mention you in the channel, unless you switch that off.

# `/quartier notices`: a line of a panel that one person sees; at most 120 characters.
# $zone: a time zone (America/New_York) · $time: the time of day (15:20)
notices-zone = 🕑 Time zone: **{ $zone }** (now { $time })

# `/quartier notices`: a line of a panel that one person sees; at most 120 characters.
# $zone: a time zone (America/New_York) · $time: the time of day (15:20)
notices-guess = 🕑 Time zone, my guess: **{ $zone }** (now { $time })

# `/quartier notices`: a line of a panel that one person sees; at most 120 characters.
# $zone: a time zone (Europe/Paris) · $time: the time of day (21:20)
notices-server = 🕑 This server's time zone: **{ $zone }** (now { $time })

# `/quartier notices`: a line of a panel that one person sees; at most 120 characters.
# $game: a game's name (City) · $table: the table's number (1)
notices-table = 🔔 Notices for { $game }, table { $table }

# `/quartier notices`: a line of a panel that one person sees; at most 120 characters.
# $value: how one is called (mention in the channel)
notices-elsewhere = Everywhere else: { $value }.

# `/quartier notices`: what a closed menu says; at most 40 characters.
notices-way = Pings

# `/quartier notices`: what a closed menu says; at most 40 characters.
notices-here = Here

# `/quartier notices`: a line of a panel that one person sees; at most 120 characters.
notices-mention = mention in the channel

# `/quartier notices`: a line of a panel that one person sees; at most 120 characters.
notices-direct = direct message

# `/quartier notices`: a line of a panel that one person sees; at most 120 characters.
notices-off = not at all

# `/quartier notices`: a line of a panel that one person sees; at most 120 characters.
notices-usual = same as elsewhere

# `/quartier notices`: what a closed menu says; at most 40 characters.
notices-marks = Also…

# `/quartier notices`: a choice in a menu; at most 100 characters.
notices-reminders = One reminder

# `/quartier notices`: the small line below a menu's choice; at most 100 characters.
notices-reminders-hint = When half your time for a move is up

# `/quartier notices`: a choice in a menu; at most 100 characters.
notices-soon = My turn soon

# `/quartier notices`: the small line below a menu's choice; at most 100 characters.
notices-soon-hint = When the player before you is up

# `/quartier notices`: a choice in a menu; at most 100 characters.
notices-digest = Weekly list

# `/quartier notices`: the small line below a menu's choice; at most 100 characters.
notices-digest-hint = All your slow games, by direct message on Sundays

# `/quartier notices`: what a closed menu says; at most 40 characters.
notices-quiet = Quiet hours

# `/quartier notices`: a line of a panel that one person sees; at most 120 characters.
notices-never = none

# `/quartier notices`: a line of a panel that one person sees; at most 120 characters.
notices-as-server = same as the server

# `/quartier notices`: a line of a panel that one person sees; at most 120 characters.
# $zone: a time zone (America/New_York)
server-hours = 🕑 Time zone: { $zone }

# `/quartier notices`: a button; at most 25 characters.
button-server-hours = Quiet hours…

# `/quartier notices`: the title of a panel; at most 60 characters.
server-hours-title = This server's quiet hours

# `/quartier notices`: a line of a panel that one person sees; at most 120 characters.
server-hours-explained = They apply to everyone who hasn't set any in `/quartier notices`.

# `/quartier notices`: a line of a panel that one person sees; at most 120 characters.
server-hours-none = 🕑 No time zone has been set yet.

# `/quartier notices`: the title of a form; at most 45 characters.
server-hours-form = This server's time zone

# `/quartier notices`: the title of a form; at most 45 characters.
notices-zone-form = Your time zone

# `/quartier notices`: the label of a form's field; at most 45 characters.
notices-zone-field = Time zone

# `/quartier notices`: the small line below a form's label; at most 100 characters.
notices-zone-hint = A city or a name such as Europe/Paris

# `/quartier notices`: a line of a panel that one person sees; at most 120 characters.
# $text: what was typed (Europe/Pariss) · $like: names like it, listed (Europe/Paris)
zone-like = I can't find the time zone “{ $text }”. Did you mean { $like }?

# `/quartier notices`: a line of a panel that one person sees; at most 120 characters.
# $text: what was typed (qqqq)
zone-unknown = I can't find the time zone “{ $text }”. Name a big city in yours, such as Paris or Montreal.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $hours: how many hours (12)
refusal-quiet-hours = Quiet hours need a start and an end, such as 22–8, and can last { $hours } hours at most.

## Being away

# `/quartier away`: a button; at most 25 characters.
button-until = Until…

# `/quartier away`: a button; at most 25 characters.
button-am-back = I'm back

# `/quartier away`: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $count: how many, chooses the plural form (3)
button-away-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }

# `/quartier away`: the title of a panel; at most 60 characters.
away-title = 🧳 Being away

# `/quartier away`: a line of a panel that one person sees; at most 120 characters.
away-no = You're not away. How long will you be gone?

# `/quartier away`: a line of a panel that one person sees; not much longer than English.
away-explained = Your slow tables show when you'll be back. They wait, or a robot plays, as agreed at the start. You won't get any pings.

# `/quartier away`: a line of a panel that one person sees; at most 120 characters.
# $left: how many days are left (7) · $days: how many days (7) · $within: at most how many days ahead (30)
away-left = { $left ->
    [0] Tables wait up to { $days } days out of every { $within }. You have none left right now.
    [one] Tables wait up to { $days } days out of every { $within }. You have 1 left.
   *[other] Tables wait up to { $days } days out of every { $within }. You have { $left } left.
  }

# `/quartier away`: a line of a panel that one person sees; at most 120 characters.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
away-yes = You're away. You'll be back { $until }.

# `/quartier away`: a line of a message; no longer than English.
# $until: when, which Discord keeps counting (in 5 minutes (20:15)) · $days: how many days (3) · $within: at most how many days ahead
away-waits = -# Tables wait until { $until }, up to { $days } days in every { $within }. After that, you miss your moves.

# `/quartier away`: a line of a panel that one person sees; at most 120 characters.
# $zone: a time zone (America/New_York) · $time: the time of day (15:20)
away-zone = Time zone: { $zone } (now { $time }). Change it with `/quartier notices`.

# `/quartier away`: a line of a panel that one person sees; at most 120 characters.
away-back = Welcome back! You have the full time for everything that's waiting.

# `/quartier away`: the title of a form; at most 45 characters.
away-form = Being away

# `/quartier away`: the label of a form's field; at most 45 characters.
away-field = Your last day away

# `/quartier away`: the small line below a form's label; at most 100 characters.
away-hint = A day, a date or a number of days

# `/quartier away`: the grey example in an empty field; at most 100 characters.
away-example = Sunday, 29/11, 3 days

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-leave-day = I don't understand that day. Write it like Sunday, 29/11 or 3 days.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-leave-past = That day is already over.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $days: how many days (60)
refusal-leave-long = You can be away for { $days } days at most.

## Days

# How a date is written.
# $weekday: the day of the week (Tuesday) · $day: the day of the month (24) · $month: the month (November)
date-long = { $weekday } { $day } { $month }

# A date so many days ahead, suggested while one types, and read back.
# $count: how many, chooses the plural form (2)
date-in-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }

# A date's word; at most 15 characters.
day-today = today

# A date's word; at most 15 characters.
day-tomorrow = tomorrow

# Words that people may type in a date, separated by spaces: days. Never shown.
date-days = day days d

# Words that people may type in a date, separated by spaces: weeks. Never shown.
date-weeks = week weeks w

# Words that people may type in a date, separated by spaces: for the number 1. Never shown.
date-one = a an one

# Words that people may type in a date, separated by spaces: what is passed over. Never shown.
date-fillers = until till to in for the on next of th st nd rd

# A date's word; at most 15 characters.
weekday-0 = Monday

# A date's word; at most 15 characters.
weekday-1 = Tuesday

# A date's word; at most 15 characters.
weekday-2 = Wednesday

# A date's word; at most 15 characters.
weekday-3 = Thursday

# A date's word; at most 15 characters.
weekday-4 = Friday

# A date's word; at most 15 characters.
weekday-5 = Saturday

# A date's word; at most 15 characters.
weekday-6 = Sunday

# A date's word; at most 15 characters.
month-1 = January

# A date's word; at most 15 characters.
month-2 = February

# A date's word; at most 15 characters.
month-3 = March

# A date's word; at most 15 characters.
month-4 = April

# A date's word; at most 15 characters.
month-5 = May

# A date's word; at most 15 characters.
month-6 = June

# A date's word; at most 15 characters.
month-7 = July

# A date's word; at most 15 characters.
month-8 = August

# A date's word; at most 15 characters.
month-9 = September

# A date's word; at most 15 characters.
month-10 = October

# A date's word; at most 15 characters.
month-11 = November

# A date's word; at most 15 characters.
month-12 = December
