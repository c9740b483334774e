### Classic: die Karten. `classic-card-…` ist der Titel einer Karte, `classic-effect-…` sagt, was eine Karte dieser Art tut, `classic-value-card-…` ist eine Gefängnis-frei-Karte, wie sie behalten und getauscht wird.

## Titel auf dem neutralen Plan

classic-card-lf1 = Rückenwind
classic-card-lf2 = Verabredung in der Stadt
classic-card-lf3 = Eine Einladung
classic-card-lf4 = Die erste Überfahrt
classic-card-lf5 = Die beste Adresse
classic-card-lf6 = Hol über!
classic-card-lf7 = Letzte Fähre verpasst
classic-card-lf8 = Korn zu mahlen
classic-card-lf9 = Eine nette Wache
classic-card-lf10 = Falsch abgebogen
classic-card-lf11 = Auf frischer Tat ertappt
classic-card-lf12 = Undichte Dächer
classic-card-lf13 = Zu schnell durch die Stadt
classic-card-lf14 = Deine Runde für alle
classic-card-lf15 = Ein alter Kredit kommt zurück
classic-card-lf16 = Beste Taube des Jahres
classic-card-lf17 = Die Abendüberfahrt
classic-card-lf18 = Ein Rätsel gelöst
classic-card-lf19 = Unterricht für alle
classic-card-lf20 = Ein Glas zu viel
classic-card-lf21 = Schlaglöcher überall
classic-card-tc1 = Auf ein Neues
classic-card-tc2 = Verzählt, zu deinen Gunsten
classic-card-tc3 = Arztbesuch
classic-card-tc4 = Auf dem Jahrmarkt verkauft
classic-card-tc5 = Der Ersatzschlüssel
classic-card-tc6 = Eine Verwechslung
classic-card-tc7 = Ein Fund auf dem Dachboden
classic-card-tc8 = Zu viel Zehnt gezahlt
classic-card-tc9 = Der Hut geht herum
classic-card-tc10 = Ein vergessener Geldbeutel
classic-card-tc11 = Ein gebrochenes Rad
classic-card-tc12 = Neue Kleider für den Markt
classic-card-tc13 = Ein guter Rat
classic-card-tc14 = Schornsteine kehren
classic-card-tc15 = Zweiter Platz im Sackhüpfen
classic-card-tc16 = Das Erbe der Großtante
classic-card-tc17 = Zurück aufs Feld
classic-card-tc18 = Strafe oder Abenteuer

## Titel der Ausgabe des Regelhefts

classic-edition-card-lf1 = In den Heuwagen
classic-edition-card-lf2 = Die Siedlung ruft
classic-edition-card-lf3 = Treffen auf der Insel
classic-edition-card-lf4 = Die Abkürzung der Diebe
classic-edition-card-lf5 = Abstergo will reden
classic-edition-card-lf6 = Ruf eine Fraktion
classic-edition-card-lf7 = Ruf eine Fraktion
classic-edition-card-lf8 = An eine Maschine angemeldet
classic-edition-card-lf9 = Rauchbombe
classic-edition-card-lf10 = Desynchronisiert
classic-edition-card-lf11 = Von den Wachen geschnappt
classic-edition-card-lf12 = Renovier deine Städte
classic-edition-card-lf13 = Galopp über den Markt
classic-edition-card-lf14 = Neuer Rang: Mentor
classic-edition-card-lf15 = Die Villa lohnt sich
classic-edition-card-lf16 = Dein Anteil am Auftrag
classic-edition-card-lf17 = Gedungene Klingen
classic-edition-card-lf18 = Ein Code entziffert
classic-edition-card-lf19 = Unterricht in der Akademie
classic-edition-card-lf20 = Zu lange in der Taverne
classic-edition-card-lf21 = Die Straßen ausbessern
classic-edition-card-tc1 = Volle Synchronisation
classic-edition-card-tc2 = Verzählt bei der Bank
classic-edition-card-tc3 = Die Rechnung vom Pestarzt
classic-edition-card-tc4 = Ein Gemälde verkauft
classic-edition-card-tc5 = Freunde im Gefängnis
classic-edition-card-tc6 = Verraten
classic-edition-card-tc7 = Die Schatzflotte
classic-edition-card-tc8 = Zunftsteuer zurück
classic-edition-card-tc9 = Das Fest der Bruderschaft
classic-edition-card-tc10 = Eine Kodexseite
classic-edition-card-tc11 = Ein böser Sturz
classic-edition-card-tc12 = Rekruten ausbilden
classic-edition-card-tc13 = Rat für einen Fürsten
classic-edition-card-tc14 = Wachtürme wieder aufbauen
classic-edition-card-tc15 = Zweiter Platz im Karneval
classic-edition-card-tc16 = Das Erbe der Ahnen
classic-edition-card-tc17 = Zurück zum Anfang
classic-edition-card-tc18 = Strafe oder Sprung

## Was die Karten tun

classic-effect-to-go = Rücke vor auf { $space-the } und nimm { $salary }.
classic-effect-to = Rücke vor auf { $space-the } und tu, was das Feld sagt. Kommst du über { classic-space-0 }, nimm { $salary }.
classic-effect-nearest-faction = Rücke vor bis zum nächsten Feld der Gruppe { $family }. Kommst du über { classic-space-0 }, nimm { $salary }. Ist es frei, darfst du es kaufen; sonst zahl doppelte Miete.
classic-effect-nearest-machine = Rücke vor bis zum nächsten Feld der Gruppe { $family }. Kommst du über { classic-space-0 }, nimm { $salary }. Ist es frei, darfst du es kaufen; sonst würfle noch einmal und zahl das Zehnfache.
classic-effect-keep = Behalte diese Karte. Sie bringt dich gratis aus dem Gefängnis. Du darfst sie tauschen.
classic-effect-back = { $steps ->
    [one] Gehe 1 Feld zurück und tu, was das Feld dort sagt.
   *[other] Gehe { $steps } Felder zurück und tu, was das Feld dort sagt.
  }
classic-effect-to-jail = Gehe direkt ins Gefängnis. Du kommst nicht über { classic-space-0 } und bekommst nichts. Dein Zug ist vorbei.
classic-effect-repairs = Zahl der Bank { $amount } für jeden deiner Läden und { $tower } für jeden deiner Türme.
classic-effect-pay = Zahl der Bank { $amount }.
classic-effect-collect = Die Bank zahlt dir { $amount }.
classic-effect-pay-each = Zahl allen anderen je { $amount }.
classic-effect-from-each = Alle anderen zahlen dir je { $amount }.
classic-effect-back-to = Gehe zurück auf { $space-the } und tu, was das Feld sagt. Unterwegs gibt es kein Gehalt.
classic-effect-choice = Zahl { $amount } oder zieh stattdessen { $deck-of }.

## Gefängnis-frei-Karten beim Tauschen

classic-value-card-jail-1 = Gefängnis-frei-Karte (Abenteuer)
    .the = die Gefängnis-frei-Karte (Abenteuer)
classic-value-card-jail-2 = Gefängnis-frei-Karte (Geldkiste)
    .the = die Gefängnis-frei-Karte (Geldkiste)
classic-edition-value-card-jail-1 = Gefängnis-frei-Karte (Todessprung)
    .the = die Gefängnis-frei-Karte (Todessprung)
classic-edition-value-card-jail-2 = Gefängnis-frei-Karte (Schatztruhe)
    .the = die Gefängnis-frei-Karte (Schatztruhe)

## Ereignisse

classic-event-card-drawn = { $seat } zieht { $deck-of }: „{ $card }“.
classic-event-card-kept = { $seat } behält { $kept-the }.
classic-event-card-used = { $seat } nutzt { $kept-the } und verlässt das Gefängnis.
classic-event-card-void = „{ $card }“ hat für { $seat } keine Wirkung.
classic-event-card-paid = { $seat-n ->
    [-1] { $payee } bekommt { $amount } von der Bank („{ $card }“).
   *[other] { $seat } zahlt { $amount } an { $payee } („{ $card }“).
  }
classic-event-repairs-paid = { $seat } zahlt { $amount } für { $shops ->
    [one] 1 Laden
   *[other] { $shops } Läden
  } und { $towers ->
    [one] 1 Turm.
   *[other] { $towers } Türme.
  }
