### Classic: deals. `$give-all` and `$take-all` are what each side gives, cash included, or “nothing”.

## Verbs, and the questions for their fields

classic-action-propose-lift = Lift which mortgages at once?
classic-action-accept-lift = Lift which mortgages at once?

## Events

classic-event-deal-proposed = { $seat } proposes a trade to { $partner }: { $give-all } for { $take-all }.
classic-event-deal-made = Agreed! { $partner } gets { $give-all }, { $seat } gets { $take-all }.
classic-event-transfer-paid = { $seat } pays the bank { $amount } for the mortgage that comes with { $space-the }.

## Refusals

classic-refusal-empty-side = Both sides must give something: gifts and loans aren't allowed.
classic-refusal-cash-only = At least one property or Get Out of Jail Free card must change hands.
classic-refusal-not-tradable = You can only trade cash, properties and Get Out of Jail Free cards.
classic-refusal-not-theirs = { $seat } doesn't have that.
classic-refusal-group-built = There are buildings in the set of { $space-the }, so none of it can be traded.
classic-refusal-lift-not-taken = You can only lift mortgages that this trade would give you.
classic-refusal-deal-changed = This trade isn't possible any more: the mortgage on { $give-the } has changed ({ $seat }).
    .bare = This trade isn't possible any more: a mortgage in it has changed.
classic-refusal-fees-unpaid = After this trade { $seat } couldn't pay for the mortgages in it ({ $low } due, { $cash } left).
    .bare = After this trade the mortgages in it couldn't be paid for.
classic-refusal-debt-comes-first = The debt comes first: after this trade { $seat } couldn't pay it.
    .bare = The debt comes first: after this trade there would be less to pay it with.
classic-refusal-no-deal = This trade is no longer open.

## Panels

classic-trade-property = { $group } · rent { $rent }
classic-trade-property-mortgaged = { $group } · mortgaged for { $amount }
classic-trade-fees = { $name } pays the bank { $amount } for mortgages: { $parts }
classic-trade-fee-keeps = { $space } { $amount } (stays mortgaged)
classic-trade-fee-lifts = { $space } { $amount } (lifted)
classic-trade-fees-open = The new owner of a mortgaged property pays a tenth of the mortgage ({ $tenth } here), or all of it ({ $whole }) to lift it. { $name } chooses when accepting.
classic-trade-completes = { $name } would have the whole { $group } set
classic-trade-breaks = { $name } would no longer have the whole { $group } set
classic-trade-worth = { $name }: wealth { $was } → { $then }
classic-trade-accept-choose = Accept…
classic-trade-accepting = You accept { $name }'s trade
classic-trade-add-lift = Mortgages to lift at once…
