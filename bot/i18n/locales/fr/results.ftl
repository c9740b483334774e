### Parties terminées : la page de chaque personne, le face à face, les dix premières places.

stats-title = Statistiques : { $name }
stats-none = Aucune partie terminée ici pour l'instant. Les parties arrêtées avant la fin ne comptent pas.
stats-off = Vos parties ne sont pas comptées. Pour changer cela : `/quartier réglages`, ligne « Statistiques ».
stats-games = { $games ->
    [one] **{ $games }** partie terminée ici, { $won ->
        [0] sans victoire
       *[other] gagnée
    }
   *[other] **{ $games }** parties terminées ici, { $won ->
        [0] aucune gagnée
        [one] **{ $won }** gagnée ({ $share } %)
       *[other] **{ $won }** gagnées ({ $share } %)
    }
}
stats-token = Pion favori : { $token } ({ $count ->
    [one] { $count } fois
   *[other] { $count } fois
})
stats-series = { $count ->
    [0] Plus longue série : pas encore de victoire
    [one] Plus longue série : une victoire
   *[other] Plus longue série : { $count } victoires de suite
}
stats-points = **{ $game }** · { $points } points, { $place ->
    [1] 1re place
   *[other] { $place }e place
} sur { $count }
stats-place = { $place ->
    [1] 1re
   *[other] { $place }e
} × { $count }
stats-places = { $count ->
    [one] { $count } partie : { $places }
   *[other] { $count } parties : { $places }
}
stats-best-deal = Meilleur échange : **{ $amount }**
stats-worst-deal = Pire échange : **{ $amount }**
stats-gain = +{ $amount }
stats-loss = −{ $amount }
stats-somebody = quelqu'un
stats-all-games = Tous les jeux
stats-menu-game = Quel jeu ?
stats-menu-versus = Comparer avec…
stats-ranking = Les dix premières places
stats-own = Vos statistiques

versus-title = { $one } face à { $other }
versus-none = Pas encore de partie terminée ensemble ici.
versus-score = { $count ->
    [one] **{ $count }** partie face à face
   *[other] **{ $count }** parties face à face
} : { $one } devant { $first } fois, { $other } { $second } fois
versus-game = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} : { $one } { $first } – { $second } { $other }
versus-together = { $count ->
    [one] { $count } partie dans la même équipe
   *[other] { $count } parties dans la même équipe
}
versus-last = Dernière partie : { $game }, { $when }

ranking-title = Les dix premières places · { $game }
ranking-none = Personne n'a encore terminé de partie ici.
ranking-own = Vous : **{ $place ->
    [1] 1re place
   *[other] { $place }e place
}** sur { $count }, { $points } points
ranking-explained = On commence à 1 000 points. Devancer une personne mieux placée rapporte plus ; les robots comptent aussi.

picture-ranking = Les dix premières places · { $game }
picture-ranking-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won ->
    [0] aucune gagnée
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
picture-ranking-alt = { $place }. { $name } : { $points } points, { $games }.
picture-season = Fin de la saison

### Saisons

date = { $day }/{ $month }/{ $year }
season-name = Saison
season-days = du { $first } au { $last }
season-no = aucune
season-open = { $days }, résultat dans { $channel }
season-ask = Ouvrir une saison
season-change = Saison…
season-cancel = Annuler la saison
season-form = Une saison
season-first = Premier jour
season-last = Dernier jour
season-form-hint = Par exemple 01/12/2026 ; les jours finissent à minuit UTC
season-opened = Saison ouverte { $days }. À la fin, les trois premières places de chaque jeu paraîtront dans ce salon.
season-cancelled = Saison annulée.
season-over = Fin de la saison { $days }
season-explained = Points de la saison uniquement : tout le monde a commencé à 1 000.
