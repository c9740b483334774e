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
city-action-place-station-space = Which district gets the station?
city-action-build-stadium = Build a stadium
city-action-build-stadium-space = Which district gets the stadium?
city-action-build-skyscraper = Build a skyscraper
city-action-build-skyscraper-space = Which district gets the skyscraper?
city-action-build-tower = Build the Tower
city-action-build-tower-space = Which district gets the Tower?
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
    [stadium] { $seat } builds { $piece-a } { $space-at } for { $amount }. It earns 1M at each { city-space-0 }.
   *[other] { $seat } builds { $piece-a } { $space-at } for { $amount }.
  }
city-event-special-placed = { $piece-sort ->
    [hazard] { $owner-n ->
        [-1] { $seat } places { $piece-a } { $space-at }, which is unowned; rent { $before } → { $after }.
       *[other] { $seat } places { $piece-a } { $space-at } (owner: { $owner }); rent { $before } → { $after }.
      }
   *[bonus] { $seat } places { $piece-a } { $space-at }. It keeps hazards away.
  }
city-event-special-removed = { $piece-sort ->
    [hazard] { $amount-n ->
        [0] { $seat } clears away { $piece-the } { $space-at }; rent { $before } → { $after }.
       *[other] { $seat } pays { $amount } to clear away { $piece-the } { $space-at }; rent { $before } → { $after }.
      }
   *[bonus] { $seat } has { $piece-the } { $space-at } torn down.
  }
city-event-nothing-placed = Planning permission: { $seat } places nothing.

## Waits

city-wait-place = { $seat } has planning permission
city-wait-travel = { $seat } may take the train

## Refusals

city-refusal-already-travelled = You can only take the train once per move.
city-refusal-no-station = There's no station to get off at.
city-refusal-station-exists = This district already has a station.
city-refusal-not-offered = You can't place that building from this space.
city-refusal-not-for-sale = The bank is about to auction this district, so it has no owner yet.
city-refusal-not-owner = This district isn't yours.
city-refusal-wrong-owner = { $case ->
    [own-hazard] Hazards go on another player's district or an unowned one.
    [their-bonus] Bonus buildings go on your own district or an unowned one.
    [not-own] This bonus building goes on one of your own districts.
    [owned] This district has an owner. Choose an unowned one.
    [own] This district is already yours. Choose another player's.
    [nobodys] This district has no owner. Choose another player's.
   *[other] This district has the wrong owner for that.
  }
city-refusal-need-two-of-group = For a stadium you need two districts of one colour.
city-refusal-need-full-group = For a skyscraper you need the complete set of that colour.
city-refusal-need-two-groups = For the Tower you need two complete sets.
city-refusal-group-has-stadium = This set already has a stadium.
city-refusal-group-has-skyscraper = This set already has a skyscraper.
city-refusal-protected = A bonus building protects this district.
city-refusal-hazard-present = There's a hazard here, so no bonus building fits.
city-refusal-special-exists = There's no room for another bonus building or hazard here.
city-refusal-no-hazard = There's no hazard here.
city-refusal-not-mortgaged = This district isn't mortgaged.
