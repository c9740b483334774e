# Mots dans les images de Builder, et phrases qui tiennent lieu d'image.

picture-builder-bankrupt = en faillite
picture-builder-left = a quitté la partie
picture-builder-stage = { $stage ->
    [drop] doit d'abord laisser des jetons
    [roll] doit lancer les dés
    [jail] en prison : payer, carte ou dés
    [buy] acheter ou mettre aux enchères ?
    [auction] vente : qui enchérit ?
    [steal] peut prendre un jeton
    [park] peut échanger des jetons
    [pick] choisit des jetons
    [swap] peut échanger une propriété
    [manage] peut échanger et construire
    [debt] attend : une dette est due
    [inherit] attend une réponse sur des hypothèques
    [waiting] attend : on peut réclamer un loyer
    [count] les loyers, puis le décompte
    [end] attend
    [over] gagne la partie
    [stopped] en tête à l'arrêt
    [shared] gagne, à égalité
   *[other] doit jouer
}
picture-builder-hint = { $stage ->
    [drop] { $count ->
        [one] Laissez { $count } jeton ici et gardez-en six
       *[other] Laissez { $count } jetons ici et gardez-en six
    }
    [steal] Prenez 1 jeton à quelqu'un d'autre
    [park] Deux jetons contre un d'un autre type
    [pick] { builder-value-card-delivery } : 2 jetons d'un même type
   *[swap] Échangez une propriété avec quelqu'un d'autre
}
picture-builder-rent = Loyer
picture-builder-claim = Loyer à réclamer
picture-builder-nothing = Ce lancer ne rapporte de jetons à personne.
picture-builder-island = L'île
picture-builder-where = Où construire ?
picture-builder-level = { $site } : { $level ->
    [1] 1er étage
    [2] 2e étage
    [3] 3e étage
    [4] 4e étage
   *[other] le penthouse
}
picture-builder-choose = { $count ->
    [0] Aucun étage ne peut être payé pour l'instant.
    [one] { $count } emplacement marqué : vous avez assez de jetons.
   *[other] { $count } emplacements marqués : vous avez assez de jetons.
}
picture-builder-costs = Coût
picture-builder-remains = Il vous restera
picture-builder-too-dear = Il manque des jetons :
picture-builder-points = Points
picture-builder-ends = Le poser met fin à la partie.
picture-builder-group = { $became ->
    [gained] Plus grand groupe : { $count }, le bonus Constructeur communautaire est à vous
    [lost] Plus grand groupe : { $count }, le bonus Constructeur communautaire n'est plus à vous
   *[same] Votre plus grand groupe : { $count ->
        [one] { $count } immeuble
       *[other] { $count } immeubles
    }
}
picture-builder-brings = Dès que quelqu'un fait ce total :
picture-builder-rents-here = Loyer d'un arrêt ici
picture-builder-rent-alone = Cette propriété seule
picture-builder-rent-set = Groupe complet
picture-builder-repay = Pour la lever
picture-builder-set-points = Groupe à la fin
picture-builder-sum-free = À personne : pas de loyer
picture-builder-sum-mortgaged = Hypothéqué : ni loyer, ni jetons
picture-builder-sum-alone = Loyer actuel : { $rent }
picture-builder-sum-set = Loyer actuel, groupe complet : { $rent } × 2
picture-builder-low = Au moins { $amount }
picture-builder-held = à l'arrêt pour l'instant
picture-builder-rent-of = loyer { $rent }
picture-builder-billionaire = Constructeur milliardaire
picture-builder-billionaire-rule = Le plus d'argent à la fin ; personne en cas d'égalité.
picture-builder-community = Constructeur communautaire
picture-builder-community-rule = Le plus grand groupe d'immeubles contigus ; personne en cas d'égalité.
picture-builder-bank = Banque : { $count }
picture-builder-blocks = Blocs : { $count }
picture-builder-chips = { $count ->
    [one] { $count } jeton (on en garde { $limit })
   *[other] { $count } jetons (on en garde { $limit })
}
picture-builder-why = { $why ->
    [penthouse] le penthouse est posé
    [stuck] plus personne ne peut atteindre le penthouse
    [stalled] plus personne ne construit
    [rounds] la dernière manche est finie
    [agreed] arrêt décidé
    [alone] les autres ont quitté la table
    [nobody] plus personne ne peut construire
   *[other] la partie est finie
}
picture-builder-by-points = Points par tour

## Textes de remplacement

picture-builder-alt-none = rien
picture-builder-alt-over = Le décompte final : { $why }.
picture-builder-alt-order = Jetons : camions/grues/excavatrices/bateaux.
picture-builder-alt-nobody = personne
picture-builder-alt-turn = Builder, manche { $round }. { $seat } : { $stage }
picture-builder-alt-dice = Dés { $first } et { $second }.
picture-builder-alt-made = { $seat } reçoit { $chips }.
picture-builder-alt-lot = { $space }, { $group }, prix { $price }, loyer { $rent }, rapporte { $chips } sur un { $number }, { $owned ->
    [yes] appartient à { $owner }.
   *[no] n'appartient à personne.
}
picture-builder-alt-brings = { $space } rapporte { $chips } sur un { $number }.
picture-builder-alt-cards = { $count ->
    [one] { $count } carte { builder-value-card-jail-1 }
   *[other] { $count } cartes { builder-value-card-jail-1 }
}
picture-builder-alt-deed = Groupe complet : loyer { $rent }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin. Hypothèque { $mortgage }, pour la lever { $repay }.
picture-builder-alt-bid = Meilleure enchère : { $amount }, par { $leader } ; la suivante à partir de { $low }.
picture-builder-alt-no-bid = Pas encore d'enchère ; la première à partir de { $low }.
picture-builder-alt-passed = Déjà hors de la vente : { $names }.
picture-builder-alt-clock = { $left ->
    [0] Les dernières secondes : la lumière est rouge.
    [1] Il reste moins d'un quart du temps.
    [2] Il reste moins de la moitié du temps.
   *[other] Il reste la plus grande partie du temps.
}
picture-builder-alt-claim = { $owner } peut réclamer { $amount } à { $visitor } pour { $space }.
picture-builder-alt-ahead = Après { $space } : { $spaces }.
picture-builder-alt-lying = Sur { $space } : { $chips }.
picture-builder-alt-rank = { $rank }. { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
picture-builder-alt-bankrupt = { $seat } : en faillite, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; immeubles : { $built }.
picture-builder-alt-seat = { $seat } : { $cash }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $space } ; jetons : { $chips } ; { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
} ; propriétés : { $deeds } ; étages : { $built }.
picture-builder-alt-bank = Banque : { $chips }.
picture-builder-alt-any = { $count } au choix
picture-builder-alt-cost = { $level ->
    [1] Le 1er étage
    [5] Le penthouse
   *[other] Le { $level }e étage
} coûte { $chips }.
picture-builder-alt-group = { $seat } : étages { $built } ; plus grand groupe : { $count } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour les immeubles.
picture-builder-alt-possible = Vous avez assez de jetons pour : { $sites }.
picture-builder-alt-too-dear = Il vous manque des jetons.
picture-builder-alt-plan = Vous donneriez : { $chips }. Il vous resterait : { $rest }.
picture-builder-alt-open = { $count ->
    [one] Un jeton reste à choisir.
   *[other] { $count } jetons restent à choisir.
}
picture-builder-alt-points = Points { $before }, puis { $after }.
picture-builder-alt-chips = Vous avez { $chips } ; { $blocks ->
    [one] { $blocks } bloc.
   *[other] { $blocks } blocs.
}
picture-builder-alt-bonus = { $card } : { $rule } { $stands }. En ce moment : { $seat }.
picture-builder-alt-count = { $rank }. { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}, soit immeubles { $built }, groupes { $sets }, Milliardaire { $billionaire }, Communautaire { $community } ; argent { $cash }.
picture-builder-alt-chart = Points par tour, sur { $turns } tours.
picture-builder-alt-course = { $seat } : points de { $first } à { $last }.
