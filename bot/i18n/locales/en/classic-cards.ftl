### Classic: the cards. `classic-card-…` is a card's title, `classic-effect-…` what a card of that kind does, `classic-value-card-…` a jail card as it is kept and traded.

## Titles on the neutral board

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-lf1 = A following wind

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-lf2 = An appointment in town

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-lf3 = An invitation

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-lf4 = The first crossing

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-lf5 = The best address

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-lf6 = Hail the ferry

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-lf7 = Missed the last ferry

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-lf8 = Grain to grind

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-lf9 = A friendly jailer

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-lf10 = A wrong turn

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-lf11 = Caught red-handed

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-lf12 = Leaking roofs

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-lf13 = Too fast through town

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-lf14 = Drinks are on you

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-lf15 = An old loan repaid

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-lf16 = Best pigeon of the year

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-lf17 = The evening crossing

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-lf18 = A riddle solved

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-lf19 = Lessons for all

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-lf20 = One glass too many

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-lf21 = Potholes everywhere

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-tc1 = Off you go again

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-tc2 = A miscount in your favour

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-tc3 = The doctor's visit

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-tc4 = Sold at the fair

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-tc5 = The spare key

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-tc6 = Taken for somebody else

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-tc7 = Something in the attic

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-tc8 = Too much tithe paid

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-tc9 = The hat goes round

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-tc10 = A forgotten purse

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-tc11 = A broken wheel

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-tc12 = New clothes for the fair

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-tc13 = Good advice

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-tc14 = Chimneys to sweep

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-tc15 = Second in the sack race

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-tc16 = A great-aunt's legacy

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-tc17 = Back to the fields

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-card-tc18 = A fine or an adventure

## Titles of the rulebook's edition

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-lf1 = Into the hay cart

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-lf2 = The Homestead calls

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-lf3 = Meeting on the island

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-lf4 = The Thieves' shortcut

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-lf5 = Abstergo wants a word

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-lf6 = Call on a Faction

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-lf7 = Call on a Faction

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-lf8 = Log in to a Machine

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-lf9 = Smoke bomb

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-lf10 = Desynchronised

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-lf11 = Caught by the guards

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-lf12 = Restore your cities

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-lf13 = Galloping through the market

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-lf14 = You're the new Mentor

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-lf15 = The villa pays off

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-lf16 = Your share of the contract

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-lf17 = Hired blades

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-lf18 = A code deciphered

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-lf19 = Lessons at the academy

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-lf20 = Too long at the tavern

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-lf21 = Roads to mend

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-tc1 = Full synchronisation

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-tc2 = The banker miscounted

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-tc3 = The plague doctor's bill

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-tc4 = A painting sold

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-tc5 = Friends inside

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-tc6 = Betrayed

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-tc7 = The treasure fleet

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-tc8 = Guild tax refunded

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-tc9 = The Brotherhood's feast

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-tc10 = A Codex page

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-tc11 = A bad fall

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-tc12 = Training recruits

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-tc13 = Advice to a prince

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-tc14 = Watchtowers to rebuild

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-tc15 = Second at the carnival

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-tc16 = An ancestor's legacy

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-tc17 = Back to the beginning

# Classic: a card's name, in sentences, menus and pictures; at most 30 characters.
classic-edition-card-tc18 = A fine or a leap

## What the cards do

# Classic: what a card does, below its title; at most 120 characters.
# $space-the: a space of the board, with its article (the jail) · $salary: the salary (150 fl)
classic-effect-to-go = Move forward to { $space-the } and collect { $salary }.

# Classic: what a card does, below its title; at most 120 characters.
# $space-the: a space of the board, with its article (the Sea Palace) · $salary: the salary (200 fl)
classic-effect-to = Move forward to { $space-the } and do what that space says. If you pass { classic-space-0 }, collect { $salary }.

# Classic: what a card does, below its title; no longer than English.
# $family: the family of spaces · $salary: the salary (150 fl)
classic-effect-nearest-faction = Move forward to the nearest of the { $family }. If you pass { classic-space-0 }, collect { $salary }. If nobody owns it, you may buy it; otherwise pay double rent.

# Classic: what a card does, below its title; no longer than English.
# $family: the family of spaces · $salary: the salary (150 fl)
classic-effect-nearest-machine = Move forward to the nearest of the { $family }. If you pass { classic-space-0 }, collect { $salary }. If nobody owns it, you may buy it; otherwise roll again and pay ten times the total.

# Classic: what a card does, below its title; at most 120 characters.
classic-effect-keep = Keep this card. It gets you out of jail without paying. You may trade it.

# Classic: what a card does, below its title; at most 120 characters.
# $steps: how many spaces (3)
classic-effect-back = { $steps ->
    [one] Go back 1 space and do what that space says.
   *[other] Go back { $steps } spaces and do what that space says.
  }

# Classic: what a card does, below its title; at most 120 characters.
classic-effect-to-jail = Go straight to jail. You don't pass { classic-space-0 } or collect anything, and your turn is over.

# Classic: what a card does, below its title; at most 120 characters.
# $amount: money (25 fl) · $tower: what a tower costs (100 fl)
classic-effect-repairs = Pay the bank { $amount } for each of your shops and { $tower } for each of your towers.

# Classic: what a card does, below its title; at most 120 characters.
# $amount: money (15 fl)
classic-effect-pay = Pay the bank { $amount }.

# Classic: what a card does, below its title; at most 120 characters.
# $amount: money (150 fl)
classic-effect-collect = The bank pays you { $amount }.

# Classic: what a card does, below its title; at most 120 characters.
# $amount: money (150 fl)
classic-effect-pay-each = Pay each other player { $amount }.

# Classic: what a card does, below its title; at most 120 characters.
# $amount: money (150 fl)
classic-effect-from-each = Each other player pays you { $amount }.

# Classic: what a card does, below its title; at most 120 characters.
# $space-the: a space of the board, with its article (the jail)
classic-effect-back-to = Go back to { $space-the } and do what that space says. No salary on the way.

# Classic: what a card does, below its title; at most 120 characters.
# $amount: money (10 fl) · $deck-of: a deck of cards, as in “from …” (an Adventure card)
classic-effect-choice = Pay { $amount }, or draw { $deck-of } instead.

## Jail cards among goods

# Classic: a card's name, in sentences, menus and pictures; no longer than English. `.the`: with its article.
classic-value-card-jail-1 = Get Out of Jail Free (Adventure)
    .the = the Get Out of Jail Free card (Adventure)

# Classic: a card's name, in sentences, menus and pictures; no longer than English. `.the`: with its article.
classic-value-card-jail-2 = Get Out of Jail Free (Strongbox)
    .the = the Get Out of Jail Free card (Strongbox)

# Classic: a card's name, in sentences, menus and pictures; no longer than English. `.the`: with its article.
classic-edition-value-card-jail-1 = Get Out of Jail Free (Leap of Faith)
    .the = the Get Out of Jail Free card (Leap of Faith)

# Classic: a card's name, in sentences, menus and pictures; no longer than English. `.the`: with its article.
classic-edition-value-card-jail-2 = Get Out of Jail Free (Treasure Chest)
    .the = the Get Out of Jail Free card (Treasure Chest)

## Events

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $deck-of: a deck of cards, as in “from …” (an Adventure card) · $card: a card's name (An old loan repaid)
classic-event-card-drawn = { $seat } draws { $deck-of }: “{ $card }”.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $kept-the: the card kept, with its article (the Get Out of Jail Free card (Adventure))
classic-event-card-kept = { $seat } keeps { $kept-the }.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $kept-the: the card kept, with its article (the Get Out of Jail Free card (Adventure))
classic-event-card-used = { $seat } uses { $kept-the } and leaves jail.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $card: a card's name (Annaking roofs) · $seat: a person (Anna)
classic-event-card-void = “{ $card }” has no effect on { $seat }.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat-n: $seat as a number, -1 is the bank (5) · $payee: who is paid, or the bank (Ben) · $amount: money (150 fl) ·
# $card: a card's name (An old loan repaid) · $seat: a person (Anna)
classic-event-card-paid = { $seat-n ->
    [-1] { $payee } gets { $amount } from the bank (“{ $card }”).
   *[other] { $seat } pays { $payee } { $amount } (“{ $card }”).
  }

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $amount: money (150 fl) · $shops: how many shops · $towers: how many towers
classic-event-repairs-paid = { $seat } pays { $amount } for { $shops ->
    [one] 1 shop
   *[other] { $shops } shops
  } and { $towers ->
    [one] 1 tower.
   *[other] { $towers } towers.
  }
