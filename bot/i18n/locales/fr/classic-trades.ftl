### Classic : les échanges. `$give-all` et `$take-all` sont ce que donne chaque côté, argent compris, ou « rien ».

## Verbes, et les questions sur leurs champs

classic-action-propose-lift = Quelles hypothèques levez-vous aussitôt ?
classic-action-accept-lift = Quelles hypothèques levez-vous aussitôt ?

## Événements

classic-event-deal-proposed = { $seat } propose un échange à { $partner } : { $give-all } contre { $take-all }.
classic-event-deal-made = Échange conclu ! { $partner } reçoit { $give-all }, { $seat } reçoit { $take-all }.
classic-event-transfer-paid = { $seat } paie { $amount } à la banque pour l'hypothèque sur { $space-the }.

## Refus

classic-refusal-empty-side = Chaque côté doit donner quelque chose : ni cadeaux, ni prêts.
classic-refusal-cash-only = De l'argent contre de l'argent, ce serait un prêt : ajoutez une propriété ou une carte.
classic-refusal-not-tradable = Cela ne s'échange pas : seuls l'argent, les propriétés et les cartes Libération de prison s'échangent.
classic-refusal-not-theirs = Cela n'appartient pas à { $seat }.
classic-refusal-group-built = Il y a des bâtiments dans le groupe { $space-of } : aucun de ses terrains ne s'échange.
classic-refusal-lift-not-taken = Dans un échange, vous ne pouvez lever que les hypothèques des titres que vous recevez.
classic-refusal-deal-changed = Cet échange n'est plus possible : l'hypothèque sur { $give-the } a changé ({ $seat }).
    .bare = Cet échange n'est plus possible : une hypothèque a changé.
classic-refusal-fees-unpaid = Après cet échange, { $seat } ne pourrait pas payer à la banque les hypothèques reprises : { $low } à payer, { $cash } en caisse.
    .bare = Après cet échange, les hypothèques reprises ne pourraient pas être payées.
classic-refusal-debt-comes-first = La dette passe d'abord : après cet échange, { $seat } aurait encore moins pour la payer.
    .bare = La dette passe d'abord : après cet échange, il resterait moins pour la payer.
classic-refusal-no-deal = Cet échange n'est plus proposé.

## Panneaux

classic-trade-property = { $group } · loyer { $rent }
classic-trade-property-mortgaged = { $group } · hypothèque : { $amount }
classic-trade-fees = Hypothèques · { $name } paie { $amount } à la banque : { $parts }
classic-trade-fee-keeps = { $space } { $amount } (hypothèque gardée)
classic-trade-fee-lifts = { $space } { $amount } (hypothèque levée)
classic-trade-fees-open = { $name } choisit en acceptant : garder chaque hypothèque pour un dixième (ici { $tenth }), ou tout lever pour { $whole }.
classic-trade-completes = { $name } aurait tout le groupe { $group }
classic-trade-breaks = { $name } n'aurait plus tout le groupe { $group }
classic-trade-worth = { $name } : fortune { $was } → { $then }
classic-trade-accept-choose = Accepter…
classic-trade-accepting = Vous acceptez l'échange proposé par { $name }
classic-trade-add-lift = Hypothèques à lever aussitôt…
