### Was mehrere Spiele gleich zeigen; ein eigener Satz des Spiels geht vor (`city-panel-turn`, sonst `panel-turn`).

## Züge

panel-turn = Zug { $turn } · { $name }
panel-turn-past = Zug { $turn }
panel-turn-quiet = nichts Besonderes
panel-await-you = { $mention }, { $what }
panel-called = { $mention }, du bist dran – { $what }
panel-you = Du bist dran – { $what }
panel-until = ⏱️ Zeit endet { $until }
panel-you-roll = würfle.
panel-you-buy = { $space } kaufen oder versteigern?
panel-you-auction = biete auf { $space } oder passe.
panel-you-deal = ein Tausch wartet auf deine Antwort.
panel-auction-below = Die Versteigerung läuft in der Nachricht darunter.
panel-debt = 💸 { $name } muss **{ $amount }** für { $whom } aufbringen.
panel-summons-over = Das ist erledigt.
panel-purse = { $name } { $cash }
panel-deeds = Grundstücke…
panel-buy = Kauf · { $price } (Rest { $left })
panel-buy-short = Kaufen · { $price }
panel-raise-money = Geld beschaffen…
panel-claim-title = Miete: { $space }
panel-claim-past = Miete
panel-roll-anyway = Würfeln und verzichten
panel-unowned = zu kaufen
panel-deed = Preis { $price } · { $group } · { $owner }
panel-own-group = { $group }: { $properties }
panel-brings = bringt { $amount }
panel-costs = kostet { $amount }
panel-debt-own = Du schuldest **{ $amount }**, es fehlen { $missing }. { $enough ->
    [yes] Du könntest { $raisable } aufbringen.
   *[no] Du könntest nur { $raisable } aufbringen.
  }
panel-auction = Versteigerung: { $space }
panel-auction-past = Versteigerung
panel-auction-over = Diese Versteigerung ist vorbei.
panel-auction-until = ⏱️ Versteigerung endet { $until }
panel-auction-soon = ⚠️ **Zum Ersten, zum Zweiten…** Schluss { $until }
panel-auction-calls = Es dürfen bieten: { $names }
panel-no-bid = Noch kein Gebot. Es geht bei { $low } los.
panel-leads = **{ $amount }** · { $name } führt
panel-passed = Gepasst: { $names }
panel-bids = { $count ->
    [one] Ein Gebot
   *[other] { $count } Gebote
  }
panel-count-out = { $name } · nicht mehr dabei

## Tausch

trade-title = Tausch { $number }: { $seat } und { $partner }
trade-title-short = Tausch { $number }
trade-title-over = { $how ->
    [DealMade] Tausch { $number } angenommen
    [DealRefused] Tausch { $number } abgelehnt
    [DealWithdrawn] Tausch { $number } zurückgezogen
   *[other] Tausch { $number } verfallen
  }
trade-line = { $seat } an { $partner }: { $give } gegen { $take }
trade-until = -# ⏱️ Zeit endet { $until }
trade-soon = ⚠️ **Gleich vorbei:** Zeit endet { $until }
trade-stale = ⚠️ { $why }
trade-await-you = { $mention }, { $seat } schlägt dir einen Tausch vor.
trade-over = Dieser Tausch ist vorbei.
trade-counter = Gegenangebot…
trade-draft = Dein Tausch mit { $name }
trade-draft-give = Du gibst: { $give }
trade-draft-take = Du bekommst: { $take }
trade-left = Bargeld danach: du { $mine }, { $name } { $theirs }
trade-partner = Mit wem?
trade-add-give = Dazugeben…
trade-add-take = Dazu verlangen…
trade-cash-give = Geben
trade-cash-take = Verlangen
trade-own = Tausch { $number }: { $name }…

## Vorschau

preview-rent-short = Miete { $before } → { $after }
preview-rent = { $space }: Miete { $before } → { $after }
preview-more = { $count ->
    [one] und noch eine Miete
   *[other] und noch { $count } Mieten
  }
preview-free = Das kostet nichts.

## Was Spiele ohne eigene Tafeln zeigen

panel-await = { $mention } · { $what }
panel-confirm-leave = Du verlässt die Partie endgültig. Sicher?
view-number = { $name }: { $value }
