### City: Suerte, las cartas que se guardan y lo que anulan. `city-value-card-…` es el título, `city-card-…` dice lo que hace.

city-value-card-go = Avanza hasta la Salida
    .the = la carta «Avanza hasta la Salida»
city-value-card-to-jail = Ve a la cárcel
    .the = la carta «Ve a la cárcel»
city-value-card-to-24 = Rumbo al Barrio del Mercado
    .the = la carta «Rumbo al Barrio del Mercado»
city-value-card-to-39 = Rumbo al Cerro Diamante
    .the = la carta «Rumbo al Cerro Diamante»
city-value-card-back = Tres casillas atrás
    .the = la carta «Tres casillas atrás»
city-value-card-easy-money = Dinero fácil
    .the = la carta «Dinero fácil»
city-value-card-auction = Subasta
    .the = la carta «Subasta»
city-value-card-inheritance = Herencia
    .the = la carta «Herencia»
city-value-card-free-build = Obra gratis
    .the = la carta «Obra gratis»
city-value-card-repossessed = Embargo
    .the = la carta «Embargo»
city-value-card-new-line = Línea nueva
    .the = la carta «Línea nueva»
city-value-card-takeover = Expropiación
    .the = la carta «Expropiación»
city-value-card-earthquake = Terremoto
    .the = la carta «Terremoto»
city-value-card-toxic-waste = Residuos tóxicos
    .the = la carta «Residuos tóxicos»
city-value-card-prison = Prisiones llenas
    .the = la carta «Prisiones llenas»
city-value-card-sewage = Aguas residuales
    .the = la carta «Aguas residuales»
city-value-card-jail-1 = Queda libre de la cárcel
    .the = una carta Queda libre de la cárcel
city-value-card-jail-2 = Queda libre de la cárcel
    .the = una carta Queda libre de la cárcel
city-value-card-taxi = Taxi
    .the = la carta Taxi
city-value-card-tax = Exención de impuesto
    .the = la carta Exención de impuesto
city-value-card-clean-up = Gran limpieza
    .the = la carta «Gran limpieza»
city-value-card-grant = Subvención municipal
    .the = la carta «Subvención municipal»
city-value-card-match-day = Día de partido
    .the = la carta «Día de partido»
city-value-card-express = Línea exprés
    .the = la carta «Línea exprés»
city-value-card-levy = Reforma de fachadas
    .the = la carta «Reforma de fachadas»
city-value-card-dodge = Exención de alquiler
    .the = la carta Exención de alquiler

## Lo que dicen las cartas

city-card-go = Avanza hasta { city-space-0.the } y cobra tu sueldo, más 1 M por cada estadio tuyo.
city-card-to-jail = Ve directamente a la cárcel. No cobras sueldo { city-space-0.at } y tu turno termina.
city-card-to-24 = Avanza hasta { city-space-24.the } y haz lo que diga la casilla. Si pasas por { city-space-0.the }, cobra tu sueldo.
city-card-to-39 = Avanza hasta { city-space-39.the }, la mejor dirección de la ciudad, y haz lo que diga la casilla.
city-card-back = Retrocede tres casillas y haz lo que diga la casilla. Pasar hacia atrás por { city-space-0.the } no da nada.
city-card-easy-money = La persona a tu izquierda te paga 1 M.
city-card-auction = Puedes subastar cualquier distrito libre.
city-card-inheritance = Puedes quedarte con cualquier distrito libre por 500 k.
city-card-free-build = La ciudad te construye gratis un bloque residencial en uno de tus distritos. Si no hay sitio, cobra 500 k.
city-card-repossessed = Devuelve a la banca uno de tus distritos por 1 M. Sus bloques y grandes edificios vuelven a la caja. Si no tienes ninguno, paga 1 M.
city-card-new-line = Puedes abrir una estación en cualquier distrito que no tenga.
city-card-takeover = Puedes quedarte gratis con un distrito de otra persona, con todo lo construido. Los grupos completos están a salvo.
city-card-earthquake = Derriba un edificio extra, esté donde esté. Si no hay ninguno en la ciudad, puedes colocar una molestia en un distrito que no sea tuyo.
city-card-toxic-waste = Paga 1 M por cada depuradora en tus distritos. Si no tienes ninguna, ve a la cárcel.
city-card-prison = Coloca una prisión en un distrito que no sea tuyo y no tenga edificio extra ni molestia.
city-card-sewage = Coloca una depuradora en un distrito que no sea tuyo y no tenga edificio extra ni molestia.
city-card-jail-1 = Guarda esta carta. Al empezar tu turno te saca de la cárcel sin pagar ni tirar.
city-card-jail-2 = Guarda esta carta. Al empezar tu turno te saca de la cárcel sin pagar ni tirar.
city-card-taxi = Guarda esta carta. Justo después de tirar te lleva una o dos casillas adelante o atrás, antes de que pase nada en tu casilla.
city-card-tax = Guarda esta carta. Anula una vez el impuesto industrial.
city-card-clean-up = Quita gratis una molestia de uno de tus distritos. Si no tienes ninguna, cobra 500 k.
city-card-grant = Coloca el edificio extra que quieras en uno de tus distritos. Si no es posible, cobra 500 k.
city-card-match-day = Cobra 1 M por cada estadio tuyo. Si no tienes ninguno, cobra 500 k.
city-card-express = Toma el tren hacia delante hasta la siguiente estación y haz lo que diga la casilla. Si no hay estación, cobra 500 k.
city-card-levy = Paga 100 k por cada bloque en tus distritos, 2 M como máximo.
city-card-dodge = Está { city-space-20.at }. Quien cae ahí se la lleva, aunque la tenga otra persona. Anula un alquiler y luego vuelve a su sitio.

## Verbos, y las preguntas por sus campos

city-action-demolish = Derribar un edificio
city-action-demolish-space = ¿En qué distrito?
city-action-demolish-piece = ¿Qué edificio extra?
city-action-pick = Elegir un distrito
city-action-pick-space = ¿Qué distrito?
city-action-taxi = Tomar el taxi
city-action-taxi-steps = ¿Hasta dónde va el taxi?
city-action-taxi-steps-value = { $value ->
    [-2] 2 casillas atrás
    [-1] 1 casilla atrás
    [1] 1 casilla adelante
   *[other] 2 casillas adelante
  }
city-action-dodge = Usar la carta

## Sucesos

city-event-card-kept = { $seat } se guarda { $card-the }.
city-event-card-used = { $seat } usa { $card-the }.
city-event-card-void = «{ $card }» no tiene efecto para { $seat }.
city-event-card-paid = { $seat-n ->
    [-1] «{ $card }»: la banca paga { $amount } a { $payee }.
   *[other] «{ $card }»: { $seat } paga { $amount } a { $payee }.
  }
city-event-district-inherited = { $seat } hereda { $space-the } por { $amount }.
city-event-district-taken = { $seat } le quita gratis a { $owner } { $space-the }.
city-event-district-returned = { $seat } devuelve a la banca { $space-the } por { $amount }.
city-event-taxi-taken = { $steps ->
    [-2] ¡Taxi! { $seat } va 2 casillas atrás.
    [-1] ¡Taxi! { $seat } va 1 casilla atrás.
    [1] ¡Taxi! { $seat } va 1 casilla adelante.
   *[other] ¡Taxi! { $seat } va 2 casillas adelante.
  }
city-event-rent-dodged = ¡{ city-value-card-dodge }! { $seat } no le paga a { $owner } los { $amount } { $space-at }. La carta queda otra vez { city-space-20.at }.
city-event-tax-dodged = ¡{ city-value-card-tax }! { $seat } no paga los { $amount } de impuesto industrial.
city-event-dodge-taken = { $former-n ->
    [-1] { $seat } toma { city-value-card-dodge.the } { city-space-20.at }.
   *[other] { $seat } le quita a { $former } { city-value-card-dodge.the }.
  }

## Esperas

city-wait-taxi = { $seat } puede tomar un taxi
city-wait-pay = { $seat }: ¿pagar o usar la carta?
city-wait-pick = { $seat } decide qué hace la carta de { city-space-2 }

## Negativas

city-refusal-no-card = No tienes esa carta.
city-refusal-group-complete = Ese grupo está completo: no se le puede quitar nada.
