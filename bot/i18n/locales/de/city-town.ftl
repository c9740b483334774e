### City: Bahnhöfe und Fahrten, Wahrzeichen, Bonusgebäude und Störbauten, Planung.

## Gebäude. `.a` und `.the` stehen als Akkusativ in Sätzen, `.sort` ist `hazard` oder `bonus`.

city-value-station = Bahnhof
    .a = einen Bahnhof
    .the = den Bahnhof
city-value-stadium = Stadion
    .a = ein Stadion
    .the = das Stadion
city-value-skyscraper = Wolkenkratzer
    .a = einen Wolkenkratzer
    .the = den Wolkenkratzer
city-value-tower = Turm
    .a = den Turm
    .the = den Turm
city-value-park = Park
    .a = einen Park
    .the = den Park
    .sort = bonus
city-value-school = Schule
    .a = eine Schule
    .the = die Schule
    .sort = bonus
city-value-water-tower = Wasserturm
    .a = einen Wasserturm
    .the = den Wasserturm
    .sort = bonus
city-value-wind-farm = Windpark
    .a = einen Windpark
    .the = den Windpark
    .sort = bonus
city-value-rubbish-dump = Mülldeponie
    .a = eine Mülldeponie
    .the = die Mülldeponie
    .sort = hazard
city-value-prison = Haftanstalt
    .a = eine Haftanstalt
    .the = die Haftanstalt
    .sort = hazard
city-value-sewage-plant = Kläranlage
    .a = eine Kläranlage
    .the = die Kläranlage
    .sort = hazard
city-value-power-station = Kraftwerk
    .a = ein Kraftwerk
    .the = das Kraftwerk
    .sort = hazard

## Verben und die Fragen nach ihren Feldern

city-action-place-station = Bahnhof setzen
city-action-place-station-space = Welches Viertel bekommt den Bahnhof?
city-action-build-stadium = Stadion bauen
city-action-build-stadium-space = Welches Viertel bekommt das Stadion?
city-action-build-skyscraper = Wolkenkratzer bauen
city-action-build-skyscraper-space = Welches Viertel bekommt den Wolkenkratzer?
city-action-build-tower = Den Turm bauen
city-action-build-tower-space = Welches Viertel bekommt den Turm?
city-action-remove-hazard = Störbau entfernen
city-action-remove-hazard-space = In welchem Viertel?
city-action-remove-hazard-piece = Welchen Störbau?
city-action-place = Gebäude setzen
city-action-place-piece = Welches Gebäude?
city-action-place-space = In welches Viertel?
city-action-travel = Mit dem Zug fahren
city-action-travel-space = Wo steigst du aus?
city-action-stay = Hier bleiben

## Ereignisse

city-event-station-placed = { $seat } eröffnet { $space-at } einen Bahnhof.
city-event-trip-made = { $seat } fährt mit dem Zug: { $start } → { $space }.
city-event-landmark-built = { $piece-word ->
    [stadium] { $seat } baut { $space-at } { $piece-a } für { $amount }. Das bringt bei jedem Gang über { city-space-0 } 1 M.
   *[other] { $seat } baut { $space-at } { $piece-a } für { $amount }.
  }
city-event-special-placed = { $piece-sort ->
    [hazard] { $owner-n ->
        [-1] { $seat } setzt { $space-at } { $piece-a }. Das Viertel ist frei; Miete { $before } → { $after }.
       *[other] { $seat } setzt { $space-at } { $piece-a } (gehört: { $owner }); Miete { $before } → { $after }.
      }
   *[bonus] { $seat } setzt { $space-at } { $piece-a }. Das hält Störbauten fern.
  }
city-event-special-removed = { $piece-sort ->
    [hazard] { $amount-n ->
        [0] { $seat } entfernt { $space-at } { $piece-the }; Miete { $before } → { $after }.
       *[other] { $seat } entfernt { $space-at } für { $amount } { $piece-the }; Miete { $before } → { $after }.
      }
   *[bonus] { $seat } lässt { $space-at } { $piece-the } abreißen.
  }
city-event-nothing-placed = { $seat } setzt kein Gebäude.

## Warten

city-wait-place = { $seat } darf planen
city-wait-travel = { $seat } darf mit dem Zug fahren

## Ablehnungen

city-refusal-already-travelled = Mit dem Zug fährst du nur einmal pro Wurf.
city-refusal-no-station = Dort gibt es keinen Bahnhof zum Aussteigen.
city-refusal-station-exists = Dieses Viertel hat schon einen Bahnhof.
city-refusal-not-offered = Dieses Gebäude gibt es auf diesem Feld nicht.
city-refusal-not-for-sale = Die Bank versteigert dieses Viertel gleich, es gehört noch niemandem.
city-refusal-not-owner = Dieses Viertel gehört dir nicht.
city-refusal-wrong-owner = { $case ->
    [own-hazard] Störbauten kommen in ein fremdes oder freies Viertel.
    [their-bonus] Bonusgebäude kommen in ein eigenes oder freies Viertel.
    [not-own] Dieses Bonusgebäude kommt in eines deiner Viertel.
    [owned] Dieses Viertel gehört schon jemandem. Wähl ein freies.
    [own] Dieses Viertel gehört schon dir. Wähl ein fremdes.
    [nobodys] Dieses Viertel gehört niemandem. Wähl eins, das jemandem gehört.
   *[other] Dafür gehört dieses Viertel der falschen Person.
  }
city-refusal-need-two-of-group = Für ein Stadion brauchst du zwei Viertel einer Farbe.
city-refusal-need-full-group = Für einen Wolkenkratzer brauchst du die ganze Gruppe dieser Farbe.
city-refusal-need-two-groups = Für den Turm brauchst du zwei ganze Gruppen.
city-refusal-group-has-stadium = Diese Gruppe hat schon ein Stadion.
city-refusal-group-has-skyscraper = Diese Gruppe hat schon einen Wolkenkratzer.
city-refusal-protected = Ein Bonusgebäude schützt dieses Viertel.
city-refusal-hazard-present = Hier steht ein Störbau, da passt kein Bonusgebäude hin.
city-refusal-special-exists = Hier ist kein Platz mehr für ein Bonusgebäude oder einen Störbau.
city-refusal-no-hazard = Hier steht kein Störbau.
city-refusal-not-mortgaged = Auf diesem Viertel liegt keine Hypothek.
