### Slash commands: names (lower case, at most 32 characters), descriptions and options (at most 100).

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-play = play

# Discord shows it beside “play” while one types; at most 100 characters.
command-play-description = Open a table in this channel

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-play-game = game

# Discord shows it beside “game” while one types; at most 100 characters.
command-play-game-description = Which game

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-play-pace = pace

# Discord shows it beside “pace” while one types; at most 100 characters.
command-play-pace-description = Live in one evening, brisk in an afternoon, or slow over several days

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-play-robots = robots

# Discord shows it beside “robots” while one types; at most 100 characters.
command-play-robots-description = How many robots to add right away

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-play-place = where

# Discord shows it beside “where” while one types; at most 100 characters.
command-play-place-description = In its own thread, or here in the channel

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-play-invite = invite

# Discord shows it beside “invite” while one types; at most 100 characters.
command-play-invite-description = Somebody to invite to the table

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-play-invite-2 = invite-2

# Discord shows it beside “invite-2” while one types; at most 100 characters.
command-play-invite-2-description = Somebody to invite to the table

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-play-invite-3 = invite-3

# Discord shows it beside “invite-3” while one types; at most 100 characters.
command-play-invite-3-description = Somebody to invite to the table

# A value that can be chosen for the option “where”; at most 100 characters.
command-play-place-thread = in a thread

# A value that can be chosen for the option “where”; at most 100 characters.
command-play-place-channel = here in the channel

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-daily = daily

# Discord shows it beside “daily” while one types; at most 100 characters.
command-daily-description = Today's game against robots, the same for everybody

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-learn = learn

# Discord shows it beside “learn” while one types; at most 100 characters.
command-learn-description = Learn a game in two minutes, in private

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-learn-game = game

# Discord shows it beside “game” while one types; at most 100 characters.
command-learn-game-description = Which game

## Groups, and what stands in them alone

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-table = table

# Discord shows it beside “table” while one types; at most 100 characters.
command-table-description = Pause, leave, move or end a table, or look back at it

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-move = move

# Discord shows it beside “move” while one types; at most 100 characters.
command-move-description = Play by typing: roll, buy, bid, build, trade, see your hand

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-quartier = quartier

# Discord shows it beside “quartier” while one types; at most 100 characters.
command-quartier-description = Lessons, rules, statistics, help and your own settings

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-server = quartier-server

# Discord shows it beside “quartier-server” while one types; at most 100 characters.
command-server-description = What this server allows, and how its tables look

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-table-show = show

# Discord shows it beside “show” while one types; at most 100 characters.
command-table-show-description = Find a table and see what you can do there

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-table-show-table = table

# Discord shows it beside “table” while one types; at most 100 characters.
command-table-show-table-description = Which table (this channel's by default)

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-table-leave = leave

# Discord shows it beside “leave” while one types; at most 100 characters.
command-table-leave-description = Leave a table

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-table-leave-table = table

# Discord shows it beside “table” while one types; at most 100 characters.
command-table-leave-table-description = Which table (this channel's by default)

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-table-pause = pause

# Discord shows it beside “pause” while one types; at most 100 characters.
command-table-pause-description = Pause a table, or ask the others to

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-table-pause-table = table

# Discord shows it beside “table” while one types; at most 100 characters.
command-table-pause-table-description = Which table (this channel's by default)

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-table-resume = resume

# Discord shows it beside “resume” while one types; at most 100 characters.
command-table-resume-description = Resume after a pause

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-table-resume-table = table

# Discord shows it beside “table” while one types; at most 100 characters.
command-table-resume-table-description = Which table (this channel's by default)

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-table-end = end

# Discord shows it beside “end” while one types; at most 100 characters.
command-table-end-description = End a game for everyone, close a lobby, or ask the others to

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-table-end-table = table

# Discord shows it beside “table” while one types; at most 100 characters.
command-table-end-table-description = Which table (this channel's by default)

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-table-move = move

# Discord shows it beside “move” while one types; at most 100 characters.
command-table-move-description = Show a table in another channel (for moderators)

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-table-move-table = table

# Discord shows it beside “table” while one types; at most 100 characters.
command-table-move-table-description = Which table (this channel's by default)

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-table-move-to = to

# Discord shows it beside “to” while one types; at most 100 characters.
command-table-move-to-description = Which channel or thread (this one by default)

# The name of a command in a group: small letters, no spaces, at most 32 characters.
command-move-other = other

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-tables = tables

# Discord shows it beside “tables” while one types; at most 100 characters.
command-tables-description = Find this server's tables

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-tables-table = table

# Discord shows it beside “table” while one types; at most 100 characters.
command-tables-table-description = Which table

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-roll = roll

# Discord shows it beside “roll” while one types; at most 100 characters.
command-roll-description = Roll the dice on your turn

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-buy = buy

# Discord shows it beside “buy” while one types; at most 100 characters.
command-buy-description = Buy the property you landed on

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-bid = bid

# Discord shows it beside “bid” while one types; at most 100 characters.
command-bid-description = Bid in the current auction

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-bid-amount = amount

# Discord shows it beside “amount” while one types; at most 100 characters.
command-bid-amount-description = Your bid, written the way the game shows amounts

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-build = build

# Discord shows it beside “build” while one types; at most 100 characters.
command-build-description = Build on what you own

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-build-district = district

# Discord shows it beside “district” while one types; at most 100 characters.
command-build-district-description = Where to build

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-build-kind = kind

# Discord shows it beside “kind” while one types; at most 100 characters.
command-build-kind-description = What to build

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-build-count = count

# Discord shows it beside “count” while one types; at most 100 characters.
command-build-count-description = How many

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-deal = deal

# Discord shows it beside “deal” while one types; at most 100 characters.
command-deal-description = Propose a trade to another player, or answer one

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-deal-with = with

# Discord shows it beside “with” while one types; at most 100 characters.
command-deal-with-description = Who to trade with

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-deal-give = give

# Discord shows it beside “give” while one types; at most 100 characters.
command-deal-give-description = What you're offering: properties, cards or cash, joined with +

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-deal-take = take

# Discord shows it beside “take” while one types; at most 100 characters.
command-deal-take-description = What you want: properties, cards or cash, joined with +

# The name of a command in a group: small letters, no spaces, at most 32 characters.
command-move-trade = trade

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-hand = hand

# Discord shows it beside “hand” while one types; at most 100 characters.
command-hand-description = See your cards and play them

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-do = do

# Discord shows it beside “do” while one types; at most 100 characters.
command-do-description = Anything else you can do right now

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-do-action = action

# Discord shows it beside “action” while one types; at most 100 characters.
command-do-action-description = Choose from the list, or type to search

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-do-value = value

# Discord shows it beside “value” while one types; at most 100 characters.
command-do-value-description = An amount, if you need one

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-rules = rules

# Discord shows it beside “rules” while one types; at most 100 characters.
command-rules-description = Search the rules by word or number

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-rules-question = question

# Discord shows it beside “question” while one types; at most 100 characters.
command-rules-question-description = A word, or a number such as CITY-35

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-rules-game = game

# Discord shows it beside “game” while one types; at most 100 characters.
command-rules-game-description = Which game

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-settings = settings

# Discord shows it beside “settings” while one types; at most 100 characters.
command-settings-description = Your language, your pictures' colours, tips and statistics

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-settings-language = language

# Discord shows it beside “language” while one types; at most 100 characters.
command-settings-language-description = Your language in private answers

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-settings-theme = colours

# Discord shows it beside “colours” while one types; at most 100 characters.
command-settings-theme-description = The colours of pictures only you can see

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-settings-hints = tips

# Discord shows it beside “tips” while one types; at most 100 characters.
command-settings-hints-description = A tip for each kind of decision that's new to you

# A value that can be chosen for the option “tips”; at most 100 characters.
command-settings-hints-on = on

# A value that can be chosen for the option “tips”; at most 100 characters.
command-settings-hints-off = off

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-settings-results = statistics

# Discord shows it beside “statistics” while one types; at most 100 characters.
command-settings-results-description = Whether your games count in rankings; "off" also forgets earlier ones

# A value that can be chosen for the option “statistics”; at most 100 characters.
command-settings-results-on = counted

# A value that can be chosen for the option “statistics”; at most 100 characters.
command-settings-results-off = off, forget them

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-away = away

# Discord shows it beside “away” while one types; at most 100 characters.
command-away-description = Say you'll be away; your slow tables wait, or robots play for you

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-away-until = until

# Discord shows it beside “until” while one types; at most 100 characters.
command-away-until-description = The last day, such as Sunday, 29/11 or 3 days

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-notices = notices

# Discord shows it beside “notices” while one types; at most 100 characters.
command-notices-description = How you're notified about slow games, and your quiet hours

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-notices-how = how

# Discord shows it beside “how” while one types; at most 100 characters.
command-notices-how-description = A mention, a direct message, or nothing

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-notices-table = table

# Discord shows it beside “table” while one types; at most 100 characters.
command-notices-table-description = For this table only

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-notices-reminder = reminder

# Discord shows it beside “reminder” while one types; at most 100 characters.
command-notices-reminder-description = One reminder when half your time for a move is up

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-notices-soon = soon

# Discord shows it beside “soon” while one types; at most 100 characters.
command-notices-soon-description = When the player before you is up

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-notices-digest = weekly-list

# Discord shows it beside “weekly-list” while one types; at most 100 characters.
command-notices-digest-description = All your slow games, by direct message on Sundays

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-notices-quiet = quiet-hours

# Discord shows it beside “quiet-hours” while one types; at most 100 characters.
command-notices-quiet-description = Hours when you get no pings and your time can't run out, such as 22-8

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-notices-zone = time-zone

# Discord shows it beside “time-zone” while one types; at most 100 characters.
command-notices-zone-description = Your time zone, such as Europe/Paris

# A value that can be chosen for the option “notices”; at most 100 characters.
command-notices-on = on

# A value that can be chosen for the option “notices”; at most 100 characters.
command-notices-off = off

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-server-settings = server-settings

# Discord shows it beside “server-settings” while one types; at most 100 characters.
command-server-settings-description = Language, pace, place and colours of this server's tables, and its own boards

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-server-settings-language = language

# Discord shows it beside “language” while one types; at most 100 characters.
command-server-settings-language-description = The language of new tables

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-server-settings-pace = pace

# Discord shows it beside “pace” while one types; at most 100 characters.
command-server-settings-pace-description = The pace of new tables

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-server-settings-place = where

# Discord shows it beside “where” while one types; at most 100 characters.
command-server-settings-place-description = Where new tables open

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-server-settings-theme = colours

# Discord shows it beside “colours” while one types; at most 100 characters.
command-server-settings-theme-description = The colours of pictures everybody can see

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-server-settings-board = board

# Discord shows it beside “board” while one types; at most 100 characters.
command-server-settings-board-description = A file with your own board

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-server-settings-forget-board = remove-board

# Discord shows it beside “remove-board” while one types; at most 100 characters.
command-server-settings-forget-board-description = Which of this server's boards to remove

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-server-settings-season-first = season-first

# Discord shows it beside “season-first” while one types; at most 100 characters.
command-server-settings-season-first-description = First day of a season, such as 2026-12-01

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-server-settings-season-last = season-last

# Discord shows it beside “season-last” while one types; at most 100 characters.
command-server-settings-season-last-description = Last day of a season; its results appear in this channel

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-server-settings-zone = time-zone

# Discord shows it beside “time-zone” while one types; at most 100 characters.
command-server-settings-zone-description = Time zone for people who haven't set one, such as Europe/Paris

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-server-settings-quiet = quiet-hours

# Discord shows it beside “quiet-hours” while one types; at most 100 characters.
command-server-settings-quiet-description = Quiet hours for people who haven't set any, such as 22-8

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-privacy = privacy

# Discord shows it beside “privacy” while one types; at most 100 characters.
command-privacy-description = See, export or delete what I keep about you

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-help = help

# Discord shows it beside “help” while one types; at most 100 characters.
command-help-description = How to play, in half a minute

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-analysis = analysis

# Discord shows it beside “analysis” while one types; at most 100 characters.
command-analysis-description = How everybody's chances changed, and the decisions that mattered

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-analysis-table = table

# Discord shows it beside “table” while one types; at most 100 characters.
command-analysis-table-description = Which finished game (this channel's last one by default, or your newest)

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-undo = undo

# Discord shows it beside “undo” while one types; at most 100 characters.
command-undo-description = Take back your last move if the others agree

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-history = history

# Discord shows it beside “history” while one types; at most 100 characters.
command-history-description = Look back at a game, turn by turn

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-history-table = table

# Discord shows it beside “table” while one types; at most 100 characters.
command-history-table-description = Which game (this channel's by default, or your newest)

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-history-turn = turn

# Discord shows it beside “turn” while one types; at most 100 characters.
command-history-turn-description = Which turn, by its number, or 0 for what's new (the last one by default)

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-orders = orders

# Discord shows it beside “orders” while one types; at most 100 characters.
command-orders-description = Standing orders: bid up to an amount, roll, end your turn

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-orders-order = order

# Discord shows it beside “order” while one types; at most 100 characters.
command-orders-order-description = Which order to give or withdraw (shows all by default)

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-orders-amount = amount

# Discord shows it beside “amount” while one types; at most 100 characters.
command-orders-amount-description = For orders that need an amount

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-stats = stats

# Discord shows it beside “stats” while one types; at most 100 characters.
command-stats-description = Finished games on this server, yours or another player's

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-stats-player = player

# Discord shows it beside “player” while one types; at most 100 characters.
command-stats-player-description = Whose games (yours by default)

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-stats-against = against

# Discord shows it beside “against” while one types; at most 100 characters.
command-stats-against-description = Who to compare with

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-stats-game = game

# Discord shows it beside “game” while one types; at most 100 characters.
command-stats-game-description = Which game (all by default)

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-ranking = ranking

# Discord shows it beside “ranking” while one types; at most 100 characters.
command-ranking-description = This server's top ten in a game

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-ranking-game = game

# Discord shows it beside “game” while one types; at most 100 characters.
command-ranking-game-description = Which game (this channel's by default)

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-block = block

# Discord shows it beside “block” while one types; at most 100 characters.
command-block-description = Never share a table with somebody again; nobody else finds out

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-block-person = person

# Discord shows it beside “person” while one types; at most 100 characters.
command-block-person-description = Who to block (leave it out to see who you've blocked)

# A slash command's or its option's name: small letters, no spaces, at most 32 characters.
command-notices-mentions = mentions

# Discord shows it beside “mentions” while one types; at most 100 characters.
command-notices-mentions-description = Whether I may mention you at all, even in live games
