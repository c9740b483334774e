### Comandos: nombres (minúsculas, 32 caracteres como mucho), descripciones y opciones (100 como mucho).

command-play = jugar
command-play-description = Abrir una mesa en este canal
command-play-game = juego
command-play-game-description = Qué juego
command-play-pace = ritmo
command-play-pace-description = En vivo en una noche, ágil en una tarde, o sin prisa durante varios días
command-play-robots = robots
command-play-robots-description = Cuántos robots añadir desde el principio
command-play-place = dónde
command-play-place-description = En su propio hilo o aquí, en el canal
command-play-invite = invitar
command-play-invite-description = Alguien a quien invitar a la mesa
command-play-invite-2 = invitar-2
command-play-invite-2-description = Alguien a quien invitar a la mesa
command-play-invite-3 = invitar-3
command-play-invite-3-description = Alguien a quien invitar a la mesa
command-play-place-thread = en un hilo
command-play-place-channel = aquí, en el canal

command-daily = partida-del-día
command-daily-description = La partida de hoy contra robots, la misma para todo el mundo

command-learn = aprender
command-learn-description = Aprender un juego en dos minutos, en privado
command-learn-game = juego
command-learn-game-description = Qué juego

## Los grupos, y lo que solo está en ellos

command-table = mesa
command-table-description = Pausar, dejar, mover o terminar una mesa, o repasarla
command-move = jugada
command-move-description = Jugar escribiendo: tirar, comprar, pujar, construir, intercambiar, ver tu mano
command-quartier = quartier
command-quartier-description = Aprender, reglas, estadísticas, ayuda y tus ajustes
command-server = quartier-servidor
command-server-description = Qué permite este servidor y cómo se ven sus mesas
command-table-show = ver
command-table-show-description = Encontrar una mesa y ver qué puedes hacer en ella
command-table-show-table = mesa
command-table-show-table-description = Qué mesa; si no eliges, la de este canal
command-table-leave = salir
command-table-leave-description = Dejar una mesa
command-table-leave-table = mesa
command-table-leave-table-description = Qué mesa; si no eliges, la de este canal
command-table-pause = pausa
command-table-pause-description = Pausar una mesa, o pedírselo al resto
command-table-pause-table = mesa
command-table-pause-table-description = Qué mesa; si no eliges, la de este canal
command-table-resume = reanudar
command-table-resume-description = Reanudar después de una pausa
command-table-resume-table = mesa
command-table-resume-table-description = Qué mesa; si no eliges, la de este canal
command-table-end = terminar
command-table-end-description = Acabar una partida para todo el mundo, cerrar una sala de espera o proponérselo al resto
command-table-end-table = mesa
command-table-end-table-description = Qué mesa; si no eliges, la de este canal
command-table-move = mover
command-table-move-description = Mostrar una mesa en otro canal (para quien pone orden)
command-table-move-table = mesa
command-table-move-table-description = Qué mesa; si no eliges, la de este canal
command-table-move-to = destino
command-table-move-to-description = Qué canal o hilo; si no eliges, este
command-move-other = otra

command-tables = mesas
command-tables-description = Encontrar las mesas de este servidor
command-tables-table = mesa
command-tables-table-description = Qué mesa

command-roll = tirar
command-roll-description = Tirar los dados en tu turno

command-buy = comprar
command-buy-description = Comprar la propiedad en la que has caído

command-bid = pujar
command-bid-description = Pujar en la subasta en curso
command-bid-amount = cantidad
command-bid-amount-description = Tu puja, escrita como en el juego

command-build = construir
command-build-description = Construir en tus propiedades
command-build-district = distrito
command-build-district-description = Dónde construir
command-build-kind = tipo
command-build-kind-description = Qué construir
command-build-count = cuántos
command-build-count-description = Cuántos construir

command-deal = trato
command-deal-description = Proponer un intercambio a alguien, o responder a uno
command-deal-with = con
command-deal-with-description = Con quién
command-deal-give = dar
command-deal-give-description = Lo que das: propiedades, cartas o efectivo, unidos con +
command-deal-take = recibir
command-deal-take-description = Lo que quieres: propiedades, cartas o efectivo, unidos con +
command-move-trade = intercambio

command-hand = mano
command-hand-description = Ver tus cartas y jugarlas

command-do = hacer
command-do-description = Cualquier otra cosa que puedas hacer ahora
command-do-action = acción
command-do-action-description = Elige de la lista, o escribe para buscar
command-do-value = valor
command-do-value-description = Una cantidad, si hace falta

command-rules = reglas
command-rules-description = Buscar en las reglas por palabra o número
command-rules-question = pregunta
command-rules-question-description = Una palabra, o un número como CITY-35
command-rules-game = juego
command-rules-game-description = Qué juego

command-settings = ajustes
command-settings-description = Tu idioma, los colores de tus imágenes, consejos y estadísticas
command-settings-language = idioma
command-settings-language-description = Tu idioma en las respuestas privadas
command-settings-theme = colores
command-settings-theme-description = Los colores de las imágenes que solo ves tú
command-settings-hints = consejos
command-settings-hints-description = Un consejo en cada tipo de decisión nuevo para ti
command-settings-hints-on = sí
command-settings-hints-off = no
command-settings-results = estadísticas
command-settings-results-description = Si tus partidas cuentan para la clasificación; «no» borra también las anteriores
command-settings-results-on = cuentan
command-settings-results-off = no, bórralas

command-away = ausencia
command-away-description = Avisar de que no estarás; tus mesas sin prisa esperan o juega un robot
command-away-until = hasta
command-away-until-description = El último día: domingo, 29/11 o 3 días

command-notices = avisos
command-notices-description = Cómo te avisan las partidas sin prisa, y tus horas de silencio
command-notices-how = cómo
command-notices-how-description = Una mención, un mensaje directo o nada
command-notices-table = mesa
command-notices-table-description = Solo para esta mesa
command-notices-reminder = recordatorio
command-notices-reminder-description = Uno solo, a la mitad de tu tiempo para jugar
command-notices-soon = pronto
command-notices-soon-description = Cuando le toca a quien juega justo antes que tú
command-notices-digest = lista-semanal
command-notices-digest-description = Todas tus partidas sin prisa, los domingos por mensaje directo
command-notices-quiet = horas-de-silencio
command-notices-quiet-description = Horas en que no te aviso y tu tiempo no corre, por ejemplo 22-8
command-notices-zone = zona-horaria
command-notices-zone-description = Tu zona horaria, por ejemplo Europe/Madrid
command-notices-on = sí
command-notices-off = no

command-server-settings = ajustes-del-servidor
command-server-settings-description = Idioma, ritmo, lugar y colores de las mesas de este servidor, y sus propios tableros
command-server-settings-language = idioma
command-server-settings-language-description = El idioma de las mesas nuevas
command-server-settings-pace = ritmo
command-server-settings-pace-description = El ritmo de las mesas nuevas
command-server-settings-place = dónde
command-server-settings-place-description = Dónde se abren las mesas nuevas
command-server-settings-theme = colores
command-server-settings-theme-description = Los colores de las imágenes que ve todo el mundo
command-server-settings-board = tablero
command-server-settings-board-description = Un archivo con tu propio tablero
command-server-settings-forget-board = quitar-tablero
command-server-settings-forget-board-description = Qué tablero de este servidor quitar
command-server-settings-season-first = temporada-inicio
command-server-settings-season-first-description = Primer día de una temporada, por ejemplo 01/12/2026
command-server-settings-season-last = temporada-fin
command-server-settings-season-last-description = Último día de una temporada; el resultado sale en este canal
command-server-settings-zone = zona-horaria
command-server-settings-zone-description = La zona horaria de quien no ha elegido la suya, por ejemplo Europe/Madrid
command-server-settings-quiet = horas-de-silencio
command-server-settings-quiet-description = Las horas de silencio de quien no ha elegido las suyas, por ejemplo 22-8

command-privacy = privacidad
command-privacy-description = Ver, exportar o borrar lo que guardo sobre ti

command-help = ayuda
command-help-description = Cómo se juega, en medio minuto

command-analysis = análisis
command-analysis-description = Cómo cambiaron las posibilidades de cada cual y qué decisiones pesaron
command-analysis-table = mesa
command-analysis-table-description = Qué partida terminada; si no eliges, la última de este canal o la última tuya

command-undo = deshacer
command-undo-description = Deshacer tu última jugada si el resto está de acuerdo
command-history = historial
command-history-description = Repasar una partida, turno a turno
command-history-table = mesa
command-history-table-description = Qué partida; si no eliges, la de este canal o la última tuya
command-history-turn = turno
command-history-turn-description = El número de un turno, o 0 para lo nuevo; si no eliges, el último

command-orders = órdenes
command-orders-description = Órdenes fijas: pujar hasta una cantidad, tirar, terminar tu turno
command-orders-order = orden
command-orders-order-description = Qué orden dar o retirar; si no eliges, se ven todas
command-orders-amount = cantidad
command-orders-amount-description = Para las órdenes que llevan una cantidad

command-stats = estadísticas
command-stats-description = Las partidas terminadas en este servidor, tuyas o de otra persona
command-stats-player = quién
command-stats-player-description = De quién; si no eliges, las tuyas
command-stats-against = contra
command-stats-against-description = Con quién comparar
command-stats-game = juego
command-stats-game-description = Qué juego; si no eliges, todos

command-ranking = clasificación
command-ranking-description = Los diez primeros puestos de este servidor en un juego
command-ranking-game = juego
command-ranking-game-description = Qué juego; si no eliges, el de este canal

command-block = bloquear
command-block-description = No volver a sentarte con alguien; nadie más se entera
command-block-person = persona
command-block-person-description = La persona que quieres bloquear; si no eliges a nadie, verás tu lista
command-notices-mentions = menciones
command-notices-mentions-description = Si puedo mencionarte, también en las partidas en vivo
