### What several games say alike. `city-event-bid-made` is City's own sentence where it has one, else it is `event-bid-made`.

## Verbs, and the questions for their fields

action-roll = Roll the dice
action-use-jail-card = Use the card
action-buy = Buy
action-auction = Auction it
action-bid = Bid
action-bid-amount = Your bid
action-pass = Pass
action-hammer = Close the auction
action-build = Build
action-end-turn = End turn
action-mortgage = Mortgage
action-mortgage-space = Which property?
action-settle = Pay the debt
action-propose = Propose a trade
action-propose-partner = With whom?
action-propose-give = What do you give?
action-propose-pay = How much cash do you give?
action-propose-take = What do you want?
action-propose-ask = How much cash do you want?
action-accept = Accept
action-accept-deal = Which trade?
action-accept-deal-value = Trade { $value }
action-refuse = Decline
action-refuse-deal = Which trade?
action-refuse-deal-value = Trade { $value }
action-withdraw = Withdraw
action-withdraw-deal = Which trade?
action-withdraw-deal-value = Trade { $value }
action-lapse = Let the trade lapse
action-lapse-deal = Which trade?
action-leave = Leave the game
action-pay = Pay
action-done = Done
action-end-hour = End the hour

## Events

event-card-drawn = Chance! { $seat } draws “{ $card }”.
event-order-rolled = Who goes first? { $seat } rolls { $first } and { $second }.
event-taken-back = { $seat } takes back the last step.
event-turn-began = Turn { $turn }, round { $round }: { $seat }'s turn.
event-rolled = { $seat } rolls { $first } and { $second }.
event-freed = A double! { $seat } gets out of jail.
event-stayed-in-jail = { $failures ->
    [1] No double. { $seat } stays in jail.
    [2] No double again. { $seat } stays in jail.
   *[other] No third double. { $seat } has to pay the fine.
  }
event-bought = { $seat } buys { $space-the } for { $amount }.
event-bid-made = { $seat } bids { $amount } for { $space-the }.
event-passed = { $seat } passes.
event-bidding-ended = Nobody can bid { $low } or more, so the bidding is over.
event-fine-paid = { $seat } pays { $amount } and leaves jail.
event-debt-paid = { $seat } has paid { $creditor } the { $amount } owed.
event-mortgaged = { $seat } mortgages { $space-the } for { $amount }.
event-deal-refused = { $partner } declines { $seat }'s trade.
event-deal-withdrawn = { $seat } withdraws the trade proposed to { $partner }.
event-deal-lapsed = { $seat }'s trade with { $partner } has lapsed.
event-left-game = { $seat } leaves the game.
event-mortgage-lifted = { $seat } lifts the mortgage on { $space-the } for { $amount }.

## Waits

wait-roll = { $seat } has to roll
wait-buy = { $seat }: buy or auction?
wait-auction = { $count ->
    [one] { $seat } may still bid
   *[other] { $seat } may bid
  }
wait-debt = { $seat } has a debt to pay
wait-deal = A trade is open, waiting for { $seat }

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

refusal-not-your-deal = This trade wasn't proposed to you.
refusal-not-enough-cash = That takes { $low }; you have { $cash }.
refusal-passed = You've passed in this auction.
refusal-bad-partner = Trade with another player who is still in the game.
refusal-deal-stale = This trade isn't possible any more: { $seat } can't give { $give-the }.
    .bare = This trade isn't possible any more: something in it has changed hands, or the cash is short.

## Why robots did what they did

reason-stays-in = Nobody charges me rent in jail.
reason-leaves = I'd rather be out of jail.
reason-good-for-both = I think this trade helps us both.
reason-good-deal = That trade brings me more than it costs.
reason-bankrupt = I can't raise what I owe.
reason-leaves-early = There's still plenty to buy outside.
