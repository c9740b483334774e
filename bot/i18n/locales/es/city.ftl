### City: su nombre, sus casillas, verbos, sucesos, esperas, negativas y opciones.

city-name = City
city-blurb = Compra distritos, llénalos de bloques al momento y puja más que el resto en subastas de cincuenta segundos. Gana el mayor patrimonio cuando acaba la hora.

## Casillas

city-space-0 = Salida
    .of = de la Salida
    .at = en la Salida
    .the = la Salida
city-space-1 = Puerta del Sur
    .of = de la Puerta del Sur
    .at = en la Puerta del Sur
    .the = la Puerta del Sur
city-space-2 = Suerte
    .of = de la casilla Suerte
    .at = en la casilla Suerte
    .the = la casilla Suerte
city-space-3 = Las Canteras
    .of = de las Canteras
    .at = en las Canteras
    .the = las Canteras
city-space-4 = Impuesto industrial
    .of = de la casilla Impuesto industrial
    .at = en la casilla Impuesto industrial
    .the = la casilla Impuesto industrial
city-space-5 = Licencia de obras
    .of = de la casilla Licencia de obras
    .at = en la casilla Licencia de obras
    .the = la casilla Licencia de obras
city-space-6 = Poniente
city-space-7 = Suerte
    .of = de la casilla Suerte
    .at = en la casilla Suerte
    .the = la casilla Suerte
city-space-8 = Muelle de la Bahía
    .of = del Muelle de la Bahía
    .at = en el Muelle de la Bahía
    .the = el Muelle de la Bahía
city-space-9 = Ciudad Jardín
city-space-10 = Cárcel
    .of = de la cárcel
    .at = en la cárcel
    .the = la cárcel
city-space-11 = Casco Antiguo
    .of = del Casco Antiguo
    .at = en el Casco Antiguo
    .the = el Casco Antiguo
city-space-12 = Subasta
    .of = de la casilla Subasta
    .at = en la casilla Subasta
    .the = la casilla Subasta
city-space-13 = Barrio del Puerto
    .of = del Barrio del Puerto
    .at = en el Barrio del Puerto
    .the = el Barrio del Puerto
city-space-14 = Muelle Central
    .of = del Muelle Central
    .at = en el Muelle Central
    .the = el Muelle Central
city-space-15 = Licencia de obras
    .of = de la casilla Licencia de obras
    .at = en la casilla Licencia de obras
    .the = la casilla Licencia de obras
city-space-16 = Villa Lucero
city-space-17 = Suerte
    .of = de la casilla Suerte
    .at = en la casilla Suerte
    .the = la casilla Suerte
city-space-18 = Levante
city-space-19 = La Arboleda
    .of = de la Arboleda
    .at = en la Arboleda
    .the = la Arboleda
city-space-20 = Parking gratuito
    .of = del Parking gratuito
    .at = en el Parking gratuito
    .the = el Parking gratuito
city-space-21 = Vistamar
city-space-22 = Suerte
    .of = de la casilla Suerte
    .at = en la casilla Suerte
    .the = la casilla Suerte
city-space-23 = La Lonja
    .of = de la Lonja
    .at = en la Lonja
    .the = la Lonja
city-space-24 = Barrio del Mercado
    .of = del Barrio del Mercado
    .at = en el Barrio del Mercado
    .the = el Barrio del Mercado
city-space-25 = Licencia de obras
    .of = de la casilla Licencia de obras
    .at = en la casilla Licencia de obras
    .the = la casilla Licencia de obras
city-space-26 = El Ensanche
    .of = del Ensanche
    .at = en el Ensanche
    .the = el Ensanche
city-space-27 = Puerto Plata
city-space-28 = Suerte
    .of = de la casilla Suerte
    .at = en la casilla Suerte
    .the = la casilla Suerte
city-space-29 = Centro
    .of = del Centro
    .at = en el Centro
    .the = el Centro
city-space-30 = Ve a la cárcel
    .of = de la casilla Ve a la cárcel
    .at = en la casilla Ve a la cárcel
    .the = la casilla Ve a la cárcel
city-space-31 = Barrio Real
    .of = del Barrio Real
    .at = en el Barrio Real
    .the = el Barrio Real
city-space-32 = La Marina
    .of = de la Marina
    .at = en la Marina
    .the = la Marina
city-space-33 = Subasta
    .of = de la casilla Subasta
    .at = en la casilla Subasta
    .the = la casilla Subasta
city-space-34 = La Ribera
    .of = de la Ribera
    .at = en la Ribera
    .the = la Ribera
city-space-35 = Licencia de obras
    .of = de la casilla Licencia de obras
    .at = en la casilla Licencia de obras
    .the = la casilla Licencia de obras
city-space-36 = Suerte
    .of = de la casilla Suerte
    .at = en la casilla Suerte
    .the = la casilla Suerte
city-space-37 = Valle Dorado
    .of = del Valle Dorado
    .at = en el Valle Dorado
    .the = el Valle Dorado
city-space-38 = Impuesto industrial
    .of = de la casilla Impuesto industrial
    .at = en la casilla Impuesto industrial
    .the = la casilla Impuesto industrial
city-space-39 = Cerro Diamante
    .of = del Cerro Diamante
    .at = en el Cerro Diamante
    .the = el Cerro Diamante

## Grupos

city-group-sky = azul claro
city-group-purple = morado

## Palabras usadas como valores

city-value-residential = residencial
city-value-industrial = industrial

## Verbos, y las preguntas por sus campos

city-action-pay-fine = Pagar 500 k
city-action-auction-opening = Tu primera puja
city-action-choose = Subastar un distrito
city-action-choose-space = ¿Qué distrito?
city-action-choose-opening = Tu primera puja
city-action-skip = No hacer nada
city-action-press = Pedir un permiso
city-action-done = Terminar turno
city-action-build = Colocar bloques
city-action-build-space = ¿En qué distrito?
city-action-build-kind = ¿Qué tipo de bloque?
city-action-build-count = ¿Cuántos bloques?
city-action-lift-mortgage = Levantar una hipoteca
city-action-lift-mortgage-space = ¿Qué hipoteca?
city-action-mortgage-space = ¿Qué distrito?
city-action-go-bankrupt = Declararse en bancarrota
city-action-call-hour = Pedir otra hora
city-action-vote = Votar
city-action-vote-answer = ¿Jugamos otra hora?
city-action-close-vote = Cerrar la votación
city-action-open-calls = Último cuarto de hora

## Sucesos

city-event-moved = { $seat } va desde { $start-the } hasta { $space-the }.
city-event-salary-paid = { $seat } pasa por { city-space-0.the } y cobra { $amount }.
city-event-visited = { $reason ->
    [own] { $seat } cae { $space-at }, un distrito suyo.
    [mortgaged] { $seat } no paga nada { $space-at }: hay una hipoteca.
    [waiting] { $seat } no paga nada { $space-at }: la banca va a subastar este distrito.
    [none-unowned] { $seat } no tiene nada que subastar: ya no queda ningún distrito libre.
    [no-industry] { $seat } no tiene industria y no paga impuesto.
    [go] { $seat } cae { city-space-0.at }.
    [jail] { $seat } está solo de visita en la cárcel.
    [parking] { $seat } descansa { city-space-20.at }.
   *[other] { $seat } cae { $space-at }.
  }
city-event-bank-opened = La banca subasta { $space-the }. ¿Quién empieza a pujar?
city-event-auction-opened = { $opener } subasta { $space-the } y empieza con { $amount }.
city-event-lot-sold = ¡Vendido! { $seat } se lleva { $space-the } por { $amount }.
city-event-lot-unsold = Nadie quiere { $space-the }. El distrito sigue libre.
city-event-auction-skipped = { $seat } no subasta nada.
city-event-rent-paid = { $doubled-word ->
    [skyscraper] { $seat } paga a { $owner } { $amount } de alquiler { $space-at } ({ $blocks ->
        [0] sin bloques
        [one] { $blocks } bloque
       *[other] { $blocks } bloques
      }: { $base }, doblado por el rascacielos).
    [tower] { $seat } paga a { $owner } { $amount } de alquiler { $space-at } ({ $blocks ->
        [0] sin bloques
        [one] { $blocks } bloque
       *[other] { $blocks } bloques
      }: { $base }, doblado por la Torre).
   *[no] { $seat } paga a { $owner } { $amount } de alquiler { $space-at } ({ $blocks ->
        [0] sin bloques
        [one] { $blocks } bloque
       *[other] { $blocks } bloques
      }).
  }
city-event-tax-paid = { $seat } paga { $amount } de impuesto industrial.
city-event-jailed = { $why ->
    [doubles] Tercer doble: ¡{ $seat } va a la cárcel!
    [card] ¡La carta manda a { $seat } a la cárcel!
   *[space] ¡{ $seat } va directamente a la cárcel!
  }
city-event-unit-pressed = { $permit ->
    [0] { $seat } consigue un permiso para una estación, sin bloques.
    [one] { $seat } consigue un permiso para 1 bloque.
   *[other] { $seat } consigue un permiso para { $permit } bloques.
  }
city-event-blocks-built = { $count ->
    [one] { $seat } construye 1 bloque { $kind } { $space-at } por { $amount }; alquiler { $before } → { $after }.
   *[other] { $seat } construye { $count } bloques { $kind-word ->
        [industrial] industriales
       *[other] residenciales
      } { $space-at } por { $amount }; alquiler { $before } → { $after }.
  }
city-event-debt-opened = { $seat } le debe { $amount } a { $creditor } y no tiene tanto efectivo.
city-event-went-bankrupt = { $seat } no puede pagar a { $creditor }: bancarrota y fuera de la partida.
city-event-estate-passed = { $districts ->
    [0] El efectivo de { $seat }, { $amount }, pasa a { $creditor }.
    [one] Todo lo que tenía { $seat }, { $amount } y 1 distrito, pasa a { $creditor }.
   *[other] Todo lo que tenía { $seat }, { $amount } y { $districts } distritos, pasa a { $creditor }.
  }{ $cards ->
    [0] {""}
    [one] {" "}También 1 carta.
   *[other] {" "}También { $cards } cartas.
  }
city-event-calls-opened = Queda un cuarto de hora. Ya se puede pedir otra hora.
city-event-hour-began = Empieza la hora { $hour }.
city-event-hour-called = { $seat } pide otra hora. ¿Quién se apunta?
city-event-voted = { $seat } vota: { $answer }.
city-event-hour-renewed = ¡Hecho! Empieza la hora { $hour }, entera.
city-event-hour-refused = No habrá otra hora.
city-event-rounds-left = { $rounds ->
    [one] ¡Empieza la última ronda!
   *[other] Quedan { $rounds } rondas, contando esta.
  }
city-event-hour-ended = Se acabó la hora. Este turno es el último.
city-event-counted = { $rank }. { $seat }: { $cash } en efectivo + { $rents } de alquileres = { $total }.
city-event-game-ended = El recuento final está hecho. La partida ha terminado.

## Esperas

city-wait-jail = { $seat } está en la cárcel: ¿pagar o tirar?
city-wait-choose = { $seat } puede subastar un distrito
city-wait-build = { $seat } está construyendo
city-wait-vote = ¿Otra hora? Falta el voto de { $seat }
city-wait-hour = El reloj de la partida está en marcha
city-wait-calls = El reloj de la partida está en marcha

## Negativas

city-refusal-already-leading = Tu puja ya es la más alta.
city-refusal-mortgaged = Este distrito está hipotecado.
city-refusal-district-full = Este distrito ya tiene ocho bloques.
city-refusal-no-permit = { $case ->
    [blocks] Tu permiso es para bloques, no para una estación.
   *[other] Pide primero un permiso.
  }
    .bare = Pide primero un permiso.
city-refusal-already-pressed = Ya has pedido tu permiso en este turno. Con un doble consigues otro.
city-refusal-station-permit-only = Tu permiso es para una estación: esta vez no hay bloques.
city-refusal-permit-exceeded = Tu permiso está agotado.
city-refusal-out-of-stock = Ya no quedan más en la caja del juego.
city-refusal-no-debt = Solo puedes hipotecar si tienes una deuda.
city-refusal-can-still-pay = Aún puedes pagar si hipotecas o usas una carta.
city-refusal-already-called = Ya has pedido otra hora.

## Opciones

city-option-end = Fin de la partida
city-option-end-clock = cuando se acaba la hora
city-option-end-last-standing = cuando solo queda una persona
city-option-hours = Horas de juego
city-option-weights = Qué trae el permiso (1, 2, 3 bloques, estación)
city-option-weights-menu = Permiso
city-option-weights-1-1-1-1 = todo por igual
city-option-weights-3-3-3-1 = 1 estación de cada 10
city-option-weights-5-5-5-3 = 1 estación de cada 6
city-option-limited = Bloques limitados (38 de cada tipo)
city-option-mortgages = Hipotecar sin tener deudas
city-option-fine = Pagar la multa termina el turno
city-option-double-go = 4 M por caer justo { city-space-0.at }
city-option-specials = Máximo de edificios extra o molestias por distrito
city-option-specials-menu = Extras o molestias, máximo
city-option-hidden = Efectivo oculto: cada cual ve solo el suyo
city-option-overtime = Una puja en el último segundo alarga la subasta
