### What the table of Builder shows around the game's own sentences: the turn, rents, chips, building, offers, the end.

## The turn

builder-panel-held = { $mention }, it's your turn. { $owner } may still claim rent. You can roll { $until }
    .still = { $mention }, it's your turn, but { $owner } may still claim rent first.
builder-panel-you-drop = { $count ->
    [one] you have one chip too many. Leave it here.
   *[other] you have { $count } chips too many. Leave them here.
  }
builder-panel-you-roll-again = a double gives you another turn. Roll the dice.
builder-panel-you-jail = you're in jail. Pay, use a card, or roll for a double.
builder-panel-you-steal = you may take a chip from another player.
builder-panel-you-park = you may give two chips for one of another type.
builder-panel-you-pick = choose your chips.
builder-panel-you-swap = you may swap one of your properties for another player's.
builder-panel-you-manage = exchange, build, or end your turn.
builder-panel-you-manage-jailed = you may exchange with the bank, then end your turn. You can't build in jail.
builder-panel-you-debt = you have a debt. Mortgage or trade until you can pay.
builder-panel-you-inherit = you've received mortgaged properties. Lift the mortgages now, or keep them.
builder-panel-you-claim = you can claim rent.
builder-panel-counting = The last rents can still be claimed, then comes the final count.
builder-panel-made = This roll brings: { $each }
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
builder-panel-idle = Rounds in a row without building: { $idle } of { $stall }
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

builder-panel-ask = Claim { $amount } · { $name }
builder-panel-ask-amount = Claim { $amount }
builder-panel-waive-it = Waive it
builder-panel-waive = Waive · { $name } ({ $amount })
builder-panel-claim-over = This rent is settled.
builder-panel-claim-you = { $mention }, { $name } owes you { $amount }. Claim it in time!
builder-panel-claim-open = 💰 { $owner } may claim **{ $amount }** from { $name } ({ $space })
builder-panel-claim-until = ⏱️ Time to claim ends { $until }
    .still = ⏸️ the clock is stopped
builder-panel-claim-last = 💰 { $owner } may claim **{ $amount }** from { $name } ({ $space }) until the next roll.
builder-panel-losing = { $count ->
    [one] If you roll now, you lose a rent. Claim it first?
   *[other] If you roll now, you lose { $count } rents. Claim them first?
  }

## Chips

builder-panel-have = Your chips: { $chips } ({ $count })
builder-panel-remains = Left after this: { $chips }
builder-panel-bank = The bank: { $chips }
builder-panel-picked = { $chip } · { $count } of { $most }
builder-panel-usual = Usual choice
builder-panel-drop-title = { $count ->
    [one] Leave one chip
   *[other] Leave { $count } chips
  }
builder-panel-drop-where = They stay { $space } for the next player who passes.
builder-panel-drop-sure = Leave { $count } of { $wanted }
builder-panel-park-give = You give: { $chips }
builder-panel-park-take = Take: { $chip }
builder-panel-exchange = { $four } → { $one }
builder-panel-keeping = { $count ->
    [one] Next turn you may keep only six chips and must leave one. Exchange or build to use it.
   *[other] Next turn you may keep only six chips and must leave { $count }. Exchange or build to use them.
  }
builder-panel-end-anyway = End turn anyway

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
builder-panel-pays-choice = Your choice: { $chips }
builder-panel-ends-game = This ends the game at once, with { $points }
builder-panel-standing = { $name } { $count }

## Properties

builder-panel-mortgaged = Mortgaged: no rent, no chips.
builder-panel-mortgaged-short = mortgaged
builder-panel-rents = Rent { $alone }, with the whole set { $both }
builder-panel-number = On a roll of { $number }, no matter who rolls: { $chips }
builder-panel-mortgage-values = Mortgage { $mortgage } · to lift it { $repay }
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
builder-preview-gain = You get { $amount } · you'll have { $left }
builder-panel-confirm-leave = You leave the game for good and come last. All you have goes to the bank, or to the player you owe. Are you sure?
builder-panel-confirm-gobankrupt = All you have goes to the player or bank you owe. Your buildings stay and still count. Are you sure?
builder-panel-confirm-endandcount = The game ends here, and points are counted without the penthouse. Are you sure?

## Auctions

builder-panel-auction-held = ⏸️ The auction is on hold for a debt or a mortgage. Bids still count.
builder-panel-passed = { $count ->
    [one] Passed: { $names }
   *[other] Passed: { $names }
  }

## Offers

builder-trade-title = Trade { $number }: { $seat } to { $partner }
builder-trade-title-over = { $how ->
    [DealMade] Trade { $number } accepted
    [DealRefused] Trade { $number } declined
    [DealWithdrawn] Trade { $number } withdrawn
    [DealCountered] Trade { $number } countered
    [DealVoid] Trade { $number } cancelled, no longer available: { $gone }
   *[other] Trade { $number } lapsed
  }
builder-trade-completes = { $name } would have both { $group } properties
builder-trade-breaks = { $name } would no longer have both { $group } properties
builder-trade-chips = { $name }'s chips then: { $chips }
builder-trade-stale = Something in this trade is gone, so it can't be made any more.
builder-trade-chip = no. { $number }

## The end

builder-panel-count = **{ $name }** · **{ $total }** = buildings { $buildings } + sets { $sets }{ $billionaire ->
    [0] {""}
   *[other] {" "}+ Billionaire Builder { $billionaire }
  }{ $community ->
    [0] {""}
   *[other] {" "}+ Community Builder { $community }
  } · { $cash } in cash
builder-panel-count-left = { $name } · has left
