### Knockout : son nom, ses cases, ses verbes, ses événements, ses attentes, ses refus, ses réglages.

knockout-name = Knockout
knockout-blurb = Faites glisser vos pions sur le long plateau, expulsez ceux des autres et encaissez les cases où s'arrêtent les vôtres. De deux à quatre personnes, ou jusqu'à huit en équipes de deux ; on commence à tour de rôle.
knockout-cash = { $n }{"\u00A0"}M

## Cases

knockout-space-0 = hors du plateau
    .of = de la table
    .at = hors du plateau
    .the = la table
knockout-space-1 = Avenue de la Méditerranée
    .of = de l'avenue de la Méditerranée
    .at = à l'avenue de la Méditerranée
    .the = l'avenue de la Méditerranée
knockout-space-2 = Maison
    .of = de la Maison
    .at = à la Maison
    .the = la Maison
knockout-space-3 = Avenue de la Baltique
    .of = de l'avenue de la Baltique
    .at = à l'avenue de la Baltique
    .the = l'avenue de la Baltique
knockout-space-4 = Avenue de l'Orient
    .of = de l'avenue de l'Orient
    .at = à l'avenue de l'Orient
    .the = l'avenue de l'Orient
knockout-space-5 = Avenue Vermont
    .of = de l'avenue Vermont
    .at = à l'avenue Vermont
    .the = l'avenue Vermont
knockout-space-6 = Avenue Connecticut
    .of = de l'avenue Connecticut
    .at = à l'avenue Connecticut
    .the = l'avenue Connecticut
knockout-space-7 = Place St-Charles
    .of = de la place St-Charles
    .at = à la place St-Charles
    .the = la place St-Charles
knockout-space-8 = Avenue des États-Unis
    .of = de l'avenue des États-Unis
    .at = à l'avenue des États-Unis
    .the = l'avenue des États-Unis
knockout-space-9 = Avenue Virginie
    .of = de l'avenue Virginie
    .at = à l'avenue Virginie
    .the = l'avenue Virginie
knockout-space-10 = Place St-Jacques
    .of = de la place St-Jacques
    .at = à la place St-Jacques
    .the = la place St-Jacques
knockout-space-11 = Avenue Tennessee
    .of = de l'avenue Tennessee
    .at = à l'avenue Tennessee
    .the = l'avenue Tennessee
knockout-space-12 = Avenue New York
    .of = de l'avenue New York
    .at = à l'avenue New York
    .the = l'avenue New York
knockout-space-13 = Maison
    .of = de la Maison
    .at = à la Maison
    .the = la Maison
knockout-space-14 = Taxe de luxe
    .of = de la Taxe de luxe
    .at = à la Taxe de luxe
    .the = la Taxe de luxe
knockout-space-15 = Chance
    .of = de la case Chance
    .at = à la case Chance
    .the = la case Chance
knockout-space-16 = Avenue Kentucky
    .of = de l'avenue Kentucky
    .at = à l'avenue Kentucky
    .the = l'avenue Kentucky
knockout-space-17 = Avenue Indiana
    .of = de l'avenue Indiana
    .at = à l'avenue Indiana
    .the = l'avenue Indiana
knockout-space-18 = Avenue Illinois
    .of = de l'avenue Illinois
    .at = à l'avenue Illinois
    .the = l'avenue Illinois
knockout-space-19 = Avenue Atlantique
    .of = de l'avenue Atlantique
    .at = à l'avenue Atlantique
    .the = l'avenue Atlantique
knockout-space-20 = Avenue Ventnor
    .of = de l'avenue Ventnor
    .at = à l'avenue Ventnor
    .the = l'avenue Ventnor
knockout-space-21 = Jardins Marvin
    .of = des jardins Marvin
    .at = aux jardins Marvin
    .the = les jardins Marvin
knockout-space-22 = Avenue Pacifique
    .of = de l'avenue Pacifique
    .at = à l'avenue Pacifique
    .the = l'avenue Pacifique
knockout-space-23 = Avenue Caroline du Nord
    .of = de l'avenue Caroline du Nord
    .at = à l'avenue Caroline du Nord
    .the = l'avenue Caroline du Nord
knockout-space-24 = Avenue Pennsylvanie
    .of = de l'avenue Pennsylvanie
    .at = à l'avenue Pennsylvanie
    .the = l'avenue Pennsylvanie
knockout-space-25 = Place du Parc
    .of = de la place du Parc
    .at = à la place du Parc
    .the = la place du Parc
knockout-space-26 = Chemin de fer
    .of = du Chemin de fer
    .at = au Chemin de fer
    .the = le Chemin de fer
knockout-space-27 = Promenade
    .of = de la Promenade
    .at = à la Promenade
    .the = la Promenade
knockout-space-28 = Allez en prison
    .of = de la case Allez en prison
    .at = à la case Allez en prison
    .the = la case Allez en prison
knockout-space-29 = Parc gratuit
    .of = du Parc gratuit
    .at = au Parc gratuit
    .the = le Parc gratuit
knockout-space-30 = Allez en prison
    .of = de la case Allez en prison
    .at = à la case Allez en prison
    .the = la case Allez en prison

## Mots employés comme valeurs

knockout-value-blue = bleu
knockout-value-light-blue = bleu ciel
knockout-value-ask = me demander
knockout-value-never = ne jamais payer
knockout-value-always = toujours payer
knockout-value-on = oui
knockout-value-board = sur le plateau
knockout-value-hand = en main
knockout-value-jail = en prison
knockout-value-out = hors jeu pour cette manche

## Verbes, et les questions sur leurs champs

knockout-action-slide = Faire glisser
knockout-action-slide-short = Faire glisser (place { $lane }, force { $power })
knockout-action-slide-lane = Où sur la ligne de départ, en mm (de 20 à 250) ?
knockout-action-slide-angle = Quel angle, en dixièmes de degré ?
knockout-action-slide-power = Avec quelle force (de 1 à 140) ?
knockout-action-retry = Réessayer
knockout-action-retry-short = Réessayer (place { $lane }, force { $power })
knockout-action-retry-lane = Où sur la ligne de départ, en mm (de 20 à 250) ?
knockout-action-retry-angle = Quel angle, en dixièmes de degré ?
knockout-action-retry-power = Avec quelle force (de 1 à 140) ?
knockout-action-decline = Pas de seconde chance
knockout-action-pay = Payer 100 M et rejouer
knockout-action-stay = Le laisser en prison
knockout-action-let-lie = Le laisser sur Chance
knockout-action-move = Prendre { knockout-space-26.the }
knockout-action-move-space = Vers quelle propriété ?
knockout-action-remain = Rester { knockout-space-26.at }
knockout-action-time-up = Le temps est écoulé
knockout-action-preset = Si un pion va en prison
knockout-action-preset-value = Que faut-il répondre désormais ?

## Événements

knockout-event-round-began = Manche { $round } sur { $rounds } : { $colour } commence ({ $seats }). Ordre du tour : { $order }.
knockout-event-round-scored = { $filled-n ->
    [0] La manche { $round } est comptée. { $pot-n ->
        [0] Il n'y a rien { knockout-space-29.at }.
       *[other] Il reste { $pot } { knockout-space-29.at }.
    }
   *[other] La manche { $round } est comptée. La banque met { $filled } { knockout-space-29.at }.
  }
knockout-slide = { $kind-word ->
    [jail] { $seat } ({ $colour }) fait glisser le pion sorti de prison
    [chance] { $seat } ({ $colour }) refait glisser le pion de la case Chance
    [second] { $seat } ({ $colour }) réessaie
    [automatic] Temps écoulé pour { $seat } ({ $colour }), le pion glisse tout seul
   *[regular] { $seat } ({ $colour }) fait glisser un pion
  }
knockout-event-slid = { $fate-word ->
    [jail] { knockout-slide } : tout droit en prison !
    [off] { knockout-slide } : hors du plateau !
    [short] { knockout-slide } : trop court, sans passer la ligne de départ.
   *[rests] { knockout-slide } : arrêt sur { $space-the }.
  }
knockout-event-knocked = { $fate-word ->
    [jail] Le pion { $colour } qui était sur { $origin-the } part en prison.
    [off] Le pion { $colour } qui était sur { $origin-the } est expulsé du plateau.
    [short] Le pion { $colour } qui était sur { $origin-the } est renvoyé derrière la ligne de départ.
   *[rests] Un pion { $colour } est poussé : { $origin } → { $space }.
  }
knockout-event-retry-paid = { $seat } ({ $colour }) paie { $amount } pour une seconde chance.
knockout-event-declined = Pas de seconde chance pour { $seats } ({ $colour }).
knockout-event-bought-out = { $seat } ({ $colour }) paie { $amount } et sort le pion de prison.
knockout-event-stayed = Un pion reste en prison : { $seats } ({ $colour }).
knockout-event-left-lying = { $seats-count ->
    [one] { $seats } ({ $colour }) laisse le pion sur la case Chance.
   *[other] { $seats } ({ $colour }) laissent le pion sur la case Chance.
  }
knockout-event-moved = { $seats-count ->
    [one] { $seats } ({ $colour }) prend { knockout-space-26.the } jusqu'{ $space-at }.
   *[other] { $seats } ({ $colour }) prennent { knockout-space-26.the } jusqu'{ $space-at }.
  }
knockout-event-remained = { $seats-count ->
    [one] { $seats } ({ $colour }) reste { knockout-space-26.at }.
   *[other] { $seats } ({ $colour }) restent { knockout-space-26.at }.
  }
knockout-event-collected = { $seats-count ->
    [one] { $seats } ({ $colour }) encaisse { $amount } : { $spaces }.
   *[other] { $seats } ({ $colour }) encaissent { $amount } : { $spaces }.
  }
knockout-event-bonus-paid = Groupe { $group } complet : bonus de { $amount } pour { $seats } ({ $colour }).
knockout-event-house-paid = { knockout-space-2 } : le prix { $space-of } est payé une seconde fois, { $amount } pour { $seats } ({ $colour }).
knockout-event-tax-paid = { knockout-space-14 } : { $seats-count ->
    [one] { $seats } ({ $colour }) paie { $amount } pour { $count ->
        [one] { $count } propriété
       *[other] { $count } propriétés
    }.
   *[other] { $seats } ({ $colour }) paient { $amount } pour { $count ->
        [one] { $count } propriété
       *[other] { $count } propriétés
    }.
  }
knockout-event-pot-taken = { $sharers ->
    [one] L'argent { knockout-space-29.of } revient à { $seats } ({ $colour }) : { $amount }.
   *[other] L'argent { knockout-space-29.of } se partage : { $amount } pour { $seats } ({ $colour }).
  }
knockout-event-nothing-collected = Rien à encaisser pour { $seats } ({ $colour }).
knockout-event-preset-chosen = { $value-word ->
    [never] Désormais, { $seat } ne paie jamais pour sortir de prison.
    [always] Désormais, { $seat } paie toujours pour sortir de prison.
   *[ask] Désormais, { $seat } choisit chaque fois de payer ou non en prison.
  }
knockout-event-left-game = { $seat } quitte la partie ; l'autre membre de l'équipe continue ({ $colour }).
knockout-event-resigned = { $seat } quitte la partie : le camp { $colour } n'est plus en jeu.
knockout-event-won = { $why-word ->
    [alone] { $seats-count ->
        [one] { $seats } ({ $colours }) gagne : les autres ont quitté la table.
       *[other] { $seats } ({ $colours }) gagnent : les autres ont quitté la table.
    }
   *[rounds] { $seats-count ->
        [one] { $seats } ({ $colours }) gagne avec { $amount } !
       *[other] { $seats } ({ $colours }) gagnent avec { $amount } !
    }
  }

## Attentes

knockout-wait-slide = À { $seat } de faire glisser un pion
knockout-wait-again = À { $seat } de faire glisser le pion sorti de prison
knockout-wait-retry = Une seconde chance ? Réponse attendue : { $seat }
knockout-wait-jail = Sortir de prison pour 100 M ? { $count ->
    [one] Réponse attendue : { $seat }
   *[other] Une réponse suffit : { $seat }
  }
knockout-wait-chance = Chance : glisser encore une fois ? { $count ->
    [one] Réponse attendue : { $seat }
   *[other] Une réponse suffit : { $seat }
  }
knockout-wait-railroad = { knockout-space-26 } : vers où ? { $count ->
    [one] Réponse attendue : { $seat }
   *[other] Une réponse suffit : { $seat }
  }

## Refus

knockout-refusal-out-of-range = { $field ->
    [lane] La place sur la ligne de départ se compte de { $low } à { $high } mm depuis le haut.
    [angle] L'angle va de 15 degrés vers le haut à 15 degrés vers le bas.
    [power] La force va de { $low } à { $high }.
   *[other] Choisissez entre { $low } et { $high }.
  }
knockout-refusal-bad-step = { $field ->
    [angle] L'angle se règle par demi-degrés.
   *[other] On compte ici de { $step } en { $step }.
  }
knockout-refusal-not-your-slide = Ce n'est pas à vous de faire glisser un pion : c'est à { $seat }.
knockout-refusal-question-open = { $seat } a d'abord une question à régler ; la partie continue ensuite.
knockout-refusal-answer-first = Répondez d'abord à la question posée.
knockout-refusal-jail-choice-over = On ne peut payer qu'à l'arrivée du pion en prison. Il sera libre à la manche suivante.
knockout-refusal-no-chance = Aucun pion sur Chance n'attend de décision.
knockout-refusal-no-railroad = Aucun pion { knockout-space-26.at } n'attend de décision.
knockout-refusal-occupied = Un pion s'y trouve déjà.
knockout-refusal-not-a-property = Depuis { knockout-space-26.the }, on ne va qu'aux propriétés, jamais { $space-at }.
knockout-refusal-no-second-chance = Pas de seconde chance en ce moment.

## Réglages

knockout-option-second-chance = Seconde chance
knockout-option-second-chance-free = une seule, gratuite
knockout-option-second-chance-free-menu = une gratuite
knockout-option-second-chance-paid = à volonté, 100 M chacune
knockout-option-second-chance-paid-menu = 100 M chacune
knockout-option-second-chance-off = aucune
knockout-option-animation = Glissades
knockout-option-animation-gif = animées
knockout-option-animation-still = en image fixe
knockout-option-aim-band = Montrer l'écart probable en visant
knockout-option-colours = Couleurs choisies
