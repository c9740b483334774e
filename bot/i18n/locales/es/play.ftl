# Elegir un juego.

play-title = ¿A qué quieres jugar?
play-menu = Elige un juego
play-game = { $name } · de { $least } a { $most } personas
city-line = Levanta una ciudad y puja en subastas de 50 segundos. Tras una hora gana el mayor patrimonio.
classic-line = Propiedades, alquileres y edificios, con el Dado Veloz. Gana quien aguante hasta el final.
builder-line = Reúne camiones, grúas y barcos, y construye piso tras piso en la isla.
deal-line = Juego de cartas rápido: completa tres grupos, cambia y quita cartas. Dura 15 minutos.
knockout-line = Desliza tus piezas por un tablero largo y echa de él las del resto. A solas o en equipo.
picture-menu-alt = Los juegos, cada uno con un trozo de su imagen.
picture-menu-alt-game = { $game }: { $line }

## Las opciones de la mesa

table-option-undo = Deshacer una jugada si todo el mundo quiere
table-option-undo-off = no
table-option-undo-on = sí
table-option-text-first = Primero el texto, sin animación
table-option-text-first-off = no
table-option-text-first-on = sí

## Equipos, asientos y colores en la sala de espera

lobby-team = Equipo { $number }
lobby-swap = Dos personas pueden cambiarse el asiento. Los equipos siguen el orden de los asientos.
button-seats = Asientos…
menu-swap = ¿Quiénes se cambian el asiento?
knockout-button-token = Color…
knockout-menu-token = Tu color
knockout-token-0 = 🔴
knockout-token-1 = 🟡
knockout-token-3 = 🔵
knockout-token-name-0 = Rojo, con un disco
knockout-token-name-1 = Amarillo, con un cuadrado
knockout-token-name-2 = Verde, con un triángulo
knockout-token-name-3 = Azul, con un rombo
menu-token-none = No quedan piezas libres.
knockout-menu-token-none = No quedan colores libres. Cada equipo juega con un color, el primero que elija.
knockout-refusal-token-taken = Ese color ya lo tiene otra persona.
