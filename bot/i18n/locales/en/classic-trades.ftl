### Classic: deals. `$give-all` and `$take-all` are what each side gives, cash included, or “nothing”.

## Verbs, and the questions for their fields

# Classic: asked for the move “Propose a trade”, above a menu or as a form's label; at most 45 characters.
classic-action-propose-lift = Which mortgages will you lift right away?

# Classic: asked for the move “Accept”, above a menu or as a form's label; at most 45 characters.
classic-action-accept-lift = Which mortgages will you lift right away?

## Events

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $partner: the other person in the trade (Ben) · $give-all: what is given, with the cash (250 fl) ·
# $take-all: what is taken, with the cash (Shepherds' Lane)
classic-event-deal-proposed = { $seat } proposes a trade to { $partner }: { $give-all } for { $take-all }.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $partner: the other person in the trade (Ben) · $give-all: what is given, with the cash (250 fl) · $seat: a person (Anna) ·
# $take-all: what is taken, with the cash (Shepherds' Lane)
classic-event-deal-made = Agreed! { $partner } gets { $give-all }, { $seat } gets { $take-all }.

# Classic: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $amount: money (150 fl) · $space-the: a space of the board, with its article (the jail)
classic-event-transfer-paid = { $seat } pays the bank { $amount } for the mortgage that comes with { $space-the }.

## Refusals

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-empty-side = Both sides must give something: gifts and loans aren't allowed.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-cash-only = At least one property or Get Out of Jail Free card must change hands.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-not-tradable = You can only trade cash, properties and Get Out of Jail Free cards.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $seat: a person (Anna)
classic-refusal-not-theirs = { $seat } doesn't have that.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $space-the: a space of the board, with its article (the jail)
classic-refusal-group-built = There are buildings in the same set as { $space-the }, so none of it can be traded.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-lift-not-taken = You can only lift mortgages that this trade would give you.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters. `.bare`: the same when the facts are not known.
# $give-the: what is given, with its article · $seat: a person (Anna)
classic-refusal-deal-changed = This trade isn't possible any more: the mortgage on { $give-the } has changed ({ $seat }).
    .bare = This trade isn't possible any more: a mortgage in it has changed.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters. `.bare`: the same when the facts are not known.
# $seat: a person (Anna) · $low: the least amount allowed (150 fl) · $cash: somebody's cash (150 fl)
classic-refusal-fees-unpaid = After this trade { $seat } couldn't pay for the mortgages in it ({ $low } due, { $cash } left).
    .bare = After this trade the mortgages in it couldn't be paid for.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters. `.bare`: the same when the facts are not known.
# $seat: a person (Anna)
classic-refusal-debt-comes-first = The debt comes first: after this trade { $seat } couldn't pay it.
    .bare = The debt comes first: after this trade there would be less to pay it with.

# Classic: why something can't be done now; only the person who tried it sees it, at most 150 characters.
classic-refusal-no-deal = This trade is no longer open.

## Panels

# Classic, trades: the small line below a menu's choice; at most 100 characters.
# $group: a colour group (pink) · $rent: a rent (8 fl)
classic-trade-property = { $group } · rent { $rent }

# Classic, trades: the small line below a menu's choice; at most 100 characters.
# $group: a colour group (pink) · $amount: money (75 fl)
classic-trade-property-mortgaged = { $group } · mortgaged for { $amount }

# Classic, trades: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $amount: money (8 fl) · $parts: the parts, added up (Quarry Road 3 fl (stays mortgaged))
classic-trade-fees = { $name } pays the bank { $amount } for mortgages: { $parts }

# Classic, trades: a line of the message everybody sees; at most 90 characters.
# $space: a space of the board (Quarry Road) · $amount: money (8 fl)
classic-trade-fee-keeps = { $space } { $amount } (stays mortgaged)

# Classic, trades: a line of the message everybody sees; at most 90 characters.
# $space: a space of the board (Shepherds' Lane) · $amount: money (30 fl)
classic-trade-fee-lifts = { $space } { $amount } (lifted)

# Classic, trades: a line of the message everybody sees; no longer than English.
# $tenth: a tenth of the mortgage (3 fl) · $whole: the sum (30 fl) · $name: a person (Anna)
classic-trade-fees-open = The new owner of a mortgaged property pays a tenth of the mortgage ({ $tenth } here), or all of it ({ $whole }) to lift it. { $name } chooses when accepting.

# Classic, trades: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $group: a colour group (light blue)
classic-trade-completes = { $name } would have the whole { $group } set

# Classic, trades: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $group: a colour group (pink)
classic-trade-breaks = { $name } would no longer have the whole { $group } set

# Classic, trades: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $was: the wealth before (2,620 fl) · $then: the wealth after (2,650 fl)
classic-trade-worth = { $name }: wealth { $was } → { $then }

# Classic, trades: a button; at most 25 characters.
classic-trade-accept-choose = Accept…

# Classic, trades: a line of a panel that one person sees; at most 120 characters.
# $name: a person (Anna)
classic-trade-accepting = You're accepting { $name }'s trade

# Classic, trades: what a closed menu says; at most 40 characters.
classic-trade-add-lift = Mortgages to lift right away…
