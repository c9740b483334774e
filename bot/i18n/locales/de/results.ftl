### Beendete Partien: die Seite jeder Person, zwei nebeneinander, die besten zehn.

stats-title = Statistik: { $name }
stats-none = Hier gibt es noch keine beendete Partie. Vorzeitig beendete zählen nicht.
stats-off = Deine Partien werden nicht gezählt. Das änderst du unter „Statistik“ in `/quartier einstellungen`.
stats-games = { $games ->
    [one] **{ $games }** Partie hier beendet, { $won ->
        [0] noch nicht gewonnen
       *[other] und gewonnen
    }
   *[other] **{ $games }** Partien hier beendet, { $won ->
        [0] keine gewonnen
       *[other] **{ $won }** gewonnen ({ $share } %)
    }
}
stats-token = Lieblingsstein: { $token } ({ $count ->
    [one] einmal
   *[other] { $count }-mal
})
stats-series = { $count ->
    [0] Längste Serie: noch kein Sieg
    [one] Längste Serie: ein Sieg
   *[other] Längste Serie: { $count } Siege in Folge
}
stats-points = **{ $game }** · { $points } Punkte, Platz { $place } von { $count }
stats-place = { $place }. Platz × { $count }
stats-places = { $count ->
    [one] { $count } Partie: { $places }
   *[other] { $count } Partien: { $places }
}
stats-best-deal = Bester Tausch: **{ $amount }**
stats-worst-deal = Schlechtester Tausch: **{ $amount }**
stats-gain = +{ $amount }
stats-loss = −{ $amount }
stats-somebody = jemand
stats-all-games = Alle Spiele
stats-menu-game = Welches Spiel?
stats-menu-versus = Vergleichen mit…
stats-ranking = Die besten zehn
stats-own = Deine Statistik

versus-title = { $one } und { $other }
versus-none = Hier gibt es noch keine gemeinsame beendete Partie.
versus-score = { $count ->
    [one] **{ $count }** Partie gegeneinander
   *[other] **{ $count }** Partien gegeneinander
}, { $one } { $first ->
    [one] einmal
   *[other] { $first }-mal
} vorn, { $other } { $second ->
    [one] einmal
   *[other] { $second }-mal
}
versus-game = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}: { $one } { $first } – { $second } { $other }
versus-together = { $count ->
    [one] { $count } Partie im selben Team
   *[other] { $count } Partien im selben Team
}
versus-last = Letzte Partie: { $game }, { $when }

ranking-title = Die besten zehn · { $game }
ranking-none = Hier hat noch niemand eine Partie beendet.
ranking-own = Du: Platz **{ $place }** von { $count }, { $points } Punkte
ranking-explained = Alle beginnen bei 1.000 Punkten. Siege gegen Stärkere bringen mehr; Roboter zählen mit.

picture-ranking = Die besten zehn · { $game }
picture-ranking-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $won ->
    [0] keine gewonnen
   *[other] { $won } gewonnen
}
picture-ranking-alt = { $place }. { $name }: { $points } Punkte, { $games }.
picture-season = Das Ende der Saison

### Saisons

date = { $day }.{ $month }.{ $year }
season-name = Saison
season-days = vom { $first } bis { $last }
season-no = keine
season-open = { $days }, Ergebnis in { $channel }
season-ask = Saison starten
season-change = Saison…
season-cancel = Saison absagen
season-form = Eine Saison
season-first = Erster Tag
season-last = Letzter Tag
season-form-hint = Etwa 01.12.2026; Tage enden um Mitternacht UTC
season-opened = Es läuft eine Saison { $days }. An ihrem Ende zeigt dieser Kanal die ersten drei jedes Spiels.
season-cancelled = Die Saison wurde abgesagt.
season-over = Die Saison { $days } ist vorbei
season-explained = Punkte nur aus dieser Saison: Alle haben bei 1.000 begonnen.
