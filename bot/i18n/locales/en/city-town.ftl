### City: stations and trips, landmarks, bonus buildings and hazards, planning permission.

## Pieces. `.a` and `.the` stand in sentences, `.sort` is `hazard` or `bonus`.

# City: a word, in sentences, on buttons and in menus; at most 25 characters. `.a`: with “a” or “an”. `.the`: with its article.
city-value-station = station
    .a = a station
    .the = the station

# City: a word, in sentences, on buttons and in menus; at most 25 characters. `.a`: with “a” or “an”. `.the`: with its article.
city-value-stadium = stadium
    .a = a stadium
    .the = the stadium

# City: a word, in sentences, on buttons and in menus; at most 25 characters. `.a`: with “a” or “an”. `.the`: with its article.
city-value-skyscraper = skyscraper
    .a = a skyscraper
    .the = the skyscraper

# City: a word, in sentences, on buttons and in menus; at most 25 characters. `.a`: with “a” or “an”. `.the`: with its article.
city-value-tower = Tower
    .a = the Tower
    .the = the Tower

# City: a word, in sentences, on buttons and in menus; at most 25 characters. `.a`: with “a” or “an”. `.the`: with its article. `.sort`: a word to choose by, not translated.
city-value-park = park
    .a = a park
    .the = the park
    .sort = bonus

# City: a word, in sentences, on buttons and in menus; at most 25 characters. `.a`: with “a” or “an”. `.the`: with its article. `.sort`: a word to choose by, not translated.
city-value-school = school
    .a = a school
    .the = the school
    .sort = bonus

# City: a word, in sentences, on buttons and in menus; at most 25 characters. `.a`: with “a” or “an”. `.the`: with its article. `.sort`: a word to choose by, not translated.
city-value-water-tower = water tower
    .a = a water tower
    .the = the water tower
    .sort = bonus

# City: a word, in sentences, on buttons and in menus; at most 25 characters. `.a`: with “a” or “an”. `.the`: with its article. `.sort`: a word to choose by, not translated.
city-value-wind-farm = wind farm
    .a = a wind farm
    .the = the wind farm
    .sort = bonus

# City: a word, in sentences, on buttons and in menus; at most 25 characters. `.a`: with “a” or “an”. `.the`: with its article. `.sort`: a word to choose by, not translated.
city-value-rubbish-dump = rubbish dump
    .a = a rubbish dump
    .the = the rubbish dump
    .sort = hazard

# City: a word, in sentences, on buttons and in menus; at most 25 characters. `.a`: with “a” or “an”. `.the`: with its article. `.sort`: a word to choose by, not translated.
city-value-prison = prison
    .a = a prison
    .the = the prison
    .sort = hazard

# City: a word, in sentences, on buttons and in menus; not much longer than English. `.a`: with “a” or “an”. `.the`: with its article. `.sort`: a word to choose by, not translated.
city-value-sewage-plant = sewage plant
    .a = a sewage plant
    .the = the sewage plant
    .sort = hazard

# City: a word, in sentences, on buttons and in menus; at most 25 characters. `.a`: with “a” or “an”. `.the`: with its article. `.sort`: a word to choose by, not translated.
city-value-power-station = power station
    .a = a power station
    .the = the power station
    .sort = hazard

## Verbs, and the questions for their fields

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-place-station = Place the station

# City: asked for the move “Place the station”, above a menu or as a form's label; at most 45 characters.
city-action-place-station-space = Which district gets the station?

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-build-stadium = Build a stadium

# City: asked for the move “Build a stadium”, above a menu or as a form's label; at most 45 characters.
city-action-build-stadium-space = Which district gets the stadium?

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-build-skyscraper = Build a skyscraper

# City: asked for the move “Build a skyscraper”, above a menu or as a form's label; at most 45 characters.
city-action-build-skyscraper-space = Which district gets the skyscraper?

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-build-tower = Build the Tower

# City: asked for the move “Build the Tower”, above a menu or as a form's label; at most 45 characters.
city-action-build-tower-space = Which district gets the Tower?

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-remove-hazard = Remove a hazard

# City: asked for the move “Remove a hazard”, above a menu or as a form's label; at most 45 characters.
city-action-remove-hazard-space = In which district?

# City: asked for the move “Remove a hazard”, above a menu or as a form's label; at most 45 characters.
city-action-remove-hazard-piece = Which hazard?

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-place = Place a building

# City: asked for the move “Place a building”, above a menu or as a form's label; at most 45 characters.
city-action-place-piece = Which building?

# City: asked for the move “Place a building”, above a menu or as a form's label; at most 45 characters.
city-action-place-space = In which district?

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-travel = Take the train

# City: asked for the move “Take the train”, above a menu or as a form's label; at most 45 characters.
city-action-travel-space = Where will you get off?

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-stay = Stay here

## Events

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $space-at: a space of the board, as in “stops at …” (at Silver Harbor)
city-event-station-placed = { $seat } opens a station { $space-at }.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $start-the: the space left, with its article (Middleton) ·
# $space-the: a space of the board, with its article (Fortune Valley)
city-event-trip-made = { $seat } takes the train from { $start-the } to { $space-the }.

# City: what has just happened, a line of the turn's message and the history; not much longer than English.
# $piece-word: a building, a word to choose by (stadium or other) · $seat: a person (Anna) · $piece-a: a building, with “a” or “an” (a skyscraper) ·
# $space-at: a space of the board, as in “stops at …” (in Brightside) · $amount: money (2M)
city-event-landmark-built = { $piece-word ->
    [stadium] { $seat } builds { $piece-a } { $space-at } for { $amount }. It earns 1M each time they pass { city-space-0 }.
   *[other] { $seat } builds { $piece-a } { $space-at } for { $amount }.
  }

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $piece-sort: its sort (hazard or bonus) · $owner-n: $owner as a number, -1 is the bank (2) · $seat: a person (Anna) ·
# $piece-a: a building, with “a” or “an” (a prison) · $space-at: a space of the board, as in “stops at …” (at The Marina) ·
# $before: the rent before (260k) · $after: the rent after (260k) · $owner: the owner (Ben)
city-event-special-placed = { $piece-sort ->
    [hazard] { $owner-n ->
        [-1] { $seat } places { $piece-a } { $space-at }, which is unowned; rent { $before } → { $after }.
       *[other] { $seat } places { $piece-a } { $space-at } (owner: { $owner }); rent { $before } → { $after }.
      }
   *[bonus] { $seat } places { $piece-a } { $space-at }. It keeps hazards away.
  }

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $piece-sort: its sort (hazard or bonus) · $amount-n: $amount as a number, for the plural (2000) · $seat: a person (Anna) ·
# $piece-the: a building, with its article (the prison) · $space-at: a space of the board, as in “stops at …” (in Diamond Hills) ·
# $before: the rent before (500k) · $after: the rent after (20M) · $amount: money (1.5M)
city-event-special-removed = { $piece-sort ->
    [hazard] { $amount-n ->
        [0] { $seat } clears away { $piece-the } { $space-at }; rent { $before } → { $after }.
       *[other] { $seat } pays { $amount } to clear away { $piece-the } { $space-at }; rent { $before } → { $after }.
      }
   *[bonus] { $seat } has { $piece-the } { $space-at } torn down.
  }

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna)
city-event-nothing-placed = Planning permission: { $seat } places nothing.

## Waits

# City: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
city-wait-place = { $seat } has planning permission

# City: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
city-wait-travel = { $seat } may take the train

## Refusals

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-already-travelled = You can only take the train once per move.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-no-station = There's no station to get off at.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-station-exists = This district already has a station.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-not-offered = You can't place that building from this space.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-not-for-sale = The bank is about to auction this district, so it has no owner yet.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-not-owner = This district isn't yours.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $case: what is wrong with the owner (own-hazard, their-bonus, not-own, owned, own, nobodys or other)
city-refusal-wrong-owner = { $case ->
    [own-hazard] Hazards go in another player's district or an unowned one.
    [their-bonus] Bonus buildings go in your own district or an unowned one.
    [not-own] This bonus building goes in one of your own districts.
    [owned] This district has an owner. Choose an unowned one.
    [own] This district is already yours. Choose another player's.
    [nobodys] This district has no owner. Choose another player's.
   *[other] This district has the wrong owner for that.
  }

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-need-two-of-group = For a stadium you need two districts of the same colour.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-need-full-group = For a skyscraper you need the complete set of that colour.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-need-two-groups = For the Tower you need two complete sets.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-group-has-stadium = This set already has a stadium.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-group-has-skyscraper = This set already has a skyscraper.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-protected = A bonus building protects this district.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-hazard-present = There's a hazard here, so you can't place a bonus building.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-special-exists = There's no room for another bonus building or hazard here.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-no-hazard = There's no hazard here.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-not-mortgaged = This district isn't mortgaged.
