### Classic: su nombre, sus verbos, el turno con sus dados, alquileres, cárcel, esperas, negativas y opciones. Los tableros, las cartas, los edificios y los intercambios tienen archivos propios.

classic-name = Classic
classic-blurb = Compra propiedades, reclama tus alquileres antes de la siguiente tirada y construye en grupos completos hasta que el resto no pueda pagar. Gana quien queda al final; el Dado Veloz lo acelera todo.

## Palabras usadas como valores

classic-value-first = primer dado
classic-value-second = segundo dado
classic-value-sum = los dos dados
classic-value-shop = tienda
    .the = la tienda
    .many = tiendas
classic-value-tower = torre
    .the = la torre
    .many = torres
classic-value-place = terreno
classic-value-none = nada
classic-value-bus = Bus
classic-value-mister = Don M

## Verbos, y las preguntas por sus campos

classic-action-pay-fine = Pagar la multa
classic-action-use-jail-card = Queda libre de la cárcel
classic-action-use-jail-card-card = ¿Qué carta?
classic-action-bus = Tomar el Bus
classic-action-bus-way = ¿Hasta dónde?
classic-action-go = Ir ahí
classic-action-go-space = ¿Adónde?
classic-action-draw = Sacar una carta
classic-action-decline = Subastar
classic-action-claim = Reclamar el alquiler
classic-action-claim-claim = ¿Qué alquiler?
classic-action-claim-claim-value = Alquiler { $value }
classic-action-unblock = Acabar el tiempo
classic-action-unblock-claim = ¿Qué alquiler?
classic-action-build-group = ¿En qué grupo?
classic-action-build-levels = ¿Hasta qué niveles construyes?
classic-action-sell = Vender edificios
classic-action-sell-group = ¿En qué grupo?
classic-action-sell-levels = ¿Hasta qué niveles vendes?
classic-action-lift = Levantar una hipoteca
classic-action-lift-space = ¿Qué hipoteca?
classic-action-go-bankrupt = Declararse en bancarrota
classic-action-enter = Pedir también
classic-action-enter-group = ¿En qué grupo?
classic-action-enter-levels = ¿Hasta qué niveles construyes?
classic-action-forgo = No pedir nada
classic-action-close-contest = Cerrar los pedidos

## Sucesos: el turno

classic-event-rolled = { $speed-word ->
    [none] { $seat } saca { $first } y { $second }.
    [bus] { $seat } saca { $first }, { $second } y el Bus.
    [mister] { $seat } saca { $first }, { $second } y Don M.
   *[other] { $seat } saca { $first } y { $second }, más { $speed } en el Dado Veloz.
  }
classic-event-die-awoke = { $seat } ya tiene su primer sueldo: el Dado Veloz entra en la próxima tirada.
classic-event-triple-rolled = ¡Tres veces { $pips }! { $seat } puede ir a cualquier casilla.
classic-event-bus-taken = { $steps ->
    [one] { $seat } toma el Bus y avanza 1 casilla.
   *[other] { $seat } toma el Bus y avanza { $steps } casillas.
  }
classic-event-space-chosen = { $seat } elige { $space-the }.
classic-event-mister-moved = Don M lleva a { $seat } hasta { $space-the }.
classic-event-mister-stayed = Don M no tiene adónde llevar a { $seat }.
classic-event-moved = { $seat } va desde { $start-the } hasta { $space-the }.
classic-event-salary-paid = { $seat } pasa por { classic-space-0.the } y cobra { $amount }.
classic-event-visited = { $reason-word ->
    [own] { $seat } cae { $space-at }, una propiedad suya.
    [mortgaged] { $seat } no paga nada { $space-at }: hay una hipoteca.
    [go] { $seat } cae { classic-space-0.at }.
    [jail] { $seat } está solo de visita en la cárcel.
    [parking] { $seat } descansa { classic-space-20.at }.
   *[other] { $seat } cae { $space-at }.
  }
classic-event-declined = { $seat } no compra { $space-the }.
classic-event-tax-paid = { $seat } paga { $amount } { $space-at }.
classic-event-jailed = { $why-word ->
    [doubles] Tercer doble: ¡{ $seat } va a la cárcel!
    [card] ¡La carta manda a { $seat } a la cárcel!
   *[space] ¡{ $seat } va directamente a la cárcel!
  }
classic-event-fine-paid = { $seat } paga la multa de { $amount }.

## Sucesos: alquileres y reclamaciones

classic-event-machine-rolled = { $speed-word ->
    [none] Dados por { $space-the }: { $first } + { $second } = { $total }, por { $times }
    [bus] Dados por { $space-the }: { $first } + { $second } = { $total }, por { $times }
    [mister] Dados por { $space-the }: { $first } + { $second } = { $total }, por { $times }
   *[other] Dados por { $space-the }: { $first } + { $second } + { $speed } = { $total }, por { $times }
  } ({ $seat })
classic-event-claim-opened = { $seat } cae { $space-at }. { $owner } puede reclamar { $amount }.
classic-event-claim-recorded = { $owner } reclama { $amount } a { $seat } por { $space-the }. Se paga justo después.
classic-event-claim-unblocked = { $owner } aún no ha reclamado a { $seat } el alquiler { $space-of }. Ya se puede volver a tirar.
classic-event-claim-lapsed = ¡Demasiado tarde! { $owner } no reclamó los { $amount } que debía { $seat } por { $space-the }.
classic-event-rent-paid = { $seat } paga a { $owner } { $amount } de alquiler por { $space-the }.

## Sucesos: el final

classic-event-hour-passed = { $hours ->
    [one] Queda una hora de juego.
   *[other] Quedan { $hours } horas de juego.
  }
classic-event-time-ended = Se acabó el tiempo. Ya no se tira: se cobran los alquileres abiertos y viene el recuento final.
classic-event-counted = { $rank }. { $seat }: { $cash } en efectivo + { $properties } en propiedades + { $buildings } en edificios = { $total }.
classic-event-game-ended = La partida ha terminado.

## Esperas

classic-wait-jail = { $seat } está en la cárcel: ¿pagar, usar una carta o intentar un doble?
classic-wait-bus = { $seat } decide hasta dónde va el Bus
classic-wait-triple = { $seat } puede ir a cualquier casilla
classic-wait-card = { $seat }: ¿pagar o sacar otra carta?
classic-wait-end = { $seat } aún puede construir o intercambiar antes de terminar su turno
classic-wait-auction = { $count ->
    [0] La subasta está a punto de cerrarse
    [one] { $seat } aún puede pujar
   *[other] { $seat } aún pueden pujar
  }
classic-wait-inherit = { $seat } puede levantar las hipotecas recibidas
classic-wait-contest = Faltan edificios: se espera a { $seat }
classic-wait-claim = { $seat } puede reclamar un alquiler
classic-wait-hour = El reloj de la partida está en marcha

## Negativas

classic-refusal-not-your-turn = Le toca a { $seat }.
    .bare = No te toca a ti.
classic-refusal-rent-first = { $seat } aún tiene tiempo para reclamar el alquiler. Después podrás tirar.
classic-refusal-claim-lapsed = Demasiado tarde: este alquiler ya no se puede reclamar.
classic-refusal-already-claimed = Ya has reclamado este alquiler. Se paga justo después.
classic-refusal-roll-again = Has sacado un doble. Tira otra vez antes de terminar tu turno.
classic-refusal-not-in-jail = No estás en la cárcel.
classic-refusal-no-card = No tienes esa carta.
classic-refusal-same-space = Ya estás ahí. Elige otra casilla.
classic-refusal-not-enough-cash = Hacen falta { $low }; puedes gastar { $cash }.
classic-refusal-passed = Ya has pasado en esta subasta.
classic-refusal-already-leading = Tu puja ya es la más alta.
classic-refusal-no-auction = Ahora no hay ninguna subasta.
classic-refusal-auction-running = Espera a que termine la subasta.
classic-refusal-debt-open = Espera a que se pague la deuda abierta.
classic-refusal-inheritance-open = Espera a que las propiedades cambien de manos.
classic-refusal-phase-running = Primero tiene que acabar la subasta, deuda o herencia abierta; luego podrás pedir los últimos edificios.
classic-refusal-contest-running = Se están repartiendo los últimos edificios. Hasta entonces nadie construye, vende ni intercambia.
classic-refusal-no-contest = Ahora no hay escasez de edificios.
classic-refusal-order-entered = Ya has hecho tu pedido.
classic-refusal-not-asked = No podías construir eso cuando empezó la escasez.
classic-refusal-not-in-contest = Por estos edificios solo puja quien tiene un pedido abierto.
classic-refusal-in-debt = Debes { $amount }. Págalos antes de construir o levantar hipotecas.
classic-refusal-no-debt = No tienes ninguna deuda.
classic-refusal-no-inheritance = No tienes propiedades que recibir.
classic-refusal-can-still-pay = Aún puedes pagar: vende edificios, hipoteca o intercambia.
classic-refusal-game-over = Esta partida ha terminado.
classic-refusal-wrong-phase = Eso no se puede hacer ahora.

## Opciones

classic-option-speed = Dado Veloz
classic-option-doubles = Número del Dado Veloz con un doble
classic-option-doubles-ignore = no cuenta
classic-option-doubles-add = también cuenta
classic-option-rent = Alquiler
classic-option-rent-claim = hay que reclamarlo
classic-option-rent-auto = se cobra solo
classic-option-deck = Cartas
classic-option-deck-international = internacionales
classic-option-deck-heritage = antiguas, francesas y británicas
classic-option-board-neutral = un valle con río
classic-option-board-edition = aventuras históricas
classic-option-limit = Límite de tiempo en horas
classic-option-limit-menu = Límite en horas
classic-option-limit-0 = ninguno
