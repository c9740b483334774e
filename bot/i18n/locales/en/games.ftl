### What several games say alike. `city-event-bid-made` is City's own sentence where it has one, else it is `event-bid-made`.

## Verbs, and the questions for their fields

# A move, on its button and in menus, the verb first; at most 25 characters.
action-roll = Roll the dice

# A move, on its button and in menus, the verb first; at most 25 characters.
action-use-jail-card = Use the card

# A move, on its button and in menus, the verb first; at most 25 characters.
action-buy = Buy

# A move, on its button and in menus, the verb first; at most 25 characters.
action-auction = Auction it

# A move, on its button and in menus, the verb first; at most 25 characters.
action-bid = Bid

# Asked for the move “Bid”, above a menu or as a form's label; at most 45 characters.
action-bid-amount = Your bid

# A move, on its button and in menus, the verb first; at most 25 characters.
action-pass = Pass

# A move, on its button and in menus, the verb first; at most 25 characters.
action-hammer = Close the auction

# A move, on its button and in menus, the verb first; at most 25 characters.
action-build = Build

# A move, on its button and in menus, the verb first; at most 25 characters.
action-end-turn = End turn

# A move, on its button and in menus, the verb first; at most 25 characters.
action-mortgage = Mortgage

# Asked for the move “Mortgage”, above a menu or as a form's label; at most 45 characters.
action-mortgage-space = Which property?

# A move, on its button and in menus, the verb first; at most 25 characters.
action-settle = Pay the debt

# A move, on its button and in menus, the verb first; at most 25 characters.
action-propose = Propose a trade

# Asked for the move “Propose a trade”, above a menu or as a form's label; at most 45 characters.
action-propose-partner = Who do you want to trade with?

# Asked for the move “Propose a trade”, above a menu or as a form's label; at most 45 characters.
action-propose-give = What are you offering?

# Asked for the move “Propose a trade”, above a menu or as a form's label; at most 45 characters.
action-propose-pay = How much cash are you offering?

# Asked for the move “Propose a trade”, above a menu or as a form's label; at most 45 characters.
action-propose-take = What do you want?

# Asked for the move “Propose a trade”, above a menu or as a form's label; at most 45 characters.
action-propose-ask = How much cash do you want?

# A move, on its button and in menus, the verb first; at most 25 characters.
action-accept = Accept

# Asked for the move “Accept”, above a menu or as a form's label; at most 45 characters.
action-accept-deal = Which trade?

# A choice in a menu that asks “Which trade?”; at most 100 characters.
# $value: the trade's number (3)
action-accept-deal-value = Trade { $value }

# A move, on its button and in menus, the verb first; at most 25 characters.
action-refuse = Decline

# Asked for the move “Decline”, above a menu or as a form's label; at most 45 characters.
action-refuse-deal = Which trade?

# A choice in a menu that asks “Which trade?”; at most 100 characters.
# $value: the trade's number (3)
action-refuse-deal-value = Trade { $value }

# A move, on its button and in menus, the verb first; at most 25 characters.
action-withdraw = Withdraw

# Asked for the move “Withdraw”, above a menu or as a form's label; at most 45 characters.
action-withdraw-deal = Which trade?

# A choice in a menu that asks “Which trade?”; at most 100 characters.
# $value: the trade's number (3)
action-withdraw-deal-value = Trade { $value }

# A move, on its button and in menus, the verb first; at most 25 characters.
action-lapse = Let the trade lapse

# Asked for the move “Let the trade lapse”, above a menu or as a form's label; at most 45 characters.
action-lapse-deal = Which trade?

# A move, on its button and in menus, the verb first; at most 25 characters.
action-leave = Leave the game

# A move, on its button and in menus, the verb first; at most 25 characters.
action-pay = Pay

# A move, on its button and in menus, the verb first; at most 25 characters.
action-done = Done

# A move, on its button and in menus, the verb first; at most 25 characters.
action-end-hour = End the hour

## Events

# What has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $card: a card's name (Forced Trade)
event-card-drawn = Chance! { $seat } draws “{ $card }”.

# What has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $first: the first die (6) · $second: the second die (5)
event-order-rolled = Who goes first? { $seat } rolls { $first } and { $second }.

# What has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna)
event-taken-back = { $seat } takes back the last move.

# What has just happened, a line of the turn's message and the history; at most 90 characters.
# $turn: the turn's number (6) · $round: the round (2) · $seat: a person (Anna)
event-turn-began = Turn { $turn }, round { $round }: { $seat }'s turn.

# What has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $first: the first die (2) · $second: the second die (4)
event-rolled = { $seat } rolls { $first } and { $second }.

# What has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna)
event-freed = A double! { $seat } gets out of jail.

# What has just happened, a line of the turn's message and the history; at most 90 characters.
# $failures: how many rolls have failed (2) · $seat: a person (Anna)
event-stayed-in-jail = { $failures ->
    [1] No double. { $seat } stays in jail.
    [2] No double again. { $seat } stays in jail.
   *[other] No third double. { $seat } has to pay the fine.
  }

# What has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $space-the: a space of the board, with its article (Indiana Avenue) · $amount: money (M220)
event-bought = { $seat } buys { $space-the } for { $amount }.

# What has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $amount: money (M45) · $space-the: a space of the board, with its article (Illinois Avenue)
event-bid-made = { $seat } bids { $amount } for { $space-the }.

# What has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna)
event-passed = { $seat } passes.

# What has just happened, a line of the turn's message and the history; at most 90 characters.
# $low: the least amount allowed (2.68M)
event-bidding-ended = Nobody can bid { $low } or more, so the bidding is over.

# What has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $amount: money (M50)
event-fine-paid = { $seat } pays { $amount } and leaves jail.

# What has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $creditor: a person or the bank, who is owed (Ben) · $amount: money (1.4M)
event-debt-paid = { $seat } has paid { $creditor } the { $amount } owed.

# What has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $space-the: a space of the board, with its article (Seaview) · $amount: money (900k)
event-mortgaged = { $seat } mortgages { $space-the } for { $amount }.

# What has just happened, a line of the turn's message and the history; at most 90 characters.
# $partner: the other person in the trade (Ben) · $seat: a person (Anna)
event-deal-refused = { $partner } declines { $seat }'s trade.

# What has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $partner: the other person in the trade (Ben)
event-deal-withdrawn = { $seat } withdraws the trade proposed to { $partner }.

# What has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $partner: the other person in the trade (Ben)
event-deal-lapsed = { $seat }'s trade with { $partner } has lapsed.

# What has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna)
event-left-game = { $seat } leaves the game.

# What has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $space-the: a space of the board, with its article (Seaview) · $amount: money (900k)
event-mortgage-lifted = { $seat } lifts the mortgage on { $space-the } for { $amount }.

## Waits

# What the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
wait-roll = { $seat } has to roll

# What the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
wait-buy = { $seat }: buy or auction?

# What the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $count: how many, chooses the plural form (2) · $seat: one or more people (Anna)
wait-auction = { $count ->
    [one] { $seat } may still bid
   *[other] { $seat } may bid
  }

# What the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
wait-debt = { $seat } has a debt to pay

# What the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
wait-deal = A trade is open, waiting for { $seat }

## Values

# A word, in sentences, on buttons and in menus; at most 25 characters.
group-brown = brown

# A word, in sentences, on buttons and in menus; at most 25 characters.
group-orange = orange

# A word, in sentences, on buttons and in menus; at most 25 characters.
group-red = red

# A word, in sentences, on buttons and in menus; at most 25 characters.
group-yellow = yellow

# A word, in sentences, on buttons and in menus; at most 25 characters.
group-green = green

# A word, in sentences, on buttons and in menus; at most 25 characters.
group-blue = dark blue

# A word, in sentences, on buttons and in menus; at most 25 characters.
value-yes = Yes

# A word, in sentences, on buttons and in menus; at most 25 characters.
value-no = No

# A word, in sentences, on buttons and in menus; at most 25 characters.
value-on = on

# A word, in sentences, on buttons and in menus; at most 25 characters.
value-off = off

# A word, in sentences, on buttons and in menus; at most 25 characters. `.the`: with its article.
value-cash = cash
    .the = all that cash

# A word, in sentences, on buttons and in menus; at most 25 characters.
value-brown = brown

# A word, in sentences, on buttons and in menus; at most 25 characters.
value-pink = pink

# A word, in sentences, on buttons and in menus; at most 25 characters.
value-orange = orange

# A word, in sentences, on buttons and in menus; at most 25 characters.
value-red = red

# A word, in sentences, on buttons and in menus; at most 25 characters.
value-yellow = yellow

# A word, in sentences, on buttons and in menus; at most 25 characters.
value-green = green

# A word, in sentences, on buttons and in menus; at most 25 characters.
value-dark-blue = dark blue

## Options

# The name of an option in the lobby; at most 60 characters.
option-board = Board

## Refusals

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-not-your-deal = This trade wasn't proposed to you.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $low: the least amount allowed (350 fl) · $cash: somebody's cash (230 fl)
refusal-not-enough-cash = That takes { $low }; you have { $cash }.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-passed = You've passed in this auction.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-bad-partner = You can only trade with another player who is still in the game.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters. `.bare`: the same when the facts are not known.
# $seat: a person (Anna) · $give-the: what is given, with its article (Central Quay)
refusal-deal-stale = This trade isn't possible any more: { $seat } can't give { $give-the }.
    .bare = This trade isn't possible any more: something in it has changed hands, or there isn't enough cash.

## Why robots did what they did

# A robot says in the first person why it did that; at most 90 characters.
reason-stays-in = Nobody charges me rent in jail.

# A robot says in the first person why it did that; at most 90 characters.
reason-leaves = I'd rather be out of jail.

# A robot says in the first person why it did that; at most 90 characters.
reason-good-for-both = I think this trade helps us both.

# A robot says in the first person why it did that; at most 90 characters.
reason-good-deal = That trade brings me more than it costs.

# A robot says in the first person why it did that; at most 90 characters.
reason-bankrupt = I can't raise what I owe.

# A robot says in the first person why it did that; at most 90 characters.
reason-leaves-early = There's still plenty to buy outside.
