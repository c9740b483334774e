### What the panels of several games show alike; a game's own sentence comes first (`city-panel-turn`, else `panel-turn`).

## Panels

panel-turn = Turn { $turn } · { $name }
panel-turn-past = Turn { $turn }
panel-turn-quiet = nothing special
panel-await-you = { $mention }, { $what }
panel-called = { $mention }, your move: { $what }
panel-you = Up to you: { $what }
panel-until = ⏱️ Time is up { $until }
panel-you-roll = roll the dice.
panel-you-buy = buy { $space }, or auction it?
panel-you-auction = you may bid for { $space }, or pass.
panel-you-deal = a trade is waiting for your answer.
panel-auction-below = There's an auction in the message below.
panel-debt = 💸 { $name } must raise **{ $amount }** for { $whom }.
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
panel-brings = raises { $amount }
panel-costs = costs { $amount }
panel-debt-own = You owe **{ $amount }** and are { $missing } short. { $enough ->
    [yes] You could raise { $raisable }.
   *[no] You could raise only { $raisable }.
  }
panel-auction = Auction: { $space }
panel-auction-past = Auction
panel-auction-over = This auction is over.
panel-auction-until = ⏱️ The auction closes { $until }
panel-auction-soon = ⚠️ **Going, going…** The auction closes { $until }
panel-auction-calls = You may bid: { $names }
panel-no-bid = No bids yet. Bidding starts at { $low }.
panel-leads = **{ $amount }** · { $name } leads
panel-passed = Passed: { $names }
panel-bids = { $count ->
    [one] One bid
   *[other] { $count } bids
  }
panel-count-out = { $name } · out of the game

## Trades

trade-title = Trade { $number }: { $seat } and { $partner }
trade-title-short = Trade { $number }
trade-title-over = { $how ->
    [DealMade] Trade { $number } accepted
    [DealRefused] Trade { $number } declined
    [DealWithdrawn] Trade { $number } withdrawn
   *[other] Trade { $number } lapsed
  }
trade-line = { $seat } to { $partner }: { $give } for { $take }
trade-until = -# ⏱️ Time is up { $until }
trade-soon = ⚠️ **Last moments:** answer { $until }
trade-stale = ⚠️ { $why }
trade-await-you = { $mention }, { $seat } proposes a trade to you.
trade-over = This trade is over.
trade-counter = Counter…
trade-draft = Your trade with { $name }
trade-draft-give = You give: { $give }
trade-draft-take = You get: { $take }
trade-left = Cash after this: you { $mine }, { $name } { $theirs }
trade-partner = With whom?
trade-add-give = Add what you give…
trade-add-take = Add what you want…
trade-cash-give = Give
trade-cash-take = Ask
trade-own = Trade { $number }: { $name }…

## Previews

preview-rent-short = rent { $before } → { $after }
preview-rent = { $space }: rent { $before } → { $after }
preview-more = { $count ->
    [one] and one more rent
   *[other] and { $count } more rents
  }
preview-free = It's free.

## What games show that have no panels of their own

panel-await = { $mention } · { $what }
panel-confirm-leave = You leave the game for good. Are you sure?
view-number = { $name }: { $value }
