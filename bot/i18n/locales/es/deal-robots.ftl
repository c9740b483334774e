## Deal: por qué los robots hicieron lo que hicieron. Nada aquí puede decir lo que hay en una mano.

deal-reason-ahead = { $tries ->
    [one] He probado una continuación
   *[other] He probado { $tries } continuaciones
  } en mi cabeza, con cartas al azar; esta acabó mejor.

deal-reason-wins = El { deal-group-name } es el último que me faltaba.
deal-reason-completes = Así completo el { deal-group-name }.
deal-reason-nears = Ya solo falta una carta para el { deal-group-name }.
deal-reason-joins = Va bien con lo que tengo en el { deal-group-name }.
deal-reason-begins = Todo grupo empieza por una carta: aquí, el { deal-group-name }.
deal-reason-spares = Con una carta de sobra, el { deal-group-name } sigue completo si tengo que dar alguna.
deal-reason-saves = El dinero del banco paga mis deudas, y así no lo hacen mis propiedades.
deal-reason-as-money = Le saco más a { $card-a } como dinero que como acción.
deal-reason-house = Una casa sube el alquiler del { deal-group-name } mientras siga completo.
deal-reason-hotel = Con un hotel, el alquiler del { deal-group-name } duele.
deal-reason-draws = Dos cartas nuevas por una jugada.
deal-reason-hinders = A { $seat } le faltaba muy poco para completar el { deal-group-name }.
deal-reason-takes = A mí me sirve más que a { $seat }: { $card }.
deal-reason-swaps = Lo que recibo vale más para mí que { $card-a }.
deal-reason-breaks = Un grupo completo es el mejor botín: el { deal-group-name } de { $seat }.
deal-reason-stops = { $seat } estaba a punto de ganar; había que quitarle el { deal-group-name }.
deal-reason-collects-short = { $seat } anda mal de dinero y tiene que pagar con propiedades.
deal-reason-collects-rich = { $seat } tiene dinero de sobra para pagarme.
deal-reason-birthday = Un regalo de todo el mundo.
deal-reason-charges-short = { $amount } es más de lo que hay en algunos bancos, así que pagarán con propiedades.
deal-reason-charges-rich = { $amount } de cada persona bien valen una carta de alquiler.
deal-reason-charges-one-short = { $amount } es más de lo que { $seat } tiene en el banco: pagarán las propiedades.
deal-reason-charges-one-rich = { $seat } puede pagarme { $amount }.
deal-reason-doubles = Doblado, ese alquiler es de { $amount }.
deal-reason-frees = El comodín me sirve más en el { deal-group-name }.
deal-reason-takes-back = En la mano, { $card-a } aún puede ir a cualquier sitio.
deal-reason-moves = El comodín me sirve más en el { deal-group-name }.
deal-reason-ends = Prefiero parar aquí.
deal-reason-gives-back = He devuelto lo que menos necesito.
deal-reason-pays-nothing = No tengo con qué pagar.
deal-reason-pays-money = Prefiero pagar con dinero que con propiedades.
deal-reason-pays-cheaply = Era el pago que menos dolía.
deal-reason-pays-property = Mi banco está vacío y he dado las propiedades que menos echaré de menos.
deal-reason-pays-set = Ese pago rompe un grupo, pero lo demás habría dolido más.
deal-reason-insists = Quiero eso de { $seat } de verdad.
deal-reason-refuses-debt = { $amount } habría dolido demasiado.
deal-reason-refuses-set = No le doy a { $seat } mi grupo completo.
deal-reason-refuses = Necesito demasiado esa carta para dársela a { $seat }.
deal-reason-lets-happen = Qué se le va a hacer.
deal-reason-lets-stand = Lo dejo pasar.
