### Auf eine Partie zurückblicken, Zug um Zug.

button-history = Verlauf
history-turn = Zug { $turn } von { $count }
history-one = Zug { $turn }
history-many = Züge { $first } bis { $last }
history-round = Runde { $round }
history-rounds = Runden { $first } bis { $last }
history-first = |◀
history-back = ◀
history-forward = ▶
history-last = ▶|
history-jump = Zu einem Zug…
history-all = Alle Züge…
history-nothing = Nichts zu berichten.
history-damaged = Ein Teil dieser Aufzeichnung ist nicht lesbar. Alles andere ist da.
history-no-picture = Dieser Zug wurde nach älteren Regeln gespielt, darum gibt es kein Bild.
since-title = Seit deinem letzten Zug
since-nothing = Seitdem ist nichts passiert.
since-more = … noch { $count } im Verlauf (Knopf „Tisch…“)

refusal-no-turn = Einen Zug mit dieser Nummer gibt es in dieser Partie nicht.

### Der Film einer ganzen Partie.

film-title = 🎞️ Die ganze Partie als Film
film-link = 🎞️ [Die ganze Partie als Film]({ $link })
film-deleted = Die Nachricht mit dem Film dieser Partie wurde gelöscht.
film-opening = Die Eröffnung
picture-film-alt = Die ganze Partie als Film von { $seconds } Sekunden. { $end }
