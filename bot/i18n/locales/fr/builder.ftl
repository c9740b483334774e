### Builder : son nom, ses cases, ses verbes, ses événements, ses attentes, ses refus, ses réglages. Les cartes sont dans builder-cards.ftl.

builder-name = Builder
builder-blurb = Chaque lancer apporte camions, grues, excavatrices et bateaux aux bonnes propriétés ; avec eux, vous bâtissez sur l'île, étage après étage. Dès que l'unique penthouse est posé, la partie s'arrête et l'on compte les points.
builder-cash = { NUMBER($n) }{"\u202F"}M

## Cases

builder-space-0 = Départ
    .of = de la case Départ
    .at = à la case Départ
    .the = la case Départ
builder-space-1 = Boulevard de Belleville
    .of = du boulevard de Belleville
    .at = au boulevard de Belleville
    .the = le boulevard de Belleville
builder-space-2 = Chance
    .of = de la case Chance
    .at = à la case Chance
    .the = la case Chance
builder-space-3 = Rue Lecourbe
    .of = de la rue Lecourbe
    .at = à la rue Lecourbe
    .the = la rue Lecourbe
builder-space-4 = Recevez 2 camions
    .of = de la case Recevez 2 camions
    .at = à la case Recevez 2 camions
    .the = la case Recevez 2 camions
builder-space-5 = Rue de Courcelles
    .of = de la rue de Courcelles
    .at = à la rue de Courcelles
    .the = la rue de Courcelles
builder-space-6 = Lancez pour des ressources
    .of = de la case Lancez pour des ressources
    .at = à la case Lancez pour des ressources
    .the = la case Lancez pour des ressources
builder-space-7 = Avenue de la République
    .of = de l'avenue de la République
    .at = à l'avenue de la République
    .the = l'avenue de la République
builder-space-8 = Prison
    .of = de la case Prison
    .at = à la case Prison
    .the = la case Prison
builder-space-9 = Avenue de Neuilly
    .of = de l'avenue de Neuilly
    .at = à l'avenue de Neuilly
    .the = l'avenue de Neuilly
builder-space-10 = Volez 1 ressource
    .of = de la case Volez 1 ressource
    .at = à la case Volez 1 ressource
    .the = la case Volez 1 ressource
builder-space-11 = Rue de Paradis
    .of = de la rue de Paradis
    .at = à la rue de Paradis
    .the = la rue de Paradis
builder-space-12 = Recevez 2 grues
    .of = de la case Recevez 2 grues
    .at = à la case Recevez 2 grues
    .the = la case Recevez 2 grues
builder-space-13 = Boulevard Saint-Michel
    .of = du boulevard Saint-Michel
    .at = au boulevard Saint-Michel
    .the = le boulevard Saint-Michel
builder-space-14 = Chance
    .of = de la case Chance
    .at = à la case Chance
    .the = la case Chance
builder-space-15 = Place Pigalle
    .of = de la place Pigalle
    .at = à la place Pigalle
    .the = la place Pigalle
builder-space-16 = Parc gratuit
    .of = du Parc gratuit
    .at = au Parc gratuit
    .the = le Parc gratuit
builder-space-17 = Boulevard Malesherbes
    .of = du boulevard Malesherbes
    .at = au boulevard Malesherbes
    .the = le boulevard Malesherbes
builder-space-18 = Chance
    .of = de la case Chance
    .at = à la case Chance
    .the = la case Chance
builder-space-19 = Avenue Henri-Martin
    .of = de l'avenue Henri-Martin
    .at = à l'avenue Henri-Martin
    .the = l'avenue Henri-Martin
builder-space-20 = Recevez 2 excavatrices
    .of = de la case Recevez 2 excavatrices
    .at = à la case Recevez 2 excavatrices
    .the = la case Recevez 2 excavatrices
builder-space-21 = Place de la Bourse
    .of = de la place de la Bourse
    .at = à la place de la Bourse
    .the = la place de la Bourse
builder-space-22 = Lancez pour des ressources
    .of = de la case Lancez pour des ressources
    .at = à la case Lancez pour des ressources
    .the = la case Lancez pour des ressources
builder-space-23 = Rue La Fayette
    .of = de la rue La Fayette
    .at = à la rue La Fayette
    .the = la rue La Fayette
builder-space-24 = Allez en prison
    .of = de la case Allez en prison
    .at = à la case Allez en prison
    .the = la case Allez en prison
builder-space-25 = Avenue Foch
    .of = de l'avenue Foch
    .at = à l'avenue Foch
    .the = l'avenue Foch
builder-space-26 = Volez 1 ressource
    .of = de la case Volez 1 ressource
    .at = à la case Volez 1 ressource
    .the = la case Volez 1 ressource
builder-space-27 = Boulevard des Capucines
    .of = du boulevard des Capucines
    .at = au boulevard des Capucines
    .the = le boulevard des Capucines
builder-space-28 = Recevez 2 bateaux
    .of = de la case Recevez 2 bateaux
    .at = à la case Recevez 2 bateaux
    .the = la case Recevez 2 bateaux
builder-space-29 = Avenue des Champs-Élysées
    .of = de l'avenue des Champs-Élysées
    .at = à l'avenue des Champs-Élysées
    .the = l'avenue des Champs-Élysées
builder-space-30 = Chance
    .of = de la case Chance
    .at = à la case Chance
    .the = la case Chance
builder-space-31 = Rue de la Paix
    .of = de la rue de la Paix
    .at = à la rue de la Paix
    .the = la rue de la Paix

## Emplacements de l'île

builder-value-a2 = A2
builder-value-a3 = A3
builder-value-a4 = A4
builder-value-a5 = A5
builder-value-b1 = B1
builder-value-b2 = B2
builder-value-b3 = B3
builder-value-b4 = B4
builder-value-b5 = B5
builder-value-b6 = B6
builder-value-c1 = C1
builder-value-c2 = C2
builder-value-c5 = C5
builder-value-c6 = C6
builder-value-d1 = D1
builder-value-d2 = D2
builder-value-d3 = D3
builder-value-d4 = D4
builder-value-d5 = D5
builder-value-d6 = D6
builder-value-e2 = E2
builder-value-e3 = E3
builder-value-e4 = E4
builder-value-e5 = E5

## Couleurs

builder-group-sky = bleu ciel
builder-group-pink = rose

## Jetons : un, et tant d'entre eux

builder-value-truck = camion
    .a = un camion
    .the = un camion
builder-value-crane = grue
    .a = une grue
    .the = une grue
builder-value-excavator = excavatrice
    .a = une excavatrice
    .the = une excavatrice
builder-value-boat = bateau
    .a = un bateau
    .the = un bateau
builder-some-truck = { $n ->
    [one] { $n } camion
   *[other] { $n } camions
  }
builder-some-crane = { $n ->
    [one] { $n } grue
   *[other] { $n } grues
  }
builder-some-excavator = { $n ->
    [one] { $n } excavatrice
   *[other] { $n } excavatrices
  }
builder-some-boat = { $n ->
    [one] { $n } bateau
   *[other] { $n } bateaux
  }

## Mots employés comme valeurs

builder-value-cash = argent
    .the = tout cet argent

## Verbes, et les questions sur leurs champs

builder-action-drop = Laisser des jetons
builder-action-drop-chips = Quels jetons laissez-vous ?
builder-action-pay-fine = Payer 50 M
builder-action-steal = Voler
builder-action-steal-victim = À qui volez-vous un jeton ?
builder-action-steal-chip = Quel jeton prenez-vous ?
builder-action-park = Échanger 2 contre 1
builder-action-park-chips = Quels sont les deux jetons que vous donnez ?
builder-action-park-wanted = Quel jeton prenez-vous ?
builder-action-pick = Choisir
builder-action-pick-chip = Quels jetons prenez-vous ?
builder-action-swap = Échanger des propriétés
builder-action-swap-own = Quelle propriété donnez-vous ?
builder-action-swap-other = Quelle propriété prenez-vous ?
builder-action-decline = Non merci
builder-action-exchange = Échanger 4 → 1
builder-action-exchange-chip = Donner quatre jetons de quel type ?
builder-action-exchange-wanted = Quel jeton prenez-vous ?
builder-action-build-site = Où bâtissez-vous ?
builder-action-build-chips = Quels jetons choisissez-vous ?
builder-action-penthouse = Poser le penthouse
builder-action-penthouse-site = Sur quel immeuble ?
builder-action-penthouse-chips = Quel jeton choisissez-vous ?
builder-action-ask = Réclamer le loyer
builder-action-ask-claim = Quel loyer ?
builder-action-waive = Renoncer au loyer
builder-action-waive-claim = Quel loyer ?
builder-action-end-grace = Finir le délai
builder-action-end-grace-claim = Quel loyer ?
builder-action-repay = Lever une hypothèque
builder-action-repay-space = Quelle propriété ?
builder-action-keep = Garder l'hypothèque
builder-action-keep-space = De quelle propriété ?
builder-action-keep-all = Garder les hypothèques
builder-action-go-bankrupt = Faire faillite
builder-action-propose-pay = Combien d'argent donnez-vous ?
builder-action-propose-ask = Combien d'argent demandez-vous ?
builder-action-end-and-count = Arrêter et compter

## Événements : tours et déplacements

builder-event-turn-began = { $extra-word ->
    [yes] Un double : encore un tour pour { $seat }.
   *[no] Tour { $turn }, manche { $round } : à { $seat } de jouer.
  }
builder-event-moved = { $seat } va { $start-of } { $space-at }.
builder-event-visited = { $reason-word ->
    [own] { $seat } s'arrête { $space-at }, une de ses propriétés.
    [mortgaged] { $seat } ne paie rien { $space-at } : la propriété est hypothéquée.
   *[other] { $seat } passe { $space-at }, en simple visite.
  }
builder-event-resources-rolled = { $seat } lance { $first } et { $second } pour des jetons : { $chip }.
builder-event-jailed = { $why-word ->
    [doubles] Troisième double : { $seat } file en prison !
    [card] La carte envoie { $seat } en prison !
   *[space] { $seat } va tout droit en prison !
  }
builder-event-freed = Un double ouvre la grille : { $seat } sort de prison.
builder-event-stayed-in-jail = { $failures ->
    [1] Pas de double : { $seat } reste en prison.
    [2] Toujours pas de double : { $seat } reste en prison.
   *[other] Troisième échec : { $seat } doit payer.
  }
builder-event-nothing-chosen = { $what-word ->
    [steal] { $seat } ne prend aucun jeton.
    [park] { $seat } n'échange rien { builder-space-16.at }.
    [swap] Pas d'échange forcé : { $seat } garde ses propriétés.
   *[pick] La banque n'a plus aucun jeton à donner à { $seat }.
  }

## Événements : les jetons et l'île

builder-event-chips-received = { $chips-count ->
    [0] La banque n'a plus de jeton à donner à { $seat }.
   *[other] { $seat } reçoit { $chips }.
  }
builder-event-chips-dropped = { $seat } laisse { $chips } { $space-at }.
builder-event-chips-picked-up = { $seat } ramasse { $chips } { $space-at }.
builder-event-chips-exchanged = { $seat } donne { $chips } contre { $wanted-a }.
builder-event-chip-stolen = { $seat } vole { $chip-a } à { $victim }.
builder-event-floor-built = { $level ->
    [1] { $seat } commence un immeuble en { $site } ({ $chips }).
   *[other] { $seat } bâtit l'étage { $level } en { $site } ({ $chips }).
  }
builder-event-penthouse-placed = { $seat } pose le penthouse en { $site } ! ({ $chips })

## Événements : propriétés et argent

builder-event-salary-paid = { $seat } passe par la case { builder-space-0 } et touche { $amount }.
builder-event-bought = { $seat } achète { $space-the } pour { $amount }.
builder-event-auction-opened = { $seat } met { $space-the } aux enchères, à partir de 10 M.
builder-event-bid-made = { $seat } enchérit à { $amount } pour { $space-the }.
builder-event-bid-void = { $leader-n ->
    [-1] Enchère annulée ({ $seat }) : plus personne n'enchérit pour { $space-the }.
   *[other] Enchère annulée ({ $seat }) : { $leader } mène avec { $amount } pour { $space-the }.
  }
builder-event-lot-sold = Vendu ! { $seat } obtient { $space-the } pour { $amount }.
builder-event-lot-unsold = Pas d'enchère pour { $space-the } : la banque garde la propriété.
builder-event-card-paid = { $seat-n ->
    [-1] La banque paie { $amount } à { $payee }.
   *[other] { $seat } paie { $amount } à { $payee }.
  }
builder-event-claim-opened = { $seat } s'arrête { $space-at } : { $owner } peut réclamer { $amount } de loyer.
builder-event-claim-waived = { $owner } renonce au loyer ({ $space }) : rien à payer pour { $seat }.
builder-event-claim-lapsed = Loyer non réclamé ({ $space }) : { $seat } ne doit rien à { $owner }.
builder-event-rent-paid = { $seat } paie { $amount } de loyer à { $owner } ({ $space }).
builder-event-debt-opened = { $seat } doit { $amount } à { $creditor } et n'a pas assez en caisse.
builder-event-debt-cancelled = { $creditor } n'est plus en jeu : { $seat } ne doit plus { $amount }.
builder-event-mortgaged = { $seat } hypothèque { $space-the } pour { $amount }.
builder-event-mortgage-repaid = { $seat } lève l'hypothèque { $space-of } pour { $amount }.
builder-event-mortgage-kept = { $seat } garde l'hypothèque { $space-of }.

## Événements : les échanges

builder-event-deal-proposed = { $seat } propose à { $partner } : { $give-all } contre { $take-all }.
builder-event-deal-countered = { $partner } fait une contre-proposition à { $seat }.
builder-event-deal-made = Échange conclu ! { $partner } reçoit { $give-all }, { $seat } reçoit { $take-all }.
builder-event-deal-void = L'échange entre { $seat } et { $partner } n'est plus possible, il manque : { $missing }.
builder-event-deal-lapsed = L'échange proposé par { $seat } à { $partner } a expiré.
builder-event-deeds-swapped = { builder-value-card-swap } ! { $seat } prend { $other-the } à { $partner } contre { $own-the }.

## Événements : la fin

builder-event-went-bankrupt = Faillite ! { $seat } ne peut pas payer { $creditor } ; ses immeubles sur l'île comptent encore.
builder-event-estate-passed = Tout ce que possédait { $seat } va à { $creditor } : { $amount }{ $deeds ->
    [0] {""}
    [one] , { $deeds } propriété
   *[other] , { $deeds } propriétés
  }{ $chips-count ->
    [0] {""}
   *[other] , { $chips }
  }{ $cards ->
    [0] {""}
    [one] , { $cards } carte
   *[other] , { $cards } cartes
  }.
builder-event-counted = { $rank }. { $seat } : { $buildings } pour les immeubles + { $sets } pour les groupes{ $billionaire ->
    [0] {""}
   *[other] {" "}+ { $billionaire } pour Constructeur milliardaire
  }{ $community ->
    [0] {""}
   *[other] {" "}+ { $community } pour Constructeur communautaire
  } = { $total ->
    [one] { $total } point
   *[other] { $total } points
  } ({ $cash } en caisse).
builder-event-game-ended = { $why-word ->
    [penthouse] Le penthouse est posé : la partie est finie.
    [stuck] Plus personne ne peut atteindre le penthouse : la partie est finie.
    [stalled] Personne n'a bâti depuis trop de manches : la partie est finie.
    [rounds] La dernière manche est jouée : la partie est finie.
    [alone] Les autres ont quitté la table : la partie est finie.
    [agreed] La seule personne qui peut encore bâtir arrête la partie : on compte les points.
   *[nobody] Plus personne ne peut bâtir : la partie est finie.
  }

## Attentes

builder-wait-drop = { $seat } a plus de six jetons et doit laisser le surplus
builder-wait-jail = { $seat } est en prison : payer, carte ou dés ?
builder-wait-steal = { $seat } peut prendre un jeton
builder-wait-park = { $seat } peut échanger deux jetons
builder-wait-pick = { $seat } choisit des jetons
builder-wait-swap = { $seat } peut échanger deux propriétés
builder-wait-manage = { $seat } échange et bâtit
builder-wait-claim = { $seat } peut réclamer le loyer
builder-wait-debt = { $seat } doit trouver de l'argent
builder-wait-inherit = { $seat } décide des hypothèques reçues

## Refus

builder-refusal-wrong-phase = Ce n'est pas possible à ce moment du tour.
builder-refusal-raising-funds = Une dette doit d'abord être payée ; le tour continue ensuite.
builder-refusal-inheriting = Il faut d'abord décider des hypothèques reçues.
builder-refusal-auction-running = Une vente aux enchères est en cours ; tout le reste attend.
builder-refusal-surplus-first = Vous avez trop de jetons : laissez-en d'abord { $count }.
builder-refusal-surplus-exactly = Laissez exactement { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }, ni plus ni moins.
builder-refusal-rent-first = Le loyer peut encore être réclamé : attendez un instant.
builder-refusal-claim-closed = Ce loyer ne peut plus être réclamé.
builder-refusal-in-jail = On ne bâtit pas en prison.
builder-refusal-chips-locked = Il faut d'abord laisser les jetons au-delà de six ; d'ici là, aucun ne s'échange.
builder-refusal-cash-reserved = Cet argent est réservé : votre enchère est la plus haute.
builder-refusal-debt-comes-first = La dette passe d'abord : gardez de quoi la payer.
builder-refusal-can-still-pay = Vous pouvez encore payer en hypothéquant des propriétés.
builder-refusal-no-debt = Sans dette, pas de faillite.
builder-refusal-not-enough-chips = { $level ->
    [5] Il manque des jetons pour le penthouse.
   *[other] Il manque des jetons pour l'étage { $level }.
  }
    .bare = Il manque des jetons pour cela.
builder-refusal-not-these-chips = Ces jetons ne correspondent pas au coût de cet étage.
builder-refusal-no-chips-in-bank = La banque n'a plus de jetons de ce type.
builder-refusal-same-type = Le jeton pris doit être d'un autre type.
builder-refusal-not-your-building = Quelqu'un d'autre bâtit là.
builder-refusal-building-full = Quatre étages au plus ; seul le penthouse va au-dessus.
builder-refusal-no-blocks = Vous n'avez plus de bloc ; il ne reste que le penthouse.
builder-refusal-no-tower = Le penthouse se pose sur un de vos immeubles de quatre étages.
builder-refusal-water = On ne bâtit pas sur l'eau.
builder-refusal-not-owner = Cette propriété n'appartient pas à la personne qui la donne.
builder-refusal-mortgaged = Cette propriété est déjà hypothéquée.
builder-refusal-not-mortgaged = Cette propriété n'est pas hypothéquée.
builder-refusal-complete-set = Un échange forcé ne défait pas un groupe complet.
builder-refusal-nobody-to-rob = Cette personne n'a aucun jeton de ce type.
builder-refusal-already-leading = Votre enchère est déjà la plus haute.
builder-refusal-not-tradable = Cela ne s'échange pas.
builder-refusal-empty-side = Chaque côté doit donner quelque chose.
builder-refusal-gift = Ce serait un cadeau : les deux côtés doivent donner des choses différentes.
builder-refusal-no-card = La personne qui donne ou utilise cette carte ne l'a pas.

## Réglages

builder-option-rent = Loyer
builder-option-rent-ask = à réclamer
builder-option-rent-auto = réclamé d'office
builder-option-grace = Délai pour réclamer un loyer avant le lancer suivant
builder-option-grace-menu = Délai pour réclamer
builder-option-grace-none = aucun
builder-option-grace-short = court (direct 10 s, long cours 5 min)
builder-option-grace-usual = habituel (direct 20 s, long cours 30 min)
builder-option-grace-long = long (direct 1 min, long cours 2 h)
builder-option-grace-longest = le plus long (direct 5 min, long cours 12 h)
builder-option-rounds = Manches jusqu'au décompte
builder-option-rounds-menu = Manches
builder-option-rounds-0 = sans limite
builder-option-stall = Manches sans aucun bloc jusqu'au décompte
builder-option-stall-menu = Manches sans bloc
builder-option-stall-0 = jamais
builder-option-gifts = Cadeaux : on peut donner sans rien demander
