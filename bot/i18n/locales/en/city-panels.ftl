### What the table of City shows around the game's own sentences: money, headlines, auctions, deeds, the end.

city-cash-k = { $n ->
    [0] 0
   *[other] { NUMBER($n) }k
  }
city-cash-m = { NUMBER($n, maximumFractionDigits: 3) }M

## The turn

city-panel-you-jail = you're in jail. Pay the fine, or try for a double.
city-panel-you-buy = buy { $space }, or auction it?
city-panel-you-choose = you may auction any unowned district.
city-panel-you-build = get a permit to see how many blocks you may place, or end your turn.
city-panel-you-build-left = { $left ->
    [one] place one more block, or end your turn.
   *[other] place up to { $left } blocks, or end your turn.
  }
city-panel-you-build-done = build something else, or end your turn.
city-panel-you-build-station = place a station in any district, or end your turn.
city-panel-you-debt = you have a debt. Mortgage districts or propose trades until you can pay.
city-panel-you-vote = do you want to play another hour?
city-panel-you-taxi = take a taxi one or two spaces forward or back, or stay.
city-panel-you-pay = pay, or use the card that cancels it.
city-panel-you-place = place one of the two buildings of this planning permission.
city-panel-you-pick = choose what your Chance card does.
city-panel-you-travel = you may take the train to another station.
city-panel-auction-below = { $space } is being auctioned in the message below.
city-panel-hour-short = ⏳ The hour ends { $until }
city-panel-last-turn = ⏳ Time is up. This turn is the last.
city-panel-deeds = Districts…

## Districts

city-panel-deed = Price { $price } · { $group } · { $owner }
city-panel-blocks = Residential { $residential } · industrial { $industrial } · rent now **{ $rent }**
city-panel-standing = Also here: { $pieces }
city-panel-mortgaged = Mortgaged for { $amount }: no rent.
city-panel-rents = Rent for 0 to 8 blocks: { $rents }
city-panel-prices = Residential block { $residential } · industrial block { $industrial } · skyscraper { $skyscraper }
city-panel-which-deed = Which district?
city-panel-owned-hint = { $owner } · price { $price } · rent { $rent }

## Auctions

## Private panels

city-panel-own = Cash **{ $cash }** · wealth { $wealth }
city-panel-own-plot = { $space } · { $blocks }/{ $full } blocks · rent { $rent }
city-panel-own-mortgaged = { $space } · mortgaged for { $rent }
city-panel-debt = You owe { $creditor } **{ $amount }** and are { $missing } short. { $enough ->
    [yes] Mortgaging everything would raise { $raisable }.
   *[no] Mortgaging everything would raise only { $raisable }.
  }
city-panel-permit = { $left ->
    [one] You may place one more block.
   *[other] You may place { $left } more blocks.
  } Cash { $cash }.
city-panel-built = { $built }/{ $full } blocks · rent { $rent }
city-panel-each = { $price } each
city-panel-priced = price { $price } · rent { $rent }
city-panel-confirm-leave = You leave the game for good. What you own goes to the bank, or to the player you owe. Are you sure?
city-panel-confirm-gobankrupt = You're out of the game, and all you own goes to the player or bank you owe. Are you sure?

## The end

city-panel-count = **{ $name }** · { $total } = cash { $cash } + rent { $rents }
