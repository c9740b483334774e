### City: deals. `$give-all` and `$take-all` are what each side gives, cash included, or “nothing”.

## Verbs, and the questions for their fields

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-offer-settlement = Trade for the debt

# City: asked for the move “Trade for the debt”, above a menu or as a form's label; at most 45 characters.
city-action-offer-settlement-give = What are you offering?

# City: asked for the move “Trade for the debt”, above a menu or as a form's label; at most 45 characters.
city-action-offer-settlement-pay = How much cash are you offering?

# City: asked for the move “Trade for the debt”, above a menu or as a form's label; at most 45 characters.
city-action-offer-settlement-take = What do you want in return?

# City: asked for the move “Trade for the debt”, above a menu or as a form's label; at most 45 characters.
city-action-offer-settlement-ask = How much cash do you want in return?

## Events

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $settles-word: whether it settles a debt, a word to choose by (yes or no) · $seat: a person (Anna) · $partner: the other person in the trade (Ben) ·
# $give-all: what is given, with the cash (16.5M) · $take-all: what is taken, with the cash (16.5M)
city-event-deal-proposed = { $settles-word ->
    [yes] { $seat } offers { $partner } { $give-all } to settle the whole debt; in return: { $take-all }.
   *[no] { $seat } proposes a trade to { $partner }: { $give-all } for { $take-all }.
  }

# City: what has just happened, a line of the turn's message and the history; not much longer than English.
# $settles-word: whether it settles a debt, a word to choose by (yes or no) · $partner: the other person in the trade (Ben) ·
# $give-all: what is given, with the cash (Central City) · $seat: a person (Anna) · $take-all: what is taken, with the cash (16.5M)
city-event-deal-made = { $settles-word ->
    [yes] Agreed! { $partner } takes { $give-all } from { $seat } and cancels the debt; in return: { $take-all }.
   *[no] Agreed! { $partner } gets { $give-all }, { $seat } gets { $take-all }.
  }

## Refusals

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-auction-running = Wait until the auction is over.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-not-tradable = You can't trade { city-value-card-dodge.the }: you get it by landing on { city-space-20 }.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-empty-side = Both sides must give something, except to settle a debt.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters. `.bare`: the same when the facts are not known.
# $seat: a person (Anna)
city-refusal-debt-comes-first = The debt comes first: after this trade { $seat } couldn't pay it.
    .bare = The debt comes first: after this trade there would be less to pay it with.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters. `.bare`: the same when the facts are not known.
# $action: a move's label
city-refusal-wrong-phase = You can't do “{ $action }” right now.
    .bare = You can't do that right now.

## Panels

# City, trades: a line of the message everybody sees; at most 90 characters.
# $amount: money (60M)
city-trade-settles = This settles the whole debt of { $amount }.

# City, trades: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $group: a colour group (purple)
city-trade-completes = { $name } would have the whole { $group } set

# City, trades: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $group: a colour group (light blue)
city-trade-breaks = { $name } would no longer have the whole { $group } set

# City, trades: a line of the message everybody sees; at most 90 characters.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
city-trade-soon = ⚠️ **The red light is on:** time is up { $until }

# City, trades: a line of the message everybody sees; at most 90 characters.
city-trade-held = ⏸️ This trade is on hold while an auction is running.

# City, trades: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $before: the rent before (1.6M) · $after: the rent after (1.86M)
city-trade-rents = { $name }: rent { $before } → { $after }

# City, trades: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $before: the rent before (8.8M) · $after: the rent after (8.74M) · $was: the wealth before (14.32M) ·
# $then: the wealth after (14.26M)
city-trade-sums = { $name }: rent { $before } → { $after } · wealth { $was } → { $then }

# City, trades: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $was: the wealth before (37.82M) · $then: the wealth after (39.2M)
city-trade-worth = { $name }: wealth { $was } → { $then }
