### Was der Tisch von Classic um die Sätze des Spiels herum zeigt: der Zug, Mieten, Grundstücke, Versteigerungen, Bauen, das Ende.

## Der Zug

classic-panel-held = { $mention }, du bist dran. { $owner } darf noch Miete fordern. Würfeln kannst du { $until }
    .still = { $mention }, du bist dran, aber { $owner } darf erst noch Miete fordern.
classic-panel-you-roll-again = Pasch! Würfle noch einmal.
classic-panel-you-jail = du bist im Gefängnis. Zahl die Strafe, nutz eine Karte oder hoff auf einen Pasch.
classic-panel-you-bus = wähl, wie weit dich der Bus bringt.
classic-panel-you-triple = geh auf ein Feld deiner Wahl.
classic-panel-you-card = zahl oder zieh stattdessen eine Karte.
classic-panel-you-end = bau, tausch oder beende deinen Zug.
classic-panel-you-auction-building = du darfst auf das Gebäude bieten oder passen.
classic-panel-you-debt = du hast Schulden. Verkauf Gebäude, nimm Hypotheken auf oder tausche, bis du zahlen kannst.
classic-panel-you-inherit = du bekommst Grundstücke. Heb ihre Hypotheken jetzt zinsfrei auf oder warte.
classic-panel-you-contest = es gibt nicht genug Gebäude. Bestell mit oder bestell nichts.
classic-panel-you-claim = du kannst Miete fordern.
classic-panel-contest-below = Zu wenige Gebäude: Bestellt wird in der Nachricht darunter.
classic-panel-debt-each = 💸 { $name } muss **{ $amount }** auftreiben, zu gleichen Teilen für die anderen.
classic-panel-stock = Bank: { $shops ->
    [one] 1 Laden
   *[other] { $shops } Läden
  }, { $towers ->
    [one] 1 Turm
   *[other] { $towers } Türme
  }
classic-panel-last-hour = ⏳ Die Zeit endet { $until }
classic-panel-time-over = ⏳ Zeit um: keine Würfe mehr

## Knöpfe des Zugs

classic-panel-pay-fine = { $amount } zahlen
classic-panel-use-card = { $number ->
    [1] Gefängnis-frei-Karte
   *[other] Gefängnis-frei-Karte { $number }
  }
classic-panel-buy-card = Karte kaufen · { $name }…
classic-panel-try-double = Würfeln ({ $attempt }/{ $most })
classic-panel-way = { $steps } → { $name }
classic-panel-side = { $first } bis { $last }
classic-panel-there = Dort: { $what }

## Mieten

classic-panel-claim = { $amount } fordern · { $name }
classic-panel-claim-amount = { $amount } fordern
classic-panel-claim-late = { $amount } · { $name }: zu spät
classic-panel-claim-over = Diese Miete wurde gefordert.
classic-panel-claim-you = { $mention }, { $name } schuldet dir { $amount }. Rechtzeitig fordern!
classic-panel-claim-open = 💰 { $owner } darf **{ $amount }** von { $name } fordern ({ $space })
classic-panel-claim-until = ⏱️ Zeit zum Fordern endet { $until }
    .still = ⏸️ die Uhr steht
classic-panel-claim-last = 💰 { $owner } darf bis zum nächsten Wurf **{ $amount }** von { $name } fordern ({ $space }).
classic-panel-claim-recorded = 💰 { $owner } hat { $amount } von { $name } gefordert ({ $space }). Gleich danach wird gezahlt.
classic-panel-losing = { $count ->
    [one] Würfelst du jetzt, verlierst du eine Miete. Erst fordern?
   *[other] Würfelst du jetzt, verlierst du { $count } Mieten. Erst fordern?
  }

## Grundstücke

classic-panel-level = { $level ->
    [0] leer
    [1] 1 Laden
    [5] Turm
   *[other] { $level } Läden
  }
classic-panel-times = { $times } × Würfel
classic-panel-rent-now = Miete jetzt **{ $rent }**
classic-panel-mortgaged = Hypothek: keine Miete.
classic-panel-rents = Miete: leer { $bare } (ganze Gruppe: doppelt) · 1 bis 4 Läden: { $shops } · Turm: { $tower }
classic-panel-rents-faction = Miete mit 1 bis 4 davon: { $rents }
classic-panel-rents-machine = Miete: { $one } × Würfel mit einer, { $both } × Würfel mit beiden
classic-panel-shop-price = Jeder Laden kostet { $price }, der Turm ebenso.
classic-panel-mortgage-values = Hypothek { $mortgage } · aufheben { $lift } · Gebühr beim Tausch { $tenth }
classic-panel-free-hint = zu kaufen · { $price }
classic-panel-owned-hint = { $owner } · Miete { $rent }
classic-panel-mortgaged-hint = { $owner } · Hypothek

## Versteigerungen

classic-panel-auction-building = { $kind ->
    [tower] Versteigerung: ein Turm
   *[shop] Versteigerung: ein Laden
  }
classic-panel-lots-left = { $count ->
    [one] Danach folgt noch eine Versteigerung.
   *[other] Danach folgen noch { $count } Versteigerungen.
  }
classic-panel-building-left = { $kind ->
    [tower] { $left ->
        [one] Das ist der letzte Turm.
       *[other] Noch { $left } Türme sind da.
      }
   *[shop] { $left ->
        [one] Das ist der letzte Laden.
       *[other] Noch { $left } Läden sind da.
      }
  }
classic-panel-bidders = { $count ->
    [one] Darf bieten: { $names }
   *[other] Dürfen bieten: { $names }
  }

## Engpässe

classic-panel-contest = { $kind ->
    [tower] { $left ->
        [one] Nur noch 1 Turm
       *[other] Nur noch { $left } Türme
      }
   *[shop] { $left ->
        [one] Nur noch 1 Laden
       *[other] Nur noch { $left } Läden
      }
  }
classic-panel-order = { $name }: { $group }, bis { $levels }
classic-panel-contest-asked = { $count ->
    [0] Alle haben geantwortet.
    [one] Darf auch bestellen: { $names }
   *[other] Dürfen auch bestellen: { $names }
  }
classic-panel-contest-until = Die Bestellung endet { $until }
classic-panel-contest-past = Engpass bei Gebäuden
classic-panel-contest-over = Dieser Engpass ist vorbei.

## Private Ansichten

classic-panel-own = Bargeld **{ $cash }** · Vermögen { $worth }
classic-panel-available = frei verfügbar { $amount }
classic-panel-own-bare = { $space } ({ $rent })
classic-panel-own-built = { $space } ({ $level }, { $rent })
classic-panel-own-mortgaged = { $space } (Hypothek { $amount })
classic-panel-rents-then = Miete { $rents }
classic-panel-group-price = { $group } · je { $price }
classic-panel-site = { $action } · { $group }
classic-panel-place = { $space }: { $level } · Miete { $rent }
classic-panel-place-change = { $space }: { $level } → **{ $then }** · Miete { $rent } → { $after }
classic-panel-build-for = Bauen · { $amount }
classic-panel-sell-for = Verkaufen · { $amount }
classic-panel-enter-for = Bestellen · { $amount }
classic-panel-have = Frei verfügbar: { $cash }
classic-panel-contested = Andere wollen diese Gebäude vielleicht auch. Bestellst du, werden sie erst gefragt.
classic-panel-confirm-leave = Du verlässt die Partie endgültig. Dein Besitz geht an die Bank oder an die Person, der du Geld schuldest. Sicher?
classic-panel-confirm-gobankrupt = Du bist raus, und dein Besitz geht an die Bank oder die Person, der du Geld schuldest. Sicher?

## Vorher und nachher

classic-preview-price = Preis { $amount } · dir bleiben { $left }
classic-preview-gain = Du bekommst { $amount } · dann hast du { $left }

## Das Ende

classic-panel-count = **{ $name }** · { $total } = Bargeld { $cash } + Grundstücke { $properties } + Gebäude { $buildings }
