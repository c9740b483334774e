### City: deals. `$give-all` and `$take-all` are what each side gives, cash included, or “nothing”.

## Verbs, and the questions for their fields

city-action-offer-settlement = Deal for the debt
city-action-offer-settlement-give = What do you give?
city-action-offer-settlement-pay = How much cash do you give?
city-action-offer-settlement-take = What do you want besides?
city-action-offer-settlement-ask = How much cash do you want besides?

## Events

city-event-deal-proposed = { $settles-word ->
    [yes] { $seat } offers { $partner } { $give-all } to settle the whole debt; in return: { $take-all }.
   *[no] { $seat } proposes a deal to { $partner }: { $give-all } for { $take-all }.
  }
city-event-deal-made = { $settles-word ->
    [yes] Agreed! { $partner } takes { $give-all } from { $seat } and lets the debt go; in return: { $take-all }.
   *[no] Agreed! { $partner } gets { $give-all }, { $seat } gets { $take-all }.
  }

## Refusals

city-refusal-auction-running = An auction is running: nothing else until the hammer falls.
city-refusal-not-tradable = { city-value-card-dodge } can't be traded: it's taken on { city-space-20 }.
city-refusal-empty-side = Both sides must give something, except to settle a debt.
city-refusal-debt-comes-first = The debt comes first: after this deal { $seat } couldn't pay it, and would leave less for it.
    .bare = The debt comes first: after this deal there would be less to pay it with.

city-refusal-wrong-phase = “{ $action }” isn't possible at this moment.
    .bare = That isn't possible at this moment.

## Panels

city-trade-settles = This settles the whole debt of { $amount }.
city-trade-completes = { $name } would have the whole group { $group }
city-trade-breaks = { $name } would no longer have the whole group { $group }
city-trade-soon = ⚠️ **The red light is on:** to be answered { $until }
city-trade-held = ⏸️ An auction is running: this deal stands still meanwhile.
city-trade-rents = { $name }: rents { $before } → { $after }
city-trade-sums = { $name }: rents { $before } → { $after } · wealth { $was } → { $then }
city-trade-worth = { $name }: wealth { $was } → { $then }
