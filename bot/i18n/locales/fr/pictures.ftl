# Mots dans les images, et phrases qui tiennent lieu d'image.

picture-seat = Place { $letter }
picture-city-districts = { $count ->
    [one] { $count } quartier
   *[other] { $count } quartiers
}
picture-city-stage = { $stage ->
    [roll] doit lancer les dés
    [jail] en prison : payer ou lancer
    [buy] acheter ou mettre aux enchères ?
    [auction] vente : qui enchérit ?
    [auction-space] choisit un quartier à mettre aux enchères
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
picture-city-rent = Loyer actuel
picture-city-permit = { $permit ->
    [0] gare
   *[other] { $permit }
}
picture-city-hour-over = dernier tour de jeu
picture-city-hour-vote = vote : une heure de plus ?
picture-city-rounds-left = { $count ->
    [one] dernière manche
   *[other] encore { $count } manches
}
picture-city-bid = Meilleure enchère
picture-city-cash = Argent : { $amount }
picture-city-left = { $count ->
    [one] encore { $count } bloc à bâtir
   *[other] encore { $count } blocs à bâtir
}
picture-city-blocks = { $residential } rés., { $industrial } ind.
picture-city-blocks-void = { $blocks } : seuls les ind. comptent
picture-city-no-blocks = pas encore de bloc ici
picture-city-sum = { $cash } d'argent + { $rents } de loyers
picture-city-built = Blocs
picture-city-mortgaged = hypothéqué pour { $amount }
picture-city-ladder = Loyer selon les blocs comptés
picture-city-block-prices = Prix des constructions
picture-city-residential = résidentiel
picture-city-industrial = industriel
picture-city-stadium = stade
picture-city-skyscraper = gratte-ciel
picture-city-tower = tour
picture-city-unit-build = blocs
picture-city-unit-hour = heure
picture-city-sum-plain = { $count ->
    [one] { $count } bloc : { $value }
   *[other] { $count } blocs : { $value }
}
picture-city-sum-doubled = { $count ->
    [one] { $count } bloc : { $value },
   *[other] { $count } blocs : { $value },
} { $by ->
    [tower] doublé par la Tour : { $rent }
   *[other] doublé par le gratte-ciel : { $rent }
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

picture-city-block-count = { $count ->
    [one] { $count } bloc
   *[other] { $count } blocs
}
picture-city-mortgaged-short = hypothéqué
picture-city-sum-short = { $count ->
    [one] { $count } bloc : { $value }
   *[other] { $count } blocs : { $value }
}
picture-city-sum-short-doubled = { $count ->
    [one] { $count } bloc : { $value } × 2
   *[other] { $count } blocs : { $value } × 2
}
picture-city-cause = { $cause ->
    [tax] taxe industrielle
    [fine] amende
    [rent] loyer
   *[other] carte Chance
}
picture-city-stations = { $count ->
    [one] vers { $count } autre gare
   *[other] vers { $count } autres gares
}

## Textes de remplacement

picture-city-alt-turn = City, manche { $round }. { $seat } { $stage ->
    [roll] doit lancer les dés.
    [jail] est en prison : payer ou lancer.
    [buy] choisit : acheter ou mettre aux enchères.
    [auction] attend : une vente aux enchères est en cours.
    [auction-space] peut choisir un quartier à mettre aux enchères.
    [taxi] peut prendre un taxi.
    [pay] choisit : payer, ou utiliser la carte.
    [permission] a un permis de construire.
    [card] a tiré une carte Chance.
    [trip] peut prendre le train.
    [build] peut construire.
    [debt] a une dette à payer.
   *[other] doit jouer.
}
picture-city-alt-lot = { $space }, { $group }, prix { $price }, loyer { $rent }, propriétaire : { $owner }, { $blocks ->
    [one] { $blocks } bloc.
   *[other] { $blocks } blocs.
}
picture-city-alt-lot-free = { $space }, { $group }, prix { $price }, loyer { $rent }, à personne.
picture-city-alt-permit = { $permit ->
    [0] Le permis est pour une gare.
   *[other] Le permis est de { $permit }, reste { $left }.
}
picture-city-alt-over = City, le décompte final.
picture-city-alt-rank = { $rank }. { $seat }, { $total }.
picture-city-alt-seat = { $seat } : { $cash }, { $space }, { $count ->
    [0] aucun quartier.
    [one] { $count } quartier.
   *[other] { $count } quartiers.
}
picture-city-alt-owner = { $seat } : { $cash }, { $space } ; possède { $districts }.
picture-city-alt-ladder = Loyer selon les blocs : { $ladder }.
picture-city-alt-prices = Un bloc résidentiel coûte { $residential }, un bloc industriel { $industrial }, le gratte-ciel { $skyscraper }.
picture-city-alt-stands = { $blocks }{ $count ->
    [0] .
   *[other] , { $pieces }.
}
picture-city-alt-count = { $rank }. { $seat } : { $total }, soit { $cash } d'argent et les loyers { $rents }.
picture-city-alt-hidden = argent caché
picture-city-alt-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
picture-city-alt-permission = À placer : { $pieces }.
picture-city-alt-ways = Destinations possibles : { $spaces }.
picture-city-alt-deals = Échanges proposés : { $pairs }.
picture-city-alt-dodge = { $seat } a la carte { city-value-card-dodge }.

## Ce que les images de plusieurs jeux disent de même : la phrase propre à un jeu passe d'abord (`picture-city-out`, sinon `picture-out`)

picture-left = a quitté la partie
picture-jailed = en prison
picture-round = Manche { $round }
picture-price = Prix
picture-no-bid = pas encore d'enchère
picture-owes = { $seat } doit à { $whom }
picture-raisable = Peut réunir : { $amount }
picture-unowned = à personne encore
picture-mortgaged = hypothéqué
picture-mortgage = Hypothèque
picture-leads = En tête
picture-passed = Hors de la vente
picture-rents = Loyers
picture-gives = donne
picture-more = et { $count } de plus
picture-whole = complet
picture-broken = défait
picture-chance = Chance
picture-no-card = Aucune carte n'a été tirée.
picture-turn = tour { $turn }
picture-alt-rents = Tous les loyers pour { $seat } : { $before }, puis { $after }.
picture-alt-whole = { $seat } complète le groupe { $group }.
picture-alt-broken = { $seat } défait le groupe { $group }.
picture-alt-stretch = Cases montrées : { $spaces }.
picture-alt-holding = { $group } { $owned } sur { $size }
picture-alt-dice = Dés : { $first } et { $second }.
picture-alt-card = Carte Chance « { $card } ».
picture-alt-bid = Meilleure enchère : { $amount }, par { $leader }.
picture-alt-no-bid = Pas encore d'enchère.
picture-alt-passed = Hors de la vente : { $names }.
picture-alt-clock = { $left ->
    [0] Dernières secondes : la lumière rouge est allumée.
    [1] Il reste moins d'un quart du temps.
    [2] Il reste moins de la moitié du temps.
   *[other] Il reste presque tout le temps.
}
picture-alt-deal = Échange : { $seat } donne à { $partner } { $give } contre { $take }.
picture-alt-no-deal = Aucun échange n'est proposé.
picture-alt-debt = { $seat } doit { $amount } à { $whom }.
picture-alt-left = { $seat } a quitté la partie.
picture-alt-chart = La fortune au fil de { $turns } tours.
picture-alt-course = { $seat } : de { $first } à { $last }, au plus { $most } au tour { $turn }.
picture-out = hors jeu
picture-chart = La fortune au fil des tours
picture-alt-out = { $seat } est hors jeu.
picture-alt-mortgaged = (hypothéqué)

## La table des jeux qui n'ont pas d'image à eux

picture-table-alt-turn = À { $seat } de jouer.
picture-table-alt-numbers = { $numbers }.
picture-table-alt-seat = { $seat }, { $numbers }.
picture-table-alt-seat-only = { $seat } joue aussi.
