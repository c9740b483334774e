### Deal: Name, Verben, Ereignisse, Warten, Ablehnungen, Einstellungen. Die Namen der Karten und Farben stehen in deal-cards.ftl.

deal-name = Deal
deal-blurb = Sammle drei ganze Gruppen, fordere Miete, tausche und stiehl, mit einer Hand, die sonst niemand sieht. Für zwei bis zehn, etwa eine Viertelstunde.

## Karten und Gruppen in einem Satz: die Karte im Akkusativ

deal-a-card = { $word ->
    [just-say-no] „{ $card }“
    [pass-go] „{ $card }“
    [birthday] „{ $card }“
    [house] ein { $card }
    [hotel] ein { $card }
    [red-3] den { $card }
    [green-1] den { $card }
    [utility-1] das { $card }
    [utility-2] das { $card }
   *[other] { $family ->
        [money] einen { $card }
        [wild] { $word ->
            [wild-any] einen mehrfarbigen Joker
           *[other] einen { $card }
        }
        [rent] eine Karte „{ $card }“
        [deal] einen { $card }
        [forced] einen { $card }
        [sly] „{ $card }“
        [debt] einen { $card }
        [double] eine Karte „{ $card }“
        [station] den { $card }
       *[other] die { $card }
    }
  }
deal-group-name = { $colour-word ->
    [station] Gruppe der Bahnhöfe
    [utility] Gruppe der Versorgungswerke
   *[other] Gruppe { $colour }
  }
deal-rent-name = { $colour-word ->
    [station] Miete für Bahnhöfe
    [utility] Miete für Versorgungswerke
   *[other] Miete für { $colour }
  }
deal-move-to = { $card } → { $goal }
deal-move-for = { $card } ⇄ { $goal }

## Wörter als Werte

deal-value-hand = Hand
deal-value-pay = gleich für mich zahlen
deal-value-accept = gleich zulassen, wenn „{ deal-card-just-say-no }“ fehlt
deal-value-guard = gegen „{ deal-card-deal-breaker }“ schützen

## Verben und die Fragen nach ihren Feldern

deal-action-bank = Auf die Bank legen
deal-action-bank-card = Welche Karte?
deal-action-lay = Grundstück auslegen
deal-action-lay-card = Welche Karte?
deal-action-lay-colour = Zu welcher Farbe?
deal-action-build = Bauen
deal-action-build-card = Welches Gebäude?
deal-action-build-place = Auf welche Gruppe?
deal-action-pass-go = { deal-card-pass-go }: 2 ziehen
deal-action-pass-go-card = Welche Karte?
deal-action-sly = { deal-card-sly-deal }
deal-action-sly-card = Welche Karte spielst du?
deal-action-sly-target = Welche Karte nimmst du?
deal-action-forced = { deal-card-forced-deal }
deal-action-forced-card = Welche Karte spielst du?
deal-action-forced-own = Welche Karte gibst du?
deal-action-forced-target = Welche Karte nimmst du?
deal-action-breaker = { deal-card-deal-breaker }
deal-action-breaker-card = Welche Karte spielst du?
deal-action-breaker-place = Welche Gruppe nimmst du?
deal-action-collect = { deal-card-debt-collector }
deal-action-collect-card = Welche Karte spielst du?
deal-action-collect-opponent = Wer schuldet dir 5 M?
deal-action-birthday = { deal-card-birthday }
deal-action-birthday-card = Welche Karte spielst du?
deal-action-charge = Miete fordern
deal-action-charge-card = Welche Mietkarte?
deal-action-charge-colour = Für welche Farbe?
deal-action-charge-doubles = Wie oft „{ deal-card-double-rent }“?
deal-action-charge-one = Von einer Person fordern
deal-action-charge-one-card = Welche Mietkarte?
deal-action-charge-one-colour = Für welche Farbe?
deal-action-charge-one-doubles = Wie oft „{ deal-card-double-rent }“?
deal-action-charge-one-opponent = Wer zahlt?
deal-action-exchange = { deal-face-title-wild } austauschen
deal-action-exchange-card = Welches Grundstück spielst du?
deal-action-exchange-wild = Welchen { deal-face-title-wild } ersetzt es?
deal-action-exchange-to = Wohin kommt der Joker?
deal-action-rearrange = Umlegen
deal-action-rearrange-moves = Welche Karten legst du um?
deal-action-rearrange-sure = Auch wenn ein Gebäude verloren geht?
deal-action-give-back = Zurückgeben
deal-action-give-back-cards = Welche Karten gibst du zurück?
deal-action-pay-thread = Welche Schulden?
deal-action-pay-cards = Mit welchen Karten zahlst du?
deal-action-say-no = { deal-card-just-say-no }
deal-action-say-no-thread = Wogegen?
deal-action-say-no-card = Welche Karte?
deal-action-submit = Geschehen lassen
deal-action-submit-thread = Welche Frage?
deal-action-obey = Daueraufträge nutzen
deal-action-order = Dauerauftrag
deal-action-order-order = Welcher Auftrag?
deal-action-order-value = An oder aus?

## Ereignisse

deal-event-turn-began = Zug { $turn }: { $seat } zieht { $drawn ->
    [0] nichts, es ist keine Karte mehr da
    [one] { $drawn } Karte
   *[other] { $drawn } Karten
  }.
deal-event-drew = { $cards-count ->
    [0] Es gab nichts mehr zu ziehen.
   *[other] Du ziehst { $cards }.
  }
deal-event-banked = { $seat } legt { $card-a } auf die Bank.
deal-event-laid = { $seat } legt { $card-a } aus ({ deal-group-name }).
deal-event-set-completed = { $seat } macht die { deal-group-name } voll!
deal-event-set-broken = { $seat }: Die { deal-group-name } ist nicht mehr vollständig.
deal-event-built = { $seat } baut { $card-a } auf die { deal-group-name }. Miete: { $rent }.
deal-event-building-fell = { $seat }: Die Gruppe ist nicht mehr vollständig und verliert { $card-a }.
deal-event-went-on = { $seat } spielt „{ deal-card-pass-go }“ und zieht { $drawn ->
    [0] nichts, es ist keine Karte mehr da
    [one] { $drawn } Karte
   *[other] { $drawn } Karten
  }.
deal-event-charged = { $card-word ->
    [debt-collector] { $seat } spielt „{ deal-card-debt-collector }“: { $amount } von { $targets }.
    [birthday] { $seat } spielt „{ deal-card-birthday }“: { $amount } von { $targets }.
   *[other] { $seat } fordert { deal-rent-name }{ $doubles ->
        [0] {""}
        [1] , verdoppelt
       *[other] , zweimal verdoppelt
    }: { $amount } von { $targets }.
  }
deal-event-theft-tried = { $card-word ->
    [forced-deal] { $seat } spielt „{ deal-card-forced-deal }“ gegen { $target }: { $cards } für { $own-a }.
    [deal-breaker] { $seat } spielt „{ deal-card-deal-breaker }“ und will von { $target } eine ganze Gruppe: { $cards }.
   *[other] { $seat } spielt „{ deal-card-sly-deal }“ und will { $cards } von { $target }.
  }
deal-event-said-no = { $seat } spielt „{ deal-card-just-say-no }“!
deal-event-paid = { $cards-count ->
    [0] { $seat } hat nichts, um an { $payee } zu zahlen.
   *[other] { $lost-n ->
        [0] { $seat } zahlt { $amount } von { $due } an { $payee }: { $cards }.
       *[other] { $seat } zahlt { $amount } an { $payee } (fällig: { $due }, zu viel: { $lost }): { $cards }.
    }
  }
deal-event-cancelled = Für { $target } aufgehoben.
deal-event-taken = { $own-n ->
    [0] { $seat } nimmt { $cards } von { $target }.
   *[other] { $seat } nimmt { $cards } von { $target } und gibt { $own-a }.
  }
deal-event-exchanged = { $to-word ->
    [hand] { $seat } spielt { $card-a } für { $wild-a } und nimmt den Joker auf die Hand.
   *[other] { $seat } spielt { $card-a } für { $wild-a }, der Joker wechselt zu { $to }.
  }
deal-event-rearranged = { $seat } legt um: { $cards }.
deal-event-gave-back = { $seat } gibt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  } zurück.
deal-event-returned = Du gibst zurück, in dieser Reihenfolge: { $cards }.
deal-event-turn-ended = { $seat } beendet den Zug.
deal-event-pile-shuffled = { $count ->
    [one] Die einzige gespielte Karte wird zum neuen Nachziehstapel.
   *[other] Die { $count } gespielten Karten werden zum neuen Nachziehstapel gemischt.
  }
deal-event-left-game = { $seat } verlässt die Partie; { $cards ->
    [0] Karten waren keine mehr da
    [one] { $cards } Karte kommt unter den Nachziehstapel
   *[other] { $cards } Karten kommen unter den Nachziehstapel
  }.
deal-event-order-given = Dauerauftrag „{ $order }“: { $value }.
deal-event-hour-ended = { $left ->
    [0] Zeit um. Dieser Zug ist der letzte.
    [one] Noch eine Stunde Spielzeit.
   *[other] Noch { $left } Stunden Spielzeit.
  }
deal-event-won = { $colours-count ->
    [0] { $seat } gewinnt, sonst ist niemand mehr da.
   *[other] { $seat } gewinnt mit ganzen Gruppen: { $colours }!
  }
deal-event-stopped = { $why-word ->
    [time] Zeit um. Es zählen ganze Gruppen, dann die Karten auf dem Tisch.
   *[deadlock] Niemand kann mehr etwas tun. Es zählen ganze Gruppen, dann die Karten auf dem Tisch.
  }

## Warten

deal-wait-play = { $seat } spielt
deal-wait-respond = Warten auf die Antwort von { $seat }
deal-wait-counter = Warten auf { $seat }: kontern oder nicht?
deal-wait-discard = { $seat } hat zu viele Karten und gibt welche zurück
deal-wait-orders = Gleich wirken Daueraufträge
deal-wait-hour = Die Spielzeit läuft

## Ablehnungen

deal-refusal-not-in-hand = Diese Karte hast du nicht mehr auf der Hand.
deal-refusal-no-plays-left = Du hast in diesem Zug schon drei Karten gespielt.
deal-refusal-answers-open = Warte, bis alle geantwortet haben.
deal-refusal-turn-over = Dein Zug ist vorbei. Du kannst nur noch Karten zurückgeben.
deal-refusal-nothing-to-give-back = Du hast höchstens 7 Karten, also behältst du alle.
deal-refusal-give-back-exactly = Gib genau so viele Karten zurück, dass dir 7 bleiben.
deal-refusal-nothing-to-answer = Es gibt keine Aktion gegen dich, die du aufheben könntest.
deal-refusal-not-asked = Niemand wartet auf deine Antwort.
deal-refusal-cannot-pay = Zahlen kannst du nur mit deiner Bank, Grundstücken, zweifarbigen Jokern und Gebäuden.
deal-refusal-too-little = { $chosen } ist weniger als { $due }. Nimm mehr Karten dazu oder wähl alles, was du hast.
    .bare = Das reicht nicht. Nimm mehr Karten dazu oder wähl alles, was du hast.
deal-refusal-superfluous = { $chosen } ist mehr als { $due }: Mindestens eine dieser Karten kannst du weglassen.
    .bare = Mindestens eine dieser Karten kannst du weglassen.
deal-refusal-building-falls = Ein Gebäude würde seine Gruppe verlassen. Drück noch einmal zum Bestätigen.
deal-refusal-moved-twice = Ein { deal-face-title-wild } kann nicht an zwei Stellen zugleich liegen.
deal-refusal-no-exchange = Diese Karten gehen nicht: Eine Gruppe braucht mindestens eine Karte, die kein mehrfarbiger Joker ist.
deal-refusal-no-target = Niemand hat ein Grundstück außerhalb einer ganzen Gruppe.
deal-refusal-nothing-to-give = Außerhalb ganzer Gruppen hast du kein Grundstück, das du geben kannst.
deal-refusal-no-complete-set = Sonst hat niemand eine ganze Gruppe.
deal-refusal-no-site = Du hast keine ganze Gruppe, auf die du bauen kannst.
deal-refusal-no-buildings-there = Auf Bahnhöfe und Versorgungswerke kannst du nicht bauen.
deal-refusal-has-house = Dort steht schon ein { deal-card-house }.
deal-refusal-has-hotel = Dort steht schon ein { deal-card-hotel }.
deal-refusal-needs-house = Ein { deal-card-hotel } braucht erst ein { deal-card-house }.
deal-refusal-no-such-colour = Du hast kein Grundstück in den Farben dieser Karte.
deal-refusal-in-a-set = Diese Karte ist in einer ganzen Gruppe sicher.
deal-refusal-packs-do-not-fit = Nehmt ein Kartenspiel für bis zu 5 Personen, zwei ab 4 Personen.
deal-refusal-cannot-be-banked = Grundstücke und Joker können nicht auf die Bank.
deal-refusal-not-oneself = Wähl eine andere Person, nicht dich.
deal-refusal-not-alone = „{ deal-card-double-rent }“ geht nur zusammen mit einer Mietkarte.
deal-refusal-no-doubles = Du hast nicht so viele Karten „{ deal-card-double-rent }“ oder darfst nicht mehr so viele spielen.
deal-refusal-no-place = Diese Karte passt dort nicht hin.

## Einstellungen

deal-option-packs = Kartenspiele
deal-option-packs-menu = Kartenspiele
deal-option-packs-auto = eines, zwei ab 6 Personen
deal-option-packs-auto-menu = eines, ab 6 zwei
deal-option-packs-one = eines
deal-option-packs-two = zwei (ab 4 Personen)
deal-option-buildings = Zerfällt eine Gruppe, kommen ihre Gebäude
deal-option-buildings-bank = auf die eigene Bank
deal-option-buildings-discard = zu den gespielten Karten
deal-option-multicolour = { deal-card-rent-any } zahlt
deal-option-multicolour-one = eine Person
deal-option-multicolour-all = alle anderen
deal-option-exchange = Einen { deal-face-title-wild } gegen ein Grundstück austauschen
deal-option-exchange-menu = Jokertausch
deal-option-exchange-opening = direkt nach dem Ziehen
deal-option-exchange-opening-menu = nach dem Ziehen
deal-option-exchange-turn = jederzeit im eigenen Zug
deal-option-exchange-turn-menu = jederzeit
deal-option-exchange-off = nie
deal-option-doubles = „{ deal-card-double-rent }“ pro Mietkarte, höchstens
deal-option-swap-sets = „{ deal-card-forced-deal }“ darf eine Karte aus der eigenen ganzen Gruppe geben
deal-option-counter-costs = „{ deal-card-just-say-no }“ im eigenen Zug zu kontern zählt als gespielte Karte
deal-option-ask-all = Auch fragen, wer nicht zahlen kann
deal-option-goal = Ganze Gruppen zum Sieg
deal-option-goal-menu = Gruppen zum Sieg
deal-option-first = Wer anfängt
deal-option-first-0 = zufällig
deal-option-first-seat = { $name }
deal-option-excess = Überzählige Karten (über 7) kommen
deal-option-excess-pile = unter den Nachziehstapel
deal-option-excess-discard = zu den gespielten Karten
deal-option-limit = Zeitgrenze in Stunden
deal-option-limit-menu = Grenze in Stunden
deal-option-limit-0 = keine
