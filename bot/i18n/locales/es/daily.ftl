### La partida del día: la misma para todo el mundo, una persona contra robots, una vez al día.

button-daily = Partida del día
daily-title = Partida del día: { $game }
daily-about = Tú contra { $robots ->
    [one] un robot
   *[other] { $robots } robots
}. Todo el mundo tiene los mismos dados y cartas, y un solo intento.
daily-rounds = { $rounds } rondas como mucho; después, recuento final.
daily-until = Juégala antes de las { $time } ({ $relative }).
daily-running = Tu partida está en marcha.
daily-done = Ya has jugado hoy: **{ $result }**.
daily-unranked = Ya has jugado hoy. Esta partida no cuenta para la clasificación.
daily-next = La próxima empieza { $relative }.
daily-fingerprint = Huella de la semilla (se muestra mañana): `{ $fingerprint }`
daily-table = Hoy en este servidor
daily-nobody = Aquí aún no la ha terminado nadie.
daily-line = { $rank }. { $name } · { $result }
daily-place = { $place }.º de { $count }
daily-rest = { $count ->
    [one] y una persona más
   *[other] y { $count } más
}
daily-before = Ayer, { $game } · 🏆 { $names } · { $result }
daily-before-nobody = Ayer, { $game } · aquí no la terminó nadie
daily-seed = La semilla de ayer: `{ $seed }`
daily-begin = Empezar
daily-go-on = Seguir
daily-look = Ver cómo acabó
daily-round = ronda { $round } de { $rounds }
daily-back = La partida
daily-standings = La clasificación de hoy
daily-ended = La partida del día acaba tras { $rounds } rondas.
refusal-daily-over = Ese día ya ha pasado. Te espera una partida nueva.
refusal-daily-gone = Esta partida ya no existe.
refusal-daily-stranger = Esta partida es de otra persona. Empieza la tuya con `/quartier partida-del-día`.
