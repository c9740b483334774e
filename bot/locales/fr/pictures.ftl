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
    [taxi] peut prendre un taxi
    [pay] payer, ou utiliser la carte ?
    [permission] place un bâtiment
    [card] a tiré une carte Chance
    [trip] peut prendre le train
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
picture-city-round = Manche { $round }
picture-city-hour-over = dernier tour de jeu
picture-city-hour-vote = vote : une heure de plus ?
picture-city-rounds-left = { $count ->
    [one] dernière manche
   *[other] encore { $count } manches
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
picture-city-leads = En tête
picture-city-passed = Ont passé
picture-city-built = Blocs
picture-city-mortgaged = hypothéqué pour { $amount }
picture-city-ladder = Loyer selon les blocs comptés
picture-city-block-prices = Prix d'un bloc
picture-city-residential = résidentiel
picture-city-industrial = industriel
picture-city-unit-build = blocs
picture-city-unit-hour = heure
picture-city-sum-plain = { $count ->
    [one] { $count } bloc compte : { $value }
   *[other] { $count } blocs comptent : { $value }
}
picture-city-sum-doubled = { $count ->
    [one] { $count } bloc compte : { $value } × 2
   *[other] { $count } blocs comptent : { $value } × 2
}
picture-city-sum-mortgaged = hypothéqué : pas de loyer
picture-city-group = { $group ->
    [brown] marron
    [sky] bleu ciel
    [purple] violet
    [orange] orange
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu foncé
   *[other] { $group }
}

## Textes de remplacement

picture-city-alt-turn = City, manche { $round }. { $seat } { $stage ->
    [roll] doit lancer les dés.
    [jail] est en prison : payer ou lancer.
    [buy] choisit : acheter ou mettre aux enchères.
    [auction] attend : des enchères sont en cours.
    [auction-space] peut choisir un lot à mettre aux enchères.
    [taxi] peut prendre un taxi.
    [pay] choisit : payer, ou utiliser la carte.
    [permission] a un permis de construire.
    [card] a tiré une carte Chance.
    [trip] peut prendre le train.
    [build] peut construire.
    [debt] a la main : une dette doit être payée.
   *[other] doit jouer.
}
picture-city-alt-dice = Dés : { $first } et { $second }.
picture-city-alt-lot = { $space }, { $group }, prix { $price }, loyer { $rent }, propriétaire : { $owner }, { $blocks ->
    [one] { $blocks } bloc.
   *[other] { $blocks } blocs.
}
picture-city-alt-lot-free = { $space }, { $group }, prix { $price }, loyer { $rent }, à personne.
picture-city-alt-bid = Meilleure enchère : { $amount }, par { $leader }.
picture-city-alt-no-bid = Pas encore d'enchère.
picture-city-alt-passed = { $names } : passe.
picture-city-alt-permit = { $permit ->
    [0] Le boîtier affiche une gare.
   *[other] Le boîtier affiche { $permit }, reste { $left }.
}
picture-city-alt-debt = { $seat } doit { $amount } à { $whom }.
picture-city-alt-over = City, le décompte final.
picture-city-alt-rank = { $rank }. { $seat }, { $total }.
picture-city-alt-out = { $seat } est hors jeu.
picture-city-alt-seat = { $seat } : { $cash }, { $space }, { $count ->
    [0] aucun quartier.
    [one] { $count } quartier.
   *[other] { $count } quartiers.
}
picture-city-alt-owner = { $seat } : { $cash }, { $space } ; possède { $districts }.
picture-city-alt-mortgaged = (hypothéqué)
picture-city-alt-ladder = Loyer selon les blocs : { $ladder }.
picture-city-alt-prices = Un bloc résidentiel coûte { $residential }, un bloc industriel { $industrial }.
