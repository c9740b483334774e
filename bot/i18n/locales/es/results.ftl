### Partidas terminadas: la página de cada cual, dos personas cara a cara, los diez primeros puestos.

stats-title = Estadísticas: { $name }
stats-none = Aquí aún no hay partidas terminadas. Las que se acaban antes de tiempo no cuentan.
stats-off = Tus partidas no cuentan. Cámbialo en «Estadísticas», en `/quartier ajustes`.
stats-games = { $games ->
    [one] **{ $games }** partida terminada aquí, { $won ->
        [0] aún sin ganar
       *[other] y ganada
    }
   *[other] **{ $games }** partidas terminadas aquí, { $won ->
        [0] ninguna ganada
        [one] **{ $won }** ganada ({ $share } %)
       *[other] **{ $won }** ganadas ({ $share } %)
    }
}
stats-token = Pieza favorita: { $token } ({ $count ->
    [one] una vez
   *[other] { $count } veces
})
stats-series = { $count ->
    [0] Mejor racha: aún sin victorias
    [one] Mejor racha: una victoria
   *[other] Mejor racha: { $count } victorias seguidas
}
stats-points = **{ $game }** · { $points } puntos, puesto { $place } de { $count }
stats-place = { $place }.º × { $count }
stats-places = { $count ->
    [one] { $count } partida: { $places }
   *[other] { $count } partidas: { $places }
}
stats-best-deal = Mejor intercambio: **{ $amount }**
stats-worst-deal = Peor intercambio: **{ $amount }**
stats-gain = +{ $amount }
stats-loss = −{ $amount }
stats-somebody = alguien
stats-all-games = Todos los juegos
stats-menu-game = ¿Qué juego?
stats-menu-versus = Comparar con…
stats-ranking = Los diez primeros puestos
stats-own = Tus estadísticas

versus-title = { $one } y { $other }
versus-none = Aquí aún no hay partidas terminadas en común.
versus-score = { $count ->
    [one] **{ $count }** partida cara a cara
   *[other] **{ $count }** partidas cara a cara
}, { $one } por delante { $first ->
    [one] una vez
   *[other] { $first } veces
}, { $other } { $second ->
    [one] una vez
   *[other] { $second } veces
}
versus-game = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}: { $one } { $first } – { $second } { $other }
versus-together = { $count ->
    [one] { $count } partida en el mismo equipo
   *[other] { $count } partidas en el mismo equipo
}
versus-last = Última partida: { $game }, { $when }

ranking-title = Los diez primeros puestos · { $game }
ranking-none = Nadie ha terminado aún una partida aquí.
ranking-own = Tú: puesto **{ $place }** de { $count }, { $points } puntos
ranking-explained = Se empieza con 1000 puntos. Ganar a alguien con más puntos da más; los robots también cuentan.

picture-ranking = Los diez primeros puestos · { $game }
picture-ranking-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $won ->
    [0] ninguna ganada
    [one] { $won } ganada
   *[other] { $won } ganadas
}
picture-ranking-alt = { $place }. { $name }: { $points } puntos, { $games }.
picture-season = Fin de la temporada

### Temporadas

date = { $day }/{ $month }/{ $year }
season-name = Temporada
season-days = del { $first } al { $last }
season-no = ninguna
season-open = { $days }, resultado en { $channel }
season-ask = Empezar una temporada
season-change = Temporada…
season-cancel = Anular la temporada
season-form = Una temporada
season-first = Primer día
season-last = Último día
season-form-hint = Por ejemplo, 01/12/2026; los días acaban a medianoche UTC
season-opened = Hay temporada { $days }. Al acabar, este canal muestra los tres primeros puestos de cada juego.
season-cancelled = La temporada queda anulada.
season-over = Se acabó la temporada { $days }
season-explained = Puntos solo de esta temporada: todo el mundo la empezó con 1000.
