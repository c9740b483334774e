### Classic: deals. `$give-all` and `$take-all` are what each side gives, cash included, or “nothing”.

## Verbs, and the questions for their fields

classic-action-propose = Propose a deal
classic-action-propose-partner = With whom?
classic-action-propose-give = What do you give?
classic-action-propose-pay = How much cash do you give?
classic-action-propose-take = What do you want?
classic-action-propose-ask = How much cash do you want?
classic-action-propose-lift = Which mortgages do you lift at once?
classic-action-accept = Accept
classic-action-accept-deal = Which deal?
classic-action-accept-deal-value = Deal { $value }
classic-action-accept-lift = Which mortgages do you lift at once?
classic-action-refuse = Refuse
classic-action-refuse-deal = Which deal?
classic-action-refuse-deal-value = Deal { $value }
classic-action-withdraw = Withdraw
classic-action-withdraw-deal = Which deal?
classic-action-withdraw-deal-value = Deal { $value }
classic-action-lapse = Let the deal lapse
classic-action-lapse-deal = Which deal?

## Events

classic-event-deal-proposed = { $seat } proposes a deal to { $partner }: { $give-all } for { $take-all }.
classic-event-deal-made = Agreed! { $partner } gets { $give-all }, { $seat } gets { $take-all }.
classic-event-transfer-paid = { $seat } pays the bank { $amount } for the mortgage that comes with { $space-the }.
classic-event-deal-refused = { $partner } refuses the deal proposed by { $seat }.
classic-event-deal-withdrawn = { $seat } withdraws the deal offered to { $partner }.
classic-event-deal-lapsed = The deal between { $seat } and { $partner } has lapsed.

## Waits

classic-wait-deal = A deal is open; an answer is due from { $seat }

## Refusals

classic-refusal-bad-partner = A deal needs another player who is still in the game.
classic-refusal-empty-side = Both sides must give something: gifts and loans are not allowed.
classic-refusal-cash-only = A property or a jail card must change hands: cash for cash would be a loan.
classic-refusal-not-tradable = That cannot be traded: only cash, properties and jail cards can.
classic-refusal-not-theirs = { $seat } does not have that.
classic-refusal-group-built = There are buildings in the group of { $space-the }: none of its places can be traded.
classic-refusal-lift-not-taken = Only mortgages that you would take over can be lifted with the deal.
classic-refusal-deal-stale = This deal no longer holds: { $seat } cannot give { $give-the } any more.
    .bare = This deal no longer holds: something in it has changed hands, or the cash is short.
classic-refusal-deal-changed = This deal no longer holds: the mortgage on { $give-the } is not as it was ({ $seat }).
    .bare = This deal no longer holds: a mortgage in it is not as it was.
classic-refusal-fees-unpaid = After this deal { $seat } could not pay the bank for the mortgages taken over: { $low } due, { $cash } left.
    .bare = After this deal the mortgages taken over could not be paid for.
classic-refusal-debt-comes-first = What is owed comes first: after this deal { $seat } could not pay it, and would leave less for it.
    .bare = What is owed comes first: after this deal there would be less to pay it with.
classic-refusal-not-your-deal = This deal is not proposed to you.
classic-refusal-no-deal = This deal is no longer open.

## Panels

classic-deal-title = Deal { $number }: { $seat } and { $partner }
classic-deal-title-short = Deal { $number }
classic-deal-line = { $seat }: { $give } for { $take }
classic-deal-side = **{ $name }** gives
classic-deal-nothing = nothing
classic-deal-cash = { $amount } in cash
classic-deal-property = { $space } · { $group } · rent { $rent }
classic-deal-property-mortgaged = { $space } · { $group } · mortgaged for { $amount }
classic-deal-fees = { $name } pays the bank { $amount } for mortgages: { $parts }
classic-deal-fee-keeps = { $space } { $amount } (stays mortgaged)
classic-deal-fee-lifts = { $space } { $amount } (lifted)
classic-deal-fees-open = Each mortgaged property costs whoever receives it a tenth of the mortgage ({ $tenth } here), or the whole of it ({ $whole }) to lift it at once: { $name } chooses when accepting.
classic-deal-effects = Then…
classic-deal-completes = { $name } has the whole { $group } group
classic-deal-breaks = { $name } no longer has the whole { $group } group
classic-deal-worth = { $name }: net worth { $was } → { $then }
classic-deal-until = To be answered { $until }
classic-deal-soon = ⚠️ **Last moments:** to be answered { $until }
classic-deal-stale = ⚠️ { $why }
classic-deal-await-you = { $mention }, { $seat } proposes a deal to you.
classic-deal-over = This deal is over.
classic-deal-counter = Counter-offer
classic-deal-accept-choose = Accept…
classic-deal-draft = Your deal with { $name }
classic-deal-draft-give = You give: { $give }
classic-deal-draft-take = You get: { $take }
classic-deal-accepting = You accept the deal of { $name }
classic-deal-left = Cash afterwards: you { $mine }, { $name } { $theirs }
classic-deal-partner = With whom?
classic-deal-add-give = Add what you give…
classic-deal-add-take = Add what you want…
classic-deal-add-lift = Mortgages to lift at once…
classic-deal-cash-give = You pay
classic-deal-cash-take = You ask for
classic-deal-own = Deal { $number }: { $name }…
