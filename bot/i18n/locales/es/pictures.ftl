# Palabras en las imágenes, y las frases que sustituyen a una imagen.

picture-seat = Asiento { $letter }
picture-city-districts = { $count ->
    [one] 1 distrito
   *[other] { $count } distritos
}
picture-city-stage = { $stage ->
    [roll] tiene que tirar
    [jail] en la cárcel: pagar o tirar
    [buy] ¿comprar o subastar?
    [auction] subasta: ¿quién da más?
    [auction-space] elige qué subastar
    [taxi] puede tomar un taxi
    [pay] ¿pagar o usar la carta?
    [permission] coloca un edificio
    [card] ha sacado una carta de { city-space-2 }
    [trip] puede tomar el tren
    [build] puede construir
    [debt] tiene una deuda que pagar
    [over] El recuento final
   *[other] juega
}
picture-city-rent = Alquiler actual
picture-city-permit = { $permit ->
    [0] estación
   *[other] { $permit }
}
picture-city-hour-over = este turno es el último
picture-city-hour-vote = votación: ¿otra hora?
picture-city-rounds-left = { $count ->
    [one] última ronda
   *[other] quedan { $count } rondas
}
picture-city-bid = Puja más alta
picture-city-cash = Efectivo: { $amount }
picture-city-left = { $count ->
    [one] queda 1 bloque
   *[other] quedan { $count } bloques
}
picture-city-blocks = { $residential ->
    [one] 1 residencial
   *[other] { $residential } residenciales
}, { $industrial ->
    [one] 1 industrial
   *[other] { $industrial } industriales
}
picture-city-blocks-void = { $blocks }: solo cuentan los industriales
picture-city-no-blocks = aún no hay bloques aquí
picture-city-sum = { $cash } efectivo + { $rents } alquiler
picture-city-built = Bloques
picture-city-mortgaged = hipoteca de { $amount }
picture-city-ladder = Alquiler según los bloques
picture-city-block-prices = Construir aquí cuesta
picture-city-residential = residencial
picture-city-industrial = industrial
picture-city-stadium = estadio
picture-city-skyscraper = rascacielos
picture-city-tower = torre
picture-city-unit-build = bloques
picture-city-unit-hour = hora
picture-city-sum-plain = { $count ->
    [one] 1 bloque: { $value }
   *[other] { $count } bloques: { $value }
}
picture-city-sum-doubled = { $count ->
    [one] 1 bloque: { $value },
   *[other] { $count } bloques: { $value },
} { $by ->
    [tower] doblado por la Torre: { $rent }
   *[other] doblado por el rascacielos: { $rent }
}
picture-city-sum-mortgaged = hipotecado: sin alquiler
picture-city-group = { $group ->
    [brown] marrón
    [sky] azul claro
    [purple] morado
    [orange] naranja
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul oscuro
   *[other] { $group }
}

picture-city-block-count = { $count ->
    [one] 1 bloque
   *[other] { $count } bloques
}
picture-city-mortgaged-short = hipoteca
picture-city-sum-short = { $count ->
    [one] 1 bloque: { $value }
   *[other] { $count } bloques: { $value }
}
picture-city-sum-short-doubled = { $count ->
    [one] 1 bloque: { $value } × 2
   *[other] { $count } bloques: { $value } × 2
}
picture-city-cause = { $cause ->
    [tax] impuesto industrial
    [fine] multa
    [rent] alquiler
   *[other] carta de { city-space-2 }
}
picture-city-stations = { $count ->
    [one] a 1 estación más
   *[other] a { $count } estaciones más
}

## Textos alternativos

picture-city-alt-turn = City, ronda { $round }. { $seat } { $stage ->
    [roll] tiene que tirar los dados.
    [jail] está en la cárcel: pagar o tirar.
    [buy] tiene que comprar o subastar.
    [auction] espera una subasta.
    [auction-space] puede subastar un distrito.
    [taxi] puede tomar un taxi.
    [pay] tiene que pagar o usar la carta.
    [permission] tiene una licencia de obras.
    [card] ha sacado una carta de { city-space-2 }.
    [trip] puede tomar el tren.
    [build] puede construir.
    [debt] tiene que pagar una deuda.
   *[other] juega.
}
picture-city-alt-lot = { $space }, { $group }, precio { $price }, alquiler { $rent }, de { $owner }, { $blocks ->
    [one] 1 bloque.
   *[other] { $blocks } bloques.
}
picture-city-alt-lot-free = { $space }, { $group }, precio { $price }, alquiler { $rent }, libre.
picture-city-alt-permit = { $permit ->
    [0] El permiso es para una estación.
   *[other] El permiso es para { $permit }; sin usar: { $left }.
}
picture-city-alt-over = City, el recuento final.
picture-city-alt-rank = { $rank }. { $seat }, { $total }.
picture-city-alt-seat = { $seat }: { $cash }, { $space }, { $count ->
    [0] sin distritos.
    [one] 1 distrito.
   *[other] { $count } distritos.
}
picture-city-alt-owner = { $seat }: { $cash }, { $space }; tiene { $districts }.
picture-city-alt-ladder = Alquiler según los bloques { $ladder }.
picture-city-alt-prices = Un bloque residencial cuesta { $residential }, uno industrial { $industrial }, el rascacielos { $skyscraper }.
picture-city-alt-stands = { $blocks }{ $count ->
    [0] .
   *[other] , { $pieces }.
}
picture-city-alt-count = { $rank }. { $seat }: { $total }, con { $cash } en efectivo y { $rents } de alquileres.
picture-city-alt-hidden = efectivo oculto
picture-city-alt-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
picture-city-alt-permission = Por colocar: { $pieces }.
picture-city-alt-ways = Puede ir a: { $spaces }.
picture-city-alt-deals = Intercambios abiertos: { $pairs }.
picture-city-alt-dodge = { $seat } tiene { city-value-card-dodge }.

## Lo que dicen igual las imágenes de varios juegos: la frase propia de un juego va primero (`picture-city-out`; si no, `picture-out`)

picture-left = ha dejado la partida
picture-jailed = en la cárcel
picture-round = Ronda { $round }
picture-price = Precio
picture-no-bid = aún sin pujas
picture-owes = { $seat } le debe a { $whom }
picture-raisable = Puede reunir: { $amount }
picture-unowned = libre
picture-mortgaged = hipoteca
picture-mortgage = Hipoteca
picture-leads = Líder
picture-passed = Han pasado
picture-rents = Alquileres
picture-gives = da
picture-more = y { $count } más
picture-whole = completo
picture-broken = deshecho
picture-chance = Suerte
picture-no-card = No se sacó ninguna carta.
picture-turn = turno { $turn }
picture-alt-rents = Alquileres de { $seat } en total: antes { $before }, después { $after }.
picture-alt-whole = { $seat } completa el grupo { $group }.
picture-alt-broken = { $seat } deshace el grupo { $group }.
picture-alt-stretch = Casillas a la vista: { $spaces }.
picture-alt-holding = { $group } { $owned } de { $size }
picture-alt-dice = Dados { $first } y { $second }.
picture-alt-card = Carta de Suerte «{ $card }».
picture-alt-bid = Puja más alta: { $amount }, de { $leader }.
picture-alt-no-bid = Aún sin pujas.
picture-alt-passed = Fuera de la subasta: { $names }.
picture-alt-clock = { $left ->
    [0] Últimos segundos: la luz roja está encendida.
    [1] Queda menos de un cuarto del tiempo.
    [2] Queda menos de la mitad del tiempo.
   *[other] Queda casi todo el tiempo.
}
picture-alt-deal = Intercambio: { $seat } da a { $partner } { $give } por { $take }.
picture-alt-no-deal = No hay intercambios abiertos.
picture-alt-debt = { $seat } le debe a { $whom } { $amount }.
picture-alt-left = { $seat } ha dejado la partida.
picture-alt-chart = Patrimonio turno a turno, a lo largo de { $turns } turnos.
picture-alt-course = { $seat }: de { $first } a { $last }, como mucho { $most } en el turno { $turn }.
picture-out = fuera
picture-chart = Patrimonio turno a turno
picture-alt-out = { $seat } está fuera de la partida.
picture-alt-mortgaged = (con hipoteca)

## La mesa de los juegos sin imagen propia

picture-table-alt-turn = Le toca a { $seat }.
picture-table-alt-numbers = { $numbers }.
picture-table-alt-seat = { $seat }, { $numbers }.
picture-table-alt-seat-only = { $seat } también juega.
