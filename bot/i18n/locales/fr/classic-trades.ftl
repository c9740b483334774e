### Classic : les deals. `$give-all` et `$take-all` sont ce que donne chaque côté, argent compris, ou « rien ».

## Verbes, et les questions sur leurs champs

classic-action-propose-lift = Quelles hypothèques levez-vous aussitôt ?
classic-action-accept-lift = Quelles hypothèques levez-vous aussitôt ?

## Événements

classic-event-deal-proposed = { $seat } propose un deal à { $partner } : { $give-all } contre { $take-all }.
classic-event-deal-made = Marché conclu ! { $partner } reçoit { $give-all }, { $seat } reçoit { $take-all }.
classic-event-transfer-paid = { $seat } paie { $amount } à la banque pour l'hypothèque qui va avec { $space-the }.

## Refus

classic-refusal-empty-side = Chacun doit donner quelque chose : ni cadeaux, ni prêts.
classic-refusal-cash-only = Il faut qu'une propriété ou une carte de sortie change de mains : argent contre argent, ce serait un prêt.
classic-refusal-not-tradable = Cela ne s'échange pas : seuls l'argent, les propriétés et les cartes de sortie s'échangent.
classic-refusal-not-theirs = { $seat } n'a pas cela.
classic-refusal-group-built = Il y a des bâtiments dans le groupe { $space-of } : aucun de ses terrains ne s'échange.
classic-refusal-lift-not-taken = Seules les hypothèques que vous reprendriez peuvent être levées avec le deal.
classic-refusal-deal-changed = Ce deal ne tient plus : l'hypothèque sur { $give-the } n'est plus la même ({ $seat }).
    .bare = Ce deal ne tient plus : une hypothèque n'est plus la même.
classic-refusal-fees-unpaid = Après ce deal, { $seat } ne pourrait pas payer à la banque les hypothèques reprises : { $low } à payer, { $cash } en caisse.
    .bare = Après ce deal, les hypothèques reprises ne pourraient pas être payées.
classic-refusal-debt-comes-first = Ce qui est dû passe d'abord : après ce deal, { $seat } ne pourrait pas le payer et laisserait moins.
    .bare = Ce qui est dû passe d'abord : après ce deal, il resterait moins pour payer.
classic-refusal-no-deal = Ce deal n'est plus ouvert.

## Panneaux

classic-trade-property = { $group } · loyer { $rent }
classic-trade-property-mortgaged = { $group } · hypothéqué pour { $amount }
classic-trade-fees = { $name } paie à la banque { $amount } pour des hypothèques : { $parts }
classic-trade-fee-keeps = { $space } { $amount } (reste hypothéqué)
classic-trade-fee-lifts = { $space } { $amount } (levée)
classic-trade-fees-open = Chaque bien hypothéqué coûte à qui le reçoit un dixième de l'hypothèque (ici { $tenth }), ou toute l'hypothèque ({ $whole }) pour la lever aussitôt : { $name } choisit en acceptant.
classic-trade-completes = { $name } aurait tout le groupe { $group }
classic-trade-breaks = { $name } n'aurait plus tout le groupe { $group }
classic-trade-worth = { $name } : fortune { $was } → { $then }
classic-trade-accept-choose = Accepter…
classic-trade-accepting = Vous acceptez le deal proposé par { $name }
classic-trade-add-lift = Hypothèques à lever aussitôt…
