### Classic: its name, its verbs, the turn with its dice, claims, jail, waits, refusals, options. Boards, cards, the town and deals have files of their own.

# The game's name, everywhere; usually not translated.
classic-name = Classic

# Classic: what the game is like, in the menu of games; at most 240 characters.
classic-blurb = Buy properties, claim your rent before the next roll, and build on complete sets until the others can't pay. The last player left wins; the Speed Die makes it quick.

## Words used as values

# Classic: a word, in sentences, on buttons and in menus; at most 25 characters.
classic-value-first = first die

# Classic: a word, in sentences, on buttons and in menus; at most 25 characters.
classic-value-second = second die

# Classic: a word, in sentences, on buttons and in menus; at most 25 characters.
classic-value-sum = both dice

# Classic: a word, in sentences, on buttons and in menus; at most 25 characters. `.the`: with its article. `.many`: in the plural.
classic-value-shop = shop
    .the = the shop
    .many = shops

# Classic: a word, in sentences, on buttons and in menus; at most 25 characters. `.the`: with its article. `.many`: in the plural.
classic-value-tower = tower
    .the = the tower
    .many = towers

# Classic: a word, in sentences, on buttons and in menus; at most 25 characters.
classic-value-place = place

# Classic: a word, in sentences, on buttons and in menus; at most 25 characters.
classic-value-none = nothing

# Classic: a word, in sentences, on buttons and in menus; at most 25 characters.
classic-value-bus = Bus

# Classic: a word, in sentences, on buttons and in menus; at most 25 characters.
classic-value-mister = Mr M

## Verbs, and the questions for their fields

# Classic: a move, on its button and in menus, the verb first; at most 25 characters.
classic-action-pay-fine = Pay the fine

# Classic: a move, on its button and in menus, the verb first; at most 25 characters.
classic-action-use-jail-card = Get Out of Jail Free

# Classic: asked for the move “Get Out of Jail Free”, above a menu or as a form's label; at most 45 characters.
classic-action-use-jail-card-card = Which card?

# Classic: a move, on its button and in menus, the verb first; at most 25 characters.
classic-action-bus = Take the Bus

# Classic: asked for the move “Take the Bus”, above a menu or as a form's label; at most 45 characters.
classic-action-bus-way = How far?

# Classic: a move, on its button and in menus, the verb first; at most 25 characters.
classic-action-go = Go there

# Classic: asked for the move “Go there”, above a menu or as a form's label; at most 45 characters.
classic-action-go-space = Where to?

# Classic: a move, on its button and in menus, the verb first; at most 25 characters.
classic-action-draw = Draw a card

# Classic: a move, on its button and in menus, the verb first; at most 25 characters.
classic-action-decline = Auction it

# Classic: a move, on its button and in menus, the verb first; at most 25 characters.
classic-action-claim = Claim rent

# Classic: asked for the move “Claim rent”, above a menu or as a form's label; at most 45 characters.
classic-action-claim-claim = Which rent?

# Classic: a choice in a menu that asks “Which rent?”; at most 100 characters.
# $value: the number of the rent (37)
classic-action-claim-claim-value = Claim { $value }

# Classic: a move, on its button and in menus, the verb first; at most 25 characters.
classic-action-unblock = Stop waiting for claims

# Classic: asked for the move “Stop waiting for claims”, above a menu or as a form's label; at most 45 characters.
classic-action-unblock-claim = Which rent?

# Classic: asked for the move “Build”, above a menu or as a form's label; at most 45 characters.
classic-action-build-group = In which set?

# Classic: asked for the move “Build”, above a menu or as a form's label; at most 45 characters.
classic-action-build-levels = Build up to which levels?

# Classic: a move, on its button and in menus, the verb first; at most 25 characters.
classic-action-sell = Sell buildings

# Classic: asked for the move “Sell buildings”, above a menu or as a form's label; at most 45 characters.
classic-action-sell-group = In which set?

# Classic: asked for the move “Sell buildings”, above a menu or as a form's label; at most 45 characters.
classic-action-sell-levels = Sell down to which levels?

# Classic: a move, on its button and in menus, the verb first; at most 25 characters.
classic-action-lift = Lift a mortgage

# Classic: asked for the move “Lift a mortgage”, above a menu or as a form's label; at most 45 characters.
classic-action-lift-space = Which mortgage?

# Classic: a move, on its button and in menus, the verb first; at most 25 characters.
classic-action-go-bankrupt = Declare bankruptcy

# Classic: a move, on its button and in menus, the verb first; at most 25 characters.
classic-action-enter = Order too

# Classic: asked for the move “Order too”, above a menu or as a form's label; at most 45 characters.
classic-action-enter-group = In which set?

# Classic: asked for the move “Order too”, above a menu or as a form's label; at most 45 characters.
classic-action-enter-levels = Build up to which levels?

# Classic: a move, on its button and in menus, the verb first; at most 25 characters.
classic-action-forgo = Order nothing

# Classic: a move, on its button and in menus, the verb first; at most 25 characters.
classic-action-close-contest = Close orders

## Events: the turn

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $speed-word: $speed as a word to choose by (none, bus, mister or other) · $seat: a person (Anna) · $first: the first die (4) ·
# $second: the second die (4) · $speed: what the Speed Die shows (nothing)
classic-event-rolled = { $speed-word ->
    [none] { $seat } rolls { $first } and { $second }.
    [bus] { $seat } rolls { $first }, { $second } and the Bus.
    [mister] { $seat } rolls { $first }, { $second } and Mr M.
   *[other] { $seat } rolls { $first } and { $second }, plus { $speed } on the Speed Die.
  }

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna)
classic-event-die-awoke = { $seat } has earned a first salary, so the Speed Die joins the next roll.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $pips: what the dice show (2) · $seat: a person (Anna)
classic-event-triple-rolled = Three { $pips }s! { $seat } may go to any space.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $steps: how many spaces (6) · $seat: a person (Anna)
classic-event-bus-taken = { $steps ->
    [one] { $seat } takes the Bus for 1 space.
   *[other] { $seat } takes the Bus for { $steps } spaces.
  }

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $space-the: a space of the board, with its article (the Sea Palace)
classic-event-space-chosen = { $seat } chooses { $space-the }.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $space-the: a space of the board, with its article (Orchard Rise)
classic-event-mister-moved = Mr M takes { $seat } on to { $space-the }.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna)
classic-event-mister-stayed = Mr M has nowhere to take { $seat }.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $start-the: the space left, with its article (the South Ferry) ·
# $space-the: a space of the board, with its article (the South Ferry)
classic-event-moved = { $seat } goes from { $start-the } to { $space-the }.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $amount: money (200 fl)
classic-event-salary-paid = { $seat } passes { classic-space-0 } and collects { $amount }.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $reason-word: what kind of stop it is, a word to choose by (own, mortgaged, go, jail, parking or other) · $seat: a person (Anna) ·
# $space-at: a space of the board, as in “stops at …” (at the jail)
classic-event-visited = { $reason-word ->
    [own] { $seat } stops { $space-at }, their own property.
    [mortgaged] { $seat } pays nothing { $space-at }: it's mortgaged.
    [go] { $seat } stops on { classic-space-0 }.
    [jail] { $seat } is just visiting the jail.
    [parking] { $seat } rests on { classic-space-20 }.
   *[other] { $seat } stops { $space-at }.
  }

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $space-the: a space of the board, with its article (Forge Square)
classic-event-declined = { $seat } doesn't buy { $space-the }.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $amount: money (100 fl) · $space-at: a space of the board, as in “stops at …” (on Lantern Tax)
classic-event-tax-paid = { $seat } pays { $amount } { $space-at }.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $why-word: the reason, a sentence, a word to choose by (doubles, card or space) · $seat: a person (Anna)
classic-event-jailed = { $why-word ->
    [doubles] A third double: { $seat } goes to jail!
    [card] The card sends { $seat } to jail!
   *[space] { $seat } goes straight to jail!
  }

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $amount: money (50 fl)
classic-event-fine-paid = { $seat } pays the { $amount } fine.

## Events: rent and claims

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $speed-word: $speed as a word to choose by (none, bus, mister or other) · $space-the: a space of the board, with its article (the Windmill) ·
# $first: the first die (5) · $second: the second die (4) · $speed: what the Speed Die shows (3) · $total: the sum of the dice (12) ·
# $times: by how much the dice are multiplied (10) · $seat: a person (Anna)
classic-event-machine-rolled = { $speed-word ->
    [none] Dice for { $space-the }: { $first } + { $second } = { $total }, times { $times }
    [bus] Dice for { $space-the }: { $first } + { $second } = { $total }, times { $times }
    [mister] Dice for { $space-the }: { $first } + { $second } = { $total }, times { $times }
   *[other] Dice for { $space-the }: { $first } + { $second } + { $speed } = { $total }, times { $times }
  } ({ $seat })

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $space-at: a space of the board, as in “stops at …” (in Potters' Yard) · $owner: the owner (Ben) · $amount: money (14 fl)
classic-event-claim-opened = { $seat } stops { $space-at }. { $owner } may claim { $amount }.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $owner: the owner (Ben) · $amount: money (150 fl) · $seat: a person (Anna) · $space-the: a space of the board, with its article (the jail)
classic-event-claim-recorded = { $owner } claims { $amount } from { $seat } for { $space-the }. It'll be paid after this.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $owner: the owner (Ben) · $seat: a person (Anna) · $space-the: a space of the board, with its article (Pont de Pierre)
classic-event-claim-unblocked = { $owner } hasn't claimed { $seat }'s rent for { $space-the } yet. The next roll can go ahead.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $owner: the owner (Ben) · $amount: money (8 fl) · $seat: a person (Anna) · $space-the: a space of the board, with its article (Pont de Pierre)
classic-event-claim-lapsed = Too late! { $owner } didn't claim the { $amount } { $seat } owed for { $space-the }.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $owner: the owner (Ben) · $amount: money (14 fl) · $space-the: a space of the board, with its article (Potters' Yard)
classic-event-rent-paid = { $seat } pays { $owner } { $amount } rent for { $space-the }.

## Events: the end

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $hours: how many hours (3)
classic-event-hour-passed = { $hours ->
    [one] One hour of play is left.
   *[other] { $hours } hours of play are left.
  }

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
classic-event-time-ended = Time is up. No more rolls: open rents are collected, then comes the final count.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $rank: the place in the ranking (3) · $seat: a person (Anna) · $cash: somebody's cash (150 fl) · $properties: what the properties are worth ·
# $buildings: what the buildings are worth · $total: the total (150 fl)
classic-event-counted = { $rank }. { $seat }: { $cash } in cash + { $properties } in properties + { $buildings } in buildings = { $total }.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
classic-event-game-ended = The game is over.

## Waits

# Classic: what the table waits for, in lists and reminders; no full stop, not much longer than English.
# $seat: one or more people (Anna)
classic-wait-jail = { $seat } is in jail: pay, use a card, or try for a double?

# Classic: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
classic-wait-bus = { $seat } is choosing how far the Bus goes

# Classic: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
classic-wait-triple = { $seat } may go to any space

# Classic: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
classic-wait-card = { $seat } has to pay or draw another card

# Classic: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
classic-wait-end = { $seat } may still build or trade before ending the turn

# Classic: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $count: how many, chooses the plural form (2) · $seat: one or more people (Anna)
classic-wait-auction = { $count ->
    [0] The auction is about to close
    [one] { $seat } may still bid
   *[other] { $seat } may bid
  }

# Classic: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
classic-wait-inherit = { $seat } may lift the mortgages they took over

# Classic: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
classic-wait-contest = Not enough buildings: { $seat } may order too

# Classic: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
classic-wait-claim = { $seat } may claim rent

# Classic: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
classic-wait-hour = The game clock is running

## Refusals

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters. `.bare`: the same when the facts are not known.
# $seat: a person (Anna)
classic-refusal-not-your-turn = It's { $seat }'s turn.
    .bare = It isn't your turn.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $seat: a person (Anna)
classic-refusal-rent-first = { $seat } still has time to claim rent. You can roll after that.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-claim-lapsed = Too late, this rent can't be claimed any more.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-already-claimed = You've already claimed this rent. It'll be paid right after this.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-roll-again = You rolled a double. Roll again before you end your turn.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-not-in-jail = You're not in jail.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-no-card = You don't have that card.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-same-space = You're already there. Choose another space.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $low: the least amount allowed (350 fl) · $cash: somebody's cash (230 fl)
classic-refusal-not-enough-cash = That takes { $low }; you have { $cash } to spend.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-passed = You've already passed in this auction.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-already-leading = Your bid is already the highest.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-no-auction = There's no auction right now.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-auction-running = Wait until the auction is over.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-debt-open = Wait until the open debt is paid.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-inheritance-open = Wait until the properties have been taken over.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-phase-running = The open auction, debt or takeover must end before you can order the last buildings.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-contest-running = The last buildings are being shared out. Until that's done, nobody can build, sell buildings or trade.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-no-contest = There's no building shortage right now.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-order-entered = You've already placed your order.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-not-asked = You couldn't build that kind when the shortage began.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-not-in-contest = Only players with an open order may bid for these buildings.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $amount: money (150 fl)
classic-refusal-in-debt = You owe { $amount }. Pay that before you build or lift mortgages.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-no-debt = You have no debt.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-no-inheritance = There are no properties for you to take over.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-can-still-pay = You can still pay: sell buildings, mortgage or trade.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-game-over = This game is over.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-wrong-phase = That isn't possible right now.

## Options

# Classic: the name of an option in the lobby; at most 60 characters.
classic-option-speed = Speed Die

# Classic: the name of an option in the lobby; at most 60 characters.
classic-option-doubles = Speed Die number on a double

# Classic: a value of the lobby's option “Speed Die number on a double”; at most 60 characters.
classic-option-doubles-ignore = doesn't count

# Classic: a value of the lobby's option “Speed Die number on a double”; at most 60 characters.
classic-option-doubles-add = counts too

# Classic: the name of an option in the lobby; at most 60 characters.
classic-option-rent = Rent

# Classic: a value of the lobby's option “Rent”; at most 60 characters.
classic-option-rent-claim = the owner must claim it

# Classic: a value of the lobby's option “Rent”; at most 60 characters.
classic-option-rent-auto = collected automatically

# Classic: the name of an option in the lobby; at most 60 characters.
classic-option-deck = Cards

# Classic: a value of the lobby's option “Cards”; at most 60 characters.
classic-option-deck-international = international

# Classic: a value of the lobby's option “Cards”; at most 60 characters.
classic-option-deck-heritage = older French and British

# Classic: a value of the lobby's option “Board”; at most 60 characters.
classic-option-board-neutral = a river valley

# Classic: a value of the lobby's option “Board”; at most 60 characters.
classic-option-board-edition = historical adventures

# Classic: the name of an option in the lobby; at most 60 characters.
classic-option-limit = Time limit in hours

# Classic: the option “Time limit in hours” in short, on its closed menu; at most 25 characters.
classic-option-limit-menu = Limit in hours

# Classic: a value of the lobby's option “Time limit in hours”; at most 60 characters.
classic-option-limit-0 = none
