### Ce que la table de City montre autour des phrases du jeu : argent, titres, enchères, fiches, la fin.

city-cash-k = { NUMBER($n) } k
city-cash-m = { NUMBER($n, maximumFractionDigits: 3) } M
