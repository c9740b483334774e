### Spielpläne, die Gruppen mitbringen: was in einer Datei falsch ist, wie sie bewahrt, gewählt und beschrieben werden.

board-card = die Karte „{ $card }“

refusal-no-such-board = Diesen Spielplan hat der Server nicht mehr.

## Citys Karten auf einem geänderten Plan, mit `$space`, `$amount`, `$instead` und `$most`, wie dieser Plan sie hat

city-own-value-card-to-24 = Nächster Halt: { $space }
city-own-value-card-to-39 = Nächster Halt: { $space }
city-own-card-to-24 = Rücke vor auf { $space-the } und tu, was das Feld sagt. Kommst du über { city-space-0 }, nimm dein Gehalt.
city-own-card-to-39 = Rücke vor auf { $space-the } und tu, was das Feld sagt.
city-own-card-easy-money = Die Person links von dir zahlt dir { $amount }.
city-own-card-inheritance = Du darfst ein freies Viertel für { $amount } nehmen.
city-own-card-free-build = Die Stadt baut dir gratis einen Wohnblock in einem deiner Viertel. Ist dafür kein Platz, nimm { $instead }.
city-own-card-repossessed = Gib eines deiner Viertel für { $amount } an die Bank zurück. Seine Blöcke und Wahrzeichen kommen wieder in die Schachtel. Hast du keins, zahl { $amount }.
city-own-card-toxic-waste = Zahl { $amount } für jede Kläranlage in deinen Vierteln. Hast du keine, geh ins Gefängnis.
city-own-card-clean-up = Entferne gratis einen Störbau aus einem deiner Viertel. Hast du keinen, nimm { $instead }.
city-own-card-grant = Setz ein Bonusgebäude deiner Wahl in eines deiner Viertel. Geht das nicht, nimm { $instead }.
city-own-card-match-day = Nimm { $amount } für jedes deiner Stadien. Hast du keins, nimm { $instead }.
city-own-card-express = Fahr mit dem Zug vor zum nächsten Bahnhof und tu, was das Feld sagt. Gibt es keinen Bahnhof, nimm { $instead }.
city-own-card-levy = Zahl { $amount } für jeden Block in deinen Vierteln, höchstens { $most }.
city-option-board-usual = Standard

## Was in einer Datei steht

board-good = „{ $title }“ ist ein Spielplan für { $game }. Er ändert { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
  }, { $groups ->
    [one] 1 Gruppe
   *[other] { $groups } Gruppen
  } und { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  } ({ $bytes } von { $most } Bytes).

## Was in einer Datei falsch ist

board-fault = Zeile { $line }, { $field }: { $why }
board-fault-line = Zeile { $line }: { $why }
board-fault-too-large = Die Datei ist größer als { $most } Bytes.
board-fault-not-text = Das ist kein Text in UTF-8.
board-fault-many-lines = Ein Spielplan hat höchstens { $most } Zeilen.
board-fault-long-line = Keine Zeile darf mehr als { $most } Zeichen haben.
board-fault-hidden = Hier steht ein unsichtbares Zeichen ({ $code }). Bitte lösch es.
board-fault-broken = Ab Zeichen { $column } ist das kein gültiges TOML.
board-fault-twice = Das steht zweimal da.
board-fault-deep = Das ist zu tief verschachtelt, oder eine Zahl ist zu lang.
board-fault-no-game = Sag, für welches Spiel die Datei ist: game = eins von { $choices }.
board-fault-unknown-game = Kein Spiel dieses Namens hat einen Plan, der sich ändern lässt. Möglich sind: { $choices }.
board-fault-no-title = Der Spielplan braucht einen Titel.
board-fault-unknown = Diesen Namen gibt es hier nicht. Möglich sind: { $choices }.
board-fault-no-table = Hier braucht es eine Tabelle: ihren Namen in eckigen Klammern, dann eine Zeile pro Feld.
board-fault-no-space = Die Felder haben die Nummern 0 bis { $last }.
board-fault-no-text = Hier braucht es einen Text in Anführungszeichen oder einen für jede Sprache.
board-fault-no-number = Hier braucht es eine ganze Zahl ohne Anführungszeichen.
board-fault-no-list = Hier braucht es eine Liste von { $count } ganzen Zahlen.
board-fault-bounds = Muss zwischen { $low } und { $high } liegen.
board-fault-step = Bitte nur Vielfache von { $step }.
board-fault-falling = Keine Zahl der Liste darf kleiner sein als die davor.
board-fault-above = Das darf nicht mehr sein als { $upper }, nämlich { $high }.
board-fault-pile = Ein Stapel hätte { $count } Karten; er braucht { $low } bis { $high }.
board-fault-languages = Kein Text darf in mehr als { $most } Sprachen stehen.
board-fault-language = Schreib eine Sprache mit zwei kleinen Buchstaben, etwa de oder en.
board-fault-empty = Das ist leer. Lösch die Zeile, um den üblichen Text zu behalten.
board-fault-long = Höchstens { $most } Zeichen, hier sind es { $length }.
board-fault-letter = { $character ->
    [none] Ein Zeichen, das sich nicht zeigen lässt ({ $code }), geht auf einem Spielplan nicht.
   *[other] { $character } ({ $code }) geht auf einem Spielplan nicht.
  }
board-fault-link = Bitte keine Links auf einem Spielplan.
board-fault-begins = Texte müssen mit einem Buchstaben oder einer Ziffer beginnen, nicht mit { $character }.
board-fault-word = Kein Wort in einem Namen darf mehr als { $most } Buchstaben haben, sonst passt es nicht auf sein Feld.
board-fault-marks = Das Zeichen # steht für den Betrag und darf nur einmal vorkommen.
board-fault-too-much = Das ist insgesamt zu viel: Ein Spielplan fasst { $most } Bytes an Änderungen.

## Die Spielpläne eines Servers

board-kept = „{ $title }“ ({ $game }) ist gespeichert. Bei neuen Tischen steht der Plan unter den Optionen.
board-forgotten = „{ $title }“ ({ $game }) ist entfernt. Tische, die damit spielen, behalten den Plan.
board-refused = Aus dieser Datei kann ich keinen Spielplan laden. Nichts hat sich geändert.
board-more = … und { $count ->
    [one] noch ein Fehler.
   *[other] { $count } weitere Fehler.
  }
board-not-toml = Ein Spielplan ist eine Textdatei, die auf .toml endet, nicht { $name }.
board-unreadable = Discord hat mir die Datei nicht gegeben. Versuch es bitte noch einmal.
board-shelf-full = Dieser Server hat schon { $most } Spielpläne. Entferne erst einen.
board-named = { $title } ({ $game })
settings-boards = Spielpläne
settings-boards-more = { $names } und { $count } weitere
settings-boards-none = nur die der Spiele; weitere fügst du mit `/quartier-server einstellungen spielplan` hinzu
