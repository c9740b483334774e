### Tableros que traen los grupos: qué falla en un archivo, cómo se guardan, se eligen y se cuentan.

board-card = la carta «{ $card }»

refusal-no-such-board = Este servidor ya no tiene ese tablero.

## Las cartas de City en un tablero cambiado, con `$space`, `$amount`, `$instead` y `$most` como los da ese tablero

city-own-value-card-to-24 = Rumbo: { $space }
city-own-value-card-to-39 = Rumbo: { $space }
city-own-card-to-24 = Avanza hasta { $space-the } y haz lo que diga la casilla. Si pasas por { city-space-0.the }, cobra tu sueldo.
city-own-card-to-39 = Avanza hasta { $space-the } y haz lo que diga la casilla.
city-own-card-easy-money = La persona a tu izquierda te paga { $amount }.
city-own-card-inheritance = Puedes quedarte con cualquier distrito libre por { $amount }.
city-own-card-free-build = La ciudad te construye gratis un bloque residencial en uno de tus distritos. Si no hay sitio, cobra { $instead }.
city-own-card-repossessed = Devuelve a la banca uno de tus distritos por { $amount }. Sus bloques y grandes edificios vuelven a la caja. Si no tienes ninguno, paga { $amount }.
city-own-card-toxic-waste = Paga { $amount } por cada depuradora en tus distritos. Si no tienes ninguna, ve a la cárcel.
city-own-card-clean-up = Quita gratis una molestia de uno de tus distritos. Si no tienes ninguna, cobra { $instead }.
city-own-card-grant = Coloca el edificio extra que quieras en uno de tus distritos. Si no es posible, cobra { $instead }.
city-own-card-match-day = Cobra { $amount } por cada estadio tuyo. Si no tienes ninguno, cobra { $instead }.
city-own-card-express = Toma el tren hacia delante hasta la siguiente estación y haz lo que diga la casilla. Si no hay estación, cobra { $instead }.
city-own-card-levy = Paga { $amount } por cada bloque en tus distritos, { $most } como máximo.
city-option-board-usual = el de siempre

## Qué hay en un archivo

board-good = «{ $title }» es un tablero para { $game }. Cambia { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
  }, { $groups ->
    [one] 1 grupo
   *[other] { $groups } grupos
  } y { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  } ({ $bytes } de { $most } bytes).

## Qué falla en un archivo

board-fault = Línea { $line }, { $field }: { $why }
board-fault-line = Línea { $line }: { $why }
board-fault-too-large = El archivo ocupa más de { $most } bytes.
board-fault-not-text = Esto no es texto en UTF-8.
board-fault-many-lines = Un tablero no tiene más de { $most } líneas.
board-fault-long-line = Ninguna línea puede tener más de { $most } caracteres.
board-fault-hidden = Aquí hay un carácter invisible ({ $code }). Bórralo.
board-fault-broken = Desde el carácter { $column } esto no es TOML válido.
board-fault-twice = Esto aparece dos veces.
board-fault-deep = Hay demasiados niveles, o un número es demasiado largo.
board-fault-no-game = Di para qué juego es el archivo: game = uno de { $choices }.
board-fault-unknown-game = Ningún juego con ese nombre tiene tablero que cambiar. Elige entre: { $choices }.
board-fault-no-title = Al tablero le falta un título.
board-fault-unknown = Aquí ese nombre no existe. Elige entre: { $choices }.
board-fault-no-table = Aquí hace falta una tabla: su nombre entre corchetes y luego una línea por campo.
board-fault-no-space = Las casillas se numeran de 0 a { $last }.
board-fault-no-text = Aquí hace falta un texto entre comillas, o uno por idioma.
board-fault-no-number = Aquí hace falta un número entero sin comillas.
board-fault-no-list = Aquí hace falta una lista de { $count } números enteros.
board-fault-bounds = Tiene que estar entre { $low } y { $high }.
board-fault-step = Solo múltiplos de { $step }.
board-fault-falling = Ningún número de la lista puede ser menor que el anterior.
board-fault-above = No puede ser mayor que { $upper }, que es { $high }.
board-fault-pile = Un mazo tendría { $count } cartas; necesita de { $low } a { $high }.
board-fault-languages = Ningún texto puede estar en más de { $most } idiomas.
board-fault-language = Escribe el idioma con dos letras minúsculas, como es o en.
board-fault-empty = Esto está vacío. Borra la línea para dejar el texto de siempre.
board-fault-long = Como mucho { $most } caracteres, y esto tiene { $length }.
board-fault-letter = { $character ->
    [none] Hay un carácter que no se puede mostrar ({ $code }) y no vale en un tablero.
   *[other] { $character } ({ $code }) no vale en un tablero.
  }
board-fault-link = En un tablero no van enlaces.
board-fault-begins = Los textos tienen que empezar por una letra o una cifra, no por { $character }.
board-fault-word = Ninguna palabra de un nombre puede tener más de { $most } letras, o no cabría en su casilla.
board-fault-marks = El signo # representa la cantidad y solo puede aparecer una vez.
board-fault-too-much = En conjunto es demasiado: un tablero puede llevar { $most } bytes de cambios.

## Los tableros de un servidor

board-kept = «{ $title }» ({ $game }) está guardado. Quien abra una mesa lo encontrará entre las opciones.
board-forgotten = «{ $title }» ({ $game }) ya no está. Las mesas que lo usan lo conservan.
board-refused = No puedo cargar un tablero de este archivo. No ha cambiado nada.
board-more = … y { $count ->
    [one] otro error más.
   *[other] otros { $count } errores.
  }
board-not-toml = Un tablero es un archivo de texto que acaba en .toml, no { $name }.
board-unreadable = Discord no me ha dado el archivo. Inténtalo otra vez.
board-shelf-full = Este servidor ya tiene { $most } tableros. Quita antes uno.
board-named = { $title } ({ $game })
settings-boards = Tableros
settings-boards-more = { $names } y { $count } más
settings-boards-none = solo los de los juegos; añade otros con `/quartier-servidor ajustes tablero`
