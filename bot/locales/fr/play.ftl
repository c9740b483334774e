# Le choix du jeu.

play-title = À quoi jouez-vous ?
play-menu = Choisissez un jeu
play-game = { $name } · de { $least } à { $most } joueurs
city-line = Bâtissez une ville et emportez des enchères : au bout de l'heure, la plus riche fortune gagne.
classic-line = Propriétés, loyers et maisons, avec le Dé Vitesse : qui reste à la fin gagne.
builder-line = Réunissez camions, grues et bateaux, et bâtissez étage après étage sur l'île.
deal-line = Un jeu de cartes : réunissez trois groupes, échangez, volez. Un quart d'heure.
knockout-line = Faites glisser vos pions et expulsez ceux des autres. Chacun pour soi ou en équipes.
picture-menu-alt = Les jeux, chacun avec un morceau de son image.
picture-menu-alt-game = { $game } : { $line }

## Les réglages de la table

table-option-text-first = Les mots avant les images, rien ne bouge
table-option-text-first-off = non
table-option-text-first-on = oui
