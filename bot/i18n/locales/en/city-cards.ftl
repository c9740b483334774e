### City: Chance, the cards kept, and what they can cancel. `city-value-card-…` is a card's title, `city-card-…` says what it does.

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-go = Advance to GO
    .the = the card “Advance to GO”

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-to-jail = Go to Jail
    .the = the card “Go to Jail”

# City: a card's name, in sentences, menus and pictures; not much longer than English. `.the`: with its article.
city-value-card-to-24 = Off to Middleton
    .the = the card “Off to Middleton”

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-to-39 = Off to Diamond Hills
    .the = the card “Off to Diamond Hills”

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-back = Three spaces back
    .the = the card “Three spaces back”

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-easy-money = Easy money
    .the = the card “Easy money”

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-auction = Auction
    .the = the card “Auction”

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-inheritance = Inheritance
    .the = the card “Inheritance”

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-free-build = Free build
    .the = the card “Free build”

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-repossessed = Repossessed
    .the = the card “Repossessed”

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-new-line = New line
    .the = the card “New line”

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-takeover = Takeover
    .the = the card “Takeover”

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-earthquake = Earthquake
    .the = the card “Earthquake”

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-toxic-waste = Toxic waste
    .the = the card “Toxic waste”

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-prison = Crowded prisons
    .the = the card “Crowded prisons”

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-sewage = Sewage works
    .the = the card “Sewage works”

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-jail-1 = Get Out of Jail Free
    .the = a Get Out of Jail Free card

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-jail-2 = Get Out of Jail Free
    .the = a Get Out of Jail Free card

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-taxi = Taxi
    .the = the Taxi card

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-tax = Tax Dodge
    .the = the Tax Dodge card

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-clean-up = Clean-up crew
    .the = the card “Clean-up crew”

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-grant = City grant
    .the = the card “City grant”

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-match-day = Match day
    .the = the card “Match day”

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-express = Express line
    .the = the card “Express line”

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-levy = Facade levy
    .the = the card “Facade levy”

# City: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
city-value-card-dodge = Rent Dodge
    .the = the Rent Dodge card

## What the cards say

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-go = Move forward to { city-space-0 } and collect your salary, plus 1M for each of your stadiums.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-to-jail = Go straight to jail. You collect no salary at { city-space-0 }, and your turn is over.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-to-24 = Move forward to { city-space-24 } and do what the space says. If you pass { city-space-0 }, collect your salary.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-to-39 = Move forward to { city-space-39 }, the best address in town, and do what the space says.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-back = Move back three spaces and do what that space says. Passing { city-space-0 } backwards pays nothing.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-easy-money = The player to your left pays you 1M.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-auction = You may auction any unowned district.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-inheritance = You may take any unowned district for 500k.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-free-build = The town builds one residential block for you, free, in one of your districts. If there's no room for it, collect 500k.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-repossessed = Give one of your districts back to the bank for 1M. Its blocks and landmarks go back into the box. If you have none, pay 1M.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-new-line = You may open a station in any district that has none.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-takeover = You may take another player's district for free, with everything built there. Complete sets are safe.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-earthquake = Tear down one bonus building anywhere. If there's none in town, you may place a hazard in a district that isn't yours.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-toxic-waste = Pay 1M for each sewage plant in your districts. If you have none, go to jail.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-prison = Place a prison in a district that isn't yours and has no bonus building or hazard.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-sewage = Place a sewage plant in a district that isn't yours and has no bonus building or hazard.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-jail-1 = Keep this card. It gets you out of jail at the start of your turn, without paying or rolling.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-jail-2 = Keep this card. It gets you out of jail at the start of your turn, without paying or rolling.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-taxi = Keep this card. Right after a roll it takes you one or two spaces forward or back, before anything happens where you stopped.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-tax = Keep this card. It cancels the industry tax once.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-clean-up = Remove a hazard from one of your districts for free. If you have none, collect 500k.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-grant = Place a bonus building of your choice in one of your districts. If that isn't possible, collect 500k.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-match-day = Collect 1M for each of your stadiums. If you have none, collect 500k.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-express = Take the train forward to the next station and do what the space says. If there's no station, collect 500k.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-levy = Pay 100k for each block in your districts, up to 2M.

# City: what a card does; in the card's picture and beside it, no longer than English.
city-card-dodge = Waits on { city-space-20 }. Land there to take it, even from another player. It cancels one rent, then goes back.

## Verbs, and the questions for their fields

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-demolish = Tear down a building

# City: asked for the move “Tear down a building”, above a menu or as a form's label; at most 45 characters.
city-action-demolish-space = In which district?

# City: asked for the move “Tear down a building”, above a menu or as a form's label; at most 45 characters.
city-action-demolish-piece = Which bonus building?

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-pick = Choose a district

# City: asked for the move “Choose a district”, above a menu or as a form's label; at most 45 characters.
city-action-pick-space = Which district?

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-taxi = Take the taxi

# City: asked for the move “Take the taxi”, above a menu or as a form's label; at most 45 characters.
city-action-taxi-steps = How far does the taxi go?

# City: a choice in a menu that asks “How far does the taxi go?”; at most 100 characters.
# $value: how many spaces, below 0 backward (2)
city-action-taxi-steps-value = { $value ->
    [-2] 2 spaces back
    [-1] 1 space back
    [1] 1 space forward
   *[other] 2 spaces forward
  }

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-dodge = Use the card instead

## Events

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $card-the: a card's name, with its article (the Taxi card)
city-event-card-kept = { $seat } keeps { $card-the }.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $card-the: a card's name, with its article (a Get Out of Jail Free card)
city-event-card-used = { $seat } uses { $card-the }.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $card: a card's name (Inheritance) · $seat: a person (Anna)
city-event-card-void = “{ $card }” has no effect on { $seat }.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat-n: $seat as a number, -1 is the bank (3) · $card: a card's name (Clean-up crew) · $payee: who is paid, or the bank (Ben) · $amount: money (500k) ·
# $seat: a person (Anna)
city-event-card-paid = { $seat-n ->
    [-1] “{ $card }”: the bank pays { $payee } { $amount }.
   *[other] “{ $card }”: { $seat } pays { $payee } { $amount }.
  }

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $space-the: a space of the board, with its article (The Marina) · $amount: money (500k)
city-event-district-inherited = { $seat } inherits { $space-the } for { $amount }.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $space-the: a space of the board, with its article (Diamond Hills) · $owner: the owner (Ben)
city-event-district-taken = { $seat } takes { $space-the } from { $owner } for free.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $space-the: a space of the board, with its article (Royal Court) · $amount: money (1M)
city-event-district-returned = { $seat } gives { $space-the } back to the bank for { $amount }.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $steps: how many spaces (2) · $seat: a person (Anna)
city-event-taxi-taken = { $steps ->
    [-2] Taxi! { $seat } goes 2 spaces back.
    [-1] Taxi! { $seat } goes 1 space back.
    [1] Taxi! { $seat } goes 1 space forward.
   *[other] Taxi! { $seat } goes 2 spaces forward.
  }

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $owner: the owner (Ben) · $amount: money (2.4M) · $space-at: a space of the board, as in “stops at …” (at Central Quay)
city-event-rent-dodged = { city-value-card-dodge }! { $seat } doesn't pay { $owner } the { $amount } due { $space-at }. The card goes back to { city-space-20 }.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $amount: money (3.5M)
city-event-tax-dodged = { city-value-card-tax }! { $seat } doesn't pay the { $amount } industry tax.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $former-n: $former as a number, -1 is nobody (2) · $seat: a person (Anna) · $former: who had it before (Ben)
city-event-dodge-taken = { $former-n ->
    [-1] { $seat } takes { city-value-card-dodge.the } from { city-space-20 }.
   *[other] { $seat } takes { city-value-card-dodge.the } from { $former }.
  }

## Waits

# City: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
city-wait-taxi = { $seat } may take a taxi

# City: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
city-wait-pay = { $seat } has to pay or use the card

# City: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
city-wait-pick = { $seat } is choosing what the Chance card does

## Refusals

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-no-card = You don't have that card.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-group-complete = The owner has the complete set, so this district can't be taken.
