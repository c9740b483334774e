### What the panels of several games show alike; a game's own sentence comes first (`city-panel-turn`, else `panel-turn`).

## Panels

# Several games: a line of the message everybody sees; at most 90 characters.
# $turn: the turn's number (11) · $name: a person (Anna)
panel-turn = Turn { $turn } · { $name }

# Several games: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $turn: the turn's number (2)
panel-turn-past = Turn { $turn }

# Several games: a line of the message everybody sees; at most 90 characters.
panel-turn-quiet = nothing special

# Several games: a line of the message everybody sees; at most 90 characters.
# $mention: a mention that calls the person (@Anna) · $what: what is to be done (roll the dice.)
panel-await-you = { $mention }, { $what }

# Several games: a line of the message everybody sees; at most 90 characters.
# $mention: a mention that calls the person (@Anna) · $what: what is to be done
panel-called = { $mention }, your move: { $what }

# Several games: a line of a panel that one person sees; at most 120 characters.
# $what: what is to be done (roll the dice.)
panel-you = Your move: { $what }

# Several games: a line of the message everybody sees; at most 90 characters.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
panel-until = ⏱️ Time is up { $until }

# What is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
panel-you-roll = roll the dice.

# What is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
# $space: a space of the board (Westlands)
panel-you-buy = buy { $space }, or auction it?

# What is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
# $space: a space of the board (Pont de Pierre)
panel-you-auction = you may bid for { $space }, or pass.

# What is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
panel-you-deal = a trade is waiting for your answer.

# Several games: a line of the message everybody sees; at most 90 characters.
panel-auction-below = There's an auction in the message below.

# Several games: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $amount: money (60M) · $whom: a person or the bank, who is owed (Ben)
panel-debt = 💸 { $name } must raise **{ $amount }** for { $whom }.

# Several games: a line of the message everybody sees; at most 90 characters.
panel-summons-over = This has been settled.

# Several games: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $cash: somebody's cash (M660)
panel-purse = { $name } { $cash }

# Several games: a button; at most 25 characters.
panel-deeds = Properties…

# Several games: a button; no longer than English.
# $price: a price (M60) · $left: the cash that is left (M840)
panel-buy = Buy · { $price } (leaves { $left })

# Several games: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $price: a price (M100)
panel-buy-short = Buy · { $price }

# Several games: a button; at most 25 characters.
panel-raise-money = Raise money…

# Several games: the title of a panel; at most 60 characters.
# $space: a space of the board (Fountain Square)
panel-claim-title = Rent: { $space }

# Several games: a line of a message; at most 90 characters.
panel-claim-past = Rent

# Several games: a button; at most 25 characters.
panel-roll-anyway = Roll and lose it

# Several games: a line of a panel that one person sees; at most 120 characters.
panel-unowned = for sale

# Several games: a line of the message everybody sees; at most 90 characters.
# $price: a price (600k) · $group: a colour group (brown) · $owner: the owner (Ben)
panel-deed = Price { $price } · { $group } · { $owner }

# Several games: a line of the message everybody sees; at most 90 characters.
# $group: a colour group (brown) · $properties: properties, listed with their rents (South Ferry (25 fl))
panel-own-group = { $group }: { $properties }

# Several games: a line of a panel that one person sees; at most 120 characters.
# $amount: money (60 fl)
panel-brings = raises { $amount }

# Several games: the small line below a menu's choice; at most 100 characters.
# $amount: money (500k)
panel-costs = costs { $amount }

# Several games: a line of a panel that one person sees; at most 120 characters.
# $amount: money (M150) · $missing: what is lacking (M50) · $enough: whether that is enough (yes or no) · $raisable: what could be raised at most (M200)
panel-debt-own = You owe **{ $amount }** and are { $missing } short. { $enough ->
    [yes] You could raise { $raisable }.
   *[no] You could raise only { $raisable }.
  }

# Several games: a line of a message; at most 90 characters.
# $space: a space of the board (Admiral's Quay)
panel-auction = Auction: { $space }

# Several games: a line of the message everybody sees; at most 90 characters.
panel-auction-past = Auction

# Several games: a line of the message everybody sees; at most 90 characters.
panel-auction-over = This auction is over.

# Several games: a line of a message; at most 90 characters.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
panel-auction-until = ⏱️ The auction closes { $until }

# Several games: a line of a message; at most 90 characters.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
panel-auction-soon = ⚠️ **Going, going…** The auction closes { $until }

# Several games: a line of the message everybody sees; at most 90 characters.
# $names: people, listed (Anna and Ben)
panel-auction-calls = You may bid: { $names }

# Several games: a line of the message everybody sees; at most 90 characters.
# $low: the least amount allowed (1 fl)
panel-no-bid = No bids yet. Bidding starts at { $low }.

# Several games: a line of the message everybody sees; at most 90 characters.
# $amount: money (M50) · $name: a person (Anna)
panel-leads = **{ $amount }** · { $name } leads

# Several games: a line of the message everybody sees; at most 90 characters.
# $names: people, listed (Anna and Ben)
panel-passed = Passed: { $names }

# Several games: a line of the message everybody sees; at most 90 characters.
# $count: how many, chooses the plural form (2)
panel-bids = { $count ->
    [one] One bid
   *[other] { $count } bids
  }

# Several games: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna)
panel-count-out = { $name } · out of the game

## Trades

# Several games, trades: a line of a panel that one person sees; at most 120 characters.
# $number: the trade's number (2) · $seat: a person (Anna) · $partner: the other person in the trade (Ben)
trade-title = Trade { $number }: { $seat } and { $partner }

# Several games, trades: a line of the message everybody sees; at most 90 characters.
# $number: the trade's number (82)
trade-title-short = Trade { $number }

# Several games, trades: a line of the message everybody sees; at most 90 characters.
# $how: how it ended, the name of an event (DealMade, DealRefused, DealWithdrawn or other) · $number: the trade's number (3)
trade-title-over = { $how ->
    [DealMade] Trade { $number } accepted
    [DealRefused] Trade { $number } declined
    [DealWithdrawn] Trade { $number } withdrawn
   *[other] Trade { $number } lapsed
  }

# Several games, trades: a line of the message everybody sees; at most 90 characters.
# $seat: a person (Anna) · $partner: the other person in the trade (Ben) · $give: what is given (1.5M) · $take: what is taken (Central Quay)
trade-line = { $seat } to { $partner }: { $give } for { $take }

# Several games, trades: a line of the message everybody sees; at most 90 characters.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
trade-until = -# ⏱️ Time is up { $until }

# Several games, trades: a line of the message everybody sees; at most 90 characters.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
trade-soon = ⚠️ **Last moments:** time is up { $until }

# Several games, trades: a line of the message everybody sees; at most 90 characters.
# $why: the reason, a sentence
trade-stale = ⚠️ { $why }

# Several games, trades: a line of a message; at most 90 characters.
# $mention: a mention that calls the person (@Anna) · $seat: a person (Anna)
trade-await-you = { $mention }, { $seat } proposes a trade to you.

# Several games, trades: a line of the message everybody sees; at most 90 characters.
trade-over = This trade is over.

# Several games, trades: a button; at most 25 characters.
trade-counter = Counter…

# Several games, trades: a line of a panel that one person sees; at most 120 characters.
# $name: a person (Anna)
trade-draft = Your trade with { $name }

# Several games, trades: a line of a panel that one person sees; at most 120 characters.
# $give: what is given (nothing)
trade-draft-give = You give: { $give }

# Several games, trades: a line of a panel that one person sees; at most 120 characters.
# $take: what is taken (nothing)
trade-draft-take = You get: { $take }

# Several games, trades: a line of a panel that one person sees; at most 120 characters.
# $mine: the reader's cash (1,838 fl) · $name: a person (Anna) · $theirs: the other person's cash (2,328 fl)
trade-left = Cash after this: you { $mine }, { $name } { $theirs }

# Several games, trades: what a closed menu says; at most 40 characters.
trade-partner = Who with?

# Several games, trades: what a closed menu says; at most 40 characters.
trade-add-give = Add what you give…

# Several games, trades: what a closed menu says; at most 40 characters.
trade-add-take = Add what you want…

# Several games, trades: a line of a panel that one person sees; at most 120 characters.
trade-cash-give = Give

# Several games, trades: a line of a panel that one person sees; at most 120 characters.
trade-cash-take = Ask for

# Several games, trades: a button; not much longer than English.
# $number: the trade's number (3) · $name: a person (Anna)
trade-own = Trade { $number }: { $name }…

## Previews

# What a move would change, beside it before it is made; at most 90 characters.
# $before: the rent before (1.6M) · $after: the rent after (2.2M)
preview-rent-short = rent { $before } → { $after }

# What a move would change, beside it before it is made; at most 90 characters.
# $space: a space of the board (Pont de Pierre) · $before: the rent before (8 fl) · $after: the rent after (0 fl)
preview-rent = { $space }: rent { $before } → { $after }

# What a move would change, beside it before it is made; at most 90 characters.
# $count: how many, chooses the plural form (1)
preview-more = { $count ->
    [one] and one more rent
   *[other] and { $count } more rents
  }

# What a move would change, beside it before it is made; at most 90 characters.
preview-free = It's free.

## What games show that have no panels of their own

# Several games, what games show that have no panels of their own: a line of the message everybody sees; at most 90 characters.
# $mention: a mention that calls the person (@Anna) · $what: what is to be done (Anna has to roll)
panel-await = { $mention } · { $what }

# Several games, what games show that have no panels of their own: a line of a panel that one person sees; at most 120 characters.
panel-confirm-leave = Leave the game for good?

# Several games, what games show that have no panels of their own: a line of a panel that one person sees; at most 120 characters.
# $name: what it is called (cash) · $value: the number, or money (M900)
view-number = { $name }: { $value }
