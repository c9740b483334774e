### Classic: auctions, shortages, building, mortgages, debts and bankruptcies.

## Auctions

classic-event-auction-opened = The bank auctions { $space-the }: everybody may bid.
classic-event-bids-struck = { $seat } has left; their bids no longer count.
classic-event-lot-sold = Sold! { $space } goes to { $seat } for { $amount }.
classic-event-lot-unsold = Nobody wants { $space-the }: it stays with the bank, for whoever stops there next.

## Shortages

classic-event-contest-opened = { $kind-word ->
    [tower] { $wanted ->
        [one] { $seat } wants 1 tower
       *[other] { $seat } wants { $wanted } towers
      }, and others could build too; { $stock ->
        [one] only 1 is left.
       *[other] only { $stock } are left.
      }
   *[shop] { $wanted ->
        [one] { $seat } wants 1 shop
       *[other] { $seat } wants { $wanted } shops
      }, and others could build too; { $stock ->
        [one] only 1 is left.
       *[other] only { $stock } are left.
      }
  }
classic-event-order-entered = { $kind-word ->
    [tower] { $wanted ->
        [one] { $seat } orders 1 tower too ({ $group }).
       *[other] { $seat } orders { $wanted } towers too ({ $group }).
      }
   *[shop] { $wanted ->
        [one] { $seat } orders 1 shop too ({ $group }).
       *[other] { $seat } orders { $wanted } shops too ({ $group }).
      }
  }
classic-event-order-forgone = { $seat } orders nothing.
classic-event-one-order-left = Only { $seat } still wants { $kind-many }: no auction, the list price holds.
classic-event-order-lapsed = { $reason-word ->
    [short] { $seat }'s order is cancelled: the cash is no longer there ({ $kind-many }).
    [sold-out] { $seat }'s order is cancelled: the bank has no { $kind-many } left.
    [no-bid] { $seat }'s order is cancelled: nobody bid for the { $kind }.
   *[left] { $seat }'s order is cancelled, since its owner left ({ $kind-many }).
  }
classic-event-building-lot-opened = { $kind-word ->
    [tower] { $left ->
        [one] The last tower is auctioned.
       *[other] A tower is auctioned; { $left } are left, this one included.
      }
   *[shop] { $left ->
        [one] The last shop is auctioned.
       *[other] A shop is auctioned; { $left } are left, this one included.
      }
  }
classic-event-building-bid = { $seat } bids { $amount } for the { $kind }.
classic-event-building-passed = { $seat } passes.
classic-event-building-won = { $seat } gets the { $kind } for { $amount }: it goes up { $space-at }.
classic-event-building-unsold = Nobody bids for the { $kind }: the shortage is over.

## Building and selling

classic-event-built = { $shops ->
    [0] { $towers ->
        [one] { $seat } builds 1 tower
       *[other] { $seat } builds { $towers } towers
      }
    [one] { $seat } builds 1 shop{ $towers ->
        [0] {""}
        [one] {" "}and 1 tower
       *[other] {" "}and { $towers } towers
      }
   *[other] { $seat } builds { $shops } shops{ $towers ->
        [0] {""}
        [one] {" "}and 1 tower
       *[other] {" "}and { $towers } towers
      }
  } in the { $group } group for { $amount }. Levels now: { $levels }.
classic-event-buildings-sold = { $count ->
    [one] { $seat } sells 1 building of the { $group } group for { $amount }.
   *[other] { $seat } sells { $count } buildings of the { $group } group for { $amount }.
  } Levels now: { $levels }.

## Debts, bankruptcies, estates

classic-event-debt-opened = { $cause-word ->
    [rent] { $seat } owes { $creditor } { $amount } of rent and doesn't have the cash.
    [tax] { $seat } owes { $creditor } { $amount } of tax and doesn't have the cash.
    [fine] { $seat } owes { $creditor } the fine of { $amount } and doesn't have the cash.
    [interest] { $seat } owes { $creditor } { $amount } of interest and doesn't have the cash.
   *[other] { $seat } owes { $creditor } { $amount } and doesn't have the cash.
  }
classic-event-shared-debt-opened = { $seat } owes { $share } to each other player, { $amount } in all, and doesn't have the cash.
classic-event-share-paid = { $seat } pays { $creditor } { $amount }.
classic-event-creditor-replaced = { $creditor } has left: { $seat } now owes the money to the bank.
classic-event-went-bankrupt = { $creditor-n ->
    [-2] { $seat } is bankrupt and out of the game: the others couldn't all be paid.
   *[other] { $seat } is bankrupt and out of the game: { $creditor } couldn't be paid.
  }
classic-event-buildings-returned = { $count ->
    [one] { $seat }'s only building goes back to the bank
   *[other] { $count } of { $seat }'s buildings go back to the bank
  }{ $amount-n ->
    [0] .
   *[other] {" "}for { $amount }.
  }
classic-event-deeds-pledged = { $count ->
    [one] One more property of { $seat } is mortgaged, for { $amount }.
   *[other] { $count } more properties of { $seat } are mortgaged, for { $amount }.
  }
classic-event-estate-passed = { $creditor-n ->
    [-2] What { $seat } had, { $amount } in cash, goes into a pot for all the others
   *[other] What { $seat } had, { $amount } in cash{ $properties ->
        [0] {""}
        [one] {" "}and 1 property
       *[other] {" "}and { $properties } properties
      }, goes to { $creditor }
  }{ $cards ->
    [0] .
    [one] , with 1 jail card.
   *[other] , with { $cards } jail cards.
  }
classic-event-estate-opened = { $lots ->
    [one] The property of { $seat } is put up for auction.
   *[other] The { $lots } properties of { $seat } are auctioned one after the other.
  }
classic-event-pot-shared = { $seat } receives { $amount } out of the pot.
classic-event-interest-paid = { $seat } pays the bank { $amount } of interest for the mortgages taken over.
classic-event-inheritance-opened = { $properties ->
    [one] { $seat } takes over a mortgaged property, and may lift its mortgage now without interest.
   *[other] { $seat } takes over { $properties } mortgaged properties, and may lift their mortgages now without interest.
  }

## Refusals

classic-refusal-two-orders = The Bank is short: order shops and towers one after the other.
classic-refusal-out-of-stock = { $kind-word ->
    [tower] { $left ->
        [0] That takes { $need } of the towers: the bank has none left.
       *[other] That takes { $need } of the towers: the bank has { $left } left.
      }
   *[shop] { $left ->
        [0] That takes { $need } of the shops: the bank has none left.
       *[other] That takes { $need } of the shops: the bank has { $left } left.
      }
  }
classic-refusal-no-shops-left = The bank doesn't have enough shops to replace the towers; sell more levels.
classic-refusal-has-buildings = There are buildings in this group: sell them all first.
classic-refusal-order-locked = An order for this group is waiting for its buildings.
classic-refusal-order-unsold = Nobody bid when you ordered this: the same order can be placed again in the next turn.
classic-refusal-uneven = Build evenly: within a group levels differ by one at most.
classic-refusal-uneven-sale = Sell evenly: within a group levels differ by one at most.
classic-refusal-no-group = There's no such colour group.
classic-refusal-not-owner = That isn't yours.
classic-refusal-group-incomplete = You don't own the whole { $group } group.
classic-refusal-group-mortgaged = A property of the { $group } group is mortgaged: lift that first.
classic-refusal-no-buildings = There's nothing to sell in the { $group } group.
classic-refusal-lowers = You can only build here; choose at least the current level.
classic-refusal-nothing-built = Choose at least one building to build.
classic-refusal-raises = You can only sell here; choose at most the current level.
classic-refusal-nothing-sold = That would sell nothing.
classic-refusal-wrong-kind = Only the kind of building that's short can be ordered now.
classic-refusal-no-property = That space can't be owned.
classic-refusal-mortgaged = It's mortgaged already.
classic-refusal-not-mortgaged = It isn't mortgaged.
