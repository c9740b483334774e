# Ein Spiel aussuchen.

play-title = Was willst du spielen?
play-menu = Wähl ein Spiel
play-game = { $name } · { $least } bis { $most } Personen
city-line = Bau eine Stadt, ersteigere Viertel in 50 Sekunden. Wer nach einer Stunde am reichsten ist, gewinnt.
classic-line = Grundstücke, Mieten und Gebäude, dazu der Tempowürfel. Wer übrig bleibt, gewinnt.
builder-line = Sammle Laster, Kräne und Boote und bau auf der Insel Stockwerk um Stockwerk.
deal-line = Ein schnelles Kartenspiel: drei Gruppen sammeln, tauschen, klauen. Etwa eine Viertelstunde.
knockout-line = Lass deine Steine über den Plan rutschen und stoß andere raus. Allein oder im Team.
picture-menu-alt = Die Spiele, jedes mit einem Ausschnitt seines Bildes.
picture-menu-alt-game = { $game }: { $line }

## Die Optionen des Tisches selbst

table-option-undo = Schritte zurücknehmen, wenn alle zustimmen
table-option-undo-off = nein
table-option-undo-on = ja
table-option-text-first = Erst der Text, keine Animation
table-option-text-first-off = nein
table-option-text-first-on = ja

## Teams, Plätze und Farben in der Lobby

lobby-team = Team { $number }
lobby-swap = Zwei können ihre Plätze tauschen. Die Plätze bestimmen die Teams.
button-seats = Plätze…
menu-swap = Welche zwei tauschen die Plätze?
knockout-button-token = Farbe…
knockout-menu-token = Deine Farbe
knockout-token-0 = 🔴
knockout-token-1 = 🟡
knockout-token-3 = 🔵
knockout-token-name-0 = Rot, mit Scheibe
knockout-token-name-1 = Gelb, mit Quadrat
knockout-token-name-2 = Grün, mit Dreieck
knockout-token-name-3 = Blau, mit Raute
menu-token-none = Alle Spielsteine sind vergeben.
knockout-menu-token-none = Alle Farben sind vergeben. Ein Team spielt eine Farbe: die, die es zuerst wählt.
knockout-refusal-token-taken = Diese Farbe hat schon jemand.
