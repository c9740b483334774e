# Mots dans les images du jeu Classic, et phrases qui tiennent lieu d'image.

picture-classic-hours = { $count ->
    [one] encore { $count } heure
   *[other] encore { $count } heures
}
picture-classic-stage = { $stage ->
    [roll] doit lancer les dés
    [again] un double : doit relancer
    [jail] en prison : payer, carte ou double
    [bus] le Bus : par où ?
    [triple] un triple : la case de son choix
    [card] payer, ou tirer une carte ?
    [buy] acheter ou mettre aux enchères ?
    [end] peut bâtir, puis finir son tour
    [auction] vente : qui enchérit ?
    [debt] une dette doit être payée
    [inherit] attend : des titres sont repris
    [contest] pénurie : qui bâtit encore ?
    [over] Le décompte final
   *[other] doit jouer
}
picture-classic-lot = { $kind ->
    [tower] Une tour de la Banque
   *[other] Une boutique de la Banque
}
picture-classic-shortage = { $kind ->
    [tower] Pénurie de tours
   *[other] Pénurie de boutiques
}
picture-classic-left = En reste à la Banque : { $count }
picture-classic-asked = à décider :
picture-classic-owes-each = { $seat } doit à chaque personne
picture-classic-cause = { $cause ->
    [rent] loyer
    [tax] taxe
    [fine] amende
    [interest] intérêts d'hypothèque
   *[other] carte
}
picture-classic-triple = La case de votre choix
picture-classic-inherit = { $count ->
    [one] { $count } hypothèque à lever sans intérêts
   *[other] { $count } hypothèques à lever sans intérêts
}
picture-classic-no-card = Aucune carte tirée
picture-classic-rent = loyer
picture-classic-level = { $level ->
    [0] nu
    [whole] nu, groupe complet
    [5] tour
    [one] { $level } boutique
   *[other] { $level } boutiques
}
picture-classic-owned = avec { $count }
picture-classic-times = { $times } × les dés
picture-classic-shop-short = Boutique
picture-classic-shop-price = Boutique ou tour
picture-classic-lift = Pour la lever
picture-classic-interest = Intérêts
picture-classic-now = { $why ->
    [unowned] À la Banque : pas de loyer
    [mortgaged] Hypothéqué : pas de loyer
    [whole] Groupe complet, sans hypothèque : { $value } × 2
    [bare] Terrain nu
    [tower] Avec une tour
    [faction] Avec { $count } de la famille
    [machine] Avec { $count } de la famille, fois les dés
   *[shops] { $count ->
        [one] Avec { $count } boutique
       *[other] Avec { $count } boutiques
    }
}
picture-classic-last = Dernières secondes
picture-classic-of = encore { $left } après celui-ci
picture-classic-claim = loyer à réclamer
picture-classic-claimed = réclamé : payé après cette phase
picture-classic-guarded = pas encore de lancer

## Textes de remplacement

picture-classic-alt-turn = Classic, manche { $round }. { $seat } { $stage ->
    [roll] doit lancer les dés.
    [again] a fait un double et doit relancer.
    [jail] est en prison : payer, utiliser une carte ou tenter un double.
    [bus] choisit où va le Bus.
    [triple] a fait un triple et choisit sa case.
    [card] choisit : payer, ou tirer une carte.
    [buy] choisit : acheter ou mettre aux enchères.
    [end] peut bâtir et finir son tour.
    [auction] attend : une vente aux enchères est en cours.
    [debt] attend : une dette doit être payée.
    [inherit] attend : les titres d'une faillite changent de mains.
    [contest] attend : il n'y a pas assez de bâtiments.
   *[other] doit jouer.
}
picture-classic-alt-speed = { $face ->
    [bus] Dé Vitesse : Bus.
    [mister] Dé Vitesse : M. M.
   *[other] Dé Vitesse : { $face }.
}
picture-classic-alt-ways = Le Bus peut aller à ces cases : { $spaces }.
picture-classic-alt-lot = { $space }, { $group }, prix { $price }, { $owner ->
    [none] sans propriétaire.
   *[other] propriétaire : { $owner }, loyer { $rent }.
}
picture-classic-alt-debt = { $seat } doit { $amount } à { $whom } et peut réunir { $raisable }.
picture-classic-alt-each = chaque personne ({ $names })
picture-classic-alt-claim = { $owner } peut réclamer { $amount } à { $payer } pour { $space }.
picture-classic-alt-deals = Échanges proposés : { $pairs }.
picture-classic-alt-contest = { $kind ->
    [tower] Pénurie de tours : il en reste { $left }. Pour bâtir : { $names }.
   *[other] Pénurie de boutiques : il en reste { $left }. Pour bâtir : { $names }.
}
picture-classic-alt-stock = La Banque a { $shops ->
    [one] { $shops } boutique
   *[other] { $shops } boutiques
} et { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}.
picture-classic-alt-over = Classic, le décompte final.
picture-classic-alt-count = { $rank }. { $seat } : { $total }, soit { $cash } en caisse, { $properties } de propriétés, { $buildings } de bâtiments.
picture-classic-alt-seat = { $seat } : { $cash }, { $space }, { $count ->
    [0] aucune propriété.
    [one] { $count } propriété.
   *[other] { $count } propriétés.
}
picture-classic-alt-owner = { $seat } : { $cash }, { $space } ; possède { $properties }.
picture-classic-alt-cards = { $count ->
    [one] { $count } carte Libération de prison
   *[other] { $count } cartes Libération de prison
}
picture-classic-alt-shops = { $level ->
    [5] tour
    [one] { $level } boutique
   *[other] { $level } boutiques
}
picture-classic-alt-ladder = Loyer : { $ladder }.
picture-classic-alt-prices = Une boutique ou une tour coûte { $shop }.
picture-classic-alt-mortgage = Hypothèque { $mortgage }, pour la lever { $lift }.
picture-classic-alt-card = Carte « { $card } ».
