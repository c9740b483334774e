### Classic: the cards. `classic-card-…` is a card's title, `classic-effect-…` what a card of that kind does, `classic-value-card-…` a jail card as it is kept and traded.

## Titles on the neutral board

classic-card-lf1 = A following wind
classic-card-lf2 = An appointment in town
classic-card-lf3 = An invitation
classic-card-lf4 = The first crossing
classic-card-lf5 = The best address
classic-card-lf6 = Hail the ferry
classic-card-lf7 = Missed the last ferry
classic-card-lf8 = Grain to grind
classic-card-lf9 = A friendly jailer
classic-card-lf10 = A wrong turn
classic-card-lf11 = Caught red-handed
classic-card-lf12 = Leaking roofs
classic-card-lf13 = Too fast through town
classic-card-lf14 = Your round for everybody
classic-card-lf15 = An old loan repaid
classic-card-lf16 = Best pigeon of the year
classic-card-lf17 = The evening crossing
classic-card-lf18 = A riddle solved
classic-card-lf19 = Lessons for all
classic-card-lf20 = One glass too many
classic-card-lf21 = Potholes everywhere
classic-card-tc1 = Off you go again
classic-card-tc2 = A miscount in your favour
classic-card-tc3 = The doctor's visit
classic-card-tc4 = Sold at the fair
classic-card-tc5 = The spare key
classic-card-tc6 = Taken for somebody else
classic-card-tc7 = Something in the attic
classic-card-tc8 = Too much tithe paid
classic-card-tc9 = The hat goes round
classic-card-tc10 = A forgotten purse
classic-card-tc11 = A broken wheel
classic-card-tc12 = New clothes for the fair
classic-card-tc13 = Good advice
classic-card-tc14 = Chimneys to sweep
classic-card-tc15 = Second in the sack race
classic-card-tc16 = A great-aunt's legacy
classic-card-tc17 = Back to the fields
classic-card-tc18 = A fine or an adventure

## Titles of the rulebook's edition

classic-edition-card-lf1 = Into the hay cart
classic-edition-card-lf2 = The Homestead calls
classic-edition-card-lf3 = Meeting on the island
classic-edition-card-lf4 = The Thieves' shortcut
classic-edition-card-lf5 = Abstergo wants a word
classic-edition-card-lf6 = Call on a Faction
classic-edition-card-lf7 = Call on a Faction
classic-edition-card-lf8 = Log in to a Machine
classic-edition-card-lf9 = Smoke bomb
classic-edition-card-lf10 = Desynchronised
classic-edition-card-lf11 = Caught by the guards
classic-edition-card-lf12 = Restore your cities
classic-edition-card-lf13 = Galloping through the market
classic-edition-card-lf14 = You're the new Mentor
classic-edition-card-lf15 = The villa pays off
classic-edition-card-lf16 = Your share of the contract
classic-edition-card-lf17 = Hired blades
classic-edition-card-lf18 = A code deciphered
classic-edition-card-lf19 = Lessons at the academy
classic-edition-card-lf20 = Too long at the tavern
classic-edition-card-lf21 = The roads to mend
classic-edition-card-tc1 = Full synchronisation
classic-edition-card-tc2 = The banker miscounted
classic-edition-card-tc3 = The plague doctor's bill
classic-edition-card-tc4 = A painting sold
classic-edition-card-tc5 = Friends inside
classic-edition-card-tc6 = Betrayed
classic-edition-card-tc7 = The treasure fleet
classic-edition-card-tc8 = Guild tax refunded
classic-edition-card-tc9 = The Brotherhood's feast
classic-edition-card-tc10 = A Codex page
classic-edition-card-tc11 = A bad fall
classic-edition-card-tc12 = Training recruits
classic-edition-card-tc13 = Advice to a prince
classic-edition-card-tc14 = Watchtowers to rebuild
classic-edition-card-tc15 = Second at the carnival
classic-edition-card-tc16 = An ancestor's legacy
classic-edition-card-tc17 = Back to the beginning
classic-edition-card-tc18 = A fine or a leap

## What the cards do

classic-effect-to-go = Go forward to { $space-the } and collect { $salary }.
classic-effect-to = Go forward to { $space-the } and do what that space says. If you pass { classic-space-0 }, collect { $salary }.
classic-effect-nearest-faction = Go forward to the next of the { $family }. If you pass { classic-space-0 }, collect { $salary }. If nobody owns it, you may buy it; otherwise pay double rent.
classic-effect-nearest-machine = Go forward to the next of the { $family }. If you pass { classic-space-0 }, collect { $salary }. If nobody owns it, you may buy it; otherwise roll again and pay ten times the total.
classic-effect-keep = Keep this card. It gets you out of jail without paying. You may trade it.
classic-effect-back = { $steps ->
    [one] Go back 1 space and do what that space says.
   *[other] Go back { $steps } spaces and do what that space says.
  }
classic-effect-to-jail = Go straight to jail. You don't pass { classic-space-0 } or collect anything, and your turn is over.
classic-effect-repairs = Pay the bank { $amount } for each of your shops and { $tower } for each of your towers.
classic-effect-pay = Pay the bank { $amount }.
classic-effect-collect = The bank pays you { $amount }.
classic-effect-pay-each = Pay each other player { $amount }.
classic-effect-from-each = Each other player pays you { $amount }.
classic-effect-back-to = Go back to { $space-the } and do what that space says. No salary on the way.
classic-effect-choice = Pay { $amount }, or draw { $deck-of } instead.

## Jail cards among goods

classic-value-card-jail-1 = Get Out of Jail Free (Adventure)
    .the = the Get Out of Jail Free card (Adventure)
classic-value-card-jail-2 = Get Out of Jail Free (Strongbox)
    .the = the Get Out of Jail Free card (Strongbox)
classic-edition-value-card-jail-1 = Get Out of Jail Free (Leap of Faith)
    .the = the Get Out of Jail Free card (Leap of Faith)
classic-edition-value-card-jail-2 = Get Out of Jail Free (Treasure Chest)
    .the = the Get Out of Jail Free card (Treasure Chest)

## Events

classic-event-card-drawn = { $seat } draws { $deck-of }: “{ $card }”.
classic-event-card-kept = { $seat } keeps { $kept-the }.
classic-event-card-used = { $seat } uses { $kept-the } and leaves jail.
classic-event-card-void = “{ $card }” has no effect on { $seat }.
classic-event-card-paid = { $seat-n ->
    [-1] { $payee } gets { $amount } from the bank (“{ $card }”).
   *[other] { $seat } pays { $payee } { $amount } (“{ $card }”).
  }
classic-event-repairs-paid = { $seat } pays { $amount } for { $shops ->
    [one] 1 shop
   *[other] { $shops } shops
  } and { $towers ->
    [one] 1 tower.
   *[other] { $towers } towers.
  }
