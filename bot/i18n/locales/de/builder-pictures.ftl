# Wörter in den Bildern von Builder und die Sätze, die für ein Bild stehen.

picture-builder-bankrupt = bankrott
picture-builder-left = nicht mehr dabei
picture-builder-stage = { $stage ->
    [drop] muss erst Chips hierlassen
    [roll] muss würfeln
    [jail] im Gefängnis: zahlen, Karte, Wurf?
    [buy] kaufen oder versteigern?
    [auction] Versteigerung: wer bietet mehr?
    [steal] darf einen Chip nehmen
    [park] darf Chips tauschen
    [pick] wählt Chips
    [swap] darf Grundstücke tauschen
    [manage] darf tauschen und bauen
    [debt] wartet: Schulden sind fällig
    [inherit] wartet: Hypotheken klären
    [waiting] wartet: Miete ist zu fordern
    [count] erst Mieten, dann Abrechnung
    [end] wartet
    [over] hat gewonnen
    [stopped] führt: vorzeitig beendet
    [shared] gewinnt, geteilter Platz 1
   *[other] ist dran
}
picture-builder-hint = { $stage ->
    [drop] { $count ->
        [one] Lass 1 Chip hier: nur sechs bleiben
       *[other] Lass { $count } Chips hier: nur sechs bleiben
    }
    [steal] Nimm jemandem 1 Chip weg
    [park] Zwei Chips gegen einen anderen
    [pick] { builder-value-card-delivery }: 2 Chips einer Art
   *[swap] Tausch ein Grundstück mit jemandem
}
picture-builder-rent = Miete
picture-builder-claim = Miete zu fordern
picture-builder-nothing = Dieser Wurf bringt keine Chips.
picture-builder-island = Die Insel
picture-builder-where = Wo bauen?
picture-builder-level = { $site }: { $level ->
    [1] 1. Stockwerk
    [2] 2. Stockwerk
    [3] 3. Stockwerk
    [4] 4. Stockwerk
   *[other] das Penthouse
}
picture-builder-choose = { $count ->
    [0] Gerade ist kein Stockwerk bezahlbar.
    [one] 1 bezahlbarer Platz ist markiert.
   *[other] { $count } bezahlbare Plätze sind markiert.
}
picture-builder-costs = Das kostet
picture-builder-remains = Danach bleiben
picture-builder-too-dear = Es fehlen Chips:
picture-builder-points = Punkte
picture-builder-ends = Damit endet die Partie.
picture-builder-group = { $became ->
    [gained] Größter Verbund { $count }: Gemeinschaftsbau gewonnen
    [lost] Größter Verbund { $count }: Gemeinschaftsbau verloren
   *[same] Dein größter Verbund: { $count ->
        [one] 1 Gebäude
       *[other] { $count } Gebäude
    }
}
picture-builder-brings = Bei dieser Summe, egal wer würfelt:
picture-builder-rents-here = Miete hier
picture-builder-rent-alone = Dieses Grundstück allein
picture-builder-rent-set = Ganze Gruppe
picture-builder-repay = Aufheben
picture-builder-set-points = Gruppe am Ende
picture-builder-sum-free = Frei: noch keine Miete
picture-builder-sum-mortgaged = Hypothek: keine Miete, keine Chips
picture-builder-sum-alone = Miete jetzt: { $rent }
picture-builder-sum-set = Miete jetzt, ganze Gruppe: { $rent } × 2
picture-builder-low = Mindestens { $amount }
picture-builder-held = ruht gerade
picture-builder-rent-of = Miete { $rent }
picture-builder-billionaire = Milliardenbau
picture-builder-billionaire-rule = Am Ende das meiste Bargeld; bei Gleichstand niemand.
picture-builder-community = Gemeinschaftsbau
picture-builder-community-rule = Die meisten eigenen Gebäude Kante an Kante; bei Gleichstand niemand.
picture-builder-bank = Bank: { $count }
picture-builder-blocks = Blöcke übrig: { $count }
picture-builder-chips = { $count ->
    [one] 1 Chip (höchstens sechs)
   *[other] { $count } Chips (höchstens { $limit })
}
picture-builder-why = { $why ->
    [penthouse] das Penthouse steht
    [stuck] niemand erreicht das Penthouse
    [stalled] zu lange hat niemand gebaut
    [rounds] die letzte Runde ist vorbei
    [agreed] gemeinsam beendet
    [alone] alle anderen sind weg
    [nobody] niemand kann mehr bauen
   *[other] die Partie ist vorbei
}
picture-builder-by-points = Punkte Zug für Zug

## Alternativtexte

picture-builder-alt-none = keine
picture-builder-alt-over = Die Endabrechnung: { $why }.
picture-builder-alt-order = Chips als Kipplaster/Kräne/Bagger/Boote.
picture-builder-alt-nobody = niemand
picture-builder-alt-turn = Builder, Runde { $round }. { $seat }: { $stage }
picture-builder-alt-dice = Würfel { $first } und { $second }.
picture-builder-alt-made = { $seat } nimmt { $chips }.
picture-builder-alt-lot = { $space }, { $group }, Preis { $price }, Miete { $rent }, bringt { $chips } bei { $number }, { $owned ->
    [yes] gehört: { $owner }.
   *[no] frei.
}
picture-builder-alt-brings = { $space } bringt { $chips } bei { $number }.
picture-builder-alt-cards = { $count ->
    [one] 1 { builder-value-card-jail-1 }
   *[other] { $count } Gefängnis-frei-Karten
}
picture-builder-alt-deed = Ganze Gruppe: Miete { $rent }, am Ende { $points } Punkte. Hypothek { $mortgage }, aufheben { $repay }.
picture-builder-alt-bid = Höchstes Gebot { $amount } von { $leader }, weiter ab { $low }.
picture-builder-alt-no-bid = Noch kein Gebot, ab { $low }.
picture-builder-alt-passed = Gepasst: { $names }.
picture-builder-alt-clock = { $left ->
    [0] Die letzten Sekunden: Das rote Licht brennt.
    [1] Weniger als ein Viertel der Zeit bleibt.
    [2] Weniger als die Hälfte der Zeit bleibt.
   *[other] Der größte Teil der Zeit bleibt.
}
picture-builder-alt-claim = { $owner } darf { $amount } von { $visitor } fordern: { $space }.
picture-builder-alt-ahead = Nach { $space }: { $spaces }.
picture-builder-alt-lying = Hier liegen Chips ({ $space }): { $chips }.
picture-builder-alt-rank = { $rank }. { $seat }, { $points } Punkte.
picture-builder-alt-bankrupt = { $seat }: bankrott, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; Gebäude { $built }.
picture-builder-alt-seat = { $seat }: { $cash }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $space }; Chips { $chips }; { $blocks ->
    [one] 1 Block
   *[other] { $blocks } Blöcke
}; Grundstücke { $deeds }; Stockwerke { $built }.
picture-builder-alt-bank = Bank: { $chips }.
picture-builder-alt-any = { $count } beliebiger Art
picture-builder-alt-cost = { $level ->
    [5] Das Penthouse
   *[other] Stockwerk { $level }
} kostet { $chips }.
picture-builder-alt-group = { $seat }: Stockwerke { $built }; größter Verbund { $count }; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für Gebäude.
picture-builder-alt-possible = Deine Chips reichen für: { $sites }.
picture-builder-alt-too-dear = Deine Chips reichen nicht.
picture-builder-alt-plan = Du gibst { $chips } aus und behältst { $rest }.
picture-builder-alt-open = { $count ->
    [one] Ein Chip ist noch zu wählen.
   *[other] { $count } Chips sind noch zu wählen.
}
picture-builder-alt-points = Punkte { $before }, danach { $after }.
picture-builder-alt-chips = Du hast { $chips }; { $blocks ->
    [one] 1 Block.
   *[other] { $blocks } Blöcke.
}
picture-builder-alt-bonus = { $card }: { $rule } { $stands }. Jetzt: { $seat }.
picture-builder-alt-count = { $rank }. { $seat }: { $total } Punkte aus Gebäuden { $built }, Gruppen { $sets }, Milliardenbau { $billionaire }, Gemeinschaftsbau { $community }; Bargeld { $cash }.
picture-builder-alt-chart = Punkte Zug für Zug, über { $turns } Züge.
picture-builder-alt-course = { $seat }: Punkte von { $first } bis { $last }.
