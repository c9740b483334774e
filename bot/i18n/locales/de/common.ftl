### Die Wörter des Hauses: Zahlen, Tische, Lobby, Ablehnungen, Knöpfe. Die Namen in den Spielen stehen in deren Dateien.

number = { $n }
list-comma = {", "}
list = { $first } und { $last }
space-of = von { $space }
space-at = auf { $space }
space-the = { $space }
deck-of = eine Karte vom Stapel „{ $deck }“
deck-the = den Stapel „{ $deck }“
bank = die Bank
none = nichts
robot = Roboter
more = Mehr…
other = Anderes…
back = Zurück
yes = Ja
no = Nein

## Die Zeit

until = { $relative } ({ $time })
paused = Solange der Tisch pausiert, stehen die Uhren.
clock-stands = ⏸️ Die Uhr steht

## Die Lobby

lobby-title = { $game } · Tempo: { $pace }
lobby-seats = Plätze ({ $taken } von { $most })
lobby-few = { $missing ->
    [one] Eine Person oder ein Roboter fehlt noch.
   *[other] Es fehlen noch { $missing } Personen oder Roboter.
  }
lobby-ready = Alles bereit! { $host } kann starten.
lobby-due = Startet { $until } von selbst (oder schließt, wenn zu wenige dabei sind)
lobby-options = Optionen: { $options }
lobby-options-usual = Optionen: Standard
lobby-option = { $name }: { $value }
lobby-host = Host
lobby-seat = { $n }. { $token } { $name }
lobby-seat-note = { $n }. { $token } { $name } ({ $note })
lobby-started = Die Partie hat begonnen, mit { $players }.
lobby-closed = Diese Lobby wurde ohne Partie geschlossen.
lobby-fingerprint = Fingerabdruck des Startwerts: `{ $fingerprint }`
lobby-private = Nur der Host ({ $host }) stellt Optionen ein und startet.
pace-live = live
pace-slow = langsam
pace-brisk = zügig
pace-live-hint = Alle sind da, eine Partie an einem Abend
pace-brisk-hint = Ein paar Minuten pro Entscheidung, eine Partie an einem Nachmittag
pace-slow-hint = Ein paar Züge am Tag, über mehrere Tage
token-0 = 🔵
token-1 = 🟧
token-2 = 🟢
token-3 = 🌸
token-4 = 🔴
token-5 = ⭐
token-6 = 🟡
token-7 = 🛡️
token-8 = 🟤
token-9 = 🍏
token-none = ▫️
token-name-0 = Blaue Scheibe
token-name-1 = Oranges Quadrat
token-name-2 = Grünes Dreieck
token-name-3 = Pinke Raute
token-name-4 = Rotes Sechseck
token-name-5 = Hellblauer Stern
token-name-6 = Gelbes Kreuz
token-name-7 = Graues Schild
token-name-8 = Braunes Kissen
token-name-9 = Hellgrüner Keil

## Knöpfe und Menüs des Tisches

button-join = Mitspielen
button-leave = Aussteigen
button-robot = Roboter dazu
button-robots = Roboter…
button-options = Optionen…
button-token = Spielstein…
button-rules = Regeln
button-start = Start
button-rematch = Revanche
button-mine = Meine Züge
button-not-now = Gerade nicht…
not-now-title = Geht gerade nicht
button-board = Spielplan
button-log = { $count ->
    [one] +{ $count } Zeile
   *[other] +{ $count } Zeilen
  }
log-title = Alles aus diesem Zug
log-rest = { $count ->
    [one] … 1 weitere
   *[other] … { $count } weitere
}
menu-robot = Welcher Roboter kommt?
menu-unrobot = Welcher Roboter geht?
menu-pace = Tempo
pace-limited = { $pace }, { $limit }
menu-preset = Vorlage
preset-printed = wie gedruckt
preset-short = 20 Minuten
preset-evening = eine Stunde
preset-days = zwei Wochen
preset-own = eigene Wahl
preset-substitute = Roboter spielen, wenn jemand fehlt
menu-marks = Varianten: keine
menu-token = Dein Spielstein
menu-rules = Lies nach über…
menu-page = Mehr, ab { $first }
menu-page-of = Mehr: { $subjects }
form-title = { $action }
form-range = Von { $low } bis { $high }
form-number-example = zum Beispiel { $example }

## Was nur eine Person sieht

mine-title = Deine Züge
mine-more = Weitere Züge…
mine-nothing = Für dich gibt es gerade nichts zu tun.
mine-out = Du bist raus; die Partie geht ohne dich weiter.
mine-blocked = { $action } · { $why }
ask-done = Zu spät, die Partie ist schon weiter.
button-current = Aktuellen Stand zeigen
step-title = **{ $action }**
step-chosen = { $field }: **{ $value }**
step-answered = { $field } **{ $value }**

## Das Ende

end-winner = 🏆 { $count ->
    [one] { $players } gewinnt!
   *[other] Geteilter Sieg: { $players }!
  }
end-worth = Ergebnis: **{ $amount }**
end-rank = { $rank }. { $name }
end-seed = Startwert der Partie: `{ $seed }`
end-called-off = Die Partie wurde vorzeitig beendet.
end-time-up = Die Zeit war um.
end-ahead = Vorn: { $players }

## Regeln

rules-title = Regeln von { $game }
rules-found = { $count ->
    [0] In den Regeln von { $game } steht nichts zu „{ $query }“.
    [one] Ein Text passt zu „{ $query }“.
   *[other] { $count } Texte passen zu „{ $query }“.
  }
rules-ids = Regeln: { $ids }
rules-start = Wähl ein Thema oder such mit `/quartier regeln`.

## Hilfe

help-text =
    { "" }**Quartier** bringt Spiele um Grundstücke und Mieten in euren Kanal.
    `/spielen` eröffnet einen Tisch, die anderen drücken **Mitspielen**, der Host drückt **Start**. Ab da geht alles mit Knöpfen.
    `/quartier lernen` zeigt dir ein Spiel in zwei Minuten, nur für dich; `/quartier tagesspiel` ist die Partie des Tages, für alle dieselbe; `/quartier regeln` beantwortet Fragen zu den Regeln.
    Du tippst lieber? `/zug` würfelt, kauft, bietet, baut, schlägt Tausche vor und zeigt deine Hand; `/tisch daueraufträge` zieht für dich.
    `/tische` findet die Tische dieses Servers; `/tisch` pausiert, verlässt oder beendet einen, und mit `/tisch verlauf` und `/tisch analyse` blickst du zurück.
    `/quartier statistik` zeigt deine Ergebnisse, `/quartier rangliste` die Besten, `/quartier einstellungen` deine Sprache, Farben und blockierte Personen; mit `/quartier meldungen` bestimmst du, wie ich dir Bescheid gebe, mit `/quartier abwesend` sagst du, dass du weg bist, `/datenschutz` zeigt, was ich über dich gespeichert habe, und `/quartier hilfe` zeigt das hier noch einmal.

## Tische und Einstellungen

tables-title = Tische dieses Servers
tables-none = Auf diesem Server ist kein Tisch offen. Eröffne einen mit `/spielen`.
button-openings = Neue Tische…
openings-menu = Sag mir Bescheid bei neuen Tischen von…
openings-on = 🔔 Ich sag dir Bescheid, wenn hier ein Tisch aufgeht: { $games }.
openings-off = Ich sag dir bei neuen Tischen hier nicht Bescheid.
tables-line = **{ $game }** #{ $table }: { $players } ({ $state })
tables-place = { $line } · { $where }
state-lobby = sucht Leute
state-playing = läuft
state-paused = pausiert
state-over = vorbei
state-closed = geschlossen
opened = Dein Tisch ({ $game }) ist offen: { $where }
invite-sent = Eingeladen: { $names }. Bescheid kommt so, wie jeweils eingestellt.
invite-refused = Nicht eingeladen: { $names }. Mitspielen kann nur, wer diesen Kanal sieht.
opened-here = Ich konnte keinen Thread eröffnen, darum ist dein Tisch ({ $game }) hier im Kanal: { $where }
settings-server = Einstellungen dieses Servers
settings-person = Deine Einstellungen
end-asked = Die anderen werden gefragt. Die Abstimmung läuft in der Partie.
settings-saved = Gespeichert.
settings-lang = Sprache
settings-pace = Tempo neuer Tische
settings-place = Ort der Tische
settings-as-discord = wie in Discord
settings-as-host = die Sprache des Hosts
settings-as-server = wie der Server
settings-private-theme = Bilder nur für dich
settings-public-theme = Bilder für alle
theme-dark = dunkel
theme-light = hell
settings-hints = Tipps beim ersten Mal
settings-results = Statistik
settings-line = { $name }: { $value }
thread-name = { $game } · { $host }
thread-name-many = { $game } · { $players }

## Ablehnungen: die Regeln und die Tür

refusal-not-your-turn = Du bist noch nicht dran.
refusal-not-now = „{ $action }“ geht gerade nicht.
    .bare = Das geht gerade nicht.
refusal-too-late = Zu spät, das ist schon entschieden.
refusal-repeated = Das habe ich schon gezählt.
refusal-out-of-range = Es muss zwischen { $low } und { $high } liegen.
refusal-bad-step = Bitte nur in Schritten von { $step }.
refusal-not-a-choice = Das kannst du gerade nicht wählen.
refusal-not-a-number = Ich kann „{ $text }“ nicht als Zahl lesen. Schreib zum Beispiel 205.
refusal-not-an-amount = Ich kann „{ $text }“ nicht als Betrag lesen. Schreib zum Beispiel 3,5M oder 750k.
refusal-too-large = Diese Zahl ist viel zu groß.
refusal-too-small = Der kleinste Betrag ist { $low }.
refusal-paused = Der Tisch pausiert.
refusal-over = Diese Partie ist vorbei.
refusal-closed = Dieser Tisch ist geschlossen.
refusal-no-table = Ich finde diesen Tisch nicht; `/tische` zeigt alle auf diesem Server.
refusal-not-playing = An diesem Tisch hat die Partie noch nicht begonnen.
refusal-started = Diese Partie hat schon begonnen.
refusal-stranger = Du sitzt nicht an diesem Tisch. Eröffne deinen eigenen mit `/spielen`.
refusal-forged = Dieser Knopf ist veraltet. Nimm die Knöpfe unter der neuesten Nachricht.
refusal-late = Zu spät, die Zeit war um.

## Ablehnungen: die Lobby

refusal-not-host = Das kann nur der Host ({ $host }).
refusal-table-full = Alle Plätze sind besetzt.
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-not-seated = Du sitzt nicht an diesem Tisch.
refusal-too-few-players = Ihr müsst mindestens { $seats } sein.
refusal-season-date = Bitte schreib beide Tage so: 01.12.2026.
refusal-season-order = Der letzte Tag liegt vor dem ersten.
refusal-season-past = Der letzte Tag ist schon vorbei.
refusal-season-long = Eine Saison dauert höchstens { $days } Tage und beginnt spätestens in { $days } Tagen.
refusal-no-player = Unter diesem Namen finde ich niemanden mit beendeten Partien. Bitte wähl aus der Liste.
refusal-no-robot = Auf diesem Platz sitzt kein Roboter.
refusal-no-such-option = Diese Option hat das Spiel nicht.
refusal-not-over = Diese Partie ist noch nicht vorbei.
refusal-no-lobby = Die Partie hat schon begonnen, oder ihre Lobby ist zu.
refusal-token-taken = Diesen Spielstein hat schon jemand.
refusal-unknown-game = Dieses Spiel kenne ich nicht.
refusal-too-many-tables = { $limit ->
    [minute] Du hast in einer Minute { $count ->
        [one] einen Tisch
       *[other] { $count } Tische
    } eröffnet. Warte bitte kurz.
    [person] Du bist schon an { $count ->
        [one] einem offenen Tisch
       *[other] { $count } offenen Tischen
    } Host. Bring erst einen zu Ende.
   *[server] Dieser Server hat schon { $count ->
        [one] einen offenen Tisch
       *[other] { $count } offene Tische
    }. Bringt erst einen zu Ende.
  }

## Fehler

error-calm = Bei mir ist etwas schiefgegangen. Nichts hat sich geändert, versuch es bitte noch einmal. (Fehler { $id })
error-permission = Mir fehlt in diesem Kanal eine Berechtigung: { $permission }.
error-thread = Ich kann keinen Thread eröffnen, und um im Kanal zu spielen, fehlt mir eine Berechtigung: { $permission }.
error-private-thread = Dieser Thread ist privat. Erwähn mich darin ({ $bot }), damit ich hier schreiben kann, und versuch es noch einmal.
error-undelivered = Discord hat mich nicht gelassen. Versuch es bitte gleich noch einmal. (Fehler { $id })
error-pace = { $game } lässt sich in diesem Tempo nicht spielen; wähl ein anderes.
error-unknown-action = Ich verstehe „{ $text }“ nicht. Wähl beim Tippen aus der Liste.
error-command-elsewhere = Diesen Zug gibt es in { $game } nicht. `/zug hand` zeigt deine Züge.
resumed = Der Bot war offline. Die Uhren standen solange.

## Die Optionen des Tisches selbst

table-option-substitute = Wer spielt, wenn jemand nicht da ist
table-option-substitute-menu = Ersatz
table-option-substitute-off = niemand
table-option-time-limit = Zeitlimit
table-option-time-limit-0 = keins
table-option-time-limit-20 = 20 Minuten
table-option-time-limit-60 = eine Stunde
table-option-time-limit-20160 = 14 Tage

## Während der Partie: Pause, wer nicht da ist, Abstimmungen

button-table = Tisch…
button-pause = Pause
button-break = Um Pause bitten
button-resume = Weiter
button-ask-end = Ende vorschlagen
button-end = Für alle beenden…
button-undo = Rückgängig
button-undo-withdraw = Bitte zurückziehen
button-end-now = Für alle beenden
end-sure = Damit endet die Partie für alle, genau hier. Die Rangliste folgt sofort.
menu-vote-out = Abstimmen über den Ausschluss von…
table-host = Host an diesem Tisch: { $host }.
paused-absent = Niemand ist da, darum pausiert der Tisch. Drück irgendeinen Knopf, dann geht es weiter.
paused-gone = Den Kanal dieses Tisches gibt es nicht mehr, darum pausiert er.
paused-until = Wenn niemand zurückkommt, endet die Partie für alle { $until }
away-names = Nicht da (kurze Zeit pro Zug): { $names }
limit-until = Die Zeit endet { $until }, dann kommt die Endabrechnung.
limit-last = Die Zeit ist um. Das ist der letzte Zug.
vote-out = { $name } aus der Partie nehmen?
vote-pause = Partie anhalten?
vote-end = Partie für alle beenden?
vote-undo = Darf { $name } den letzten Schritt zurücknehmen?
undo-agree = Zustimmen
undo-refuse = Ablehnen
undo-done = Dein letzter Schritt ist zurückgenommen.
undo-asked = Die anderen werden gefragt. Die Frage steht in der Partie.
undone = Der Schritt, der hierher führte, wurde zurückgenommen.
vote-end-settled = Es wird sich wohl nichts mehr ändern.
vote-end-standing = Wäre jetzt Schluss: { $ranks }
vote-silent = Es fehlen noch: { $names }
vote-cast = Abgestimmt: { $names }
vote-until = Die Abstimmung endet { $until }. Wer nicht antwortet, stimmt mit Nein.
vote-until-yes = Die Abstimmung endet { $until }. Keine Antwort zählt als Ja, weil die letzte Entscheidung ausblieb.
vote-won = { $question } **Ja.**
vote-lost = { $question } **Nein.**
vote-moot = { $question } Die Abstimmung ist geschlossen.

refusal-not-started = Die Partie hat noch nicht begonnen.
refusal-no-such-table = Ich finde diesen Tisch nicht.
refusal-no-such-game = Dieses Spiel kenne ich nicht.
refusal-no-game = An diesem Tisch läuft noch keine Partie.
refusal-not-paused = Der Tisch pausiert nicht.
refusal-vote-running = Es läuft schon eine Abstimmung.
refusal-asked-in-vain = Die anderen wollen weiterspielen, das ist gerade abgestimmt. Wieder fragen kannst du { $until }.
refusal-not-asked = Diese Frage geht nicht an dich.
refusal-undo-off = An diesem Tisch kann man keine Schritte zurücknehmen. Das entscheidet der Host in der Lobby.
refusal-undo-nothing = Du kannst nur den allerletzten Schritt zurücknehmen, bevor jemand anders oder die Uhr etwas tut.
refusal-undo-thrown = Diesen Schritt kannst du nicht zurücknehmen: Der Zufall war im Spiel.
refusal-undo-shown = Diesen Schritt kannst du nicht zurücknehmen: Er hat etwas Verdecktes gezeigt.
refusal-undo-asked = Zu diesem Schritt sind die anderen schon gefragt worden.
refusal-undo-robot = Ein Roboter lehnt ab, weil es ihn etwas kosten würde.
refusal-no-vote = Es läuft keine Abstimmung.
refusal-not-sure = Bitte bestätige, dass du die Partie für alle beenden willst.
refusal-too-early = { $missed ->
    [one] Bisher ist ein Zug ausgeblieben. Für eine Abstimmung müssen es { $needed } hintereinander sein.
   *[other] Bisher sind { $missed } Züge ausgeblieben. Für eine Abstimmung müssen es { $needed } hintereinander sein.
  }
refusal-unwritable = Ich kann gerade nichts speichern, also hat sich nichts geändert. Alles Gespielte ist sicher, und die Uhren stehen. Versuch es in ein paar Minuten noch einmal.
refusal-uncertain = Meine Datenbank war beim Speichern weg, darum weiß ich noch nicht, ob das zählt. Die Uhren stehen. Schau in ein paar Minuten auf den Tisch und versuch es nur noch einmal, wenn sich nichts geändert hat.
refusal-moving = Einen Moment, ich übernehme gerade die Tische dieses Servers. Wenn in ein paar Sekunden nichts passiert, versuch es bitte noch einmal.
refusal-mishap = Bei mir ist etwas schiefgegangen. Nichts hat sich geändert, versuch es bitte noch einmal. (Fehler { $id })

refusal-no-table-here = In diesem Kanal läuft keine Partie. Eröffne einen Tisch mit `/spielen`.
refusal-which-table = Hier sind mehrere Tische, und du sitzt an mehr als einem. Bitte nimm ihre Knöpfe.
error-staff-only = Das können nur Leute, die diesen Server verwalten.
error-old-command = Discord zeigt eine alte Version dieses Befehls. Lade Discord bitte neu und versuch es noch einmal.
error-slow = Das hat zu lange gedauert. Drück den Knopf bitte noch einmal.
error-restarting = Ich starte gerade neu. Nichts hat sich geändert, versuch es bitte gleich noch einmal.
error-unanswered = { $person } Discord hat mich dir eben nicht antworten lassen. Wenn dein Knopfdruck gezählt hat, zeigt es die Partie; sonst versuch es bitte noch einmal.

## Discords Berechtigungen, wie sie in Discord heißen

permission-view_channel = Kanal anzeigen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-manage_threads = Threads verwalten
permission-attach_files = Dateien anhängen
permission-embed_links = Links einbetten
permission-read_message_history = Nachrichtenverlauf anzeigen
permission-pin_messages = Nachrichten anpinnen
permission-manage_guild = Server verwalten
permission-administrator = Administrator
cash-hidden = •••
