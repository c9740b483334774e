# Lo que permite un servidor: los paneles de `/quartier-servidor ajustes`, y por qué algo no se permite.

rules-menu = Quién puede hacer qué…
rules-opening = Abrir mesas
rules-opening-hint = Quién puede abrir mesas, en qué canales y cuántas
rules-opening-line = Quien administra este servidor siempre puede abrir mesas. `@everyone` quita la norma.
rules-openers = Quién puede abrir: cualquiera
rules-openers-now = Solo { $named } puede abrir mesas.
rules-channels = Canales: todos
rules-channels-now = Las mesas se abren solo en { $named }.
rules-most-menu = Mesas abiertas a la vez
rules-most = Mesas abiertas a la vez: { $count }
rules-most-host = Mesas abiertas a la vez: sin límite
rules-played = Juegos y ritmos
rules-played-hint = Qué juegos y ritmos permite este servidor
rules-played-line = Lo que no está marcado ya no se puede abrir. Las mesas abiertas siguen.
rules-games = Juegos
rules-paces = Ritmos
rules-pace-live = En vivo, en una noche
rules-pace-brisk = Ágil, en una tarde
rules-pace-slow = Sin prisa, durante varios días
rules-order = Orden y menciones
rules-order-hint = Menciones, y quién puede parar cualquier mesa
rules-order-line = Quien administra este servidor puede pausar, reanudar, terminar y mover cualquier mesa con `/mesa`. También puede un rol más; `@everyone` lo quita.
rules-keepers = Un rol más: ninguno
rules-keepers-now = { $named } también pone orden.
rules-calls = Menciones
rules-calls-on = Menciones: permitidas
rules-calls-off = Menciones: no permitidas

refusal-rule-openers = Aquí solo { $role } puede abrir mesas. Quien administra el servidor puede cambiarlo con `/quartier-servidor ajustes`.
refusal-rule-channels = Aquí solo se abren mesas en { $where }. Quien administra el servidor puede cambiarlo con `/quartier-servidor ajustes`.
refusal-rule-games = Este servidor no permite este juego. Quien lo administra puede cambiarlo con `/quartier-servidor ajustes`.
refusal-rule-paces = Este servidor no permite este ritmo. Quien lo administra puede cambiarlo con `/quartier-servidor ajustes`.
refusal-rule-most = Este servidor ya tiene { $count ->
    [one] una mesa abierta
   *[other] { $count } mesas abiertas
  }, el máximo que permite. Quien lo administra puede cambiarlo con `/quartier-servidor ajustes`.

refusal-rule-order = Solo quien pone orden aquí puede mover una mesa. Lo elige quien administra el servidor con `/quartier-servidor ajustes`.
refusal-already-there = La mesa ya se muestra ahí.
refusal-no-place = Ahí no puedo mostrar una mesa. Elige un canal de texto o un hilo que yo pueda ver.
refusal-which-of-tables = En este canal hay varias mesas. Di a cuál te refieres.
error-permission-there = Ahí me falta un permiso: { $permission }.
error-server-only = Eso funciona en un servidor, no en mensajes directos.
table-moved = { $line } sigue en { $where }.
command-renamed = `{ $old }` ahora se llama `{ $new }`; el nombre antiguo desaparece en la próxima versión.
error-throttled = ¡Más despacio! Es demasiado a la vez para una sola persona. A la mesa no ha llegado nada; sigue dentro de unos segundos.

## Que te dejen en paz

button-blocks = Gente bloqueada…
blocks-title = Gente con la que nunca juegas
blocks-menu = Bloqueos: nadie
blocks-line = Quien elijas aquí no puede sentarse donde estés tú, ni tú donde esté esa persona. Nadie recibe avisos de las mesas de la otra persona.
blocks-private = Esto solo lo ves tú. Las partidas en marcha siguen y no se avisa a nadie.
blocks-full = Puedes bloquear a { $most } personas. Desbloquea antes a alguien.
refusal-no-seat = En esta mesa ya no cabe nadie por ahora.
refusal-blocked-here = En esta mesa hay alguien de tu lista de bloqueos. `/quartier bloquear` dice quién.
notices-mentions = Menciones
notices-mentions-hint = Sin ellas no te menciono nunca, ni en las partidas en vivo
table-left = Has dejado **{ $game }** n.º { $table }.
table-paused = **{ $game }** n.º { $table } está en pausa.
table-resumed = **{ $game }** n.º { $table } sigue.
table-ended = **{ $game }** n.º { $table } ha terminado.
paused-staff = El equipo de este servidor ha pausado la mesa. Los relojes están parados.
refusal-paused-by-staff = El equipo de este servidor ha pausado la mesa y solo él puede reanudarla, con `/mesa reanudar`.
