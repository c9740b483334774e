# Mots dans les images de Builder, et phrases qui tiennent lieu d'image.

picture-builder-bankrupt = en faillite, ses immeubles comptent
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
picture-builder-claims = { $count ->
    [one] Loyer qui peut être réclamé
   *[other] { $count } loyers peuvent être réclamés
}
picture-builder-nothing = Ce lancer ne rapporte de jetons à personne.
