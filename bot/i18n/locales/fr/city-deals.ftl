### City : les deals. `$give-all` et `$take-all` sont ce que donne chaque côté, argent compris, ou « rien ».

## Ce qui peut manquer, outre les quartiers et les cartes

city-value-cash = argent
    .the = tout cet argent

## Verbes, et les questions sur leurs champs

city-action-propose = Proposer un deal
city-action-propose-partner = Avec qui ?
city-action-propose-give = Que donnez-vous ?
city-action-propose-pay = Combien d'argent donnez-vous ?
city-action-propose-take = Que demandez-vous ?
city-action-propose-ask = Combien d'argent demandez-vous ?
city-action-offer-settlement = Proposer un deal contre la dette
city-action-offer-settlement-give = Que donnez-vous ?
city-action-offer-settlement-pay = Combien d'argent donnez-vous ?
city-action-offer-settlement-take = Que demandez-vous en plus ?
city-action-offer-settlement-ask = Combien d'argent demandez-vous en plus ?
city-action-accept = Accepter
city-action-accept-deal = Quel deal ?
city-action-accept-deal-value = Deal nº { $value }
city-action-refuse = Refuser
city-action-refuse-deal = Quel deal ?
city-action-refuse-deal-value = Deal nº { $value }
city-action-withdraw = Retirer
city-action-withdraw-deal = Quel deal ?
city-action-withdraw-deal-value = Deal nº { $value }
city-action-lapse = Laisser passer le deal
city-action-lapse-deal = Quel deal ?

## Événements

city-event-deal-proposed = { $settles-word ->
    [yes] Pour solder toute sa dette, { $seat } offre à { $partner } : { $give-all }. En retour : { $take-all }.
   *[no] { $seat } propose un deal à { $partner } : { $give-all } contre { $take-all }.
  }
city-event-deal-made = { $settles-word ->
    [yes] Marché conclu ! { $partner } reçoit { $give-all }, et la dette est soldée. En retour, pour { $seat } : { $take-all }.
   *[no] Marché conclu ! { $partner } reçoit { $give-all }, { $seat } reçoit { $take-all }.
  }
city-event-deal-refused = { $partner } refuse le deal proposé par { $seat }.
city-event-deal-withdrawn = { $seat } retire le deal proposé à { $partner }.
city-event-deal-lapsed = Le deal entre { $seat } et { $partner } tombe.

## Attentes

city-wait-deal = Un deal est ouvert ; réponse attendue : { $seat }

## Refus

city-refusal-auction-running = Des enchères sont en cours : rien d'autre avant qu'elles ne finissent.
city-refusal-bad-partner = Un deal se fait avec quelqu'un d'autre, encore en jeu.
city-refusal-not-tradable = « { city-value-card-dodge } » ne s'échange pas : cette carte se prend { city-space-20.at }.
city-refusal-empty-side = Chacun doit donner quelque chose. Le côté du créancier ne peut être vide que pour solder une dette.
city-refusal-deal-stale = Ce deal ne tient plus : { $seat } ne peut plus donner { $give-the }.
    .bare = Ce deal ne tient plus : un bien a changé de mains, ou l'argent manque.
city-refusal-debt-comes-first = La dette passe d'abord : après ce deal, { $seat } ne pourrait pas la payer et laisserait moins.
    .bare = La dette passe d'abord : après ce deal, il resterait moins pour la payer.

city-refusal-wrong-phase = « { $action } » n'est pas possible en ce moment.
    .bare = Ce n'est pas possible en ce moment.

## Panneaux

city-deal-title = Deal nº { $number } : { $seat } et { $partner }
city-deal-title-short = Deal nº { $number }
city-deal-line = { $seat } : { $give } contre { $take }
city-deal-side = **{ $name }** donne
city-deal-nothing = rien
city-deal-cash = { $amount } en argent
city-deal-district = { $space } · { $blocks ->
    [0] aucun bloc
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
  } · loyer { $rent }
city-deal-district-mortgaged = { $space } · hypothéqué pour { $amount }
city-deal-settles = La dette de { $amount } est alors soldée tout entière.
city-deal-effects = Ensuite…
city-deal-completes = { $name } a tout le groupe { $group }
city-deal-breaks = { $name } n'a plus tout le groupe { $group }
city-deal-rent = { $space } : loyer { $before } → { $after }
city-deal-until = Réponse attendue { $until }
city-deal-soon = ⚠️ **Le voyant rouge est allumé :** réponse attendue { $until }
city-deal-held = ⏸️ Des enchères sont en cours : ce deal attend.
city-deal-stale = ⚠️ { $why }
city-deal-await-you = { $mention }, un deal vous est proposé par { $seat }.
city-deal-over = Ce deal est fini.
city-deal-counter = Contre-proposition
city-deal-draft = Votre deal avec { $name }
city-deal-draft-give = Vous donnez : { $give }
city-deal-draft-take = Vous recevez : { $take }
city-deal-partner = Avec qui ?
city-deal-add-give = Ajouter ce que vous donnez…
city-deal-add-take = Ajouter ce que vous demandez…
city-deal-cash-give = Vous payez
city-deal-cash-take = Vous demandez
