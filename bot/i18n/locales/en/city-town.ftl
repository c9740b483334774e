### City: stations and trips, landmarks, bonus buildings and hazards, planning permission.

## Pieces. `.a` and `.the` stand in sentences, `.sort` is `hazard` or `bonus`.

city-value-station = station
    .a = a station
    .the = the station
city-value-stadium = stadium
    .a = a stadium
    .the = the stadium
city-value-skyscraper = skyscraper
    .a = a skyscraper
    .the = the skyscraper
city-value-tower = Tower
    .a = the Tower
    .the = the Tower
city-value-park = park
    .a = a park
    .the = the park
    .sort = bonus
city-value-school = school
    .a = a school
    .the = the school
    .sort = bonus
city-value-water-tower = water tower
    .a = a water tower
    .the = the water tower
    .sort = bonus
city-value-wind-farm = wind farm
    .a = a wind farm
    .the = the wind farm
    .sort = bonus
city-value-rubbish-dump = rubbish dump
    .a = a rubbish dump
    .the = the rubbish dump
    .sort = hazard
city-value-prison = prison
    .a = a prison
    .the = the prison
    .sort = hazard
city-value-sewage-plant = sewage plant
    .a = a sewage plant
    .the = the sewage plant
    .sort = hazard
city-value-power-station = power station
    .a = a power station
    .the = the power station
    .sort = hazard

## Verbs, and the questions for their fields

city-action-place-station = Place the station
city-action-place-station-space = In which district does the station open?
city-action-build-stadium = Build a stadium
city-action-build-stadium-space = In which district does the stadium stand?
city-action-build-skyscraper = Build a skyscraper
city-action-build-skyscraper-space = In which district does the skyscraper stand?
city-action-build-tower = Build the Tower
city-action-build-tower-space = In which district does the Tower stand?
city-action-remove-hazard = Remove a hazard
city-action-remove-hazard-space = In which district?
city-action-remove-hazard-piece = Which hazard?
city-action-place = Place a building
city-action-place-piece = Which building?
city-action-place-space = In which district?
city-action-travel = Take the train
city-action-travel-space = Where do you get off?
city-action-stay = Stay here

## Events

city-event-station-placed = { $seat } opens a station { $space-at }.
city-event-trip-made = { $seat } takes the train from { $start-the } to { $space-the }.
city-event-landmark-built = { $piece-word ->
    [stadium] { $seat } builds { $piece-a } { $space-at } for { $amount }: it brings 1M at each { city-space-0 }.
   *[other] { $seat } builds { $piece-a } { $space-at } for { $amount }.
  }
city-event-special-placed = { $piece-sort ->
    [hazard] { $owner-n ->
        [-1] { $seat } places { $piece-a } { $space-at }, a free district; rent { $before } → { $after }.
       *[other] { $seat } places { $piece-a } { $space-at } (owner: { $owner }); rent { $before } → { $after }.
      }
   *[bonus] { $seat } places { $piece-a } { $space-at }: hazards keep away.
  }
city-event-special-removed = { $piece-sort ->
    [hazard] { $amount-n ->
        [0] { $seat } clears away { $piece-the } { $space-of }; rent { $before } → { $after }.
       *[other] { $seat } pays { $amount } to clear away { $piece-the } { $space-of }; rent { $before } → { $after }.
      }
   *[bonus] { $seat } has { $piece-the } { $space-of } torn down.
  }
city-event-nothing-placed = Planning permission: { $seat } places nothing.

## Waits

city-wait-place = { $seat } has a planning permission
city-wait-travel = { $seat } may take the train

## Refusals

city-refusal-already-travelled = You've already taken the train since you last landed: one trip for each move.
city-refusal-no-station = There's no station to get off at.
city-refusal-station-exists = There's a station already: a district has room for one.
city-refusal-not-offered = This space doesn't offer that building.
city-refusal-not-for-sale = The bank is about to auction this district: it's nobody's until then.
city-refusal-not-owner = This district isn't yours.
city-refusal-wrong-owner = { $case ->
    [own-hazard] A hazard is never placed on your own district: choose another player's, or a free one.
    [their-bonus] A bonus building is never placed on another player's district: choose one of yours, or a free one.
    [not-own] This bonus building goes to one of your own districts.
    [owned] This district has an owner: only a free one can be inherited.
    [own] This district is already yours: choose another player's.
    [nobodys] This district has no owner: choose another player's.
   *[other] This district has the wrong owner for that.
  }
city-refusal-need-two-of-group = For a stadium you need two districts of one colour.
city-refusal-need-full-group = A skyscraper needs all districts of its colour in your hands.
city-refusal-need-two-groups = The Tower needs two complete colours in your hands.
city-refusal-group-has-stadium = This colour has its stadium already.
city-refusal-group-has-skyscraper = This colour has its skyscraper already.
city-refusal-protected = A bonus building protects this district.
city-refusal-hazard-present = A hazard stands there: no bonus building beside it.
city-refusal-special-exists = There's no more room for bonus buildings or hazards there.
city-refusal-no-hazard = No hazard stands there.
city-refusal-not-mortgaged = This district isn't mortgaged.
