# Die Seite des eigenen Discords (`python -m bot playground`), neben dem, was der Bot dort sagt.
# Sie füllt die Variablen selbst aus: nur Texte und Variablen, keine Auswahl nach Zahlen.

## Die Tür: wer in diesem Fenster spielt
playground-title = Quartiers Spielwiese
playground-tagline = Spiele um Grundstücke in einem Chat, nur auf diesem Computer.
playground-who-are-you = Wer spielt in diesem Fenster?
playground-your-name = Dein Name
playground-name-hint = Zum Beispiel Léa
playground-language = Sprache
playground-enter = Eintreten
playground-or-continue = Oder weiter als
playground-window-hint = Jedes Fenster im Browser ist eine Person. Öffne ein zweites Fenster, um noch jemanden an den Tisch zu setzen.

## Der Rahmen: Kanäle, Leute, Kopf
playground-channels = Kanäle
playground-tables = Offene Tische
playground-threads = Threads
playground-people = Leute
playground-online = Online
playground-offline = Offline
playground-robot = App
playground-closed = geschlossen
playground-you = du
playground-open-menu = Kanäle zeigen
playground-show-people = Leute zeigen
playground-close = Schließen
playground-change-person = Als jemand anders spielen
playground-second-window = Fenster für eine zweite Person öffnen
playground-share = Link für jemanden in deinem Netzwerk
playground-copied = Kopiert

## Wo man tippt
playground-composer = Nachricht an #{ $channel }, oder / für Befehle
playground-composer-short = Nachricht, oder / zum Spielen
playground-send = Senden
playground-commands = Befehle
playground-no-command = Diesen Befehl gibt es nicht.
playground-no-commands = Der Bot ist noch nicht da. Seine Befehle erscheinen hier, sobald er verbunden ist.
playground-add-option = { $name } hinzufügen
playground-remove-option = { $name } entfernen
playground-cancel-command = Befehl abbrechen
playground-required = Bitte ausfüllen: { $name }
playground-needs-number = { $name } muss eine ganze Zahl sein
playground-no-choice = Keine Treffer.
playground-file-too-large = Diese Datei ist hier zu groß (höchstens 256 kB).
playground-file-reading = Die Datei wird noch gelesen. Einen Moment, bitte.

## Nachrichten
playground-used = { $name } hat { $command } benutzt
playground-only-you = Nur du kannst das sehen
playground-dismiss = Verwerfen
playground-thinking = { $name } denkt nach…
playground-failed = Diese Interaktion ist fehlgeschlagen.
playground-failed-form = Auf das Formular kam keine Antwort. Versuch es bitte noch einmal.
playground-edited = bearbeitet
playground-choose = Wählen
playground-choose-up-to = { $low } bis { $high } wählen
playground-done = Fertig
playground-cancel = Abbrechen
playground-submit = Absenden
playground-enlarge = Bild vergrößern: { $alt }
playground-picture = Bild
playground-spoiler = Verdeckter Text, zum Anzeigen drücken
playground-new-messages = Neue Nachrichten
playground-earlier = Frühere Nachrichten zeigen

## Was nicht geht, wer gerufen wird
playground-offline-banner = Die Verbindung ist weg. Neuer Versuch…
playground-bot-away = Der Bot ist gerade nicht verbunden.
playground-pinged = Du wurdest in { $channel } erwähnt
playground-go = Hingehen

## Der Anfang eines Kanals
playground-welcome = Willkommen in #{ $channel }
playground-first-hint = Tipp { $command }, um eine Partie zu starten, oder lass den Knopf es für dich schreiben und senden.
playground-start-game = Partie starten
playground-play-command = /spielen
playground-started-thread = { $name } hat einen Thread eröffnet
playground-started-here = { $name } hat diesen Thread unter einer Nachricht eröffnet
playground-renamed-thread = { $name } hat diesen Thread „{ $title }“ genannt
playground-added-person = { $name } hat { $who } hinzugefügt
playground-hint-seat = Roboter können freie Plätze füllen.

## Formulare und Fehler
playground-field-required = Bitte füll dieses Feld aus.
playground-too-short = Mindestens { $n } Zeichen, bitte.
playground-skip = Zu den Nachrichten springen
playground-yes = Ja
playground-no = Nein
playground-error = Das hat nicht geklappt: { $text }
playground-error-lost = Die Verbindung ist gerade weg. Versuch es bitte noch einmal.
playground-error-silence = Es kam keine Antwort. Versuch es bitte noch einmal.
playground-error-unknown-message = Diese Nachricht gibt es nicht mehr.
playground-error-unknown-channel = Diesen Kanal gibt es nicht mehr.
playground-error-unknown-form = Dieses Formular ist abgelaufen. Öffne es bitte noch einmal.
playground-error-too-many = Das ist zu viel auf einmal. Einen Moment, bitte.
playground-download = { $name } herunterladen
playground-messages-of = Nachrichten in { $channel }
