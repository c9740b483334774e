### Lo que la mesa de Builder muestra junto a las frases del juego: turno, alquileres, fichas, construir, ofertas, el final.

## El turno

builder-panel-held = { $mention }, te toca. { $owner } aún puede reclamar el alquiler. Podrás tirar { $until }
    .still = { $mention }, te toca, pero { $owner } aún puede reclamar antes el alquiler.
builder-panel-you-drop = { $count ->
    [one] te sobra una ficha. Déjala aquí.
   *[other] te sobran { $count } fichas. Déjalas aquí.
  }
builder-panel-you-roll-again = con un doble tienes otro turno. Tira los dados.
builder-panel-you-jail = estás en la cárcel. Paga, usa una carta o intenta sacar un doble.
builder-panel-you-steal = puedes llevarte una ficha de otra persona.
builder-panel-you-park = puedes dar dos fichas por una de otro tipo.
builder-panel-you-pick = elige tus fichas.
builder-panel-you-swap = puedes cambiar una propiedad tuya por una de otra persona.
builder-panel-you-manage = cambia fichas, construye o termina tu turno.
builder-panel-you-manage-jailed = puedes cambiar fichas con la banca y terminar tu turno. En la cárcel no se construye.
builder-panel-you-debt = tienes una deuda. Hipoteca o intercambia hasta poder pagar.
builder-panel-you-inherit = has recibido propiedades hipotecadas. Levanta ahora las hipotecas o mantenlas.
builder-panel-you-claim = puedes reclamar un alquiler.
builder-panel-counting = Los últimos alquileres aún se pueden reclamar; luego viene el recuento final.
builder-panel-made = Esta tirada trae: { $each }
builder-panel-made-each = { $name } { $chips }
builder-panel-chips = 🚚{ $truck } 🏗️{ $crane } 🚜{ $excavator } 🚢{ $boat }
builder-panel-purse = **{ $name }** { $cash } · { $chips } · { $blocks }
builder-panel-blocks = { $count ->
    [one] { $count } bloque
   *[other] { $count } bloques
  }
builder-panel-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
  }
builder-panel-round = Ronda { $round } de { $rounds }
builder-panel-idle = Rondas seguidas sin construir: { $idle } de { $stall }
builder-panel-island = Isla…

## Botones del turno

builder-panel-drop = { $count ->
    [one] Dejar una ficha…
   *[other] Dejar { $count } fichas…
  }
builder-panel-try-double = Tirar ({ $attempt } de { $most })
builder-panel-steal = ¿Qué ficha te llevas?
builder-panel-prey = { $chip } · { $name }
builder-panel-prey-hint = tiene { $chips }

## Alquileres

builder-panel-ask = Reclamar { $amount } · { $name }
builder-panel-ask-amount = Reclamar { $amount }
builder-panel-waive-it = Perdonarlo
builder-panel-waive = Perdonar · { $name } ({ $amount })
builder-panel-claim-over = Este alquiler está resuelto.
builder-panel-claim-you = { $mention }, { $name } te debe { $amount }. ¡Reclámalo a tiempo!
builder-panel-claim-open = 💰 { $owner } puede reclamar **{ $amount }** a { $name } ({ $space })
builder-panel-claim-until = ⏱️ El tiempo para reclamar acaba { $until }
    .still = ⏸️ el reloj está parado
builder-panel-claim-last = 💰 { $owner } puede reclamar **{ $amount }** a { $name } ({ $space }) hasta la siguiente tirada.
builder-panel-losing = { $count ->
    [one] Si tiras ahora, pierdes un alquiler. ¿Lo reclamas antes?
   *[other] Si tiras ahora, pierdes { $count } alquileres. ¿Los reclamas antes?
  }

## Fichas

builder-panel-have = Tus fichas: { $chips } ({ $count })
builder-panel-remains = Te quedarán: { $chips }
builder-panel-bank = La banca: { $chips }
builder-panel-picked = { $chip } · { $count } de { $most }
builder-panel-usual = Elección habitual
builder-panel-drop-title = { $count ->
    [one] Deja aquí una ficha
   *[other] Deja aquí { $count } fichas
  }
builder-panel-drop-where = Se quedan { $space } para quien pase después.
builder-panel-drop-sure = Dejar { $count } de { $wanted }
builder-panel-park-give = Das: { $chips }
builder-panel-park-take = Recibir: { $chip }
builder-panel-exchange = { $four } → { $one }
builder-panel-keeping = { $count ->
    [one] En el próximo turno solo puedes conservar seis fichas y tendrás que dejar una. Cámbiala o construye para usarla.
   *[other] En el próximo turno solo puedes conservar seis fichas y tendrás que dejar { $count }. Cámbialas o construye para usarlas.
  }
builder-panel-end-anyway = Terminar turno igual

## Construir

builder-panel-level = { $level ->
    [5] ático
   *[other] piso { $level }
  }
builder-panel-any = { $named ->
    [0] { $count } de cualquier tipo
   *[other] { $count } más de cualquier tipo
  }
builder-panel-cost = { $level }: { $chips } · { $points }
builder-panel-place = { $site } · { $level }
builder-panel-points-change = puntos { $before } → { $after }
builder-panel-other-place = En otro sitio…
builder-panel-which-chips = ¿Qué fichas?
builder-panel-choose-chips = { $count ->
    [one] Elige una ficha más, de cualquier tipo.
   *[other] Elige { $count } fichas más, de cualquier tipo.
  }
builder-panel-pays = Pagas: { $chips }
builder-panel-pays-choice = A tu elección: { $chips }
builder-panel-ends-game = Esto acaba la partida al momento, con { $points }
builder-panel-standing = { $name } { $count }

## Propiedades

builder-panel-mortgaged = Hipotecada: ni alquiler ni fichas.
builder-panel-mortgaged-short = hipotecada
builder-panel-rents = Alquiler { $alone }, con el grupo completo { $both }
builder-panel-number = Con un { $number }, tire quien tire: { $chips }
builder-panel-mortgage-values = Hipoteca { $mortgage } · levantarla { $repay }
builder-panel-set-points = { $count ->
    [one] Tener las dos vale { $count } punto al final.
   *[other] Tener las dos vale { $count } puntos al final.
  }
builder-panel-deed-hint = { $group } · alquiler { $rent } · con { $number }: { $chips }
builder-panel-free-hint = en venta por { $price }
builder-panel-owned-hint = { $owner }
builder-panel-mortgaged-hint = { $owner }, hipotecada
builder-panel-which-deed = ¿Qué propiedad?
builder-panel-own-deed = { $space } (alquiler { $rent }; con { $number }: { $chips })
builder-panel-own-mortgaged = { $space } (hipotecada)
builder-preview-price = Precio { $amount } · te quedan { $left }
builder-preview-gain = Recibes { $amount } · tendrás { $left }
builder-panel-confirm-leave = Dejas la partida para siempre y quedas en último lugar. Todo lo que tienes pasa a la banca o a quien le debas dinero. ¿Seguro?
builder-panel-confirm-gobankrupt = Todo lo que tienes pasa a quien le debes. Tus edificios se quedan y siguen contando. ¿Seguro?
builder-panel-confirm-endandcount = La partida acaba aquí y se cuentan los puntos sin el ático. ¿Seguro?

## Subastas

builder-panel-auction-held = ⏸️ Subasta parada por una deuda o una hipoteca. Las pujas siguen valiendo.
builder-panel-passed = { $count ->
    [one] Ha pasado: { $names }
   *[other] Han pasado: { $names }
  }

## Ofertas

builder-trade-title = Intercambio { $number }: { $seat } a { $partner }
builder-trade-title-over = { $how ->
    [DealMade] Intercambio { $number } aceptado
    [DealRefused] Intercambio { $number } rechazado
    [DealWithdrawn] Intercambio { $number } retirado
    [DealCountered] Intercambio { $number } con contraoferta
    [DealVoid] Intercambio { $number } anulado, ya no está disponible: { $gone }
   *[other] Intercambio { $number } caducado
  }
builder-trade-completes = { $name } tendría todo el grupo { $group }
builder-trade-breaks = { $name } ya no tendría todo el grupo { $group }
builder-trade-chips = Fichas de { $name } después: { $chips }
builder-trade-stale = Falta algo de este intercambio: ya no es posible.
builder-trade-chip = n.º { $number }

## El final

builder-panel-count = **{ $name }** · **{ $total }** = edificios { $buildings } + grupos { $sets }{ $billionaire ->
    [0] {""}
   *[other] {" "}+ Constructora millonaria { $billionaire }
  }{ $community ->
    [0] {""}
   *[other] {" "}+ Constructora vecinal { $community }
  } · { $cash } en efectivo
builder-panel-count-left = { $name } · ha dejado la partida
