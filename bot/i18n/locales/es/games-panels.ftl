### Lo que muestran igual los paneles de varios juegos; la frase propia de un juego va primero (`city-panel-turn`; si no, `panel-turn`).

## Paneles

panel-turn = Turno { $turn } · { $name }
panel-turn-past = Turno { $turn }
panel-turn-quiet = nada especial
panel-await-you = { $mention }, { $what }
panel-called = { $mention }, te toca: { $what }
panel-you = Te toca a ti: { $what }
panel-until = ⏱️ El tiempo se acaba { $until }
panel-you-roll = tira los dados.
panel-you-buy = ¿compras o subastas { $space }?
panel-you-auction = puedes pujar por { $space } o pasar.
panel-you-deal = un intercambio espera tu respuesta.
panel-auction-below = Hay una subasta en el mensaje de abajo.
panel-debt = 💸 { $name } tiene que reunir **{ $amount }** para { $whom }.
panel-summons-over = Esto ya está resuelto.
panel-purse = { $name } { $cash }
panel-deeds = Propiedades…
panel-buy = Comprar · { $price } (quedan { $left })
panel-buy-short = Comprar · { $price }
panel-raise-money = Reunir dinero…
panel-claim-title = Alquiler: { $space }
panel-claim-past = Alquiler
panel-roll-anyway = Tirar sin reclamar
panel-unowned = en venta
panel-deed = Precio { $price } · { $group } · { $owner }
panel-own-group = { $group }: { $properties }
panel-brings = da { $amount }
panel-costs = cuesta { $amount }
panel-debt-own = Debes **{ $amount }** y te faltan { $missing }. { $enough ->
    [yes] Podrías reunir { $raisable }.
   *[no] Solo podrías reunir { $raisable }.
  }
panel-auction = Subasta: { $space }
panel-auction-past = Subasta
panel-auction-over = Esta subasta ha terminado.
panel-auction-until = ⏱️ La subasta se cierra { $until }
panel-auction-soon = ⚠️ **A la una, a las dos…** La subasta se cierra { $until }
panel-auction-calls = ¿Alguna puja? { $names }
panel-no-bid = Aún no hay pujas. El precio de salida es { $low }.
panel-leads = **{ $amount }** · va ganando { $name }
panel-passed = Fuera de la subasta: { $names }
panel-bids = { $count ->
    [one] Una puja
   *[other] { $count } pujas
  }
panel-count-out = { $name } · fuera de la partida

## Intercambios

trade-title = Intercambio { $number }: { $seat } y { $partner }
trade-title-short = Intercambio { $number }
trade-title-over = { $how ->
    [DealMade] Intercambio { $number } aceptado
    [DealRefused] Intercambio { $number } rechazado
    [DealWithdrawn] Intercambio { $number } retirado
   *[other] Intercambio { $number } caducado
  }
trade-line = { $seat } a { $partner }: { $give } por { $take }
trade-until = -# ⏱️ El tiempo se acaba { $until }
trade-soon = ⚠️ **Últimos segundos:** responde { $until }
trade-stale = ⚠️ { $why }
trade-await-you = { $mention }, { $seat } te propone un intercambio.
trade-over = Este intercambio ha terminado.
trade-counter = Contraoferta…
trade-draft = Tu intercambio con { $name }
trade-draft-give = Das: { $give }
trade-draft-take = Recibes: { $take }
trade-left = Efectivo después: tú { $mine }, { $name } { $theirs }
trade-partner = ¿Con quién?
trade-add-give = Añadir lo que das…
trade-add-take = Añadir lo que quieres…
trade-cash-give = Dar
trade-cash-take = Pedir
trade-own = Intercambio { $number }: { $name }…

## Vistas previas

preview-rent-short = alquiler { $before } → { $after }
preview-rent = { $space }: alquiler { $before } → { $after }
preview-more = { $count ->
    [one] y otro alquiler más
   *[other] y otros { $count } alquileres
  }
preview-free = Es gratis.

## Lo que muestran los juegos sin paneles propios

panel-await = { $mention } · { $what }
panel-confirm-leave = Dejas la partida para siempre. ¿Seguro?
view-number = { $name }: { $value }
