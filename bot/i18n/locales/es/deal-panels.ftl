### Lo que la mesa de Deal muestra junto a las frases del juego: turnos, cobros, la mano, pagos, ayuda, el final.

## Signos delante de nombres en menús: nunca la única marca

deal-sign-brown = 🟫
deal-sign-light-blue = 🩵
deal-sign-pink = 🩷
deal-sign-orange = 🟧
deal-sign-red = 🟥
deal-sign-yellow = 🟨
deal-sign-green = 🟩
deal-sign-dark-blue = 🟦
deal-sign-station = 🚉
deal-sign-utility = 💡
deal-sign-money = 💵
deal-sign-property = 🏷️
deal-sign-wild = 🌈
deal-sign-action = ⚡
deal-sign-rent = 🧾

## El turno

deal-panel-you-play = te toca{ $drawn ->
    [-1] {""}
    [0] , sin cartas que robar
    [one] , con { $drawn } carta nueva
   *[other] , con { $drawn } cartas nuevas
  }: { $plays ->
    [0] no te quedan jugadas. Termina tu turno.
    [one] te queda { $plays } jugada.
   *[other] te quedan { $plays } jugadas.
  }
deal-panel-you-discard = tienes demasiadas cartas. Devuelve algunas.
deal-panel-until-play = ⏱️ El tiempo se acaba { $until }
deal-panel-until-discard = ⏱️ El tiempo se acaba { $until }; luego el bot elige por ti.
deal-panel-answers-below = ⏳ Faltan respuestas. El reloj del turno está parado.
deal-panel-plays = { $plays ->
    [0] 🃏 No quedan jugadas
    [one] 🃏 Queda { $plays } jugada
   *[other] 🃏 Quedan { $plays } jugadas
  }
deal-button-mine = Mi mano
deal-panel-my-hand = Mi mano
deal-panel-rearrange = Reordenar…
deal-panel-discard = Devolver…
deal-panel-played = Cartas jugadas
deal-panel-last-turn = ⏳ Se acabó el tiempo. Este turno es el último.

## Cobros

deal-panel-demand-rent = { $doubles ->
    [0] { $rent }: { $due } por persona
    [1] { $rent } ×2: { $due } por persona
   *[other] { $rent } ×4: { $due } por persona
  }
deal-panel-demand-debt = { $card }: { $due }
deal-panel-demand-birthday = { $card } { $due } por persona
deal-panel-demand-swap = { $card }: { $cards } por { $own }
deal-panel-demand-theft = { $card }: { $cards }
deal-panel-demand-by = Lo juega { $name }
deal-panel-demand-over = Esto ya está resuelto.
deal-panel-demand-zero-charge = Si se acaba el tiempo, el bot paga lo más barato posible. Antes puedes jugar { deal-card-just-say-no }
deal-panel-demand-zero-theft = Si se acaba el tiempo, se cumple. Antes puedes jugar { deal-card-just-say-no }
deal-panel-joker-played = 🛑 { $name } ha jugado { deal-card-just-say-no } { $asked }, ¿respondes con otro? El tiempo se acaba { $until }
    .still = 🛑 { $name } ha jugado { deal-card-just-say-no } { $asked }, ¿respondes con otro?
deal-panel-joker-over = 🛑 { deal-card-just-say-no } Ya hay respuesta.
deal-panel-demand-calls = Falta la respuesta de { $names }
deal-panel-answer = Responder…
deal-panel-thread-asked = Esperando a { $name } · acaba { $until }
    .still = Esperando a { $name } · el reloj está parado
deal-panel-thread-counter = { $name } dijo que no · { $actor } puede responder · acaba { $until }
    .still = { $name } dijo que no · { $actor } puede responder · el reloj está parado
deal-panel-thread-paid = { $name } ha pagado: { $cards }
deal-panel-thread-paid-nothing = { $name } { $count ->
    [one] no tiene
   *[other] no tienen
  } con qué pagar
deal-panel-thread-taken = { $name } { $count ->
    [one] deja
   *[other] dejan
  } que pase
deal-panel-thread-cancelled = { $name }: anulado
deal-panel-thread-void = { $name }: sin efecto

## La mano

deal-panel-hand = { $count ->
    [0] Tu mano está vacía
    [one] Tu mano · { $count } carta
   *[other] Tu mano · { $count } cartas
  }
deal-panel-new = NUEVA
deal-panel-drawn = Nuevas en este turno: { $cards }
deal-panel-choose-card = Elige una carta
deal-panel-your-turn = { $plays ->
    [0] Te toca, pero no te quedan jugadas.
    [one] Te toca y te queda { $plays } jugada.
   *[other] Te toca y te quedan { $plays } jugadas.
  }
deal-panel-not-yours = Le toca a { $name }.
deal-panel-over = La partida ha terminado.
deal-panel-asked-you = Hace falta tu respuesta.
deal-panel-too-many = { $excess ->
    [one] Te sobra una carta. Devuélvela.
   *[other] Te sobran { $excess } cartas. Devuélvelas.
  }
deal-panel-to-bank = Banco: +{ $value }
deal-panel-lay-on = Jugar: { $name }
deal-panel-lay-where = ¿En qué grupo la juegas?
deal-panel-build-on = { $number ->
    [1] { $name }: { $before } → { $after }
   *[other] { $number }. { $name }: { $before } → { $after }
  }
deal-panel-draw-two = Jugar: robar 2 cartas
deal-panel-play-card = Jugar…
deal-panel-play-it = Jugarla
deal-panel-keep-just-say-no = Guárdala en la mano para parar una acción contra ti; en el banco solo es dinero.
deal-panel-keep-double-rent = Elige una carta de alquiler y luego podrás añadirla.
deal-panel-would-lie = { $colour } { $cards }/{ $size }, alquiler { $rent }
deal-panel-rents = Alquiler: { $rents }
deal-panel-rent = Alquiler { $rent }
deal-panel-can-take = { $count ->
    [one] Una propiedad a tu alcance
   *[other] { $count } propiedades a tu alcance
  }
deal-panel-can-break = { $count ->
    [one] Un grupo completo a tu alcance
   *[other] { $count } grupos completos a tu alcance
  }
deal-subject-bank = banco
deal-panel-in-bank = { $value } · en el banco
deal-panel-in-group = { $value } · { $group }
deal-panel-group = { $colour } { $cards }/{ $size }
deal-panel-group-complete = { $colour } { $cards }/{ $size } ⭐
deal-panel-help = Ayuda

## Jugar contra alguien

deal-panel-whom = ¿Contra quién?
deal-panel-which-card = ¿Qué carta te llevas?
deal-panel-which-set = ¿Qué grupo te llevas?
deal-panel-which-own = ¿Qué carta das?
deal-panel-which-colour = ¿Qué color?
deal-panel-swap-for = Te llevas { $card } de { $name }. ¿Qué das?
deal-panel-targets = { $count ->
    [one] Una carta a tu alcance · ⭐{ $sets }/{ $goal }
   *[other] { $count } cartas a tu alcance · ⭐{ $sets }/{ $goal }
  }
deal-panel-bank-of = Banco { $bank }
deal-panel-bill = { $rent }: **{ $due }** · { $plays ->
    [one] gasta { $plays } jugada
   *[other] gasta { $plays } jugadas
  }
deal-panel-send-rent = Cobrar { $due } al resto
deal-panel-send-rent-one = Cobrar { $due } a { $name }
deal-panel-send-rent-open = { $due }: elige quién paga
deal-panel-sure-sly = { $card }: quitar { $wanted } a { $name }
deal-panel-sure-forced = { $card }: quitar { $wanted } a { $name } y dar { $own }
deal-panel-sure-breaker = { $card }: quitar a { $name } el { $group } completo ({ $cards })
deal-panel-sure-collect = { $card }: 5 M de { $name }
deal-panel-sure-birthday = { $card } 2 M de cada persona
deal-panel-sure-end = { $plays ->
    [one] ¿Terminas tu turno? Aún puedes jugar { $plays } carta.
   *[other] ¿Terminas tu turno? Aún puedes jugar { $plays } cartas.
  }
deal-panel-sure-leave = Dejas la partida para siempre. Todas tus cartas van debajo del mazo. ¿Seguro?

## Responder

deal-panel-asks-theft = { $name } quiere quitarte esto. ¿Qué haces?
deal-panel-asks-counter = { $name } ha jugado { deal-card-just-say-no } contra ti. ¿Respondes con otro?
deal-panel-accept = Aceptar
deal-panel-let-stand = Dejarlo así
deal-panel-joker = { deal-card-just-say-no }
deal-panel-counter-joker = Responder con { deal-card-just-say-no }
deal-panel-other-question = Otra pregunta: { $name }…
deal-panel-limit-pay = ⏱️ El tiempo se acaba { $until }; luego el bot paga lo más barato posible.
deal-panel-limit-theft = ⏱️ El tiempo se acaba { $until }; luego se cumple.
deal-panel-limit-counter = ⏱️ El tiempo se acaba { $until }; luego la acción queda anulada.
deal-panel-owed = Le debes **{ $due }** a { $name }. No se da cambio.
deal-panel-sum = Debes { $due }, eliges { $chosen }, pierdes { $lost }
deal-panel-breaks = { $count ->
    [0] No rompe ningún grupo.
   *[other] ⚠️ Rompe un grupo completo: { $colours }.
  }
deal-panel-falls = Al banco para siempre: { $cards }.
deal-panel-falls-discard = A las cartas jugadas, a cambio de nada: { $cards }.
deal-panel-tick = ¿Con qué cartas pagas?
deal-panel-least = Pago más barato

## Reordenar, cambiar

deal-panel-rearrange-title = Reordenar
deal-panel-rearrange-hint = Elige una carta y luego su sitio. Todo se mueve a la vez y no gasta jugadas.
deal-panel-which-wild = ¿Qué carta mueves?
deal-panel-whither = ¿Adónde va { $card }?
deal-panel-in-place-of = A cambio de { $card }
deal-panel-then = Quedará así: { $groups }
deal-panel-completes = Completa: { $colours }
deal-panel-apply = Aplicar
deal-panel-apply-sure = Aplicar igualmente
deal-panel-sure-fall = ¿Seguro? No se puede deshacer: { $cards }.
deal-panel-swap-wild = Cambiar { $card } por tu { $wild } · { $colour }
deal-panel-swap-which = ¿Qué cambio?
deal-panel-swap-title = { $card } en lugar de { $wild }
deal-panel-swap-hint = Tu propiedad ocupa el sitio del comodín ({ $colour }) y gasta una jugada. ¿Adónde va el comodín?
deal-panel-to-hand = A mi mano
deal-panel-to-colour = En { $name }

## Devolver

deal-panel-give-which = { $excess ->
    [one] ¿Qué carta devuelves?
   *[other] ¿Qué { $excess } cartas devuelves?
  }
deal-panel-give-order = En este orden; la primera será la primera que se robe.
deal-panel-give-first = Primera: { $card }

## Órdenes fijas

deal-order-end-hint = Cuando no quedan cartas que jugar
deal-order-end-given = **Terminar mi turno** cuando no quedan cartas que jugar.
deal-panel-order-pay = **Pagar** por mí, lo más barato posible.
deal-panel-order-accept = **Aceptar** por mí robos y anulaciones si no tengo { deal-card-just-say-no } El resto podría darse cuenta.
deal-panel-order-guard = **Protegerme**: si no respondo a tiempo, usar mi { deal-card-just-say-no } contra un { deal-card-deal-breaker }.
deal-panel-order-pay-short = Pagar por mí
deal-panel-order-accept-short = Aceptar por mí
deal-panel-order-guard-short = Protegerme
deal-panel-order-on = { $order }: activar
deal-panel-order-off = { $order }: desactivar

## Cartas jugadas

deal-panel-played-title = { $count ->
    [0] Aún no hay cartas jugadas
    [one] { $count } carta jugada
   *[other] { $count } cartas jugadas
  }
deal-panel-played-latest = Primero la última: { $cards }

## Las cuatro cartas de reglas rápidas

deal-panel-help-title-1 = El turno
deal-panel-help-title-2 = Grupos
deal-panel-help-title-3 = Acciones
deal-panel-help-title-4 = Pagar
deal-panel-help-1 = Robas 2 cartas, o 5 si tu mano está vacía. Luego juegas hasta tres: dinero y acciones en tu **banco**, propiedades en la **mesa** o **acciones** por su efecto. Al final del turno te quedas con 7 cartas como mucho y devuelves el resto. Con tres grupos completos de distinto color en tu turno, ganas al momento.
deal-panel-help-2 = Un grupo está completo con 2, 3 o 4 cartas, según pone en ellas. Un **{ deal-face-title-wild }** vale por uno de sus colores y se mueve gratis en tu turno; los multicolores necesitan otra carta al lado y no sirven para pagar. En un grupo completo puedes construir una **{ deal-card-house }** (+3 M de alquiler) y luego un **{ deal-card-hotel }** (+4 M), pero no en ferrocarriles ni servicios públicos.
deal-panel-help-3 = **{ deal-face-title-rent }** lo paga el resto, { deal-card-rent-any } una sola persona; { deal-card-double-rent } se suma. **{ deal-card-sly-deal }** quita una propiedad, **{ deal-card-forced-deal }** cambia una, nunca de un grupo completo; **{ deal-card-deal-breaker }** quita un grupo completo. **{ deal-card-debt-collector }**: 5 M de una persona. **{ deal-card-birthday }** 2 M de cada una. **{ deal-card-just-say-no }** frena una acción contra ti, siempre y gratis; y otro lo frena a su vez.
deal-panel-help-4 = Pagas con lo que tienes delante (banco, propiedades, edificios), nunca con la mano. Tú eliges las cartas, pero ninguna de más; nadie da cambio. Si no te llega, das todo y el resto se perdona. Las propiedades que pagas van con las de la otra persona; lo demás, a su banco.

## El final

deal-panel-won-set = { $colour }: { $cards }
deal-panel-count = **{ $name }** · { $sets ->
    [one] { $sets } grupo completo
   *[other] { $sets } grupos completos
  } · { $total } en la mesa
deal-panel-count-out = { $name } · ha dejado la partida
