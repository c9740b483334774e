### Slash commands: names (lower case, at most 32 characters), descriptions and options (at most 100).

command-play = play
command-play-description = Open a table in this channel
command-play-game = game
command-play-game-description = Which game
command-play-pace = pace
command-play-pace-description = Live in one evening, brisk in an afternoon, or slow over several days
command-play-robots = robots
command-play-robots-description = How many robots to add right away
command-play-place = where
command-play-place-description = In its own thread, or here in the channel
command-play-invite = invite
command-play-invite-description = Somebody to invite to the table
command-play-invite-2 = invite-2
command-play-invite-2-description = Somebody to invite to the table
command-play-invite-3 = invite-3
command-play-invite-3-description = Somebody to invite to the table
command-play-place-thread = in a thread
command-play-place-channel = here in the channel

command-daily = daily
command-daily-description = Today's game against robots, the same for everybody

command-learn = learn
command-learn-description = Learn a game in two minutes, in private
command-learn-game = game
command-learn-game-description = Which game

## Groups, and what stands in them alone

command-table = table
command-table-description = Pause, leave, move or end a table, or look back at it
command-move = move
command-move-description = Play by typing: roll, buy, bid, build, trade, see your hand
command-quartier = quartier
command-quartier-description = Learn, rules, statistics, help and your own settings
command-server = quartier-server
command-server-description = What this server allows, and how its tables look
command-table-show = show
command-table-show-description = Find a table and see what you can do there
command-table-show-table = table
command-table-show-table-description = Which table; this channel's if left out
command-table-leave = leave
command-table-leave-description = Leave a table
command-table-leave-table = table
command-table-leave-table-description = Which table; this channel's if left out
command-table-pause = pause
command-table-pause-description = Pause a table, or ask the others to
command-table-pause-table = table
command-table-pause-table-description = Which table; this channel's if left out
command-table-resume = resume
command-table-resume-description = Resume after a pause
command-table-resume-table = table
command-table-resume-table-description = Which table; this channel's if left out
command-table-end = end
command-table-end-description = End a game for everyone, close a lobby, or ask the others to
command-table-end-table = table
command-table-end-table-description = Which table; this channel's if left out
command-table-move = move
command-table-move-description = Show a table in another channel (for people who keep order)
command-table-move-table = table
command-table-move-table-description = Which table; this channel's if left out
command-table-move-to = to
command-table-move-to-description = Which channel or thread; this one if left out
command-move-other = other

command-tables = tables
command-tables-description = Find this server's tables
command-tables-table = table
command-tables-table-description = Which table

command-roll = roll
command-roll-description = Roll the dice on your turn

command-buy = buy
command-buy-description = Buy the property you landed on

command-bid = bid
command-bid-description = Bid in the current auction
command-bid-amount = amount
command-bid-amount-description = Your bid, as the game writes amounts

command-build = build
command-build-description = Build on what you own
command-build-district = district
command-build-district-description = Where to build
command-build-kind = kind
command-build-kind-description = What to build
command-build-count = count
command-build-count-description = How many

command-deal = deal
command-deal-description = Propose a trade to another player, or answer one
command-deal-with = with
command-deal-with-description = Who to trade with
command-deal-give = give
command-deal-give-description = What you give: properties, cards or cash, joined with +
command-deal-take = take
command-deal-take-description = What you want: properties, cards or cash, joined with +
command-move-trade = trade

command-hand = hand
command-hand-description = See your cards and play them

command-do = do
command-do-description = Anything else you can do right now
command-do-action = action
command-do-action-description = Choose from the list, or type to search
command-do-value = value
command-do-value-description = An amount, if you need one

command-rules = rules
command-rules-description = Search the rules by word or number
command-rules-question = question
command-rules-question-description = A word, or a number such as CITY-35
command-rules-game = game
command-rules-game-description = Which game

command-settings = settings
command-settings-description = Your language, your pictures' colours, tips and statistics
command-settings-language = language
command-settings-language-description = Your language in private answers
command-settings-theme = colours
command-settings-theme-description = The colours of pictures only you can see
command-settings-hints = tips
command-settings-hints-description = A line at each kind of decision that's new to you
command-settings-hints-on = on
command-settings-hints-off = off
command-settings-results = statistics
command-settings-results-description = Whether your games count in rankings; "off" also forgets earlier ones
command-settings-results-on = counted
command-settings-results-off = off, forget them

command-away = away
command-away-description = Say you'll be away; your slow tables wait or robots play
command-away-until = until
command-away-until-description = The last day, such as Sunday, 29/11 or 3 days

command-notices = notices
command-notices-description = How slow games call you, and your quiet hours
command-notices-how = how
command-notices-how-description = A mention, a direct message, or nothing
command-notices-table = table
command-notices-table-description = For this table only
command-notices-reminder = reminder
command-notices-reminder-description = One reminder when half your time for a move is over
command-notices-soon = soon
command-notices-soon-description = When the player before you is up
command-notices-digest = weekly-list
command-notices-digest-description = All your slow games, Sundays by direct message
command-notices-quiet = quiet-hours
command-notices-quiet-description = When nobody calls you and no time runs out, such as 22-8
command-notices-zone = time-zone
command-notices-zone-description = Your time zone, such as Europe/Paris
command-notices-on = on
command-notices-off = off

command-server-settings = server-settings
command-server-settings-description = Language, pace, place and colours of this server's tables, and its own boards
command-server-settings-language = language
command-server-settings-language-description = The language of new tables
command-server-settings-pace = pace
command-server-settings-pace-description = The pace of new tables
command-server-settings-place = where
command-server-settings-place-description = Where new tables open
command-server-settings-theme = colours
command-server-settings-theme-description = The colours of pictures everybody can see
command-server-settings-board = board
command-server-settings-board-description = A file with your own board
command-server-settings-forget-board = remove-board
command-server-settings-forget-board-description = Which of this server's boards to remove
command-server-settings-season-first = season-first
command-server-settings-season-first-description = First day of a season, such as 2026-12-01
command-server-settings-season-last = season-last
command-server-settings-season-last-description = Last day of a season; its results appear in this channel
command-server-settings-zone = time-zone
command-server-settings-zone-description = Time zone for people who haven't set one, such as Europe/Paris
command-server-settings-quiet = quiet-hours
command-server-settings-quiet-description = Quiet hours for people who haven't set any, such as 22-8

command-privacy = privacy
command-privacy-description = See, export or delete what I keep about you

command-help = help
command-help-description = How to play, in half a minute

command-analysis = analysis
command-analysis-description = How everybody's chances changed, and the decisions that mattered
command-analysis-table = table
command-analysis-table-description = Which finished game; this channel's last if left out, or your newest

command-undo = undo
command-undo-description = Take back your last step if the others agree
command-history = history
command-history-description = Look back at a game, turn by turn
command-history-table = table
command-history-table-description = Which game; this channel's if left out, or your newest
command-history-turn = turn
command-history-turn-description = The number of a turn, or 0 for what's new; the last if left out

command-orders = orders
command-orders-description = Standing orders: bid up to an amount, roll, end your turn
command-orders-order = order
command-orders-order-description = Which order to give or withdraw; all if left out
command-orders-amount = amount
command-orders-amount-description = For orders that need an amount

command-stats = stats
command-stats-description = Finished games on this server, yours or another player's
command-stats-player = player
command-stats-player-description = Whose; yours if left out
command-stats-against = against
command-stats-against-description = Who to compare with
command-stats-game = game
command-stats-game-description = Which game; all if left out

command-ranking = ranking
command-ranking-description = This server's top ten in a game
command-ranking-game = game
command-ranking-game-description = Which game; this channel's if left out

command-block = block
command-block-description = Never sit with somebody again; nobody else finds out
command-block-person = person
command-block-person-description = Who to block; left out, you see who you've blocked
command-notices-mentions = mentions
command-notices-mentions-description = Whether I may mention you at all, even in live games
