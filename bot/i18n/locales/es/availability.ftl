### Ausencias anunciadas, horas de silencio y cómo se llama a la gente en mesas que no son en vivo.

## En la mesa

table-option-leave = Mientras alguien no está
table-option-leave-wait = la mesa espera
table-option-leave-robot = juega un robot, como al agotarse el tiempo
leave-waits = 🧳 { $name } vuelve { $until }. La mesa espera.
leave-waited = 🧳 { $name } vuelve { $until }. La mesa ya no espera más.
leave-robot = 🧳 { $name } vuelve { $until }. Mientras tanto juega un robot.

## Llamar a alguien

notice-call = { $seat }: te toca.
notice-reminder = { $seat }: todavía te toca.
notice-soon = { $seat }: después te toca a ti.
notice-invite = { $seat }: { $host } te invita a esta mesa.
notice-opened = { $seat }: { $host } ha abierto esta mesa.
notice-waiting = A { $seat } le falta una persona para empezar.
notice-order = { $seat }: una de tus órdenes fijas no se podía cumplir y queda retirada ({ $order }).
notice-until = El tiempo se acaba { $until }
notice-paused = { $seat }: en pausa.
notice-others = { $seat }: se espera a { $names }.
notice-digest = 📋 Tus partidas sin prisa
notices-closed = ✉️ No he podido enviarte un mensaje directo, así que te volveré a mencionar en el canal.
notices-no-list = ✉️ No he podido enviarte la lista de tus partidas sin prisa, así que ya no la mando.

## Elegir cómo te llaman

button-notices = Avisos…
button-away = Ausencia…
button-zone = Zona horaria…
button-everywhere = En todas partes…
notices-title = 🔔 Avisos de las partidas sin prisa
notices-explained = En las partidas en vivo te menciono en el canal, salvo que desactives las menciones.
notices-zone = 🕑 Zona horaria: **{ $zone }** (ahora, { $time })
notices-guess = 🕑 Zona horaria, si acierto: **{ $zone }** (ahora, { $time })
notices-server = 🕑 Zona horaria del servidor: **{ $zone }** (ahora, { $time })
notices-table = 🔔 Avisos de { $game }, mesa { $table }
notices-elsewhere = En el resto: { $value }.
notices-way = Avisos
notices-here = Aquí
notices-mention = mención en el canal
notices-direct = mensaje directo
notices-off = nada
notices-usual = como en el resto
notices-marks = Además…
notices-reminders = Un recordatorio
notices-reminders-hint = A la mitad de tu tiempo para jugar
notices-soon = Pronto me toca
notices-soon-hint = Cuando le toca a quien juega justo antes que tú
notices-digest = Lista semanal
notices-digest-hint = Todas tus partidas sin prisa, los domingos por mensaje directo
notices-quiet = Horas de silencio
notices-never = ninguna
notices-as-server = como el servidor
server-hours = 🕑 Zona horaria: { $zone }
button-server-hours = Horas de silencio…
server-hours-title = Las horas de silencio de este servidor
server-hours-explained = Valen para quien no haya elegido las suyas en `/quartier avisos`.
server-hours-none = 🕑 Aún no hay zona horaria.
server-hours-form = La zona horaria de este servidor
notices-zone-form = Tu zona horaria
notices-zone-field = Zona horaria
notices-zone-hint = Una ciudad o un nombre como Europe/Madrid
zone-like = No encuentro la zona horaria «{ $text }». ¿Quieres decir { $like }?
zone-unknown = No encuentro la zona horaria «{ $text }». Escribe una ciudad grande de tu zona, como Madrid o Bogotá.
refusal-quiet-hours = Las horas de silencio llevan principio y fin, como 22–8, y duran { $hours } horas como mucho.

## No estar

button-until = Hasta…
button-am-back = Ya estoy aquí
button-away-days = { $count ->
    [one] 1 día
   *[other] { $count } días
  }
away-title = 🧳 Ausencia
away-no = Estás aquí. ¿Cuánto tiempo estarás fuera?
away-explained = Tus mesas sin prisa muestran hasta cuándo. Esperan o juega un robot, según se acordó al empezar. No recibes avisos.
away-left = { $left ->
    [0] Las mesas esperan como mucho { $days } días de cada { $within }. Ahora no te queda ninguno.
    [one] Las mesas esperan como mucho { $days } días de cada { $within }. Te queda 1.
   *[other] Las mesas esperan como mucho { $days } días de cada { $within }. Te quedan { $left }.
  }
away-yes = No estás. Vuelves { $until }.
away-waits = -# Las mesas dejan de esperar { $until }: como mucho { $days } días de cada { $within }. Después, simplemente pierdes tus jugadas.
away-zone = Zona horaria: { $zone } (ahora, { $time }). Cámbiala con `/quartier avisos`.
away-back = ¡Hola de nuevo! Tienes el tiempo completo para todo lo que te espera.
away-form = Ausencia
away-field = ¿Hasta el final de qué día?
away-hint = Un día, una fecha o un número de días
away-example = domingo, 29/11, 3 días
refusal-leave-day = No entiendo ese día. Escríbelo como domingo, 29/11 o 3 días.
refusal-leave-past = Ese día ya ha pasado.
refusal-leave-long = Puedes irte { $days } días como mucho.

## Días

date-long = { $weekday } { $day } de { $month }
date-in-days = { $count ->
    [one] 1 día
   *[other] { $count } días
  }
day-today = hoy
day-tomorrow = mañana
date-days = día días d
date-weeks = semana semanas sem
date-one = un una uno
date-fillers = hasta el la los las de del en dentro para que viene próximo próxima
weekday-0 = lunes
weekday-1 = martes
weekday-2 = miércoles
weekday-3 = jueves
weekday-4 = viernes
weekday-5 = sábado
weekday-6 = domingo
month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre
