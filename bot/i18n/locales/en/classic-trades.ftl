### Classic: deals. `$give-all` and `$take-all` are what each side gives, cash included, or “nothing”.

## Verbs, and the questions for their fields

classic-action-propose-lift = Which mortgages do you lift at once?
classic-action-accept-lift = Which mortgages do you lift at once?

## Events

classic-event-deal-proposed = { $seat } proposes a deal to { $partner }: { $give-all } for { $take-all }.
classic-event-deal-made = Agreed! { $partner } gets { $give-all }, { $seat } gets { $take-all }.
classic-event-transfer-paid = { $seat } pays the bank { $amount } for the mortgage that comes with { $space-the }.

## Refusals

classic-refusal-empty-side = Both sides must give something: gifts and loans aren't allowed.
classic-refusal-cash-only = A property or a jail card must change hands: cash for cash would be a loan.
classic-refusal-not-tradable = That can't be traded: only cash, properties and jail cards can.
classic-refusal-not-theirs = { $seat } doesn't have that.
classic-refusal-group-built = There are buildings in the group of { $space-the }: none of its places can be traded.
classic-refusal-lift-not-taken = Only mortgages that you would take over can be lifted with the deal.
classic-refusal-deal-changed = This deal no longer holds: the mortgage on { $give-the } isn't as it was ({ $seat }).
    .bare = This deal no longer holds: a mortgage in it isn't as it was.
classic-refusal-fees-unpaid = After this deal { $seat } couldn't pay the bank for the mortgages taken over: { $low } due, { $cash } left.
    .bare = After this deal the mortgages taken over couldn't be paid for.
classic-refusal-debt-comes-first = What is owed comes first: after this deal { $seat } couldn't pay it, and would leave less for it.
    .bare = What is owed comes first: after this deal there would be less to pay it with.
classic-refusal-no-deal = This deal is no longer open.

## Panels

classic-trade-property = { $group } · rent { $rent }
classic-trade-property-mortgaged = { $group } · mortgaged for { $amount }
classic-trade-fees = { $name } pays the bank { $amount } for mortgages: { $parts }
classic-trade-fee-keeps = { $space } { $amount } (stays mortgaged)
classic-trade-fee-lifts = { $space } { $amount } (lifted)
classic-trade-fees-open = Each mortgaged property costs whoever receives it a tenth of the mortgage ({ $tenth } here), or the whole of it ({ $whole }) to lift it at once: { $name } chooses when accepting.
classic-trade-completes = { $name } would have the whole { $group } group
classic-trade-breaks = { $name } would no longer have the whole { $group } group
classic-trade-worth = { $name }: net worth { $was } → { $then }
classic-trade-accept-choose = Accept…
classic-trade-accepting = You accept the deal of { $name }
classic-trade-add-lift = Mortgages to lift at once…
