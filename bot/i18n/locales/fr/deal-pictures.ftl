# Mots dans les images de Deal, et phrases qui en tiennent lieu.

picture-deal-hand = { $count ->
    [0] Votre main est vide
    [one] Votre main : { $count } carte
   *[other] Votre main : { $count } cartes
}
picture-deal-new = { $count ->
    [one] { $count } nouvelle
   *[other] { $count } nouvelles
}
picture-deal-plays = { $count ->
    [0] plus de carte à jouer
    [one] encore { $count } carte à jouer
   *[other] encore { $count } cartes à jouer
}
picture-deal-excess = { $count ->
    [one] rendez { $count } carte
   *[other] rendez { $count } cartes
}
picture-deal-answer = à vous de répondre
picture-deal-waiting = ce n'est pas votre tour
picture-deal-stage = { $stage ->
    [play] doit jouer
    [respond] attend des réponses
    [discard] a trop de cartes
    [stopped] en tête à l'arrêt
   *[over] gagne la partie
}
picture-deal-nothing = Rien de posé pour l'instant
picture-deal-unplayed = Aucune carte jouée
picture-deal-pile = Pioche
picture-deal-discards = Jouées
picture-deal-turn = Tour { $turn }
picture-deal-takes = prend { $cards }
picture-deal-swaps = prend { $cards } contre { $own }
picture-deal-rent-of = Loyer { $colour } : { $amount }
picture-deal-rent-doubled = Loyer { $colour }, doublé : { $amount }
picture-deal-rent-doubled-twice = Loyer { $colour }, doublé deux fois : { $amount }
picture-deal-about = { $card } : { $about }
picture-deal-whole-set = le groupe { $colour }
picture-deal-each = { $amount } par personne

## Textes de remplacement

picture-deal-alt-hand = Votre main : { $cards }.
picture-deal-alt-hand-empty = Votre main est vide.
picture-deal-alt-new = { $card } (nouvelle)
picture-deal-alt-worth = { $card }, { $value }
picture-deal-alt-turn = Deal, tour { $turn }. { $seat } { $stage ->
    [play] doit jouer
    [respond] attend des réponses
   *[discard] doit rendre des cartes
}, { $plays ->
    [one] encore { $plays } carte à jouer.
   *[other] encore { $plays } cartes à jouer.
}
picture-deal-alt-over = Deal, la partie est finie.
picture-deal-alt-rank = { $rank }. { $seat }.
picture-deal-alt-piles = Pioche { $pile }, cartes jouées { $discards }.
picture-deal-goal = { $goal } groupes complets de couleurs différentes font gagner.
picture-deal-alt-last = Dernière carte jouée : { $card }.
picture-deal-alt-demand = { $seat } joue { $card } : { $threads }.
picture-deal-alt-thread = { $due ->
    [0] { $seat } { $outcome ->
        [paid] a payé
        [taken] laisse faire
        [cancelled] a annulé l'action
        [void] : action sans effet
       *[open] (on attend { $asked })
    }
   *[other] { $seat } { $outcome ->
        [paid] a payé { $amount }
        [taken] laisse faire
        [cancelled] a annulé l'action
        [void] : action sans effet
       *[open] doit { $amount } (on attend { $asked })
    }
}
picture-deal-alt-seat = { $seat } : { $cards } en main, banque { $bank }, { $sets }.
picture-deal-alt-nothing = aucune propriété
picture-deal-alt-set = { $colour } { $have }/{ $size } loyer { $rent }
picture-deal-alt-complete = { $colour } complet, loyer { $rent }
picture-deal-alt-house = { deal-card-house }
picture-deal-alt-hotel = { deal-card-hotel }
picture-deal-alt-count = { $count ->
    [0] aucun groupe complet
    [one] { $count } groupe complet
   *[other] { $count } groupes complets
}
