### Was der Tisch von Builder um die Sätze des Spiels herum zeigt: der Zug, Mieten, Chips, Bauen, Angebote, das Ende.

## Der Zug

builder-panel-held = { $mention }, du bist dran. { $owner } darf noch Miete fordern. Würfeln kannst du { $until }
    .still = { $mention }, du bist dran, aber { $owner } darf erst noch Miete fordern.
builder-panel-you-drop = { $count ->
    [one] du hast einen Chip zu viel. Lass ihn hier.
   *[other] du hast { $count } Chips zu viel. Lass sie hier.
  }
builder-panel-you-roll-again = der Pasch bringt dir noch einen Zug. Würfle.
builder-panel-you-jail = du bist im Gefängnis. Zahl, nutz eine Karte oder hoff auf einen Pasch.
builder-panel-you-steal = du darfst jemandem einen Chip wegnehmen.
builder-panel-you-park = du darfst zwei Chips gegen einen anderen tauschen.
builder-panel-you-pick = wähl deine Chips.
builder-panel-you-swap = du darfst eines deiner Grundstücke gegen ein fremdes tauschen.
builder-panel-you-manage = tausch Chips, bau oder beende deinen Zug.
builder-panel-you-manage-jailed = du darfst mit der Bank tauschen, dann beende deinen Zug. Im Gefängnis baust du nicht.
builder-panel-you-debt = du hast Schulden. Nimm Hypotheken auf oder tausche, bis du zahlen kannst.
builder-panel-you-inherit = du hast Grundstücke bekommen. Ihre Hypotheken aufheben oder behalten?
builder-panel-you-claim = du kannst Miete fordern.
builder-panel-counting = Die letzten Mieten können noch gefordert werden, dann kommt die Endabrechnung.
builder-panel-made = Dieser Wurf bringt: { $each }
builder-panel-made-each = { $name } { $chips }
builder-panel-chips = 🚚{ $truck } 🏗️{ $crane } 🚜{ $excavator } 🚢{ $boat }
builder-panel-purse = **{ $name }** { $cash } · { $chips } · { $blocks }
builder-panel-blocks = { $count ->
    [one] { $count } Block
   *[other] { $count } Blöcke
  }
builder-panel-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
builder-panel-round = Runde { $round } von { $rounds }
builder-panel-idle = Runden am Stück ohne Bau: { $idle } von { $stall }
builder-panel-island = Insel…

## Knöpfe des Zugs

builder-panel-drop = { $count ->
    [one] Chip hierlassen…
   *[other] { $count } Chips hierlassen…
  }
builder-panel-try-double = Würfeln ({ $attempt }/{ $most })
builder-panel-steal = Welchen Chip nimmst du?
builder-panel-prey = { $chip } · { $name }
builder-panel-prey-hint = hat { $chips }

## Mieten

builder-panel-ask = { $amount } fordern · { $name }
builder-panel-ask-amount = { $amount } fordern
builder-panel-waive-it = Erlassen
builder-panel-waive = Erlassen · { $name } ({ $amount })
builder-panel-claim-over = Diese Miete ist erledigt.
builder-panel-claim-you = { $mention }, { $name } schuldet dir { $amount }. Rechtzeitig fordern!
builder-panel-claim-open = 💰 { $owner } darf **{ $amount }** von { $name } fordern ({ $space })
builder-panel-claim-until = ⏱️ Zeit zum Fordern endet { $until }
    .still = ⏸️ die Uhr steht
builder-panel-claim-last = 💰 { $owner } darf bis zum nächsten Wurf **{ $amount }** von { $name } fordern ({ $space }).
builder-panel-losing = { $count ->
    [one] Würfelst du jetzt, verlierst du eine Miete. Erst fordern?
   *[other] Würfelst du jetzt, verlierst du { $count } Mieten. Erst fordern?
  }

## Chips

builder-panel-have = Deine Chips: { $chips } ({ $count })
builder-panel-remains = Danach bleiben: { $chips }
builder-panel-bank = Die Bank: { $chips }
builder-panel-picked = { $chip } · { $count } von { $most }
builder-panel-usual = Übliche Wahl
builder-panel-drop-title = { $count ->
    [one] Chip hierlassen
   *[other] { $count } Chips hierlassen
  }
builder-panel-drop-where = Sie bleiben { $space } liegen, bis jemand vorbeikommt.
builder-panel-drop-sure = { $count } von { $wanted } hierlassen
builder-panel-park-give = Du gibst: { $chips }
builder-panel-park-take = Nimm: { $chip }
builder-panel-exchange = { $four } → { $one }
builder-panel-keeping = { $count ->
    [one] Im nächsten Zug darfst du nur sechs Chips behalten und musst einen hierlassen. Tausch oder bau damit.
   *[other] Im nächsten Zug darfst du nur sechs Chips behalten und musst { $count } hierlassen. Tausch oder bau damit.
  }
builder-panel-end-anyway = Zug trotzdem beenden

## Bauen

builder-panel-level = { $level ->
    [5] Penthouse
   *[other] Stockwerk { $level }
  }
builder-panel-any = { $named ->
    [0] { $count } beliebige
   *[other] { $count } weitere beliebige
  }
builder-panel-cost = { $level }: { $chips } · { $points }
builder-panel-place = { $site } · { $level }
builder-panel-points-change = Punkte { $before } → { $after }
builder-panel-other-place = Woanders…
builder-panel-which-chips = Welche Chips?
builder-panel-choose-chips = { $count ->
    [one] Wähl noch einen Chip beliebiger Art.
   *[other] Wähl noch { $count } Chips beliebiger Art.
  }
builder-panel-pays = Du zahlst: { $chips }
builder-panel-pays-choice = Deine Wahl: { $chips }
builder-panel-ends-game = Damit endet die Partie sofort: { $points }
builder-panel-standing = { $name } { $count }

## Grundstücke

builder-panel-mortgaged = Hypothek: keine Miete, keine Chips.
builder-panel-mortgaged-short = Hypothek
builder-panel-rents = Miete { $alone }, mit der ganzen Gruppe { $both }
builder-panel-number = Bei einer { $number }, egal wer würfelt: { $chips }
builder-panel-mortgage-values = Hypothek { $mortgage } · aufheben { $repay }
builder-panel-set-points = { $count ->
    [one] Beide zusammen zählen am Ende { $count } Punkt.
   *[other] Beide zusammen zählen am Ende { $count } Punkte.
  }
builder-panel-deed-hint = { $group } · Miete { $rent } · bei { $number }: { $chips }
builder-panel-free-hint = zu kaufen für { $price }
builder-panel-owned-hint = { $owner }
builder-panel-mortgaged-hint = { $owner }, mit Hypothek
builder-panel-which-deed = Welches Grundstück?
builder-panel-own-deed = { $space } (Miete { $rent }; bei { $number }: { $chips })
builder-panel-own-mortgaged = { $space } (Hypothek)
builder-preview-price = Preis { $amount } · dir bleiben { $left }
builder-preview-gain = Du bekommst { $amount } · dann hast du { $left }
builder-panel-confirm-leave = Du verlässt die Partie endgültig und landest auf dem letzten Platz. Dein Besitz geht an die Bank oder an die Person, der du Geld schuldest. Sicher?
builder-panel-confirm-gobankrupt = Dein Besitz geht an die Bank oder die Person, der du Geld schuldest. Deine Gebäude zählen weiter. Sicher?
builder-panel-confirm-endandcount = Die Partie endet hier, und die Punkte werden ohne Penthouse gezählt. Sicher?

## Versteigerungen

builder-panel-auction-held = ⏸️ Die Versteigerung ruht wegen Schulden oder einer Hypothek. Gebote gelten weiter.
builder-panel-passed = { $count ->
    [one] Gepasst: { $names }
   *[other] Gepasst: { $names }
  }

## Angebote

builder-trade-title = Tausch { $number }: { $seat } an { $partner }
builder-trade-title-over = { $how ->
    [DealMade] Tausch { $number } angenommen
    [DealRefused] Tausch { $number } abgelehnt
    [DealWithdrawn] Tausch { $number } zurückgezogen
    [DealCountered] Tausch { $number }: Gegenangebot
    [DealVoid] Tausch { $number } entfällt, nicht mehr da: { $gone }
   *[other] Tausch { $number } verfallen
  }
builder-trade-completes = { $name } hätte beide Grundstücke der Gruppe { $group }
builder-trade-breaks = { $name } hätte nicht mehr beide Grundstücke der Gruppe { $group }
builder-trade-chips = Chips von { $name } danach: { $chips }
builder-trade-stale = Dieser Tausch geht nicht mehr: Etwas davon ist inzwischen weg.
builder-trade-chip = Nr. { $number }

## Das Ende

builder-panel-count = **{ $name }** · **{ $total }** = Gebäude { $buildings } + Gruppen { $sets }{ $billionaire ->
    [0] {""}
   *[other] {" "}+ Milliardenbau { $billionaire }
  }{ $community ->
    [0] {""}
   *[other] {" "}+ Gemeinschaftsbau { $community }
  } · { $cash } Bargeld
builder-panel-count-left = { $name } · nicht mehr dabei
