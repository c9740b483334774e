### Classic: its name, its verbs, the turn with its dice, claims, jail, waits, refusals, options. Boards, cards, the town and deals have files of their own.

classic-name = Classic
classic-blurb = Buy properties, claim your rents before the next player rolls, and build on whole colour groups until the others can't pay. Whoever is left at the end wins; the Speed Die makes it quick.

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
classic-action-use-jail-card = Use a jail card
classic-action-use-jail-card-card = Which card?
classic-action-bus = Take the Bus
classic-action-bus-way = How far?
classic-action-go = Go there
classic-action-go-space = Where to?
classic-action-draw = Draw a card
classic-action-decline = Auction
classic-action-end-turn = End the turn
classic-action-claim = Claim rent
classic-action-claim-claim = Which rent?
classic-action-claim-claim-value = Claim { $value }
classic-action-unblock = End the protected time
classic-action-unblock-claim = Which rent?
classic-action-build-group = In which group?
classic-action-build-levels = Up to which levels?
classic-action-sell = Sell buildings
classic-action-sell-group = In which group?
classic-action-sell-levels = Down to which levels?
classic-action-lift = Lift a mortgage
classic-action-lift-space = Which mortgage?
classic-action-go-bankrupt = Declare bankruptcy
classic-action-enter = Order too
classic-action-enter-group = In which group?
classic-action-enter-levels = Up to which levels?
classic-action-forgo = Order nothing
classic-action-close-contest = Close the orders

## Events: the turn

classic-event-rolled = { $speed-word ->
    [none] { $seat } rolls { $first } and { $second }.
    [bus] { $seat } rolls { $first } and { $second }, and the Bus.
    [mister] { $seat } rolls { $first } and { $second }, and Mr M.
   *[other] { $seat } rolls { $first } and { $second }, and { $speed } on the Speed Die.
  }
classic-event-die-awoke = { $seat } collected a first salary: from the next roll on, the Speed Die is rolled too.
classic-event-triple-rolled = Three times { $pips }! { $seat } may go to any space.
classic-event-bus-taken = { $steps ->
    [one] { $seat } takes the Bus for 1 space.
   *[other] { $seat } takes the Bus for { $steps } spaces.
  }
classic-event-space-chosen = { $seat } chooses { $space-the }.
classic-event-mister-moved = Mr M leads { $seat } on to { $space-the }.
classic-event-mister-stayed = Mr M has nowhere to lead { $seat }.
classic-event-moved = { $seat } goes from { $start-the } to { $space-the }.
classic-event-salary-paid = { $seat } passes { classic-space-0 } and collects { $amount }.
classic-event-visited = { $reason-word ->
    [own] { $seat } is at home { $space-at }.
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
    [1] Dice for { $space-the }: { $first } and { $second }, and 1: { $total }, times { $times }.
    [2] Dice for { $space-the }: { $first } and { $second }, and 2: { $total }, times { $times }.
    [3] Dice for { $space-the }: { $first } and { $second }, and 3: { $total }, times { $times }.
   *[other] Dice for { $space-the }: { $first } and { $second }: { $total }, times { $times }.
  } ({ $seat })
classic-event-claim-opened = { $seat } stops { $space-at }: { $owner } may claim { $amount }.
classic-event-claim-recorded = { $owner } claims { $amount } from { $seat } for { $space-the }: it's collected right after this.
classic-event-claim-unblocked = { $owner } hasn't claimed the rent of { $space-the } from { $seat } yet: the next player may roll now.
classic-event-claim-lapsed = Too late: { $owner } didn't claim the { $amount } that { $seat } owed for { $space-the }.
classic-event-rent-paid = { $seat } pays { $owner } { $amount } of rent for { $space-the }.

## Events: the end

classic-event-hour-passed = { $hours ->
    [one] One hour of play is left.
   *[other] { $hours } hours of play are left.
  }
classic-event-time-ended = Time is up: nobody rolls any more. Open rents are collected, then all is counted.
classic-event-counted = { $rank }. { $seat }: { $cash } in cash + { $properties } of properties + { $buildings } of buildings = { $total }.
classic-event-game-ended = The game is over.

## Waits

classic-wait-jail = { $seat } is in jail: pay, use a card, or try a double?
classic-wait-bus = { $seat } chooses how far the Bus goes
classic-wait-triple = { $seat } may go to any space
classic-wait-card = { $seat }: pay, or draw another card?
classic-wait-end = { $seat } may still build or trade, then hands over the dice
classic-wait-auction = { $count ->
    [0] The hammer is about to fall
    [one] { $seat } may still bid
   *[other] { $seat } may bid
  }
classic-wait-inherit = { $seat } may lift mortgages of the deeds received
classic-wait-contest = Buildings are short: { $seat } may order too
classic-wait-claim = { $seat } may claim a rent
classic-wait-hour = The time of the game is running

## Refusals

classic-refusal-not-your-turn = It isn't your turn: { $seat } has the dice.
    .bare = It isn't your turn.
classic-refusal-rent-first = Not yet: { $seat } still has a moment to claim a rent. You can roll after that.
classic-refusal-claim-lapsed = Too late: this rent can no longer be claimed.
classic-refusal-already-claimed = You've claimed this rent already; it's collected right after what is going on.
classic-refusal-roll-again = You rolled a double: roll again before you end the turn.
classic-refusal-not-in-jail = You're not in jail.
classic-refusal-no-card = There's no such jail card to use.
classic-refusal-same-space = You're there already: name another space.
classic-refusal-not-enough-cash = That takes { $low }; you have { $cash } to spend.
classic-refusal-passed = You've passed: that holds for this lot.
classic-refusal-already-leading = Your bid is the highest; it binds you.
classic-refusal-no-auction = No auction is running.
classic-refusal-auction-running = An auction is running: the turn goes on after it.
classic-refusal-debt-open = A debt is open: the turn goes on when it's settled.
classic-refusal-inheritance-open = Deeds are being taken over: the turn goes on after that.
classic-refusal-phase-running = The last buildings can't be asked for now: first the auction, debt or inheritance that's open must end.
classic-refusal-contest-running = Buildings are short and being shared out: nobody builds, sells buildings or trades until that's over.
classic-refusal-no-contest = No building shortage is open.
classic-refusal-order-entered = Your order is in already, and stays as it is.
classic-refusal-not-asked = You couldn't build that kind when the shortage began.
classic-refusal-not-in-contest = Only those whose orders are still open bid for these buildings.
classic-refusal-in-debt = You owe { $amount }: no building and no lifting of mortgages before that's paid.
classic-refusal-no-debt = You have no debt.
classic-refusal-no-inheritance = You have no deeds to take over.
classic-refusal-can-still-pay = You can still pay: sell buildings, mortgage, or trade.
classic-refusal-game-over = This game is over.
classic-refusal-wrong-phase = That isn't possible right now.

## Options

classic-option-speed = Speed Die
classic-option-doubles = Speed Die number on a double
classic-option-doubles-ignore = doesn't count
classic-option-doubles-add = is added
classic-option-rent = Rent
classic-option-rent-claim = the owner must claim it
classic-option-rent-auto = claimed by the bot
classic-option-deck = Cards
classic-option-deck-international = international
classic-option-deck-heritage = older French and British
classic-option-board-neutral = a river valley
classic-option-board-edition = the rulebook's theme
classic-option-limit = Time limit in hours
classic-option-limit-menu = Limit in hours
classic-option-limit-0 = none
