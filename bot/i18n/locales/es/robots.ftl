## Robots: cómo se llaman y por qué hicieron lo que hicieron

robot-easy = Robot fácil
robot-normal = Robot normal
robot-strong = Robot fuerte
robot-only = Robot
table-option-substitute-easy = un robot fácil
table-option-substitute-normal = un robot normal
table-option-substitute-strong = un robot fuerte
table-option-substitute-random = un robot
button-why = ¿Por qué?
why-nothing = Todavía no ha jugado ningún robot.
why-rest = { $count ->
    [one] … y otra decisión más
   *[other] … y otras { $count } decisiones
  }
why-whose = ¿Qué robot?

reason-whim = Me apeteció.
reason-best = No había nada mejor que hacer.
reason-ahead = { $tries ->
    [one] Imaginé una continuación
   *[other] Imaginé { $tries } continuaciones
  } y esta acababa mejor (gano el { $chance } % de las veces).

city-reason-completes = Con { $space-the } completo mi grupo: sus alquileres se podrán doblar.
city-reason-denies = Con { $space-the }, { $seat } completaría su grupo, y no quiero.
city-reason-joins = Va con mis otros distritos de ese grupo: { $space }.
city-reason-earns = Creo que { $space-the } dará más de lo que cuesta.
city-reason-earns-all = Los distritos dan más de lo que cuestan.
city-reason-short = No puedo pagar lo que cuesta { $space-the }, así que se subasta.
city-reason-cheaper = Quizá me lleve { $space-the } por menos en una subasta.
city-reason-worth-more = Para mí, { $space-the } todavía vale más.
city-reason-dear = Para mí, { $space-the } no vale tanto; prefiero guardar efectivo para alquileres.
city-reason-least = El distrito que menos echaré de menos es { $space-the }.
city-reason-grows = Los bloques { $space-at } son los que más suben mis alquileres por su precio.
city-reason-fills = Eso llena { $space-the }, donde los alquileres son más altos.
city-reason-shields = La industria { $space-at } da alquiler aunque haya una molestia.
city-reason-no-site = No tengo ningún distrito donde construir.
city-reason-saves = Prefiero guardar mi efectivo para los próximos alquileres.
city-reason-nothing-left = No quedaba nada más que hacer.
city-reason-station-free = Con una estación { $space-at } puedo ir hasta allí y comprar.
city-reason-station-own = Para la estación me conviene { $space-the }: parar ahí no me cuesta nada.
city-reason-station-other = Con una estación { $space-at } paso más a menudo por { city-space-0.the }.
city-reason-presses = El permiso es gratis y tengo dónde construir.
city-reason-stadium = Aún hay tiempo para que el estadio me dé dinero al pasar por { city-space-0.the }.
city-reason-doubles = Un rascacielos { $space-at } dobla los alquileres de todo el grupo.
city-reason-tower = La Torre dobla todos mis alquileres.
city-reason-clears = Recuperar el alquiler { $space-of } vale más que lo que cuesta quitar esto.
city-reason-protects = Ahora nadie puede poner una molestia { $space-at }.
city-reason-harmless = Donde menos daño me hace es { $space-at }.
city-reason-slows = Donde más le cuesta a { $seat } es { $space-at }.
city-reason-slows-leader = { $seat } va en cabeza, y { $space-at } es donde más le duele.
city-reason-demolishes = Sin ese edificio, otra vez cabe una molestia { $space-at }.
city-reason-taxi = Una o dos casillas pueden ahorrar mucho: esa me convenía más.
city-reason-travels = Estoy mejor { $space-at }.
city-reason-travels-free = Aún está en venta { $space-the }.
city-reason-travels-go = El viaje pasa por { city-space-0.the } y cobro mi sueldo.
city-reason-walks = Guardo el Taxi para un momento peor.
city-reason-stays = Ninguna otra estación merecía el viaje.
city-reason-keeps-card = Guardo la carta para una cuenta más alta.
city-reason-dodges = Una carta me ha ahorrado { $amount }.
city-reason-mortgages = Hipotecar { $space-the } cubre mi deuda con la menor pérdida.
city-reason-lifts = Quiero volver a cobrar alquiler { $space-at }.
city-reason-more-time = Voy por detrás y necesito más tiempo.
city-reason-time-enough = Voy en cabeza, así que por mí puede acabar la hora.
city-reason-bad-deal = Ese intercambio me da menos de lo que cuesta.
