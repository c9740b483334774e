### Lo que la mesa de Knockout muestra junto a las frases del juego: deslizar, apuntar, decidir, las cuentas de la ronda, el final.

## El mensaje de una decisión

knockout-panel-sign-red = 🔴
knockout-panel-sign-yellow = 🟡
knockout-panel-sign-green = 🟢
knockout-panel-sign-blue = 🔵
knockout-panel-token = { $colour } { $number }
knockout-panel-turn-past = Tras el deslizamiento { $number }
knockout-panel-began = La partida ha empezado.
knockout-panel-slide = Deslizamiento { $number } · { $sign } { $name }
knockout-panel-slide-past = Deslizamiento { $number }
knockout-panel-you-slide = desliza una pieza. { $left ->
    [one] { $players ->
        [one] Es la última que te queda en esta ronda.
       *[other] Es la última de tu equipo en esta ronda.
    }
   *[other] { $players ->
        [one] Tienes { $left } en la mano.
       *[other] Tu equipo tiene { $left } en la mano.
    }
}
knockout-panel-you-again = desliza la pieza que sale de la cárcel ({ $token }).
knockout-panel-you-retry = { $cost ->
    [0] la pieza «{ $token }» no ha tocado nada. ¿Segunda oportunidad gratis?
   *[other] la pieza «{ $token }» no ha tocado nada. ¿Segunda oportunidad por { $amount }?
}
knockout-panel-you-jail = la pieza «{ $token }» está en la cárcel. ¿Pagas { $amount } al bote y deslizas otra vez, o la dejas?
knockout-panel-you-chance = la pieza «{ $token }» está en { knockout-space-15 }. ¿La deslizas otra vez o la dejas ahí?
knockout-panel-you-railroad = la pieza «{ $token }» está { knockout-space-26.at }. ¿A qué propiedad libre va?
knockout-panel-team = { $sign } Equipo { $names }: la pareja se turna para deslizar.
knockout-panel-team-away = { $sign } Equipo { $names }: { $name } también puede deslizar mientras su pareja no está.
knockout-panel-team-either = { $sign } Equipo { $names }: una respuesta vale para toda la pareja.
knockout-panel-team-chance = { $sign } Equipo { $names }: { $name } desliza, o cualquiera de la pareja deja la pieza ahí.
knockout-panel-next = Después: { $sign } { $name }
knockout-panel-side = { $place }. { $sign } **{ $names }** ({ $colour }) · { $cash } · { $left ->
    [0] ninguna en la mano
   *[other] { $left } en la mano
}
knockout-panel-side-left = { $sign } ~~{ $names }~~ ({ $colour }) · { $cash }
knockout-panel-times = { $what } × { $count }
knockout-panel-jail = { $count ->
    [one] 1{"\u00A0"}en{"\u00A0"}la{"\u00A0"}cárcel
   *[other] { $count }{"\u00A0"}en{"\u00A0"}la{"\u00A0"}cárcel
}
knockout-panel-out = { $count ->
    [one] 1{"\u00A0"}fuera
   *[other] { $count }{"\u00A0"}fuera
}
knockout-panel-pot = 🅿️ { knockout-space-29 }: { $amount }
knockout-panel-board-title = El tablero · ronda { $round } de { $rounds }
knockout-panel-names = Nombres de las casillas
knockout-panel-names-order = Fila a fila desde la Salida, cada una de arriba abajo en la imagen.

## Botones

knockout-panel-aim = 🎯 Apuntar
knockout-panel-aim-chance = 🎯 Deslizar otra vez
knockout-panel-retry = 🎯 Otra vez
knockout-panel-retry-paid = 🎯 Otra vez · { $amount }
knockout-panel-pay = Pagar { $amount } y deslizar
knockout-panel-rail-brings = da { $amount }
knockout-panel-rail-set = todo el grupo { $group }
knockout-panel-partner = { $next ->
    [yours] Ahora desliza { $name }, tu pareja. La siguiente de tu equipo es tuya.
   *[other] Ahora desliza { $name }, tu pareja.
}

## Apuntar

knockout-panel-aiming = 🎯 Apuntando con la pieza «{ $token }»
knockout-panel-angle = { $side ->
    [left] { $size }° hacia arriba
    [right] { $size }° hacia abajo
   *[straight] recto
}
knockout-panel-aim-at = Carril **{ $lane } mm** desde arriba · **{ $angle }** · fuerza **{ $power }**
knockout-panel-aim-stops = { $side ->
    [left] Con pulso perfecto, se para en la fila { $row }, arriba: **{ $space }**{ $worth }.
    [right] Con pulso perfecto, se para en la fila { $row }, abajo: **{ $space }**{ $worth }.
   *[centre] Con pulso perfecto, se para en la fila { $row }, en el centro: **{ $space }**{ $worth }.
}
knockout-panel-aim-leaves = ⚠️ Hasta con pulso perfecto saldría del tablero.
knockout-panel-aim-short = ⚠️ Ni con pulso perfecto pasaría la Salida.
knockout-panel-aim-touches = 💥 Primero tocaría la pieza { $sign } { $token } ({ $names }) en **{ $space }**.
knockout-panel-odds = Con pulso normal: { $odds }
knockout-panel-odds-row = fila { $row }
knockout-panel-odds-short = no pasa la Salida
knockout-panel-odds-off = fuera del tablero
knockout-panel-odd = { $name }: { $chance } %
knockout-panel-not-yet = No pasa nada hasta que pulses «¡Deslizar!».
knockout-panel-at-row = Apuntar a una fila
knockout-panel-at-tokens = Apuntar a una fila o una pieza
knockout-panel-row = Fila { $row } · fuerza { $power }
knockout-panel-column = { $side ->
    [left] Arriba
    [right] Abajo
   *[centre] Centro
}
knockout-panel-turning = { $side ->
    [left] ↗ { $size }°
    [right] ↘ { $size }°
   *[straight] recto
}
knockout-panel-power = Fuerza { $value }
knockout-panel-slide-now = ¡Deslizar!
knockout-panel-slide-paid = ¡Deslizar! · { $amount }
knockout-panel-exact = Exacto…
knockout-panel-form-title = Apuntar
knockout-panel-form-label = { $field ->
    [lane] Carril, mm desde el borde de arriba
    [angle] Ángulo en grados, hacia arriba negativo
   *[power] Fuerza
}
knockout-panel-form-lane = De { $low } a { $high }; el centro es 135
knockout-panel-form-angle = De { $low } a { $high }, de medio en medio; 0 es recto
knockout-panel-form-power = De { $low } a { $high }; 5 llega a la fila 1, 95 a la 10

## Lo que puedo hacer

knockout-panel-preset = { $value ->
    [never] Tus piezas se quedan siempre en la cárcel.
    [always] Siempre pagas por salir de la cárcel.
   *[ask] Te pregunto cada vez que una pieza va a la cárcel.
}
knockout-panel-confirm-leave = En equipo, tu pareja sigue jugando; sin pareja, tu color queda fuera de la partida. ¿Seguro?

## Las cuentas de la ronda, el final

knockout-panel-bills = Ronda { $round }: las cuentas
knockout-panel-bill = **{ $place }. { $sign } { $names }: { $total }** → { $cash }
knockout-panel-bill-nothing = nada que cobrar
knockout-panel-bill-set = Todo el grupo { $group }: **{ $amount }**
knockout-panel-bill-house = { knockout-space-2 }, otra vez { $space }: **{ $amount }**
knockout-panel-bill-tax = { knockout-space-14 }, { $count } × { $each }: **{ $amount }**
knockout-panel-bill-share = { $count ->
    [one] { knockout-space-29 }, todo el bote de { $pot }: **{ $amount }**
   *[other] { knockout-space-29 }, { $pot } entre { $count }: **{ $amount }**
}
knockout-panel-bill-pot = { $taken-n ->
    [0] 🅿️ Nadie se lleva nada { knockout-space-29.of }: quedan { $left }.
   *[other] 🅿️ { knockout-space-29 }: { $pot } − { $taken } = { $left }.
}
knockout-panel-bill-filled = La banca añade { $amount }.
knockout-panel-winner = 🏆 { $names } { $sides ->
    [one] { $count ->
        [one] gana
       *[other] ganan
    }
   *[other] comparten la victoria
}
knockout-panel-count = **{ $name }** · { $cash } = { $rounds }
knockout-panel-count-left = **{ $name }** · { $cash } · ha dejado la partida
