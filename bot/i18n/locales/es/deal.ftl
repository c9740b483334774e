### Deal: su nombre, verbos, sucesos, esperas, negativas y opciones. Los nombres de cartas y colores están en deal-cards.ftl.

deal-name = Deal
deal-blurb = Reúne tres grupos completos, cobra alquileres, cambia y quita cartas, con una mano que nadie más ve. De dos a diez personas, unos quince minutos.

## Cartas y grupos dentro de una frase

deal-a-card = { $word ->
    [pass-go] { deal-card-pass-go }
    [birthday] { deal-card-birthday }
    [just-say-no] un { deal-card-just-say-no }
    [double-rent] un { deal-card-double-rent }
   *[other] { $family ->
        [money] un { $card }
        [wild] un { $card }
        [rent] un { $card }
        [deal] un { $card }
        [forced] un { $card }
        [sly] un { $card }
        [debt] un { $card }
        [house] una { $card }
        [hotel] un { $card }
       *[other] { $card }
    }
  }
deal-group-name = { $colour-word ->
    [station] grupo de ferrocarriles
    [utility] grupo de servicios públicos
   *[other] grupo { $colour }
  }
deal-rent-name = { $colour-word ->
    [station] alquiler de ferrocarriles
    [utility] alquiler de servicios públicos
   *[other] alquiler { $colour }
  }
deal-move-to = { $card } → { $goal }
deal-move-for = { $card } ⇄ { $goal }

## Palabras usadas como valores

deal-value-hand = mano
deal-value-pay = pagar por mí al momento
deal-value-accept = aceptar al momento si no tengo { deal-card-just-say-no }
deal-value-guard = protegerme de { deal-card-deal-breaker }

## Verbos, y las preguntas por sus campos

deal-action-bank = Llevar al banco
deal-action-bank-card = ¿Qué carta?
deal-action-lay = Jugar una propiedad
deal-action-lay-card = ¿Qué carta?
deal-action-lay-colour = ¿En qué color?
deal-action-build = Construir
deal-action-build-card = ¿Qué edificio?
deal-action-build-place = ¿En qué grupo?
deal-action-pass-go = { deal-card-pass-go }: +2
deal-action-pass-go-card = ¿Qué carta?
deal-action-sly = { deal-card-sly-deal }
deal-action-sly-card = ¿Qué carta juegas?
deal-action-sly-target = ¿Qué carta te llevas?
deal-action-forced = { deal-card-forced-deal }
deal-action-forced-card = ¿Qué carta juegas?
deal-action-forced-own = ¿Qué carta das?
deal-action-forced-target = ¿Qué carta te llevas?
deal-action-breaker = { deal-card-deal-breaker }
deal-action-breaker-card = ¿Qué carta juegas?
deal-action-breaker-place = ¿Qué grupo te llevas?
deal-action-collect = { deal-card-debt-collector }
deal-action-collect-card = ¿Qué carta juegas?
deal-action-collect-opponent = ¿Quién te debe 5 M?
deal-action-birthday = { deal-card-birthday }
deal-action-birthday-card = ¿Qué carta juegas?
deal-action-charge = Cobrar alquiler
deal-action-charge-card = ¿Qué carta de alquiler?
deal-action-charge-colour = ¿Por qué color?
deal-action-charge-doubles = ¿Cuántos { deal-card-double-rent }?
deal-action-charge-one = Cobrar a una persona
deal-action-charge-one-card = ¿Qué carta de alquiler?
deal-action-charge-one-colour = ¿Por qué color?
deal-action-charge-one-doubles = ¿Cuántos { deal-card-double-rent }?
deal-action-charge-one-opponent = ¿Quién paga?
deal-action-exchange = Cambiar un { deal-face-title-wild }
deal-action-exchange-card = ¿Qué propiedad juegas?
deal-action-exchange-wild = ¿En lugar de qué { deal-face-title-wild }?
deal-action-exchange-to = ¿Adónde va el comodín?
deal-action-rearrange = Reordenar
deal-action-rearrange-moves = ¿Qué mueves?
deal-action-rearrange-sure = ¿Aunque se pierda un edificio?
deal-action-give-back = Devolver
deal-action-give-back-cards = ¿Qué cartas devuelves?
deal-action-pay-thread = ¿Qué deuda?
deal-action-pay-cards = ¿Con qué cartas pagas?
deal-action-say-no = { deal-card-just-say-no }
deal-action-say-no-thread = ¿Contra qué?
deal-action-say-no-card = ¿Qué carta?
deal-action-submit = Dejar que pase
deal-action-submit-thread = ¿Qué pregunta?
deal-action-obey = Usar mis órdenes
deal-action-order = Orden fija
deal-action-order-order = ¿Qué orden?
deal-action-order-value = ¿Activada o no?

## Sucesos

deal-event-turn-began = Turno { $turn }: { $seat } { $drawn ->
    [0] no roba nada, ya no quedan cartas
    [one] roba { $drawn } carta
   *[other] roba { $drawn } cartas
  }.
deal-event-drew = { $cards-count ->
    [0] No quedaba nada que robar.
   *[other] Robas { $cards }.
  }
deal-event-banked = { $seat } pone { $card-a } en su banco.
deal-event-laid = { $seat } juega { $card-a } ({ deal-group-name }).
deal-event-set-completed = ¡{ $seat } completa el { deal-group-name }!
deal-event-set-broken = { $seat } ya no tiene completo el { deal-group-name }.
deal-event-built = { $seat } construye { $card-a } en el { deal-group-name }. Alquiler: { $rent }.
deal-event-building-fell = El grupo de { $seat } ya no está completo y pierde { $card-a }.
deal-event-went-on = { $seat } juega { deal-card-pass-go } y { $drawn ->
    [0] no roba nada, ya no quedan cartas
    [one] roba { $drawn } carta
   *[other] roba { $drawn } cartas
  }.
deal-event-charged = { $card-word ->
    [debt-collector] { $seat } juega { deal-card-debt-collector }: { $amount } de { $targets }.
    [birthday] { $seat } juega { deal-card-birthday } { $amount } de { $targets }.
   *[other] { $seat } cobra el { deal-rent-name }{ $doubles ->
        [0] {""}
        [1] , doblado
       *[other] , doblado dos veces
    }: { $amount } de { $targets }.
  }
deal-event-theft-tried = { $card-word ->
    [forced-deal] { $seat } juega { deal-card-forced-deal } contra { $target }: { $cards } por { $own-a }.
    [deal-breaker] { $seat } juega { deal-card-deal-breaker } para quitarle a { $target } un grupo completo: { $cards }.
   *[other] { $seat } juega { deal-card-sly-deal } para quitarle { $cards } a { $target }.
  }
deal-event-said-no = { $seat } juega { deal-card-just-say-no }
deal-event-paid = { $cards-count ->
    [0] { $seat } no tiene con qué pagar a { $payee }.
   *[other] { $lost-n ->
        [0] { $seat } paga a { $payee } { $amount } de los { $due } que debe: { $cards }.
       *[other] { $seat } paga a { $payee } { $amount } (debe { $due }, pierde { $lost }): { $cards }.
    }
  }
deal-event-cancelled = Anulado para { $target }.
deal-event-taken = { $own-n ->
    [0] { $seat } se lleva { $cards } de { $target }.
   *[other] { $seat } se lleva { $cards } de { $target } y da { $own-a }.
  }
deal-event-exchanged = { $to-word ->
    [hand] { $seat } juega { $card } en lugar de { $wild-a } y recupera el comodín en su mano.
   *[other] { $seat } juega { $card } en lugar de { $wild-a }, que cambia de color: { $to }.
  }
deal-event-rearranged = { $seat } mueve { $cards }.
deal-event-gave-back = { $seat } devuelve { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }.
deal-event-returned = Devuelves, en este orden: { $cards }.
deal-event-turn-ended = { $seat } termina su turno.
deal-event-pile-shuffled = { $count ->
    [one] La única carta jugada es ahora el nuevo mazo.
   *[other] Las { $count } cartas jugadas se barajan y forman el nuevo mazo.
  }
deal-event-left-game = { $seat } deja la partida; { $cards ->
    [0] no le quedaban cartas
    [one] { $cards } carta va debajo del mazo
   *[other] { $cards } cartas van debajo del mazo
  }.
deal-event-order-given = Orden fija «{ $order }»: { $value }.
deal-event-hour-ended = { $left ->
    [0] Se acabó el tiempo. Este turno es el último.
    [one] Queda una hora de juego.
   *[other] Quedan { $left } horas de juego.
  }
deal-event-won = { $colours-count ->
    [0] { $seat } gana: no queda nadie más.
   *[other] ¡{ $seat } gana con grupos completos: { $colours }!
  }
deal-event-stopped = { $why-word ->
    [time] Se acabó el tiempo. Cuentan los grupos completos y luego las cartas de la mesa.
   *[deadlock] Ya nadie puede hacer nada. Cuentan los grupos completos y luego las cartas de la mesa.
  }

## Esperas

deal-wait-play = { $seat } está jugando
deal-wait-respond = Falta la respuesta de { $seat }
deal-wait-counter = { $seat }: ¿responder con otro o no?
deal-wait-discard = { $seat } tiene demasiadas cartas y devuelve algunas
deal-wait-orders = Las órdenes fijas están a punto de ejecutarse
deal-wait-hour = El reloj de la partida está en marcha

## Negativas

deal-refusal-not-in-hand = Esa carta ya no está en tu mano.
deal-refusal-no-plays-left = Ya has jugado tres cartas en este turno.
deal-refusal-answers-open = Espera a que responda todo el mundo.
deal-refusal-turn-over = Tu turno ha terminado. Ahora solo puedes devolver cartas.
deal-refusal-nothing-to-give-back = Tienes 7 cartas o menos: te las quedas todas.
deal-refusal-give-back-exactly = Devuelve justo las cartas que pasan de 7, ni más ni menos.
deal-refusal-nothing-to-answer = No hay ninguna acción contra ti que puedas parar.
deal-refusal-not-asked = Nadie espera tu respuesta.
deal-refusal-cannot-pay = Solo puedes pagar con tu banco, propiedades, comodines de dos colores y edificios.
deal-refusal-too-little = { $chosen } es menos que { $due }. Añade cartas o marca todo lo que tienes.
    .bare = No es suficiente. Añade cartas o marca todo lo que tienes.
deal-refusal-superfluous = { $chosen } es más que { $due }: puedes dejar fuera al menos una de estas cartas.
    .bare = Puedes dejar fuera al menos una de estas cartas.
deal-refusal-building-falls = Un edificio perdería su grupo. Pulsa otra vez para confirmar.
deal-refusal-moved-twice = Un { deal-face-title-wild } solo puede ir a un sitio a la vez.
deal-refusal-no-exchange = Estas cartas no se pueden cambiar: un grupo necesita al menos una carta que no sea un comodín multicolor.
deal-refusal-no-target = Nadie tiene propiedades fuera de un grupo completo.
deal-refusal-nothing-to-give = No tienes ninguna propiedad fuera de un grupo completo que dar.
deal-refusal-no-complete-set = Nadie más tiene un grupo completo.
deal-refusal-no-site = No tienes ningún grupo completo donde construirlo.
deal-refusal-no-buildings-there = En ferrocarriles y servicios públicos no se construye.
deal-refusal-has-house = Ya hay una { deal-card-house }.
deal-refusal-has-hotel = Ya hay un { deal-card-hotel }.
deal-refusal-needs-house = Un { deal-card-hotel } necesita antes una { deal-card-house }.
deal-refusal-no-such-colour = No tienes propiedades de los colores de esta carta.
deal-refusal-in-a-set = Esa carta está a salvo en un grupo completo.
deal-refusal-packs-do-not-fit = Una baraja es para 5 personas como mucho; dos, para 4 o más.
deal-refusal-cannot-be-banked = Las propiedades y los comodines no pueden ir al banco.
deal-refusal-not-oneself = Elige a otra persona, no a ti.
deal-refusal-not-alone = { deal-card-double-rent } solo se juega junto con una carta de alquiler.
deal-refusal-no-doubles = No tienes tantos { deal-card-double-rent } o no te quedan jugadas suficientes.
deal-refusal-no-place = Esta carta no puede ir ahí.

## Opciones

deal-option-packs = Barajas
deal-option-packs-menu = Barajas
deal-option-packs-auto = una; dos desde 6 personas
deal-option-packs-auto-menu = una; dos con 6 o más
deal-option-packs-one = una
deal-option-packs-two = dos (desde 4 personas)
deal-option-buildings = Edificios de un grupo que se rompe
deal-option-buildings-bank = al banco de quien los tiene
deal-option-buildings-discard = a las cartas jugadas
deal-option-multicolour = Quién paga { deal-card-rent-any }
deal-option-multicolour-one = una persona
deal-option-multicolour-all = el resto
deal-option-exchange = Cambiar un { deal-face-title-wild } por una propiedad
deal-option-exchange-menu = { deal-face-title-wild }
deal-option-exchange-opening = justo después de robar
deal-option-exchange-opening-menu = después de robar
deal-option-exchange-turn = en cualquier momento de tu turno
deal-option-exchange-turn-menu = en todo momento
deal-option-exchange-off = nunca
deal-option-doubles = { deal-card-double-rent } por carta de alquiler, como máximo
deal-option-swap-sets = { deal-card-forced-deal } puede dar una carta de tu propio grupo completo
deal-option-counter-costs = Responder con { deal-card-just-say-no } en tu turno gasta una jugada
deal-option-ask-all = Preguntar también a quien no tiene con qué pagar
deal-option-goal = Grupos completos para ganar
deal-option-goal-menu = Grupos para ganar
deal-option-first = Quién empieza
deal-option-first-0 = al azar
deal-option-first-seat = { $name }
deal-option-excess = Cartas que pasan de 7
deal-option-excess-pile = debajo del mazo
deal-option-excess-discard = a las cartas jugadas
deal-option-limit = Límite de tiempo en horas
deal-option-limit-menu = Límite en horas
deal-option-limit-0 = ninguno
