### Befehle: Namen (klein geschrieben, höchstens 32 Zeichen), Beschreibungen und Optionen (höchstens 100).

command-play = spielen
command-play-description = Einen Tisch in diesem Kanal eröffnen
command-play-game = spiel
command-play-game-description = Welches Spiel
command-play-pace = tempo
command-play-pace-description = Live an einem Abend, zügig an einem Nachmittag oder langsam über mehrere Tage
command-play-robots = roboter
command-play-robots-description = Wie viele Roboter gleich mitspielen
command-play-place = wo
command-play-place-description = In einem eigenen Thread oder hier im Kanal
command-play-invite = einladen
command-play-invite-description = Wen du an den Tisch einlädst
command-play-invite-2 = einladen-2
command-play-invite-2-description = Wen du noch an den Tisch einlädst
command-play-invite-3 = einladen-3
command-play-invite-3-description = Wen du noch an den Tisch einlädst
command-play-place-thread = in einem Thread
command-play-place-channel = hier im Kanal

command-daily = tagesspiel
command-daily-description = Die Partie des Tages gegen Roboter, für alle dieselbe

command-learn = lernen
command-learn-description = Ein Spiel in zwei Minuten lernen, nur für dich
command-learn-game = spiel
command-learn-game-description = Welches Spiel

## Gruppen, und was nur in ihnen steht

command-table = tisch
command-table-description = Einen Tisch anhalten, verlassen, verlegen, beenden oder auf ihn zurückblicken
command-move = zug
command-move-description = Durch Tippen spielen: würfeln, kaufen, bieten, bauen, tauschen, deine Hand ansehen
command-quartier = quartier
command-quartier-description = Lernen, Regeln, Statistik, Hilfe und deine eigenen Einstellungen
command-server = quartier-server
command-server-description = Was dieser Server erlaubt und wie seine Tische aussehen
command-table-show = zeigen
command-table-show-description = Einen Tisch finden und sehen, was du dort tun kannst
command-table-show-table = tisch
command-table-show-table-description = Welcher Tisch; ohne Angabe der in diesem Kanal
command-table-leave = verlassen
command-table-leave-description = Einen Tisch verlassen
command-table-leave-table = tisch
command-table-leave-table-description = Welcher Tisch; ohne Angabe der in diesem Kanal
command-table-pause = pause
command-table-pause-description = Einen Tisch anhalten oder die anderen darum bitten
command-table-pause-table = tisch
command-table-pause-table-description = Welcher Tisch; ohne Angabe der in diesem Kanal
command-table-resume = weiter
command-table-resume-description = Nach einer Pause weiterspielen
command-table-resume-table = tisch
command-table-resume-table-description = Welcher Tisch; ohne Angabe der in diesem Kanal
command-table-end = beenden
command-table-end-description = Eine Partie für alle beenden, eine Lobby schließen oder die anderen darum bitten
command-table-end-table = tisch
command-table-end-table-description = Welcher Tisch; ohne Angabe der in diesem Kanal
command-table-move = verlegen
command-table-move-description = Einen Tisch in einem anderen Kanal zeigen (für die Moderation)
command-table-move-table = tisch
command-table-move-table-description = Welcher Tisch; ohne Angabe der in diesem Kanal
command-table-move-to = wohin
command-table-move-to-description = Welcher Kanal oder Thread; ohne Angabe dieser hier
command-move-other = anderes

command-tables = tische
command-tables-description = Die Tische dieses Servers finden
command-tables-table = tisch
command-tables-table-description = Welcher Tisch

command-roll = würfeln
command-roll-description = Würfeln, wenn du dran bist

command-buy = kaufen
command-buy-description = Das Grundstück kaufen, auf dem du stehst

command-bid = bieten
command-bid-description = In der laufenden Versteigerung bieten
command-bid-amount = betrag
command-bid-amount-description = Dein Gebot, so wie das Spiel Beträge schreibt

command-build = bauen
command-build-description = Auf deinem Besitz bauen
command-build-district = viertel
command-build-district-description = Wo du baust
command-build-kind = was
command-build-kind-description = Was du baust
command-build-count = anzahl
command-build-count-description = Wie viele

command-deal = deal
command-deal-description = Jemandem einen Tausch vorschlagen oder auf einen antworten
command-deal-with = mit
command-deal-with-description = Mit wem du tauschst
command-deal-give = geben
command-deal-give-description = Was du gibst: Grundstücke, Karten oder Bargeld, verbunden mit +
command-deal-take = bekommen
command-deal-take-description = Was du willst: Grundstücke, Karten oder Bargeld, verbunden mit +
command-move-trade = tausch

command-hand = hand
command-hand-description = Deine Karten ansehen und spielen

command-do = tun
command-do-description = Alles andere, was du gerade tun kannst
command-do-action = aktion
command-do-action-description = Wähl aus der Liste oder tipp zum Suchen
command-do-value = wert
command-do-value-description = Ein Betrag, falls einer nötig ist

command-rules = regeln
command-rules-description = Die Regeln nach einem Wort oder einer Nummer durchsuchen
command-rules-question = frage
command-rules-question-description = Ein Wort oder eine Nummer wie CITY-35
command-rules-game = spiel
command-rules-game-description = Welches Spiel

command-settings = einstellungen
command-settings-description = Deine Sprache, die Farben deiner Bilder, Tipps und Statistik
command-settings-language = sprache
command-settings-language-description = Deine Sprache in Antworten, die nur du siehst
command-settings-theme = farben
command-settings-theme-description = Die Farben der Bilder, die nur du siehst
command-settings-hints = tipps
command-settings-hints-description = Ein Tipp bei jeder Art von Entscheidung, die neu für dich ist
command-settings-hints-on = an
command-settings-hints-off = aus
command-settings-results = statistik
command-settings-results-description = Ob deine Partien in Ranglisten zählen; „aus“ vergisst auch frühere
command-settings-results-on = wird gezählt
command-settings-results-off = aus, alles vergessen

command-away = abwesend
command-away-description = Ansagen, dass du weg bist; deine langsamen Tische warten, oder Roboter spielen
command-away-until = bis
command-away-until-description = Der letzte Tag, etwa Sonntag, 29.11. oder 3 Tage

command-notices = meldungen
command-notices-description = Wie langsame Partien dir Bescheid geben, und deine Ruhezeiten
command-notices-how = wie
command-notices-how-description = Eine Erwähnung, eine Direktnachricht oder nichts
command-notices-table = tisch
command-notices-table-description = Nur für diesen Tisch
command-notices-reminder = erinnerung
command-notices-reminder-description = Eine Erinnerung, wenn die Hälfte deiner Zeit für einen Zug um ist
command-notices-soon = gleich
command-notices-soon-description = Wenn die Person vor dir dran ist
command-notices-digest = wochenliste
command-notices-digest-description = Alle deine langsamen Partien, sonntags als Direktnachricht
command-notices-quiet = ruhezeit
command-notices-quiet-description = Wann du keine Meldungen bekommst und keine Zeit abläuft, etwa 22-8
command-notices-zone = zeitzone
command-notices-zone-description = Deine Zeitzone, etwa Europe/Berlin
command-notices-on = an
command-notices-off = aus

command-server-settings = server-einstellungen
command-server-settings-description = Sprache, Tempo, Ort und Farben der Tische dieses Servers, und seine eigenen Spielpläne
command-server-settings-language = sprache
command-server-settings-language-description = Die Sprache neuer Tische
command-server-settings-pace = tempo
command-server-settings-pace-description = Das Tempo neuer Tische
command-server-settings-place = wo
command-server-settings-place-description = Wo neue Tische eröffnet werden
command-server-settings-theme = farben
command-server-settings-theme-description = Die Farben der Bilder, die alle sehen
command-server-settings-board = spielplan
command-server-settings-board-description = Eine Datei mit eurem eigenen Spielplan
command-server-settings-forget-board = plan-entfernen
command-server-settings-forget-board-description = Welcher Spielplan dieses Servers entfernt wird
command-server-settings-season-first = saison-anfang
command-server-settings-season-first-description = Erster Tag einer Saison, etwa 01.12.2026
command-server-settings-season-last = saison-ende
command-server-settings-season-last-description = Letzter Tag einer Saison; ihr Ergebnis erscheint in diesem Kanal
command-server-settings-zone = zeitzone
command-server-settings-zone-description = Zeitzone für alle, die keine eingestellt haben, etwa Europe/Berlin
command-server-settings-quiet = ruhezeit
command-server-settings-quiet-description = Ruhezeit für alle, die keine eingestellt haben, etwa 22-8

command-privacy = datenschutz
command-privacy-description = Was ich über dich gespeichert habe: ansehen, herunterladen oder löschen

command-help = hilfe
command-help-description = So wird gespielt, in einer halben Minute

command-analysis = analyse
command-analysis-description = Wie sich die Chancen aller verändert haben und welche Entscheidungen zählten
command-analysis-table = tisch
command-analysis-table-description = Welche beendete Partie; ohne Angabe die letzte dieses Kanals oder deine neueste

command-undo = rückgängig
command-undo-description = Deinen letzten Schritt zurücknehmen, wenn die anderen zustimmen
command-history = verlauf
command-history-description = Auf eine Partie zurückblicken, Zug um Zug
command-history-table = tisch
command-history-table-description = Welche Partie; ohne Angabe die dieses Kanals oder deine neueste
command-history-turn = zug
command-history-turn-description = Die Nummer eines Zugs, oder 0 für alles Neue; ohne Angabe der letzte

command-orders = daueraufträge
command-orders-description = Daueraufträge: bis zu einem Betrag bieten, würfeln, deinen Zug beenden
command-orders-order = auftrag
command-orders-order-description = Welchen Auftrag du gibst oder zurückziehst; ohne Angabe siehst du alle
command-orders-amount = betrag
command-orders-amount-description = Für Aufträge, die einen Betrag brauchen

command-stats = statistik
command-stats-description = Beendete Partien auf diesem Server, deine oder die einer anderen Person
command-stats-player = wer
command-stats-player-description = Wessen Partien; ohne Angabe deine
command-stats-against = gegen
command-stats-against-description = Mit wem du dich vergleichst
command-stats-game = spiel
command-stats-game-description = Welches Spiel; ohne Angabe alle

command-ranking = rangliste
command-ranking-description = Die zehn Besten dieses Servers in einem Spiel
command-ranking-game = spiel
command-ranking-game-description = Welches Spiel; ohne Angabe das dieses Kanals

command-block = blockieren
command-block-description = Nie wieder mit jemandem am Tisch sitzen; niemand sonst erfährt davon
command-block-person = person
command-block-person-description = Wen du blockierst; ohne Angabe siehst du, wen du blockiert hast
command-notices-mentions = erwähnungen
command-notices-mentions-description = Ob ich dich überhaupt erwähnen darf, auch in Live-Partien
