# Die Karten von Deal: Namen, Farben, was darauf steht.

deal-cash = { $n }{"\u202F"}M

## Farben und die zwei Buchstaben, die in Bildern für sie stehen

deal-value-light-blue = Hellblau
deal-value-station = Bahnhof
deal-value-utility = Versorgungswerk
deal-letters-brown = BR
deal-letters-light-blue = HB
deal-letters-pink = PK
deal-letters-orange = OR
deal-letters-red = RT
deal-letters-yellow = GE
deal-letters-green = GR
deal-letters-dark-blue = DB
deal-letters-station = BF
deal-letters-utility = VW

## Grundstücke

deal-card-brown-1 = Badstraße
deal-card-brown-2 = Turmstraße
deal-card-light-blue-1 = Chausseestraße
deal-card-light-blue-2 = Elisenstraße
deal-card-light-blue-3 = Poststraße
deal-card-pink-1 = Seestraße
deal-card-pink-2 = Hafenstraße
deal-card-pink-3 = Neue Straße
deal-card-orange-1 = Münchner Straße
deal-card-orange-2 = Wiener Straße
deal-card-orange-3 = Berliner Straße
deal-card-red-1 = Theaterstraße
deal-card-red-2 = Museumstraße
deal-card-red-3 = Opernplatz
deal-card-yellow-1 = Lessingstraße
deal-card-yellow-2 = Schillerstraße
deal-card-yellow-3 = Goethestraße
deal-card-green-1 = Rathausplatz
deal-card-green-2 = Hauptstraße
deal-card-green-3 = Bahnhofstraße
deal-card-dark-blue-1 = Parkstraße
deal-card-dark-blue-2 = Schlossallee
deal-card-station-1 = Südbahnhof
deal-card-station-2 = Westbahnhof
deal-card-station-3 = Nordbahnhof
deal-card-station-4 = Hauptbahnhof
deal-card-utility-1 = Elektrizitätswerk
deal-card-utility-2 = Wasserwerk

## Geld

deal-card-money-1 = 1-M-Schein
deal-card-money-2 = 2-M-Schein
deal-card-money-3 = 3-M-Schein
deal-card-money-4 = 4-M-Schein
deal-card-money-5 = 5-M-Schein
deal-card-money-10 = 10-M-Schein

## Joker: `deal-face-title-…` ist der Titel auf der Karte, `deal-face-…` sagt, was sie tut

deal-card-wild-brown-light-blue = Farbjoker (Braun/Hellblau)
deal-card-wild-light-blue-station = Farbjoker (Hellblau/Bahnhof)
deal-card-wild-pink-orange = Farbjoker (Pink/Orange)
deal-card-wild-red-yellow = Farbjoker (Rot/Gelb)
deal-card-wild-dark-blue-green = Farbjoker (Dunkelblau/Grün)
deal-card-wild-green-station = Farbjoker (Grün/Bahnhof)
deal-card-wild-station-utility = Farbjoker (Bahnhof/Versorgungswerk)
deal-card-wild-any = Mehrfarbiger Joker

## Miete

deal-card-rent-brown-light-blue = Miete (Braun/Hellblau)
deal-card-rent-pink-orange = Miete (Pink/Orange)
deal-card-rent-red-yellow = Miete (Rot/Gelb)
deal-card-rent-dark-blue-green = Miete (Dunkelblau/Grün)
deal-card-rent-station-utility = Miete (Bahnhof/Versorgungswerk)
deal-card-rent-any = Mehrfarbige Miete

## Aktionen

deal-card-deal-breaker = Dealbrecher
deal-card-forced-deal = Zwangstausch
deal-card-sly-deal = Schlauer Handel
deal-card-just-say-no = Sag einfach Nein
deal-card-debt-collector = Schuldeneintreiber
deal-card-birthday = Ich habe Geburtstag
deal-card-double-rent = Doppelte Miete
deal-card-house = Haus
deal-card-hotel = Hotel
deal-card-pass-go = Gehe über Los

## Auf den Karten: Titel und was eine Karte tut

deal-face-action = Aktion
deal-face-whom-rent = alle
deal-face-whom-rent-any = 1 Person
deal-face-title-wild = Farbjoker
deal-face-title-wild-any = Farbjoker
deal-face-title-rent = Miete
deal-face-title-rent-any = Miete
deal-face-money = Kommt auf deine Bank.
deal-face-property = Miete nach Zahl der Karten
deal-face-wild = Passt zu beiden Farben. In deinem Zug darfst du ihn umlegen.
deal-face-wild-any = Passt zu jeder Farbe. Ohne Wert, also nicht zum Zahlen.
deal-face-rent = Alle anderen zahlen dir Miete für eine dieser Farben.
deal-face-rent-any = Eine Person deiner Wahl zahlt dir Miete für eine deiner Farben.
deal-face-deal-breaker = Nimm jemandem eine ganze Gruppe weg, mit { deal-card-house } und { deal-card-hotel }.
deal-face-forced-deal = Tausch eines deiner Grundstücke gegen ein fremdes; keines aus einer ganzen Gruppe.
deal-face-sly-deal = Nimm jemandem ein Grundstück weg, aber nicht aus einer ganzen Gruppe.
deal-face-just-say-no = Hebt eine Aktion gegen dich auf. Zählt nicht als gespielte Karte.
deal-face-debt-collector = Eine Person deiner Wahl zahlt dir 5 M.
deal-face-birthday = Alle anderen zahlen dir 2 M.
deal-face-double-rent = Zu einer Mietkarte: verdoppelt die Miete. Zählt als gespielte Karte.
deal-face-house = Auf eine ganze Gruppe von dir: 3 M mehr Miete. Nicht auf Bahnhöfe und Versorgungswerke.
deal-face-hotel = Auf eine ganze Gruppe mit { deal-card-house }: 4 M mehr Miete.
deal-face-pass-go = Zieh 2 weitere Karten.
