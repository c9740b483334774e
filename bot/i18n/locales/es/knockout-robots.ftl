## Knockout: por qué sus robots hicieron lo que hicieron.

knockout-reason-ahead = { $tries ->
    [one] He probado un deslizamiento
   *[other] He probado { $tries } deslizamientos
  } en mi cabeza, con mal pulso; este salió mejor ({ $chance } % de ganar).
knockout-reason-completes = { $space } completa mi grupo: { $group }.
knockout-reason-joins = { $space } va bien con lo que tengo de ese grupo: { $group }.
knockout-reason-forestalls = Voy por delante en el orden, así que cobro yo lo que { $colour } cobraría { $space-at }.
knockout-reason-earns = Apuntaba a esta casilla: { $space }. Da { $amount }.
knockout-reason-house = Con una { knockout-space-2 }, mi mejor propiedad paga otra vez.
knockout-reason-chance = Desde { knockout-space-15 } puedo deslizar otra vez al final, cuando casi nadie puede responder.
knockout-reason-railroad = Desde { knockout-space-26.the } mi pieza puede ir al final a cualquier propiedad libre.
knockout-reason-parking = Quería el dinero { knockout-space-29.of }.
knockout-reason-breaks = A ese grupo le faltaba poco para estar completo: { $group } ({ $colour }).
knockout-reason-knocks = La pieza que estaba { $space-at } habría cobrado demasiado ({ $colour }).
knockout-reason-pays = Deslizar una vez más me da más de lo que cuesta.
knockout-reason-stays = Ahora mismo, deslizar una vez más no vale lo que cuesta.
knockout-reason-declines = Ahora mismo, una segunda oportunidad no vale lo que cuesta.
knockout-reason-lets-lie = El tablero me gusta como está.
knockout-reason-moves = { $space } es lo que más me da ahora.
knockout-reason-remains = Ninguna propiedad libre me daría nada.
