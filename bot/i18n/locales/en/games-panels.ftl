### What the panels of several games show alike; a game's own sentence comes first (`city-panel-turn`, else `panel-turn`).

## Panels

panel-turn = Turn { $turn } · { $name }
panel-turn-past = Turn { $turn }
panel-turn-quiet = nothing of note
panel-await-you = { $mention }, { $what }
panel-called = { $mention }, you're needed: { $what }
panel-you = Up to you: { $what }
panel-until = ⏱️ Time is up { $until }
panel-you-roll = roll the dice.
panel-you-buy = buy { $space }, or send it to auction?
panel-you-auction = you may bid for { $space }, or pass.
panel-you-deal = a deal is waiting for your answer.
panel-auction-below = An auction is running in its own message below.
panel-debt = 💸 { $name } must find **{ $amount }** for { $whom }.
panel-summons-over = This has been settled.
panel-purse = { $name } { $cash }
panel-deeds = Properties…
panel-buy = Buy · { $price } (leaves { $left })
panel-buy-short = Buy · { $price }
panel-raise-money = Raise money…
panel-claim-title = Rent: { $space }
panel-claim-past = Rent
panel-roll-anyway = Roll and lose it
panel-unowned = for sale
panel-deed = Price { $price } · { $group } · { $owner }
panel-own-group = { $group }: { $properties }
panel-brings = brings { $amount }
panel-costs = costs { $amount }
panel-debt-own = You owe **{ $amount }**: { $missing } missing. { $enough ->
    [yes] In all you can raise { $raisable }.
   *[no] In all you can raise only { $raisable }.
  }
panel-auction = Auction: { $space }
panel-auction-past = Auction
panel-auction-over = This auction is over.
panel-auction-until = The hammer falls { $until }
panel-auction-soon = ⚠️ **Going, going…** the hammer falls { $until }
panel-auction-calls = You may bid: { $names }
panel-no-bid = No bid yet. It starts at { $low }.
panel-leads = **{ $amount }** · { $name } leads
panel-passed = Passed: { $names }
panel-bids = { $count ->
    [one] One bid
   *[other] { $count } bids
  }
panel-count-out = { $name } · out of the game

## Trades

trade-title = Deal { $number }: { $seat } and { $partner }
trade-title-short = Deal { $number }
trade-title-over = { $how ->
    [DealMade] Deal { $number } made
    [DealRefused] Deal { $number } refused
    [DealWithdrawn] Deal { $number } withdrawn
   *[other] Deal { $number } lapsed
  }
trade-line = { $seat } to { $partner }: { $give } for { $take }
trade-until = -# ⏱️ Time is up { $until }
trade-soon = ⚠️ **Last moments:** to be answered { $until }
trade-stale = ⚠️ { $why }
trade-await-you = { $mention }, { $seat } proposes a deal to you.
trade-over = This deal is over.
trade-counter = Counter…
trade-draft = Your deal with { $name }
trade-draft-give = You give: { $give }
trade-draft-take = You get: { $take }
trade-left = Cash afterwards: you { $mine }, { $name } { $theirs }
trade-partner = With whom?
trade-add-give = Add what you give…
trade-add-take = Add what you want…
trade-cash-give = Give
trade-cash-take = Ask
trade-own = Deal { $number }: { $name }…

## Previews

preview-rent-short = rent { $before } → { $after }
preview-rent = { $space }: rent { $before } → { $after }
preview-more = { $count ->
    [one] and one more rent
   *[other] and { $count } more rents
  }
preview-free = It costs nothing.

## What games show that have no panels of their own

panel-await = { $mention } · { $what }
panel-confirm-leave = You leave the game for good. Are you sure?
view-number = { $name }: { $value }
