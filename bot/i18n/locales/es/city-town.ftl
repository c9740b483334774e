### City: estaciones y viajes, grandes edificios, edificios extra y molestias, licencia de obras.

## Piezas. `.a` y `.the` van en frases, `.sort` es `hazard` o `bonus`.

city-value-station = estación
    .a = una estación
    .the = la estación
city-value-stadium = estadio
    .a = un estadio
    .the = el estadio
city-value-skyscraper = rascacielos
    .a = un rascacielos
    .the = el rascacielos
city-value-tower = Torre
    .a = la Torre
    .the = la Torre
city-value-park = parque
    .a = un parque
    .the = el parque
    .sort = bonus
city-value-school = colegio
    .a = un colegio
    .the = el colegio
    .sort = bonus
city-value-water-tower = torre de agua
    .a = una torre de agua
    .the = la torre de agua
    .sort = bonus
city-value-wind-farm = parque eólico
    .a = un parque eólico
    .the = el parque eólico
    .sort = bonus
city-value-rubbish-dump = vertedero
    .a = un vertedero
    .the = el vertedero
    .sort = hazard
city-value-prison = prisión
    .a = una prisión
    .the = la prisión
    .sort = hazard
city-value-sewage-plant = depuradora
    .a = una depuradora
    .the = la depuradora
    .sort = hazard
city-value-power-station = central eléctrica
    .a = una central eléctrica
    .the = la central eléctrica
    .sort = hazard

## Verbos, y las preguntas por sus campos

city-action-place-station = Colocar la estación
city-action-place-station-space = ¿En qué distrito va la estación?
city-action-build-stadium = Construir un estadio
city-action-build-stadium-space = ¿En qué distrito va el estadio?
city-action-build-skyscraper = Construir un rascacielos
city-action-build-skyscraper-space = ¿En qué distrito va el rascacielos?
city-action-build-tower = Construir la Torre
city-action-build-tower-space = ¿En qué distrito va la Torre?
city-action-remove-hazard = Quitar una molestia
city-action-remove-hazard-space = ¿En qué distrito?
city-action-remove-hazard-piece = ¿Qué molestia?
city-action-place = Colocar un edificio
city-action-place-piece = ¿Qué edificio?
city-action-place-space = ¿En qué distrito?
city-action-travel = Tomar el tren
city-action-travel-space = ¿Dónde te bajas?
city-action-stay = Quedarse aquí

## Sucesos

city-event-station-placed = { $seat } abre una estación { $space-at }.
city-event-trip-made = { $seat } toma el tren desde { $start-the } hasta { $space-the }.
city-event-landmark-built = { $piece-word ->
    [stadium] { $seat } construye { $piece-a } { $space-at } por { $amount }. Da 1 M cada vez que pase por { city-space-0.the }.
   *[other] { $seat } construye { $piece-a } { $space-at } por { $amount }.
  }
city-event-special-placed = { $piece-sort ->
    [hazard] { $owner-n ->
        [-1] { $seat } coloca { $piece-a } { $space-at }, distrito libre; alquiler { $before } → { $after }.
       *[other] { $seat } coloca { $piece-a } { $space-at }, distrito de { $owner }; alquiler { $before } → { $after }.
      }
   *[bonus] { $seat } coloca { $piece-a } { $space-at }. Ahí ya no caben molestias.
  }
city-event-special-removed = { $piece-sort ->
    [hazard] { $amount-n ->
        [0] { $seat } quita { $piece-the } que había { $space-at }; alquiler { $before } → { $after }.
       *[other] { $seat } paga { $amount } por quitar { $piece-the } que había { $space-at }; alquiler { $before } → { $after }.
      }
   *[bonus] { $seat } manda derribar { $piece-the } que había { $space-at }.
  }
city-event-nothing-placed = { city-space-5 }: { $seat } no coloca nada.

## Esperas

city-wait-place = { $seat } tiene una licencia de obras
city-wait-travel = { $seat } puede tomar el tren

## Negativas

city-refusal-already-travelled = Solo puedes tomar el tren una vez por movimiento.
city-refusal-no-station = No hay otra estación donde bajarse.
city-refusal-station-exists = Este distrito ya tiene una estación.
city-refusal-not-offered = Desde esta casilla no puedes colocar ese edificio.
city-refusal-not-for-sale = La banca va a subastar este distrito: todavía no es de nadie.
city-refusal-not-owner = Este distrito no es tuyo.
city-refusal-wrong-owner = { $case ->
    [own-hazard] Las molestias van en un distrito de otra persona o en uno libre.
    [their-bonus] Los edificios extra van en un distrito tuyo o en uno libre.
    [not-own] Este edificio extra va en uno de tus distritos.
    [owned] Este distrito ya es de alguien. Elige uno libre.
    [own] Este distrito ya es tuyo. Elige el de otra persona.
    [nobodys] Este distrito no es de nadie. Elige el de otra persona.
   *[other] Para eso, este distrito tendría que ser de otra persona.
  }
city-refusal-need-two-of-group = Para un estadio necesitas dos distritos del mismo color.
city-refusal-need-full-group = Para un rascacielos necesitas el grupo completo de ese color.
city-refusal-need-two-groups = Para la Torre necesitas dos grupos completos.
city-refusal-group-has-stadium = Este grupo ya tiene un estadio.
city-refusal-group-has-skyscraper = Este grupo ya tiene un rascacielos.
city-refusal-protected = Un edificio extra protege este distrito.
city-refusal-hazard-present = Aquí hay una molestia: no cabe un edificio extra.
city-refusal-special-exists = Aquí no caben más edificios extra ni molestias.
city-refusal-no-hazard = Aquí no hay ninguna molestia.
city-refusal-not-mortgaged = Este distrito no está hipotecado.
