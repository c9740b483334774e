### Die Analyse einer beendeten Partie.

percent = { $n } %
button-analysis = Analyse
button-analysis-cancel = Abbrechen
button-analysis-again = Neu analysieren
analysis-title = Analyse
analysis-working = Der starke Roboter spielt diese Partie von jedem Zug aus weiter, Hunderte Male.
analysis-waiting = Eine andere Partie wird zuerst analysiert.
analysis-done = { $bar } { $done } %
analysis-cancelled = Die Analyse wurde abgebrochen.
analysis-damaged = Ich kann die Aufzeichnung nur bis hierher lesen. Der Rest ist beschädigt oder wurde nach älteren Regeln gespielt.
analysis-unread = Ich kann diese Aufzeichnung nicht analysieren. Sie ist beschädigt oder wurde nach älteren Regeln gespielt.
analysis-level = Kein Zug hat die Chancen groß verändert.
analysis-point = **{ $number } · Zug { $turn }** · { $what } · { $name } **{ $before } → { $after }**
analysis-mine = Meine Entscheidungen
analysis-of = Entscheidungen von…
analysis-decisions = Entscheidungen: { $name }
analysis-best = **Beste, Zug { $turn }** · { $what } · **{ $chance }** statt { $other } mit „{ $instead }“
analysis-worst = **Teuerste, Zug { $turn }** · { $what } · **{ $chance }** statt { $other } mit „{ $instead }“
analysis-no-best = Keine Entscheidung hat viel mehr gebracht als die anderen Möglichkeiten.
analysis-no-worst = Keine Entscheidung hat viel gekostet. Stark gespielt!
analysis-count = { $count ->
    [one] Ich habe eine Entscheidung mit den anderen Möglichkeiten verglichen, auf dem Wissensstand von { $name }.
   *[other] Ich habe { $count } Entscheidungen mit den anderen Möglichkeiten verglichen, auf dem Wissensstand von { $name }.
}

picture-chances-title = Gewinnchancen
picture-chances-turn = Zug { $turn }
picture-chances-alt = Die Gewinnchancen aller über { $turns } Züge.
picture-chances-alt-marks =
    Am meisten änderte sich { $count ->
        [one] in Zug
       *[other] in den Zügen
    } { $turns }.
picture-chances-alt-seat = { $seat }: von { $first } auf { $last }, zwischen { $least } und { $most }.

refusal-analysis-early = Analysieren kannst du eine Partie, sobald sie vorbei ist.
refusal-analysis-busy = Gerade werden mehrere Partien analysiert. Frag bitte in ein paar Minuten noch einmal.
refusal-analysis-failed = Die Analyse hat nicht geklappt. Versuch es bitte später noch einmal.
