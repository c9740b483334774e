### Classic: auctions, shortages, building, mortgages, debts and bankruptcies.

## Auctions

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $space-the: a space of the board, with its article (Forge Square)
classic-event-auction-opened = The bank auctions { $space-the }. Everybody may bid.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna)
classic-event-bids-struck = { $seat } has left, so their bids no longer count.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $space: a space of the board (Forge Square) · $seat: a person (Anna) · $amount: money (177 fl)
classic-event-lot-sold = Sold! { $space } goes to { $seat } for { $amount }.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $space-the: a space of the board, with its article (the jail)
classic-event-lot-unsold = Nobody wants { $space-the }. It stays with the bank.

## Shortages

# Classic: what has just happened, a line of the turn's message and the history; not much longer than English.
# $kind-word: the kind of building, a word to choose by (tower or shop) · $wanted: how many are wanted (2) · $seat: a person (Anna) ·
# $stock: how many are left (3)
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

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $kind-word: the kind, a word to choose by (tower or shop) · $wanted: how many are wanted (2) · $seat: a person (Anna) ·
# $group: a colour group (light blue)
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

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna)
classic-event-order-forgone = { $seat } orders nothing.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $kind-many: the kind, in the plural (shops)
classic-event-one-order-left = Only { $seat } still wants { $kind-many }, so the list price applies.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $reason-word: what kind of stop it is, a word to choose by (short, sold-out, no-bid or left) · $seat: a person (Anna) ·
# $kind-many: the kind of building, in the plural (shops) · $kind: the kind of building (shop)
classic-event-order-lapsed = { $reason-word ->
    [short] { $seat }'s order is cancelled: not enough cash any more ({ $kind-many }).
    [sold-out] { $seat }'s order is cancelled: the bank has no { $kind-many } left.
    [no-bid] { $seat }'s order is cancelled: nobody bid for the { $kind }.
   *[left] { $seat } has left, so their order is cancelled ({ $kind-many }).
  }

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $kind-word: the kind of building, a word to choose by (tower or shop) · $left: how many are left (2)
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

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $amount: money (150 fl) · $kind: the kind of building
classic-event-building-bid = { $seat } bids { $amount } for the { $kind }.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna)
classic-event-building-passed = { $seat } passes.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $kind: the kind of building · $amount: money (150 fl) · $space-at: a space of the board, as in “stops at …”
classic-event-building-won = { $seat } gets the { $kind } for { $amount } and builds it { $space-at }.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $kind: the kind of building
classic-event-building-unsold = Nobody bids for the { $kind }, so the shortage is over.

## Building and selling

# Classic: what has just happened, a line of the turn's message and the history; not much longer than English.
# $shops: how many shops (7) · $towers: how many towers (2) · $seat: a person (Anna) · $group: a colour group (brown) · $amount: money (350 fl) ·
# $levels: levels on each space, joined by a dash (4-3)
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

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $count: how many, chooses the plural form (1) · $seat: a person (Anna) · $group: a colour group (pink) · $amount: money (50 fl) ·
# $levels: levels on each space, joined by a dash (0-0-0)
classic-event-buildings-sold = { $count ->
    [one] { $seat } sells 1 building from the { $group } set for { $amount }.
   *[other] { $seat } sells { $count } buildings from the { $group } set for { $amount }.
  } Levels: { $levels }.

## Debts, bankruptcies, estates

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $cause-word: the reason, a word to choose by (rent, tax, fine, interest or other) · $seat: a person (Anna) ·
# $creditor: a person or the bank, who is owed (Ben) · $amount: money (50 fl)
classic-event-debt-opened = { $cause-word ->
    [rent] { $seat } owes { $creditor } { $amount } in rent and doesn't have the cash.
    [tax] { $seat } owes { $creditor } { $amount } in tax and doesn't have the cash.
    [fine] { $seat } owes { $creditor } a fine of { $amount } and doesn't have the cash.
    [interest] { $seat } owes { $creditor } { $amount } in interest and doesn't have the cash.
   *[other] { $seat } owes { $creditor } { $amount } and doesn't have the cash.
  }

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $share: the part of each · $amount: money (150 fl)
classic-event-shared-debt-opened = { $seat } owes each other player { $share }, { $amount } in all, and doesn't have the cash.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $creditor: a person or the bank, who is owed (Ben) · $amount: money (150 fl)
classic-event-share-paid = { $seat } pays { $creditor } { $amount }.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $creditor: a person or the bank, who is owed (Ben) · $seat: a person (Anna)
classic-event-creditor-replaced = { $creditor } has left, so { $seat } now owes the bank.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $creditor-n: $creditor as a number, -1 is the bank, -2 several (0) · $seat: a person (Anna) · $creditor: a person or the bank, who is owed (Ben)
classic-event-went-bankrupt = { $creditor-n ->
    [-2] { $seat } couldn't pay everyone, went bankrupt and is out of the game.
   *[other] { $seat } couldn't pay { $creditor }, went bankrupt and is out of the game.
  }

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $count: how many, chooses the plural form (3) · $seat: a person (Anna) · $amount-n: $amount as a number, for the plural · $amount: money (150 fl)
classic-event-buildings-returned = { $count ->
    [one] { $seat }'s only building goes back to the bank
   *[other] { $count } of { $seat }'s buildings go back to the bank
  }{ $amount-n ->
    [0] .
   *[other] {" "}for { $amount }.
  }

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $count: how many, chooses the plural form (2) · $seat: a person (Anna) · $amount: money (130 fl)
classic-event-deeds-pledged = { $count ->
    [one] One more of { $seat }'s properties is mortgaged, for { $amount }.
   *[other] { $count } more of { $seat }'s properties are mortgaged, for { $amount }.
  }

# Classic: what has just happened, a line of the turn's message and the history; no longer than English.
# $creditor-n: $creditor as a number, -1 is the bank, -2 several (0) · $seat: a person (Anna) · $amount: money (140 fl) ·
# $creditor: a person or the bank, who is owed (Ben) · $properties: how many properties (2) · $cards: how many cards (0)
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

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $lots: how many lots (3) · $seat: a person (Anna)
classic-event-estate-opened = { $lots ->
    [one] { $seat }'s property is auctioned.
   *[other] { $seat }'s { $lots } properties are auctioned one after another.
  }

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $amount: money (150 fl)
classic-event-pot-shared = { $seat } gets { $amount } from the pot.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $amount: money (13 fl)
classic-event-interest-paid = { $seat } pays the bank { $amount } interest on the mortgages they took over.

# Classic: what has just happened, a line of the turn's message and the history; not much longer than English.
# $properties: how many properties (2) · $seat: a person (Anna)
classic-event-inheritance-opened = { $properties ->
    [one] { $seat } takes over a mortgaged property and may lift it now without interest.
   *[other] { $seat } takes over { $properties } mortgaged properties and may lift them now without interest.
  }

## Refusals

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-two-orders = The bank is running short: order shops and towers one after the other.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $kind-word: the kind, a word to choose by (tower or shop) · $left: how many are left · $need: how many are needed
classic-refusal-out-of-stock = { $kind-word ->
    [tower] { $left ->
        [0] That takes { $need ->
            [one] 1 tower
           *[other] { $need } towers
          }, but the bank has none left.
       *[other] That takes { $need } towers, but the bank has only { $left }.
      }
   *[shop] { $left ->
        [0] That takes { $need ->
            [one] 1 shop
           *[other] { $need } shops
          }, but the bank has none left.
       *[other] That takes { $need } shops, but the bank has only { $left }.
      }
  }

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-no-shops-left = The bank doesn't have enough shops to replace the towers; sell more levels.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-has-buildings = There are buildings in this set. Sell them all first.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-order-locked = An order for this set is still open.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-order-unsold = Nobody bid on your last order. You can place it again next turn.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-uneven = Build evenly: within a set, levels may differ by one at most.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-uneven-sale = Sell evenly: within a set, levels may differ by one at most.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-no-group = There's no such set.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-not-owner = That isn't yours.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $group: a colour group (red)
classic-refusal-group-incomplete = You don't own the whole { $group } set.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $group: a colour group (red)
classic-refusal-group-mortgaged = Part of the { $group } set is mortgaged. Lift that first.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $group: a colour group (red)
classic-refusal-no-buildings = There's nothing to sell in the { $group } set.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-lowers = You can only build here; choose at least the current level.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-nothing-built = Choose at least one building to build.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-raises = You can only sell here; choose at most the current level.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-nothing-sold = Choose at least one building to sell.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-wrong-kind = You can only order the kind of building that's running short.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-no-property = Nobody can own that space.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-mortgaged = It's already mortgaged.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-not-mortgaged = It isn't mortgaged.
