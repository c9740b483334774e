# Palabras en las imágenes de Deal, y las frases que las sustituyen.

picture-deal-hand = { $count ->
    [0] Tu mano está vacía
    [one] Tu mano: 1 carta
   *[other] Tu mano: { $count } cartas
}
picture-deal-new = { $count ->
    [one] 1 nueva
   *[other] { $count } nuevas
}
picture-deal-plays = { $count ->
    [0] no quedan jugadas
    [one] queda 1 jugada
   *[other] quedan { $count } jugadas
}
picture-deal-excess = { $count ->
    [one] devuelve 1 carta
   *[other] devuelve { $count } cartas
}
picture-deal-answer = tienes que responder
picture-deal-waiting = no te toca
picture-deal-stage = { $stage ->
    [play] le toca
    [respond] espera respuestas
    [discard] tiene demasiadas cartas
    [stopped] va por delante al parar
   *[over] gana la partida
}
picture-deal-nothing = Aún no hay nada en la mesa
picture-deal-unplayed = Sin cartas jugadas
picture-deal-pile = Mazo
picture-deal-discards = Usadas
picture-deal-turn = Turno { $turn }
picture-deal-takes = se lleva { $cards }
picture-deal-swaps = se lleva { $cards } por { $own }
picture-deal-rent-of = Alquiler { $colour }: { $amount }
picture-deal-rent-doubled = Alquiler { $colour }, doblado: { $amount }
picture-deal-rent-doubled-twice = Alquiler { $colour }, doblado 2 veces: { $amount }
picture-deal-about = { $card }: { $about }
picture-deal-whole-set = el grupo { $colour }
picture-deal-each = { $amount } por persona

## Textos alternativos

picture-deal-alt-hand = Tu mano: { $cards }.
picture-deal-alt-hand-empty = Tu mano está vacía.
picture-deal-alt-new = { $card } (nueva)
picture-deal-alt-worth = { $card }, { $value }
picture-deal-alt-turn = Deal, turno { $turn }. { $seat } { $stage ->
    [play] juega
    [respond] espera respuestas
   *[discard] tiene que devolver cartas
}, { $plays ->
    [one] queda 1 jugada.
   *[other] quedan { $plays } jugadas.
}
picture-deal-alt-over = Deal, la partida ha terminado.
picture-deal-alt-rank = { $rank }. { $seat }.
picture-deal-alt-piles = Mazo { $pile }, cartas jugadas { $discards }.
picture-deal-goal = Se gana con { $goal } grupos completos distintos.
picture-deal-alt-last = Última jugada: { $card }.
picture-deal-alt-demand = { $seat } juega { $card }: { $threads }.
picture-deal-alt-thread = { $due ->
    [0] { $seat } { $outcome ->
        [paid] ha pagado
        [taken] deja que pase
        [cancelled] lo ha anulado
        [void] ya no tiene nada que ver
       *[open] (se espera a { $asked })
    }
   *[other] { $seat } { $outcome ->
        [paid] ha pagado { $amount }
        [taken] deja que pase
        [cancelled] lo ha anulado
        [void] ya no tiene nada que ver
       *[open] debe { $amount } (se espera a { $asked })
    }
}
picture-deal-alt-seat = { $seat }: { $cards } en la mano, banco { $bank }, { $sets }.
picture-deal-alt-nothing = ninguna propiedad
picture-deal-alt-set = { $colour } { $have }/{ $size } alquiler { $rent }
picture-deal-alt-complete = { $colour } completo, alquiler { $rent }
picture-deal-alt-house = { deal-card-house }
picture-deal-alt-hotel = { deal-card-hotel }
picture-deal-alt-count = { $count ->
    [0] ningún grupo completo
    [one] 1 grupo completo
   *[other] { $count } grupos completos
}
