# Wörter in Bildern, und die Sätze, die für ein Bild stehen.

picture-seat = Platz { $letter }
picture-city-districts = { $count ->
    [one] 1 Viertel
   *[other] { $count } Viertel
}
picture-city-stage = { $stage ->
    [roll] muss würfeln
    [jail] Gefängnis: zahlen oder würfeln
    [buy] kaufen oder versteigern?
    [auction] Versteigerung: wer bietet mehr?
    [auction-space] wählt, was versteigert wird
    [taxi] darf ein Taxi nehmen
    [pay] zahlen oder Karte einsetzen?
    [permission] setzt ein Gebäude
    [card] hat eine Karte gezogen
    [trip] darf den Zug nehmen
    [build] darf bauen
    [debt] hat Schulden zu bezahlen
    [over] Die Endabrechnung
   *[other] ist dran
}
picture-city-rent = Miete jetzt
picture-city-permit = { $permit ->
    [0] Bahnhof
   *[other] { $permit }
}
picture-city-hour-over = das ist der letzte Zug
picture-city-hour-vote = Abstimmung: noch eine Stunde?
picture-city-rounds-left = { $count ->
    [one] letzte Runde
   *[other] noch { $count } Runden
}
picture-city-bid = Höchstes Gebot
picture-city-cash = Bargeld: { $amount }
picture-city-left = { $count ->
    [one] noch 1 Block zu bauen
   *[other] noch { $count } Blöcke zu bauen
}
picture-city-blocks = { $residential } Wohnen, { $industrial } Industrie
picture-city-blocks-void = { $blocks }: nur Industrie zählt
picture-city-no-blocks = noch kein Block hier
picture-city-sum = { $cash } bar + { $rents } Miete
picture-city-built = Blöcke
picture-city-mortgaged = Hypothek: { $amount }
picture-city-ladder = Miete nach Zahl der Blöcke
picture-city-block-prices = Bauen kostet hier
picture-city-residential = Wohnen
picture-city-industrial = Industrie
picture-city-stadium = Stadion
picture-city-skyscraper = Wolkenkratzer
picture-city-tower = Turm
picture-city-unit-build = Blöcke
picture-city-unit-hour = Stunde
picture-city-sum-plain = { $count ->
    [one] 1 Block: { $value }
   *[other] { $count } Blöcke: { $value }
}
picture-city-sum-doubled = { $count ->
    [one] 1 Block: { $value },
   *[other] { $count } Blöcke: { $value },
} { $by ->
    [tower] verdoppelt vom Turm: { $rent }
   *[other] verdoppelt vom Wolkenkratzer: { $rent }
}
picture-city-sum-mortgaged = Hypothek: keine Miete
picture-city-group = { $group ->
    [brown] Braun
    [sky] Hellblau
    [purple] Lila
    [orange] Orange
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Dunkelblau
   *[other] { $group }
}

picture-city-block-count = { $count ->
    [one] 1 Block
   *[other] { $count } Blöcke
}
picture-city-mortgaged-short = Hypothek
picture-city-sum-short = { $count ->
    [one] 1 Block: { $value }
   *[other] { $count } Blöcke: { $value }
}
picture-city-sum-short-doubled = { $count ->
    [one] 1 Block: { $value } × 2
   *[other] { $count } Blöcke: { $value } × 2
}
picture-city-cause = { $cause ->
    [tax] Steuer
    [fine] Strafe
    [rent] Miete
   *[other] Ereigniskarte
}
picture-city-stations = { $count ->
    [one] zu 1 anderen Bahnhof
   *[other] zu { $count } anderen Bahnhöfen
}

## Texte statt Bildern

picture-city-alt-turn = City, Runde { $round }. { $seat } { $stage ->
    [roll] muss würfeln.
    [jail] ist im Gefängnis: zahlen oder würfeln.
    [buy] muss kaufen oder versteigern.
    [auction] wartet auf eine Versteigerung.
    [auction-space] darf ein Viertel versteigern.
    [taxi] darf ein Taxi nehmen.
    [pay] muss zahlen oder die Karte einsetzen.
    [permission] darf ein Gebäude setzen.
    [card] hat eine Ereigniskarte gezogen.
    [trip] darf den Zug nehmen.
    [build] darf bauen.
    [debt] muss Schulden bezahlen.
   *[other] ist dran.
}
picture-city-alt-lot = { $space }, { $group }, Preis { $price }, Miete { $rent }, gehört: { $owner }, { $blocks ->
    [one] 1 Block.
   *[other] { $blocks } Blöcke.
}
picture-city-alt-lot-free = { $space }, { $group }, Preis { $price }, Miete { $rent }, noch frei.
picture-city-alt-permit = { $permit ->
    [0] Die Baugenehmigung gilt für einen Bahnhof.
   *[other] Die Baugenehmigung gilt für { $permit }, übrig: { $left }.
}
picture-city-alt-over = City, die Endabrechnung.
picture-city-alt-rank = { $rank }. { $seat }, { $total }.
picture-city-alt-seat = { $seat }: { $cash }, { $space }, { $count ->
    [0] kein Viertel.
    [one] 1 Viertel.
   *[other] { $count } Viertel.
}
picture-city-alt-owner = { $seat }: { $cash }, { $space }; besitzt { $districts }.
picture-city-alt-ladder = Miete nach Blöcken: { $ladder }.
picture-city-alt-prices = Ein Wohnblock kostet { $residential }, ein Industrieblock { $industrial }, der Wolkenkratzer { $skyscraper }.
picture-city-alt-stands = { $blocks }{ $count ->
    [0] .
   *[other] , { $pieces }.
}
picture-city-alt-count = { $rank }. { $seat }: { $total }, aus { $cash } bar und { $rents } Miete.
picture-city-alt-hidden = verdecktes Bargeld
picture-city-alt-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
picture-city-alt-permission = Zu setzen: { $pieces }.
picture-city-alt-ways = Mögliche Ziele: { $spaces }.
picture-city-alt-deals = Offene Tausche: { $pairs }.
picture-city-alt-dodge = { $seat } hat die Karte „{ city-value-card-dodge }“.

## Was die Bilder mehrerer Spiele gleich sagen: ein eigener Satz des Spiels geht vor (`picture-city-out`, sonst `picture-out`)

picture-left = ausgestiegen
picture-jailed = im Gefängnis
picture-round = Runde { $round }
picture-price = Preis
picture-no-bid = noch kein Gebot
picture-owes = { $seat } zahlt noch an { $whom }
picture-raisable = Aufzubringen: { $amount }
picture-unowned = noch frei
picture-mortgaged = mit Hypothek
picture-mortgage = Hypothek
picture-leads = Führt
picture-passed = Gepasst
picture-rents = Mieten
picture-gives = gibt
picture-more = … { $count } weitere
picture-whole = komplett
picture-broken = aufgelöst
picture-chance = Ereignis
picture-no-card = Es wurde keine Karte gezogen.
picture-turn = Zug { $turn }
picture-alt-rents = Mieten von { $seat } insgesamt: { $before }, danach { $after }.
picture-alt-whole = { $seat } vervollständigt die Gruppe { $group }.
picture-alt-broken = { $seat } löst die Gruppe { $group } auf.
picture-alt-stretch = Gezeigte Felder: { $spaces }.
picture-alt-holding = { $group } { $owned } von { $size }
picture-alt-dice = Würfel { $first } und { $second }.
picture-alt-card = Ereigniskarte „{ $card }“.
picture-alt-bid = Höchstes Gebot { $amount } von { $leader }.
picture-alt-no-bid = Noch kein Gebot.
picture-alt-passed = Gepasst: { $names }.
picture-alt-clock = { $left ->
    [0] Die letzten Sekunden: Das rote Licht ist an.
    [1] Weniger als ein Viertel der Zeit bleibt.
    [2] Weniger als die Hälfte der Zeit bleibt.
   *[other] Die meiste Zeit bleibt noch.
}
picture-alt-deal = Tausch: { $seat } gibt an { $partner } { $give } und bekommt { $take }.
picture-alt-no-deal = Kein Tausch ist offen.
picture-alt-debt = { $seat } muss noch { $amount } an { $whom } zahlen.
picture-alt-left = { $seat } ist ausgestiegen.
picture-alt-chart = Vermögen nach Zügen, über { $turns } Züge.
picture-alt-course = { $seat }: von { $first } auf { $last }, höchstens { $most } in Zug { $turn }.
picture-out = nicht mehr dabei
picture-chart = Vermögen nach Zügen
picture-alt-out = { $seat } ist nicht mehr dabei.
picture-alt-mortgaged = (mit Hypothek)

## Der Tisch von Spielen ohne eigenes Bild

picture-table-alt-turn = { $seat } ist dran.
picture-table-alt-numbers = { $numbers }.
picture-table-alt-seat = { $seat }, { $numbers }.
picture-table-alt-seat-only = { $seat } spielt auch mit.
