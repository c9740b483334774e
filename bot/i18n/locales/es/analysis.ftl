### El análisis de una partida terminada.

percent = { $n } %
button-analysis = Análisis
button-analysis-cancel = Cancelar
button-analysis-again = Analizar otra vez
analysis-title = Análisis
analysis-working = El robot fuerte juega el resto de esta partida desde cada turno, cientos de veces.
analysis-waiting = Todavía se está analizando otra partida.
analysis-done = { $bar } { $done } %
analysis-cancelled = El análisis se ha cancelado.
analysis-damaged = Solo puedo leer el registro hasta aquí. El resto está dañado o se jugó con reglas anteriores.
analysis-unread = No puedo analizar este registro. Está dañado o se jugó con reglas anteriores.
analysis-level = Ningún turno cambió mucho las posibilidades de nadie.
analysis-point = **{ $number } · Turno { $turn }** · { $what } · { $name } **{ $before } → { $after }**
analysis-mine = Mis decisiones
analysis-of = Decisiones de…
analysis-decisions = Decisiones: { $name }
analysis-best = **La mejor, turno { $turn }** · { $what } · **{ $chance }** en vez de { $other } con «{ $instead }»
analysis-worst = **La más cara, turno { $turn }** · { $what } · **{ $chance }** en vez de { $other } con «{ $instead }»
analysis-no-best = Ninguna decisión ganó mucho frente a las alternativas.
analysis-no-worst = Ninguna decisión salió cara. ¡Buena partida!
analysis-count = { $count ->
    [one] He comparado una decisión con las alternativas, con lo que { $name } podía saber.
   *[other] He comparado { $count } decisiones con las alternativas, con lo que { $name } podía saber.
}

picture-chances-title = Posibilidades de ganar
picture-chances-turn = turno { $turn }
picture-chances-alt = Las posibilidades de ganar de cada cual a lo largo de { $turns } turnos.
picture-chances-alt-marks =
    Los mayores cambios llegaron { $count ->
        [one] en el turno
       *[other] en los turnos
    } { $turns }.
picture-chances-alt-seat = { $seat }: de { $first } a { $last }, entre { $least } y { $most }.

refusal-analysis-early = Una partida solo se puede analizar cuando ha terminado.
refusal-analysis-busy = Ahora mismo se están analizando varias partidas. Vuelve a pedirlo dentro de unos minutos.
refusal-analysis-failed = El análisis no ha funcionado. Inténtalo más tarde.
