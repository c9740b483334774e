### City : Chance, les cartes gardées, et ce qu'elles annulent. `city-value-card-…` est le titre, `city-card-…` dit ce que fait la carte.

city-value-card-go = Avancez jusqu'à la case Départ
    .the = la carte « Avancez jusqu'à la case Départ »
city-value-card-to-jail = Allez en prison
    .the = la carte « Allez en prison »
city-value-card-to-24 = Rendez-vous au Quartier des affaires
    .the = la carte « Rendez-vous au Quartier des affaires »
city-value-card-to-39 = Rendez-vous à Bellevue
    .the = la carte « Rendez-vous à Bellevue »
city-value-card-back = Reculez de trois cases
    .the = la carte « Reculez de trois cases »
city-value-card-easy-money = Argent facile
    .the = la carte « Argent facile »
city-value-card-auction = Vente aux enchères
    .the = la carte « Vente aux enchères »
city-value-card-inheritance = Héritage
    .the = la carte « Héritage »
city-value-card-free-build = Construction offerte
    .the = la carte « Construction offerte »
city-value-card-repossessed = Saisie
    .the = la carte « Saisie »
city-value-card-new-line = Nouvelle ligne
    .the = la carte « Nouvelle ligne »
city-value-card-takeover = Rachat forcé
    .the = la carte « Rachat forcé »
city-value-card-earthquake = Tremblement de terre
    .the = la carte « Tremblement de terre »
city-value-card-toxic-waste = Déchets toxiques
    .the = la carte « Déchets toxiques »
city-value-card-prison = Prisons surpeuplées
    .the = la carte « Prisons surpeuplées »
city-value-card-sewage = Égouts saturés
    .the = la carte « Égouts saturés »
city-value-card-jail-1 = Libération de prison
    .the = une carte Libération de prison
city-value-card-jail-2 = Libération de prison
    .the = une carte Libération de prison
city-value-card-taxi = Taxi
    .the = la carte Taxi
city-value-card-tax = Exonération de taxe
    .the = la carte Exonération de taxe
city-value-card-clean-up = Grand nettoyage
    .the = la carte « Grand nettoyage »
city-value-card-grant = Subvention de la ville
    .the = la carte « Subvention de la ville »
city-value-card-match-day = Jour de match
    .the = la carte « Jour de match »
city-value-card-express = Train express
    .the = la carte « Train express »
city-value-card-levy = Ravalement des façades
    .the = la carte « Ravalement des façades »
city-value-card-dodge = Exonération de loyer
    .the = la carte Exonération de loyer

## Ce que disent les cartes

city-card-go = Avancez jusqu'à la case { city-space-0 } et touchez votre salaire, plus 1 M pour chacun de vos stades.
city-card-to-jail = Allez tout droit en prison. Vous ne touchez pas de salaire en chemin, et votre tour est fini.
city-card-to-24 = Avancez jusqu'{ city-space-24.at } et faites ce que dit la case. Si vous passez par la case { city-space-0 }, touchez votre salaire.
city-card-to-39 = Avancez jusqu'{ city-space-39.at }, l'adresse la plus chère de la ville, et faites ce que dit la case.
city-card-back = Reculez de trois cases et faites ce que dit la case d'arrivée. Repasser la case { city-space-0 } en reculant ne rapporte rien.
city-card-easy-money = La personne assise à votre gauche vous paie 1 M.
city-card-auction = Vous pouvez mettre aux enchères n'importe quel quartier libre.
city-card-inheritance = Vous pouvez prendre n'importe quel quartier libre pour 500 k.
city-card-free-build = La ville bâtit pour vous, gratuitement, un bloc résidentiel dans l'un de vos quartiers. Si la place manque, touchez 500 k.
city-card-repossessed = Rendez l'un de vos quartiers à la banque pour 1 M. Ses blocs, son stade, son gratte-ciel et la Tour retournent dans la boîte. Si vous n'en avez aucun, payez 1 M.
city-card-new-line = Vous pouvez ouvrir une gare dans n'importe quel quartier qui n'en a pas.
city-card-takeover = Vous pouvez prendre sans payer un quartier à quelqu'un d'autre, avec tout ce qui s'y trouve. Les groupes complets sont à l'abri.
city-card-earthquake = Démolissez un bâtiment bonus, où qu'il soit. S'il n'y en a aucun en ville, vous pouvez placer une nuisance dans un quartier qui n'est pas à vous.
city-card-toxic-waste = Payez 1 M pour chaque usine de traitement des eaux usées dans vos quartiers. Si vous n'en avez pas, allez en prison.
city-card-prison = Placez une prison dans un quartier qui n'est pas à vous et n'a ni bâtiment bonus ni nuisance.
city-card-sewage = Placez une usine de traitement des eaux usées dans un quartier qui n'est pas à vous et n'a ni bâtiment bonus ni nuisance.
city-card-jail-1 = Gardez cette carte : au début de votre tour, elle vous fait sortir de prison sans payer ni lancer les dés.
city-card-jail-2 = Gardez cette carte : au début de votre tour, elle vous fait sortir de prison sans payer ni lancer les dés.
city-card-taxi = Gardez cette carte : juste après un lancer, elle vous mène une ou deux cases plus loin ou en arrière, avant l'effet de la case.
city-card-tax = Gardez cette carte : elle annule une fois la taxe industrielle.
city-card-clean-up = Une nuisance disparaît gratuitement de l'un de vos quartiers. Si vous n'en avez aucune, touchez 500 k.
city-card-grant = Placez le bâtiment bonus de votre choix dans l'un de vos quartiers. Si ce n'est pas possible, touchez 500 k.
city-card-match-day = Touchez 1 M pour chacun de vos stades. Si vous n'en avez pas, touchez 500 k.
city-card-express = Prenez le train jusqu'à la prochaine gare et faites ce que dit la case. S'il n'y a aucune gare, touchez 500 k.
city-card-levy = Payez 100 k pour chaque bloc de vos quartiers, au plus 2 M en tout.
city-card-dodge = Posée { city-space-20.at }. La personne qui s'y arrête la prend, même à quelqu'un qui l'a déjà. Elle annule un loyer, puis revient { city-space-20.at }.

## Verbes, et les questions sur leurs champs

city-action-demolish = Démolir un bâtiment
city-action-demolish-space = Dans quel quartier ?
city-action-demolish-piece = Quel bâtiment bonus ?
city-action-pick = Choisir un quartier
city-action-pick-space = Quel quartier ?
city-action-taxi = Prendre le taxi
city-action-taxi-steps = Jusqu'où va le taxi ?
city-action-taxi-steps-value = { $value ->
    [-2] 2 cases en arrière
    [-1] 1 case en arrière
    [1] 1 case plus loin
   *[other] 2 cases plus loin
  }
city-action-dodge = Utiliser plutôt la carte

## Événements

city-event-card-kept = { $seat } garde { $card-the }.
city-event-card-used = { $seat } utilise { $card-the }.
city-event-card-void = « { $card } » : sans effet pour { $seat }.
city-event-card-paid = { $seat-n ->
    [-1] « { $card } » : la banque paie { $amount } à { $payee }.
   *[other] « { $card } » : { $seat } paie { $amount } à { $payee }.
  }
city-event-district-inherited = { $seat } reçoit { $space-the } pour { $amount }.
city-event-district-taken = { $seat } prend { $space-the } à { $owner } sans rien payer.
city-event-district-returned = { $seat } rend { $space-the } à la banque pour { $amount }.
city-event-taxi-taken = { $steps ->
    [-2] Taxi ! { $seat } recule de 2 cases.
    [-1] Taxi ! { $seat } recule d'une case.
    [1] Taxi ! { $seat } avance d'une case.
   *[other] Taxi ! { $seat } avance de 2 cases.
  }
city-event-rent-dodged = { city-value-card-dodge } ! { $seat } ne paie pas { $amount } à { $owner } ({ $space }), et la carte retourne { city-space-20.at }.
city-event-tax-dodged = { city-value-card-tax } ! { $seat } ne paie pas { $amount } de taxe industrielle.
city-event-dodge-taken = { $former-n ->
    [-1] { $seat } prend { city-value-card-dodge.the } { city-space-20.at }.
   *[other] { $seat } prend { city-value-card-dodge.the } à { $former }.
  }

## Attentes

city-wait-taxi = { $seat } peut prendre un taxi
city-wait-pay = { $seat } : payer, ou utiliser la carte ?
city-wait-pick = { $seat } décide ce que fait la carte Chance

## Refus

city-refusal-no-card = Vous n'avez pas cette carte.
city-refusal-group-complete = Ce groupe est complet : on ne peut rien y prendre.
