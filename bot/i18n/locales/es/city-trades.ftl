### City: intercambios. `$give-all` y `$take-all` son lo que da cada parte, dinero incluido, o «nada».

## Verbos, y las preguntas por sus campos

city-action-offer-settlement = Intercambio por la deuda
city-action-offer-settlement-give = ¿Qué das?
city-action-offer-settlement-pay = ¿Cuánto efectivo das?
city-action-offer-settlement-take = ¿Qué quieres a cambio?
city-action-offer-settlement-ask = ¿Cuánto efectivo quieres a cambio?

## Sucesos

city-event-deal-proposed = { $settles-word ->
    [yes] { $seat } ofrece a { $partner } { $give-all } para saldar toda la deuda; a cambio: { $take-all }.
   *[no] { $seat } propone a { $partner } un intercambio: { $give-all } por { $take-all }.
  }
city-event-deal-made = { $settles-word ->
    [yes] ¡Hecho! { $partner } recibe { $give-all } de { $seat } y perdona la deuda; a cambio: { $take-all }.
   *[no] ¡Hecho! { $partner } recibe { $give-all } y { $seat } recibe { $take-all }.
  }

## Negativas

city-refusal-auction-running = Espera a que termine la subasta.
city-refusal-not-tradable = No puedes intercambiar { city-value-card-dodge.the }: se consigue { city-space-20.at }.
city-refusal-empty-side = Cada parte debe dar algo, salvo para saldar una deuda.
city-refusal-debt-comes-first = Primero la deuda: tras este intercambio { $seat } no podría pagarla.
    .bare = Primero la deuda: tras este intercambio quedaría menos para pagarla.

city-refusal-wrong-phase = Ahora no se puede hacer eso: «{ $action }».
    .bare = Ahora no se puede hacer eso.

## Paneles

city-trade-settles = Así se salda toda la deuda de { $amount }.
city-trade-completes = { $name } tendría todo el grupo { $group }
city-trade-breaks = { $name } ya no tendría todo el grupo { $group }
city-trade-soon = ⚠️ **La luz roja está encendida:** el tiempo acaba { $until }
city-trade-held = ⏸️ Este intercambio espera mientras dura una subasta.
city-trade-rents = { $name }: alquiler { $before } → { $after }
city-trade-sums = { $name }: alquiler { $before } → { $after } · patrimonio { $was } → { $then }
city-trade-worth = { $name }: patrimonio { $was } → { $then }
