# Palabras en las imágenes del juego clásico, y las frases que sustituyen a una imagen.

picture-classic-hours = { $count ->
    [one] queda 1 hora
   *[other] quedan { $count } horas
}
picture-classic-stage = { $stage ->
    [roll] tiene que tirar los dados
    [again] un doble: tira otra vez
    [jail] en la cárcel: ¿pagar, carta o doble?
    [bus] el Bus: ¿hacia dónde?
    [triple] un triple: va donde quiera
    [card] ¿pagar o sacar una carta?
    [buy] ¿comprar o subastar?
    [end] puede construir y terminar
    [auction] subasta: ¿quién puja más?
    [debt] tiene una deuda que pagar
    [inherit] espera: traspaso de títulos
    [contest] faltan edificios: ¿quién más?
    [over] El recuento final
   *[other] le toca
}
picture-classic-lot = { $kind ->
    [tower] Una torre de la banca
   *[other] Una tienda de la banca
}
picture-classic-shortage = { $kind ->
    [tower] Faltan torres
   *[other] Faltan tiendas
}
picture-classic-left = Le quedan a la banca: { $count }
picture-classic-asked = por responder:
picture-classic-owes-each = { $seat } debe a cada persona
picture-classic-cause = { $cause ->
    [rent] alquiler
    [tax] impuesto
    [fine] multa
    [interest] intereses de hipotecas
   *[other] carta
}
picture-classic-triple = La casilla que quieras
picture-classic-inherit = { $count ->
    [one] 1 hipoteca que levantar sin intereses
   *[other] { $count } hipotecas que levantar sin intereses
}
picture-classic-no-card = Sin carta
picture-classic-rent = alquiler
picture-classic-level = { $level ->
    [0] vacía
    [whole] vacía, todo el grupo
    [5] torre
    [one] { $level } tienda
   *[other] { $level } tiendas
}
picture-classic-owned = { $count ->
    [one] con { $count }
   *[other] con { $count }
}
picture-classic-times = { $times } × los dados
picture-classic-shop-short = Tienda
picture-classic-shop-price = Una tienda o torre
picture-classic-lift = Levantarla
picture-classic-interest = Intereses
picture-classic-now = { $why ->
    [unowned] Libre: sin alquiler
    [mortgaged] Hipotecada: sin alquiler
    [whole] Grupo completo, sin hipotecas: { $value } × 2
    [bare] Vacía
    [tower] Con una torre
    [faction] { $count ->
        [one] Con 1
       *[other] Con { $count }
    }
    [machine] { $count ->
        [one] Con 1, por los dados
       *[other] Con las dos, por los dados
    }
   *[shops] { $count ->
        [one] Con 1 tienda
       *[other] Con { $count } tiendas
    }
}
picture-classic-last = Los últimos segundos
picture-classic-of = después quedan { $left }
picture-classic-claim = alquiler por reclamar
picture-classic-claimed = reclamado: se paga después
picture-classic-guarded = aún no se tira

## Textos alternativos

picture-classic-alt-turn = Classic, ronda { $round }. { $seat } { $stage ->
    [roll] tiene que tirar los dados.
    [again] ha sacado un doble y tira otra vez.
    [jail] está en la cárcel: paga, usa una carta o intenta un doble.
    [bus] decide adónde va el Bus.
    [triple] ha sacado un triple y puede ir adonde quiera.
    [card] tiene que pagar o sacar una carta.
    [buy] tiene que comprar o subastar.
    [end] puede construir y terminar su turno.
    [auction] espera una subasta.
    [debt] espera el pago de una deuda.
    [inherit] espera a que los títulos cambien de manos.
    [contest] espera: faltan edificios.
   *[other] tiene el turno.
}
picture-classic-alt-speed = { $face ->
    [bus] Dado Veloz: Bus.
    [mister] Dado Veloz: Don M.
   *[other] Dado Veloz: { $face }.
}
picture-classic-alt-ways = El Bus puede ir a { $spaces }.
picture-classic-alt-lot = { $space }, { $group }, precio { $price }, { $owner ->
    [none] libre.
   *[other] de { $owner }, alquiler { $rent }.
}
picture-classic-alt-debt = { $seat } debe { $amount } a { $whom } y puede reunir { $raisable }.
picture-classic-alt-each = cada persona: { $names }
picture-classic-alt-claim = { $owner } puede reclamar { $amount } a { $payer } por { $space }.
picture-classic-alt-deals = Intercambios abiertos: { $pairs }.
picture-classic-alt-contest = { $kind ->
    [tower] Faltan torres; en la banca: { $left }. Pedidos de { $names }.
   *[other] Faltan tiendas; en la banca: { $left }. Pedidos de { $names }.
}
picture-classic-alt-stock = La banca tiene { $shops ->
    [one] { $shops } tienda
   *[other] { $shops } tiendas
} y { $towers ->
    [one] { $towers } torre
   *[other] { $towers } torres
}.
picture-classic-alt-over = Classic, el recuento final.
picture-classic-alt-count = { $rank }. { $seat }: { $total }, de { $cash } en efectivo, { $properties } en propiedades, { $buildings } en edificios.
picture-classic-alt-seat = { $seat }: { $cash }, { $space }, { $count ->
    [0] ninguna propiedad.
    [one] 1 propiedad.
   *[other] { $count } propiedades.
}
picture-classic-alt-owner = { $seat }: { $cash }, { $space }; tiene { $properties }.
picture-classic-alt-cards = { $count ->
    [one] 1 carta Queda libre de la cárcel
   *[other] { $count } cartas Queda libre de la cárcel
}
picture-classic-alt-shops = { $level ->
    [5] torre
    [one] 1 tienda
   *[other] { $level } tiendas
}
picture-classic-alt-ladder = Alquiler: { $ladder }.
picture-classic-alt-prices = Una tienda o torre cuesta { $shop }.
picture-classic-alt-mortgage = Hipoteca { $mortgage }, levantarla { $lift }.
picture-classic-alt-card = Carta «{ $card }».
