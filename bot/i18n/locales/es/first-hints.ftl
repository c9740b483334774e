### Una línea para quien se encuentra por primera vez con una decisión, por la decisión (`city-wait-buy`) o el verbo (`city-action-propose`).
### 70 caracteres como mucho cada una: dos líneas de letra pequeña en un móvil.

## City

city-first-roll = Cada turno: tira y avanza, compra o paga donde caigas, y construye.
city-first-jail = Paga 500 k y juega, o busca un doble. A la tercera toca pagar.
city-first-taxi = Una o dos casillas adelante o atrás; solo cuenta la nueva.
city-first-buy = Compra, o subasta con una primera puja que tendrás que cumplir.
city-first-auction = La puja inicial ya cuenta; cada puja sube al menos 10 k.
city-first-choose = Puedes subastar cualquier distrito libre. Dejarlo no cuesta nada.
city-first-pay = La carta anula este alquiler entero y se va.
city-first-place = Un edificio extra frena molestias, que anulan el alquiler residencial.
city-first-travel = El tren te lleva a otra estación: allí compras o pagas de nuevo.
city-first-build = El permiso dice cuántos bloques puedes comprar ahora.
city-first-debt = Hipoteca o intercambia. Con efectivo suficiente la deuda se paga sola.
city-first-deal = Si aceptas, todo cambia de manos a la vez. Rechazar es gratis.

## Classic

classic-first-roll = Tira, avanza y haz lo que diga la casilla. Con un doble repites.
classic-first-jail = Paga 50, usa una carta o busca un doble, tres turnos como mucho.
classic-first-bus = Dado Veloz, Bus: avanza con un dado blanco o con los dos.
classic-first-triple = Tres iguales: avanza hasta la casilla que quieras.
classic-first-card = Paga esto ahora o saca otra carta, diga lo que diga.
classic-first-buy = Compra, o se subasta enseguida y también puedes pujar.
classic-first-auction = Se puja desde 1 y toda puja obliga. Si pasas, te quedas fuera.
classic-first-end = Antes de terminar tu turno: construye, intercambia e hipoteca.
classic-first-claim = Nadie lo reclama por ti. Con la próxima tirada se pierde.
classic-first-debt = Vende, hipoteca o intercambia. La deuda se paga sola en cuanto puedas.
classic-first-inherit = Levanta estas hipotecas ya, sin interés, o luego por un décimo más.
classic-first-contest = Hay pocos edificios: pide tú también o quédate sin nada esta vez.
classic-first-deal = Si aceptas, todo cambia de manos a la vez. Rechazar es gratis.
classic-first-build = Solo en grupos completos y por igual: un nivel de diferencia, no más.

## Builder

builder-first-drop = Empiezas el turno con seis fichas como mucho; el resto se queda aquí.
builder-first-roll = Tu tirada da fichas a quien tenga una propiedad con ese número.
builder-first-jail = Paga 50 M o usa una carta y juega, o busca un doble.
builder-first-buy = Te da dos fichas cada vez que alguien saque su número.
builder-first-auction = Desde 10 M, subiendo 5 M o más. Quien va ganando no puja ni pasa.
builder-first-steal = Toma una ficha del tipo que quieras de quien quieras.
builder-first-park = Una vez por parada: dos fichas cualesquiera por una de otro tipo.
builder-first-claim = Nadie lo reclama por ti. Con la próxima tirada se pierde el alquiler.
builder-first-debt = Hipoteca o intercambia. Con efectivo suficiente la deuda se paga sola.
builder-first-inherit = Levanta la hipoteca ya, o consérvala y no pagues nada de momento.
builder-first-deal = Si aceptas, todo cambia de manos a la vez. Rechazar es gratis.
builder-first-exchange = Cuatro fichas de un tipo por una de otro, las veces que puedas.
builder-first-penthouse = Acaba la partida al momento y todo el mundo cuenta sus puntos.

## Deal

deal-first-play = Hasta tres cartas por turno: al banco, como propiedad o como acción.
deal-first-respond = { deal-card-just-say-no } anula lo que quieren de ti y no gasta jugada.
deal-first-counter = Responde con otro { deal-card-just-say-no } y la acción sigue adelante.
deal-first-discard = Al terminar tu turno, siete cartas como mucho. Tú eliges cuáles.
deal-first-pay = Paga con lo que tienes delante, nunca de la mano. No hay cambio.
deal-first-rearrange = En tu turno los comodines cambian de color gratis y sin límite.
deal-first-sly = No vale con grupos completos; para eso está { deal-card-deal-breaker }.

## Knockout

knockout-first-slide = Con fuerza 100 llega al borde; con 15, a la fila 2. La mano tiembla.
knockout-first-again = Al salir de la cárcel se desliza otra vez desde la Salida.
knockout-first-retry = Deslízala otra vez desde la Salida o déjala fuera esta ronda.
knockout-first-jail = Paga 100 ahora para deslizarla otra vez. Después ya no se puede.
knockout-first-chance = Deslízala otra vez desde la Salida o déjala donde no cobra nada.
knockout-first-railroad = Ponla en cualquier propiedad sin piezas. No golpea a nadie.
