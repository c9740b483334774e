## Knockout: por qué sus robots hicieron lo que hicieron.

knockout-reason-ahead = { $tries ->
    [one] He probado un deslizamiento
   *[other] He probado { $tries } deslizamientos
  } en mi cabeza, con mal pulso; este salió mejor ({ $chance } % de ganar).
knockout-reason-completes = Con { $space-the } completo mi grupo: { $group }.
knockout-reason-joins = Me va bien { $space-the } con lo que tengo de ese grupo: { $group }.
knockout-reason-forestalls = Voy por delante en el orden, así que cobro yo lo que { $colour } cobraría { $space-at }.
knockout-reason-earns = Apuntaba a esta casilla: { $space }. Da { $amount }.
knockout-reason-house = Con una { knockout-space-2 }, vuelvo a cobrar mi mejor propiedad.
knockout-reason-chance = Desde { knockout-space-15 } puedo deslizar otra vez al final, cuando casi nadie puede responder.
knockout-reason-railroad = Desde { knockout-space-26.the } mi pieza puede ir al final a cualquier propiedad libre.
knockout-reason-parking = Quería el dinero { knockout-space-29.of }.
knockout-reason-breaks = A ese grupo le faltaba poco para estar completo: { $group } ({ $colour }).
knockout-reason-knocks = La pieza que estaba { $space-at } habría cobrado demasiado ({ $colour }).
knockout-reason-pays = Deslizar una vez más me da más de lo que cuesta.
knockout-reason-stays = Ahora mismo, deslizar una vez más no vale lo que cuesta.
knockout-reason-declines = Ahora mismo, una segunda oportunidad no vale lo que cuesta.
knockout-reason-lets-lie = El tablero me gusta como está.
knockout-reason-moves = Lo que más me da ahora es { $space-the }.
knockout-reason-remains = Ninguna propiedad libre me daría nada.
