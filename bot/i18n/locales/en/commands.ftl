### Slash commands: names (lower case, at most 32 characters), descriptions and options (at most 100).

command-play = play
command-play-description = Open a table in this channel
command-play-game = game
command-play-game-description = Which game
command-play-pace = pace
command-play-pace-description = Live in one evening, or slow over some days
command-play-robots = robots
command-play-robots-description = How many robots to add right away
command-play-place = place
command-play-place-description = In a thread of its own, or here in the channel
command-play-invite = invite
command-play-invite-description = Somebody to call to the table
command-play-invite-2 = invite-2
command-play-invite-2-description = Somebody to call to the table
command-play-invite-3 = invite-3
command-play-invite-3-description = Somebody to call to the table
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
command-table-description = The matters of a table: pause, leave, look back, end
command-move = move
command-move-description = Play by typing: roll, buy, bid, build, deal, your hand
command-quartier = quartier
command-quartier-description = Open a game, learn, rules, statistics, your own settings
command-server = quartier-server
command-server-description = What this server allows, and how its tables look
command-table-show = show
command-table-show-description = Find a table again, and what you may do there
command-table-show-table = table
command-table-show-table-description = Which table; without one that of this channel
command-table-leave = leave
command-table-leave-description = Leave a table
command-table-leave-table = table
command-table-leave-table-description = Which table; without one that of this channel
command-table-pause = pause
command-table-pause-description = Pause a table, or ask the others to
command-table-pause-table = table
command-table-pause-table-description = Which table; without one that of this channel
command-table-resume = resume
command-table-resume-description = Go on after a pause
command-table-resume-table = table
command-table-resume-table-description = Which table; without one that of this channel
command-table-end = end
command-table-end-description = End a game or close its lobby; those who only play ask the others
command-table-end-table = table
command-table-end-table-description = Which table; without one that of this channel
command-table-move = move
command-table-move-description = Show a table in another channel, for those who keep order
command-table-move-table = table
command-table-move-table-description = Which table; without one that of this channel
command-table-move-to = to
command-table-move-to-description = The channel or thread; without one this one
command-move-other = other

command-tables = tables
command-tables-description = Find the tables of this server, or see one again
command-tables-table = table
command-tables-table-description = Which table

command-roll = roll
command-roll-description = Roll the dice when it's your turn

command-buy = buy
command-buy-description = Buy the property you landed on

command-bid = bid
command-bid-description = Bid in the running auction
command-bid-amount = amount
command-bid-amount-description = Your bid, for example 3.5M or 750k

command-build = build
command-build-description = Build on what you own
command-build-district = district
command-build-district-description = Where to build
command-build-kind = kind
command-build-kind-description = What to build
command-build-count = count
command-build-count-description = How many

command-deal = deal
command-deal-description = Propose a deal to another player, or answer one
command-deal-with = with
command-deal-with-description = With whom
command-deal-give = give
command-deal-give-description = What you give: districts, cards, cash, for example Old Town + 1.5M
command-deal-take = take
command-deal-take-description = What you want: districts, cards, cash

command-hand = hand
command-hand-description = Look at your cards, and play them

command-do = do
command-do-description = Anything else you may do now
command-do-action = action
command-do-action-description = Choose from the list, or type to search
command-do-value = value
command-do-value-description = An amount, when one is asked for

command-rules = rules
command-rules-description = Ask the rules, by word or by number
command-rules-question = question
command-rules-question-description = A word, or a number such as CITY-35
command-rules-game = game
command-rules-game-description = Which game

command-settings = settings
command-settings-description = Your language, the colours of your pictures, your notices
command-settings-language = language
command-settings-language-description = Your language in private answers
command-settings-theme = colours
command-settings-theme-description = The colours of pictures that only you see
command-settings-hints = explanations
command-settings-hints-description = A line at each kind of decision that's new to you
command-settings-hints-on = on
command-settings-hints-off = off
command-settings-results = statistics
command-settings-results-description = Your games in rankings; "off" forgets the earlier ones too
command-settings-results-on = counted
command-settings-results-off = off, forget them

command-away = away
command-away-description = Be away for some days: your slow tables wait or robots play
command-away-until = until
command-away-until-description = The last day: Sunday, 29/11, 3 days

command-notices = notices
command-notices-description = How slow games call you, and your quiet hours
command-notices-how = how
command-notices-how-description = A mention, a direct message, or nothing
command-notices-table = table
command-notices-table-description = At this table alone
command-notices-reminder = reminder
command-notices-reminder-description = Once, when half of the time for your move has passed
command-notices-soon = soon
command-notices-soon-description = When the person before you is to move
command-notices-digest = weekly-list
command-notices-digest-description = All your slow games, on Sundays, by a direct message
command-notices-quiet = quiet-hours
command-notices-quiet-description = When nobody calls you and no time ends, for example 22-8
command-notices-zone = time-zone
command-notices-zone-description = Your time zone, for example Europe/Paris
command-notices-on = on
command-notices-off = off

command-server-settings = server-settings
command-server-settings-description = Language, pace, place and colours of this server's tables, and its own boards
command-server-settings-language = language
command-server-settings-language-description = The language of new tables
command-server-settings-pace = pace
command-server-settings-pace-description = The pace of new tables
command-server-settings-place = place
command-server-settings-place-description = Where new tables open
command-server-settings-theme = colours
command-server-settings-theme-description = The colours of pictures that everybody sees
command-server-settings-board = board
command-server-settings-board-description = A file with a board of your own
command-server-settings-forget-board = forget-board
command-server-settings-forget-board-description = A board to take away
command-server-settings-season-first = season-first
command-server-settings-season-first-description = The first day of a season, for example 2026-12-01
command-server-settings-season-last = season-last
command-server-settings-season-last-description = The last day of a season; its result is shown in this channel
command-server-settings-zone = time-zone
command-server-settings-zone-description = The time zone of people who have named none, for example Europe/Paris
command-server-settings-quiet = quiet-hours
command-server-settings-quiet-description = The quiet hours of people who have chosen none, for example 22-8

command-privacy = privacy
command-privacy-description = What is kept about you: see it, export it, delete it

command-help = help
command-help-description = How to play, in half a minute

command-analysis = analysis
command-analysis-description = Who stood how, and where a game that's over turned
command-analysis-table = table
command-analysis-table-description = Which game; without one the last of this channel, else your newest

command-undo = undo
command-undo-description = Take back your last step, if the others agree
command-history = history
command-history-description = Look back at a game, turn by turn
command-history-table = table
command-history-table-description = Which game; without one that of this channel, else your newest
command-history-turn = turn
command-history-turn-description = The number of a turn, or 0 for what is new; without one the last

command-orders = orders
command-orders-description = Let moves be made for you: bid up to an amount, roll, end the turn
command-orders-order = order
command-orders-order-description = Which one to give or to withdraw; without it all are shown
command-orders-amount = amount
command-orders-amount-description = For orders with an amount, as you would write it

command-stats = stats
command-stats-description = Your finished games on this server, or somebody's
command-stats-player = player
command-stats-player-description = Whose; yours if nobody is named
command-stats-against = against
command-stats-against-description = Whom to compare with
command-stats-game = game
command-stats-game-description = Which game; all if none is named

command-ranking = ranking
command-ranking-description = The best ten of this server in a game
command-ranking-game = game
command-ranking-game-description = Which game; that of this channel if none is named

command-block = block
command-block-description = Never be seated with somebody; nobody else learns of it
command-block-person = person
command-block-person-description = Whom to block; without one you see whom you've blocked
command-notices-mentions = mentions
command-notices-mentions-description = Whether any message of mine may mention you, also in live games
