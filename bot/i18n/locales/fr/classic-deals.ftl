### Classic : les deals. `$give-all` et `$take-all` sont ce que donne chaque côté, argent compris, ou « rien ».

## Verbes, et les questions sur leurs champs

classic-action-propose = Proposer un deal
classic-action-propose-partner = Avec qui ?
classic-action-propose-give = Que donnez-vous ?
classic-action-propose-pay = Combien d'argent donnez-vous ?
classic-action-propose-take = Que demandez-vous ?
classic-action-propose-ask = Combien d'argent demandez-vous ?
classic-action-propose-lift = Quelles hypothèques levez-vous aussitôt ?
classic-action-accept = Accepter
classic-action-accept-deal = Quel deal ?
classic-action-accept-deal-value = Deal nº { $value }
classic-action-accept-lift = Quelles hypothèques levez-vous aussitôt ?
classic-action-refuse = Refuser
classic-action-refuse-deal = Quel deal ?
classic-action-refuse-deal-value = Deal nº { $value }
classic-action-withdraw = Retirer
classic-action-withdraw-deal = Quel deal ?
classic-action-withdraw-deal-value = Deal nº { $value }
classic-action-lapse = Laisser passer le deal
classic-action-lapse-deal = Quel deal ?

## Événements

classic-event-deal-proposed = { $seat } propose un deal à { $partner } : { $give-all } contre { $take-all }.
classic-event-deal-made = Marché conclu ! { $partner } reçoit { $give-all }, { $seat } reçoit { $take-all }.
classic-event-transfer-paid = { $seat } paie { $amount } à la banque pour l'hypothèque qui va avec { $space-the }.
classic-event-deal-refused = { $partner } refuse le deal proposé par { $seat }.
classic-event-deal-withdrawn = { $seat } retire le deal proposé à { $partner }.
classic-event-deal-lapsed = Le deal entre { $seat } et { $partner } tombe.

## Attentes

classic-wait-deal = Un deal est ouvert ; réponse attendue : { $seat }

## Refus

classic-refusal-bad-partner = Un deal se fait avec quelqu'un d'autre, encore en jeu.
classic-refusal-empty-side = Chacun doit donner quelque chose : ni cadeaux, ni prêts.
classic-refusal-cash-only = Il faut qu'une propriété ou une carte de sortie change de mains : argent contre argent, ce serait un prêt.
classic-refusal-not-tradable = Cela ne s'échange pas : seuls l'argent, les propriétés et les cartes de sortie s'échangent.
classic-refusal-not-theirs = { $seat } n'a pas cela.
classic-refusal-group-built = Il y a des bâtiments dans le groupe { $space-of } : aucun de ses terrains ne s'échange.
classic-refusal-lift-not-taken = Seules les hypothèques que vous reprendriez peuvent être levées avec le deal.
classic-refusal-deal-stale = Ce deal ne tient plus : { $seat } ne peut plus donner { $give-the }.
    .bare = Ce deal ne tient plus : un bien a changé de mains, ou l'argent manque.
classic-refusal-deal-changed = Ce deal ne tient plus : l'hypothèque sur { $give-the } n'est plus la même ({ $seat }).
    .bare = Ce deal ne tient plus : une hypothèque n'est plus la même.
classic-refusal-fees-unpaid = Après ce deal, { $seat } ne pourrait pas payer à la banque les hypothèques reprises : { $low } à payer, { $cash } en caisse.
    .bare = Après ce deal, les hypothèques reprises ne pourraient pas être payées.
classic-refusal-debt-comes-first = Ce qui est dû passe d'abord : après ce deal, { $seat } ne pourrait pas le payer et laisserait moins.
    .bare = Ce qui est dû passe d'abord : après ce deal, il resterait moins pour payer.
classic-refusal-not-your-deal = Ce deal ne vous est pas proposé.
classic-refusal-no-deal = Ce deal n'est plus ouvert.

## Panneaux

classic-deal-title = Deal nº { $number } : { $seat } et { $partner }
classic-deal-title-short = Deal nº { $number }
classic-deal-line = { $seat } : { $give } contre { $take }
classic-deal-side = **{ $name }** donne
classic-deal-nothing = rien
classic-deal-cash = { $amount } en argent
classic-deal-property = { $space } · { $group } · loyer { $rent }
classic-deal-property-mortgaged = { $space } · { $group } · hypothéqué pour { $amount }
classic-deal-fees = { $name } paie à la banque { $amount } pour des hypothèques : { $parts }
classic-deal-fee-keeps = { $space } { $amount } (reste hypothéqué)
classic-deal-fee-lifts = { $space } { $amount } (levée)
classic-deal-fees-open = Chaque bien hypothéqué coûte à qui le reçoit un dixième de l'hypothèque (ici { $tenth }), ou toute l'hypothèque ({ $whole }) pour la lever aussitôt : { $name } choisit en acceptant.
classic-deal-effects = Ensuite…
classic-deal-completes = { $name } a tout le groupe { $group }
classic-deal-breaks = { $name } n'a plus tout le groupe { $group }
classic-deal-worth = { $name } : fortune { $was } → { $then }
classic-deal-until = Réponse attendue { $until }
classic-deal-soon = ⚠️ **Derniers instants :** réponse attendue { $until }
classic-deal-stale = ⚠️ { $why }
classic-deal-await-you = { $mention }, un deal vous est proposé par { $seat }.
classic-deal-over = Ce deal est fini.
classic-deal-counter = Contre-proposition
classic-deal-accept-choose = Accepter…
classic-deal-draft = Votre deal avec { $name }
classic-deal-draft-give = Vous donnez : { $give }
classic-deal-draft-take = Vous recevez : { $take }
classic-deal-accepting = Vous acceptez le deal proposé par { $name }
classic-deal-left = En caisse ensuite : vous { $mine }, { $name } { $theirs }
classic-deal-partner = Avec qui ?
classic-deal-add-give = Ajouter ce que vous donnez…
classic-deal-add-take = Ajouter ce que vous demandez…
classic-deal-add-lift = Hypothèques à lever aussitôt…
classic-deal-cash-give = Vous payez
classic-deal-cash-take = Vous demandez
classic-deal-own = Deal nº { $number } : { $name }…
