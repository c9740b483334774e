### Was der Tisch von Deal um die Sätze des Spiels herum zeigt: Züge, Forderungen, die Hand, Zahlungen, Hilfe, das Ende.

## Zeichen vor Namen in Menüs: nie das einzige Merkmal

deal-sign-brown = 🟫
deal-sign-light-blue = 🩵
deal-sign-pink = 🩷
deal-sign-orange = 🟧
deal-sign-red = 🟥
deal-sign-yellow = 🟨
deal-sign-green = 🟩
deal-sign-dark-blue = 🟦
deal-sign-station = 🚉
deal-sign-utility = 💡
deal-sign-money = 💵
deal-sign-property = 🏷️
deal-sign-wild = 🌈
deal-sign-action = ⚡
deal-sign-rent = 🧾

## Der Zug

deal-panel-you-play = du bist dran{ $drawn ->
    [-1] {""}
    [0] , ohne neue Karte
    [one] , mit { $drawn } neuen Karte
   *[other] , mit { $drawn } neuen Karten
  }. { $plays ->
    [0] Mehr geht nicht, beende deinen Zug.
    [one] Du darfst noch { $plays } Karte spielen.
   *[other] Du darfst noch { $plays } Karten spielen.
  }
deal-panel-you-discard = du hast zu viele Karten. Gib welche zurück.
deal-panel-until-play = ⏱️ Zeit endet { $until }
deal-panel-until-discard = ⏱️ Zeit endet { $until }; dann wählt der Bot für dich.
deal-panel-answers-below = ⏳ Noch fehlen Antworten. Die Uhr des Zugs steht.
deal-panel-plays = { $plays ->
    [0] 🃏 Keine Karte mehr spielbar
    [one] 🃏 Noch { $plays } Karte spielbar
   *[other] 🃏 Noch { $plays } Karten spielbar
  }
deal-button-mine = Meine Hand
deal-panel-my-hand = Meine Hand
deal-panel-rearrange = Umlegen…
deal-panel-discard = Zurückgeben…
deal-panel-played = Gespielte Karten
deal-panel-last-turn = ⏳ Zeit um. Dieser Zug ist der letzte.

## Forderungen

deal-panel-demand-rent = { $doubles ->
    [0] { $rent }: je { $due }
    [1] { $rent } ×2: je { $due }
   *[other] { $rent } ×4: je { $due }
  }
deal-panel-demand-debt = { $card }: { $due }
deal-panel-demand-birthday = { $card }: je { $due }
deal-panel-demand-swap = { $card }: { $cards } gegen { $own }
deal-panel-demand-theft = { $card }: { $cards }
deal-panel-demand-by = Gespielt von { $name }
deal-panel-demand-over = Diese Forderung ist erledigt.
deal-panel-demand-zero-charge = Ist die Zeit um, zahlt der Bot so günstig wie möglich. Bis dahin geht „{ deal-card-just-say-no }“.
deal-panel-demand-zero-theft = Ist die Zeit um, gilt die Aktion. Bis dahin geht „{ deal-card-just-say-no }“.
deal-panel-joker-played = 🛑 { $name } hat „{ deal-card-just-say-no }“ gespielt. { $asked }, konterst du? Ende { $until }
    .still = 🛑 { $name } hat „{ deal-card-just-say-no }“ gespielt. { $asked }, konterst du?
deal-panel-joker-over = 🛑 „{ deal-card-just-say-no }“: beantwortet.
deal-panel-demand-calls = Bitte antworten: { $names }
deal-panel-answer = Antworten…
deal-panel-thread-asked = Warten auf { $name } · Zeit endet { $until }
    .still = Warten auf { $name } · die Uhr steht
deal-panel-thread-counter = { $name } hat Nein gesagt · { $actor } darf kontern · Zeit endet { $until }
    .still = { $name } hat Nein gesagt · { $actor } darf kontern · die Uhr steht
deal-panel-thread-paid = { $name } hat gezahlt: { $cards }
deal-panel-thread-paid-nothing = { $name } { $count ->
    [one] kann
   *[other] können
  } nichts zahlen
deal-panel-thread-taken = { $name } { $count ->
    [one] lässt
   *[other] lassen
  } es geschehen
deal-panel-thread-cancelled = { $name }: aufgehoben
deal-panel-thread-void = { $name }: ohne Wirkung

## Die Hand

deal-panel-hand = { $count ->
    [0] Deine Hand ist leer
    [one] Deine Hand · { $count } Karte
   *[other] Deine Hand · { $count } Karten
  }
deal-panel-new = NEU
deal-panel-drawn = Neu in diesem Zug: { $cards }
deal-panel-choose-card = Karte wählen
deal-panel-your-turn = { $plays ->
    [0] Du bist dran, darfst aber keine Karte mehr spielen.
    [one] Du bist dran und darfst noch { $plays } Karte spielen.
   *[other] Du bist dran und darfst noch { $plays } Karten spielen.
  }
deal-panel-not-yours = { $name } ist dran.
deal-panel-over = Die Partie ist vorbei.
deal-panel-asked-you = Deine Antwort fehlt.
deal-panel-too-many = { $excess ->
    [one] Du hast eine Karte zu viel. Gib eine zurück.
   *[other] Du hast { $excess } Karten zu viel. Gib { $excess } zurück.
  }
deal-panel-to-bank = Bank: +{ $value }
deal-panel-lay-on = Auslegen: { $name }
deal-panel-lay-where = In welche Gruppe legen?
deal-panel-build-on = { $number ->
    [1] { $name }: { $before } → { $after }
   *[other] { $number }. { $name }: { $before } → { $after }
  }
deal-panel-draw-two = Spielen: 2 Karten ziehen
deal-panel-play-card = Spielen…
deal-panel-play-it = Spielen
deal-panel-keep-just-say-no = Behalt sie auf der Hand, um eine Aktion gegen dich aufzuheben; auf der Bank ist sie nur Geld.
deal-panel-keep-double-rent = Wähl eine Mietkarte, dann kannst du diese dazulegen.
deal-panel-would-lie = { $colour } { $cards }/{ $size }, Miete { $rent }
deal-panel-rents = Miete: { $rents }
deal-panel-rent = Miete { $rent }
deal-panel-can-take = { $count ->
    [one] Ein Grundstück ist zu holen
   *[other] { $count } Grundstücke sind zu holen
  }
deal-panel-can-break = { $count ->
    [one] Eine ganze Gruppe ist zu holen
   *[other] { $count } ganze Gruppen sind zu holen
  }
deal-subject-bank = Bank
deal-panel-in-bank = { $value } · auf der Bank
deal-panel-in-group = { $value } · { $group }
deal-panel-group = { $colour } { $cards }/{ $size }
deal-panel-group-complete = { $colour } { $cards }/{ $size } ⭐
deal-panel-help = Hilfe

## Gegen jemanden spielen

deal-panel-whom = Wen trifft es?
deal-panel-which-card = Welche Karte nimmst du?
deal-panel-which-set = Welche Gruppe nimmst du?
deal-panel-which-own = Welche Karte gibst du?
deal-panel-which-colour = Welche Farbe?
deal-panel-swap-for = Du nimmst „{ $card }“ von { $name }. Was gibst du?
deal-panel-targets = { $count ->
    [one] Eine Karte zu holen · ⭐{ $sets }/{ $goal }
   *[other] { $count } Karten zu holen · ⭐{ $sets }/{ $goal }
  }
deal-panel-bank-of = Bank { $bank }
deal-panel-bill = { $rent }: **{ $due }** · { $plays ->
    [one] zählt als { $plays } Karte
   *[other] zählt als { $plays } Karten
  }
deal-panel-send-rent = Von allen { $due } fordern
deal-panel-send-rent-one = { $due } von { $name }
deal-panel-send-rent-open = { $due }: wähl, wer zahlt
deal-panel-sure-sly = { $card }: { $wanted } von { $name } nehmen
deal-panel-sure-forced = { $card }: { $wanted } von { $name } nehmen und { $own } geben
deal-panel-sure-breaker = { $card }: die ganze { $group } von { $name } nehmen ({ $cards })
deal-panel-sure-collect = { $card }: 5 M von { $name }
deal-panel-sure-birthday = { $card }: 2 M von allen
deal-panel-sure-end = { $plays ->
    [one] Zug beenden? Du kannst noch { $plays } Karte spielen.
   *[other] Zug beenden? Du kannst noch { $plays } Karten spielen.
  }
deal-panel-sure-leave = Du verlässt die Partie endgültig. Alle deine Karten kommen unter den Nachziehstapel. Sicher?

## Antworten

deal-panel-asks-theft = { $name } will dir das nehmen. Was tust du?
deal-panel-asks-counter = { $name } hat gegen dich „{ deal-card-just-say-no }“ gespielt. Konterst du?
deal-panel-accept = Zulassen
deal-panel-let-stand = So lassen
deal-panel-joker = { deal-card-just-say-no }
deal-panel-counter-joker = Kontern: { deal-card-just-say-no }
deal-panel-other-question = Andere Frage: { $name }…
deal-panel-limit-pay = ⏱️ Zeit endet { $until }; dann zahlt der Bot so günstig wie möglich.
deal-panel-limit-theft = ⏱️ Zeit endet { $until }; dann gilt die Aktion.
deal-panel-limit-counter = ⏱️ Zeit endet { $until }; dann ist die Aktion aufgehoben.
deal-panel-owed = Du schuldest { $name } **{ $due }**. Wechselgeld gibt es nicht.
deal-panel-sum = Fällig { $due }, gewählt { $chosen }, zu viel { $lost }
deal-panel-breaks = { $count ->
    [0] Zerreißt keine Gruppe.
   *[other] ⚠️ Zerreißt eine ganze Gruppe: { $colours }.
  }
deal-panel-falls = Für immer auf die Bank: { $cards }.
deal-panel-falls-discard = Ohne Gegenwert zu den gespielten Karten: { $cards }.
deal-panel-tick = Mit welchen Karten zahlst du?
deal-panel-least = Günstigste Zahlung

## Umlegen, austauschen

deal-panel-rearrange-title = Umlegen
deal-panel-rearrange-hint = Wähl eine Karte, dann ihren Platz. Alles geschieht auf einmal und zählt nicht als gespielte Karte.
deal-panel-which-wild = Welche Karte legst du um?
deal-panel-whither = Wohin mit „{ $card }“?
deal-panel-in-place-of = Im Austausch für „{ $card }“
deal-panel-then = Danach: { $groups }
deal-panel-completes = Macht voll: { $colours }
deal-panel-apply = Übernehmen
deal-panel-apply-sure = Trotzdem übernehmen
deal-panel-sure-fall = Wirklich? Es gibt kein Zurück: { $cards }.
deal-panel-swap-wild = { $card } statt „{ $wild }“ ({ $colour })
deal-panel-swap-which = Welcher Austausch?
deal-panel-swap-title = { $card } ersetzt „{ $wild }“
deal-panel-swap-hint = Dein Grundstück nimmt den Platz des Jokers ein ({ $colour }) und zählt als gespielte Karte. Wohin kommt der Joker?
deal-panel-to-hand = Zurück auf meine Hand
deal-panel-to-colour = Zu { $name }

## Zurückgeben

deal-panel-give-which = { $excess ->
    [one] Welche Karte gibst du zurück?
   *[other] Welche { $excess } Karten gibst du zurück?
  }
deal-panel-give-order = In dieser Reihenfolge; die erste wird zuerst gezogen.
deal-panel-give-first = Zuerst: { $card }

## Daueraufträge

deal-order-end-hint = Wenn keine Karte mehr zu spielen ist
deal-order-end-given = **Meinen Zug beenden**, wenn keine Karte mehr zu spielen ist.
deal-panel-order-pay = Für mich **zahlen**, so günstig wie möglich.
deal-panel-order-accept = Für mich alles **zulassen**, wenn ich kein „{ deal-card-just-say-no }“ habe. Andere ahnen das dann vielleicht.
deal-panel-order-guard = Mich **schützen**: „{ deal-card-just-say-no }“ gegen „{ deal-card-deal-breaker }“ nutzen, wenn ich nicht rechtzeitig antworte.
deal-panel-order-pay-short = Zahlen
deal-panel-order-accept-short = Zulassen
deal-panel-order-guard-short = Schützen
deal-panel-order-on = { $order }: einschalten
deal-panel-order-off = { $order }: ausschalten

## Gespielte Karten

deal-panel-played-title = { $count ->
    [0] Noch keine Karte gespielt
    [one] { $count } gespielte Karte
   *[other] { $count } gespielte Karten
  }
deal-panel-played-latest = Die neueste zuerst: { $cards }

## Die vier Karten mit den Regeln in Kürze

deal-panel-help-title-1 = Der Zug
deal-panel-help-title-2 = Gruppen
deal-panel-help-title-3 = Aktionen
deal-panel-help-title-4 = Zahlen
deal-panel-help-1 = Du ziehst 2 Karten, bei leerer Hand 5. Dann spielst du bis zu drei: Geld und Aktionen auf deine **Bank**, Grundstücke auf den **Tisch** oder **Aktionen** für ihre Wirkung. Am Ende des Zugs behältst du höchstens 7 Karten und gibst den Rest zurück. Hast du in deinem Zug drei ganze Gruppen verschiedener Farben, gewinnst du sofort.
deal-panel-help-2 = Eine Gruppe ist mit 2, 3 oder 4 Karten voll, wie es auf den Karten steht. Ein **{ deal-face-title-wild }** steht für eine Farbe, die er zeigt, und wandert in deinem Zug gratis; mehrfarbige brauchen eine andere Karte neben sich und können nicht zahlen. Auf eine ganze Gruppe passt ein **{ deal-card-house }** (+3 M Miete), dann ein **{ deal-card-hotel }** (+4 M); nicht auf Bahnhöfe und Versorgungswerke.
deal-panel-help-3 = **{ deal-face-title-rent }** zahlen alle, { deal-card-rent-any } nur eine Person; { deal-card-double-rent } kommt dazu. **{ deal-card-sly-deal }** nimmt ein Grundstück, **{ deal-card-forced-deal }** tauscht eines, nie aus einer ganzen Gruppe; **{ deal-card-deal-breaker }** nimmt eine ganze Gruppe. **{ deal-card-debt-collector }**: 5 M von einer Person. **{ deal-card-birthday }**: 2 M von allen. **{ deal-card-just-say-no }** hebt eine Aktion gegen dich auf, jederzeit und gratis; ein zweites „{ deal-card-just-say-no }“ hebt das wieder auf.
deal-panel-help-4 = Du zahlst mit dem, was vor dir liegt (Bank, Grundstücke, Gebäude), nie aus der Hand. Du wählst, welche, nie mehr als nötig; Wechselgeld gibt es nicht. Reicht es nicht, gibst du alles; der Rest wird erlassen. Gezahlte Grundstücke kommen zu den Grundstücken der anderen Person, der Rest auf ihre Bank.

## Das Ende

deal-panel-won-set = { $colour }: { $cards }
deal-panel-count = **{ $name }** · { $sets ->
    [one] { $sets } ganze Gruppe
   *[other] { $sets } ganze Gruppen
  } · { $total } auf dem Tisch
deal-panel-count-out = { $name } · nicht mehr dabei
