### Lo que la mesa de City muestra junto a las frases del juego: dinero, titulares, subastas, títulos, el final.

city-cash-k = { $n ->
    [0] 0
   *[other] { NUMBER($n) } k
  }
city-cash-m = { NUMBER($n, maximumFractionDigits: 3) } M

## El turno

city-panel-you-jail = estás en la cárcel. Paga la multa o intenta sacar un doble.
city-panel-you-buy = ¿compras o subastas { $space }?
city-panel-you-choose = puedes subastar cualquier distrito libre.
city-panel-you-build = pide un permiso para ver cuántos bloques puedes poner, o termina tu turno.
city-panel-you-build-left = { $left ->
    [one] coloca un bloque más o termina tu turno.
   *[other] coloca hasta { $left } bloques o termina tu turno.
  }
city-panel-you-build-done = construye otra cosa o termina tu turno.
city-panel-you-build-station = coloca una estación en cualquier distrito o termina tu turno.
city-panel-you-debt = tienes una deuda. Hipoteca distritos o propón intercambios hasta poder pagar.
city-panel-you-vote = ¿quieres jugar otra hora?
city-panel-you-taxi = toma un taxi una o dos casillas adelante o atrás, o quédate.
city-panel-you-pay = paga o usa la carta que lo anula.
city-panel-you-place = coloca uno de los dos edificios de esta licencia de obras.
city-panel-you-pick = decide qué hace tu carta de { city-space-2 }.
city-panel-you-travel = puedes tomar el tren hasta otra estación.
city-panel-auction-below = Se subasta en el mensaje de abajo: { $space }.
city-panel-hour-short = ⏳ La hora termina { $until }
city-panel-last-turn = ⏳ Se acabó el tiempo. Este turno es el último.
city-panel-deeds = Distritos…

## Distritos

city-panel-deed = Precio { $price } · { $group } · { $owner }
city-panel-blocks = Residenciales { $residential } · industriales { $industrial } · alquiler actual **{ $rent }**
city-panel-standing = También hay: { $pieces }
city-panel-mortgaged = Hipotecado por { $amount }: sin alquiler.
city-panel-rents = Alquiler de 0 a 8 bloques: { $rents }
city-panel-prices = Bloque residencial { $residential } · bloque industrial { $industrial } · rascacielos { $skyscraper }
city-panel-which-deed = ¿Qué distrito?
city-panel-owned-hint = { $owner } · precio { $price } · alquiler { $rent }

## Subastas

## Paneles privados

city-panel-own = Efectivo **{ $cash }** · patrimonio { $wealth }
city-panel-own-plot = { $space } · { $blocks }/{ $full } bloques · alquiler { $rent }
city-panel-own-mortgaged = { $space } · hipotecado por { $rent }
city-panel-debt = Le debes **{ $amount }** a { $creditor } y te faltan { $missing }. { $enough ->
    [yes] Con todo hipotecado reunirías { $raisable }.
   *[no] Con todo hipotecado reunirías solo { $raisable }.
  }
city-panel-permit = { $left ->
    [one] Puedes colocar un bloque más.
   *[other] Puedes colocar { $left } bloques más.
  } Efectivo: { $cash }.
city-panel-built = { $built }/{ $full } bloques · alquiler { $rent }
city-panel-each = { $price } cada uno
city-panel-priced = precio { $price } · alquiler { $rent }
city-panel-confirm-leave = Dejas la partida para siempre. Lo que tienes pasa a la banca o a quien le debas dinero. ¿Seguro?
city-panel-confirm-gobankrupt = Quedas fuera de la partida y todo lo que tienes pasa a quien le debes. ¿Seguro?

## El final

city-panel-count = **{ $name }** · { $total } = efectivo { $cash } + alquileres { $rents }
