### Eine Zeile für alle, denen eine Entscheidung zum ersten Mal begegnet, je Entscheidung (`city-wait-buy`) oder Verb (`city-action-propose`).
### Höchstens 70 Zeichen: zwei Zeilen kleiner Schrift auf einem Handy.

## City

city-first-roll = Jeder Zug: würfeln und ziehen, kaufen oder zahlen, dann bauen.
city-first-jail = Zahl 500 k oder hoff auf einen Pasch. Nach drei Versuchen zahlst du.
city-first-taxi = Ein oder zwei Felder vor oder zurück; nur das neue Feld zählt.
city-first-buy = Kauf es oder versteigere es: Dein erstes Gebot bindet dich.
city-first-auction = Schon der Anfang ist ein Gebot; jedes liegt mindestens 10 k höher.
city-first-choose = Du darfst ein freies Viertel versteigern. Verzichten kostet nichts.
city-first-pay = Die Karte erspart dir diese ganze Miete, und dann ist sie weg.
city-first-place = Ein Bonusgebäude hält Störbauten ab; die streichen die Wohnmiete.
city-first-travel = Der Zug fährt zu einem anderen Bahnhof: Dort kaufst oder zahlst du.
city-first-build = Die Baugenehmigung sagt, wie viele Blöcke du jetzt kaufen darfst.
city-first-debt = Hypotheken oder Tausch. Reicht das Bargeld, wird gleich bezahlt.
city-first-deal = Nimmst du an, wird alles sofort getauscht. Ablehnen kostet nichts.

## Classic

classic-first-roll = Würfeln, ziehen, tun, was das Feld sagt. Bei Pasch noch einmal.
classic-first-jail = Zahl 50, nutz eine Karte oder hoff dreimal auf einen Pasch.
classic-first-bus = Tempowürfel, Bus: Zieh mit einem weißen Würfel oder mit beiden.
classic-first-triple = Drei gleiche: Zieh vorwärts auf ein beliebiges Feld.
classic-first-card = Zahl jetzt, oder zieh noch eine Karte, was immer sie sagt.
classic-first-buy = Kauf es, sonst wird es versteigert, und du darfst mitbieten.
classic-first-auction = Gebote beginnen bei 1 und sind bindend. Wer passt, ist diesmal raus.
classic-first-end = Vor dem Ende deines Zugs kannst du bauen, tauschen und beleihen.
classic-first-claim = Niemand fordert sie für dich. Mit dem nächsten Wurf ist sie weg.
classic-first-debt = Verkauf, beleih oder tausch. Reicht das Bargeld, wird gleich bezahlt.
classic-first-inherit = Heb die Hypotheken jetzt ohne Zinsen auf, oder später für 10 %.
classic-first-contest = Zu wenige Gebäude: Bestell jetzt auch, sonst gehst du leer aus.
classic-first-deal = Nimmst du an, wird alles sofort getauscht. Ablehnen kostet nichts.
classic-first-build = Nur auf ganzen Gruppen, gleichmäßig: höchstens 1 Stufe Unterschied.

## Builder

builder-first-drop = Einen Zug beginnst du mit höchstens sechs Chips; der Rest bleibt hier.
builder-first-roll = Wer ein Grundstück mit deiner Würfelzahl hat, bekommt Chips.
builder-first-jail = Zahl 50 M, nutz eine Karte oder hoff auf einen Pasch.
builder-first-buy = Es bringt dir zwei Chips, immer wenn seine Zahl gewürfelt wird.
builder-first-auction = Ab 10 M, dann mindestens 5 M mehr. Wer führt, wartet ab.
builder-first-steal = Nimm jemandem einen Chip weg, egal welcher Art.
builder-first-park = Einmal auf diesem Feld: zwei beliebige Chips gegen einen anderen.
builder-first-claim = Niemand fordert für dich. Mit dem nächsten Wurf ist die Miete weg.
builder-first-debt = Hypotheken oder Tausch. Reicht das Bargeld, wird gleich bezahlt.
builder-first-inherit = Heb die Hypothek jetzt auf, oder behalt sie und zahl noch nichts.
builder-first-deal = Nimmst du an, wird alles sofort getauscht. Ablehnen kostet nichts.
builder-first-exchange = Vier gleiche Chips gegen einen anderen, so oft du kannst.
builder-first-penthouse = Es beendet die Partie sofort, und alle zählen ihre Punkte.

## Deal

deal-first-play = Bis zu drei Karten pro Zug: auf die Bank, als Grundstück, als Aktion.
deal-first-respond = „{ deal-card-just-say-no }“ wehrt ab und zählt nicht als Karte im Zug.
deal-first-counter = Noch ein „{ deal-card-just-say-no }“ von dir, und die Aktion gilt.
deal-first-discard = Am Ende des Zugs behältst du höchstens sieben Karten. Du wählst.
deal-first-pay = Zahl mit dem, was vor dir liegt, nie aus der Hand, ohne Wechselgeld.
deal-first-rearrange = In deinem Zug wechseln Joker gratis die Farbe, sooft du willst.
deal-first-sly = Nicht aus einer ganzen Gruppe: Das kann nur „{ deal-card-deal-breaker }“.

## Knockout

knockout-first-slide = Kraft 100 reicht bis ganz hinten, 15 bis Reihe 2, mit etwas Zufall.
knockout-first-again = Aus dem Gefängnis rutscht er noch einmal ab Los, wie jeder andere.
knockout-first-retry = Lass ihn noch einmal ab Los rutschen, oder lass ihn diese Runde weg.
knockout-first-jail = Zahl 100, und er rutscht jetzt noch einmal. Später geht es nicht.
knockout-first-chance = Lass ihn noch einmal ab Los rutschen, oder lass ihn ohne Geld liegen.
knockout-first-railroad = Leg ihn auf ein Grundstück ohne Stein. Er stößt nichts weg.
