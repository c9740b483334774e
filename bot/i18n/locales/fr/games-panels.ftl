### Ce que les panneaux de plusieurs jeux montrent de même ; la phrase propre à un jeu passe d'abord (`city-panel-turn`, sinon `panel-turn`).

## Panneaux

panel-turn = Tour { $turn } · { $name }
panel-turn-past = Tour { $turn }
panel-turn-quiet = rien à signaler
panel-await-you = { $mention }, { $what }
panel-called = { $mention }, on vous attend : { $what }
panel-you = À vous : { $what }
panel-until = ⏱️ Fin { $until }
panel-you-roll = lancez les dés.
panel-you-buy = voulez-vous acheter { $space }, ou mettre le titre aux enchères ?
panel-you-auction = enchérissez sur { $space }, ou passez.
panel-you-deal = un échange attend votre réponse.
panel-auction-below = La vente aux enchères se passe dans le message plus bas.
panel-debt = 💸 { $name } doit réunir **{ $amount }** pour { $whom }.
panel-summons-over = C'est réglé.
panel-purse = { $name } { $cash }
panel-deeds = Propriétés…
panel-buy = Acheter · { $price } (reste { $left })
panel-buy-short = Acheter · { $price }
panel-raise-money = Trouver de l'argent…
panel-claim-title = Loyer : { $space }
panel-claim-past = Loyer
panel-roll-anyway = Lancer sans réclamer
panel-unowned = à vendre
panel-deed = Prix { $price } · { $group } · { $owner }
panel-own-group = { $group } : { $properties }
panel-brings = rapporte { $amount }
panel-costs = coûte { $amount }
panel-debt-own = Vous devez **{ $amount }** ; il manque { $missing }. { $enough ->
    [yes] En tout, vous pouvez réunir { $raisable }.
   *[no] En tout, vous ne pouvez réunir que { $raisable }.
  }
panel-auction = Aux enchères : { $space }
panel-auction-past = Vente aux enchères
panel-auction-over = Cette vente est finie.
panel-auction-until = Fin de la vente { $until }
panel-auction-soon = ⚠️ **Une fois, deux fois…** Fin de la vente { $until }
panel-auction-calls = À vous d'enchérir : { $names }
panel-no-bid = Pas encore d'enchère. Minimum : { $low }.
panel-leads = **{ $amount }** · { $name } mène
panel-passed = { $count ->
    [one] A passé : { $names }
   *[other] Ont passé : { $names }
  }
panel-bids = { $count ->
    [one] Une enchère
   *[other] { $count } enchères
  }
panel-count-out = { $name } · hors jeu

## Échanges

trade-title = Échange nº { $number } : { $seat } et { $partner }
trade-title-short = Échange nº { $number }
trade-title-over = { $how ->
    [DealMade] Échange nº { $number } conclu
    [DealRefused] Échange nº { $number } refusé
    [DealWithdrawn] Échange nº { $number } retiré
   *[other] Échange nº { $number } sans suite
  }
trade-line = { $seat } à { $partner } : { $give } contre { $take }
trade-until = -# ⏱️ Fin { $until }
trade-soon = ⚠️ **Derniers instants :** fin { $until }
trade-stale = ⚠️ { $why }
trade-await-you = { $mention }, { $seat } vous propose un échange.
trade-over = Cet échange est clos.
trade-counter = Négocier…
trade-draft = Votre échange avec { $name }
trade-draft-give = Vous donnez : { $give }
trade-draft-take = Vous recevez : { $take }
trade-left = En caisse ensuite : vous { $mine }, { $name } { $theirs }
trade-partner = Avec qui ?
trade-add-give = Ajouter ce que vous donnez…
trade-add-take = Ajouter ce que vous demandez…
trade-cash-give = Donner
trade-cash-take = Obtenir
trade-own = Échange nº { $number } : { $name }…

## Aperçus

preview-rent-short = loyer { $before } → { $after }
preview-rent = { $space } : loyer { $before } → { $after }
preview-more = { $count ->
    [one] et un autre loyer
   *[other] et { $count } autres loyers
  }
preview-free = C'est gratuit.

## Ce que montrent les jeux sans panneaux à eux

panel-await = { $mention } · { $what }
panel-confirm-leave = Vous quittez la partie pour de bon. C'est décidé ?
view-number = { $name } : { $value }
