### Reunir lo que lleva varias cosas (en cualquier juego), y los intercambios de City.

compose-send = Enviar
compose-clear = Vaciar
compose-again = Intentarlo otra vez
compose-amount = { $field } { $amount }…
compose-gone = Ya no está disponible, así que lo he quitado: { $things }.
refusal-no-draft = Este borrador ya no existe o no es tuyo. Empieza de nuevo.
refusal-unknown-thing = «{ $text }» no puede entrar en este intercambio.
