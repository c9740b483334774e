## Los datos de una persona

former-player = Perfil borrado
privacy-title = Lo que guardo sobre ti
privacy-none = Nada de nada. Juega una partida y aparecerá aquí.
privacy-running =
    { $count ->
        [one] 🎲 Una partida en marcha: { $games }
       *[other] 🎲 { $count } partidas en marcha: { $games }
    }
privacy-lobbies =
    { $count ->
        [one] 🪑 Un asiento en una sala de espera: { $games }
       *[other] 🪑 Asientos en { $count } salas de espera: { $games }
    }
privacy-finished =
    { $count ->
        [one] 🏁 Una partida terminada, con sus jugadas
       *[other] 🏁 { $count } partidas terminadas, con sus jugadas
    }
privacy-results =
    { $count ->
        [one] 🏆 Un resultado y la puntuación que dejó
       *[other] 🏆 { $count } resultados y las puntuaciones que dejaron
    }
privacy-settings =
    { $count ->
        [0] ⚙️ Ajustes: los de siempre
        [one] ⚙️ Ajustes: uno cambiado por ti
       *[other] ⚙️ Ajustes: { $count } cambiados por ti
    }
privacy-notices =
    { $count ->
        [one] 📣 Un aviso en los últimos 30 días
       *[other] 📣 { $count } avisos en los últimos 30 días
    }
privacy-openings =
    { $count ->
        [one] 🔔 Avisos de mesas nuevas de un juego
       *[other] 🔔 Avisos de mesas nuevas de { $count } juegos
    }
privacy-orders =
    { $count ->
        [one] 📌 Órdenes fijas en una mesa
       *[other] 📌 Órdenes fijas en { $count } mesas
    }
privacy-leaves =
    { $count ->
        [one] 🌙 Un aviso de ausencia
       *[other] 🌙 { $count } avisos de ausencia
    }
privacy-drafts =
    { $count ->
        [one] ✏️ Una jugada sin acabar
       *[other] ✏️ { $count } jugadas sin acabar
    }
privacy-other =
    { $count ->
        [one] 🗂️ Otra anotación
       *[other] 🗂️ Otras { $count } anotaciones
    }
privacy-seen = 📅 Última vez aquí: { $month } de { $year }
privacy-note = -# Tu ID de Discord, tu nombre en las mesas y esto. No leo mensajes; lo que he publicado se queda en Discord.
privacy-more = { $games } y { $count } más
privacy-table = { $game } n.º { $table }
button-privacy = Mis datos…
privacy-export = Exportar
privacy-delete = Borrarlo todo…
privacy-exported = Tus datos: un archivo para programas y otro para leer.
privacy-file-title = Lo que Quartier guarda sobre ti, a { $day }
privacy-file-tables = Tus mesas
privacy-file-table = { $game } n.º { $table }, como { $name }: { $state }
privacy-file-note = El otro archivo lo tiene todo en detalle, para programas. No están las manos del resto ni las semillas de partidas en marcha.
privacy-sure = ¿Borrarlo todo?
privacy-sure-running =
    { $count ->
        [one] 🎲 Un robot ocupa tu asiento en una partida; si allí no juega nadie más, se acaba.
       *[other] 🎲 Unos robots ocupan tus asientos en { $count } partidas; las que se quedan sin gente se acaban.
    }
privacy-sure-lobbies =
    { $count ->
        [one] 🪑 Sales de una sala de espera, que cambia de host o se cierra.
       *[other] 🪑 Sales de { $count } salas de espera, que cambian de host o se cierran.
    }
privacy-sure-finished =
    { $count ->
        [one] 🏁 Una partida terminada conserva sus jugadas, con «{ former-player }» en lugar de tu nombre.
       *[other] 🏁 { $count } partidas terminadas conservan sus jugadas, con «{ former-player }» en lugar de tu nombre.
    }
privacy-sure-rest = 🗑️ Ajustes, resultados, avisos y todo lo demás desaparecen, en todos los servidores.
privacy-sure-final = Esto no se puede deshacer. Puedes volver a jugar cuando quieras.
privacy-delete-sure = Borrarlo todo
privacy-back = Volver
privacy-deleted = Hecho. Ya no guardo nada sobre ti.
