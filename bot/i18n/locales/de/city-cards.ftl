### City: die Ereigniskarten, die aufbewahrten Karten und was sie aufheben. `city-value-card-…` ist der Titel, `city-card-…` sagt, was die Karte tut.

city-value-card-go = Rücke vor bis auf Los
    .the = die Karte „Rücke vor bis auf Los“
city-value-card-to-jail = Gehe ins Gefängnis
    .the = die Karte „Gehe ins Gefängnis“
city-value-card-to-24 = Auf in die Mittelstadt
    .the = die Karte „Auf in die Mittelstadt“
city-value-card-to-39 = Auf zum Diamantberg
    .the = die Karte „Auf zum Diamantberg“
city-value-card-back = Drei Felder zurück
    .the = die Karte „Drei Felder zurück“
city-value-card-easy-money = Leicht verdientes Geld
    .the = die Karte „Leicht verdientes Geld“
city-value-card-auction = Versteigerung
    .the = die Karte „Versteigerung“
city-value-card-inheritance = Erbschaft
    .the = die Karte „Erbschaft“
city-value-card-free-build = Gratis bauen
    .the = die Karte „Gratis bauen“
city-value-card-repossessed = Zwangsverkauf
    .the = die Karte „Zwangsverkauf“
city-value-card-new-line = Neue Linie
    .the = die Karte „Neue Linie“
city-value-card-takeover = Übernahme
    .the = die Karte „Übernahme“
city-value-card-earthquake = Erdbeben
    .the = die Karte „Erdbeben“
city-value-card-toxic-waste = Giftmüll
    .the = die Karte „Giftmüll“
city-value-card-prison = Volle Haftanstalten
    .the = die Karte „Volle Haftanstalten“
city-value-card-sewage = Abwasser
    .the = die Karte „Abwasser“
city-value-card-jail-1 = Gefängnis-frei-Karte
    .the = eine Gefängnis-frei-Karte
city-value-card-jail-2 = Gefängnis-frei-Karte
    .the = eine Gefängnis-frei-Karte
city-value-card-taxi = Taxi
    .the = die Karte „Taxi“
city-value-card-tax = Steuertrick
    .the = die Karte „Steuertrick“
city-value-card-clean-up = Aufräumtrupp
    .the = die Karte „Aufräumtrupp“
city-value-card-grant = Städtischer Zuschuss
    .the = die Karte „Städtischer Zuschuss“
city-value-card-match-day = Spieltag
    .the = die Karte „Spieltag“
city-value-card-express = Schnellzug
    .the = die Karte „Schnellzug“
city-value-card-levy = Fassadenabgabe
    .the = die Karte „Fassadenabgabe“
city-value-card-dodge = Miettrick
    .the = die Karte „Miettrick“

## Was die Karten sagen

city-card-go = Rücke vor bis auf { city-space-0 } und nimm dein Gehalt, dazu 1 M für jedes deiner Stadien.
city-card-to-jail = Gehe direkt ins Gefängnis. Du bekommst kein Gehalt, und dein Zug ist vorbei.
city-card-to-24 = Rücke vor auf { city-space-24.the } und tu, was das Feld sagt. Kommst du über { city-space-0 }, nimm dein Gehalt.
city-card-to-39 = Rücke vor auf { city-space-39.the }, die beste Adresse der Stadt, und tu, was das Feld sagt.
city-card-back = Rücke drei Felder zurück und tu, was das Feld dort sagt. Rückwärts über { city-space-0 } gibt es kein Gehalt.
city-card-easy-money = Wer links von dir sitzt, zahlt dir 1 M.
city-card-auction = Du darfst ein beliebiges freies Viertel versteigern.
city-card-inheritance = Du darfst dir ein beliebiges freies Viertel für 500 k nehmen.
city-card-free-build = Die Stadt baut dir gratis einen Wohnblock in einem deiner Viertel. Ist dafür kein Platz, nimm 500 k.
city-card-repossessed = Gib eines deiner Viertel für 1 M an die Bank zurück. Was darauf steht, kommt in die Schachtel. Hast du keins, zahl 1 M.
city-card-new-line = Du darfst in einem Viertel ohne Bahnhof einen Bahnhof eröffnen.
city-card-takeover = Du darfst jemandem gratis ein Viertel wegnehmen, mit allem, was dort steht. Ganze Gruppen sind sicher.
city-card-earthquake = Reiß irgendwo ein Bonusgebäude ab. Gibt es keins, darfst du einen Störbau in ein fremdes Viertel setzen.
city-card-toxic-waste = Zahl 1 M für jede Kläranlage in deinen Vierteln. Hast du keine, geh ins Gefängnis.
city-card-prison = Setz eine Haftanstalt in ein fremdes Viertel ohne Bonusgebäude und ohne Störbau.
city-card-sewage = Setz eine Kläranlage in ein fremdes Viertel ohne Bonusgebäude und ohne Störbau.
city-card-jail-1 = Behalte diese Karte. Am Anfang deines Zugs bringt sie dich aus dem Gefängnis, ohne Zahlen und ohne Würfeln.
city-card-jail-2 = Behalte diese Karte. Am Anfang deines Zugs bringt sie dich aus dem Gefängnis, ohne Zahlen und ohne Würfeln.
city-card-taxi = Behalte diese Karte. Gleich nach einem Wurf, noch bevor das Feld zählt, bringt sie dich ein oder zwei Felder vor oder zurück.
city-card-tax = Behalte diese Karte. Sie erspart dir einmal die { city-space-4 }.
city-card-clean-up = Entferne gratis einen Störbau aus einem deiner Viertel. Hast du keinen, nimm 500 k.
city-card-grant = Setz ein Bonusgebäude deiner Wahl in eines deiner Viertel. Geht das nicht, nimm 500 k.
city-card-match-day = Nimm 1 M für jedes deiner Stadien. Hast du keins, nimm 500 k.
city-card-express = Fahr mit dem Zug vor zum nächsten Bahnhof und tu, was das Feld sagt. Gibt es keinen Bahnhof, nimm 500 k.
city-card-levy = Zahl 100 k für jeden Block in deinen Vierteln, höchstens 2 M.
city-card-dodge = Liegt auf { city-space-20 }. Wer dort landet, bekommt die Karte, auch von anderen. Sie erspart einmal die Miete und kommt dann zurück.

## Verben und die Fragen nach ihren Feldern

city-action-demolish = Gebäude abreißen
city-action-demolish-space = In welchem Viertel?
city-action-demolish-piece = Welches Bonusgebäude?
city-action-pick = Viertel wählen
city-action-pick-space = Welches Viertel?
city-action-taxi = Taxi nehmen
city-action-taxi-steps = Wie weit fährt das Taxi?
city-action-taxi-steps-value = { $value ->
    [-2] 2 Felder zurück
    [-1] 1 Feld zurück
    [1] 1 Feld vor
   *[other] 2 Felder vor
  }
city-action-dodge = Lieber die Karte nutzen

## Ereignisse

city-event-card-kept = { $seat } behält { $card-the }.
city-event-card-used = { $seat } nutzt { $card-the }.
city-event-card-void = „{ $card }“ hat für { $seat } keine Wirkung.
city-event-card-paid = { $seat-n ->
    [-1] „{ $card }“: Die Bank zahlt { $amount } an { $payee }.
   *[other] „{ $card }“: { $seat } zahlt { $amount } an { $payee }.
  }
city-event-district-inherited = { $seat } erbt { $space-the } für { $amount }.
city-event-district-taken = { $seat } übernimmt { $space-the } gratis von { $owner }.
city-event-district-returned = { $seat } gibt { $space-the } für { $amount } an die Bank zurück.
city-event-taxi-taken = { $steps ->
    [-2] Taxi! { $seat } fährt 2 Felder zurück.
    [-1] Taxi! { $seat } fährt 1 Feld zurück.
    [1] Taxi! { $seat } fährt 1 Feld vor.
   *[other] Taxi! { $seat } fährt 2 Felder vor.
  }
city-event-rent-dodged = { city-value-card-dodge }! { $seat } spart { $space-at } { $amount } Miete an { $owner }. Karte zurück auf { city-space-20 }.
city-event-tax-dodged = { city-value-card-tax }! { $seat } spart { $amount } { city-space-4 }.
city-event-dodge-taken = { $former-n ->
    [-1] { $seat } nimmt { city-value-card-dodge.the } von { city-space-20 }.
   *[other] { $seat } nimmt { city-value-card-dodge.the } von { $former }.
  }

## Warten

city-wait-taxi = { $seat } darf ein Taxi nehmen
city-wait-pay = { $seat }: zahlen oder die Karte nutzen?
city-wait-pick = { $seat } wählt, was die Ereigniskarte tut

## Ablehnungen

city-refusal-no-card = Diese Karte hast du nicht.
city-refusal-group-complete = Dort ist die Gruppe vollständig, also bleibt das Viertel.
