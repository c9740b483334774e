# Wörter in den Bildern von Deal und die Sätze, die für sie stehen.

picture-deal-hand = { $count ->
    [0] Deine Hand ist leer
    [one] Deine Hand: 1 Karte
   *[other] Deine Hand: { $count } Karten
}
picture-deal-new = { $count } neu
picture-deal-plays = { $count ->
    [0] keine Karte mehr spielbar
    [one] noch 1 Karte spielbar
   *[other] noch { $count } Karten spielbar
}
picture-deal-excess = { $count ->
    [one] gib 1 Karte zurück
   *[other] gib { $count } Karten zurück
}
picture-deal-answer = du musst antworten
picture-deal-waiting = nicht dein Zug
picture-deal-stage = { $stage ->
    [play] ist dran
    [respond] wartet auf Antworten
    [discard] hat zu viele Karten
    [stopped] führt: vorzeitig beendet
   *[over] hat gewonnen
}
picture-deal-nothing = Noch nichts ausgelegt
picture-deal-unplayed = Noch keine Karte gespielt
picture-deal-pile = Ziehen
picture-deal-discards = Gespielt
picture-deal-turn = Zug { $turn }
picture-deal-takes = nimmt { $cards }
picture-deal-swaps = nimmt { $cards } für { $own }
picture-deal-rent-of = Miete { $colour }: { $amount }
picture-deal-rent-doubled = Miete { $colour }, verdoppelt: { $amount }
picture-deal-rent-doubled-twice = Miete { $colour }, zweimal verdoppelt: { $amount }
picture-deal-about = { $card }: { $about }
picture-deal-whole-set = die Gruppe { $colour }
picture-deal-each = je { $amount }

## Alternativtexte

picture-deal-alt-hand = Deine Hand: { $cards }.
picture-deal-alt-hand-empty = Deine Hand ist leer.
picture-deal-alt-new = { $card } (neu)
picture-deal-alt-worth = { $card }, { $value }
picture-deal-alt-turn = Deal, Zug { $turn }. { $seat } { $stage ->
    [play] spielt
    [respond] wartet auf Antworten
   *[discard] muss Karten zurückgeben
}, { $plays ->
    [one] noch 1 Karte spielbar.
   *[other] noch { $plays } Karten spielbar.
}
picture-deal-alt-over = Deal, die Partie ist vorbei.
picture-deal-alt-rank = { $rank }. { $seat }.
picture-deal-alt-piles = Nachziehstapel { $pile }, gespielte Karten { $discards }.
picture-deal-goal = Ziel: { $goal } verschiedene ganze Gruppen.
picture-deal-alt-last = Zuletzt gespielt: { $card }.
picture-deal-alt-demand = { $seat } spielt { $card }: { $threads }.
picture-deal-alt-thread = { $due ->
    [0] { $seat } { $outcome ->
        [paid] hat gezahlt
        [taken] lässt es geschehen
        [cancelled] hat es aufgehoben
        [void] ist nicht mehr betroffen
       *[open] (Warten auf { $asked })
    }
   *[other] { $seat } { $outcome ->
        [paid] hat { $amount } gezahlt
        [taken] lässt es geschehen
        [cancelled] hat es aufgehoben
        [void] ist nicht mehr betroffen
       *[open] schuldet { $amount } (Warten auf { $asked })
    }
}
picture-deal-alt-seat = { $seat }: { $cards } auf der Hand, Bank { $bank }, { $sets }.
picture-deal-alt-nothing = kein Grundstück
picture-deal-alt-set = { $colour } { $have }/{ $size } Miete { $rent }
picture-deal-alt-complete = { $colour } vollständig, Miete { $rent }
picture-deal-alt-house = { deal-card-house }
picture-deal-alt-hotel = { deal-card-hotel }
picture-deal-alt-count = { $count ->
    [0] keine ganze Gruppe
    [one] 1 ganze Gruppe
   *[other] { $count } ganze Gruppen
}
