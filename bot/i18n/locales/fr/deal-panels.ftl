### Ce que la table de Deal montre autour des phrases du jeu : tours, demandes, main, paiements, aide, la fin.

## Signes devant les noms dans les menus : jamais le seul repère

deal-sign-brown = 🟫
deal-sign-light-blue = 🩵
deal-sign-pink = 🩷
deal-sign-orange = 🟧
deal-sign-red = 🟥
deal-sign-yellow = 🟨
deal-sign-green = 🟩
deal-sign-dark-blue = 🟦
deal-sign-station = 🚉
deal-sign-utility = 💡
deal-sign-money = 💵
deal-sign-property = 🏷️
deal-sign-wild = 🌈
deal-sign-action = ⚡
deal-sign-rent = 🧾

## Le tour

deal-panel-you-play = c'est à vous{ $drawn ->
    [-1] {""}
    [0] , sans rien à piocher
    [one] , avec { $drawn } nouvelle carte
   *[other] , avec { $drawn } nouvelles cartes
  } : { $plays ->
    [0] finissez votre tour.
    [one] encore { $plays } carte à jouer.
   *[other] encore { $plays } cartes à jouer.
  }
deal-panel-you-discard = vous avez trop de cartes : rendez-en.
deal-panel-until-play = ⏱️ Fin { $until }
deal-panel-until-discard = ⏱️ Fin { $until } ; ensuite, le bot choisit pour vous.
deal-panel-answers-below = ⏳ On attend des réponses. Le temps du tour est arrêté.
deal-panel-plays = { $plays ->
    [0] 🃏 Plus de carte à jouer
    [one] 🃏 Encore { $plays } carte à jouer
   *[other] 🃏 Encore { $plays } cartes à jouer
  }
deal-button-mine = Ma main
deal-panel-my-hand = Ma main
deal-panel-rearrange = Réorganiser…
deal-panel-discard = Rendre des cartes…
deal-panel-played = Cartes jouées
deal-panel-last-turn = ⏳ Le temps est écoulé : ce tour est le dernier

## Les demandes

deal-panel-demand-rent = { $doubles ->
    [0] { $rent } : { $due } par personne
    [1] { $rent } ×2 : { $due } par personne
   *[other] { $rent } ×4 : { $due } par personne
  }
deal-panel-demand-debt = { $card } : { $due }
deal-panel-demand-birthday = { $card } { $due } par personne
deal-panel-demand-swap = { $card } : { $cards } contre { $own }
deal-panel-demand-theft = { $card } : { $cards }
deal-panel-demand-by = Joué par { $name }
deal-panel-demand-over = Cette demande est réglée.
deal-panel-demand-zero-charge = Sans réponse à temps, le bot paie au moindre coût ; un { deal-card-just-say-no } reste possible.
deal-panel-demand-zero-theft = Sans réponse à temps, l'action a lieu ; un { deal-card-just-say-no } reste possible.
deal-panel-joker-played = 🛑 { $name } a joué un { deal-card-just-say-no } · Réponse attendue : { $asked } · fin { $until }
    .still = 🛑 { $name } a joué un { deal-card-just-say-no } · Réponse attendue : { $asked }
deal-panel-joker-over = 🛑 { deal-card-just-say-no } C'est réglé.
deal-panel-demand-calls = À vous de répondre : { $names }
deal-panel-answer = Répondre…
deal-panel-thread-asked = Réponse attendue : { $name } · fin { $until }
    .still = Réponse attendue : { $name } · le temps est arrêté
deal-panel-thread-counter = { $name } a joué un { deal-card-just-say-no } · { $actor } peut contrer · fin { $until }
    .still = { $name } a joué un { deal-card-just-say-no } · { $actor } peut contrer · le temps est arrêté
deal-panel-thread-paid = { $name } a payé : { $cards }
deal-panel-thread-paid-nothing = { $name } { $count ->
    [one] n'a
   *[other] n'ont
  } rien pour payer
deal-panel-thread-taken = { $name } { $count ->
    [one] laisse
   *[other] laissent
  } faire
deal-panel-thread-cancelled = { $name } : action annulée
deal-panel-thread-void = { $name } : action sans effet

## La main

deal-panel-hand = { $count ->
    [0] Votre main est vide
    [one] Votre main · { $count } carte
   *[other] Votre main · { $count } cartes
  }
deal-panel-new = NOUVEAU
deal-panel-drawn = Pioché ce tour-ci : { $cards }
deal-panel-choose-card = Choisissez une carte
deal-panel-your-turn = { $plays ->
    [0] C'est à vous ; vous n'avez plus de carte à jouer.
    [one] C'est à vous de jouer : encore { $plays } carte.
   *[other] C'est à vous de jouer : encore { $plays } cartes.
  }
deal-panel-not-yours = Ce n'est pas votre tour : { $name } joue.
deal-panel-over = La partie est finie.
deal-panel-asked-you = On attend votre réponse.
deal-panel-too-many = { $excess ->
    [one] Une carte de trop : rendez-en une
   *[other] { $excess } cartes de trop : rendez-en { $excess }
  }
deal-panel-to-bank = Banque : +{ $value }
deal-panel-lay-on = Poser : { $name }
deal-panel-lay-where = Sur quelle couleur la poser ?
deal-panel-build-on = { $number ->
    [1] { $name } : { $before } → { $after }
   *[other] { $number }. { $name } : { $before } → { $after }
  }
deal-panel-draw-two = Jouer : piocher 2 cartes
deal-panel-play-card = Jouer…
deal-panel-play-it = Jouer
deal-panel-keep-just-say-no = Gardez-le en main pour arrêter une action qui vous vise ; en banque, ce n'est plus que de l'argent.
deal-panel-keep-double-rent = Choisissez une carte { deal-face-title-rent }, et vous pourrez y ajouter celle-ci.
deal-panel-would-lie = { $colour } { $cards }/{ $size }, loyer { $rent }
deal-panel-rents = Loyer : { $rents }
deal-panel-rent = Loyer { $rent }
deal-panel-can-take = { $count ->
    [one] Une propriété à prendre
   *[other] { $count } propriétés à prendre
  }
deal-panel-can-break = { $count ->
    [one] Un groupe complet à prendre
   *[other] { $count } groupes complets à prendre
  }
deal-subject-bank = banque
deal-panel-in-bank = { $value } · en banque
deal-panel-in-group = { $value } · { $group }
deal-panel-group = { $colour } { $cards }/{ $size }
deal-panel-group-complete = { $colour } { $cards }/{ $size } ⭐
deal-panel-help = Aide

## Viser quelqu'un

deal-panel-whom = Qui visez-vous ?
deal-panel-which-card = Quelle carte prenez-vous ?
deal-panel-which-set = Quel groupe prenez-vous ?
deal-panel-which-own = Quelle carte donnez-vous ?
deal-panel-which-colour = Quelle couleur ?
deal-panel-swap-for = Vous prenez { $card } à { $name }. Et en échange ?
deal-panel-targets = { $count ->
    [one] Une carte à prendre · ⭐{ $sets }/{ $goal }
   *[other] { $count } cartes à prendre · ⭐{ $sets }/{ $goal }
  }
deal-panel-bank-of = Banque { $bank }
deal-panel-bill = { $rent } : **{ $due }** · { $plays ->
    [one] compte pour { $plays } carte jouée
   *[other] compte pour { $plays } cartes jouées
  }
deal-panel-send-rent = Réclamer { $due } à la table
deal-panel-send-rent-one = Réclamer { $due } à { $name }
deal-panel-send-rent-open = { $due } : qui paie ?
deal-panel-sure-sly = { $card } : prendre { $wanted } à { $name }
deal-panel-sure-forced = { $card } : prendre { $wanted } à { $name } et donner { $own }
deal-panel-sure-breaker = { $card } : prendre à { $name } le { $group } complet ({ $cards })
deal-panel-sure-collect = { $card } : réclamer 5 M à { $name }
deal-panel-sure-birthday = { $card } Réclamer 2 M à chaque adversaire
deal-panel-sure-end = { $plays ->
    [one] Finir le tour ? Vous pouvez encore jouer { $plays } carte.
   *[other] Finir le tour ? Vous pouvez encore jouer { $plays } cartes.
  }
deal-panel-sure-leave = Vous quittez la partie pour de bon ; toutes vos cartes vont sous la pioche. C'est décidé ?

## Répondre

deal-panel-asks-theft = { $name } veut vous prendre ceci. Que faites-vous ?
deal-panel-asks-counter = { $name } a joué un { deal-card-just-say-no } contre vous. Voulez-vous le contrer ?
deal-panel-accept = Laisser faire
deal-panel-let-stand = Laisser passer
deal-panel-joker = { deal-card-just-say-no }
deal-panel-counter-joker = Contrer avec un { deal-card-just-say-no }
deal-panel-other-question = Autre question : { $name }…
deal-panel-limit-pay = ⏱️ Fin { $until } ; ensuite, le bot paie au moindre coût.
deal-panel-limit-theft = ⏱️ Fin { $until } ; ensuite, l'action a lieu.
deal-panel-limit-counter = ⏱️ Fin { $until } ; ensuite, l'action est annulée.
deal-panel-owed = Vous devez **{ $due }** à { $name }. On ne rend pas la monnaie.
deal-panel-sum = À payer : { $due } · choisi : { $chosen } · perdu : { $lost }
deal-panel-breaks = { $count ->
    [0] Aucun groupe défait.
    [one] ⚠️ Groupe complet défait : { $colours }.
   *[other] ⚠️ Groupes complets défaits : { $colours }.
  }
deal-panel-falls = { $cards } : en banque, pour de bon.
deal-panel-falls-discard = { $cards } : à la pile centrale, sans rien rapporter.
deal-panel-tick = Avec quelles cartes payez-vous ?
deal-panel-least = Ce qui coûte le moins

## Réorganiser, reprendre un Joker Propriété

deal-panel-rearrange-title = Réorganiser
deal-panel-rearrange-hint = Choisissez une carte, puis sa place ; tout se fait en une fois, sans rien coûter.
deal-panel-which-wild = Quelle carte déplacer ?
deal-panel-whither = Où va ce { $card } ?
deal-panel-in-place-of = Contre { $card }
deal-panel-then = Ensuite : { $groups }
deal-panel-completes = Complète : { $colours }
deal-panel-apply = Appliquer
deal-panel-apply-sure = Appliquer quand même
deal-panel-sure-fall = Vraiment ? C'est définitif pour : { $cards }.
deal-panel-swap-wild = { $card } contre votre { $wild }, côté { $colour }
deal-panel-swap-which = Quel échange ?
deal-panel-swap-title = { $card } contre votre { $wild }
deal-panel-swap-hint = Votre propriété prend la place du { deal-face-title-wild } ({ $colour }) et compte pour une carte jouée. Où va-t-il ?
deal-panel-to-hand = Dans ma main
deal-panel-to-colour = Sur : { $name }

## Rendre des cartes

deal-panel-give-which = { $excess ->
    [one] Quelle carte rendez-vous ?
   *[other] Quelles { $excess } cartes rendez-vous ?
  }
deal-panel-give-order = Dans cet ordre : la première sera piochée la première.
deal-panel-give-first = 1re : { $card }

## Consignes

deal-order-end-hint = Quand il ne reste aucune carte à jouer
deal-order-end-given = **Finir mon tour** quand il ne reste aucune carte à jouer.
deal-panel-order-pay = **Payer** pour moi au moindre coût.
deal-panel-order-accept = **Laisser faire** les vols et les annulations si je n'ai pas de { deal-card-just-say-no } (cela peut le révéler).
deal-panel-order-guard = **Me protéger** : sans réponse à temps, jouer mon { deal-card-just-say-no } contre un { deal-card-deal-breaker }.
deal-panel-order-pay-short = payer pour moi
deal-panel-order-accept-short = laisser faire
deal-panel-order-guard-short = me protéger
deal-panel-order-on = Activer : { $order }
deal-panel-order-off = Arrêter : { $order }

## Cartes jouées

deal-panel-played-title = { $count ->
    [0] Aucune carte jouée
    [one] { $count } carte jouée
   *[other] { $count } cartes jouées
  }
deal-panel-played-latest = La dernière d'abord : { $cards }

## Les quatre cartes de règles rapides

deal-panel-help-title-1 = Le tour
deal-panel-help-title-2 = Les groupes
deal-panel-help-title-3 = Les actions
deal-panel-help-title-4 = Payer
deal-panel-help-1 = Vous piochez 2 cartes, 5 si votre main est vide. Puis vous en jouez jusqu'à trois : billets et actions dans votre **banque**, propriétés sur la **table**, ou **actions** pour leur effet. À la fin du tour, vous gardez 7 cartes au plus et rendez le reste. Avec trois groupes complets de couleurs différentes pendant votre tour, vous gagnez aussitôt.
deal-panel-help-2 = Un groupe est complet à 2, 3 ou 4 cartes, comme l'indiquent ses cartes. Un **{ deal-face-title-wild }** compte pour une des couleurs qu'il montre et se déplace sans frais pendant votre tour ; un { deal-card-wild-any } a besoin d'une autre carte à ses côtés et ne peut pas payer. Sur un groupe complet, bâtissez une **{ deal-card-house }** (+3 M de loyer), puis un **{ deal-card-hotel }** (+4 M), mais pas sur les gares ni les compagnies.
deal-panel-help-3 = Tout le monde paie un **{ deal-face-title-rent }**, une seule personne un { deal-card-rent-any } ; { deal-card-double-rent } l'accompagne. **{ deal-card-sly-deal }** prend une propriété, **{ deal-card-forced-deal }** en échange une, jamais dans un groupe complet ; **{ deal-card-deal-breaker }** prend un groupe complet. **{ deal-card-debt-collector }** : 5 M d'une personne. **{ deal-card-birthday }** : 2 M de chaque adversaire. **{ deal-card-just-say-no }** arrête une action qui vous vise, à tout moment et sans compter comme carte jouée ; un autre { deal-card-just-say-no } l'arrête à son tour.
deal-panel-help-4 = Vous payez avec ce qui est posé devant vous (banque, propriétés, constructions), jamais avec votre main. Vous choisissez les cartes. On ne rend pas la monnaie, et aucune carte ne doit être de trop. Si vous avez moins que la dette, vous donnez tout et le reste est oublié ; personne ne sort du jeu. Les propriétés vont dans les groupes de la personne payée, tout le reste dans sa banque.

## La fin

deal-panel-won-set = { $colour } : { $cards }
deal-panel-count = **{ $name }** · { $sets ->
    [0] aucun groupe complet
    [one] { $sets } groupe complet
   *[other] { $sets } groupes complets
  } · { $total } sur la table
deal-panel-count-out = { $name } · a quitté la partie
