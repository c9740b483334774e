### City: deals. `$give-all` and `$take-all` are what each side gives, cash included, or “nothing”.

## Verbs, and the questions for their fields

city-action-offer-settlement = Trade for the debt
city-action-offer-settlement-give = What do you give?
city-action-offer-settlement-pay = How much cash do you give?
city-action-offer-settlement-take = What do you want in return?
city-action-offer-settlement-ask = How much cash do you want in return?

## Events

city-event-deal-proposed = { $settles-word ->
    [yes] { $seat } offers { $partner } { $give-all } to settle the whole debt; in return: { $take-all }.
   *[no] { $seat } proposes a trade to { $partner }: { $give-all } for { $take-all }.
  }
city-event-deal-made = { $settles-word ->
    [yes] Agreed! { $partner } takes { $give-all } from { $seat } and cancels the debt; in return: { $take-all }.
   *[no] Agreed! { $partner } gets { $give-all }, { $seat } gets { $take-all }.
  }

## Refusals

city-refusal-auction-running = Wait until the auction is over.
city-refusal-not-tradable = You can't trade { city-value-card-dodge }: it's taken on { city-space-20 }.
city-refusal-empty-side = Both sides must give something, except to settle a debt.
city-refusal-debt-comes-first = The debt comes first: after this trade { $seat } couldn't pay it.
    .bare = The debt comes first: after this trade there would be less to pay it with.

city-refusal-wrong-phase = You can't do “{ $action }” right now.
    .bare = You can't do that right now.

## Panels

city-trade-settles = This settles the whole debt of { $amount }.
city-trade-completes = { $name } would have the whole { $group } set
city-trade-breaks = { $name } would no longer have the whole { $group } set
city-trade-soon = ⚠️ **The red light is on:** answer { $until }
city-trade-held = ⏸️ This trade is on hold while an auction is running.
city-trade-rents = { $name }: rent { $before } → { $after }
city-trade-sums = { $name }: rent { $before } → { $after } · wealth { $was } → { $then }
city-trade-worth = { $name }: wealth { $was } → { $then }
