### Builder: its name, spaces, verbs, events, waits, refusals, options. Cards stand in builder-cards.ftl.

builder-name = Builder
builder-blurb = Every roll brings trucks, cranes, excavators and boats to the owners of the right properties. Use them to build floor after floor on the island. The penthouse ends the game; most points wins.
builder-cash = M{ NUMBER($n) }

## Spaces

builder-space-0 = GO
builder-space-1 = Mediterranean Avenue
builder-space-2 = Chance
builder-space-3 = Baltic Avenue
builder-space-4 = Collect 2 dump trucks
builder-space-5 = Vermont Avenue
builder-space-6 = Roll for Resources
builder-space-7 = Connecticut Avenue
builder-space-8 = Jail
builder-space-9 = States Avenue
builder-space-10 = Steal 1 Resource
builder-space-11 = Virginia Avenue
builder-space-12 = Collect 2 cranes
builder-space-13 = Tennessee Avenue
builder-space-14 = Chance
builder-space-15 = New York Avenue
builder-space-16 = Free Parking
builder-space-17 = Indiana Avenue
builder-space-18 = Chance
builder-space-19 = Illinois Avenue
builder-space-20 = Collect 2 excavators
builder-space-21 = Ventnor Avenue
builder-space-22 = Roll for Resources
builder-space-23 = Marvin Gardens
builder-space-24 = Go to Jail
builder-space-25 = North Carolina Avenue
builder-space-26 = Steal 1 Resource
builder-space-27 = Pennsylvania Avenue
builder-space-28 = Collect 2 boats
builder-space-29 = Park Place
builder-space-30 = Chance
builder-space-31 = Boardwalk

## Foundations of the island

builder-value-a2 = A2
builder-value-a3 = A3
builder-value-a4 = A4
builder-value-a5 = A5
builder-value-b1 = B1
builder-value-b2 = B2
builder-value-b3 = B3
builder-value-b4 = B4
builder-value-b5 = B5
builder-value-b6 = B6
builder-value-c1 = C1
builder-value-c2 = C2
builder-value-c5 = C5
builder-value-c6 = C6
builder-value-d1 = D1
builder-value-d2 = D2
builder-value-d3 = D3
builder-value-d4 = D4
builder-value-d5 = D5
builder-value-d6 = D6
builder-value-e2 = E2
builder-value-e3 = E3
builder-value-e4 = E4
builder-value-e5 = E5

## Colours

builder-group-sky = light blue
builder-group-pink = pink

## Chips: one, and so many of them

builder-value-truck = dump truck
    .a = a dump truck
    .the = a dump truck
builder-value-crane = crane
    .a = a crane
    .the = a crane
builder-value-excavator = excavator
    .a = an excavator
    .the = an excavator
builder-value-boat = boat
    .a = a boat
    .the = a boat
builder-some-truck = { $n ->
    [one] { $n } dump truck
   *[other] { $n } dump trucks
  }
builder-some-crane = { $n ->
    [one] { $n } crane
   *[other] { $n } cranes
  }
builder-some-excavator = { $n ->
    [one] { $n } excavator
   *[other] { $n } excavators
  }
builder-some-boat = { $n ->
    [one] { $n } boat
   *[other] { $n } boats
  }

## Words used as values

builder-value-cash = money
    .the = that much money

## Verbs, and the questions about their fields

builder-action-drop = Leave chips
builder-action-drop-chips = Which chips do you leave?
builder-action-pay-fine = Pay M50
builder-action-steal = Steal
builder-action-steal-victim = From whom?
builder-action-steal-chip = Which chip?
builder-action-park = Exchange 2 for 1
builder-action-park-chips = Which two chips do you give?
builder-action-park-wanted = Which chip do you take?
builder-action-pick = Choose
builder-action-pick-chip = Which chips do you take?
builder-action-swap = Swap properties
builder-action-swap-own = Which of your properties do you give?
builder-action-swap-other = Which property do you take?
builder-action-decline = No, thanks
builder-action-exchange = Exchange 4 for 1
builder-action-exchange-chip = Which four chips of one type do you give?
builder-action-exchange-wanted = Which chip do you take?
builder-action-build-site = Where?
builder-action-build-chips = Which chips of your choice?
builder-action-penthouse = Place the penthouse
builder-action-penthouse-site = On which tower?
builder-action-penthouse-chips = Which chip of your choice?
builder-action-ask = Claim rent
builder-action-ask-claim = Which rent?
builder-action-waive = Waive the rent
builder-action-waive-claim = Which rent?
builder-action-end-grace = End time to claim
builder-action-end-grace-claim = Which rent?
builder-action-repay = Lift a mortgage
builder-action-repay-space = Which property?
builder-action-keep = Keep the mortgage
builder-action-keep-space = On which property?
builder-action-keep-all = Keep all mortgages
builder-action-go-bankrupt = Declare bankruptcy
builder-action-propose-pay = How much money do you give?
builder-action-propose-ask = How much money do you want?
builder-action-end-and-count = End and count

## Events: turns and moves

builder-event-turn-began = { $extra-word ->
    [yes] A double! { $seat } gets another turn.
   *[no] Turn { $turn }, round { $round }: { $seat }'s turn.
  }
builder-event-moved = { $seat } goes from { $start } to { $space }.
builder-event-visited = { $reason-word ->
    [own] { $seat } stops at { $space }, their own property.
    [mortgaged] { $seat } pays nothing at { $space }: it's mortgaged.
   *[other] { $seat } is just visiting the jail.
  }
builder-event-resources-rolled = { $seat } rolls { $first } and { $second } for chips: { $chip }.
builder-event-jailed = { $why-word ->
    [doubles] Third double: { $seat } goes to jail!
    [card] The card sends { $seat } to jail!
   *[space] { $seat } goes straight to jail!
  }
builder-event-freed = A double! { $seat } gets out of jail.
builder-event-stayed-in-jail = { $failures ->
    [1] No double. { $seat } stays in jail.
    [2] No double again. { $seat } stays in jail.
   *[other] No third double. { $seat } has to pay.
  }
builder-event-nothing-chosen = { $what-word ->
    [steal] { $seat } steals nothing.
    [park] { $seat } exchanges nothing on { builder-space-16 }.
    [swap] { $seat } doesn't force a trade.
   *[pick] The bank has no chips left for { $seat }.
  }

## Events: chips and the island

builder-event-chips-received = { $chips-count ->
    [0] The bank has nothing left for { $seat }.
   *[other] { $seat } gets { $chips }.
  }
builder-event-chips-dropped = { $seat } leaves { $chips } at { $space }.
builder-event-chips-picked-up = { $seat } picks up { $chips } at { $space }.
builder-event-chips-exchanged = { $seat } gives { $chips } for { $wanted-a }.
builder-event-chip-stolen = { $seat } steals { $chip-a } from { $victim }.
builder-event-floor-built = { $level ->
    [1] { $seat } starts a building at { $site } ({ $chips }).
   *[other] { $seat } builds floor { $level } at { $site } ({ $chips }).
  }
builder-event-penthouse-placed = { $seat } places the penthouse at { $site }! ({ $chips })

## Events: properties and money

builder-event-salary-paid = { $seat } passes { builder-space-0 } and collects { $amount }.
builder-event-bought = { $seat } buys { $space } for { $amount }.
builder-event-auction-opened = { $seat } auctions { $space }, starting at M10.
builder-event-bid-made = { $seat } bids { $amount } for { $space }.
builder-event-bid-void = { $leader-n ->
    [-1] { $seat }'s bid is cancelled. No bid is left for { $space }.
   *[other] { $seat }'s bid is cancelled. { $leader } now leads with { $amount } for { $space }.
  }
builder-event-lot-sold = Sold! { $space } goes to { $seat } for { $amount }.
builder-event-lot-unsold = Nobody wants { $space }. It stays with the bank.
builder-event-card-paid = { $seat-n ->
    [-1] The bank pays { $amount } to { $payee }.
   *[other] { $seat } pays { $amount } to { $payee }.
  }
builder-event-claim-opened = { $seat } stops at { $space }. { $owner } may claim { $amount } in rent.
builder-event-claim-waived = { $owner } waives { $seat }'s rent for { $space }.
builder-event-claim-lapsed = Too late! { $owner } didn't claim { $seat }'s rent for { $space }.
builder-event-rent-paid = { $seat } pays { $owner } { $amount } rent ({ $space }).
builder-event-debt-opened = { $seat } owes { $creditor } { $amount } and has to raise the money.
builder-event-debt-cancelled = { $creditor } is out, so { $seat } no longer owes the { $amount }.
builder-event-mortgaged = { $seat } mortgages { $space } for { $amount }.
builder-event-mortgage-repaid = { $seat } lifts the mortgage on { $space } for { $amount }.
builder-event-mortgage-kept = { $seat } keeps the mortgage on { $space }.

## Events: trades

builder-event-deal-proposed = { $seat } proposes a trade to { $partner }: { $give-all } for { $take-all }.
builder-event-deal-countered = { $partner } counters { $seat }'s trade with another.
builder-event-deal-made = Agreed! { $partner } gets { $give-all }, { $seat } gets { $take-all }.
builder-event-deal-void = { $seat }'s trade with { $partner } is cancelled; no longer available: { $missing }.
builder-event-deal-lapsed = { $seat }'s trade with { $partner } has lapsed.
builder-event-deeds-swapped = Forced trade! { $seat } takes { $other } from { $partner } for { $own }.

## Events: the end

builder-event-went-bankrupt = { $seat } can't pay { $creditor } and is bankrupt. Buildings on the island still count.
builder-event-estate-passed = { $creditor } gets everything { $seat } had: { $amount }{ $deeds ->
    [0] {""}
    [one] , { $deeds } property
   *[other] , { $deeds } properties
  }{ $chips-count ->
    [0] {""}
   *[other] , { $chips }
  }{ $cards ->
    [0] {""}
    [one] , { $cards } card
   *[other] , { $cards } cards
  }.
builder-event-counted = { $rank }. { $seat }: { $buildings } for buildings + { $sets } for sets{ $billionaire ->
    [0] {""}
   *[other] {" "}+ { $billionaire } as Billionaire Builder
  }{ $community ->
    [0] {""}
   *[other] {" "}+ { $community } as Community Builder
  } = { $total ->
    [one] { $total } point
   *[other] { $total } points
  } ({ $cash } in cash).
builder-event-game-ended = { $why-word ->
    [penthouse] The penthouse is placed, so the game is over.
    [stuck] Nobody can reach the penthouse any more, so the game is over.
    [stalled] Nobody has built for too many rounds, so the game is over.
    [rounds] The last round is over, and so is the game.
    [alone] Everybody else has left, so the game is over.
    [agreed] The last player building ends the game and counts.
   *[nobody] Nobody is left who could build, so the game is over.
  }

## Waits

builder-wait-drop = { $seat } has more than six chips and must leave some
builder-wait-jail = { $seat } is in jail: pay, card or dice?
builder-wait-steal = { $seat } may steal a chip
builder-wait-park = { $seat } may exchange two chips
builder-wait-pick = { $seat } chooses chips
builder-wait-swap = { $seat } may swap two properties
builder-wait-manage = { $seat } exchanges and builds
builder-wait-claim = { $seat } may claim rent
builder-wait-debt = { $seat } has to raise money
builder-wait-inherit = { $seat } decides about the mortgages received

## Refusals

builder-refusal-wrong-phase = That isn't possible at this point of the turn.
builder-refusal-raising-funds = First the debt has to be paid; then the turn goes on.
builder-refusal-inheriting = First somebody has to decide about the mortgages received.
builder-refusal-auction-running = Wait until the auction is over.
builder-refusal-surplus-first = You have too many chips. Leave { $count } first.
builder-refusal-surplus-exactly = Leave exactly { $count ->
    [one] { $count } chip
   *[other] { $count } chips
  }, no more and no fewer.
builder-refusal-rent-first = The rent can still be claimed. Wait until its owner has answered or time is up.
builder-refusal-claim-closed = That rent can't be claimed any more.
builder-refusal-in-jail = You can't build in jail.
builder-refusal-chips-locked = Leave the chips above six first. Until then none can be traded.
builder-refusal-cash-reserved = That money is reserved for the leading bid.
builder-refusal-debt-comes-first = The debt comes first. Nothing you need for it can go elsewhere.
builder-refusal-can-still-pay = You can still pay by mortgaging.
builder-refusal-no-debt = You have no debt to declare bankruptcy over.
builder-refusal-not-enough-chips = { $level ->
    [5] Not enough chips for the penthouse.
   *[other] Not enough chips for floor { $level }.
  }
    .bare = Not enough chips for that.
builder-refusal-not-these-chips = Those chips don't match the cost of this floor.
builder-refusal-no-chips-in-bank = The bank has none of these chips left.
builder-refusal-same-type = The chip you take must be a different type.
builder-refusal-not-your-building = Somebody else is building there.
builder-refusal-building-full = Four floors is the limit. Only the penthouse goes on top.
builder-refusal-no-blocks = You have no blocks left, only the penthouse.
builder-refusal-no-tower = The penthouse needs four floors of your own.
builder-refusal-water = You can't build on water.
builder-refusal-not-owner = The player giving this property doesn't own it.
builder-refusal-mortgaged = It's already mortgaged.
builder-refusal-not-mortgaged = It isn't mortgaged.
builder-refusal-complete-set = A forced trade can't break up a complete set.
builder-refusal-nobody-to-rob = That player has no chip of this type.
builder-refusal-already-leading = Your bid is already the highest.
builder-refusal-not-tradable = That can't be traded.
builder-refusal-empty-side = Both sides must give something.
builder-refusal-gift = That would be a gift. Each side has to give something different.
builder-refusal-no-card = The player using or giving that card doesn't have it.

## Options

builder-option-rent = Rent
builder-option-rent-ask = the owner must claim it
builder-option-rent-auto = collected automatically
builder-option-grace = Time to claim rent before the next roll
builder-option-grace-menu = Time to claim
builder-option-grace-none = none
builder-option-grace-short = short (live 10 s, slow 5 min)
builder-option-grace-usual = usual (live 20 s, slow 30 min)
builder-option-grace-long = long (live 1 min, slow 2 h)
builder-option-grace-longest = longest (live 5 min, slow 12 h)
builder-option-rounds = Rounds until the final count
builder-option-rounds-menu = Rounds
builder-option-rounds-0 = no limit
builder-option-stall = Rounds without building until the final count
builder-option-stall-menu = Rounds without a block
builder-option-stall-0 = never
builder-option-gifts = Gifts: one side of a trade may be empty
