# Wörter in den Bildern von Knockout und die Sätze, die für sie stehen.

picture-knockout-round = Runde { $round } von { $rounds }
picture-knockout-stage = { $stage ->
    [over] Die Partie ist vorbei
   *[ended] Alle durch; jetzt die Abrechnung
}
picture-knockout-awaited = { $what ->
    [slide] schiebt einen Stein
    [again] schiebt aus dem Gefängnis
    [retry] nimmt den zweiten Versuch?
    [jail] zahlt und verlässt das Gefängnis?
    [chance] { knockout-space-15 }: schiebt noch einmal?
    [railroad] wohin ab { knockout-space-26 }?
   *[none] Die Partie geht weiter
}
picture-knockout-sets = Gruppen
picture-knockout-start = LOS
picture-knockout-jail = Im Gefängnis
picture-knockout-nobody = niemand
picture-knockout-pot = { knockout-space-29 }
picture-knockout-to-jail = ins Gefängnis
picture-knockout-off = vom Plan
picture-knockout-short = nicht über Los

## Zielen

picture-knockout-lane = Start (mm)
picture-knockout-angle = Winkel
picture-knockout-power = Kraft
picture-knockout-angle-of = { $side ->
    [left] { $size }° nach oben
    [right] { $size }° nach unten
   *[straight] geradeaus
}
picture-knockout-percent = { $n } %
picture-knockout-chance-short = nicht über Los: { $chance }
picture-knockout-chance-off = vom Plan: { $chance }
picture-knockout-touches = stößt zuerst an

## Die Abrechnung der Runde, das Ende

picture-knockout-statement = Runde { $round }: das Geld
picture-knockout-bonus = Bonus für die ganze Gruppe { $group }
picture-knockout-house = { knockout-space-2 }: { $space } zahlt noch einmal
picture-knockout-tax = { knockout-space-14 }: { $count } × { $each }
picture-knockout-share = { $count ->
    [one] { knockout-space-29 }: die ganzen { $pot }
   *[other] { knockout-space-29 }: { $pot } durch { $count }
}
picture-knockout-pot-stays = { knockout-space-29 }: { $left } bleiben liegen
picture-knockout-nothing = keine Einnahmen
picture-knockout-pot-was = { knockout-space-29 }: { $pot } − { $taken } = { $left }
picture-knockout-filled = Die Bank legt { $amount } dazu.
picture-knockout-count = Endabrechnung
picture-knockout-in-round = Runde { $round }

## Alternativtexte

picture-knockout-alt-side = { $names } ({ $colour })
picture-knockout-alt-round = Knockout, Runde { $round } von { $rounds }, { $pot } auf { knockout-space-29 }.
picture-knockout-alt-awaited = { $who } { $what ->
    [again] muss den Stein aus dem Gefängnis schieben
    [retry] entscheidet über den zweiten Versuch
    [jail] entscheidet, ob der Stein gegen Geld aus dem Gefängnis kommt
    [chance] schiebt den Stein { knockout-space-15.at } noch einmal oder lässt ihn liegen
    [railroad] wählt, wohin der Stein ab { knockout-space-26 } kommt
   *[slide] muss einen Stein schieben
}.
picture-knockout-alt-slide = { $who } hat geschoben.
picture-knockout-alt-moved = Stein { $colour } { $number }: { $space }.
picture-knockout-alt-tokens = { $side }: { $cash }, { $left ->
    [one] 1 Stein
   *[other] { $left } Steine
} übrig; { $where }.
picture-knockout-alt-on = { $number }: { $space }
picture-knockout-nobody-on = keiner auf dem Plan
picture-knockout-alt-count = { $count } auf dem Plan
picture-knockout-alt-status = { $status ->
    [jail] { $count } im Gefängnis
   *[out] { $count } raus
}
picture-knockout-alt-bill = { $side }: { $items }; zusammen { $total }, jetzt { $cash }.
picture-knockout-alt-no-statement = Noch keine Runde ist abgerechnet.
picture-knockout-alt-rank = { $rank ->
    [0] { $side }: { $cash }; nach Runden { $rounds }.
   *[other] { $rank }. { $side }: { $cash }; nach Runden { $rounds }.
}
picture-knockout-alt-aim = Ziel: Start { $lane } mm, { $angle }, Kraft { $power }.
picture-knockout-alt-touches = Zuerst würde Stein { $colour } { $number } angestoßen, hier: { $space }.
picture-knockout-alt-clear = Nichts ist im Weg.
picture-knockout-alt-leaves = Nichts ist im Weg, aber selbst perfekt geschoben rutscht er vom Plan.
picture-knockout-alt-row = Reihe { $row }: { $chance }
