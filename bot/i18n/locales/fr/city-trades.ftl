### City : les échanges. `$give-all` et `$take-all` sont ce que donne chaque côté, argent compris, ou « rien ».

## Verbes, et les questions sur leurs champs

city-action-offer-settlement = Échange contre la dette
city-action-offer-settlement-give = Que donnez-vous ?
city-action-offer-settlement-pay = Combien d'argent donnez-vous ?
city-action-offer-settlement-take = Que demandez-vous en plus ?
city-action-offer-settlement-ask = Combien d'argent demandez-vous en plus ?

## Événements

city-event-deal-proposed = { $settles-word ->
    [yes] Pour solder toute sa dette, { $seat } offre à { $partner } : { $give-all }. En retour : { $take-all }.
   *[no] { $seat } propose un échange à { $partner } : { $give-all } contre { $take-all }.
  }
city-event-deal-made = { $settles-word ->
    [yes] Échange conclu ! { $partner } reçoit { $give-all }, et la dette est soldée. En retour, pour { $seat } : { $take-all }.
   *[no] Échange conclu ! { $partner } reçoit { $give-all }, { $seat } reçoit { $take-all }.
  }

## Refus

city-refusal-auction-running = Une vente aux enchères est en cours ; tout le reste attend.
city-refusal-not-tradable = « { city-value-card-dodge } » ne s'échange pas : cette carte se prend { city-space-20.at }.
city-refusal-empty-side = Chaque côté doit donner quelque chose, sauf pour solder une dette.
city-refusal-debt-comes-first = La dette passe d'abord : après cet échange, { $seat } aurait encore moins pour la payer.
    .bare = La dette passe d'abord : après cet échange, il resterait moins pour la payer.

city-refusal-wrong-phase = « { $action } » n'est pas possible en ce moment.
    .bare = Ce n'est pas possible en ce moment.

## Panneaux

city-trade-settles = Cet échange solde toute la dette de { $amount }.
city-trade-completes = { $name } aurait tout le groupe { $group }
city-trade-breaks = { $name } n'aurait plus tout le groupe { $group }
city-trade-soon = ⚠️ **Le voyant rouge est allumé :** réponse attendue { $until }
city-trade-held = ⏸️ Une vente aux enchères est en cours : cet échange attend.
city-trade-rents = { $name } : loyers { $before } → { $after }
city-trade-sums = { $name } : loyers { $before } → { $after } · fortune { $was } → { $then }
city-trade-worth = { $name } : fortune { $was } → { $then }
