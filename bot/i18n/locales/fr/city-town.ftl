### City : gares et voyages, grands bâtiments, bâtiments bonus et nuisances, permis de construire.

## Pièces. `.a`, `.the` et `.of` s'emploient dans les phrases, `.sort` vaut `hazard` ou `bonus`.

city-value-station = gare
    .a = une gare
    .the = la gare
    .of = de la gare
city-value-stadium = stade
    .a = un stade
    .the = le stade
    .of = du stade
city-value-skyscraper = gratte-ciel
    .a = un gratte-ciel
    .the = le gratte-ciel
    .of = du gratte-ciel
city-value-tower = Tour
    .a = la Tour
    .the = la Tour
    .of = de la Tour
city-value-park = parc
    .a = un parc
    .the = le parc
    .of = du parc
    .sort = bonus
city-value-school = école
    .a = une école
    .the = l'école
    .of = de l'école
    .sort = bonus
city-value-water-tower = château d'eau
    .a = un château d'eau
    .the = le château d'eau
    .of = du château d'eau
    .sort = bonus
city-value-wind-farm = champ d'éoliennes
    .a = un champ d'éoliennes
    .the = le champ d'éoliennes
    .of = du champ d'éoliennes
    .sort = bonus
city-value-rubbish-dump = décharge
    .a = une décharge
    .the = la décharge
    .of = de la décharge
    .sort = hazard
city-value-prison = prison
    .a = une prison
    .the = la prison
    .of = de la prison
    .sort = hazard
city-value-sewage-plant = usine de traitement des eaux usées
    .a = une usine de traitement des eaux usées
    .the = l'usine de traitement des eaux usées
    .of = de l'usine de traitement des eaux usées
    .sort = hazard
city-value-power-station = centrale électrique
    .a = une centrale électrique
    .the = la centrale électrique
    .of = de la centrale électrique
    .sort = hazard

## Verbes, et les questions sur leurs champs

city-action-place-station = Placer la gare
city-action-place-station-space = Dans quel quartier ouvrir la gare ?
city-action-build-stadium = Bâtir un stade
city-action-build-stadium-space = Dans quel quartier mettre le stade ?
city-action-build-skyscraper = Bâtir un gratte-ciel
city-action-build-skyscraper-space = Dans quel quartier mettre le gratte-ciel ?
city-action-build-tower = Bâtir la Tour
city-action-build-tower-space = Dans quel quartier mettre la Tour ?
city-action-remove-hazard = Enlever une nuisance
city-action-remove-hazard-space = Dans quel quartier ?
city-action-remove-hazard-piece = Quelle nuisance ?
city-action-place = Placer un bâtiment
city-action-place-piece = Quel bâtiment ?
city-action-place-space = Dans quel quartier ?
city-action-travel = Prendre le train
city-action-travel-space = Où descendez-vous ?
city-action-stay = Rester ici

## Événements

city-event-station-placed = { $seat } ouvre une gare { $space-at }.
city-event-trip-made = { $seat } prend le train et va { $start-of } { $space-at }.
city-event-landmark-built = { $piece-word ->
    [stadium] { $seat } construit { $piece-a } { $space-at } pour { $amount } : il rapporte 1 M à chaque passage par la case { city-space-0 }.
   *[other] { $seat } construit { $piece-a } { $space-at } pour { $amount }.
  }
city-event-special-placed = { $piece-sort ->
    [hazard] { $owner-n ->
        [-1] { $seat } place { $piece-a } { $space-at }, quartier libre ; loyer { $before } → { $after }.
       *[other] { $seat } place { $piece-a } { $space-at }, chez { $owner } ; loyer { $before } → { $after }.
      }
   *[bonus] { $seat } place { $piece-a } { $space-at } : aucune nuisance ne peut plus s'y installer.
  }
city-event-special-removed = { $piece-sort ->
    [hazard] { $amount-n ->
        [0] { $seat } fait enlever { $piece-the } { $space-of } sans payer ; loyer { $before } → { $after }.
       *[other] { $seat } paie { $amount } pour enlever { $piece-the } { $space-of } ; loyer { $before } → { $after }.
      }
   *[bonus] { $seat } fait démolir { $piece-the } { $space-of }.
  }
city-event-nothing-placed = { city-space-5 } : { $seat } ne place rien.

## Attentes

city-wait-place = { $seat } a un permis de construire
city-wait-travel = { $seat } peut prendre le train

## Refus

city-refusal-already-travelled = Vous avez déjà pris le train : un seul voyage par arrêt.
city-refusal-no-station = Il n'y a aucune autre gare où descendre.
city-refusal-station-exists = Il y a déjà une gare dans ce quartier.
city-refusal-not-offered = Cette case ne propose pas ce bâtiment.
city-refusal-not-for-sale = La banque va mettre ce quartier aux enchères ; d'ici là, il n'est à personne.
city-refusal-not-owner = Ce quartier n'est pas à vous.
city-refusal-wrong-owner = { $case ->
    [own-hazard] Une nuisance ne se place jamais chez vous : choisissez le quartier de quelqu'un d'autre, ou un quartier libre.
    [their-bonus] Un bâtiment bonus ne se place jamais chez quelqu'un d'autre : choisissez un de vos quartiers, ou un quartier libre.
    [not-own] Ce bâtiment bonus va dans un de vos quartiers.
    [owned] Ce quartier appartient déjà à quelqu'un : on n'hérite que d'un quartier libre.
    [own] Ce quartier est déjà à vous : choisissez celui de quelqu'un d'autre.
    [nobodys] Ce quartier n'est à personne : choisissez celui de quelqu'un d'autre.
   *[other] Ce quartier n'appartient pas à la bonne personne.
  }
city-refusal-need-two-of-group = Pour un stade, il vous faut deux quartiers du même groupe.
city-refusal-need-full-group = Pour un gratte-ciel, il vous faut un groupe complet.
city-refusal-need-two-groups = Pour la Tour, il vous faut deux groupes complets.
city-refusal-group-has-stadium = Ce groupe a déjà son stade.
city-refusal-group-has-skyscraper = Ce groupe a déjà son gratte-ciel.
city-refusal-protected = Un bâtiment bonus protège ce quartier.
city-refusal-hazard-present = Il y a une nuisance ici : on ne peut pas y placer de bâtiment bonus.
city-refusal-special-exists = Il n'y a plus de place ici pour un bâtiment bonus ou une nuisance.
city-refusal-no-hazard = Il n'y a aucune nuisance ici.
city-refusal-not-mortgaged = Ce quartier n'est pas hypothéqué.
