### What several games say alike. `city-event-bid-made` is City's own sentence where it has one, else it is `event-bid-made`.

## Verbs, and the questions for their fields

action-roll = Roll the dice
action-use-jail-card = Use the card
action-buy = Buy
action-auction = Auction
action-bid = Bid
action-bid-amount = Your bid
action-pass = Pass
action-hammer = Let the hammer fall
action-build = Build
action-end-turn = End turn
action-mortgage = Mortgage
action-mortgage-space = Which property?
action-settle = Settle the debt
action-propose = Propose a deal
action-propose-partner = With whom?
action-propose-give = What do you give?
action-propose-pay = How much cash do you give?
action-propose-take = What do you want?
action-propose-ask = How much cash do you want?
action-accept = Accept
action-accept-deal = Which deal?
action-accept-deal-value = Deal { $value }
action-refuse = Refuse
action-refuse-deal = Which deal?
action-refuse-deal-value = Deal { $value }
action-withdraw = Withdraw
action-withdraw-deal = Which deal?
action-withdraw-deal-value = Deal { $value }
action-lapse = Let the deal lapse
action-lapse-deal = Which deal?
action-leave = Leave the game
action-pay = Pay
action-done = Done
action-end-hour = End the hour

## Events

event-card-drawn = Chance! { $seat } draws “{ $card }”.
event-order-rolled = Who begins? { $seat } throws { $first } and { $second }.
event-taken-back = { $seat } takes back the last step.
event-turn-began = Turn { $turn }, round { $round }: { $seat } is to move.
event-rolled = { $seat } rolls { $first } and { $second }.
event-freed = A double opens the gate: { $seat } is free!
event-stayed-in-jail = { $failures ->
    [1] No double: { $seat } stays in jail.
    [2] No double again: { $seat } stays in jail.
   *[other] A third failure: { $seat } must pay the fine.
  }
event-bought = { $seat } buys { $space-the } for { $amount }.
event-bid-made = { $seat } bids { $amount } for { $space-the }.
event-passed = { $seat } passes.
event-bidding-ended = Nobody can bid { $low } or more: the bidding is over.
event-fine-paid = { $seat } pays { $amount } and leaves jail.
event-debt-paid = { $seat } has paid { $creditor } the { $amount } owed.
event-mortgaged = { $seat } mortgages { $space-the } for { $amount }.
event-deal-refused = { $partner } refuses the deal proposed by { $seat }.
event-deal-withdrawn = { $seat } withdraws the deal offered to { $partner }.
event-deal-lapsed = The deal between { $seat } and { $partner } has lapsed.
event-left-game = { $seat } leaves the game.
event-mortgage-lifted = { $seat } lifts the mortgage on { $space-the } for { $amount }.

## Waits

wait-roll = { $seat } is to roll
wait-buy = { $seat }: buy or auction?
wait-auction = { $count ->
    [one] { $seat } may still bid
   *[other] { $seat } may bid
  }
wait-debt = { $seat } has a debt to meet
wait-deal = A deal is open; an answer is due from { $seat }

## Values

group-brown = brown
group-orange = orange
group-red = red
group-yellow = yellow
group-green = green
group-blue = dark blue
value-yes = Yes
value-no = No
value-on = on
value-off = off
value-cash = cash
    .the = all that cash
value-brown = brown
value-pink = pink
value-orange = orange
value-red = red
value-yellow = yellow
value-green = green
value-dark-blue = dark blue

## Options

option-board = Board

## Refusals

refusal-not-your-deal = This deal isn't proposed to you.
refusal-not-enough-cash = That takes { $low }; you have { $cash }.
refusal-passed = You've passed in this auction.
refusal-bad-partner = A deal needs another player who is still in the game.
refusal-deal-stale = This deal no longer holds: { $seat } can't give { $give-the } any more.
    .bare = This deal no longer holds: something in it has changed hands, or the cash is short.

## Why robots did what they did

reason-stays-in = Nobody charges me rent in jail.
reason-leaves = I'd rather be outside.
reason-good-for-both = I think this deal helps us both.
reason-good-deal = That deal brings me more than it costs.
reason-bankrupt = I can't raise what I owe.
reason-leaves-early = There's still much to buy outside.
