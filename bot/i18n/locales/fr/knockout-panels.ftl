### Ce que la table de Knockout montre autour des phrases du jeu : les glissades, la visée, les choix, les comptes de la manche, la fin.

## Le message d'une décision

knockout-panel-sign-red = 🔴
knockout-panel-sign-yellow = 🟡
knockout-panel-sign-green = 🟢
knockout-panel-sign-blue = 🔵
knockout-panel-token = { $colour } { $number }
knockout-panel-turn-past = Après la glissade { $number }
knockout-panel-began = La partie a commencé.
knockout-panel-slide = Glissade { $number } · { $sign } { $name }
knockout-panel-slide-past = Glissade { $number }
knockout-panel-you-slide = faites glisser un pion. { $left ->
    [one] { $players ->
        [one] C'est votre dernier pion de la manche.
       *[other] C'est le dernier pion de votre équipe dans cette manche.
    }
   *[other] { $players ->
        [one] Il vous en reste { $left } en main.
       *[other] Il en reste { $left } à votre équipe.
    }
}
knockout-panel-you-again = faites glisser le pion sorti de prison ({ $token }).
knockout-panel-you-retry = { $cost ->
    [0] le pion { $token } n'a rien touché. Voulez-vous une seconde chance gratuite ?
   *[other] le pion { $token } n'a rien touché. Voulez-vous une seconde chance pour { $amount } ?
}
knockout-panel-you-jail = le pion { $token } est en prison. L'y laisser, ou payer { $amount } { knockout-space-29.at } pour le rejouer ?
knockout-panel-you-chance = le pion { $token } est sur Chance. Le faire glisser encore une fois, ou l'y laisser ?
knockout-panel-you-railroad = le pion { $token } est { knockout-space-26.at }. Sur quelle propriété libre va-t-il ?
knockout-panel-team = { $sign } Équipe : { $names }. Vous jouez à tour de rôle.
knockout-panel-team-away = { $sign } Équipe : { $names }. Sans réponse à temps, { $name } peut jouer aussi.
knockout-panel-team-either = { $sign } Équipe : { $names }. La première réponse vaut pour les deux.
knockout-panel-team-chance = { $sign } Équipe : { $names }. La glissade revient à { $name } ; chaque membre peut laisser le pion où il est.
knockout-panel-next = Ensuite : { $sign } { $name }
knockout-panel-side = { $place }. { $sign } **{ $names }** ({ $colour }) · { $cash } · { $left ->
    [0] plus de pion en main
    [one] { $left } pion en main
   *[other] { $left } pions en main
}
knockout-panel-side-left = { $sign } ~~{ $names }~~ ({ $colour }) · { $cash }
knockout-panel-times = { $what } × { $count }
knockout-panel-jail = { $count ->
    [one] 1{"\u00A0"}en{"\u00A0"}prison
   *[other] { $count }{"\u00A0"}en{"\u00A0"}prison
}
knockout-panel-out = { $count ->
    [one] 1{"\u00A0"}hors{"\u00A0"}jeu
   *[other] { $count }{"\u00A0"}hors{"\u00A0"}jeu
}
knockout-panel-pot = 🅿️ { knockout-space-29 } : { $amount }
knockout-panel-board-title = Le plateau · manche { $round } sur { $rounds }
knockout-panel-names = Noms des cases
knockout-panel-names-order = Rangée par rangée depuis la ligne de départ, chacune de haut en bas de l'image.

## Boutons

knockout-panel-aim = 🎯 Viser
knockout-panel-aim-chance = 🎯 Glisser encore
knockout-panel-retry = 🎯 Réessayer
knockout-panel-retry-paid = 🎯 Réessayer · { $amount }
knockout-panel-pay = Payer { $amount } et rejouer
knockout-panel-rail-brings = rapporte { $amount }
knockout-panel-rail-set = groupe { $group } complet
knockout-panel-partner = { $next ->
    [yours] { $name } joue pour votre équipe ; la prochaine fois, ce sera à vous.
   *[other] { $name } joue pour votre équipe.
}

## Viser

knockout-panel-aiming = 🎯 Viser avec le pion { $token }
knockout-panel-angle = { $side ->
    [left] { $size }° vers le haut
    [right] { $size }° vers le bas
   *[straight] tout droit
}
knockout-panel-aim-at = Place : **{ $lane } mm** du bord haut · **{ $angle }** · force **{ $power }**
knockout-panel-aim-stops = { $side ->
    [left] Un geste parfait l'arrêterait à la rangée { $row }, en haut : **{ $space }**{ $worth }.
    [right] Un geste parfait l'arrêterait à la rangée { $row }, en bas : **{ $space }**{ $worth }.
   *[centre] Un geste parfait l'arrêterait à la rangée { $row }, au milieu : **{ $space }**{ $worth }.
}
knockout-panel-aim-leaves = ⚠️ Même un geste parfait le ferait sortir du plateau.
knockout-panel-aim-short = ⚠️ Même un geste parfait ne lui ferait pas passer la ligne de départ.
knockout-panel-aim-touches = 💥 Il toucherait d'abord le pion { $sign } { $token } ({ $names }), ici : **{ $space }**.
knockout-panel-odds = En pratique, { $odds }
knockout-panel-odds-row = rangée { $row }
knockout-panel-odds-short = trop court
knockout-panel-odds-off = hors du plateau
knockout-panel-odd = { $name } : { $chance } %
knockout-panel-not-yet = Rien n'est joué avant « Glisser ! ».
knockout-panel-at-row = Viser une rangée
knockout-panel-at-tokens = Viser une rangée ou un pion
knockout-panel-row = Rangée { $row } · force { $power }
knockout-panel-column = { $side ->
    [left] Haut
    [right] Bas
   *[centre] Milieu
}
knockout-panel-turning = { $side ->
    [left] ↗ { $size }°
    [right] ↘ { $size }°
   *[straight] tout droit
}
knockout-panel-power = Force { $value }
knockout-panel-slide-now = Glisser !
knockout-panel-slide-paid = Glisser ! · { $amount }
knockout-panel-exact = Préciser…
knockout-panel-form-title = Viser
knockout-panel-form-label = { $field ->
    [lane] Place, en mm depuis le bord haut
    [angle] Angle en degrés, négatif vers le haut
   *[power] Force
}
knockout-panel-form-lane = De { $low } à { $high } ; le milieu est à 135
knockout-panel-form-angle = De { $low } à { $high }, par demi-degrés ; 0 va tout droit
knockout-panel-form-power = De { $low } à { $high } ; 5 atteint la rangée 1, 95 la rangée 10

## Ce que je peux faire

knockout-panel-preset = { $value ->
    [never] Quand un de vos pions va en prison, il y reste d'office.
    [always] Quand un de vos pions va en prison, son amende est payée d'office.
   *[ask] Quand un de vos pions va en prison, on vous demande quoi faire.
}
knockout-panel-confirm-leave = Quitter pour de bon ? En équipe, l'autre membre continue ; sinon, votre camp sort de la partie.

## Le décompte de la manche, la fin

knockout-panel-bills = Manche { $round } : le décompte
knockout-panel-bill = **{ $place }. { $sign } { $names } : { $total }** → { $cash }
knockout-panel-bill-nothing = rien à encaisser
knockout-panel-bill-set = Groupe { $group } complet : **{ $amount }**
knockout-panel-bill-house = { knockout-space-2 }, encore une fois { $space } : **{ $amount }**
knockout-panel-bill-tax = { knockout-space-14 }, { $count } × { $each } : **{ $amount }**
knockout-panel-bill-share = { $count ->
    [one] { knockout-space-29 }, les { $pot } en entier : **{ $amount }**
   *[other] { knockout-space-29 }, { $pot } à partager en { $count } : **{ $amount }**
}
knockout-panel-bill-pot = { $taken-n ->
    [0] 🅿️ Personne ne prend rien { knockout-space-29.at } : il y reste { $left }.
   *[other] 🅿️ { knockout-space-29 } : { $pot } − { $taken } = { $left }.
}
knockout-panel-bill-filled = La banque y met { $amount }.
knockout-panel-winner = 🏆 { $sides ->
    [one] Victoire : { $names } !
   *[other] Victoire partagée : { $names } !
}
knockout-panel-count = **{ $name }** · { $cash } = { $rounds }
knockout-panel-count-left = **{ $name }** · { $cash } · a quitté la partie
