# Mots des images de Knockout, et les phrases qui en tiennent lieu.

picture-knockout-round = Manche { $round } sur { $rounds }
picture-knockout-stage = { $stage ->
    [over] La partie est finie
   *[ended] Tout le monde a glissé : on compte
}
picture-knockout-awaited = { $what ->
    [slide] fait glisser un pion
    [again] fait glisser le pion sorti de prison
    [retry] tente une seconde chance ?
    [jail] paie pour sortir de prison ?
    [chance] Chance : glisser encore une fois ?
    [railroad] prend { knockout-space-26.the } : vers où ?
   *[none] La partie continue
}
picture-knockout-sets = Groupes
picture-knockout-start = DÉPART
picture-knockout-jail = En prison
picture-knockout-nobody = personne
picture-knockout-pot = { knockout-space-29 }
picture-knockout-to-jail = en prison
picture-knockout-off = hors du plateau
picture-knockout-short = trop court

## Viser

picture-knockout-lane = Place (mm)
picture-knockout-angle = Angle
picture-knockout-power = Force
picture-knockout-angle-of = { $side ->
    [left] { $size }° vers le haut
    [right] { $size }° vers le bas
   *[straight] tout droit
}
picture-knockout-percent = { $n } %
picture-knockout-chance-short = trop court : { $chance }
picture-knockout-chance-off = hors du plateau : { $chance }
picture-knockout-touches = touche d'abord

## Le décompte de la manche, la fin

picture-knockout-statement = Manche { $round } : le décompte
picture-knockout-bonus = Bonus du groupe { $group } complet
picture-knockout-house = { knockout-space-2 }, encore une fois : { $space }
picture-knockout-tax = { knockout-space-14 } : { $count } × { $each }
picture-knockout-share = { $count ->
    [one] { knockout-space-29 } : { $pot } en entier
   *[other] { knockout-space-29 } : { $pot } à partager en { $count }
}
picture-knockout-pot-stays = { knockout-space-29 } : il y reste { $left }
picture-knockout-nothing = rien à encaisser
picture-knockout-pot-was = { knockout-space-29 } : { $pot } − { $taken } = { $left }
picture-knockout-filled = La banque y met { $amount }.
picture-knockout-count = Le décompte final
picture-knockout-in-round = Manche { $round }

## Textes de remplacement

picture-knockout-alt-side = { $names } ({ $colour })
picture-knockout-alt-round = Knockout, manche { $round } sur { $rounds }, { $pot } { knockout-space-29.at }.
picture-knockout-alt-awaited = À { $who } de { $what ->
    [again] faire glisser le pion sorti de prison
    [retry] prendre ou non la seconde chance
    [jail] payer ou non pour sortir de prison
    [chance] faire glisser encore une fois le pion de la case Chance, ou de l'y laisser
    [railroad] choisir où mène { knockout-space-26.the }
   *[slide] faire glisser un pion
}.
picture-knockout-alt-slide = Glissade : { $who }.
picture-knockout-alt-moved = Pion { $colour } { $number } : { $space }.
picture-knockout-alt-tokens = { $side } : { $cash }, { $left ->
    [0] aucun pion
    [one] 1 pion
   *[other] { $left } pions
} en main ; { $where }.
picture-knockout-alt-on = { $number } : { $space }
picture-knockout-nobody-on = aucun sur le plateau
picture-knockout-alt-count = { $count } sur le plateau
picture-knockout-alt-status = { $status ->
    [jail] { $count } en prison
   *[out] { $count } hors jeu
}
picture-knockout-alt-bill = { $side } : { $items } ; en tout { $total }, maintenant { $cash }.
picture-knockout-alt-no-statement = Aucune manche n'a encore été comptée.
picture-knockout-alt-rank = { $rank ->
    [0] { $side } : { $cash } ; par manche { $rounds }.
   *[other] { $rank }. { $side } : { $cash } ; par manche { $rounds }.
}
picture-knockout-alt-aim = Visée : { $lane } mm depuis le haut, { $angle }, force { $power }.
picture-knockout-alt-touches = Le pion toucherait d'abord le pion { $colour } { $number }, ici : { $space }.
picture-knockout-alt-clear = Rien ne gêne le passage.
picture-knockout-alt-leaves = La voie est libre ; un geste parfait ferait sortir le pion du plateau.
picture-knockout-alt-row = rangée { $row } : { $chance }
