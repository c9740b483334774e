### Knockout: Name, Felder, Verben, Ereignisse, Warten, Ablehnungen, Einstellungen.

knockout-name = Knockout
knockout-blurb = Schieb deine Steine den langen Plan hinauf, stoß andere hinunter und nimm ein, was deine Felder bringen. Für zwei bis vier, oder bis zu acht in Zweierteams.
knockout-cash = { $n }{"\u202F"}M

## Felder

knockout-space-0 = neben dem Plan
    .of = des Tisches
    .at = neben dem Plan
    .the = den Tisch
knockout-space-1 = Badstraße
    .of = der Badstraße
    .at = in der Badstraße
    .the = die Badstraße
knockout-space-2 = Haus
    .of = des Felds Haus
    .at = auf dem Feld Haus
    .the = das Feld Haus
knockout-space-3 = Turmstraße
    .of = der Turmstraße
    .at = in der Turmstraße
    .the = die Turmstraße
knockout-space-4 = Chausseestraße
    .of = der Chausseestraße
    .at = in der Chausseestraße
    .the = die Chausseestraße
knockout-space-5 = Elisenstraße
    .of = der Elisenstraße
    .at = in der Elisenstraße
    .the = die Elisenstraße
knockout-space-6 = Poststraße
    .of = der Poststraße
    .at = in der Poststraße
    .the = die Poststraße
knockout-space-7 = Seestraße
    .of = der Seestraße
    .at = in der Seestraße
    .the = die Seestraße
knockout-space-8 = Hafenstraße
    .of = der Hafenstraße
    .at = in der Hafenstraße
    .the = die Hafenstraße
knockout-space-9 = Neue Straße
    .of = der Neuen Straße
    .at = in der Neuen Straße
    .the = die Neue Straße
knockout-space-10 = Münchner Straße
    .of = der Münchner Straße
    .at = in der Münchner Straße
    .the = die Münchner Straße
knockout-space-11 = Wiener Straße
    .of = der Wiener Straße
    .at = in der Wiener Straße
    .the = die Wiener Straße
knockout-space-12 = Berliner Straße
    .of = der Berliner Straße
    .at = in der Berliner Straße
    .the = die Berliner Straße
knockout-space-13 = Haus
    .of = des Felds Haus
    .at = auf dem Feld Haus
    .the = das Feld Haus
knockout-space-14 = Zusatzsteuer
    .of = des Felds Zusatzsteuer
    .at = auf dem Feld Zusatzsteuer
    .the = das Feld Zusatzsteuer
knockout-space-15 = Ereignis
    .of = des Felds Ereignis
    .at = auf dem Feld Ereignis
    .the = das Feld Ereignis
knockout-space-16 = Theaterstraße
    .of = der Theaterstraße
    .at = in der Theaterstraße
    .the = die Theaterstraße
knockout-space-17 = Museumstraße
    .of = der Museumstraße
    .at = in der Museumstraße
    .the = die Museumstraße
knockout-space-18 = Opernplatz
    .of = des Opernplatzes
    .at = am Opernplatz
    .the = den Opernplatz
knockout-space-19 = Lessingstraße
    .of = der Lessingstraße
    .at = in der Lessingstraße
    .the = die Lessingstraße
knockout-space-20 = Schillerstraße
    .of = der Schillerstraße
    .at = in der Schillerstraße
    .the = die Schillerstraße
knockout-space-21 = Goethestraße
    .of = der Goethestraße
    .at = in der Goethestraße
    .the = die Goethestraße
knockout-space-22 = Rathausplatz
    .of = des Rathausplatzes
    .at = am Rathausplatz
    .the = den Rathausplatz
knockout-space-23 = Hauptstraße
    .of = der Hauptstraße
    .at = in der Hauptstraße
    .the = die Hauptstraße
knockout-space-24 = Bahnhofstraße
    .of = der Bahnhofstraße
    .at = in der Bahnhofstraße
    .the = die Bahnhofstraße
knockout-space-25 = Parkstraße
    .of = der Parkstraße
    .at = in der Parkstraße
    .the = die Parkstraße
knockout-space-26 = Bahnhof
    .of = des Bahnhofs
    .at = am Bahnhof
    .the = den Bahnhof
knockout-space-27 = Schlossallee
    .of = der Schlossallee
    .at = in der Schlossallee
    .the = die Schlossallee
knockout-space-28 = Gehe ins Gefängnis
    .of = des Felds Gehe ins Gefängnis
    .at = auf dem Feld Gehe ins Gefängnis
    .the = das Feld Gehe ins Gefängnis
knockout-space-29 = Frei Parken
    .of = von Frei Parken
    .at = auf Frei Parken
    .the = Frei Parken
knockout-space-30 = Gehe ins Gefängnis
    .of = des Felds Gehe ins Gefängnis
    .at = auf dem Feld Gehe ins Gefängnis
    .the = das Feld Gehe ins Gefängnis

## Wörter als Werte

knockout-value-blue = Blau
knockout-value-light-blue = Hellblau
knockout-value-ask = mich fragen
knockout-value-never = nie zahlen
knockout-value-always = immer zahlen
knockout-value-on = ja
knockout-value-board = auf dem Plan
knockout-value-hand = noch übrig
knockout-value-jail = im Gefängnis
knockout-value-out = aus dem Spiel

## Verben und die Fragen nach ihren Feldern

knockout-action-slide = Schieben
knockout-action-slide-short = Schieben (von { $lane }, Kraft { $power })
knockout-action-slide-lane = Wo auf Los, in mm von oben (20 bis 250)?
knockout-action-slide-angle = Welcher Winkel, in Zehntelgrad?
knockout-action-slide-power = Wie fest (1 bis 140)?
knockout-action-retry = Noch ein Versuch
knockout-action-retry-short = Noch ein Versuch (von { $lane }, Kraft { $power })
knockout-action-retry-lane = Wo auf Los, in mm von oben (20 bis 250)?
knockout-action-retry-angle = Welcher Winkel, in Zehntelgrad?
knockout-action-retry-power = Wie fest (1 bis 140)?
knockout-action-decline = Kein zweiter Versuch
knockout-action-pay = 100 M zahlen, schieben
knockout-action-stay = Im Gefängnis bleiben
knockout-action-let-lie = Liegen lassen
knockout-action-move = Umlegen
knockout-action-move-space = Zu welchem Grundstück?
knockout-action-remain = Stein bleibt liegen
knockout-action-time-up = Zeit um
knockout-action-preset = Steine im Gefängnis
knockout-action-preset-value = Was soll ab jetzt geschehen?

## Ereignisse

knockout-event-round-began = Runde { $round } von { $rounds }: { $colour } beginnt ({ $seats }). Reihenfolge: { $order }.
knockout-event-round-scored = { $filled-n ->
    [0] Runde { $round } ist abgerechnet. { $pot-n ->
        [0] { knockout-space-29 } ist leer.
       *[other] Auf { knockout-space-29 } liegen { $pot }.
    }
   *[other] Runde { $round } ist abgerechnet. Die Bank legt { $filled } auf { knockout-space-29 }.
  }
knockout-slide = { $kind-word ->
    [jail] { $seat } ({ $colour }) schiebt aus dem Gefängnis
    [chance] { $seat } ({ $colour }) schiebt vom Feld { knockout-space-15 } noch einmal
    [second] { $seat } ({ $colour }) versucht es noch einmal
    [automatic] Zeit um, der Stein von { $seat } ({ $colour }) rutscht von selbst
   *[regular] { $seat } ({ $colour }) schiebt
  }
knockout-event-slid = { $fate-word ->
    [jail] { knockout-slide }: direkt ins Gefängnis!
    [off] { knockout-slide }: vom Plan gerutscht.
    [short] { knockout-slide }: nicht über Los gekommen.
   *[rests] { knockout-slide }: Halt { $space-at }.
  }
knockout-event-knocked = { $fate-word ->
    [jail] Der Stein { $origin-at } ({ $colour }) wird ins Gefängnis gestoßen.
    [off] Der Stein { $origin-at } ({ $colour }) wird vom Plan gestoßen.
    [short] Der Stein { $origin-at } ({ $colour }) wird hinter Los zurückgestoßen.
   *[rests] Ein Stein ({ $colour }) wird angestoßen: { $origin } → { $space }.
  }
knockout-event-retry-paid = { $seat } ({ $colour }) zahlt { $amount } für einen zweiten Versuch.
knockout-event-declined = Kein zweiter Versuch für { $seats } ({ $colour }).
knockout-event-bought-out = { $seat } ({ $colour }) zahlt { $amount } und holt den Stein aus dem Gefängnis.
knockout-event-stayed = Ein Stein bleibt im Gefängnis ({ $seats }, { $colour }).
knockout-event-left-lying = { $seats-count ->
    [one] { $seats } ({ $colour }) lässt den Stein { knockout-space-15.at } liegen.
   *[other] { $seats } ({ $colour }) lassen den Stein { knockout-space-15.at } liegen.
  }
knockout-event-moved = { $seats-count ->
    [one] { $seats } ({ $colour }) legt den Stein um: { knockout-space-26 } → { $space }.
   *[other] { $seats } ({ $colour }) legen den Stein um: { knockout-space-26 } → { $space }.
  }
knockout-event-remained = { $seats-count ->
    [one] { $seats } ({ $colour }) bleibt { knockout-space-26.at }.
   *[other] { $seats } ({ $colour }) bleiben { knockout-space-26.at }.
  }
knockout-event-collected = { $seats-count ->
    [one] { $seats } ({ $colour }) bekommt { $amount }: { $spaces }.
   *[other] { $seats } ({ $colour }) bekommen { $amount }: { $spaces }.
  }
knockout-event-bonus-paid = Die ganze Gruppe { $group } bringt { $seats } ({ $colour }) noch { $amount }.
knockout-event-house-paid = { knockout-space-2 }: { $space } zahlt noch einmal, { $amount } für { $seats } ({ $colour }).
knockout-event-tax-paid = { knockout-space-14 }: { $seats-count ->
    [one] { $seats } ({ $colour }) zahlt { $amount } für { $count ->
        [one] { $count } Grundstück
       *[other] { $count } Grundstücke
    }.
   *[other] { $seats } ({ $colour }) zahlen { $amount } für { $count ->
        [one] { $count } Grundstück
       *[other] { $count } Grundstücke
    }.
  }
knockout-event-pot-taken = { $sharers ->
    [one] { knockout-space-29 }: { $amount } für { $seats } ({ $colour }).
   *[other] { knockout-space-29 } wird geteilt: { $amount } für { $seats } ({ $colour }).
  }
knockout-event-nothing-collected = { $seats } ({ $colour }): keine Einnahmen.
knockout-event-preset-chosen = { $value-word ->
    [never] { $seat } wird nie zahlen, um aus dem Gefängnis zu kommen.
    [always] { $seat } wird immer zahlen, um aus dem Gefängnis zu kommen.
   *[ask] { $seat } will beim Gefängnis jedes Mal gefragt werden.
  }
knockout-event-left-game = { $seat } geht, das Team spielt mit einer Person weiter ({ $colour }).
knockout-event-resigned = { $seat } geht, damit scheidet { $colour } aus.
knockout-event-won = { $why-word ->
    [alone] { $seats-count ->
        [one] { $seats } ({ $colours }) gewinnt, sonst ist niemand mehr da.
       *[other] { $seats } ({ $colours }) gewinnen, sonst ist niemand mehr da.
    }
   *[rounds] { $seats-count ->
        [one] { $seats } ({ $colours }) gewinnt mit { $amount }!
       *[other] { $seats } ({ $colours }) gewinnen mit { $amount }!
    }
  }

## Warten

knockout-wait-slide = Warten auf { $seat }: Stein schieben
knockout-wait-again = Warten auf { $seat }: aus dem Gefängnis schieben
knockout-wait-retry = Warten auf { $seat }: ein zweiter Versuch?
knockout-wait-jail = Warten auf { $seat }: 100 M zahlen und aus dem Gefängnis?
knockout-wait-chance = Warten auf { $seat }: vom Feld { knockout-space-15 } noch einmal schieben?
knockout-wait-railroad = Warten auf { $seat }: wohin ab { knockout-space-26 }?

## Ablehnungen

knockout-refusal-out-of-range = { $field ->
    [lane] Der Start auf Los muss zwischen { $low } und { $high } mm von oben liegen.
    [angle] Der Winkel muss zwischen 15 Grad nach oben und 15 Grad nach unten liegen.
    [power] Die Kraft muss zwischen { $low } und { $high } liegen.
   *[other] Es muss zwischen { $low } und { $high } liegen.
  }
knockout-refusal-bad-step = { $field ->
    [angle] Der Winkel geht in Schritten von einem halben Grad.
   *[other] Bitte nur in Schritten von { $step }.
  }
knockout-refusal-not-your-slide = { $seat } ist mit Schieben dran.
knockout-refusal-question-open = Erst muss { $seat } etwas beantworten, dann geht es weiter.
knockout-refusal-answer-first = Erst ist eine Frage zu beantworten.
knockout-refusal-jail-choice-over = Zahlen kannst du nur, wenn der Stein ins Gefängnis kommt. In der nächsten Runde ist er wieder frei.
knockout-refusal-no-chance = Kein Stein { knockout-space-15.at } wartet auf eine Entscheidung.
knockout-refusal-no-railroad = Kein Stein { knockout-space-26.at } wartet auf eine Entscheidung.
knockout-refusal-occupied = Dort liegt schon ein Stein.
knockout-refusal-not-a-property = Vom Feld { knockout-space-26 } geht es nur zu Grundstücken, nicht hierhin: { $space }.
knockout-refusal-no-second-chance = Gerade gibt es keinen zweiten Versuch.

## Einstellungen

knockout-option-second-chance = Zweiter Versuch
knockout-option-second-chance-free = einmal gratis
knockout-option-second-chance-free-menu = einer gratis
knockout-option-second-chance-paid = beliebig oft, je 100 M
knockout-option-second-chance-paid-menu = je 100 M
knockout-option-second-chance-off = keiner
knockout-option-animation = Rutschen
knockout-option-animation-gif = animiert
knockout-option-animation-still = stehende Bilder
knockout-option-aim-band = Beim Zielen die wahrscheinliche Streuung zeigen
knockout-option-colours = Farben gewählt
