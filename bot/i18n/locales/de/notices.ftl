### Direktnachrichten an den Host eines Tisches: was einer Partie im Weg steht.

notice-channel-gone = Ich finde oder sehe den Kanal deiner Partie { $game } (Tisch { $table }) nicht mehr. Die Partie pausiert, nichts ist verloren; `/tisch beenden` beendet sie.
notice-barred = Ich kann deine Partie { $game } (Tisch { $table }) in { $where } nicht zeigen: Mir fehlt die Berechtigung „{ $permission }“. Die Partie läuft weiter und erscheint wieder, sobald ich sie habe.

## Im Kanal eines Tisches

notice-damaged = Tisch { $table } ({ $game }) ist auf der Festplatte beschädigt worden und kann nicht weitergehen. Wer mich betreibt, weiß Bescheid; vielleicht bringt eine Sicherung ihn zurück.
