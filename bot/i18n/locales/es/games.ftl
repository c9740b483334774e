### Lo que dicen igual varios juegos. `city-event-bid-made` es la frase propia de City si la tiene; si no, `event-bid-made`.

## Verbos, y las preguntas de sus campos

action-roll = Tirar los dados
action-use-jail-card = Usar la carta
action-buy = Comprar
action-auction = Subastar
action-bid = Pujar
action-bid-amount = Tu puja
action-pass = Pasar
action-hammer = Cerrar la subasta
action-build = Construir
action-end-turn = Terminar turno
action-mortgage = Hipotecar
action-mortgage-space = ¿Qué propiedad?
action-settle = Pagar la deuda
action-propose = Proponer un intercambio
action-propose-partner = ¿Con quién?
action-propose-give = ¿Qué das?
action-propose-pay = ¿Cuánto efectivo das?
action-propose-take = ¿Qué quieres?
action-propose-ask = ¿Cuánto efectivo quieres?
action-accept = Aceptar
action-accept-deal = ¿Qué intercambio?
action-accept-deal-value = Intercambio { $value }
action-refuse = Rechazar
action-refuse-deal = ¿Qué intercambio?
action-refuse-deal-value = Intercambio { $value }
action-withdraw = Retirar
action-withdraw-deal = ¿Qué intercambio?
action-withdraw-deal-value = Intercambio { $value }
action-lapse = Dejar que caduque
action-lapse-deal = ¿Qué intercambio?
action-leave = Dejar la partida
action-pay = Pagar
action-done = Hecho
action-end-hour = Terminar la hora

## Sucesos

event-card-drawn = ¡Suerte! { $seat } saca «{ $card }».
event-order-rolled = ¿Quién empieza? { $seat } saca { $first } y { $second }.
event-taken-back = { $seat } deshace su última jugada.
event-turn-began = Turno { $turn }, ronda { $round }: le toca a { $seat }.
event-rolled = { $seat } saca { $first } y { $second }.
event-freed = ¡Un doble! { $seat } sale de la cárcel.
event-stayed-in-jail = { $failures ->
    [1] No hay doble. { $seat } sigue en la cárcel.
    [2] Otra vez sin doble. { $seat } sigue en la cárcel.
   *[other] A la tercera tampoco hay doble. { $seat } tiene que pagar la multa.
  }
event-bought = { $seat } compra { $space-the } por { $amount }.
event-bid-made = { $seat } puja { $amount } por { $space-the }.
event-passed = { $seat } pasa.
event-bidding-ended = Nadie puede pujar { $low } o más, así que se acaban las pujas.
event-fine-paid = { $seat } paga { $amount } y sale de la cárcel.
event-debt-paid = { $seat } paga a { $creditor } los { $amount } que debía.
event-mortgaged = { $seat } hipoteca { $space-the } por { $amount }.
event-deal-refused = { $partner } rechaza el intercambio de { $seat }.
event-deal-withdrawn = { $seat } retira el intercambio que propuso a { $partner }.
event-deal-lapsed = Ha caducado el intercambio de { $seat } con { $partner }.
event-left-game = { $seat } deja la partida.
event-mortgage-lifted = { $seat } levanta la hipoteca { $space-of } por { $amount }.

## Esperas

wait-roll = { $seat } tiene que tirar
wait-buy = { $seat }: ¿comprar o subastar?
wait-auction = { $count ->
    [one] { $seat } aún puede pujar
   *[other] { $seat } aún pueden pujar
  }
wait-debt = { $seat } tiene una deuda que pagar
wait-deal = Hay un intercambio abierto que espera a { $seat }

## Valores

group-brown = marrón
group-orange = naranja
group-red = rojo
group-yellow = amarillo
group-green = verde
group-blue = azul oscuro
value-yes = Sí
value-no = No
value-on = sí
value-off = no
value-cash = efectivo
    .the = todo ese efectivo
value-brown = marrón
value-pink = rosa
value-orange = naranja
value-red = rojo
value-yellow = amarillo
value-green = verde
value-dark-blue = azul oscuro

## Opciones

option-board = Tablero

## Negativas

refusal-not-your-deal = Este intercambio no es para ti.
refusal-not-enough-cash = Hacen falta { $low }; tienes { $cash }.
refusal-passed = En esta subasta ya has pasado.
refusal-bad-partner = Elige a otra persona que siga en la partida.
refusal-deal-stale = Este intercambio ya no es posible: { $seat } no puede dar { $give-the }.
    .bare = Este intercambio ya no es posible: algo ha cambiado de manos o falta efectivo.

## Por qué hicieron los robots lo que hicieron

reason-stays-in = En la cárcel nadie me cobra alquiler.
reason-leaves = Prefiero estar fuera de la cárcel.
reason-good-for-both = Creo que este intercambio nos viene bien a las dos partes.
reason-good-deal = Ese intercambio me da más de lo que cuesta.
reason-bankrupt = No puedo reunir lo que debo.
reason-leaves-early = Fuera queda todavía mucho por comprar.
