### Classic: Name, Verben, der Zug mit seinen Würfeln, Forderungen, Gefängnis, Warten, Ablehnungen, Einstellungen. Spielpläne, Karten, Stadt und Tausche haben eigene Dateien.

classic-name = Classic
classic-blurb = Kauf Grundstücke, fordere deine Miete vor dem nächsten Wurf und bau auf ganzen Gruppen, bis die anderen nicht mehr zahlen können. Wer zuletzt übrig ist, gewinnt; mit dem Tempowürfel geht es schneller.

## Wörter als Werte. `.the` ist der Akkusativ, `.many` die Mehrzahl.

classic-value-first = erster Würfel
classic-value-second = zweiter Würfel
classic-value-sum = beide Würfel
classic-value-shop = Laden
    .the = den Laden
    .many = Läden
classic-value-tower = Turm
    .the = den Turm
    .many = Türme
classic-value-place = Feld
classic-value-none = nichts
classic-value-bus = Bus
classic-value-mister = Mr M

## Verben und die Fragen nach ihren Feldern

classic-action-pay-fine = Strafe zahlen
classic-action-use-jail-card = Gefängnis-frei-Karte
classic-action-use-jail-card-card = Welche Karte?
classic-action-bus = Bus nehmen
classic-action-bus-way = Wie weit?
classic-action-go = Dorthin gehen
classic-action-go-space = Wohin?
classic-action-draw = Karte ziehen
classic-action-decline = Versteigern
classic-action-claim = Miete fordern
classic-action-claim-claim = Welche Miete?
classic-action-claim-claim-value = { $value } fordern
classic-action-unblock = Zeit zum Fordern beenden
classic-action-unblock-claim = Welche Miete?
classic-action-build-group = In welcher Gruppe?
classic-action-build-levels = Bis zu welchen Stufen bauen?
classic-action-sell = Gebäude verkaufen
classic-action-sell-group = In welcher Gruppe?
classic-action-sell-levels = Bis auf welche Stufen verkaufen?
classic-action-lift = Hypothek aufheben
classic-action-lift-space = Welche Hypothek?
classic-action-go-bankrupt = Bankrott erklären
classic-action-enter = Mitbestellen
classic-action-enter-group = In welcher Gruppe?
classic-action-enter-levels = Bis zu welchen Stufen bauen?
classic-action-forgo = Nichts bestellen
classic-action-close-contest = Bestellung beenden

## Ereignisse: der Zug

classic-event-rolled = { $speed-word ->
    [none] { $seat } würfelt { $first } und { $second }.
    [bus] { $seat } würfelt { $first }, { $second } und den Bus.
    [mister] { $seat } würfelt { $first }, { $second } und Mr M.
   *[other] { $seat } würfelt { $first } und { $second }, dazu { $speed } mit dem Tempowürfel.
  }
classic-event-die-awoke = { $seat } hat das erste Gehalt, ab dem nächsten Wurf ist der Tempowürfel dabei.
classic-event-triple-rolled = Dreimal die { $pips }! { $seat } darf auf ein Feld nach Wahl.
classic-event-bus-taken = { $steps ->
    [one] { $seat } fährt mit dem Bus 1 Feld weit.
   *[other] { $seat } fährt mit dem Bus { $steps } Felder weit.
  }
classic-event-space-chosen = { $seat } wählt { $space-the }.
classic-event-mister-moved = Mr M nimmt { $seat } mit, Halt { $space-at }.
classic-event-mister-stayed = Mr M kann { $seat } nirgendwohin mitnehmen.
classic-event-moved = { $seat } verlässt { $start-the } und landet { $space-at }.
classic-event-salary-paid = { $seat } kommt über { classic-space-0 } und bekommt { $amount }.
classic-event-visited = { $reason-word ->
    [own] { $seat } landet { $space-at }, auf eigenem Grund.
    [mortgaged] { $seat } zahlt { $space-at } nichts: Darauf liegt eine Hypothek.
    [go] { $seat } landet auf { classic-space-0 }.
    [jail] { $seat } ist nur zu Besuch im Gefängnis.
    [parking] { $seat } ruht sich auf { classic-space-20 } aus.
   *[other] { $seat } landet { $space-at }.
  }
classic-event-declined = { $seat } kauft { $space-the } nicht.
classic-event-tax-paid = { $seat } zahlt { $space-at } { $amount }.
classic-event-jailed = { $why-word ->
    [doubles] Dritter Pasch: { $seat } muss ins Gefängnis!
    [card] Die Karte schickt { $seat } ins Gefängnis!
   *[space] { $seat } muss direkt ins Gefängnis!
  }
classic-event-fine-paid = { $seat } zahlt { $amount } Strafe.

## Ereignisse: Miete und Forderungen

classic-event-machine-rolled = { $speed-word ->
    [none] Würfel für { $space-the }: { $first } + { $second } = { $total }, mal { $times }
    [bus] Würfel für { $space-the }: { $first } + { $second } = { $total }, mal { $times }
    [mister] Würfel für { $space-the }: { $first } + { $second } = { $total }, mal { $times }
   *[other] Würfel für { $space-the }: { $first } + { $second } + { $speed } = { $total }, mal { $times }
  } ({ $seat })
classic-event-claim-opened = { $seat } landet { $space-at }. { $owner } darf { $amount } fordern.
classic-event-claim-recorded = { $owner } fordert { $amount } von { $seat } für { $space-the }. Gleich danach wird gezahlt.
classic-event-claim-unblocked = { $owner } hat von { $seat } für { $space-the } noch nichts gefordert. Jetzt darf gewürfelt werden.
classic-event-claim-lapsed = Zu spät! { $owner } hat { $amount } von { $seat } für { $space-the } nicht gefordert.
classic-event-rent-paid = { $seat } zahlt { $amount } Miete an { $owner } für { $space-the }.

## Ereignisse: das Ende

classic-event-hour-passed = { $hours ->
    [one] Noch eine Stunde Spielzeit.
   *[other] Noch { $hours } Stunden Spielzeit.
  }
classic-event-time-ended = Zeit um. Keine Würfe mehr: Offene Mieten werden gezahlt, dann kommt die Endabrechnung.
classic-event-counted = { $rank }. { $seat }: { $cash } Bargeld + { $properties } Grundstücke + { $buildings } Gebäude = { $total }.
classic-event-game-ended = Die Partie ist vorbei.

## Warten

classic-wait-jail = { $seat } ist im Gefängnis: zahlen, Karte nutzen oder auf Pasch hoffen?
classic-wait-bus = { $seat } wählt, wie weit der Bus fährt
classic-wait-triple = { $seat } darf auf ein Feld nach Wahl
classic-wait-card = { $seat }: zahlen oder noch eine Karte ziehen?
classic-wait-end = { $seat } darf vor dem Zugende noch bauen oder tauschen
classic-wait-auction = { $count ->
    [0] Die Versteigerung endet gleich
    [one] { $seat } darf noch bieten
   *[other] { $seat } dürfen bieten
  }
classic-wait-inherit = Warten auf { $seat }: Hypotheken jetzt aufheben?
classic-wait-contest = Zu wenige Gebäude: Warten auf { $seat }
classic-wait-claim = Noch Zeit zum Fordern für { $seat }
classic-wait-hour = Die Spielzeit läuft

## Ablehnungen

classic-refusal-not-your-turn = { $seat } ist dran.
    .bare = Du bist nicht dran.
classic-refusal-rent-first = { $seat } darf noch Miete fordern. Danach kannst du würfeln.
classic-refusal-claim-lapsed = Zu spät, diese Miete kann nicht mehr gefordert werden.
classic-refusal-already-claimed = Du hast diese Miete schon gefordert. Gleich danach wird gezahlt.
classic-refusal-roll-again = Du hast einen Pasch. Würfle noch einmal, bevor du deinen Zug beendest.
classic-refusal-not-in-jail = Du bist nicht im Gefängnis.
classic-refusal-no-card = Diese Karte hast du nicht.
classic-refusal-same-space = Da bist du schon. Wähl ein anderes Feld.
classic-refusal-not-enough-cash = Das kostet { $low }; du kannst { $cash } ausgeben.
classic-refusal-passed = Du hast in dieser Versteigerung gepasst.
classic-refusal-already-leading = Dein Gebot ist schon das höchste.
classic-refusal-no-auction = Gerade läuft keine Versteigerung.
classic-refusal-auction-running = Warte, bis die Versteigerung vorbei ist.
classic-refusal-debt-open = Warte, bis die offenen Schulden bezahlt sind.
classic-refusal-inheritance-open = Warte, bis die Grundstücke übernommen sind.
classic-refusal-phase-running = Erst müssen Versteigerung, Schulden oder Übernahme vorbei sein; dann kannst du die letzten Gebäude bestellen.
classic-refusal-contest-running = Die letzten Gebäude werden gerade verteilt. Bis dahin wird nicht gebaut, verkauft oder getauscht.
classic-refusal-no-contest = Gerade sind keine Gebäude knapp.
classic-refusal-order-entered = Du hast schon bestellt.
classic-refusal-not-asked = Als der Engpass begann, konntest du davon nichts bauen.
classic-refusal-not-in-contest = Auf diese Gebäude bietet nur, wer eine Bestellung offen hat.
classic-refusal-in-debt = Du hast { $amount } Schulden. Zahl sie, bevor du baust oder Hypotheken aufhebst.
classic-refusal-no-debt = Du hast keine Schulden.
classic-refusal-no-inheritance = Für dich gibt es keine Grundstücke zu übernehmen.
classic-refusal-can-still-pay = Du kannst noch zahlen: Verkauf Gebäude, nimm Hypotheken auf oder tausche.
classic-refusal-game-over = Diese Partie ist vorbei.
classic-refusal-wrong-phase = Das geht gerade nicht.

## Einstellungen

classic-option-speed = Tempowürfel
classic-option-doubles = Zahl des Tempowürfels bei einem Pasch
classic-option-doubles-ignore = zählt nicht
classic-option-doubles-add = zählt mit
classic-option-rent = Miete
classic-option-rent-claim = muss gefordert werden
classic-option-rent-auto = kommt von selbst
classic-option-deck = Karten
classic-option-deck-international = international
classic-option-deck-heritage = ältere aus Frankreich und England
classic-option-board-neutral = ein Flusstal
classic-option-board-edition = historische Abenteuerwelt
classic-option-limit = Zeitgrenze in Stunden
classic-option-limit-menu = Grenze in Stunden
classic-option-limit-0 = keine
