### Was der Tisch von Knockout um die Sätze des Spiels herum zeigt: Züge, Zielen, Entscheidungen, die Abrechnung der Runde, das Ende.

## Die Nachricht einer Entscheidung

knockout-panel-sign-red = 🔴
knockout-panel-sign-yellow = 🟡
knockout-panel-sign-green = 🟢
knockout-panel-sign-blue = 🔵
knockout-panel-token = { $colour } { $number }
knockout-panel-turn-past = Nach Stoß { $number }
knockout-panel-began = Die Partie hat begonnen.
knockout-panel-slide = Stoß { $number } · { $sign } { $name }
knockout-panel-slide-past = Stoß { $number }
knockout-panel-you-slide = schieb einen Stein. { $left ->
    [one] { $players ->
        [one] Es ist dein letzter in dieser Runde.
       *[other] Es ist der letzte eures Teams in dieser Runde.
    }
   *[other] { $players ->
        [one] Du hast noch { $left }.
       *[other] Euer Team hat noch { $left }.
    }
}
knockout-panel-you-again = schieb den Stein, der aus dem Gefängnis kommt ({ $token }).
knockout-panel-you-retry = { $cost ->
    [0] Stein { $token } hat alles verfehlt. Gratis ein zweiter Versuch?
   *[other] Stein { $token } hat alles verfehlt. Zweiter Versuch für { $amount }?
}
knockout-panel-you-jail = Stein { $token } ist im Gefängnis. { $amount } in den Topf zahlen und noch einmal schieben oder liegen lassen?
knockout-panel-you-chance = Stein { $token } liegt { knockout-space-15.at }. Noch einmal schieben oder liegen lassen?
knockout-panel-you-railroad = Stein { $token } liegt auf dem Feld { knockout-space-26 }. Zu welchem freien Grundstück soll er?
knockout-panel-team = { $sign } Team { $names }: Ihr schiebt abwechselnd.
knockout-panel-team-away = { $sign } Team { $names }: { $name } darf mitschieben, solange die andere Person nicht da ist.
knockout-panel-team-either = { $sign } Team { $names }: Eine Antwort gilt für beide.
knockout-panel-team-chance = { $sign } Team { $names }: { $name } schiebt, oder ihr lasst den Stein liegen.
knockout-panel-next = Danach: { $sign } { $name }
knockout-panel-side = { $place }. { $sign } **{ $names }** ({ $colour }) · { $cash } · { $left ->
    [0] kein Stein übrig
   *[other] noch { $left } übrig
}
knockout-panel-side-left = { $sign } ~~{ $names }~~ ({ $colour }) · { $cash }
knockout-panel-times = { $what } × { $count }
knockout-panel-jail = { $count ->
    [one] 1{"\u00A0"}im{"\u00A0"}Gefängnis
   *[other] { $count }{"\u00A0"}im{"\u00A0"}Gefängnis
}
knockout-panel-out = { $count ->
    [one] 1{"\u00A0"}raus
   *[other] { $count }{"\u00A0"}raus
}
knockout-panel-pot = 🅿️ { knockout-space-29 }: { $amount }
knockout-panel-board-title = Der Plan · Runde { $round } von { $rounds }
knockout-panel-names = Namen der Felder
knockout-panel-names-order = Reihe für Reihe ab Los, jede im Bild von oben nach unten.

## Knöpfe

knockout-panel-aim = 🎯 Zielen
knockout-panel-aim-chance = 🎯 Noch mal schieben
knockout-panel-retry = 🎯 Neuer Versuch
knockout-panel-retry-paid = 🎯 Neuer Versuch · { $amount }
knockout-panel-pay = { $amount } zahlen, schieben
knockout-panel-rail-brings = bringt { $amount }
knockout-panel-rail-set = ganze Gruppe { $group }
knockout-panel-partner = { $next ->
    [yours] { $name } aus deinem Team schiebt jetzt. Den nächsten Stein eures Teams schiebst du.
   *[other] { $name } aus deinem Team schiebt jetzt.
}

## Zielen

knockout-panel-aiming = 🎯 Zielen mit Stein { $token }
knockout-panel-angle = { $side ->
    [left] { $size }° nach oben
    [right] { $size }° nach unten
   *[straight] geradeaus
}
knockout-panel-aim-at = Start **{ $lane } mm** von oben · **{ $angle }** · Kraft **{ $power }**
knockout-panel-aim-stops = { $side ->
    [left] Perfekt geschoben hält er in Reihe { $row }, oben: **{ $space }**{ $worth }.
    [right] Perfekt geschoben hält er in Reihe { $row }, unten: **{ $space }**{ $worth }.
   *[centre] Perfekt geschoben hält er in Reihe { $row }, in der Mitte: **{ $space }**{ $worth }.
}
knockout-panel-aim-leaves = ⚠️ Selbst perfekt geschoben rutscht er vom Plan.
knockout-panel-aim-short = ⚠️ Selbst perfekt geschoben kommt er nicht über Los.
knockout-panel-aim-touches = 💥 Zuerst würde er Stein { $sign } { $token } ({ $names }) anstoßen, hier: **{ $space }**.
knockout-panel-odds = In der Praxis · { $odds }
knockout-panel-odds-row = Reihe { $row }
knockout-panel-odds-short = nicht über Los
knockout-panel-odds-off = vom Plan
knockout-panel-odd = { $name }: { $chance } %
knockout-panel-not-yet = Es geschieht nichts, bis du „Schieben!“ drückst.
knockout-panel-at-row = Auf eine Reihe zielen
knockout-panel-at-tokens = Auf Reihe oder Stein zielen
knockout-panel-row = Reihe { $row } · Kraft { $power }
knockout-panel-column = { $side ->
    [left] Oben
    [right] Unten
   *[centre] Mitte
}
knockout-panel-turning = { $side ->
    [left] ↗ { $size }°
    [right] ↘ { $size }°
   *[straight] gerade
}
knockout-panel-power = Kraft { $value }
knockout-panel-slide-now = Schieben!
knockout-panel-slide-paid = Schieben! · { $amount }
knockout-panel-exact = Genau…
knockout-panel-form-title = Zielen
knockout-panel-form-label = { $field ->
    [lane] Start in mm vom oberen Rand
    [angle] Winkel in Grad, nach oben negativ
   *[power] Kraft
}
knockout-panel-form-lane = Von { $low } bis { $high }; die Mitte ist 135
knockout-panel-form-angle = Von { $low } bis { $high }, halbe Grad; 0 ist gerade
knockout-panel-form-power = Von { $low } bis { $high }; 5 reicht bis Reihe 1, 95 bis 10

## Was ich darf

knockout-panel-preset = { $value ->
    [never] Deine Steine bleiben von selbst im Gefängnis.
    [always] Du zahlst immer, um aus dem Gefängnis zu kommen.
   *[ask] Du wirst jedes Mal gefragt, wenn ein Stein ins Gefängnis kommt.
}
knockout-panel-confirm-leave = Im Team spielt die andere Person weiter; allein scheidet deine Farbe aus. Sicher?

## Die Abrechnung der Runde, das Ende

knockout-panel-bills = Runde { $round }: die Abrechnung
knockout-panel-bill = **{ $place }. { $sign } { $names }: { $total }** → { $cash }
knockout-panel-bill-nothing = keine Einnahmen
knockout-panel-bill-set = Ganze Gruppe { $group }: **{ $amount }**
knockout-panel-bill-house = { knockout-space-2 }, { $space } noch einmal: **{ $amount }**
knockout-panel-bill-tax = { knockout-space-14 }, { $count } × { $each }: **{ $amount }**
knockout-panel-bill-share = { $count ->
    [one] { knockout-space-29 }, die ganzen { $pot }: **{ $amount }**
   *[other] { knockout-space-29 }, { $pot } geteilt durch { $count }: **{ $amount }**
}
knockout-panel-bill-pot = { $taken-n ->
    [0] 🅿️ Von { knockout-space-29 } nimmt niemand etwas: { $left } bleiben liegen.
   *[other] 🅿️ { knockout-space-29 }: { $pot } − { $taken } = { $left }.
}
knockout-panel-bill-filled = Die Bank legt { $amount } dazu.
knockout-panel-winner = 🏆 { $names } { $sides ->
    [one] { $count ->
        [one] gewinnt!
       *[other] gewinnen!
    }
   *[other] teilen sich den Sieg!
}
knockout-panel-count = **{ $name }** · { $cash } = { $rounds }
knockout-panel-count-left = **{ $name }** · { $cash } · nicht mehr dabei
