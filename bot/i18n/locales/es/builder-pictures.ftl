# Palabras en las imágenes de Builder, y las frases que sustituyen a una imagen.

picture-builder-bankrupt = en bancarrota
picture-builder-left = ha dejado la partida
picture-builder-stage = { $stage ->
    [drop] debe dejar fichas primero
    [roll] tiene que tirar los dados
    [jail] en la cárcel: ¿pagar, carta o tirar?
    [buy] ¿comprar o subastar?
    [auction] subasta: ¿quién puja más?
    [steal] puede llevarse una ficha
    [park] puede cambiar fichas
    [pick] elige fichas
    [swap] puede cambiar propiedades
    [manage] puede cambiar y construir
    [debt] espera: hay una deuda que pagar
    [inherit] espera: hipotecas por resolver
    [waiting] espera: hay alquiler que reclamar
    [count] los alquileres y luego el recuento
    [end] espera
    [over] gana la partida
    [stopped] va por delante al parar
    [shared] gana, en empate
   *[other] le toca
}
picture-builder-hint = { $stage ->
    [drop] { $count ->
        [one] Deja 1 ficha aquí: el máximo es seis
       *[other] Deja { $count } fichas aquí: el máximo es seis
    }
    [steal] Llévate 1 ficha de otra persona
    [park] Dos fichas por una de otro tipo
    [pick] { builder-value-card-delivery }: 2 fichas de un tipo
   *[swap] Cambia una propiedad con otra persona
}
picture-builder-rent = Alquiler
picture-builder-claim = Alquiler por reclamar
picture-builder-nothing = Esta tirada no trae fichas.
picture-builder-island = La isla
picture-builder-where = ¿Dónde construir?
picture-builder-level = { $site }: { $level ->
    [1] piso 1
    [2] piso 2
    [3] piso 3
    [4] piso 4
   *[other] el ático
}
picture-builder-choose = { $count ->
    [0] Ahora no puedes pagar ningún piso.
    [one] Hay marcado 1 sitio que puedes pagar.
   *[other] Hay marcados { $count } sitios que puedes pagar.
}
picture-builder-costs = Cuesta
picture-builder-remains = Te quedará
picture-builder-too-dear = Faltan fichas:
picture-builder-points = Puntos
picture-builder-ends = Ponerlo acaba la partida.
picture-builder-group = { $became ->
    [gained] Mayor grupo { $count }: consigues Constructora vecinal
    [lost] Mayor grupo { $count }: pierdes Constructora vecinal
   *[same] Tu mayor grupo: { $count ->
        [one] 1 edificio
       *[other] { $count } edificios
    }
}
picture-builder-brings = Con este total, tire quien tire:
picture-builder-rents-here = Alquiler aquí
picture-builder-rent-alone = Solo esta propiedad
picture-builder-rent-set = Grupo completo
picture-builder-repay = Levantarla
picture-builder-set-points = Grupo al final
picture-builder-sum-free = Libre: ahora sin alquiler
picture-builder-sum-mortgaged = Hipotecada: ni alquiler ni fichas
picture-builder-sum-alone = Alquiler ahora: { $rent }
picture-builder-sum-set = Alquiler ahora, grupo completo: { $rent } × 2
picture-builder-low = Al menos { $amount }
picture-builder-held = en espera
picture-builder-rent-of = alquiler { $rent }
picture-builder-billionaire = Constructora millonaria
picture-builder-billionaire-rule = Más efectivo al final; con empate, nadie.
picture-builder-community = Constructora vecinal
picture-builder-community-rule = Mayor grupo de edificios propios unidos por un lado; si hay empate, nadie.
picture-builder-bank = Banca: { $count }
picture-builder-blocks = Bloques: { $count }
picture-builder-chips = { $count ->
    [one] 1 ficha (máximo: seis)
   *[other] { $count } fichas (máximo: { $limit })
}
picture-builder-why = { $why ->
    [penthouse] el ático está puesto
    [stuck] nadie puede llegar al ático
    [stalled] demasiado tiempo sin construir
    [rounds] ha acabado la última ronda
    [agreed] se acaba por decisión común
    [alone] el resto se ha ido
    [nobody] no queda nadie que construya
   *[other] la partida ha terminado
}
picture-builder-by-points = Puntos por turno

## Textos alternativos

picture-builder-alt-none = ninguno
picture-builder-alt-over = El recuento final: { $why }.
picture-builder-alt-order = Fichas en orden camiones/grúas/excavadoras/barcos.
picture-builder-alt-nobody = nadie
picture-builder-alt-turn = Builder, ronda { $round }. { $seat }: { $stage }
picture-builder-alt-dice = Dados { $first } y { $second }.
picture-builder-alt-made = { $seat } se lleva { $chips }.
picture-builder-alt-lot = { $space }, { $group }, precio { $price }, alquiler { $rent }, trae { $chips } con { $number }, { $owned ->
    [yes] de { $owner }.
   *[no] libre.
}
picture-builder-alt-brings = { $space } trae { $chips } con { $number }.
picture-builder-alt-cards = { $count ->
    [one] 1 carta { builder-value-card-jail-1 }
   *[other] { $count } cartas { builder-value-card-jail-1 }
}
picture-builder-alt-deed = Grupo completo: alquiler { $rent }, { $points } puntos al final. Hipoteca { $mortgage }, levantarla { $repay }.
picture-builder-alt-bid = Puja más alta: { $amount }, de { $leader }; la siguiente, desde { $low }.
picture-builder-alt-no-bid = Aún sin pujas, desde { $low }.
picture-builder-alt-passed = Fuera de la subasta: { $names }.
picture-builder-alt-clock = { $left ->
    [0] Los últimos segundos: la luz roja está encendida.
    [1] Queda menos de un cuarto del tiempo.
    [2] Queda menos de la mitad del tiempo.
   *[other] Queda la mayor parte del tiempo.
}
picture-builder-alt-claim = { $owner } puede reclamar { $amount } a { $visitor }: { $space }.
picture-builder-alt-ahead = Después de { $space }: { $spaces }.
picture-builder-alt-lying = En la casilla { $space } hay { $chips }.
picture-builder-alt-rank = { $rank }. { $seat }, { $points } puntos.
picture-builder-alt-bankrupt = { $seat }: en bancarrota, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}; edificios { $built }.
picture-builder-alt-seat = { $seat }: { $cash }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $space }; fichas { $chips }; { $blocks ->
    [one] 1 bloque
   *[other] { $blocks } bloques
}; propiedades { $deeds }; pisos { $built }.
picture-builder-alt-bank = Banca: { $chips }.
picture-builder-alt-any = { $count } de cualquier tipo
picture-builder-alt-cost = { $level ->
    [5] El ático
   *[other] El piso { $level }
} cuesta { $chips }.
picture-builder-alt-group = { $seat }: pisos { $built }; mayor grupo { $count }; { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por edificios.
picture-builder-alt-possible = Tienes fichas suficientes para: { $sites }.
picture-builder-alt-too-dear = No tienes fichas suficientes.
picture-builder-alt-plan = Gastarías { $chips } y te quedarían { $rest }.
picture-builder-alt-open = { $count ->
    [one] Falta por elegir una ficha.
   *[other] Faltan por elegir { $count } fichas.
}
picture-builder-alt-points = Puntos: antes { $before }, después { $after }.
picture-builder-alt-chips = Tienes { $chips }; { $blocks ->
    [one] 1 bloque.
   *[other] { $blocks } bloques.
}
picture-builder-alt-bonus = { $card }: { $rule } { $stands }. Ahora: { $seat }.
picture-builder-alt-count = { $rank }. { $seat }: { $total } puntos de edificios { $built }, grupos { $sets }, Millonaria { $billionaire }, Vecinal { $community }; efectivo { $cash }.
picture-builder-alt-chart = Puntos por turno, en { $turns } turnos.
picture-builder-alt-course = { $seat }: puntos de { $first } a { $last }.
