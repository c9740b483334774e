### City: Name, Felder, Verben, Ereignisse, Warten, Ablehnungen, Einstellungen.

city-name = City
city-blurb = Kauf Viertel, füll sie sofort mit Blöcken und überbiete die anderen in Versteigerungen von nur 50 Sekunden. Wer nach einer Stunde am meisten hat, gewinnt.

## Felder

city-space-0 = Los
    .of = von Los
    .at = auf Los
    .the = Los
city-space-1 = Südtor
    .of = des Südtors
    .at = am Südtor
    .the = das Südtor
city-space-2 = Ereignis
    .of = des Felds Ereignis
    .at = auf dem Feld Ereignis
    .the = das Feld Ereignis
city-space-3 = Steingrund
    .of = des Steingrunds
    .at = im Steingrund
    .the = den Steingrund
city-space-4 = Industriesteuer
    .of = des Felds Industriesteuer
    .at = auf dem Feld Industriesteuer
    .the = das Feld Industriesteuer
city-space-5 = Planung
    .of = des Felds Planung
    .at = auf dem Feld Planung
    .the = das Feld Planung
city-space-6 = Weststadt
    .of = der Weststadt
    .at = in der Weststadt
    .the = die Weststadt
city-space-7 = Ereignis
    .of = des Felds Ereignis
    .at = auf dem Feld Ereignis
    .the = das Feld Ereignis
city-space-8 = Westhafen
    .of = des Westhafens
    .at = am Westhafen
    .the = den Westhafen
city-space-9 = Sonnenhang
    .of = des Sonnenhangs
    .at = am Sonnenhang
    .the = den Sonnenhang
city-space-10 = Gefängnis
    .of = des Gefängnisses
    .at = beim Gefängnis
    .the = das Gefängnis
city-space-11 = Altstadt
    .of = der Altstadt
    .at = in der Altstadt
    .the = die Altstadt
city-space-12 = Versteigerung
    .of = des Felds Versteigerung
    .at = auf dem Feld Versteigerung
    .the = das Feld Versteigerung
city-space-13 = Hafenhöhe
    .of = der Hafenhöhe
    .at = auf der Hafenhöhe
    .the = die Hafenhöhe
city-space-14 = Mittelkai
    .of = des Mittelkais
    .at = am Mittelkai
    .the = den Mittelkai
city-space-15 = Planung
    .of = des Felds Planung
    .at = auf dem Feld Planung
    .the = das Feld Planung
city-space-16 = Lichtenau
    .of = von Lichtenau
    .at = in Lichtenau
    .the = Lichtenau
city-space-17 = Ereignis
    .of = des Felds Ereignis
    .at = auf dem Feld Ereignis
    .the = das Feld Ereignis
city-space-18 = Ostufer
    .of = des Ostufers
    .at = am Ostufer
    .the = das Ostufer
city-space-19 = Waldpark
    .of = des Waldparks
    .at = im Waldpark
    .the = den Waldpark
city-space-20 = Frei Parken
    .of = von Frei Parken
    .at = auf Frei Parken
    .the = Frei Parken
city-space-21 = Seeblick
    .of = des Seeblicks
    .at = am Seeblick
    .the = den Seeblick
city-space-22 = Ereignis
    .of = des Felds Ereignis
    .at = auf dem Feld Ereignis
    .the = das Feld Ereignis
city-space-23 = Speicherstadt
    .of = der Speicherstadt
    .at = in der Speicherstadt
    .the = die Speicherstadt
city-space-24 = Mittelstadt
    .of = der Mittelstadt
    .at = in der Mittelstadt
    .the = die Mittelstadt
city-space-25 = Planung
    .of = des Felds Planung
    .at = auf dem Feld Planung
    .the = das Feld Planung
city-space-26 = Neustadt
    .of = der Neustadt
    .at = in der Neustadt
    .the = die Neustadt
city-space-27 = Silberhafen
    .of = des Silberhafens
    .at = am Silberhafen
    .the = den Silberhafen
city-space-28 = Ereignis
    .of = des Felds Ereignis
    .at = auf dem Feld Ereignis
    .the = das Feld Ereignis
city-space-29 = Innenstadt
    .of = der Innenstadt
    .at = in der Innenstadt
    .the = die Innenstadt
city-space-30 = Gehe ins Gefängnis
    .of = des Felds Gehe ins Gefängnis
    .at = auf dem Feld Gehe ins Gefängnis
    .the = das Feld Gehe ins Gefängnis
city-space-31 = Königshof
    .of = des Königshofs
    .at = am Königshof
    .the = den Königshof
city-space-32 = Jachthafen
    .of = des Jachthafens
    .at = am Jachthafen
    .the = den Jachthafen
city-space-33 = Versteigerung
    .of = des Felds Versteigerung
    .at = auf dem Feld Versteigerung
    .the = das Feld Versteigerung
city-space-34 = Flussviertel
    .of = des Flussviertels
    .at = im Flussviertel
    .the = das Flussviertel
city-space-35 = Planung
    .of = des Felds Planung
    .at = auf dem Feld Planung
    .the = das Feld Planung
city-space-36 = Ereignis
    .of = des Felds Ereignis
    .at = auf dem Feld Ereignis
    .the = das Feld Ereignis
city-space-37 = Goldtal
    .of = des Goldtals
    .at = im Goldtal
    .the = das Goldtal
city-space-38 = Industriesteuer
    .of = des Felds Industriesteuer
    .at = auf dem Feld Industriesteuer
    .the = das Feld Industriesteuer
city-space-39 = Diamantberg
    .of = des Diamantbergs
    .at = am Diamantberg
    .the = den Diamantberg

## Gruppen

city-group-sky = Hellblau
city-group-purple = Lila

## Wörter als Werte

city-value-residential = Wohnblock
city-value-industrial = Industrieblock

## Verben und die Fragen nach ihren Feldern

city-action-pay-fine = 500 k zahlen
city-action-auction-opening = Dein Eröffnungsgebot
city-action-choose = Viertel versteigern
city-action-choose-space = Welches Viertel?
city-action-choose-opening = Dein Eröffnungsgebot
city-action-skip = Nichts tun
city-action-press = Baugenehmigung holen
city-action-done = Zug beenden
city-action-build = Blöcke setzen
city-action-build-space = In welches Viertel?
city-action-build-kind = Welche Blöcke?
city-action-build-count = Wie viele Blöcke?
city-action-lift-mortgage = Hypothek aufheben
city-action-lift-mortgage-space = Welche Hypothek?
city-action-mortgage-space = Welches Viertel?
city-action-go-bankrupt = Bankrott erklären
city-action-call-hour = Weitere Stunde fordern
city-action-vote = Abstimmen
city-action-vote-answer = Noch eine Stunde spielen?
city-action-close-vote = Abstimmung beenden
city-action-open-calls = Letzte Viertelstunde

## Ereignisse

city-event-moved = { $seat } verlässt { $start-the } und landet { $space-at }.
city-event-salary-paid = { $seat } kommt über { city-space-0 } und bekommt { $amount }.
city-event-visited = { $reason ->
    [own] { $seat } landet { $space-at }, im eigenen Viertel.
    [mortgaged] { $seat } zahlt { $space-at } nichts: Darauf liegt eine Hypothek.
    [waiting] { $seat } zahlt { $space-at } nichts: Die Bank versteigert das Viertel als Nächstes.
    [none-unowned] { $seat } hat nichts zu versteigern: Kein Viertel ist mehr frei.
    [no-industry] { $seat } hat keine Industrie und zahlt keine Steuer.
    [go] { $seat } landet auf { city-space-0 }.
    [jail] { $seat } ist nur zu Besuch im Gefängnis.
    [parking] { $seat } ruht sich auf { city-space-20 } aus.
   *[other] { $seat } landet { $space-at }.
  }
city-event-bank-opened = Die Bank versteigert { $space-the }. Wer bietet zuerst?
city-event-auction-opened = { $opener } versteigert { $space-the }, erstes Gebot { $amount }.
city-event-lot-sold = Verkauft! { $seat } bekommt { $space-the } für { $amount }.
city-event-lot-unsold = Niemand will { $space-the }. Das Viertel bleibt frei.
city-event-auction-skipped = { $seat } versteigert nichts.
city-event-rent-paid = { $doubled-word ->
    [skyscraper] { $seat } zahlt { $space-at } { $amount } Miete an { $owner } ({ $blocks ->
        [0] keine Blöcke
        [one] { $blocks } Block
       *[other] { $blocks } Blöcke
      }: { $base } × 2, Wolkenkratzer).
    [tower] { $seat } zahlt { $space-at } { $amount } Miete an { $owner } ({ $blocks ->
        [0] keine Blöcke
        [one] { $blocks } Block
       *[other] { $blocks } Blöcke
      }: { $base } × 2, Turm).
   *[no] { $seat } zahlt { $space-at } { $amount } Miete an { $owner } ({ $blocks ->
        [0] keine Blöcke
        [one] { $blocks } Block
       *[other] { $blocks } Blöcke
      }).
  }
city-event-tax-paid = { $seat } zahlt { $amount } { city-space-4 }.
city-event-jailed = { $why ->
    [doubles] Dritter Pasch: { $seat } muss ins Gefängnis!
    [card] Die Karte schickt { $seat } ins Gefängnis!
   *[space] { $seat } muss direkt ins Gefängnis!
  }
city-event-unit-pressed = { $permit ->
    [0] { $seat } bekommt eine Baugenehmigung für einen Bahnhof statt für Blöcke.
    [one] { $seat } bekommt eine Baugenehmigung für 1 Block.
   *[other] { $seat } bekommt eine Baugenehmigung für { $permit } Blöcke.
  }
city-event-blocks-built = { $count ->
    [one] { $seat } baut { $space-at } 1 { $kind } für { $amount }; Miete { $before } → { $after }.
   *[other] { $seat } baut { $space-at } { $count } { $kind-word ->
        [industrial] Industrieblöcke
       *[residential] Wohnblöcke
      } für { $amount }; Miete { $before } → { $after }.
  }
city-event-debt-opened = { $seat } muss { $amount } an { $creditor } zahlen und hat nicht genug Bargeld.
city-event-went-bankrupt = { $seat } konnte nicht an { $creditor } zahlen, ist bankrott und scheidet aus.
city-event-estate-passed = { $districts ->
    [0] Das Bargeld von { $seat }, { $amount }, geht an { $creditor }.
    [one] Alles von { $seat }, { $amount } und 1 Viertel, geht an { $creditor }.
   *[other] Alles von { $seat }, { $amount } und { $districts } Viertel, geht an { $creditor }.
  }{ $cards ->
    [0] {""}
    [one] {" "}Ebenso 1 Karte.
   *[other] {" "}Ebenso { $cards } Karten.
  }
city-event-calls-opened = Noch eine Viertelstunde. Jetzt könnt ihr eine weitere Stunde fordern.
city-event-hour-began = Stunde { $hour } beginnt.
city-event-hour-called = { $seat } will noch eine Stunde spielen. Wer macht mit?
city-event-voted = { $seat } stimmt ab: { $answer }.
city-event-hour-renewed = Abgemacht! Stunde { $hour } beginnt jetzt, in voller Länge.
city-event-hour-refused = Keine weitere Stunde.
city-event-rounds-left = { $rounds ->
    [one] Die letzte Runde beginnt!
   *[other] Noch { $rounds } Runden, diese mitgezählt.
  }
city-event-hour-ended = Die Stunde ist um. Dieser Zug ist der letzte.
city-event-counted = { $rank }. { $seat }: { $cash } Bargeld + { $rents } Mieten = { $total }.
city-event-game-ended = Die Endabrechnung steht. Die Partie ist vorbei.

## Warten

city-wait-jail = { $seat } ist im Gefängnis: zahlen oder würfeln?
city-wait-choose = { $seat } darf ein Viertel versteigern
city-wait-build = { $seat } baut
city-wait-vote = Noch eine Stunde? Noch nicht abgestimmt: { $seat }
city-wait-hour = Die Spielzeit läuft
city-wait-calls = Die Spielzeit läuft

## Ablehnungen

city-refusal-already-leading = Dein Gebot ist schon das höchste.
city-refusal-mortgaged = Auf diesem Viertel liegt eine Hypothek.
city-refusal-district-full = Dieses Viertel hat schon acht Blöcke.
city-refusal-no-permit = { $case ->
    [blocks] Deine Baugenehmigung gilt für Blöcke, nicht für einen Bahnhof.
   *[other] Hol dir erst eine Baugenehmigung.
  }
    .bare = Hol dir erst eine Baugenehmigung.
city-refusal-already-pressed = Du hast in diesem Zug schon eine Baugenehmigung. Ein Pasch bringt noch eine.
city-refusal-station-permit-only = Deine Baugenehmigung gilt für einen Bahnhof, also diesmal keine Blöcke.
city-refusal-permit-exceeded = Deine Baugenehmigung ist aufgebraucht.
city-refusal-out-of-stock = Davon ist nichts mehr in der Schachtel.
city-refusal-no-debt = Hypotheken gibt es nur, wenn du Schulden hast.
city-refusal-can-still-pay = Du kannst noch zahlen, mit Hypotheken oder einer Karte.
city-refusal-already-called = Du hast schon eine weitere Stunde gefordert.

## Einstellungen

city-option-end = Die Partie endet
city-option-end-clock = wenn die Uhr abgelaufen ist
city-option-end-last-standing = wenn nur noch eine Person übrig ist
city-option-hours = Spielstunden
city-option-weights = Chancen beim Bauen (1, 2, 3 Blöcke, Bahnhof)
city-option-weights-menu = Bauchancen
city-option-weights-1-1-1-1 = alle gleich
city-option-weights-3-3-3-1 = Bahnhof: 1 von 10
city-option-weights-5-5-5-3 = Bahnhof: 1 von 6
city-option-limited = Begrenzte Blöcke (38 von jeder Art)
city-option-mortgages = Hypotheken auch ohne Schulden
city-option-fine = Wer die Strafe zahlt, beendet den Zug
city-option-double-go = 4 M, wenn du genau auf { city-space-0 } landest
city-option-specials = Höchstens so viele Bonus- oder Störbauten pro Viertel
city-option-specials-menu = Bonus-/Störbauten, max.
city-option-hidden = Verdecktes Bargeld: Alle sehen nur ihr eigenes
city-option-overtime = Ein Gebot in letzter Sekunde verlängert die Versteigerung
