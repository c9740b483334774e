### Palabras de la casa: números, mesas, sala de espera, negativas, botones. Lo de cada juego está en su propio archivo.

number = { $n }
list-comma = {", "}
list = { $first } y { $last }
space-of = de { $space }
space-at = en { $space }
space-the = { $space }
deck-of = una carta de { $deck }
deck-the = el mazo de { $deck }
bank = la banca
none = nada
robot = robot
more = Más…
other = Otra cifra…
back = Volver
yes = Sí
no = No

## El tiempo

until = { $relative } ({ $time })
paused = La mesa está en pausa y los relojes, parados.
clock-stands = ⏸️ El reloj está parado

## La sala de espera

lobby-title = { $game } · partida { $pace }
lobby-seats = Asientos ({ $taken } de { $most })
lobby-few = { $missing ->
    [one] Falta una persona o un robot.
   *[other] Faltan { $missing } personas o robots.
  }
lobby-ready = ¡Todo a punto! { $host } puede empezar.
lobby-due = Empieza sola (o se cierra si falta gente) { $until }
lobby-options = Opciones: { $options }
lobby-options-usual = Opciones: las de siempre
lobby-option = { $name }: { $value }
lobby-host = host
lobby-seat = { $n }. { $token } { $name }
lobby-seat-note = { $n }. { $token } { $name } ({ $note })
lobby-started = Ha empezado la partida con { $players }.
lobby-closed = Esta sala de espera se cerró sin que hubiera partida.
lobby-fingerprint = Huella de la semilla de la partida: `{ $fingerprint }`
lobby-private = Solo { $host }, como host, elige las opciones y empieza.
pace-live = en vivo
pace-slow = sin prisa
pace-brisk = ágil
pace-live-hint = Todo el mundo está aquí: una partida en una noche
pace-brisk-hint = Unos minutos por decisión: una partida en una tarde
pace-slow-hint = Unas pocas jugadas al día, durante varios días
token-0 = 🔵
token-1 = 🟧
token-2 = 🟢
token-3 = 🌸
token-4 = 🔴
token-5 = ⭐
token-6 = 🟡
token-7 = 🛡️
token-8 = 🟤
token-9 = 🍏
token-none = ▫️
token-name-0 = Disco azul
token-name-1 = Cuadrado naranja
token-name-2 = Triángulo verde
token-name-3 = Rombo rosa
token-name-4 = Hexágono rojo
token-name-5 = Estrella azul claro
token-name-6 = Cruz amarilla
token-name-7 = Escudo gris
token-name-8 = Cojín marrón
token-name-9 = Cuña verde claro

## Botones y menús de la mesa

button-join = Unirse
button-leave = Salir
button-robot = Añadir un robot
button-robots = Robots…
button-options = Opciones…
button-token = Pieza…
button-rules = Reglas
button-start = Empezar
button-rematch = Revancha
button-mine = Mis jugadas
button-not-now = Ahora no…
not-now-title = Ahora no se puede
button-board = Tablero
button-log = { $count ->
    [one] +{ $count } línea
   *[other] +{ $count } líneas
  }
log-title = Este turno, entero
log-rest = { $count ->
    [one] … 1 más
   *[other] … { $count } más
}
menu-robot = ¿Qué robot se une?
menu-unrobot = ¿Qué robot se va?
menu-pace = Ritmo
pace-limited = { $pace }, { $limit }
menu-preset = Modalidad
preset-printed = reglas originales
preset-short = 20 minutos
preset-evening = una hora
preset-days = dos semanas
preset-own = a medida
preset-substitute = un robot suple a quien no está
menu-marks = Variantes: ninguna
menu-token = Tu pieza
menu-rules = Leer sobre…
menu-page = Más, desde { $first }
menu-page-of = Más: { $subjects }
form-title = { $action }
form-range = De { $low } a { $high }
form-number-example = por ejemplo, { $example }

## Paneles privados

mine-title = Tus jugadas
mine-more = Otras jugadas…
mine-nothing = Ahora mismo no tienes nada que hacer.
mine-out = Ya no juegas; la partida sigue sin ti.
mine-blocked = { $action } · { $why }
ask-done = Demasiado tarde: la partida ya ha avanzado.
button-current = Actualizar
step-title = **{ $action }**
step-chosen = { $field }: **{ $value }**
step-answered = { $field } **{ $value }**

## El final

end-winner = 🏆 ¡{ $players } { $count ->
    [one] gana
   *[other] comparten la victoria
  }!
end-worth = Con **{ $amount }**
end-rank = { $rank }. { $name }
end-seed = La semilla de la partida: `{ $seed }`
end-called-off = La partida se acabó antes de tiempo.
end-time-up = Se acabó el tiempo.
end-ahead = En cabeza: { $players }

## Reglas

rules-title = Reglas de { $game }
rules-found = { $count ->
    [0] Nada en las reglas de { $game } habla de «{ $query }».
    [one] Un texto habla de «{ $query }».
   *[other] { $count } textos hablan de «{ $query }».
  }
rules-ids = Reglas: { $ids }
rules-start = Elige un tema o busca con `/quartier reglas`.

## Ayuda

help-text =
    { "" }**Quartier** trae a tu canal juegos de comprar propiedades y cobrar alquileres.
    `/jugar` abre una mesa, el resto pulsa **Unirse** y quien la abrió pulsa **Empezar**. A partir de ahí, todo va con botones.
    `/quartier aprender` enseña un juego en dos minutos, en privado; `/quartier partida-del-día` es la misma partida para todo el mundo; `/quartier reglas` resuelve dudas.
    ¿Prefieres escribir? `/jugada` tira, compra, puja, construye, propone intercambios y enseña tu mano; `/mesa órdenes` juega por ti.
    `/mesas` encuentra las mesas del servidor; `/mesa` pausa, deja o termina una, y la repasa con `/mesa historial` y `/mesa análisis`.
    `/quartier estadísticas` muestra tus resultados, `/quartier clasificación` los diez primeros puestos, `/quartier ajustes` tu idioma, tus colores y la gente bloqueada; `/quartier avisos` decide cómo te aviso, `/quartier ausencia` avisa de que no estarás, `/privacidad` muestra lo que guardo sobre ti y `/quartier ayuda` repite todo esto.

## Mesas y ajustes

tables-title = Mesas de este servidor
tables-none = No hay mesas abiertas en este servidor. Abre una con `/jugar`.
button-openings = Mesas nuevas…
openings-menu = Avísame de mesas nuevas de…
openings-on = 🔔 Te avisaré cuando se abra aquí una mesa: { $games }.
openings-off = No te aviso de mesas nuevas aquí.
tables-line = **{ $game }** n.º { $table }: { $players } ({ $state })
tables-place = { $line } · { $where }
state-lobby = espera gente
state-playing = en juego
state-paused = en pausa
state-over = terminada
state-closed = cerrada
opened = Tu mesa de { $game } está abierta: { $where }
invite-sent = Invitación enviada: { $names }. Cada cual recibe el aviso como haya elegido.
invite-refused = No puedo invitar a { $names }: para jugar hay que ver este canal.
opened-here = No he podido abrir un hilo, así que tu mesa de { $game } está en el canal: { $where }
settings-server = Ajustes de este servidor
settings-person = Tus ajustes
end-asked = Ya se lo he preguntado al resto. Se vota en la partida.
settings-saved = Guardado.
settings-lang = Idioma
settings-pace = Ritmo habitual
settings-place = Mesas nuevas
settings-as-discord = el de Discord
settings-as-host = el de quien abre la mesa
settings-as-server = como el servidor
settings-private-theme = Tus imágenes
settings-public-theme = Imágenes públicas
theme-dark = oscuras
theme-light = claras
settings-hints = Consejos para empezar
settings-results = Estadísticas
settings-line = { $name }: { $value }
thread-name = { $game } · { $host }
thread-name-many = { $game } · { $players }

## Negativas: las reglas y la puerta

refusal-not-your-turn = Todavía no te toca.
refusal-not-now = «{ $action }» no es posible ahora mismo.
    .bare = Eso no es posible ahora mismo.
refusal-too-late = Demasiado tarde: eso ya está decidido.
refusal-repeated = Esa pulsación ya ha contado.
refusal-out-of-range = Tiene que estar entre { $low } y { $high }.
refusal-bad-step = Tiene que ser múltiplo de { $step }.
refusal-not-a-choice = Eso no se puede elegir ahora mismo.
refusal-not-a-number = «{ $text }» no me parece un número. Escríbelo así: 205.
refusal-not-an-amount = «{ $text }» no me parece una cantidad. Escríbela así: 3,5 M o 750 k.
refusal-too-large = Ese número es demasiado grande.
refusal-too-small = La cantidad mínima es { $low }.
refusal-paused = La mesa está en pausa.
refusal-over = Esta partida ya ha terminado.
refusal-closed = Esta mesa está cerrada.
refusal-no-table = No encuentro esa mesa; `/mesas` muestra las de este servidor.
refusal-not-playing = En esta mesa la partida aún no ha empezado.
refusal-started = Esta partida ya ha empezado.
refusal-stranger = No estás en esta mesa. Abre la tuya con `/jugar`.
refusal-forged = Este botón ya no vale. Usa los del último mensaje.
refusal-late = Demasiado tarde: se acabó el tiempo.

## Negativas: la sala de espera

refusal-not-host = Eso solo puede hacerlo { $host }, como host.
refusal-table-full = No quedan asientos libres.
refusal-already-seated = Ya estás en esta mesa.
refusal-not-seated = No estás en esta mesa.
refusal-too-few-players = Para jugar hay que ser al menos { $seats }.
refusal-season-date = Escribe las dos fechas así: 01/12/2026.
refusal-season-order = El último día cae antes que el primero.
refusal-season-past = Ese último día ya ha pasado.
refusal-season-long = Una temporada dura como mucho { $days } días y empieza en los próximos { $days }.
refusal-no-player = No encuentro a nadie con ese nombre y partidas terminadas, o hay más de una persona. Elige de la lista.
refusal-no-robot = En ese asiento no hay ningún robot.
refusal-no-such-option = Este juego no tiene esa opción.
refusal-not-over = Esta partida aún no ha terminado.
refusal-no-lobby = La partida ya ha empezado o la sala de espera está cerrada.
refusal-token-taken = Esa pieza ya la tiene otra persona.
refusal-unknown-game = No conozco ese juego.
refusal-too-many-tables = { $limit ->
    [minute] Has abierto { $count ->
        [one] una mesa
       *[other] { $count } mesas
    } en un minuto. Espera un poco.
    [person] Ya tienes { $count ->
        [one] una mesa abierta
       *[other] { $count } mesas abiertas
    }. Termina una primero.
   *[server] Este servidor ya tiene { $count ->
        [one] una mesa abierta
       *[other] { $count } mesas abiertas
    }. Hay que terminar una primero.
  }

## Errores

error-calm = Algo ha fallado por mi parte. No ha cambiado nada, así que inténtalo otra vez. (Error { $id })
error-permission = Me falta un permiso en este canal: { $permission }.
error-thread = No puedo abrir un hilo, y para jugar en el canal me falta un permiso: { $permission }.
error-private-thread = Este hilo es privado. Mencióname aquí ({ $bot }) para que pueda escribir e inténtalo otra vez.
error-undelivered = Discord no me ha dejado hacerlo. Inténtalo de nuevo dentro de un momento. (Error { $id })
error-pace = { $game } no se puede jugar a este ritmo; elige otro.
error-unknown-action = No entiendo «{ $text }». Elige de la lista mientras escribes.
error-command-elsewhere = Esa jugada no existe en { $game }. `/jugada mano` te enseña las tuyas.
resumed = El bot estaba desconectado. Mientras tanto, los relojes estaban parados.

## Las opciones de la mesa

table-option-substitute = Quién juega por quien no está
table-option-substitute-menu = Si alguien no está
table-option-substitute-off = nadie
table-option-time-limit = Límite de tiempo
table-option-time-limit-0 = ninguno
table-option-time-limit-20 = 20 minutos
table-option-time-limit-60 = una hora
table-option-time-limit-20160 = 14 días

## Durante la partida: pausa, ausencias, votaciones

button-table = Mesa…
button-pause = Pausa
button-break = Pedir una pausa
button-resume = Reanudar
button-ask-end = Proponer acabar
button-end = Acabar la partida…
button-undo = Deshacer
button-undo-withdraw = Retirar la petición
button-end-now = Acabar para todo el mundo
end-sure = Esto acaba la partida para todo el mundo, aquí y ahora. La clasificación sale enseguida.
menu-vote-out = Votar para echar a…
table-host = { $host } es host de esta mesa.
paused-absent = No queda nadie, así que la mesa está en pausa. Pulsa cualquier botón para seguir.
paused-gone = El canal de esta mesa ya no existe, así que está en pausa.
paused-until = Si no vuelve nadie, la partida se acaba { $until }
away-names = { $count ->
    [one] No está (menos tiempo): { $names }
   *[other] No están (menos tiempo): { $names }
  }
limit-until = El tiempo se acaba { $until }; después, recuento final.
limit-last = Se acabó el tiempo. Este es el último turno.
vote-out = ¿Echamos a { $name } de la partida?
vote-pause = ¿Hacemos una pausa?
vote-end = ¿Acabamos la partida para todo el mundo?
vote-undo = ¿Dejamos que { $name } deshaga su última jugada?
undo-agree = De acuerdo
undo-refuse = Rechazar
undo-done = Se ha deshecho tu última jugada.
undo-asked = Ya se lo he preguntado al resto. La pregunta está en la partida.
undone = Se ha deshecho la jugada que llevó hasta aquí.
vote-end-settled = Ya no es probable que cambie nada.
vote-end-standing = Si acabara ahora: { $ranks }
vote-silent = Falta el voto de { $names }
vote-cast = Ya está el voto de { $names }
vote-until = La votación acaba { $until }. No responder cuenta como no.
vote-until-yes = La votación acaba { $until }. No responder cuenta como sí, porque nadie atendió la última decisión.
vote-won = { $question } **Sí.**
vote-lost = { $question } **No.**
vote-moot = { $question } La votación está cerrada.

refusal-not-started = La partida aún no ha empezado.
refusal-no-such-table = No encuentro esa mesa.
refusal-no-such-game = No conozco ese juego.
refusal-no-game = En esta mesa todavía no hay partida.
refusal-not-paused = La mesa no está en pausa.
refusal-vote-running = Ya hay una votación abierta.
refusal-asked-in-vain = El resto acaba de votar a favor de seguir. Puedes volver a pedirlo { $until }.
refusal-not-asked = Esta pregunta no es para ti.
refusal-undo-off = En esta mesa no se deshacen jugadas. Lo decide quien hace de host en la sala de espera.
refusal-undo-nothing = Solo se puede deshacer la última jugada, y antes de que actúe otra persona o el reloj.
refusal-undo-thrown = Esta jugada no se puede deshacer: intervino el azar.
refusal-undo-shown = Esta jugada no se puede deshacer: enseñó algo oculto.
refusal-undo-asked = Ya se le ha preguntado al resto por esta jugada.
refusal-undo-robot = Un robot lo rechaza porque saldría perdiendo.
refusal-no-vote = No hay ninguna votación abierta.
refusal-not-sure = Confirma que quieres acabar la partida para todo el mundo.
refusal-too-early = { $missed ->
    [one] De momento ha quedado una jugada sin hacer. Para votar hacen falta { $needed } seguidas.
   *[other] De momento han quedado { $missed } jugadas sin hacer. Para votar hacen falta { $needed } seguidas.
  }
refusal-unwritable = Ahora mismo no puedo guardar nada, así que no ha cambiado nada. Lo jugado hasta aquí está a salvo y los relojes están parados. Inténtalo dentro de unos minutos.
refusal-uncertain = Mi base de datos se cayó mientras guardaba, así que aún no sé si esto cuenta. Los relojes están parados. Mira la mesa dentro de unos minutos y repite solo si no ha cambiado nada.
refusal-moving = Un momento, me estoy haciendo cargo de las mesas de este servidor. Si en unos segundos no pasa nada, inténtalo otra vez.
refusal-mishap = Algo ha fallado por mi parte. No ha cambiado nada, así que inténtalo otra vez. (Error { $id })

refusal-no-table-here = En este canal no hay ninguna partida. Abre una mesa con `/jugar`.
refusal-which-table = Aquí hay varias mesas y estás en más de una. Usa sus botones.
error-staff-only = Eso solo puede hacerlo quien administra este servidor.
error-old-command = Discord muestra una versión antigua de este comando. Recarga Discord e inténtalo otra vez.
error-slow = Ha tardado demasiado. Pulsa el botón otra vez.
error-restarting = Me estoy reiniciando. No ha cambiado nada; inténtalo de nuevo en un momento.
error-unanswered = { $person }, Discord no me ha dejado responderte ahora mismo. Si tu pulsación ha contado, se ve en la partida; si no, inténtalo otra vez.

## Los permisos de Discord, con el nombre que les da Discord

permission-view_channel = Ver canal
permission-send_messages = Enviar mensajes
permission-send_messages_in_threads = Enviar mensajes en hilos
permission-create_public_threads = Crear hilos públicos
permission-manage_threads = Gestionar hilos
permission-attach_files = Adjuntar archivos
permission-embed_links = Insertar enlaces
permission-read_message_history = Leer el historial de mensajes
permission-pin_messages = Fijar mensajes
permission-manage_guild = Gestionar servidor
permission-administrator = Administrador
cash-hidden = •••
