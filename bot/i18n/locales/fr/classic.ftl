### Classic : son nom, ses verbes, le tour et ses dés, les loyers réclamés, la prison, les attentes, les refus, les réglages. Les plateaux, les cartes, les bâtiments et les échanges ont leurs propres fichiers.

classic-name = Classic
classic-blurb = Achetez des propriétés, réclamez vos loyers avant le prochain lancer, et bâtissez sur des groupes entiers jusqu'à ce que les autres ne puissent plus payer. La dernière personne en jeu gagne ; le Dé Vitesse accélère tout.

## Mots employés comme valeurs

classic-value-first = le premier dé
classic-value-second = le second dé
classic-value-sum = les deux dés
classic-value-shop = boutique
    .the = la boutique
    .many = boutiques
classic-value-tower = tour
    .the = la tour
    .many = tours
classic-value-place = terrain
classic-value-none = rien
classic-value-bus = Bus
classic-value-mister = Monsieur M

## Verbes, et les questions sur leurs champs

classic-action-pay-fine = Payer l'amende
classic-action-use-jail-card = Libération de prison
classic-action-use-jail-card-card = Quelle carte ?
classic-action-bus = Prendre le Bus
classic-action-bus-way = Jusqu'où va le Bus ?
classic-action-go = Y aller
classic-action-go-space = Où aller ?
classic-action-draw = Tirer une carte
classic-action-decline = Mettre aux enchères
classic-action-claim = Réclamer un loyer
classic-action-claim-claim = Quel loyer ?
classic-action-claim-claim-value = Loyer nº { $value }
classic-action-unblock = Finir le délai
classic-action-unblock-claim = Quel loyer ?
classic-action-build-group = Dans quel groupe ?
classic-action-build-levels = Jusqu'à quels niveaux ?
classic-action-sell = Vendre des bâtiments
classic-action-sell-group = Dans quel groupe ?
classic-action-sell-levels = Jusqu'à quels niveaux ?
classic-action-lift = Lever une hypothèque
classic-action-lift-space = Quelle hypothèque ?
classic-action-go-bankrupt = Faire faillite
classic-action-enter = Commander aussi
classic-action-enter-group = Dans quel groupe ?
classic-action-enter-levels = Jusqu'à quels niveaux ?
classic-action-forgo = Ne rien commander
classic-action-close-contest = Clore les commandes

## Événements : le tour

classic-event-rolled = { $speed-word ->
    [none] { $seat } lance { $first } et { $second }.
    [bus] { $seat } lance { $first } et { $second }, et le Bus.
    [mister] { $seat } lance { $first } et { $second }, et Monsieur M.
   *[other] { $seat } lance { $first } et { $second }, et { $speed } au Dé Vitesse.
  }
classic-event-die-awoke = Premier salaire pour { $seat } : au prochain lancer, le Dé Vitesse s'ajoute.
classic-event-triple-rolled = Trois fois { $pips } ! { $seat } peut aller sur n'importe quelle case.
classic-event-bus-taken = { $steps ->
    [one] { $seat } prend le Bus et avance de { $steps } case.
   *[other] { $seat } prend le Bus et avance de { $steps } cases.
  }
classic-event-space-chosen = { $seat } choisit { $space-the }.
classic-event-mister-moved = Monsieur M emmène { $seat } plus loin : { $space }.
classic-event-mister-stayed = Monsieur M ne trouve nulle part où emmener { $seat }.
classic-event-moved = { $seat } part { $start-of } et arrive { $space-at }.
classic-event-salary-paid = { $seat } passe par la case { classic-space-0 } et touche { $amount }.
classic-event-visited = { $reason-word ->
    [own] { $seat } s'arrête { $space-at }, une de ses propriétés.
    [mortgaged] { $seat } ne paie rien { $space-at } : la propriété est hypothéquée.
    [go] { $seat } s'arrête sur la case { classic-space-0 }.
    [jail] { $seat } passe { classic-space-10.at }, en simple visite.
    [parking] { $seat } se repose { classic-space-20.at }.
   *[other] { $seat } s'arrête { $space-at }.
  }
classic-event-declined = { $seat } n'achète pas { $space-the }.
classic-event-tax-paid = { $seat } s'arrête { $space-at } et paie { $amount }.
classic-event-jailed = { $why-word ->
    [doubles] Troisième double : { $seat } file en prison !
    [card] La carte envoie { $seat } en prison !
   *[space] { $seat } va tout droit en prison !
  }
classic-event-fine-paid = { $seat } paie l'amende de { $amount }.

## Événements : les loyers et leur réclamation

classic-event-machine-rolled = { $speed-word ->
    [none] Dés pour { $space-the } : { $first } et { $second }, soit { $total }, fois { $times }.
    [bus] Dés pour { $space-the } : { $first } et { $second }, soit { $total }, fois { $times }.
    [mister] Dés pour { $space-the } : { $first } et { $second }, soit { $total }, fois { $times }.
   *[other] Dés pour { $space-the } : { $first }, { $second } et { $speed }, soit { $total }, fois { $times }.
  } ({ $seat })
classic-event-claim-opened = { $seat } s'arrête { $space-at } : { $owner } peut réclamer { $amount }.
classic-event-claim-recorded = { $owner } réclame { $amount } à { $seat } pour { $space-the } ; le paiement suivra.
classic-event-claim-unblocked = { $owner } n'a pas encore réclamé son loyer à { $seat } pour { $space-the }, mais on peut lancer.
classic-event-claim-lapsed = Trop tard : { $owner } n'a pas réclamé { $amount } à { $seat } pour { $space-the }.
classic-event-rent-paid = { $seat } paie { $amount } de loyer à { $owner } pour { $space-the }.

## Événements : la fin

classic-event-hour-passed = { $hours ->
    [one] Il reste { $hours } heure de jeu.
   *[other] Il reste { $hours } heures de jeu.
  }
classic-event-time-ended = Le temps est écoulé : plus aucun lancer. On encaisse les derniers loyers, puis on compte.
classic-event-counted = { $rank }. { $seat } : { $cash } en caisse + { $properties } de propriétés + { $buildings } de bâtiments = { $total }.
classic-event-game-ended = La partie est finie.

## Attentes

classic-wait-jail = { $seat } est en prison : payer, utiliser une carte ou tenter un double ?
classic-wait-bus = { $seat } choisit jusqu'où va le Bus
classic-wait-triple = { $seat } peut aller sur n'importe quelle case
classic-wait-card = { $seat } : payer, ou tirer une autre carte ?
classic-wait-end = { $seat } peut encore bâtir ou échanger, puis finit son tour
classic-wait-auction = { $count ->
    [0] La vente va se terminer
    [one] { $seat } peut encore enchérir
   *[other] { $seat } peuvent enchérir
  }
classic-wait-inherit = { $seat } peut lever des hypothèques sur les titres reçus
classic-wait-contest = { $count ->
    [one] Il manque des bâtiments : { $seat } peut commander aussi
   *[other] Il manque des bâtiments : { $seat } peuvent commander aussi
  }
classic-wait-claim = { $seat } peut réclamer un loyer
classic-wait-hour = Le temps de la partie s'écoule

## Refus

classic-refusal-not-your-turn = Ce n'est pas votre tour : c'est à { $seat } de jouer.
    .bare = Ce n'est pas votre tour.
classic-refusal-rent-first = Un instant : { $seat } peut encore réclamer un loyer. Vous pourrez lancer ensuite.
classic-refusal-claim-lapsed = Trop tard : ce loyer ne peut plus être réclamé.
classic-refusal-already-claimed = Vous avez déjà réclamé ce loyer ; il sera payé juste après.
classic-refusal-roll-again = Vous avez fait un double : relancez avant de finir votre tour.
classic-refusal-not-in-jail = Vous n'êtes pas en prison.
classic-refusal-no-card = Vous n'avez pas de carte Libération de prison à utiliser.
classic-refusal-same-space = Vous y êtes déjà : choisissez une autre case.
classic-refusal-not-enough-cash = Il faut { $low } ; vous pouvez dépenser { $cash }.
classic-refusal-passed = Vous avez passé : c'est définitif pour cette vente.
classic-refusal-already-leading = Votre enchère est la plus haute, et elle vous engage.
classic-refusal-no-auction = Il n'y a pas de vente aux enchères en ce moment.
classic-refusal-auction-running = Une vente aux enchères est en cours ; le tour reprend ensuite.
classic-refusal-debt-open = Une dette doit d'abord être payée ; le tour reprend ensuite.
classic-refusal-inheritance-open = Des titres sont en train de changer de mains : le tour reprend ensuite.
classic-refusal-phase-running = Vous ne pouvez pas encore commander les derniers bâtiments : la vente, la dette ou la reprise de titres en cours passe d'abord.
classic-refusal-contest-running = On se partage les derniers bâtiments ; d'ici là, on ne bâtit pas, on ne vend pas de bâtiments et on n'échange pas.
classic-refusal-no-contest = Il ne manque pas de bâtiments en ce moment.
classic-refusal-order-entered = Votre commande est déjà passée et ne change plus.
classic-refusal-not-asked = Vous ne pouviez pas bâtir ce type de bâtiment au début de la pénurie.
classic-refusal-not-in-contest = Seules les personnes dont la commande est en attente peuvent enchérir pour ces bâtiments.
classic-refusal-in-debt = Vous devez { $amount } : payez d'abord, puis bâtissez ou levez des hypothèques.
classic-refusal-no-debt = Vous n'avez pas de dette.
classic-refusal-no-inheritance = Vous n'avez pas de titres à reprendre.
classic-refusal-can-still-pay = Vous pouvez encore payer : vendez des bâtiments, hypothéquez ou échangez.
classic-refusal-game-over = Cette partie est finie.
classic-refusal-wrong-phase = Ce n'est pas possible en ce moment.

## Réglages

classic-option-speed = Dé Vitesse
classic-option-doubles = Chiffre du Dé Vitesse sur un double
classic-option-doubles-ignore = ne compte pas
classic-option-doubles-add = s'ajoute
classic-option-rent = Loyers
classic-option-rent-claim = à réclamer
classic-option-rent-auto = réclamés par le bot
classic-option-deck = Cartes
classic-option-deck-international = internationales
classic-option-deck-heritage = anciennes, françaises et britanniques
classic-option-board-neutral = une vallée
classic-option-board-edition = le thème du livret
classic-option-limit = Limite de temps, en heures
classic-option-limit-menu = Limite, en heures
classic-option-limit-0 = aucune
