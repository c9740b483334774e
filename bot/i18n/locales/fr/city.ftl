### City : son nom, ses cases, ses verbes, ses événements, ses attentes, ses refus, ses réglages.

city-name = City
city-blurb = Achetez des quartiers, bâtissez-y dès qu'ils sont à vous, et enchérissez contre la montre. Au bout de l'heure, la plus grande fortune gagne.

## Cases

city-space-0 = Départ
    .of = de la case Départ
    .at = à la case Départ
    .the = la case Départ
city-space-1 = Quartier sud
    .of = du Quartier sud
    .at = au Quartier sud
    .the = le Quartier sud
city-space-2 = Chance
    .of = de la case Chance
    .at = à la case Chance
    .the = la case Chance
city-space-3 = Cité administrative
    .of = de la Cité administrative
    .at = à la Cité administrative
    .the = la Cité administrative
city-space-4 = Taxe industrielle
    .of = de la case Taxe industrielle
    .at = à la case Taxe industrielle
    .the = la case Taxe industrielle
city-space-5 = Permis de construire
    .of = de la case Permis de construire
    .at = à la case Permis de construire
    .the = la case Permis de construire
city-space-6 = Rive gauche
    .of = de la Rive gauche
    .at = à la Rive gauche
    .the = la Rive gauche
city-space-7 = Chance
    .of = de la case Chance
    .at = à la case Chance
    .the = la case Chance
city-space-8 = Quartier latin
    .of = du Quartier latin
    .at = au Quartier latin
    .the = le Quartier latin
city-space-9 = Cité universitaire
    .of = de la Cité universitaire
    .at = à la Cité universitaire
    .the = la Cité universitaire
city-space-10 = Prison
    .of = de la case Prison
    .at = à la case Prison
    .the = la case Prison
city-space-11 = Plein Ouest
    .of = de Plein Ouest
    .at = à Plein Ouest
    .the = Plein Ouest
city-space-12 = Enchères
    .of = de la case Enchères
    .at = à la case Enchères
    .the = la case Enchères
city-space-13 = Quartier de la Gare
    .of = du Quartier de la Gare
    .at = au Quartier de la Gare
    .the = le Quartier de la Gare
city-space-14 = Les Docks
    .of = des Docks
    .at = aux Docks
    .the = les Docks
city-space-15 = Permis de construire
    .of = de la case Permis de construire
    .at = à la case Permis de construire
    .the = la case Permis de construire
city-space-16 = Les Halles
    .of = des Halles
    .at = aux Halles
    .the = les Halles
city-space-17 = Chance
    .of = de la case Chance
    .at = à la case Chance
    .the = la case Chance
city-space-18 = Quartier de l'hôpital
    .of = du Quartier de l'hôpital
    .at = au Quartier de l'hôpital
    .the = le Quartier de l'hôpital
city-space-19 = Parc floral
    .of = du Parc floral
    .at = au Parc floral
    .the = le Parc floral
city-space-20 = Parc gratuit
    .of = du Parc gratuit
    .at = au Parc gratuit
    .the = le Parc gratuit
city-space-21 = Quartier nord
    .of = du Quartier nord
    .at = au Quartier nord
    .the = le Quartier nord
city-space-22 = Chance
    .of = de la case Chance
    .at = à la case Chance
    .the = la case Chance
city-space-23 = Rive droite
    .of = de la Rive droite
    .at = à la Rive droite
    .the = la Rive droite
city-space-24 = Quartier des affaires
    .of = du Quartier des affaires
    .at = au Quartier des affaires
    .the = le Quartier des affaires
city-space-25 = Permis de construire
    .of = de la case Permis de construire
    .at = à la case Permis de construire
    .the = la case Permis de construire
city-space-26 = Vieille ville
    .of = de la Vieille ville
    .at = à la Vieille ville
    .the = la Vieille ville
city-space-27 = Hôtel de ville
    .of = de l'Hôtel de ville
    .at = à l'Hôtel de ville
    .the = l'Hôtel de ville
city-space-28 = Chance
    .of = de la case Chance
    .at = à la case Chance
    .the = la case Chance
city-space-29 = Centre-ville
    .of = du Centre-ville
    .at = au Centre-ville
    .the = le Centre-ville
city-space-30 = Allez en prison
    .of = de la case Allez en prison
    .at = à la case Allez en prison
    .the = la case Allez en prison
city-space-31 = Haute ville
    .of = de la Haute ville
    .at = à la Haute ville
    .the = la Haute ville
city-space-32 = Grand Est
    .of = du Grand Est
    .at = au Grand Est
    .the = le Grand Est
city-space-33 = Enchères
    .of = de la case Enchères
    .at = à la case Enchères
    .the = la case Enchères
city-space-34 = Vieux port
    .of = du Vieux port
    .at = au Vieux port
    .the = le Vieux port
city-space-35 = Permis de construire
    .of = de la case Permis de construire
    .at = à la case Permis de construire
    .the = la case Permis de construire
city-space-36 = Chance
    .of = de la case Chance
    .at = à la case Chance
    .the = la case Chance
city-space-37 = La Marina
    .of = de la Marina
    .at = à la Marina
    .the = la Marina
city-space-38 = Taxe industrielle
    .of = de la case Taxe industrielle
    .at = à la case Taxe industrielle
    .the = la case Taxe industrielle
city-space-39 = Bellevue
    .of = de Bellevue
    .at = à Bellevue
    .the = Bellevue

## Groupes

city-group-sky = bleu ciel
city-group-purple = violet

## Mots employés comme valeurs

city-value-residential = résidentiel
city-value-industrial = industriel

## Verbes, et les questions sur leurs champs

city-action-pay-fine = Payer 500 k
city-action-auction-opening = Votre première enchère
city-action-choose = Quartier aux enchères
city-action-choose-space = Quel quartier ?
city-action-choose-opening = Votre première enchère
city-action-skip = Ne rien faire
city-action-press = Demander un permis
city-action-done = Finir le tour
city-action-build = Bâtir
city-action-build-space = Dans quel quartier ?
city-action-build-kind = Quel type de bloc ?
city-action-build-count = Combien de blocs ?
city-action-lift-mortgage = Lever une hypothèque
city-action-lift-mortgage-space = Quelle hypothèque ?
city-action-mortgage-space = Quel quartier ?
city-action-go-bankrupt = Faire faillite
city-action-call-hour = Demander une autre heure
city-action-vote = Voter
city-action-vote-answer = Encore une heure ?
city-action-close-vote = Clore le vote
city-action-open-calls = Dernier quart d'heure

## Événements

city-event-moved = { $seat } va { $start-of } { $space-at }.
city-event-salary-paid = { $seat } passe par la case { city-space-0 } et touche { $amount }.
city-event-visited = { $reason ->
    [own] { $seat } s'arrête { $space-at }, un de ses quartiers.
    [mortgaged] { $seat } ne paie rien { $space-at } : le quartier est hypothéqué.
    [waiting] { $seat } ne paie rien { $space-at } : la banque va mettre ce quartier aux enchères.
    [none-unowned] Rien à mettre aux enchères pour { $seat } : tous les quartiers sont pris.
    [no-industry] { $seat } n'a aucune industrie et ne paie pas de taxe.
    [go] { $seat } s'arrête sur la case { city-space-0 }.
    [jail] { $seat } passe { city-space-10.at }, en simple visite.
    [parking] { $seat } se repose { city-space-20.at }.
   *[other] { $seat } s'arrête { $space-at }.
  }
city-event-bank-opened = La banque met { $space-the } aux enchères : qui commence ?
city-event-auction-opened = { $opener } met { $space-the } aux enchères, à partir de { $amount }.
city-event-lot-sold = Vendu ! { $seat } obtient { $space-the } pour { $amount }.
city-event-lot-unsold = Pas d'enchère pour { $space-the } : le quartier reste libre.
city-event-auction-skipped = { $seat } ne met rien aux enchères.
city-event-rent-paid = { $doubled-word ->
    [skyscraper] { $seat } paie { $amount } de loyer à { $owner } ({ $space }, { $blocks ->
        [0] terrain nu
        [one] { $blocks } bloc
       *[other] { $blocks } blocs
      } : { $base }, doublé par le gratte-ciel).
    [tower] { $seat } paie { $amount } de loyer à { $owner } ({ $space }, { $blocks ->
        [0] terrain nu
        [one] { $blocks } bloc
       *[other] { $blocks } blocs
      } : { $base }, doublé par la Tour).
   *[no] { $seat } paie { $amount } de loyer à { $owner } ({ $space }, { $blocks ->
        [0] terrain nu
        [one] { $blocks } bloc
       *[other] { $blocks } blocs
      }).
  }
city-event-tax-paid = { $seat } paie { $amount } de taxe industrielle.
city-event-jailed = { $why ->
    [doubles] Troisième double : { $seat } file en prison !
    [card] La carte envoie { $seat } en prison !
   *[space] { $seat } va tout droit en prison !
  }
city-event-unit-pressed = { $permit ->
    [0] { $seat } obtient un permis pour une gare, sans aucun bloc.
    [one] { $seat } obtient un permis pour { $permit } bloc.
   *[other] { $seat } obtient un permis pour { $permit } blocs.
  }
city-event-blocks-built = { $count ->
    [one] { $seat } bâtit { $count } bloc { $kind } { $space-at } pour { $amount } ; loyer { $before } → { $after }.
   *[other] { $seat } bâtit { $count } blocs { $kind-word ->
        [industrial] industriels
       *[other] résidentiels
      } { $space-at } pour { $amount } ; loyer { $before } → { $after }.
  }
city-event-debt-opened = { $seat } doit { $amount } à { $creditor } et n'a pas assez en caisse.
city-event-went-bankrupt = Faillite ! { $seat } ne peut pas payer { $creditor } et sort du jeu.
city-event-estate-passed = { $districts ->
    [0] La caisse laissée par { $seat }, { $amount }, va à { $creditor }.
    [one] Les biens laissés par { $seat }, { $amount } et { $districts } quartier, vont à { $creditor }.
   *[other] Les biens laissés par { $seat }, { $amount } et { $districts } quartiers, vont à { $creditor }.
  }{ $cards ->
    [0] {""}
    [one] {" "}S'y ajoute 1 carte gardée.
   *[other] {" "}S'y ajoutent { $cards } cartes gardées.
  }
city-event-calls-opened = Il reste un quart d'heure : vous pouvez demander une nouvelle heure.
city-event-hour-began = L'heure nº { $hour } commence.
city-event-hour-called = { $seat } demande une nouvelle heure : qui est pour ?
city-event-voted = { $seat } vote : { $answer }.
city-event-hour-renewed = C'est voté ! L'heure nº { $hour } commence, et ce sera une heure entière.
city-event-hour-refused = Pas de nouvelle heure.
city-event-rounds-left = { $rounds ->
    [one] La dernière manche commence !
   *[other] Il reste { $rounds } manches, celle-ci comprise.
  }
city-event-hour-ended = L'heure est écoulée : le tour en cours est le dernier.
city-event-counted = { $rank }. { $seat } : { $cash } en caisse + { $rents } de loyers = { $total }.
city-event-game-ended = Le décompte est fait, la partie est finie.

## Attentes

city-wait-jail = { $seat } est en prison : payer ou lancer ?
city-wait-choose = { $seat } peut mettre un quartier aux enchères
city-wait-build = { $seat } bâtit
city-wait-vote = Une nouvelle heure ? Vote attendu : { $seat }
city-wait-hour = L'heure de jeu s'écoule
city-wait-calls = L'heure de jeu s'écoule

## Refus

city-refusal-already-leading = Votre enchère est déjà la plus haute.
city-refusal-mortgaged = Ce quartier est hypothéqué.
city-refusal-district-full = Ce quartier compte déjà huit blocs.
city-refusal-no-permit = { $case ->
    [blocks] Votre permis est pour des blocs, pas pour une gare.
   *[other] Demandez d'abord un permis.
  }
    .bare = Demandez d'abord un permis.
city-refusal-already-pressed = Vous avez déjà demandé un permis ce tour-ci ; un double en donne un autre.
city-refusal-station-permit-only = Votre permis est pour une gare : aucun bloc cette fois.
city-refusal-permit-exceeded = Vous avez utilisé tout votre permis.
city-refusal-out-of-stock = Il n'y a plus de pièce de ce type dans la boîte.
city-refusal-no-debt = On n'hypothèque que pour payer une dette.
city-refusal-can-still-pay = Vous pouvez encore payer : hypothéquez, ou utilisez une carte.
city-refusal-already-called = Vous avez déjà demandé une nouvelle heure.

## Réglages

city-option-end = Fin de la partie
city-option-end-clock = quand l'heure est écoulée
city-option-end-last-standing = quand il ne reste qu'une personne
city-option-hours = Heures de jeu
city-option-weights = Résultats du permis (1, 2, 3, gare)
city-option-weights-menu = Permis
city-option-weights-1-1-1-1 = chances égales
city-option-weights-3-3-3-1 = une gare une fois sur dix
city-option-weights-5-5-5-3 = une gare une fois sur six
city-option-limited = Blocs limités (38 de chaque type)
city-option-mortgages = Hypothèques sans dette
city-option-fine = Payer l'amende fait perdre le tour
city-option-double-go = 4 M pour un arrêt pile sur la case { city-space-0 }
city-option-specials = Bâtiments bonus ou nuisances par quartier (maximum)
city-option-specials-menu = Bonus ou nuisances, au plus
city-option-hidden = Argent caché : on ne voit que le sien
city-option-overtime = Une enchère dans les dernières secondes prolonge la vente
