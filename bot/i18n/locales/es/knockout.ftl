### Knockout: su nombre, sus casillas, verbos, sucesos, esperas, negativas y opciones.

knockout-name = Knockout
knockout-blurb = Desliza tus piezas por el tablero largo, echa las de tus rivales y cobra por donde se paren las tuyas. De dos a cuatro personas, o hasta ocho en equipos de dos.
knockout-cash = { $n }{"\u00A0"}M

## Casillas

knockout-space-0 = fuera del tablero
    .of = de la mesa
    .at = fuera del tablero
    .the = la mesa
knockout-space-1 = Ronda de Valencia
    .of = de la Ronda de Valencia
    .at = en la Ronda de Valencia
    .the = la Ronda de Valencia
knockout-space-2 = Casa
    .of = de la Casa
    .at = en la Casa
    .the = la Casa
knockout-space-3 = Plaza Lavapiés
    .of = de la Plaza Lavapiés
    .at = en la Plaza Lavapiés
    .the = la Plaza Lavapiés
knockout-space-4 = Glorieta Cuatro Caminos
    .of = de la Glorieta Cuatro Caminos
    .at = en la Glorieta Cuatro Caminos
    .the = la Glorieta Cuatro Caminos
knockout-space-5 = Avenida Reina Victoria
    .of = de la Avenida Reina Victoria
    .at = en la Avenida Reina Victoria
    .the = la Avenida Reina Victoria
knockout-space-6 = Calle Bravo Murillo
    .of = de la Calle Bravo Murillo
    .at = en la Calle Bravo Murillo
    .the = la Calle Bravo Murillo
knockout-space-7 = Glorieta de Bilbao
    .of = de la Glorieta de Bilbao
    .at = en la Glorieta de Bilbao
    .the = la Glorieta de Bilbao
knockout-space-8 = Calle Alberto Aguilera
    .of = de la Calle Alberto Aguilera
    .at = en la Calle Alberto Aguilera
    .the = la Calle Alberto Aguilera
knockout-space-9 = Calle Fuencarral
    .of = de la Calle Fuencarral
    .at = en la Calle Fuencarral
    .the = la Calle Fuencarral
knockout-space-10 = Avenida Felipe II
    .of = de la Avenida Felipe II
    .at = en la Avenida Felipe II
    .the = la Avenida Felipe II
knockout-space-11 = Calle Velázquez
    .of = de la Calle Velázquez
    .at = en la Calle Velázquez
    .the = la Calle Velázquez
knockout-space-12 = Calle Serrano
    .of = de la Calle Serrano
    .at = en la Calle Serrano
    .the = la Calle Serrano
knockout-space-13 = Casa
    .of = de la Casa
    .at = en la Casa
    .the = la Casa
knockout-space-14 = Impuesto de lujo
    .of = de la casilla Impuesto de lujo
    .at = en la casilla Impuesto de lujo
    .the = la casilla Impuesto de lujo
knockout-space-15 = Suerte
    .of = de la casilla Suerte
    .at = en la casilla Suerte
    .the = la casilla Suerte
knockout-space-16 = Avenida de América
    .of = de la Avenida de América
    .at = en la Avenida de América
    .the = la Avenida de América
knockout-space-17 = Calle María de Molina
    .of = de la Calle María de Molina
    .at = en la Calle María de Molina
    .the = la Calle María de Molina
knockout-space-18 = Calle Cea Bermúdez
    .of = de la Calle Cea Bermúdez
    .at = en la Calle Cea Bermúdez
    .the = la Calle Cea Bermúdez
knockout-space-19 = Avenida Reyes Católicos
    .of = de la Avenida Reyes Católicos
    .at = en la Avenida Reyes Católicos
    .the = la Avenida Reyes Católicos
knockout-space-20 = Calle Bailén
    .of = de la Calle Bailén
    .at = en la Calle Bailén
    .the = la Calle Bailén
knockout-space-21 = Plaza de España
    .of = de la Plaza de España
    .at = en la Plaza de España
    .the = la Plaza de España
knockout-space-22 = Puerta del Sol
    .of = de la Puerta del Sol
    .at = en la Puerta del Sol
    .the = la Puerta del Sol
knockout-space-23 = Calle Alcalá
    .of = de la Calle Alcalá
    .at = en la Calle Alcalá
    .the = la Calle Alcalá
knockout-space-24 = Gran Vía
    .of = de la Gran Vía
    .at = en la Gran Vía
    .the = la Gran Vía
knockout-space-25 = Paseo de la Castellana
    .of = del Paseo de la Castellana
    .at = en el Paseo de la Castellana
    .the = el Paseo de la Castellana
knockout-space-26 = Ferrocarril
    .of = del Ferrocarril
    .at = en el Ferrocarril
    .the = el Ferrocarril
knockout-space-27 = Paseo del Prado
    .of = del Paseo del Prado
    .at = en el Paseo del Prado
    .the = el Paseo del Prado
knockout-space-28 = Ve a la cárcel
    .of = de la casilla Ve a la cárcel
    .at = en la casilla Ve a la cárcel
    .the = la casilla Ve a la cárcel
knockout-space-29 = Parking gratuito
    .of = del Parking gratuito
    .at = en el Parking gratuito
    .the = el Parking gratuito
knockout-space-30 = Ve a la cárcel
    .of = de la casilla Ve a la cárcel
    .at = en la casilla Ve a la cárcel
    .the = la casilla Ve a la cárcel

## Palabras usadas como valores

knockout-value-blue = azul
knockout-value-light-blue = azul claro
knockout-value-ask = preguntarme
knockout-value-never = no pagar nunca
knockout-value-always = pagar siempre
knockout-value-on = sí
knockout-value-board = en el tablero
knockout-value-hand = en la mano
knockout-value-jail = en la cárcel
knockout-value-out = fuera de juego

## Verbos, y las preguntas por sus campos

knockout-action-slide = Deslizar
knockout-action-slide-short = Deslizar (desde { $lane }, fuerza { $power })
knockout-action-slide-lane = ¿Qué punto de la Salida, en mm desde arriba (20 a 250)?
knockout-action-slide-angle = ¿Con qué ángulo, en décimas de grado?
knockout-action-slide-power = ¿Con qué fuerza (1 a 140)?
knockout-action-retry = Intentarlo otra vez
knockout-action-retry-short = Otra vez (desde { $lane }, fuerza { $power })
knockout-action-retry-lane = ¿Qué punto de la Salida, en mm desde arriba (20 a 250)?
knockout-action-retry-angle = ¿Con qué ángulo, en décimas de grado?
knockout-action-retry-power = ¿Con qué fuerza (1 a 140)?
knockout-action-decline = Sin segunda oportunidad
knockout-action-pay = Pagar 100 M y deslizar
knockout-action-stay = Seguir en la cárcel
knockout-action-let-lie = Dejarla en { knockout-space-15 }
knockout-action-move = Tomar { knockout-space-26.the }
knockout-action-move-space = ¿Hasta qué propiedad?
knockout-action-remain = Seguir { knockout-space-26.at }
knockout-action-time-up = Se acabó el tiempo
knockout-action-preset = Piezas en la cárcel
knockout-action-preset-value = ¿Qué hacer de ahora en adelante?

## Sucesos

knockout-event-round-began = Ronda { $round } de { $rounds }. Empieza el color { $colour } ({ $seats }). Orden: { $order }.
knockout-event-round-scored = { $filled-n ->
    [0] Fin de la ronda { $round }. { $pot-n ->
        [0] { knockout-space-29 }: vacío.
       *[other] { knockout-space-29 }: { $pot }.
    }
   *[other] Fin de la ronda { $round }. La banca pone { $filled } { knockout-space-29.at }.
  }
knockout-slide = { $kind-word ->
    [jail] { $seat } ({ $colour }) desliza la pieza que sale de la cárcel
    [chance] { $seat } ({ $colour }) desliza otra vez desde { knockout-space-15 }
    [second] { $seat } ({ $colour }) lo intenta otra vez
    [automatic] Se acabó el tiempo y la pieza de { $seat } ({ $colour }) se desliza sola
   *[regular] { $seat } ({ $colour }) desliza una pieza
  }
knockout-event-slid = { $fate-word ->
    [jail] { knockout-slide }: ¡directa a la cárcel!
    [off] { knockout-slide }: sale del tablero.
    [short] { knockout-slide }: no llega a pasar la Salida.
   *[rests] { knockout-slide }: se para { $space-at }.
  }
knockout-event-knocked = { $fate-word ->
    [jail] La pieza de color { $colour } que estaba { $origin-at } recibe un golpe y va a la cárcel.
    [off] La pieza de color { $colour } que estaba { $origin-at } recibe un golpe y sale del tablero.
    [short] La pieza de color { $colour } que estaba { $origin-at } recibe un golpe y vuelve a cruzar la Salida.
   *[rests] La pieza de color { $colour } recibe un golpe y va desde { $origin-the } hasta { $space-the }.
  }
knockout-event-retry-paid = { $seat } ({ $colour }) paga { $amount } por una segunda oportunidad.
knockout-event-declined = Sin segunda oportunidad para { $seats } ({ $colour }).
knockout-event-bought-out = { $seat } ({ $colour }) paga { $amount } para sacar la pieza de la cárcel.
knockout-event-stayed = Una pieza sigue en la cárcel ({ $seats }, { $colour }).
knockout-event-left-lying = { $seats-count ->
    [one] { $seats } ({ $colour }) deja la pieza en { knockout-space-15 }.
   *[other] { $seats } ({ $colour }) dejan la pieza en { knockout-space-15 }.
  }
knockout-event-moved = { $seats-count ->
    [one] { $seats } ({ $colour }) toma { knockout-space-26.the } hasta { $space-the }.
   *[other] { $seats } ({ $colour }) toman { knockout-space-26.the } hasta { $space-the }.
  }
knockout-event-remained = { $seats-count ->
    [one] { $seats } ({ $colour }) se queda { knockout-space-26.at }.
   *[other] { $seats } ({ $colour }) se quedan { knockout-space-26.at }.
  }
knockout-event-collected = { $seats-count ->
    [one] { $seats } ({ $colour }) cobra { $amount }: { $spaces }.
   *[other] { $seats } ({ $colour }) cobran { $amount }: { $spaces }.
  }
knockout-event-bonus-paid = El grupo { $group } completo da { $amount } más a { $seats } ({ $colour }).
knockout-event-house-paid = { knockout-space-2 }: { $space-the } paga otra vez, { $amount } para { $seats } ({ $colour }).
knockout-event-tax-paid = { knockout-space-14 }: { $seats-count ->
    [one] { $seats } ({ $colour }) paga { $amount } por { $count ->
        [one] { $count } propiedad
       *[other] { $count } propiedades
    }.
   *[other] { $seats } ({ $colour }) pagan { $amount } por { $count ->
        [one] { $count } propiedad
       *[other] { $count } propiedades
    }.
  }
knockout-event-pot-taken = { $sharers ->
    [one] { $seats } ({ $colour }): { $amount } { knockout-space-29.of }.
   *[other] { knockout-space-29 }, a repartir: { $amount } para { $seats } ({ $colour }).
  }
knockout-event-nothing-collected = { $seats } ({ $colour }): nada que cobrar.
knockout-event-preset-chosen = { $value-word ->
    [never] { $seat } no pagará nunca por salir de la cárcel.
    [always] { $seat } pagará siempre por salir de la cárcel.
   *[ask] { $seat } quiere que se le pregunte cada vez por la cárcel.
  }
knockout-event-left-game = { $seat } deja la partida y su pareja sigue en solitario ({ $colour }).
knockout-event-resigned = { $seat } deja la partida: el color { $colour } queda fuera.
knockout-event-won = { $why-word ->
    [alone] { $seats-count ->
        [one] { $seats } ({ $colours }) gana: no queda nadie más.
       *[other] { $seats } ({ $colours }) ganan: no queda nadie más.
    }
   *[rounds] { $seats-count ->
        [one] ¡{ $seats } ({ $colours }) gana con { $amount }!
       *[other] ¡{ $seats } ({ $colours }) ganan con { $amount }!
    }
  }

## Esperas

knockout-wait-slide = Turno de { $seat }: deslizar
knockout-wait-again = Turno de { $seat }: deslizar al salir de la cárcel
knockout-wait-retry = { $seat }: ¿segunda oportunidad?
knockout-wait-jail = { $seat }: ¿pagar 100 M por salir de la cárcel?
knockout-wait-chance = { $seat }: ¿deslizar otra vez desde { knockout-space-15 }?
knockout-wait-railroad = { $seat }: ¿adónde va { knockout-space-26.the }?

## Negativas

knockout-refusal-out-of-range = { $field ->
    [lane] El punto de la Salida debe estar entre { $low } y { $high } mm desde arriba.
    [angle] El ángulo va de 15 grados hacia arriba a 15 grados hacia abajo.
    [power] La fuerza debe estar entre { $low } y { $high }.
   *[other] Debe estar entre { $low } y { $high }.
  }
knockout-refusal-bad-step = { $field ->
    [angle] El ángulo va de medio en medio grado.
   *[other] Solo de { $step } en { $step }, por favor.
  }
knockout-refusal-not-your-slide = Le toca deslizar a { $seat }.
knockout-refusal-question-open = { $seat } tiene que responder antes; luego se sigue deslizando.
knockout-refusal-answer-first = Antes hay una pregunta que responder.
knockout-refusal-jail-choice-over = Solo puedes pagar cuando la pieza llega a la cárcel. En la próxima ronda sale gratis.
knockout-refusal-no-chance = Ninguna pieza en { knockout-space-15 } espera una decisión.
knockout-refusal-no-railroad = Ninguna pieza { knockout-space-26.at } espera una decisión.
knockout-refusal-occupied = Ahí ya hay una pieza.
knockout-refusal-not-a-property = Desde { knockout-space-26.the } solo puedes ir a propiedades, no hasta { $space-the }.
knockout-refusal-no-second-chance = Ahora no hay segunda oportunidad.

## Opciones

knockout-option-second-chance = Segunda oportunidad
knockout-option-second-chance-free = una, gratis
knockout-option-second-chance-free-menu = una gratis
knockout-option-second-chance-paid = las que quieras, a 100 M
knockout-option-second-chance-paid-menu = a 100 M
knockout-option-second-chance-off = ninguna
knockout-option-animation = Deslizamientos
knockout-option-animation-gif = animados
knockout-option-animation-still = imágenes fijas
knockout-option-aim-band = Mostrar la dispersión probable al apuntar
knockout-option-colours = Colores elegidos
