### Die Partie des Tages: für alle dieselbe, eine Person gegen Roboter, einmal am Tag.

button-daily = Partie des Tages
daily-title = Partie des Tages: { $game }
daily-about = Du gegen { $robots ->
    [one] einen Roboter
   *[other] { $robots } Roboter
}. Alle bekommen dieselben Würfe und Karten, und alle haben einen Versuch.
daily-rounds = Höchstens { $rounds } Runden, dann die Endabrechnung.
daily-until = Spiel sie bis { $time } ({ $relative }).
daily-running = Deine Partie läuft.
daily-done = Du hast heute gespielt: **{ $result }**.
daily-unranked = Du hast heute gespielt. Dieses Spiel hat keine Rangliste.
daily-next = Die nächste beginnt { $relative }.
daily-fingerprint = Fingerabdruck des Startwerts (morgen zu sehen): `{ $fingerprint }`
daily-table = Heute auf diesem Server
daily-nobody = Hier hat sie noch niemand beendet.
daily-line = { $rank }. { $name } · { $result }
daily-place = { $place }. von { $count }
daily-rest = { $count ->
    [one] und eine weitere Person
   *[other] und { $count } weitere
}
daily-before = Gestern, { $game } · 🏆 { $names } · { $result }
daily-before-nobody = Gestern, { $game } · niemand hat sie hier beendet
daily-seed = Startwert von gestern: `{ $seed }`
daily-begin = Start
daily-go-on = Weiter
daily-look = Ansehen, wie es ausging
daily-round = Runde { $round } von { $rounds }
daily-back = Die Partie
daily-standings = Rangliste von heute
daily-ended = Die Partie des Tages endet nach { $rounds } Runden.
refusal-daily-over = Dieser Tag ist vorbei. Eine neue Partie wartet.
refusal-daily-gone = Diese Partie gibt es nicht mehr.
refusal-daily-stranger = Das ist nicht deine Partie. Starte deine mit `/quartier tagesspiel`.
