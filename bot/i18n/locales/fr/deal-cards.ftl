# Les cartes de Deal : noms, couleurs, ce qui est écrit dessus.

deal-cash = { $n } M

## Couleurs, et les deux lettres qui les désignent dans les images

deal-value-light-blue = bleu ciel
deal-value-station = gare
deal-value-utility = compagnie
deal-letters-brown = MA
deal-letters-light-blue = BC
deal-letters-pink = RS
deal-letters-orange = OR
deal-letters-red = RG
deal-letters-yellow = JN
deal-letters-green = VE
deal-letters-dark-blue = BF
deal-letters-station = GA
deal-letters-utility = CS

## Propriétés

deal-card-brown-1 = Boulevard de Belleville
deal-card-brown-2 = Rue Lecourbe
deal-card-light-blue-1 = Rue de Vaugirard
deal-card-light-blue-2 = Rue de Courcelles
deal-card-light-blue-3 = Avenue de la République
deal-card-pink-1 = Boulevard de la Villette
deal-card-pink-2 = Avenue de Neuilly
deal-card-pink-3 = Rue de Paradis
deal-card-orange-1 = Avenue Mozart
deal-card-orange-2 = Boulevard Saint-Michel
deal-card-orange-3 = Place Pigalle
deal-card-red-1 = Avenue Matignon
deal-card-red-2 = Boulevard Malesherbes
deal-card-red-3 = Avenue Henri-Martin
deal-card-yellow-1 = Faubourg Saint-Honoré
deal-card-yellow-2 = Place de la Bourse
deal-card-yellow-3 = Rue La Fayette
deal-card-green-1 = Avenue de Breteuil
deal-card-green-2 = Avenue Foch
deal-card-green-3 = Boulevard des Capucines
deal-card-dark-blue-1 = Avenue des Champs-Élysées
deal-card-dark-blue-2 = Rue de la Paix
deal-card-station-1 = Gare Montparnasse
deal-card-station-2 = Gare de Lyon
deal-card-station-3 = Gare du Nord
deal-card-station-4 = Gare Saint-Lazare
deal-card-utility-1 = Compagnie de distribution d'électricité
deal-card-utility-2 = Compagnie de distribution des eaux

## Billets

deal-card-money-1 = billet de 1 M
deal-card-money-2 = billet de 2 M
deal-card-money-3 = billet de 3 M
deal-card-money-4 = billet de 4 M
deal-card-money-5 = billet de 5 M
deal-card-money-10 = billet de 10 M

## Jokers Propriété : `deal-face-title-…` est le titre sur la carte, `deal-face-…` dit ce qu'elle fait. À ne pas confondre avec « Joker ! ».

deal-card-wild-brown-light-blue = Joker Propriété (marron/bleu ciel)
deal-card-wild-light-blue-station = Joker Propriété (bleu ciel/gare)
deal-card-wild-pink-orange = Joker Propriété (rose/orange)
deal-card-wild-red-yellow = Joker Propriété (rouge/jaune)
deal-card-wild-dark-blue-green = Joker Propriété (bleu foncé/vert)
deal-card-wild-green-station = Joker Propriété (vert/gare)
deal-card-wild-station-utility = Joker Propriété (gare/compagnie)
deal-card-wild-any = Joker Propriété multicolore

## Loyers

deal-card-rent-brown-light-blue = Loyer (marron/bleu ciel)
deal-card-rent-pink-orange = Loyer (rose/orange)
deal-card-rent-red-yellow = Loyer (rouge/jaune)
deal-card-rent-dark-blue-green = Loyer (bleu foncé/vert)
deal-card-rent-station-utility = Loyer (gare/compagnie)
deal-card-rent-any = Loyer multicolore

## Actions (noms français de 2008)

deal-card-deal-breaker = Deal Banco
deal-card-forced-deal = Deal Troc
deal-card-sly-deal = Deal Duel
deal-card-just-say-no = Joker !
deal-card-debt-collector = Deal Jackpot
deal-card-birthday = C'est mon anniversaire !
deal-card-double-rent = Double Loyer
deal-card-house = Maison
deal-card-hotel = Hôtel
deal-card-pass-go = Départ

## Sur les cartes : titres, et effet en une phrase

deal-face-action = Action
deal-face-whom-rent = la table
deal-face-whom-rent-any = 1 cible
deal-face-title-wild = Joker Propriété
deal-face-title-wild-any = Joker Propriété
deal-face-title-rent = Loyer
deal-face-title-rent-any = Loyer
deal-face-money = Se pose dans votre banque.
deal-face-property = Loyer selon les cartes du groupe
deal-face-wild = Se pose sur l'une des deux couleurs ; peut changer de couleur pendant votre tour.
deal-face-wild-any = Se pose sur n'importe quelle couleur. Sans valeur : ne peut pas payer.
deal-face-rent = Chaque adversaire vous paie le loyer de l'une de ces couleurs.
deal-face-rent-any = La personne de votre choix vous paie le loyer d'une de vos couleurs.
deal-face-deal-breaker = Prenez à quelqu'un un groupe complet, avec sa { deal-card-house } et son { deal-card-hotel }.
deal-face-forced-deal = Échangez une de vos propriétés contre celle de quelqu'un d'autre, sans toucher à un groupe complet.
deal-face-sly-deal = Prenez une propriété à quelqu'un, sauf dans un groupe complet.
deal-face-just-say-no = Annulez une action dirigée contre vous. Ne compte pas comme une carte jouée.
deal-face-debt-collector = La personne de votre choix vous paie 5 M.
deal-face-birthday = Chaque adversaire vous paie 2 M.
deal-face-double-rent = Double le loyer joué en même temps. Compte comme une carte jouée.
deal-face-house = À poser sur un de vos groupes complets : 3 M de loyer en plus. Ni gares, ni compagnies.
deal-face-hotel = À poser sur un groupe complet qui a une { deal-card-house } : 4 M de loyer en plus.
deal-face-pass-go = Piochez 2 cartes de plus.
