### Lecciones: una primera partida de dos minutos, en privado.
### <juego>-lesson-<decisión o verbo>: una frase de 130 caracteres como mucho que dice qué es y qué conviene.

button-learn = Aprender
lesson-title = Aprender un juego
lesson-about = Dos minutos con un robot, en privado. No se guarda nada.
lesson-menu = Aprender un juego en dos minutos…
lesson-head = Aprender { $game } · { $at } / { $total }
lesson-head-over = Aprender { $game }
lesson-choice = { $asked }. Tus opciones: { $verbs }.
lesson-next = Siguiente
lesson-quit = Terminar
lesson-back = Volver a la lección
lesson-over = **Eso es todo: ya conoces casi todas las decisiones.** De esta lección no se guarda nada. ¡Ahora abre una mesa de verdad!
lesson-over-free = **Eso es todo: estas eran las primeras jugadas.** De esta lección no se guarda nada. Una mesa de verdad enseña lo demás.
lesson-left = **La lección acaba aquí.** No se guarda nada. Abre una mesa de verdad o empieza la lección otra vez.
lesson-open = Abrir una mesa
lesson-again = Empezar otra vez
lesson-gone = Esta lección ha terminado.

## City

city-lesson-aim = El objetivo: el mayor patrimonio cuando acabe la hora. Cuentan tu efectivo y el alquiler de cada distrito.
city-lesson-roll = Empieza tu turno: tira los dados y la pieza avanza sola.
city-lesson-buy = Este distrito está libre. Compra, y quien caiga aquí te pagará. En una subasta se lo puede llevar cualquiera.
city-lesson-press = Antes de terminar tu turno, pide un permiso. Es gratis y dice cuántos bloques puedes construir.
city-lesson-build = Construye los 3 bloques de este permiso en tu distrito. Cada uno cuesta dinero y sube el alquiler.
city-lesson-auction = La puja más alta se lleva este distrito. Vale 2,4 M, así que puja menos.
city-lesson-taxi = Aquí le deberías a Ada un alquiler alto. Tu carta Taxi mueve tu pieza una o dos casillas.
city-lesson-pay = ¡Un alquiler alto! Otra de tus cartas lo anula entero. Úsala ya.
city-lesson-jail = Estás en la cárcel: paga 500 k, busca un doble o usa una carta, que es gratis. Después sigue tu turno.
city-lesson-choose = Aquí puedes subastar cualquier distrito libre. Empieza bajo: si nadie sube, pagas tu primera puja.
city-lesson-place = Coloca un edificio gratis. Un parque en tu distrito frena las molestias, que anulan el alquiler residencial.
city-lesson-travel = El tren entre estaciones es gratis. Ve adonde quede un distrito por comprar.
city-lesson-takeover = Esta carta le quita gratis un distrito a otra persona. Elige el de alquiler más alto.
city-lesson-town = Tienes dos grupos completos. Construye la Torre, que dobla todos tus alquileres.
city-lesson-debt = No te llega el efectivo. Una hipoteca da algo, pero el distrito no rinde nada hasta que la levantes.
city-lesson-deal = Ada propone un intercambio. Todo cambia de manos a la vez y completa tu grupo. ¡Acepta!
city-lesson-vote = Al final de la hora puedes votar por otra. Di que sí si vas por detrás.

## Classic

classic-lesson-aim = El objetivo: seguir en la partida cuando el resto ya no pueda pagar. Compra, reclama, construye.
classic-lesson-roll = Empieza tu turno: tira los dados y la pieza avanza sola.
classic-lesson-buy = Esta propiedad está libre. Compra, y quien caiga aquí te deberá alquiler. Si no, se subasta.
classic-lesson-end-turn = No queda nada por hacer: termina tu turno. Antes puedes construir, intercambiar o hipotecar.
classic-lesson-claim = Ada ha caído en tu propiedad. El alquiler se reclama antes de la próxima tirada o se pierde.
classic-lesson-auction = La puja más alta se lleva esta propiedad. Vale 180 fl, así que puja menos.
classic-lesson-bus = El Dado Veloz saca Bus: avanza con un dado blanco o con los dos. Esquiva alquileres, busca lo libre.
classic-lesson-go = Los tres dados son iguales: ve a la casilla que quieras. Toma la propiedad que completa un grupo.
classic-lesson-jail = Estás en la cárcel: paga 50 fl, busca un doble o usa una carta, que es gratis.
classic-lesson-card = Tú eliges: paga 10 fl o saca una carta del otro mazo, diga lo que diga. 10 fl es poco: paga.
classic-lesson-build = Tienes un grupo completo: construye por igual. Una tienda en cada propiedad sube los alquileres.
classic-lesson-lift = Una propiedad hipotecada no da nada. Paga para levantar la hipoteca y volverá a dar alquiler.
classic-lesson-contest = No hay tiendas para todo el mundo. Pide también las tuyas y decidirá una subasta.
classic-lesson-debt = No te llega el efectivo. Una hipoteca da algo, pero deja la propiedad sin alquiler. Luego se paga la deuda.
classic-lesson-inherit = De una bancarrota te llega esta propiedad hipotecada. Levántala ya, sin interés: completa tu grupo.
classic-lesson-deal = Ada propone un intercambio. Todo cambia de manos a la vez y completa tu grupo. ¡Acepta!

## Builder

builder-lesson-aim = El objetivo: más puntos que nadie cuando alguien coloque el ático. Los edificios puntúan, y mucho más los altos.
builder-lesson-roll = Tira los dados: quien tenga propiedades con ese total recibe fichas. Después avanza tu pieza.
builder-lesson-buy = Compra: quien caiga aquí te deberá alquiler, y su número en los dados te da dos fichas.
builder-lesson-build = Los pisos se pagan con fichas: el primero, con dos de cualquier tipo. Construye aquí.
builder-lesson-manage = Cambia fichas y construye si puedes; después, termina tu turno.
builder-lesson-drop = Un turno se empieza con seis fichas como mucho y tienes ocho. Deja aquí de las que más tengas.
builder-lesson-bid = La puja más alta se lleva esta propiedad. Vale 200 M, así que puja menos.
builder-lesson-ask = Ada ha caído en tu propiedad. El alquiler se reclama antes de la próxima tirada o se pierde.
builder-lesson-steal = Aquí puedes quitarle una ficha a otra persona. Elige el tipo que pide tu próximo piso.
builder-lesson-park = Aquí dos fichas compran una de otro tipo. Da de las que te sobran.
builder-lesson-pick = Tu carta te da dos fichas de un tipo. No tienes barcos, así que toma barcos.
builder-lesson-swap = Aquí puedes cambiarle una propiedad a otra persona, quiera o no. Toma la que completa un grupo.
builder-lesson-jail = Estás en la cárcel: paga 50 M, busca un doble o usa una carta, que es gratis.
builder-lesson-debt = No te llega el efectivo. Una hipoteca da algo, pero deja la propiedad sin alquiler. Luego se paga la deuda.
builder-lesson-deal = Ada propone un intercambio. Todo cambia de manos a la vez y completa tu grupo. ¡Acepta!
builder-lesson-repay = Te llegó hipotecada. Paga para levantar la hipoteca y volverá a dar ingresos.
builder-lesson-exchange = Te falta un tipo. La banca da una ficha por cuatro de otro tipo.
builder-lesson-penthouse = Cuatro pisos y una ficha de cada tipo: el ático acaba la partida. Colócalo si vas en cabeza.

## Deal

deal-lesson-lay = Juega hasta tres cartas por turno. Pon propiedades delante de ti: ganas con tres grupos completos.
deal-lesson-bank = El dinero va a tu banco, delante de ti. Pagas con lo que hay ahí, nunca de la mano.
deal-lesson-pass-go = Con { deal-card-pass-go } robas dos cartas. Juégala pronto para tener más donde elegir.
deal-lesson-charge = Con esta carta, el resto te paga alquiler por un color tuyo. { deal-card-double-rent } lo dobla.
deal-lesson-collect = { deal-card-debt-collector }: alguien te debe 5 M. Elige a quien más tenga en la mesa.
deal-lesson-sly = { deal-card-sly-deal } toma una propiedad de un grupo incompleto. Toma la que completa el tuyo.
deal-lesson-breaker = Solo { deal-card-deal-breaker } toma un grupo completo, de una vez. Guárdate la carta para el mejor.
deal-lesson-counter = Ada juega { deal-card-just-say-no }. Otra carta igual anula la suya: juégala y el grupo es tuyo.
deal-lesson-build = Una { deal-card-house } va en un grupo completo y sube su alquiler 3 M.
deal-lesson-rearrange = En tu turno, un comodín de la mesa puede cambiar de color sin gastar jugada. Completa un grupo.
deal-lesson-exchange = Tu nueva propiedad puede ocupar el sitio de un comodín, que pasa a completar otro color.
deal-lesson-pay = Ada te cobra alquiler. Tú eliges con qué pagas y nadie da cambio. Da primero dinero.
deal-lesson-say-no = Ada quiere un grupo completo. { deal-card-just-say-no } lo impide, aunque no sea tu turno. ¡Juégalo!
deal-lesson-end-turn = No queda nada por jugar: termina tu turno. Te quedas con siete cartas como mucho y devuelves el resto.
deal-lesson-give-back = Sobra una carta: devuelve la que menos falta te haga.

## Knockout

knockout-lesson-aim = El objetivo: más dinero que nadie tras la última ronda. Cada pieza cobra la casilla donde se queda.
knockout-lesson-slide = Apunta y desliza la pieza: cobra donde para. Cuanto más lejos, más paga; si se sale, nada.
knockout-lesson-knock = La pieza de Ada está delante. Échala de un golpe: pierde su casilla y la tuya la ocupa.
knockout-lesson-retry = ¡Fuera del tablero sin tocar nada! Tienes una segunda oportunidad: usa menos fuerza.
knockout-lesson-jail = En la cárcel una pieza no cobra nada. Por 100 M se desliza otra vez y puede cobrar mucho más: paga.
knockout-lesson-again = Has pagado, así que la pieza sale otra vez desde la Salida. Apunta a una casilla que pague.
knockout-lesson-chance = En { knockout-space-15 } una pieza no cobra nada, pero puede deslizarse otra vez desde la Salida. ¡Apunta!
knockout-lesson-railroad = Desde aquí puede ir a cualquier sitio. Completa un grupo.
