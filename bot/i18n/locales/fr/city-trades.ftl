### City : les deals. `$give-all` et `$take-all` sont ce que donne chaque côté, argent compris, ou « rien ».

## Verbes, et les questions sur leurs champs

city-action-offer-settlement = Deal contre la dette
city-action-offer-settlement-give = Que donnez-vous ?
city-action-offer-settlement-pay = Combien d'argent donnez-vous ?
city-action-offer-settlement-take = Que demandez-vous en plus ?
city-action-offer-settlement-ask = Combien d'argent demandez-vous en plus ?

## Événements

city-event-deal-proposed = { $settles-word ->
    [yes] Pour solder toute sa dette, { $seat } offre à { $partner } : { $give-all }. En retour : { $take-all }.
   *[no] { $seat } propose un deal à { $partner } : { $give-all } contre { $take-all }.
  }
city-event-deal-made = { $settles-word ->
    [yes] Marché conclu ! { $partner } reçoit { $give-all }, et la dette est soldée. En retour, pour { $seat } : { $take-all }.
   *[no] Marché conclu ! { $partner } reçoit { $give-all }, { $seat } reçoit { $take-all }.
  }

## Refus

city-refusal-auction-running = Des enchères sont en cours : rien d'autre avant qu'elles ne finissent.
city-refusal-not-tradable = « { city-value-card-dodge } » ne s'échange pas : cette carte se prend { city-space-20.at }.
city-refusal-empty-side = Chacun doit donner quelque chose, sauf pour solder une dette.
city-refusal-debt-comes-first = La dette passe d'abord : après ce deal, { $seat } ne pourrait pas la payer et laisserait moins.
    .bare = La dette passe d'abord : après ce deal, il resterait moins pour la payer.

city-refusal-wrong-phase = « { $action } » n'est pas possible en ce moment.
    .bare = Ce n'est pas possible en ce moment.

## Panneaux

city-trade-settles = La dette de { $amount } est alors soldée tout entière.
city-trade-completes = { $name } aurait tout le groupe { $group }
city-trade-breaks = { $name } n'aurait plus tout le groupe { $group }
city-trade-soon = ⚠️ **Le voyant rouge est allumé :** réponse attendue { $until }
city-trade-held = ⏸️ Des enchères sont en cours : ce deal attend.
city-trade-rents = { $name } : loyers { $before } → { $after }
city-trade-sums = { $name } : loyers { $before } → { $after } · fortune { $was } → { $then }
city-trade-worth = { $name } : fortune { $was } → { $then }
