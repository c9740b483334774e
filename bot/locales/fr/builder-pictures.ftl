# Mots dans les images de Builder, et phrases qui tiennent lieu d'image.

picture-builder-bankrupt = en faillite
picture-builder-left = a quitté la partie
picture-builder-jailed = en prison
picture-builder-stage = { $stage ->
    [drop] doit d'abord laisser des jetons
    [roll] doit lancer les dés
    [jail] en prison : payer, carte ou dés
    [buy] acheter ou mettre aux enchères ?
    [auction] enchères : qui dit mieux ?
    [steal] peut prendre un jeton
    [park] peut échanger des jetons
    [pick] choisit des jetons
    [swap] peut échanger une propriété
    [manage] peut échanger et construire
    [debt] attend : une dette est due
    [inherit] attend une réponse sur des hypothèques
    [waiting] attend : un loyer peut être réclamé
    [count] les loyers, puis le décompte
    [end] attend
    [over] gagne la partie
    [shared] gagne, à égalité
   *[other] doit jouer
}
picture-builder-hint = { $stage ->
    [drop] { $count ->
        [one] Laissez { $count } jeton ici : on en garde six
       *[other] Laissez { $count } jetons ici : on en garde six
    }
    [steal] Prenez 1 jeton à un autre joueur
    [park] Deux jetons contre un d'un autre type
    [pick] Livraison spéciale : 2 jetons d'un même type
   *[swap] Échangez une propriété avec un autre joueur
}
picture-builder-round = Manche { $round }
picture-builder-price = Prix
picture-builder-rent = Loyer
picture-builder-no-bid = pas encore d'enchère
picture-builder-owes = { $seat } doit à { $whom }
picture-builder-raisable = Peut réunir : { $amount }
picture-builder-claim = Loyer qui peut être réclamé
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
    [one] { $count } emplacement est marqué : vos jetons y suffisent.
   *[other] { $count } emplacements sont marqués : vos jetons y suffisent.
}
picture-builder-costs = Coût
picture-builder-remains = Il vous restera
picture-builder-too-dear = Il manque des jetons :
picture-builder-points = Points
picture-builder-ends = Le poser met fin à la partie, qui est alors comptée.
picture-builder-group = { $became ->
    [gained] Plus grand groupe : { $count }, vous devenez Constructeur communautaire
    [lost] Plus grand groupe : { $count }, vous n'êtes plus Constructeur communautaire
   *[same] Votre plus grand groupe : { $count ->
        [one] { $count } immeuble
       *[other] { $count } immeubles
    }
}
picture-builder-unowned = à personne encore
picture-builder-mortgaged = hypothéqué
picture-builder-brings = À ce total, quel que soit le lanceur :
picture-builder-rents = Loyer d'un arrêt ici
picture-builder-rent-alone = Cette propriété seule
picture-builder-rent-set = Groupe complet
picture-builder-mortgage = Hypothèque
picture-builder-repay = Rachat
picture-builder-set-points = Groupe à la fin
picture-builder-sum-free = À personne : pas de loyer
picture-builder-sum-mortgaged = Hypothéqué : ni loyer, ni jetons
picture-builder-sum-alone = Loyer actuel : { $rent }
picture-builder-sum-set = Loyer actuel, groupe complet : { $rent } × 2
picture-builder-leads = En tête
picture-builder-passed = Ont passé
picture-builder-low = Au moins { $amount }
picture-builder-held = à l'arrêt pour l'instant
picture-builder-chance = Chance
picture-builder-no-card = Aucune carte n'a été tirée.
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
picture-builder-common = Avec un 6, chacun prend deux jetons de son propre type.
picture-builder-deeds = Chaque propriété numéro { $total } rapporte deux jetons.
picture-builder-count = Le décompte final
picture-builder-why = { $why ->
    [penthouse] le penthouse est posé
    [stuck] plus personne ne peut atteindre le penthouse
    [stalled] plus personne ne construit
    [rounds] la dernière manche est finie
    [agreed] arrêt d'un commun accord
   *[other] la partie est finie
}
picture-builder-by-points = Points par tour
picture-builder-by-cash = Argent par tour
picture-builder-turn = tour { $turn }
