### Builder: su nombre, sus casillas, verbos, sucesos, esperas, negativas y opciones. Las cartas están en builder-cards.ftl.

builder-name = Builder
builder-blurb = Cada tirada trae camiones, grúas, excavadoras y barcos a quien tiene las propiedades que tocan. Úsalos para construir piso tras piso en la isla. El ático acaba la partida y gana quien tenga más puntos.
builder-cash = { NUMBER($n) } M

## Casillas

builder-space-0 = Salida
    .of = de la Salida
    .at = en la Salida
    .the = la Salida
builder-space-1 = Ronda de Valencia
    .of = de la Ronda de Valencia
    .at = en la Ronda de Valencia
    .the = la Ronda de Valencia
builder-space-2 = Suerte
    .of = de la casilla Suerte
    .at = en la casilla Suerte
    .the = la casilla Suerte
builder-space-3 = Plaza Lavapiés
    .of = de la Plaza Lavapiés
    .at = en la Plaza Lavapiés
    .the = la Plaza Lavapiés
builder-space-4 = Recibe 2 camiones
    .of = de la casilla Recibe 2 camiones
    .at = en la casilla Recibe 2 camiones
    .the = la casilla Recibe 2 camiones
builder-space-5 = Avenida Reina Victoria
    .of = de la Avenida Reina Victoria
    .at = en la Avenida Reina Victoria
    .the = la Avenida Reina Victoria
builder-space-6 = Tira por recursos
    .of = de la casilla Tira por recursos
    .at = en la casilla Tira por recursos
    .the = la casilla Tira por recursos
builder-space-7 = Calle Bravo Murillo
    .of = de la Calle Bravo Murillo
    .at = en la Calle Bravo Murillo
    .the = la Calle Bravo Murillo
builder-space-8 = Cárcel
    .of = de la cárcel
    .at = en la cárcel
    .the = la cárcel
builder-space-9 = Calle Alberto Aguilera
    .of = de la Calle Alberto Aguilera
    .at = en la Calle Alberto Aguilera
    .the = la Calle Alberto Aguilera
builder-space-10 = Roba 1 recurso
    .of = de la casilla Roba 1 recurso
    .at = en la casilla Roba 1 recurso
    .the = la casilla Roba 1 recurso
builder-space-11 = Calle Fuencarral
    .of = de la Calle Fuencarral
    .at = en la Calle Fuencarral
    .the = la Calle Fuencarral
builder-space-12 = Recibe 2 grúas
    .of = de la casilla Recibe 2 grúas
    .at = en la casilla Recibe 2 grúas
    .the = la casilla Recibe 2 grúas
builder-space-13 = Calle Velázquez
    .of = de la Calle Velázquez
    .at = en la Calle Velázquez
    .the = la Calle Velázquez
builder-space-14 = Suerte
    .of = de la casilla Suerte
    .at = en la casilla Suerte
    .the = la casilla Suerte
builder-space-15 = Calle Serrano
    .of = de la Calle Serrano
    .at = en la Calle Serrano
    .the = la Calle Serrano
builder-space-16 = Parking gratuito
    .of = del Parking gratuito
    .at = en el Parking gratuito
    .the = el Parking gratuito
builder-space-17 = Calle María de Molina
    .of = de la Calle María de Molina
    .at = en la Calle María de Molina
    .the = la Calle María de Molina
builder-space-18 = Suerte
    .of = de la casilla Suerte
    .at = en la casilla Suerte
    .the = la casilla Suerte
builder-space-19 = Calle Cea Bermúdez
    .of = de la Calle Cea Bermúdez
    .at = en la Calle Cea Bermúdez
    .the = la Calle Cea Bermúdez
builder-space-20 = Recibe 2 excavadoras
    .of = de la casilla Recibe 2 excavadoras
    .at = en la casilla Recibe 2 excavadoras
    .the = la casilla Recibe 2 excavadoras
builder-space-21 = Calle Bailén
    .of = de la Calle Bailén
    .at = en la Calle Bailén
    .the = la Calle Bailén
builder-space-22 = Tira por recursos
    .of = de la casilla Tira por recursos
    .at = en la casilla Tira por recursos
    .the = la casilla Tira por recursos
builder-space-23 = Plaza de España
    .of = de la Plaza de España
    .at = en la Plaza de España
    .the = la Plaza de España
builder-space-24 = Ve a la cárcel
    .of = de la casilla Ve a la cárcel
    .at = en la casilla Ve a la cárcel
    .the = la casilla Ve a la cárcel
builder-space-25 = Calle Alcalá
    .of = de la Calle Alcalá
    .at = en la Calle Alcalá
    .the = la Calle Alcalá
builder-space-26 = Roba 1 recurso
    .of = de la casilla Roba 1 recurso
    .at = en la casilla Roba 1 recurso
    .the = la casilla Roba 1 recurso
builder-space-27 = Gran Vía
    .of = de la Gran Vía
    .at = en la Gran Vía
    .the = la Gran Vía
builder-space-28 = Recibe 2 barcos
    .of = de la casilla Recibe 2 barcos
    .at = en la casilla Recibe 2 barcos
    .the = la casilla Recibe 2 barcos
builder-space-29 = Paseo de la Castellana
    .of = del Paseo de la Castellana
    .at = en el Paseo de la Castellana
    .the = el Paseo de la Castellana
builder-space-30 = Suerte
    .of = de la casilla Suerte
    .at = en la casilla Suerte
    .the = la casilla Suerte
builder-space-31 = Paseo del Prado
    .of = del Paseo del Prado
    .at = en el Paseo del Prado
    .the = el Paseo del Prado

## Solares de la isla

builder-value-a2 = A2
builder-value-a3 = A3
builder-value-a4 = A4
builder-value-a5 = A5
builder-value-b1 = B1
builder-value-b2 = B2
builder-value-b3 = B3
builder-value-b4 = B4
builder-value-b5 = B5
builder-value-b6 = B6
builder-value-c1 = C1
builder-value-c2 = C2
builder-value-c5 = C5
builder-value-c6 = C6
builder-value-d1 = D1
builder-value-d2 = D2
builder-value-d3 = D3
builder-value-d4 = D4
builder-value-d5 = D5
builder-value-d6 = D6
builder-value-e2 = E2
builder-value-e3 = E3
builder-value-e4 = E4
builder-value-e5 = E5

## Colores

builder-group-sky = azul claro
builder-group-pink = rosa

## Fichas: una, y tantas

builder-value-truck = camión
    .a = un camión
    .the = un camión
builder-value-crane = grúa
    .a = una grúa
    .the = una grúa
builder-value-excavator = excavadora
    .a = una excavadora
    .the = una excavadora
builder-value-boat = barco
    .a = un barco
    .the = un barco
builder-some-truck = { $n ->
    [one] { $n } camión
   *[other] { $n } camiones
  }
builder-some-crane = { $n ->
    [one] { $n } grúa
   *[other] { $n } grúas
  }
builder-some-excavator = { $n ->
    [one] { $n } excavadora
   *[other] { $n } excavadoras
  }
builder-some-boat = { $n ->
    [one] { $n } barco
   *[other] { $n } barcos
  }

## Palabras usadas como valores

builder-value-cash = dinero
    .the = ese dinero

## Verbos, y las preguntas por sus campos

builder-action-drop = Dejar fichas
builder-action-drop-chips = ¿Qué fichas dejas?
builder-action-pay-fine = Pagar 50 M
builder-action-steal = Robar
builder-action-steal-victim = ¿A quién?
builder-action-steal-chip = ¿Qué ficha?
builder-action-park = Cambiar 2 por 1
builder-action-park-chips = ¿Qué dos fichas das?
builder-action-park-wanted = ¿Qué ficha te llevas?
builder-action-pick = Elegir
builder-action-pick-chip = ¿Qué fichas te llevas?
builder-action-swap = Cambiar propiedades
builder-action-swap-own = ¿Qué propiedad tuya das?
builder-action-swap-other = ¿Qué propiedad te llevas?
builder-action-decline = No, gracias
builder-action-exchange = Cambiar 4 por 1
builder-action-exchange-chip = ¿Qué cuatro fichas de un tipo das?
builder-action-exchange-wanted = ¿Qué ficha te llevas?
builder-action-build-site = ¿Dónde?
builder-action-build-chips = ¿Qué fichas a tu elección?
builder-action-penthouse = Colocar el ático
builder-action-penthouse-site = ¿En qué torre?
builder-action-penthouse-chips = ¿Qué ficha a tu elección?
builder-action-ask = Reclamar el alquiler
builder-action-ask-claim = ¿Qué alquiler?
builder-action-waive = Perdonar el alquiler
builder-action-waive-claim = ¿Qué alquiler?
builder-action-end-grace = Acabar el tiempo
builder-action-end-grace-claim = ¿Qué alquiler?
builder-action-repay = Levantar una hipoteca
builder-action-repay-space = ¿Qué propiedad?
builder-action-keep = Mantener la hipoteca
builder-action-keep-space = ¿De qué propiedad?
builder-action-keep-all = Mantener las hipotecas
builder-action-go-bankrupt = Declararse en bancarrota
builder-action-propose-pay = ¿Cuánto dinero das?
builder-action-propose-ask = ¿Cuánto dinero quieres?
builder-action-end-and-count = Acabar y contar

## Sucesos: turnos y movimientos

builder-event-turn-began = { $extra-word ->
    [yes] ¡Un doble! Otro turno para { $seat }.
   *[no] Turno { $turn }, ronda { $round }: le toca a { $seat }.
  }
builder-event-moved = { $seat } va desde { $start-the } hasta { $space-the }.
builder-event-visited = { $reason-word ->
    [own] { $seat } cae { $space-at }, una propiedad suya.
    [mortgaged] { $seat } no paga nada { $space-at }: hay una hipoteca.
   *[other] { $seat } está solo de visita en la cárcel.
  }
builder-event-resources-rolled = { $seat } tira por fichas y saca { $first } y { $second }: { $chip }.
builder-event-jailed = { $why-word ->
    [doubles] Tercer doble: ¡{ $seat } va a la cárcel!
    [card] ¡La carta manda a { $seat } a la cárcel!
   *[space] ¡{ $seat } va directamente a la cárcel!
  }
builder-event-freed = ¡Un doble! { $seat } sale de la cárcel.
builder-event-stayed-in-jail = { $failures ->
    [1] No hay doble. { $seat } sigue en la cárcel.
    [2] Otra vez sin doble. { $seat } sigue en la cárcel.
   *[other] Tercera vez sin doble. { $seat } tiene que pagar.
  }
builder-event-nothing-chosen = { $what-word ->
    [steal] { $seat } no roba nada.
    [park] { $seat } no cambia nada { builder-space-16.at }.
    [swap] { $seat } no fuerza ningún intercambio.
   *[pick] La banca no tiene más fichas para { $seat }.
  }

## Sucesos: fichas y la isla

builder-event-chips-received = { $chips-count ->
    [0] La banca no tiene nada más para { $seat }.
   *[other] { $seat } recibe { $chips }.
  }
builder-event-chips-dropped = { $seat } deja { $chips } { $space-at }.
builder-event-chips-picked-up = { $seat } recoge { $chips } { $space-at }.
builder-event-chips-exchanged = { $seat } da { $chips } por { $wanted-a }.
builder-event-chip-stolen = { $seat } le roba { $chip-a } a { $victim }.
builder-event-floor-built = { $level ->
    [1] { $seat } empieza un edificio en { $site } ({ $chips }).
   *[other] { $seat } construye el piso { $level } en { $site } ({ $chips }).
  }
builder-event-penthouse-placed = ¡{ $seat } coloca el ático en { $site }! ({ $chips })

## Sucesos: propiedades y dinero

builder-event-salary-paid = { $seat } pasa por { builder-space-0.the } y cobra { $amount }.
builder-event-bought = { $seat } compra { $space-the } por { $amount }.
builder-event-auction-opened = { $seat } subasta { $space-the } desde 10 M.
builder-event-bid-made = { $seat } puja { $amount } por { $space-the }.
builder-event-bid-void = { $leader-n ->
    [-1] La puja de { $seat } queda anulada. Ya no hay pujas por { $space-the }.
   *[other] La puja de { $seat } queda anulada. { $leader } va por delante con { $amount } por { $space-the }.
  }
builder-event-lot-sold = ¡Vendido! { $seat } se lleva { $space-the } por { $amount }.
builder-event-lot-unsold = Nadie quiere { $space-the }. Se queda en la banca.
builder-event-card-paid = { $seat-n ->
    [-1] La banca paga { $amount } a { $payee }.
   *[other] { $seat } paga { $amount } a { $payee }.
  }
builder-event-claim-opened = { $seat } cae { $space-at }. { $owner } puede reclamar { $amount } de alquiler.
builder-event-claim-waived = { $owner } le perdona a { $seat } el alquiler { $space-of }.
builder-event-claim-lapsed = ¡Demasiado tarde! { $owner } no ha reclamado a { $seat } el alquiler { $space-of }.
builder-event-rent-paid = { $seat } paga a { $owner } { $amount } de alquiler ({ $space }).
builder-event-debt-opened = { $seat } le debe { $amount } a { $creditor } y tiene que reunir el dinero.
builder-event-debt-cancelled = { $creditor } está fuera y { $seat } ya no debe los { $amount }.
builder-event-mortgaged = { $seat } hipoteca { $space-the } por { $amount }.
builder-event-mortgage-repaid = { $seat } levanta la hipoteca { $space-of } por { $amount }.
builder-event-mortgage-kept = { $seat } mantiene la hipoteca { $space-of }.

## Sucesos: intercambios

builder-event-deal-proposed = { $seat } propone a { $partner } un intercambio: { $give-all } por { $take-all }.
builder-event-deal-countered = { $partner } responde al intercambio de { $seat } con otro.
builder-event-deal-made = ¡Hecho! { $partner } recibe { $give-all } y { $seat } recibe { $take-all }.
builder-event-deal-void = El intercambio de { $seat } con { $partner } queda anulado; ya no está disponible: { $missing }.
builder-event-deal-lapsed = El intercambio de { $seat } con { $partner } ha caducado.
builder-event-deeds-swapped = ¡{ builder-value-card-swap }! { $seat } se lleva { $other-the } de { $partner } a cambio de { $own }.

## Sucesos: el final

builder-event-went-bankrupt = { $seat } no puede pagar a { $creditor }: bancarrota. Sus edificios en la isla siguen contando.
builder-event-estate-passed = { $creditor } recibe todo lo que tenía { $seat }: { $amount }{ $deeds ->
    [0] {""}
    [one] , { $deeds } propiedad
   *[other] , { $deeds } propiedades
  }{ $chips-count ->
    [0] {""}
   *[other] , { $chips }
  }{ $cards ->
    [0] {""}
    [one] , { $cards } carta
   *[other] , { $cards } cartas
  }.
builder-event-counted = { $rank }. { $seat }: { $buildings } por edificios + { $sets } por grupos{ $billionaire ->
    [0] {""}
   *[other] {" "}+ { $billionaire } por Constructora millonaria
  }{ $community ->
    [0] {""}
   *[other] {" "}+ { $community } por Constructora vecinal
  } = { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
  } ({ $cash } en efectivo).
builder-event-game-ended = { $why-word ->
    [penthouse] El ático está puesto: la partida termina.
    [stuck] Ya nadie puede llegar al ático: la partida termina.
    [stalled] Demasiadas rondas sin construir: la partida termina.
    [rounds] Ha acabado la última ronda, y con ella la partida.
    [alone] El resto se ha ido: la partida termina.
    [agreed] La última persona que construye acaba la partida y se hace el recuento.
   *[nobody] No queda nadie que pueda construir: la partida termina.
  }

## Esperas

builder-wait-drop = { $seat } tiene más de seis fichas y debe dejar algunas
builder-wait-jail = { $seat } está en la cárcel: ¿pagar, carta o dados?
builder-wait-steal = { $seat } puede robar una ficha
builder-wait-park = { $seat } puede cambiar dos fichas
builder-wait-pick = { $seat } elige fichas
builder-wait-swap = { $seat } puede cambiar dos propiedades
builder-wait-manage = { $seat } cambia fichas y construye
builder-wait-claim = { $seat } puede reclamar el alquiler
builder-wait-debt = { $seat } tiene que reunir dinero
builder-wait-inherit = { $seat } decide sobre las hipotecas recibidas

## Negativas

builder-refusal-wrong-phase = Eso no se puede hacer en este momento del turno.
builder-refusal-raising-funds = Primero hay que pagar la deuda; luego sigue el turno.
builder-refusal-inheriting = Primero alguien tiene que decidir sobre las hipotecas recibidas.
builder-refusal-auction-running = Espera a que termine la subasta.
builder-refusal-surplus-first = Tienes demasiadas fichas. Deja primero { $count }.
builder-refusal-surplus-exactly = Deja exactamente { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
  }, ni más ni menos.
builder-refusal-rent-first = El alquiler aún se puede reclamar. Espera la respuesta o a que se acabe el tiempo.
builder-refusal-claim-closed = Ese alquiler ya no se puede reclamar.
builder-refusal-in-jail = En la cárcel no puedes construir.
builder-refusal-chips-locked = Deja primero las fichas que pasan de seis. Hasta entonces no se puede intercambiar ninguna.
builder-refusal-cash-reserved = Ese dinero está reservado para la puja más alta.
builder-refusal-debt-comes-first = Primero la deuda. Lo que necesitas para pagarla no puede ir a otra parte.
builder-refusal-can-still-pay = Aún puedes pagar si hipotecas.
builder-refusal-no-debt = No tienes ninguna deuda por la que declararte en bancarrota.
builder-refusal-not-enough-chips = { $level ->
    [5] No hay fichas suficientes para el ático.
   *[other] No hay fichas suficientes para el piso { $level }.
  }
    .bare = No hay fichas suficientes para eso.
builder-refusal-not-these-chips = Esas fichas no sirven para este piso.
builder-refusal-no-chips-in-bank = A la banca no le quedan fichas de ese tipo.
builder-refusal-same-type = La ficha que te llevas tiene que ser de otro tipo.
builder-refusal-not-your-building = Ahí está construyendo otra persona.
builder-refusal-building-full = Cuatro pisos es el máximo. Encima solo va el ático.
builder-refusal-no-blocks = No te quedan bloques, solo el ático.
builder-refusal-no-tower = El ático necesita cuatro pisos tuyos.
builder-refusal-water = En el agua no se puede construir.
builder-refusal-not-owner = Quien da esta propiedad no la tiene.
builder-refusal-mortgaged = Ya tiene una hipoteca.
builder-refusal-not-mortgaged = No tiene hipoteca.
builder-refusal-complete-set = Un intercambio forzoso no puede romper un grupo completo.
builder-refusal-nobody-to-rob = Esa persona no tiene fichas de este tipo.
builder-refusal-already-leading = Tu puja ya es la más alta.
builder-refusal-not-tradable = Eso no se puede intercambiar.
builder-refusal-empty-side = Cada parte debe dar algo.
builder-refusal-gift = Eso sería un regalo. Cada parte debe dar algo distinto.
builder-refusal-no-card = Quien usa o da esa carta no la tiene.

## Opciones

builder-option-rent = Alquiler
builder-option-rent-ask = hay que reclamarlo
builder-option-rent-auto = se cobra solo
builder-option-grace = Tiempo para reclamar antes de la siguiente tirada
builder-option-grace-menu = Tiempo para reclamar
builder-option-grace-none = ninguno
builder-option-grace-short = corto (en vivo 10 s, sin prisa 5 min)
builder-option-grace-usual = normal (en vivo 20 s, sin prisa 30 min)
builder-option-grace-long = largo (en vivo 1 min, sin prisa 2 h)
builder-option-grace-longest = máximo (en vivo 5 min, sin prisa 12 h)
builder-option-rounds = Rondas hasta el recuento final
builder-option-rounds-menu = Rondas
builder-option-rounds-0 = sin límite
builder-option-stall = Rondas sin construir hasta el recuento final
builder-option-stall-menu = Rondas sin bloques
builder-option-stall-0 = nunca
builder-option-gifts = Regalos: una parte puede no dar nada
