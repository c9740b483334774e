# Wörter in den Bildern von Classic und die Sätze, die für ein Bild stehen.

picture-classic-hours = { $count ->
    [one] noch 1 Stunde
   *[other] noch { $count } Stunden
}
picture-classic-stage = { $stage ->
    [roll] muss würfeln
    [again] Pasch: noch ein Wurf
    [jail] im Gefängnis: zahlen, Karte, Pasch?
    [bus] der Bus: wohin?
    [triple] Dreierpasch: Feld nach Wahl
    [card] zahlen oder Karte ziehen?
    [buy] kaufen oder versteigern?
    [end] darf bauen, dann Zugende
    [auction] Versteigerung: wer bietet mehr?
    [debt] hat Schulden zu zahlen
    [inherit] wartet: Besitz wechselt
    [contest] zu wenige Gebäude: wer noch?
    [over] Die Endabrechnung
   *[other] ist dran
}
picture-classic-lot = { $kind ->
    [tower] Ein Turm aus der Bank
   *[other] Ein Laden aus der Bank
}
picture-classic-shortage = { $kind ->
    [tower] Zu wenige Türme
   *[other] Zu wenige Läden
}
picture-classic-left = In der Bank übrig: { $count }
picture-classic-asked = gefragt:
picture-classic-owes-each = { $seat } schuldet allen je
picture-classic-cause = { $cause ->
    [rent] Miete
    [tax] Steuer
    [fine] Strafe
    [interest] Zinsen auf Hypotheken
   *[other] Karte
}
picture-classic-triple = Ein Feld deiner Wahl
picture-classic-inherit = { $count ->
    [one] 1 Hypothek zinsfrei aufzuheben
   *[other] { $count } Hypotheken zinsfrei aufzuheben
}
picture-classic-no-card = Keine Karte gezogen
picture-classic-rent = Miete
picture-classic-level = { $level ->
    [0] leer
    [whole] leer, ganze Gruppe
    [5] Turm
    [one] { $level } Laden
   *[other] { $level } Läden
}
picture-classic-owned = { $count ->
    [one] bei { $count }
   *[other] bei { $count }
}
picture-classic-times = { $times } × die Würfel
picture-classic-shop-short = Laden
picture-classic-shop-price = Laden oder Turm
picture-classic-lift = Aufheben
picture-classic-interest = Zinsen
picture-classic-now = { $why ->
    [unowned] Frei: keine Miete
    [mortgaged] Hypothek: keine Miete
    [whole] Ganze Gruppe ohne Hypothek: { $value } × 2
    [bare] Leer
    [tower] Mit einem Turm
    [faction] { $count ->
        [one] 1 im Besitz
       *[other] { $count } im Besitz
    }
    [machine] { $count ->
        [one] 1 im Besitz, mal die Würfel
       *[other] Beide im Besitz, mal die Würfel
    }
   *[shops] { $count ->
        [one] Mit 1 Laden
       *[other] Mit { $count } Läden
    }
}
picture-classic-last = Die letzten Sekunden
picture-classic-of = danach noch { $left }
picture-classic-claim = Miete zu fordern
picture-classic-claimed = gefordert: gleich gezahlt
picture-classic-guarded = noch kein Wurf

## Alternativtexte

picture-classic-alt-turn = Classic, Runde { $round }. { $seat } { $stage ->
    [roll] muss würfeln.
    [again] hat einen Pasch und würfelt noch einmal.
    [jail] ist im Gefängnis: zahlen, Karte nutzen oder auf Pasch hoffen.
    [bus] wählt, wohin der Bus fährt.
    [triple] hat einen Dreierpasch und darf auf jedes Feld.
    [card] muss zahlen oder eine Karte ziehen.
    [buy] muss kaufen oder versteigern.
    [end] darf bauen und den Zug beenden.
    [auction] wartet auf eine Versteigerung.
    [debt] wartet, bis Schulden bezahlt sind.
    [inherit] wartet, bis Besitz gewechselt hat.
    [contest] wartet: Es gibt zu wenige Gebäude.
   *[other] spielt.
}
picture-classic-alt-speed = { $face ->
    [bus] Tempowürfel: Bus.
    [mister] Tempowürfel: Mr M.
   *[other] Tempowürfel: { $face }.
}
picture-classic-alt-ways = Ziele für den Bus: { $spaces }.
picture-classic-alt-lot = { $space }, { $group }, Preis { $price }, { $owner ->
    [none] frei.
   *[other] gehört: { $owner }, Miete { $rent }.
}
picture-classic-alt-debt = { $seat } muss { $amount } zahlen an { $whom } und kann { $raisable } auftreiben.
picture-classic-alt-each = je { $names }
picture-classic-alt-claim = { $owner } darf { $amount } von { $payer } für { $space } fordern.
picture-classic-alt-deals = Offene Tausche: { $pairs }.
picture-classic-alt-contest = { $kind ->
    [tower] Zu wenige Türme, noch { $left }: { $names } wollen bauen.
   *[other] Zu wenige Läden, noch { $left }: { $names } wollen bauen.
}
picture-classic-alt-stock = Die Bank hat { $shops ->
    [one] { $shops } Laden
   *[other] { $shops } Läden
} und { $towers ->
    [one] { $towers } Turm
   *[other] { $towers } Türme
}.
picture-classic-alt-over = Classic, die Endabrechnung.
picture-classic-alt-count = { $rank }. { $seat }: { $total }, davon { $cash } Bargeld, { $properties } Grundstücke, { $buildings } Gebäude.
picture-classic-alt-seat = { $seat }: { $cash }, { $space }, { $count ->
    [0] kein Grundstück.
    [one] 1 Grundstück.
   *[other] { $count } Grundstücke.
}
picture-classic-alt-owner = { $seat }: { $cash }, { $space }; besitzt { $properties }.
picture-classic-alt-cards = { $count ->
    [one] 1 Gefängnis-frei-Karte
   *[other] { $count } Gefängnis-frei-Karten
}
picture-classic-alt-shops = { $level ->
    [5] Turm
    [one] 1 Laden
   *[other] { $level } Läden
}
picture-classic-alt-ladder = Miete: { $ladder }.
picture-classic-alt-prices = Ein Laden oder ein Turm kostet { $shop }.
picture-classic-alt-mortgage = Hypothek { $mortgage }, aufheben { $lift }.
picture-classic-alt-card = Karte „{ $card }“.
