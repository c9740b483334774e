### Builder: Name, Felder, Verben, Ereignisse, Warten, Ablehnungen, Einstellungen. Die Karten stehen in builder-cards.ftl.

builder-name = Builder
builder-blurb = Jeder Wurf bringt Laster, Kräne, Bagger und Boote, wenn dir die richtigen Grundstücke gehören. Bau damit Stockwerk um Stockwerk auf der Insel. Das Penthouse beendet die Partie; die meisten Punkte gewinnen.
builder-cash = { NUMBER($n) }{"\u202F"}M

## Felder

builder-space-0 = Los
    .of = von Los
    .at = auf Los
    .the = Los
builder-space-1 = Badstraße
    .of = der Badstraße
    .at = in der Badstraße
    .the = die Badstraße
builder-space-2 = Ereignis
    .of = des Felds Ereignis
    .at = auf dem Feld Ereignis
    .the = das Feld Ereignis
builder-space-3 = Turmstraße
    .of = der Turmstraße
    .at = in der Turmstraße
    .the = die Turmstraße
builder-space-4 = Nimm 2 Kipplaster
    .of = des Felds Nimm 2 Kipplaster
    .at = auf dem Feld Nimm 2 Kipplaster
    .the = das Feld Nimm 2 Kipplaster
builder-space-5 = Elisenstraße
    .of = der Elisenstraße
    .at = in der Elisenstraße
    .the = die Elisenstraße
builder-space-6 = Würfle um Chips
    .of = des Felds Würfle um Chips
    .at = auf dem Feld Würfle um Chips
    .the = das Feld Würfle um Chips
builder-space-7 = Poststraße
    .of = der Poststraße
    .at = in der Poststraße
    .the = die Poststraße
builder-space-8 = Gefängnis
    .of = des Gefängnisses
    .at = beim Gefängnis
    .the = das Gefängnis
builder-space-9 = Hafenstraße
    .of = der Hafenstraße
    .at = in der Hafenstraße
    .the = die Hafenstraße
builder-space-10 = Stiehl 1 Chip
    .of = des Felds Stiehl 1 Chip
    .at = auf dem Feld Stiehl 1 Chip
    .the = das Feld Stiehl 1 Chip
builder-space-11 = Neue Straße
    .of = der Neuen Straße
    .at = in der Neuen Straße
    .the = die Neue Straße
builder-space-12 = Nimm 2 Kräne
    .of = des Felds Nimm 2 Kräne
    .at = auf dem Feld Nimm 2 Kräne
    .the = das Feld Nimm 2 Kräne
builder-space-13 = Wiener Straße
    .of = der Wiener Straße
    .at = in der Wiener Straße
    .the = die Wiener Straße
builder-space-14 = Ereignis
    .of = des Felds Ereignis
    .at = auf dem Feld Ereignis
    .the = das Feld Ereignis
builder-space-15 = Berliner Straße
    .of = der Berliner Straße
    .at = in der Berliner Straße
    .the = die Berliner Straße
builder-space-16 = Frei Parken
    .of = von Frei Parken
    .at = auf Frei Parken
    .the = Frei Parken
builder-space-17 = Museumstraße
    .of = der Museumstraße
    .at = in der Museumstraße
    .the = die Museumstraße
builder-space-18 = Ereignis
    .of = des Felds Ereignis
    .at = auf dem Feld Ereignis
    .the = das Feld Ereignis
builder-space-19 = Opernplatz
    .of = des Opernplatzes
    .at = am Opernplatz
    .the = den Opernplatz
builder-space-20 = Nimm 2 Bagger
    .of = des Felds Nimm 2 Bagger
    .at = auf dem Feld Nimm 2 Bagger
    .the = das Feld Nimm 2 Bagger
builder-space-21 = Schillerstraße
    .of = der Schillerstraße
    .at = in der Schillerstraße
    .the = die Schillerstraße
builder-space-22 = Würfle um Chips
    .of = des Felds Würfle um Chips
    .at = auf dem Feld Würfle um Chips
    .the = das Feld Würfle um Chips
builder-space-23 = Goethestraße
    .of = der Goethestraße
    .at = in der Goethestraße
    .the = die Goethestraße
builder-space-24 = Gehe ins Gefängnis
    .of = des Felds Gehe ins Gefängnis
    .at = auf dem Feld Gehe ins Gefängnis
    .the = das Feld Gehe ins Gefängnis
builder-space-25 = Hauptstraße
    .of = der Hauptstraße
    .at = in der Hauptstraße
    .the = die Hauptstraße
builder-space-26 = Stiehl 1 Chip
    .of = des Felds Stiehl 1 Chip
    .at = auf dem Feld Stiehl 1 Chip
    .the = das Feld Stiehl 1 Chip
builder-space-27 = Bahnhofstraße
    .of = der Bahnhofstraße
    .at = in der Bahnhofstraße
    .the = die Bahnhofstraße
builder-space-28 = Nimm 2 Boote
    .of = des Felds Nimm 2 Boote
    .at = auf dem Feld Nimm 2 Boote
    .the = das Feld Nimm 2 Boote
builder-space-29 = Parkstraße
    .of = der Parkstraße
    .at = in der Parkstraße
    .the = die Parkstraße
builder-space-30 = Ereignis
    .of = des Felds Ereignis
    .at = auf dem Feld Ereignis
    .the = das Feld Ereignis
builder-space-31 = Schlossallee
    .of = der Schlossallee
    .at = in der Schlossallee
    .the = die Schlossallee

## Bauplätze der Insel

builder-value-a2 = A2
builder-value-a3 = A3
builder-value-a4 = A4
builder-value-a5 = A5
builder-value-b1 = B1
builder-value-b2 = B2
builder-value-b3 = B3
builder-value-b4 = B4
builder-value-b5 = B5
builder-value-b6 = B6
builder-value-c1 = C1
builder-value-c2 = C2
builder-value-c5 = C5
builder-value-c6 = C6
builder-value-d1 = D1
builder-value-d2 = D2
builder-value-d3 = D3
builder-value-d4 = D4
builder-value-d5 = D5
builder-value-d6 = D6
builder-value-e2 = E2
builder-value-e3 = E3
builder-value-e4 = E4
builder-value-e5 = E5

## Farben

builder-group-sky = Hellblau
builder-group-pink = Pink

## Chips: einer, und so viele davon

builder-value-truck = Kipplaster
    .a = einen Kipplaster
    .the = einen Kipplaster
builder-value-crane = Kran
    .a = einen Kran
    .the = einen Kran
builder-value-excavator = Bagger
    .a = einen Bagger
    .the = einen Bagger
builder-value-boat = Boot
    .a = ein Boot
    .the = ein Boot
builder-some-truck = { $n ->
    [one] { $n } Kipplaster
   *[other] { $n } Kipplaster
  }
builder-some-crane = { $n ->
    [one] { $n } Kran
   *[other] { $n } Kräne
  }
builder-some-excavator = { $n ->
    [one] { $n } Bagger
   *[other] { $n } Bagger
  }
builder-some-boat = { $n ->
    [one] { $n } Boot
   *[other] { $n } Boote
  }

## Wörter als Werte

builder-value-cash = Geld
    .the = so viel Geld

## Verben und die Fragen nach ihren Feldern

builder-action-drop = Chips hierlassen
builder-action-drop-chips = Welche Chips lässt du hier?
builder-action-pay-fine = 50 M zahlen
builder-action-steal = Stehlen
builder-action-steal-victim = Von wem?
builder-action-steal-chip = Welchen Chip?
builder-action-park = 2 gegen 1 tauschen
builder-action-park-chips = Welche zwei Chips gibst du?
builder-action-park-wanted = Welchen Chip nimmst du?
builder-action-pick = Wählen
builder-action-pick-chip = Welche Chips nimmst du?
builder-action-swap = Grundstücke tauschen
builder-action-swap-own = Welches deiner Grundstücke gibst du?
builder-action-swap-other = Welches Grundstück nimmst du?
builder-action-decline = Nein, danke
builder-action-exchange = 4 gegen 1 tauschen
builder-action-exchange-chip = Welche vier Chips einer Art gibst du?
builder-action-exchange-wanted = Welchen Chip nimmst du?
builder-action-build-site = Wo?
builder-action-build-chips = Welche Chips wählst du?
builder-action-penthouse = Penthouse setzen
builder-action-penthouse-site = Auf welchen Turm?
builder-action-penthouse-chips = Welchen Chip wählst du?
builder-action-ask = Miete fordern
builder-action-ask-claim = Welche Miete?
builder-action-waive = Miete erlassen
builder-action-waive-claim = Welche Miete?
builder-action-end-grace = Zeit zum Fordern beenden
builder-action-end-grace-claim = Welche Miete?
builder-action-repay = Hypothek aufheben
builder-action-repay-space = Welches Grundstück?
builder-action-keep = Hypothek behalten
builder-action-keep-space = Auf welchem Grundstück?
builder-action-keep-all = Alle Hypotheken behalten
builder-action-go-bankrupt = Bankrott erklären
builder-action-propose-pay = Wie viel Geld gibst du?
builder-action-propose-ask = Wie viel Geld willst du?
builder-action-end-and-count = Beenden und abrechnen

## Ereignisse: Züge und Bewegung

builder-event-turn-began = { $extra-word ->
    [yes] Pasch! { $seat } ist noch einmal dran.
   *[no] Zug { $turn }, Runde { $round }: { $seat } ist dran.
  }
builder-event-moved = { $seat } verlässt { $start-the } und landet { $space-at }.
builder-event-visited = { $reason-word ->
    [own] { $seat } landet { $space-at }, auf eigenem Grund.
    [mortgaged] { $seat } zahlt { $space-at } nichts: Darauf liegt eine Hypothek.
   *[other] { $seat } ist nur zu Besuch im Gefängnis.
  }
builder-event-resources-rolled = { $seat } würfelt { $first } und { $second } um Chips: { $chip }.
builder-event-jailed = { $why-word ->
    [doubles] Dritter Pasch: { $seat } muss ins Gefängnis!
    [card] Die Karte schickt { $seat } ins Gefängnis!
   *[space] { $seat } muss direkt ins Gefängnis!
  }
builder-event-freed = Pasch! { $seat } kommt aus dem Gefängnis.
builder-event-stayed-in-jail = { $failures ->
    [1] Kein Pasch. { $seat } bleibt im Gefängnis.
    [2] Wieder kein Pasch. { $seat } bleibt im Gefängnis.
   *[other] Auch beim dritten Mal kein Pasch. { $seat } muss zahlen.
  }
builder-event-nothing-chosen = { $what-word ->
    [steal] { $seat } stiehlt nichts.
    [park] { $seat } tauscht auf { builder-space-16 } nichts.
    [swap] { $seat } verzichtet auf „{ builder-value-card-swap }“.
   *[pick] Die Bank hat für { $seat } keine Chips mehr.
  }

## Ereignisse: Chips und die Insel

builder-event-chips-received = { $chips-count ->
    [0] Die Bank hat für { $seat } nichts mehr.
   *[other] { $seat } bekommt { $chips }.
  }
builder-event-chips-dropped = { $seat } lässt { $space-at } { $chips } liegen.
builder-event-chips-picked-up = { $seat } findet { $space-at } { $chips }.
builder-event-chips-exchanged = { $seat } gibt { $chips } für { $wanted-a }.
builder-event-chip-stolen = { $seat } stiehlt { $chip-a } von { $victim }.
builder-event-floor-built = { $level ->
    [1] { $seat } beginnt ein Gebäude auf { $site } ({ $chips }).
   *[other] { $seat } baut Stockwerk { $level } auf { $site } ({ $chips }).
  }
builder-event-penthouse-placed = { $seat } setzt das Penthouse auf { $site }! ({ $chips })

## Ereignisse: Grundstücke und Geld

builder-event-salary-paid = { $seat } kommt über { builder-space-0 } und bekommt { $amount }.
builder-event-bought = { $seat } kauft { $space-the } für { $amount }.
builder-event-auction-opened = { $seat } versteigert { $space-the }, ab 10 M.
builder-event-bid-made = { $seat } bietet { $amount } für { $space-the }.
builder-event-bid-void = { $leader-n ->
    [-1] Das Gebot von { $seat } entfällt. Für { $space-the } bietet niemand mehr.
   *[other] Das Gebot von { $seat } entfällt. Jetzt führt { $leader } mit { $amount } für { $space-the }.
  }
builder-event-lot-sold = Verkauft! { $seat } bekommt { $space-the } für { $amount }.
builder-event-lot-unsold = Niemand will { $space-the }. Das Grundstück bleibt bei der Bank.
builder-event-card-paid = { $seat-n ->
    [-1] Die Bank zahlt { $amount } an { $payee }.
   *[other] { $seat } zahlt { $amount } an { $payee }.
  }
builder-event-claim-opened = { $seat } landet { $space-at }. { $owner } darf { $amount } Miete fordern.
builder-event-claim-waived = { $owner } erlässt { $seat } die Miete für { $space-the }.
builder-event-claim-lapsed = Zu spät! { $owner } hat die Miete von { $seat } für { $space-the } nicht gefordert.
builder-event-rent-paid = { $seat } zahlt { $amount } Miete an { $owner } ({ $space }).
builder-event-debt-opened = { $seat } muss { $amount } an { $creditor } zahlen und das Geld erst auftreiben.
builder-event-debt-cancelled = { $creditor } ist raus, also muss { $seat } die { $amount } nicht mehr zahlen.
builder-event-mortgaged = { $seat } nimmt auf { $space-the } eine Hypothek über { $amount } auf.
builder-event-mortgage-repaid = { $seat } hebt die Hypothek { $space-of } auf und zahlt { $amount }.
builder-event-mortgage-kept = { $seat } behält die Hypothek { $space-of }.

## Ereignisse: Tausche

builder-event-deal-proposed = { $seat } bietet { $partner } einen Tausch an: { $give-all } gegen { $take-all }.
builder-event-deal-countered = { $partner } antwortet { $seat } mit einem Gegenangebot.
builder-event-deal-made = Abgemacht! { $partner } bekommt { $give-all }, { $seat } bekommt { $take-all }.
builder-event-deal-void = Der Tausch zwischen { $seat } und { $partner } entfällt; nicht mehr da: { $missing }.
builder-event-deal-lapsed = Der Tausch zwischen { $seat } und { $partner } ist verfallen.
builder-event-deeds-swapped = { builder-value-card-swap }! { $seat } nimmt { $other-the } von { $partner } für { $own-the }.

## Ereignisse: das Ende

builder-event-went-bankrupt = { $seat } kann nicht an { $creditor } zahlen und ist bankrott. Gebäude auf der Insel zählen weiter.
builder-event-estate-passed = Alles von { $seat } geht an { $creditor }: { $amount }{ $deeds ->
    [0] {""}
    [one] , { $deeds } Grundstück
   *[other] , { $deeds } Grundstücke
  }{ $chips-count ->
    [0] {""}
   *[other] , { $chips }
  }{ $cards ->
    [0] {""}
    [one] , { $cards } Karte
   *[other] , { $cards } Karten
  }.
builder-event-counted = { $rank }. { $seat }: { $buildings } für Gebäude + { $sets } für Gruppen{ $billionaire ->
    [0] {""}
   *[other] {" "}+ { $billionaire } für Milliardenbau
  }{ $community ->
    [0] {""}
   *[other] {" "}+ { $community } für Gemeinschaftsbau
  } = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
  } ({ $cash } Bargeld).
builder-event-game-ended = { $why-word ->
    [penthouse] Das Penthouse steht, die Partie ist vorbei.
    [stuck] Niemand kann das Penthouse noch erreichen, die Partie ist vorbei.
    [stalled] Zu viele Runden lang hat niemand gebaut, die Partie ist vorbei.
    [rounds] Die letzte Runde ist vorbei, und damit die Partie.
    [alone] Alle anderen sind gegangen, die Partie ist vorbei.
    [agreed] Wer als Letztes bauen kann, beendet die Partie. Jetzt wird abgerechnet.
   *[nobody] Niemand kann mehr bauen, die Partie ist vorbei.
  }

## Warten

builder-wait-drop = { $seat } hat mehr als sechs Chips und muss welche hierlassen
builder-wait-jail = { $seat } ist im Gefängnis: zahlen, Karte oder würfeln?
builder-wait-steal = { $seat } darf einen Chip stehlen
builder-wait-park = { $seat } darf zwei Chips tauschen
builder-wait-pick = { $seat } wählt Chips
builder-wait-swap = { $seat } darf zwei Grundstücke tauschen
builder-wait-manage = { $seat } tauscht und baut
builder-wait-claim = Noch Zeit zum Fordern für { $seat }
builder-wait-debt = { $seat } muss Geld auftreiben
builder-wait-inherit = { $seat } entscheidet über die erhaltenen Hypotheken

## Ablehnungen

builder-refusal-wrong-phase = Das geht an dieser Stelle des Zugs nicht.
builder-refusal-raising-funds = Erst müssen die Schulden bezahlt sein, dann geht der Zug weiter.
builder-refusal-inheriting = Erst muss über die erhaltenen Hypotheken entschieden werden.
builder-refusal-auction-running = Warte, bis die Versteigerung vorbei ist.
builder-refusal-surplus-first = Du hast zu viele Chips. Lass erst { $count } hier.
builder-refusal-surplus-exactly = Lass genau { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
  } hier, nicht mehr und nicht weniger.
builder-refusal-rent-first = Die Miete kann noch gefordert werden. Warte auf die Antwort oder bis die Zeit um ist.
builder-refusal-claim-closed = Diese Miete kann nicht mehr gefordert werden.
builder-refusal-in-jail = Im Gefängnis kannst du nicht bauen.
builder-refusal-chips-locked = Lass erst die Chips über sechs hier. Bis dahin kannst du keine tauschen.
builder-refusal-cash-reserved = Dieses Geld ist für das höchste Gebot reserviert.
builder-refusal-debt-comes-first = Erst die Schulden. Was du dafür brauchst, kannst du nicht weggeben.
builder-refusal-can-still-pay = Mit Hypotheken kannst du noch zahlen.
builder-refusal-no-debt = Du hast keine Schulden, also auch keinen Grund, bankrott zu sein.
builder-refusal-not-enough-chips = { $level ->
    [5] Die Chips reichen nicht fürs Penthouse.
   *[other] Die Chips reichen nicht für Stockwerk { $level }.
  }
    .bare = Dafür reichen die Chips nicht.
builder-refusal-not-these-chips = Diese Chips passen nicht zu den Kosten dieses Stockwerks.
builder-refusal-no-chips-in-bank = Die Bank hat von diesen Chips keine mehr.
builder-refusal-same-type = Der Chip, den du nimmst, muss von einer anderen Art sein.
builder-refusal-not-your-building = Dort baut schon jemand anderes.
builder-refusal-building-full = Mehr als vier Stockwerke gehen nicht. Darauf kommt nur das Penthouse.
builder-refusal-no-blocks = Du hast keine Blöcke mehr, nur noch das Penthouse.
builder-refusal-no-tower = Das Penthouse braucht vier eigene Stockwerke.
builder-refusal-water = Auf Wasser kannst du nicht bauen.
builder-refusal-not-owner = Wer dieses Grundstück geben soll, hat es nicht.
builder-refusal-mortgaged = Darauf liegt schon eine Hypothek.
builder-refusal-not-mortgaged = Darauf liegt keine Hypothek.
builder-refusal-complete-set = „{ builder-value-card-swap }“ darf keine ganze Gruppe zerreißen.
builder-refusal-nobody-to-rob = Dort gibt es keinen Chip dieser Art.
builder-refusal-already-leading = Dein Gebot ist schon das höchste.
builder-refusal-not-tradable = Das lässt sich nicht tauschen.
builder-refusal-empty-side = Beide Seiten müssen etwas geben.
builder-refusal-gift = Das wäre ein Geschenk. Jede Seite muss etwas anderes geben.
builder-refusal-no-card = Wer diese Karte nutzen oder geben will, hat sie nicht.

## Einstellungen

builder-option-rent = Miete
builder-option-rent-ask = muss gefordert werden
builder-option-rent-auto = kommt von selbst
builder-option-grace = Zeit zum Fordern der Miete vor dem nächsten Wurf
builder-option-grace-menu = Zeit zum Fordern
builder-option-grace-none = keine
builder-option-grace-short = kurz (live 10 s, langsam 5 min)
builder-option-grace-usual = üblich (live 20 s, langsam 30 min)
builder-option-grace-long = lang (live 1 min, langsam 2 h)
builder-option-grace-longest = am längsten (live 5 min, langsam 12 h)
builder-option-rounds = Runden bis zur Endabrechnung
builder-option-rounds-menu = Runden
builder-option-rounds-0 = ohne Grenze
builder-option-stall = Runden ohne Bau bis zur Endabrechnung
builder-option-stall-menu = Runden ohne Block
builder-option-stall-0 = nie
builder-option-gifts = Geschenke: Eine Seite des Tauschs darf leer sein
