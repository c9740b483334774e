### La partie du jour : la même pour tout le monde, une personne contre des robots, une fois par jour.

button-daily = Partie du jour
daily-title = Partie du jour : { $game }
daily-about = Vous contre { $robots ->
    [one] un robot
   *[other] { $robots } robots
}. Mêmes dés et mêmes cartes pour tout le monde, un seul essai.
daily-rounds = { $rounds } manches au plus, puis le décompte final.
daily-until = À jouer avant { $time } ({ $relative }).
daily-running = Votre partie est en cours.
daily-done = Votre résultat du jour : **{ $result }**.
daily-unranked = Vous avez joué aujourd'hui. Ce jeu n'a pas de classement.
daily-next = La prochaine arrive { $relative }.
daily-fingerprint = Empreinte de la graine, qui sera montrée demain : `{ $fingerprint }`
daily-table = Aujourd'hui sur ce serveur
daily-nobody = Personne ne l'a encore finie ici.
daily-line = { $rank }. { $name } · { $result }
daily-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
} sur { $count }
daily-rest = { $count ->
    [one] et une personne de plus
   *[other] et { $count } personnes de plus
}
daily-before = Hier, { $game } · 🏆 { $names } · { $result }
daily-before-nobody = Hier, { $game } · personne n'a fini la partie ici
daily-seed = Graine d'hier : `{ $seed }`
daily-begin = Commencer
daily-go-on = Continuer
daily-look = Revoir la fin
daily-round = manche { $round } sur { $rounds }
daily-back = La partie
daily-standings = Classement du jour
daily-ended = La partie du jour s'arrête après { $rounds } manches.
refusal-daily-over = Cette journée-là est finie ; une nouvelle partie vous attend.
refusal-daily-gone = Cette partie n'existe plus.
refusal-daily-stranger = C'est la partie de quelqu'un d'autre. La vôtre commence avec `/quartier partie-du-jour`.
