# Palabras en las imágenes de Knockout, y las frases que las sustituyen.

picture-knockout-round = Ronda { $round } de { $rounds }
picture-knockout-stage = { $stage ->
    [over] La partida ha terminado
   *[ended] Todo deslizado; ahora se cuenta
}
picture-knockout-awaited = { $what ->
    [slide] desliza una pieza
    [again] desliza la pieza de la cárcel
    [retry] ¿segunda oportunidad?
    [jail] ¿paga por salir de la cárcel?
    [chance] { knockout-space-15 }: ¿desliza otra vez?
    [railroad] ¿adónde va { knockout-space-26.the }?
   *[none] La partida sigue
}
picture-knockout-sets = Grupos
picture-knockout-start = SALIDA
picture-knockout-jail = En la cárcel
picture-knockout-nobody = nadie
picture-knockout-pot = Parking
picture-knockout-to-jail = a la cárcel
picture-knockout-off = fuera del tablero
picture-knockout-short = no pasa la Salida

## Apuntar

picture-knockout-lane = Carril (mm)
picture-knockout-angle = Ángulo
picture-knockout-power = Fuerza
picture-knockout-angle-of = { $side ->
    [left] { $size }° hacia arriba
    [right] { $size }° hacia abajo
   *[straight] recto
}
picture-knockout-percent = { $n } %
picture-knockout-chance-short = no pasa la Salida: { $chance }
picture-knockout-chance-off = fuera del tablero: { $chance }
picture-knockout-touches = toca primero

## Las cuentas de la ronda, el final

picture-knockout-statement = Ronda { $round }: el dinero
picture-knockout-bonus = Extra por todo el grupo { $group }
picture-knockout-house = { knockout-space-2 }: { $space } paga otra vez
picture-knockout-tax = { knockout-space-14 }: { $count } × { $each }
picture-knockout-share = { $count ->
    [one] { knockout-space-29 }: todo, { $pot }
   *[other] { knockout-space-29 }: { $pot } entre { $count }
}
picture-knockout-pot-stays = { knockout-space-29 }: quedan { $left }
picture-knockout-nothing = nada que cobrar
picture-knockout-pot-was = { knockout-space-29 }: { $pot } − { $taken } = { $left }
picture-knockout-filled = La banca añade { $amount }.
picture-knockout-count = Recuento final
picture-knockout-in-round = Ronda { $round }

## Textos alternativos

picture-knockout-alt-side = { $names } ({ $colour })
picture-knockout-alt-round = Knockout, ronda { $round } de { $rounds }, { $pot } { knockout-space-29.at }.
picture-knockout-alt-awaited = Turno de { $who }: { $what ->
    [again] deslizar la pieza que sale de la cárcel
    [retry] decidir si quiere la segunda oportunidad
    [jail] decidir si paga por salir de la cárcel
    [chance] deslizar otra vez la pieza de { knockout-space-15 } o dejarla
    [railroad] elegir adónde va { knockout-space-26.the }
   *[slide] deslizar una pieza
}.
picture-knockout-alt-slide = { $who } ha deslizado.
picture-knockout-alt-moved = Pieza { $number } ({ $colour }): { $space }.
picture-knockout-alt-tokens = { $side }: { $cash }, { $left ->
    [one] 1 pieza
   *[other] { $left } piezas
} en la mano; { $where }.
picture-knockout-alt-on = { $number }: { $space }
picture-knockout-nobody-on = ninguna en el tablero
picture-knockout-alt-count = { $count } en el tablero
picture-knockout-alt-status = { $status ->
    [jail] { $count } en la cárcel
   *[out] { $count } fuera
}
picture-knockout-alt-bill = { $side }: { $items }; en total { $total }, ahora { $cash }.
picture-knockout-alt-no-statement = Aún no se ha contado ninguna ronda.
picture-knockout-alt-rank = { $rank ->
    [0] { $side }: { $cash }; por rondas { $rounds }.
   *[other] { $rank }. { $side }: { $cash }; por rondas { $rounds }.
}
picture-knockout-alt-aim = Puntería: carril { $lane } mm, { $angle }, fuerza { $power }.
picture-knockout-alt-touches = Primero tocaría la pieza { $number } ({ $colour }) en { $space }.
picture-knockout-alt-clear = El camino está libre.
picture-knockout-alt-leaves = El camino está libre, pero con pulso perfecto saldría del tablero.
picture-knockout-alt-row = fila { $row }: { $chance }
