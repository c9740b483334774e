### Ce que la table de City montre autour des phrases du jeu : argent, titres, enchères, fiches, la fin.

city-cash-k = { $n ->
    [0] 0
   *[other] { NUMBER($n) } k
  }
city-cash-m = { NUMBER($n, maximumFractionDigits: 3) } M

## Le tour

city-panel-you-jail = vous êtes en prison. Payez l'amende, ou tentez un double.
city-panel-you-buy = achetez { $space }, ou mettez ce quartier aux enchères.
city-panel-you-choose = vous pouvez mettre aux enchères un quartier encore à vendre.
city-panel-you-build = demandez un permis pour bâtir, ou finissez votre tour.
city-panel-you-build-left = { $left ->
    [one] bâtissez encore un bloc, ou finissez votre tour.
   *[other] bâtissez jusqu'à { $left } blocs, ou finissez votre tour.
  }
city-panel-you-build-done = construisez autre chose, ou finissez votre tour.
city-panel-you-build-station = placez une gare où vous voulez, ou finissez votre tour.
city-panel-you-debt = vous avez une dette. Hypothéquez des quartiers ou proposez un échange.
city-panel-you-vote = voulez-vous jouer encore une heure ?
city-panel-you-taxi = prenez un taxi pour une ou deux cases de plus ou de moins, ou restez.
city-panel-you-pay = payez, ou utilisez la carte qui vous en dispense.
city-panel-you-place = placez l'un des deux bâtiments de ce permis de construire.
city-panel-you-pick = décidez ce que fait votre carte Chance.
city-panel-you-travel = vous pouvez prendre le train pour une autre gare.
city-panel-auction-below = La vente de « { $space } » se passe dans le message plus bas.
city-panel-hour-short = ⏳ Fin de l'heure de jeu { $until }
city-panel-last-turn = ⏳ L'heure est écoulée : ce tour est le dernier.
city-panel-deeds = Quartiers…

## Les quartiers

city-panel-deed = Prix { $price } · groupe { $group } · { $owner }
city-panel-blocks = Résidentiels { $residential } · industriels { $industrial } · loyer actuel **{ $rent }**
city-panel-standing = Sur place : { $pieces }
city-panel-mortgaged = Hypothéqué pour { $amount } : pas de loyer.
city-panel-rents = Loyers de 0 à 8 blocs : { $rents }
city-panel-prices = Un bloc résidentiel coûte { $residential }, un bloc industriel { $industrial }, le gratte-ciel { $skyscraper }.
city-panel-which-deed = Quel quartier ?
city-panel-owned-hint = { $owner } · prix { $price } · loyer { $rent }

## Les enchères

## Panneaux privés

city-panel-own = En caisse **{ $cash }** · fortune { $wealth }
city-panel-own-plot = { $space } · { $blocks }/{ $full } blocs · loyer { $rent }
city-panel-own-mortgaged = { $space } · hypothéqué pour { $rent }
city-panel-debt = Vous devez **{ $amount }** à { $creditor } ; il manque { $missing }. { $enough ->
    [yes] Avec toutes les hypothèques, vous pouvez réunir { $raisable }.
   *[no] Même avec toutes les hypothèques, vous ne réunissez que { $raisable }.
  }
city-panel-permit = { $left ->
    [one] Encore un bloc à construire.
   *[other] Encore { $left } blocs à construire.
  } En caisse : { $cash }.
city-panel-built = { $built }/{ $full } blocs · loyer { $rent }
city-panel-each = { $price } pièce
city-panel-priced = prix { $price } · loyer { $rent }
city-panel-confirm-leave = Vous quittez la partie pour de bon ; vos biens vont à la banque, ou à la personne à qui vous devez de l'argent. C'est décidé ?
city-panel-confirm-gobankrupt = Vous sortez du jeu, et tous vos biens vont à la personne à qui vous devez de l'argent. C'est décidé ?

## La fin

city-panel-count = **{ $name }** · { $total } = caisse { $cash } + loyers { $rents }
