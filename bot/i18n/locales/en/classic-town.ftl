### Classic: auctions, shortages, building, mortgages, debts and bankruptcies.

## Auctions

classic-event-auction-opened = The bank auctions { $space-the }. Everybody may bid.
classic-event-bids-struck = { $seat } has left, so their bids no longer count.
classic-event-lot-sold = Sold! { $space } goes to { $seat } for { $amount }.
classic-event-lot-unsold = Nobody wants { $space-the }. It stays with the bank.

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
classic-event-one-order-left = Only { $seat } still wants { $kind-many }, so the list price applies.
classic-event-order-lapsed = { $reason-word ->
    [short] { $seat }'s order is cancelled: not enough cash any more ({ $kind-many }).
    [sold-out] { $seat }'s order is cancelled: the bank has no { $kind-many } left.
    [no-bid] { $seat }'s order is cancelled: nobody bid for the { $kind }.
   *[left] { $seat } has left, so their order is cancelled ({ $kind-many }).
  }
classic-event-building-lot-opened = { $kind-word ->
    [tower] { $left ->
        [one] The last tower is up for bids.
       *[other] A tower is up for bids; { $left } are left, including this one.
      }
   *[shop] { $left ->
        [one] The last shop is up for bids.
       *[other] A shop is up for bids; { $left } are left, including this one.
      }
  }
classic-event-building-bid = { $seat } bids { $amount } for the { $kind }.
classic-event-building-passed = { $seat } passes.
classic-event-building-won = { $seat } gets the { $kind } for { $amount } and builds it { $space-at }.
classic-event-building-unsold = Nobody bids for the { $kind }, so the shortage is over.

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
  } in the { $group } set for { $amount }. Levels: { $levels }.
classic-event-buildings-sold = { $count ->
    [one] { $seat } sells 1 building from the { $group } set for { $amount }.
   *[other] { $seat } sells { $count } buildings from the { $group } set for { $amount }.
  } Levels: { $levels }.

## Debts, bankruptcies, estates

classic-event-debt-opened = { $cause-word ->
    [rent] { $seat } owes { $creditor } { $amount } in rent and doesn't have the cash.
    [tax] { $seat } owes { $creditor } { $amount } in tax and doesn't have the cash.
    [fine] { $seat } owes { $creditor } the fine of { $amount } and doesn't have the cash.
    [interest] { $seat } owes { $creditor } { $amount } in interest and doesn't have the cash.
   *[other] { $seat } owes { $creditor } { $amount } and doesn't have the cash.
  }
classic-event-shared-debt-opened = { $seat } owes each other player { $share }, { $amount } in all, and doesn't have the cash.
classic-event-share-paid = { $seat } pays { $creditor } { $amount }.
classic-event-creditor-replaced = { $creditor } has left, so { $seat } now owes the bank.
classic-event-went-bankrupt = { $creditor-n ->
    [-2] { $seat } couldn't pay everyone and is bankrupt and out of the game.
   *[other] { $seat } couldn't pay { $creditor } and is bankrupt and out of the game.
  }
classic-event-buildings-returned = { $count ->
    [one] { $seat }'s only building goes back to the bank
   *[other] { $count } of { $seat }'s buildings go back to the bank
  }{ $amount-n ->
    [0] .
   *[other] {" "}for { $amount }.
  }
classic-event-deeds-pledged = { $count ->
    [one] One more of { $seat }'s properties is mortgaged, for { $amount }.
   *[other] { $count } more of { $seat }'s properties are mortgaged, for { $amount }.
  }
classic-event-estate-passed = { $creditor-n ->
    [-2] { $seat }'s cash, { $amount }, goes into a pot for the others
   *[other] { $creditor } gets everything { $seat } had: { $amount } in cash{ $properties ->
        [0] {""}
        [one] {" "}and 1 property
       *[other] {" "}and { $properties } properties
      }
  }{ $cards ->
    [0] .
    [one] , with 1 Get Out of Jail Free card.
   *[other] , with { $cards } Get Out of Jail Free cards.
  }
classic-event-estate-opened = { $lots ->
    [one] { $seat }'s property is auctioned.
   *[other] { $seat }'s { $lots } properties are auctioned one after another.
  }
classic-event-pot-shared = { $seat } gets { $amount } from the pot.
classic-event-interest-paid = { $seat } pays the bank { $amount } interest on the mortgages taken over.
classic-event-inheritance-opened = { $properties ->
    [one] { $seat } takes over a mortgaged property and may lift it now without interest.
   *[other] { $seat } takes over { $properties } mortgaged properties and may lift them now without interest.
  }

## Refusals

classic-refusal-two-orders = The bank is running short: order shops and towers one after the other.
classic-refusal-out-of-stock = { $kind-word ->
    [tower] { $left ->
        [0] That takes { $need } towers, but the bank has none left.
       *[other] That takes { $need } towers, but the bank has only { $left }.
      }
   *[shop] { $left ->
        [0] That takes { $need } shops, but the bank has none left.
       *[other] That takes { $need } shops, but the bank has only { $left }.
      }
  }
classic-refusal-no-shops-left = The bank doesn't have enough shops to replace the towers; sell more levels.
classic-refusal-has-buildings = There are buildings in this set. Sell them all first.
classic-refusal-order-locked = An order for this set is still open.
classic-refusal-order-unsold = Nobody bid on your last order. You can place it again next turn.
classic-refusal-uneven = Build evenly: within a set, levels differ by one at most.
classic-refusal-uneven-sale = Sell evenly: within a set, levels differ by one at most.
classic-refusal-no-group = There's no such set.
classic-refusal-not-owner = That isn't yours.
classic-refusal-group-incomplete = You don't own the whole { $group } set.
classic-refusal-group-mortgaged = Part of the { $group } set is mortgaged. Lift that first.
classic-refusal-no-buildings = There's nothing to sell in the { $group } set.
classic-refusal-lowers = You can only build here; choose at least the current level.
classic-refusal-nothing-built = Choose at least one building to build.
classic-refusal-raises = You can only sell here; choose at most the current level.
classic-refusal-nothing-sold = Choose at least one building to sell.
classic-refusal-wrong-kind = You can only order the kind of building that's running short.
classic-refusal-no-property = Nobody can own that space.
classic-refusal-mortgaged = It's already mortgaged.
classic-refusal-not-mortgaged = It isn't mortgaged.
