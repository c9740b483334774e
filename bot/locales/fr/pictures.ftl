# Mots dans les images, et phrases qui tiennent lieu d'image.

picture-seat = Place { $letter }
picture-city-out = hors jeu
picture-city-jailed = en prison
picture-city-districts = { $count ->
    [one] { $count } quartier
   *[other] { $count } quartiers
}
picture-city-stage = { $stage ->
    [roll] doit lancer les dés
    [jail] en prison : payer ou lancer
    [buy] acheter ou mettre aux enchères ?
    [auction] enchères : qui dit mieux ?
    [auction-space] choisit un lot à mettre aux enchères
    [build] peut construire
    [debt] a une dette à payer
    [over] Le décompte final
   *[other] doit jouer
}
picture-city-price = Prix
picture-city-rent = Loyer actuel
picture-city-no-bid = pas encore d'enchère
picture-city-owes = { $seat } doit à { $whom }
picture-city-raisable = Peut réunir : { $amount }
picture-city-permit = { $permit ->
    [0] gare
   *[other] { $permit }
}
picture-city-round = Tour { $round }
picture-city-hour = Heure { $hour }
picture-city-rounds-left = { $count ->
    [one] dernier tour
   *[other] encore { $count } tours
}
picture-city-unowned = à personne encore
picture-city-bid = Meilleure enchère
picture-city-wealth = Fortune : argent et loyers
picture-city-cash = Argent : { $amount }
picture-city-left = { $count ->
    [one] encore { $count } bloc à bâtir
   *[other] encore { $count } blocs à bâtir
}
picture-city-blocks = { $residential } rés., { $industrial } ind.
picture-city-sum = { $cash } + { $rents } de loyers
