### City: Tausche. `$give-all` und `$take-all` sind, was jede Seite gibt, Bargeld inbegriffen, oder „nichts“.

## Verben und die Fragen nach ihren Feldern

city-action-offer-settlement = Tausch statt Zahlung
city-action-offer-settlement-give = Was gibst du?
city-action-offer-settlement-pay = Wie viel Bargeld gibst du?
city-action-offer-settlement-take = Was willst du dafür?
city-action-offer-settlement-ask = Wie viel Bargeld willst du dafür?

## Ereignisse

city-event-deal-proposed = { $settles-word ->
    [yes] Um alles zu begleichen, bietet { $seat } { $give-all }; dafür: { $take-all }. { $partner }, einverstanden?
   *[no] { $seat } bietet { $partner } einen Tausch an: { $give-all } gegen { $take-all }.
  }
city-event-deal-made = { $settles-word ->
    [yes] Abgemacht! { $partner } bekommt { $give-all }, die Schulden von { $seat } sind weg; dafür: { $take-all }.
   *[no] Abgemacht! { $partner } bekommt { $give-all }, { $seat } bekommt { $take-all }.
  }

## Ablehnungen

city-refusal-auction-running = Warte, bis die Versteigerung vorbei ist.
city-refusal-not-tradable = „{ city-value-card-dodge }“ lässt sich nicht tauschen: Die Karte gibt es auf { city-space-20 }.
city-refusal-empty-side = Beide Seiten müssen etwas geben, außer um Schulden zu begleichen.
city-refusal-debt-comes-first = Erst die Schulden: Nach diesem Tausch könnte { $seat } sie nicht zahlen.
    .bare = Erst die Schulden: Nach diesem Tausch bliebe weniger, um sie zu zahlen.

city-refusal-wrong-phase = „{ $action }“ geht gerade nicht.
    .bare = Das geht gerade nicht.

## Ansichten

city-trade-settles = Das begleicht die ganzen Schulden von { $amount }.
city-trade-completes = { $name } hätte die ganze Gruppe { $group }
city-trade-breaks = { $name } hätte nicht mehr die ganze Gruppe { $group }
city-trade-soon = ⚠️ **Das rote Licht brennt:** Zeit endet { $until }
city-trade-held = ⏸️ Dieser Tausch ruht, solange eine Versteigerung läuft.
city-trade-rents = { $name }: Miete { $before } → { $after }
city-trade-sums = { $name }: Miete { $before } → { $after } · Vermögen { $was } → { $then }
city-trade-worth = { $name }: Vermögen { $was } → { $then }
