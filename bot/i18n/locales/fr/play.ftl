# Le choix du jeu.

play-title = À quoi voulez-vous jouer ?
play-menu = Choisissez un jeu
play-game = { $name } · de { $least } à { $most } personnes
city-line = Bâtissez une ville, achetez aux enchères : au bout de l'heure, la plus grande fortune gagne.
classic-line = Propriétés, loyers et boutiques, avec le Dé Vitesse : la dernière personne en jeu gagne.
builder-line = Réunissez camions, grues et bateaux, et bâtissez étage après étage sur l'île.
deal-line = Un jeu de cartes : réunissez trois groupes, échangez, volez. Un quart d'heure.
knockout-line = Faites glisser vos pions, expulsez ceux des autres. En solo ou en équipe.
picture-menu-alt = Les jeux, chacun avec un morceau de son image.
picture-menu-alt-game = { $game } : { $line }

## Les réglages de la table

table-option-undo = Annuler un coup si la table est d'accord
table-option-undo-off = non
table-option-undo-on = oui
table-option-text-first = Texte d'abord, images fixes
table-option-text-first-off = non
table-option-text-first-on = oui

## Équipes, places et couleurs à la table en attente

lobby-team = Équipe { $number }
lobby-swap = Deux personnes peuvent échanger leurs places : les équipes suivent l'ordre des places.
button-seats = Places…
menu-swap = Qui échange avec qui ?
knockout-button-token = Couleur…
knockout-menu-token = Votre couleur
knockout-token-0 = 🔴
knockout-token-1 = 🟡
knockout-token-3 = 🔵
knockout-token-name-0 = Rouge, avec un disque
knockout-token-name-1 = Jaune, avec un carré
knockout-token-name-2 = Vert, avec un triangle
knockout-token-name-3 = Bleu, avec un losange
menu-token-none = Tous les pions sont pris.
knockout-menu-token-none = Toutes les couleurs sont prises. Une équipe joue avec une seule couleur : le premier choix compte.
knockout-refusal-token-taken = Quelqu'un d'autre a déjà cette couleur.
