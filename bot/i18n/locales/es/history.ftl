### Repasar una partida, turno a turno.

button-history = Historial
history-turn = Turno { $turn } de { $count }
history-one = Turno { $turn }
history-many = Turnos { $first } a { $last }
history-round = ronda { $round }
history-rounds = rondas { $first } a { $last }
history-first = |◀
history-back = ◀
history-forward = ▶
history-last = ▶|
history-jump = Ir a un turno…
history-all = Todos los turnos…
history-nothing = Nada que contar.
history-damaged = Una parte de este registro no se puede leer. Todo lo demás está aquí.
history-no-picture = Este turno se jugó con reglas anteriores, así que no tiene imagen.
since-title = Desde tu última jugada
since-nothing = No ha pasado nada desde entonces.
since-more = … { $count } más: Mesa…, Historial

refusal-no-turn = Esta partida no tiene ningún turno con ese número.

### La película de una partida entera.

film-title = 🎞️ La partida entera en una película
film-link = 🎞️ [La partida entera en una película]({ $link })
film-deleted = Se borró el mensaje con la película de esta partida.
film-opening = El comienzo
picture-film-alt = La partida entera en una película de { $seconds } segundos. { $end }
