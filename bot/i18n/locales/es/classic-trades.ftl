### Classic: intercambios. `$give-all` y `$take-all` son lo que da cada parte, dinero incluido, o «nada».

## Verbos, y las preguntas por sus campos

classic-action-propose-lift = ¿Qué hipotecas levantas al momento?
classic-action-accept-lift = ¿Qué hipotecas levantas al momento?

## Sucesos

classic-event-deal-proposed = { $seat } propone a { $partner } un intercambio: { $give-all } por { $take-all }.
classic-event-deal-made = ¡Hecho! { $partner } recibe { $give-all } y { $seat } recibe { $take-all }.
classic-event-transfer-paid = { $seat } paga a la banca { $amount } por la hipoteca que viene con { $space-the }.

## Negativas

classic-refusal-empty-side = Cada parte debe dar algo: no hay regalos ni préstamos.
classic-refusal-cash-only = Tiene que cambiar de manos al menos una propiedad o una carta Queda libre de la cárcel.
classic-refusal-not-tradable = Solo se intercambian efectivo, propiedades y cartas Queda libre de la cárcel.
classic-refusal-not-theirs = { $seat } no tiene eso.
classic-refusal-group-built = En el grupo { $space-of } hay edificios, así que no se puede intercambiar nada de él.
classic-refusal-lift-not-taken = Solo puedes levantar hipotecas que recibirías en este intercambio.
classic-refusal-deal-changed = Este intercambio ya no es posible: ha cambiado una hipoteca ({ $give-the }, { $seat }).
    .bare = Este intercambio ya no es posible: ha cambiado una hipoteca.
classic-refusal-fees-unpaid = Tras este intercambio { $seat } no podría pagar las hipotecas incluidas ({ $low } por pagar, quedan { $cash }).
    .bare = Tras este intercambio no se podrían pagar las hipotecas incluidas.
classic-refusal-debt-comes-first = Primero la deuda: tras este intercambio { $seat } no podría pagarla.
    .bare = Primero la deuda: tras este intercambio quedaría menos para pagarla.
classic-refusal-no-deal = Este intercambio ya no está abierto.

## Paneles

classic-trade-property = { $group } · alquiler { $rent }
classic-trade-property-mortgaged = { $group } · hipotecada por { $amount }
classic-trade-fees = { $name } paga a la banca { $amount } por hipotecas: { $parts }
classic-trade-fee-keeps = { $space } { $amount } (sigue hipotecada)
classic-trade-fee-lifts = { $space } { $amount } (levantada)
classic-trade-fees-open = Quien recibe una propiedad hipotecada paga una décima parte de la hipoteca (aquí { $tenth }) o toda ({ $whole }) para levantarla. { $name } lo decide al aceptar.
classic-trade-completes = { $name } tendría todo el grupo { $group }
classic-trade-breaks = { $name } ya no tendría todo el grupo { $group }
classic-trade-worth = { $name }: patrimonio { $was } → { $then }
classic-trade-accept-choose = Aceptar…
classic-trade-accepting = Aceptas el intercambio de { $name }
classic-trade-add-lift = Hipotecas que levantar ya…
