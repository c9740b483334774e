### Classic: its name, its verbs, the turn with its dice, claims, jail, waits, refusals, options. Boards, cards, the town and deals have files of their own.

classic-name = Classic
classic-blurb = Buy properties, claim your rent before the next roll, and build on complete sets until the others can't pay. The last player left wins; the Speed Die makes it quick.

## Words used as values

classic-value-first = first die
classic-value-second = second die
classic-value-sum = both dice
classic-value-shop = shop
    .the = the shop
    .many = shops
classic-value-tower = tower
    .the = the tower
    .many = towers
classic-value-place = place
classic-value-none = nothing
classic-value-bus = Bus
classic-value-mister = Mr M

## Verbs, and the questions for their fields

classic-action-pay-fine = Pay the fine
classic-action-use-jail-card = Get Out of Jail Free
classic-action-use-jail-card-card = Which card?
classic-action-bus = Take the Bus
classic-action-bus-way = How far?
classic-action-go = Go there
classic-action-go-space = Where to?
classic-action-draw = Draw a card
classic-action-decline = Auction it
classic-action-claim = Claim rent
classic-action-claim-claim = Which rent?
classic-action-claim-claim-value = Claim { $value }
classic-action-unblock = End time to claim
classic-action-unblock-claim = Which rent?
classic-action-build-group = In which set?
classic-action-build-levels = Build up to which levels?
classic-action-sell = Sell buildings
classic-action-sell-group = In which set?
classic-action-sell-levels = Sell down to which levels?
classic-action-lift = Lift a mortgage
classic-action-lift-space = Which mortgage?
classic-action-go-bankrupt = Declare bankruptcy
classic-action-enter = Order too
classic-action-enter-group = In which set?
classic-action-enter-levels = Build up to which levels?
classic-action-forgo = Order nothing
classic-action-close-contest = Close the orders

## Events: the turn

classic-event-rolled = { $speed-word ->
    [none] { $seat } rolls { $first } and { $second }.
    [bus] { $seat } rolls { $first }, { $second } and the Bus.
    [mister] { $seat } rolls { $first }, { $second } and Mr M.
   *[other] { $seat } rolls { $first } and { $second }, plus { $speed } on the Speed Die.
  }
classic-event-die-awoke = { $seat } has a first salary, so the Speed Die joins the next roll.
classic-event-triple-rolled = Three { $pips }s! { $seat } may go to any space.
classic-event-bus-taken = { $steps ->
    [one] { $seat } takes the Bus for 1 space.
   *[other] { $seat } takes the Bus for { $steps } spaces.
  }
classic-event-space-chosen = { $seat } chooses { $space-the }.
classic-event-mister-moved = Mr M takes { $seat } on to { $space-the }.
classic-event-mister-stayed = Mr M has nowhere to take { $seat }.
classic-event-moved = { $seat } goes from { $start-the } to { $space-the }.
classic-event-salary-paid = { $seat } passes { classic-space-0 } and collects { $amount }.
classic-event-visited = { $reason-word ->
    [own] { $seat } stops { $space-at }, their own property.
    [mortgaged] { $seat } pays nothing { $space-at }: it's mortgaged.
    [go] { $seat } stops on { classic-space-0 }.
    [jail] { $seat } is just visiting the jail.
    [parking] { $seat } rests on { classic-space-20 }.
   *[other] { $seat } stops { $space-at }.
  }
classic-event-declined = { $seat } doesn't buy { $space-the }.
classic-event-tax-paid = { $seat } pays { $amount } { $space-at }.
classic-event-jailed = { $why-word ->
    [doubles] A third double: { $seat } goes to jail!
    [card] The card sends { $seat } to jail!
   *[space] { $seat } goes straight to jail!
  }
classic-event-fine-paid = { $seat } pays the fine of { $amount }.

## Events: rent and claims

classic-event-machine-rolled = { $speed-word ->
    [1] Dice for { $space-the }: { $first } + { $second } + 1 = { $total }, times { $times }
    [2] Dice for { $space-the }: { $first } + { $second } + 2 = { $total }, times { $times }
    [3] Dice for { $space-the }: { $first } + { $second } + 3 = { $total }, times { $times }
   *[other] Dice for { $space-the }: { $first } + { $second } = { $total }, times { $times }
  } ({ $seat })
classic-event-claim-opened = { $seat } stops { $space-at }. { $owner } may claim { $amount }.
classic-event-claim-recorded = { $owner } claims { $amount } from { $seat } for { $space-the }. It's paid right after this.
classic-event-claim-unblocked = { $owner } hasn't claimed { $seat }'s rent for { $space-the } yet. The next roll is now possible.
classic-event-claim-lapsed = Too late! { $owner } didn't claim the { $amount } { $seat } owed for { $space-the }.
classic-event-rent-paid = { $seat } pays { $owner } { $amount } rent for { $space-the }.

## Events: the end

classic-event-hour-passed = { $hours ->
    [one] One hour of play is left.
   *[other] { $hours } hours of play are left.
  }
classic-event-time-ended = Time is up. No more rolls: open rents are collected, then comes the final count.
classic-event-counted = { $rank }. { $seat }: { $cash } in cash + { $properties } in properties + { $buildings } in buildings = { $total }.
classic-event-game-ended = The game is over.

## Waits

classic-wait-jail = { $seat } is in jail: pay, use a card, or try for a double?
classic-wait-bus = { $seat } chooses how far the Bus goes
classic-wait-triple = { $seat } may go to any space
classic-wait-card = { $seat }: pay, or draw another card?
classic-wait-end = { $seat } may still build or trade before ending the turn
classic-wait-auction = { $count ->
    [0] The auction is about to close
    [one] { $seat } may still bid
   *[other] { $seat } may bid
  }
classic-wait-inherit = { $seat } may lift the mortgages taken over
classic-wait-contest = Not enough buildings: { $seat } may order too
classic-wait-claim = { $seat } may claim a rent
classic-wait-hour = The game clock is running

## Refusals

classic-refusal-not-your-turn = It's { $seat }'s turn.
    .bare = It isn't your turn.
classic-refusal-rent-first = { $seat } still has time to claim rent. You can roll after that.
classic-refusal-claim-lapsed = Too late, this rent can't be claimed any more.
classic-refusal-already-claimed = You've already claimed this rent. It's paid right after this.
classic-refusal-roll-again = You rolled a double. Roll again before you end your turn.
classic-refusal-not-in-jail = You're not in jail.
classic-refusal-no-card = You don't have that card.
classic-refusal-same-space = You're already there. Choose another space.
classic-refusal-not-enough-cash = That takes { $low }; you have { $cash } to spend.
classic-refusal-passed = You've passed in this auction.
classic-refusal-already-leading = Your bid is already the highest.
classic-refusal-no-auction = There's no auction right now.
classic-refusal-auction-running = Wait until the auction is over.
classic-refusal-debt-open = Wait until the open debt is paid.
classic-refusal-inheritance-open = Wait until the properties have been taken over.
classic-refusal-phase-running = First the open auction, debt or takeover has to end; then you can order the last buildings.
classic-refusal-contest-running = The last buildings are being shared out. Until then nobody builds, sells them or trades.
classic-refusal-no-contest = There's no building shortage right now.
classic-refusal-order-entered = You've already placed your order.
classic-refusal-not-asked = You couldn't build that kind when the shortage began.
classic-refusal-not-in-contest = Only players with an open order may bid for these buildings.
classic-refusal-in-debt = You owe { $amount }. Pay that before you build or lift mortgages.
classic-refusal-no-debt = You have no debt.
classic-refusal-no-inheritance = There are no properties for you to take over.
classic-refusal-can-still-pay = You can still pay: sell buildings, mortgage or trade.
classic-refusal-game-over = This game is over.
classic-refusal-wrong-phase = That isn't possible right now.

## Options

classic-option-speed = Speed Die
classic-option-doubles = Speed Die number on a double
classic-option-doubles-ignore = doesn't count
classic-option-doubles-add = counts too
classic-option-rent = Rent
classic-option-rent-claim = the owner must claim it
classic-option-rent-auto = collected automatically
classic-option-deck = Cards
classic-option-deck-international = international
classic-option-deck-heritage = older French and British
classic-option-board-neutral = a river valley
classic-option-board-edition = historical adventures
classic-option-limit = Time limit in hours
classic-option-limit-menu = Limit in hours
classic-option-limit-0 = none
