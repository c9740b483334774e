### Builder: its name, spaces, verbs, events, waits, refusals, options. Cards stand in builder-cards.ftl.

# The game's name, everywhere; usually not translated.
builder-name = Builder

# Builder: what the game is like, in the menu of games; at most 240 characters.
builder-blurb = Every roll brings trucks, cranes, excavators and boats to the owners of the right properties. Use them to build floor after floor on the island. The penthouse ends the game; most points wins.

# Builder: a sum of money, everywhere.
# $n: the amount, a number (220)
builder-cash = M{ NUMBER($n) }

## Spaces

# Builder: the name of space 0, on buttons and in the picture too; about 20 characters.
builder-space-0 = GO

# Builder: the name of space 1, on buttons and in the picture too; about 20 characters.
builder-space-1 = Mediterranean Avenue

# Builder: the name of space 2, on buttons and in the picture too; about 20 characters.
builder-space-2 = Chance

# Builder: the name of space 3, on buttons and in the picture too; about 20 characters.
builder-space-3 = Baltic Avenue

# Builder: the name of space 4, on buttons and in the picture too; about 20 characters.
builder-space-4 = Collect 2 dump trucks

# Builder: the name of space 5, on buttons and in the picture too; about 20 characters.
builder-space-5 = Vermont Avenue

# Builder: the name of space 6, on buttons and in the picture too; about 20 characters.
builder-space-6 = Roll for Resources

# Builder: the name of space 7, on buttons and in the picture too; about 20 characters.
builder-space-7 = Connecticut Avenue

# Builder: the name of space 8, on buttons and in the picture too; about 20 characters.
builder-space-8 = Jail

# Builder: the name of space 9, on buttons and in the picture too; about 20 characters.
builder-space-9 = States Avenue

# Builder: the name of space 10, on buttons and in the picture too; about 20 characters.
builder-space-10 = Steal 1 Resource

# Builder: the name of space 11, on buttons and in the picture too; about 20 characters.
builder-space-11 = Virginia Avenue

# Builder: the name of space 12, on buttons and in the picture too; about 20 characters.
builder-space-12 = Collect 2 cranes

# Builder: the name of space 13, on buttons and in the picture too; about 20 characters.
builder-space-13 = Tennessee Avenue

# Builder: the name of space 14, on buttons and in the picture too; about 20 characters.
builder-space-14 = Chance

# Builder: the name of space 15, on buttons and in the picture too; about 20 characters.
builder-space-15 = New York Avenue

# Builder: the name of space 16, on buttons and in the picture too; about 20 characters.
builder-space-16 = Free Parking

# Builder: the name of space 17, on buttons and in the picture too; about 20 characters.
builder-space-17 = Indiana Avenue

# Builder: the name of space 18, on buttons and in the picture too; about 20 characters.
builder-space-18 = Chance

# Builder: the name of space 19, on buttons and in the picture too; about 20 characters.
builder-space-19 = Illinois Avenue

# Builder: the name of space 20, on buttons and in the picture too; about 20 characters.
builder-space-20 = Collect 2 excavators

# Builder: the name of space 21, on buttons and in the picture too; about 20 characters.
builder-space-21 = Ventnor Avenue

# Builder: the name of space 22, on buttons and in the picture too; about 20 characters.
builder-space-22 = Roll for Resources

# Builder: the name of space 23, on buttons and in the picture too; about 20 characters.
builder-space-23 = Marvin Gardens

# Builder: the name of space 24, on buttons and in the picture too; about 20 characters.
builder-space-24 = Go to Jail

# Builder: the name of space 25, on buttons and in the picture too; about 20 characters.
builder-space-25 = North Carolina Avenue

# Builder: the name of space 26, on buttons and in the picture too; about 20 characters.
builder-space-26 = Steal 1 Resource

# Builder: the name of space 27, on buttons and in the picture too; about 20 characters.
builder-space-27 = Pennsylvania Avenue

# Builder: the name of space 28, on buttons and in the picture too; about 20 characters.
builder-space-28 = Collect 2 boats

# Builder: the name of space 29, on buttons and in the picture too; about 20 characters.
builder-space-29 = Park Place

# Builder: the name of space 30, on buttons and in the picture too; about 20 characters.
builder-space-30 = Chance

# Builder: the name of space 31, on buttons and in the picture too; about 20 characters.
builder-space-31 = Boardwalk

## Foundations of the island

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-a2 = A2

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-a3 = A3

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-a4 = A4

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-a5 = A5

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-b1 = B1

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-b2 = B2

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-b3 = B3

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-b4 = B4

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-b5 = B5

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-b6 = B6

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-c1 = C1

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-c2 = C2

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-c5 = C5

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-c6 = C6

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-d1 = D1

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-d2 = D2

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-d3 = D3

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-d4 = D4

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-d5 = D5

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-d6 = D6

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-e2 = E2

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-e3 = E3

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-e4 = E4

# Builder: a place to build, letter and number; in menus, sentences and pictures.
builder-value-e5 = E5

## Colours

# Builder: a word, in sentences, on buttons and in menus; at most 25 characters.
builder-group-sky = light blue

# Builder: a word, in sentences, on buttons and in menus; at most 25 characters.
builder-group-pink = pink

## Chips: one, and so many of them

# Builder: a word, in sentences, on buttons and in menus; at most 25 characters. `.a`: with “a” or “an”. `.the`: with its article.
builder-value-truck = dump truck
    .a = a dump truck
    .the = a dump truck

# Builder: a word, in sentences, on buttons and in menus; at most 25 characters. `.a`: with “a” or “an”. `.the`: with its article.
builder-value-crane = crane
    .a = a crane
    .the = a crane

# Builder: a word, in sentences, on buttons and in menus; at most 25 characters. `.a`: with “a” or “an”. `.the`: with its article.
builder-value-excavator = excavator
    .a = an excavator
    .the = an excavator

# Builder: a word, in sentences, on buttons and in menus; at most 25 characters. `.a`: with “a” or “an”. `.the`: with its article.
builder-value-boat = boat
    .a = a boat
    .the = a boat

# Builder: so many things of a kind, in lists and sentences.
# $n: the amount, a number (2)
builder-some-truck = { $n ->
    [one] { $n } dump truck
   *[other] { $n } dump trucks
  }

# Builder: so many things of a kind, in lists and sentences.
# $n: the amount, a number (2)
builder-some-crane = { $n ->
    [one] { $n } crane
   *[other] { $n } cranes
  }

# Builder: so many things of a kind, in lists and sentences.
# $n: the amount, a number (2)
builder-some-excavator = { $n ->
    [one] { $n } excavator
   *[other] { $n } excavators
  }

# Builder: so many things of a kind, in lists and sentences.
# $n: the amount, a number (2)
builder-some-boat = { $n ->
    [one] { $n } boat
   *[other] { $n } boats
  }

## Words used as values

# Builder: a word, in sentences, on buttons and in menus; at most 25 characters. `.the`: with its article.
builder-value-cash = money
    .the = that much money

## Verbs, and the questions about their fields

# Builder: a move, on its button and in menus, the verb first; at most 25 characters.
builder-action-drop = Leave chips

# Builder: asked for the move “Leave chips”, above a menu or as a form's label; at most 45 characters.
builder-action-drop-chips = Which chips will you leave?

# Builder: a move, on its button and in menus, the verb first; at most 25 characters.
builder-action-pay-fine = Pay M50

# Builder: a move, on its button and in menus, the verb first; at most 25 characters.
builder-action-steal = Steal

# Builder: asked for the move “Steal”, above a menu or as a form's label; at most 45 characters.
builder-action-steal-victim = From whom?

# Builder: asked for the move “Steal”, above a menu or as a form's label; at most 45 characters.
builder-action-steal-chip = Which chip?

# Builder: a move, on its button and in menus, the verb first; at most 25 characters.
builder-action-park = Exchange 2 for 1

# Builder: asked for the move “Exchange 2 for 1”, above a menu or as a form's label; at most 45 characters.
builder-action-park-chips = Which two chips will you give?

# Builder: asked for the move “Exchange 2 for 1”, above a menu or as a form's label; at most 45 characters.
builder-action-park-wanted = Which chip do you want?

# Builder: a move, on its button and in menus, the verb first; at most 25 characters.
builder-action-pick = Choose

# Builder: asked for the move “Choose”, above a menu or as a form's label; at most 45 characters.
builder-action-pick-chip = Which chips do you want?

# Builder: a move, on its button and in menus, the verb first; at most 25 characters.
builder-action-swap = Swap properties

# Builder: asked for the move “Swap properties”, above a menu or as a form's label; at most 45 characters.
builder-action-swap-own = Which of your properties will you give?

# Builder: asked for the move “Swap properties”, above a menu or as a form's label; at most 45 characters.
builder-action-swap-other = Which property do you want?

# Builder: a move, on its button and in menus, the verb first; at most 25 characters.
builder-action-decline = No, thanks

# Builder: a move, on its button and in menus, the verb first; at most 25 characters.
builder-action-exchange = Exchange 4 for 1

# Builder: asked for the move “Exchange 4 for 1”, above a menu or as a form's label; not much longer than English.
builder-action-exchange-chip = Which four chips of one type will you give?

# Builder: asked for the move “Exchange 4 for 1”, above a menu or as a form's label; at most 45 characters.
builder-action-exchange-wanted = Which chip do you want?

# Builder: asked for the move “Build”, above a menu or as a form's label; at most 45 characters.
builder-action-build-site = Where?

# Builder: asked for the move “Build”, above a menu or as a form's label; at most 45 characters.
builder-action-build-chips = Which chips do you choose?

# Builder: a move, on its button and in menus, the verb first; at most 25 characters.
builder-action-penthouse = Place the penthouse

# Builder: asked for the move “Place the penthouse”, above a menu or as a form's label; at most 45 characters.
builder-action-penthouse-site = On which tower?

# Builder: asked for the move “Place the penthouse”, above a menu or as a form's label; at most 45 characters.
builder-action-penthouse-chips = Which chip do you choose?

# Builder: a move, on its button and in menus, the verb first; at most 25 characters.
builder-action-ask = Claim rent

# Builder: asked for the move “Claim rent”, above a menu or as a form's label; at most 45 characters.
builder-action-ask-claim = Which rent?

# Builder: a move, on its button and in menus, the verb first; at most 25 characters.
builder-action-waive = Waive the rent

# Builder: asked for the move “Waive the rent”, above a menu or as a form's label; at most 45 characters.
builder-action-waive-claim = Which rent?

# Builder: a move, on its button and in menus, the verb first; at most 25 characters.
builder-action-end-grace = Stop waiting for claims

# Builder: asked for the move “Stop waiting for claims”, above a menu or as a form's label; at most 45 characters.
builder-action-end-grace-claim = Which rent?

# Builder: a move, on its button and in menus, the verb first; at most 25 characters.
builder-action-repay = Lift a mortgage

# Builder: asked for the move “Lift a mortgage”, above a menu or as a form's label; at most 45 characters.
builder-action-repay-space = Which property?

# Builder: a move, on its button and in menus, the verb first; at most 25 characters.
builder-action-keep = Keep the mortgage

# Builder: asked for the move “Keep the mortgage”, above a menu or as a form's label; at most 45 characters.
builder-action-keep-space = On which property?

# Builder: a move, on its button and in menus, the verb first; at most 25 characters.
builder-action-keep-all = Keep all mortgages

# Builder: a move, on its button and in menus, the verb first; at most 25 characters.
builder-action-go-bankrupt = Declare bankruptcy

# Builder: asked for the move “Propose a trade”, above a menu or as a form's label; at most 45 characters.
builder-action-propose-pay = How much cash are you offering?

# Builder: asked for the move “Propose a trade”, above a menu or as a form's label; at most 45 characters.
builder-action-propose-ask = How much cash do you want?

# Builder: a move, on its button and in menus, the verb first; at most 25 characters.
builder-action-end-and-count = End and count

## Events: turns and moves

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $extra-word: whether it's another turn, a word to choose by (yes or no) · $seat: a person (Anna) · $turn: the turn's number (6) ·
# $round: the round (2)
builder-event-turn-began = { $extra-word ->
    [yes] A double! { $seat } gets another turn.
   *[no] Turn { $turn }, round { $round }: { $seat }'s turn.
  }

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $start: the space one comes from (Roll for Resources) · $space: a space of the board (Roll for Resources)
builder-event-moved = { $seat } goes from { $start } to { $space }.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $reason-word: what kind of stop it is, a word to choose by (own, mortgaged or other) · $seat: a person (Anna) · $space: a space of the board (Jail)
builder-event-visited = { $reason-word ->
    [own] { $seat } stops at { $space }, their own property.
    [mortgaged] { $seat } pays nothing at { $space }: it's mortgaged.
   *[other] { $seat } is just visiting the jail.
  }

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $first: the first die (4) · $second: the second die (6) · $chip: a kind of chip (boat)
builder-event-resources-rolled = { $seat } rolls { $first } and { $second } for { $chip } chips.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $why-word: the reason, a sentence, a word to choose by (doubles, card or space) · $seat: a person (Anna)
builder-event-jailed = { $why-word ->
    [doubles] Third double: { $seat } goes to jail!
    [card] The card sends { $seat } to jail!
   *[space] { $seat } goes straight to jail!
  }

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna)
builder-event-freed = A double! { $seat } gets out of jail.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $failures: how many rolls have failed (1) · $seat: a person (Anna)
builder-event-stayed-in-jail = { $failures ->
    [1] No double. { $seat } stays in jail.
    [2] No double again. { $seat } stays in jail.
   *[other] No double on the third try. { $seat } has to pay.
  }

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $what-word: what is to be done, a word to choose by (steal, park, swap or pick) · $seat: a person (Anna)
builder-event-nothing-chosen = { $what-word ->
    [steal] { $seat } steals nothing.
    [park] { $seat } exchanges nothing on { builder-space-16 }.
    [swap] { $seat } doesn't force a trade.
   *[pick] The bank has no chips left for { $seat }.
  }

## Events: chips and the island

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $chips-count: how many of $chips (2) · $seat: a person (Anna) · $chips: chips, listed (2 boats)
builder-event-chips-received = { $chips-count ->
    [0] The bank has nothing left for { $seat }.
   *[other] { $seat } gets { $chips }.
  }

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $chips: chips, listed (1 dump truck) · $space: a space of the board (Collect 2 dump trucks)
builder-event-chips-dropped = { $seat } leaves { $chips } at { $space }.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $chips: chips, listed (1 dump truck) · $space: a space of the board (Collect 2 dump trucks)
builder-event-chips-picked-up = { $seat } picks up { $chips } at { $space }.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $chips: chips, listed (4 excavators) · $wanted-a: what is wanted, with “a” or “an” (a dump truck)
builder-event-chips-exchanged = { $seat } gives { $chips } for { $wanted-a }.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $chip-a: a kind of chip, with “a” or “an” (a crane) · $victim: who loses the chip (Ben)
builder-event-chip-stolen = { $seat } steals { $chip-a } from { $victim }.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $level: the floor, 5 is the penthouse (2) · $seat: a person (Anna) · $site: a place to build (D5) · $chips: chips, listed (2 dump trucks)
builder-event-floor-built = { $level ->
    [1] { $seat } starts a building at { $site } ({ $chips }).
   *[other] { $seat } builds floor { $level } at { $site } ({ $chips }).
  }

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $site: a place to build (B4) · $chips: chips, listed
builder-event-penthouse-placed = { $seat } places the penthouse at { $site }! ({ $chips })

## Events: properties and money

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $amount: money (M200)
builder-event-salary-paid = { $seat } passes { builder-space-0 } and collects { $amount }.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $space: a space of the board (Indiana Avenue) · $amount: money (M220)
builder-event-bought = { $seat } buys { $space } for { $amount }.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $space: a space of the board (Connecticut Avenue)
builder-event-auction-opened = { $seat } auctions { $space }, starting at M10.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $amount: money (M45) · $space: a space of the board (Illinois Avenue)
builder-event-bid-made = { $seat } bids { $amount } for { $space }.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $leader-n: $leader as a number, -1 is nobody · $seat: a person (Anna) · $space: a space of the board (Park Place) · $leader: who leads (Ben) ·
# $amount: money (M150)
builder-event-bid-void = { $leader-n ->
    [-1] { $seat }'s bid is cancelled. No bid is left for { $space }.
   *[other] { $seat }'s bid is cancelled. { $leader } now leads with { $amount } for { $space }.
  }

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $space: a space of the board (Connecticut Avenue) · $seat: a person (Anna) · $amount: money (M90)
builder-event-lot-sold = Sold! { $space } goes to { $seat } for { $amount }.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $space: a space of the board (Park Place)
builder-event-lot-unsold = Nobody wants { $space }. It stays with the bank.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat-n: $seat as a number, -1 is the bank (0) · $amount: money (M15) · $payee: who is paid, or the bank (Ben) · $seat: a person (Anna)
builder-event-card-paid = { $seat-n ->
    [-1] The bank pays { $amount } to { $payee }.
   *[other] { $seat } pays { $amount } to { $payee }.
  }

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $space: a space of the board (Park Place) · $owner: the owner (Ben) · $amount: money (M150)
builder-event-claim-opened = { $seat } stops at { $space }. { $owner } may claim { $amount } in rent.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $owner: the owner (Ben) · $seat: a person (Anna) · $space: a space of the board (New York Avenue)
builder-event-claim-waived = { $owner } waives { $seat }'s rent for { $space }.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $owner: the owner (Ben) · $seat: a person (Anna) · $space: a space of the board (Park Place)
builder-event-claim-lapsed = Too late! { $owner } didn't claim { $seat }'s rent for { $space }.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $owner: the owner (Ben) · $amount: money (M90) · $space: a space of the board (Indiana Avenue)
builder-event-rent-paid = { $seat } pays { $owner } { $amount } rent ({ $space }).

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $creditor: a person or the bank, who is owed (Ben) · $amount: money (M200)
builder-event-debt-opened = { $seat } owes { $creditor } { $amount } and has to raise the money.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $creditor: a person or the bank, who is owed (Ben) · $seat: a person (Anna) · $amount: money (M150)
builder-event-debt-cancelled = { $creditor } is out, so { $seat } no longer owes the { $amount }.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $space: a space of the board (States Avenue) · $amount: money (M70)
builder-event-mortgaged = { $seat } mortgages { $space } for { $amount }.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $space: a space of the board (New York Avenue) · $amount: money (M110)
builder-event-mortgage-repaid = { $seat } lifts the mortgage on { $space } for { $amount }.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $space: a space of the board (Park Place)
builder-event-mortgage-kept = { $seat } keeps the mortgage on { $space }.

## Events: trades

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $partner: the other person in the trade (Ben) · $give-all: what is given, with the cash (Indiana Avenue and M95) ·
# $take-all: what is taken, with the cash (Ventnor Avenue)
builder-event-deal-proposed = { $seat } proposes a trade to { $partner }: { $give-all } for { $take-all }.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $partner: the other person in the trade (Ben) · $seat: a person (Anna)
builder-event-deal-countered = { $partner } counters { $seat }'s trade with another.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $partner: the other person in the trade (Ben) · $give-all: what is given, with the cash (New York Avenue) · $seat: a person (Anna) ·
# $take-all: what is taken, with the cash (M120)
builder-event-deal-made = Agreed! { $partner } gets { $give-all }, { $seat } gets { $take-all }.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $partner: the other person in the trade (Ben) · $missing: what is gone, listed (Mediterranean Avenue)
builder-event-deal-void = { $seat }'s trade with { $partner } is cancelled; no longer available: { $missing }.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $partner: the other person in the trade (Ben)
builder-event-deal-lapsed = { $seat }'s trade with { $partner } has lapsed.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $other: the property taken (Pennsylvania Avenue) · $partner: the other person in the trade (Ben) ·
# $own: the property given (Marvin Gardens)
builder-event-deeds-swapped = Forced trade! { $seat } takes { $other } from { $partner } for { $own }.

## Events: the end

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $creditor: a person or the bank, who is owed (Ben)
builder-event-went-bankrupt = { $seat } can't pay { $creditor } and is bankrupt. Buildings on the island still count.

# Builder: what has just happened, a line of the turn's message and the history; not much longer than English.
# $creditor: a person or the bank, who is owed (Ben) · $seat: a person (Anna) · $amount: money (M240) · $deeds: how many properties (4) ·
# $chips-count: how many of $chips (1) · $chips: chips, listed (1 boat) · $cards: how many cards (0)
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

# Builder: what has just happened, a line of the turn's message and the history; no longer than English.
# $rank: the place in the ranking (1) · $seat: a person (Anna) · $buildings: points for buildings (9) · $sets: points for complete sets (0) ·
# $billionaire: points of the bonus (3) · $community: points of the bonus (5) · $total: points in all (17) · $cash: somebody's cash (M440)
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

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $why-word: the reason, a sentence, a word to choose by (penthouse, stuck, stalled, rounds, alone, agreed or nobody)
builder-event-game-ended = { $why-word ->
    [penthouse] The penthouse is placed, so the game is over.
    [stuck] Nobody can reach the penthouse any more, so the game is over.
    [stalled] Nobody has built for too many rounds, so the game is over.
    [rounds] The last round is over, and so is the game.
    [alone] Everybody else has left, so the game is over.
    [agreed] The last player still building ends the game, and points are counted.
   *[nobody] There's nobody left who can build, so the game is over.
  }

## Waits

# Builder: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
builder-wait-drop = { $seat } has more than six chips and must leave some

# Builder: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
builder-wait-jail = { $seat } is in jail: pay, use a card, or roll?

# Builder: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
builder-wait-steal = { $seat } may steal a chip

# Builder: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
builder-wait-park = { $seat } may exchange two chips

# Builder: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
builder-wait-pick = { $seat } is choosing chips

# Builder: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
builder-wait-swap = { $seat } may swap two properties

# Builder: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
builder-wait-manage = { $seat } may exchange chips and build

# Builder: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
builder-wait-claim = { $seat } may claim rent

# Builder: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
builder-wait-debt = { $seat } has to raise money

# Builder: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
builder-wait-inherit = { $seat } has mortgages to lift or keep

## Refusals

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-wrong-phase = That isn't possible at this point of the turn.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-raising-funds = The debt has to be paid before the turn can go on.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-inheriting = Wait until somebody has decided what to do with the mortgages they received.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-auction-running = Wait until the auction is over.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $count: how many, chooses the plural form (3)
builder-refusal-surplus-first = You have too many chips. Leave { $count } first.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $count: how many, chooses the plural form (9)
builder-refusal-surplus-exactly = Leave exactly { $count ->
    [one] { $count } chip
   *[other] { $count } chips
  }, no more and no fewer.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-rent-first = The rent can still be claimed. Wait until the owner has answered or time is up.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-claim-closed = That rent can't be claimed any more.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-in-jail = You can't build in jail.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-chips-locked = You have more than six chips. Leave the extra ones before you trade any.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-cash-reserved = That money is reserved for the leading bid.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-debt-comes-first = The debt comes first. Keep what you need to pay it.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-can-still-pay = You can still pay by mortgaging.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-no-debt = You're not in debt, so you can't declare bankruptcy.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters. `.bare`: the same when the facts are not known.
# $level: the floor, 5 is the penthouse (5)
builder-refusal-not-enough-chips = { $level ->
    [5] Not enough chips for the penthouse.
   *[other] Not enough chips for floor { $level }.
  }
    .bare = Not enough chips for that.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-not-these-chips = Those chips don't match the cost of this floor.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-no-chips-in-bank = The bank has none of these chips left.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-same-type = The chip you take must be a different type.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-not-your-building = Somebody else is building there.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-building-full = Four floors is the limit. Only the penthouse goes on top.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-no-blocks = You have no blocks left, only the penthouse.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-no-tower = The penthouse needs four floors of your own.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-water = You can't build on water.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-not-owner = The player giving this property doesn't own it.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-mortgaged = It's already mortgaged.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-not-mortgaged = It isn't mortgaged.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-complete-set = A forced trade can't break up a complete set.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-nobody-to-rob = That player has no chip of this type.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-already-leading = Your bid is already the highest.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-not-tradable = That can't be traded.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-empty-side = Both sides must give something.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-gift = That would be a gift. Each side has to give something different.

# Builder: why something can't be done now; only the person who tried it sees it, at most 150 characters.
builder-refusal-no-card = The player using or giving that card doesn't have it.

## Options

# Builder: the name of an option in the lobby; at most 60 characters.
builder-option-rent = Rent

# Builder: a value of the lobby's option “Rent”; at most 60 characters.
builder-option-rent-ask = the owner must claim it

# Builder: a value of the lobby's option “Rent”; at most 60 characters.
builder-option-rent-auto = collected automatically

# Builder: the name of an option in the lobby; at most 60 characters.
builder-option-grace = Time to claim rent before the next roll

# Builder: the option “Time to claim rent before the next roll” in short, on its closed menu; at most 25 characters.
builder-option-grace-menu = Time to claim

# Builder: a value of the lobby's option “Time to claim rent before the next roll”; at most 60 characters.
builder-option-grace-none = none

# Builder: a value of the lobby's option “Time to claim rent before the next roll”; at most 60 characters.
builder-option-grace-short = short (live 10 s, slow 5 min)

# Builder: a value of the lobby's option “Time to claim rent before the next roll”; at most 60 characters.
builder-option-grace-usual = usual (live 20 s, slow 30 min)

# Builder: a value of the lobby's option “Time to claim rent before the next roll”; at most 60 characters.
builder-option-grace-long = long (live 1 min, slow 2 h)

# Builder: a value of the lobby's option “Time to claim rent before the next roll”; at most 60 characters.
builder-option-grace-longest = longest (live 5 min, slow 12 h)

# Builder: the name of an option in the lobby; at most 60 characters.
builder-option-rounds = Rounds until the final count

# Builder: the option “Rounds until the final count” in short, on its closed menu; at most 25 characters.
builder-option-rounds-menu = Rounds

# Builder: a value of the lobby's option “Rounds until the final count”; at most 60 characters.
builder-option-rounds-0 = no limit

# Builder: the name of an option in the lobby; at most 60 characters.
builder-option-stall = Rounds without building until the final count

# Builder: the option “Rounds without building until the final count” in short, on its closed menu; at most 25 characters.
builder-option-stall-menu = Rounds without a block

# Builder: a value of the lobby's option “Rounds without building until the final count”; at most 60 characters.
builder-option-stall-0 = never

# Builder: the name of an option in the lobby; at most 60 characters.
builder-option-gifts = Gifts: one side of a trade may be empty
