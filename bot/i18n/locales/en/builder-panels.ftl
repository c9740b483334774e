### What the table of Builder shows around the game's own sentences: the turn, rents, chips, building, offers, the end.

## The turn

builder-panel-held = { $mention }, it's your turn. The dice wait for { $owner }, and are free { $until }
    .still = { $mention }, it's your turn. The dice wait for { $owner }.
builder-panel-you-drop = { $count ->
    [one] you have one chip too many. Leave it here.
   *[other] you have { $count } chips too many. Leave them here.
  }
builder-panel-you-roll-again = a double gives you another turn. Roll the dice.
builder-panel-you-jail = you're in jail. Pay, use a card, or roll for a double.
builder-panel-you-steal = take a chip from another player, if you like.
builder-panel-you-park = give two chips for one of another type, if you like.
builder-panel-you-pick = choose the chips that are delivered to you.
builder-panel-you-swap = swap one of your properties for another player's, if you like.
builder-panel-you-manage = exchange, build, or end your turn.
builder-panel-you-manage-jailed = exchange with the bank if you like, then end your turn. One can't build in jail.
builder-panel-you-debt = you have a debt. Mortgage properties, or trade, until it's covered.
builder-panel-you-inherit = you've received mortgaged properties. Repay the mortgages now, or keep them.
builder-panel-you-claim = you may ask for rent.
builder-panel-you-deal = an offer is waiting for your answer.
builder-panel-counting = The last rents may still be asked for; then the points are counted.
builder-panel-made = The throw brings: { $each }
builder-panel-made-each = { $name } { $chips }
builder-panel-chips = 🚚{ $truck } 🏗️{ $crane } 🚜{ $excavator } 🚢{ $boat }
builder-panel-purse = **{ $name }** { $cash } · { $chips } · { $blocks }
builder-panel-blocks = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
  }
builder-panel-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
builder-panel-round = Round { $round } of { $rounds }
builder-panel-idle = Rounds in a row without a block: { $idle } of { $stall }
builder-panel-island = Island…

## Buttons of the turn

builder-panel-drop = { $count ->
    [one] Leave one chip…
   *[other] Leave { $count } chips…
  }
builder-panel-try-double = Roll ({ $attempt } of { $most })
builder-panel-steal = Which chip do you take?
builder-panel-prey = { $chip } · { $name }
builder-panel-prey-hint = has { $chips }

## Rents

builder-panel-ask = Ask for { $amount } · { $name }
builder-panel-ask-amount = Ask for { $amount }
builder-panel-waive-it = Waive it
builder-panel-waive = Waive · { $name } ({ $amount })
builder-panel-claim-over = This rent is settled.
builder-panel-claim-you = { $mention }, { $name } owes you { $amount } if you ask for it in time.
builder-panel-claim-open = 💰 { $owner } may ask { $name } for **{ $amount }** of rent ({ $space })
builder-panel-claim-until = ⏱️ { $until }
    .still = ⏸️ the clock stands still
builder-panel-claim-last = 💰 { $owner } may ask { $name } for **{ $amount }** of rent ({ $space }) until the next player rolls.
builder-panel-losing = { $count ->
    [one] Your roll would lose you a rent. Ask for it first?
   *[other] Your roll would lose you { $count } rents. Ask for them first?
  }

## Chips

builder-panel-have = Your chips: { $chips } ({ $count })
builder-panel-remains = Left afterwards: { $chips }
builder-panel-bank = The bank: { $chips }
builder-panel-picked = { $chip } · { $count } of { $most }
builder-panel-usual = Usual choice
builder-panel-drop-title = { $count ->
    [one] Leave one chip
   *[other] Leave { $count } chips
  }
builder-panel-drop-where = They stay { $space } for whoever stops there or passes.
builder-panel-drop-sure = Leave { $count } of { $wanted }
builder-panel-park-give = You give: { $chips }
builder-panel-park-take = Take: { $chip }
builder-panel-exchange = { $four } → { $one }
builder-panel-keeping = { $count ->
    [one] Next turn you may keep only six chips and must leave one. Exchange or build to use it.
   *[other] Next turn you may keep only six chips and must leave { $count }. Exchange or build to use them.
  }
builder-panel-end-anyway = End the turn anyway

## Building

builder-panel-level = { $level ->
    [5] penthouse
   *[other] floor { $level }
  }
builder-panel-any = { $named ->
    [0] { $count } of any type
   *[other] { $count } more of any type
  }
builder-panel-cost = { $level }: { $chips } · { $points }
builder-panel-place = { $site } · { $level }
builder-panel-points-change = points { $before } → { $after }
builder-panel-other-place = Elsewhere…
builder-panel-which-chips = Which chips?
builder-panel-choose-chips = { $count ->
    [one] Choose one more chip of any type.
   *[other] Choose { $count } more chips of any type.
  }
builder-panel-pays = You pay: { $chips }
builder-panel-pays-choice = Of your choice: { $chips }
builder-panel-ends-game = This ends the game at once, with { $points }
builder-panel-standing = { $name } { $count }

## Properties

builder-panel-mortgaged = Mortgaged: no rent, no chips.
builder-panel-mortgaged-short = mortgaged
builder-panel-rents = Rent { $alone }, with both of the colour { $both }
builder-panel-number = On a throw of { $number }, whoever rolls: { $chips }
builder-panel-mortgage-values = Mortgage { $mortgage } · repaying { $repay }
builder-panel-set-points = { $count ->
    [one] Owning both is worth { $count } point at the end.
   *[other] Owning both is worth { $count } points at the end.
  }
builder-panel-deed-hint = { $group } · rent { $rent } · on { $number }: { $chips }
builder-panel-free-hint = for sale at { $price }
builder-panel-owned-hint = { $owner }
builder-panel-mortgaged-hint = { $owner }, mortgaged
builder-panel-which-deed = Which property?
builder-panel-own-deed = { $space } (rent { $rent }; on { $number }: { $chips })
builder-panel-own-mortgaged = { $space } (mortgaged)
builder-preview-price = Price { $amount } · leaves you { $left }
builder-preview-gain = You receive { $amount } · you will have { $left }
builder-panel-confirm-leave = You leave the game for good: all you have goes to the bank, or to the player you owe, and you're listed last. Are you sure?
builder-panel-confirm-gobankrupt = All you have goes to your creditor. Your buildings stay and count in the end. Are you sure?
builder-panel-confirm-endandcount = The game ends here, and the points are counted without the penthouse. Are you sure?

## Auctions

builder-panel-auction-held = ⏸️ The hammer waits: a debt or a mortgage comes first. Bids still count.
builder-panel-passed = { $count ->
    [one] Passed: { $names }
   *[other] Passed: { $names }
  }

## Offers

builder-trade-title = Offer { $number }: { $seat } to { $partner }
builder-trade-title-short = Offer { $number }
builder-trade-title-over = { $how ->
    [DealMade] Offer { $number } accepted
    [DealRefused] Offer { $number } refused
    [DealWithdrawn] Offer { $number } withdrawn
    [DealCountered] Offer { $number } answered by another
    [DealVoid] Offer { $number } void, no longer there: { $gone }
   *[other] Offer { $number } lapsed
  }
builder-trade-completes = { $name } would have both { $group } properties
builder-trade-breaks = { $name } would no longer have both { $group } properties
builder-trade-chips = Chips then, { $name }: { $chips }
builder-trade-stale = Something in this offer is gone: it can no longer be made.
builder-trade-await-you = { $mention }, { $seat } makes you an offer.
builder-trade-over = This offer is over.
builder-trade-draft = Your offer to { $name }
builder-trade-own = Offer { $number }: { $name }…
builder-trade-chip = no. { $number }
builder-refusal-not-your-deal = This offer isn't made to you.

## The end

builder-panel-count = **{ $name }** · **{ $total }** = buildings { $buildings } + colours { $sets }{ $billionaire ->
    [0] {""}
   *[other] {" "}+ Billionaire Builder { $billionaire }
  }{ $community ->
    [0] {""}
   *[other] {" "}+ Community Builder { $community }
  } · { $cash } in cash
builder-panel-count-left = { $name } · has left
