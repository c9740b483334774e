### City: Chance, the cards kept, and what they can cancel. `city-value-card-…` is a card's title, `city-card-…` says what it does.

city-value-card-go = Advance to GO
    .the = the card “Advance to GO”
city-value-card-to-jail = Go to Jail
    .the = the card “Go to Jail”
city-value-card-to-24 = Off to Middleton
    .the = the card “Off to Middleton”
city-value-card-to-39 = Off to Diamond Hills
    .the = the card “Off to Diamond Hills”
city-value-card-back = Three spaces back
    .the = the card “Three spaces back”
city-value-card-easy-money = Easy money
    .the = the card “Easy money”
city-value-card-auction = Auction
    .the = the card “Auction”
city-value-card-inheritance = Inheritance
    .the = the card “Inheritance”
city-value-card-free-build = Free build
    .the = the card “Free build”
city-value-card-repossessed = Repossessed
    .the = the card “Repossessed”
city-value-card-new-line = New line
    .the = the card “New line”
city-value-card-takeover = Takeover
    .the = the card “Takeover”
city-value-card-earthquake = Earthquake
    .the = the card “Earthquake”
city-value-card-toxic-waste = Toxic waste
    .the = the card “Toxic waste”
city-value-card-prison = Crowded prisons
    .the = the card “Crowded prisons”
city-value-card-sewage = Sewage works
    .the = the card “Sewage works”
city-value-card-jail-1 = Get Out of Jail Free
    .the = a Get Out of Jail Free card
city-value-card-jail-2 = Get Out of Jail Free
    .the = a Get Out of Jail Free card
city-value-card-taxi = Taxi
    .the = the Taxi card
city-value-card-tax = Tax Dodge
    .the = the Tax Dodge card
city-value-card-clean-up = Clean-up crew
    .the = the card “Clean-up crew”
city-value-card-grant = City grant
    .the = the card “City grant”
city-value-card-match-day = Match day
    .the = the card “Match day”
city-value-card-express = Express line
    .the = the card “Express line”
city-value-card-levy = Facade levy
    .the = the card “Facade levy”
city-value-card-dodge = Rent Dodge
    .the = the Rent Dodge card

## What the cards say

city-card-go = Move forward to { city-space-0 } and collect your salary, plus 1M for each of your stadiums.
city-card-to-jail = Go straight to jail. You collect no salary at { city-space-0 }, and your turn is over.
city-card-to-24 = Move forward to { city-space-24 } and do what the space says. If you pass { city-space-0 }, collect your salary.
city-card-to-39 = Move forward to { city-space-39 }, the best address in town, and do what the space says.
city-card-back = Move back three spaces and do what that space says. Passing { city-space-0 } backwards pays nothing.
city-card-easy-money = The player to your left pays you 1M.
city-card-auction = You may auction any unowned district.
city-card-inheritance = You may take any unowned district for 500k.
city-card-free-build = The town builds one residential block for you, free, in one of your districts. If there's no room for it, collect 500k.
city-card-repossessed = Give one of your districts back to the bank for 1M. Its blocks and landmarks go back into the box. If you have none, pay 1M.
city-card-new-line = You may open a station in any district that has none.
city-card-takeover = You may take another player's district for free, with everything built there. Complete sets are safe.
city-card-earthquake = Tear down one bonus building anywhere. If there's none in town, you may place a hazard in a district that isn't yours.
city-card-toxic-waste = Pay 1M for each sewage plant in your districts. If you have none, go to jail.
city-card-prison = Place a prison in a district that isn't yours and has no bonus building or hazard.
city-card-sewage = Place a sewage plant in a district that isn't yours and has no bonus building or hazard.
city-card-jail-1 = Keep this card. It gets you out of jail at the start of your turn, without paying or rolling.
city-card-jail-2 = Keep this card. It gets you out of jail at the start of your turn, without paying or rolling.
city-card-taxi = Keep this card. Right after a roll it takes you one or two spaces forward or back, before anything happens where you stopped.
city-card-tax = Keep this card. It cancels the industry tax once.
city-card-clean-up = Remove a hazard from one of your districts for free. If you have none, collect 500k.
city-card-grant = Place a bonus building of your choice in one of your districts. If that isn't possible, collect 500k.
city-card-match-day = Collect 1M for each of your stadiums. If you have none, collect 500k.
city-card-express = Take the train forward to the next station and do what the space says. If there's no station, collect 500k.
city-card-levy = Pay 100k for each block in your districts, up to 2M.
city-card-dodge = Waits on { city-space-20 }. Land there to take it, even from another player. It cancels one rent, then goes back.

## Verbs, and the questions for their fields

city-action-demolish = Tear down a building
city-action-demolish-space = In which district?
city-action-demolish-piece = Which bonus building?
city-action-pick = Choose a district
city-action-pick-space = Which district?
city-action-taxi = Take the taxi
city-action-taxi-steps = How far does the taxi go?
city-action-taxi-steps-value = { $value ->
    [-2] 2 spaces back
    [-1] 1 space back
    [1] 1 space forward
   *[other] 2 spaces forward
  }
city-action-dodge = Use the card instead

## Events

city-event-card-kept = { $seat } keeps { $card-the }.
city-event-card-used = { $seat } uses { $card-the }.
city-event-card-void = “{ $card }” has no effect on { $seat }.
city-event-card-paid = { $seat-n ->
    [-1] “{ $card }”: the bank pays { $payee } { $amount }.
   *[other] “{ $card }”: { $seat } pays { $payee } { $amount }.
  }
city-event-district-inherited = { $seat } inherits { $space-the } for { $amount }.
city-event-district-taken = { $seat } takes { $space-the } from { $owner } for free.
city-event-district-returned = { $seat } gives { $space-the } back to the bank for { $amount }.
city-event-taxi-taken = { $steps ->
    [-2] Taxi! { $seat } goes 2 spaces back.
    [-1] Taxi! { $seat } goes 1 space back.
    [1] Taxi! { $seat } goes 1 space forward.
   *[other] Taxi! { $seat } goes 2 spaces forward.
  }
city-event-rent-dodged = { city-value-card-dodge }! { $seat } doesn't pay { $owner } the { $amount } due { $space-at }. The card goes back to { city-space-20 }.
city-event-tax-dodged = { city-value-card-tax }! { $seat } doesn't pay the { $amount } industry tax.
city-event-dodge-taken = { $former-n ->
    [-1] { $seat } takes { city-value-card-dodge.the } from { city-space-20 }.
   *[other] { $seat } takes { city-value-card-dodge.the } from { $former }.
  }

## Waits

city-wait-taxi = { $seat } may take a taxi
city-wait-pay = { $seat }: pay, or use the card?
city-wait-pick = { $seat } chooses what the Chance card does

## Refusals

city-refusal-no-card = You don't have that card.
city-refusal-group-complete = The owner has the complete set, so it can't be taken.
