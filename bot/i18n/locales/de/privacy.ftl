## Die Daten einer Person

former-player = Jemand von früher
privacy-title = Was ich über dich gespeichert habe
privacy-none = Gar nichts. Spiel eine Partie, dann steht sie hier.
privacy-running =
    { $count ->
        [one] 🎲 Eine laufende Partie: { $games }
       *[other] 🎲 { $count } laufende Partien: { $games }
    }
privacy-lobbies =
    { $count ->
        [one] 🪑 Ein Platz in einer Lobby: { $games }
       *[other] 🪑 Plätze in { $count } Lobbys: { $games }
    }
privacy-finished =
    { $count ->
        [one] 🏁 Eine beendete Partie mit ihren Zügen
       *[other] 🏁 { $count } beendete Partien mit ihren Zügen
    }
privacy-results =
    { $count ->
        [one] 🏆 Ein Ergebnis und die Wertung danach
       *[other] 🏆 { $count } Ergebnisse und die Wertungen danach
    }
privacy-settings =
    { $count ->
        [0] ⚙️ Einstellungen: alles Standard
        [one] ⚙️ Einstellungen: eine von dir geändert
       *[other] ⚙️ Einstellungen: { $count } von dir geändert
    }
privacy-notices =
    { $count ->
        [one] 📣 Eine Meldung in den letzten 30 Tagen
       *[other] 📣 { $count } Meldungen in den letzten 30 Tagen
    }
privacy-openings =
    { $count ->
        [one] 🔔 Meldungen neuer Tische für ein Spiel
       *[other] 🔔 Meldungen neuer Tische für { $count } Spiele
    }
privacy-orders =
    { $count ->
        [one] 📌 Daueraufträge an einem Tisch
       *[other] 📌 Daueraufträge an { $count } Tischen
    }
privacy-leaves =
    { $count ->
        [one] 🌙 Einmal hast du gesagt, dass du abwesend bist
       *[other] 🌙 { $count }-mal hast du gesagt, dass du abwesend bist
    }
privacy-drafts =
    { $count ->
        [one] ✏️ Ein angefangener Zug
       *[other] ✏️ { $count } angefangene Züge
    }
privacy-other =
    { $count ->
        [one] 🗂️ Ein weiterer Eintrag
       *[other] 🗂️ { $count } weitere Einträge
    }
privacy-seen = 📅 Zuletzt hier: { $month } { $year }
privacy-note = -# Deine Discord-ID, dein Name an Tischen und das hier. Ich lese keine Nachrichten; was ich geschrieben habe, bleibt in Discord.
privacy-more = { $games } und { $count } weitere
privacy-table = { $game } #{ $table }
button-privacy = Meine Daten…
privacy-export = Herunterladen
privacy-delete = Alles löschen…
privacy-exported = Deine Daten: eine Datei für Programme und eine zum Lesen.
privacy-file-title = Was Quartier über dich gespeichert hat, Stand { $day }
privacy-file-tables = Deine Tische
privacy-file-table = { $game } #{ $table }, als { $name }: { $state }
privacy-file-note = In der anderen Datei steht alles genau, für Programme. Die Hände anderer und die Startwerte laufender Partien sind nicht darin.
privacy-sure = Alles löschen?
privacy-sure-running =
    { $count ->
        [one] 🎲 In einer Partie übernimmt ein Roboter deinen Platz; sie endet, wenn dort sonst niemand spielt.
       *[other] 🎲 In { $count } Partien übernehmen Roboter deine Plätze; die ohne andere Leute enden.
    }
privacy-sure-lobbies =
    { $count ->
        [one] 🪑 Du verlässt eine Lobby; jemand anders wird Host, oder sie schließt.
       *[other] 🪑 Du verlässt { $count } Lobbys; andere werden Host, oder sie schließen.
    }
privacy-sure-finished =
    { $count ->
        [one] 🏁 Eine beendete Partie behält ihre Züge, mit „{ former-player }“ statt deines Namens.
       *[other] 🏁 { $count } beendete Partien behalten ihre Züge, mit „{ former-player }“ statt deines Namens.
    }
privacy-sure-rest = 🗑️ Einstellungen, Ergebnisse, Meldungen und alles andere verschwinden, auf allen Servern.
privacy-sure-final = Das lässt sich nicht rückgängig machen. Mitspielen kannst du jederzeit wieder.
privacy-delete-sure = Alles löschen
privacy-back = Zurück
privacy-deleted = Erledigt. Über dich ist nichts mehr gespeichert.
