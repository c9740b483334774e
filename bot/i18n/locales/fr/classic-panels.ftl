### Ce que la table de Classic montre autour des phrases du jeu : le tour, les loyers, les propriétés, les enchères, les constructions, la fin.

## Le tour

classic-panel-held = { $mention }, à vous. { $owner } peut encore réclamer un loyer ; lancez { $until }
    .still = { $mention }, à vous. { $owner } peut encore réclamer un loyer.
classic-panel-you-roll-again = un double ! Relancez les dés.
classic-panel-you-jail = vous êtes en prison. Payez, utilisez une carte ou tentez un double.
classic-panel-you-bus = choisissez jusqu'où le Bus vous emmène.
classic-panel-you-triple = allez sur la case de votre choix.
classic-panel-you-card = payez, ou tirez plutôt une carte.
classic-panel-you-end = bâtissez, échangez ou finissez votre tour.
classic-panel-you-auction-building = enchérissez sur le bâtiment, ou passez.
classic-panel-you-debt = vous avez une dette. Vendez, hypothéquez ou proposez un échange.
classic-panel-you-inherit = vous reprenez les titres d'une faillite. Levez leurs hypothèques sans intérêts, ou terminez.
classic-panel-you-contest = il manque des bâtiments. Commandez aussi, ou ne commandez rien.
classic-panel-you-claim = vous pouvez réclamer un loyer.
classic-panel-contest-below = Il manque des bâtiments : les commandes se passent dans le message plus bas.
classic-panel-debt-each = 💸 { $name } doit réunir **{ $amount }**, à répartir à parts égales entre les autres.
classic-panel-stock = Banque : { $shops ->
    [one] { $shops } boutique
   *[other] { $shops } boutiques
  }, { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
  }
classic-panel-last-hour = ⏳ Fin de la partie { $until }
classic-panel-time-over = ⏳ Le temps est écoulé : plus aucun lancer

## Boutons du tour

classic-panel-pay-fine = Payer { $amount }
classic-panel-use-card = { $number ->
    [1] Libération de prison
   *[other] Libération de prison { $number }
  }
classic-panel-buy-card = Achat de carte · { $name }…
classic-panel-try-double = Lancer ({ $attempt }/{ $most })
classic-panel-way = { $steps } → { $name }
classic-panel-side = De { $first } à { $last }
classic-panel-there = Sur cette case : { $what }

## Les loyers

classic-panel-claim = Réclamer { $amount } · { $name }
classic-panel-claim-amount = Réclamer { $amount }
classic-panel-claim-late = { $amount } · { $name } : trop tard
classic-panel-claim-over = Ce loyer a été réclamé.
classic-panel-claim-you = { $mention }, { $name } vous doit { $amount }, si vous réclamez ce loyer à temps.
classic-panel-claim-open = 💰 { $owner } peut réclamer **{ $amount }** à { $name } ({ $space })
classic-panel-claim-until = ⏱️ Fin du délai { $until }
    .still = ⏸️ Le temps est arrêté
classic-panel-claim-last = 💰 { $owner } peut réclamer **{ $amount }** à { $name } ({ $space }) jusqu'au prochain lancer.
classic-panel-claim-recorded = 💰 { $owner } a réclamé { $amount } à { $name } ({ $space }) ; le paiement suivra.
classic-panel-losing = { $count ->
    [one] Lancer vous ferait perdre un loyer. Le réclamer d'abord ?
   *[other] Lancer vous ferait perdre { $count } loyers. Les réclamer d'abord ?
  }

## Les propriétés

classic-panel-level = { $level ->
    [0] terrain nu
    [1] 1 boutique
    [5] tour
   *[other] { $level } boutiques
  }
classic-panel-times = { $times } × les dés
classic-panel-rent-now = loyer actuel **{ $rent }**
classic-panel-mortgaged = Titre hypothéqué : pas de loyer.
classic-panel-rents = Loyer du terrain nu { $bare } (double si le groupe est complet) · de 1 à 4 boutiques : { $shops } · tour : { $tower }
classic-panel-rents-faction = Loyer avec 1 à 4 cases de la famille : { $rents }
classic-panel-rents-machine = Loyer : { $one } × les dés avec une seule case, { $both } × avec les deux
classic-panel-shop-price = Une boutique coûte { $price }, la tour aussi.
classic-panel-mortgage-values = Hypothèque : { $mortgage } · pour la lever : { $lift } · en cas d'échange : { $tenth }
classic-panel-free-hint = à vendre · { $price }
classic-panel-owned-hint = { $owner } · loyer { $rent }
classic-panel-mortgaged-hint = { $owner } · titre hypothéqué

## Les enchères

classic-panel-auction-building = { $kind ->
    [tower] Aux enchères : une tour
   *[shop] Aux enchères : une boutique
  }
classic-panel-lots-left = { $count ->
    [one] Encore { $count } vente après celle-ci.
   *[other] Encore { $count } ventes après celle-ci.
  }
classic-panel-building-left = { $kind ->
    [tower] { $left ->
        [1] C'est la dernière tour.
       *[other] Il reste { $left } tours.
      }
   *[shop] { $left ->
        [1] C'est la dernière boutique.
       *[other] Il reste { $left } boutiques.
      }
  }
classic-panel-bidders = { $count ->
    [one] Peut enchérir : { $names }
   *[other] Peuvent enchérir : { $names }
  }

## Les pénuries

classic-panel-contest = { $kind ->
    [tower] { $left ->
        [one] Il ne reste que { $left } tour
       *[other] Il ne reste que { $left } tours
      }
   *[shop] { $left ->
        [one] Il ne reste que { $left } boutique
       *[other] Il ne reste que { $left } boutiques
      }
  }
classic-panel-order = { $name } : { $group }, jusqu'à { $levels }
classic-panel-contest-asked = { $count ->
    [0] Tout le monde a répondu.
    [one] Peut commander aussi : { $names }
   *[other] Peuvent commander aussi : { $names }
  }
classic-panel-contest-until = Fin des commandes { $until }
classic-panel-contest-past = Pénurie de bâtiments
classic-panel-contest-over = Cette pénurie est finie.

## Panneaux privés

classic-panel-own = En caisse **{ $cash }** · fortune { $worth }
classic-panel-available = dont { $amount } à dépenser
classic-panel-own-bare = { $space } ({ $rent })
classic-panel-own-built = { $space } ({ $level }, { $rent })
classic-panel-own-mortgaged = { $space } (hypothèque : { $amount })
classic-panel-rents-then = loyers { $rents }
classic-panel-group-price = { $group } · { $price } pièce
classic-panel-site = { $action } · groupe { $group }
classic-panel-place = { $space } : { $level } · loyer { $rent }
classic-panel-place-change = { $space } : { $level } → **{ $then }** · loyer { $rent } → { $after }
classic-panel-build-for = Bâtir · { $amount }
classic-panel-sell-for = Vendre · { $amount }
classic-panel-enter-for = Commander · { $amount }
classic-panel-have = Disponible : { $cash }
classic-panel-contested = D'autres pourraient vouloir ces bâtiments : on leur pose d'abord la question.
classic-panel-confirm-leave = Vous quittez la partie pour de bon ; vos biens vont à la banque, ou à la personne à qui vous devez de l'argent. C'est décidé ?
classic-panel-confirm-gobankrupt = Vous sortez du jeu, et tous vos biens vont à la personne à qui vous devez de l'argent. C'est décidé ?

## Avant et après

classic-preview-price = Prix : { $amount } · il vous restera { $left }
classic-preview-gain = Vous recevez { $amount } · vous aurez { $left }

## La fin

classic-panel-count = **{ $name }** · { $total } = caisse { $cash } + propriétés { $properties } + bâtiments { $buildings }
