# La página del Discord local (`python -m bot playground`), aparte de lo que el bot dice en ella.
# Ella misma rellena las variables: solo textos y variables, sin selección por número.

## La puerta: quién juega en esta ventana
playground-title = Sala de pruebas de Quartier
playground-tagline = Juegos de propiedades en un chat, solo en este ordenador.
playground-who-are-you = ¿Quién juega en esta ventana?
playground-your-name = Tu nombre
playground-name-hint = Por ejemplo, Lea
playground-language = Idioma
playground-enter = Entrar
playground-or-continue = O seguir como
playground-window-hint = Cada ventana del navegador es una persona. Abre otra ventana para sentar a alguien más a la mesa.

## El marco: canales, gente, cabecera
playground-channels = Canales
playground-tables = Mesas abiertas
playground-threads = Hilos
playground-people = Gente
playground-online = En línea
playground-offline = Sin conexión
playground-robot = App
playground-closed = cerrado
playground-you = tú
playground-open-menu = Mostrar canales
playground-show-people = Mostrar gente
playground-close = Cerrar
playground-change-person = Jugar como otra persona
playground-second-window = Abrir ventana para otra persona
playground-share = Enlace para alguien de tu red
playground-copied = Copiado

## Donde se escribe
playground-composer = Mensaje en #{ $channel }, o / para los comandos
playground-composer-short = Mensaje, o / para jugar
playground-send = Enviar
playground-commands = Comandos
playground-no-command = No hay ningún comando con ese nombre.
playground-no-commands = El bot aún no ha llegado. Sus comandos aparecerán aquí en cuanto se conecte.
playground-add-option = Añadir { $name }
playground-remove-option = Quitar { $name }
playground-cancel-command = Cancelar comando
playground-required = Falta por rellenar: { $name }
playground-needs-number = { $name } tiene que ser un número entero
playground-no-choice = Nada coincide.
playground-file-too-large = Este archivo es demasiado grande (256 kB como mucho).
playground-file-reading = Todavía se está leyendo el archivo. Un momento.

## Mensajes
playground-used = { $name } ha usado { $command }
playground-only-you = Solo lo ves tú
playground-dismiss = Descartar
playground-thinking = { $name } está pensando…
playground-failed = Esta interacción ha fallado.
playground-failed-form = El formulario se ha quedado sin respuesta. Inténtalo otra vez.
playground-edited = editado
playground-choose = Elegir
playground-choose-up-to = Elige de { $low } a { $high }
playground-done = Hecho
playground-cancel = Cancelar
playground-submit = Enviar
playground-enlarge = Ampliar la imagen: { $alt }
playground-picture = Imagen
playground-spoiler = Texto oculto, pulsa para verlo
playground-new-messages = Mensajes nuevos
playground-earlier = Mostrar mensajes anteriores

## Qué falla, a quién se llama
playground-offline-banner = Se ha perdido la conexión. Reintentando…
playground-bot-away = Ahora mismo el bot no está conectado.
playground-pinged = Te han mencionado en { $channel }
playground-go = Ir

## El principio de un canal
playground-welcome = Esto es #{ $channel }
playground-first-hint = Escribe { $command } para empezar una partida, o deja que el botón lo escriba y lo envíe por ti.
playground-start-game = Empezar una partida
playground-play-command = /jugar
playground-started-thread = { $name } ha abierto un hilo
playground-started-here = { $name } ha abierto este hilo bajo un mensaje
playground-renamed-thread = { $name } ha llamado «{ $title }» a este hilo
playground-added-person = { $name } ha añadido a { $who }
playground-hint-seat = Los robots pueden ocupar los asientos libres.

## Formularios y errores
playground-field-required = Este campo es obligatorio.
playground-too-short = Al menos { $n } caracteres.
playground-skip = Saltar a los mensajes
playground-yes = Sí
playground-no = No
playground-error = No ha funcionado: { $text }
playground-error-lost = Ahora mismo no hay conexión. Inténtalo otra vez.
playground-error-silence = No ha llegado ninguna respuesta. Inténtalo otra vez.
playground-error-unknown-message = Este mensaje ya no existe.
playground-error-unknown-channel = Este canal ya no existe.
playground-error-unknown-form = Este formulario ha caducado. Ábrelo otra vez.
playground-error-too-many = Es demasiado a la vez. Un momento.
playground-download = Descargar { $name }
playground-messages-of = Mensajes en { $channel }
