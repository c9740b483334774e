## Knockout: warum die Roboter taten, was sie taten.

knockout-reason-ahead = { $tries ->
    [one] Ich habe einen Stoß
   *[other] Ich habe { $tries } Stöße
  } im Kopf mit zittriger Hand durchgespielt; dieser endete am besten ({ $chance } % Siegchance).
knockout-reason-completes = { $space } macht meine Gruppe voll: { $group }.
knockout-reason-joins = { $space } passt zu dem, was ich in der Gruppe schon habe: { $group }.
knockout-reason-forestalls = Auf der Bezugskarte bin ich früher dran, also bekomme ich das: { $space } (sonst { $colour }).
knockout-reason-earns = Ich habe auf { $space-the } gezielt: bringt { $amount }.
knockout-reason-house = Mit dem Feld { knockout-space-2 } zahlt mein bestes Grundstück noch einmal.
knockout-reason-chance = Vom Feld { knockout-space-15 } aus darf ich am Ende noch einmal schieben, wenn kaum jemand mehr antworten kann.
knockout-reason-railroad = Vom Feld { knockout-space-26 } aus kann mein Stein am Ende zu jedem freien Grundstück.
knockout-reason-parking = Ich war hinter dem Geld auf { knockout-space-29 } her.
knockout-reason-breaks = Diese Gruppe war zu nah daran, voll zu sein: { $group } ({ $colour }).
knockout-reason-knocks = Der Stein { $space-at } hätte zu viel bekommen ({ $colour }).
knockout-reason-pays = Noch ein Stoß ist mir mehr wert, als er kostet.
knockout-reason-stays = Noch ein Stoß ist mir gerade den Preis nicht wert.
knockout-reason-declines = Ein zweiter Versuch ist mir gerade den Preis nicht wert.
knockout-reason-lets-lie = Mir gefällt der Plan so, wie er ist.
knockout-reason-moves = { $space } bringt mir gerade am meisten.
knockout-reason-remains = Kein freies Grundstück würde mir etwas bringen.
