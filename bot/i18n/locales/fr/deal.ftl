### Deal : son nom, ses verbes, ses événements, ses attentes, ses refus, ses réglages. Les noms des cartes sont dans deal-cards.ftl.
### « Joker ! » annule une action ; un « Joker Propriété » se pose dans un groupe : toujours le nom entier.

deal-name = Deal
deal-blurb = Réunissez trois groupes complets : encaissez des loyers, échangez, volez, avec des cartes que personne d'autre ne voit. De deux à dix personnes, un quart d'heure.

## Cartes et groupes dans une phrase

deal-a-card = { $word ->
    [house] une { deal-card-house }
    [birthday] la carte « { deal-card-birthday } »
    [pass-go] une carte { $card }
    [just-say-no] un { deal-card-just-say-no }
   *[other] { $family ->
        [money] un { $card }
        [wild] un { $card }
        [rent] un { $card }
        [deal] un { $card }
        [forced] un { $card }
        [sly] un { $card }
        [debt] un { $card }
        [double] un { $card }
        [hotel] un { $card }
       *[other] { $card }
    }
  }
deal-group-name = { $colour-word ->
    [station] groupe des gares
    [utility] groupe des compagnies
   *[other] groupe { $colour }
  }
deal-rent-name = { $colour-word ->
    [station] loyer des gares
    [utility] loyer des compagnies
   *[other] loyer { $colour }
  }
deal-move-to = { $card } → { $goal }
deal-move-for = { $card } ⇄ { $goal }

## Mots employés comme valeurs

deal-value-hand = main
deal-value-pay = payer pour moi tout de suite
deal-value-accept = laisser faire aussitôt si je n'ai pas de { deal-card-just-say-no }
deal-value-guard = me protéger du { deal-card-deal-breaker }

## Verbes, et les questions sur leurs champs

deal-action-bank = Mettre en banque
deal-action-bank-card = Quelle carte ?
deal-action-lay = Poser une propriété
deal-action-lay-card = Quelle carte ?
deal-action-lay-colour = Sur quelle couleur ?
deal-action-build = Construire
deal-action-build-card = Quelle construction ?
deal-action-build-place = Sur quel groupe ?
deal-action-pass-go = { deal-card-pass-go } : piocher 2
deal-action-pass-go-card = Quelle carte ?
deal-action-sly = { deal-card-sly-deal }
deal-action-sly-card = Quelle carte jouez-vous ?
deal-action-sly-target = Quelle carte prenez-vous ?
deal-action-forced = { deal-card-forced-deal }
deal-action-forced-card = Quelle carte jouez-vous ?
deal-action-forced-own = Quelle carte donnez-vous ?
deal-action-forced-target = Quelle carte prenez-vous ?
deal-action-breaker = { deal-card-deal-breaker }
deal-action-breaker-card = Quelle carte jouez-vous ?
deal-action-breaker-place = Quel groupe prenez-vous ?
deal-action-collect = { deal-card-debt-collector }
deal-action-collect-card = Quelle carte jouez-vous ?
deal-action-collect-opponent = Qui doit vous payer 5 M ?
deal-action-birthday = { deal-card-birthday }
deal-action-birthday-card = Quelle carte jouez-vous ?
deal-action-charge = Réclamer un loyer
deal-action-charge-card = Quelle carte { deal-face-title-rent } ?
deal-action-charge-colour = Pour quelle couleur ?
deal-action-charge-doubles = Combien de { deal-card-double-rent } ?
deal-action-charge-one = Réclamer à une personne
deal-action-charge-one-card = Quelle carte { deal-face-title-rent } ?
deal-action-charge-one-colour = Pour quelle couleur ?
deal-action-charge-one-doubles = Combien de { deal-card-double-rent } ?
deal-action-charge-one-opponent = Qui doit payer ?
deal-action-exchange = Reprendre un joker
deal-action-exchange-card = Quelle propriété posez-vous ?
deal-action-exchange-wild = À la place de quel { deal-face-title-wild } ?
deal-action-exchange-to = Où va ce { deal-face-title-wild } ?
deal-action-rearrange = Réorganiser
deal-action-rearrange-moves = Quelles cartes déplacez-vous ?
deal-action-rearrange-sure = Même si une construction quitte son groupe ?
deal-action-give-back = Rendre
deal-action-give-back-cards = Quelles cartes rendez-vous ?
deal-action-pay-thread = Quelle dette ?
deal-action-pay-cards = Avec quelles cartes ?
deal-action-say-no = { deal-card-just-say-no }
deal-action-say-no-thread = Contre quoi ?
deal-action-say-no-card = Quelle carte ?
deal-action-submit = Laisser faire
deal-action-submit-thread = Quelle question ?
deal-action-obey = Appliquer les consignes
deal-action-order = Consigne
deal-action-order-order = Quelle consigne ?
deal-action-order-value = Oui ou non ?

## Événements

deal-event-turn-began = Tour { $turn } : à { $seat } de jouer ; { $drawn ->
    [0] il n'y a plus rien à piocher
    [one] { $drawn } carte piochée
   *[other] { $drawn } cartes piochées
  }.
deal-event-drew = { $cards-count ->
    [0] Il n'y avait rien à piocher pour vous.
   *[other] Vous piochez { $cards }.
  }
deal-event-banked = { $seat } met { $card-a } en banque.
deal-event-laid = { $seat } pose { $card-a } dans le { deal-group-name }.
deal-event-set-completed = { $seat } complète le { deal-group-name } !
deal-event-set-broken = { $seat } n'a plus le { deal-group-name } au complet.
deal-event-built = { $seat } construit { $card-a } sur le { deal-group-name } : loyer { $rent }.
deal-event-building-fell = { $seat } a un groupe défait, qui perd { $card-a }.
deal-event-went-on = { $seat } joue { deal-card-pass-go } et { $drawn ->
    [0] ne pioche rien : il n'y a plus de cartes
    [one] pioche { $drawn } carte
   *[other] pioche { $drawn } cartes
  }.
deal-event-charged = { $card-word ->
    [debt-collector] { $seat } joue { deal-card-debt-collector } et réclame { $amount } à { $targets }.
    [birthday] { $seat } fête son anniversaire et réclame { $amount } à { $targets }.
   *[other] { $seat } réclame le { deal-rent-name }{ $doubles ->
        [0] {""}
        [1] , doublé
       *[other] , doublé deux fois
    }, soit { $amount }, à { $targets }.
  }
deal-event-theft-tried = { $card-word ->
    [forced-deal] { $seat } joue { deal-card-forced-deal } pour prendre { $cards } à { $target } contre { $own-a }.
    [deal-breaker] { $seat } joue { deal-card-deal-breaker } pour prendre un groupe complet à { $target } : { $cards }.
   *[other] { $seat } joue { deal-card-sly-deal } pour prendre { $cards } à { $target }.
  }
deal-event-said-no = { $seat } joue un { deal-card-just-say-no }
deal-event-paid = { $cards-count ->
    [0] { $seat } n'a rien pour payer { $payee }.
   *[other] { $lost-n ->
        [0] { $seat } paie { $amount } à { $payee } (dette de { $due }) : { $cards }.
       *[other] { $seat } paie { $amount } à { $payee } (dette de { $due }, { $lost } de trop) : { $cards }.
    }
  }
deal-event-cancelled = L'action est annulée pour { $target }.
deal-event-taken = { $own-n ->
    [0] { $seat } prend { $cards } à { $target }.
   *[other] { $seat } prend { $cards } à { $target } et donne { $own-a } en échange.
  }
deal-event-exchanged = { $to-word ->
    [hand] { $seat } pose { $card } à la place d'un { deal-face-title-wild }, qui revient en main ({ $wild }).
   *[other] { $seat } pose { $card } à la place d'un { deal-face-title-wild }, qui change de couleur : { $to } ({ $wild }).
  }
deal-event-rearranged = { $seat } déplace { $cards }.
deal-event-gave-back = { $seat } rend { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
deal-event-returned = Vous rendez, dans cet ordre : { $cards }.
deal-event-turn-ended = { $seat } a fini son tour.
deal-event-pile-shuffled = { $count ->
    [one] La seule carte de la pile centrale devient la nouvelle pioche.
   *[other] Les { $count } cartes de la pile centrale, mélangées, deviennent la nouvelle pioche.
  }
deal-event-left-game = { $seat } quitte la partie ; { $cards ->
    [0] il ne lui restait aucune carte
    [one] { $cards } carte va sous la pioche
   *[other] { $cards } cartes vont sous la pioche
  }.
deal-event-order-given = Consigne « { $order } » : { $value }.
deal-event-hour-ended = { $left ->
    [0] Le temps est écoulé : ce tour est le dernier.
    [one] Il reste une heure de jeu.
   *[other] Il reste { $left } heures de jeu.
  }
deal-event-won = { $colours-count ->
    [0] { $seat } gagne : les autres ont quitté la table.
   *[other] { $seat } gagne avec ses groupes complets : { $colours } !
  }
deal-event-stopped = { $why-word ->
    [time] Le temps est écoulé : on compte les groupes complets, puis la valeur de ce qui est posé.
   *[deadlock] Plus rien ne bouge : on compte les groupes complets, puis la valeur de ce qui est posé.
  }

## Attentes

deal-wait-play = { $seat } joue
deal-wait-respond = Réponse attendue : { $seat }
deal-wait-counter = Contrer ou non ? Réponse attendue : { $seat }
deal-wait-discard = { $seat } a trop de cartes et doit en rendre
deal-wait-orders = Les consignes vont être appliquées
deal-wait-hour = Le temps de la partie s'écoule

## Refus

deal-refusal-not-in-hand = Vous n'avez pas (ou plus) cette carte en main.
deal-refusal-no-plays-left = Vous avez déjà joué vos trois cartes ce tour-ci.
deal-refusal-answers-open = Des réponses sont encore attendues ; patientez jusqu'à la dernière.
deal-refusal-turn-over = Votre tour est fini ; il ne reste qu'à rendre des cartes.
deal-refusal-nothing-to-give-back = Vous n'avez pas plus de 7 cartes : aucune n'est à rendre.
deal-refusal-give-back-exactly = On rend exactement les cartes au-delà de 7, ni plus, ni moins.
deal-refusal-nothing-to-answer = Aucune action ne vous vise : il n'y a rien à arrêter avec un { deal-card-just-say-no }
deal-refusal-not-asked = Personne n'attend votre réponse.
deal-refusal-cannot-pay = On ne paie qu'avec ce qui est posé : la banque, les propriétés, les cartes { deal-face-title-wild } à deux couleurs et les constructions.
deal-refusal-too-little = Vous n'en êtes qu'à { $chosen } sur { $due }. Ajoutez des cartes, ou toutes celles que vous avez.
    .bare = Ce n'est pas assez. Ajoutez des cartes, ou toutes celles que vous avez.
deal-refusal-superfluous = { $chosen } pour { $due } : au moins une de ces cartes est de trop. Retirez-la.
    .bare = Au moins une de ces cartes est de trop. Retirez-la.
deal-refusal-building-falls = Une construction quitterait son groupe. Appuyez encore une fois pour confirmer.
deal-refusal-moved-twice = Un { deal-face-title-wild } ne va qu'à un seul endroit.
deal-refusal-no-exchange = Ces cartes ne peuvent pas changer de place : il faut dans chaque groupe une carte qui ne soit pas un { deal-card-wild-any }.
deal-refusal-no-target = Personne d'autre n'a de propriété hors d'un groupe complet.
deal-refusal-nothing-to-give = Vous n'avez aucune propriété à donner hors d'un groupe complet.
deal-refusal-no-complete-set = Personne d'autre n'a de groupe complet.
deal-refusal-no-site = Aucun de vos groupes complets ne peut recevoir cette construction.
deal-refusal-no-buildings-there = On ne construit ni sur les gares, ni sur les compagnies.
deal-refusal-has-house = Il y a déjà une { deal-card-house }.
deal-refusal-has-hotel = Il y a déjà un { deal-card-hotel }.
deal-refusal-needs-house = Un { deal-card-hotel } demande d'abord une { deal-card-house }.
deal-refusal-no-such-colour = Vous n'avez aucune propriété d'une couleur de cette carte.
deal-refusal-in-a-set = Cette carte fait partie d'un groupe complet, qui la protège.
deal-refusal-packs-do-not-fit = Prenez un paquet jusqu'à 5 personnes, deux à partir de 4.
deal-refusal-cannot-be-banked = Les propriétés et les cartes { deal-face-title-wild } ne vont jamais en banque.
deal-refusal-not-oneself = Visez quelqu'un d'autre que vous.
deal-refusal-not-alone = { deal-card-double-rent } se joue avec une carte { deal-face-title-rent }, jamais sans.
deal-refusal-no-doubles = Vous n'avez pas autant de cartes { deal-card-double-rent }, ou il ne vous reste pas assez de cartes à jouer.
deal-refusal-no-place = Cette carte ne peut pas se poser là.

## Réglages

deal-option-packs = Paquets de cartes
deal-option-packs-menu = Paquets
deal-option-packs-auto = un ; deux à partir de 6 personnes
deal-option-packs-auto-menu = un ; deux dès 6 personnes
deal-option-packs-one = un
deal-option-packs-two = deux (à partir de 4 personnes)
deal-option-buildings = Constructions d'un groupe défait
deal-option-buildings-bank = dans la banque de leur propriétaire
deal-option-buildings-discard = à la pile centrale
deal-option-multicolour = Qui paie un { deal-card-rent-any }
deal-option-multicolour-one = une seule personne
deal-option-multicolour-all = tout le monde
deal-option-exchange = Reprendre un { deal-face-title-wild } contre une propriété
deal-option-exchange-menu = Échange de carte
deal-option-exchange-opening = juste après la pioche
deal-option-exchange-opening-menu = après la pioche
deal-option-exchange-turn = à tout moment de son tour
deal-option-exchange-turn-menu = à tout moment
deal-option-exchange-off = jamais
deal-option-doubles = { deal-card-double-rent } par carte { deal-face-title-rent }, au plus
deal-option-swap-sets = Avec { deal-card-forced-deal }, on peut donner une carte de son propre groupe complet
deal-option-counter-costs = Contrer un { deal-card-just-say-no } pendant son tour compte comme une carte jouée
deal-option-ask-all = Demander aussi aux personnes qui n'ont rien pour payer
deal-option-goal = Groupes complets pour gagner
deal-option-goal-menu = Groupes pour gagner
deal-option-first = Qui commence
deal-option-first-0 = au hasard
deal-option-first-seat = { $name }
deal-option-excess = Cartes au-delà de 7
deal-option-excess-pile = sous la pioche
deal-option-excess-discard = à la pile centrale
deal-option-limit = Limite de temps, en heures
deal-option-limit-menu = Limite, en heures
deal-option-limit-0 = aucune
