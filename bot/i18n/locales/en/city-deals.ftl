### City: deals. `$give-all` and `$take-all` are what each side gives, cash included, or “nothing”.

## What may be missing besides districts and cards

city-value-cash = cash
    .the = all that cash

## Verbs, and the questions for their fields

city-action-propose = Propose a deal
city-action-propose-partner = With whom?
city-action-propose-give = What do you give?
city-action-propose-pay = How much cash do you give?
city-action-propose-take = What do you want?
city-action-propose-ask = How much cash do you want?
city-action-offer-settlement = Offer a deal for the debt
city-action-offer-settlement-give = What do you give?
city-action-offer-settlement-pay = How much cash do you give?
city-action-offer-settlement-take = What do you want besides?
city-action-offer-settlement-ask = How much cash do you want besides?
city-action-accept = Accept
city-action-accept-deal = Which deal?
city-action-accept-deal-value = Deal { $value }
city-action-refuse = Refuse
city-action-refuse-deal = Which deal?
city-action-refuse-deal-value = Deal { $value }
city-action-withdraw = Withdraw
city-action-withdraw-deal = Which deal?
city-action-withdraw-deal-value = Deal { $value }
city-action-lapse = Let the deal lapse
city-action-lapse-deal = Which deal?

## Events

city-event-deal-proposed = { $settles-word ->
    [yes] { $seat } offers { $partner } { $give-all } to settle the whole debt; in return: { $take-all }.
   *[no] { $seat } proposes a deal to { $partner }: { $give-all } for { $take-all }.
  }
city-event-deal-made = { $settles-word ->
    [yes] Agreed! { $partner } takes { $give-all } from { $seat } and lets the debt go; in return: { $take-all }.
   *[no] Agreed! { $partner } gets { $give-all }, { $seat } gets { $take-all }.
  }
city-event-deal-refused = { $partner } refuses the deal proposed by { $seat }.
city-event-deal-withdrawn = { $seat } withdraws the deal offered to { $partner }.
city-event-deal-lapsed = The deal between { $seat } and { $partner } has lapsed.

## Waits

city-wait-deal = A deal is open; an answer is due from { $seat }

## Refusals

city-refusal-auction-running = An auction is running: nothing else until the hammer falls.
city-refusal-bad-partner = A deal needs another player who is still in the game.
city-refusal-not-tradable = { city-value-card-dodge } cannot be traded: it is taken on { city-space-20 }.
city-refusal-empty-side = Both sides must give something. Only for a debt may the creditor give nothing.
city-refusal-deal-stale = This deal no longer holds: { $seat } cannot give { $give-the } any more.
    .bare = This deal no longer holds: something in it has changed hands, or the cash is short.
city-refusal-debt-comes-first = The debt comes first: after this deal { $seat } could not pay it, and would leave less for it.
    .bare = The debt comes first: after this deal there would be less to pay it with.

city-refusal-wrong-phase = “{ $action }” is not possible at this moment.
    .bare = That is not possible at this moment.

## Panels

city-deal-title = Deal { $number }: { $seat } and { $partner }
city-deal-title-short = Deal { $number }
city-deal-line = { $seat }: { $give } for { $take }
city-deal-side = **{ $name }** gives
city-deal-nothing = nothing
city-deal-cash = { $amount } in cash
city-deal-district = { $space } · { $blocks ->
    [0] no blocks
    [one] { $blocks } block
   *[other] { $blocks } blocks
  } · rent { $rent }
city-deal-district-mortgaged = { $space } · mortgaged for { $amount }
city-deal-settles = This settles the whole debt of { $amount }.
city-deal-effects = Then…
city-deal-completes = { $name } has the whole group { $group }
city-deal-breaks = { $name } no longer has the whole group { $group }
city-deal-rent = { $space }: rent { $before } → { $after }
city-deal-until = To be answered { $until }
city-deal-soon = ⚠️ **The red light is on:** to be answered { $until }
city-deal-held = ⏸️ An auction is running: this deal stands still meanwhile.
city-deal-stale = ⚠️ { $why }
city-deal-await-you = { $mention }, { $seat } proposes a deal to you.
city-deal-over = This deal is over.
city-deal-counter = Counter-offer
city-deal-draft = Your deal with { $name }
city-deal-draft-give = You give: { $give }
city-deal-draft-take = You get: { $take }
city-deal-partner = With whom?
city-deal-add-give = Add what you give…
city-deal-add-take = Add what you want…
city-deal-cash-give = You pay
city-deal-cash-take = You ask for
